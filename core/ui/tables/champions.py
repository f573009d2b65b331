"""Champions' table: health, potions, weapon, shield and mana, the room, the deck, and what each choice would leave."""

from micropython import const

from core import load
from core.games.champions import ABILITY, BACKSTAB, GRACE, HERBALIST, ROGUE
from core.games.champions_cards import POTION, PRINTED, SHIELD, kind
from core.games.dungeon import ARMED, BARE, HEALTH
from core.ui import sound, sprites, widgets
from core.ui.canvas import BIG
from core.ui.scene import A, B
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
_WEAPON_OFF = const(14)
_WEAPON_ON = const(15)
_ABILITIES = const(16)  # four, by champion
_BLESSED = const(20)
_FRENZIED = const(21)

_DECK = const(4)  # the cursor's place right of the four cards
_WIDTH = const(24)  # of a card
_HEIGHT = const(32)
_PICTURE = const(18)  # rows of a card's picture
_RING = const(15)  # rows of the mana ring
_FULL = const(12)  # its picture when full
_RING_X = const(112)
_BADGES = " VES"  # by effect


class Table(DungeonTable):
    """A fights with the weapon as long as it is out, B puts it away. A held down raises the ability, which a press of A
    then uses (the Rogue's on the cursor's monster) and B takes back.

    invoking   whether the ability is raised
    """

    TOP = 12
    DECK_TOP = 19
    DECK_HEIGHT = 25
    RAISE = 3
    PREVIEW = 46
    invoking = False
    _ready = False  # whether the ability could be raised when that was looked at last
    _tells = False  # whether the glass says that it has become so
    _out = True  # whether the person has the weapon out; a hint may differ for one action

    def enter(self):
        from core.lang import words  # not for longer: it would stay in memory with the table

        DungeonTable.enter(self)
        text = self.console.text
        self._ability = self.words.TEXT[_ABILITIES + self.game.champion]
        self._hold_a = "%s: %s" % (text[words.HOLD_A], self._ability)
        self._cancel = text[words.CANCEL]
        self._cards = sprites.Sheet(self.console.art("sheet_champions").SHEET, _PICTURE)
        self._ring = sprites.Sheet(self.console.art("sheet_ring").SHEET, _RING)
        self._invoke(False)

    def leave(self):
        """Give 4 KB to the scene that comes; one that tells the end asks for the words."""
        self._cards = self._ring = None
        if not self.game.over:
            self.words = None

    def reset(self):
        DungeonTable.reset(self)
        self._tells = False
        self.armed = self._out
        self._invoke(False)

    # -- buttons --------------------------------------------------------------------------------------------------
    def press(self, button):
        self._tells = False
        if button != A:  # that ends a hint, and its bare hands
            self.armed = self._out
            self.hint = -1
            self.dirty = True
        if self.invoking and button != A and self.game.champion != ROGUE:
            return
        DungeonTable.press(self, button)

    def tap(self, button):
        """B: the weapon away or out, or the ability not used after all. A is tapped where it could be held."""
        other = not self.armed
        self.press(button)
        if button == A:
            return
        if self.invoking:
            self._invoke(False)
        elif self.game.weapon and not self.game.over:
            self.armed = self._out = other
            self.console.sound.play(sound.MOVE)

    def hold(self, button):
        if button == A:
            self._tells = False
            self.hint = -1
            self.console.sound.play(sound.MOVE)
            self._invoke(True)
        else:
            DungeonTable.hold(self, button)

    def _invoke(self, on):
        """Raise the ability, or put it back; A can be held where it could be raised."""
        self._ready = ready = self.game.ability_ready
        self.invoking = on and ready
        self.holds = A | B if ready and not on else B
        if not self.can_stand(self.cursor):
            self.land()
        self.dirty = True

    def main(self):
        if self.invoking:
            self.do(ABILITY, self.cursor if self.game.champion == ROGUE else 0)
        else:
            DungeonTable.main(self)

    def can_stand(self, place):
        if self.invoking and self.game.champion == ROGUE:
            return place != _DECK and self.game.can_invoke(place)
        return DungeonTable.can_stand(self, place)

    def hinted(self):
        verb = self.hint >> 8
        self._invoke(verb == ABILITY)
        if self.game.weapon and (verb == ARMED or verb == BARE):
            self.armed = verb == ARMED
        if not self.invoking or self.game.champion == ROGUE:
            DungeonTable.hinted(self)

    # -- what happened --------------------------------------------------------------------------------------------
    def acted(self):
        self.armed = self._out
        ready = self._ready
        self._invoke(False)
        DungeonTable.acted(self)
        self._tells = self._ready and not ready

    def count(self, extras):
        load.module("core", "bestiary").add(self.console.store, self.game)
        self.console.hal.unload("core.bestiary")

    # -- drawing --------------------------------------------------------------------------------------------------
    def draw_status(self, canvas):
        game = self.game
        canvas.blit(sprites.HEART, 0, 0, 0)
        canvas.number(game.hp, 10, 0)
        for i in range(max(1, game.potions_left)):
            canvas.blit(sprites.POTION, 26 + 9 * i, 0, 0)
        if not game.potions_left:
            canvas.line(25, 7, 34, 0, 1)
        if game.weapon:
            self._draw_weapon(canvas)
        if game.shield:
            canvas.blit(sprites.SHIELD, 96, 0, 0)
            canvas.number(game.durability, 105, 0)
        self._draw_mana(canvas)

    def _draw_weapon(self, canvas):
        game = self.game
        canvas.blit(sprites.SWORD, 47, 0, 0)
        if not self.armed:
            canvas.line(47, 0, 54, 7, 1)
        x = canvas.number(game.strength(game.weapon), 57, 0)
        x = self._draw_badge(canvas, game.weapon, x + 1, 0)
        x = canvas.text("<", x + 1, 0, 1)
        canvas.number(game.limit, x, 0)

    def _draw_badge(self, canvas, card, x, y):
        """The letter of a weapon's effect, dark on lit; the x after it."""
        effect = self.game.effect(card)
        if not effect:
            return x
        canvas.fill_rect(x, y, 5, 7, 1)
        canvas.small(_BADGES[effect], x + 1, y + 1, 0)
        return x + 6

    def _draw_mana(self, canvas):
        """The ring has a part for each mana of the cost; in its middle the charges left, or the button when it is time."""
        game = self.game
        cost = game.cost
        full = game.mana == cost
        self._ring.draw(canvas, _FULL if full else (cost - 3) * (cost + 2) // 2 + game.mana, _RING_X, 0)
        if full and (game.charges or not game.ability_ready):
            canvas.fill_rect(_RING_X + 5, 4, 5, 7, 1)
        if game.charges:
            canvas.number(game.charges, _RING_X + 5, 4, 0, 0 if full else 1)

    def draw_card(self, canvas, card, x, y):
        strength = self.game.strength(card)
        sprites.blank(canvas, x, y, _WIDTH, _HEIGHT)
        canvas.number(strength, x + 3 if strength < 10 else x + 2, y + 2, BIG)
        if strength < PRINTED[card]:
            canvas.vline(x + 19, y + 2, 5, 1)
            canvas.hline(x + 17, y + 4, 5, 1)
            canvas.hline(x + 18, y + 5, 3, 1)
        elif kind(card) == POTION:
            canvas.blit(sprites.SUITS5[2], x + 17, y + 2, 0)
        self._draw_badge(canvas, card, x + 17, y + 2)
        self._cards.draw(canvas, card - 1, x + 2, y + 12)

    def draw_choice(self, canvas):
        game = self.game
        text = self.words.TEXT
        slot = self.cursor
        b = text[_WEAPON_OFF if self.armed else _WEAPON_ON] if game.weapon else ""
        if self.invoking:
            a = self._ability
            b = self._cancel
            self._draw_ability(canvas)
        elif slot == _DECK:
            a = self.draw_flight(canvas, text[_BOTTOM])
        elif game.allows(BARE, slot):
            armed = self.fights_armed()
            a = text[_WEAPON if armed else _BARE_HANDS if game.weapon else _FIGHT]
            self._draw_fight(canvas, armed)
        else:
            a = self._draw_taking(canvas, game.room_card(slot))
        if self._tells and self.hint < 0 and not self.is_thinking:
            self.draw_note(canvas, self._hold_a)
        self.draw_thought(canvas)
        widgets.hints(canvas, a, b)

    def _draw_fight(self, canvas, armed):
        """`9 -5 -3 = 1`: the strength and all that takes damage off, the shield's with its sign; then the health left."""
        game = self.game
        y = self.PREVIEW
        lost = game.weigh(self.cursor, armed)
        parts = game.parts
        if parts[0] == lost:
            canvas.number(-lost, 2, y)
        else:
            x = canvas.number(parts[0], 2, y)
            for i in range(1, 5):
                if parts[i]:
                    x += 3
                    if i == 4:
                        canvas.blit(sprites.SHIELD, x, y, 0)
                        x += 9
                    x = canvas.number(-parts[i], x, y)
            canvas.number(lost, canvas.text(" = ", x, y, 1), y)
        left = game.hp - lost
        canvas.blit(sprites.HEART, 102, y, 0)
        if left > 0:
            canvas.number(min(HEALTH, left + game.mends(armed)), 113, y)
        else:
            canvas.blit(sprites.SKULL, 113, y, 0)

    def _draw_ability(self, canvas):
        game = self.game
        y = self.PREVIEW
        champion = game.champion
        if champion == ROGUE:
            strength = game.strength(game.room_card(self.cursor))
            x = canvas.text(" > ", canvas.number(strength, 2, y), y, 1)
            canvas.number(max(1, strength - BACKSTAB), x, y)
        elif champion == HERBALIST:
            self.draw_result(canvas, 2, min(HEALTH, game.hp + GRACE))
        else:
            canvas.text(self.words.TEXT[_FRENZIED if champion else _BLESSED], 2, y, 1)

    def _draw_taking(self, canvas, card):
        game = self.game
        text = self.words.TEXT
        y = self.PREVIEW
        what = kind(card)
        if what == POTION:
            if not game.potions_left:
                canvas.text(text[_WASTED], 2, y, 1)
                return text[_DISCARD]
            self.draw_result(canvas, 2, min(HEALTH, game.hp + game.strength(card)))
            return text[_DRINK]
        canvas.blit(sprites.SHIELD if what == SHIELD else sprites.SWORD, 2, y, 0)
        x = self._draw_item(canvas, card, game.strength(card), 13)
        old = game.shield if what == SHIELD else game.weapon
        if old:
            x = canvas.text(text[_INSTEAD], x + 3, y, 1)
            self._draw_item(canvas, old, game.durability if what == SHIELD else game.strength(old), x + 4)
        return text[_TAKING]

    def _draw_item(self, canvas, card, worth, x):
        """What a weapon or shield is worth, and a weapon's badge; the x after it."""
        return self._draw_badge(canvas, card, canvas.number(worth, x, self.PREVIEW) + 1, self.PREVIEW)
