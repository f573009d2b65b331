"""The same numbers, records, games and refusals in CPython and in real MicroPython."""

import pytest

from core.games import GAMES
from tests.micropython.ports import PORTS, REPOSITORY, cpython, micropython

NAMES = [name for name, _ in GAMES]
BAD_LINES = [
    "",
    "1/scoundrel/-/p/PALMDEK",
    "2/scoundrel/-/p/PALMDEK/",
    "1/chess/-/p/PALMDEK/",
    "1/scoundrel/x=y/p/PALMDEK/",
    "1/scoundrel/-/pp/PALMDEK/",
    "1/scoundrel/-/x/PALMDEK/",
    "1/scoundrel/-/p/PALMDEC/A",
    "1/scoundrel/-/p/PALM/",
    "1/scoundrel/-/p/PALMDE0/",
    "1/scoundrel/-/p/PALMDEK/A*",
    "1/scoundrel/-/p/PALMDEK/__",
]


def same(port, *parts):
    """The port prints what CPython prints."""
    expected = cpython(*parts).splitlines()
    assert expected, "CPython printed nothing"
    assert micropython(port, REPOSITORY, *parts).splitlines() == expected


@pytest.mark.parametrize("port", PORTS)
def test_chance(port):
    same(port, "import vectors; vectors.chance()")


@pytest.mark.parametrize("port", PORTS)
def test_records(port):
    same(port, "import vectors; vectors.records()")


@pytest.mark.parametrize("port", PORTS)
def test_bad_replay_lines_are_refused_with_the_same_words(port):
    same(port, f"import vectors; vectors.refusals({BAD_LINES!r})")


@pytest.mark.parametrize("port", PORTS)
@pytest.mark.parametrize("name", NAMES)
def test_games(port, name):
    same(port, f"import vectors; vectors.play({name!r}, 0, 12, 200)")


@pytest.mark.parametrize("port", PORTS)
@pytest.mark.parametrize("name", NAMES)
def test_computer_players(port, name):
    same(port, f"import vectors; vectors.think({name!r}, 5, 8)")
