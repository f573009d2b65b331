"""The display: displayio draws what core drew, and sends the pages (8 rows) that changed.

Two Bitmaps of 128 x 64: core draws on `frame`, displayio shows `_shown`. They are compared and copied through
memoryviews, a page at a time, because a Bitmap counts as changed wherever something was drawn on it, the same or not.
"""

import time

import displayio
from micropython import const

from hal.circuitpython import framebuf
from hal.circuitpython.bus import I2CBus, SPIBus

WIDTH = 128
HEIGHT = 64

_PAGES = const(8)
_PAGE = const(128)  # bytes: 8 rows of 4 words
_SH1106_COLUMNS = const(132)
_RETRY = 0.02  # s between two tries at power-up

_CONTRAST = const(0x81)
_NORMAL = const(0xA6)  # + 1: inverse
_OFF = const(0xAE)  # + 1: on
_UPRIGHT = b"\xa1\xc8"  # segment remap, COM scan from the last: how modules are mounted
_TURNED = b"\xa0\xc0"


class Oled:
    """The display of a board. Draw on `canvas`, then `show()`; `page(group)` shows something else of displayio's.

    No method raises: where the bus doesn't answer, the display counts as lost, and the next `show()` sets it up again and
    sends the full frame.
    """

    def __init__(self, board):
        self._controller = board.CONTROLLER
        self._rotated = board.ROTATION == 180
        self._turned = self._rotated
        self._contrast = 127
        self._inverted = 0
        self._powered = 1
        self.bus = _bus(board)
        self._link = None  # displayio's bus, None while the display is lost
        self._display = None
        self.frame = displayio.Bitmap(WIDTH, HEIGHT, 2)
        self.canvas = framebuf.FrameBuffer(self.frame, WIDTH, HEIGHT, framebuf.MONO_VLSB)
        self._shown = displayio.Bitmap(WIDTH, HEIGHT, 2)
        self._pages = _slices(memoryview(self.frame))  # type: ignore[arg-type]  # the stubs say only in words
        self._shown_pages = _slices(memoryview(self._shown))  # type: ignore[arg-type]  # that it is one
        palette = displayio.Palette(2)
        palette[1] = 0xFFFFFF
        self._left = 2 if self._controller == "SH1106" else 0
        self._picture = displayio.Group(x=self._left)
        self._picture.append(displayio.TileGrid(self._shown, pixel_shader=palette))

    def begin(self, patience=1.0):
        """Set the display up, trying for `patience` seconds: some are deaf at power-up. False if it isn't there."""
        tries = int(patience / _RETRY)
        while not self.show():
            tries -= 1
            if tries < 0:
                return False
            time.sleep(_RETRY)
        return True

    # -- sending --------------------------------------------------------------------------------------------------
    def show(self):
        """Send what changed. False if the bus did not answer."""
        return self._send(self._picture)

    def page(self, group):
        """Show a displayio.Group in place of the picture, until the next `show()`. False if the bus did not answer."""
        group.x = self._left
        return self._send(group)

    def _send(self, group):
        try:
            if self._link is None:
                self._start()
            if self._display.root_group is group:
                self._send_changes()
            else:
                self._check()
                self._display.root_group = group
                self._copy(0, _PAGES)
                self._display.refresh()
        except (OSError, RuntimeError):
            self._link = None
            return False
        return True

    def _start(self):
        """Set up, and nothing yet to show."""
        link = self.bus.open()
        if self._controller == "SH1106":
            from adafruit_displayio_sh1106 import SH1106

            # all columns of its RAM, because modules differ in which they show
            self._display = SH1106(link, width=_SH1106_COLUMNS, height=HEIGHT, auto_refresh=False)
        else:
            from adafruit_displayio_ssd1306 import SSD1306

            self._display = SSD1306(link, width=WIDTH, height=HEIGHT, auto_refresh=False)
        self._display.root_group = None
        self._link = link
        self._command(_TURNED if self._turned else _UPRIGHT)
        self._command((_CONTRAST, self._contrast, _NORMAL + self._inverted, _OFF + self._powered))

    def _send_changes(self):
        """Each run of pages that changed by itself: displayio sends what lies between two changes too."""
        first = -1
        for page in range(_PAGES + 1):
            changed = page < _PAGES and self._pages[page] != self._shown_pages[page]
            if changed and first < 0:
                first = page
            elif not changed and first >= 0:
                self._check()
                self._copy(first, page)
                self._display.refresh()
                first = -1

    def _copy(self, first, end):
        """Have the pages from `first` to before `end` shown at the next refresh."""
        for page in range(first, end):
            self._shown_pages[page][:] = self._pages[page]
        self._shown.dirty(0, 8 * first, WIDTH, 8 * end)

    def _check(self):
        """Raises OSError where the display doesn't answer: displayio wouldn't notice."""
        if not self.bus.answers():
            raise OSError("no display")

    def _command(self, commands):
        """Command bytes one by one: what follows a command in one `send` would go out as data."""
        for command in commands:
            self._link.send(command, b"")

    # -- settings -------------------------------------------------------------------------------------------------
    def contrast(self, value):
        """Brightness, 0..255."""
        self._contrast = value
        self._tell((_CONTRAST, value))

    def invert(self, on):
        """Lit pixels dark and dark ones lit."""
        self._inverted = 1 if on else 0
        self._tell((_NORMAL + self._inverted,))

    def power(self, on):
        """Light the glass or leave it dark; the picture stays."""
        self._powered = 1 if on else 0
        self._tell((_OFF + self._powered,))

    def flip(self, on):
        """Turn the picture by 180 degrees, at once. A segment remap moves only what is written after it."""
        turned = bool(on) != self._rotated
        if turned != self._turned:
            self._turned = turned
            self._tell(_TURNED if turned else _UPRIGHT)
            if self._link is not None:
                self._display.root_group = None
                self.show()

    def _tell(self, commands):
        if self._link is not None:
            try:
                self._check()
                self._command(commands)
            except (OSError, RuntimeError):
                self._link = None


def _bus(board):
    return I2CBus(board) if board.BUS == "I2C" else SPIBus(board)


def _slices(view):
    return [view[i : i + _PAGE] for i in range(0, len(view), _PAGE)]
