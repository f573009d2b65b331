"""The command line: what is wrong is told in one line with what is accepted, exit code 2; headless play is deterministic."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from host_sim import __main__ as desk
from host_sim import board_check, play, terminal, window

ROOT = Path(__file__).resolve().parents[2]
LINE = "1/scoundrel/-/p/PALMDEK/"


def refused(capsys, *argv):
    """The one line a command refuses its arguments with."""
    with pytest.raises(SystemExit) as ended:
        desk.main([str(a) for a in argv])
    assert ended.value.code == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1 and "Traceback" not in error
    return error


@pytest.mark.parametrize(
    "argv, said",
    [
        (["solitaire"], "no game 'solitaire'; there is scoundrel"),
        (["play", "scoundrel", "--seed", "SHORT"], "7 symbols, this has 5"),
        (["scoundrel", "--seed", "PALMDE0"], "'0' is no seed symbol"),
        (["scoundrel", "--option", "colour=red"], "no option 'colour'"),
        (["scoundrel", "--option", "colour"], "--option"),
        (["scoundrel", "--seats", "pp"], "seats"),
        (["scoundrel", "--seats", "x"], "a seat is p, e, n or h"),
        (["--seed", "PALMDEK"], "--seed needs a GAME"),
        (["--board", "toaster", "--ui", "headless"], "pico_i2c"),
        (["--board", "toaster", "--keys", "A", "--png", "x.png"], "no board 'toaster'; there is"),
        (["--board", "../x", "--ui", "headless"], "--board"),
        (["--ui", "paper"], "window"),
        (["--keys", "A Q"], "word 2 of the keys, 'Q'"),
        (["--keys", "A", "--png", "/no/such/place.png"], "can't write /no/such/place.png"),
        (["--keys", "A", "--save-dir", "/dev/null/x"], "--save-dir: can't use /dev/null/x"),
        (["--keys", "A", "--png", "x.jpg"], "must end in .png"),
        (["replay", LINE, "--gif", "x.png"], "must end in .gif"),
        (["--new"], "--new needs a GAME"),
        (["--frobnicate"], "--frobnicate"),
        (["boards", "toaster"], "no board 'toaster'; there is macropad_rp2040, pico2_i2c, pico_i2c"),
        (["replay"], "LINE"),
        (["replay", "nonsense"], "6 parts"),
        (["replay", "2/scoundrel/-/p/PALMDEK/"], "version"),
        (["replay", "1/chess/-/p/PALMDEK/"], "'chess'"),
        (["replay", "1/scoundrel/x=y/p/PALMDEK/"], "part 3"),
        (["replay", "1/scoundrel/-/z/PALMDEK/"], "part 4"),
        (["replay", "1/scoundrel/-/p/PALMDE!/"], "part 5"),
        (["replay", LINE + "A"], "cut off"),
        (["replay", LINE + "P_"], "action 1"),
        (["replay", LINE, "--png", "/no/such/place.png"], "can't write"),
        (["fuzz"], "GAME"),
        (["fuzz", "chess"], "no game 'chess'"),
        (["fuzz", "scoundrel", "--games", "0"], "--games takes 1 or more"),
        (["fuzz", "scoundrel", "--games", "many"], "many"),
        (["gallery"], "FILE.png"),
        (["gallery", "/no/such/place.png"], "can't write"),
        (["gallery", "."], "can't write .: it is a directory"),
        (["art", "--sheet", "/no/such/place.png"], "can't write"),
        (["gallery", "x.png", "--only", "unicorn"], "unicorn"),
        (["bench", "--strength", "chess"], "no game 'chess'"),
    ],
)
def test_what_is_wrong_is_one_line(capsys, tmp_path, monkeypatch, argv, said):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert said in refused(capsys, *argv)
    assert not list(tmp_path.glob("*.png"))


@pytest.mark.parametrize("command", ["", *desk.COMMANDS])
def test_help_has_examples(capsys, command):
    with pytest.raises(SystemExit) as ended:
        desk.main([*command.split(), "--help"])
    assert ended.value.code == 0
    out = capsys.readouterr().out
    assert "examples:\n  python -m host_sim" in out


def test_nowhere_to_play_shows_help(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(window, "missing", lambda: "there is no display")
    monkeypatch.setattr(terminal, "missing", lambda: "this is no terminal")
    with pytest.raises(SystemExit) as ended:
        desk.main(["--save-dir", str(tmp_path)])
    assert ended.value.code == 2
    out, error = capsys.readouterr()
    assert "--ui" in out and error.count("\n") == 1 and "there is no display, and this is no terminal" in error
    assert "there is no display" in refused(capsys, "--ui", "window", "--save-dir", tmp_path)
    assert "this is no terminal" in refused(capsys, "--ui", "terminal", "--save-dir", tmp_path)


def test_auto_takes_the_window_then_the_terminal(monkeypatch):
    class Args:
        ui = "auto"
        keys = None

    monkeypatch.setattr(window, "missing", lambda: "")
    assert play.choose_front(Args) is window.Window
    monkeypatch.setattr(window, "missing", lambda: "no")
    monkeypatch.setattr(terminal, "missing", lambda: "")
    assert play.choose_front(Args) is terminal.Terminal
    Args.keys = "A"
    assert play.choose_front(Args) is None


def test_without_pygame_the_window_says_so(monkeypatch):
    monkeypatch.setattr(window, "pygame", None)
    assert window.missing() == "pygame-ce isn't installed"


def headless(tmp_path, name, *more):
    folder = tmp_path / name
    keys = ["--keys", "A wait500 R A wait500 R+700 A"]
    argv = ["play", "scoundrel", "--seed", "PALMDEK", *keys, "--save-dir", folder, "--png", f"{folder}.png"]
    assert desk.main([str(a) for a in (*argv, "--gif", f"{folder}.gif", *more)]) == 0
    return [(folder.with_suffix(suffix)).read_bytes() for suffix in (".png", ".gif")]


def test_headless_is_deterministic(capsys, tmp_path):
    first = headless(tmp_path, "one")
    told = capsys.readouterr().out
    assert first == headless(tmp_path, "two")
    assert capsys.readouterr().out == told
    assert told.splitlines()[1].startswith(LINE) and len(told.splitlines()[1]) > len(LINE)
    assert Image.open(tmp_path / "one.png").size == (768, 384)


def test_a_saved_game_goes_on_and_is_given_up_only_when_told(capsys, tmp_path):
    def played(*more):
        argv = ["play", "scoundrel", "--ui", "headless", "--save-dir", str(tmp_path), *more]
        assert desk.main(argv) == 0
        return capsys.readouterr().out.splitlines()[-1]

    first = played("--seed", "PALMDEK", "--keys", "A wait500")
    assert played() == first
    again = ("play", "scoundrel", "--ui", "headless", "--save-dir", str(tmp_path), "--seed", "ABCDEFG")
    assert "a saved game of scoundrel waits" in refused(capsys, *again)
    assert played() == first
    assert played("--seed", "ABCDEFG", "--new").startswith("1/scoundrel/-/p/ABCDEFG/")


def test_the_line_told_is_the_game_played(capsys, tmp_path):
    headless(tmp_path, "one")
    line = capsys.readouterr().out.splitlines()[1]
    png = tmp_path / "again.png"
    assert desk.main(["replay", line, "--png", str(png), "--gif", str(tmp_path / "again.gif")]) == 0
    out = capsys.readouterr().out
    assert "Scoundrel, seed PALMDEK" in out and "score " in out
    assert len(out.split("state ")[1].strip()) == 16
    assert png.stat().st_size and (tmp_path / "again.gif").stat().st_size


def test_as_a_process(tmp_path):
    """As a user starts it, with no display and no terminal."""
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}

    def start(*argv):
        command = [sys.executable, "-m", "host_sim", "--save-dir", str(tmp_path), *argv]
        return subprocess.run(
            command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=60, input="", check=False
        )

    if sys.platform.startswith("linux"):
        done = start()
        assert done.returncode == 2 and done.stderr.count("\n") == 1 and "no display" in done.stderr
    done = start("--keys", "A")
    assert done.returncode == 0 and done.stderr == ""


def test_boards_lists_them_and_shows_how_one_is_wired(capsys):
    assert desk.main(["boards"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in listed] == board_check.names()
    assert desk.main(["boards", "pico_spi"]) == 0
    said = capsys.readouterr().out
    assert "\nD1, MOSI GP19  25\n" in said, "the table"
    assert re.search(r"\n +Up +GP10 \* \| 14 +27 \| \* GP21 +RES\n", said), "the picture"
    assert "Source: https://" in said
