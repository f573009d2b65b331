"""CircuitPython's modules for every test here, on a fresh chip, waiting on its clock."""

import time

import pytest

from tests.circuitpython import world

world.enter()


@pytest.fixture(autouse=True)
def power_up(monkeypatch, fresh_chip):
    import storage
    import supervisor

    from hal.circuitpython import clock

    world.start_over()
    monkeypatch.setattr(time, "sleep", world.sleep)
    monkeypatch.setattr(storage.mount, "readonly", False)
    monkeypatch.setattr(clock, "_last", supervisor.ticks_ms())
    monkeypatch.setattr(clock, "_now", 0)
