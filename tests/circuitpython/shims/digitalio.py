"""CircuitPython's `digitalio` on the simulated chip, as far as displays and enables go.

After https://docs.circuitpython.org/en/latest/shared-bindings/digitalio/
"""

from host_sim.chip import CHIP


class DigitalInOut:
    """A pin in use; an input until it is switched."""

    def __init__(self, pin):
        self._pin = pin.claim()
        CHIP.configure(pin.id, False, None)

    def switch_to_output(self, value=False):
        CHIP.configure(self._pin.id, True, None)
        self.value = value

    @property
    def value(self):
        return bool(CHIP.level(self._pin.id))

    @value.setter
    def value(self, level):
        CHIP.drive(self._pin.id, int(bool(level)))

    def deinit(self):
        CHIP.configure(self._pin.id, False, None)
        self._pin.release()
