"""MicroPython's `framebuf`, pixel for pixel, for CPython: the one-bit formats and all calls but text, ellipse and poly.

A row of bytes is handled as one large integer where the format is MONO_VLSB, so a whole screen is drawn in well under
a millisecond. Whatever the real one does at its edges (slack bits, smearing, refused buffers) is done here too; a test
compares the two call by call.
"""

MONO_VLSB = MVLSB = 0
MONO_HLSB = 3
MONO_HMSB = 4

_ONES = [((1 << 8 * n) - 1) // 255 for n in range(257)]  # n bytes of 0x01


def _ones(n):
    return _ONES[n] if n < len(_ONES) else ((1 << 8 * n) - 1) // 255


class FrameBuffer:
    """A picture over the caller's writable buffer. Coordinates outside are clipped; a colour is off (0) or on."""

    def __init__(self, buffer, width, height, format, stride=None, /):
        view = memoryview(buffer)
        if view.readonly:
            raise TypeError("object with buffer protocol required")
        self._set_up(view, width, height, format, width if stride is None else stride)

    def _set_up(self, view, width, height, format, stride):
        if width < 1 or height < 1 or width > 0xFFFF or height > 0xFFFF or stride < width or stride > 0xFFFF:
            raise ValueError
        if format == MONO_VLSB:
            needed = (height + 7) // 8 * stride - stride + width
        elif format in (MONO_HLSB, MONO_HMSB):
            stride = (stride + 7) & ~7
            needed = (height - 1) * stride // 8 + (width + 7) // 8
        else:
            raise ValueError("invalid format")
        view = view.cast("B") if view.format != "B" else view
        if len(view) < needed:
            raise ValueError
        self._view = view
        self._width = width
        self._height = height
        self._format = format
        self._stride = stride
        self._vertical = format == MONO_VLSB

    @classmethod
    def _of(cls, source):
        """The FrameBuffer that a blit's source is: itself, or (buffer, width, height, format[, stride])."""
        if isinstance(source, FrameBuffer):
            return source
        if not isinstance(source, (tuple, list)):
            raise TypeError(f"object '{type(source).__name__}' isn't a tuple or list")
        if not 4 <= len(source) <= 5:
            raise ValueError
        made = cls.__new__(cls)
        made._set_up(memoryview(source[0]), *source[1:4], source[4] if len(source) == 5 else source[1])
        return made

    # -- one pixel ------------------------------------------------------------------------------------------------
    def _place(self, x, y):
        """(index of the byte, number of the bit) of a pixel."""
        if self._vertical:
            return (y >> 3) * self._stride + x, y & 7
        return (x + y * self._stride) >> 3, x & 7 if self._format == MONO_HMSB else 7 - (x & 7)

    def _get(self, x, y):
        at, bit = self._place(x, y)
        return self._view[at] >> bit & 1

    def _set(self, x, y, colour):
        at, bit = self._place(x, y)
        self._view[at] = self._view[at] | 1 << bit if colour else self._view[at] & ~(1 << bit)

    def pixel(self, x, y, colour=None, /):
        """Set a pixel, or without a colour get it (None outside)."""
        if not (0 <= x < self._width and 0 <= y < self._height):
            return None
        if colour is None:
            return self._get(x, y)
        return self._set(x, y, colour)

    # -- areas ----------------------------------------------------------------------------------------------------
    def fill(self, colour, /):
        self.fill_rect(0, 0, self._width, self._height, colour)

    def fill_rect(self, x, y, w, h, colour, /):
        x_end = min(self._width, x + w)
        y_end = min(self._height, y + h)
        x = max(x, 0)
        y = max(y, 0)
        if w < 1 or h < 1 or x >= x_end or y >= y_end:
            return
        if not self._vertical:
            for row in range(y, y_end):
                for column in range(x, x_end):
                    self._set(column, row, colour)
            return
        for page in range(y >> 3, (y_end + 7) >> 3):
            bits = 255 << max(y - 8 * page, 0) & 255
            bits &= 255 >> max(8 * page + 8 - y_end, 0)
            self._paint(page, x, x_end, bits * _ones(x_end - x), colour)

    def _paint(self, page, x, x_end, mask, colour):
        """MONO_VLSB: give the pixels of a mask, an integer of one byte a column, the colour."""
        start = page * self._stride + x
        end = page * self._stride + x_end
        row = int.from_bytes(self._view[start:end], "little")
        row = row | mask if colour else row & ~mask
        self._view[start:end] = row.to_bytes(end - start, "little")

    def hline(self, x, y, w, colour, /):
        self.fill_rect(x, y, w, 1, colour)

    def vline(self, x, y, h, colour, /):
        self.fill_rect(x, y, 1, h, colour)

    def rect(self, x, y, w, h, colour, fill=False, /):
        if fill:
            self.fill_rect(x, y, w, h, colour)
            return
        self.fill_rect(x, y, w, 1, colour)
        self.fill_rect(x, y + h - 1, w, 1, colour)
        self.fill_rect(x, y, 1, h, colour)
        self.fill_rect(x + w - 1, y, 1, h, colour)

    def line(self, x1, y1, x2, y2, colour, /):
        """Bresenham's line, both ends included, stepping as MicroPython does."""
        dx, sx = (x2 - x1, 1) if x2 > x1 else (x1 - x2, -1)
        dy, sy = (y2 - y1, 1) if y2 > y1 else (y1 - y2, -1)
        steep = dy > dx
        along, across = (y1, x1) if steep else (x1, y1)
        if steep:
            dx, dy, sx, sy = dy, dx, sy, sx
        error = 2 * dy - dx
        for _ in range(dx):
            self.pixel(across if steep else along, along if steep else across, colour)
            while error >= 0:
                across += sy
                error -= 2 * dx
            along += sx
            error += 2 * dy
        self.pixel(x2, y2, colour)

    def scroll(self, dx, dy, /):
        """Shift the picture; what it uncovers keeps its old content. By the size or more: nothing happens."""
        if abs(dx) >= self._width or abs(dy) >= self._height:
            return
        columns = range(self._width - 1, dx - 1, -1) if dx >= 0 else range(self._width + dx)
        rows = range(self._height - 1, dy - 1, -1) if dy >= 0 else range(self._height + dy)
        for y in rows:
            for x in columns:
                self._set(x, y, self._get(x - dx, y - dy))

    # -- pictures in pictures -------------------------------------------------------------------------------------
    def blit(self, source, x, y, key=-1, palette=None, /):
        """Copy a picture, leaving out the pixels of colour `key`; a palette's pixel (c, 0) replaces colour c before."""
        source = self._of(source)
        colours = (0, 1)
        if palette is not None:
            palette = self._of(palette)
            colours = (palette._get(0, 0), palette._get(1, 0))
        x_end = min(self._width, x + source._width)
        y_end = min(self._height, y + source._height)
        if x_end <= max(x, 0) or y_end <= max(y, 0):
            return
        if self._vertical and source._vertical and self._view.obj is not source._view.obj:
            self._blit_pages(source, x, y, x_end, key, colours)
            return
        for row in range(max(y, 0), y_end):
            for column in range(max(x, 0), x_end):
                colour = colours[source._get(column - x, row - y)]
                if colour != key:
                    self._set(column, row, colour)

    def _blit_pages(self, source, x, y, x_end, key, colours):
        """The fast way, between two MONO_VLSB pictures that share no memory: a page of the source at a time."""
        left = max(x, 0)
        ones = _ones(x_end - left)
        for page in range((source._height + 7) >> 3):
            start = page * source._stride + left - x
            lit = int.from_bytes(source._view[start : start + x_end - left], "little")
            rows = 255 >> max(8 * page + 8 - source._height, 0)  # without the slack bits
            lit &= rows * ones
            dark = rows * ones & ~lit
            for colour, mask in ((colours[0], dark), (colours[1], lit)):
                if mask and colour != key:
                    self._paint_across(y + 8 * page, left, x_end, mask, ones, colour)

    def _paint_across(self, y, x, x_end, mask, ones, colour):
        """Paint a mask of eight rows whose first row is y: that touches two pages where y isn't a multiple of 8."""
        first, shift = y >> 3, y & 7
        upper = (mask & (255 >> shift) * ones) << shift
        lower = mask >> (8 - shift) & (255 >> (8 - shift)) * ones
        for page, part in ((first, upper), (first + 1, lower)):
            if part and 0 <= page < (self._height + 7) >> 3:
                part &= (255 >> max(8 * page + 8 - self._height, 0)) * ones
                self._paint(page, x, x_end, part, colour)
