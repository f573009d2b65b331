"""The moments to slap at Hit the Deck's table: time is taken here and handed to the rules as numbers.

The clock starts with the flush that shows the card turned over (rules/hit_the_deck.md, Slapping on a handheld).
"""

from micropython import const

from core.game import EASY, PERSON
from core.games.hit_the_deck import FALSE, SLAP, SLAPPING
from core.games.hit_the_deck_slaps import ABSENT, LATEST, UNANNOUNCED
from core.ui import sound, widgets
from core.ui.canvas import SMALL, WIDTH
from core.ui.scene import LEFT, RIGHT, UP, A, B
from core.ui.table import NOBODY, TableScene

_KEYS = (A, LEFT, UP, RIGHT)  # the slap button of the first person, the second ...

CLOSED = 0
COMING = 1  # a card is being turned over
OPEN = 2

# indices into the game's TEXT
_CALL = const(12)
_SLAP = const(14)
_YOU = const(15)
_SEAT = const(16)

_MASK = const(0x3FFFFFFF)
_FALSE_MS = const(800)
_SLAP_MS = const(2500)
_CALL_MS = const(1500)
_GRACE = const(250)  # ms after the window in which a late slap does nothing else
_PACE = const(5)  # ms between two passes while the clock runs


class SlapTable(TableScene):
    """Base of the table. `window` is CLOSED, COMING or OPEN.

    times      hundredths at which each seat's person has slapped in this window, -1 if not yet
    called     whether the Hit with a Hand was announced
    elapsed    ms since the window opened
    faced      whether the frame drawn last shows the card turned over
    hold_face  ms before the table goes on: the card that was laid is still shown, a late slap does nothing
    fastest    the fastest slap at a Hit with a Hand since the table is shown, ABSENT before the first
    last       the seat that slapped last, until that was read; NOBODY
    """

    def __init__(self, session, demo):
        TableScene.__init__(self, session, demo)
        self.window = CLOSED
        self.times = [-1] * 4
        self.called = False
        self.elapsed = 0
        self.last = NOBODY
        self.fastest = ABSENT
        self._opened = 0
        self._length = 0  # ms that the window stays open
        self.faced = False
        self.hold_face = 0

    # -- opening --------------------------------------------------------------------------------------------------
    def expect(self):
        """A card was laid: if any person may slap now, the window will open with the flush that shows it."""
        slapping = self.game.phase == SLAPPING
        for seat in self._persons:
            self.times[seat] = -1
            if slapping or self.game.may_slip(seat):
                self.window = COMING
        self._length = _SLAP_MS if slapping else _FALSE_MS
        self.called = False
        self.elapsed = 0
        self.faced = False
        self.busy = self.window != CLOSED

    def shown(self, now):
        if self.window == COMING and self.faced:
            self.window = OPEN
            self._opened = now
            self.holds = 0
            self.pace = _PACE
            self.console.input.block()
            self.dirty = True

    # -- while it is open -----------------------------------------------------------------------------------------
    def _can_call(self):
        """Whether the person who laid a Hit with a Hand may still announce it."""
        game = self.game
        by = game.laid_by
        return game.phase == SLAPPING and not self.called and game.seat_kind(by) == PERSON and self.times[by] < 0

    def _reminds(self):
        """Whether the glass reminds of announcing: only if all computers are easy."""
        for seat in range(self.game.seats):
            if self.game.seat_kind(seat) > EASY:
                return False
        return self._can_call()

    def slapped(self, button):
        """A button went down while the window is open."""
        at = (self.console.input.at - self._opened) & _MASK
        if at > self._length:
            self.console.input.block(button)  # it went down during the flush: no repeat of it is a slap
            return
        if button == B:
            if self._can_call() and at <= _CALL_MS:
                self.called = True
                self.dirty = True
            return
        for i in range(len(self._persons)):
            seat = self._persons[i]
            if _KEYS[i] == button and self.times[seat] < 0 and self._may_slap(seat):
                self.times[seat] = min(LATEST, at // 10)
                self.console.sound.play(sound.HIT)
                self.dirty = True

    def _may_slap(self, seat):
        return self.game.phase == SLAPPING or self.game.may_slip(seat)

    def wait(self):
        """A pass while the window is open."""
        elapsed = (self.console.hal.clock.ms() - self._opened) & _MASK
        if elapsed >= self._length or self._all_slapped():
            self._close()
        elif elapsed // 25 != self.elapsed // 25:
            self.dirty = True
        self.elapsed = elapsed

    def _all_slapped(self):
        for seat in self._persons:
            if self.times[seat] < 0 and self._may_slap(seat):
                return False
        return True

    def _close(self):
        """Tell the rules what happened."""
        game = self.game
        self.window = CLOSED
        self._pass_on()  # several persons have leant over the glass
        self.holds = B
        self.pace = TableScene.pace
        self.console.input.block()
        self._wait -= self.elapsed
        if game.phase == SLAPPING:
            by = game.laid_by
            while game.phase == SLAPPING:
                seat = game.turn
                time = self.times[seat]
                if seat == by and not self.called:
                    time = UNANNOUNCED
                elif time >= 0:
                    self.fastest = min(self.fastest, time)
                self.do(SLAP, ABSENT if time < 0 else time)
        else:
            for seat in self._persons:
                if self.times[seat] >= 0:
                    self.do(FALSE, seat)
        self.busy = False
        if not game.over and game.seat_kind(game.turn) == PERSON:
            self.console.autosave()
        self.hold_face = _GRACE
        self.dirty = True

    # -- drawing --------------------------------------------------------------------------------------------------
    def draw_name(self, canvas, seat, x, y):
        """Small: YOU, or P and the seat's number."""
        if len(self._persons) == 1 and seat == self._persons[0]:
            return canvas.small(self.words.TEXT[_YOU], x, y)
        x = canvas.small(self.words.TEXT[_SEAT], x, y)
        return canvas.number(seat + 1, x, y, SMALL)

    def draw_clock(self, canvas):
        """Who slaps with what, and the time that is left."""
        x = 0
        for i in range(len(self._persons)):
            seat = self._persons[i]
            x = widgets.button(canvas, "A<^>"[i], x)
            if self.times[seat] >= 0:
                x = self.draw_time(canvas, self.times[seat], x, widgets.BOTTOM + 1) + 3
            else:
                x = (
                    canvas.small(self.words.TEXT[_SLAP], x, widgets.BOTTOM + 1)
                    if len(self._persons) == 1
                    else self.draw_name(canvas, seat, x, widgets.BOTTOM + 1)
                ) + 3
        if self._reminds():
            x = canvas.small(self.words.TEXT[_CALL], widgets.button(canvas, "B", x), widgets.BOTTOM + 1) + 3
        left = (WIDTH - x) * (self._length - self.elapsed) // self._length
        canvas.fill_rect(WIDTH - left, widgets.BOTTOM + 2, left, 3, 1)

    def draw_time(self, canvas, time, x, y):
        """Hundredths of a second as seconds."""
        x = canvas.small(".", canvas.number(time // 100, x, y, SMALL), y)
        return canvas.number(time % 10, canvas.number(time // 10 % 10, x, y, SMALL), y, SMALL)
