"""The hal of a page in a browser, inside the official MicroPython wasm port.

It reaches the browser through one object, `page` (`host_sim/web/page/palmdeck.js` makes it), whose functions take and give whole
numbers, text, True, False and None:

frame(address)         where the frame buffer lies in the interpreter's memory
draw()                 the frame buffer changed
light(0..255), turn(bool), swap(bool), power(bool)
                       what the display's contrast, flip, invert and power do
tone(hz, ms)           start a tone, or silence
record(name)           the text kept under this name, or None
keep(name, text)       keep a text; "" or, in a word or two, why that failed
drop(name)             forget one; "" or why that failed
records()              the names, a line each
chance()               8 random bytes in hexadecimal
share(line)            give the person a link to this replay line

Nothing here waits: the page calls for each pass of the console, with the time.
"""

import binascii

import framebuf
import uctypes
from micropython import const

from hal.modules import unload

_WIDTH = const(128)
_HEIGHT = const(64)


class Hal:
    """All of the device; see `hal/__init__.py`."""

    shares = True
    unload = staticmethod(unload)

    def __init__(self, page):
        self.display = Display(page)
        self.canvas = self.display.canvas
        self.clock = Clock()
        self.buttons = Buttons(self.clock)
        self.buzzer = page  # its tone(hz, ms) is what is asked for
        self.storage = Storage(page)
        self._page = page

    def entropy(self):
        """Eight bytes of the browser's cryptographic generator."""
        return binascii.unhexlify(self._page.chance())

    def share(self, line):
        """Give the person a link that opens this replay line."""
        self._page.share(line)

    def idle(self, ms):
        """The page sleeps between its calls."""


class Display:
    """The glass, drawn by the page. `shown` counts the pictures that differed from the one before."""

    def __init__(self, page):
        self._frame = bytearray(_WIDTH * _HEIGHT // 8)
        self._sent = bytearray(len(self._frame))
        self.canvas = framebuf.FrameBuffer(self._frame, _WIDTH, _HEIGHT, framebuf.MONO_VLSB)
        self.shown = 0
        self.contrast = page.light
        self.flip = page.turn
        self.invert = page.swap
        self.power = page.power
        self._draw = page.draw
        page.frame(uctypes.addressof(self._frame))

    def show(self):
        """Have the page draw, if anything changed."""
        if self._frame != self._sent:
            self._sent[:] = self._frame
            self.shown += 1
            self._draw()
        return True


class Clock:
    """The time the page gave last, in ms."""

    def __init__(self):
        self.now = 0

    def ms(self):
        return self.now


class Buttons:
    """What the page's keys, buttons and gamepads hold down, each change with its own time.

    at  the time of the mask that `read` gave last, ms on the clock's scale
    """

    def __init__(self, clock):
        self._clock = clock
        self._changes = []  # (mask, ms), the oldest first
        self.present = 0
        self.at = 0

    def put(self, mask, at):
        """Exactly the buttons of this mask are down since `at`."""
        self._changes.append((mask, at))

    @property
    def queued(self):
        """How many masks wait."""
        return len(self._changes)

    def read(self):
        """The next queued mask, or the present one where none is queued."""
        if self._changes:
            self.present, self.at = self._changes.pop(0)
        else:
            self.at = self._clock.now
        return self.present


class Storage:
    """Records as hexadecimal texts that the browser keeps. A browser that keeps nothing still plays, and is told so by
    `write`."""

    seldom = False

    def __init__(self, page):
        self._page = page

    def read(self, name):
        """The record's bytes, None where there is none. Text that nobody here wrote is given as it is: no record."""
        text = self._page.record(name)
        if text is None:
            return None
        try:
            return binascii.unhexlify(text)
        except ValueError:
            return text.encode()

    def write(self, name, data):
        """Raises OSError; then the old record is still there."""
        _check(self._page.keep(name, binascii.hexlify(data).decode()))

    def delete(self, name):
        """Raises OSError; a record that isn't there is as good as deleted."""
        _check(self._page.drop(name))

    def names(self):
        """The names of all records, sorted."""
        return sorted(self._page.records().split())


def _check(trouble):
    if trouble:
        raise OSError(trouble)
