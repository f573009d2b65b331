"""Hit the Deck's cards, hands and piles (rules/hit_the_deck.md; numbers in comments are its rules').

A card is a byte: colour << 3 | face. Colours are 1 red, 2 green, 3 blue, 4 yellow; faces 1..5 the numbers, CUT, FLIP, and 0 for the
Hit the Deck with that Color. Without a colour, 1..5 are the Hit the Deck with that Number and HAND is 6. 0 is no card.
Cards of one byte are interchangeable, so a hand is how many it has of each; a pile is its cards in their order.
"""

from micropython import const

from core.game import EVERYONE, Game

KINDS = 40  # a card's byte is below
HAND = 6  # Hit the Deck with a Hand
CUT = 6  # faces
FLIP = 7

# how many there are of each
COPIES = (
    b"\0\2\2\2\2\2\4\0"
    b"\1\4\4\4\4\4\2\1"
    b"\1\4\4\4\4\4\2\1"
    b"\1\4\4\4\4\4\2\1"
    b"\1\4\4\4\4\4\2\1"
)  # fmt: skip

# events: (kind, first, second argument)
GOT = 1  # seat, card: drawn from the pile; only that seat sees it
TOOK = 2  # seat, how many cards it drew
SHOWN = 3  # card: turned over by the deal, a Cut or a Flip
CUTS = 4  # seat, how many cards it lifts, 0 where there are none; what it shows follows
FLIPS = 5  # seat that swaps the piles, 1 if there are two; what that shows follows

_WORD_POINTS = const(10)
_CARDS = const(110)
_SEVEN = const(7)
_SIZES = const(20)  # HEADER; cards in each hand
_DRAW_N = const(24)
_DISCARD_N = const(25)
_HANDS = const(26)  # KINDS counts a seat
_PILES = const(186)  # the draw pile from here, bottom first; the discard pile, top first, up to the end
_END = const(296)
_LAIN = const(64)  # with a card in a pile: all have seen it go there
_CARD = const(63)


def colour(card):
    """1 red, 2 green, 3 blue, 4 yellow, 0 none."""
    return card >> 3


def number(card):
    """1..5, 0 for none."""
    return card & 7 if 0 < card & 7 < CUT else 0


def is_hit(card):
    """Whether it is one of the three kinds of Hit the Deck."""
    return card < 8 or card & 7 == 0


def points(card):
    """What it counts when a hand ends (Score)."""
    return number(card) if card > 7 and number(card) else _WORD_POINTS


class Piles(Game):
    """The part of the rules that moves cards. The rules of play derive from it."""

    SEATS = (2, 4)

    # -- what is to be seen ---------------------------------------------------------------------------------------
    @property
    def top(self):
        """The card on top of the discard pile."""
        return self.state[_END - self.state[_DISCARD_N]] & _CARD

    @property
    def draw_count(self):
        return self.state[_DRAW_N]

    def hand_size(self, seat):
        """How many cards a seat holds, 0..109; open to all."""
        return self.state[_SIZES + seat]

    def count(self, seat, card):
        """How many of a card a seat holds. Look only at your own."""
        return self.state[_HANDS + KINDS * seat + card]

    def hand_at(self, seat):
        """Where `state` keeps how many of card 0, 1, 2 ... a seat holds. Look only at your own."""
        return _HANDS + KINDS * seat

    def points(self, seat):
        """What a hand counts if the hand ends now. Look only at your own, but when the hand is over."""
        total = 0
        for card in range(KINDS):
            n = self.count(seat, card)
            if n:
                total += n * points(card)
        return total

    # -- moving cards ---------------------------------------------------------------------------------------------
    def deal_cards(self):
        """All cards are shuffled; every seat gets seven, the rest is the draw pile, whose top card starts the discard pile
        (rule 1)."""
        state = self.state
        for i in range(_SIZES, _PILES):
            state[i] = 0
        at = _PILES
        for card in range(KINDS):
            for _ in range(COPIES[card]):
                state[at] = card
                at += 1
        state[_DRAW_N] = _CARDS
        self.rng.shuffle(state, _PILES, _CARDS)
        for seat in range(self.seats):
            for _ in range(_SEVEN):
                self._give(seat, self._lift())
        card = self._lift()
        while card == HAND:
            self._bury(card)
            card = self._lift()
        self._show(card)

    def draw(self, seat, n):
        """Up to n cards into a hand, as many as there are (rule 8). Returns the last one, 0 if there was none."""
        drawn = card = 0
        while drawn < n and self._refill():
            card = self._lift()
            self._forget()
            self._give(seat, card)
            self.log.add(GOT, seat, card, 1 << seat)
            drawn += 1
        if drawn:
            self.log.revealed = True
            self.log.add(TOOK, seat, drawn, EVERYONE)
        return card

    def play_card(self, seat, card):
        """From a hand onto the discard pile."""
        self.state[_HANDS + KINDS * seat + card] -= 1
        self.state[_SIZES + seat] -= 1
        self._lay(card | _LAIN)

    def cut(self, seat):
        """A seat lifts some cards off the draw pile and shows the lowest (rule 4)."""
        if not self._refill():
            self.log.add(CUTS, seat, 0, EVERYONE)
            return
        state = self.state
        n = state[_DRAW_N]
        lifted = max(1, n * (40 + self.rng.below(21)) // 100)
        self.log.add(CUTS, seat, lifted, EVERYONE)
        self._rotate(_PILES, n, n - lifted + 1)  # the rest of them to the bottom, the lowest to the top
        for _ in range(n):
            card = self._lift()
            if card != HAND:
                self._show(card)
                return
            self._bury(card)

    def flip(self, seat):
        """A seat swaps the piles (rule 5), if there are two."""
        if not self._refill():
            self.log.add(FLIPS, seat, 0, EVERYONE)
            return
        self.log.add(FLIPS, seat, 1, EVERYONE)
        state = self.state
        drawn = state[_DRAW_N]
        laid = state[_DISCARD_N]
        self._reverse(_PILES, _CARDS)
        self._reverse(_PILES, laid)
        self._reverse(_END - drawn, drawn)
        state[_DRAW_N] = laid
        state[_DISCARD_N] = drawn
        self._uncover()
        state[_END - drawn] |= _LAIN
        self.log.revealed = True
        self.log.add(SHOWN, self.top, 0, EVERYONE)

    def _uncover(self):
        """A Flip or a Hit with a Hand on top goes to the bottom, unless all are such."""
        state = self.state
        n = state[_DISCARD_N]
        first = _END - n
        for i in range(n):
            card = state[first + i] & _CARD
            if card != HAND and not (card & 7 == FLIP and card > 7):
                for j in range(i):
                    state[first + j] |= _LAIN
                self._rotate(first, n, i)
                return

    def _rotate(self, start, n, i):
        """The first i of n bytes go behind the others."""
        self._reverse(start, i)
        self._reverse(start + i, n - i)
        self._reverse(start, n)

    def _reverse(self, start, n):
        state = self.state
        end = start + n - 1
        for i in range(start, start + n // 2):
            state[i], state[end] = state[end], state[i]
            end -= 1

    def _refill(self):
        """Rule 8. Whether there is a card to draw."""
        state = self.state
        n = state[_DISCARD_N] - 1
        if state[_DRAW_N] or not n:
            return state[_DRAW_N] != 0
        top = state[_END - n - 1]
        state[_PILES : _PILES + n] = state[_END - n : _END]
        for i in range(_PILES + n, _END):
            state[i] = 0
        state[_END - 1] = top
        state[_DISCARD_N] = 1
        state[_DRAW_N] = n
        self.rng.shuffle(state, _PILES, n)
        return True

    def _give(self, seat, card):
        self.state[_HANDS + KINDS * seat + card] += 1
        self.state[_SIZES + seat] += 1

    def _lift(self):
        """The draw pile's top card."""
        state = self.state
        n = state[_DRAW_N] - 1
        card = state[_PILES + n] & _CARD
        state[_PILES + n] = 0
        state[_DRAW_N] = n
        return card

    def _forget(self):
        """A card went from the draw pile into a hand, and nobody else knows which: what was known of the pile no longer is."""
        state = self.state
        for i in range(_PILES, _PILES + state[_DRAW_N]):
            state[i] &= _CARD

    def _lay(self, card):
        """On top of the discard pile."""
        state = self.state
        n = state[_DISCARD_N] + 1
        state[_DISCARD_N] = n
        state[_END - n] = card

    def _show(self, card):
        self._lay(card | _LAIN)
        self.log.revealed = True
        self.log.add(SHOWN, card, 0, EVERYONE)

    def _bury(self, card):
        """Under the draw pile, before everybody's eyes."""
        state = self.state
        n = state[_DRAW_N]
        for i in range(_PILES + n, _PILES, -1):
            state[i] = state[i - 1]
        state[_PILES] = card | _LAIN
        state[_DRAW_N] = n + 1
