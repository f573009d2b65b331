"""The whole handheld on the desk: saves survive a power cut, boards show the same, a replay line reaches its state."""

import pytest

from core import replay
from host_sim import picture
from host_sim.handheld import Handheld
from host_sim.refused import Refused

LINE = "1/scoundrel/-/p/PALMDEK/"


def test_a_power_cut_goes_on_from_the_same_card(tmp_path):
    with Handheld(save_dir=tmp_path) as handheld:
        handheld.open_game("scoundrel", bytes(7))
        handheld.script("A wait500 R A wait500")
        state = bytes(handheld.session.game.state)
        assert handheld.session.actions > 0
        handheld.cut()
        handheld.power_up()
        handheld.run_ms(500)
        assert handheld.session is None
        handheld.console.resume("scoundrel")
        assert bytes(handheld.session.game.state) == state


def test_closing_saves(tmp_path):
    with Handheld(save_dir=tmp_path) as handheld:
        handheld.hal.storage.seldom = True  # so that nothing is saved before
        handheld.open_game("scoundrel", bytes(7))
        assert not handheld.console.store.has("scoundrel")
    with Handheld(save_dir=tmp_path) as handheld:
        handheld.console.resume("scoundrel")
        assert handheld.session.seed == bytes(7)


def test_chance_is_the_same_every_time_unless_it_is_real():
    def deals(chance):
        with Handheld(chance=chance) as handheld:
            handheld.open_game("scoundrel")
            first = handheld.session.seed
            handheld.cut()
            handheld.power_up()
            handheld.open_game("scoundrel")
            return first, handheld.session.seed

    same = deals(b"palmdeck")
    assert same == deals(b"palmdeck") and same[0] != same[1]
    assert deals(None) != deals(None)


def test_the_own_directory_goes_away(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with Handheld() as handheld:
        handheld.open_game("scoundrel", bytes(7))
        assert list(tmp_path.glob("*/*"))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("board", ["pico_spi", "pico_i2c_sh1106"])
def test_every_board_shows_the_same(board):
    shown = []
    for name in ("pico_i2c", board):
        with Handheld(name) as handheld:
            handheld.open_line(LINE)
            handheld.script("wait600 R wait100")
            shown.append(picture.text(handheld.glass()))
    assert "#" in shown[0] and shown[0] == shown[1]


def test_a_line_reaches_its_state():
    with Handheld() as handheld:
        handheld.open_game("scoundrel", bytes(7))
        for _ in range(4):
            handheld.script("A wait500")
        line = handheld.session.line()
        state = bytes(handheld.session.game.state)
    assert bytes(replay.play(line).state) == state
    with Handheld() as handheld:
        handheld.open_line(line)
        assert bytes(handheld.session.game.state) == state


def test_scheduled_keys_change_at_their_millisecond():
    with Handheld() as handheld:
        changes = []
        set_buttons = handheld.set_buttons
        handheld.set_buttons = lambda mask: (changes.append((handheld.now - start, mask)), set_buttons(mask))
        start = handheld.now
        handheld.script("wait123 A+600 U&B")
        assert changes == [(0, 0), (123, 16), (723, 0), (783, 33), (843, 0), (903, 0)]


def test_no_such_board():
    with pytest.raises(Refused, match="pico_i2c"):
        Handheld("toaster")
