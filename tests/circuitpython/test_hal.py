"""The parts of CircuitPython's hal: what the seam asks of display, buttons, buzzer, clock, chance and memory."""

import random
import sys
from types import ModuleType, SimpleNamespace

import displayio
import microcontroller
import pytest

from hal.circuitpython import clock, status
from hal.circuitpython.buttons import Buttons
from hal.circuitpython.buzzer import Buzzer
from hal.circuitpython.device import Hal
from host_sim import board_check
from host_sim.chip import CHIP
from host_sim.controller import Controller
from tests.hal.rigs import BOARDS, I2C_BOARDS, scribble

PINS = (10, 11, 12, 13, 14, 15)


class Rig:
    """A board, its controller and the hal on top."""

    def __init__(self, board, saves, present=True):
        self.board = board_check.load(board) if isinstance(board, str) else board
        self.controller = Controller(self.board.CONTROLLER)
        self.controller.present = present
        CHIP.wire(self.board, self.controller)
        self.hal = Hal(self.board, str(saves))
        self.canvas = self.hal.canvas
        self.show = self.hal.display.show

    def drawn(self, turned=False):
        """The frame as rows of 0 and 1."""
        frame = self.hal.display.frame
        rows = [bytes(frame[x, y] for x in range(128)) for y in range(64)]
        return [row[::-1] for row in reversed(rows)] if turned else rows

    def seen(self):
        return [bytes(row) for row in self.controller.glass()]

    def sent(self):
        """Bytes that sending what changed took."""
        before = self.controller.bytes_in
        assert self.show()
        return self.controller.bytes_in - before


def changed(board, **data):
    """A board with some data changed."""
    made = ModuleType("changed")
    vars(made).update({**vars(board_check.load(board)), **data})
    return made


# -- display ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", BOARDS)
def test_the_contract(name, tmp_path):
    rig = Rig(name, tmp_path)
    for call in ("fill", "fill_rect", "rect", "hline", "vline", "line", "pixel", "blit"):
        assert callable(getattr(rig.canvas, call))
    chance = random.Random(name)
    for _ in range(12):
        scribble(rig.canvas, chance)
        assert rig.show() is True
        assert rig.seen() == rig.drawn(turned=rig.board.ROTATION == 180)
    assert [CHIP.level(pin) for pin in rig.board.HIGH] == [1] * len(rig.board.HIGH)
    for bit, pin in enumerate(rig.board.BUTTONS):
        CHIP.press(pin)
        rig.hal.idle(10)
        assert rig.hal.buttons.read() == 1 << bit
        CHIP.release(pin)
        rig.hal.idle(10)
        assert rig.hal.buttons.read() == 0
    assert rig.hal.storage.seldom is True
    assert rig.hal.clock.ms() == CHIP.now


@pytest.mark.parametrize("controller", ["SSD1306", "SSD1309", "SH1106"])
@pytest.mark.parametrize("rotation", [0, 180])
def test_settings(controller, rotation, tmp_path):
    rig = Rig(changed("pico_i2c", CONTROLLER=controller, ROTATION=rotation), tmp_path)
    display = rig.hal.display
    rig.canvas.fill_rect(3, 9, 40, 20, 1)
    rig.canvas.line(0, 63, 127, 30, 1)
    assert rig.show()
    assert rig.seen() == rig.drawn(turned=rotation == 180)
    display.flip(True)
    assert rig.seen() == rig.drawn(turned=rotation == 0)
    rig.canvas.pixel(100, 3, 1)
    assert rig.show()
    assert rig.seen() == rig.drawn(turned=rotation == 0)
    display.flip(False)
    assert rig.seen() == rig.drawn(turned=rotation == 180)
    display.contrast(9)
    assert rig.controller.contrast == 9
    display.invert(True)
    assert rig.controller.inverted
    display.power(False)
    assert not any(map(any, rig.seen()))
    rig.controller.power_up()
    rig.controller.present = False
    rig.canvas.fill(1)
    assert not rig.show()
    rig.controller.present = True
    assert rig.show()
    assert rig.controller.contrast == 9 and rig.controller.inverted and not rig.controller.powered, "as they were"


def test_nothing_is_sent_where_nothing_changed(tmp_path):
    rig = Rig("pico_i2c", tmp_path)
    rig.canvas.fill_rect(0, 0, 128, 64, 1)
    full = rig.sent()
    rig.canvas.fill(0)
    rig.canvas.fill_rect(0, 0, 128, 64, 1)
    assert rig.sent() == 0, "drawn anew, but the same"
    rig.canvas.pixel(5, 20, 0)
    one = rig.sent()
    assert 0 < one < 200 < full
    rig.canvas.pixel(5, 0, 0)
    rig.canvas.pixel(5, 63, 0)
    assert rig.sent() <= 2 * one, "not what lies between"
    assert rig.seen() == rig.drawn()


@pytest.mark.parametrize("name", I2C_BOARDS)
def test_a_display_that_stops_answering(name, tmp_path):
    rig = Rig(name, tmp_path)
    rig.controller.present = False
    rig.canvas.fill_rect(10, 10, 50, 30, 1)
    assert rig.show() is False
    for setting in (rig.hal.display.contrast, rig.hal.display.invert, rig.hal.display.power, rig.hal.display.flip):
        setting(1)
    assert rig.show() is False
    rig.controller.power_up()
    rig.controller.present = True
    assert rig.show() is True
    assert rig.seen() == [bytes(1 - pixel for pixel in row) for row in rig.drawn(turned=True)]


def test_each_run_of_pages_asks_first(tmp_path):
    """displayio doesn't notice what isn't acknowledged; so it is asked for, once for each piece that is sent."""
    rig = Rig("pico_i2c", tmp_path)
    noticed = position = 0
    while True:
        rig.canvas.fill(0)
        assert rig.show()
        for page in range(0, 8, 2):
            rig.canvas.hline(0, 8 * page + 3, 90, 1)
        rig.controller.nack_transaction = position
        arrived = rig.show()
        if rig.controller.nack_transaction is not None:
            break
        if not arrived:
            noticed += 1
            assert rig.show()
            assert rig.seen() == rig.drawn()
        position += 1
    assert noticed == 4


def test_a_setting_is_not_lost(tmp_path):
    rig = Rig("pico_i2c", tmp_path)
    rig.controller.present = False
    rig.hal.display.contrast(3)
    rig.controller.present = True
    assert rig.show() and rig.controller.contrast == 3


def test_going_back_from_a_page(tmp_path):
    rig = Rig("pico_i2c", tmp_path)
    rig.canvas.fill_rect(3, 3, 50, 50, 1)
    assert rig.show()
    assert rig.hal.display.page(displayio.Group())
    assert not any(map(any, rig.seen()))
    rig.controller.present = False
    assert not rig.show()
    rig.controller.present = True
    assert rig.show() and rig.seen() == rig.drawn()
    assert rig.hal.display.page(displayio.Group())
    rig.canvas.fill_rect(3, 3, 20, 20, 0)
    assert rig.show() and rig.seen() == rig.drawn()


def test_a_display_that_is_not_there_is_reported_in_words(tmp_path, capsys):
    rig = Rig("pico_i2c", tmp_path, present=False)
    assert "No display at 0x3C on I2C0 (SDA GP4, SCL GP5), and nothing else answers there" in capsys.readouterr().out
    rig.controller.present = True
    rig.canvas.fill(1)
    assert rig.show()
    assert rig.seen() == rig.drawn()


def test_a_bus_without_wires_is_reported_too(tmp_path, capsys):
    Hal(board_check.load("pico_i2c"), str(tmp_path))
    assert "nothing else answers there: check power and both wires" in capsys.readouterr().out


def test_another_address_is_named(tmp_path, capsys):
    controller = Controller("SSD1306")
    CHIP.attach_i2c(0, 0x3D, controller)
    Hal(board_check.load("pico_i2c"), str(tmp_path))
    assert "but 0x3D answers" in capsys.readouterr().out


def test_the_display_that_a_board_comes_with_gives_its_pins_back(tmp_path):
    built_in = microcontroller.pin.GPIO26.claim()  # CircuitPython set it up before code.py ran
    displayio.display_buses.append(SimpleNamespace(deinit=built_in.release))
    rig = Rig("macropad_rp2040", tmp_path)
    rig.canvas.fill(1)
    assert rig.show() and rig.seen() == rig.drawn()


def test_pins_that_are_in_use_are_no_missing_display(tmp_path):
    microcontroller.pin.GPIO18.claim()
    with pytest.raises(ValueError):
        Rig("pico_spi", tmp_path)


def test_a_status_page_lights_a_dark_glass(tmp_path):
    rig = Rig("pico_i2c", tmp_path)
    rig.hal.display.power(False)
    status.show(rig.hal.display, "A TITLE", "words " * 50, "games/x.py:1 in act")
    lines = [any(map(any, rig.seen()[12 * line : 12 * line + 12])) for line in range(5)]
    assert lines == [True] * 5, "the place is the last line, however long the text"


# -- buttons ---------------------------------------------------------------------------------------------------------
def changes(buttons):
    """All that is queued, as (mask, ms)."""
    found = []
    while buttons.queued:
        found.append((buttons.read(), buttons.at))
    return found


@pytest.mark.parametrize("pressed", [0, 1])
def test_masks_have_the_time_of_their_scan(pressed):
    buttons = Buttons(PINS, pressed)
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


def test_a_release_that_an_overflow_lost():
    buttons = Buttons(PINS, 0)
    CHIP.press(10)
    CHIP.advance(5)
    assert buttons.read() == 1
    for i in range(64):
        (CHIP.press if i % 2 else CHIP.release)(10)
        CHIP.advance(5)
    CHIP.press(11)
    CHIP.release(10)
    CHIP.advance(5)
    buttons.read()
    CHIP.advance(5)
    changes(buttons)
    assert buttons.read() == 2


def test_times_where_ticks_wrap():
    CHIP.now = 65536 - 7  # the first time
    clock._last = (2**29 - 7) % 2**29
    buttons = Buttons(PINS, 0)
    CHIP.advance(10)
    CHIP.press(10)
    CHIP.advance(5)
    found = changes(buttons)
    assert found[0][0] == 1 and clock.ms() - found[0][1] in range(6)


def test_the_clock_wraps_at_2_to_the_30():
    clock.ms()
    for _ in range(5):
        CHIP.now += 2**28
        clock.ms()
    assert clock.ms() == 5 * 2**28 - 2**30


# -- sound, chance, memory -------------------------------------------------------------------------------------------
def test_tones_end_in_time(tmp_path):
    hal = Rig("pico_i2c", tmp_path).hal
    start = CHIP.now
    hal.buzzer.tone(440, 13)
    hal.idle(10)
    hal.idle(10)
    hal.buzzer.tone(880, 50)
    hal.idle(20)
    hal.buzzer.tone(1, 5)  # too low for the PWM
    hal.idle(5)
    hal.buzzer.tone(440, 50)
    hal.buzzer.tone(0, 50)
    assert [(ms - start, hz) for ms, hz in CHIP.tones] == [
        (0, 440), (13, 0), (20, 880), (40, 16), (45, 0), (45, 440), (45, 0)
    ]  # fmt: skip
    assert CHIP.now == start + 45


def test_no_buzzer():
    buzzer = Buzzer(None)
    buzzer.tone(440, 10)
    assert buzzer.wait(10) == 10
    assert CHIP.tones == []


def test_chance(tmp_path, monkeypatch):
    hal = Rig("pico_i2c", tmp_path).hal
    assert len({hal.entropy() for _ in range(50)}) == 50
    monkeypatch.setattr("hal.circuitpython.device.os.urandom", bytes)
    calm = hal.entropy()
    CHIP.press(14)
    hal.idle(5)
    hal.buttons.read()
    assert len(calm) == 8 and hal.entropy() != calm


def test_a_module_is_forgotten(tmp_path):
    hal = Rig("pico_i2c", tmp_path).hal
    package = ModuleType("a_package")
    package.leaf = ModuleType("a_package.leaf")
    sys.modules.update({"a_package": package, "a_package.leaf": package.leaf})
    hal.unload("a_package.leaf")
    assert "a_package.leaf" not in sys.modules and not hasattr(package, "leaf")
    del sys.modules["a_package"]
