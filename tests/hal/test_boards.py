"""Boards: all sound ones load, and everything that can be wrong in one is told in one line."""

import re
import textwrap
from types import SimpleNamespace

import pytest

from host_sim import board_check, headers, wiring
from host_sim.board_check import BoardError, check
from host_sim.chip import CHIP
from tests.hal.rigs import BOARDS, Rig

I2C_BOARD = {name: value for name, value in vars(board_check.load("pico_i2c")).items() if name.isupper()}
SPI_BOARD = {name: value for name, value in vars(board_check.load("pico_spi")).items() if name.isupper()}


def refused(data):
    with pytest.raises(BoardError) as caught:
        check(SimpleNamespace(__name__="boards.mine", **data))
    message = str(caught.value)
    assert message.startswith("board mine: ")
    assert "\n" not in message
    return message


def test_the_boards():
    assert len(BOARDS) >= 7
    for name in BOARDS:
        assert board_check.load(name).__name__ == "boards." + name


def test_an_unknown_board():
    for name in ("nano", "", "__init__", "../boards/pico_i2c"):
        with pytest.raises(BoardError) as caught:
            board_check.load(name)
        assert str(caught.value) == f"no board '{name}'; there is {', '.join(BOARDS)}"


@pytest.mark.parametrize("name", BOARDS)
def test_the_docstring(name):
    """What it is in a line, the wiring table of its data, and where the pins are from."""
    board = board_check.load(name)
    table = textwrap.dedent(board.__doc__.split("\n\n")[1])
    assert table == wiring.table(board), "the table that `python -m host_sim boards NAME` prints"
    assert re.search(r"^Source: https://\S+\.\S+/\S+$", board.__doc__, re.MULTILINE), "the maker's pin-out"


# RP2040 datasheet, table 2 (the RP2350's agrees): functions F1 (R RX, C CSn, S SCK, T TX), F3 (A SDA, L SCL) and F4 of
# GPIO 0 to 29
SPI = "0R 0C 0S 0T 0R 0C 0S 0T 1R 1C 1S 1T 1R 1C 1S 1T 0R 0C 0S 0T 0R 0C 0S 0T 1R 1C 1S 1T 1R 1C"
I2C = "0A 0L 1A 1L 0A 0L 1A 1L 0A 0L 1A 1L 0A 0L 1A 1L 0A 0L 1A 1L 0A 0L 1A 1L 0A 0L 1A 1L 0A 0L"
PWM = "0A 0B 1A 1B 2A 2B 3A 3B 4A 4B 5A 5B 6A 6B 7A 7B 0A 0B 1A 1B 2A 2B 3A 3B 4A 4B 5A 5B 6A 6B"


def function(table, gpio):
    return table.split()[gpio]


@pytest.mark.parametrize("name", BOARDS)
def test_the_chip_can_do_it(name, tmp_path):
    board = board_check.load(name)
    if board.BUS == "I2C":
        assert function(I2C, board.SDA) == f"{board.BUS_ID}A"
        assert function(I2C, board.SCL) == f"{board.BUS_ID}L"
    else:
        assert function(SPI, board.SCK) == f"{board.BUS_ID}S"
        assert function(SPI, board.MOSI) == f"{board.BUS_ID}T"
    assert board.BUZZER is None or function(PWM, board.BUZZER)
    rig = Rig(board, tmp_path)
    rig.canvas.fill_rect(3, 5, 40, 20, 1)
    rig.show()
    assert rig.seen() == rig.drawn(turned=board.ROTATION == 180)
    assert [CHIP.level(pin) for pin in board.HIGH] == [1] * len(board.HIGH)
    for bit, pin in enumerate(board.BUTTONS):
        CHIP.press(pin)
        rig.hal.idle(10)
        assert rig.hal.buttons.read() == 1 << bit
        CHIP.release(pin)
        rig.hal.idle(10)
        assert rig.hal.buttons.read() == 0
    rig.hal.buzzer.tone(440, 20)
    assert [hz for _, hz in CHIP.tones] == ([] if board.BUZZER is None else [440])


def test_the_picos_pins():
    # Pico datasheet, figure 2: the GPIO of each of the 40 pins
    edge = [0, 1, None, 2, 3, 4, 5, None, 6, 7, 8, 9, None, 10, 11, 12, 13, None, 14, 15]
    edge += [16, 17, None, 18, 19, 20, 21, None, 22, None, 26, 27, None, 28]
    found = {int(headers.number("pico", spot)): label for spot, label in headers.spots("pico")}
    assert len(found) == 40
    for pin, gpio in enumerate(edge, 1):
        assert (found[pin] == f"GP{gpio}") == (gpio is not None)
    assert [found[pin] for pin in (3, 8, 13, 18, 23, 28, 38)] == ["GND"] * 7
    assert (found[33], found[36], found[39], found[40]) == ("AGND", "3V3", "VSYS", "VBUS")


@pytest.mark.parametrize("name", BOARDS)
def test_the_picture_has_every_pin_once(name):
    board = board_check.load(name)
    drawn = wiring.picture(board)
    for _, label in headers.spots(board.MODULE):
        assert len(re.findall(rf"\b{label}\b", drawn)) >= 1
    for what, gpio in board_check.pins(board):
        short = {"SCK": "CLK", "RESET": "RES", "HIGH": "enable", "BUZZER": "buzzer"}.get(what, what.split()[-1])
        line = next(line for line in drawn.splitlines() if re.search(rf"\bGP{gpio}\b", line))
        assert re.search(rf"\b{short}\b", line)


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
        ({"BUTTONS": (10, 11, 12, 13, 14, None)}, "button B is on None, which the module doesn't lead out"),
        ({"BUZZER": 23}, "BUZZER is on GP23, which the module doesn't lead out; it has GP0 to GP22, GP26 to GP28"),
        ({"BUZZER": 24}, "GP24"),
        ({"BUZZER": 25}, "GP25"),
        ({"BUZZER": 29}, "GP29"),
        ({"BUZZER": -1}, "GP-1"),
        ({"BUZZER": "15"}, "BUZZER is on '15'"),
        ({"SDA": None}, "SDA is on None"),
        ({"HIGH": 14}, "HIGH is 14; it is a tuple of pins, () for none"),
        ({"HIGH": (14,)}, "HIGH is on GP14, where button A is already"),
        ({"MODULE": "nano"}, "MODULE is 'nano'; known are pico, rp2040_zero, tiny2040"),
        (
            {"MODULE": "tiny2040"},
            "button Up is on GP10, which the module doesn't lead out; it has GP0 to GP7, GP26 to GP29",
        ),
        ({"MODULE": None}, "MODULE is None; it is a name, or rows of labels"),
        ({"MODULE": (("GP0", 1),)}, "MODULE has a label that is no text"),
        ({"MODULE": ((),)}, "MODULE is ((),); it is a name, or rows of labels"),
    ],
)
def test_what_is_wrong_with_an_i2c_board(changes, said):
    assert said in refused({**I2C_BOARD, **changes})


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
    assert said in refused({**SPI_BOARD, **changes})


@pytest.mark.parametrize("data", [I2C_BOARD, SPI_BOARD], ids=["I2C", "SPI"])
def test_whatever_is_missing_is_named(data):
    for name in data:
        if name != "BUS":
            assert f"{name} is missing" in refused({key: value for key, value in data.items() if key != name})
    assert "BUS is None" in refused({key: value for key, value in data.items() if key != "BUS"})


def test_what_may_be_left_out():
    check(SimpleNamespace(__name__="boards.mine", **{**SPI_BOARD, "RESET": None, "BUZZER": None}))
    check(SimpleNamespace(__name__="boards.mine", **{**I2C_BOARD, "PRESSED": 1, "BUS_ID": 1, "SDA": 26, "SCL": 27}))
