"""Drawing: eight framebuf calls, clipping left to them, and text in three bitmap fonts. Nothing else touches the buffer.

Colour is 1 (lit) or 0. Coordinates are pixels from the top left corner; everything may lie partly or wholly outside.
"""

import framebuf

from core.ui import fonts

WIDTH = 128
HEIGHT = 64


def sprite(picture):
    """Prepare a packed picture (width, height, bytes as MONO_VLSB) for `Canvas.blit`. Allocates: once, not in `draw`."""
    width, height, data = picture
    return framebuf.FrameBuffer(bytearray(data), width, height, framebuf.MONO_VLSB)


class Canvas:
    """The glass to draw on. `target` is the hal's canvas.

    The eight calls are the target's own, bound once, so they cost no extra Python call:
    fill(c), fill_rect(x, y, w, h, c), rect(x, y, w, h, c), hline(x, y, w, c), vline(x, y, h, c), line(x1, y1, x2, y2, c),
    pixel(x, y, c), blit(sprite, x, y, key) where key -1 is opaque and 0 draws lit pixels only.
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
