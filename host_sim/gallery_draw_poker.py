"""Draw Poker's screens for the gallery; see gallery.py for what a line means."""

from core import load

_NEVE = "1/draw_poker/-/pn/"
_TWO = "1/draw_poker/-/pp/"
_FIRST = _NEVE + "PALMDEK/"
_HAT = _NEVE + "29ZEE9V/MA8AAUIAYYYI"
_LAST = _NEVE + "LKT3PYA/APQBIAYJYRUA8AATIAYZYF"
_POOR = _NEVE + "KCE2N24/ATIAYJYMUA8A"
_RICH = _NEVE + "3Q6UPJN/EAIAYIYDADQNUA8AADQDIAYQYQUA8AADIAYGYHALQBUA8AAMIAYeYG"
_BARE = _NEVE + "FRPF6NX/ATIAYeYDUA"
_PAGES = 17
_GO = "R " * load.index("draw_poker")  # to the game in the launcher

SCREENS = (
    ("launcher, draw poker", "", "wait500 " + _GO),
    ("title of draw poker", "", _GO + "A"),
    ("set-up of draw poker", "", _GO + "A A"),
    ("set-up of draw poker, lower", "", _GO + "A A D D D D D D D"),
    *((f"how to play draw poker {page}", "", _GO + "A A U U U A" + " R" * (page - 1)) for page in range(1, _PAGES + 1)),
    ("you go first", _FIRST, "wait1500"),
    ("cards coming in", _FIRST, "wait500 B A wait500 A wait60"),
    ("a bet chosen", _FIRST, "wait500 U U U"),
    ("the largest bet", _FIRST, "wait500 R R R R R"),
    ("neve thinks", _FIRST, "wait500 U U U A wait500"),
    ("neve stays", _NEVE + "4G56WU9/", "wait2500"),
    ("neve bets", _NEVE + "JCSZQUW/AD", "wait500"),
    ("neve raises", _NEVE + "QXZGFYK/AOQC", "wait500"),
    ("a raise chosen", _NEVE + "QXZGFYK/AOQC", "wait500 U U"),
    ("three digits everywhere", "1/draw_poker/money=200/pn/5K6WY4Y/APIAYYYG", "wait500 R R R R"),
    ("really drop", _FIRST, "wait500 B"),
    ("you drop", _FIRST, "wait500 B A wait500"),
    ("neve drops", _NEVE + "AF2H2E6/MA", "wait500"),
    ("marking cards", _FIRST, "wait500 U U A wait3000 A R R A"),
    ("nothing marked", _FIRST, "wait500 U U A wait3000"),
    ("new cards", _FIRST, "wait500 U U A wait3000 A R R A B wait100"),
    ("neve has changed three", _NEVE + "4G56WU9/ADIAYHYU", "wait500"),
    ("the ante has risen", _NEVE.replace("-", "ante=rising") + "AF2H2E6/" + "MA8A" * 20, "wait2500"),
    ("the hat is pledged", _POOR, "wait500"),
    ("three garments are pledged", _NEVE + "TVBJMJH/EAIAYGYJAJUA8AAU", "wait500 A A A wait500"),
    ("a straight wins", _HAT, "wait500 A wait500"),
    ("the hat is won", _HAT, "wait500 A wait500 A wait500"),
    ("a full house wins", _NEVE + "LXZMRUT/EAIAYBYB", "wait500 A wait500"),
    ("four of a kind", _NEVE + "JVKDASQ/ADIAYMYI", "wait500 A wait500"),
    ("one card decides", _LAST, "wait500 A wait500"),
    ("a tie", _NEVE + "FL62H9W/EAIAYMYQ", "wait500 A wait500"),
    ("a tie that is divided", _NEVE + "3CAJF85/AKQBQIIAYUYX", "wait500 A wait500"),
    ("the pledge is redeemed", _POOR, "wait500 A wait500 B A wait500 A wait500"),
    ("the hat is back on", _RICH, "wait500 A wait500 A wait500"),
    ("in boots alone", _NEVE + "YS54BSL/AMQDIAYKYeUA8AADQPIAYLYfUA8A", "wait500"),
    ("the cape is won", _LAST, "wait500 A wait500 A wait500 A wait500 A wait500 A wait500"),
    ("a heap of snow", _LAST, "wait500 A wait500 A wait500 A wait500 A wait500 A wait500 A wait500"),
    ("neve's wardrobe is won", _LAST, "wait500" + " A wait600" * 8 + " wait1500"),
    ("out of money", _BARE, "wait500 A wait500"),
    ("lost to neve", _BARE, "wait500 A wait500 A wait2000"),
    ("a hint at draw poker", _FIRST, "wait500 B+700 D D A wait1500"),
    ("two at poker, passed on", _TWO + "BZSNTMN/", "wait500"),
    ("two at poker, the first", _TWO + "BZSNTMN/", "wait500 A wait500"),
    ("two at poker, the second", _TWO + "BZSNTMN/", "wait500 A wait500 U U A wait500 A wait500"),
    ("two at poker, the showdown", _TWO + "BZSNTMN/EAIAYPYM", "wait500 A wait500 A wait500"),
    ("two at poker, dropped", _TWO + "BZSNTMN/EA", "wait500 A wait500 B A wait500"),
    ("two at poker, the end", _TWO + "AZKR565/ATIAYFYPUA", "wait500 A wait500 A wait500 A wait2500"),
    ("a match that counts", "draw_poker", "wait500 A wait2500"),
    ("statistics of draw poker", "draw_poker", "wait500 A wait2500 A D D A"),
    ("statistics of draw poker, its own", "draw_poker", "wait500 A wait2500 A D D A R"),
)
