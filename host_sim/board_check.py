"""Boards by name, and what a board file can get wrong, told in one line before anything is flashed.

Pin functions are those of the RP2040 datasheet, table 2: with GPIO n, I2C SDA and SCL are at n % 4 = 0, 1 (I2C0) and 2, 3
(I2C1); SPI RX, CSn, SCK, TX at n % 4 = 0, 1, 2, 3, of SPI0 and SPI1 by turns of eight.
"""

import importlib
from pathlib import Path

import host_sim  # noqa: F401  (a board is checked against hal's own table, which needs the shims)
from hal.oled import CONTROLLERS

HEADER = set(range(23)) | {26, 27, 28}  # the GPIOs that a Pico has on its edge
BUTTONS = ("Up", "Down", "Left", "Right", "A", "B")
ADDRESSES = (0x3C, 0x3D)
COMMON = ("CONTROLLER", "BUS", "BUS_ID", "FREQUENCY", "ROTATION", "BUTTONS", "PRESSED", "BUZZER")
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
    return ""


def pins(board):
    """(what, GPIO) of every pin that a board uses."""
    used = [(name, getattr(board, name)) for name in OF_BUS[board.BUS] if name != "ADDRESS"]
    used += [("button " + name, pin) for name, pin in zip(BUTTONS, board.BUTTONS, strict=True)]
    used.append(("BUZZER", board.BUZZER))
    return [(what, pin) for what, pin in used if pin is not None or what not in ("RESET", "BUZZER")]


def _pin_fault(board):
    user = {}
    for what, pin in pins(board):
        if not isinstance(pin, int) or isinstance(pin, bool) or pin not in HEADER:
            return f"{what} is on {_gp(pin)}, which a Pico doesn't lead out; it has GP0 to GP22 and GP26 to GP28"
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
        fits = [pin for pin in sorted(HEADER) if pin % 4 == 2 * board.BUS_ID + place]
        if getattr(board, name) not in fits:
            return _cannot(board, name, fits)
    return ""


def _spi_fault(board):
    for name, place in (("SCK", 2), ("MOSI", 3)):
        fits = [pin for pin in sorted(HEADER) if pin % 4 == place and pin // 8 % 2 == board.BUS_ID]
        if getattr(board, name) not in fits:
            return _cannot(board, name, fits)
    return ""


def _cannot(board, name, fits):
    where = ", ".join(f"GP{pin}" for pin in fits)
    return f"{name} is on GP{getattr(board, name)}, which can't be {board.BUS}{board.BUS_ID}'s; it can be {where}"
