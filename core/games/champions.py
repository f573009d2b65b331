"""Champions, the crawl with shields, weapon effects and a champion (rules/champions.md; numbers in comments are its rules').

The room, its deck and the flight from it are in dungeon.py, the cards in champions_cards.py.
"""

from micropython import const

from core.game import EVERYONE
from core.games.champions_cards import (
    CARDS,
    ELECTRIC,
    MONSTERS,
    POTION,
    PRINTED,
    SHIELD,
    STURDY,
    VAMPIRIC,
    WEAPON,
    kind,
)
from core.games.dungeon import ARMED, EQUIPPED, FLEE, HEALTH, ROOM_SIZE, TAKE, TAKEN, WORN, Dungeon

# verbs beside those of a dungeon
ABILITY = 4  # the monster's slot for a Backstab, else 0

# champions
PALADIN = 0
HERBALIST = 1
ROGUE = 2
BERSERKER = 3

# events beside those of a dungeon: (kind, first, second argument)
MANA = 11  # mana now
INVOKED = 12  # champion: the ability was used; what it does follows
SPENT = 13  # charges left: one of Blessing or Frenzy was used
BLOCKED = 14  # damage the shield absorbed, its durability left; at 0 it is gone
WEAKENED = 15  # slot, strength left to the monster

NEW_LIMIT = 15
CHARGES = 3
BACKSTAB = 6  # strength it takes
GRACE = 3  # HP it heals
COSTS = b"\5\3\3\4"  # mana, by champion

_WHOLE = const(0)  # the parts of a fight, see `weigh`
_BY_WEAPON = const(1)
_BY_PASSIVE = const(2)
_BY_BLESSING = const(3)
_BY_SHIELD = const(4)
_LOST_HP = const(5)

_BLESSING = const(3)  # damage that a charge takes off
_BARE_HANDS = const(2)  # damage that the Berserker's take off
_FIFTH = const(5)  # monsters, after which the Paladin heals
_FIFTH_HEALS = const(3)
_STURDY = const(2)  # the most that a sturdy weapon's limit falls

_CHAMPION = const(15)  # the first option, in the header
_HP = const(20)  # down to the deck as in dungeon.py
_WEAPON = const(21)
_TOUCHED = const(24)
_POTION = const(25)
_KNOWN = const(27)
_DECK_N = const(28)
_ROOM = const(30)
_DECK = const(34)
_LIMIT = const(22)  # and what only Champions has
_MANA = const(26)
_CHARGES = const(29)
_SHIELD = const(81)
_DURABILITY = const(82)
_STRENGTH = const(83)  # at the card: its present strength, a weapon's effect in the high four bits, 0 once it is gone
_SIZE = const(131)


class Rules(Dungeon):
    """See `Game` and `Dungeon`.

    parts  six bytes, how the fight comes out that `weigh` was asked about last: the monster's strength, what the weapon, the
           Berserker's bare hands, a Blessing and the shield take off it, and the HP lost
    """

    NAME = "champions"
    OPTIONS = (("champion", ("paladin", "herbalist", "rogue", "berserker")),)
    SIZE = _SIZE
    MAX_ACTIONS = 13
    PARTS = (
        "core.games.champions_cards",
        "core.games.champions_faults",
        "core.games.dungeon",
        "core.games.dungeon_faults",
        "core.games.dungeon_hidden",
        "core.ui.tables.dungeon",
    )
    SCORES = 4

    def __init__(self):
        Dungeon.__init__(self)
        self.parts = bytearray(6)

    # -- what is to be seen ---------------------------------------------------------------------------------------
    @property
    def champion(self):
        """PALADIN .. BERSERKER."""
        return self.state[_CHAMPION]

    def strength(self, card):
        """Present strength, 0 once the card is gone (and for no card)."""
        return self.state[_STRENGTH + card] & 15

    def effect(self, card):
        """PLAIN, or what a weapon has: VAMPIRIC, ELECTRIC, STURDY."""
        return self.state[_STRENGTH + card] >> 4

    @property
    def limit(self):
        """The weapon strikes monsters weaker than this; 0 without a weapon."""
        return self.state[_LIMIT]

    @property
    def shield(self):
        """The shield's card, 0 for none; its strength is what it blocks."""
        return self.state[_SHIELD]

    @property
    def durability(self):
        """Damage that the shield can still absorb."""
        return self.state[_DURABILITY]

    @property
    def mana(self):
        return self.state[_MANA]

    @property
    def cost(self):
        """Mana that the ability takes, and the most there is."""
        return COSTS[self.state[_CHAMPION]]

    @property
    def charges(self):
        """Of Blessing or Frenzy, 0..3."""
        return self.state[_CHARGES]

    @property
    def potions_left(self):
        """How many potions would still heal in this room (rule 3)."""
        return (2 if self.state[_CHAMPION] == HERBALIST else 1) - self.state[_POTION]

    @property
    def defeated(self):
        """Monsters defeated."""
        n = 0
        for card in range(1, MONSTERS + 1):
            if not self.state[_STRENGTH + card]:
                n += 1
        return n

    def flees_in_a_row(self):
        return 2 if self.state[_CHAMPION] == ROGUE else 1

    def has_monster(self, slot):
        return 0 < self.state[_ROOM + slot] <= MONSTERS

    def can_strike(self, slot):
        """Rule 5; in a Frenzy any monster."""
        state = self.state
        if not state[_WEAPON]:
            return False
        if state[_CHAMPION] == BERSERKER and state[_CHARGES]:
            return True
        return state[_STRENGTH + state[_ROOM + slot]] < state[_LIMIT]

    def can_invoke(self, slot):
        """Whether the ability is offered: against the monster in this slot as a Backstab, else in slot 0."""
        state = self.state
        champion = state[_CHAMPION]
        if state[_MANA] < COSTS[champion] or self.over:
            return False
        if champion == ROGUE:
            return self.has_monster(slot) and state[_STRENGTH + state[_ROOM + slot]] > 1
        if champion == HERBALIST:
            return slot == 0 and state[_HP] < HEALTH
        return slot == 0 and state[_CHARGES] < CHARGES

    @property
    def ability_ready(self):
        """Whether the ability is offered now in any slot."""
        for slot in range(ROOM_SIZE):
            if self.can_invoke(slot):
                return True
        return False

    def weigh(self, slot, armed):
        """HP that fighting the monster in this slot would cost, health left aside (rule 6). `parts` tells why."""
        state = self.state
        parts = self.parts
        champion = state[_CHAMPION]
        left = parts[_WHOLE] = state[_STRENGTH + state[_ROOM + slot]]
        off = parts[_BY_WEAPON] = min(left, state[_STRENGTH + state[_WEAPON]] & 15) if armed else 0
        left -= off
        off = parts[_BY_PASSIVE] = min(left, _BARE_HANDS) if champion == BERSERKER and not armed else 0
        left -= off
        off = parts[_BY_BLESSING] = min(left, _BLESSING) if champion == PALADIN and state[_CHARGES] else 0
        left -= off
        off = parts[_BY_SHIELD] = min(left, state[_DURABILITY])  # which is never more than its block
        left -= off
        parts[_LOST_HP] = left
        return left

    def mends(self, armed):
        """HP that defeating one more monster heals, as far as health is below 20: Vampiric 1 (rule 7), the Paladin's fifth 3."""
        state = self.state
        hp = 0
        if armed and state[_STRENGTH + state[_WEAPON]] >> 4 == VAMPIRIC:
            hp = 1
        if state[_CHAMPION] == PALADIN and self.defeated % _FIFTH == _FIFTH - 1:
            hp += _FIFTH_HEALS
        return hp

    # -- the contract ---------------------------------------------------------------------------------------------
    def _deal(self):
        state = self.state
        state[_HP] = HEALTH
        for card in range(1, CARDS + 1):
            state[_DECK + card - 1] = card
            state[_STRENGTH + card] = PRINTED[card]
            self._enchant(card, self.rng)
        state[_DECK_N] = CARDS
        self.rng.shuffle(state, _DECK, CARDS)
        self._fill()

    def _enchant(self, card, rng):
        """A weapon gets one of the three effects in a quarter of cases."""
        if kind(card) == WEAPON:
            self.state[_STRENGTH + card] = PRINTED[card] | max(0, rng.below(12) - 8) << 4

    def actions(self, out):
        n = Dungeon.actions(self, out)
        for slot in range(ROOM_SIZE):
            if self.can_invoke(slot):
                i = 3 * n
                out[i] = ABILITY
                out[i + 1] = out[i + 2] = slot
                n += 1
        return n

    def _act(self, verb, arg):
        if verb == FLEE:
            self._flee()
        elif verb == ABILITY:
            self._invoke(arg)
        else:
            state = self.state
            state[_TOUCHED] = 1
            self.log.add(TAKEN, arg, state[_ROOM + arg], EVERYONE)
            if verb == TAKE:
                self._take(arg)
            elif not self._fight(arg, verb == ARMED):
                return
            self._go_on()

    def _flee(self):
        """Rule 2."""
        self._bury()
        self.state[_KNOWN] += ROOM_SIZE
        self._gain_mana()
        self._fill()

    def _cleared(self):
        self._gain_mana()
        Dungeon._cleared(self)

    def _gain_mana(self):
        state = self.state
        state[_MANA] = min(COSTS[state[_CHAMPION]], state[_MANA] + 1)
        self.log.add(MANA, state[_MANA], 0, EVERYONE)

    def _invoke(self, slot):
        """The champion's ability."""
        champion = self.state[_CHAMPION]
        self.state[_MANA] = 0
        self.log.add(INVOKED, champion, 0, EVERYONE)
        if champion == HERBALIST:
            self._heal(GRACE)
        elif champion == ROGUE:
            self.state[_TOUCHED] = 1
            self._weaken(slot, BACKSTAB)
        else:
            self.state[_CHARGES] = CHARGES

    def _weaken(self, slot, by):
        """A monster loses strength, but keeps 1."""
        at = _STRENGTH + self.state[_ROOM + slot]
        self.state[at] = max(1, self.state[at] - by)
        self.log.add(WEAKENED, slot, self.state[at], EVERYONE)

    def _spend(self):
        self.state[_CHARGES] -= 1
        self.log.add(SPENT, self.state[_CHARGES], 0, EVERYONE)

    def _take(self, slot):
        """Rules 3 and 4."""
        state = self.state
        card = state[_ROOM + slot]
        state[_ROOM + slot] = 0
        if kind(card) == POTION:
            self._drink(card)
            return
        if kind(card) == SHIELD:
            state[_STRENGTH + state[_SHIELD]] = 0
            state[_SHIELD] = card
            state[_DURABILITY] = self.strength(card)
        else:
            state[_STRENGTH + state[_WEAPON]] = 0
            state[_WEAPON] = card
            state[_LIMIT] = NEW_LIMIT
        self.log.add(EQUIPPED, card, 0, EVERYONE)

    def _drink(self, card):
        if self.potions_left:
            self.state[_POTION] += 1
            self._heal(self.strength(card))
        else:
            self._heal(0)
        self.state[_STRENGTH + card] = 0

    def _fight(self, slot, armed):
        """Rules 5 to 7; whether the player survived."""
        state = self.state
        lost = self.weigh(slot, armed)
        if self.parts[_BY_BLESSING]:
            self._spend()
        if self.parts[_BY_SHIELD]:
            self._block(self.parts[_BY_SHIELD])
        if not self._hurt(lost):
            return False
        mended = self.mends(armed)
        if mended:
            self._heal(mended)
        state[_STRENGTH + state[_ROOM + slot]] = 0
        state[_ROOM + slot] = 0
        if armed:
            self._wear(self.parts[_WHOLE])
        return True

    def _block(self, damage):
        state = self.state
        state[_DURABILITY] -= damage
        self.log.add(BLOCKED, damage, state[_DURABILITY], EVERYONE)
        if not state[_DURABILITY]:
            state[_STRENGTH + state[_SHIELD]] = 0
            state[_SHIELD] = 0

    def _wear(self, beaten):
        """The limit falls to the strength of the monster beaten; a sturdy weapon's less, an electric one weakens the others."""
        state = self.state
        if state[_CHAMPION] == BERSERKER and state[_CHARGES]:
            self._spend()
        effect = state[_STRENGTH + state[_WEAPON]] >> 4
        limit = min(state[_LIMIT], beaten)
        if effect == STURDY:
            limit = max(limit, state[_LIMIT] - _STURDY)
        state[_LIMIT] = limit
        self.log.add(WORN, limit, 0, EVERYONE)
        if effect == ELECTRIC:
            for slot in range(ROOM_SIZE):
                if self.has_monster(slot):
                    self._weaken(slot, 1)

    def score(self, seat):
        """Won: health and 10. Lost: minus the present strengths of the monsters left."""
        if self.result:
            return self.state[_HP] + 10
        total = 0
        for card in range(1, MONSTERS + 1):
            total += self.state[_STRENGTH + card]
        return -total

    def hide(self, seat, rng):
        """The effects of weapons that were never seen are drawn anew as well."""
        Dungeon.hide(self, seat, rng)
        state = self.state
        for i in range(_DECK + state[_KNOWN], _DECK + state[_DECK_N]):
            self._enchant(state[i], rng)

    def fault(self):
        """What is unsound about the state, '' if nothing is."""
        from core.games import champions_faults  # only a saved game that is loaded needs it

        return champions_faults.fault(self)
