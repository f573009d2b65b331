"""The hal of a Raspberry Pi Pico, wired as a module of `boards/` says."""

import os
import struct

from machine import I2C, SPI, Pin
from utime import sleep_ms

from hal import clock
from hal.buttons import Buttons
from hal.buzzer import Buzzer, NoBuzzer
from hal.link import I2CLink, SPILink
from hal.missing import missing
from hal.modules import unload
from hal.oled import Oled
from hal.storage import Storage


class Hal:
    """All of the device; see `hal/__init__.py`. A display that doesn't answer is reported on the REPL, and is tried again
    at every `show()`."""

    shares = False  # there is nowhere to copy a link to
    unload = staticmethod(unload)

    def __init__(self, board, root="/saves"):
        """`board` is a module of `boards/`, `root` the directory of the records."""
        for pin in board.HIGH:
            Pin(pin, Pin.OUT, value=1)
        self.buttons = Buttons(board.BUTTONS, board.PRESSED)
        self.buzzer = NoBuzzer() if board.BUZZER is None else Buzzer(board.BUZZER)
        self.clock = clock
        self.storage = Storage(root)
        link = _i2c(board) if board.BUS == "I2C" else _spi(board)
        self.display = Oled(link, board.CONTROLLER, board.ROTATION)
        self.canvas = self.display.canvas
        if not self.display.begin():
            print(missing(board, link.answering()))

    def entropy(self):
        """Eight bytes of chance: the chip's own where it has them, mixed with the moments of the presses."""
        mixed = bytearray(struct.pack("<II", clock.us(), self.buttons.noise))
        if hasattr(os, "urandom"):
            random = os.urandom(8)
            for i in range(8):
                mixed[i] ^= random[i]
        return bytes(mixed)

    def idle(self, ms):
        """Wait; the chip sleeps between interrupts."""
        sleep_ms(ms)


def _i2c(board):
    bus = I2C(board.BUS_ID, scl=Pin(board.SCL), sda=Pin(board.SDA), freq=board.FREQUENCY)
    return I2CLink(bus, board.ADDRESS)


def _spi(board):
    bus = SPI(board.BUS_ID, board.FREQUENCY, sck=Pin(board.SCK), mosi=Pin(board.MOSI), miso=None)
    reset = None if board.RESET is None else Pin(board.RESET, Pin.OUT, value=1)
    return SPILink(bus, Pin(board.DC, Pin.OUT, value=0), Pin(board.CS, Pin.OUT, value=1), reset)
