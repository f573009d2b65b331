"""README tells the truth about the usual board: its wiring table stands there as its data is."""

from pathlib import Path

from host_sim import board_check, wiring
from host_sim.handheld import DEFAULT_BOARD

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_wiring_is_shown():
    assert f"```\n{wiring.table(board_check.load(DEFAULT_BOARD))}\n```" in README.read_text(encoding="utf-8")
