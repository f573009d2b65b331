"""core/console.py on the simulated chip: power-up to a finished game, going on, blanking, the demo, records that fail."""

import os
import sys

import pytest

from core import seed
from core.lang import words
from core.save import LEFT_ALONE
from hal import RIGHT, A, B
from host_sim.chip import CHIP
from host_sim.handheld import Handheld

CODE = seed.parse("PALMDEK")
MINUTE = 60_000


@pytest.fixture
def handheld(tmp_path):
    with Handheld(save_dir=tmp_path) as device:
        device.run_ms(200)
        yield device


def scene(handheld):
    return handheld.console.scene


def shows(handheld, name):
    """Whether the scene on top is of that class; scenes' modules come and go, so the name must do."""
    return type(scene(handheld)).__name__ == name


def lit(handheld):
    return sum(map(sum, handheld.glass()))


def play_on(handheld, actions=400):
    """Press A on whatever the cursor stands on until the game is over."""
    for _ in range(actions):
        if shows(handheld, "GameOver"):
            return
        handheld.script("A wait400")
    raise AssertionError("no end")


def test_a_press_that_comes_while_a_pass_runs(handheld, monkeypatch):
    read = handheld.hal.buttons.read

    def slow():
        CHIP.advance(6)  # the sampler runs meanwhile, as on a chip
        return read()

    monkeypatch.setattr(handheld.hal.buttons, "read", slow)
    handheld.script("A")
    assert shows(handheld, "Title") and not handheld.console.blank


def test_from_power_up_to_a_finished_game_and_back(handheld):
    assert shows(handheld, "Launcher")
    handheld.script("A")
    assert shows(handheld, "Title")
    handheld.script("A")
    assert shows(handheld, "Setup")
    handheld.script("A wait400")
    assert shows(handheld, "Table")
    play_on(handheld)
    assert handheld.session.game.over
    handheld.script("B wait100")
    assert shows(handheld, "Launcher")
    assert handheld.console.store.read("scoundrel") is None
    handheld.script("A A D D D D D A")
    assert scene(handheld).stats.played == 1


def test_it_goes_on_from_the_same_card_after_a_power_cut(handheld):
    handheld.open_game("scoundrel", CODE)
    handheld.script("A wait400 R A wait400")
    before = bytes(handheld.session.game.state)
    handheld.cut()
    handheld.power_up()
    handheld.run_ms(200)
    assert handheld.session is None
    handheld.script("A A A")
    assert handheld.session.game.state == before
    assert handheld.session.line().startswith("1/scoundrel/-/p/PALMDEK/")
    assert handheld.session.game.room_card(0) == 0
    assert handheld.session.game.room_card(handheld.console.table.cursor), "the cursor is on a card"


def test_boot_to_last_game(handheld):
    handheld.open_game("scoundrel", CODE)
    handheld.script("A wait400 B+700 wait100")
    assert shows(handheld, "Pause")
    handheld.script("U U A D D D D D D A B B")
    handheld.cut()
    handheld.power_up()
    handheld.run_ms(200)
    assert shows(handheld, "Table")


def test_a_game_that_is_over_is_counted_once_whenever_the_power_fails(handheld):
    handheld.open_game("scoundrel")
    saved = {}
    while not handheld.session.game.over:
        saved = {name: (handheld.console.hal.storage.read(name)) for name in handheld.console.hal.storage.names()}
        handheld.script("A wait400")
    handheld.console.hal.storage.write(
        "scoundrel", saved["scoundrel"]
    )  # as if the power had failed before it was deleted
    handheld.cut()
    handheld.power_up()
    handheld.run_ms(200)
    handheld.console.resume("scoundrel")
    play_on(handheld)
    handheld.script("A D D A")
    assert scene(handheld).stats.played == 1


def test_the_launch_press_does_nothing_in_the_game(handheld):
    handheld.script("A A A+3000 wait100")
    assert handheld.session.actions == 0


def test_hold_b_pauses_and_the_same_hold_does_nothing_in_the_menu(handheld):
    handheld.open_game("scoundrel", CODE)
    handheld.script("B+2000 wait100")
    assert shows(handheld, "Pause")
    handheld.script("B")
    assert shows(handheld, "Table")


def test_how_to_play_returns_to_exactly_the_same_place(handheld):
    handheld.open_game("scoundrel", CODE)
    handheld.script("R R wait300 B+700 D A")
    before = bytes(handheld.session.game.state)
    assert shows(handheld, "Help")
    handheld.script("A A A L U B B")
    assert shows(handheld, "Table")
    assert scene(handheld).cursor == 2 and handheld.session.game.state == before


def test_quit_never_loses_the_game(handheld):
    handheld.open_game("scoundrel", CODE)
    handheld.script("A wait400")
    before = bytes(handheld.session.game.state)
    handheld.script("B+700 U A")
    assert shows(handheld, "Launcher")
    handheld.script("A A A")
    assert handheld.session.game.state == before


def test_restart_and_undo_of_a_counting_game_ask_first(handheld):
    handheld.open_game("scoundrel")
    handheld.script("A wait400 B+700")
    pause = scene(handheld)
    pause.cursor = [row[0] for row in pause.rows].index(handheld.console.text[words.RESTART])
    handheld.script("A")
    assert shows(handheld, "Dialog")
    handheld.script("B")
    assert shows(handheld, "Pause") and handheld.session.counts
    handheld.script("A A")
    assert shows(handheld, "Table")
    assert handheld.session.actions == 0 and not handheld.session.counts


def test_blank_after_five_minutes_and_the_waking_press_does_nothing_else(handheld):
    handheld.open_game("scoundrel", CODE)
    handheld.run_ms(5 * MINUTE - 1000)
    assert lit(handheld)
    handheld.run_ms(2000)
    assert not lit(handheld)
    handheld.press(A)
    assert lit(handheld) and handheld.session.actions == 0
    handheld.press(A)
    assert handheld.session.actions == 1


def test_a_button_held_through_waking_does_nothing(handheld):
    handheld.open_game("scoundrel", CODE)
    handheld.run_ms(6 * MINUTE)
    handheld.script("B+2000")
    assert shows(handheld, "Table")


@pytest.mark.parametrize("held", [1, 2, 4, 8, A, B, A | B])
def test_a_button_held_through_power_up_does_nothing(handheld, held):
    handheld.cut()
    handheld.power_up(held)
    handheld.run_ms(2000)
    assert shows(handheld, "Launcher")


def test_the_launcher_shows_a_demo_after_a_minute_and_any_press_ends_it(handheld):
    handheld.run_ms(MINUTE + 4000)
    assert shows(handheld, "Table") and handheld.console.demo_runs
    assert handheld.session.actions > 0
    assert handheld.console.hal.storage.names() == []
    handheld.press(RIGHT)
    assert shows(handheld, "Launcher")


def test_blanking_wins_over_the_demo(handheld):
    handheld.run_ms(5 * MINUTE + MINUTE)
    assert not lit(handheld)


def test_left_handed_swap(handheld):
    handheld.console.settings.values[7] = 1
    handheld.press(B)
    assert shows(handheld, "Title")


def test_another_language_is_spoken_at_once_in_a_game_too(handheld):
    handheld.open_game("scoundrel", CODE)
    handheld.script("B+700 U U A D D D D R B")
    assert scene(handheld).title == "Pausa"
    handheld.script("B")
    assert scene(handheld).words.TEXT[0] == "luchar"
    assert not [name for name in sys.modules if name.startswith("core.lang.e")]


def test_nothing_is_flushed_while_nothing_changes(handheld):
    for keys in ("", "A", "A", "A wait1000"):
        handheld.script(keys)
        handheld.run_ms(500)
        before = handheld.bytes_sent
        handheld.run_ms(5000)
        assert handheld.bytes_sent == before


def test_resetting_statistics_wants_a_held(handheld):
    handheld.open_game("scoundrel")
    play_on(handheld)
    handheld.script("B wait100 B")
    assert shows(handheld, "SettingsMenu")
    handheld.script("U A A")
    assert handheld.console.store.read("scoundrel.stat")[0] == 1
    handheld.script("A+700 wait50")
    assert shows(handheld, "Dialog")
    assert handheld.console.store.read("scoundrel.stat")[0] == 0


@pytest.mark.parametrize("content", [b"", b"PD", b"hello", b"PD\x09later", b"PD\x01\x02\x00xx0000"])
@pytest.mark.parametrize("name", ["settings", "scoundrel", "scoundrel.stat"])
def test_records_that_cannot_be_read_are_set_aside_and_told(tmp_path, name, content):
    path = tmp_path / name
    path.write_bytes(content)
    with Handheld(save_dir=tmp_path) as handheld:
        handheld.run_ms(100)
        handheld.script({"settings": "", "scoundrel": "A A A", "scoundrel.stat": "A A"}[name])
        assert shows(handheld, "Trouble")
        handheld.press(A)
        handheld.open_game("scoundrel")
        play_on(handheld)
    kept = [other for other in os.listdir(tmp_path) if other.startswith(name + ".bad")]
    assert len(kept) == 1 and (tmp_path / kept[0]).read_bytes() == content


def test_a_record_of_another_state_is_set_aside_too(handheld):
    handheld.console.store.write("scoundrel", b"whole, but no game of Scoundrel")
    handheld.script("A A A")
    assert shows(handheld, "Trouble")
    handheld.press(A)
    handheld.script("B B A A A")
    assert shows(handheld, "Table")


def test_a_full_drive_is_told_once_and_the_game_goes_on(handheld, monkeypatch):
    def full(name, data):
        raise OSError(28)

    monkeypatch.setattr(handheld.console.hal.storage, "write", full)
    handheld.open_game("scoundrel", CODE)
    handheld.run_ms(100)
    seen = 0
    for _ in range(6):
        seen += shows(handheld, "Trouble")
        handheld.script("A wait400")
    assert handheld.session.actions and 1 <= seen <= 2


def test_a_hint_is_of_the_present_whatever_was_done_while_it_was_thought_of(handheld):
    handheld.open_game("scoundrel", CODE)
    table = scene(handheld)
    for keys in ("A", "B+700 A", "B+700 D D D A"):  # act, pause and resume, undo: each in the middle of thinking
        table.start_hint()
        handheld.run_ms(5)
        handheld.script(keys + " wait900")
        if table.hint >= 0:
            assert table.game.allows(table.hint >> 8, table.hint & 255)
    table.start_hint()
    handheld.run_ms(900)
    assert table.game.allows(table.hint >> 8, table.hint & 255)
    assert 0 <= table.reason < len(table.words.REASONS)


def test_a_nack_on_blanking_or_waking_is_made_good(handheld):
    handheld.open_game("scoundrel", CODE)
    handheld.run_ms(5 * MINUTE - 1000)
    handheld.controller.nack_transaction = 0
    handheld.run_ms(3000)
    assert not lit(handheld)
    handheld.controller.nack_transaction = 0
    handheld.press(RIGHT)
    handheld.run_ms(1500)
    assert lit(handheld)


def test_a_record_that_can_be_neither_read_nor_set_aside_is_told_once(tmp_path):
    (tmp_path / "scoundrel.stat").write_bytes(b"garbage")
    for i in range(1, 10):
        (tmp_path / f"scoundrel.stat.bad{i}").write_bytes(b"x")
    with Handheld(save_dir=tmp_path) as handheld:
        handheld.run_ms(100)
        handheld.script("A A wait100")
        assert shows(handheld, "Trouble") and scene(handheld).trouble[0] == LEFT_ALONE
        handheld.script("A wait200")
        assert shows(handheld, "Setup")
    assert (tmp_path / "scoundrel.stat").read_bytes() == b"garbage"


def test_swapping_a_and_b_by_a_press_of_a_is_one_press(handheld):
    handheld.script("B U U U A")
    assert shows(handheld, "SettingsMenu") and handheld.console.settings.values[7] == 1


def test_settings_are_kept_when_the_window_closes_over_them(tmp_path):
    with Handheld(save_dir=tmp_path) as handheld:
        handheld.run_ms(100)
        handheld.script("B A")
    with Handheld(save_dir=tmp_path) as handheld:
        assert handheld.console.settings.values[0] == 1


def test_a_computers_game_is_no_statistic(handheld):
    handheld.open_game("scoundrel", None, None, bytes([3]))
    assert not handheld.session.counts


def test_a_scene_is_told_when_what_it_drew_is_on_the_glass(handheld, monkeypatch):
    handheld.open_game("scoundrel", CODE)
    handheld.run_ms(1000)
    told = []
    monkeypatch.setattr(scene(handheld), "shown", lambda now: told.append((now, handheld.bytes_sent)))
    sent = handheld.bytes_sent
    handheld.run_ms(100)
    assert told == []
    handheld.press(RIGHT)
    assert told and told[0][1] > sent and told[0][0] <= handheld.now
