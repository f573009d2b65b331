"""A device over a directory, and builds of a handful of files."""

import pytest

from firmware.build import Build
from firmware.device import Device
from tests.firmware.fake_device import FakeTransport


@pytest.fixture
def flash(tmp_path):
    """The directory that stands for the device's flash."""
    path = tmp_path / "flash"
    path.mkdir()
    return path


@pytest.fixture
def transport(flash):
    return FakeTransport(flash)


@pytest.fixture
def device(transport):
    return Device(transport, "auto")


@pytest.fixture
def said():
    """Lines that a command said; `said.append` is its `say`."""
    return []


@pytest.fixture
def small():
    """A build of a few files, one of them longer than what is sent at once."""
    return Build("pico_i2c", "0.1.0", "1.29.0", {**FILES})


FILES = {
    "core/__init__.mpy": b"M\x06core",
    "core/rng.mpy": b"M\x06rng" + bytes(range(256)) * 20,
    "core/ui/canvas.mpy": b"M\x06canvas",
    "hal/pico.mpy": b"M\x06pico",
    "board.mpy": b"M\x06board",
    "main.py": b"print('hello')\n",
}
