"""Draw Poker's table: five cards large, the other's as backs, Neve with what she wears, the money, and what a bet would leave.

At the right stand Neve with her money, the pot and one's own money, whatever is shown at the left: the hand that is played, or
the showdown. What happened to the pot and to the wardrobe is told piece by piece, a press for each.
"""

from micropython import const

from core.game import PERSON
from core.ui import poker, sound, sprites, widgets
from core.ui.canvas import sprite
from core.ui.scene import LEFT, RIGHT, UP, A
from core.ui.table import NOBODY, TableScene

# what the rules call so; as names of theirs they would take half a KB
_BET = const(0)
_STAY = const(1)
_DRAW = const(2)
_DROP = const(3)
_RAISE = const(4)
_CALL = const(5)
_CHANGE = const(6)
_NEXT = const(15)
_CHANGING_1 = const(1)
_CHANGING_2 = const(2)
_BETTING_2 = const(3)
_SHOWN = const(4)
_TAKEN = const(3)  # events: from here to _DRAWN they are told
_TIED = const(4)
_SPLIT = const(5)
_PLEDGE = const(6)
_REDEEMED = const(7)
_UNDRESSED = const(8)
_DRESSED = const(9)
_WON = const(10)
_DRAWN = const(11)
_TIE = const(2)
_GARMENTS = const(5)
_SLOTS = const(5)
_ALL = const(31)  # slots

# indices into the game's TEXT
_NEVE = const(0)  # then the two persons
_YOU = const(3)
_POT = const(4)
_ANTE = const(5)
_NEW = const(6)
_DO = const(10)  # what A does, by the verb
_CHANGES = const(16)
_KEEPS = const(17)
_MARK = const(18)
_UNMARK = const(19)
_GO_ON = const(20)
_NO = const(21)
_THINKS = const(22)
_STAYS = const(23)
_BETS = const(24)
_RAISES = const(25)
_CHANGED = const(26)
_DROPS = const(27)
_TAKES = const(28)
_YOU_DROP = const(29)
_YOU_TAKE = const(30)
_YOU_BEGIN = const(31)
_CHOOSE = const(32)
_SURE = const(33)
_TOLD = const(30)  # plus the event: what it says
_SHORT = const(42)
_GARMENT = const(43)
_OVER = const(58)  # won, lost, drawn, person 1 has won, person 2
_MONEY = const(63)

# Neve's expressions, and where things lie: as in core/ui/poker.py
_HAPPY = const(1)
_THOUGHTFUL = const(2)
_SURPRISED = const(3)
_WIDE = const(86)
_RESULT = const(49)
_CARD = const(16)
_PITCH = const(17)

_PANEL = const(87)  # x of the portrait
_LABEL = const(94)  # and of what is under it
_TALL = const(28)
_TOP = const(20)
_RISE = const(3)
_SAID = const(9)  # y of what the other did
_FAR = const(5)  # steps that Left and Right move
_MOTION = const(240)  # ms
_MOST = const(65535)


class Table(TableScene):
    """`steps` is the bet chosen, `marks` the mask of the cards to change, `cursor` the card that A marks. `_fresh` is the mask
    of the cards that come in."""

    gives_hints = True

    def __init__(self, session, demo):
        TableScene.__init__(self, session, demo)
        self._neve = self.game.seat_kind(1) != PERSON
        self._art = None
        self._begin()

    def _begin(self):
        """Nothing is chosen, nothing to be told, and Neve as she is; while something is told she is shown as she was then."""
        self.steps = self.marks = self.cursor = self._fresh = 0
        self._dropping = False
        self._news = 0  # the event that is told
        self._garment = 0  # what it is about
        self._at = 0  # the next event of the log
        self._off = self.game.garments_off
        self._pledged = self.game.garments_pledged

    def enter(self):
        TableScene.enter(self)
        if self._neve:
            art = self.console.art("neve")
            self._art = [sprite(getattr(art, name)) for name in poker.PICTURES.split(" ")]

    def leave(self):
        TableScene.leave(self)
        self._art = None

    def reset(self):
        TableScene.reset(self)
        self._begin()

    @property
    def me(self):
        """Whose cards lie at the front."""
        return 0 if self.viewer == NOBODY else self.viewer

    def is_open(self):
        return self.game.phase == _SHOWN

    # -- buttons --------------------------------------------------------------------------------------------------
    def press(self, button):
        if self._reads() or not self._decides():
            return
        step = 1 if button == RIGHT or button == UP else -1
        phase = self.game.phase
        self.dirty = True
        if button != A:
            self.console.sound.play(sound.MOVE)
        if phase == _SHOWN:
            if button == A:
                self.do(_NEXT, 0)
        elif self._changes():
            if button == LEFT or button == RIGHT:
                self.cursor = (self.cursor + step) % _SLOTS
            elif button == A or (step > 0) != (self.marks >> self.cursor & 1):
                self.marks ^= 1 << self.cursor
        elif self._dropping:
            self._dropping = False
            if button == A:
                self.do(_DROP, 0)
        elif button == A:
            self.do(self._verb(), self.steps)
        else:
            if button == LEFT or button == RIGHT:
                step *= _FAR
            self.steps = max(0, min(self._most(), self.steps + step))
            self.hint = -1

    def tap(self, button):
        """B: change the marked cards, or ask whether to drop."""
        if self._reads() or not self._decides():
            return
        self.dirty = True
        if self._changes():
            self.do(_CHANGE, self.marks)
        else:
            self._dropping = self.game.phase != _SHOWN and not self._dropping
            self.hint = -1

    def _reads(self):
        """Whether a press did no more than to go on in what is told; after the last of a hand it deals on."""
        if not self.skip():
            return self.waits
        if not self.waits and self.game.phase == _SHOWN and self._decides():
            self.do(_NEXT, 0)
        return True

    def _decides(self):
        """Whether it is for who holds the handheld to act."""
        game = self.game
        if self.demo or game.over or game.seat_kind(game.turn) != PERSON:
            return False
        return game.turn == self.viewer or game.phase == _SHOWN

    def _changes(self):
        """Whether that is to mark cards."""
        return (self.game.phase == _CHANGING_1 or self.game.phase == _CHANGING_2) and self._decides()

    def _most(self):
        """The most steps that may be bet."""
        game = self.game
        return game.limit_steps(self.me) if game.allows(_BET, 1) or game.allows(_RAISE, 1) else 0

    def _verb(self):
        """What A does."""
        game = self.game
        if self.steps:
            return _RAISE if game.owed(self.me) else _BET
        if game.phase == _BETTING_2:
            return _CALL
        return _STAY if game.allows(_STAY, 0) else _DRAW

    def hinted(self):
        verb = self.hint >> 8
        if verb == _CHANGE:
            self.marks = self.hint & 255
        else:
            self.steps = self.hint & 255
            self._dropping = verb == _DROP

    # -- what happened --------------------------------------------------------------------------------------------
    def do(self, verb, arg):
        self._begin()
        if verb == _NEXT:
            self._fresh = _ALL
        elif verb == _CHANGE and self.game.turn == self.me:
            self._fresh = arg
        TableScene.do(self, verb, arg)

    def acted(self):
        self._tell()
        if self._news == _PLEDGE:  # the hands aren't shown yet
            self.console.sound.play(sound.TAKE)
        else:
            self.console.sound.play(poker.tune(self.game, self.me))

    def _tell(self):
        """Go on to the next event that must be read, if there is one, and show the wardrobe as it was then."""
        data = self.game.log.data
        self.waits = False
        self.animate(_MOTION)
        while self._at < self.game.log.n:
            i = 4 * self._at
            self._at += 1
            kind = data[i]
            if kind == _PLEDGE:
                self._pledged += 1
            elif kind == _REDEEMED:
                self._pledged -= 1
                if self._pledged:
                    continue
            elif kind == _UNDRESSED:
                self._off += 1
                self._pledged = max(0, self._pledged - 1)
            elif kind == _DRESSED:
                self._off -= 1
            if _TAKEN <= kind <= _DRAWN:
                self._news = kind
                self._garment = data[i + 1]
                self.waits = True
                return
        if self.game.phase != _SHOWN:
            self._news = 0

    def _read(self):
        TableScene._read(self)
        self._tell()

    def count(self, extras):
        game = self.game
        extras[0] = min(_MOST, extras[0] + game.hand_number)
        extras[1] = max(extras[1], game.best(self.me))
        extras[2] = max(extras[2], game.biggest_pot)
        extras[3] = min(_MOST, extras[3] + game.garments_off)

    def outcome_text(self):
        return self.words.TEXT[_OVER + self._outcome()]

    def _outcome(self):
        """Of the end: won, lost, drawn, won by person 1, by person 2."""
        result = self.game.result
        if not result:
            return 2
        return result - 1 if self._neve else result + 2

    def outcome_picture(self, art):
        if self._off == _GARMENTS:
            return art.WON
        outcome = self._outcome()
        return art.LOST if outcome == 1 else art.DRAWN if outcome == 2 else art.PRIZE

    def score_label(self):
        return self.words.TEXT[_MONEY]

    # -- drawing --------------------------------------------------------------------------------------------------
    def draw(self, canvas):
        game = self.game
        text = self.words.TEXT
        me = self.me
        if self._neve:
            self._draw_neve(canvas)
        else:
            sprites.back(canvas, _PANEL + 4, 14)
            sprites.back(canvas, _PANEL + 15, 17)
            canvas.small(text[self._name(1 - me)], _LABEL, 2)
        canvas.number_right(game.money(1 - me) - self._yet(1 - me), _PANEL + 10 if self._neve else 128, 0)
        canvas.small(text[_POT], _LABEL, _RESULT + 2)
        canvas.number_right(game.pot - self._yet(poker.THE_POT), 128, _RESULT)
        canvas.small(text[self._name(me)], _LABEL, widgets.BOTTOM + 2)
        canvas.number_right(game.money(me) - self._yet(me), 128, widgets.BOTTOM)
        if game.open and self._news != _PLEDGE:  # a pledge is told before the hands are shown
            poker.showdown(canvas, text, game, me)
        else:
            self._draw_hand(canvas)
        if self._news or game.phase == _SHOWN:
            self._draw_news(canvas)
        if self.demo:
            canvas.small(self.demo_label, 0, widgets.BOTTOM + 1)
        elif self.waits or self._decides():
            self._draw_buttons(canvas)

    def _yet(self, whose):
        """How much more a seat or the pot has than is shown: while something is told, the money is what it was then."""
        return poker.untold(self.game.log, self._at, whose) if self.waits else 0

    def _name(self, seat):
        """The index of what a seat is called."""
        if self._neve:
            return _NEVE if seat else _YOU
        return _NEVE + 1 + seat

    def _draw_neve(self, canvas):
        off = self._off
        news = self._news
        if self.animation // 60 & 1:  # what comes off or on flickers
            off += (news == _DRESSED) - (news == _UNDRESSED)
        face = _THOUGHTFUL if self.game.turn == 1 else 0
        if self.game.winner == 1:
            face = _HAPPY
        if news == _UNDRESSED or news == _PLEDGE:
            face = _SURPRISED
        poker.neve(canvas, self._art, _PANEL, off, self._pledged, face)

    def _draw_hand(self, canvas):
        """A hand while it is played, or that was dropped."""
        game = self.game
        text = self.words.TEXT
        me = self.me
        phase = game.phase
        changed = game.changed(1 - me)
        for x in range(0, 10 * _SLOTS, 10):
            canvas.rect(x, 0, 8, 8, 1)
            canvas.fill_rect(x + 2, 2, 4, 4, 1)
        if changed:
            x = canvas.number(changed, 53, 0)
            canvas.small(text[_NEW], x + 2, 2)
        else:
            x = canvas.small(text[_ANTE], 53, 2)
            canvas.number(game.ante, x + 2, 0)
        sees = me == self.viewer or not self._persons
        for i in range(_SLOTS):
            y = _TOP
            if self.marks >> i & 1:
                y -= _RISE
            elif self._fresh >> i & 1:
                y -= self.animation * _TOP // _MOTION
            if sees:
                sprites.card(canvas, _PITCH * i, y, game.hand(me, i), _CARD, _TALL)
        if not self._news or phase == _SHOWN and not game.open:
            self._draw_said(canvas)
        if phase == _SHOWN or self._news:
            return  # that row is for what is told
        if self._changes():
            poker.triangle(canvas, _PITCH * self.cursor + 7, _RESULT + 1, 4, 1)
        elif self._dropping:
            self._draw_taking(canvas, 1 - me, game.pot)
        elif self._decides():
            poker.bet(canvas, text, game, me, self.steps, self._most())
        elif sees:
            poker.hand_name(canvas, text, game.hand_value(me), _RESULT)

    def _draw_said(self, canvas):
        """What the other did last, or what is asked."""
        game = self.game
        text = self.words.TEXT
        me = self.me
        phase = game.phase
        number = -1
        if self.hint >= 0 and self._decides():
            canvas.text(self.words.REASONS[self.reason], 0, _SAID)
            return
        if self._dropping:
            what = _SURE
        elif phase == _SHOWN:
            what = _YOU_DROP if game.winner == 1 - me else _DROPS
        elif game.turn != me:
            what = _THINKS
        elif phase == _CHANGING_1:
            what = _CHOOSE
        elif phase != _CHANGING_2 and game.owed(me):
            what = _RAISES if game.bets(0 if phase < _CHANGING_1 else 1) > 1 else _BETS
            number = game.owed(me)
        elif phase:
            what = _CHANGED
            number = game.changed(1 - me)
        else:
            what = _STAYS if game.stayed else _YOU_BEGIN
        x = 0
        if what < _YOU_DROP:
            x = canvas.text(text[self._name(1 - me)], 0, _SAID)
        x = canvas.text(text[what], x, _SAID)
        if number >= 0:
            canvas.number(number, x, _SAID)

    def _draw_news(self, canvas):
        """What a hand brought, or what happened to the wardrobe."""
        game = self.game
        text = self.words.TEXT
        news = self._news or (_TAKEN if game.winner != _TIE else _TIED if game.pot else _SPLIT)  # in a resumed hand
        if news == _TAKEN:
            self._draw_taking(canvas, game.winner, game.won)
            return
        what = _TOLD + news
        if news == _WON and self._off < _GARMENTS:
            what = _SHORT
        x = canvas.text(text[what], 0, _RESULT)
        if news == _PLEDGE or news == _UNDRESSED or news == _DRESSED:
            canvas.text(text[_GARMENT + self._garment], x, _RESULT)

    def _draw_taking(self, canvas, seat, pot):
        text = self.words.TEXT
        x = 0
        if seat != self.me:
            x = canvas.text(text[self._name(seat)], 0, _RESULT)
        x = canvas.text(text[_TAKES if x else _YOU_TAKE], x, _RESULT)
        canvas.number(pot, x, _RESULT)

    def _draw_buttons(self, canvas):
        """The bottom row, left of the panel; see widgets.hints."""
        text = self.words.TEXT
        a = _GO_ON
        b = 0
        if not self.waits and self.game.phase != _SHOWN:
            b = _DO + _DROP
            if self._changes():
                a = _UNMARK if self.marks >> self.cursor & 1 else _MARK
                b = _CHANGES if self.marks else _KEEPS
            elif self._dropping:
                a = b
                b = _NO
            else:
                a = _DO + self._verb()
        widgets.hints(canvas, text[a], text[b] if b else "", _WIDE)
