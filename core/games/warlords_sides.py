"""The two sides of Warlords (rules/warlords.md): where each one's 26 cards lie. The course of a round is in warlords.py.

Seat 0 has the red cards, seat 1 the black ones. Jacks, queens and kings are counted; number cards are bytes in the hand, on the
table, discarded, lost or in the deck.
"""

from micropython import const

from core import cards
from core.game import EVERYONE, HEADER, Game
from core.games import triples

# ranks
JACK = 11
QUEEN = 12
KING = 13

# options
ACE = 0

# phases
CHOOSING = 0
SWAPPING = 1
BATTLE = 2
SHOWN = 3  # the round is over; NEXT deals on

# events of cards: (kind, first, second argument)
DEALT = 1  # seat << 3 | slot, card; only that seat sees it
THROWN = 2  # seat << 3 | slot, card; only that seat sees it
REVEALED = 3  # seat, card

SLOTS = 3
STEPS = 3
MOST_LOST = 4

_PHASE = const(20)  # HEADER
_SIDE = const(21)  # seat 0's block, then seat 1's

# in a block
_LEFT = const(0)  # jacks, queens, kings
_WARLORD = const(3)  # rank of the chosen one, 0 before
_HAND = const(4)
_TABLE = const(7)  # revealed, a card a step; a jack in the last place perhaps
_GONE = const(10)  # discarded in this round, in order
_LOST = const(13)  # for good
_DECK_N = const(17)
_DECK = const(18)  # the top card last
_BLOCK = const(38)
SIDES = 77  # bytes of state after the header

COPIES = 2  # of each rank
_NUMBERS = const(20)  # number cards a side
_ACE_RANK = const(14)

SUITS = ((cards.DIAMONDS, cards.HEARTS), (cards.CLUBS, cards.SPADES))


class Sides(Game):
    """The part of the rules that handles cards. Rules of play derive from it. Slots and steps are 0..2."""

    OPTIONS = (("ace", ("high", "low")),)
    SEATS = (2, 2)
    SIZE = HEADER + SIDES

    # -- what is to be seen ---------------------------------------------------------------------------------------
    @property
    def phase(self):
        """CHOOSING .. SHOWN."""
        return self.state[_PHASE]

    @property
    def step(self):
        """How many cards each has revealed in this battle."""
        return self.count(_SIDE + _TABLE, STEPS)

    def left(self, seat, rank):
        """How many of its JACKs, QUEENs or KINGs a seat still has."""
        return self.state[side(seat) + _LEFT + rank - JACK]

    def warlords(self, seat):
        """How many queens and kings a seat still has."""
        return self.left(seat, QUEEN) + self.left(seat, KING)

    def warlord(self, seat):
        """QUEEN or KING, 0 before the choice; the other's only for your eyes once the phase is SWAPPING."""
        return self.state[side(seat) + _WARLORD]

    def hand(self, seat, slot):
        """A card byte, 0 where the card was played. Look only at what your seat may see."""
        return self.state[side(seat) + _HAND + slot]

    def shown(self, seat, step):
        """The card a seat revealed in a step of this battle, a jack perhaps; 0 before."""
        return self.state[side(seat) + _TABLE + step]

    def gone(self, seat, i):
        """The i-th card a seat discarded in this round, 0 for none; for that seat's eyes only."""
        return self.state[side(seat) + _GONE + i]

    def swaps(self, seat):
        """How many cards a seat changed in this round; open to both once the phase is BATTLE."""
        return self.count(side(seat) + _GONE, SLOTS)

    def may_swap(self, seat):
        """How many more cards a seat's warlord lets it change."""
        return (1 if self.warlord(seat) == QUEEN else SLOTS) - self.swaps(seat)

    def lost(self, seat, i):
        """The i-th number card a seat has lost for good, i 0..3; 0 for none. Those of this round still lie on the table."""
        return self.state[side(seat) + _LOST + i]

    def lost_count(self, seat):
        return self.count(side(seat) + _LOST, MOST_LOST)

    def deck_count(self, seat):
        return self.state[side(seat) + _DECK_N]

    def gave_up(self, seat):
        """Whether a seat has revealed a jack in this battle."""
        step = self.step
        return step > 0 and self.shown(seat, step - 1) & 15 == JACK

    def value(self, seat):
        """The value of the triple a seat has revealed, see triples.py."""
        return triples.value(self.state, side(seat) + _TABLE, self.ace)

    @property
    def ace(self):
        """What an ace counts but in a straight: 14 or 1."""
        return 1 if self.option(ACE) else _ACE_RANK

    def count(self, at, n):
        """How many of these bytes of the state aren't 0."""
        state = self.state
        found = 0
        for i in range(at, at + n):
            if state[i]:
                found += 1
        return found

    # -- moving cards ---------------------------------------------------------------------------------------------
    def fill_sides(self):
        """All 26 cards of both, the number cards in their decks."""
        state = self.state
        for seat in range(2):
            at = side(seat)
            for i in range(at + _LEFT, at + _WARLORD):
                state[i] = COPIES
            n = at + _DECK
            for suit in SUITS[seat]:
                for rank in range(2, _ACE_RANK + 1):
                    if not JACK <= rank <= KING:
                        state[n] = cards.card(suit, rank)
                        n += 1
            state[at + _DECK_N] = _NUMBERS

    def set_phase(self, phase):
        self.state[_PHASE] = phase

    def set_warlord(self, seat, rank):
        self.state[side(seat) + _WARLORD] = rank

    def take_away(self, seat, rank):
        """A seat has one jack, queen or king less."""
        self.state[side(seat) + _LEFT + rank - JACK] -= 1

    def draw_three(self, seat):
        """Shuffle the deck and draw a hand."""
        self.shuffle(seat, self.rng)
        for slot in range(SLOTS):
            self._draw_card(seat, slot)

    def shuffle(self, seat, rng):
        """The deck, in ascending order before."""
        at = side(seat)
        n = self.state[at + _DECK_N]
        cards.sort(self.state, at + _DECK, n)
        rng.shuffle(self.state, at + _DECK, n)

    def _draw_card(self, seat, slot):
        """The deck's top card into a slot."""
        card = self.take_top(seat, _HAND + slot)
        self.log.revealed = True
        self.log.add(DEALT, seat << 3 | slot, card, 1 << seat)

    def take_top(self, seat, place):
        """The deck's top card into a place of the block; returns it."""
        state = self.state
        at = side(seat)
        n = state[at + _DECK_N] - 1
        state[at + _DECK_N] = n
        card = state[at + _DECK + n]
        state[at + _DECK + n] = 0
        state[at + place] = card
        return card

    def change(self, seat, slot):
        """Discard a card and draw another."""
        state = self.state
        at = side(seat)
        card = state[at + _HAND + slot]
        state[at + _GONE + self.swaps(seat)] = card
        self.log.add(THROWN, seat << 3 | slot, card, 1 << seat)
        self._draw_card(seat, slot)

    def reveal(self, seat, step, slot):
        """The card in a slot onto the table; a jack for slot SLOTS."""
        state = self.state
        at = side(seat)
        if slot == SLOTS:
            card = cards.card(SUITS[seat][self.left(seat, JACK) - 1], JACK)
        else:
            card = state[at + _HAND + slot]
            state[at + _HAND + slot] = 0
        state[at + _TABLE + step] = card
        self.log.revealed = True
        self.log.add(REVEALED, seat, card, EVERYONE)

    def gather(self, seat, loses):
        """After a round: all number cards into the deck, but those on the table of who `loses` them."""
        state = self.state
        at = side(seat)
        lost = at + _LOST + self.lost_count(seat)
        for i in range(at + _HAND, at + _LOST):
            card = state[i]
            state[i] = 0
            if card and card & 15 != JACK:
                if loses and at + _TABLE <= i < at + _GONE:
                    state[lost] = card
                    lost += 1
                else:
                    self.put_back(at, card)
        state[at + _WARLORD] = 0

    def put_back(self, at, card):
        """A card into a block's deck."""
        state = self.state
        state[at + _DECK + state[at + _DECK_N]] = card
        state[at + _DECK_N] += 1


def side(seat):
    """Where a seat's block begins."""
    return _SIDE + _BLOCK * seat
