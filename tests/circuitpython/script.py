"""A scripted session, played by whichever hal is under the console: presses that fall due, and what the glass showed.

Both worlds start their console at the same moment of the chip's clock, so chance, taken from the moments of presses, is
the same too.
"""

import sys

from host_sim.chip import CHIP, GPIOS

OFF = 2000  # ms from the release of all buttons to the end, where no console runs


class Done(BaseException):
    """It is over: "by the script", or the power went."""


class Recorder:
    """The chip's `sleeper` of a session: begins at the first pause of `Console.run`, raises Done after the last step.

    steps    (buttons, ms): exactly these GPIOs down for so long
    release_after  None, or ms after which all buttons are let go, and the power OFF ms later, if no console runs by then
    start    the clock's time at the first pause, None before
    glasses  (ms since the start, glass as hex) each time a pass of the console had changed it
    """

    def __init__(self, controller, steps, release_after=None):
        self.start = None
        self.glasses = []
        self._controller = controller
        self._steps = steps
        self._release_after = release_after
        self._down = []
        self._seen = None
        CHIP.sleeper = self

    def __call__(self, ms):
        between = _between_two_passes()
        if between and self.start is None:
            self.start = self._at = CHIP.now
        if self.start is None:
            self._wait(ms)
            return
        if between:
            self._record()
        end = CHIP.now + ms
        while self._at <= end:
            CHIP.advance(self._at - CHIP.now)
            if not self._steps:
                raise Done("by the script")
            self._hold(*self._steps.pop(0))
        CHIP.advance(end - CHIP.now)

    def _wait(self, ms):
        """Before a console runs, or where none ever does."""
        CHIP.advance(ms)
        if self._release_after is not None and CHIP.now >= self._release_after:
            for gpio in range(GPIOS):
                CHIP.release(gpio)
            if CHIP.now >= self._release_after + OFF:
                raise Done("switched off")

    def _record(self):
        if self._controller.bytes_in != self._seen:
            self._seen = self._controller.bytes_in
            glass = b"".join(self._controller.glass()).hex()
            if not self.glasses or glass != self.glasses[-1][1]:
                self.glasses.append([CHIP.now - self.start, glass])

    def _hold(self, buttons, ms):
        for gpio in self._down:
            CHIP.release(gpio)
        for gpio in buttons:
            CHIP.press(gpio)
        self._down = buttons
        self._at += ms

    def tones(self):
        """(ms since the start, Hz) of all tones."""
        return [[at - self.start, hz] for at, hz in CHIP.tones]


def _between_two_passes():
    """Whether it is `Console.run` that waits, not something in a pass."""
    frame = sys._getframe(2)
    names = []
    while frame:
        names.append(frame.f_code.co_name)
        if frame.f_code.co_filename.endswith("core/console.py"):
            return names[-2:] == ["idle", "run"]
        frame = frame.f_back
    return False
