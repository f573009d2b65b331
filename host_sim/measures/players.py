"""Computer players by what they simulate, and the rules by how many random games a second."""

import random
import time

from core import load
from core.game import HARD
from core.rng import Rng
from host_sim import fuzz
from host_sim.measures import NAMES


def simulated_actions(games=5):
    """Actions a hard player tries before it decides, and in the longest of its slices (one a frame)."""
    return [(name, _simulated(name, games)) for name in NAMES]


def _simulated(name, games):
    rules = load.rules(name)
    counted = [0]
    plain = type(rules)._act

    def counting(self, verb, arg):
        counted[0] += 1
        plain(self, verb, arg)

    decisions = []
    longest = 0
    type(rules)._act = counting
    try:
        for number in range(games):
            for actions, slice_actions in _decide_all(name, rules, number, counted):
                decisions.append(actions)
                longest = max(longest, slice_actions)
    finally:
        type(rules)._act = plain
    decisions.sort()
    middle = decisions[len(decisions) // 2]
    return f"{middle} in the middle, {decisions[-1]} at most, {longest} in a slice; {len(decisions)} decisions"


def _decide_all(name, rules, number, counted):
    """Play one game by hard players; yields each decision's actions and those of its longest slice."""
    make = load.module("core.ai", name).Player
    seats = bytes([HARD] * rules.SEATS[0])
    rules.deal(bytes([number] * 7), seats, bytes(len(rules.OPTIONS)))
    players = [make(rules, seat, HARD, Rng()) for seat in range(len(seats))]
    while not rules.over and not rules.enough():
        choice = None
        actions = longest = 0
        while choice is None:
            counted[0] = 0
            choice = players[rules.turn].think()
            actions += counted[0]
            longest = max(longest, counted[0])
        yield actions, longest
        rules.act(choice >> 8, choice & 255)


def random_games(seconds=1.0):
    """Full random games a second, invariants not checked."""
    return [(name, f"{_games_a_second(name, seconds):.0f} a second") for name in NAMES]


def _games_a_second(name, seconds):
    rules = load.rules(name)
    chance = random.Random(1)
    games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        fuzz.play(rules, fuzz.random_set_up(rules, chance), chance, bytearray())
        games += 1
    return games / (time.perf_counter() - started)
