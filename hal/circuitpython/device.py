"""The hal of an RP2040 board under CircuitPython, wired as a module of `boards/` says."""

import os
import struct
import time

from digitalio import DigitalInOut

from hal.circuitpython import clock, storage
from hal.circuitpython.buttons import Buttons
from hal.circuitpython.buzzer import Buzzer
from hal.circuitpython.oled import Oled
from hal.circuitpython.pins import pin
from hal.missing import missing
from hal.modules import unload


class Hal:
    """All of the device; see `hal/__init__.py`. A display that doesn't answer is reported on the REPL, and is tried again
    at every `show()`."""

    shares = False  # there is nowhere to copy a link to
    unload = staticmethod(unload)

    def __init__(self, board, root="/saves"):
        """`board` is a module of `boards/`, `root` the directory of the records, where the drive is writable."""
        self._high = [DigitalInOut(pin(n)) for n in board.HIGH]
        for output in self._high:
            output.switch_to_output(True)
        self.buttons = Buttons(board.BUTTONS, board.PRESSED)
        self.buzzer = Buzzer(board.BUZZER)
        self.clock = clock
        self.storage = storage.choose(root)
        self.display = Oled(board)
        self.canvas = self.display.canvas
        if not self.display.begin():
            print(missing(board, self.display.bus.answering()))

    def entropy(self):
        """Eight bytes of chance: the chip's own, mixed with the moments of the presses."""
        mixed = bytearray(struct.pack("<II", clock.ms(), self.buttons.noise))
        random = os.urandom(8)
        for i in range(8):
            mixed[i] ^= random[i]
        return bytes(mixed)

    def idle(self, ms):
        """Wait, and end tones in time."""
        while ms > 0:
            part = self.buzzer.wait(ms)
            time.sleep(part / 1000)
            ms -= part
        self.buzzer.wait(0)
