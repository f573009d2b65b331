"""Draw Poker in English: option labels as in `Rules.OPTIONS`, the table's words, the statistics, How to play."""

NAME = "Draw Poker"
SUBTITLE = ("Win Neve's", "hat, scarf,", "everything!")
OPTIONS = (
    ("Deck", ("32 cards", "52 cards")),
    ("Money", ("100", "50", "200")),
    ("Ante", ("always 5", "rising")),
    ("Wardrobe", ("yes", "no")),
)

# the order is that of the constants in core/ui/tables/draw_poker.py
TEXT = (
    "NEVE",
    "P1",
    "P2",
    "YOU",
    "POT",
    "ANTE",
    "NEW",
    "BET",
    "PAY",
    "LEFT",
    # what A does
    "bet",
    "stay",
    "draw",
    "drop",
    "raise",
    "call",
    # what B does while cards are changed, and what A does there
    "change",
    "keep all",
    "mark",
    "unmark",
    "next",
    "no",
    # what the other did
    " THINKS ...",
    " STAYS",
    " BETS ",
    " RAISES ",
    " CHANGES ",
    " DROPS",
    " TAKES ",
    # the same of you
    "YOU DROP",
    "YOU TAKE ",
    "YOU GO FIRST",
    "WHAT WILL GO?",
    "REALLY DROP?",
    # what comes after a hand
    "TIE: THE POT STAYS",
    "TIE: HALF FOR EACH",
    "PLEDGED: ",
    "ALL REDEEMED",
    "YOU WIN: ",
    "BACK ON: ",
    "YOU WIN THE MATCH",
    "BOTH ARE OUT OF IT",
    "OUT OF MONEY",
    # garments
    "HAT",
    "SCARF",
    "MITTENS",
    "CAPE",
    "BOOTS",
    # hands
    "NOTHING",
    "PAIR",
    "TWO PAIR",
    "THREE OF A KIND",
    "STRAIGHT",
    "FLUSH",
    "FULL HOUSE",
    "FOUR OF A KIND",
    "STRAIGHT FLUSH",
    "ROYAL FLUSH",
    # the end
    "WON",
    "LOST",
    "DRAW",
    "P1 WINS",
    "P2 WINS",
    "Money",
)

# why the computer player would do it; the order is that of the constants in core/ai/draw_poker.py
REASONS = (
    "WORTH A BET",
    "IT MAY BE A BLUFF",
    "WORTH ITS PRICE",
    "TOO EXPENSIVE",
    "IT COSTS NOTHING",
    "KEEP WHAT COUNTS",
)

# what the statistics count, see `Table.count`; a number that is an index of a name has its names
EXTRAS = (
    "Hands",
    (
        "Best",
        (
            "nothing",
            "pair",
            "two pair",
            "three of a kind",
            "straight",
            "flush",
            "full house",
            "four of a kind",
            "straight flush",
        ),
    ),
    "Biggest pot",
    "Garments won",
)

PAGES = (
    (
        "Five cards",
        "You and Neve, the snow-woman, each pay the ante into the pot and get five cards. The better hand wins the pot.",
    ),
    ("First round", "Bet, or stay. Who faces a bet may raise it, pay it and draw, or drop. Draw ends the betting."),
    ("New cards", "Each may change up to five cards, once. How many the other changed stays on the table."),
    ("How much", "A bet is at most what you have and what the other has: garments count as Neve's money."),
    ("Second round", "Bet again, or call: pay what is owed and show the hands. Three raises a round are the most."),
    (
        "Dropping",
        "Who drops gives the pot to the other, and the cards stay secret. So a bold bet can win with nothing.",
    ),
    ("Hands 1", "From the lowest: nothing, pair, two pair, three of a kind, straight (five in a row),"),
    ("Hands 2", "flush (one suit), full house (three and a pair), four of a kind, straight flush."),
    ("The ace", "It is the highest card. In a straight with 52 cards it may also be a 1: A 2 3 4 5."),
    ("Ties", "Alike hands compare card by card. All alike: a tie, and the pot stays for the next hand."),
    ("The wardrobe", "Out of money, Neve pledges what she wears, each for a fifth of the starting money."),
    (
        "Won or back",
        "If she loses the hand, what is pledged comes off. If she wins, she redeems it. When rich she buys back.",
    ),
    ("The match", "Win all five garments: Neve is a heap of snow, and smiles. You lose if you can't pay the ante."),
    ("No wardrobe", "Without it, who can't pay the ante has lost. If neither can, it is a draw."),
    ("Set-up", "32 cards have no 2 to 6. A rising ante grows by 5 every 20 hands. Two people play without wardrobe."),
    (
        "Buttons",
        "Up and Down choose the bet, Left and Right in big steps. A does it. B drops, after asking. Hold B: pause.",
    ),
    ("Marking", "Left and Right walk along your cards, A marks, B changes all that are marked."),
)
