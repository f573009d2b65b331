"""Warlords' table: a row of each side's warlords, jacks and trophies, the battle's three columns, and three cards in hand."""

from micropython import const

from core import cards
from core.game import NEXT, PERSON
from core.games import triples
from core.games.warlords import (
    CHOOSE,
    GAVE_UP,
    KEEP,
    PEACE,
    PLAY,
    SURRENDER,
    SURRENDERED,
    SWAP,
    SWAPS,
    TAKEN,
    TIE,
    WARLORDS,
)
from core.games.warlords_sides import BATTLE, CHOOSING, DEALT, JACK, KING, QUEEN, REVEALED, SHOWN, SLOTS, SWAPPING
from core.ui import sound, sprites, widgets
from core.ui.canvas import SMALL, WIDTH, sprite
from core.ui.scene import LEFT, RIGHT, A
from core.ui.table import NOBODY, TableScene

# indices into the game's TEXT
_SEND = const(0)
_SWAP = const(1)
_KEEP = const(2)
_PLAY = const(3)
_SURRENDER = const(4)
_NEXT = const(5)
_THINKING = const(6)
_CATEGORIES = const(7)  # by their number
_TAKES = const(12)  # red, black, you
_YOU_LOSE = const(15)
_RANKS = const(16)  # queen, king
_TIE = const(18)
_GIVES_UP = const(19)  # red, black, you, they
_BOTH = const(23)
_NOTHING = const(24)
_COST = const(25)  # the jack, with one card, with two
_SURE = const(28)  # the same as a question
_VICTORY = const(31)
_DEFEAT = const(32)
_WINS = const(33)  # red, black
_TROPHIES = const(35)

_SIGN = (2, 3)  # a side's suit, for its sign
_ROW = const(48)  # y of the viewer's row; the other's is at 0
_LETTERS = "JQK"
_ACE = const(14)

_HAND_X = const(66)
_HAND_Y = const(16)
_HAND_W = const(20)
_PITCH = const(21)
_RAISE = const(4)
_GRID_H = const(18)
_GRID_Y = const(28)  # of the viewer's cards in the battle; the other's are 19 above
_COURT_Y = const(14)
_THROWN_Y = const(41)

_FLIP = const(300)  # ms
_SLIDE = const(240)


class Table(TableScene):
    """The cursor is on one of the three cards, or while choosing a warlord on the king (0) or the queen (1)."""

    gives_hints = True

    def __init__(self, session, demo):
        TableScene.__init__(self, session, demo)
        self.cursor = 0
        self._court = ()  # jack, queen, king, the signs of a swap and of a trophy
        self._lines = ("", "")  # what the round's end says
        self._both = False  # two persons look on, at what was revealed

    def enter(self):
        TableScene.enter(self)
        if not self._court:
            art = self.console.art("court")
            self._court = [sprite(picture) for picture in (art.JACK, art.QUEEN, art.KING, art.SWAP, art.TROPHY)]
        self._land()
        self._say()

    def reset(self):
        TableScene.reset(self)
        self._land()

    @property
    def _below(self):
        """The seat whose row is at the bottom."""
        return 0 if self.viewer == NOBODY else self.viewer

    @property
    def _mine(self):
        """Whether the person at the glass decides now."""
        return self.viewer == self.game.turn

    def is_open(self):
        return self.game.phase == SHOWN

    # -- buttons --------------------------------------------------------------------------------------------------
    def press(self, button):
        game = self.game
        moving = self.animation
        if self.skip() or game.over:
            return
        if game.phase == SHOWN:
            # what ends the motion shows how the round ended: only the next press deals on
            if button == A and not moving and game.seat_kind(0) == PERSON and not self.demo:
                self.do(NEXT, 0)
        elif self._mine:
            if button == LEFT or button == RIGHT:
                self._move(1 if button == RIGHT else -1)
            elif button == A and game.phase == CHOOSING:
                self.do(CHOOSE, KING - self.cursor)
            elif button == A:
                self.do(SWAP if game.phase == SWAPPING else PLAY, self.cursor)

    def tap(self, button):
        """B: keep the cards, or surrender."""
        if self.skip() or self.game.over or not self._mine:
            return
        if self.game.allows(KEEP, 0):
            self.do(KEEP, 0)
        elif self.game.allows(SURRENDER, 0):
            self.console.open("dialog", "Dialog", self.words.TEXT[_SURE + self.game.step], self._surrender)

    def _surrender(self):
        self.do(SURRENDER, 0)

    def _can_stand(self, place):
        if self.game.phase == CHOOSING:
            return place < 2 and self.game.left(self._below, KING - place) > 0
        return self.game.hand(self._below, place) != 0

    def _move(self, step):
        place = self.cursor
        while True:
            place = (place + step) % SLOTS
            if self._can_stand(place):
                break
        self.cursor = place
        self.hint = -1
        self.console.sound.play(sound.MOVE)
        self.dirty = True

    def _land(self):
        """Put the cursor where it can stand."""
        for _ in range(SLOTS):
            if self._can_stand(self.cursor):
                return
            self.cursor = (self.cursor + 1) % SLOTS

    def hinted(self):
        verb = self.hint >> 8
        if verb == CHOOSE:
            self.cursor = KING - (self.hint & 255)
        elif verb == SWAP or verb == PLAY:
            self.cursor = self.hint & 255

    # -- what happened --------------------------------------------------------------------------------------------
    def acted(self):
        game = self.game
        tune = sound.HIT if self._happened(GAVE_UP) else sound.TAKE
        flips = self._happened(WARLORDS) or self._happened(REVEALED)
        self._both = False
        if game.phase == SHOWN:
            self._say()
            if game.outcome == TAKEN:
                tune = sound.LOSE if game.loser == self.viewer else sound.WIN
            self.waits = game.over or self.demo or game.seat_kind(0) != PERSON
        elif len(self._persons) > 1 and game.turn != self.viewer and game.phase != CHOOSING:
            self.waits = flips or self._happened(DEALT) or self._happened(SWAPS)
            self._both = game.turn == 0
        else:
            self.waits = False
        self.console.sound.play(tune)
        if game.phase == CHOOSING:
            self.cursor = 0
        self._land()
        self.animate(_FLIP if flips else _SLIDE)

    def _happened(self, kind, a=-1):
        """Whether the log has an event of this kind, with this first argument where one is given."""
        log = self.game.log
        for i in range(0, 4 * log.n, 4):
            if log.data[i] == kind and (a < 0 or log.data[i + 1] == a):
                return True
        return False

    def _say(self):
        """The two lines that tell how the round ended."""
        game = self.game
        if not self.words:
            return  # another scene is on top; `enter` asks again
        text = self.words.TEXT
        outcome = game.outcome
        loser = game.loser
        one = len(self._persons) == 1
        if outcome == TAKEN:
            first = _TAKES + 1 - loser
            if one:
                first = _YOU_LOSE if loser == self.viewer else _TAKES + 2
            self._lines = (text[first], text[_RANKS + game.warlord(loser) - QUEEN])
        elif outcome == SURRENDERED:
            first = _GIVES_UP + loser
            if one:
                first = _GIVES_UP + (2 if loser == self.viewer else 3)
            self._lines = (text[first], text[_COST + game.step - 1])
        elif outcome == TIE or outcome == PEACE:
            self._lines = (text[_TIE if outcome == TIE else _BOTH], text[_NOTHING])

    def outcome_text(self):
        won = self.game.result - 1  # the seat
        if len(self._persons) == 1:
            return self.words.TEXT[_VICTORY if won == self.viewer else _DEFEAT]
        return self.words.TEXT[_WINS + won]

    def outcome_picture(self, art):
        one = len(self._persons) == 1
        return art.LOST if one and self.game.result - 1 != self.viewer else art.WON

    def score_label(self):
        return self.words.TEXT[_TROPHIES]

    def count(self, extras):
        """Rounds, warlords taken and lost, jacks given, games won without losing a warlord."""
        game = self.game
        flawless = game.result == 1 and not game.score(1)
        counted = (game.round_number, game.score(0), game.score(1), 2 - game.left(0, JACK), flawless)
        for i in range(len(counted)):
            extras[i] = min(extras[i] + counted[i], 65535)

    # -- drawing --------------------------------------------------------------------------------------------------
    def draw(self, canvas):
        below = self._below
        phase = self.game.phase
        self._draw_row(canvas, 1 - below, 0)
        self._draw_row(canvas, below, _ROW)
        if phase == CHOOSING:
            self._draw_choice(canvas, below)
        elif phase == SWAPPING:
            self._draw_swapping(canvas, below)
        else:
            self._draw_side(canvas, 1 - below, _GRID_Y - _GRID_H - 1)
            self._draw_side(canvas, below, _GRID_Y)
        if phase == SHOWN:
            self._draw_end(canvas, below)
        else:
            self._draw_hand(canvas, below)
        self._draw_bottom(canvas)

    # a side's row
    def _draw_row(self, canvas, seat, y):
        """Its sign; kings, queens and jacks left, the one sent lit; trophies; cards lost for good; swaps of this round."""
        game = self.game
        canvas.blit(sprites.SUITS7[_SIGN[seat]], 0, y, 0)
        x = 11
        for rank in range(KING, JACK - 1, -1):
            left = game.left(seat, rank)
            for i in range(2):
                sent = i == left - 1 and self._sent(seat) == rank
                if sent:
                    canvas.fill_rect(x, y, 7, 7, 1)
                if i < left:
                    canvas.small(_LETTERS[rank - JACK], x + 2, y + 1, 0 if sent else 1)
                else:
                    canvas.pixel(x + 3, y + 3, 1)
                x += 7
            x += 3
        self._draw_trophies(canvas, 1 - seat, x + 2, y)
        if game.lost_count(seat):
            canvas.number_right(-game.lost_count(seat), 111, y + 1, SMALL)
        if game.phase >= BATTLE and game.swaps(seat):
            canvas.blit(self._court[3], 115, y, 0)
            canvas.number(game.swaps(seat), 124, y + 1, SMALL)

    def _sent(self, seat):
        """The rank of the warlord in play as far as the viewer sees it, 0 for none."""
        game = self.game
        if game.phase == CHOOSING and seat != self.viewer:
            return 0
        return 0 if game.outcome == TAKEN and game.loser == seat else game.warlord(seat)

    def _draw_trophies(self, canvas, loser, x, y):
        """What the other has lost to this side."""
        if self.game.warlords(loser) == 4:
            return
        canvas.blit(self._court[4], x, y, 0)
        x += 10
        for rank in range(KING, JACK, -1):
            for _ in range(2 - self.game.left(loser, rank)):
                x = canvas.small(_LETTERS[rank - JACK], x, y + 1, 1) + 1

    # cards
    def _draw_hand(self, canvas, seat):
        """Three cards, face up for their owner alone; what he has just sealed lies in the battle already."""
        game = self.game
        seen = self._sees(seat)
        for slot in range(SLOTS):
            card = game.hand(seat, slot)
            if not card or (seen and seat == 0 and game.sealed == slot):
                continue
            x = _HAND_X + _PITCH * slot
            chosen = seen and self._mine and slot == self.cursor and game.phase != CHOOSING
            y = _HAND_Y - (_RAISE if chosen else 0)
            if self.animation and self._happened(DEALT, seat << 3 | slot):
                x += (WIDTH - x) * self.animation // _SLIDE
            if seen:
                sprites.card(canvas, x, y, card, _HAND_W)
            else:
                sprites.back(canvas, x, y, _HAND_W)

    def _sees(self, seat):
        """Whether the hidden cards of a seat are drawn. A demo has nothing to hide."""
        return self.demo or (self.viewer == seat and not (self.waits and self._both))

    def _draw_side(self, canvas, seat, y):
        """A side's cards in the battle."""
        game = self.game
        step = game.step
        turning = self.animation and self._happened(REVEALED)
        for i in range(SLOTS):
            x = _PITCH * i
            card = game.shown(seat, i)
            if card and turning and i == step - 1:
                self._turn_over(canvas, x, y, _HAND_W, _GRID_H)
            elif card:
                sprites.blank(canvas, x, y, _HAND_W, _GRID_H)
                sprites.rank(canvas, card, x + (2 if cards.rank(card) == 10 else 3), y + 2)
                canvas.blit(sprites.SUITS5[cards.suit(card)], x + _HAND_W - 7, y + _GRID_H - 7, 0)
            elif i == step and seat == 0 and game.turn == 1 and game.phase == BATTLE:
                sprites.back(canvas, x, y, _HAND_W, _GRID_H)
            else:
                sprites.slot(canvas, x, y, _HAND_W, _GRID_H)

    def _turn_over(self, canvas, x, y, w, h):
        """A card at this stage of turning over: its back grows narrow, then its front wide."""
        half = _FLIP // 2
        stage = self.animation - half
        narrow = 3 + (w - 3) * abs(stage) // half
        x += (w - narrow) // 2
        sprites.blank(canvas, x, y, narrow, h)
        if stage > 0 and narrow > 7:
            sprites.lattice(canvas, x + 3, y + 3, narrow - 6, h - 6)

    # choosing and swapping
    def _draw_choice(self, canvas, seat):
        """The king and the queen to choose from, while they are the viewer's to choose."""
        if not (self._mine and self.viewer == seat):
            return
        for place in range(2):
            if self._can_stand(place):
                self._draw_warlord(
                    canvas, 6 + 28 * place, _COURT_Y + 2 - (_RAISE if place == self.cursor else 0), seat, KING - place
                )

    def _draw_warlord(self, canvas, x, y, seat, rank):
        sprites.blank(canvas, x, y)
        canvas.big(_LETTERS[rank - JACK], x + 3, y + 2, 1)
        canvas.blit(sprites.SUITS5[_SIGN[seat]], x + sprites.WIDTH - 7, y + 2, 0)
        canvas.blit(self._court[rank - JACK], x + 3, y + 12, 0)

    def _draw_swapping(self, canvas, seat):
        """Both warlords, as many signs as swaps are left, and what was thrown away."""
        game = self.game
        turning = self.animation and self._happened(WARLORDS)
        for i in range(2):
            side = seat if i == 0 else 1 - seat
            if turning:
                self._turn_over(canvas, 25 * i, 9, sprites.WIDTH, sprites.HEIGHT)
            else:
                self._draw_warlord(canvas, 25 * i, 9, side, game.warlord(side))
        if not self._sees(seat):
            return
        if self._mine:
            for i in range(game.may_swap(seat)):
                canvas.blit(self._court[3], 51, 10 + 10 * i, 0)
        for i in range(game.swaps(seat)):
            card = game.gone(seat, i)
            rank = cards.rank(card)
            x = 7 + 20 * i
            canvas.small("X", 0, _THROWN_Y, 1)
            x = canvas.small("A", x, _THROWN_Y, 1) if rank == _ACE else canvas.number(rank, x, _THROWN_Y, SMALL)
            canvas.blit(sprites.SUITS5[cards.suit(card)], x + 1, _THROWN_Y, 0)

    # the end of a round, the bottom row
    def _draw_end(self, canvas, below):
        """The names of both triples, and who takes which warlord."""
        if self.animation:
            return
        game = self.game
        if game.outcome == TAKEN or game.outcome == TIE:
            self._draw_name(canvas, 1 - below, 10)
            self._draw_name(canvas, below, 38)
        canvas.fill_rect(_HAND_X - 2, 19, WIDTH - _HAND_X + 2, 18, 1)
        canvas.text(self._lines[0], _HAND_X, 20, 0)
        canvas.text(self._lines[1], _HAND_X, 28, 0)

    def _draw_name(self, canvas, seat, y):
        value = self.game.value(seat)
        x = canvas.text(self.words.TEXT[_CATEGORIES + triples.category(value)], _HAND_X, y, 1) + 4
        rank = triples.made(value)
        if rank == _ACE or rank == 1:
            canvas.text("A", x, y, 1)
        else:
            canvas.number(rank, x, y)

    def _draw_bottom(self, canvas):
        game = self.game
        text = self.words.TEXT
        a = b = ""
        if self.demo:
            canvas.small(self.demo_label, 0, widgets.BOTTOM + 1, 1)
        elif self.waits or (game.phase == SHOWN and not game.over):
            a = text[_NEXT]
        elif self.is_thinking:
            canvas.small(text[_THINKING], 0, widgets.BOTTOM + 1, 1)
        elif self._mine and not game.over:
            if game.phase == CHOOSING:
                a = text[_SEND]
            elif game.phase == SWAPPING:
                a = text[_SWAP]
                b = text[_KEEP]
            else:
                a = text[_PLAY]
                b = text[_SURRENDER] if game.left(game.turn, JACK) else ""
            if self.hint >= 0:
                self._draw_note(canvas, self.words.REASONS[self.reason])
        widgets.hints(canvas, a, b)

    def _draw_note(self, canvas, text):
        """A line over the cards' feet, framed: a hint's reason."""
        width = canvas.width(text) + 6
        canvas.fill_rect(0, 35, width, 13, 0)
        canvas.frame(0, 35, width, 13)
        canvas.text(text, 3, 38, 1)
