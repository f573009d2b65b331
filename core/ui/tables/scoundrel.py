"""Scoundrel's table: health, weapon, the four cards of the room, the deck, and what each choice would cost."""

from micropython import const

from core import cards
from core.games.dungeon import ARMED, BARE, HEALTH
from core.ui import sprites, widgets
from core.ui.canvas import sprite
from core.ui.tables.dungeon import DungeonTable

# indices into the game's TEXT
_FIGHT = const(0)
_WEAPON = const(1)
_BARE_HANDS = const(2)
_TAKING = const(3)
_DRINK = const(4)
_DISCARD = const(5)
_WASTED = const(7)
_BOTTOM = const(8)
_INSTEAD = const(13)
_RESHUFFLED = const(14)

_DECK = const(4)  # the cursor's place right of the four cards

# pictures in core/art/dungeon.py: of monsters of level 2, 3 ... 14, of weapons and of potions of 2-4, 5-7, 8-10
_MONSTERS = "RAT RAT BAT SLIME SLIME GOBLIN GHOST GHOST SKELETON SKELETON OGRE DEMON DRAGON"
_WEAPONS = "DAGGER SWORD AXE"
_POTIONS = "VIAL FLASK FLASK"


class Table(DungeonTable):
    """A fights with the weapon where it may strike, B with bare hands."""

    TOP = DECK_TOP = 14
    DECK_HEIGHT = sprites.HEIGHT
    RAISE = 4
    PREVIEW = 48

    def __init__(self, session, demo):
        DungeonTable.__init__(self, session, demo)
        self._monsters = self._weapons = self._potions = ()

    def enter(self):
        DungeonTable.enter(self)
        if not self._monsters:
            art = self.console.art("dungeon")
            self._monsters, self._weapons, self._potions = [
                [sprite(getattr(art, name)) for name in names.split(" ")] for names in (_MONSTERS, _WEAPONS, _POTIONS)
            ]

    def tap(self, button):
        """B: the other way to fight, where there are two."""
        if not self.game.over and self.cursor != _DECK and self.game.allows(ARMED, self.cursor):
            self.do(BARE, self.cursor)

    # -- drawing --------------------------------------------------------------------------------------------------
    def draw_status(self, canvas):
        game = self.game
        canvas.blit(sprites.HEART, 0, 1, 0)
        canvas.number(game.hp, 10, 1)
        canvas.rect(24, 1, HEALTH * 2 + 2, 7, 1)
        canvas.fill_rect(25, 2, game.hp * 2, 5, 1)
        if game.potion_used:
            canvas.blit(sprites.POTION, 70, 1, 0)
            canvas.line(69, 8, 78, 0, 1)
        if game.weapon:
            canvas.blit(sprites.SWORD, 84, 1, 0)
            canvas.number(cards.rank(game.weapon), 95, 1)
            canvas.blit(sprites.SKULL, 108, 1, 0)
            canvas.number(game.durability, 117, 1)

    def draw_card(self, canvas, card, x, y):
        sprites.pictured(canvas, x, y, card, self._picture(card))

    def _picture(self, card):
        rank = cards.rank(card)
        suit = cards.suit(card)
        if suit == cards.DIAMONDS:
            return self._weapons[(rank - 2) // 3]
        if suit == cards.HEARTS:
            return self._potions[(rank - 2) // 3]
        return self._monsters[rank - 2]

    def draw_choice(self, canvas):
        game = self.game
        slot = self.cursor
        b = ""
        text = self.words.TEXT
        if slot == _DECK:
            a = self.draw_flight(canvas, text[_BOTTOM if game.option(0) else _RESHUFFLED])
        elif game.allows(BARE, slot):
            armed = game.allows(ARMED, slot)
            self.draw_result(canvas, 2, game.hp - game.damage(slot, armed))
            a = text[_WEAPON if armed else _FIGHT]
            if armed:
                b = text[_BARE_HANDS]
                self.draw_result(canvas, 78, game.hp - game.damage(slot, False))
        else:
            a = self._draw_taking(canvas, game.room_card(slot))
        self.draw_thought(canvas)
        widgets.hints(canvas, a, b)

    def _draw_taking(self, canvas, card):
        game = self.game
        text = self.words.TEXT
        y = self.PREVIEW
        if cards.suit(card) == cards.HEARTS:
            if game.potion_used:
                canvas.text(text[_WASTED], 2, y, 1)
                return text[_DISCARD]
            self.draw_result(canvas, 2, min(HEALTH, game.hp + cards.rank(card)))
            return text[_DRINK]
        canvas.blit(sprites.SWORD, 2, y, 0)
        x = canvas.number(cards.rank(card), 13, y)
        if game.weapon:
            x = canvas.text(text[_INSTEAD], x + 4, y, 1)
            canvas.number(cards.rank(game.weapon), x + 4, y)
        return text[_TAKING]
