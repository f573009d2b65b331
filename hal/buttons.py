"""Six buttons, sampled every 5 ms into a ring of changes, so that short clicks aren't lost and reactions aren't rounded to frames."""

from machine import Pin, Timer
from micropython import const

from hal import clock

_EVERY = const(5)  # ms
_RING = const(32)  # changes, a power of two; one place stays free
_NOISE = const(0xFFFFFF)


class Buttons:
    """Raw levels: contacts bounce, and `core/ui/input.py` sorts that out.

    at     the time of the mask that `read` gave last, ms on the clock's scale
    noise  24 bits out of the moments of the changes, for chance
    """

    def __init__(self, pins, pressed):
        """`pins` of Up, Down, Left, Right, A, B; `pressed` is the level of a pressed button, 0 or 1."""
        pull = Pin.PULL_DOWN if pressed else Pin.PULL_UP
        self._pins = [Pin(pin, Pin.IN, pull) for pin in pins]
        self._pressed = pressed
        self._masks = bytearray(_RING)
        self._times = [0] * _RING
        self._head = 0  # where the sampler writes next
        self._tail = 0  # where the reader reads next
        self._newest = 0
        self._present = 0
        self.at = 0
        self.noise = 0
        self._sample(None)
        self._timer = Timer(-1, period=_EVERY, mode=Timer.PERIODIC, callback=self._sample)

    def _sample(self, timer):
        """The timer's callback. Allocates nothing."""
        mask = 0
        bit = 1
        for pin in self._pins:
            if pin() == self._pressed:
                mask |= bit
            bit <<= 1
        if mask != self._newest:
            self._put(mask)

    def _put(self, mask):
        head = self._head
        after = (head + 1) % _RING
        if after == self._tail:
            return  # full: the next sample tries again, so that the last state is never lost
        self._newest = mask
        self._masks[head] = mask
        self._times[head] = clock.ms()
        self._head = after
        self.noise = (self.noise << 3 ^ self.noise >> 13 ^ clock.us()) & _NOISE

    @property
    def queued(self):
        """How many masks wait."""
        return (self._head - self._tail) % _RING

    def read(self):
        """The next queued mask, or the present one where none is queued."""
        tail = self._tail
        if tail == self._head:
            self.at = clock.ms()
            return self._present
        self._present = self._masks[tail]
        self.at = self._times[tail]
        self._tail = (tail + 1) % _RING
        return self._present
