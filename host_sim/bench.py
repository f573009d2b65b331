"""`bench`: the table of what the console costs, against its budgets; and how strong a computer player is."""

import importlib

from host_sim.games import new_rules
from host_sim.measures import browser, bus, heap, players
from host_sim.real_micropython import NotAvailable, ScriptFailed
from host_sim.refused import Refused

HELP = "measure the budgets, or how strong a computer player is"
EXAMPLES = """\
examples:
  python -m host_sim bench
  python -m host_sim bench --only bytes
  python -m host_sim bench --strength scoundrel --games 200

Rows in bytes of heap run in real MicroPython: the 64-bit unix port and the 32-bit wasm port, whichever is here."""

ROWS = (
    # (what, budget, how it is measured: a function that returns [(where, value)])
    ("heap taken by an idle frame", "0 bytes", heap.idle),
    ("heap taken by drawing any screen", "0 bytes", heap.drawing),
    ("heap taken by one action, the most", "256 bytes on 32 bits", heap.action),
    ("whole console running a game", "80 KiB on wasm", heap.console),
    ("free heap lost by 100 launches", "0 bytes", heap.launches),
    ("bytes for a pointer move", "300", bus.pointer),
    ("bytes for a raised card", "450, hint rows aside", bus.card),
    ("bytes of a whole game against full frames", "40 %", bus.game),
    ("flushes while nothing changes", "0", bus.idle),
    ("a computer player's move, estimated", "300 ms, 1 s, 50 ms", players.moves),
    ("all compiled files", "160 KiB", heap.compiled_size),
    ("the page's first screen in a browser", "700 KiB", browser.first_screen),
    ("random games on this Python", "none", players.random_games),
)


def add_arguments(parser):
    parser.add_argument("--only", metavar="WORD", default="", help="only rows with this in their name")
    parser.add_argument("--strength", metavar="GAME", help="play a computer player many times and rate it")
    parser.add_argument("--games", metavar="N", type=int, help="with --strength: how many games")
    parser.add_argument("--think", choices=("chip", "desk"), help="with --strength: how deep it may look")


def run(args):
    if args.strength:
        return strength(args)
    rows = [row for row in ROWS if args.only in row[0]]
    if not rows:
        raise Refused(f"no row has '{args.only}' in its name; there is {', '.join(row[0] for row in ROWS)}")
    print(f"{'what':44}{'budget':24}measured")
    for what, budget, measure in rows:
        for where, value in _measured(measure):
            print(f"{what:44}{budget:24}{value}{' (' + where + ')' if where else ''}", flush=True)
            what = budget = ""
    print("power-up to the launcher, and frame times: make pico-test")
    return 0


def _measured(measure):
    try:
        return measure()
    except NotAvailable as missing:
        return [("", f"not measured: {missing}")]
    except ScriptFailed as failed:
        where = " ".join(str(failed).split()[-16:])
        return [("", f"failed: {where}")]


def strength(args):
    """Rate a game's computer player, as its module in host_sim/strength does."""
    new_rules(args.strength)
    if args.games is not None and args.games < 1:
        raise Refused(f"--games takes 1 or more, not {args.games}")
    module = importlib.import_module("host_sim.strength." + args.strength)
    given = {"games": args.games, "think": args.think}
    return module.run(**{name: value for name, value in given.items() if value is not None})
