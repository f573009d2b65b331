"""CircuitPython's framebuf against MicroPython's: the same picture after every one of thousands of random calls."""

import importlib.util
import sys
from pathlib import Path

import displayio
import pytest

from hal.circuitpython import framebuf
from tests.micropython.ports import PORTS, REPOSITORY, micropython

SCRIPT = Path(__file__).with_name("draws.py")
CALLS = 2500
SEEDS = (1, 77)


def here(monkeypatch):
    """draws.py on CircuitPython's framebuf."""
    monkeypatch.setitem(sys.modules, "framebuf", framebuf)
    spec = importlib.util.spec_from_file_location("draws", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def of_bitmap(w, h):
    bitmap = displayio.Bitmap(w, h, 2)
    return bitmap, framebuf.FrameBuffer(bitmap, w, h, framebuf.MONO_VLSB)


def packed(bitmap, w, h):
    """A Bitmap's pixels as MONO_VLSB."""
    words = bitmap._data
    across = len(words) // h
    rows = ["".join(f"{word:032b}" for word in words[y * across : (y + 1) * across])[:w] for y in range(h)]
    return b"".join(
        bytes(int("".join(column), 2) for column in zip(*reversed(rows[y : y + 8]), strict=True))
        for y in range(0, h, 8)
    )


@pytest.fixture(scope="module")
def ours():
    """The hashes of all calls, on CircuitPython's framebuf."""
    said = []
    with pytest.MonkeyPatch.context() as patched:
        draws = here(patched)
    for seed in SEEDS:
        draws.run(seed, CALLS, of_bitmap, packed, said.append)
    return said


@pytest.mark.parametrize("port", PORTS)
def test_every_call_is_the_real_ones(port, ours):
    calls = [f"run({seed}, {CALLS}, of_bytes, as_it_is, print)" for seed in SEEDS]
    real = micropython(port, REPOSITORY, SCRIPT.read_text(encoding="utf-8"), *calls).splitlines()
    assert len(real) == len(ours) == CALLS * len(SEEDS)
    assert len(set(ours)) > len(ours) / 3, "many calls change something"
    different = [(i, a, b) for i, (a, b) in enumerate(zip(ours, real, strict=True)) if a != b]
    assert not different, f"first at call {different[0]}"


def test_a_picture_is_read_when_it_is_blitted():
    ink = bytearray(3)
    cell = framebuf.FrameBuffer(ink, 3, 8, framebuf.MONO_VLSB)
    bitmap, fb = of_bitmap(8, 8)
    fb.blit(cell, 0, 0)
    ink[1] = 0x81
    fb.blit(cell, 2, 0)
    assert packed(bitmap, 8, 8) == bytes((0, 0, 0, 0x81, 0, 0, 0, 0))


def test_other_formats_are_refused():
    with pytest.raises(ValueError):
        framebuf.FrameBuffer(bytearray(8), 8, 8, 3)
    with pytest.raises(ValueError):
        of_bitmap(8, 8)[1].blit((bytes(8), 8, 8, 3), 0, 0)
