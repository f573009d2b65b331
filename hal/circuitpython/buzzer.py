"""Tones on a passive buzzer. There are no timers here: whoever waits ends them."""

from micropython import const
from pwmio import PWMOut

from hal.circuitpython import clock
from hal.circuitpython.pins import pin

_HALF = const(32768)  # of a period: the loudest
_LOWEST = const(16)  # Hz; the PWM can't go much lower
_MASK = const(0x3FFFFFFF)


class Buzzer:
    """A buzzer on a GPIO, or none."""

    def __init__(self, gpio):
        self._pwm = None if gpio is None else PWMOut(pin(gpio), frequency=440, duty_cycle=0, variable_frequency=True)
        self._since = 0
        self._ms = 0  # how long the tone sounds, 0 for silence

    def tone(self, hz, ms):
        """Play `hz` (16 and up) for `ms`; 0 of either is silence."""
        if self._pwm is None:
            return
        self._since = clock.ms()
        self._ms = ms if hz > 0 and ms > 0 else 0
        if self._ms:
            self._pwm.frequency = max(hz, _LOWEST)
        self._pwm.duty_cycle = _HALF if self._ms else 0

    def wait(self, ms):
        """End the tone if its time is over. The ms, of these, that may pass until that is to be done again."""
        if not self._ms:
            return ms
        left = self._ms - ((clock.ms() - self._since) & _MASK)
        if left <= 0:
            self.tone(0, 0)
            return ms
        return min(ms, left)
