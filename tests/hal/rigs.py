"""A device on the desk for the hal's tests: a board, its display controller, and the hal on top."""

from hal.pico import Hal
from host_sim import board_check
from host_sim.chip import CHIP
from host_sim.controller import Controller

BOARDS = tuple(board_check.names())
I2C_BOARDS = tuple(name for name in BOARDS if board_check.load(name).BUS == "I2C")
SIZE = 1024  # bytes of a frame


class Rig:
    """`board` (a module), `controller`, `hal`; `show()` and what should be seen."""

    def __init__(self, board, saves, absent_ms=0, present=True):
        self.board = board_check.load(board) if isinstance(board, str) else board
        CHIP.reset()
        self.controller = Controller(self.board.CONTROLLER)
        self.controller.absent_ms = absent_ms
        self.controller.present = present
        CHIP.wire(self.board, self.controller)
        self.hal = Hal(self.board, str(saves))
        self.canvas = self.hal.canvas
        self.show = self.hal.display.show

    def drawn(self, turned=False):
        """The frame as 64 strings of 128, "#" lit."""
        frame = self.hal.display.frame
        rows = [frame[y // 8 * 128 : y // 8 * 128 + 128].translate(_BITS[y % 8]).decode() for y in range(64)]
        return [row[::-1] for row in reversed(rows)] if turned else rows

    def seen(self):
        """The glass in the same form."""
        return [bytes(row).translate(_PRINTED).decode() for row in self.controller.glass()]

    def sent(self):
        """Send what changed; returns (bytes, transactions) that took."""
        before = self.controller.bytes_in, self.controller.transactions
        assert self.show()
        return self.controller.bytes_in - before[0], self.controller.transactions - before[1]


_BITS = [bytes(b".#"[value >> bit & 1] for value in range(256)) for bit in range(8)]
_PRINTED = bytes.maketrans(b"\x00\x01", b".#")


def scribble(canvas, chance):
    """One random change of the picture."""
    x, y = chance.randrange(-10, 128), chance.randrange(-10, 64)
    colour = chance.randrange(2)
    kind = chance.randrange(5)
    if kind == 0:
        canvas.pixel(x, y, colour)
    elif kind == 1:
        canvas.fill_rect(x, y, chance.randrange(40), chance.randrange(30), colour)
    elif kind == 2:
        canvas.line(x, y, chance.randrange(128), chance.randrange(64), colour)
    elif kind == 3:
        canvas.rect(x, y, chance.randrange(60), chance.randrange(40), colour)
    elif chance.randrange(8) == 0:
        canvas.fill(colour)
