"""The console's screens under the same buttons: the same pixels in CPython and in real MicroPython."""

import pytest

from core import load
from core.games import GAMES
from tests.micropython.ports import PORTS, cpython, micropython

NAMES = [name for name, _ in GAMES]

# from power-up: title, setup, statistics, help, seed entry, settings, a game, its pause menu and what is behind its rows
SET_UP = "AA" + "UUA" + "RB" + "UA" + "RRRRRRRRLB" + "UA" + "URDB" + "BB"
SETTINGS = "B" + "RDRLDRRRDRDDRRRRDRLDRLDRDaAB"
PLAYED = "AAA" + ".A.RA.BA.b" + "DAB" + "DDDDDDAB"
TOUR = SET_UP + SETTINGS + PLAYED
ASLEEP = "m..A" + "MA" + "A"
# from power-up: Champions' bestiary, the choice of the champion, a table, the bestiary from its pause menu, the ability held
CHAMPIONS = (
    "R" * load.index("champions")
    + "AA"
    + "DDDA"
    + "RRDDDDDDDLUB"
    + "UUUA"
    + "RRULB"
    + "ARA"
    + ".A.LA.Bb"
    + "DDARB"
    + "aRAB"
)


def same(port, compiled, script):
    expected = cpython(script).splitlines()
    assert len(expected) > 1
    assert micropython(port, compiled, script).splitlines() == expected


@pytest.mark.parametrize("port", PORTS)
@pytest.mark.parametrize("script", [TOUR, ASLEEP, CHAMPIONS], ids=["tour", "asleep", "champions"])
def test_tour(port, compiled, script):
    same(port, compiled, f"import screens; screens.tour({script!r})")


@pytest.mark.parametrize("port", PORTS)
@pytest.mark.parametrize("name", NAMES)
def test_game(port, compiled, name):
    same(port, compiled, f"import screens; screens.game({name!r}, 3, 150)")


@pytest.mark.parametrize("port", PORTS)
@pytest.mark.parametrize("name", NAMES)
def test_demo(port, compiled, name):
    same(port, compiled, f"import screens; screens.demo({name!r}, 100)")
