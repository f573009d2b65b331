"""Sampling: every change with its time, nothing lost, nothing allocated; contacts and clicks are core/ui/input.py's."""

import machine
import pytest

from hal.buttons import Buttons
from host_sim.chip import CHIP

PINS = (10, 11, 12, 13, 14, 15)


def changes(buttons):
    """All that is queued, as (mask, ms)."""
    found = []
    while buttons.queued:
        found.append((buttons.read(), buttons.at))
    return found


@pytest.mark.parametrize("pressed", [0, 1])
def test_each_button_is_its_bit(pressed):
    buttons = Buttons(PINS, pressed)
    assert buttons.read() == 0
    for i, pin in enumerate(PINS):
        CHIP.press(pin)
        CHIP.advance(5)
        assert buttons.read() == 1 << i
        assert CHIP.level(pin) == pressed
        CHIP.release(pin)
        CHIP.advance(5)
        assert buttons.read() == 0


def test_a_mask_has_the_time_of_its_sample():
    buttons = Buttons(PINS, 0)
    CHIP.advance(101)
    CHIP.press(10)
    CHIP.advance(30)
    CHIP.press(15)
    CHIP.advance(30)
    CHIP.release(10)
    CHIP.advance(500)
    assert changes(buttons) == [(1, 105), (33, 135), (32, 165)]
    assert (buttons.read(), buttons.at) == (32, 661), "the present one, now"


def test_a_click_between_two_frames_is_not_lost():
    buttons = Buttons(PINS, 0)
    CHIP.advance(1)
    CHIP.press(14)
    CHIP.advance(5)
    CHIP.release(14)
    CHIP.advance(300)
    assert changes(buttons) == [(16, 5), (0, 10)]


def test_bounces_are_passed_on_as_they_are():
    buttons = Buttons(PINS, 0)
    for level in (0, 1, 0, 1, 1, 0):
        CHIP.set_pin(10, level)
        CHIP.advance(5)
    assert [mask for mask, _ in changes(buttons)] == [1, 0, 1, 0, 1]


def test_two_at_once():
    buttons = Buttons(PINS, 0)
    CHIP.press(14)
    CHIP.press(12)
    CHIP.advance(5)
    assert changes(buttons) == [(20, 5)]


def test_held_at_power_up():
    CHIP.press(15)
    buttons = Buttons(PINS, 0)
    assert buttons.read() == 32
    CHIP.release(15)
    CHIP.advance(5)
    assert buttons.read() == 0


def test_when_the_ring_is_full_the_last_state_still_comes():
    buttons = Buttons(PINS, 0)
    for i in range(100):
        (CHIP.release if i % 2 else CHIP.press)(10)
        CHIP.advance(5)
    CHIP.press(11)
    CHIP.advance(5)
    queued = changes(buttons)
    assert len(queued) == 31
    CHIP.advance(5)
    assert buttons.read() == 2
    assert buttons.at == CHIP.now


def test_time_wraps_at_2_to_the_30():
    CHIP.now = 2**30 - 7
    buttons = Buttons(PINS, 0)
    CHIP.advance(10)
    CHIP.press(10)
    CHIP.advance(5)
    assert changes(buttons) == [(1, 8)]


def test_the_moments_of_presses_are_chance():
    seen = set()
    for ms in range(50):
        CHIP.reset()
        buttons = Buttons(PINS, 0)
        CHIP.advance(5 * ms)
        CHIP.press(10)
        CHIP.advance(5)
        CHIP.release(10)
        CHIP.advance(5)
        seen.add(buttons.noise)
    assert len(seen) == 50
    assert max(seen) < 1 << 24


def test_levels_of_a_pin():
    pin = machine.Pin(3, machine.Pin.IN, machine.Pin.PULL_UP)
    assert pin() == 1
    CHIP.press(3)
    assert pin.value() == 0
    CHIP.set_pin(3, 1)
    assert pin() == 1
    CHIP.set_pin(3, None)
    assert pin() == 0
