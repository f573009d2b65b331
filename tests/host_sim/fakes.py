"""Small stand-ins: a handheld for the front-ends, and a game for the fuzz."""

from core.game import OVER, Game


class FakeHandheld:
    """What a front-end sees of a handheld. Its glass is dark, but for a corner that is lit while A is down."""

    def __init__(self, passes=200):
        self.now = 0
        self.tones = []
        self.bytes_sent = 1
        self.mask = 0
        self.masks = []  # (ms, mask), every change
        self.passes = passes
        self.each_pass = lambda n: None
        self.sleeper = None
        self._n = 0

    @property
    def stopped(self):
        return self._n >= self.passes

    def step(self):
        self._n += 1
        self.each_pass(self._n)
        self.sleeper(5)

    def advance(self, ms):
        self.now += ms

    def set_buttons(self, mask):
        self.mask = mask
        self.masks.append((self.now, mask))
        self.bytes_sent += 1

    def glass(self):
        rows = [bytearray(128) for _ in range(64)]
        if self.mask & 16:
            rows[0][0] = rows[0][1] = rows[1][0] = 1
        return rows


class Countdown(Game):
    """Take 1 or 2 from a heap of ten; verb 1 is rare and takes nothing. Faults can be planted."""

    NAME = "scoundrel"  # so that its replay lines are of a known game
    SIZE = 24
    MAX_ACTIONS = 2
    RARE = (1,)
    fault_at = raise_at = stuck_at = 99

    def _deal(self):
        self.state[20] = 10

    def actions(self, out):
        left = self.state[20]
        if left == self.stuck_at:
            return 0
        out[0:3] = bytes((0, 1, min(2, left)))
        out[3:6] = bytes((1, 0, 0))
        return 2

    def _act(self, verb, arg):
        if self.state[20] == self.raise_at:
            raise ZeroDivisionError("planted")
        self.state[21 + verb] += 1
        if verb == 0:
            self.state[20] -= arg
            if self.state[20] == 0:
                self.finish(1)

    def score(self, seat):
        return self.state[21]

    def fault(self):
        return "too few left" if self.state[20] <= self.fault_at < 99 and self.state[0] != OVER else ""
