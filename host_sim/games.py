"""Games as the desk's commands name them: seeds, options and seats read from text, refused in one line."""

from core import load, replay, seed
from core.games import GAMES
from host_sim.refused import Refused


def new_rules(name):
    """A new rules object of a game, nothing dealt. Raises Refused."""
    if load.index(name) < 0:
        raise Refused(f"no game '{name}'; there is {', '.join(game[0] for game in GAMES)}")
    return load.rules(name)


def read_seed(code):
    """Seven bytes from a seed's code. Raises Refused."""
    try:
        return seed.parse(code)
    except seed.BadSeed as error:
        raise Refused(f"seed '{code}': {error}") from None


def read_options(rules, pairs):
    """A byte an option from texts `name=value`, the first value where none is given. Raises Refused."""
    try:
        return replay.parse_options(rules, pairs)
    except replay.BadLine as error:
        raise Refused(f"--option: {error}") from None


def read_seats(rules, letters):
    """A byte a seat from letters p, e, n, h. Raises Refused."""
    try:
        return replay.parse_seats(rules, letters)
    except replay.BadLine as error:
        raise Refused(f"--seats: {error}") from None
