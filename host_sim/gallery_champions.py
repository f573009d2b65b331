"""The gallery's screens of Champions; see host_sim/gallery.py."""

from core import load

_HERE = "R " * load.index("champions")  # from the first game of the launcher
_PALADIN = "1/champions/-/p/"
_HERBALIST = "1/champions/champion=herbalist/p/"
_ROGUE = "1/champions/champion=rogue/p/"
_BERSERKER = "1/champions/champion=berserker/p/"
_GAME = _PALADIN + "PALMDEK/"
_READY = "EBMDEAEAICIBEAECIB"  # its actions until the ability of one that costs 3 is ready
_LOST = "EBMCEAMDEAIBEAEDIBEBIAIDEBIC"
_WON = "46GAAV4/AAICEBEDEBMAMDMDEAMBAAQAEBMCIDAAICEAEBMAECMDMBECEDQAMCMAEDAAECIAMDAAEAMDMBQAECMAIBIAEBEDAAMAMCEBEAMCMDECMAMBEAED"
_PAGES = 18

SCREENS = (
    ("champions, launcher", "", _HERE + "wait500"),
    ("champions, title", "", _HERE + "A"),
    ("champions, set-up", "", _HERE + "A A"),
    ("champions, paladin", "", _HERE + "A A A"),
    ("champions, herbalist", "", _HERE + "A A A R"),
    ("champions, rogue", "", _HERE + "A A A R R"),
    ("champions, berserker", "", _HERE + "A A A L"),
    *((f"champions, how to play {page}", "", _HERE + "A A D D A" + " R" * (page - 1)) for page in range(1, _PAGES + 1)),
    ("champions, bestiary", "", _HERE + "A A D D D A"),
    ("champions, bestiary, dragons", "", _HERE + "A A D D D A D D D D"),
    ("champions, bestiary, end", "", _HERE + "A A D D D A" + " D" * 7 + " R R R R"),
    ("champions, best five of the paladin", "", _HERE + "A A D D D D A R"),
    ("champions, first room", _GAME, "wait500"),
    ("champions, a weapon for another", _PALADIN + "8XUCNJZ/EB", "wait500"),
    ("champions, a weapon out", _PALADIN + "LCLKDND/EB", "wait500"),
    ("champions, a weapon away", _PALADIN + "LCLKDND/EB", "wait500 B"),
    ("champions, a shield for another", _PALADIN + "9JTTSSD/EDMBECEAMCMD", "wait500 L L L"),
    ("champions, all that takes damage off", _PALADIN + "3R7E4WS/AAEDMCEBAAMDMAMCAAQAEC", "wait500 R"),
    ("champions, nothing is left of it", _PALADIN + "3R7E4WS/AAEDMCEBAAMDMAMCAAQAEC", "wait500"),
    ("champions, bare hands and shield", _BERSERKER + "2ASFC5D/IAEB", "wait500 L L"),
    ("champions, a victory that heals", _PALADIN + "Q5XU5S3/AAIBICEDECMBID", "wait500"),
    ("champions, a third potion", _HERBALIST + "HBDCPSU/AAIAICEBEAECMBQAAAEAEB", "wait500 R R"),
    ("champions, made weaker by electricity", _PALADIN + "B9UETV5/EBMD", "wait500"),
    ("champions, on the deck to flee", _GAME, "wait500 L"),
    ("champions, the ability has become ready", _HERBALIST + "PALMDEK/" + _READY, "wait500"),
    ("champions, full but of no use", _HERBALIST + "D43J3HK/AAIBECEDAA", "wait500"),
    ("champions, blessing", _PALADIN + "QQ2WEJ5/AAIAIBIDAAEAEBMCAA", "wait500 A+700"),
    ("champions, grace", _HERBALIST + "PALMDEK/" + _READY, "wait500 A+700"),
    ("champions, backstab", _ROGUE + "PALMDEK/" + _READY, "wait500 A+700"),
    ("champions, backstab, another", _ROGUE + "PALMDEK/" + _READY, "wait500 A+700 R"),
    ("champions, backstabbed", _ROGUE + "PALMDEK/" + _READY, "wait500 A+700 A wait500"),
    ("champions, frenzy", _BERSERKER + "RB5Z9WS/AAIAIDEBAAEDMCEA", "wait500 A+700"),
    ("champions, in a frenzy", _BERSERKER + "RB5Z9WS/AAIAIDEBAAEDMCEA", "wait500 A+700 A wait500"),
    ("champions, ready again in a frenzy", _BERSERKER + "AVLZZ76/EAMBMCAAIDEAEBEBMDMAAAQAMBMCEAAAICIDEAAA", "wait500"),
    ("champions, damage and healing", _PALADIN + "Q5XU5S3/AAIBICEDECMBID", "wait500 A wait20"),
    ("champions, hint", _GAME, "wait500 B+700 D D D A wait1500"),
    ("champions, hint to backstab", _ROGUE + "2X8B2BX/AAAAICEDEA", "wait500 B+700 D D D A wait3000"),
    ("champions, pause menu", _GAME, "wait500 B+700"),
    ("champions, bestiary from the pause menu", _GAME, "wait500 B+700 D D A"),
    ("champions, won", _PALADIN + _WON, "wait1500"),
    ("champions, scores", "champions", "wait1500 A D D A R"),
    ("champions, lost", _GAME + _LOST, "wait1500"),
)
