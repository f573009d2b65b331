"""Hit the Deck's table: when it takes slaps and how it counts their time, what it shows, and that any hand fits."""

import pytest

from core import load
from core.game import NEXT
from core.games.hit_the_deck import FINISHED, PLAYING, SLAPPING
from core.games.hit_the_deck_slaps import ABSENT, UNANNOUNCED
from core.lang import LANGUAGES
from core.ui.canvas import WIDTH, Canvas
from core.ui.scene import LEFT, RIGHT, UP, A, B
from core.ui.table import NOBODY
from core.ui.tables import hit_the_deck_ends as ends
from core.ui.tables.hit_the_deck_slaps import CLOSED, COMING, OPEN
from host_sim.handheld import Handheld
from tests.rules.hit_the_deck_table import card, hand
from tests.rules.hit_the_deck_table import table as set_up

COMPUTERS_HAND = "1/hit_the_deck/-/pn/UUUUUUU/AG"  # the computer has just laid a Hit with a Hand
OWN_HAND = "1/hit_the_deck/-/pe/7777777/AlAG"  # the person has
THREE_PERSONS = "1/hit_the_deck/-/pppn/PALMDEK/AG"


@pytest.fixture
def handheld():
    with Handheld() as made:
        yield made


def opened(handheld, line):
    """The game of a line, up to the flush with which the window opens."""
    handheld.open_line(line)
    while handheld.console.table.window != OPEN:
        handheld.step()
    return handheld.console.table


def at(handheld, table, ms, button):
    """Press a button so many ms after the window opened, and let it go."""
    handheld.advance(max(0, table._opened + ms - handheld.now))
    handheld.press(button, 40)


def placed(handheld, *hands, top="R3", seats="pn", **options):
    """A table at which the game stands as the tests of the rules set it."""
    handheld.open_line("1/hit_the_deck/-/" + seats + "/PALMDEK/")
    table = handheld.console.table
    table.game.state[:] = set_up(hands, top, seats=seats, **{"slap": 0, **options}).state
    table.reset()
    handheld.run_ms(50)
    return table


# -- the clock --------------------------------------------------------------------------------------------------------
def test_the_window_opens_with_the_flush_that_shows_the_card(handheld):
    handheld.open_line(COMPUTERS_HAND)
    table = handheld.console.table
    began = handheld.now
    shows = []
    show = handheld.hal.display.show

    def watch():
        shows.append((table.window, table.animation))
        return show()

    handheld.hal.display.show = watch
    while table.window != OPEN:
        assert table.window == COMING
        handheld.step()
    assert shows[-1] == (COMING, 0) and any(animation > 0 for _, animation in shows[:-1])
    assert 120 <= table._opened - began <= 180  # turned over in 120 ms, then the flush


def test_a_slap_is_counted_in_hundredths_from_there(handheld):
    table = opened(handheld, COMPUTERS_HAND)
    at(handheld, table, 437, A)
    assert table.game.time(0) in (43, 44) and table.game.phase == PLAYING
    assert table.waits and table.last in (0, 1)


def test_the_fastest_slap_is_kept_for_the_statistics(handheld):
    table = opened(handheld, COMPUTERS_HAND)
    extras = [0] * 6
    table.count(extras)
    assert extras == [0] * 6
    at(handheld, table, 437, A)
    for before, after in ((0, 44), (50, 44), (20, 20)):
        extras = [before] + [0] * 5
        table.count(extras)
        assert abs(extras[0] - after) <= 1 and extras[1:] == [0] * 5


def test_who_does_not_slap_is_absent_after_two_and_a_half_seconds(handheld):
    table = opened(handheld, COMPUTERS_HAND)
    handheld.run_ms(2450)
    assert table.game.phase == SLAPPING
    handheld.run_ms(100)
    assert table.game.time(0) == ABSENT and table.last == 0


@pytest.mark.parametrize(("line", "button", "seat"), [(COMPUTERS_HAND, A, 0), (THREE_PERSONS, LEFT, 1)])
def test_a_button_that_was_down_before_must_come_up_first(handheld, line, button, seat):
    """The D-pad repeats: held, it would slap by itself."""
    handheld.open_line(line)
    table = handheld.console.table
    handheld.set_buttons(button)
    handheld.run_ms(600)
    assert table.window == OPEN and table.times[seat] < 0
    handheld.set_buttons(0)
    handheld.run_ms(60)
    handheld.press(button, 40)
    assert 50 <= table.times[seat] < 60


def test_a_button_that_went_down_during_the_flush_must_come_up_first(handheld):
    """The D-pad repeats: held on, it was a slap after 300 ms."""
    handheld.open_line(THREE_PERSONS)
    table = handheld.console.table
    show = handheld.hal.display.show

    def slow():
        shown = show()
        if table.window == COMING and table.faced:
            handheld.schedule([(LEFT, 500), (0, 100), (LEFT, 40)])
            handheld.advance(20)
        return shown

    handheld.hal.display.show = slow
    while table.window != OPEN:
        handheld.step()
    handheld.run_ms(550)
    assert table.times[1] < 0
    handheld.run_ms(100)
    assert 55 <= table.times[1] <= 65


def test_a_long_press_of_b_is_no_pause_while_the_window_is_open(handheld):
    table = opened(handheld, COMPUTERS_HAND)
    handheld.press(B, 900)
    assert handheld.console.scene is table and table.window == OPEN


def test_a_late_slap_does_nothing_else(handheld):
    table = placed(handheld, "R1 R2 Y1", "R4 Y2 Y2", turn=1)
    table.do(0, card("R4"))
    while table.window != OPEN:
        handheld.step()
    handheld.run_ms(820)
    before = hand(table.game, 0)
    assert table.window == CLOSED and table.game.turn == 0
    handheld.press(A, 40)
    assert hand(table.game, 0) == before
    handheld.run_ms(300)
    handheld.press(A, 40)
    assert hand(table.game, 0) != before


def test_two_late_slaps_do_nothing_else(handheld):
    """The first one must not end the time in which the second does nothing: that one would play a card."""
    table = placed(handheld, "R2 R5 G4", "R1 B3", turn=1)
    while table.window != OPEN:
        handheld.step()
    handheld.advance(table._opened + 810 - handheld.now)
    handheld.schedule([(A, 40), (0, 60), (A, 40)])
    handheld.run_ms(200)
    assert table.window == CLOSED and table.game.hand_size(0) == 3 and table.game.turn == 0


def test_nothing_is_saved_before_the_window_closes(handheld):
    writes = []
    handheld.open_line(COMPUTERS_HAND[:-2])
    store = handheld.console.store
    write = store.write
    store.write = lambda name, data: (writes.append(handheld.console.table.window), write(name, data))
    handheld.act(0, 6)
    handheld.run_ms(1000)
    assert writes == []
    handheld.press(A, 40)
    handheld.run_ms(100)
    assert writes and set(writes) == {CLOSED}


# -- who slaps, and calling -------------------------------------------------------------------------------------------
def test_the_own_hand_is_called_with_b_and_then_slapped(handheld):
    table = opened(handheld, OWN_HAND)
    at(handheld, table, 300, B)
    assert table.called
    at(handheld, table, 600, A)
    assert table.game.time(0) in (60, 61)


@pytest.mark.parametrize("presses", [[(400, A)], [(400, A), (600, B)], [(1600, B), (1800, A)], []])
def test_not_called_or_too_late_or_after_the_slap(handheld, presses):
    table = opened(handheld, OWN_HAND)
    for ms, button in presses:
        if table.window == OPEN:
            at(handheld, table, ms, button)
    handheld.run_ms(2600)
    assert table.game.time(0) == UNANNOUNCED and table.last == 0


def test_each_person_has_a_button(handheld):
    table = opened(handheld, THREE_PERSONS)
    at(handheld, table, 300, LEFT)
    at(handheld, table, 500, UP)
    at(handheld, table, 700, RIGHT)  # there is no fourth person
    assert table.window == OPEN
    at(handheld, table, 900, A)
    assert table.window == CLOSED
    assert [table.game.time(seat) // 10 for seat in range(3)] == [9, 3, 5]


def test_two_buttons_at_once_are_both_counted(handheld):
    table = opened(handheld, THREE_PERSONS)
    handheld.press(LEFT | UP, 40)
    assert table.times[1] >= 0 and table.times[1] == table.times[2]


def test_a_false_slap_draws_two(handheld):
    table = placed(handheld, "R1 R2 Y1", "R4 Y2 Y2", turn=1)
    table.do(0, card("R4"))
    while table.window != OPEN:
        handheld.step()
    handheld.press(A, 40)
    assert table.game.hand_size(0) == 5 and table.window == CLOSED


def test_no_window_for_the_card_one_laid_oneself_among_computers(handheld):
    table = placed(handheld, "R1 R2 Y1", "R4 Y2 Y2")
    table.do(0, card("R1"))
    assert table.window == CLOSED


def test_others_do_not_see_the_hand_while_all_slap(handheld):
    table = opened(handheld, THREE_PERSONS)
    table.viewer = 0  # who laid a card still holds the handheld
    table._look()
    table.dirty = True
    handheld.run_ms(50)
    assert table._n > 1 and not any(any(row) for row in handheld.glass()[34:55])


@pytest.mark.parametrize(
    ("hands", "seats"), [(("R2 G5", "R1 G2"), "pp"), (("RC G5", "R1 G2"), "pp"), (("R2 G5", "B1 Y2", "B3 Y4"), "pnp")]
)
def test_when_all_have_looked_on_no_hand_is_shown_before_the_handheld_is_passed(handheld, hands, seats):
    """Also where the same person goes on, as after a Cut of two, and while a computer plays between two windows."""
    table = placed(handheld, *hands, seats=seats)
    handheld.press(A, 40)  # takes it
    handheld.press(A, 40)
    drawn = []
    table._draw_fan = drawn.append
    windows = 0
    for _ in range(500):
        before = table.window
        handheld.step()
        windows += table.window == OPEN != before
        if handheld.console.scene is not table:
            break
    assert windows >= 1 and not drawn and handheld.console.scene is not table
    handheld.press(A, 40)
    assert drawn and table.viewer == table.game.turn


# -- the hand and the course ------------------------------------------------------------------------------------------
def test_a_hand_of_most_of_the_deck_is_shown_around_the_cursor(handheld):
    table = placed(handheld, "R1 G5", "Y1 Y1", rest=0, demand=False)
    assert table.game.hand_size(0) == 107 and table._n == 38
    seen = set()
    for _ in range(38):
        seen.add(table._fan[table.cursor])
        handheld.press(RIGHT, 40)
        rows = handheld.glass()
        assert any(any(row[:22]) for row in rows[36:54]) and any(any(row[-22:]) for row in rows[36:54])
    assert len(seen) == 38


def test_up_goes_to_the_next_card_that_fits(handheld):
    table = placed(handheld, "R1 G5 B3 Y5 H4", "Y1 Y1")
    found = []
    for _ in range(4):
        found.append(table._fan[table.cursor])
        handheld.press(UP, 40)
    assert found == [card("R1"), card("B3"), card("H4"), card("R1")]


def test_a_draws_where_nothing_fits_and_b_keeps(handheld):
    table = placed(handheld, "G1 G5", "Y1 Y1", draw="B3")
    handheld.press(A, 40)
    assert hand(table.game, 0) == "G1 G5 B3" and table._fan[table.cursor] == card("B3")
    handheld.press(B, 40)
    assert table.game.turn == 1


def test_what_a_cut_shows_comes_after_the_cut(handheld):
    table = placed(handheld, "RC G5 G4", "Y1 Y1", draw="B3", rest=1)
    handheld.press(A, 40)
    handheld.run_ms(60)
    assert table.face == card("RC") and table.game.top == card("B3")
    handheld.run_ms(900)
    assert table.face == card("B3")


def test_after_a_hand_the_totals_wait_for_a_press(handheld):
    table = placed(handheld, "R1", "Y1 Y4", totals=[0, 90])
    handheld.press(A, 40)
    handheld.run_ms(3000)
    assert table.game.phase == FINISHED and table.game.allows(NEXT, 0) and table.game.total(1) == 95
    handheld.press(A, 40)
    assert table.game.phase != FINISHED or table.game.turn != 0


@pytest.mark.parametrize("slap", [0, 1])
def test_after_a_last_hit_with_a_hand_slaps_and_totals_are_read_one_by_one(handheld, slap):
    """By time: who slapped when, then the points, then the next hand. By luck there are no times."""
    table = placed(handheld, "HH", "R1 G2 B3", slap=slap)
    table.game.rng.seed(bytes([0, 0, 0, 0, 0, 0, 1]))  # luck has the other be last
    handheld.press(A, 40)
    if not slap:
        handheld.run_ms(200)
        handheld.script("B A wait400")
        assert table.game.phase == FINISHED and table.last == 1 and table.waits
        handheld.press(A, 40)
    handheld.run_ms(200)
    assert table.game.phase == FINISHED and table.last == NOBODY and not table.waits  # the points are shown
    handheld.press(A, 40)
    assert table.game.phase == PLAYING


def test_where_a_computer_deals_on_the_totals_wait_after_the_slaps(handheld):
    table = placed(handheld, "HH", "R1 G2 B3", seats="np")
    while table.window != OPEN:
        handheld.step()
    handheld.script("wait2500 wait400")
    assert table.game.phase == FINISHED and table.last == 1
    handheld.press(A, 40)
    handheld.run_ms(3000)
    assert table.game.phase == FINISHED and table.last == NOBODY and table.waits
    handheld.press(A, 40)
    handheld.run_ms(2000)
    assert table.game.phase != FINISHED


@pytest.mark.parametrize(
    ("seats", "won", "text"),
    [("pnn", 1, 23), ("pnn", 6, 24), ("pnn", 3, 25), ("np", 2, 23), ("np", 1, 24), ("nn", 3, 25)],
)
def test_the_outcome_is_that_of_the_only_person(handheld, seats, won, text):
    """Indices into TEXT: won, lost, shared."""
    table = placed(handheld, *["R1"] * len(seats), seats=seats)
    table.game.finish(won)
    assert ends.outcome(table, len(table._persons) == 1) == table.words.TEXT[text]
    art = handheld.console.art("hit_the_deck")
    assert table.outcome_picture(art) is (art.LOST if text == 24 else art.WON)


def test_a_game_saved_just_before_a_slap_is_taken_up_with_a_press(handheld):
    opened(handheld, COMPUTERS_HAND)
    handheld.console.save_game()
    handheld.console.home()
    handheld.console.resume("hit_the_deck")
    table = handheld.console.table
    handheld.run_ms(3000)
    assert table.waits and table.game.phase == SLAPPING
    handheld.press(A, 40)
    assert table.window == COMING and table.animation  # the card is turned over as when it was laid
    handheld.run_ms(300)
    assert table.window == OPEN


@pytest.mark.parametrize("code", [code for code, _ in LANGUAGES])
def test_the_tables_words_fit_their_places(code):
    with Handheld() as handheld:
        canvas = Canvas(handheld.hal.canvas)
    text = load.module("core.lang", code + "_hit_the_deck").TEXT
    for note in text[3:12]:
        assert canvas.small_width(note) <= WIDTH - 84, note
    assert 9 + canvas.small_width(text[0]) + 12 + canvas.small_width(text[2]) <= WIDTH
    assert canvas.small_width(text[13]) <= WIDTH - 84 and canvas.small_width(text[15]) <= 18
    assert 9 + canvas.small_width(text[14]) + 12 + canvas.small_width(text[12]) <= 80
    assert canvas.width(text[21]) + canvas.width(text[22]) + 8 <= WIDTH
    assert canvas.small_width(text[20]) <= 80
    for outcome in (*text[23:26], text[26] % 4):
        assert 50 + canvas.big_width(outcome) <= WIDTH, outcome
