"""What is dragged onto CIRCUITPY: whole, as source, and importing only what is on it or in CircuitPython."""

import ast
import importlib.util
import zipfile
from pathlib import Path

import pytest

from core.games import GAMES
from firmware import __main__ as command_line
from firmware import bundle as bundling
from firmware.build import REPOSITORY
from firmware.bundle import bundle
from firmware.failed import Failed
from host_sim import board_check
from host_sim.refused import Refused
from tests.firmware.fake_device import tree

# modules of CircuitPython 9 on RP2040 boards that hal/, core/ and the libraries may count on
BUILT_IN = {
    "binascii", "bitmaptools", "busdisplay", "busio", "digitalio", "displayio", "errno", "fourwire", "gc", "i2cdisplaybus",
    "io", "keypad", "microcontroller", "micropython", "os", "pwmio", "storage", "struct", "supervisor", "sys",
    "terminalio", "time", "traceback",
}  # fmt: skip
GIVEN = {"framebuf"}  # by code.py
DRIVE = 900_000  # bytes that are free on the smallest drive, a Pico's of 1 MB


@pytest.fixture(scope="module", params=board_check.names())
def made(request, tmp_path_factory):
    """(board, {name: bytes}, folder, zip)"""
    return request.param, *bundle(request.param, tmp_path_factory.mktemp("dist"))


def test_everything_is_in_it(made):
    board, files, folder, _ = made
    assert list(files)[-1] == "code.py", "what is half copied must not run"
    assert all(name.endswith(".py") for name in files)
    for name, _ in GAMES:
        assert f"core/games/{name}.py" in files and f"core/ui/tables/{name}.py" in files
    assert files["wiring.py"] == (REPOSITORY / "boards" / f"{board}.py").read_bytes()
    assert files["code.py"] == (REPOSITORY / "firmware" / "code.py").read_bytes()
    assert files["core/console.py"] == (REPOSITORY / "core" / "console.py").read_bytes(), "core is unchanged"
    assert not any(name in files for name in ("hal/pico.py", "hal/oled.py", "main.py"))
    assert tree(folder) == files
    assert sum(map(len, files.values())) < DRIVE


def test_the_libraries_are_the_installed_ones(made):
    board, files, *_ = made
    driver = {"SH1106": "adafruit_displayio_sh1106"}.get(
        board_check.load(board).CONTROLLER, "adafruit_displayio_ssd1306"
    )
    libraries = {name for name in files if name.startswith("lib/")}
    assert libraries == {
        f"lib/{driver}.py",
        "lib/adafruit_display_text/__init__.py",
        "lib/adafruit_display_text/label.py",
    }
    assert files[f"lib/{driver}.py"] == Path(importlib.util.find_spec(driver).origin).read_bytes()


def test_the_zip_is_the_folder(made, tmp_path):
    board, files, folder, archive = made
    with zipfile.ZipFile(archive) as zipped:
        assert {name: zipped.read(name) for name in zipped.namelist()} == files
        assert zipped.namelist()[-1] == "code.py"
    assert bundle(board, tmp_path)[2].read_bytes() == archive.read_bytes(), "the same from the same sources"
    assert archive.parent == folder.parent


def imported(source):
    """The modules that a file needs: not those that it can do without, nor those of its type checker."""
    spared = set()
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Try) and any("ImportError" in ast.dump(handler) for handler in node.handlers):
            spared |= {id(inner) for part in node.body for inner in ast.walk(part)}
    for node in ast.walk(tree):
        if id(node) in spared:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module


def test_all_that_is_imported_is_there(made):
    _, files, *_ = made
    drivers = {"adafruit_displayio_ssd1306", "adafruit_displayio_sh1106"}  # of which the board's one is taken
    missing = set()
    for name, data in files.items():
        for module in imported(data):
            path = module.replace(".", "/")
            there = (
                any(place + path + end in files for place in ("", "lib/") for end in (".py", "/__init__.py"))
                or module in BUILT_IN | GIVEN | drivers
            )
            if not there:
                missing.add(f"{name} imports {module}")
    # what only MicroPython's main() asks for
    assert missing == {"pico_main.py imports board", "pico_main.py imports hal.pico"}


def test_a_library_that_is_not_installed_is_named(monkeypatch, tmp_path):
    monkeypatch.setattr(bundling, "_TEXT", ("adafruit-circuitpython-nothing", ("adafruit_nothing/__init__.py",)))
    with pytest.raises(Failed, match="^adafruit-circuitpython-nothing isn't installed: pip install [a-z-]+$"):
        bundle("pico_i2c", tmp_path)
    assert not list(tmp_path.iterdir()), "nothing half made"


def test_an_unknown_board_is_refused(tmp_path):
    with pytest.raises(Refused, match="no board 'toaster'; there is"):
        bundle("toaster", tmp_path)


def test_the_command(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(bundling.bundle, "__defaults__", (tmp_path,))
    monkeypatch.setattr(command_line, "REPOSITORY", tmp_path)
    assert command_line.main(["bundle", "--circuitpython", "--board", "pico_spi"]) == 0
    assert capsys.readouterr().out.endswith("they are in pico_spi-circuitpython/ and in pico_spi-circuitpython.zip\n")
    assert (tmp_path / "pico_spi-circuitpython" / "code.py").is_file()
    for wrong, said in (
        (["bundle"], "--circuitpython"),
        (["bundle", "--circuitpython", "--board", "x"], "no board 'x'"),
    ):
        with pytest.raises(SystemExit) as ended:
            command_line.main(wrong)
        error = capsys.readouterr().err
        assert ended.value.code == 2 and said in error and error.count("\n") == 1
