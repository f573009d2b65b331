"""A hal in memory, as `hal/__init__.py` asks for: buttons and clock are set by the script. It allocates nothing but for records."""

import gc
import sys

import framebuf


class FakeHal:
    """Everything in one object, for the members' names don't clash.

    frame    the frame buffer's 1,024 bytes, MONO_VLSB
    mask     the buttons that are down; `wait(ms)` moves the clock
    shown    how often the display was sent something
    """

    at = 0
    queued = 0
    seldom = False
    shares = False

    def __init__(self, seldom=False):
        self.frame = bytearray(1024)
        self.canvas = framebuf.FrameBuffer(self.frame, 128, 64, framebuf.MONO_VLSB)
        self.display = self.buttons = self.clock = self.buzzer = self.storage = self
        self.seldom = seldom
        self.now = 0
        self.mask = 0
        self.shown = 0
        self.powered = True
        self.turned = False
        self.bright = 0
        self.hz = 0
        self.records = {}

    # -- the script's side ----------------------------------------------------------------------------------------
    def wait(self, ms):
        self.now = (self.now + ms) & 0x3FFFFFFF
        self.at = self.now

    # -- the console's side ---------------------------------------------------------------------------------------
    def show(self):
        self.shown += 1
        return True

    def contrast(self, value):
        self.bright = value

    def invert(self, on):
        pass

    def flip(self, on):
        self.turned = on

    def power(self, on):
        self.powered = on

    def read(self, name=None):
        """The buttons' `read()` and the storage's `read(name)`."""
        return self.mask if name is None else self.records.get(name)

    def ms(self):
        return self.now

    def tone(self, hz, ms):
        self.hz = hz

    def write(self, name, data):
        self.records[name] = bytes(data)

    def delete(self, name):
        self.records.pop(name, None)

    def names(self):
        return sorted(self.records)

    def entropy(self):
        return b"palmdeck"

    def idle(self, ms):
        self.wait(ms)

    def unload(self, name):
        package, _, leaf = name.rpartition(".")
        sys.modules.pop(name, None)
        parent = sys.modules.get(package)
        if parent is not None and hasattr(parent, leaf):
            delattr(parent, leaf)
        gc.collect()
