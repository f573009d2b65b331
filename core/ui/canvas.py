"""Drawing: eight framebuf calls, clipping left to them, and text in three bitmap fonts. Nothing else touches the buffer.

Colour is 1 (lit) or 0. Coordinates are pixels from the top left corner; everything may lie partly or wholly outside.
"""

import framebuf

from core.ui.fonts import FONTS, GAP

WIDTH = 128
HEIGHT = 64

# fonts, for numbers
WORDS = 0
SMALL = 1
BIG = 2

# a glyph on its way to the glass: one buffer, seen as a picture of every width that the fonts have, a list a font
_ink = bytearray(16)


def _cells(font):
    return [
        framebuf.FrameBuffer(_ink, width + 1, 8 * font.pages, framebuf.MONO_VLSB) for width in range(max(font.widths))
    ]


for _font in FONTS:
    _font.cells = _cells(_font)


def sprite(picture):
    """Prepare a packed picture (width, height, bytes as MONO_VLSB) for `Canvas.blit`. Allocates: once, not in `draw`.

    The bytes stay where they are, in flash if the console is frozen: blit takes such a tuple for a picture.
    """
    width, height, data = picture
    return data, width, height, framebuf.MONO_VLSB


class Canvas:
    """The glass to draw on. `target` is the hal's canvas.

    The eight calls are the target's own, bound once, so they cost no extra Python call:
    fill(c), fill_rect(x, y, w, h, c), rect(x, y, w, h, c), hline(x, y, w, c), vline(x, y, h, c), line(x1, y1, x2, y2, c),
    pixel(x, y, c), blit(sprite, x, y, key) where key -1 is opaque and 0 draws lit pixels only.

    Nothing here allocates. Text draws its own pixels only, never what lies between them, and gives back the x where
    the next glyph would go.
    """

    def __init__(self, target):
        self.fill = target.fill
        self.fill_rect = target.fill_rect
        self.rect = target.rect
        self.hline = target.hline
        self.vline = target.vline
        self.line = target.line
        self.pixel = target.pixel
        self.blit = target.blit

    # -- text -----------------------------------------------------------------------------------------------------
    def text(self, s, x, y, c=1):
        """Words: 7 rows from y, an eighth for what hangs below the line."""
        return self._text(FONTS[WORDS], s, x, y, c)

    def small(self, s, x, y, c=1):
        """A tight label: 5 rows, all capitals."""
        return self._text(FONTS[SMALL], s, x, y, c)

    def big(self, s, x, y, c=1):
        """Ranks and the like: 9 rows, all capitals."""
        return self._text(FONTS[BIG], s, x, y, c)

    def width(self, s):
        """Columns that words take."""
        return FONTS[WORDS].width(s)

    def small_width(self, s):
        """Columns that a label takes."""
        return FONTS[SMALL].width(s)

    def big_width(self, s):
        """Columns that a text in the large font takes."""
        return FONTS[BIG].width(s)

    def centred(self, s, x, y, w, c=1):
        """Words in the middle of the w columns from x."""
        return self._text(FONTS[WORDS], s, x + (w - FONTS[WORDS].width(s)) // 2, y, c)

    def right(self, s, x, y, c=1):
        """Words that end before column x."""
        return self._text(FONTS[WORDS], s, x - FONTS[WORDS].width(s), y, c)

    def number(self, n, x, y, font=WORDS, c=1):
        """A whole number, digit by digit, in the font WORDS, SMALL or BIG."""
        font = FONTS[font]
        if n < 0:
            x = self._glyph(font, font.index[13], x, y, c)
            n = -n
        power = 1
        while power * 10 <= n:
            power *= 10
        while power:
            x = self._glyph(font, font.index[16 + n // power % 10], x, y, c)
            power //= 10
        return x

    def number_right(self, n, x, y, font=WORDS, c=1):
        """A whole number that ends before column x."""
        return self.number(n, x - FONTS[font].number_width(n), y, font, c)

    def number_width(self, n, font=WORDS):
        """Columns that a whole number takes."""
        return FONTS[font].number_width(n)

    def _text(self, font, s, x, y, c):
        for ch in s:
            code = ord(ch) - 32
            g = font.index[code] if code < 224 else font.place(code + 32)
            if g >= font.n:
                g = 2 * (g - font.n)
                self._glyph(font, font.pairs[g + 1], x, y, c)
                g = font.pairs[g]
            x = self._glyph(font, g, x, y, c)
        return x

    def _glyph(self, font, g, x, y, c):
        """One glyph, lit or dark; the x after it."""
        width = font.widths[g]
        columns = font.columns
        at = font.start(g)
        flip = 0 if c else 255  # a dark glyph is its negative, drawn with lit as the key
        for i in range(width * font.pages):
            _ink[i] = columns[at + i] ^ flip
        self.blit(font.cells[width - 1], x, y, c ^ 1)
        return x + width + GAP

    # -- shapes ---------------------------------------------------------------------------------------------------
    def frame(self, x, y, w, h, c=1):
        """A one-pixel frame with rounded corners."""
        self.hline(x + 1, y, w - 2, c)
        self.hline(x + 1, y + h - 1, w - 2, c)
        self.vline(x, y + 1, h - 2, c)
        self.vline(x + w - 1, y + 1, h - 2, c)

    def pointer(self, x, y):
        """The cursor: a triangle four wide and seven high that points to the right."""
        for i in range(4):
            self.vline(x + i, y + i, 7 - 2 * i, 1)
