"""Warlords for two (rules/warlords.md): the course of a round; numbers in comments are those of "A round". The cards are in
warlords_sides.py, what a triple is worth in triples.py.

What both choose at the same time seat 0 chooses first; its choice stays sealed until seat 1 has chosen.
"""

from micropython import const

from core import load
from core.game import EVERYONE, NEXT
from core.games import triples
from core.games.warlords_sides import (
    BATTLE,
    CHOOSING,
    COPIES,
    JACK,
    KING,
    QUEEN,
    SHOWN,
    SLOTS,
    STEPS,
    SWAPPING,
    Sides,
)

# verbs
CHOOSE = 0  # QUEEN or KING: the warlord
SWAP = 1  # slot: discard that card and draw another
KEEP = 2  # swap no more
PLAY = 3  # slot: the card of this step
SURRENDER = 4  # a jack in its place

# how a round ended
UNDECIDED = 0  # it hasn't
TAKEN = 1  # the better triple took a warlord
TIE = 2
SURRENDERED = 3  # one revealed a jack
PEACE = 4  # both did

# events beside those of the cards: (kind, first, second argument)
ROUND = 16  # a new one
SEALED = 17  # seat: it has chosen a warlord or a card
WARLORDS = 18  # rank of seat 0's, of seat 1's
SWAPS = 19  # how many cards seat 0 changed, and seat 1
TRIPLES = 20  # category of seat 0's, of seat 1's
TROPHY = 21  # seat that takes it, rank
TIED = 22
GAVE_UP = 23  # seat, how many number cards it loses
BOTH_GAVE_UP = 24
WON = 25  # seat: the game

ROUNDS_ENOUGH = 1000

_SEALED = const(97)  # HEADER + SIDES; seat 0's choice of this step: slot + 1, SLOTS + 1 for a jack; 0 for none
_ROUND = const(98)  # the number of the round, from 1, two bytes
_SIZE = const(100)

_MOST_ROUNDS = const(65535)


class Rules(Sides):
    """See `Game`. `score` is the trophies won."""

    NAME = "warlords"
    SIZE = _SIZE
    MAX_ACTIONS = 4
    PARTS = ("core.games.triples", "core.games.warlords_faults", "core.games.warlords_sides")

    # -- what is to be seen ---------------------------------------------------------------------------------------
    @property
    def round_number(self):
        """From 1."""
        return self.state[_ROUND] | self.state[_ROUND + 1] << 8

    @property
    def sealed(self):
        """The slot of the card that seat 0 has sealed in this step, SLOTS for a jack, -1 for none; for its eyes only."""
        return self.state[_SEALED] - 1

    @property
    def outcome(self):
        """How the round ended: UNDECIDED .. PEACE."""
        if self.phase != SHOWN:
            return UNDECIDED
        if self.gave_up(0) or self.gave_up(1):
            return PEACE if self.gave_up(0) and self.gave_up(1) else SURRENDERED
        return TIE if self.value(0) == self.value(1) else TAKEN

    @property
    def loser(self):
        """The seat that lost its warlord (TAKEN) or gave up (SURRENDERED) in the round that is over."""
        if self.outcome == SURRENDERED:
            return 0 if self.gave_up(0) else 1
        return 0 if self.value(0) < self.value(1) else 1

    # -- the contract ---------------------------------------------------------------------------------------------
    def _deal(self):
        self.fill_sides()
        self._new_round()

    def _new_round(self):
        """1: both draw three."""
        state = self.state
        number = min(self.round_number + 1, _MOST_ROUNDS)
        state[_ROUND] = number & 255
        state[_ROUND + 1] = number >> 8
        self.set_phase(CHOOSING)
        self.log.add(ROUND, 0, 0, EVERYONE)
        self.draw_three(0)
        self.draw_three(1)
        self.set_turn(0)

    def actions(self, out):
        if self.over:
            return 0
        seat = self.turn
        phase = self.phase
        if phase == BATTLE:
            return self._battle_actions(out, seat)
        if phase == SHOWN:
            return _offer(out, 0, NEXT, 0, 0)
        if phase == CHOOSING:
            lowest = QUEEN if self.left(seat, QUEEN) else KING
            return _offer(out, 0, CHOOSE, lowest, KING if self.left(seat, KING) else QUEEN)
        return _offer(out, _offer(out, 0, SWAP, 0, SLOTS - 1), KEEP, 0, 0)

    def _battle_actions(self, out, seat):
        n = 0
        for slot in range(SLOTS):
            if self.hand(seat, slot):
                n = _offer(out, n, PLAY, slot, slot)
        return _offer(out, n, SURRENDER, 0, 0) if self.left(seat, JACK) else n

    def _act(self, verb, arg):
        seat = self.turn
        if verb == NEXT:
            self._collect()
            self._new_round()
        elif verb == CHOOSE:
            self._choose(seat, arg)
        elif verb == SWAP or verb == KEEP:
            self._swap(seat, verb, arg)
        else:
            self._play(seat, SLOTS if verb == SURRENDER else arg)

    def _collect(self):
        """6 and 7: what isn't lost goes back into the decks."""
        loser = self.loser
        surrendered = self.outcome == SURRENDERED
        for seat in range(2):
            self.gather(seat, surrendered and seat == loser)

    def _choose(self, seat, rank):
        """2: a warlord."""
        self.set_warlord(seat, rank)
        self.log.add(SEALED, seat, 0, EVERYONE)
        if seat:
            self.set_phase(SWAPPING)
            self.log.add(WARLORDS, self.warlord(0), rank, EVERYONE)
        self.set_turn(1 - seat)

    def _swap(self, seat, verb, slot):
        """3: another card, or no more. The counts are open when both have finished."""
        if verb == SWAP:
            self.change(seat, slot)
            if self.may_swap(seat):
                return
        if seat:
            self.set_phase(BATTLE)
            self.log.add(SWAPS, self.swaps(0), self.swaps(1), EVERYONE)
        self.set_turn(1 - seat)

    def _play(self, seat, slot):
        """4: a card of this step, a jack for slot SLOTS."""
        self.log.add(SEALED, seat, 0, EVERYONE)
        self.set_turn(1 - seat)
        if not seat:
            self.state[_SEALED] = slot + 1
            return
        step = self.step
        self.reveal(0, step, self.state[_SEALED] - 1)
        self.reveal(1, step, slot)
        self.state[_SEALED] = 0
        if self.step == STEPS or self.gave_up(0) or self.gave_up(1):
            self.set_phase(SHOWN)
            self._settle()

    def _settle(self):
        """5, 6 and 8: what a battle brings."""
        outcome = self.outcome
        loser = self.loser
        if outcome == PEACE:
            self.log.add(BOTH_GAVE_UP, 0, 0, EVERYONE)
        elif outcome == SURRENDERED:
            self.take_away(loser, JACK)
            self.log.add(GAVE_UP, loser, self.step - 1, EVERYONE)
        else:
            self.log.add(TRIPLES, triples.category(self.value(0)), triples.category(self.value(1)), EVERYONE)
            if outcome == TIE:
                self.log.add(TIED, 0, 0, EVERYONE)
            else:
                self._trophy(loser)

    def _trophy(self, loser):
        """A warlord for the winner; the last one wins the game."""
        rank = self.warlord(loser)
        self.take_away(loser, rank)
        self.log.add(TROPHY, 1 - loser, rank, EVERYONE)
        if not self.warlords(loser):
            self.log.add(WON, 1 - loser, 0, EVERYONE)
            self.finish(2 - loser)

    def enough(self):
        return self.round_number >= ROUNDS_ENOUGH

    def score(self, seat):
        return 2 * COPIES - self.warlords(1 - seat)

    # -- see warlords_faults.py -----------------------------------------------------------------------------------
    def fault(self):
        return load.module("core.games", "warlords_faults").fault(self)

    def hide(self, seat, rng):
        load.module("core.games", "warlords_faults").hide(self, seat, rng)


def _offer(out, n, verb, low, high):
    """Write the n-th triple; returns n + 1."""
    out[3 * n] = verb
    out[3 * n + 1] = low
    out[3 * n + 2] = high
    return n + 1
