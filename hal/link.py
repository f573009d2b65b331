"""The way to the display: I2C or 4-wire SPI. A link has

blocks                   eight views of 16 bytes each, where the caller puts the data of `send`
send(page, column, n)    send the first n blocks to this place of the RAM; one transaction over I2C. Allocates nothing
command(commands)        send command bytes
reset()                  pull the display's reset line, where there is one
Over I2C all raise OSError where the display does not acknowledge.
"""

from micropython import const
from utime import sleep_ms

_BLOCK = const(16)
_MOST = const(8)  # blocks at once
_PAGE = const(0xB0)  # commands of page addressing: page, column's low and high half
_LOW = const(0x00)
_HIGH = const(0x10)
_ONE_COMMAND = const(0x80)  # I2C control bytes: what follows
_COMMANDS = b"\x00"
_DATA = const(0x40)
_HEAD = const(7)  # bytes before the data in an I2C transaction
_DISPLAYS = (0x3C, 0x3D)  # the addresses of these controllers


class I2CLink:
    """A display at `address` on an I2C bus."""

    def __init__(self, i2c, address):
        self._i2c = i2c
        self._address = address
        # a transaction lies ready: three commands, each behind its control byte, and data to the end
        self._out = bytearray((_ONE_COMMAND, 0, _ONE_COMMAND, 0, _ONE_COMMAND, 0, _DATA)) + bytearray(_MOST * _BLOCK)
        view = memoryview(self._out)
        self.blocks = [view[_HEAD + _BLOCK * i : _HEAD + _BLOCK * (i + 1)] for i in range(_MOST)]
        self._messages = [view[: _HEAD + _BLOCK * n] for n in range(_MOST + 1)]

    def send(self, page, column, n):
        out = self._out
        out[1] = _PAGE | page
        out[3] = _LOW | column & 15
        out[5] = _HIGH | column >> 4
        self._i2c.writeto(self._address, self._messages[n])

    def command(self, commands):
        self._i2c.writeto(self._address, _COMMANDS + commands)

    def reset(self):
        """An I2C module resets itself."""

    def answering(self):
        """The addresses on the bus that answer. `scan` alone isn't enough: some buses take no empty transaction."""
        found = self._i2c.scan()
        for address in _DISPLAYS:
            if address not in found:
                try:
                    self._i2c.writeto(address, b"\x00\xe3")  # NOP
                    found.append(address)
                except OSError:
                    pass
        return sorted(found)


class SPILink:
    """A display on an SPI bus with the pins D/C, chip select and reset (None: it has none). It can't tell if it is there."""

    def __init__(self, spi, dc, cs, reset):
        self._spi = spi
        self._dc = dc
        self._cs = cs
        self._reset = reset
        self._head = bytearray(3)
        view = memoryview(bytearray(_MOST * _BLOCK))
        self.blocks = [view[_BLOCK * i : _BLOCK * (i + 1)] for i in range(_MOST)]
        self._messages = [view[: _BLOCK * n] for n in range(_MOST + 1)]

    def send(self, page, column, n):
        head = self._head
        head[0] = _PAGE | page
        head[1] = _LOW | column & 15
        head[2] = _HIGH | column >> 4
        self._write(head, 0)
        self._write(self._messages[n], 1)

    def command(self, commands):
        self._write(commands, 0)

    def _write(self, data, is_data):
        self._dc(is_data)
        self._cs(0)
        self._spi.write(data)
        self._cs(1)

    def reset(self):
        """SSD1306 datasheet 8.9 and SH1106: at least 3 or 10 microseconds low."""
        if self._reset is not None:
            self._reset(0)
            sleep_ms(1)
            self._reset(1)
            sleep_ms(1)
