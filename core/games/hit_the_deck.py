"""Hit the Deck (rules/hit_the_deck.md; numbers in comments are its rules'): turns, demands and the score.

The cards are in hit_the_deck_piles.py, the slaps in hit_the_deck_slaps.py.
"""

from micropython import const

from core.game import EVERYONE, NEXT
from core.games.hit_the_deck_piles import CUT, FLIP, HAND, KINDS, colour, is_hit, number
from core.games.hit_the_deck_slaps import ABSENT, LATEST, TARGET, UNANNOUNCED, WORDS, Slaps

# verbs
PLAY = 0  # card
DRAW = 1  # one card, where none in the hand can be played
KEEP = 2  # the fitting card just drawn
SLAP = 3  # hundredths, UNANNOUNCED or ABSENT, by the person whose turn it is
FALSE = 4  # seat: that person slapped though no Hit with a Hand was laid

# phases
PLAYING = 0  # the seat whose turn it is plays or draws
DRAWN = 1  # it drew a card that fits
SLAPPING = 2  # a Hit with a Hand was laid: person after person tells when they slapped
FINISHED = 3  # the hand is over; NEXT deals on

# events beside those of the piles and slaps: (kind, first, second argument)
PLAYED = 8  # seat, card
KEPT = 9  # seat
STUCK = 10  # seat that can neither play nor draw
ENDED = 11  # seat without cards: the hand is over

TARGETS = (100, 50)

_MAY_SLIP = const(298)  # as in hit_the_deck_slaps.py
_PHASE = const(303)
_DEALER = const(304)
_DEMAND = const(305)  # the top card is a demand that nobody has met
_DRAWN = const(306)  # the fitting card just drawn, 0 for none
_TOTALS = const(307)  # two bytes a seat
_SIZE = const(315)


class Rules(Slaps):
    """See `Game`. `score` is a seat's total; the lowest wins. Seat 1 sits left of seat 0."""

    NAME = "hit_the_deck"
    SIZE = _SIZE
    MAX_ACTIONS = 41  # all kinds of card, and three slap falsely
    PARTS = (
        "core.games.hit_the_deck_faults",
        "core.games.hit_the_deck_piles",
        "core.games.hit_the_deck_slaps",
        "core.ui.tables.hit_the_deck_slaps",
    )
    RARE = (FALSE,)

    # -- what is to be seen ---------------------------------------------------------------------------------------
    @property
    def phase(self):
        """PLAYING .. FINISHED."""
        return self.state[_PHASE]

    @property
    def demand(self):
        """Whether the top card's number or colour is demanded (rule 6)."""
        return self.state[_DEMAND] != 0

    @property
    def drawn(self):
        """The card just drawn that may be played, in DRAWN; for the eyes of the seat whose turn it is."""
        return self.state[_DRAWN]

    def total(self, seat):
        """Points of all hands that are over."""
        return self.state[_TOTALS + 2 * seat] | self.state[_TOTALS + 2 * seat + 1] << 8

    def fits(self, card):
        """Rules 2 and 6: whether this card may be played on the top one."""
        top = self.top
        if self.demand:
            return number(card) == number(top) if number(top) else colour(card) == colour(top)
        if top == HAND or is_hit(card) or colour(card) == colour(top):
            return True
        if number(card):
            return number(card) == number(top)
        return self.option(WORDS) != 0 and card & 7 == top & 7

    # -- the contract ---------------------------------------------------------------------------------------------
    def _deal(self):
        self._new_hand(self.rng.below(self.seats))

    def _new_hand(self, dealer):
        state = self.state
        state[_DEALER] = dealer
        state[_DEMAND] = 0
        self.start_leftwards()
        self.deal_cards()
        self._carry_out(self.top, dealer)

    def actions(self, out):
        if self.over:
            return 0
        phase = self.state[_PHASE]
        if phase == PLAYING:
            return self._playing_actions(out)
        out[1] = out[2] = 0
        if phase == FINISHED:
            out[0] = NEXT
            return 1
        if phase == DRAWN:
            out[0] = PLAY
            out[1] = out[2] = self.drawn
            out[3] = KEEP
            out[4] = out[5] = 0
            return 2
        out[0] = out[3] = SLAP
        out[2] = LATEST
        out[4] = UNANNOUNCED if self.turn == self.laid_by else ABSENT
        out[5] = ABSENT
        return 2

    def _playing_actions(self, out):
        i = 0
        state = self.state
        hand = self.hand_at(self.turn)
        for card in range(KINDS):
            if state[hand + card] and self.fits(card):
                out[i] = PLAY
                out[i + 1] = out[i + 2] = card
                i += 3
        if i == 0:
            out[0] = DRAW
            out[1] = out[2] = 0
            i = 3
        for seat in range(self.seats):
            if self.may_slip(seat):
                out[i] = FALSE
                out[i + 1] = out[i + 2] = seat
                i += 3
        return i // 3

    def _act(self, verb, arg):
        seat = self.turn
        if verb == FALSE:
            self.slip(arg)
            return
        self.state[_MAY_SLIP] = 0
        if verb == PLAY:
            self._play(seat, arg)
        elif verb == DRAW:
            self._draw(seat)
        elif verb == KEEP:
            self.log.add(KEPT, seat, 0, EVERYONE)
            self._pass_on(self.after(seat))
        elif verb == SLAP:
            self._slapped(self.tell(seat, arg))
        else:
            self._go_on()

    def _pass_on(self, seat):
        """A seat's turn begins."""
        state = self.state
        state[_PHASE] = PLAYING
        state[_DRAWN] = 0
        self.set_turn(seat)

    def _play(self, seat, card):
        state = self.state
        state[_DRAWN] = state[_DEMAND] = 0
        self.lay(seat, card)
        self.log.add(PLAYED, seat, card, EVERYONE)
        if card == HAND:
            self._slapped(self.start_slaps())
        elif not self.hand_size(seat):
            self._end_hand(seat)
        else:
            self.expect_slips()
            self._carry_out(card, seat)

    def _draw(self, seat):
        """Rules 3 and 6; "what can't be drawn isn't drawn". Not every seat can be stuck: where nothing is left to draw, all cards
        but the top one are in hands, and there are others that fit it."""
        state = self.state
        card = self.draw(seat, 1)
        if card and self.fits(card):
            state[_PHASE] = DRAWN
            state[_DRAWN] = card
            return
        if not card:
            self.log.add(STUCK, seat, 0, EVERYONE)
        self._pass_on(self.after(seat))

    def _carry_out(self, card, by):
        """What a card does that this seat laid: rules 4, 5 and 6. Then it is another's turn."""
        state = self.state
        follower = self.after(by)
        if is_hit(card):
            state[_DEMAND] = 1
        elif card & 7 == CUT:
            self.cut(follower)
            follower = self.after(follower)
        elif card & 7 == FLIP:
            self.flip(follower)
            self.turn_round()
            follower = by
        self._pass_on(follower)

    def _slapped(self, waiting):
        """A Hit with a Hand was laid, or a slap was told (rules 7 and 9)."""
        by = self.laid_by
        if waiting:
            self.state[_PHASE] = SLAPPING
            self.set_turn(self.first_to_tell())
        elif self.hand_size(by):
            self._pass_on(self.after(by))
        else:
            self._end_hand(by)

    # -- the score ------------------------------------------------------------------------------------------------
    def _end_hand(self, winner):
        state = self.state
        for seat in range(self.seats):
            total = self.total(seat) + self.points(seat)
            state[_TOTALS + 2 * seat] = total & 255
            state[_TOTALS + 2 * seat + 1] = total >> 8
        state[_PHASE] = FINISHED
        self.log.revealed = True
        self.log.add(ENDED, winner, 0, EVERYONE)
        self.set_turn(0)

    def _go_on(self):
        """The next hand, or the end of the game."""
        most = 0
        for seat in range(self.seats):
            most = max(most, self.total(seat))
        if most < TARGETS[self.option(TARGET)]:
            self._new_hand((self.state[_DEALER] + 1) % self.seats)
            return
        self.finish(self.lowest())

    def lowest(self):
        """The seats with the lowest total, as a mask."""
        mask = 0
        least = self.total(0)
        for seat in range(self.seats):
            if self.total(seat) < least:
                least = self.total(seat)
                mask = 0
            if self.total(seat) == least:
                mask |= 1 << seat
        return mask

    def score(self, seat):
        return self.total(seat)

    # -- what only players that look ahead, and only saved games that are loaded, need ----------------------------
    def hide(self, seat, rng):
        from core.games import hit_the_deck_hidden

        hit_the_deck_hidden.hide(self, seat, rng)

    def fault(self):
        """What is unsound about the state, '' if nothing is."""
        from core.games import hit_the_deck_faults

        return hit_the_deck_faults.fault(self)
