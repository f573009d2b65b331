"""Pieces that several screens share: the title bar, the bottom row, wrapped text."""

from core.ui.canvas import WIDTH

BOTTOM = 57  # y of the bottom row
LINES_TOP = 11  # y of the first line under a title
LINE = 9  # pixels from line to line
LINES = 5  # lines between title and bottom row

spoken = ["", ""]  # what the bottom row that was drawn last says of A and B: for who can't see it


def title(canvas, text):
    """A heading over a rule, in the top nine rows."""
    canvas.text(text, 2, 0, 1)
    canvas.hline(0, 8, WIDTH, 1)


def button(canvas, letter, x):
    """A button's letter, dark in a lit key; the x after it."""
    canvas.fill_rect(x, BOTTOM, 7, 7, 1)
    canvas.pixel(x, BOTTOM, 0)
    canvas.pixel(x + 6, BOTTOM, 0)
    canvas.pixel(x, BOTTOM + 6, 0)
    canvas.pixel(x + 6, BOTTOM + 6, 0)
    canvas.small(letter, x + 2, BOTTOM + 1, 0)
    return x + 9


def hints(canvas, a, b, right=WIDTH):
    """The bottom row, up to column `right`: what A does at the left, what B does at the right. An empty text: that button does
    nothing.
    """
    spoken[0] = a
    spoken[1] = b
    if a:
        canvas.small(a, button(canvas, "A", 0), BOTTOM + 1, 1)
    if b:
        x = right - 10 - canvas.small_width(b)
        canvas.small(b, button(canvas, "B", x), BOTTOM + 1, 1)


def wrap(canvas, text, width):
    """Break a text into lines that fit `width` pixels of the word font; "\n" breaks too. Allocates: not in `draw`."""
    lines = []
    for part in text.split("\n"):
        line = ""
        for word in part.split(" "):
            longer = line + " " + word if line else word
            if line and canvas.width(longer) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines
