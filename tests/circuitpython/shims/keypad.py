"""CircuitPython's `keypad` on the simulated chip: a scanner behind the program's back, and its queue of events.

After https://docs.circuitpython.org/en/latest/shared-bindings/keypad/
"""

import supervisor

from host_sim.chip import CHIP


class Event:
    """A key went down or up."""

    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = supervisor.ticks_ms() if timestamp is None else timestamp


class EventQueue:
    """Where a full queue drops an event, `overflowed` says so."""

    def __init__(self, size):
        self._events = []
        self._size = size
        self.overflowed = False

    def put(self, event):
        if len(self._events) < self._size:
            self._events.append(event)
        else:
            self.overflowed = True

    def get_into(self, event):
        if not self._events:
            return False
        vars(event).update(vars(self._events.pop(0)))
        return True

    def clear(self):
        self._events.clear()
        self.overflowed = False

    def __len__(self):
        return len(self._events)


class Keys:
    """Each key on a pin of its own. All count as up at first: one that is down is an event of the first scan."""

    def __init__(self, pins, *, value_when_pressed, pull=True, interval=0.020, max_events=64, debounce_threshold=1):
        self._pins = [pin.claim() for pin in pins]
        for pin in pins:
            CHIP.configure(pin.id, False, int(not value_when_pressed) if pull else None)
        self._pressed = int(value_when_pressed)
        self._interval = round(interval * 1000)
        self._down = [False] * len(pins)
        self.events = EventQueue(max_events)
        self.due = CHIP.now + self._interval
        CHIP.timers.append(self)

    def reset(self):
        self._down = [False] * len(self._pins)

    def fire(self):
        """The chip's clock reached `due`: scan."""
        self.due += self._interval
        for number, pin in enumerate(self._pins):
            down = CHIP.level(pin.id) == self._pressed
            if down != self._down[number]:
                self._down[number] = down
                self.events.put(Event(number, down))
