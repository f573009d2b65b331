"""Draw Poker, five-card draw for two (rules/draw_poker.md): the cards and the course of a hand. The money and Neve's
wardrobe are in poker_stakes.py, what a hand is worth in poker_hands.py.

Seat 1, played by the computer, is Neve.
"""

from micropython import const

from core import cards, load
from core.game import EVERYONE, NEXT
from core.games import poker_hands
from core.games.poker_stakes import DECK, Stakes

# verbs
BET = const(0)  # steps of 5 dollars
STAY = const(1)
DRAW = const(2)  # pay what is owed, then the exchange
DROP = const(3)
RAISE = const(4)  # steps beyond what is owed
CALL = const(5)  # pay what is owed, then the showdown
CHANGE = const(6)  # mask of the slots to change, bit 0 the first card

# phases
BETTING_1 = const(0)
CHANGING_1 = const(1)  # who said DRAW changes
CHANGING_2 = const(2)  # the other does
BETTING_2 = const(3)
SHOWN = const(4)  # the hand is over; NEXT deals on

# events beside those of the money: (kind, first, second argument)
HAND = const(16)  # who is first: a new hand
DEALT = const(17)  # seat << 3 | slot, card; only that seat sees it
CHOSEN = const(18)  # seat, verb
CHANGED = const(19)  # seat, how many cards
SHOWDOWN = const(20)  # category of seat 0's hand, of seat 1's

MOST_RAISES = const(3)
HANDS_ENOUGH = const(1000)
SLOTS = const(5)

_PHASE = const(32)  # HEADER + STAKES
_FIRST = const(33)  # who is first in this hand
_STAYED = const(34)  # the first player let the second begin
_BETS = const(35)  # BETs and RAISEs made in each of the two rounds
_OPEN = const(37)  # both hands were shown
_BEST = const(38)  # the best category each has shown in this match
_HANDS = const(40)
_GONE = const(50)  # what was changed, at its slot
_DECK_N = const(60)
_DECK = const(61)  # the top card last
_SIZE = const(113)

_LOWEST = (7, 2)  # rank, by the deck
_ALL = const(31)  # slots


class Rules(Stakes):
    """See `Game`. `score` is a seat's dollars; a draw is a `result` of 0."""

    NAME = "draw_poker"
    SEATS = (2, 2)
    SIZE = _SIZE
    MAX_ACTIONS = 3
    PARTS = ("core.games.poker_hands", "core.games.poker_stakes", "core.games.draw_poker_faults", "core.ui.poker")
    RARE = (DROP,)

    # -- what is to be seen ---------------------------------------------------------------------------------------
    @property
    def phase(self):
        """BETTING_1 .. SHOWN."""
        return self.state[_PHASE]

    @property
    def first(self):
        """The seat that is first in this hand."""
        return self.state[_FIRST]

    def hand(self, seat, i):
        """A card byte, i 0..4. Look only at what your seat may see."""
        return self.state[_HANDS + SLOTS * seat + i]

    def gone(self, seat, i):
        """The card that a seat threw away from slot i in this hand, 0 for none; for that seat's eyes only."""
        return self.state[_GONE + SLOTS * seat + i]

    def hand_value(self, seat):
        """The value of a hand, see poker_hands.py."""
        return poker_hands.value(self.state, _HANDS + SLOTS * seat)

    def deciding(self, seat):
        """Which cards of the better hand, this seat's, decide: a mask of slots, see poker_hands.py."""
        return poker_hands.deciding(self.state, _HANDS + SLOTS * seat, self.hand_value(1 - seat))

    def changed(self, seat):
        """How many cards a seat changed in this hand; open to both."""
        n = 0
        for i in range(SLOTS):
            if self.gone(seat, i):
                n += 1
        return n

    def bets(self, betting):
        """How often was bet and raised in betting round 0 or 1 of this hand, 0..4."""
        return self.state[_BETS + betting]

    @property
    def stayed(self):
        """Whether the first player stayed in the first round."""
        return self.state[_STAYED] != 0

    def last_to_bet(self, betting):
        """Who bet or raised last in a round in which somebody did."""
        state = self.state
        opener = state[_FIRST] ^ (state[_STAYED] if betting == 0 else 0)
        return opener if state[_BETS + betting] & 1 else 1 - opener

    @property
    def open(self):
        """Whether both hands lie open, after a showdown."""
        return self.state[_OPEN] != 0

    def best(self, seat):
        """The best category that a seat has shown in this match."""
        return self.state[_BEST + seat]

    # -- the contract ---------------------------------------------------------------------------------------------
    def _deal(self):
        self.start_match()
        self._new_hand(self.rng.below(2))

    def _new_hand(self, first):
        state = self.state
        for i in range(_PHASE, _BEST):
            state[i] = 0
        state[_FIRST] = first
        self.log.add(HAND, first, 0, EVERYONE)
        self.pay_antes()
        self._shuffle()
        for i in range(SLOTS):
            for seat in range(2):
                self._draw_card(seat, i)
        self.set_turn(self.to_move())

    def _shuffle(self):
        """The whole deck, in ascending order before."""
        state = self.state
        for i in range(_HANDS, _SIZE):
            state[i] = 0
        at = _DECK
        for suit in range(4):
            for rank in range(_LOWEST[self.option(DECK)], 15):
                state[at] = cards.card(suit, rank)
                at += 1
        state[_DECK_N] = at - _DECK
        self.rng.shuffle(state, _DECK, at - _DECK)

    def _draw_card(self, seat, i):
        """The deck's top card into a slot."""
        state = self.state
        n = state[_DECK_N] - 1
        state[_DECK_N] = n
        card = state[_DECK + n]
        state[_DECK + n] = 0
        state[_HANDS + SLOTS * seat + i] = card
        self.log.revealed = True
        self.log.add(DEALT, seat << 3 | i, card, 1 << seat)

    def betting(self):
        """Which betting round it is, 0 or 1."""
        return 0 if self.state[_PHASE] == BETTING_1 else 1

    def to_move(self):
        """Whose turn it is, which follows from all the rest."""
        state = self.state
        phase = state[_PHASE]
        if phase == SHOWN:
            return 0
        if phase == CHANGING_1 or phase == CHANGING_2:
            drawer = 1 - (self.last_to_bet(0) if state[_BETS] else state[_FIRST])
            return drawer ^ (phase - CHANGING_1)
        betting = self.betting()
        if state[_BETS + betting]:
            return 1 - self.last_to_bet(betting)
        return state[_FIRST] ^ (0 if betting else state[_STAYED])

    def actions(self, out):
        if self.over:
            return 0
        phase = self.state[_PHASE]
        if phase == BETTING_1 or phase == BETTING_2:
            return self._betting_actions(out)
        out[0] = NEXT if phase == SHOWN else CHANGE
        out[1] = 0
        out[2] = 0 if phase == SHOWN else _ALL
        return 1

    def _betting_actions(self, out):
        """Limits, and "at most 3 RAISEs in a betting round"."""
        state = self.state
        betting = self.betting()
        bets = state[_BETS + betting]
        limit = self.limit_steps(self.turn)
        n = 0
        if limit > 0 and bets <= MOST_RAISES:
            out[0] = RAISE if bets else BET
            out[1] = 1
            out[2] = limit
            n = 3
        if betting:
            out[n] = CALL
        else:
            out[n] = DRAW if bets or state[_STAYED] else STAY
        out[n + 3] = DROP
        out[n + 1] = out[n + 2] = out[n + 4] = out[n + 5] = 0
        return n // 3 + 2

    def _act(self, verb, arg):
        seat = self.turn
        if verb == NEXT:
            if self.goes_on():
                self._new_hand(1 - self.first)
        elif verb == CHANGE:
            self._change(seat, arg)
        else:
            self.log.add(CHOSEN, seat, verb, EVERYONE)
            self._bet(seat, verb, arg)
        if not self.over:
            self.set_turn(self.to_move())

    def _bet(self, seat, verb, steps):
        """One action of a betting round; `steps` is 0 where nothing is bet."""
        state = self.state
        if verb == STAY:
            state[_STAYED] = 1
        elif verb == DROP:
            state[_PHASE] = SHOWN
            self.take(1 - seat)
        else:
            steps += self.owed_steps(seat)
            if steps:
                self.pay(seat, steps)
            if verb == DRAW:
                state[_PHASE] = CHANGING_1
            elif verb == CALL:
                self._show()
            else:
                state[_BETS + self.betting()] += 1

    def _change(self, seat, mask):
        """New cards into the marked slots; what is thrown away doesn't come back."""
        state = self.state
        n = 0
        for i in range(SLOTS):
            if mask >> i & 1:
                at = SLOTS * seat + i
                state[_GONE + at] = state[_HANDS + at]
                n += 1
        self.log.add(CHANGED, seat, n, EVERYONE)
        for i in range(SLOTS):
            if mask >> i & 1:
                self._draw_card(seat, i)
        state[_PHASE] += 1

    def _show(self):
        """The showdown."""
        state = self.state
        mine = self.hand_value(0)
        hers = self.hand_value(1)
        state[_PHASE] = SHOWN
        state[_OPEN] = 1
        state[_BEST] = max(state[_BEST], poker_hands.category(mine))
        state[_BEST + 1] = max(state[_BEST + 1], poker_hands.category(hers))
        self.log.revealed = True
        self.log.add(SHOWDOWN, poker_hands.category(mine), poker_hands.category(hers), EVERYONE)
        if mine == hers:
            self.tie()
        else:
            self.take(0 if mine > hers else 1)

    def enough(self):
        return self.hand_number >= HANDS_ENOUGH

    def score(self, seat):
        return self.money(seat)

    # -- see draw_poker_faults.py ---------------------------------------------------------------------------------------
    def fault(self):
        return load.module("core.games", "draw_poker_faults").fault(self)

    def hide(self, seat, rng):
        load.module("core.games", "draw_poker_faults").hide(self, seat, rng)
