"""The display driver against the models: the glass shows the frame, and no byte too many goes out."""

import random

import pytest

from host_sim import board_check
from tests.hal.rigs import BOARDS, I2C_BOARDS, Rig, scribble

FRAME_BYTES = 1088  # eight transactions of address, head and 128 columns: what budgets are compared with


@pytest.fixture(params=BOARDS)
def rig(request, tmp_path):
    return Rig(request.param, tmp_path)


@pytest.mark.parametrize("turned", [False, True], ids=["upright", "flipped"])
@pytest.mark.parametrize("board", BOARDS)
def test_what_changed_and_everything_give_the_same_glass(board, turned, tmp_path):
    rig = Rig(board, tmp_path)
    rig.hal.display.flip(turned)
    chance = random.Random(board)
    for _ in range(120):
        scribble(rig.canvas, chance)
        assert rig.show()
        assert rig.seen() == rig.drawn(turned)
    whole = Rig(board, tmp_path)
    whole.hal.display.frame[:] = rig.hal.display.frame
    whole.hal.display.flip(turned)
    assert whole.show()
    assert whole.seen() == rig.seen()
    assert whole.controller.ram == rig.controller.ram, "nor does anything differ beside the glass"


def test_flip_turns_what_is_shown_and_back(rig):
    scribble_all(rig)
    upright = rig.seen()
    rig.hal.display.flip(True)
    assert rig.seen() == rig.drawn(turned=True) != upright
    rig.hal.display.flip(True)
    assert rig.seen() == rig.drawn(turned=True)
    rig.hal.display.flip(False)
    assert rig.seen() == upright


def test_a_display_mounted_upside_down(tmp_path):
    board = board_check.load("pico_i2c")
    turned = type(board)("turned")
    vars(turned).update({**vars(board), "ROTATION": 180})
    rig = Rig(turned, tmp_path)
    scribble_all(rig)
    assert rig.seen() == rig.drawn(turned=True)
    rig.hal.display.flip(True)
    assert rig.seen() == rig.drawn()


def scribble_all(rig):
    chance = random.Random(5)
    for _ in range(30):
        scribble(rig.canvas, chance)
    assert rig.show()


def test_the_glass_is_dark_until_the_garbage_is_gone(tmp_path):
    rig = Rig("pico_i2c", tmp_path, present=False)
    controller = rig.controller
    controller.present = True
    garbage = []
    write = controller.i2c_write

    def watched(data):
        write(data)
        garbage.append(any(map(any, controller.glass())))

    controller.i2c_write = watched
    assert rig.show()
    assert not any(garbage)
    assert controller.powered


@pytest.mark.parametrize("turned", [False, True])
def test_all_132_columns_of_an_sh1106_are_cleared(turned, tmp_path):
    rig = Rig("pico_i2c_sh1106", tmp_path)
    rig.hal.display.flip(turned)
    assert rig.controller.ram == [bytearray(132)] * 8


# -- bytes ------------------------------------------------------------------------------------------------------------
def test_nothing_changed_sends_nothing(rig):
    scribble_all(rig)
    rig.canvas.fill_rect(3, 3, 20, 20, 0)
    rig.show()
    rig.canvas.fill_rect(3, 3, 20, 20, 0)
    assert rig.sent() == (0, 0)


@pytest.mark.parametrize("board", I2C_BOARDS)
def test_bytes_of_typical_changes(board, tmp_path):
    rig = Rig(board, tmp_path)
    rig.canvas.fill(1)
    assert rig.sent() == (FRAME_BYTES, 8)
    for x in range(128):
        rig.canvas.pixel(x, 20, 0)
        assert rig.sent() == (24, 1), "one block of 16 columns"
    rig.canvas.vline(64, 0, 64, 0)
    assert rig.sent() == (8 * 24, 8)
    rig.canvas.pixel(15, 0, 0)
    rig.canvas.pixel(16, 0, 0)
    assert rig.sent() == (40, 1), "two blocks, one transaction"
    rig.canvas.fill(0)
    rig.show()
    rig.canvas.fill_rect(2, 19, 5, 7, 1)
    rig.show()
    rig.canvas.fill_rect(2, 19, 5, 7, 0)
    rig.canvas.fill_rect(2, 31, 5, 7, 1)
    rig.canvas.fill_rect(0, 56, 46, 8, 1)
    assert rig.sent()[0] <= 300, "a pointer that moves, and the hint line"
    rig.canvas.fill_rect(0, 12, 128, 11, 1)
    rig.canvas.fill_rect(0, 23, 128, 11, 0)
    assert rig.sent()[0] <= 450 + 136, "an inverse menu row that moves"


@pytest.mark.parametrize("board", I2C_BOARDS)
def test_the_corner_pixels_in_the_byte_stream(board, tmp_path):
    rig = Rig(board, tmp_path)
    left = 2 if rig.controller.kind == "SH1106" else 0
    for x, y, bit in ((0, 0, 1), (127, 0, 1), (0, 63, 128), (127, 63, 128)):
        rig.controller.log = []
        rig.canvas.pixel(x, y, 1)
        rig.show()
        data = bytearray(16)
        data[x % 16] = bit
        column = left + x // 16 * 16
        head = bytes((0x80, 0xB0 | y // 8, 0x80, column & 15, 0x80, 0x10 | column >> 4, 0x40))
        assert rig.controller.log == [head + data]
        rig.canvas.pixel(x, y, 0)
        rig.show()


def test_the_corner_pixels_over_spi(tmp_path):
    rig = Rig("pico_spi", tmp_path)
    rig.controller.log = []
    rig.canvas.pixel(127, 63, 1)
    rig.show()
    assert rig.controller.log == [(False, b"\xb7\x00\x17"), (True, bytes(15) + b"\x80")]


# -- settings ---------------------------------------------------------------------------------------------------------
def test_contrast_invert_power(rig):
    display, controller = rig.hal.display, rig.controller
    rig.canvas.fill_rect(10, 10, 5, 5, 1)
    rig.show()
    for value in (0, 255, 40):
        display.contrast(value)
        assert controller.contrast == value
    upright = rig.seen()
    display.invert(True)
    assert rig.seen() == ["".join(".#"[pixel == "."] for pixel in row) for row in upright]
    display.invert(False)
    display.power(False)
    assert rig.seen() == ["." * 128] * 64
    rig.canvas.pixel(99, 9, 1)
    rig.show()
    display.power(True)
    assert rig.seen() == rig.drawn(), "what was drawn in the dark is there"


def test_settings_survive_a_controller_that_lost_power(tmp_path):
    rig = Rig("pico_i2c", tmp_path)
    display, controller = rig.hal.display, rig.controller
    scribble_all(rig)
    display.contrast(200)
    display.invert(True)
    display.flip(True)
    display.power(False)
    controller.present = False
    rig.canvas.pixel(0, 0, 1 - rig.canvas.pixel(0, 0))
    assert not rig.show()
    controller.power_up()
    controller.present = True
    display.power(True)
    assert rig.show()
    assert (controller.contrast, controller.inverted, controller.powered) == (200, True, True)
    display.invert(False)
    assert rig.seen() == rig.drawn(turned=True)


def test_settings_of_a_display_that_is_not_there_wait_for_it(tmp_path):
    rig = Rig("pico_i2c", tmp_path, present=False)
    rig.hal.display.contrast(9)
    rig.hal.display.power(True)
    rig.controller.present = True
    assert rig.show()
    assert rig.controller.contrast == 9
