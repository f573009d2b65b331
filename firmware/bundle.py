"""Palmdeck for CircuitPython: a folder whose content is dragged onto the CIRCUITPY drive, and the same as a zip.

Everything is source, because CircuitPython's `.mpy` files are of another format than MicroPython's. `lib/` gets the
Adafruit libraries that the board's display and the status pages need, out of the installed packages.
"""

import importlib.util
import shutil
import zipfile
from pathlib import Path

from firmware.build import DIST, REPOSITORY, check_board
from firmware.failed import Failed
from host_sim import board_check

WORLD = "circuitpython"
OURS = ("hal/__init__.py", "hal/missing.py", "hal/modules.py", "hal/storage.py")  # of hal/, besides hal/circuitpython/
# the package that is installed, and its files that are wanted
_TEXT = ("adafruit-circuitpython-display-text", ("adafruit_display_text/__init__.py", "adafruit_display_text/label.py"))
_SSD1306 = ("adafruit-circuitpython-displayio-ssd1306", ("adafruit_displayio_ssd1306.py",))
_SH1106 = ("adafruit-circuitpython-displayio-sh1106", ("adafruit_displayio_sh1106.py",))
_DRIVERS = {"SSD1306": _SSD1306, "SSD1309": _SSD1306, "SH1106": _SH1106}
_DATE = (2020, 1, 1, 0, 0, 0)  # in the zip: the same bytes from the same sources


def sources(board):
    """{name on the drive: source here}. `code.py` comes last: what is half copied must not run. Raises Refused, Failed."""
    check_board(board)
    found = {}
    for path in sorted((REPOSITORY / "core").rglob("*.py")):
        found[path.relative_to(REPOSITORY).as_posix()] = path
    for path in [REPOSITORY / name for name in OURS] + sorted((REPOSITORY / "hal" / WORLD).glob("*.py")):
        found[path.relative_to(REPOSITORY).as_posix()] = path
    for package, names in (_TEXT, _DRIVERS[board_check.load(board).CONTROLLER]):
        for name in names:
            found["lib/" + name] = _installed(package, name)
    found["wiring.py"] = REPOSITORY / "boards" / f"{board}.py"
    found["pico_main.py"] = REPOSITORY / "firmware" / "main.py"  # not by its own name, or it could be run
    found["code.py"] = REPOSITORY / "firmware" / "code.py"
    return found


def _installed(package, name):
    """The file of an installed package. Raises Failed."""
    try:
        module = importlib.util.find_spec(name.partition("/")[0].removesuffix(".py"))
        path = Path(module.origin).parent / name.rpartition("/")[2]
        if path.is_file():
            return path
    except (ImportError, AttributeError, TypeError):
        pass
    raise Failed(f"{package} isn't installed: pip install {package}")


def bundle(board, dist=DIST):
    """Write the folder, emptied first, and the zip. Returns ({name: bytes}, folder, zip). Raises Refused, Failed."""
    chosen = sources(board)
    folder = Path(dist) / f"{board}-{WORLD}"
    archive = folder.with_name(folder.name + ".zip")
    shutil.rmtree(folder, ignore_errors=True)
    files = {}
    for name, source in chosen.items():
        files[name] = source.read_bytes()
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(files[name])
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as out:
        for name, data in files.items():
            out.writestr(zipfile.ZipInfo(name, _DATE), data, zipfile.ZIP_DEFLATED)
    return files, folder, archive
