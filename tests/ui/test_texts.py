"""Every text of every language in its box: no line of the glass is cut."""

import framebuf
import pytest

from core import load
from core.games import GAMES
from core.lang import LANGUAGES, words
from core.ui import widgets
from core.ui.canvas import WIDTH, Canvas

CANVAS = Canvas(framebuf.FrameBuffer(bytearray(1024), 128, 64, framebuf.MONO_VLSB))
CODES = [code for code, _ in LANGUAGES]
GAME_CODES = [(code, name) for code in CODES for name, _ in GAMES]
DIALOG_LINES = 6
MENU_WIDTH = WIDTH - 8 - 5

ROWS = (
    (words.SOUND, words.ON, words.OFF),
    (words.BRIGHTNESS, words.BRIGHT, words.MEDIUM, words.DIM),
    (words.FLIP, words.ON, words.OFF),
    (words.ANIMATION, words.ON, words.OFF),
    (words.BOOT, words.ON, words.OFF),
    (words.LEFTY, words.ON, words.OFF),
    (words.SPEED, words.NORMAL, words.FAST, words.SLOW),
    (words.SEED, words.RANDOM),
    (words.PLAYER, words.PERSON, words.EASY, words.NORMAL, words.HARD, words.NOBODY),
)


def text(code):
    return load.module("core.lang", code).TEXT


def constants():
    return {name: value for name, value in vars(words).items() if name.isupper()}


@pytest.mark.parametrize("code", CODES)
def test_there_is_a_text_for_every_word(code):
    assert sorted({*constants().values(), words.TROUBLES + 1, words.TROUBLES + 2}) == list(range(len(text(code))))
    assert all(text(code))


@pytest.mark.parametrize("code", CODES)
def test_menu_rows_fit_with_their_values(code):
    for label, *values in ROWS:
        number = CANVAS.width(" 4") if label == words.PLAYER else 0
        for value in values:
            assert CANVAS.width(text(code)[label]) + number + 4 + CANVAS.width(text(code)[value]) <= MENU_WIDTH
    for _, own_name in LANGUAGES:
        assert CANVAS.width(text(code)[words.LANGUAGE]) + 4 + CANVAS.width(own_name) <= MENU_WIDTH
    assert CANVAS.width(text(code)[words.BLANK] + "10 " + text(code)[words.MINUTES]) + 4 <= MENU_WIDTH


@pytest.mark.parametrize("code", CODES)
def test_dialogs_fit(code):
    for index in (words.LEAVE_SAVED, words.UNDO_SPOILS, words.RESTART_SPOILS, words.NEW_SPOILS, words.RESET_DONE):
        assert len(widgets.wrap(CANVAS, text(code)[index], WIDTH - 12)) <= DIALOG_LINES
    assert len(widgets.wrap(CANVAS, text(code)[words.PASS_ON], WIDTH - 12)) <= 3
    for index in range(words.TROUBLES, words.TROUBLES + 3):
        longest = text(code)[index] + "\nscoundrel.stat: of a later version"
        assert len(widgets.wrap(CANVAS, longest, WIDTH - 12)) <= DIALOG_LINES


@pytest.mark.parametrize("code, name", GAME_CODES)
def test_how_to_play_fits_its_pages(code, name):
    for title, page in load.module("core.lang", code + "_" + name).PAGES:
        lines = widgets.wrap(CANVAS, page, WIDTH - 4)
        assert len(lines) <= widgets.LINES, title
        assert all(CANVAS.width(line) <= WIDTH - 4 for line in lines), title
        assert CANVAS.width(title) <= WIDTH - 26, title


@pytest.mark.parametrize("code, name", GAME_CODES)
def test_options_fit_their_rows(code, name):
    game = load.module("core.lang", code + "_" + name)
    rules = load.module("core.games", name).Rules
    assert len(game.OPTIONS) == len(rules.OPTIONS)
    for (label, values), (_, values_known) in zip(game.OPTIONS, rules.OPTIONS, strict=True):
        assert len(values) == len(values_known)
        for value in values:
            assert CANVAS.width(label) + 4 + CANVAS.width(value) <= MENU_WIDTH, (label, value)


@pytest.mark.parametrize("code, name", GAME_CODES)
def test_a_hints_reason_fits_its_frame(code, name):
    for reason in load.module("core.lang", code + "_" + name).REASONS:
        assert CANVAS.width(reason) + 6 <= WIDTH


@pytest.mark.parametrize("code", CODES)
def test_scoundrels_bottom_row_and_end_fit(code):
    text = load.module("core.lang", code + "_scoundrel").TEXT
    fight, weapon, bare = text[:3]
    assert 9 + CANVAS.small_width(weapon) + 4 + 10 + CANVAS.small_width(bare) <= WIDTH
    assert 9 + CANVAS.small_width(fight) <= WIDTH
    for won_or_lost in text[9:11]:
        assert 50 + CANVAS.big_width(won_or_lost) <= WIDTH
