"""Each game by buttons alone, from power-up through launcher, title and set-up to its end and back."""

import random

import pytest

from core import load, replay
from core.game import PERSON
from core.games import GAMES
from core.stats import Stats
from hal import LEFT, RIGHT, A, B
from host_sim.handheld import Handheld

ENOUGH = 2000  # presses
PIECES = 12


def scene(handheld):
    return type(handheld.console.scene).__name__


def begin(handheld, index):
    """From power-up to a new game: the launcher, title, set-up and, where the game has one, the screen of its own choice."""
    handheld.script("wait300" + " R" * index + " A A A wait500")
    if handheld.session is None:
        handheld.script("A wait500")


@pytest.mark.parametrize("index", range(len(GAMES)), ids=[game[0] for game in GAMES])
def test_from_power_up_to_the_end(index, tmp_path):
    name = GAMES[index][0]
    chance = random.Random(index)
    with Handheld(save_dir=tmp_path) as handheld:
        begin(handheld, index)
        assert handheld.session.game.NAME == name
        presses = 0
        while not handheld.session.game.over:
            handheld.press(chance.choice((LEFT, RIGHT, A, A, B)))
            handheld.run_ms(100)
            presses += 1
            assert presses < ENOUGH
        game = handheld.session.game
        assert bytes(replay.play(handheld.session.line()).state) == bytes(game.state)
        handheld.run_ms(2000)
        for _ in range(PIECES):  # the last round stays until it was read, perhaps piece by piece
            if scene(handheld) == "Table":
                handheld.script("A wait2000")
        assert scene(handheld) == "GameOver"
        handheld.script("B wait300")
        assert scene(handheld) == "Launcher"
        stats = Stats(name)
        stats.load(handheld.console.store)
        assert stats.played == 1
        assert not handheld.console.store.has(name)


@pytest.mark.parametrize("index", range(len(GAMES)), ids=[game[0] for game in GAMES])
def test_cut_at_every_stage_and_gone_on(index, tmp_path):
    """The battery falls out after each press of a game; continuing from the launcher shows the very same state."""
    chance = random.Random(index)
    with Handheld(save_dir=tmp_path) as handheld:
        begin(handheld, index)
        for _ in range(12):
            handheld.press(chance.choice((LEFT, RIGHT, A)))
            handheld.run_ms(700)
            game = handheld.session.game
            while not game.over and (game.seat_kind(game.turn) != PERSON or handheld.console.table.busy):
                handheld.run_ms(100)  # saved is what a person has to decide
            if game.over:
                break
            state = bytes(game.state)
            handheld.cut()
            handheld.power_up()
            handheld.script("wait300 A A A wait500")  # the launcher is at the last game, Continue is its first row
            assert bytes(handheld.session.game.state) == state


@pytest.mark.parametrize("name", [game[0] for game in GAMES])
def test_a_computer_in_every_seat_plays_by_itself(name, tmp_path):
    """What a replay line can ask for. Nobody asked why the computer does it, so no reason is at hand to be shown."""
    seats = "e" * load.rules(name).SEATS[0]
    with Handheld(save_dir=tmp_path) as handheld:
        handheld.open_line(f"1/{name}/-/{seats}/PALMDEK/")
        glass = handheld.glass()
        handheld.run_ms(5000)
        assert handheld.session.actions > 1
        assert handheld.glass() != glass
