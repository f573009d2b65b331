"""Draw Poker's money: what each has, the pot, and Neve's wardrobe (rules/draw_poker.md; quotes in comments are its words).

Money is kept in steps of 5 dollars, so that all there can be (three times 200 dollars) fits a byte. Properties and
methods without `steps` in their name give dollars.
"""

from micropython import const

from core.game import EVERYONE, HEADER, PERSON, Game

# options
DECK = const(0)
MONEY = const(1)
ANTE = const(2)
WARDROBE = const(3)
_RISING = const(1)

GARMENTS = const(5)  # hat, scarf, mittens, cape, boots, as 0..4

# who took the last pot, beside seats 0 and 1
TIE = const(2)
NOBODY = const(3)  # the hand is still played

# events: (kind, first, second argument); money in steps
ANTED = const(1)  # seat, paid
PUT = const(2)  # seat, paid: into the pot, by BET, RAISE, DRAW or CALL
TAKEN = const(3)  # seat, the pot it takes
TIED = const(4)  # the pot that stays
SPLIT = const(5)  # what each takes back
PLEDGE = const(6)  # garment, its price: the house pays her
REDEEMED = const(7)  # garment, its price: she pays the house and keeps it on
UNDRESSED = const(8)  # garment: it comes off
DRESSED = const(9)  # garment, its price: bought back and put on
WON = const(10)  # seat: it wins the match
DRAWN = const(11)  # the match is a draw

STEP = const(5)  # dollars
_HANDS_AN_ANTE = const(20)

_HAND = const(20)  # HEADER; the number of the hand, from 1, two bytes
_MONEY = const(22)  # of both
_PAID = const(24)  # what each put into the pot in this hand
_CARRY = const(26)  # what lay in it before, after a tie
_OFF = const(27)  # garments off: the first so many
_PLEDGED = const(28)  # and pledged: the next
_WINNER = const(29)
_WON = const(30)  # the pot that was taken, or stays
_BIGGEST = const(31)
_STAKES = const(12)  # bytes of state after the header

_PRICE = (4, 2, 8)  # of a garment: a fifth of the money at the start
_MOST_HANDS = const(65535)


class Stakes(Game):
    """The part of the rules that handles money. Rules of play derive from it."""

    SIZE = HEADER + _STAKES
    OPTIONS = (
        ("deck", ("32", "52")),
        ("money", ("100", "50", "200")),
        ("ante", ("5", "rising")),
        ("wardrobe", ("yes", "no")),
    )

    # -- what is to be seen ---------------------------------------------------------------------------------------
    @property
    def hand_number(self):
        """From 1, tied hands counted."""
        return self.state[_HAND] | self.state[_HAND + 1] << 8

    @property
    def ante(self):
        """What each paid into the pot at the start of this hand."""
        return STEP * self._ante_steps(self.hand_number)

    def money(self, seat):
        return STEP * self.state[_MONEY + seat]

    @property
    def pot(self):
        state = self.state
        return STEP * (state[_CARRY] + state[_PAID] + state[_PAID + 1])

    def paid(self, seat):
        """What a seat has put into the pot in this hand, the ante included."""
        return STEP * self.state[_PAID + seat]

    def owed(self, seat):
        """What a seat must pay to stay in."""
        return STEP * self.owed_steps(seat)

    @property
    def winner(self):
        """Who took the pot of the hand that is over, TIE, or NOBODY while it is played."""
        return self.state[_WINNER]

    @property
    def won(self):
        """The pot of the hand that is over: taken, staying or split; 0 while it is played."""
        return STEP * self.state[_WON]

    @property
    def biggest_pot(self):
        """The biggest that was taken in this match."""
        return STEP * self.state[_BIGGEST]

    @property
    def wardrobe(self):
        """Whether garments are at stake: never between two people."""
        return self.option(WARDROBE) == 0 and self.seat_kind(1) != PERSON

    @property
    def price(self):
        """What a garment is worth."""
        return STEP * _PRICE[self.option(MONEY)]

    @property
    def garments_off(self):
        """How many are off: the first so many."""
        return self.state[_OFF]

    @property
    def garments_pledged(self):
        """How many she wears for which the house has paid: those that follow."""
        return self.state[_PLEDGED]

    # -- in steps -------------------------------------------------------------------------------------------------
    def _ante_steps(self, number):
        """What each pays at the start of the hand with this number."""
        return 1 + (number - 1) // _HANDS_AN_ANTE if self.option(ANTE) == _RISING else 1

    def owed_steps(self, seat):
        return max(0, self.state[_PAID + 1 - seat] - self.state[_PAID + seat])

    def means_steps(self, seat):
        """What a seat can pay: its money, and for Neve the garments she wears and hasn't pledged."""
        state = self.state
        if seat == 0 or not self.wardrobe:
            return state[_MONEY + seat]
        return state[_MONEY + 1] + _PRICE[self.option(MONEY)] * (GARMENTS - state[_OFF] - state[_PLEDGED])

    def limit_steps(self, seat):
        """The most a seat may bet, or raise by: what it has left after paying what is owed, and what the other has."""
        return min(self.means_steps(seat) - self.owed_steps(seat), self.means_steps(1 - seat))

    # -- a match and its hands ------------------------------------------------------------------------------------
    def start_match(self):
        self.state[_MONEY] = self.state[_MONEY + 1] = GARMENTS * _PRICE[self.option(MONEY)]
        self._number_hand(1)

    def _number_hand(self, number):
        state = self.state
        state[_HAND] = number & 255
        state[_HAND + 1] = number >> 8
        state[_WON] = 0
        state[_WINNER] = NOBODY

    def pay_antes(self):
        for seat in range(2):
            self.pay(seat, self._ante_steps(self.hand_number), ANTED)

    def pay(self, seat, steps, event=PUT):
        """Into the pot. Neve pledges her garments "one after another, until she can"."""
        state = self.state
        while state[_MONEY + seat] < steps:
            price = _PRICE[self.option(MONEY)]
            self.log.add(PLEDGE, state[_OFF] + state[_PLEDGED], price, EVERYONE)
            state[_PLEDGED] += 1
            state[_MONEY + 1] += price
        state[_MONEY + seat] -= steps
        state[_PAID + seat] += steps
        self.log.add(event, seat, steps, EVERYONE)

    def take(self, seat):
        """A seat takes the pot; then the wardrobe. This may end the match."""
        state = self.state
        pot = self._empty_pot(seat)
        state[_MONEY + seat] += pot
        state[_BIGGEST] = max(state[_BIGGEST], pot)
        self.log.add(TAKEN, seat, pot, EVERYONE)
        if seat == 1:
            self._redeem()
            price = _PRICE[self.option(MONEY)]
            if state[_OFF] and state[_MONEY + 1] >= (GARMENTS + 1) * price:  # "once: the one that came off last"
                state[_OFF] -= 1
                state[_MONEY + 1] -= price
                self.log.add(DRESSED, state[_OFF], price, EVERYONE)
            return
        while state[_PLEDGED]:
            state[_PLEDGED] -= 1
            self._undress()
        if state[_OFF] == GARMENTS:
            self._win(0)

    def tie(self):
        """ "The pot stays", or "each takes back half of the pot"."""
        state = self.state
        ante = self.next_ante_steps()
        pot = self._empty_pot(TIE)
        if self.means_steps(0) >= ante and self.means_steps(1) >= ante:
            state[_CARRY] = pot
            self.log.add(TIED, pot, 0, EVERYONE)
            return
        half = pot // 2
        state[_MONEY] += half
        state[_MONEY + 1] += half
        self.log.add(SPLIT, half, 0, EVERYONE)
        self._redeem()

    def _empty_pot(self, winner):
        """The hand is over; returns what lay in the pot."""
        state = self.state
        pot = self.pot // STEP
        state[_WINNER] = winner
        state[_WON] = pot
        state[_CARRY] = state[_PAID] = state[_PAID + 1] = 0
        return pot

    def _redeem(self):
        state = self.state
        price = _PRICE[self.option(MONEY)]
        while state[_PLEDGED]:
            state[_PLEDGED] -= 1
            state[_MONEY + 1] -= price
            self.log.add(REDEEMED, state[_OFF] + state[_PLEDGED], price, EVERYONE)

    def _undress(self):
        state = self.state
        self.log.add(UNDRESSED, state[_OFF], 0, EVERYONE)
        state[_OFF] += 1

    def _win(self, seat):
        self.log.add(WON, seat, 0, EVERYONE)
        self.finish(1 << seat)

    def _next_number(self):
        return min(_MOST_HANDS, self.hand_number + 1)

    def next_ante_steps(self):
        """What each pays at the start of the next hand."""
        return self._ante_steps(self._next_number())

    def goes_on(self):
        """Go to the next hand, if both can pay its ante; else the match is over. Returns whether it goes on."""
        ante = self.next_ante_steps()
        if self.means_steps(0) < ante:
            if self.means_steps(1) < ante:
                self.log.add(DRAWN, 0, 0, EVERYONE)
                self.finish(0)
            else:
                self._win(1)
            return False
        if self.means_steps(1) < ante:
            state = self.state
            while self.wardrobe and state[_OFF] < GARMENTS:  # "the house pays her for it, it comes off"
                state[_MONEY + 1] += _PRICE[self.option(MONEY)]
                self._undress()
            self._win(0)
            return False
        self._number_hand(self._next_number())
        return True
