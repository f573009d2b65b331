"""The fonts and what the canvas draws with them."""

import framebuf
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.ui import fonts
from core.ui.canvas import BIG, HEIGHT, SMALL, WIDTH, WORDS, Canvas

LETTERS = {
    "English": "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
    "Spanish": "áéíóúüñ¿¡ÁÉÍÓÚÜÑ",
    "Italian": "àèìòùéÀÈÒÙÉ",
    "German": "äöüßÄÖÜ",
    "French": "àâæçéèêëîïôœùûüÀÂÆÇÉÈÊÔŒÙÛ«»",
    "Norwegian": "åæøÅÆØ",
}
EVERY = "".join(sorted(set("".join(LETTERS.values()) + "".join(map(chr, range(32, 127))))))
PRINTABLE = st.text(st.sampled_from(EVERY), max_size=30)


class Glass:
    """A canvas over a buffer of its own."""

    def __init__(self, lit=0):
        self.fb = framebuf.FrameBuffer(bytearray(WIDTH * HEIGHT // 8), WIDTH, HEIGHT, framebuf.MONO_VLSB)
        self.fb.fill(lit)
        self.canvas = Canvas(self.fb)

    def pixels(self, lit=1):
        """The pixels of one colour."""
        return {(x, y) for x in range(WIDTH) for y in range(HEIGHT) if self.fb.pixel(x, y) == lit}


def writer(glass, font):
    """The canvas's call that writes in a font, and the one that measures."""
    c = glass.canvas
    return ((c.text, c.width), (c.small, c.small_width), (c.big, c.big_width))[font]


def shape(font, text):
    glass = Glass()
    writer(glass, font)[0](text, 10, 20)
    return frozenset(glass.pixels())


@pytest.mark.parametrize("language", LETTERS)
def test_every_letter_of_a_language_is_drawn_and_looks_like_no_other(language):
    drawn = {ch: shape(WORDS, ch) for ch in LETTERS[language]}
    assert all(drawn.values())
    assert shape(WORDS, "?") not in drawn.values()
    assert len(set(drawn.values())) == len(drawn)


def test_ascii_glyphs_differ():
    assert len({shape(WORDS, chr(code)) for code in range(33, 127)}) == 94


@pytest.mark.parametrize("font", (SMALL, BIG))
@pytest.mark.parametrize("language", LETTERS)
def test_the_capital_fonts_know_each_letter(font, language):
    unknown = shape(font, "?")
    for ch in LETTERS[language]:
        if ch in "æœŒ«»" and font == BIG or ch in "«»":
            continue
        assert shape(font, ch) not in (unknown, frozenset()), ch


@pytest.mark.parametrize("font", (SMALL, BIG))
def test_small_letters_are_drawn_as_capitals(font):
    assert shape(font, "flee ü ñ") == shape(font, "FLEE Ü Ñ")


def test_an_unknown_character_is_a_question_mark():
    assert shape(WORDS, "\u2660") == shape(WORDS, "\x7f") == shape(WORDS, "?")


@pytest.mark.parametrize("font", (WORDS, SMALL, BIG))
@given(text=PRINTABLE)
def test_text_stays_in_its_box(font, text):
    glass = Glass()
    write, measure = writer(glass, font)
    end = write(text, 3, 20)
    width = measure(text)
    assert end == 3 + (width + fonts.GAP if text else 0)
    top, bottom = 20, 20 + fonts.FONTS[font].height
    assert all(3 <= x < 3 + width and top <= y < bottom for x, y in glass.pixels())


@pytest.mark.parametrize("font", (WORDS, SMALL, BIG))
def test_letters_touch_the_edges_of_their_box_so_that_spacing_is_even(font):
    for ch in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789":
        columns = {x for x, y in shape(font, ch)}
        assert min(columns) == 10
        assert max(columns) == 9 + fonts.FONTS[font].width(ch)


def test_about_twenty_four_letters_fill_a_line():
    canvas = Glass().canvas
    prose = "Fight the monsters with your weapon or bare hands. A potion heals you once a room."
    assert 22 <= WIDTH * len(prose) / canvas.width(prose) <= 30


@pytest.mark.parametrize("font", (WORDS, SMALL, BIG))
@given(n=st.integers(-(2**20), 2**20))
def test_a_number_is_its_digits(font, n):
    by_text, by_number, from_right = Glass(), Glass(), Glass()
    write, measure = writer(by_text, font)
    end = write(str(n), 5, 9)
    assert by_number.canvas.number(n, 5, 9, font) == end
    assert by_number.canvas.number_width(n, font) == measure(str(n))
    from_right.canvas.number_right(n, 5 + measure(str(n)), 9, font)
    assert by_number.pixels() == by_text.pixels() == from_right.pixels()


@pytest.mark.parametrize("font", (WORDS, SMALL, BIG))
def test_dark_text_is_lit_text_turned(font):
    text = "Übung 20>13 gjpq ñ" if font != BIG else "ÜBUNG 20>"
    lit, dark = Glass(), Glass(1)
    writer(lit, font)[0](text, 2, 30, 1)
    writer(dark, font)[0](text, 2, 30, 0)
    dark.canvas.number(-12, 100, 50, font, 0)
    lit.canvas.number(-12, 100, 50, font)
    assert lit.pixels(1) == dark.pixels(0)


def test_centred_and_right():
    glass, wanted = Glass(), Glass()
    glass.canvas.centred("Rest", 20, 5, 60)
    glass.canvas.right("Rest", 128, 30)
    width = wanted.canvas.width("Rest")
    wanted.canvas.text("Rest", 20 + (60 - width) // 2, 5)
    wanted.canvas.text("Rest", 128 - width, 30)
    assert glass.pixels() == wanted.pixels()
    assert max(x for x, y in glass.pixels()) == 127


def test_frame_is_round_and_pointer_points_right():
    glass = Glass()
    glass.canvas.frame(10, 10, 20, 9)
    edge = {(x, y) for x in range(10, 30) for y in range(10, 19) if x in (10, 29) or y in (10, 18)}
    assert glass.pixels() == edge - {(10, 10), (29, 10), (10, 18), (29, 18)}
    glass = Glass()
    glass.canvas.pointer(1, 2)
    assert {x for x, y in glass.pixels() if y == 5} == {1, 2, 3, 4}
    assert {y for x, y in glass.pixels() if x == 1} == set(range(2, 9))
