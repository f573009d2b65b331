"""A bus that fails: at every byte, for a while, for ever."""

import errno
import random

import pytest

from hal.link import I2CLink
from hal.pico import Hal
from host_sim import board_check
from host_sim.chip import CHIP
from host_sim.controller import Controller
from tests.hal.rigs import BOARDS, I2C_BOARDS, Rig, scribble


def a_change(rig, seed):
    """Something new in several pages."""
    chance = random.Random(seed)
    for _ in range(5):
        scribble(rig.canvas, chance)
    rig.canvas.fill_rect(20, 12, 9, 9, seed % 2)
    rig.canvas.hline(30, 60, 40, 1 - seed % 2)


@pytest.mark.parametrize("board", I2C_BOARDS)
def test_no_acknowledge_at_every_position_of_a_flush(board, tmp_path):
    rig = Rig(board, tmp_path)
    position = 0
    while True:
        rig.canvas.fill(0)
        assert rig.show()
        a_change(rig, 4)
        rig.canvas.fill_rect(40, 0, 60, 64, 1)
        frame = bytes(rig.hal.display.frame)
        rig.controller.nack_byte = position
        arrived = rig.show()
        if rig.controller.nack_byte is not None:
            break
        assert not arrived
        assert bytes(rig.hal.display.frame) == frame, "what is drawn stays drawn"
        assert rig.show()
        assert rig.seen() == rig.drawn()
        position += 1
    assert position > 300, "the flush was long enough to mean something"


@pytest.mark.parametrize("board", I2C_BOARDS)
def test_no_acknowledge_at_every_position_of_the_full_frame(board, tmp_path):
    rig = Rig(board, tmp_path, present=False)
    a_change(rig, 4)
    controller = rig.controller
    controller.present = True
    position = 0
    while controller.nack_byte is None:
        controller.power_up()
        controller.nack_byte = position
        if rig.show():
            break
        assert not controller.powered, "no garbage is lit"
        position += 1
    assert position > 1088
    assert rig.seen() == rig.drawn()


def test_it_stops_at_the_first_failed_page_and_then_sends_everything(tmp_path):
    rig = Rig("pico_i2c", tmp_path)
    rig.canvas.fill(1)
    rig.controller.log = []
    rig.controller.nack_transaction = 3
    assert not rig.show()
    assert [message[1] for message in rig.controller.log] == [0xB0, 0xB1, 0xB2]
    rig.controller.log = []
    assert rig.show()
    pages = [message[1] for message in rig.controller.log if len(message) > 128]
    assert pages == [0xB0 | page for page in range(8)]


def test_absent_for_the_first_300_ms(tmp_path, capsys):
    for board in I2C_BOARDS:
        rig = Rig(board, tmp_path, absent_ms=300)
        assert 300 <= CHIP.now < 400
        assert capsys.readouterr().out == ""
        a_change(rig, 1)
        assert rig.show()
        assert rig.seen() == rig.drawn()


def test_never_there_is_told_in_words(tmp_path, capsys):
    rig = Rig("pico_i2c", tmp_path, present=False)
    assert CHIP.now <= 1100, "the console waits about a second, no longer"
    said = capsys.readouterr().out
    assert said == (
        "No display at 0x3C on I2C0 (SDA GP4, SCL GP5), and nothing else answers there: check power and both wires.\n"
    )
    for _ in range(3):
        a_change(rig, 2)
        assert not rig.show()
    rig.controller.present = True
    assert rig.show(), "plugged in later it works"
    assert rig.seen() == rig.drawn()


def a_board_with(**changes):
    """The default board with other data."""
    board = board_check.load("pico_i2c")
    other = type(board)("other")
    vars(other).update({**vars(board), **changes})
    return other


def test_another_address_that_answers_is_told(tmp_path, capsys):
    CHIP.attach_i2c(0, 0x3C, Controller("SSD1306"))
    Hal(a_board_with(ADDRESS=0x3D), str(tmp_path))
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert said.startswith(
        "No display at 0x3D on I2C0 (SDA GP4, SCL GP5), but 0x3C answers: if that is it, set ADDRESS"
    )


def test_wires_on_other_pins_than_the_board_says(tmp_path, capsys):
    CHIP.wire(a_board_with(SDA=0, SCL=1), Controller("SSD1306"))
    Hal(a_board_with(), str(tmp_path))
    assert "nothing else answers" in capsys.readouterr().out


def test_a_bus_whose_scan_finds_nothing_is_probed_with_a_command():
    class Bus:
        def scan(self):
            return []

        def writeto(self, address, data):
            assert data == b"\x00\xe3", "a NOP, harmless"
            if address != 0x3D:
                raise OSError(errno.ETIMEDOUT)

    assert I2CLink(Bus(), 0x3C).answering() == [0x3D]


@pytest.mark.parametrize("board", BOARDS)
def test_any_oserror_means_that_the_bus_does_not_answer(board, tmp_path):
    rig = Rig(board, tmp_path)
    name = "spi_write" if rig.board.BUS == "SPI" else "i2c_write"
    real = getattr(rig.controller, name)
    for number in (5, 19, 110, 116, 0):

        def fails(*args, number=number):
            raise OSError(number)

        setattr(rig.controller, name, fails)
        a_change(rig, number)
        assert not rig.show()
        rig.hal.display.contrast(3)
        setattr(rig.controller, name, real)
        assert rig.show()
        assert rig.seen() == rig.drawn()


def test_a_loose_wire(tmp_path):
    rig = Rig("pico_i2c", tmp_path)
    chance = random.Random(8)
    for i in range(150):
        scribble(rig.canvas, chance)
        if chance.randrange(3) == 0:
            rig.controller.nack_byte = chance.randrange(300)
        if chance.randrange(20) == 0:
            rig.controller.power_up()
            rig.controller.nack_transaction = 0
        rig.hal.display.flip(chance.randrange(2))
        rig.show()
        rig.controller.nack_byte = rig.controller.nack_transaction = None
        if i % 3 == 0:
            assert rig.show() or rig.show()
    rig.hal.display.flip(False)
    assert rig.show()
    assert rig.seen() == rig.drawn()
