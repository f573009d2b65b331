"""Warlords' table: what its buttons do, what it shows to whom, and that its words fit."""

import sys

import framebuf
import pytest

from core import seed as seeds
from core.game import HARD, NEXT, PERSON
from core.games.warlords import CHOOSE, KEEP, PLAY, SURRENDER, SWAP
from core.games.warlords_sides import BATTLE, CHOOSING, JACK, KING, QUEEN, SHOWN, SWAPPING
from core.lang import LANGUAGES
from core.load import module
from core.ui import widgets
from core.ui.canvas import WIDTH, Canvas
from host_sim.handheld import Handheld

CODE = seeds.parse("PALMDEK")
CANVAS = Canvas(framebuf.FrameBuffer(bytearray(1024), 128, 64, framebuf.MONO_VLSB))
SETTLED = "wait500"


@pytest.fixture
def alone():
    """A game against the computer."""
    with Handheld() as handheld:
        handheld.open_game("warlords", CODE, None, bytes([PERSON, HARD]))
        handheld.script(SETTLED)
        yield handheld


@pytest.fixture
def two():
    """A game of two persons."""
    with Handheld() as handheld:
        handheld.open_game("warlords", CODE, None, bytes([PERSON, PERSON]))
        handheld.script(SETTLED)
        yield handheld


def scene(handheld):
    return type(handheld.console.scene).__name__


def state(handheld):
    game = handheld.session.game
    return game.phase, game.turn, game.step


def drawn_cards(handheld, monkeypatch):
    """The cards that the table draws face up in the hand."""
    found = []
    running = sys.modules[type(handheld.console.table).__module__]  # the console loads a game's modules anew
    with monkeypatch.context() as patch:
        patch.setattr(running.sprites, "card", lambda canvas, x, y, card, *size: found.append(card))
        handheld.console.table.draw(CANVAS)
    return found


def hand(handheld, seat):
    return [handheld.session.game.hand(seat, slot) for slot in range(3)]


# -- buttons ----------------------------------------------------------------------------------------------------------


def test_the_king_is_offered_first_and_the_queen_beside_it(alone):
    alone.script("R A")
    assert alone.session.game.warlord(0) == QUEEN
    alone.script("wait3000")
    assert state(alone)[0] == SWAPPING
    alone.script("A wait500")
    assert alone.session.game.swaps(0) == 1


def test_swap_keep_and_play(alone):
    alone.script("A wait3000")
    old = hand(alone, 0)
    alone.script("R A wait500")
    new = hand(alone, 0)
    assert old[0] == new[0] and old[1] != new[1] and old[2] == new[2]
    alone.script("B wait9000")
    assert state(alone) == (BATTLE, 0, 0)
    alone.script("L A wait3000")  # from the second card to the first
    assert state(alone) == (BATTLE, 0, 1) and alone.session.game.shown(0, 0) == new[0]


def test_a_jack_is_asked_for_once(alone):
    alone.script("A wait3000 B wait9000 A wait3000 B")
    assert scene(alone) == "Dialog" and alone.console.scene.message.endswith("the jack and 1 card?")
    alone.script("B wait300")
    assert scene(alone) == "Table" and state(alone) == (BATTLE, 0, 1)
    alone.script("B wait300 A wait3000")
    game = alone.session.game
    assert game.phase == SHOWN and game.gave_up(0) and game.left(0, JACK) == 1
    alone.script("A wait500")
    assert game.phase == CHOOSING and game.lost_count(0) == 1


def test_no_jack_no_question(alone):
    for _ in range(2):
        for verb in (CHOOSE, CHOOSE, KEEP, KEEP, SURRENDER, PLAY, NEXT):
            game = alone.session.game
            arg = KING if verb == CHOOSE else next(i for i in range(3) if verb != PLAY or game.hand(game.turn, i))
            alone.act(verb, arg)
    for verb, arg in ((CHOOSE, KING), (CHOOSE, KING), (KEEP, 0), (KEEP, 0)):
        alone.act(verb, arg)
    alone.script("wait500 B wait300")
    assert scene(alone) == "Table" and state(alone) == (BATTLE, 0, 0)


def test_a_hint_moves_the_cursor_and_says_why(alone):
    alone.script("A wait3000 B+700 D D A wait1500")
    table = alone.console.table
    assert table.hint == SWAP << 8 | table.cursor and table.words.REASONS[table.reason] == "A better card may come"


def test_a_hint_is_for_who_holds_the_handheld(two):
    """Where it must be passed on first, thinking would show the last one's cards to the next."""
    two.script("A wait300 A wait500")
    assert scene(two) == "PassTo" and two.console.table.viewer == 0
    two.script("B+700")
    assert "Hint" not in [row[0] for row in two.console.scene.rows]
    two.script("A wait300 A wait300 B+700")
    assert "Hint" in [row[0] for row in two.console.scene.rows]


def test_a_hint_is_not_of_the_computers_choice(alone):
    alone.script("A wait3000 B wait100 B+700")
    assert state(alone) == (SWAPPING, 1, 0)
    assert "Hint" not in [row[0] for row in alone.console.scene.rows]


# -- what is seen -----------------------------------------------------------------------------------------------------


def test_ones_own_cards_alone_are_seen(alone, monkeypatch):
    assert drawn_cards(alone, monkeypatch) == hand(alone, 0)
    alone.script("A wait3000 B wait9000 A wait100")
    assert drawn_cards(alone, monkeypatch) == hand(alone, 0)[1:]  # the sealed one lies in the battle
    assert alone.session.game.sealed == 0


def test_between_two_persons_it_is_passed_before_each_secret_choice(two, monkeypatch):
    for turn in (0, 1):
        assert scene(two) == "PassTo" and two.session.game.turn == turn
        two.script("A wait300")
        assert drawn_cards(two, monkeypatch) == hand(two, turn)
        two.script("A wait1000")
    # both warlords on one screen, no hand, until it was read
    assert scene(two) == "Table" and state(two) == (SWAPPING, 0, 0)
    assert drawn_cards(two, monkeypatch) == []
    two.script("A wait500")
    for turn in (0, 1):
        assert scene(two) == "PassTo" and two.session.game.turn == turn
        two.script("A wait300 B wait1000")
    # the numbers of swaps
    assert scene(two) == "Table" and state(two) == (BATTLE, 0, 0)
    two.script("A wait500")
    for turn in (0, 1):
        assert scene(two) == "PassTo" and two.session.game.turn == turn
        two.script("A wait300 A wait1000")
    assert scene(two) == "Table" and state(two) == (BATTLE, 0, 1)
    assert drawn_cards(two, monkeypatch) == []


def test_the_last_card_swapped_is_seen_before_it_is_passed_on(two, monkeypatch):
    two.script("A wait300 A wait500 A wait300 A wait1000 A wait500 A wait300 A wait500 A wait500 A wait1000")
    assert scene(two) == "Table" and state(two) == (SWAPPING, 1, 0)
    assert drawn_cards(two, monkeypatch) == hand(two, 0)
    two.script("A wait300")
    assert scene(two) == "PassTo"


def test_the_end_of_a_round_is_for_both_and_stays_until_it_is_read(two):
    for verb, arg in ((CHOOSE, KING), (CHOOSE, KING), (KEEP, 0), (KEEP, 0), (SURRENDER, 0), (PLAY, 1)):
        two.act(verb, arg)
    two.script("wait5000")
    assert scene(two) == "Table" and state(two)[0] == SHOWN
    assert two.console.table._lines == ("Red gives up:", "a jack")
    two.script("A wait500")
    assert scene(two) == "PassTo" and state(two) == (CHOOSING, 0, 0)


def test_a_press_while_the_last_cards_turn_over_shows_the_end_and_no_more(two):
    for verb, arg in ((CHOOSE, KING), (CHOOSE, KING), (KEEP, 0), (KEEP, 0), (SURRENDER, 0), (PLAY, 1)):
        two.act(verb, arg)
    assert two.console.table.animation
    two.script("A wait500")
    assert scene(two) == "Table" and state(two)[0] == SHOWN
    two.script("A wait500")
    assert scene(two) == "PassTo" and state(two) == (CHOOSING, 0, 0)


def test_the_last_battle_stays_until_it_is_read(alone):
    state = alone.session.game.state
    state[21 + 38 + 1 : 21 + 38 + 3] = bytes([0, 1])  # black's last warlord is a king
    for seat, cards in ((0, (0x14, 0x25, 0x16)), (1, (0x02, 0x34, 0x07))):
        at = 21 + 38 * seat
        for i in range(3):
            where = next(j for j in range(at + 4, at + 38) if state[j] == cards[i] and j != at + 17)
            state[at + 4 + i], state[where] = state[where], state[at + 4 + i]
    assert alone.session.game.fault() == ""
    for action in ((CHOOSE, KING), (CHOOSE, KING), (KEEP, 0), (KEEP, 0), *[(PLAY, i // 2) for i in range(6)]):
        alone.act(*action)
    assert alone.session.game.over and alone.session.game.result == 1
    alone.script("wait9000")
    assert scene(alone) == "Table" and alone.console.table._lines == ("You take", "a king")
    alone.script("A wait1000")
    assert scene(alone) == "GameOver"


def test_a_game_counts_what_happened(alone):
    table = alone.console.table
    state = alone.session.game.state
    extras = [0, 0, 0, 65534, 0, 0]
    state[98] = 7  # the round
    state[21:24] = bytes([0, 2, 2])  # red has given both jacks and lost no warlord
    state[21 + 39 : 21 + 41] = bytes(2)  # black has no warlord left
    alone.session.game.finish(1)
    table.count(extras)
    assert extras == [7, 4, 0, 65535, 1, 0]
    state[22] = 1
    table.count(extras)
    assert extras == [14, 8, 1, 65535, 1, 0]


# -- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", [code for code, _ in LANGUAGES])
def test_all_words_fit(code):
    texts = module("core.lang", code + "_warlords")
    text = texts.TEXT
    room = WIDTH - 66  # right of the battle
    assert len(text) == 36
    assert 9 + CANVAS.small_width(text[1]) + 14 + CANVAS.small_width(text[2]) <= WIDTH
    assert 9 + CANVAS.small_width(text[3]) + 14 + CANVAS.small_width(text[4]) <= WIDTH
    for name in text[7:12]:
        assert CANVAS.width(name) + 4 + CANVAS.number_width(10) <= room, name
    for line in text[12:28]:
        assert CANVAS.width(line) <= room, line
    for question in text[28:31]:
        assert len(widgets.wrap(CANVAS, question, WIDTH - 12)) <= 3
    for title in text[31:35]:
        assert 50 + CANVAS.big_width(title) <= WIDTH, title
    for label in texts.EXTRAS:
        assert 8 + CANVAS.width(label) + 4 + CANVAS.number_width(65535) <= WIDTH - 8, label
    for line in texts.SUBTITLE:
        assert 2 + CANVAS.width(line) <= 84, line
