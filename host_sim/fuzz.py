"""`fuzz`: random legal play to the end, the game's own invariants checked after every action."""

import random
import sys
import time

from core import replay
from core import seed as seeds
from core.game import HARD, OVER
from host_sim.games import new_rules
from host_sim.refused import Refused

HELP = "random legal play to the end, invariants checked after every action"
EXAMPLES = """\
examples:
  python -m host_sim fuzz scoundrel
  python -m host_sim fuzz scoundrel --games 20000 --seed 7

Every fault is printed with a replay line: `python -m host_sim replay LINE` plays it again.
Exit code 0 without faults, 1 with."""

RARE_PERCENT = 2
LONGEST = 20_000  # actions; a game that isn't over by then doesn't end


class Fault(Exception):
    """A game broke its contract; the message says how."""


def add_arguments(parser):
    parser.add_argument("game", metavar="GAME", help="the game to play")
    parser.add_argument("--games", metavar="N", type=int, default=1000, help="how many games (default %(default)s)")
    parser.add_argument(
        "--seed", metavar="S", default="0", help="any text: same seed, same games (default %(default)s)"
    )


def run(args):
    if args.games < 1:
        raise Refused(f"--games takes 1 or more, not {args.games}")
    rules = new_rules(args.game)
    started = time.perf_counter()
    actions, faults = fuzz(rules, args.games, args.seed)
    seconds = time.perf_counter() - started
    for message, line in faults:
        print(f"FAULT {message}\n  {line}")
    print(f"{args.game}: {args.games} games, {actions} actions, {len(faults)} faults")
    print(f"{args.games / seconds:.0f} games a second", file=sys.stderr)
    return 1 if faults else 0


def fuzz(rules, games, seed):
    """Play `games` random games; returns (actions played, [(fault, replay line), ...])."""
    chance = random.Random(seed)
    actions = 0
    faults = []
    for _ in range(games):
        set_up = random_set_up(rules, chance)
        history = bytearray()
        try:
            play(rules, set_up, chance, history)
        except Exception as error:  # noqa: BLE001 - whatever a game raises is what a fuzz is for
            message = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
            code, seats, options = set_up
            line = replay.pack(rules, options, seats, code, history)
            faults.append((f"after {len(history) // 2} actions: {message}", line))
        actions += len(history) // 2
    return actions, faults


def random_set_up(rules, chance):
    """A random (seed, seats, options) for a game, each seat a person or a computer."""
    code = bytes(chance.randrange(32) for _ in range(seeds.LENGTH))
    seats = bytes(chance.randrange(HARD + 1) for _ in range(chance.randint(*rules.SEATS)))
    options = bytes(chance.randrange(len(values)) for _, values in rules.OPTIONS)
    return code, seats, options


def play(rules, set_up, chance, history):
    """Deal and play at random until the game is over or has had enough. Raises Fault.

    `history`, a bytearray, gets the actions: verb, argument, verb, argument ...
    """
    code, seats, options = set_up
    rules.deal(code, seats, options)
    _check(rules)
    offers = bytearray(3 * rules.MAX_ACTIONS)
    rare = rules.RARE
    state = rules.state
    while state[0] != OVER and not rules.enough():
        n = rules.actions(offers)
        if not 0 < n <= rules.MAX_ACTIONS:
            raise Fault(f"{n} actions offered, 1 to {rules.MAX_ACTIONS} expected")
        at = 3 * (pick(offers, n, rare, chance) if rare else int(chance.random() * n))
        verb = offers[at]
        low = offers[at + 1]
        high = offers[at + 2]
        if low > high:
            raise Fault(f"verb {verb} offered from {low} to {high}")
        arg = low if low == high else chance.randint(low, high)
        history.append(verb)
        history.append(arg)
        # What `act` does, without asking `actions` a second time: this loop is where a fuzz spends its time.
        rules.log.clear()
        rules._act(verb, arg)
        _check(rules)
        if len(history) > 2 * LONGEST:
            raise Fault(f"not over after {LONGEST} actions")


def pick(offers, n, rare, chance):
    """The index of one of n triples: a rare verb's at 2 % where there is a choice."""
    wanted = chance.random() * 100 < RARE_PERCENT
    some = [i for i in range(n) if (offers[3 * i] in rare) == wanted]
    return chance.choice(some or range(n))


def _check(rules):
    fault = rules.fault()
    if fault:
        raise Fault(fault)
