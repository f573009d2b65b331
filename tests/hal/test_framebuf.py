"""The desk's framebuf against the real one: the same hash after every one of thousands of random calls."""

import importlib.util
from pathlib import Path

import framebuf
import pytest

from tests.micropython.ports import PORTS, REPOSITORY, micropython

SCRIPT = Path(__file__).with_name("draws.py")
CALLS = 3000
SEEDS = (1, 77)


def here():
    """draws.py on the desk's framebuf."""
    spec = importlib.util.spec_from_file_location("draws", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_the_shim():
    assert Path(framebuf.__file__).parent.name == "shims"


@pytest.mark.parametrize("port", PORTS)
def test_every_call_is_the_real_ones(port):
    source = SCRIPT.read_text(encoding="utf-8")
    calls = [f"run({seed}, {CALLS}, print)" for seed in SEEDS]
    real = micropython(port, REPOSITORY, source, *calls).splitlines()
    draws, ours = here(), []
    for seed in SEEDS:
        draws.run(seed, CALLS, ours.append)
    assert len(real) == len(ours) == CALLS * len(SEEDS)
    assert len(set(ours)) > len(ours) / 2, "most calls change something"
    different = [(i, a, b) for i, (a, b) in enumerate(zip(ours, real, strict=True)) if a != b]
    assert not different, f"first at call {different[0]}"


@pytest.mark.parametrize("port", PORTS)
def test_it_refuses_what_the_real_one_refuses(port):
    real = micropython(port, REPOSITORY, SCRIPT.read_text(encoding="utf-8"), "refusals(print)").splitlines()
    ours = []
    here().refusals(ours.append)
    assert ours == real
