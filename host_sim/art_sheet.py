"""A sheet of everything drawn in host_sim/art, large and with names, to be looked at after a change."""

from PIL import Image, ImageDraw

from host_sim import art_pack
from host_sim.picture import save_image

SCALE = 6
WIDTH = 1320  # pixels of the sheet
GAP = 12
NAME = 14  # pixels that a name takes over its picture
LIT = (200, 230, 255)
DARK = (5, 8, 14)
PAPER = (60, 60, 60)
INK = (255, 255, 255)


def drawn():
    """(name, rows) of every picture and of every glyph, font by font."""
    for path in sorted(art_pack.SOURCES.glob("*.txt")):
        if not path.name.startswith("font_"):
            for name, rows in art_pack.pictures(path).items():
                yield f"{path.stem} {name}", rows
    for font, _ in art_pack.FONTS:
        for name, rows in art_pack.font(font).glyphs.items():
            yield name, rows


def image(rows):
    """One picture, `SCALE` times as large."""
    picture = Image.new("RGB", (len(rows[0]), len(rows)), DARK)
    for y in range(len(rows)):
        for x in range(len(rows[0])):
            if art_pack.lit(rows, x, y):
                picture.putpixel((x, y), LIT)
    return picture.resize((picture.width * SCALE, picture.height * SCALE), Image.Resampling.NEAREST)


def placed(pictures):
    """(x, y, name, picture) of (name, picture) pairs set in rows, and the height that they take."""
    places = []
    x = y = GAP
    tallest = 0
    for name, picture in pictures:
        width = max(picture.width, 6 * len(name))
        if x + width > WIDTH - GAP:
            x, y, tallest = GAP, y + tallest, 0
        places.append((x, y, name, picture))
        x += width + GAP
        tallest = max(tallest, picture.height + NAME + GAP)
    return places, y + tallest


def write(file):
    """Write the sheet as a PNG. Raises Refused where the file can't be written."""
    places, height = placed([(name, image(rows)) for name, rows in drawn()])
    sheet = Image.new("RGB", (WIDTH, height), PAPER)
    pen = ImageDraw.Draw(sheet)
    for x, y, name, picture in places:
        pen.text((x, y), name, fill=INK)
        sheet.paste(picture, (x, y + NAME))
    save_image(file, sheet)
