"""What these tests need: the emulator, a firmware image, and a build."""

import contextlib
import io
import os
from pathlib import Path

import pytest

from firmware import __main__ as command_line
from firmware.build import DIST

BOARD = "pico_i2c"
HOW = (
    "`make pico-test PICO_FIRMWARE=path.uf2` runs them, with the image for a Raspberry Pi Pico from"
    " https://micropython.org/download/RPI_PICO/"
)


def firmware_image():
    """The firmware to boot: PICO_FIRMWARE, else the newest in the emulator's cache; None where there is none."""
    named = os.environ.get("PICO_FIRMWARE")
    if named:
        return Path(named)
    cached = sorted((Path.home() / ".cache" / "rp2040py").glob("*RPI_PICO-*.uf2"))
    return cached[-1] if cached else None


@pytest.fixture(scope="session")
def image():
    """The path of the firmware image."""
    path = firmware_image()
    if path is None:
        pytest.skip(f"no firmware image for the emulated Pico: {HOW}")
    if not path.is_file():
        pytest.fail(f"PICO_FIRMWARE: there is no {path}")
    for module in ("rp2040py", "littlefs"):
        pytest.importorskip(module, reason=f"the emulator of the Pico isn't installed: {HOW}")
    return path


@pytest.fixture(scope="session")
def built(image):
    """What `python -m firmware build` makes, as it lies on the device: name -> bytes."""
    with contextlib.redirect_stdout(io.StringIO()):
        assert command_line.main(["build", "--board", BOARD]) == 0
    folder = DIST / BOARD
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    del files["package.json"]  # for mip, not for the device
    return files
