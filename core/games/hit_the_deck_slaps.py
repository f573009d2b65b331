"""Hit the Deck's slaps (rules/hit_the_deck.md, rule 7 and Slapping on a handheld), in the order of play.

No clock is needed here: how late somebody slapped is an argument.
"""

from micropython import const

from core.game import EASY, EVERYONE, PERSON
from core.games.hit_the_deck_piles import Piles

# a slap's byte, and what `time` tells
LATEST = 250  # hundredths of a second
NO_TIME = 253  # this seat's time isn't taken, or not yet
UNANNOUNCED = 254  # laid it and failed to announce
ABSENT = 255  # didn't slap

NOBODY = 4  # `laid_by` where the deal, a Cut or a Flip showed the top card

# options and their values
WORDS = 0
SLAPS = 1
TARGET = 2
LUCK = 1

# events beside those of the piles: (kind, first, second argument)
FALSELY = 6  # seat that slapped falsely and draws two
LAST = 7  # seat that draws four, 1 if for not announcing; `time` tells who slapped when

_LATE = const(4)  # cards
_FALSE = const(2)
_SLIPS = const(3)  # of 100 cards an easy computer slaps falsely at
_FASTEST = b"\0\77\52\34"  # of a kind of seat, in hundredths: 63, 42, 28
_SPREAD = b"\1\67\45\31"  # 55, 37, 25

_BACK = const(296)  # play goes to the right
_LAID = const(297)
_MAY_SLIP = const(298)  # mask of persons who may yet be said to have slapped falsely; any other action clears it
_TIMES = const(299)


class Slaps(Piles):
    """The part of the rules that knows who sits where and who slapped when. The rules of play derive from it."""

    OPTIONS = (("words", ("no", "yes")), ("slap", ("quick", "luck")), ("target", ("100", "50")))

    # -- what is to be seen ---------------------------------------------------------------------------------------
    @property
    def to_left(self):
        """Whether play goes leftwards, to the next higher seat."""
        return self.state[_BACK] == 0

    @property
    def laid_by(self):
        """The seat that laid a card last, NOBODY if the deal showed the top card."""
        return self.state[_LAID]

    def time(self, seat):
        """When a seat slapped at the last Hit with a Hand: hundredths, NO_TIME, UNANNOUNCED or ABSENT."""
        return self.state[_TIMES + seat]

    def may_slip(self, seat):
        """Whether this person may be said to have slapped at the card laid last, which is no Hit with a Hand."""
        return self.state[_MAY_SLIP] >> seat & 1 != 0

    def after(self, seat):
        """The seat that follows in playing order."""
        return (seat + (self.seats - 1 if self.state[_BACK] else 1)) % self.seats

    # -- around the table -----------------------------------------------------------------------------------------
    def start_leftwards(self):
        """A new hand: nobody has laid a card or slapped."""
        state = self.state
        state[_BACK] = state[_MAY_SLIP] = 0
        state[_LAID] = NOBODY
        self._forget_times()

    def turn_round(self):
        """The direction of play reverses."""
        self.state[_BACK] ^= 1

    def _forget_times(self):
        for seat in range(self.seats):
            self.state[_TIMES + seat] = NO_TIME

    # -- where no Hit with a Hand was laid ------------------------------------------------------------------------
    def lay(self, seat, card):
        """A seat plays a card from its hand."""
        self.state[_LAID] = seat
        self.play_card(seat, card)

    def expect_slips(self):
        """After a card that isn't a Hit with a Hand: easy computers may slap, persons may be said to have."""
        if self.option(SLAPS) == LUCK:
            return
        by = self.laid_by
        seat = self.after(by)
        while seat != by:
            kind = self.seat_kind(seat)
            if kind == PERSON:
                self.state[_MAY_SLIP] |= 1 << seat
            elif kind == EASY and self.rng.below(100) < _SLIPS:
                self.slip(seat)
            seat = self.after(seat)

    def slip(self, seat):
        """This seat slapped falsely."""
        self.state[_MAY_SLIP] &= ~(1 << seat)
        self.log.add(FALSELY, seat, 0, EVERYONE)
        self.draw(seat, _FALSE)

    # -- where one was --------------------------------------------------------------------------------------------
    def first_to_tell(self):
        """The first person in playing order, from who laid the card, whose time isn't known; NOBODY if all are."""
        seat = self.laid_by
        for _ in range(self.seats):
            if self.seat_kind(seat) == PERSON and self.time(seat) == NO_TIME:
                return seat
            seat = self.after(seat)
        return NOBODY

    def start_slaps(self):
        """A Hit with a Hand was laid. Whether anybody is to be waited for; if not, the last has drawn four."""
        self._forget_times()
        if self.option(SLAPS) == LUCK:
            self._punish(self.rng.below(self.seats), 0)
            return False
        return self._go_round()

    def tell(self, seat, time):
        """A person's slap. Whether another is to be waited for; if not, the last has drawn four."""
        self.state[_TIMES + seat] = time
        return self._go_round()

    def _go_round(self):
        if self.first_to_tell() != NOBODY:
            return True
        by = self.laid_by
        if self.time(by) == UNANNOUNCED:
            self._punish(by, 1)
        else:
            self._punish(self._slowest(by), 0)
        return False

    def _slowest(self, by):
        """Draws the computers' times. "Equal times: the seat nearer to the one who laid it, in playing order, was earlier"."""
        slowest = seat = by
        for _ in range(self.seats):
            kind = self.seat_kind(seat)
            if kind != PERSON:
                self.state[_TIMES + seat] = _FASTEST[kind] + self.rng.below(_SPREAD[kind])
            if self.time(seat) >= self.time(slowest):
                slowest = seat
            seat = self.after(seat)
        return slowest

    def _punish(self, seat, unannounced):
        self.log.add(LAST, seat, unannounced, EVERYONE)
        self.draw(seat, _LATE)
