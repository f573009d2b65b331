"""Warlords in English; see en_scoundrel.py for the orders."""

NAME = "Warlords"
SUBTITLE = ("Two crowns,", "three cards,", "one winner.")
OPTIONS = (("Ace", ("high", "low")),)

# labels of the six numbers that the game counts for its statistics
EXTRAS = ("Rounds", "Warlords taken", "Warlords lost", "Jacks given", "Won without a loss")

# the order is that of the constants in core/ui/tables/warlords.py
TEXT = (
    "send",
    "swap",
    "keep",
    "play",
    "surrender",
    "next",
    "Thinking ...",
    "High",
    "Pair",
    "Flush",
    "Straight",
    "Three",
    "Red takes",
    "Black takes",
    "You take",
    "You lose",
    "a queen",
    "a king",
    "A tie:",
    "Red gives up:",
    "Black gives up:",
    "You give up:",
    "They give up:",
    "Both give up:",
    "nothing lost",
    "a jack",
    "jack + 1 card",
    "jack + 2 cards",
    "Surrender: lose the jack?",
    "Surrender: lose the jack and 1 card?",
    "Surrender: lose the jack and 2 cards?",
    "VICTORY",
    "DEFEAT",
    "RED WINS",
    "BLACK WINS",
    "Trophies",
)

# why the computer player would do it; the order is that of the constants in core/ai/warlords.py
REASONS = (
    "Kings first",
    "Either will do",
    "A better card may come",
    "Good enough: keep",
    "Any card: tell nothing",
    "Surrender, save them",
)

PAGES = (
    ("The war", "One has the red cards, one the black. Take the other's four warlords: two kings and two queens."),
    ("A round", "Both draw three cards and send a queen or a king, both at the same time."),
    (
        "Swaps",
        "A queen may swap one card, a king up to three, one after the other. Nobody sees it; the counts are told.",
    ),
    (
        "Battle",
        "Three times both show a card at once. Then the better three take the other's warlord. All cards go back.",
    ),
    (
        "Ranking",
        "Three alike, straight (in a row), flush (one suit), pair, high card. Suits never decide; a tie changes nothing.",
    ),
    ("The ace", "It is high, but 1 in a straight: A 2 3 is the lowest. Set-up: low makes it 1 everywhere."),
    ("Surrender", "Show a jack instead of a card: the jack and your shown cards are lost, the warlord is safe."),
    ("Two jacks", "Both show one in the same step: the round ends and all is as before. Each side has two jacks."),
    ("The rows", "Left: kings, queens, jacks; lit: sent. Right: warlords won, cards lost for good, swaps made."),
    ("Buttons", "Left and right choose, A acts. B keeps the cards, or surrenders. Hold B: pause, hint."),
)
