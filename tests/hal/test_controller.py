"""The models do what the datasheets say, also where that spoils the picture."""

import pytest

from host_sim.chip import CHIP
from host_sim.controller import Controller

ON = {
    "SSD1306": b"\x8d\x14\xa1\xc8\xaf",
    "SSD1309": b"\xa1\xc8\xaf",
    "SH1106": b"\xa1\xc8\xaf",
}
KINDS = tuple(ON)


def dark(kind, extra=b""):
    """A controller that is on, upright, its RAM cleared by page addressing."""
    controller = Controller(kind)
    command(controller, ON[kind] + extra)
    for page in range(8):
        write(controller, page, 0, bytes(controller.columns))
    return controller


def command(controller, commands):
    controller.i2c_write(b"\x00" + commands)


def write(controller, page, column, data):
    command(controller, bytes((0xB0 | page, column & 15, 0x10 | column >> 4)))
    controller.i2c_write(b"\x40" + data)


def lit(controller):
    """The lit pixels of the glass, as (x, y)."""
    glass = controller.glass()
    return [(x, y) for y in range(64) for x in range(128) if glass[y][x]]


@pytest.mark.parametrize("kind", KINDS)
def test_after_power_up_the_glass_is_dark_and_the_ram_garbage(kind):
    controller = Controller(kind)
    assert lit(controller) == []
    command(controller, ON[kind])
    assert 3000 < len(lit(controller)) < 5000


@pytest.mark.parametrize("kind", KINDS)
def test_a_pixel_and_its_place(kind):
    first = 2 if kind == "SH1106" else 0
    for x, page, bit in ((0, 0, 0), (127, 0, 3), (64, 7, 7)):
        controller = dark(kind)
        write(controller, page, first + x, bytes((1 << bit,)))
        assert lit(controller) == [(x, 8 * page + bit)]


@pytest.mark.parametrize("kind", ["SSD1306", "SSD1309"])
def test_a_segment_remap_moves_only_what_comes_after_it(kind):
    controller = dark(kind)
    write(controller, 0, 5, b"\x01")
    command(controller, b"\xa0")
    assert lit(controller) == [(5, 0)]
    write(controller, 1, 5, b"\x01")
    assert lit(controller) == [(5, 0), (122, 8)]


def test_a_com_remap_turns_all_at_once():
    controller = dark("SSD1306")
    write(controller, 0, 5, b"\x01")
    command(controller, b"\xc0")
    assert lit(controller) == [(5, 63)]


def test_an_sh1106_driven_as_an_ssd1306_is_two_columns_off():
    controller = dark("SH1106")
    write(controller, 0, 0, b"\x01" * 128)
    assert lit(controller) == [(x, 0) for x in range(126)]


def test_horizontal_addressing():
    controller = dark("SSD1306")
    command(controller, b"\x20\x00\x21\x7e\x7f\x22\x03\x04")
    controller.i2c_write(b"\x40\x01\x02\x04\x08\x10")
    assert lit(controller) == [(127, 25), (126, 28), (126, 34), (127, 35)], "the fifth byte replaced the first"


def test_vertical_addressing():
    controller = dark("SSD1306")
    command(controller, b"\x20\x01\x21\x00\x7f\x22\x00\x07")
    controller.i2c_write(b"\x40" + b"\x01" * 9)
    assert sorted(lit(controller)) == [(0, 8 * page) for page in range(8)] + [(1, 0)]


def test_an_sh1106_takes_horizontal_addressing_for_other_commands():
    controller = dark("SH1106")
    command(controller, b"\x20\x00\x21\x00\x7f\x22\x00\x07")
    for _ in range(8):
        controller.i2c_write(b"\x40" + b"\xff" * 128)
    assert len(lit(controller)) < 8 * 128, "all of it went into one page"
    assert controller.start_line == 63, "the 0x7f was one command more"


def test_page_addressing_wraps_on_an_ssd1306_and_stops_on_an_sh1106():
    ssd = dark("SSD1306")
    write(ssd, 2, 126, b"\x01\x02\x04")
    assert sorted(lit(ssd)) == [(0, 18), (126, 16), (127, 17)]
    sh = dark("SH1106")
    write(sh, 2, 130, b"\x01\x02\x04")
    assert sh.ram[2] == bytes(130) + b"\x01\x02"


def test_without_its_charge_pump_an_ssd1306_is_dark():
    controller = dark("SSD1306", b"\xa5")
    assert len(lit(controller)) == 8192
    command(controller, b"\x8d\x10")
    assert lit(controller) == []


def test_an_sh1106_without_its_converter_is_dark():
    controller = dark("SH1106", b"\xa5")
    command(controller, b"\xad\x8a")
    assert lit(controller) == []


def test_a_locked_ssd1309_takes_no_command():
    controller = dark("SSD1309")
    command(controller, b"\xfd\x16\xa5")
    assert lit(controller) == []
    command(controller, b"\xfd\x12\xa5")
    assert len(lit(controller)) == 8192


@pytest.mark.parametrize(
    ("commands", "rows"),
    [
        (b"\xa8\x1f", 32),  # half of the lines
        (b"\xda\x02", 64),
    ],
)
def test_wrong_set_up_is_a_wrong_picture(commands, rows):
    right, wrong = dark("SSD1306"), dark("SSD1306", commands)
    for controller in (right, wrong):
        for page in range(8):
            write(controller, page, 0, bytes((0x0F, 0xF0)) * 64)
    assert lit(right) != lit(wrong)
    assert sum(any(row) for row in wrong.glass()) == rows


def test_start_line_and_offset_scroll():
    for commands, y in ((b"\x41", 63), (b"\xd3\x01", 63), (b"\xd3\x3f", 1)):
        controller = dark("SSD1306")
        write(controller, 0, 9, b"\x01")
        command(controller, commands)
        assert lit(controller) == [(9, y)]


def test_invert_contrast_power():
    controller = dark("SSD1306")
    command(controller, b"\xa7\x81\x20")
    assert len(lit(controller)) == 8192
    assert controller.contrast == 0x20
    command(controller, b"\xae")
    assert lit(controller) == []


def test_parameters_may_come_in_a_later_transaction():
    controller = dark("SSD1306")
    controller.i2c_write(b"\x80\x81")
    controller.i2c_write(b"\x80\xaf\x80\xa7")
    assert controller.contrast == 0xAF
    assert len(lit(controller)) == 8192


# -- faults and counts ------------------------------------------------------------------------------------------------
def test_what_is_counted():
    controller = Controller("SSD1306")
    command(controller, b"\xae\xa4")
    assert (controller.bytes_in, controller.transactions) == (4, 1)
    controller.spi_write(b"\xae\xa4", False)
    assert (controller.bytes_in, controller.transactions) == (6, 2)


def test_a_byte_that_is_not_acknowledged():
    controller = dark("SSD1306")
    controller.nack_byte = 3
    with pytest.raises(OSError):
        command(controller, b"\xa5\xa7\xae")
    assert (controller.lit_all, controller.inverted, controller.powered) == (True, False, True)
    command(controller, b"\xa7")
    assert controller.inverted


def test_a_transaction_that_is_not_acknowledged():
    controller = dark("SSD1306")
    controller.nack_transaction = 1
    command(controller, b"\xa5")
    with pytest.raises(OSError):
        command(controller, b"\xa7")
    command(controller, b"\x81\x01")
    assert (controller.lit_all, controller.inverted, controller.contrast) == (True, False, 1)


def test_absent():
    controller = Controller("SSD1306")
    controller.absent_ms = 300
    for present, ms in ((False, 299), (True, 1)):
        CHIP.advance(ms)
        if present:
            command(controller, b"\xa5")
        else:
            with pytest.raises(OSError):
                command(controller, b"\xa5")
    controller.present = False
    with pytest.raises(OSError):
        command(controller, b"\xa4")


def test_an_unknown_kind():
    with pytest.raises(ValueError):
        Controller("ST7735")
