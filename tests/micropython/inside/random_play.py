"""Random legal play of any game, the same on every interpreter."""

from core import load
from core.rng import Rng
from core.session import Session


def dice(number):
    """A generator for the test's own choices."""
    rng = Rng()
    rng.seed(bytes([number & 255, number >> 8, 77]))
    return rng


def session(name, number):
    """Session number `number` of a game, dealt: the numbers go through its options and its counts of seats."""
    rng = dice(number)
    rules = load.rules(name)
    options = bytearray()
    for option in rules.OPTIONS:
        options.append(number % len(option[1]))
        number //= len(option[1])
    least, most = rules.SEATS
    seats = bytes([rng.below(4) for _ in range(least + number % (most - least + 1))])
    made = Session(rules)
    made.deal(bytes([rng.below(32) for _ in range(7)]), seats, bytes(options))
    return made


def choose(game, offered, rng):
    """An action that `game` offers as verb << 8 | argument; rare verbs seldom. `offered` is a buffer of MAX_ACTIONS triples.
    Allocates nothing."""
    n = game.actions(offered)
    while True:
        i = 3 * rng.below(n)
        if n == 1 or offered[i] not in game.RARE or rng.below(50) == 0:
            return offered[i] << 8 | offered[i + 1] + rng.below(offered[i + 2] - offered[i + 1] + 1)
