"""Draw Poker's money: what each has, the pot, and Neve's wardrobe (rules/draw_poker.md; quotes in comments are its words).

Money is kept in steps of 5 dollars, so that all there can be (three times 200 dollars) fits a byte. Properties and
methods without `steps` in their name give dollars.
"""

from micropython import const

from core.game import EVERYONE, HEADER, PERSON, Game

# options
DECK = 0
MONEY = 1
ANTE = 2
WARDROBE = 3
_RISING = const(1)

# garments, and what is with one
HAT, SCARF, MITTENS, CAPE, BOOTS = range(5)
GARMENTS = 5
WORN = 0
PLEDGED = 1  # she wears it; the house has paid for it
OFF = 2

# who took the last pot, beside seats 0 and 1
TIE = 2
NOBODY = 3  # the hand is still played

# events: (kind, first, second argument); money in steps
ANTED = 1  # seat, paid
PUT = 2  # seat, paid: into the pot, by BET, RAISE, DRAW or CALL
TAKEN = 3  # seat, the pot it takes
TIED = 4  # the pot that stays
SPLIT = 5  # what each takes back
PLEDGE = 6  # garment, its price: the house pays her
REDEEMED = 7  # garment, its price: she pays the house and keeps it on
UNDRESSED = 8  # garment: it comes off
DRESSED = 9  # garment, its price: bought back and put on
WON = 10  # seat: it wins the match
DRAWN = 11  # the match is a draw

STEP = 5  # dollars
HANDS_AN_ANTE = 20

_HAND = const(20)  # HEADER; the number of the hand, from 1, two bytes
_MONEY = const(22)  # of both
_PAID = const(24)  # what each put into the pot in this hand
_CARRY = const(26)  # what lay in it before, after a tie
_OFF = const(27)  # garments off: the first so many
_PLEDGED = const(28)  # and pledged: the next
_WINNER = const(29)
_WON = const(30)  # the pot that was taken, or stays
_BIGGEST = const(31)
STAKES = 12  # bytes of state after the header

_STEPS = (20, 10, 40)  # the money at the start
_PRICE = (4, 2, 8)  # a fifth of it
_MOST_HANDS = const(65535)
_MOST_STEPS = const(120)


class Stakes(Game):
    """The part of the rules that handles money. Rules of play derive from it."""

    SIZE = HEADER + STAKES
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

    def means(self, seat):
        """What a seat can pay: its money, and for Neve the garments she wears and hasn't pledged."""
        return STEP * self.means_steps(seat)

    @property
    def pot(self):
        return STEP * self._pot_steps()

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
        return self.state[_OFF]

    @property
    def garments_pledged(self):
        return self.state[_PLEDGED]

    def garment(self, i):
        """What is with garment HAT .. BOOTS: WORN, PLEDGED or OFF."""
        if i < self.state[_OFF]:
            return OFF
        return PLEDGED if i < self.state[_OFF] + self.state[_PLEDGED] else WORN

    # -- in steps -------------------------------------------------------------------------------------------------
    def _ante_steps(self, number):
        """What each pays at the start of the hand with this number."""
        return 1 + (number - 1) // HANDS_AN_ANTE if self.option(ANTE) == _RISING else 1

    def _pot_steps(self):
        state = self.state
        return state[_CARRY] + state[_PAID] + state[_PAID + 1]

    def owed_steps(self, seat):
        return max(0, self.state[_PAID + 1 - seat] - self.state[_PAID + seat])

    def means_steps(self, seat):
        state = self.state
        if seat == 0 or not self.wardrobe:
            return state[_MONEY + seat]
        return state[_MONEY + 1] + _PRICE[self.option(MONEY)] * (GARMENTS - state[_OFF] - state[_PLEDGED])

    def limit_steps(self, seat):
        """The most a seat may bet, or raise by: what it has left after paying what is owed, and what the other has."""
        return min(self.means_steps(seat) - self.owed_steps(seat), self.means_steps(1 - seat))

    # -- a match and its hands ------------------------------------------------------------------------------------
    def start_match(self):
        self.state[_MONEY] = self.state[_MONEY + 1] = _STEPS[self.option(MONEY)]
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
            self._buy_back()
            return
        while state[_PLEDGED]:
            state[_PLEDGED] -= 1
            self._undress()
        if state[_OFF] == GARMENTS:
            self._win(0)

    def tie(self):
        """ "The pot stays", or "each takes back half of the pot"."""
        state = self.state
        ante = self._ante_steps(self._next_number())
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
        pot = self._pot_steps()
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

    def _buy_back(self):
        """ "Once": the one that came off last."""
        state = self.state
        price = _PRICE[self.option(MONEY)]
        if state[_OFF] and state[_MONEY + 1] >= _STEPS[self.option(MONEY)] + price:
            state[_OFF] -= 1
            state[_MONEY + 1] -= price
            self.log.add(DRESSED, state[_OFF], price, EVERYONE)

    def _undress(self):
        state = self.state
        self.log.add(UNDRESSED, state[_OFF], 0, EVERYONE)
        state[_OFF] += 1

    def _win(self, seat):
        self.log.add(WON, seat, 0, EVERYONE)
        self.finish(1 << seat)

    def _next_number(self):
        return min(_MOST_HANDS, self.hand_number + 1)

    def goes_on(self):
        """Go to the next hand, if both can pay its ante; else the match is over. Returns whether it goes on."""
        number = self._next_number()
        ante = self._ante_steps(number)
        if self.means_steps(0) < ante:
            if self.means_steps(1) < ante:
                self.log.add(DRAWN, 0, 0, EVERYONE)
                self.finish(0)
            else:
                self._win(1)
            return False
        if self.means_steps(1) < ante:
            self._strip()
            self._win(0)
            return False
        self._number_hand(number)
        return True

    def _strip(self):
        """All that Neve wears doesn't cover the ante: "the house pays her for it, it comes off"."""
        state = self.state
        while self.wardrobe and state[_OFF] < GARMENTS:
            state[_MONEY + 1] += _PRICE[self.option(MONEY)]
            self._undress()

    # -- soundness ------------------------------------------------------------------------------------------------
    def money_fault(self):
        """What is unsound about the money, '' if nothing is."""
        state = self.state
        gone = state[_OFF] + state[_PLEDGED]
        if gone > (GARMENTS if self.wardrobe else 0):
            return "more garments gone than there are"
        held = state[_MONEY] + state[_MONEY + 1] + self._pot_steps()
        if held != 2 * _STEPS[self.option(MONEY)] + _PRICE[self.option(MONEY)] * gone:
            return "books that don't balance"
        if state[_CARRY] & 1 or state[_BIGGEST] > _MOST_STEPS or state[_WON] > _MOST_STEPS:
            return "a pot that can't be"
        if self.hand_number == 0:
            return "no such hand"
        if state[_WINNER] == NOBODY:
            return self._playing_fault()
        return self._settled_fault() or self._end_fault()

    def _playing_fault(self):
        state = self.state
        ante = self._ante_steps(self.hand_number)
        if self.over or self.result or state[_WON]:
            return "over, yet going on"
        if state[_PAID] < ante or state[_PAID + 1] < ante:
            return "an ante that wasn't paid"
        if self.means_steps(self.turn) < self.owed_steps(self.turn):
            return "more owed than can be paid"
        return ""

    def _settled_fault(self):
        state = self.state
        winner = state[_WINNER]
        pot = state[_WON]
        if winner > NOBODY or state[_PAID] or state[_PAID + 1]:
            return "a pot that wasn't taken"
        if pot < 2 * self._ante_steps(self.hand_number) or winner != TIE and pot > state[_BIGGEST]:
            return "a pot that was smaller"
        if state[_CARRY] != (pot if winner == TIE and state[_CARRY] else 0):
            return "a pot that was taken and stays"
        if state[_PLEDGED] and not state[_CARRY]:
            return "a garment pledged for nothing"
        return ""

    def _end_fault(self):
        state = self.state
        bare = state[_OFF] == GARMENTS
        if not self.over:
            return "bare, yet going on" if bare or self.result else ""
        ante = self._ante_steps(self._next_number())
        short = self.means_steps(0) < ante
        if self.result == 1:
            if self.wardrobe:
                return "" if bare else "won too early"
            return "" if self.means_steps(1) < ante and not short else "won too early"
        if self.result > 2 or bare:
            return "an unknown result"
        return "" if short and (self.means_steps(1) < ante) == (self.result == 0) else "lost too early"
