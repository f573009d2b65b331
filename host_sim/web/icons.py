"""The icons of the page: the handheld in small, with a spade on its glass."""

import io

from PIL import Image, ImageDraw

from host_sim import picture

BODY = (233, 226, 211)
TABLE = (32, 70, 58)
CROSS = (46, 49, 56)
KEY = (181, 56, 47)
FINE = 4  # drawn so many times larger, so that edges are smooth
COLOURS = 64
SPADE = (
    "......##......",
    ".....####.....",
    "....######....",
    "...########...",
    "..##########..",
    ".############.",
    ".############.",
    ".####.##.####.",
    "..##..##..##..",
    "......##......",
    ".....####.....",
)


def draw():
    """{file name: PNG bytes}. The icon that the system masks has its handheld inside the middle four fifths."""
    return {
        "icon-192.png": _png(192, 0.94, 0.22),
        "icon-512.png": _png(512, 0.94, 0.22),
        "icon-mask.png": _png(512, 0.7, 0),
    }


def _png(size, part, corner):
    """A square icon; the handheld is `part` of its height, `corner` the radius of the square's corners."""
    n = size * FINE
    image = Image.new("RGBA", (n, n), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((0, 0, n - 1, n - 1), corner * n, TABLE)
    high = part * n * 0.88
    wide = high * 0.74
    left, top = (n - wide) / 2, (n - high) / 2
    pen.rounded_rectangle((left, top, left + wide, top + high), wide * 0.13, BODY)
    edge = wide * 0.09
    glass = (left + edge, top + edge, left + wide - edge, top + edge + high * 0.5)
    pen.rounded_rectangle(glass, wide * 0.06, picture.DARK)
    _spade(pen, glass)
    arm = wide * 0.105
    _cross(pen, left + wide * 0.29, top + high * 0.79, arm)
    for x, y in ((0.62, 0.83), (0.8, 0.75)):
        middle = (left + wide * x, top + high * y)
        pen.ellipse((middle[0] - arm * 0.8, middle[1] - arm * 0.8, middle[0] + arm * 0.8, middle[1] + arm * 0.8), KEY)
    out = io.BytesIO()
    small = image.resize((size, size), Image.Resampling.LANCZOS)
    small.quantize(COLOURS, method=Image.Quantize.FASTOCTREE).save(out, "PNG", optimize=True)
    return out.getvalue()


def _spade(pen, glass):
    cell = int((glass[3] - glass[1]) * 0.8 / len(SPADE))
    x = (glass[0] + glass[2] - cell * len(SPADE[0])) // 2
    y = (glass[1] + glass[3] - cell * len(SPADE)) // 2
    gap = max(1, cell // 9)
    for j, row in enumerate(SPADE):
        for i, pixel in enumerate(row):
            if pixel == "#":
                box = (x + i * cell, y + j * cell, x + (i + 1) * cell - 1 - gap, y + (j + 1) * cell - 1 - gap)
                pen.rectangle(box, picture.LIT)


def _cross(pen, x, y, arm):
    half, far = arm / 2, arm * 1.5
    pen.rounded_rectangle((x - far, y - half, x + far, y + half), half * 0.5, CROSS)
    pen.rounded_rectangle((x - half, y - far, x + half, y + far), half * 0.5, CROSS)
