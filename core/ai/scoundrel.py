"""Scoundrel's computer player: it plays the room out in all orders and judges what each would leave.

No card is drawn while it plans, so it can't peek: a plan ends where a hidden card would come up. What remains is judged
by a weighted sum over what a person at the table can count: health, weapon, and which cards haven't been seen yet.
The weights were fitted to the outcomes of some hundred thousand games of the player itself (logistic regression of won
or lost on the features below, repeated until the share won no longer grew), one row for each way a weapon wears.
"""

from micropython import const

from core import cards
from core.games.dungeon import ARMED, BARE, FLEE, HEALTH, TAKE
from core.games.scoundrel import FULL_DECK, NEW_DURABILITY, WEAR, is_monster

# why; indices into the game's REASONS
ONLY_CHOICE = 0
SAVES_HEALTH = 1
SPARES_WEAPON = 2
GOOD_WEAPON = 3
HEALS = 4
CLEARS_ROOM = 5
BETTER_ROOM = 6
NO_WAY_OUT = 7

_ROOM = const(4)
_DEAD = const(-0x1FFFFFFF)
_WON = const(0x10000000)
_STEP = const(0)
_CLASSIC = const(1)

# in the order of `_value`, scaled by 65536
_WEIGHTS = (
    (
        27868,
        -352,
        -25453,
        -3087,
        39096,
        8802,
        11473,
        -3038,
        6033,
        -2170,
        -839,
        1384,
        8693,
        -266,
        -149,
        -2464,
        4,
        64,
        -72,
        1103,
        735,
    ),
    (
        23595,
        -242,
        -35929,
        -2733,
        38493,
        10661,
        13983,
        -3238,
        1296,
        -6164,
        -182,
        959,
        5927,
        -226,
        -107,
        -1406,
        -1,
        43,
        8,
        1160,
        562,
    ),
    (
        23534,
        -223,
        -35518,
        -4091,
        39096,
        11561,
        15808,
        -2845,
        253,
        -5347,
        45,
        929,
        5308,
        -214,
        -104,
        -1409,
        0,
        42,
        12,
        996,
        532,
    ),
)


class Player:
    """Plans one opening of the room a call of `think`. A solitaire has one level, and this player no use for chance.

    reason  why it chose what it chose last
    tried   actions it simulated for its last decision
    """

    def __init__(self, game, seat, level, rng):
        self.game = game
        self.reason = ONLY_CHOICE
        self.tried = 0
        self._offered = bytearray(3 * game.MAX_ACTIONS)
        self._n = 0  # openings offered
        self._next = 0  # the opening to be tried next, 0 before a decision
        self._best = 0
        self._choice = 0
        self._ranks = bytearray(_ROOM)  # the room's cards: rank, and kind by suit
        self._suits = bytearray(_ROOM)
        self._levels = bytearray(15)  # unseen monsters of each level
        self._deck = 0  # unseen cards, and their sums
        self._monsters = 0
        self._sum = 0
        self._high = 0
        self._potions = 0
        self._weapons = 0
        self._weights = _WEIGHTS[0]

    def think(self):
        """None until decided, then verb << 8 | slot."""
        if self._next == 0:
            self._look()
        i = 3 * self._next
        self._next += 1
        verb = self._offered[i]
        slot = self._offered[i + 1]
        value = self._opening(verb, slot)
        if value > self._best:
            self._best = value
            self._choice = verb << 8 | slot
        if self._next < self._n:
            return None
        self._next = 0
        self._explain()
        return self._choice

    def rate(self):
        """Every opening as (value, verb << 8 | slot), for a player that looks further."""
        self._look()
        self._next = 0
        rated = []
        for i in range(0, 3 * self._n, 3):
            verb = self._offered[i]
            slot = self._offered[i + 1]
            rated.append((self._opening(verb, slot), verb << 8 | slot))
        return rated

    # -- what is known --------------------------------------------------------------------------------------------
    def _look(self):
        """Count what hasn't been seen: all cards but the discard pile, the room and the weapon."""
        game = self.game
        self._n = game.actions(self._offered)
        self._choice = self._offered[0] << 8 | self._offered[1]
        self._best = _DEAD
        self.tried = 0
        self._weights = _WEIGHTS[game.option(WEAR)]
        self._deck = self._monsters = self._sum = self._high = self._potions = self._weapons = 0
        for level in range(15):
            self._levels[level] = 0
        for card in FULL_DECK:
            self._count(card, 1)
        for i in range(game.discard_count):
            self._count(game.discard(i), -1)
        if game.weapon:
            self._count(game.weapon, -1)
        for slot in range(_ROOM):
            card = game.room_card(slot)
            self._ranks[slot] = card & 15
            self._suits[slot] = card >> 4
            if card:
                self._count(card, -1)

    def _count(self, card, by):
        """An unseen card more, or less."""
        rank = card & 15
        self._deck += by
        if is_monster(card):
            self._levels[rank] += by
            self._monsters += by
            self._sum += by * rank
            if rank > 10:
                self._high += by * rank
        elif card >> 4 == cards.HEARTS:
            self._potions += by * rank
        else:
            self._weapons += by * rank

    # -- playing the room out -------------------------------------------------------------------------------------
    def _opening(self, verb, slot):
        """The value of the best plan that begins so."""
        game = self.game
        if verb == FLEE:
            return self._fled()
        mask = 0
        for i in range(_ROOM):
            if self._ranks[i]:
                mask |= 1 << i
        self.tried += 1
        return self._take(verb, slot, game.hp, game.weapon & 15, game.durability, mask, game.potion_used)

    def _take(self, verb, slot, hp, weapon, durability, mask, potion):
        """The value after this action; what is left of the room in `mask`."""
        rank = self._ranks[slot]
        if verb == TAKE:
            if self._suits[slot] != cards.HEARTS:
                weapon = rank
                durability = NEW_DURABILITY
            else:
                if not potion:
                    hp = min(HEALTH, hp + rank)
                    potion = True
                if hp == HEALTH and mask == 1 << slot and not self._deck:
                    return _WON + hp + rank
        elif verb == BARE:
            hp -= rank
        else:
            hp -= max(0, rank - weapon)
            durability = self._worn(durability, rank)
        if hp <= 0:
            return _DEAD
        return self._go_on(hp, weapon, durability, mask & ~(1 << slot), potion)

    def _worn(self, durability, level):
        wear = self.game.option(WEAR)
        if wear == _STEP:
            return durability - 1
        return level if wear == _CLASSIC else level - 1

    def _go_on(self, hp, weapon, durability, mask, potion):
        """The best of all that can follow, or the judgement where a hidden card would come up."""
        if mask == 0:
            return _WON + hp
        if mask & (mask - 1) == 0 and self._deck:
            return self._leaves(hp, weapon, durability, mask)
        best = _DEAD
        for slot in range(_ROOM):
            if mask >> slot & 1:
                self.tried += 1
                if self._suits[slot] == cards.DIAMONDS or self._suits[slot] == cards.HEARTS:
                    value = self._take(TAKE, slot, hp, weapon, durability, mask, potion)
                else:
                    value = self._take(BARE, slot, hp, weapon, durability, mask, potion)
                    if weapon and durability >= self._ranks[slot]:
                        self.tried += 1
                        armed = self._take(ARMED, slot, hp, weapon, durability, mask, potion)
                        value = max(value, armed)
                best = max(best, value)
        return best

    def _leaves(self, hp, weapon, durability, mask):
        """The judgement with one card left in the room: it counts among what is still to come."""
        slot = 0
        while not mask >> slot & 1:
            slot += 1
        card = self._suits[slot] << 4 | self._ranks[slot]
        self._count(card, 1)
        gain = max(0, self._ranks[slot] - weapon) if self._suits[slot] == cards.DIAMONDS else 0
        hurt = 0
        if is_monster(card):
            hurt = self._ranks[slot]
            if hurt <= durability:
                hurt = max(0, hurt - weapon)
        value = self._value(hp, weapon, durability, gain, hurt)
        self._count(card, -1)
        return value

    def _fled(self):
        """The judgement after fleeing: the room's cards are still to come."""
        game = self.game
        for slot in range(_ROOM):
            self._count(game.room_card(slot), 1)
        value = self._value(game.hp, game.weapon & 15, game.durability, 0, 0)
        for slot in range(_ROOM):
            self._count(game.room_card(slot), -1)
        return value

    def _value(self, hp, weapon, durability, gain, hurt):
        """How good it is to stand there. `gain`: by how much a weapon left in the room is better; `hurt`: what a monster left
        there would cost."""
        covered = 0  # damage the weapon would take off all unseen monsters, were it not to wear
        beyond = 0  # levels of those it can't strike
        for level in range(2, 15):
            n = self._levels[level]
            if n:
                if level <= durability:
                    covered += n * min(level, weapon)
                else:
                    beyond += n * level
        n = self._deck
        left = self._sum - covered
        w = self._weights
        value = w[0] * hp + w[1] * hp * hp + w[2] * n + w[3] * self._sum + w[4] * self._monsters + w[5] * self._potions
        value += w[6] * self._weapons + w[7] * covered + w[8] * weapon + w[9] * durability + w[10] * weapon * durability
        value += w[11] * hurt + w[12] * gain + w[13] * hp * n + w[14] * beyond + w[15] * self._high
        value += w[16] * left * left + w[17] * covered * n + w[18] * n * n
        if self._sum:
            value += w[19] * (256 * covered // self._sum)
        return value + w[20] * (64 * (2 * self._potions + self._weapons - left) // n)

    # -- why ------------------------------------------------------------------------------------------------------
    def _explain(self):
        verb = self._choice >> 8
        slot = self._choice & 255
        if self._n == 1:
            self.reason = ONLY_CHOICE
        elif self._best == _DEAD:
            self.reason = NO_WAY_OUT
        elif verb == FLEE:
            self.reason = BETTER_ROOM
        elif verb == ARMED:
            self.reason = SAVES_HEALTH
        elif verb == BARE:
            self.reason = SPARES_WEAPON if self.game.allows(ARMED, slot) else CLEARS_ROOM
        elif self._suits[slot] == cards.DIAMONDS:
            self.reason = GOOD_WEAPON
        else:
            self.reason = CLEARS_ROOM if self.game.potion_used else HEALS
