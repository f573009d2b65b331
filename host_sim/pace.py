"""Real time for a front-end: while the console idles, the simulated clock follows the wall's and input is handled."""

import signal
import time

STALL_MS = 250  # a longer gap (a suspended laptop, a moved window) doesn't count as time played


class Front:
    """Base of window and terminal: runs a handheld in real time until someone leaves.

    A subclass implements `poll(seconds)`, wait for input at most so long and handle it, and `show(rows, now)`, the
    glass changed at `now` ms.
    """

    def __init__(self, handheld):
        self.handheld = handheld
        self.closed = False
        self._start = time.monotonic() - handheld.now / 1000
        self._shown = -1

    def run(self):
        """Play until the window is closed, the terminal left, or the process asked to end; all of these save."""
        self.handheld.sleeper = self._sleep
        numbers = (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM))
        before = [signal.signal(number, self._leave) for number in numbers]
        try:
            while not self.closed and not self.handheld.stopped:
                self.handheld.step()
        except KeyboardInterrupt:
            pass
        finally:
            for number, handler in zip(numbers, before, strict=True):
                signal.signal(number, handler)

    def _leave(self, number, frame):
        self.closed = True

    def _sleep(self, ms):
        """The chip's sleep: show what changed, then let `ms` of real time pass, handling input as it comes."""
        wanted = self.handheld.now + ms
        self._look()
        while not self.closed:
            self._catch_up()
            left = wanted - self.handheld.now
            if left <= 0:
                return
            self.poll(min(left, 5) / 1000)

    def _catch_up(self):
        real = int((time.monotonic() - self._start) * 1000)
        behind = real - self.handheld.now
        if behind > STALL_MS:
            self._start += (behind - STALL_MS) / 1000
            behind = STALL_MS
        if behind > 0:
            self.handheld.advance(behind)

    def _look(self):
        sent = self.handheld.bytes_sent
        if sent != self._shown:
            self._shown = sent
            self.show(self.handheld.glass(), self.handheld.now)

    def press(self, mask):
        """These buttons are down now. The clock is brought up to date first, so that reactions are exact."""
        self._catch_up()
        self.handheld.set_buttons(mask)
