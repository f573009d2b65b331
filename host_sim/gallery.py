"""`gallery`: every screen of every game on one contact sheet, and as text for the golden tests.

A screen is one line of SCREENS: a caption, where it starts, and the keys that lead to the screen from there. It starts at
power-up (""), in the game of a replay line, or at the end of a game that counts (a game's name: the console draws the
deal, and each time the first action offered is taken). All are driven through the real console on the simulated chip.
"""

import re
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from host_sim import gallery_champions, gallery_draw_poker, gallery_hit_the_deck, picture
from host_sim.handheld import Handheld
from host_sim.refused import Refused

HELP = "write every screen, scaled and captioned, to one picture"
EXAMPLES = """\
examples:
  python -m host_sim gallery screens.png
  python -m host_sim gallery screens.png --only pause
  python -m host_sim gallery --text tests/golden"""

GAME = "1/scoundrel/-/p/PALMDEK/"
WON = "1/scoundrel/-/p/FUHH4CQ/IAECMBMCMDMAMBMCEAMAMBMCECEAMDEDMAMCMDEBECECEDEBECIDMBEBMCMAEBEAMCEAMBECMBEAMCECMBMAIAID"
PAUSE = "wait500 B+700 "
PAGES = 11  # of How to play

WARLORDS = "1/warlords/-/ph/PALMDEK/"
ROUND_1 = WARLORDS + "ANANEBEBIAECECIAMAMCMBMAMCMB"  # a king lost
ROUND_2 = ROUND_1 + "8AANANEAEAEAEBIAMCMBMBMCQAMA"  # surrendered
ROUND_3 = ROUND_2 + "8AANANEBEBEBEBEBEBMAMCMBQA"  # black surrenders
ROUND_5 = ROUND_3 + "8AANANECIAEAEBECMCMAMBMBMAQA8AANANECIAECECECMAMBMCMAMBMC"
ROUND_8 = ROUND_5 + "8AAMANEAECIAMCMAQAMB8AAMANIAEAEAIAMBMCMCMAMAMB8AAMANEBEBEBEBMAMAMBMBMCMC"  # a tie
ROUND_11 = ROUND_8 + "8AAMANECEBEBIAMCMBMBMCMAMA8AAMANIAEAEAEAMCMBMBMAMAMC8AAMAMEBEAMBMAMAMCMCMB"
RED_WINS = ROUND_11 + "8AAMAMEAECMCMCMAMBMBMA"
BLACK_WINS = (
    "1/warlords/-/ph/FWARRE6/ANANIAIAMAMBMBMCMCMA8AANANIAECIAMAMBMBMCMCMA8AAMANIAIAMAMAMBMBMCMC"
    "8AAMANIAEAEAIAMAMAMBMCMCMB"
)
TWO = "1/warlords/-/pp/PALMDEK/"

SCREENS = (
    # (caption, start, keys)
    ("launcher", "", "wait500"),
    ("launcher with a saved game", GAME, PAUSE + "U A"),
    ("demo", "", "wait62000"),
    ("settings", "", "B"),
    ("settings, end", "", "B U"),
    ("settings, language", "", "B D D D D"),
    ("settings, statistics reset", "", "B U A+700"),
    ("title", "", "A"),
    ("set-up", "", "A A"),
    ("set-up with a saved game", GAME, PAUSE + "U A A A"),
    ("leave the saved game", GAME, PAUSE + "U A A A D A"),
    ("seed entry", "", "A A U U U U A R R U U U"),
    ("seed chosen", "", "A A U U U U A R R U U U A"),
    *((f"how to play {page}", "", "A A U U U A" + " R" * (page - 1)) for page in range(1, PAGES + 1)),
    ("statistics, empty", "", "A A U U A"),
    ("scores, empty", "", "A A U U A R"),
    ("first room", GAME, "wait500"),
    ("after a fight", GAME + "IB", "wait500"),
    ("a second potion", GAME + "EA", "wait500"),
    ("a weapon or bare hands", GAME + "AAEC", "wait500"),
    ("a weapon for another", GAME + "AAEDECMAMA", "wait500"),
    ("too strong for the weapon", GAME + "AAEDECMAMA", "wait500 R"),
    ("a potion in need", GAME + "ECEDIBIC", "wait500"),
    ("damage", GAME, "wait500 R A wait20"),
    ("cards sliding in", GAME, "wait500 L A wait20"),
    ("on the deck to flee", GAME, "wait500 L"),
    ("fled", GAME + "AA", "wait500"),
    ("a hint", GAME, PAUSE + "D D A wait1500"),
    ("pause menu", GAME, PAUSE),
    ("pause menu with undo", GAME, "wait500 A " + PAUSE + "D D D"),
    ("pause menu, end", GAME, PAUSE + "U"),
    ("how to play from the pause menu", GAME, PAUSE + "D A"),
    ("restart this deal", GAME, PAUSE + "D D D A"),
    ("new game", GAME, PAUSE + "U U U U A"),
    ("deal code", GAME, PAUSE + "U U U A"),
    ("settings from the pause menu", GAME, PAUSE + "U U A"),
    ("won", WON, "wait1500"),
    ("lost", GAME + "AAIBIA", "wait1500"),
    ("after the game", GAME + "AAIBIA", "wait1500 A"),
    ("a game that counts", "scoundrel", "wait1500"),
    ("statistics", "scoundrel", "wait1500 A D D A"),
    ("scores", "scoundrel", "wait1500 A D D A R"),
    ("warlords, title", "", "R A"),
    ("warlords, set-up", "", "R A A"),
    ("warlords, a warlord to choose", WARLORDS, "wait500"),
    ("warlords, the queen", WARLORDS, "wait500 R"),
    ("warlords, swapping", WARLORDS + "ANAN", "wait500 R"),
    ("warlords, warlords turning over", TWO + "AN", "wait500 A A wait50"),
    ("warlords, swapped twice", WARLORDS + "ANANEBEB", "wait500 R R"),
    ("warlords, a hint", WARLORDS + "ANAN", "wait500 B+700 D D A wait1500"),
    ("warlords, battle", WARLORDS + "ANANEBEBIAECECIA", "wait500 R"),
    ("warlords, sealed", WARLORDS + "ANANEBEBIAECECIA", "wait500 A wait300"),
    ("warlords, cards turning over", TWO + "ANANIAIAMA", "wait500 A A wait200"),
    ("warlords, step 2", WARLORDS + "ANANEBEBIAECECIAMAMC", "wait500"),
    ("warlords, surrender?", WARLORDS + "ANANEBEBIAECECIAMAMCMBMA", "wait500 B"),
    ("warlords, a king lost", ROUND_1, "wait500"),
    ("warlords, you give up", ROUND_2, "wait500"),
    ("warlords, they give up", ROUND_3, "wait500"),
    ("warlords, cards and a king lost", ROUND_3 + "8A", "wait500"),
    ("warlords, a tie", ROUND_8, "wait500"),
    ("warlords, one warlord each", ROUND_11 + "8A", "wait500"),
    ("warlords, both give up", TWO + "ANANIAIAQAQA", "wait500"),
    ("warlords, pass to player 2", TWO + "AN", "wait500"),
    ("warlords, player 2", TWO + "AN", "wait500 A wait300"),
    ("warlords, both warlords", TWO + "ANAM", "wait500"),
    ("warlords, both cards", TWO + "ANAMIAIAMBMA", "wait500"),
    ("warlords, black takes", TWO + "ANANEBEBIAECECIAMAMCMBMAMCMB", "wait500"),
    ("warlords, the last battle", RED_WINS, "wait500"),
    ("warlords, won", RED_WINS, "wait500 A wait1500"),
    ("warlords, lost", BLACK_WINS, "wait500 A wait1500"),
    ("warlords, statistics", "warlords", "wait500 A wait1500 A D D A R"),
    *gallery_draw_poker.SCREENS,
    *gallery_champions.SCREENS,
    *gallery_hit_the_deck.SCREENS,
)

SCALE = 3
COLUMNS = 3
GAP = 18
CAPTION = 22
PAGE = (38, 42, 50)
INK = (216, 222, 230)


def add_arguments(parser):
    parser.add_argument("file", metavar="FILE.png", nargs="?", help="the contact sheet to write")
    parser.add_argument("--only", metavar="WORD", default="", help="only screens with this in their caption")
    parser.add_argument("--text", metavar="DIR", help="also write each screen as a text picture into this directory")


def run(args):
    if not (args.file or args.text):
        raise Refused("gallery needs FILE.png, or --text DIR")
    chosen = [screen for screen in SCREENS if args.only in screen[0]]
    if not chosen:
        raise Refused(f"no screen has '{args.only}' in its caption; there is {', '.join(s[0] for s in SCREENS)}")
    if args.file:
        picture.check_writable(args.file)
    pictures = [(screen[0], take(screen)) for screen in chosen]
    if args.file:
        picture.save_image(args.file, sheet(pictures))
    if args.text:
        write_texts(args.text, pictures)
    return 0


def take(screen):
    """The glass of one line of SCREENS."""
    _, start, keys = screen
    with Handheld() as handheld:
        if "/" in start:
            handheld.open_line(start)
        elif start:
            play_out(handheld, start)
        handheld.script(keys)
        return handheld.glass()


def play_out(handheld, name):
    """Play a game whose deal the console draws to its end, always taking the first action offered."""
    handheld.open_game(name)
    game = handheld.session.game
    offered = bytearray(3 * game.MAX_ACTIONS)
    while not game.over:
        game.actions(offered)
        handheld.act(offered[0], offered[1])


def file_name(caption):
    """The name of a caption's text picture."""
    return re.sub(r"[^a-z0-9]+", "_", caption.lower()).strip("_") + ".txt"


def write_texts(folder, pictures):
    """Write (caption, rows) as text pictures. Raises Refused."""
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        for caption, rows in pictures:
            (Path(folder) / file_name(caption)).write_text(picture.text(rows))
    except OSError as error:
        raise Refused(f"can't write into {folder}: {error.strerror or error}") from None


def sheet(pictures):
    """The contact sheet of (caption, rows)."""
    width = picture.WIDTH * SCALE + GAP
    height = picture.HEIGHT * SCALE + CAPTION + GAP
    lines = -(-len(pictures) // COLUMNS)
    page = Image.new("RGB", (min(COLUMNS, len(pictures)) * width + GAP, lines * height + GAP), PAGE)
    draw = ImageDraw.Draw(page)
    font = ImageFont.load_default(14)
    for i, (caption, rows) in enumerate(pictures):
        x = GAP + i % COLUMNS * width
        y = GAP + i // COLUMNS * height
        page.paste(picture.image(rows, SCALE), (x, y))
        draw.text((x, y + picture.HEIGHT * SCALE + 3), caption, INK, font)
    return page
