"""Scoundrel in English: option labels as in `Rules.OPTIONS`, the table's words, How to play."""

NAME = "Scoundrel"
SUBTITLE = ("Clear the", "dungeon,", "stay alive.")
OPTIONS = (
    ("Fleeing", ("reshuffles", "to the bottom")),
    ("Wear", ("step", "classic", "strict")),
)

# the order is that of the constants in core/ui/tables/dungeon.py, then scoundrel.py
TEXT = (
    "fight",
    "weapon",
    "bare hands",
    "take",
    "drink",
    "discard",
    "flee",
    "Second potion: no use",
    "To the deck's bottom",
    "WON",
    "DEAD",
    "Score",
    "Thinking ...",
    "for",
    "All is shuffled",
)

# why the computer player would do it; the order is that of the constants in core/ai/scoundrel.py
REASONS = (
    "The only choice",
    "The weapon saves health",
    "Spare the weapon",
    "A weapon for what comes",
    "Health for what comes",
    "Clear the room",
    "A better room may come",
    "No way out",
)

PAGES = (
    (
        "The dungeon",
        "44 cards: spades and clubs are monsters, diamonds weapons, hearts potions. Clear them all and you win.",
    ),
    ("A room", "Four cards make a room. Take three, in any order; the fourth stays and three new ones come."),
    ("Monsters", "Fighting costs health: the monster's level. Ace is 14, king 13, queen 12, jack 11."),
    ("Weapons", "With a weapon you lose only the level less the weapon's value. Taking a new one drops the old."),
    ("Wear", "A weapon's second number is the highest level it can strike: 14 when new, 1 less after each fight."),
    ("Wear, set-up", "Classic: it drops to the level just beaten. Strict: to one below that level."),
    ("Potions", "The first potion in a room heals its value, up to 20. Any more in that room do nothing."),
    ("Fleeing", "From a full, untouched room you may flee: move right to the deck. Never from two rooms in a row."),
    ("Fleeing, set-up", "The room goes back and all is shuffled, or its four cards go under the deck."),
    ("Score", "Won: the health left, and the last potion if it found you whole. Lost: minus all monsters left."),
    ("Buttons", "Left and right choose, A acts, B fights with bare hands. Hold B: pause, hint, undo."),
)
