"""Computer players by what a move would cost on a Pico, and the rules by how many random games a second."""

import random
import sys
import time

from core import load
from core.game import HARD
from core.rng import Rng
from host_sim import fuzz
from host_sim.measures import NAMES

BYTECODE_US = 1.5  # what a simple bytecode costs on a Pico at 125 MHz
CALL_US = 40  # and a call of a Python function


class Cost:
    """What Python code would cost on a Pico, estimated from the bytecodes and calls it takes here."""

    def __init__(self):
        self.us = 0

    def of(self, function):
        """Call a function; returns what it returns. `us` is the estimate, in microseconds."""
        self.us = 0
        sys.settrace(self._call)
        try:
            return function()
        finally:
            sys.settrace(None)

    def _call(self, frame, event, argument):
        self.us += CALL_US
        frame.f_trace_lines = False
        frame.f_trace_opcodes = True
        return self._step

    def _step(self, frame, event, argument):
        if event == "opcode":
            self.us += BYTECODE_US
        return self._step


def moves(games=3):
    """A hard player's decisions on a Pico, estimated: in the middle, at most, and the longest slice (one a frame)."""
    rows = []
    for name in NAMES:
        cost = [one for number in range(games) for one in decisions(name, number)]
        whole = sorted(sum(slices) for slices in cost)
        longest = max(max(slices) for slices in cost)
        middle = whole[len(whole) // 2]
        text = f"{middle / 1000:.0f} ms in the middle, {whole[-1] / 1000:.0f} at most, {longest / 1000:.0f} a slice"
        rows.append((f"{name}, {len(whole)} decisions", text))
    return rows


def decisions(name, number):
    """Play a game by hard players; returns what each decision costs, slice by slice, in microseconds on a Pico."""
    rules = load.rules(name)
    make = load.module("core.ai", name).Player
    seats = bytes([HARD] * rules.SEATS[0])
    rules.deal(bytes([number] * 7), seats, bytes(len(rules.OPTIONS)))
    players = [make(rules, seat, HARD, Rng()) for seat in range(len(seats))]
    cost = Cost()
    found = []
    while not rules.over and not rules.enough():
        slices = []
        choice = None
        while choice is None:
            choice = cost.of(players[rules.turn].think)
            slices.append(cost.us)
        found.append(slices)
        rules.act(choice >> 8, choice & 255)
    return found


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
