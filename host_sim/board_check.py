"""Boards by name, and what a board file can get wrong, told in one line before anything is flashed.

Pin functions are those of the RP2040 datasheet, table 2; the RP2350 has the same on these GPIOs. With GPIO n, I2C SDA and
SCL are at n % 4 = 0, 1 (I2C0) and 2, 3 (I2C1); SPI RX, CSn, SCK, TX at n % 4 = 0, 1, 2, 3, of SPI0 and SPI1 by turns of
eight. PWM can be on any.
"""

import importlib
from pathlib import Path

import host_sim  # noqa: F401  (a board is checked against hal's own table, which needs the shims)
from hal.oled import CONTROLLERS
from host_sim import headers

BUTTONS = ("Up", "Down", "Left", "Right", "A", "B")
ADDRESSES = (0x3C, 0x3D)
COMMON = ("MODULE", "CONTROLLER", "BUS", "BUS_ID", "FREQUENCY", "ROTATION", "BUTTONS", "PRESSED", "BUZZER", "HIGH")
OF_BUS = {"I2C": ("SDA", "SCL", "ADDRESS"), "SPI": ("SCK", "MOSI", "CS", "DC", "RESET")}
FASTEST = {"I2C": 1_000_000, "SPI": 10_000_000}  # Hz


class BoardError(Exception):
    """The board isn't there or can't work; the message is one line."""


def names():
    """The boards that there are."""
    folder = Path(__file__).resolve().parent.parent / "boards"
    return sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")


def load(name):
    """The module of a board, checked. Raises BoardError."""
    if name not in names():
        raise BoardError(f"no board '{name}'; there is {', '.join(names())}")
    board = importlib.import_module("boards." + name)
    check(board)
    return board


def check(board):
    """Refuse a board that can't work. Raises BoardError."""
    fault = _fault(board)
    if fault:
        raise BoardError(f"board {board.__name__.rpartition('.')[2]}: {fault}")


def _fault(board):
    """What is wrong, "" for nothing; the first thing found."""
    bus = getattr(board, "BUS", None)
    if bus not in OF_BUS:
        return f"BUS is {bus!r}; it can be 'I2C' or 'SPI'"
    for name in COMMON + OF_BUS[bus]:
        if not hasattr(board, name):
            return f"{name} is missing"
    return _data_fault(board) or _pin_fault(board) or (_i2c_fault if bus == "I2C" else _spi_fault)(board)


def _data_fault(board):
    for name, accepted in (
        ("CONTROLLER", tuple(CONTROLLERS)),
        ("BUS_ID", (0, 1)),
        ("ROTATION", (0, 180)),
        ("PRESSED", (0, 1)),
    ):
        if getattr(board, name) not in accepted:
            return f"{name} is {getattr(board, name)!r}; it can be {' or '.join(map(repr, accepted))}"
    fastest = FASTEST[board.BUS]
    if not (isinstance(board.FREQUENCY, int) and 10_000 <= board.FREQUENCY <= fastest):
        return f"FREQUENCY is {board.FREQUENCY!r}; {board.BUS} takes 10000 to {fastest} Hz"
    if not isinstance(board.BUTTONS, (tuple, list)) or len(board.BUTTONS) != len(BUTTONS):
        return f"BUTTONS needs six pins, of {', '.join(BUTTONS)}"
    if not isinstance(board.HIGH, (tuple, list)):
        return f"HIGH is {board.HIGH!r}; it is a tuple of pins, () for none"
    return _module_fault(board.MODULE)


def _module_fault(module):
    if isinstance(module, str):
        return "" if module in headers.MODULES else f"MODULE is {module!r}; known are {', '.join(headers.MODULES)}"
    if isinstance(module, tuple) and all(isinstance(row, tuple) and row for row in module):
        return (
            ""
            if all(isinstance(label, str) for row in module for label in row)
            else "MODULE has a label that is no text"
        )
    return f"MODULE is {module!r}; it is a name, or rows of labels"


def pins(board):
    """(what, GPIO) of every pin that a board uses."""
    used = [(name, getattr(board, name)) for name in OF_BUS[board.BUS] if name != "ADDRESS"]
    used += [("button " + name, pin) for name, pin in zip(BUTTONS, board.BUTTONS, strict=True)]
    used.append(("BUZZER", board.BUZZER))
    used += [("HIGH", pin) for pin in board.HIGH]
    return [(what, pin) for what, pin in used if pin is not None or what not in ("RESET", "BUZZER")]


def _pin_fault(board):
    user = {}
    led_out = headers.gpios(board.MODULE)
    for what, pin in pins(board):
        if not isinstance(pin, int) or isinstance(pin, bool) or pin not in led_out:
            return f"{what} is on {_gp(pin)}, which the module doesn't lead out; it has {_ranges(led_out)}"
        if pin in user:
            return f"{what} is on GP{pin}, where {user[pin]} is already"
        user[pin] = what
    return ""


def _gp(pin):
    return f"GP{pin}" if isinstance(pin, int) else repr(pin)


def _i2c_fault(board):
    if board.ADDRESS not in ADDRESSES:
        return f"ADDRESS is {board.ADDRESS!r}; displays have 0x3C (printed as 0x78) or 0x3D (0x7A)"
    for name, place in (("SDA", 0), ("SCL", 1)):
        fits = [pin for pin in sorted(headers.gpios(board.MODULE)) if pin % 4 == 2 * board.BUS_ID + place]
        if getattr(board, name) not in fits:
            return _cannot(board, name, fits)
    return ""


def _spi_fault(board):
    for name, place in (("SCK", 2), ("MOSI", 3)):
        led_out = sorted(headers.gpios(board.MODULE))
        fits = [pin for pin in led_out if pin % 4 == place and pin // 8 % 2 == board.BUS_ID]
        if getattr(board, name) not in fits:
            return _cannot(board, name, fits)
    return ""


def _cannot(board, name, fits):
    where = ", ".join(f"GP{pin}" for pin in fits) or "none"
    return f"{name} is on GP{getattr(board, name)}, which can't be {board.BUS}{board.BUS_ID}'s; it can be {where}"


def _ranges(gpios):
    """GPIOs as "GP0 to GP7, GP26"."""
    said = []
    for gpio in sorted(gpios):
        if gpio - 1 not in gpios:
            said.append([gpio, gpio])
        said[-1][1] = gpio
    return ", ".join(f"GP{first}" if first == last else f"GP{first} to GP{last}" for first, last in said) or "none"
