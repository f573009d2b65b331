"""How strong Warlords' computer players are: games won against each other and against simple ones that send kings first
and swap as hard does (rules/warlords.md, The computer player)."""

import math

from core.ai.warlords import Player
from core.game import EASY, HARD, NORMAL, PERSON
from core.games.warlords import PLAY, SURRENDER, Rules
from core.games.warlords_sides import BATTLE, CHOOSING, JACK
from core.rng import Rng

GAMES = 5_000  # a pairing
LEVELS = (("easy", EASY), ("normal", NORMAL), ("hard", HARD))


class KingsFirst(Player):
    """Swaps as hard does, sends kings first, never surrenders."""

    GIVES_UP = (0, 0)  # below which chance, of 255, after step 1 and after step 2

    def __init__(self, game, seat, rng):
        Player.__init__(self, game, seat, HARD, rng)

    def think(self):
        game = self.game
        if game.phase == CHOOSING:
            return self._kings_first()
        if game.phase != BATTLE:
            return Player.think(self)
        step = game.step
        limit = self.GIVES_UP[step - 1] if step else 0
        if limit and game.left(self.seat, JACK):
            while not self._judge(step):
                pass
            if self._chance() < limit:
                return SURRENDER << 8
        return PLAY << 8 | next(slot for slot in range(3) if game.hand(self.seat, slot))

    def _kings_first(self):
        out = bytearray(3 * self.game.MAX_ACTIONS)
        self.game.actions(out)
        return out[0] << 8 | out[2]  # the highest warlord there is


class Surrenders(KingsFirst):
    """And surrenders below a chance of 0.3."""

    GIVES_UP = (76, 76)


class SurrendersLate(KingsFirst):
    """And surrenders below a chance of 0.1 after step 1, of 0.3 after step 2."""

    GIVES_UP = (25, 76)


BASELINES = (
    ("kings first, never surrenders", KingsFirst),
    ("kings first, surrenders below 0.3", Surrenders),
    ("kings first, below 0.1, then 0.3", SurrendersLate),
)


def decide(player):
    """Ask a player until it has decided."""
    choice = player.think()
    while choice is None:
        choice = player.think()
    return choice


def of_level(level):
    """What makes a computer player of a level, for `won`."""
    return lambda game, seat, rng: Player(game, seat, level, rng)


def won(make, make_other, games, first=0):
    """The share of games that the one player wins against the other, and two standard errors. Every deal is played from both
    seats; deals are numbered from `first`."""
    game = Rules()
    rng = Rng()
    rng.seed(b"warlords")
    seated = (
        (make(game, 0, rng), make_other(game, 1, rng)),
        (make_other(game, 0, rng), make(game, 1, rng)),
    )
    wins = 0
    for number in range(first, first + games):
        seat = number & 1
        game.deal(_seed(number >> 1), bytes([PERSON, PERSON]), bytes([0]))
        players = seated[seat]
        while not game.over:
            choice = decide(players[game.turn])
            game.act(choice >> 8, choice & 255)
        wins += game.result == 1 << seat
    share = wins / games
    return share, 2 * math.sqrt(share * (1 - share) / games)


def _seed(number):
    """The number-th fixed seed."""
    return bytes([number >> 5 * i & 31 for i in range(7)])


def run(games=GAMES, out=print):
    """Print the share of games won by each level against the levels below it, and by hard against the simple players."""
    pairings = [
        (name, label, of_level(level), of_level(other))
        for name, level in reversed(LEVELS)
        for label, other in reversed(LEVELS)
        if other < level
    ]
    pairings += [("hard", label, of_level(HARD), kind) for label, kind in BASELINES]
    out(f"games won, % of {games}, two standard errors")
    for name, label, make, make_other in pairings:
        share, error = won(make, make_other, games)
        out(f"  {name:<7} against {label:<34} {100 * share:5.1f} +- {100 * error:.1f}")
