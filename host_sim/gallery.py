"""`gallery`: every screen of every game on one contact sheet, and as text for the golden tests.

A screen is one line of SCREENS: a caption, how the game stands as a replay line ("" for power-up, before any game), and
the keys that lead to the screen from there. All are driven through the real console on the simulated chip.
"""

import re
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from host_sim import picture
from host_sim.handheld import Handheld
from host_sim.refused import Refused

HELP = "write every screen, scaled and captioned, to one picture"
EXAMPLES = """\
examples:
  python -m host_sim gallery screens.png
  python -m host_sim gallery screens.png --only pause
  python -m host_sim gallery --text tests/golden         the golden screens of the tests (`make goldens`)"""

SCREENS = (
    # (caption, replay line, keys)
    ("launcher", "", "wait1000"),
    ("scoundrel first room", "1/scoundrel/-/p/PALMDEK/", "wait1000"),
    ("scoundrel pause menu", "1/scoundrel/-/p/PALMDEK/", "wait1000 B+700 wait500"),
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
    _, line, keys = screen
    with Handheld() as handheld:
        if line:
            handheld.open_line(line)
        handheld.script(keys)
        return handheld.glass()


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
