"""The same presses, the same glass: what is dragged onto CIRCUITPY beside MicroPython's hal, from power-up on.

The bundle's own files run in a process of their own, `code.py` first, with nothing of the repository's before them.
"""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from core.console import Console
from core.games import GAMES
from firmware.bundle import bundle
from hal.pico import Hal
from host_sim import board_check, keys
from host_sim.chip import CHIP
from host_sim.controller import Controller
from tests.circuitpython.script import Done, Recorder

PROGRAM = Path(__file__).with_name("power_up.py")
USUAL = "pico_i2c"
PRESSES = 30


@pytest.fixture(scope="module")
def drive(tmp_path_factory):
    """`drive(board)`: the folder of a board's bundle."""
    into = tmp_path_factory.mktemp("bundles")
    made = {}

    def of(board):
        if board not in made:
            made[board] = str(bundle(board, into)[1])
        return made[board]

    return of


def circuitpython(folder, board, script, **asked):
    """What happened on a board that runs the bundle in `folder`."""
    asked["steps"] = [[[board.BUTTONS[i] for i in range(6) if mask >> i & 1], ms] for mask, ms in script]
    done = subprocess.run(
        [sys.executable, "-B", str(PROGRAM), folder],
        input=json.dumps(asked), capture_output=True, text=True, timeout=240, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


def micropython(board, script, start, saves, monkeypatch):
    """The recorder of the same session on MicroPython's hal, whose console starts at `start`."""
    monkeypatch.setattr(Hal, "entropy", lambda self: bytes(8))
    CHIP.reset()
    controller = Controller(board.CONTROLLER)
    CHIP.wire(board, controller)
    recorder = Recorder(
        controller, [[[board.BUTTONS[i] for i in range(6) if mask >> i & 1], ms] for mask, ms in script]
    )
    hal = Hal(board, str(saves))
    CHIP.advance(start - CHIP.now)
    with pytest.raises(Done):
        Console(hal).run()
    return recorder


def play(index):
    """The keys of a session: a game from the launcher on, played by chance, then as far as its pause menu."""
    chance = random.Random(index)
    walk = " ".join(f"{chance.choice('LRAAB')} wait{chance.choice((40, 100, 400))}" for _ in range(PRESSES))
    return keys.parse(
        "wait300" + " R" * index + f" A wait200 A wait200 A wait500 {walk} wait500 B+700 wait500 U wait500"
    )


def compare(drive, name, script, saves, monkeypatch):
    board = board_check.load(name)
    theirs = circuitpython(drive(name), board, list(script))
    assert theirs["ended"] == "by the script", theirs["printed"]
    ours = micropython(board, list(script), theirs["start"], saves, monkeypatch)
    assert len(theirs["glasses"]) > 10
    for number, (shown, expected) in enumerate(zip(theirs["glasses"], ours.glasses, strict=False)):
        assert shown[0] == expected[0], f"picture {number} came at another time"
        assert shown[1] == expected[1], f"picture {number} at {shown[0]} ms\n{text(shown[1])}\n\n{text(expected[1])}"
    assert len(theirs["glasses"]) == len(ours.glasses)
    assert theirs["tones"] == ours.tones()
    return theirs


def text(glass):
    """A glass to look at."""
    rows = bytes.fromhex(glass).translate(bytes.maketrans(b"\0\1", b".#")).decode()
    return "\n".join(rows[at : at + 128] for at in range(0, len(rows), 128))


@pytest.mark.parametrize("index", range(len(GAMES)), ids=[game[0] for game in GAMES])
def test_every_game(index, drive, tmp_path, monkeypatch):
    happened = compare(drive, USUAL, play(index), tmp_path, monkeypatch)
    assert "machine" not in happened["modules"]


@pytest.mark.parametrize("name", [name for name in board_check.names() if name != USUAL])
def test_every_board(name, drive, tmp_path, monkeypatch):
    """The settings and the first moments of a game. (A flip sets the display up anew over MicroPython's hal and takes
    its time, so it has a test of its own.)"""
    settings = "wait300 B wait200 A D A wait100 D D A wait100 D R wait100 D D D D A wait100 A wait300"
    compare(drive, name, keys.parse(settings + " A wait200 A wait200 B wait500 R wait100"), tmp_path, monkeypatch)
