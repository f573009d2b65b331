"""The hal as a whole: every board fulfils the contract, modules leave, chance differs."""

import sys
from types import ModuleType

import pytest

from hal.pico import Hal
from host_sim import board_check
from host_sim.chip import CHIP
from tests.hal.rigs import BOARDS, Rig


@pytest.mark.parametrize("board", BOARDS)
def test_the_contract(board, tmp_path):
    hal = Rig(board, tmp_path).hal
    for call in ("fill", "fill_rect", "rect", "hline", "vline", "line", "pixel", "blit"):
        assert callable(getattr(hal.canvas, call))
    assert hal.display.show() is True
    assert hal.buttons.read() == hal.buttons.queued == 0
    assert hal.clock.ms() == CHIP.now
    assert hal.storage.seldom is False
    assert hal.shares is False
    hal.idle(25)
    assert hal.clock.ms() == CHIP.now >= 25
    assert len(hal.entropy()) == 8


def test_the_clock_wraps(tmp_path):
    hal = Rig("pico_i2c", tmp_path).hal
    CHIP.now = 2**30 + 5
    assert hal.clock.ms() == 5


def test_a_board_without_a_buzzer(tmp_path):
    board = board_check.load("pico_i2c")
    mute = type(board)("mute")
    vars(mute).update({**vars(board), "BUZZER": None})
    Rig(mute, tmp_path).hal.buzzer.tone(440, 10)
    assert CHIP.tones == []


def test_entropy_is_the_chips_mixed_with_the_presses(tmp_path, monkeypatch):
    hal = Rig("pico_i2c", tmp_path).hal
    assert len({hal.entropy() for _ in range(50)}) == 50
    monkeypatch.setattr("hal.pico.os", ModuleType("os"))  # no urandom there
    calm = hal.entropy()
    CHIP.press(14)
    hal.idle(5)
    pressed = hal.entropy()
    assert len({calm, pressed}) == 2
    assert len(pressed) == 8


def test_unload_forgets_a_module_in_both_places(tmp_path):
    hal = Rig("pico_i2c", tmp_path).hal
    package, leaf = ModuleType("a_package"), ModuleType("a_package.leaf")
    package.leaf = leaf
    sys.modules.update({"a_package": package, "a_package.leaf": leaf})
    try:
        hal.unload("a_package.leaf")
        assert "a_package.leaf" not in sys.modules
        assert not hasattr(package, "leaf")
        hal.unload("a_package.leaf")
        hal.unload("no_such.module")
    finally:
        sys.modules.pop("a_package", None)


def test_no_directory_to_save_in_is_no_reason_not_to_play(tmp_path):
    (tmp_path / "file").write_text("in the way")
    Rig("pico_i2c", tmp_path / "file" / "saves")


def test_an_impossible_bus_is_refused_as_on_the_chip(tmp_path):
    board = board_check.load("pico_i2c")
    wrong = type(board)("wrong")
    for changes in ({"SDA": 5, "SCL": 4}, {"SDA": 6, "SCL": 7}, {"BUS_ID": 2}):
        vars(wrong).update({**vars(board), **changes})
        with pytest.raises(ValueError):
            Hal(wrong, str(tmp_path))
