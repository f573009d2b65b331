"""`boards`: which boards there are, and how one is wired."""

from host_sim import board_check, wiring
from host_sim.refused import Refused

HELP = "list the boards, or show how one is wired"
EXAMPLES = """\
examples:
  python -m host_sim boards
  python -m host_sim boards pico_spi"""


def add_arguments(parser):
    parser.add_argument("name", metavar="NAME", nargs="?", help="a board: its wiring as a table and a picture")


def run(args):
    if args.name is None:
        for name in board_check.names():
            print(f"{name:16} {summary(_load(name))}")
        return 0
    board = _load(args.name)
    print(f"{args.name}: {summary(board)}\n\n{wiring.table(board)}\n\n{wiring.picture(board)}")
    for note in notes(board):
        print(f"\n{note}")
    return 0


def _load(name):
    try:
        return board_check.load(name)
    except board_check.BoardError as error:
        raise Refused(str(error)) from None


def summary(board):
    """The first line of a board's docstring."""
    return board.__doc__.split("\n", 1)[0]


def notes(board):
    """What the docstring says below its wiring table: a text a paragraph."""
    return [part.strip() for part in board.__doc__.split("\n\n")[2:]]
