"""core/rng.py: a known sequence, and that nothing is favoured."""

import pytest

from core.rng import Rng

SEED = bytes([1, 2, 3, 4, 5, 6, 7])


def seeded(symbols=SEED):
    rng = Rng()
    rng.seed(symbols)
    return rng


def chi_square(counts):
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 for count in counts) / mean


def test_a_known_sequence():
    rng = seeded()
    assert [rng.below(1000) for _ in range(8)] == [591, 103, 643, 738, 4, 750, 16, 938]


def test_the_state_lies_where_the_caller_wants_it():
    buf = bytearray(b"x" * 20)
    inside = Rng(buf, 7)
    inside.seed(SEED)
    alone = seeded()
    assert [inside.next() for _ in range(20)] == [alone.next() for _ in range(20)]
    assert buf[:7] == b"x" * 7 and buf[15:] == b"x" * 5


def test_seeds_that_differ_in_one_symbol_give_other_sequences():
    streams = set()
    for place in range(7):
        for symbol in range(32):
            symbols = bytearray(7)
            symbols[place] = symbol
            rng = seeded(symbols)
            streams.add(tuple(rng.next() for _ in range(4)))
    assert len(streams) == 7 * 31 + 1


@pytest.mark.parametrize("n", [1, 2, 3, 7, 44, 52, 100, 1000, 65535, 65536])
def test_below_stays_below(n):
    rng = seeded()
    assert all(0 <= rng.below(n) < n for _ in range(2000))


def test_below_favours_nothing():
    rng = seeded()
    counts = [0] * 44
    for _ in range(44000):
        counts[rng.below(44)] += 1
    assert chi_square(counts) < 78  # 43 degrees of freedom: 0.1 %


def test_below_draws_again_what_would_favour_small_numbers():
    """With n = 40,000 a plain modulus would give the numbers below 25,536 twice as often."""
    rng = seeded()
    small = sum(rng.below(40000) < 25536 for _ in range(20000))
    assert abs(small / 20000 - 25536 / 40000) < 0.015


def test_shuffles_are_uniform():
    rng = seeded()
    shuffles = 20000
    size = 44
    first = [0] * size
    place_of_7 = [0] * size
    fixed = 0
    deck = bytearray(size)
    for _ in range(shuffles):
        deck[:] = bytes(range(size))
        rng.shuffle(deck, 0, size)
        first[deck[0]] += 1
        place_of_7[deck.index(7)] += 1
        fixed += sum(deck[i] == i for i in range(size))
    assert sorted(deck) == list(range(size))
    assert chi_square(first) < 78
    assert chi_square(place_of_7) < 78
    assert abs(fixed / shuffles - 1) < 0.03


def test_a_shuffle_leaves_the_rest_alone():
    deck = bytearray(range(20))
    seeded().shuffle(deck, 5, 10)
    assert deck[:5] == bytes(range(5)) and deck[15:] == bytes(range(15, 20))
    assert sorted(deck[5:15]) == list(range(5, 15))
