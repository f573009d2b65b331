"""The house rules that a reader of one file can't see: who may import whom, what the chip can't take, what stays out."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from core.games import GAMES
from core.lang import LANGUAGES

REPOSITORY = Path(__file__).resolve().parents[1]
CORE_IMPORTS = {"core", "framebuf", "micropython", "struct", "binascii", "gc"}
CHIP_IMPORTS = {
    "core",
    "hal",
    "board",
    "machine",
    "framebuf",
    "micropython",
    "struct",
    "gc",
    "os",
    "sys",
    "utime",
    "errno",
    "binascii",
    "uctypes",
}
CIRCUITPYTHON_IMPORTS = {
    "hal",
    "adafruit_display_text",
    "adafruit_displayio_sh1106",
    "adafruit_displayio_ssd1306",
    "binascii",
    "bitmaptools",
    "busio",
    "digitalio",
    "displayio",
    "errno",
    "fourwire",
    "i2cdisplaybus",
    "keypad",
    "microcontroller",
    "micropython",
    "os",
    "pwmio",
    "storage",
    "struct",
    "supervisor",
    "terminalio",
    "time",
}
SMALL_INT = 2**30  # from here on an int is a heap object on a 32-bit MicroPython
LONGEST = 450  # lines of a file written by hand; one subject fits in fewer
TEXT = {".py", ".toml", ".txt", ".md", ".json", ".mjs", ".js", ".yml", ".yaml", ".cfg", ".ini", ".sh", ""}


def sources(*folders):
    """Our Python files below these folders."""
    return sorted(path for folder in folders for path in (REPOSITORY / folder).rglob("*.py"))


def named(paths):
    """Paths as test parameters with readable names."""
    return [pytest.param(path, id=str(path.relative_to(REPOSITORY))) for path in paths]


def imports(tree):
    """The top packages that a file imports."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute: a module is unloaded by its full name"
            found.add(node.module.partition(".")[0])
    return found


def parsed(path):
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", named(sources("core")))
def test_core_keeps_to_its_subset(path):
    tree = parsed(path)
    assert imports(tree) <= CORE_IMPORTS
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "micropython":
            assert [alias.name for alias in node.names] == ["const"], "no native or viper in core"
        if isinstance(node, ast.Constant) and type(node.value) is int:
            assert node.value < SMALL_INT, f"line {node.lineno}: a heap integer"
        assert not isinstance(node, (ast.AsyncFunctionDef, ast.Match, ast.NamedExpr)), f"line {node.lineno}"


@pytest.mark.parametrize("path", named(sources("hal", "boards")))
def test_the_chip_side_imports_nothing_of_the_desk(path):
    allowed = CIRCUITPYTHON_IMPORTS if path.parent.name == "circuitpython" else CHIP_IMPORTS
    assert imports(parsed(path)) <= allowed


@pytest.mark.parametrize("path", named(sources("boards")))
def test_a_board_is_data(path):
    for node in parsed(path).body:
        text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        assert text or isinstance(node, ast.Assign), f"line {node.lineno}: a board file has no logic"


@pytest.mark.parametrize("path", named(sources("core", "hal", "boards", "firmware", "host_sim", "tests")))
def test_a_file_has_one_subject(path):
    source = path.read_text(encoding="utf-8")
    drawn = "core/art/" in path.as_posix() or path.name.startswith("font")
    assert drawn or len(source.splitlines()) <= LONGEST
    if source.strip():
        assert ast.get_docstring(ast.parse(source)), "the first lines say what the file is about"


@pytest.mark.parametrize("name", [name for name, _ in GAMES])
def test_a_registered_game_is_whole(name):
    files = ["games/%s", "ai/%s", "ui/tables/%s", "art/%s", "art/emblem_%s"]
    files += [f"lang/{code}_%s" for code, _ in LANGUAGES]
    for file in files:
        assert (REPOSITORY / "core" / (file % name + ".py")).exists()


def committed():
    """The files that git knows, the new ones included; all text files where there is no git."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=True).stdout.splitlines()
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no git here to tell which files are ours")
    paths = [REPOSITORY / name for name in listed]
    return [path for path in paths if path.suffix in TEXT and path.is_file()]


def test_nothing_names_a_machine_or_a_registry():
    # in two halves each, so that this file doesn't name them either
    halves = [("/ho", "me/"), ("/ro", "ot/"), ("/wo", "rk/"), ("/Us", "ers/"), ("registry.n", "pmjs"), ("py", "pi.org")]
    pattern = re.compile("|".join(re.escape(first + second) for first, second in halves))
    found = []
    for path in committed():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if pattern.search(line):
                found.append(f"{path.relative_to(REPOSITORY)}:{number}: {line.strip()}")
    assert not found, "\n".join(found)


def test_lock_file_names_no_address():
    assert "resolved" not in (REPOSITORY / "package-lock.json").read_text(encoding="utf-8")
