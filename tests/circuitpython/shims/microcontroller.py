"""CircuitPython's `microcontroller` on the simulated chip: pins by name, each claimed by one user at a time, and nvm.

After https://docs.circuitpython.org/en/latest/shared-bindings/microcontroller/
"""

from types import SimpleNamespace

from host_sim.chip import GPIOS


class Pin:
    """A GPIO."""

    def __init__(self, id):
        self.id = id
        self.used = False

    def claim(self):
        """Whoever drives or reads it; ValueError where someone does already."""
        if self.used:
            raise ValueError(f"GPIO{self.id} in use")
        self.used = True
        return self

    def release(self):
        self.used = False


class ByteArray:
    """RP2040: 4 KB, one sector. Every assignment erases it (to 0xFF) unless only bytes that are 0xFF are written to.

    erases      so far
    cut_at      None; made a number, the power goes after so many bytes of the next assignment were written
    """

    def __init__(self, size=4096):
        self.erases = 0
        self.cut_at = None
        self._bytes = bytearray(b"\xff" * size)

    @classmethod
    def of(cls, data):
        """One that holds these bytes."""
        made = cls(len(data))
        made._bytes[:] = data
        return made

    def __len__(self):
        return len(self._bytes)

    def __getitem__(self, index):
        return self._bytes[index]

    def __setitem__(self, index, value):
        start, stop, step = index.indices(len(self._bytes))
        if step != 1 or stop - start != len(value):
            raise ValueError("Slice and value different lengths.")
        whole = bytearray(self._bytes)
        whole[start:stop] = value
        if self._bytes[start:stop] != b"\xff" * len(value):
            self.erases += 1
            self._bytes[:] = b"\xff" * len(self._bytes)
        if self.cut_at is not None:
            self._bytes[: self.cut_at] = whole[: self.cut_at]
            raise PowerCut
        self._bytes[:] = whole


class PowerCut(BaseException):
    """The power went."""


pin = SimpleNamespace(**{f"GPIO{n}": Pin(n) for n in range(GPIOS)})
nvm = ByteArray()


def start_over():
    """The chip was reset: all pins are free; what is in nvm stays."""
    for each in vars(pin).values():
        each.release()
