"""Tones on a passive buzzer."""

from machine import PWM, Pin, Timer
from micropython import const

_HALF = const(32768)  # of a period: the loudest
_LOWEST = const(16)  # Hz; the PWM can't go much lower


class Buzzer:
    """A buzzer on a pin. A tone ends by itself, also if the program doesn't go on."""

    def __init__(self, pin):
        self._pwm = PWM(Pin(pin))
        self._pwm.duty_u16(0)
        self._timer = Timer(-1)
        self._end = self._silence  # bound once

    def tone(self, hz, ms):
        """Play `hz` (16 and up) for `ms`; 0 of either is silence."""
        self._timer.deinit()
        if hz <= 0 or ms <= 0:
            self._silence(None)
            return
        self._pwm.freq(max(hz, _LOWEST))
        self._pwm.duty_u16(_HALF)
        self._timer.init(mode=Timer.ONE_SHOT, period=ms, callback=self._end)

    def _silence(self, timer):
        self._pwm.duty_u16(0)


class NoBuzzer:
    """Where a board has none."""

    def tone(self, hz, ms):
        pass
