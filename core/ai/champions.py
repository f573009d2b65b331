"""Champions' computer player: it plays the room out in all orders and judges what each would leave.

The room is played out by the rules themselves, in a game of its own that ends where a card of the deck would come up: so it
can't peek. What remains is judged by a weighted sum over what a person at the table can count. The weights, the same for all
champions, were fitted to the outcomes of some hundred thousand games of the player itself (logistic regression of won or
lost on the features below, repeated until the share won no longer grew).
"""

from micropython import const

from core.game import LOG_EVENTS
from core.games.champions import ABILITY, Rules
from core.games.champions_cards import CARDS, MONSTER, MONSTERS, POTION, SHIELD, WEAPON, kind
from core.games.dungeon import ARMED, BARE, FLEE, HEALTH, ROOM_SIZE

# why; indices into the game's REASONS (private, as all constants that no other module needs: names take memory)
_ONLY_CHOICE = const(0)
_SAVES_HEALTH = const(1)
_SPARES_WEAPON = const(2)
_GOOD_WEAPON = const(3)
_HEALS = const(4)
_CLEARS_ROOM = const(5)
_BETTER_ROOM = const(6)
_NO_WAY_OUT = const(7)
_GOOD_SHIELD = const(8)
_ABILITY_PAYS = const(9)

_DEAD = const(-0x1FFFFFFF)
_WON = const(0x10000000)
_MOST = const(200)  # actions tried for a decision
_SLICE = const(7)  # and in one call of `think`
_DEPTHS = const(5)  # positions on the way: the present one, after an ability, after each card but the last
_KINDS = const(4)
_STRENGTHS = const(15)  # 0..14

# in the order of `_outcome`, scaled by 65536
_WEIGHTS = (
    13930,
    -11297,
    -5338,
    26120,
    5813,
    8567,
    383,
    4716,
    -1527,
    -1033,
    947,
    707,
    -137,
    325,
    440,
    9647,
    10655,
    3615,
    4875,
    1002,
    670,
)


class _Trial(Rules):
    """A room in thought: `ended` tells that the next card would come from the deck."""

    def __init__(self):
        Rules.__init__(self)
        self.log.n = LOG_EVENTS  # full, it takes nothing more and needs no room
        self.log.data = b""
        self.ended = False

    def act_from(self, state, verb, arg):
        """What an action leads to from a state in which it is offered."""
        self.state[:] = state
        self.ended = False
        self._act(verb, arg)

    def _fill(self):
        self.ended = True


class Player:
    """Tries a few actions a call of `think`. A solitaire has one level, and this player no use for chance.

    reason  why it chose what it chose last
    tried   actions it simulated for its last decision
    """

    def __init__(self, game, seat, level, rng):
        self.game = game
        self.reason = _ONLY_CHOICE
        self.tried = 0
        self._trial = _Trial()
        self._depth = -1  # of the position whose actions are tried; -1 before a decision
        self._states = [game.state] + [bytearray(game.SIZE) for _ in range(_DEPTHS - 1)]
        self._offers = [bytearray(3 * game.MAX_ACTIONS) for _ in range(_DEPTHS)]
        self._n = bytearray(_DEPTHS)  # actions offered there
        self._next = bytearray(_DEPTHS)  # the one to be tried next
        self._best = 0
        self._choice = 0
        self._room = bytearray(ROOM_SIZE)  # the room's cards
        self._monsters = bytearray(_STRENGTHS)  # in the deck, as strong as this or weaker: how many
        self._total = bytearray(_STRENGTHS)  # and their strengths together
        self._sums = [0] * _KINDS  # strengths of all cards in the deck, by kind

    def think(self):
        """None until decided, then verb << 8 | argument."""
        if self._depth < 0:
            self._look()
        for _ in range(_SLICE):
            if not self._try_one():
                self._depth = -1
                self._explain()
                return self._choice
        return None

    # -- what is known --------------------------------------------------------------------------------------------
    def _look(self):
        """Begin a decision: count what is in the deck, all cards but those gone, held or in the room."""
        game = self.game
        self._best = _DEAD
        self.tried = 0
        for i in range(_STRENGTHS):
            self._monsters[i] = self._total[i] = 0
        for i in range(_KINDS):
            self._sums[i] = 0
        for card in range(1, CARDS + 1):
            if card != game.weapon and card != game.shield:
                self._count(card, 1)
        for slot in range(ROOM_SIZE):
            self._room[slot] = game.room_card(slot)
            self._count(game.room_card(slot), -1)
        for i in range(1, _STRENGTHS):
            self._monsters[i] += self._monsters[i - 1]
            self._total[i] += self._total[i - 1]
        self._arrive(0, game)
        self._choice = self._offers[0][0] << 8 | self._offers[0][1]

    def _count(self, card, by):
        """A card in the deck more, or less, if it isn't gone."""
        strength = self.game.strength(card)
        if strength:
            self._sums[kind(card)] += by * strength
            if card <= MONSTERS:
                self._monsters[strength] += by
                self._total[strength] += by * strength

    # -- playing the room out -------------------------------------------------------------------------------------
    def _arrive(self, depth, game):
        """Try next what can be done in this position."""
        self._depth = depth
        self._n[depth] = game.actions(self._offers[depth])
        self._next[depth] = 0

    def _try_one(self):
        """Simulate one more action; False when there is none, or enough were tried."""
        depth = self._depth
        while self._next[depth] == self._n[depth]:
            depth -= 1
            if depth < 0:
                return False
        self._depth = depth
        offers = self._offers[depth]
        i = 3 * self._next[depth]
        self._next[depth] += 1
        if depth and self._is_idle(depth, offers[i], offers[i + 1]):
            return True
        if self.tried == _MOST:
            return False
        self.tried += 1
        trial = self._trial
        trial.act_from(self._states[depth], offers[i], offers[i + 1])
        if trial.over or trial.ended:
            value = self._outcome()
            if value > self._best:
                self._best = value
                i = 3 * (self._next[0] - 1)
                self._choice = self._offers[0][i] << 8 | self._offers[0][i + 1]
        else:
            self._states[depth + 1][:] = trial.state
            self._arrive(depth + 1, trial)
        return True

    def _is_idle(self, depth, verb, slot):
        """Whether this needn't be tried within a plan: an ability (it is tried first, and can still be used then), and of two
        fights with bare hands, which cost much the same in either order, the one that goes back."""
        if verb == ABILITY:
            return True
        i = 3 * (self._next[depth - 1] - 1)
        before = self._offers[depth - 1]
        return verb == BARE and before[i] == BARE and slot < before[i + 1]

    def _outcome(self):
        """How good it is to stand where the trial stands."""
        trial = self._trial
        if trial.over:
            return _WON + trial.hp if trial.result else _DEAD
        held = trial.weapon
        guard = trial.shield
        weapon = trial.strength(held)
        limit = trial.limit
        monsters = self._monsters[_STRENGTHS - 1]
        total = self._total[_STRENGTHS - 1]
        near = max(0, limit - 1)  # the strongest that the weapon can strike, and then the strongest it beats unhurt
        easy = min(weapon, near)
        covered = self._total[easy] + weapon * (self._monsters[near] - self._monsters[easy])
        beyond = total - self._total[near]
        potions = self._sums[POTION]
        weapons = self._sums[WEAPON]
        shields = self._sums[SHIELD]
        n = trial.deck_count
        hurt = gain = heals = 0  # the card left over: what it costs, by how much it is the better weapon, what it heals
        for slot in range(ROOM_SIZE):
            card = self._room[slot]
            strength = trial.strength(card)
            if not strength or card == held or card == guard:
                continue
            stays = trial.room_card(slot) != 0  # or it was fled
            n += stays
            what = kind(card)
            if what == MONSTER:
                monsters += 1
                total += strength
                off = min(strength, weapon) if strength < limit else 0
                covered += off
                if strength >= limit:
                    beyond += strength
                if stays:
                    hurt = strength - off
            elif what == WEAPON:
                weapons += strength
                if stays:
                    gain = max(0, strength - weapon)
            elif what == POTION:
                potions += strength
                if stays:
                    heals = strength
            else:
                shields += strength
        w = _WEIGHTS
        hp = trial.hp
        value = w[0] * hp + w[1] * n + w[2] * total + w[3] * monsters + w[4] * potions + w[5] * weapons + w[6] * covered
        value += w[7] * weapon + w[8] * limit + w[9] * weapon * limit + w[10] * hurt + w[11] * gain + w[12] * hp * n
        value += w[13] * beyond + w[14] * (64 * (2 * potions + weapons - total + covered) // n)
        value += w[15] * trial.durability
        value += w[16] * shields + w[17] * trial.charges + w[18] * trial.mana + w[19] * heals
        if total:
            value += w[20] * (256 * covered // total)
        return value

    # -- why ------------------------------------------------------------------------------------------------------
    def _explain(self):
        game = self.game
        verb = self._choice >> 8
        slot = self._choice & 255
        what = kind(game.room_card(slot))
        if self._n[0] == 1:
            self.reason = _ONLY_CHOICE
        elif self._best == _DEAD:
            self.reason = _NO_WAY_OUT
        elif verb == FLEE:
            self.reason = _BETTER_ROOM
        elif verb == ABILITY:
            self.reason = _ABILITY_PAYS
        elif verb == ARMED:
            self.reason = _SAVES_HEALTH
        elif what == MONSTER:
            self.reason = _SPARES_WEAPON if game.can_strike(slot) else _CLEARS_ROOM
        elif what == POTION:
            self.reason = _HEALS if game.potions_left and game.hp < HEALTH else _CLEARS_ROOM
        else:
            self.reason = _GOOD_WEAPON if what == WEAPON else _GOOD_SHIELD
