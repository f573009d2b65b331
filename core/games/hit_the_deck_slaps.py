"""Hit the Deck's slaps (rules/hit_the_deck.md, rule 7 and Slapping on a handheld), in the order of play.

No clock is needed here: how late somebody slapped is an argument.
"""

from micropython import const

from core.game import EASY, EVERYONE, PERSON
from core.games.hit_the_deck_piles import HAND, Piles

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
SLAPPED = 8  # seat, its time
LAST = 9  # seat that draws four, 1 if for not announcing
FALSELY = 10  # seat that slapped falsely and draws two

_LATE = const(4)  # cards
_FALSE = const(2)
_SLIPS = const(3)  # of 100 cards an easy computer slaps falsely at
_FASTEST = b"\0\77\52\34"  # of a kind of seat, in hundredths: 63, 42, 28
_SPREAD = b"\1\67\45\31"  # 55, 37, 25

_BACK = const(296)  # play goes to the right
_LAID = const(297)
_MAY_SLIP = const(298)  # mask of persons who may yet be said to have slapped falsely
_TIMES = const(299)
SLAPPING_BYTES = 7  # of state after the piles


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
                self._pay_for_slip(seat)
            seat = self.after(seat)

    def slip(self, seat):
        """This person slapped falsely."""
        self.state[_MAY_SLIP] &= ~(1 << seat)
        self._pay_for_slip(seat)

    def expect_no_slip(self):
        """The next action has come."""
        self.state[_MAY_SLIP] = 0

    def _pay_for_slip(self, seat):
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
        if self.time(self.laid_by) == UNANNOUNCED:
            slowest = self.laid_by
        else:
            self._time_computers()
            slowest = self._slowest()
        self._log_times()
        self._punish(slowest, 1 if self.time(self.laid_by) == UNANNOUNCED else 0)
        return False

    def _time_computers(self):
        seat = self.laid_by
        for _ in range(self.seats):
            kind = self.seat_kind(seat)
            if kind != PERSON:
                self.state[_TIMES + seat] = _FASTEST[kind] + self.rng.below(_SPREAD[kind])
            seat = self.after(seat)

    def _slowest(self):
        """ "Equal times: the seat nearer to the one who laid it, in playing order, was earlier"."""
        slowest = seat = self.laid_by
        for _ in range(self.seats):
            if self.time(seat) >= self.time(slowest):
                slowest = seat
            seat = self.after(seat)
        return slowest

    def _log_times(self):
        seat = self.laid_by
        for _ in range(self.seats):
            if self.time(seat) != NO_TIME:
                self.log.add(SLAPPED, seat, self.time(seat), EVERYONE)
            seat = self.after(seat)

    def _punish(self, seat, unannounced):
        self.log.add(LAST, seat, unannounced, EVERYONE)
        self.draw(seat, _LATE)

    # -- hiding and soundness -------------------------------------------------------------------------------------
    def seal_times(self, seat, rng):
        """What other persons have told is another: a seat that is still to tell can't see it."""
        for other in range(self.seats):
            if other != seat and self.time(other) != NO_TIME and self.time(other) != UNANNOUNCED:
                time = rng.below(LATEST + 2)
                self.state[_TIMES + other] = time if time <= LATEST else ABSENT

    def slap_fault(self, slapping, playing):
        """What is unsound about slaps, '' if nothing is; whether slaps are told now, or a card is to be played."""
        state = self.state
        laid = state[_LAID]
        if state[_BACK] > 1 or self.seats <= laid != NOBODY:
            return "no such direction, or seat"
        if slapping and (laid == NOBODY or self.top != HAND or self.turn != self.first_to_tell()):
            return "nobody to slap"
        if (slapping or state[_MAY_SLIP]) and self.option(SLAPS) == LUCK:
            return "a slap where chance decides"
        if state[_MAY_SLIP] and (state[_MAY_SLIP] > 15 or not playing or laid == NOBODY or self.may_slip(laid)):
            return "a false slap at nothing"
        for seat in range(4):
            time = state[_TIMES + seat]
            if seat >= self.seats:
                if time or self.may_slip(seat):
                    return "a slap of no seat"
                continue
            person = self.seat_kind(seat) == PERSON
            if LATEST < time < NO_TIME or self.may_slip(seat) and not person:
                return "a slap that can't be"
            if slapping and (time == UNANNOUNCED and seat != laid if person else time != NO_TIME):
                return "a slap told too early, or not to be told"
        return ""
