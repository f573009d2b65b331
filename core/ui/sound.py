"""Short tunes on a buzzer: bytes of pairs (pitch in 10 Hz, length in 10 ms); pitch 0 is a rest."""

MOVE = b"\x58\x01"
TAKE = b"\x3c\x03"
HEAL = b"\x34\x04\x4e\x06"
HIT = b"\x12\x06\x0a\x08"
WIN = b"\x34\x08\x42\x08\x4e\x08\x68\x14"
LOSE = b"\x20\x0c\x1a\x0c\x14\x1c"


class Sound:
    """Plays one tune at a time on the hal's buzzer; a new one replaces the old."""

    def __init__(self, buzzer):
        self.buzzer = buzzer
        self.on = True
        self._tune = b""
        self._at = 0
        self._left = 0

    def play(self, tune):
        if self.on:
            self._tune = tune
            self._at = 0
            self._next()

    def _next(self):
        if self._at < len(self._tune):
            self._left = 10 * self._tune[self._at + 1]
            self.buzzer.tone(10 * self._tune[self._at], self._left)
            self._at += 2
        else:
            self._tune = b""

    def tick(self, ms):
        if self._tune:
            self._left -= ms
            if self._left <= 0:
                self._next()
