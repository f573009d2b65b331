"""The three bitmap fonts: words (7 rows and one below the line), labels (5 rows) and ranks (9 rows).

Packed, a font is (height, widths, columns, index, pairs). Its glyphs are pictures one after the other, MONO_VLSB,
`widths` giving their columns. `index` has a byte a character from 32 to 255: the glyph, or from the number of glyphs
on, a composed letter: `pairs` gives the letter and the mark drawn over it.
"""

from core.art import fonts as packed

GAP = 1  # columns between glyphs


class Font:
    """Glyphs as bytes. A FrameBuffer a glyph would draw a little faster, but took 14 KB of the Pico's heap."""

    def __init__(self, packed):
        self.height, self.widths, self.columns, self.index, self.pairs = packed
        self.n = len(self.widths)
        self.pages = (self.height + 7) // 8
        self.cells = None  # the canvas's, a picture a width
        self._starts = bytearray(2 * self.n)
        at = 0
        for g in range(self.n):
            self._starts[2 * g] = at & 255
            self._starts[2 * g + 1] = at >> 8
            at += self.widths[g] * self.pages

    def start(self, g):
        """Where in `columns` the bytes of a glyph begin."""
        return self._starts[2 * g] | self._starts[2 * g + 1] << 8

    def place(self, code):
        """The place of a character beyond the index: the two ligatures, a question mark for all others."""
        if code == 0x153:
            code = 0xF7
        elif code == 0x152:
            code = 0xD7
        else:
            code = 0x3F
        return self.index[code - 32]

    def width(self, text):
        """Columns that a text takes, without a gap after it. Allocates nothing."""
        x = 0
        for ch in text:
            code = ord(ch) - 32
            g = self.index[code] if code < 224 else self.place(code + 32)
            if g >= self.n:
                g = self.pairs[2 * (g - self.n)]
            x += self.widths[g] + GAP
        return x - GAP if x else 0

    def number_width(self, n):
        """Columns that a whole number takes, its minus sign included. Allocates nothing."""
        x = -GAP
        if n < 0:
            x += self.widths[self.index[13]] + GAP
            n = -n
        while True:
            x += self.widths[self.index[16 + n % 10]] + GAP
            n //= 10
            if not n:
                return x


FONTS = (Font(packed.WORDS), Font(packed.SMALL), Font(packed.BIG))
