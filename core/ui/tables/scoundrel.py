"""Scoundrel's table: health, weapon, the four cards of the room, the deck, and what each choice would cost."""

from micropython import const

from core import cards
from core.games.dungeon import ARMED, BARE, DEALT, FLED, FLEE, HEALED, HURT, TAKE, TAKEN
from core.ui import sound, sprites, widgets
from core.ui.canvas import BIG, SMALL, sprite
from core.ui.scene import LEFT, RIGHT, A
from core.ui.table import TableScene

# indices into the game's TEXT
_FIGHT = const(0)
_WEAPON = const(1)
_BARE = const(2)
_TAKE = const(3)
_DRINK = const(4)
_DISCARD = const(5)
_FLEE = const(6)
_WASTED = const(7)
_RESHUFFLED = const(8)
_BOTTOM = const(9)
_WON = const(10)
_LOST = const(11)
_SCORE = const(12)
_THINKING = const(13)
_INSTEAD = const(14)

_ROOM = const(4)
_DECK = const(4)  # the cursor's place right of the four cards
_PITCH = const(26)  # pixels from card to card
_TOP = const(14)  # of a card that isn't chosen
_RAISE = const(4)
_PREVIEW = const(48)  # y of the row that shows the result
_DECK_X = const(106)
_SLIDE = const(240)  # ms
_HEALTH = const(20)

# pictures in core/art/dungeon.py: of monsters of level 2, 3 ... 14, of weapons and of potions of 2-4, 5-7, 8-10
_MONSTERS = "RAT RAT BAT SLIME SLIME GOBLIN GHOST GHOST SKELETON SKELETON OGRE DEMON DRAGON"
_WEAPONS = "DAGGER SWORD AXE"
_POTIONS = "VIAL FLASK FLASK"


class Table(TableScene):
    """The cursor is on one of four cards, or on the deck to flee."""

    gives_hints = True

    def __init__(self, session, demo):
        TableScene.__init__(self, session, demo)
        self.cursor = 0
        self._monsters = self._weapons = self._potions = ()

    def enter(self):
        TableScene.enter(self)
        if not self._monsters:
            art = self.console.art("dungeon")
            self._monsters, self._weapons, self._potions = [
                [sprite(getattr(art, name)) for name in names.split(" ")] for names in (_MONSTERS, _WEAPONS, _POTIONS)
            ]

    def reset(self):
        TableScene.reset(self)
        self._land()

    # -- buttons --------------------------------------------------------------------------------------------------
    def press(self, button):
        self.skip()
        if self.game.over:
            return
        if button == LEFT or button == RIGHT:
            self._move(1 if button == RIGHT else -1)
        elif button == A:
            self._main()

    def tap(self, button):
        """B: the other way to fight, where there are two."""
        if not self.game.over and self.cursor < _ROOM and self.game.allows(ARMED, self.cursor):
            self.do(BARE, self.cursor)

    def _main(self):
        game = self.game
        slot = self.cursor
        if slot == _DECK:
            self.do(FLEE, 0)
        elif game.allows(ARMED, slot):
            self.do(ARMED, slot)
        elif game.allows(BARE, slot):
            self.do(BARE, slot)
        elif game.allows(TAKE, slot):
            self.do(TAKE, slot)

    def _can_stand(self, place):
        return self.game.can_flee if place == _DECK else self.game.room_card(place) != 0

    def _move(self, step):
        place = self.cursor
        while True:
            place = (place + step) % (_ROOM + 1)
            if self._can_stand(place):
                break
        self.cursor = place
        self.hint = -1
        self.console.sound.play(sound.MOVE)
        self.dirty = True

    def _land(self):
        """Put the cursor on a card again, the nearest to the left first."""
        for _ in range(_ROOM + 1):
            if self.cursor < _ROOM and self._can_stand(self.cursor):
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
        if self._event(FLED, 0) >= 0:
            self.cursor = 0
        self._land()
        self.animate(_SLIDE)

    def outcome_text(self):
        return self.words.TEXT[_WON if self.game.result else _LOST]

    def outcome_picture(self, art):
        return art.WON if self.game.result else art.LOST

    def score_label(self):
        return self.words.TEXT[_SCORE]

    # -- drawing --------------------------------------------------------------------------------------------------
    def draw(self, canvas):
        self._draw_status(canvas)
        self._draw_deck(canvas)
        for slot in range(_ROOM):
            self._draw_slot(canvas, slot)
        self._draw_last(canvas)
        if self.demo:
            canvas.text(self.demo_label, 2, _PREVIEW + 4, 1)
        elif not self.game.over:
            self._draw_choice(canvas)

    def _draw_status(self, canvas):
        game = self.game
        canvas.blit(sprites.HEART, 0, 1, 0)
        canvas.number(game.hp, 10, 1)
        canvas.rect(24, 1, _HEALTH * 2 + 2, 7, 1)
        canvas.fill_rect(25, 2, game.hp * 2, 5, 1)
        if game.potion_used:
            canvas.blit(sprites.POTION, 70, 1, 0)
            canvas.line(69, 8, 78, 0, 1)
        if game.weapon:
            canvas.blit(sprites.SWORD, 84, 1, 0)
            canvas.number(cards.rank(game.weapon), 95, 1)
            canvas.blit(sprites.SKULL, 108, 1, 0)
            canvas.number(game.durability, 117, 1)

    def _draw_deck(self, canvas):
        n = self.game.deck_count
        raised = _RAISE if self.cursor == _DECK else 0
        if n:
            sprites.back(canvas, _DECK_X, _TOP - raised)
            x = _DECK_X + 6
            canvas.fill_rect(x - 1, _TOP - raised + 10, 11, 9, 0)
            canvas.number(n, x + 5 - canvas.number_width(n, SMALL) // 2, _TOP - raised + 12, SMALL)

    def _draw_slot(self, canvas, slot):
        card = self.game.room_card(slot)
        x = slot * _PITCH
        if not card:
            return
        y = _TOP - (_RAISE if slot == self.cursor and not self.game.over else 0)
        if self.animation and self._event(DEALT, slot) >= 0:
            x += (_DECK_X - x) * self.animation // _SLIDE
        sprites.pictured(canvas, x, y, card, self._picture(card))

    def _picture(self, card):
        rank = cards.rank(card)
        suit = cards.suit(card)
        if suit == cards.DIAMONDS:
            return self._weapons[(rank - 2) // 3]
        if suit == cards.HEARTS:
            return self._potions[(rank - 2) // 3]
        return self._monsters[rank - 2]

    def _event(self, kind, a):
        """Where in the log an event of this kind and first argument stands, -1 if it doesn't."""
        log = self.game.log
        for i in range(0, 4 * log.n, 4):
            if log.data[i] == kind and log.data[i + 1] == a:
                return i
        return -1

    def _draw_last(self, canvas):
        """What the last action cost or healed, large, where its card lay, while cards move."""
        if not self.animation:
            return
        log = self.game.log
        slot = -1
        for i in range(0, 4 * log.n, 4):
            kind = log.data[i]
            if kind == TAKEN:
                slot = log.data[i + 1]
            elif (kind == HURT or kind == HEALED) and slot >= 0:
                x = slot * _PITCH + 2
                canvas.fill_rect(x - 2, _TOP + 6, 26, 15, 0)
                x = canvas.big("-" if kind == HURT else "+", x, _TOP + 8, 1)
                canvas.number(log.data[i + 1], x, _TOP + 8, BIG)

    def _draw_choice(self, canvas):
        game = self.game
        slot = self.cursor
        a = ""
        b = ""
        text = self.words.TEXT
        if slot == _DECK:
            canvas.text(text[_BOTTOM if game.option(0) else _RESHUFFLED], 2, _PREVIEW, 1)
            a = text[_FLEE]
        elif game.allows(BARE, slot):
            armed = game.allows(ARMED, slot)
            self._draw_result(canvas, 2, game.hp - game.damage(slot, armed))
            a = text[_WEAPON if armed else _FIGHT]
            if armed:
                b = text[_BARE]
                self._draw_result(canvas, 78, game.hp - game.damage(slot, False))
        else:
            a = self._draw_taking(canvas, game.room_card(slot))
        if self.is_thinking:
            self._draw_note(canvas, text[_THINKING])
        elif self.hint >= 0:
            self._draw_note(canvas, self.words.REASONS[self.reason])
        widgets.hints(canvas, a, b)

    def _draw_result(self, canvas, x, left):
        """`20 > 13`, or a skull where nothing is left."""
        x = canvas.number(self.game.hp, x, _PREVIEW)
        x = canvas.text(" > ", x, _PREVIEW, 1)
        if left > 0:
            canvas.number(left, x, _PREVIEW)
        else:
            canvas.blit(sprites.SKULL, x, _PREVIEW, 0)

    def _draw_taking(self, canvas, card):
        game = self.game
        text = self.words.TEXT
        if cards.suit(card) == cards.HEARTS:
            if game.potion_used:
                canvas.text(text[_WASTED], 2, _PREVIEW, 1)
                return text[_DISCARD]
            self._draw_result(canvas, 2, min(_HEALTH, game.hp + cards.rank(card)))
            return text[_DRINK]
        canvas.blit(sprites.SWORD, 2, _PREVIEW, 0)
        x = canvas.number(cards.rank(card), 13, _PREVIEW)
        if game.weapon:
            x = canvas.text(text[_INSTEAD], x + 4, _PREVIEW, 1)
            canvas.number(cards.rank(game.weapon), x + 4, _PREVIEW)
        return text[_TAKE]

    def _draw_note(self, canvas, text):
        """A line over the cards' feet, framed: a hint's reason."""
        width = canvas.width(text) + 6
        canvas.fill_rect(0, _TOP + 16, width, 13, 0)
        canvas.frame(0, _TOP + 16, width, 13)
        canvas.text(text, 3, _TOP + 19, 1)
