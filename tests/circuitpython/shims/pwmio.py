"""CircuitPython's `pwmio` on the simulated chip; the desk takes it for the buzzer's.

After https://docs.circuitpython.org/en/latest/shared-bindings/pwmio/
"""

from host_sim.chip import CHIP


class PWMOut:
    """A square wave on a pin."""

    def __init__(self, pin, *, duty_cycle=0, frequency=500, variable_frequency=False):
        pin.claim()
        self._variable = variable_frequency
        self._duty = duty_cycle
        self._frequency = self._checked(frequency)
        self._tell()

    def _checked(self, hz):
        if not 8 <= hz <= 62_500_000:
            raise ValueError("Invalid frequency")
        return hz

    @property
    def frequency(self):
        return self._frequency

    @frequency.setter
    def frequency(self, hz):
        if not self._variable:
            raise AttributeError("PWM frequency not writable when variable_frequency is False on construction.")
        self._frequency = self._checked(hz)
        self._tell()

    @property
    def duty_cycle(self):
        return self._duty

    @duty_cycle.setter
    def duty_cycle(self, duty):
        if not 0 <= duty <= 0xFFFF:
            raise ValueError("duty_cycle must be between 0 and 65535 inclusive (16 bit resolution)")
        self._duty = duty
        self._tell()

    def _tell(self):
        CHIP.tone(self._frequency if 0 < self._duty < 0xFFFF else 0)
