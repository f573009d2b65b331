"""Hit the Deck's computer player: every card that fits is worth something for what it is and for what it leaves in the hand.

It reads its own hand, the top card and how many cards the others hold, nothing else. The weights were fitted by some
hundred thousand games of two by luck (host_sim/strength/hit_the_deck.py measures them).
"""

from micropython import const

from core.games.hit_the_deck import KEEP, PLAY, SLAP
from core.games.hit_the_deck_piles import CUT, HAND, KINDS, colour, is_hit, number, points

# what counts, indices into a level's weights
_COLOUR = const(0)  # for each card left of its colour
_NUMBER = const(1)  # and of its number
_CUT = const(2)  # for a Cut
_FLIP = const(3)
_ASKS_NUMBER = const(4)  # for a Hit with a Number
_ASKS_COLOUR = const(5)
_HAND = const(6)
_ANSWERS = const(7)  # for each card left that meets one's own demand
_POINTS = const(8)  # for each point it sheds, times the rivals' nearness to the end
_NEAR = const(9)  # which is how many cards fewer than this the nearest holds
_CHANCE = const(10)  # up to so much by chance

_STYLES = (
    (3, 0, 0, 0, 10, 10, 10, 0, 1, 3, 40),
    (10, 0, 0, 0, -40, -40, -40, 0, 6, 3, 10),
    (10, 3, 13, 55, -144, -77, -6, 10, 10, 5, 2),
)
_KEPT = const(-200)  # what keeping a card just drawn is worth: only a Hit card far from the end is worth less
_SLOWEST = b"\165\116\64"  # hundredths: 117, 78, 52
_SPREAD = b"\67\45\31"  # 55, 37, 25


class Player:
    """Decides at once. `level`: EASY, NORMAL or HARD, which differ in what they weigh, how much is chance, and how quick they
    are."""

    def __init__(self, game, seat, level, rng):
        self.game = game
        self.seat = seat
        self.rng = rng
        self.level = level
        self.reason = 0
        self._weights = _STYLES[level - 1]
        self._offered = bytearray(3 * game.MAX_ACTIONS)
        self._colours = bytearray(5)  # cards in the hand of each
        self._numbers = bytearray(6)
        self._near = 0

    def think(self):
        """verb << 8 | argument."""
        offered = self._offered
        n = self.game.actions(offered)
        verb = offered[0]
        if verb == SLAP:  # in place of a person
            level = self.level - 1
            return SLAP << 8 | _SLOWEST[level] - self.rng.below(_SPREAD[level])
        if verb != PLAY:
            return verb << 8
        self._look()
        best = _KEPT if offered[3] == KEEP and n == 2 else -9999
        choice = KEEP << 8
        for i in range(0, 3 * n, 3):
            if offered[i] == PLAY:
                worth = self._worth(offered[i + 1])
                if worth > best:
                    best = worth
                    choice = PLAY << 8 | offered[i + 1]
        return choice

    def _look(self):
        """Count the own hand and the rivals' cards."""
        game = self.game
        for i in range(5):
            self._colours[i] = 0
        for i in range(6):
            self._numbers[i] = 0
        hand = game.hand_at(self.seat)
        for card in range(KINDS):
            n = game.state[hand + card]
            if n:
                self._colours[colour(card)] += n
                self._numbers[number(card)] += n
        near = self._weights[_NEAR]
        self._near = 0
        for seat in range(game.seats):
            if seat != self.seat:
                self._near = max(self._near, near - game.hand_size(seat))

    def _worth(self, card):
        """How good it is to play a card."""
        weights = self._weights
        colours = self._colours[colour(card)] - 1
        numbers = self._numbers[number(card)] - 1
        worth = weights[_POINTS] * points(card) * self._near + self.rng.below(weights[_CHANCE] + 1)
        if card == HAND:
            return worth + weights[_HAND]
        if is_hit(card):
            if number(card):
                return worth + weights[_ASKS_NUMBER] + weights[_ANSWERS] * numbers
            return worth + weights[_ASKS_COLOUR] + weights[_ANSWERS] * colours
        worth += weights[_COLOUR] * colours
        if number(card):
            return worth + weights[_NUMBER] * numbers
        return worth + weights[_CUT + (card & 7) - CUT]
