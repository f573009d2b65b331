"""Hit the Deck's table: the seats, the top card and what it asks for, the hand as a fan, and the moments to slap."""

from micropython import const

from core import load
from core.game import NEXT
from core.games.hit_the_deck import DRAW, DRAWN, ENDED, FINISHED, KEEP, PLAY, PLAYED, PLAYING, SLAPPING
from core.games.hit_the_deck_piles import GOT, SHOWN, TOOK
from core.games.hit_the_deck_slaps import ABSENT, FALSELY, LAST, NO_TIME
from core.ui import sound, widgets
from core.ui.canvas import SMALL, WIDTH
from core.ui.scene import LEFT, RIGHT, UP, A
from core.ui.table import NOBODY
from core.ui.tables.hit_the_deck_slaps import CLOSED, COMING, OPEN, SlapTable

# indices into the game's TEXT
_PLAY = const(0)
_DRAW = const(1)
_KEEP = const(2)
_MUST = const(3)
_FALSE = const(8)
_DREW = const(9)
_LAST = const(10)
_SILENT = const(11)
_CALLED = const(13)
_READY = const(17)
_NEXT = const(18)
_POINTS = const(19)

# what an event says, by its kind: also an index into TEXT, 0 for nothing
_SAYS = b"\0\0\0\0\4\5\10\0\0\6\7\0"

# the hand's order: colour by colour, then the Hit cards without one
_ORDER = b"\x09\x0a\x0b\x0c\x0d\x0e\x0f\x08\x11\x12\x13\x14\x15\x16\x17\x10\x19\x1a\x1b\x1c\x1d\x1e\x1f\x18\x21\x22\x23\x24\x25\x26\x27\x20\x01\x02\x03\x04\x05\x06"

_PITCH = const(14)  # pixels from card to card of the fan
_SEEN = const(8)  # cards of it on the glass
_FAN = const(36)  # y of a card that can't be played
_RAISE = const(3)
_TOP_X = const(54)  # the top card
_TOP_W = const(26)
_TOP_H = const(32)
_SIDE = const(84)  # the demand, or what happened
_TURN_OVER = const(120)  # ms
_LOOK = const(500)  # ms that a Cut or a Flip is shown before what it brings
_GRACE = const(250)  # as in hit_the_deck_slaps.py: so much no press takes away


class Table(SlapTable):
    """The cursor is on a kind of card in the hand of `viewer`."""

    def __init__(self, session, demo):
        SlapTable.__init__(self, session, demo)
        self.cursor = 0  # which card of the fan
        self.face = self.game.top  # the card that is shown on the pile: for a moment the one that was laid
        self._fan = bytearray(len(_ORDER))  # the hand's kinds of card
        self._n = 0
        self._told = NOBODY  # whom the note is about
        self._note = 0
        self._more = 0  # cards drawn
        self._got = 0  # the last of them, if the viewer drew it
        self._painter = None
        self._ends = None  # the module that shows results
        self._outcome = ""
        self.waits = self.game.phase == SLAPPING  # taken up again just before a slap

    def enter(self):
        SlapTable.enter(self)
        self._painter = self._borrow("hit_the_deck_cards").Painter(self.console.art("hit_the_deck_cards"))
        self._ends = self._borrow("hit_the_deck_ends")
        self._look()

    def _borrow(self, name):
        """A module beside this one that stays in memory only as long as it is kept here."""
        module = load.module("core.ui.tables", name)
        self.console.hal.unload("core.ui.tables." + name)
        return module

    def leave(self):
        SlapTable.leave(self)
        self._painter = self._ends = None  # menus need the room
        self._dismiss()

    def reset(self):
        SlapTable.reset(self)
        self.window = CLOSED
        self.busy = False
        self.face = self.game.top
        self.hold_face = 0
        self._told = self.last = NOBODY
        self._look()

    def is_open(self):
        return self.game.phase == FINISHED

    # -- the hand -------------------------------------------------------------------------------------------------
    def _look(self):
        """Take the viewer's hand into the fan; the cursor goes to the nearest card that can be played."""
        n = 0
        if self.viewer != NOBODY:
            for card in _ORDER:
                if self.game.count(self.viewer, card):
                    self._fan[n] = card
                    n += 1
        self._n = n
        self.cursor = max(0, min(self.cursor, n - 1))
        if not self._can_lay(self.cursor):
            self._seek(1)

    def _is_mine(self):
        return self.viewer == self.game.turn and not self.game.over

    def _can_lay(self, i):
        """Whether the fan's i-th card may be played now."""
        game = self.game
        if i >= self._n or not self._is_mine():
            return False
        if game.phase == DRAWN:
            return self._fan[i] == game.drawn
        return game.phase == PLAYING and game.fits(self._fan[i])

    def _seek(self, step):
        """The cursor to the next card that can be played, if there is one."""
        i = self.cursor
        for _ in range(self._n):
            i = (i + step) % self._n
            if self._can_lay(i):
                self.cursor = i
                return

    # -- buttons --------------------------------------------------------------------------------------------------
    def press(self, button):
        if self.window == OPEN:
            self.slapped(button)
        elif self.window == CLOSED and not self.skip() and not self.game.over:
            if button == A:
                self._main()
            elif self._n:
                self._move(button)

    def skip(self):
        if self.hold_face:
            self.hold_face = min(self.hold_face, _GRACE)
            return True
        if self.waits and self.game.phase == SLAPPING:
            self.waits = False
            self._lay(self.game.laid_by, self.game.top)
            return True
        return SlapTable.skip(self)

    def _read(self):
        """Of who slapped when, and after a last card of the points too, if it is a computer that deals on."""
        SlapTable._read(self)
        if self.last != NOBODY:
            self.last = NOBODY
            self.waits = self.game.phase == FINISHED and self.game.turn not in self._persons

    def _move(self, button):
        if button == LEFT or button == RIGHT:
            self.cursor = (self.cursor + (1 if button == RIGHT else -1)) % self._n
        else:
            self._seek(1 if button == UP else -1)
        self.console.sound.play(sound.MOVE)
        self.dirty = True

    def _main(self):
        game = self.game
        if game.phase == FINISHED:
            if game.turn in self._persons:
                self.do(NEXT, 0)
        elif self._is_mine():
            if self._can_lay(self.cursor):
                self.do(PLAY, self._fan[self.cursor])
            elif game.allows(DRAW, 0):
                self.do(DRAW, 0)

    def tap(self, button):
        """B: keep the card just drawn."""
        if self.window == CLOSED and not self.skip() and self._is_mine() and self.game.allows(KEEP, 0):
            self.do(KEEP, 0)

    # -- what happened --------------------------------------------------------------------------------------------
    def acted(self):
        if self.window == COMING:  # another action has come, as in a game that is played again: nothing is awaited
            self.window = CLOSED
            self.busy = False
        log = self.game.log
        tune = sound.TAKE
        for i in range(0, 4 * log.n, 4):
            self._tell(log.data[i], log.data[i + 1], log.data[i + 2])
            if log.data[i] == LAST or log.data[i] == FALSELY:
                tune = sound.HIT
        if self.game.over:
            tune = sound.WIN if self.game.result & 1 else sound.LOSE
        self.console.sound.play(tune)
        self._look()
        if self.game.over:
            self._outcome = self._ends.outcome(self, len(self._persons) == 1)

    def _tell(self, kind, seat, what):
        """What an event changes on the glass."""
        if kind == PLAYED:
            self._lay(seat, what)
        elif kind == LAST:
            self._say(seat, _SILENT if what else _LAST)
            self.waits = self.game.time(self.game.laid_by) != NO_TIME
            if self.waits:
                self.last = seat
        elif kind == GOT:
            if seat == self.viewer:
                self._got = what
        elif kind == TOOK:
            if self._told != seat or self._note < _FALSE or self._note == _DREW:
                self._say(seat, _DREW)
            self._more = what
        elif kind == ENDED:
            self.waits = self.waits or self.game.turn not in self._persons
        elif kind == SHOWN and not self.hold_face:
            self.face = seat  # of a new hand
        elif _SAYS[kind]:
            self._say(seat, _SAYS[kind])

    def _say(self, seat, note):
        self._told = seat
        self._note = note
        self._more = 0

    def _lay(self, seat, card):
        """A card is turned over on the pile; what it brings is shown after it."""
        self.face = card
        self.hold_face = _LOOK if card != self.game.top else 0
        self._told = self.last = NOBODY
        self.animate(_TURN_OVER)
        self.expect()

    def tick(self, ms):
        if self.window == OPEN:
            self.wait()
        elif self.window == COMING and not self.animation:
            self.dirty = True
        elif self.hold_face and not self.animation:
            self.hold_face = max(0, self.hold_face - ms)
            if not self.hold_face and self.face != self.game.top:
                self.face = self.game.top
                self.animate(_TURN_OVER)
            self.dirty = True
        else:
            SlapTable.tick(self, ms)

    # -- the end --------------------------------------------------------------------------------------------------
    def count(self, extras):
        if self.fastest != ABSENT and (not extras[0] or self.fastest < extras[0]):
            extras[0] = max(1, self.fastest)

    def outcome_text(self):
        return self._outcome

    def outcome_picture(self, art):
        alone = len(self._persons) == 1
        return art.LOST if alone and not self.game.result >> self._persons[0] & 1 else art.WON

    def score_label(self):
        return self.words.TEXT[_POINTS]

    # -- drawing --------------------------------------------------------------------------------------------------
    def draw(self, canvas):
        if self.game.phase == FINISHED and not self.hold_face and not self.animation and self.last == NOBODY:
            self._ends.totals(self, canvas, self.game.turn in self._persons or self.waits and not self.demo)
            return
        for seat in range(self.game.seats):
            self._draw_seat(canvas, seat)
        self._draw_direction(canvas)
        self._draw_top(canvas)
        self._draw_side(canvas)
        if self.waits and self.last != NOBODY:
            self._ends.times(self, canvas)
            return
        if len(self._persons) < 2 or self.window == CLOSED and self._is_mine():
            self._draw_fan(canvas)
        self._draw_bottom(canvas)

    def _draw_seat(self, canvas, seat):
        y = 8 * seat
        if seat == self.game.turn and self.window == CLOSED:
            canvas.pointer(0, y)
        self.draw_name(canvas, seat, 6, y + 1)
        canvas.rect(24, y, 6, 7, 1)
        canvas.number(self.game.hand_size(seat), 32, y)

    def _draw_direction(self, canvas):
        """An arrow beside the seats, the way play goes."""
        end = 8 * self.game.seats - 2
        canvas.vline(49, 0, end + 1, 1)
        for i in range(1, 4):
            y = end - i if self.game.to_left else i
            canvas.hline(49 - i, y, 2 * i + 1, 1)

    def _draw_top(self, canvas):
        """The top card; while it is turned over it is first a back, then a face, both narrow at first."""
        x = _TOP_X
        if self.animation > _TURN_OVER // 2:
            w = max(2, _TOP_W * (2 * self.animation - _TURN_OVER) // _TURN_OVER)
            self._painter.back(canvas, x + (_TOP_W - w) // 2, 0, w, _TOP_H)
            return
        self._painter.large(canvas, self.face, x, 0)
        if self.animation:
            w = _TOP_W * self.animation // _TURN_OVER
            canvas.fill_rect(x, 0, w, _TOP_H, 0)
            canvas.fill_rect(x + _TOP_W - w, 0, w, _TOP_H, 0)
        else:
            self.faced = True

    def _draw_side(self, canvas):
        game = self.game
        self._painter.back(canvas, _SIDE, 24, 7, 8)
        canvas.number(game.draw_count, _SIDE + 10, 24)
        if self.called and self.window == OPEN:
            canvas.small(self.words.TEXT[_CALLED], _SIDE, 1)
        elif self.window == CLOSED and game.demand and not self.hold_face:
            canvas.small(self.words.TEXT[_MUST], _SIDE, 1)
            self._painter.demand(canvas, self.game.top, _SIDE, 8)
        elif self._told != NOBODY and self.window == CLOSED:
            self.draw_name(canvas, self._told, _SIDE, 1)
            canvas.small(self.words.TEXT[self._note], _SIDE, 8)
            if self._note == _DREW and self._told == self.viewer:
                self._painter.small(canvas, self._got, _SIDE + 28, 4)
            if self._more:
                canvas.number(self._more, canvas.text("+", _SIDE, 15), 15)

    def _draw_fan(self, canvas):
        """As many cards as fit, the cursor's among them."""
        n = self._n
        first = max(0, min(self.cursor - _SEEN // 2, n - _SEEN))
        last = min(n, first + _SEEN)
        x = (WIDTH - _PITCH * (last - first)) // 2
        if first:
            canvas.line(1, _FAN + 8, 4, _FAN + 5, 1)
            canvas.line(1, _FAN + 8, 4, _FAN + 11, 1)
        if last < n:
            canvas.line(WIDTH - 2, _FAN + 8, WIDTH - 5, _FAN + 5, 1)
            canvas.line(WIDTH - 2, _FAN + 8, WIDTH - 5, _FAN + 11, 1)
        for i in range(first, last):
            self._draw_held(canvas, i, x)
            x += _PITCH

    def _draw_held(self, canvas, i, x):
        y = _FAN - (_RAISE if self._can_lay(i) else 0)
        self._painter.small(canvas, self._fan[i], x, y)
        n = self.game.count(self.viewer, self._fan[i])
        if n > 1:
            canvas.fill_rect(x + 7, y + 11, 6, 6, 0)
            canvas.number(n, x + 8, y + 12, SMALL)
        if i == self.cursor and self._is_mine():
            for k in range(3):
                canvas.hline(x + 6 - k, y + 18 + k, 2 * k + 1, 1)

    def _draw_bottom(self, canvas):
        text = self.words.TEXT
        game = self.game
        if self.window != CLOSED:
            self.draw_clock(canvas)
        elif self.demo:
            canvas.small(self.demo_label, 2, widgets.BOTTOM + 1)
        elif self.waits:
            widgets.hints(canvas, text[_READY], "")
        elif self._is_mine() and not self.animation and not self.hold_face:
            if game.phase == DRAWN:
                widgets.hints(canvas, text[_PLAY] if self._can_lay(self.cursor) else "", text[_KEEP])
            elif self._can_lay(self.cursor):
                widgets.hints(canvas, text[_PLAY], "")
            elif game.allows(DRAW, 0):
                widgets.hints(canvas, text[_DRAW], "")
