"""A console on a hal in memory, and the hands that hold it."""

from fake_hal import FakeHal

from core.console import Console

BUTTONS = {"U": 1, "D": 2, "L": 4, "R": 8, "A": 16, "B": 32}
PAUSES = {"m": 60000, "M": 360000}  # ms
FRAME = 10  # ms


class Player:
    """A console and the hands that hold it."""

    def __init__(self, seldom=False):
        self.hal = FakeHal(seldom)
        self.console = Console(self.hal)
        self.hal.wait(FRAME)
        self.console.step()

    def frames(self, n, ms=FRAME):
        """So many passes, `ms` between them."""
        for _ in range(n):
            self.hal.wait(ms)
            self.console.step()

    def push(self, mask, ms=40):
        """Buttons down for `ms`, then up."""
        self.hal.mask = mask
        self.frames(ms // FRAME)
        self.hal.mask = 0
        self.frames(4)

    def keys(self, script):
        """Letters are presses, `b` and `a` buttons held, `.` a third of a second, `m` a minute, `M` six."""
        for letter in script:
            if letter == ".":
                self.frames(4, 80)
            elif letter in PAUSES:
                self.frames(1, PAUSES[letter])
            elif letter in "ab":
                self.push(BUTTONS[letter.upper()], 700)
            else:
                self.push(BUTTONS[letter])

    def scene(self):
        return type(self.console.scene).__name__
