"""Scoundrel, a solitaire dungeon crawl (rules/scoundrel.md; numbers in comments are its rules')."""

from micropython import const

from core import cards
from core.game import EVERYONE, Game

# verbs
FLEE = 0
TAKE = 1  # slot: a weapon or potion
BARE = 2  # slot: fight a monster bare-handed
ARMED = 3  # slot: fight it with the weapon

# options and their values
FLEEING = 0
WEAR = 1
_STEP = const(0)
_CLASSIC = const(1)

# events: (kind, first, second argument)
DEALT = 1  # slot, card
TAKEN = 2  # slot, card
HURT = 3  # HP lost
HEALED = 4  # HP gained
EQUIPPED = 5  # card
WORN = 6  # durability left
FLED = 7
ROOM = 8  # a new room is there
WON = 9
LOST = 10

HEALTH = 20
NEW_DURABILITY = 14
ROOM_SIZE = 4
CARDS = 44

_HP = const(20)  # HEADER
_WEAPON = const(21)
_DURABILITY = const(22)
_FLED = const(23)  # the room before was fled
_TOUCHED = const(24)  # a card of this room was taken
_POTION = const(25)  # a potion of this room was drunk
_LAST_HEAL = const(26)  # the last card taken, if it was a potion: its value
_KNOWN = const(27)  # cards at the bottom of the deck whose place the player saw
_DECK_N = const(28)
_DISCARD_N = const(29)
_ROOM = const(30)
_DECK = const(34)  # bottom first
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


class Rules(Game):
    """See `Game`; slots are 0..3 from the left, a slot without a card holds 0."""

    NAME = "scoundrel"
    OPTIONS = (("flee", ("shuffle", "bottom")), ("wear", ("step", "classic", "strict")))
    SEATS = (1, 1)
    SIZE = _SIZE
    MAX_ACTIONS = 9
    SCORES = True

    def __init__(self):
        Game.__init__(self)
        self._seen = bytearray(64)  # a flag a card byte, for `fault`

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
    def durability(self):
        """The highest level the weapon can still strike; 0 without a weapon."""
        return self.state[_DURABILITY]

    @property
    def deck_count(self):
        return self.state[_DECK_N]

    @property
    def fled(self):
        """Whether the room before was fled."""
        return self.state[_FLED] != 0

    @property
    def potion_used(self):
        """Whether a potion was drunk in this room."""
        return self.state[_POTION] != 0

    @property
    def known(self):
        """How many cards at the deck's bottom the player has seen go there."""
        return self.state[_KNOWN]

    @property
    def discard_count(self):
        return self.state[_DISCARD_N]

    def discard(self, i):
        """The card thrown away as the i-th, from 0."""
        return self.state[_DISCARD + i]

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
        """Rule 3: an untouched room of four, not after a fled one."""
        state = self.state
        return self.turn == 0 and not state[_TOUCHED] and not state[_FLED] and self.room_count() == ROOM_SIZE

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
            card = state[_ROOM + slot]
            if card:
                monster = is_monster(card)
                i = 3 * n
                out[i] = BARE if monster else TAKE
                out[i + 1] = out[i + 2] = slot
                n += 1
                if monster and self.can_strike(slot):
                    out[i + 3] = ARMED
                    out[i + 4] = out[i + 5] = slot
                    n += 1
        return n

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
        cost = self.damage(slot, armed)
        self.log.add(HURT, cost, 0, EVERYONE)
        if cost >= state[_HP]:
            state[_HP] = 0
            self.log.add(LOST, 0, 0, EVERYONE)
            self.finish(0)
            return False
        state[_HP] -= cost
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
        healed = 0 if state[_POTION] else min(card & 15, HEALTH - state[_HP])
        state[_HP] += healed
        state[_POTION] = 1
        self.log.add(HEALED, healed, 0, EVERYONE)

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

    def _go_on(self):
        """Rule 4, and the end of a cleared dungeon."""
        state = self.state
        left = self.room_count()
        if left == 0 and state[_DECK_N] == 0:
            self.log.add(WON, 0, 0, EVERYONE)
            self.finish(1)
        elif left == 1 and state[_DECK_N]:
            state[_FLED] = 0
            self._fill()

    def _flee(self):
        """Rule 3: the room goes under the deck in slot order, so that the first comes up first."""
        state = self.state
        n = state[_DECK_N]
        for i in range(_DECK + n - 1, _DECK - 1, -1):
            state[i + ROOM_SIZE] = state[i]
        for slot in range(ROOM_SIZE):
            state[_DECK + ROOM_SIZE - 1 - slot] = state[_ROOM + slot]
            state[_ROOM + slot] = 0
        state[_DECK_N] = n + ROOM_SIZE
        self.log.add(FLED, 0, 0, EVERYONE)
        if self.option(FLEEING):
            state[_KNOWN] += ROOM_SIZE
        else:
            self.rng.shuffle(state, _DECK, n + ROOM_SIZE)
        state[_FLED] = 1
        self._fill()

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

    def hide(self, seat, rng):
        """Deal the deck anew but for the cards known to lie at its bottom; see the contract."""
        state = self.state
        known = state[_KNOWN]
        cards.sort(state, _DECK + known, state[_DECK_N] - known)
        rng.shuffle(state, _DECK + known, state[_DECK_N] - known)
        for i in range(8):
            state[self.rng.at + i] = rng.below(256)

    # -- soundness ------------------------------------------------------------------------------------------------
    def fault(self):
        """What is unsound about the state, '' if nothing is."""
        return self._card_fault() or self._number_fault() or self._room_fault()

    def _card_fault(self):
        """Every one of the 44 cards lies in exactly one place, and no pile has a gap."""
        state = self.state
        if state[_DECK_N] > CARDS or state[_DISCARD_N] > CARDS:
            return "a pile of more than 44 cards"
        seen = self._seen
        for i in range(64):
            seen[i] = 0
        total = 0
        for i in range(_ROOM, _SIZE):
            card = state[i]
            if i >= _DISCARD:
                inside = i < _DISCARD + state[_DISCARD_N]
            else:
                inside = i < _DECK or i < _DECK + state[_DECK_N]
            if (card == 0) == inside and i >= _DECK:
                return "a gap in a pile"
            if card:
                total += 1
                if card > 63:
                    return "an unknown card"
                seen[card] += 1
        if state[_WEAPON]:
            total += 1
            if state[_WEAPON] >> 4 != cards.DIAMONDS:
                return "a weapon that is none"
            seen[state[_WEAPON]] += 1
        for card in FULL_DECK:
            if seen[card] != 1:
                return "card %d lies in %d places" % (card, seen[card])
        return "" if total == CARDS else "a card that isn't in the deck"

    def _number_fault(self):
        state = self.state
        if state[_HP] > HEALTH:
            return "health above 20"
        if state[_FLED] > 1 or state[_TOUCHED] > 1 or state[_POTION] > 1:
            return "a flag that is none"
        if state[_WEAPON] == 0 and state[_DURABILITY]:
            return "durability without a weapon"
        if state[_WEAPON] and not 1 <= state[_DURABILITY] <= NEW_DURABILITY:
            return "a durability out of range"
        if state[_KNOWN] > (state[_DECK_N] if self.option(FLEEING) else 0):
            return "more known cards than can be"
        heal = state[_LAST_HEAL]
        last = state[_DISCARD + state[_DISCARD_N] - 1] if state[_DISCARD_N] else 0
        if heal and last != cards.card(cards.HEARTS, heal):
            return "a last potion that wasn't the last card"
        return ""

    def _room_fault(self):
        state = self.state
        left = self.room_count()
        if self.over:
            if self.result > 1:
                return "an unknown result"
            if self.result:
                return "" if state[_HP] and not left and not state[_DECK_N] else "won too early"
            return "" if left and not state[_HP] else "lost too early"
        if not state[_HP] or not left or self.result:
            return "over, yet going on"
        if not state[_TOUCHED] and (state[_POTION] or state[_DECK_N] and left < ROOM_SIZE):
            return "an untouched room with cards gone"
        if state[_TOUCHED] and (left == ROOM_SIZE or left == 1 and state[_DECK_N]):
            return "a room that should be another"
        return ""
