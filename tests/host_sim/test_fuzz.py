"""The fuzz: it must find what is planted, and play rare verbs rarely."""

import random

from core import replay
from host_sim import fuzz
from tests.host_sim.fakes import Countdown


def test_a_sound_game_has_no_faults_and_the_seed_decides():
    first = fuzz.fuzz(Countdown(), 50, "7")
    assert first == fuzz.fuzz(Countdown(), 50, "7")
    assert first != fuzz.fuzz(Countdown(), 50, "8")
    assert first[1] == [] and first[0] >= 250


def test_rare_verbs_are_rare():
    game = Countdown()
    rare = 0
    actions = 0
    chance = random.Random(1)
    for _ in range(2000):
        history = bytearray()
        fuzz.play(game, fuzz.random_set_up(game, chance), chance, history)
        actions += len(history) // 2
        rare += history[::2].count(1)
    assert 0.015 < rare / actions < 0.025


def test_every_kind_of_seat_is_played():
    chance = random.Random(2)
    kinds = {fuzz.random_set_up(Countdown(), chance)[1] for _ in range(100)}
    assert kinds == {b"\0", b"\1", b"\2", b"\3"}


def planted(**faults):
    game = Countdown()
    for name, value in faults.items():
        setattr(game, name, value)
    return game


def test_planted_faults_are_found_with_a_line():
    for game, message in (
        (planted(fault_at=5), "too few left"),
        (planted(raise_at=10), "ZeroDivisionError: planted"),
        (planted(stuck_at=10), "0 actions offered"),
    ):
        _, faults = fuzz.fuzz(game, 20, "1")
        assert len(faults) == 20 and message in faults[0][0]
        assert faults[0][1].startswith("1/scoundrel/-/")
        played = faults[0][1].split("/")[5]
        assert len(played) == 2 * int(faults[0][0].split()[1])


def test_the_line_holds_the_action_that_broke_it():
    game = planted(fault_at=5)
    _, faults = fuzz.fuzz(game, 1, "1")
    actions = replay._parse_actions(faults[0][1].split("/")[5])
    again = Countdown()
    again.deal(bytes(7), b"\0", b"")
    for i in range(0, len(actions), 2):
        assert again.state[20] > 5
        again.act(actions[i], actions[i + 1])
    assert again.state[20] <= 5
