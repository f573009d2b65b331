"""Models of the display controllers, after the datasheets: SSD1306 rev 1.1, SSD1309 rev 1.1, SH1106 V2.3 (Sino Wealth).

They are wrong in the way the real chips are: RAM is garbage at power-up, an SH1106 has 132 columns and ignores what it
doesn't know, a segment remap moves only what is written after it (SSD1306, SSD1309), a charge pump that is off leaves
the glass dark, and the glass is wired for the alternative COM pin layout, as every 128 x 64 module is.
"""

import errno
import random

from host_sim.chip import CHIP

PAGES = 8
PAGE, HORIZONTAL, VERTICAL = 2, 0, 1  # memory addressing modes

# how many parameter bytes follow a command, where it isn't none
_SSD_PARAMETERS = {
    0x20: 1, 0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2A: 5, 0x81: 1, 0x8D: 1, 0xA3: 2, 0xA8: 1, 0xD3: 1,
    0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1, 0xFD: 1,
}  # fmt: skip
_SH_PARAMETERS = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}


class Controller:
    """A display of kind "SSD1306", "SSD1309" or "SH1106" with its glass of 128 x 64.

    bytes_in      bytes that came over the bus since power-up, an I2C address being one
    transactions  I2C transactions or SPI writes since power-up
    contrast, inverted, powered, lit_all   what the commands set
    log           None; made a list, it gets every transaction's bytes (over SPI with the D/C level: (is data, bytes))

    Faults, for I2C:
    absent_ms     doesn't acknowledge before this time of the chip's clock
    present       False: doesn't acknowledge at all
    nack_byte     the n-th byte from now (0: the next address) isn't acknowledged, once
    nack_transaction  the n-th transaction from now (0: the next) isn't, once
    """

    def __init__(self, kind):
        if kind not in ("SSD1306", "SSD1309", "SH1106"):
            raise ValueError(f"no controller '{kind}'")
        self.kind = kind
        self.log = None
        self.absent_ms = 0
        self.present = True
        self.nack_byte = None
        self.nack_transaction = None
        self._sh1106 = kind == "SH1106"
        self._parameters = _SH_PARAMETERS if self._sh1106 else _SSD_PARAMETERS
        self.columns = 132 if self._sh1106 else 128
        self._first = 2 if self._sh1106 else 0  # the RAM column at the glass's left edge
        self.power_up()

    def power_up(self):
        """The supply comes: registers as after reset, RAM garbage (always the same garbage)."""
        self.bytes_in = self.transactions = 0
        self.ram = [bytearray(random.Random(page).randbytes(self.columns)) for page in range(PAGES)]
        self.reset()

    def reset(self):
        """The reset pin: registers go to their values of the datasheet, RAM stays."""
        self.powered = self.inverted = self.lit_all = self.remapped = self.com_remapped = False
        self.contrast = 0x80 if self._sh1106 else 0x7F
        self.mode = PAGE
        self.page = self.column = 0
        self._column_range = 0, self.columns - 1
        self._page_range = 0, PAGES - 1
        self.start_line = self.offset = 0
        self.multiplex = 63
        self.com_pins = 0x12
        self.pump = self.kind != "SSD1306"  # an SH1106's converter is on after reset; an SSD1309 is fed from outside
        self.locked = False
        self._command = None  # a command whose parameters are still coming
        self._arguments = bytearray()

    # -- the bus --------------------------------------------------------------------------------------------------
    def i2c_write(self, data):
        """One transaction after the address. Raises OSError at the byte that isn't acknowledged; those before it count."""
        self.transactions += 1
        refused = not self.present or CHIP.now < self.absent_ms
        if self.nack_transaction is not None:
            refused = refused or self.nack_transaction == 0
            self.nack_transaction = self.nack_transaction - 1 if self.nack_transaction else None
        taken = len(data)
        if self.nack_byte is not None:
            if self.nack_byte <= len(data):
                taken = self.nack_byte - 1
                self.nack_byte = None
            else:
                self.nack_byte -= len(data) + 1
        if refused or taken < 0:
            raise OSError(errno.EIO, "EIO")
        self.bytes_in += 1 + taken
        if self.log is not None:
            self.log.append(bytes(data[:taken]))
        self._decode(data[:taken])
        if taken < len(data):
            raise OSError(errno.EIO, "EIO")

    def _decode(self, data):
        """Control bytes: 0x80 one command follows, 0xC0 one data byte, 0x00 only commands, 0x40 only data."""
        i = 0
        while i < len(data):
            control = data[i]
            take = self._data if control & 0x40 else self._take
            end = i + 2 if control & 0x80 else len(data)
            for value in data[i + 1 : end]:
                take(value)
            i = end

    def spi_write(self, data, is_data):
        """Bytes over 4-wire SPI, with the level of the D/C pin."""
        self.transactions += 1
        self.bytes_in += len(data)
        if self.log is not None:
            self.log.append((is_data, bytes(data)))
        for value in data:
            (self._data if is_data else self._take)(value)

    # -- data -----------------------------------------------------------------------------------------------------
    def _data(self, value):
        column = self.column
        if self.remapped and not self._sh1106:
            column = self.columns - 1 - column
        if self.column < self.columns:
            self.ram[self.page][column] = value
        if self.mode == VERTICAL:
            self._next_page()
        elif self.mode == HORIZONTAL:
            self._next_column()
        elif self._sh1106:
            self.column = min(self.column + 1, self.columns)  # stops behind the last one
        else:
            self.column = (self.column + 1) % self.columns

    def _next_column(self):
        self.column += 1
        if self.column > self._column_range[1]:
            self.column = self._column_range[0]
            self.page = self._page_range[0] if self.page >= self._page_range[1] else self.page + 1

    def _next_page(self):
        self.page += 1
        if self.page > self._page_range[1]:
            self.page = self._page_range[0]
            self.column = self._column_range[0] if self.column >= self._column_range[1] else self.column + 1

    # -- commands -------------------------------------------------------------------------------------------------
    def _take(self, value):
        """A command byte: a command, or a parameter of the one before."""
        if self._command is None:
            self._command = value
            self._arguments.clear()
        else:
            self._arguments.append(value)
        if len(self._arguments) >= self._parameters.get(self._command, 0):
            command, self._command = self._command, None
            self._do(command, self._arguments)

    def _do(self, command, arguments):
        if command == 0xFD:
            self.locked = self.kind == "SSD1309" and arguments[0] == 0x16
        elif self.locked:
            return
        elif command < 0x10:
            self.column = self.column & 0xF0 | command
        elif command < 0x20:
            self.column = self.column & 0x0F | (command & 15) << 4
        elif 0x40 <= command < 0x80:
            self.start_line = command & 63
        elif 0xB0 <= command < 0xB8:
            self.page = command & 7
        elif command >> 1 in _SWITCHES:
            setattr(self, _SWITCHES[command >> 1], bool(command & 1))
        elif 0xC0 <= command < 0xD0:
            self.com_remapped = bool(command & 8)
        elif command in _REGISTERS:
            setattr(self, _REGISTERS[command], arguments[0])
        elif self._sh1106:
            if command == 0xAD:
                self.pump = bool(arguments[0] & 1)
        else:
            self._do_ssd(command, arguments)

    def _do_ssd(self, command, arguments):
        """What an SH1106 doesn't know: addressing modes, windows, the SSD1306's charge pump."""
        if command == 0x20:
            self.mode = arguments[0] & 3
        elif command == 0x21:
            self._column_range = arguments[0] & 127, arguments[1] & 127
            self.column = arguments[0] & 127
        elif command == 0x22:
            self._page_range = arguments[0] & 7, arguments[1] & 7
            self.page = arguments[0] & 7
        elif command == 0x8D and self.kind == "SSD1306":
            self.pump = bool(arguments[0] & 4)

    # -- the glass ------------------------------------------------------------------------------------------------
    def glass(self):
        """What an eye sees with the module upright: 64 rows of 128 pixels, 1 lit."""
        rows = [bytearray(128)] * 64
        if self.powered and self.pump:
            for line in range(min(self.multiplex + 1, 64)):
                rows[self._glass_row(line)] = self._line(line)
        return rows

    def _line(self, line):
        """The pixels of the multiplexer's n-th line, left to right.

        Modules are mounted so that a remapped controller (A1, C8) shows an upright picture: else the columns run from
        right to left. An SSD1306 remaps what is written and its RAM always runs that way.
        """
        if self.lit_all:
            return bytearray([1]) * 128
        row = (line + self.start_line) & 63
        pixels = self.ram[row >> 3][self._first : self._first + 128].translate(_BIT[self.inverted][row & 7])
        return pixels if self._sh1106 and self.remapped else pixels[::-1]

    def _glass_row(self, line):
        """The row of the glass, from above, that the multiplexer's n-th line is."""
        com = ((self.multiplex & 63) - line if self.com_remapped else line) + self.offset & 63
        if not self.com_pins & 0x10:  # sequential, on a glass wired alternatively
            com = 2 * com if com < 32 else 2 * com - 63
        if self.com_pins & 0x20:
            com ^= 1
        return 63 - com


# whether a bit of a byte is lit, as translation tables: [inverted][bit]
_BIT = [[bytes(value >> bit & 1 ^ inverted for value in range(256)) for bit in range(8)] for inverted in range(2)]
_SWITCHES = {0xA0 >> 1: "remapped", 0xA4 >> 1: "lit_all", 0xA6 >> 1: "inverted", 0xAE >> 1: "powered"}
_REGISTERS = {0x81: "contrast", 0xA8: "multiplex", 0xD3: "offset", 0xDA: "com_pins"}
