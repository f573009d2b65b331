"""What the tables of the two dungeon crawls share: the cursor on the room and the deck, what happened, what a choice leaves."""

from micropython import const

from core.game import PERSON
from core.games.dungeon import ARMED, BARE, DEALT, FLED, FLEE, HEALED, HURT, TAKE, TAKEN
from core.ui import sound, sprites
from core.ui.canvas import BIG, SMALL
from core.ui.scene import LEFT, RIGHT, A
from core.ui.table import TableScene

# indices into the game's TEXT, which begins with the same 14 in both games
_FLEEING = const(6)
_WON = const(9)
_LOST = const(10)
_SCORE = const(11)
_THINKING = const(12)

_ROOM = const(4)
_DECK = const(4)  # the cursor's place right of the four cards
_PITCH = const(26)  # pixels from card to card
_DECK_X = const(106)
_SLIDE = const(240)  # ms


class DungeonTable(TableScene):
    """The cursor is on one of four cards, or on the deck to flee. A subclass implements `draw_status`, `draw_card` and
    `draw_choice`, and sets

    TOP, DECK_TOP, DECK_HEIGHT   y of the cards and of the deck, and how high that is drawn
    RAISE      pixels that the cursor's card rises
    PREVIEW    y of the row that shows what a choice leaves
    armed      whether A fights with the weapon where it may strike
    """

    gives_hints = True
    armed = True

    def __init__(self, session, demo):
        TableScene.__init__(self, session, demo)
        self.cursor = 0
        self.land()  # in a saved game the first card may be gone

    def reset(self):
        TableScene.reset(self)
        self.land()

    # -- buttons --------------------------------------------------------------------------------------------------
    def press(self, button):
        self.skip()
        if self.game.over:
            return
        if button == LEFT or button == RIGHT:
            self._move(1 if button == RIGHT else -1)
        elif button == A:
            self.main()

    def main(self):
        """What A does."""
        game = self.game
        slot = self.cursor
        if slot == _DECK:
            self.do(FLEE, 0)
        elif self.fights_armed():
            self.do(ARMED, slot)
        elif game.allows(BARE, slot):
            self.do(BARE, slot)
        elif game.allows(TAKE, slot):
            self.do(TAKE, slot)

    def fights_armed(self):
        """Whether A would fight the cursor's card with the weapon."""
        return self.armed and self.game.allows(ARMED, self.cursor)

    def can_stand(self, place):
        """Whether the cursor may be here."""
        return self.game.can_flee if place == _DECK else self.game.room_card(place) != 0

    def _move(self, step):
        place = self.cursor
        while True:
            place = (place + step) % (_ROOM + 1)
            if self.can_stand(place):
                break
        self.cursor = place
        self.hint = -1
        self.console.sound.play(sound.MOVE)
        self.dirty = True

    def land(self):
        """Put the cursor on a card again, the nearest to the left first."""
        for _ in range(_ROOM + 1):
            if self.cursor < _ROOM and self.can_stand(self.cursor):
                return
            self.cursor = (self.cursor - 1) % (_ROOM + 1)

    def hinted(self):
        self.cursor = _DECK if self.hint >> 8 == FLEE else self.hint & 255

    # -- what happened --------------------------------------------------------------------------------------------
    def acted(self):
        log = self.game.log
        tune = sound.TAKE
        for i in range(0, 4 * log.n, 4):
            kind = log.data[i]
            if kind == HURT and log.data[i + 1]:
                tune = sound.HIT
            elif kind == HEALED and log.data[i + 1]:
                tune = sound.HEAL
        if self.game.over:
            tune = sound.WIN if self.game.result else sound.LOSE
        self.console.sound.play(tune)
        if self.event(FLED, 0) >= 0:
            self.cursor = 0
        self.land()
        self.animate(_SLIDE)

    def event(self, kind, a):
        """Where in the log an event of this kind and first argument stands, -1 if it doesn't."""
        log = self.game.log
        for i in range(0, 4 * log.n, 4):
            if log.data[i] == kind and log.data[i + 1] == a:
                return i
        return -1

    def outcome_text(self):
        return self.words.TEXT[_WON if self.game.result else _LOST]

    def outcome_picture(self, art):
        return art.WON if self.game.result else art.LOST

    def score_label(self):
        return self.words.TEXT[_SCORE]

    # -- drawing --------------------------------------------------------------------------------------------------
    def draw(self, canvas):
        self.draw_status(canvas)
        self._draw_deck(canvas)
        for slot in range(_ROOM):
            self._draw_slot(canvas, slot)
        self._draw_last(canvas)
        if self.demo:
            canvas.text(self.demo_label, 2, self.PREVIEW + 4, 1)
        elif not self.game.over:
            self.draw_choice(canvas)

    def _draw_deck(self, canvas):
        n = self.game.deck_count
        if n:
            y = self.DECK_TOP - (self.RAISE if self.cursor == _DECK else 0)
            sprites.back(canvas, _DECK_X, y, sprites.WIDTH, self.DECK_HEIGHT)
            x = _DECK_X + 6
            y += self.DECK_HEIGHT // 2 - 5
            canvas.fill_rect(x - 1, y, 11, 9, 0)
            canvas.number(n, x + 5 - canvas.number_width(n, SMALL) // 2, y + 2, SMALL)

    def _draw_slot(self, canvas, slot):
        card = self.game.room_card(slot)
        x = slot * _PITCH
        if not card:
            return
        y = self.TOP - (self.RAISE if slot == self.cursor and not self.game.over else 0)
        if self.animation and self.event(DEALT, slot) >= 0:
            x += (_DECK_X - x) * self.animation // _SLIDE
        self.draw_card(canvas, card, x, y)

    def _draw_last(self, canvas):
        """What the last action cost or healed, large, where its card lay, while cards move."""
        if not self.animation:
            return
        log = self.game.log
        slot = hurt = healed = -1
        for i in range(0, 4 * log.n, 4):
            kind = log.data[i]
            if kind == TAKEN:
                slot = log.data[i + 1]
            elif kind == HURT:
                hurt = log.data[i + 1]
            elif kind == HEALED:
                healed = max(healed, 0) + log.data[i + 1]
        y = self.TOP + 8
        if slot >= 0 and (hurt > 0 or hurt == 0 and healed <= 0):
            self._draw_change(canvas, "-", hurt, slot, y)
            y += 11
        if slot >= 0 and (healed > 0 or healed == 0 and hurt < 0):
            self._draw_change(canvas, "+", healed, slot, y)

    def _draw_change(self, canvas, sign, n, slot, y):
        x = slot * _PITCH
        canvas.fill_rect(x, y - 2, 26, 15, 0)
        canvas.number(n, canvas.big(sign, x + 2, y, 1), y, BIG)

    def draw_thought(self, canvas):
        """That the computer thinks, or why it suggests what it does: a framed line over the cards' feet."""
        if self.is_thinking:
            self.draw_note(canvas, self.words.TEXT[_THINKING])
        elif self.hint >= 0 and self.game.seat_kind(self.game.turn) == PERSON:  # a computer's choice isn't a hint
            self.draw_note(canvas, self.words.REASONS[self.reason])

    def draw_note(self, canvas, text):
        """A framed line over the cards' feet."""
        y = self.TOP + 16
        width = canvas.width(text) + 6
        canvas.fill_rect(0, y, width, 13, 0)
        canvas.frame(0, y, width, 13)
        canvas.text(text, 3, y + 3, 1)

    def draw_result(self, canvas, x, left):
        """`20 > 13`, or a skull where nothing is left."""
        x = canvas.number(self.game.hp, x, self.PREVIEW)
        x = canvas.text(" > ", x, self.PREVIEW, 1)
        if left > 0:
            canvas.number(left, x, self.PREVIEW)
        else:
            canvas.blit(sprites.SKULL, x, self.PREVIEW, 0)

    def draw_flight(self, canvas, text):
        """What fleeing does with the room; what A says there."""
        canvas.text(text, 2, self.PREVIEW, 1)
        return self.words.TEXT[_FLEEING]
