"""What the two dungeon crawls share: health, a room of four cards that fills from a deck, fights, fleeing under the deck
(rules/scoundrel.md, rules 1 to 4; rules/champions.md, rules 1 and 2).

A card is a byte, 0 is none; slots are 0..3 from the left.
"""

from micropython import const

from core.game import EVERYONE, Game

# verbs
FLEE = 0
TAKE = 1  # slot: a card that isn't a monster
BARE = 2  # slot: fight a monster bare-handed
ARMED = 3  # slot: fight it with the weapon

# events: (kind, first, second argument)
DEALT = 1  # slot, card
TAKEN = 2  # slot, card
HURT = 3  # HP lost
HEALED = 4  # HP gained
EQUIPPED = 5  # card
WORN = 6  # what the weapon can strike from now on
FLED = 7
ROOM = 8  # a new room is there
WON = 9
LOST = 10

HEALTH = 20
ROOM_SIZE = 4

_HP = const(20)  # HEADER
_WEAPON = const(21)
_FLED = const(23)  # rooms fled in a row before this one
_TOUCHED = const(24)  # something was done to this room's cards
_POTION = const(25)  # potions of this room drunk that could heal
_KNOWN = const(27)  # cards at the bottom of the deck whose place the player saw
_DECK_N = const(28)
_ROOM = const(30)
_DECK = const(34)  # bottom first


class Dungeon(Game):
    """A crawl adds its cards, what a fight costs, and the rest of the state: bytes 22, 26, 29 and those after its deck."""

    SCORES = 1

    # -- what is to be seen ---------------------------------------------------------------------------------------
    @property
    def hp(self):
        """Health, 0..20."""
        return self.state[_HP]

    @property
    def weapon(self):
        """The weapon's card, 0 for none."""
        return self.state[_WEAPON]

    @property
    def deck_count(self):
        return self.state[_DECK_N]

    @property
    def fled(self):
        """How many rooms were fled in a row before this one."""
        return self.state[_FLED]

    @property
    def known(self):
        """How many cards at the deck's bottom the player has seen go there."""
        return self.state[_KNOWN]

    def room_card(self, slot):
        """The card in a slot, 0 for none."""
        return self.state[_ROOM + slot]

    def room_count(self):
        state = self.state
        n = 0
        for i in range(_ROOM, _DECK):
            if state[i]:
                n += 1
        return n

    @property
    def can_flee(self):
        """An untouched room of four, not after too many fled ones."""
        state = self.state
        return (
            self.turn == 0
            and not state[_TOUCHED]
            and state[_FLED] < self.flees_in_a_row()
            and self.room_count() == ROOM_SIZE
        )

    def flees_in_a_row(self):
        """How many rooms may be fled one after the other."""
        return 1

    def has_monster(self, slot):
        """Whether the card in a slot is a monster."""
        raise NotImplementedError

    def can_strike(self, slot):
        """Whether the weapon may strike the monster in this slot."""
        raise NotImplementedError

    # -- the contract ---------------------------------------------------------------------------------------------
    def actions(self, out):
        state = self.state
        if self.over:
            return 0
        n = 0
        if self.can_flee:
            out[0] = FLEE
            out[1] = out[2] = 0
            n = 1
        for slot in range(ROOM_SIZE):
            if state[_ROOM + slot]:
                monster = self.has_monster(slot)
                i = 3 * n
                out[i] = BARE if monster else TAKE
                out[i + 1] = out[i + 2] = slot
                n += 1
                if monster and self.can_strike(slot):
                    out[i + 3] = ARMED
                    out[i + 4] = out[i + 5] = slot
                    n += 1
        return n

    def hide(self, seat, rng):
        """Deal the deck anew but for the cards known to lie at its bottom; see the contract."""
        from core.games import dungeon_hidden  # only players that look ahead need it

        dungeon_hidden.hide(self, rng)

    # -- what happens ---------------------------------------------------------------------------------------------
    def _hurt(self, cost):
        """Lose HP; whether the player survived."""
        state = self.state
        self.log.add(HURT, cost, 0, EVERYONE)
        if cost >= state[_HP]:
            state[_HP] = 0
            self.log.add(LOST, 0, 0, EVERYONE)
            self.finish(0)
            return False
        state[_HP] -= cost
        return True

    def _heal(self, hp):
        healed = min(hp, HEALTH - self.state[_HP])
        self.state[_HP] += healed
        self.log.add(HEALED, healed, 0, EVERYONE)

    def _go_on(self):
        """A card was taken: with one left, or none where the deck is empty, the room is cleared."""
        left = self.room_count()
        if left == 0 or left == 1 and self.state[_DECK_N]:
            self._cleared()

    def _cleared(self):
        state = self.state
        if state[_DECK_N]:
            state[_FLED] = 0
            self._fill()
        else:
            self.log.add(WON, 0, 0, EVERYONE)
            self.finish(1)

    def _bury(self):
        """The room goes under the deck in slot order, so that the first comes up first."""
        state = self.state
        n = state[_DECK_N]
        for i in range(_DECK + n - 1, _DECK - 1, -1):
            state[i + ROOM_SIZE] = state[i]
        for slot in range(ROOM_SIZE):
            state[_DECK + ROOM_SIZE - 1 - slot] = state[_ROOM + slot]
            state[_ROOM + slot] = 0
        state[_DECK_N] = n + ROOM_SIZE
        state[_FLED] += 1
        self.log.add(FLED, 0, 0, EVERYONE)

    def _fill(self):
        """A new room: empty slots are filled from left to right."""
        state = self.state
        for slot in range(ROOM_SIZE):
            n = state[_DECK_N]
            if not state[_ROOM + slot] and n:
                if n > state[_KNOWN]:
                    self.log.revealed = True
                else:
                    state[_KNOWN] -= 1
                card = state[_DECK + n - 1]
                state[_DECK + n - 1] = 0
                state[_DECK_N] = n - 1
                state[_ROOM + slot] = card
                self.log.add(DEALT, slot, card, EVERYONE)
        state[_TOUCHED] = 0
        state[_POTION] = 0
        self.log.add(ROOM, 0, 0, EVERYONE)
