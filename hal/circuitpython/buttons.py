"""Six buttons, scanned every 5 ms by `keypad` behind the program's back."""

import keypad
from micropython import const

from hal.circuitpython import clock
from hal.circuitpython.pins import pin

_EVERY = 0.005  # s
_NOISE = const(0xFFFFFF)


class Buttons:
    """Raw levels: contacts bounce, and `core/ui/input.py` sorts that out.

    at     the time of the mask that `read` gave last, ms on the clock's scale
    noise  24 bits out of the moments of the changes, for chance
    """

    def __init__(self, pins, pressed):
        """`pins` of Up, Down, Left, Right, A, B; `pressed` is the level of a pressed button, 0 or 1."""
        self._keys = keypad.Keys([pin(n) for n in pins], value_when_pressed=bool(pressed), pull=True, interval=_EVERY)
        self._events = self._keys.events
        self._event = keypad.Event()
        self._present = 0
        self.at = clock.ms()
        self.noise = 0

    @property
    def queued(self):
        """How many masks wait."""
        return len(self._events)

    def read(self):
        """The next queued mask, or the present one where none is queued."""
        if self._events.overflowed:  # what was lost may be a release: start over from what is down
            self._events.clear()
            self._keys.reset()
            self._present = 0
        event = self._event
        if self._events.get_into(event):
            bit = 1 << event.key_number
            self._present = self._present | bit if event.pressed else self._present & ~bit
            self.at = clock.at(event.timestamp)
            self.noise = (self.noise << 3 ^ self.noise >> 13 ^ event.timestamp) & _NOISE
        else:
            self.at = clock.ms()
        return self._present
