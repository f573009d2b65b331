"""Hit the Deck in English: option labels as in `Rules.OPTIONS`, the table's words, How to play."""

NAME = "Hit the Deck"
SUBTITLE = ("Shed cards,", "keep your", "hand ready.")
OPTIONS = (
    ("Cut on Cut", ("no", "yes")),
    ("Slapping", ("by time", "by luck")),
    ("Up to", ("100 points", "50 points")),
)

# the game's own numbers in the statistics
EXTRAS = ("Best slap, 1/100 s",)

# the order is that of the constants in core/ui/tables/hit_the_deck*.py
TEXT = (
    "play",
    "draw",
    "keep",
    "must play",
    "cut: skipped",
    "swapped",
    "kept it",
    "can't draw",
    "false slap",
    "drew",
    "was last",
    "didn't call",
    "call it",
    "called!",
    "slap",
    "you",
    "P",
    "ready to slap",
    "next",
    "Points",
    "no slap",
    "Hand over",
    "total",
    "WON",
    "LOST",
    "SHARED",
    "P%d WINS",
)

REASONS = ()

PAGES = (
    (
        "The aim",
        "Seven cards each. Who gets rid of all of them ends the hand; what the others hold counts against them.",
    ),
    (
        "Your turn",
        "Play a card of the top card's colour or number if you can. If not, draw one; if it fits you may play it.",
    ),
    ("Colours", "R, G, B and Y: stripes, dots, bars and solid. Each has 1 to 5, two Cuts and one Flip."),
    ("Cut", "Scissors: the next player cuts the draw pile, shows a card of it, and is skipped."),
    ("Flip", "Two arrows: the piles are swapped and play turns round. Who played it goes again."),
    (
        "Fist",
        "It goes on anything. The next player must play its number or letter, or draws one. It stands till it is met.",
    ),
    (
        "Hand",
        "It goes on anything, but not on a fist's demand. All slap, the last draws four. Then anything may be played.",
    ),
    ("Slapping", "Slap with A as soon as the open hand is turned over. A slap at any other card: draw two."),
    (
        "Calling",
        "Playing the hand yourself? Call it with B within 1.5 seconds, then slap. If you don't, you draw four.",
    ),
    ("More people", "The second person slaps with Left, the third with Up, the fourth with Right."),
    ("Points", "Numbers count themselves, all others ten. When somebody has 100, the lowest total wins."),
    ("Set-up", "Cut on Cut: also Flip on Flip, of any colour. By luck: chance picks who slaps last, nobody hurries."),
    (
        "Buttons",
        "Left and right choose; up and down go to the next that fits. A plays or draws, B keeps. Hold B: pause.",
    ),
)
