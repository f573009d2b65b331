"""MicroPython's `framebuf` over a displayio.Bitmap: the calls that core uses, pixel for pixel, drawn by bitmaptools.

A FrameBuffer over a Bitmap of two colours is drawn on. One over bytes, and a tuple (bytes, width, height, MONO_VLSB), is a
picture to blit; its bytes may change between two blits. Everything is clipped here, because bitmaptools raises.
"""

import bitmaptools
import displayio
from micropython import const

MONO_VLSB = 0

_CHUNK = const(16)  # columns of a picture that are spread out at once

_pixels = displayio.Bitmap(_CHUNK + 1, 8, 2)  # such columns on their way
_factors = [0] * (_CHUNK + 1)
_masks = [0] * (_CHUNK + 1)


def _spread(columns):
    """The pixels of up to 16 columns of 8, a byte a pixel, row by row, each row with one dark pixel more.

    Instead of a loop over pixels: the number that the columns are, multiplied, stands in every row, shifted by it; then
    the mask leaves the lowest bit of each byte. The spare byte keeps one row's lowest bits out of the row before.
    """
    n = len(columns)
    if not _factors[n]:
        for y in range(8):
            _factors[n] |= 1 << (8 * (n + 1) * y - y)
            _masks[n] |= (1 << 8 * n) // 255 << 8 * (n + 1) * y
    return (int.from_bytes(columns, "little") * _factors[n] & _masks[n]).to_bytes(8 * (n + 1), "little")


class FrameBuffer:
    """A Bitmap to draw on or a picture to blit. A colour is off (0) or on."""

    def __init__(self, buffer, width, height, format):
        """`buffer` is a displayio.Bitmap of this size, or bytes. Raises ValueError for another format than MONO_VLSB."""
        if format != MONO_VLSB:
            raise ValueError("only MONO_VLSB")
        self._width = width
        self._height = height
        if isinstance(buffer, displayio.Bitmap):
            self._bitmap = buffer
        else:
            self.picture = (buffer, width, height, format)

    def fill(self, c):
        self._bitmap.fill(1 if c else 0)

    def fill_rect(self, x, y, w, h, c):
        right = min(x + w, self._width)
        bottom = min(y + h, self._height)
        x = max(x, 0)
        y = max(y, 0)
        if x < right and y < bottom:
            bitmaptools.fill_region(self._bitmap, x, y, right, bottom, 1 if c else 0)

    def hline(self, x, y, w, c):
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x, y, h, c):
        self.fill_rect(x, y, 1, h, c)

    def rect(self, x, y, w, h, c, fill=False):
        if fill:
            self.fill_rect(x, y, w, h, c)
            return
        self.fill_rect(x, y, w, 1, c)
        self.fill_rect(x, y + h - 1, w, 1, c)
        self.fill_rect(x, y, 1, h, c)
        self.fill_rect(x + w - 1, y, 1, h, c)

    def pixel(self, x, y, c=None):
        """Set a pixel, or without a colour get it (None outside)."""
        if not (0 <= x < self._width and 0 <= y < self._height):
            return None
        if c is None:
            return self._bitmap[x, y]
        self._bitmap[x, y] = 1 if c else 0
        return None

    # -- lines ----------------------------------------------------------------------------------------------------
    def line(self, x1, y1, x2, y2, c):
        """Both ends included. Straight ones and diagonals are one call; others a call for each straight piece."""
        dx = abs(x2 - x1)
        dy = abs(y2 - y1)
        if dx == 0 or dy == 0:
            self.fill_rect(min(x1, x2), min(y1, y2), dx + 1, dy + 1, c)
        elif dx == dy:
            self._diagonal(x1, y1, 1 if x2 > x1 else -1, 1 if y2 > y1 else -1, dx, c)
        elif dx > dy:
            self._slope(x1, y1, x2, y2, False, c)
        else:
            self._slope(y1, x1, y2, x2, True, c)

    def _diagonal(self, x, y, sx, sy, n, c):
        """From (x, y) n steps of (sx, sy), of which only those inside are drawn."""
        width = self._width - 1
        height = self._height - 1
        first = max(0, -x if sx > 0 else x - width, -y if sy > 0 else y - height)
        last = min(n, width - x if sx > 0 else x, height - y if sy > 0 else y)
        if first <= last:
            bitmaptools.draw_line(
                self._bitmap, x + sx * first, y + sy * first, x + sx * last, y + sy * last, 1 if c else 0
            )

    def _slope(self, along, across, end, last, steep, c):
        """Bresenham's line as MicroPython steps it (bitmaptools rounds otherwise), `along` being the longer way."""
        length = abs(end - along)
        height = abs(last - across)
        forward = 1 if end > along else -1
        sideways = 1 if last > across else -1
        error = 2 * height - length
        start = along
        for _ in range(length):
            along += forward
            if error >= 0:
                self._piece(start, along - forward, across, steep, c)
                start = along
                across += sideways
                error -= 2 * length
            error += 2 * height
        self._piece(start, end, across, steep, c)

    def _piece(self, start, end, across, steep, c):
        length = abs(end - start) + 1
        if steep:
            self.fill_rect(across, min(start, end), 1, length, c)
        else:
            self.fill_rect(min(start, end), across, length, 1, c)

    # -- pictures -------------------------------------------------------------------------------------------------
    def blit(self, source, x, y, key=-1):
        """Copy a picture, leaving out the pixels of colour `key`. Raises ValueError for another format than MONO_VLSB."""
        data, w, h, format = source.picture if isinstance(source, FrameBuffer) else source
        if format != MONO_VLSB:
            raise ValueError("only MONO_VLSB")
        right = min(w, self._width - x)
        bottom = min(h, self._height - y)
        top = max(0, -y)
        if top >= bottom:
            return
        skip = None if key < 0 else key
        for page in range(top >> 3, (bottom + 7) >> 3):
            first = max(top - 8 * page, 0)
            last = min(bottom - 8 * page, 8)
            left = max(0, -x)
            while left < right:
                n = min(_CHUNK, right - left)
                at = page * w + left
                bitmaptools.arrayblit(_pixels, _spread(data[at : at + n]), 0, 0, n + 1, 8)
                bitmaptools.blit(
                    self._bitmap, _pixels, x + left, y + 8 * page + first,
                    x1=0, y1=first, x2=n, y2=last, skip_source_index=skip,
                )  # fmt: skip
                left += n
