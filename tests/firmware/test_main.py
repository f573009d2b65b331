"""What the Pico runs at power-up, run on the simulated chip with a console of the test's own."""

import sys
import traceback

import framebuf
import pytest

import boards.pico_i2c as board
import hal.pico
from core.console import Console
from core.replay import parse
from firmware import main as program
from hal import DOWN, UP, A, B
from hal.storage import Storage
from host_sim.chip import CHIP
from host_sim.controller import Controller


@pytest.fixture
def pico(monkeypatch, tmp_path):
    """The display of a Pico whose files are the test's."""
    controller = Controller(board.CONTROLLER)
    CHIP.wire(board, controller)
    monkeypatch.setitem(sys.modules, "board", board)
    monkeypatch.setattr(program, "CRASH_FILE", str(tmp_path / "crash.txt"))
    monkeypatch.setattr(sys, "print_exception", print_exception, raising=False)
    monkeypatch.setattr(hal.pico, "Storage", lambda root: Storage(str(tmp_path / root.strip("/"))))
    return controller


def print_exception(error, file):
    traceback.print_exception(type(error), error, error.__traceback__, file=file)


def fails(error):
    """A console's `run` that gets as far as this."""

    def run(self):
        self.hal.buzzer.tone(440, 10_000)
        self.open_game("scoundrel", bytes(7))
        self.step()
        raise error

    return run


def drawn(title, text, place=""):
    """The glass as it is with this page on it."""
    controller = Controller(board.CONTROLLER)
    CHIP.reset()
    CHIP.wire(board, controller)
    program.show(hal.pico.Hal(board), title, text, place)
    return controller.glass()


def test_it_plays(pico, monkeypatch):
    seen = []
    monkeypatch.setattr(Console, "run", lambda self: seen.append((self.step(), pico.glass())))
    program.main()
    assert sum(map(sum, seen[0][1])) > 300, "the launcher is on the glass"


@pytest.mark.parametrize("held", [B, B | A | UP])
def test_b_held_at_power_up_stays_at_the_repl_and_says_so(pico, monkeypatch, held):
    monkeypatch.setattr(Console, "run", None)
    hold(held)
    program.main()
    assert pico.glass() == drawn("AT THE REPL", program.HELD)


@pytest.mark.parametrize("held", [A, UP | DOWN, A | 15])
def test_other_buttons_held_do_nothing(pico, monkeypatch, held):
    ran = []
    monkeypatch.setattr(Console, "run", lambda self: ran.append(self))
    hold(held)
    program.main()
    assert ran


def hold(mask):
    for i in range(6):
        if mask >> i & 1:
            CHIP.press(board.BUTTONS[i])


def test_a_fault_is_on_the_glass_in_the_crash_file_and_silent(pico, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(Console, "run", fails(ValueError("no such card")))
    program.main()
    assert CHIP.tones[-1][1] == 0 and max(hz for _, hz in CHIP.tones) == 440
    told = (tmp_path / "crash.txt").read_text()
    assert "ValueError: no such card" in told and "test_main.py" in told
    assert "ValueError: no such card" in capsys.readouterr().out
    rules, _, _, code, actions = parse(told.splitlines()[-1])
    assert rules.NAME == "scoundrel" and code == bytes(7) and not actions
    glass = pico.glass()
    assert glass == drawn("ValueError", "no such card", program.place(told))


def test_a_fault_lights_a_dark_glass(pico, monkeypatch):
    def run(self):
        self.hal.display.power(False)
        raise ValueError("in the dark")

    monkeypatch.setattr(Console, "run", run)
    program.main()
    assert pico.powered


def test_a_fault_while_the_console_is_made(pico, monkeypatch, tmp_path):
    monkeypatch.setattr(Console, "__init__", lambda self, hal: 1 // 0)
    program.main()
    assert "ZeroDivisionError" in (tmp_path / "crash.txt").read_text()
    assert sum(map(sum, pico.glass())) > 100


def test_a_fault_of_core_itself_is_told_in_framebufs_own_font(pico, monkeypatch):
    written = []
    monkeypatch.setattr(framebuf.FrameBuffer, "text", lambda self, *row: written.append(row), raising=False)
    monkeypatch.setitem(sys.modules, "core.ui", None)
    monkeypatch.setitem(sys.modules, "core.console", None)
    program.main()
    assert written[0] == ("ModuleNotFoundEr", 0, 0) and written[1] == ("ror", 0, 8)
    assert max(y for _, _, y in written) < 64 and max(len(text) for text, _, _ in written) <= 16
    assert pico.powered


def test_a_board_that_is_missing_is_told_without_a_glass(pico, monkeypatch, tmp_path, capsys):
    monkeypatch.setitem(sys.modules, "board", None)
    program.main()
    assert "board" in (tmp_path / "crash.txt").read_text()
    assert "ModuleNotFoundError" in capsys.readouterr().out


def test_a_crash_file_that_cannot_be_written(pico, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(program, "CRASH_FILE", str(tmp_path / "nowhere" / "crash.txt"))
    monkeypatch.setattr(Console, "run", fails(ValueError("x")))
    program.main()
    assert "nowhere" in capsys.readouterr().out
    assert sum(map(sum, pico.glass())) > 100


def test_a_long_message_keeps_the_place(pico, monkeypatch):
    monkeypatch.setattr(program, "place", lambda trace: "games/x.py:1 in act")
    monkeypatch.setattr(Console, "run", fails(ValueError("one word after another " * 20)))
    program.main()
    long = pico.glass()[47:55]  # the last line
    monkeypatch.setattr(Console, "run", fails(ValueError("a b c d e")))
    program.main()
    assert long == pico.glass()[20:28], "the same place under one line of message"


def test_ctrl_c_reaches_the_repl_and_silences(pico, monkeypatch, tmp_path):
    monkeypatch.setattr(Console, "run", fails(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        program.main()
    assert CHIP.tones[-1][1] == 0
    assert not (tmp_path / "crash.txt").exists()


def test_a_display_that_is_not_there_is_reported_in_words(pico, monkeypatch, capsys):
    pico.present = False
    ran = []
    monkeypatch.setattr(Console, "run", lambda self: ran.append(self))
    program.main()
    assert ran and "No display at 0x3C on I2C0 (SDA GP4, SCL GP5)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("trace", "place"),
    [
        ('Traceback\n  File "main.py", line 60, in main\n  File "core/games/scoundrel.py", line 12, in act\nE: x\n',
         "games/scoundrel.py:12 in act"),
        ('  File "<stdin>", line 1, in <module>\n', "<stdin> in <module>"),
        ("nothing of the kind", ""),
    ],
)  # fmt: skip
def test_the_place_of_a_traceback(trace, place):
    assert program.place(trace) == place
