"""The display: keeps what it sent and sends only what changed, a page (8 rows) at a time, in blocks of 16 columns.

The controllers are the SSD1306 and SSD1309 (Solomon Systech) and the SH1106 (Sino Wealth); command numbers are those of
their datasheets. All three are driven in page addressing mode, the only one that an SH1106 knows. A segment remap moves
only what is written after it, so everything is sent again after a flip.
"""

import framebuf
from micropython import const
from utime import sleep_ms, ticks_diff, ticks_ms

WIDTH = 128
HEIGHT = 64

_PAGES = const(8)
_BLOCKS = const(8)  # in a page
_BLOCK = const(16)  # columns
_SH1106_COLUMNS = const(132)
_RETRY = const(20)  # ms between two tries at power-up

_CONTRAST = const(0x81)
_NORMAL = const(0xA6)  # + 1: inverse
_OFF = const(0xAE)  # + 1: on
_UPRIGHT = b"\xa1\xc8"  # segment remap, COM scan from the last: how modules are mounted
_TURNED = b"\xa0\xc0"

# The controller's first visible column, and how it is set up. Common to all: clock, 64 lines, no offset, start line 0,
# alternative COM pins, precharge and VCOMH, RAM is shown. A NOP comes first: after a transaction that broke off, the
# controller may still wait for a parameter.
CONTROLLERS = {
    # charge pump on; page addressing
    "SSD1306": (0, b"\xe3\xd5\x80\xa8\x3f\xd3\x00\x40\x8d\x14\x20\x02\xda\x12\xd9\xf1\xdb\x30\xa4"),
    # unlocked; fed from outside, it has no charge pump; page addressing
    "SSD1309": (0, b"\xe3\xfd\x12\xd5\xa0\xa8\x3f\xd3\x00\x40\x20\x02\xda\x12\xd9\xf1\xdb\x34\xa4"),
    # DC-DC converter on, at 8.0 V
    "SH1106": (2, b"\xe3\xd5\x80\xa8\x3f\xd3\x00\x40\xad\x8b\x32\xda\x12\xd9\x22\xdb\x35\xa4"),
}


class Oled:
    """A display on a link of `hal/link.py`. Draw on `canvas`, then `show()`.

    No method raises: where the bus doesn't answer, the display counts as lost, and the next `show()` sets it up again
    and sends the full frame.
    """

    def __init__(self, link, controller, rotation=0):
        """`controller` is a key of CONTROLLERS, `rotation` 0 or 180 degrees as the module is mounted."""
        self._link = link
        self._left, self._set_up = CONTROLLERS[controller]
        self._rotated = rotation == 180
        self._turned = self._rotated
        self._contrast = 127
        self._inverted = 0
        self._powered = 1
        self._lost = True
        self.frame = bytearray(WIDTH * _PAGES)
        self.canvas = framebuf.FrameBuffer(self.frame, WIDTH, HEIGHT, framebuf.MONO_VLSB)
        # slices are made here once: made in show() they would take heap
        frame = memoryview(self.frame)
        sent = memoryview(bytearray(WIDTH * _PAGES))
        self._pages = _slices(frame, WIDTH)
        self._sent_pages = _slices(sent, WIDTH)
        self._blocks = _slices(frame, _BLOCK)
        self._sent_blocks = _slices(sent, _BLOCK)

    def begin(self, patience=1000):
        """Set the display up, trying for `patience` ms: some controllers are deaf at power-up. False if it isn't there."""
        start = ticks_ms()
        while not self.show():
            if ticks_diff(ticks_ms(), start) >= patience:
                return False
            sleep_ms(_RETRY)
        return True

    # -- sending --------------------------------------------------------------------------------------------------
    def show(self):
        """Send what changed. False if the bus did not answer: nothing after the first failed page was sent."""
        try:
            if self._lost:
                self._start()
            else:
                self._send_changes()
        except OSError:
            self._lost = True
            return False
        return True

    def _start(self):
        """Set up, write all of the RAM, and only then switch on: at power-up the RAM is garbage."""
        self._link.reset()
        self._link.command(self._set_up + (_TURNED if self._turned else _UPRIGHT))
        self._link.command(bytes((_CONTRAST, self._contrast, _NORMAL + self._inverted)))
        if self._left:
            self._clear_edges()
        for page in range(_PAGES):
            self._send(page, page * _BLOCKS, _BLOCKS)
        self._link.command(bytes((_OFF + self._powered,)))
        self._lost = False

    def _send_changes(self):
        for page in range(_PAGES):
            if self._pages[page] != self._sent_pages[page]:
                first = page * _BLOCKS
                last = first + _BLOCKS - 1
                while self._blocks[first] == self._sent_blocks[first]:
                    first += 1
                while self._blocks[last] == self._sent_blocks[last]:
                    last -= 1
                self._send(page, first, last - first + 1)

    def _send(self, page, first, n):
        """Send n blocks of a page, `first` counting from the first block of all."""
        blocks = self._blocks
        out = self._link.blocks
        for i in range(n):
            out[i][:] = blocks[first + i]
        self._link.send(page, self._left + first % _BLOCKS * _BLOCK, n)
        sent = self._sent_blocks
        for i in range(first, first + n):
            sent[i][:] = blocks[i]

    def _clear_edges(self):
        """The columns of an SH1106 beside the visible 128: modules differ in which they show."""
        out = self._link.blocks[0]
        for i in range(_BLOCK):
            out[i] = 0
        for page in range(_PAGES):
            self._link.send(page, 0, 1)
            self._link.send(page, _SH1106_COLUMNS - _BLOCK, 1)

    # -- settings -------------------------------------------------------------------------------------------------
    def contrast(self, value):
        """Brightness, 0..255."""
        self._contrast = value
        self._tell(bytes((_CONTRAST, value)))

    def invert(self, on):
        """Lit pixels dark and dark ones lit."""
        self._inverted = 1 if on else 0
        self._tell(bytes((_NORMAL + self._inverted,)))

    def power(self, on):
        """Light the glass or leave it dark; the picture stays."""
        self._powered = 1 if on else 0
        self._tell(bytes((_OFF + self._powered,)))

    def flip(self, on):
        """Turn the picture by 180 degrees, at once."""
        turned = bool(on) != self._rotated
        if turned != self._turned:
            self._turned = turned
            self._lost = True
            self.show()

    def _tell(self, commands):
        if not self._lost:
            try:
                self._link.command(commands)
            except OSError:
                self._lost = True


def _slices(view, size):
    return [view[i : i + size] for i in range(0, len(view), size)]
