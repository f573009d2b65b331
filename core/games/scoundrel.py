"""Scoundrel, a solitaire dungeon crawl (rules/scoundrel.md; numbers in comments are its rules').

What it shares with the other crawl, the room, its deck and the flight from it, is in dungeon.py.
"""

from micropython import const

from core import cards
from core.game import EVERYONE
from core.games.dungeon import ARMED, EQUIPPED, FLEE, HEALTH, ROOM_SIZE, TAKE, TAKEN, WORN, Dungeon

# options and their values
FLEEING = 0
WEAR = 1
_STEP = const(0)
_CLASSIC = const(1)

NEW_DURABILITY = 14
CARDS = 44

_HP = const(20)  # down to the deck as in dungeon.py
_WEAPON = const(21)
_TOUCHED = const(24)
_POTION = const(25)
_KNOWN = const(27)
_DECK_N = const(28)
_ROOM = const(30)
_DECK = const(34)
_DURABILITY = const(22)  # and what only Scoundrel has
_LAST_HEAL = const(26)  # the last card taken, if it was a potion: its value
_DISCARD_N = const(29)
_DISCARD = const(78)
_SIZE = const(122)


def _full_deck():
    """The 44 cards in ascending order."""
    out = bytearray()
    for suit in (cards.CLUBS, cards.DIAMONDS, cards.HEARTS, cards.SPADES):
        red = suit == cards.DIAMONDS or suit == cards.HEARTS
        for rank in range(2, 11 if red else 15):
            out.append(cards.card(suit, rank))
    return bytes(out)


FULL_DECK = _full_deck()


def is_monster(card):
    """Spades and clubs are monsters."""
    return card >> 4 == cards.CLUBS or card >> 4 == cards.SPADES


class Rules(Dungeon):
    """See `Game` and `Dungeon`."""

    NAME = "scoundrel"
    OPTIONS = (("flee", ("shuffle", "bottom")), ("wear", ("step", "classic", "strict")))
    SIZE = _SIZE
    MAX_ACTIONS = 9
    PARTS = (
        "core.games.dungeon",
        "core.games.dungeon_faults",
        "core.games.dungeon_hidden",
        "core.games.scoundrel_faults",
        "core.ui.tables.dungeon",
    )

    # -- what is to be seen ---------------------------------------------------------------------------------------
    @property
    def durability(self):
        """The highest level the weapon can still strike; 0 without a weapon."""
        return self.state[_DURABILITY]

    @property
    def potion_used(self):
        """Whether a potion was drunk in this room."""
        return self.state[_POTION] != 0

    @property
    def discard_count(self):
        return self.state[_DISCARD_N]

    def discard(self, i):
        """The card thrown away as the i-th, from 0."""
        return self.state[_DISCARD + i]

    def has_monster(self, slot):
        return is_monster(self.state[_ROOM + slot])

    def can_strike(self, slot):
        """Rule 7: whether the weapon makes a difference to the monster in this slot."""
        state = self.state
        return state[_WEAPON] != 0 and state[_DURABILITY] >= state[_ROOM + slot] & 15

    def damage(self, slot, armed):
        """HP that fighting the monster in this slot would cost."""
        level = self.state[_ROOM + slot] & 15
        if armed:
            return max(0, level - (self.state[_WEAPON] & 15))
        return level

    # -- the contract ---------------------------------------------------------------------------------------------
    def _deal(self):
        state = self.state
        state[_HP] = HEALTH
        state[_DECK : _DECK + CARDS] = FULL_DECK
        state[_DECK_N] = CARDS
        self.rng.shuffle(state, _DECK, CARDS)
        self._fill()

    def _act(self, verb, arg):
        if verb == FLEE:
            self._flee()
            return
        state = self.state
        card = state[_ROOM + arg]
        self.log.add(TAKEN, arg, card, EVERYONE)
        state[_TOUCHED] = 1
        state[_LAST_HEAL] = 0
        if verb != TAKE:
            if not self._fight(arg, verb == ARMED):
                return
        elif card >> 4 == cards.HEARTS:
            self._drink(card)
        else:
            self._equip(card)
        state[_ROOM + arg] = 0
        if card >> 4 != cards.DIAMONDS:
            self._discard(card)
        self._go_on()

    def _fight(self, slot, armed):
        """Rules 7 and 8; whether the player survived."""
        state = self.state
        if not self._hurt(self.damage(slot, armed)):
            return False
        if armed:
            self._wear(state[_ROOM + slot] & 15)
        return True

    def _wear(self, level):
        wear = self.option(WEAR)
        if wear == _STEP:
            left = self.state[_DURABILITY] - 1
        elif wear == _CLASSIC:
            left = level
        else:
            left = level - 1
        self.state[_DURABILITY] = left
        self.log.add(WORN, left, 0, EVERYONE)

    def _drink(self, card):
        """Rule 5."""
        state = self.state
        state[_LAST_HEAL] = card & 15
        self._heal(0 if state[_POTION] else card & 15)
        state[_POTION] = 1

    def _equip(self, card):
        """Rule 6; the old weapon is discarded."""
        state = self.state
        if state[_WEAPON]:
            self._discard(state[_WEAPON])
        state[_WEAPON] = card
        state[_DURABILITY] = NEW_DURABILITY
        self.log.add(EQUIPPED, card, 0, EVERYONE)

    def _discard(self, card):
        state = self.state
        state[_DISCARD + state[_DISCARD_N]] = card
        state[_DISCARD_N] += 1

    def _flee(self):
        """Rule 3."""
        state = self.state
        self._bury()
        if self.option(FLEEING):
            state[_KNOWN] += ROOM_SIZE
        else:
            self.rng.shuffle(state, _DECK, state[_DECK_N])
        self._fill()

    def score(self, seat):
        """Won: health, and the last card's value if it was a potion and health is 20. Lost: minus the monsters left."""
        state = self.state
        if self.result:
            return state[_HP] + (state[_LAST_HEAL] if state[_HP] == HEALTH else 0)
        total = 0
        for i in range(_ROOM, _DECK + state[_DECK_N]):
            if state[i] and is_monster(state[i]):
                total += state[i] & 15
        return -total

    def fault(self):
        """What is unsound about the state, '' if nothing is."""
        from core.games import scoundrel_faults  # only a saved game that is loaded needs it

        return scoundrel_faults.fault(self)
