"""Boards: all sound ones load, and everything that can be wrong in one is told in one line."""

import re
from types import SimpleNamespace

import pytest

from host_sim import board_check
from host_sim.board_check import BoardError, check
from tests.hal.rigs import BOARDS

I2C = {name: value for name, value in vars(board_check.load("pico_i2c")).items() if name.isupper()}
SPI = {name: value for name, value in vars(board_check.load("pico_spi")).items() if name.isupper()}


def refused(data):
    with pytest.raises(BoardError) as caught:
        check(SimpleNamespace(__name__="boards.mine", **data))
    message = str(caught.value)
    assert message.startswith("board mine: ")
    assert "\n" not in message
    return message


def test_the_boards():
    assert BOARDS == ("pico_i2c", "pico_i2c_sh1106", "pico_spi")
    for name in BOARDS:
        assert board_check.load(name).__name__ == "boards." + name


def test_an_unknown_board():
    for name in ("nano", "", "__init__", "../boards/pico_i2c"):
        with pytest.raises(BoardError, match=r"^no board '.*'; there is pico_i2c, pico_i2c_sh1106, pico_spi$"):
            board_check.load(name)


@pytest.mark.parametrize("name", BOARDS)
def test_the_wiring_table_is_the_data(name):
    board = board_check.load(name)
    table = dict(re.findall(r"^ +(\S+|D\d, \S+) +GP(\d+)", board.__doc__, re.MULTILINE))
    renamed = {"SCK": "D0, CLK", "MOSI": "D1, MOSI", "RESET": "RES", "BUZZER": "buzzer"}
    wired = {renamed.get(what, what).replace("button ", ""): str(pin) for what, pin in board_check.pins(board)}
    assert table == wired


@pytest.mark.parametrize("name", BOARDS)
def test_the_pico_pins_in_the_table_are_the_gpios(name):
    # Pico datasheet, figure 4: the GPIO of each of the 40 pins
    edge = [0, 1, None, 2, 3, 4, 5, None, 6, 7, 8, 9, None, 10, 11, 12, 13, None, 14, 15]
    edge += [16, 17, None, 18, 19, 20, 21, None, 22, None, 26, 27, None, 28]
    found = re.findall(r"GP(\d+) +(\d+)", board_check.load(name).__doc__)
    assert len(found) >= 9
    for gpio, pin in found:
        assert edge[int(pin) - 1] == int(gpio)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"SDA": 5, "SCL": 4}, "SDA is on GP5, which can't be I2C0's; it can be GP0, GP4, GP8, GP12, GP16, GP20"),
        ({"SDA": 6}, "SDA is on GP6, which can't be I2C0's"),
        ({"SCL": 7}, "SCL is on GP7, which can't be I2C0's; it can be GP1, GP5, GP9, GP13, GP17, GP21"),
        ({"BUS_ID": 1}, "SDA is on GP4, which can't be I2C1's; it can be GP2, GP6, GP10, GP14, GP18, GP22, GP26"),
        ({"BUS_ID": 2}, "BUS_ID is 2; it can be 0 or 1"),
        ({"BUS": "UART"}, "BUS is 'UART'; it can be 'I2C' or 'SPI'"),
        ({"CONTROLLER": "ST7735"}, "CONTROLLER is 'ST7735'; it can be 'SSD1306' or 'SSD1309' or 'SH1106'"),
        ({"ADDRESS": 0x78}, "ADDRESS is 120; displays have 0x3C (printed as 0x78) or 0x3D (0x7A)"),
        ({"ROTATION": 90}, "ROTATION is 90; it can be 0 or 180"),
        ({"PRESSED": 2}, "PRESSED is 2"),
        ({"FREQUENCY": 4_000_000}, "FREQUENCY is 4000000; I2C takes 10000 to 1000000 Hz"),
        ({"FREQUENCY": "fast"}, "FREQUENCY is 'fast'"),
        ({"BUTTONS": (10, 11, 12, 13)}, "BUTTONS needs six pins, of Up, Down, Left, Right, A, B"),
        ({"BUTTONS": None}, "BUTTONS needs six pins"),
        ({"BUTTONS": (10, 11, 12, 13, 14, 14)}, "button B is on GP14, where button A is already"),
        ({"BUTTONS": (10, 11, 12, 13, 14, 5)}, "button B is on GP5, where SCL is already"),
        ({"BUZZER": 10}, "BUZZER is on GP10, where button Up is already"),
        ({"BUTTONS": (10, 11, 12, 13, 14, None)}, "button B is on None, which a Pico doesn't lead out"),
        ({"BUZZER": 23}, "BUZZER is on GP23, which a Pico doesn't lead out; it has GP0 to GP22 and GP26 to GP28"),
        ({"BUZZER": 24}, "GP24"),
        ({"BUZZER": 25}, "GP25"),
        ({"BUZZER": 29}, "GP29"),
        ({"BUZZER": -1}, "GP-1"),
        ({"BUZZER": "15"}, "BUZZER is on '15'"),
        ({"SDA": None}, "SDA is on None"),
    ],
)
def test_what_is_wrong_with_an_i2c_board(changes, said):
    assert said in refused({**I2C, **changes})


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"SCK": 19, "MOSI": 18}, "SCK is on GP19, which can't be SPI0's; it can be GP2, GP6, GP18, GP22"),
        ({"MOSI": 27}, "MOSI is on GP27, which can't be SPI0's; it can be GP3, GP7, GP19"),
        ({"BUS_ID": 1}, "SCK is on GP18, which can't be SPI1's; it can be GP10, GP14, GP26"),
        ({"DC": 17}, "DC is on GP17, where CS is already"),
        ({"CS": None}, "CS is on None"),
        ({"FREQUENCY": 20_000_000}, "FREQUENCY is 20000000; SPI takes 10000 to 10000000 Hz"),
    ],
)
def test_what_is_wrong_with_an_spi_board(changes, said):
    assert said in refused({**SPI, **changes})


@pytest.mark.parametrize("data", [I2C, SPI], ids=["I2C", "SPI"])
def test_whatever_is_missing_is_named(data):
    for name in data:
        if name != "BUS":
            assert f"{name} is missing" in refused({key: value for key, value in data.items() if key != name})
    assert "BUS is None" in refused({key: value for key, value in data.items() if key != "BUS"})


def test_what_may_be_left_out():
    check(SimpleNamespace(__name__="boards.mine", **{**SPI, "RESET": None, "BUZZER": None}))
    check(SimpleNamespace(__name__="boards.mine", **{**I2C, "PRESSED": 1, "BUS_ID": 1, "SDA": 26, "SCL": 27}))
