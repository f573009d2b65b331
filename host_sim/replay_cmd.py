"""`replay`: plays a replay line and tells how the game stands."""

import hashlib

from core import load, replay, seed
from core.games import GAMES
from host_sim import picture
from host_sim.handheld import Handheld
from host_sim.refused import Refused

HELP = "play a replay line, print the result and a hash of the final state"
EXAMPLES = """\
examples:
  python -m host_sim replay 1/scoundrel/-/p/PALMDEK/
  python -m host_sim replay LINE --png end.png --gif game.gif

A line is 1/game/options/seats/seed/actions: every fault of `fuzz` and every headless `play` prints one."""

SETTLE_MS = 600  # enough for the longest animation


def add_arguments(parser):
    parser.add_argument("line", metavar="LINE", help="the replay line")
    parser.add_argument("--png", metavar="FILE", help="write the glass at the end as a picture")
    parser.add_argument("--gif", metavar="FILE", help="write the whole game as a film")


def run(args):
    try:
        rules = replay.play(args.line)
    except replay.BadLine as error:
        raise Refused(f"replay line: {error}") from None
    if args.png:
        picture.check_writable(args.png)
    if args.gif:
        picture.check_writable(args.gif, ".gif")
    print("\n".join(report(rules, args.line)))
    if args.png or args.gif:
        show(args.line, args.png, args.gif)
    return 0


def report(rules, line):
    """Lines that tell how a game stands after its replay line."""
    _, _, seats, code, actions = replay.parse(line)
    yield f"{GAMES[load.index(rules.NAME)][1]}, seed {seed.text(code)}, {len(actions) // 2} actions"
    yield standing(rules)
    yield "score " + ", ".join(str(rules.score(seat)) for seat in range(len(seats)))
    yield "state " + state_hash(rules)


def standing(rules):
    """Who won, or who is to move."""
    if not rules.over:
        return f"not over, seat {rules.turn} to move"
    winners = [f"seat {seat}" for seat in range(rules.seats) if rules.result >> seat & 1]
    return "over, won by " + " and ".join(winners) if winners else "over, lost"


def state_hash(rules):
    """16 hex digits of the SHA-256 of a game's state: equal states, equal hashes, on every interpreter."""
    return hashlib.sha256(bytes(rules.state)).hexdigest()[:16]


def show(line, png, gif):
    """Play a line on the handheld's own table, each action with its animation, and write what the glass showed."""
    film = picture.Film() if gif else None
    with Handheld(film=film) as handheld:
        handheld.open_line(line, lambda: handheld.run_ms(SETTLE_MS))
        handheld.run_ms(SETTLE_MS)
        if png:
            picture.write_png(png, handheld.glass())
        if gif:
            film.write(gif)
