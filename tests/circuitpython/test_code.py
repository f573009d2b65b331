"""`code.py` as the drive has it: what a person sees at power-up, with and without buttons held, and after a fault."""

from pathlib import Path

import pytest

from core.games import GAMES
from host_sim import board_check, keys
from tests.circuitpython.test_glass import circuitpython, drive, text  # noqa: F401  (a fixture)

USUAL = "pico_i2c"
BOARD = board_check.load(USUAL)
A, B = BOARD.BUTTONS[4:]
GAME = "wait300 A wait200 A wait200 A wait500 R A wait1500"
LEAVE = " B+700 wait200 U A wait300"


def boot(folder, script="wait300", **asked):
    return circuitpython(folder, BOARD, keys.parse(script), **asked)


def changed(folder, into, **files):
    """A copy of a bundle with other contents in some files."""
    for path in Path(folder).rglob("*.py"):
        place = into / path.relative_to(folder)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(path.read_bytes())
    for name, source in files.items():
        (into / (name.replace("_in_", "/") + ".py")).write_text(source, encoding="utf-8")
    return str(into)


def test_b_held_stays_at_the_repl(drive):  # noqa: F811
    happened = boot(drive(USUAL), held=[B], release_after=3000)
    assert happened["ended"] == "by itself" and happened["start"] is None
    assert "core.console" not in happened["modules"]
    lines = rows_with_ink(happened["last"])
    assert 4 <= lines <= 5, "a title and what to do"


def test_other_buttons_held_start_the_console(drive):  # noqa: F811
    happened = boot(drive(USUAL), held=[A])
    assert happened["ended"] == "by the script"


def test_where_games_are_saved_is_said_once(drive):  # noqa: F811
    first = boot(drive(USUAL), GAME + LEAVE)
    assert "nvm" in first["printed"] and first["start"] >= 5000, "a notice stays for a while"
    assert f"core.ui.tables.{GAMES[0][0]}" not in first["modules"], "it was left, and its memory came back"
    assert b"PALMDECK" in bytes.fromhex(first["nvm"])[:8]
    again = boot(drive(USUAL), "wait300", nvm=first["nvm"])
    assert again["printed"] == "" and again["start"] < 1000
    assert bytes.fromhex(again["nvm"]) == bytes.fromhex(first["nvm"])
    assert first["erases"] <= 4, "seldom: on leaving, and when a setting changes"


def test_a_saved_game_goes_on(drive):  # noqa: F811
    first = boot(drive(USUAL), GAME + " wait300" + LEAVE)
    at_the_end = [glass for _, glass in first["glasses"]]
    again = boot(drive(USUAL), "wait300 A wait200 A wait200 A wait500", nvm=first["nvm"])
    assert again["glasses"][-1][1] in at_the_end, "the table as it was"


def test_a_damaged_nvm_is_told(drive):  # noqa: F811
    happened = boot(drive(USUAL), nvm=(b"PALMDECK" + b"\x10\x00abcd" + bytes(100) + b"\xff" * 3000).hex())
    assert "lost" in happened["printed"] and happened["start"] >= 5000
    assert happened["ended"] == "by the script"


def test_the_drive_of_code_gets_files(drive, tmp_path):  # noqa: F811
    happened = boot(drive(USUAL), GAME + LEAVE, readonly=False, root=str(tmp_path))
    assert happened["printed"] == "" and happened["nvm"] == "ff" * 4096
    assert GAMES[0][0] in [path.name for path in (tmp_path / "saves").iterdir()]


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ({"core_in_console": "raise ValueError('no such card')"}, "ValueError"),
        ({"core_in_console": "this is no Python"}, "SyntaxError"),
        ({"core_in_ui_in_canvas": "import nothing_of_the_kind"}, "nothing_of_the_kind"),
    ],
)
def test_a_fault_is_on_the_glass_and_on_the_repl(broken, said, drive, tmp_path):  # noqa: F811
    happened = boot(changed(drive(USUAL), tmp_path / "drive", **broken), readonly=False, release_after=8000)
    assert said in happened["printed"] and "Traceback" in happened["printed"]
    assert happened["ended"] == "switched off", "the page stays"
    assert rows_with_ink(happened["last"]) >= 2


def test_a_wiring_that_is_missing_is_told_on_the_repl(drive, tmp_path):  # noqa: F811
    happened = boot(
        changed(drive(USUAL), tmp_path / "drive", hal_in_circuitpython_in_device="1 // 0"), release_after=3000
    )
    assert "ZeroDivisionError" in happened["printed"] and happened["ended"] == "by itself"


def test_a_display_that_is_missing_is_reported_and_the_game_runs(drive):  # noqa: F811
    happened = boot(drive(USUAL), present=False)
    assert "No display at 0x3C on I2C0" in happened["printed"]
    assert happened["ended"] == "by the script"


def rows_with_ink(glass):
    """How many lines of text, 12 rows each, have something lit."""
    rows = text(glass).splitlines()
    return sum(any("#" in row for row in rows[at : at + 12]) for at in range(0, 60, 12))
