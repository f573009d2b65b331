"""README tells the truth about the boards: each wiring table stands in it as in the board's file."""

import importlib
import textwrap
from pathlib import Path

import pytest

from host_sim import board_check

README = Path(__file__).resolve().parents[1] / "README.md"


def wiring(name):
    """The wiring table out of a board's docstring."""
    lines = importlib.import_module("boards." + name).__doc__.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("    part"))
    end = next(i for i in range(start, len(lines)) if not lines[i].strip())
    return textwrap.dedent("\n".join(lines[start:end]))


@pytest.mark.parametrize("name", board_check.names())
def test_the_wiring_is_shown(name):
    assert wiring(name) in README.read_text()
    assert f"`{name}`" in README.read_text()
