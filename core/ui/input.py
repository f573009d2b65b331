"""From raw button masks to events: a pure function of (mask, milliseconds).

A button that means two things (the scene's `holds`) gives TAP on release before 600 ms or HOLD at 600 ms, never both;
any other gives PRESS on its first edge, the D-pad repeating after 300 ms every 90 ms. Contacts bounce: after an edge
was taken a button is deaf for 20 ms. A button that is blocked (it was down when the scene opened) is silent until it
has been up.
"""

from micropython import const

PRESS = 1
TAP = 2
HOLD = 3

_BUTTONS = const(6)
_DPAD = const(15)
_MASK = const(0x3FFFFFFF)
_HALF = const(0x20000000)
_DEAF = const(20)
_HOLD_AFTER = const(600)
_REPEAT_AFTER = const(300)
_REPEAT_EVERY = const(90)
_QUEUE = const(32)  # events; more can't come of one sample of six buttons


class Input:
    """Feed it every sample, then take the events with `next`.

    down  the debounced mask
    at    the time of the event that `next` gave last, on the clock's scale
    """

    def __init__(self):
        self.down = 0
        self.at = 0
        self._raw = 0
        self._blocked = 63  # what is down at power-up does nothing; the first sample frees what is up
        self._spent = 0  # held buttons whose HOLD was given: no TAP follows
        self._since = [0] * _BUTTONS  # time of the edge taken last
        self._due = [0] * _BUTTONS  # time of the next repeat
        self._kinds = bytearray(_QUEUE)
        self._bits = bytearray(_QUEUE)
        self._times = [0] * _QUEUE
        self._first = 0
        self._n = 0

    def block(self, buttons=0):
        """`buttons` mean something else now, or a scene opened: what is down now does nothing until it has been up, and what was queued is dropped."""
        self._blocked |= self.down | self._raw | buttons
        self._n = 0

    def feed(self, mask, now, holds):
        """One sample: the buttons down at `now` (ms), `holds` being the scene's."""
        self._raw = mask
        for i in range(_BUTTONS):
            bit = 1 << i
            was = self.down & bit
            if mask & bit != was and (now - self._since[i]) & _MASK >= _DEAF:
                self._since[i] = now
                self.down ^= bit
                if was:
                    self._released(bit, now, holds)
                else:
                    self._pressed(i, bit, now, holds)
            elif was:
                self._stays(i, bit, now, holds)
            elif not mask & bit:
                self._blocked &= ~bit

    def _pressed(self, i, bit, now, holds):
        if self._blocked & bit:
            return
        self._spent &= ~bit
        self._due[i] = (now + _REPEAT_AFTER) & _MASK
        if not holds & bit:
            self._put(PRESS, bit, now)
            self._spent |= bit

    def _released(self, bit, now, holds):
        if self._blocked & bit:
            self._blocked &= ~bit
        elif holds & bit and not self._spent & bit:
            self._put(TAP, bit, now)

    def _stays(self, i, bit, now, holds):
        if self._blocked & bit:
            return
        if holds & bit:
            if not self._spent & bit and (now - self._since[i]) & _MASK >= _HOLD_AFTER:
                self._spent |= bit
                self._put(HOLD, bit, now)
        elif bit & _DPAD and (now - self._due[i]) & _MASK < _HALF:
            self._due[i] = (now + _REPEAT_EVERY) & _MASK
            self._put(PRESS, bit, now)

    def _put(self, kind, bit, now):
        if self._n < _QUEUE:
            i = (self._first + self._n) % _QUEUE
            self._kinds[i] = kind
            self._bits[i] = bit
            self._times[i] = now
            self._n += 1

    def next(self):
        """The next event as kind << 8 | button, 0 where there is none."""
        if not self._n:
            return 0
        i = self._first
        self._first = (i + 1) % _QUEUE
        self._n -= 1
        self.at = self._times[i]
        return self._kinds[i] << 8 | self._bits[i]
