"""The rules, one file a game, and the registry that everything else asks which games there are.

A game NAME is made of `core/games/NAME.py` (class `Rules`), `core/ai/NAME.py` (class `Player`),
`core/ui/tables/NAME.py` (class `Table`), `core/lang/en_NAME.py` (TEXT and PAGES) and `core/art/NAME.py` and
`core/art/emblem_NAME.py`. Its line here is what makes it appear.
"""

# (name, title shown in the launcher); the order is the launcher's
GAMES = (
    ("scoundrel", "Scoundrel"),
    ("warlords", "Warlords"),
    ("draw_poker", "Draw Poker"),
    ("champions", "Champions"),
    ("hit_the_deck", "Hit the Deck"),
)
