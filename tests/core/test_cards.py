"""core/cards.py and core/seed.py: the bytes of cards, the codes of seeds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import cards, seed
from core.rng import Rng


def test_a_card_is_its_suit_and_rank():
    seen = set()
    for suit in (cards.CLUBS, cards.DIAMONDS, cards.HEARTS, cards.SPADES):
        for rank in range(2, 15):
            card = cards.card(suit, rank)
            assert (cards.suit(card), cards.rank(card)) == (suit, rank) and cards.NONE < card < 64
            seen.add(card)
    assert len(seen) == 52


def test_the_ranks_have_their_letters():
    assert [cards.RANKS[rank] for rank in (2, 9, 10, 11, 12, 13, 14)] == list("29TJQKA")


@given(st.binary(max_size=60), st.integers(0, 60), st.integers(0, 60))
def test_sort_sorts_its_span_alone(data, start, n):
    start = min(start, len(data))
    n = min(n, len(data) - start)
    out = bytearray(data)
    cards.sort(out, start, n)
    assert out == data[:start] + bytes(sorted(data[start : start + n])) + data[start + n :]


@given(st.lists(st.integers(0, 31), min_size=7, max_size=7))
def test_every_seven_symbols_are_a_code_and_back(symbols):
    code = seed.text(bytes(symbols))
    assert len(code) == 7 and not set(code) & set("IO01")
    assert seed.parse(code) == seed.parse(code.lower()) == bytes(symbols)


@settings(max_examples=40, deadline=None)
@given(st.text(min_size=7, max_size=7))
def test_a_code_is_taken_or_refused_in_one_line(code):
    accepted = all(symbol in seed.SYMBOLS + seed.SYMBOLS.lower() for symbol in code)
    try:
        seed.parse(code)
    except seed.BadSeed as error:
        assert not accepted and len(str(error).splitlines()) == 1
    else:
        assert accepted


@pytest.mark.parametrize(
    "code", ["ABCDEF\u017f", "ABCDEF\ufb06", "ABCDE\u00df", "ABC\nDEF", "ABCDEF\x00", "ABCDEF\u2028"]
)
def test_letters_that_only_look_like_symbols_are_refused_in_one_line(code):
    """In capitals the long s is S, the ligature ST: MicroPython knows neither, and a code is the same everywhere."""
    with pytest.raises(seed.BadSeed) as caught:
        seed.parse(code)
    assert len(str(caught.value).splitlines()) == 1


def test_a_drawn_seed_has_every_symbol_in_every_place():
    rng = Rng()
    rng.seed(b"draw")
    places = [set() for _ in range(7)]
    for _ in range(600):
        for place, symbol in zip(places, seed.draw(rng), strict=True):
            place.add(symbol)
    assert all(place == set(range(32)) for place in places)
