"""How strong Draw Poker's computer players are: dollars a hand against each other and against four simple ones, and matches
won against Neve (rules/draw_poker.md, The computer player)."""

import math

from core import cards
from core.ai.draw_poker import Player
from core.game import EASY, HARD, NEXT, NORMAL, PERSON
from core.games import poker_hands
from core.games.draw_poker import BET, CALL, CHANGE, DRAW, DROP, RAISE, SHOWN, STAY, Rules
from core.games.poker_stakes import DECK
from core.rng import Rng

HANDS = 10_000  # a pairing
MATCHES = 400  # a level
LEVELS = (("easy", EASY), ("normal", NORMAL), ("hard", HARD))


class Baseline:
    """A simple player: changes everything but pairs or better; a subclass bets."""

    def __init__(self, game, seat, rng):
        self.game = game
        self.seat = seat
        self.rng = rng
        self.offered = bytearray(3 * game.MAX_ACTIONS)

    def think(self):
        n = self.game.actions(self.offered)
        verbs = {self.offered[3 * i]: self.offered[3 * i + 2] for i in range(n)}
        if NEXT in verbs:
            return NEXT << 8
        return CHANGE << 8 | self._loose_cards() if CHANGE in verbs else self.bet(verbs)

    def _loose_cards(self):
        hand = [self.game.hand(self.seat, i) for i in range(poker_hands.HAND)]
        if poker_hands.category(poker_hands.value(hand, 0)) >= poker_hands.STRAIGHT:
            return 0
        ranks = [cards.rank(card) for card in hand]
        return sum(1 << i for i in range(len(hand)) if ranks.count(ranks[i]) == 1)

    def has_pair(self):
        return poker_hands.category(self.game.hand_value(self.seat)) > poker_hands.NOTHING

    def bet(self, verbs):
        """verb << 8 | argument out of `verbs`, a dict of verb: highest argument."""
        raise NotImplementedError

    @staticmethod
    def quiet(verbs):
        """STAY, DRAW or CALL, whichever is offered."""
        return next(verb for verb in (STAY, DRAW, CALL) if verb in verbs) << 8


class AlwaysCalls(Baseline):
    def bet(self, verbs):
        return self.quiet(verbs)


class DropsUnlessPair(Baseline):
    """Drops to any bet without a pair, else calls, never bets."""

    def bet(self, verbs):
        return self.quiet(verbs) if self.has_pair() or not self.game.owed(self.seat) else DROP << 8


class BetsMost(Baseline):
    def bet(self, verbs):
        for verb in (BET, RAISE):
            if verb in verbs:
                return verb << 8 | verbs[verb]
        return self.quiet(verbs)


class AtRandom(Baseline):
    def bet(self, verbs):
        verb = sorted(verbs)[self.rng.below(len(verbs))]
        return verb << 8 | (1 + self.rng.below(verbs[verb]) if verb in (BET, RAISE) else 0)


BASELINES = (
    ("always calls", AlwaysCalls),
    ("drops unless pair", DropsUnlessPair),
    ("bets most", BetsMost),
    ("random", AtRandom),
)


def decide(player):
    """Ask a player until it has decided."""
    choice = player.think()
    while choice is None:
        choice = player.think()
    return choice


def of_level(level):
    """What makes a computer player of a level, for `earned`."""
    return lambda game, seat, rng: Player(game, seat, level, rng)


def earned(make, make_other, hands, deck, first=0):
    """Dollars a hand that the one player earns from the other, and two standard errors. Every deal is played from both seats;
    money is back to 100 each after every hand; deals are numbered from `first`."""
    game = Rules()
    rng = Rng()
    rng.seed(b"poker")
    seated = (
        (make(game, 0, rng), make_other(game, 1, rng)),
        (make_other(game, 0, rng), make(game, 1, rng)),
    )
    options = bytes(len(Rules.OPTIONS) - 1) + b"\1"  # no wardrobe
    options = bytes([deck]) + options[1:]
    total = squares = 0
    for number in range(first, first + hands // 2):
        pair = 0
        for seat in (0, 1):
            game.deal(_seed(number), bytes([PERSON, PERSON]), options)
            players = seated[seat]
            while game.phase != SHOWN:
                choice = decide(players[game.turn])
                game.act(choice >> 8, choice & 255)
            pair += game.money(seat) - game.money(1 - seat)
        pair /= 4  # half of the difference is what one earned; of two hands
        total += pair
        squares += pair * pair
    n = hands // 2
    mean = total / n
    return mean, 2 * math.sqrt((squares / n - mean * mean) / n)


def matches_won(level, neves, matches, deck):
    """The share of matches that a player of a level wins against Neve of a level, and two standard errors."""
    game = Rules()
    rng = Rng()
    rng.seed(b"match")
    players = (Player(game, 0, level, rng), Player(game, 1, neves, rng))
    won = 0
    for number in range(matches):
        game.deal(_seed(number), bytes([PERSON, neves]), bytes([deck]) + bytes(len(Rules.OPTIONS) - 1))
        while not game.over and not game.enough():
            choice = decide(players[game.turn])
            game.act(choice >> 8, choice & 255)
        won += game.over and game.result == 1
    share = won / matches
    return share, 2 * math.sqrt(share * (1 - share) / matches)


def _seed(number):
    """The number-th fixed seed."""
    return bytes([number >> 5 * i & 31 for i in range(7)])


def run(games=HANDS, out=print):
    """Print dollars a hand of each level against the baselines and the levels below it, and matches won against Neve, for both
    decks; `games` hands a pairing."""
    matches = max(1, MATCHES * games // HANDS)
    for deck, name in enumerate(Rules.OPTIONS[DECK][1]):
        out(f"deck of {name}: dollars a hand, two standard errors")
        for title, level in reversed(LEVELS):
            others = [(label, lambda game, seat, rng, kind=kind: kind(game, seat, rng)) for label, kind in BASELINES]
            others += [(label, of_level(other)) for label, other in LEVELS if other < level]
            for label, make in others:
                mean, error = earned(of_level(level), make, games, deck)
                out(f"  {title:<7} against {label:<18} {mean:>+6.2f} +- {error:.2f}")
        out(f"deck of {name}: matches won against Neve, % of {matches}")
        for title, level in LEVELS:
            row = []
            for label, neves in LEVELS:
                share, error = matches_won(level, neves, matches, deck)
                row.append(f"{label} {100 * share:.0f} +- {100 * error:.0f}")
            out(f"  {title:<7} against {'; '.join(row)}")
