"""Draw Poker's table: what it shows and when, what can't be pressed by accident, what is read before the end."""

import pytest

from core import load, replay
from core.games.draw_poker import BETTING_1, CALL, CHANGING_2, DROP, SHOWN
from core.games.poker_stakes import GARMENTS, PLEDGE, REDEEMED, TAKEN
from core.lang import LANGUAGES
from core.lang.words import HINT
from core.ui import sound
from core.ui.canvas import WIDTH
from core.ui.fonts import FONTS
from hal import DOWN, LEFT, RIGHT, UP, A, B
from host_sim.handheld import Handheld

CODES = [code for code, _ in LANGUAGES]
FIRST = "1/draw_poker/-/pn/PALMDEK/"  # the person is first
OWES = "1/draw_poker/-/pn/QXZGFYK/AOQC"  # Neve has raised by 10
HAT = "1/draw_poker/-/pn/29ZEE9V/MA8AAUIAYYYI"  # a call wins the hat
LAST = "1/draw_poker/-/pn/LKT3PYA/APQBIAYJYRUA8AATIAYZYF"  # a call wins all five garments
PLEDGES = "1/draw_poker/-/pn/PFTY46L/ATIAYFYQUA"  # Neve has nothing left for the next ante
TIES = "1/draw_poker/-/pn/FL62H9W/EAIAYMYQ"
RICH = "1/draw_poker/-/pn/3Q6UPJN/EAIAYIYDADQNUA8AADQDIAYQYQUA8AADIAYGYHALQBUA8AAMIAYeYG"  # Neve buys back
POOR = "1/draw_poker/-/pn/FRPF6NX/ATIAYeYDUA"  # the person can't pay the next ante
TWO = "1/draw_poker/-/pp/BZSNTMN/"
DEAR = "1/draw_poker/-/pn/BBA2P5B/AT"  # Neve has bet 100 against nothing
SPLITS = "1/draw_poker/-/pn/3CAJF85/AKQBQIIAYUYX"  # a call shows a tie, and both have nothing left
# Neve calls with what she pledges: the person wins, she does, a tie
CALLS = (
    "1/draw_poker/-/pn/W99YZDJ/ATMA8AEAIAYIYFADQR",
    "1/draw_poker/-/pn/6WZNDXZ/ALQGQCIAYdYJUA8AACIAYIYJABMA8AEAIAYbYXAO",
    "1/draw_poker/-/pn/2VXGVRG/ATIAYFYTUA8AAGIAYPYNAN",
)

LEFT_OF_PANEL = 86
MONEY = 83  # where Neve's money begins if it has three digits
UNDER_NEVE = (92, 49, 36, 15)  # the pot and one's own money
BESIDE_PANEL = 88  # where the panel's labels, which begin later, are beside it


@pytest.fixture
def handheld(tmp_path):
    with Handheld(save_dir=tmp_path) as device:
        yield device


def opened(handheld, line):
    handheld.open_line(line)
    handheld.run_ms(500)
    return handheld.console.scene, handheld.session.game


def top(handheld):
    return type(handheld.console.scene).__name__


def region(handheld, x, y, w, h):
    return [[int(lit) for lit in row[x : x + w]] for row in handheld.glass()[y : y + h]]


def picture(name):
    """A picture of Neve's as rows of 0 and 1."""
    width, height, data = getattr(load.module("core.art", "neve"), name)
    return [[data[y // 8 * width + x] >> y % 8 & 1 for x in range(width)] for y in range(height)]


def wears(handheld, name, x, y):
    rows = picture(name)
    return region(handheld, LEFT_OF_PANEL + 1 + x, y, len(rows[0]), len(rows)) == rows


# -- betting ----------------------------------------------------------------------------------------------------------
def test_a_bet_is_chosen_in_steps_and_ends_at_its_limits(handheld):
    table, game = opened(handheld, FIRST)
    seen = []
    for button in (UP, UP, DOWN, RIGHT, LEFT, LEFT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT):
        handheld.press(button)
        seen.append(5 * table.steps)
    assert seen == [5, 10, 5, 30, 5, 0, 25, 50, 75, 95, 95]
    assert game.money(0) == 95
    handheld.press(A)
    assert (game.paid(0), game.money(0)) == (100, 0)


def test_what_is_owed_is_paid_by_a_alone_and_raised_with_the_steps(handheld):
    table, game = opened(handheld, OWES)
    assert game.owed(0) == 10 and table.steps == 0
    paid = game.paid(0)
    handheld.press(A)
    assert game.paid(0) == paid + 10 and game.phase > BETTING_1
    table, game = opened(handheld, OWES)
    handheld.press(UP)
    handheld.press(A)
    assert game.paid(0) == paid + 15 and game.phase == BETTING_1


def test_a_drop_is_asked_for(handheld):
    _, game = opened(handheld, FIRST)
    for keys in ("B B", "B U", "B R", "B D"):
        handheld.script(keys)
        assert game.phase == BETTING_1
    handheld.script("A")
    assert game.stayed and game.phase == BETTING_1, "after another button A is no drop"
    _, game = opened(handheld, FIRST)
    handheld.script("B A")
    assert (game.phase, game.winner) == (SHOWN, 1)


@pytest.mark.parametrize("line", (FIRST, OWES, TIES))
def test_a_hint_is_what_a_does_then(handheld, line):
    table, game = opened(handheld, line)
    handheld.script("B+700 D D A wait1500")
    hint = table.hint
    assert hint >= 0 and 0 <= table.reason < len(table.words.REASONS)
    handheld.script("A")
    actions = handheld.session.line().rpartition("/")[2]
    assert actions.endswith(replay.pack(game, bytes(4), bytes(2), bytes(7), bytes([hint >> 8, hint & 255]))[-2:])


def test_nothing_is_pressed_for_neve(handheld):
    _, game = opened(handheld, FIRST)
    handheld.script("A")
    assert game.turn == 1
    before = bytes(game.state)
    for button in (A, B, UP, A):
        handheld.press(button)
    assert bytes(game.state) == before


def test_a_hint_to_drop_says_why(handheld):
    table, _ = opened(handheld, DEAR)
    handheld.script("B wait500")
    asked = region(handheld, 0, 9, 84, 8)
    handheld.script("B B+700 D D A wait900")
    assert table._dropping and table.hint == DROP << 8
    assert region(handheld, 0, 9, 84, 8) != asked
    handheld.script("B B wait500")
    assert table._dropping and region(handheld, 0, 9, 84, 8) == asked, "who asks himself isn't told why"


def test_no_hint_while_what_a_hand_brought_is_read(handheld):
    opened(handheld, FIRST)
    for keys, offered in (("", True), ("B A wait900", False)):
        handheld.script(keys + " B+700")
        labels = [row[0] for row in handheld.console.scene.rows]
        assert (handheld.console.text[HINT] in labels) == offered
        handheld.script("B")


# -- the exchange -----------------------------------------------------------------------------------------------------
def test_marked_cards_rise_and_are_changed(handheld):
    table, game = opened(handheld, FIRST)
    handheld.script("U U A wait3000")
    assert (game.phase, game.turn) == (CHANGING_2, 0)
    before = [game.hand(0, i) for i in range(5)]
    low = region(handheld, 0, 17, 16, 3)
    handheld.script("A")
    assert region(handheld, 0, 17, 16, 3) != low
    handheld.script("A R U U D R U L U")  # the first unmarked; the second up and down; the third up, the second again
    assert table.marks == 0b00110
    handheld.script("B")
    assert [game.hand(0, i) == before[i] for i in range(5)] == [True, False, False, True, True]
    assert game.changed(0) == 2


def test_the_number_that_neve_changed_stays_in_sight(handheld):
    _, game = opened(handheld, FIRST)
    unchanged = region(handheld, 52, 0, 30, 8)
    handheld.script("U U A wait3000")
    assert game.changed(1) == 1
    shown = region(handheld, 52, 0, 30, 8)
    assert shown != unchanged
    handheld.script("B wait3000")
    assert region(handheld, 52, 0, 30, 8) == shown


# -- after the hand ---------------------------------------------------------------------------------------------------
def test_the_showdown_is_read_before_the_garment_comes_off_and_both_before_the_next_hand(handheld):
    table, game = opened(handheld, HAT)
    handheld.script("A wait9000")
    assert game.open and game.garments_off == 1
    assert wears(handheld, "HAT", 10, 0) is False  # it bears its tag
    assert (table._off, table._pledged) == (0, 1)
    handheld.script("A wait9000")
    assert (table._off, table._pledged) == (1, 0) and game.hand_number == 2
    handheld.script("A")
    assert game.hand_number == 3


def test_the_last_garment_is_seen_off_before_the_end(handheld):
    table, game = opened(handheld, LAST)
    handheld.script("A wait9000")
    assert game.over and top(handheld) == "Table" and table._off == 0
    for off in range(1, GARMENTS + 1):
        handheld.script("A wait9000")
        assert top(handheld) == "Table" and table._off == off
    assert wears(handheld, "HEAP", 0, 24)
    handheld.script("A wait9000")
    assert top(handheld) == "Table", "who won the match is told too"
    handheld.script("A wait2000")
    assert top(handheld) == "GameOver"


def test_neve_pledges_before_she_goes_on(handheld):
    table, game = opened(handheld, PLEDGES)
    assert wears(handheld, "HAT", 10, 0)
    handheld.script("A wait9000")
    assert (table._off, table._pledged) == (0, 1)
    assert wears(handheld, "TAG", 25, 1)
    assert game.hand_number == 2 and not game.stayed and not game.bets(0)
    handheld.script("A wait9000")
    assert game.stayed or game.bets(0) or game.turn == 0


@pytest.mark.parametrize("line", CALLS)
def test_a_pledge_doesnt_give_away_what_the_hands_will_show(handheld, line):
    table, game = opened(handheld, line)
    before = region(handheld, *UNDER_NEVE)
    handheld.tones.clear()
    handheld.act(CALL, 0)
    handheld.run_ms(500)
    assert game.open and table._news == PLEDGE
    assert region(handheld, *UNDER_NEVE) == before, "the pot and one's money are as they were"
    assert not any(map(any, region(handheld, 0, 9, 84, 8))), "nobody has dropped"
    assert [hz for _, hz in handheld.tones if hz] == [10 * pitch for pitch in sound.TAKE[::2]]
    while table._news == PLEDGE:
        handheld.script("A wait500")
    assert game.pot == 0 and region(handheld, *UNDER_NEVE) != before


def test_money_is_shown_as_it_was_when_what_is_told_happened(handheld):
    table, game = opened(handheld, CALLS[1])
    handheld.act(CALL, 0)
    handheld.run_ms(500)
    told = []
    while game.phase == SHOWN:
        told.append((table._news, [game.money(i) - table._yet(i) for i in (0, 1)], game.pot - table._yet(2)))
        handheld.script("A wait500")
    assert told == [
        (PLEDGE, [110, 30], 80),
        (PLEDGE, [110, 50], 80),
        (PLEDGE, [110, 70], 80),
        (TAKEN, [110, 150], 0),
        (REDEEMED, [110, 90], 0),
    ]


def test_a_garment_bought_back_is_on_again(handheld):
    table, game = opened(handheld, RICH)
    assert table._off == 1 and not wears(handheld, "HAT", 10, 0)
    handheld.script("A wait500")
    assert game.garments_off == 0 and table._off == 1
    handheld.script("A wait500")
    assert table._off == 0 and wears(handheld, "HAT", 10, 0)


def test_a_tie_keeps_the_pot_in_sight(handheld):
    _, game = opened(handheld, TIES)
    before = region(handheld, 92, 49, 36, 7)
    handheld.script("A wait500")
    assert game.open and game.pot == 10
    assert region(handheld, 92, 49, 36, 7) == before


def test_who_cannot_pay_is_told_so_before_the_end(handheld):
    _, game = opened(handheld, POOR)
    handheld.script("A wait9000")
    assert game.over and top(handheld) == "Table"
    handheld.script("A wait2000")
    assert top(handheld) == "GameOver"


def test_a_resumed_showdown_is_still_there(handheld):
    opened(handheld, HAT)
    handheld.script("A wait500")
    state = bytes(handheld.session.game.state)
    handheld.cut()
    handheld.power_up()
    handheld.script("wait300 A A A wait500")
    assert bytes(handheld.session.game.state) == state
    shown = handheld.console.scene
    assert (shown._off, shown._pledged) == (1, 0)
    handheld.script("A")
    assert handheld.session.game.hand_number == 3


def test_a_resumed_tie_that_was_divided_says_so(handheld):
    opened(handheld, SPLITS)
    handheld.script("A wait500")
    told = region(handheld, 0, 49, 84, 7)
    handheld.cut()
    handheld.power_up()
    handheld.script("wait300 A A A wait500")
    assert handheld.session.game.open and region(handheld, 0, 49, 84, 7) == told


def test_the_demo_reads_by_itself(handheld):
    handheld.script("wait300 R")
    handheld.console.demo("draw_poker")
    for _ in range(200):
        handheld.run_ms(1000)
        if handheld.session.game.hand_number == 3:
            return
    raise AssertionError("it waits for somebody")


# -- two persons ------------------------------------------------------------------------------------------------------
def test_no_card_is_seen_by_who_doesnt_hold_the_handheld(handheld):
    handheld.open_line(TWO)
    first = handheld.session.game.turn
    for seat in (first, 1 - first):
        handheld.run_ms(500)
        assert top(handheld) == "PassTo"
        handheld.script("A wait500")
        table = handheld.console.scene
        assert table.viewer == table.me == seat and not table._neve
        handheld.script("A")
    assert handheld.session.game.phase > BETTING_1


def test_after_a_drop_only_the_own_cards_are_seen(handheld):
    opened(handheld, TWO)
    handheld.script("A wait500")
    own = region(handheld, 0, 20, 84, 28)
    handheld.script("B A wait500")
    game = handheld.session.game
    assert game.phase == SHOWN and not game.open and top(handheld) == "Table"
    assert region(handheld, 0, 20, 84, 28) == own


def test_a_drop_that_is_resumed_shows_no_card(handheld):
    opened(handheld, TWO)
    handheld.script("A wait500 B A wait500")
    handheld.cut()
    handheld.power_up()
    handheld.script("wait300 A A A wait500")
    assert top(handheld) == "Table" and handheld.session.game.phase == SHOWN
    assert not any(map(any, region(handheld, 0, 20, 84, 28)))


# -- statistics and texts ---------------------------------------------------------------------------------------------
def test_what_the_statistics_count(handheld):
    table, game = opened(handheld, LAST)
    handheld.script("A wait500")
    extras = [7, 0, 15, 65534, 0, 0]
    table.count(extras)
    assert extras == [7 + game.hand_number, game.best(0), game.biggest_pot, 65535, 0, 0]
    extras = [65535, 8, 600, 0, 0, 0]
    table.count(extras)
    assert extras == [65535, 8, 600, GARMENTS, 0, 0]


def test_only_who_sits_first_plays_for_the_statistics(handheld):
    for seats, counts in ((b"\0\2", True), (b"\2\0", False), (b"\0\0", False)):
        handheld.open_game("draw_poker", seats=seats)
        assert handheld.session.counts == counts


def words(code):
    return load.module("core.lang", code + "_draw_poker")


@pytest.mark.parametrize("code", CODES)
def test_every_text_fits_its_row(code):
    text = words(code).TEXT
    width = FONTS[0].width
    name = text[0]
    said = [name + text[i] for i in (22, 23, 27)] + [name + text[i] + "300" for i in (24, 25, 26)]
    said += [text[i] for i in (29, 31, 32, 33)] + list(words(code).REASONS)
    assert [line for line in said if width(line) > LEFT_OF_PANEL] == []
    told = [name + text[28] + "600", text[30] + "600", *text[34:36], text[37], *text[40:43]]
    told += [text[i] + garment for i in (36, 38, 39) for garment in text[43:48]]
    assert [line for line in told if width(line) > BESIDE_PANEL] == []


@pytest.mark.parametrize("code", CODES)
def test_every_hand_is_named_left_of_neves_money(code):
    text = words(code).TEXT
    width = FONTS[0].width
    for kind in range(10):
        line = text[48 + kind]
        if kind < 9:
            line += " 10/10" if kind in (0, 1, 2, 6) else " 10"
        assert width(line) <= MONEY - 1, line


@pytest.mark.parametrize("code", CODES)
def test_buttons_fit_left_of_the_panel_and_the_end_beside_its_picture(code):
    text = words(code).TEXT
    small = FONTS[1].width
    for a in (*text[10:16], *text[18:21]):
        for b in (text[13], text[16], text[17], text[21]):
            assert 9 + small(a) + 4 + 10 + small(b) <= LEFT_OF_PANEL, (a, b)
    for i in range(58, 63):
        assert 50 + FONTS[2].width(text[i]) <= WIDTH
    assert small(text[6]) + 2 + 5 + 53 <= MONEY - 1 and small(text[5]) + 2 + 11 + 53 <= MONEY - 1


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("paying", (7, 8))
def test_what_a_bet_leaves_fits_in_the_small_numbers_at_least(code, paying):
    text = words(code).TEXT
    small = FONTS[1].width
    assert 8 + sum(small(text[i]) + 1 + small("300") + 3 for i in (paying, 4, 9)) - 3 <= BESIDE_PANEL


def test_the_lines_of_these_tests_are_what_they_say():
    assert replay.play(OWES).owed(0) == 10
    assert replay.play(FIRST).turn == replay.play(LAST).turn == 0


def test_an_arrow_that_stays_down_reads_no_further(handheld):
    _, game = opened(handheld, HAT)
    handheld.script("A wait9000 R+3000")
    assert game.open and game.hand_number == 2


def test_the_end_shows_the_winners_money_among_two_persons():
    with Handheld() as handheld:
        opened(handheld, "1/draw_poker/-/pp/AZKR565/ATIAYFYPUA")
        handheld.script("A wait500 A wait500 A wait2500")
        assert top(handheld) == "GameOver"
        assert handheld.console.scene._score == handheld.console.scene.table.game.money(1) > 0
