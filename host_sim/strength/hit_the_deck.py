"""How strong Hit the Deck's computer players are: games of two won against each other and against random play, seats swapped,
by luck and by slaps (rules/hit_the_deck.md, The computer players)."""

import math

from core.ai.hit_the_deck import Player
from core.game import EASY, HARD, NORMAL
from core.games.hit_the_deck import Rules
from core.games.hit_the_deck_slaps import LUCK, SLAPS
from core.rng import Rng

GAMES = 10_000  # a pairing
LEVELS = {"easy": EASY, "normal": NORMAL, "hard": HARD}


class AtRandom:
    """Any action that is offered; it slaps as an easy computer does."""

    def __init__(self, game, rng):
        self.game = game
        self.rng = rng
        self.offered = bytearray(3 * game.MAX_ACTIONS)

    def think(self):
        i = 3 * self.rng.below(self.game.actions(self.offered))
        return self.offered[i] << 8 | self.offered[i + 1]


def make(game, seat, name, rng):
    """A player by its name: a level's, or `random`."""
    return Player(game, seat, LEVELS[name], rng) if name in LEVELS else AtRandom(game, rng)


def won(name, other, games, slaps):
    """The share of games that one player wins against another, a shared win counting half, and two standard errors. Every
    deal is played from both seats."""
    game = Rules()
    rng = Rng()
    rng.seed(b"slap")
    options = bytearray(len(Rules.OPTIONS))
    options[SLAPS] = slaps
    seated = ((name, other), (other, name))
    players = [[make(game, seat, names[seat], rng) for seat in range(2)] for names in seated]
    total = squares = 0
    for number in range(games // 2):
        pair = 0
        for seat in range(2):
            kinds = bytes(LEVELS.get(one, EASY) for one in seated[seat])
            game.deal(_seed(number), kinds, bytes(options))
            while not game.over:
                choice = players[seat][game.turn].think()
                game.act(choice >> 8, choice & 255)
            pair += 0.5 if game.result == 3 else game.result >> seat & 1
        pair /= 2
        total += pair
        squares += pair * pair
    n = games // 2
    mean = total / n
    return mean, 2 * math.sqrt((squares / n - mean * mean) / n)


def _seed(number):
    """The number-th fixed seed."""
    return bytes([number >> 5 * i & 31 for i in range(7)])


def run(games=None, think=None, out=print):
    """Print the share of games won by each level against random play and the levels below it."""
    games = games or GAMES
    for slaps, word in ((LUCK, "chance picks the last to slap"), (0, "slaps are timed")):
        out(f"{word}: % won of {games} games of two, two standard errors")
        for name, level in reversed(LEVELS.items()):
            for other in ["random", *LEVELS]:
                if LEVELS.get(other, 0) < level:
                    share, error = won(name, other, games, slaps)
                    out(f"  {name:<7} against {other:<7} {100 * share:>5.1f} +- {100 * error:.1f}")
