"""The bus to the display: made anew whenever the display is set up, because displayio keeps what it was given."""

import busio
import displayio
from fourwire import FourWire
from i2cdisplaybus import I2CDisplayBus

from hal.circuitpython.pins import pin

_NOP = b"\x00\xe3"


class I2CBus:
    """I2C as a board says."""

    def __init__(self, board):
        self._board = board
        self._i2c = None

    def open(self):
        """displayio's bus. Raises OSError where no display answers, RuntimeError where nothing pulls the wires up."""
        displayio.release_displays()  # also the one that some boards come with, which has the pins
        if self._i2c is not None:
            self._i2c.deinit()
            self._i2c = None
        self._i2c = busio.I2C(pin(self._board.SCL), pin(self._board.SDA), frequency=self._board.FREQUENCY)
        if not self.answers():
            raise OSError("no display")
        return I2CDisplayBus(self._i2c, device_address=self._board.ADDRESS)

    def answers(self):
        """Whether the display acknowledges its address."""
        while not self._i2c.try_lock():
            pass
        try:
            self._i2c.writeto(self._board.ADDRESS, _NOP)
        except OSError:
            return False
        finally:
            self._i2c.unlock()
        return True

    def answering(self):
        """The addresses that answer, [] where there is no bus to ask."""
        if self._i2c is None:
            return []
        while not self._i2c.try_lock():
            pass
        try:
            return self._i2c.scan()
        finally:
            self._i2c.unlock()


class SPIBus:
    """4-wire SPI as a board says. It can't tell if a display is there."""

    def __init__(self, board):
        self._board = board
        self._spi = None

    def open(self):
        """displayio's bus."""
        displayio.release_displays()
        if self._spi is not None:
            self._spi.deinit()
        board = self._board
        self._spi = busio.SPI(pin(board.SCK), MOSI=pin(board.MOSI))
        return FourWire(
            self._spi,
            command=pin(board.DC),
            chip_select=pin(board.CS),
            reset=pin(board.RESET),
            baudrate=board.FREQUENCY,
        )

    def answers(self):
        return True
