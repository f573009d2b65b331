"""core/games/poker_hands.py: counted over all hands, and beside an evaluator that knows nothing of ours."""

import random
from collections import Counter
from itertools import combinations, pairwise

import pytest
from phevaluator import evaluate_cards

from core import cards
from core.games import poker_hands
from core.games.poker_hands import (
    FLUSH,
    FOUR,
    FULL_HOUSE,
    NOTHING,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    TWO_PAIR,
    beside,
    category,
    decided_by,
    deciding,
    made,
    value,
)

SUITS = "cdhs"
DECK = [cards.card(suit, rank) for suit in range(4) for rank in range(2, 15)]


def hand(text):
    """Card bytes of a text like "As Kd 9c 9h 2s"."""
    return bytes(cards.card(SUITS.index(word[1]), cards.RANKS.index(word[0])) for word in text.split())


def worth(text):
    return value(hand(text), 0)


@pytest.mark.parametrize(
    ("lowest", "counts"),
    [
        (7, (53_040, 107_520, 24_192, 10_752, 4_080, 208, 1_344, 224, 16)),
        (2, (1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40)),
    ],
)
def test_every_hand_of_the_deck_counted(lowest, counts):
    deck = [card for card in DECK if cards.rank(card) >= lowest]
    values = [value(dealt, 0) for dealt in combinations(deck, 5)]
    found = Counter(worth >> 26 for worth in values)
    assert tuple(found[kind] for kind in range(9)) == counts
    assert 0 < min(values) and max(values) < 2**30


def strength(dealt):
    """The other evaluator's number, turned round so that the better hand has the higher one."""
    return -evaluate_cards(*[4 * (cards.rank(card) - 2) + cards.suit(card) for card in dealt])


def test_the_same_order_as_another_evaluator_on_random_pairs():
    chance = random.Random(1)
    for _ in range(200_000):
        dealt = bytes(chance.sample(DECK, 10))
        ours = value(dealt, 0) - value(dealt, 5)
        theirs = strength(dealt[:5]) - strength(dealt[5:])
        assert (ours > 0) == (theirs > 0) and (ours == 0) == (theirs == 0), dealt


def test_a_sorted_list_is_in_order_for_the_other_evaluator():
    chance = random.Random(2)
    hands = sorted((bytes(chance.sample(DECK, 5)) for _ in range(50_000)), key=lambda dealt: value(dealt, 0))
    for lower, higher in pairwise(hands):
        assert strength(lower) <= strength(higher)
        assert (strength(lower) == strength(higher)) == (value(lower, 0) == value(higher, 0))


def test_the_order_of_slots_and_what_lies_beside_does_not_matter():
    chance = random.Random(3)
    for _ in range(2000):
        dealt = chance.sample(DECK, 5)
        expected = value(dealt, 0)
        chance.shuffle(dealt)
        assert value(bytes([63, *dealt, 17]), 1) == expected


LADDER = [  # from the lowest, with what is named of each
    ("7s 5d 4c 3h 2s", NOTHING, 7, 5),
    ("Ks Jd 8c 7h 2s", NOTHING, 13, 11),
    ("2s 2d 5c 4h 3s", PAIR, 2, 5),
    ("As Ad Kc Qh 8s", PAIR, 14, 13),
    ("As Ad Kc Qh 9s", PAIR, 14, 13),
    ("3s 3d 2c 2h 4s", TWO_PAIR, 3, 2),
    ("Ks Kd 2c 2h As", TWO_PAIR, 13, 2),
    ("Ks Kd 3c 3h 4s", TWO_PAIR, 13, 3),
    ("Ks Kd 3c 3h 5s", TWO_PAIR, 13, 3),
    ("2s 2d 2c 4h 3s", THREE, 2, 4),
    ("As 2d 3c 4h 5s", STRAIGHT, 5, 0),
    ("2s 3d 4c 5h 6s", STRAIGHT, 6, 0),
    ("Ts Jd Qc Kh As", STRAIGHT, 14, 0),
    ("2s 3s 4s 5s 7s", FLUSH, 7, 5),
    ("As Qs 4s 3s 2s", FLUSH, 14, 12),
    ("As Ks 4s 3s 2s", FLUSH, 14, 13),
    ("7s 7d 7c 2h 2s", FULL_HOUSE, 7, 2),
    ("Qs Qd Qc 8h 8s", FULL_HOUSE, 12, 8),
    ("2s 2d 2c 2h 3s", FOUR, 2, 3),
    ("2s 2d 2c 2h As", FOUR, 2, 14),
    ("Ah 2h 3h 4h 5h", STRAIGHT_FLUSH, 5, 0),
    ("Th Jh Qh Kh Ah", STRAIGHT_FLUSH, 14, 0),
]


def test_the_ladder():
    values = [worth(text) for text, *_ in LADDER]
    assert values == sorted(set(values))
    for (text, *expected), found in zip(LADDER, values):
        assert [category(found), made(found), beside(found)] == expected, text


def test_suits_decide_nothing():
    assert worth("As Ks 4s 3s 2s") == worth("Ad Kd 4d 3d 2d")
    assert worth("As Kd 4c 3h 9s") == worth("Ah Kc 4d 3s 9d")


def test_no_straight_round_the_corner():
    assert category(worth("As 7d 8c 9h Ts")) == NOTHING
    assert category(worth("Ks Ad 2c 3h 4s")) == NOTHING
    assert category(worth("As 7s 8s 9s Ts")) == FLUSH


@pytest.mark.parametrize(
    ("better", "worse", "rank", "slots"),
    [
        ("As Ad Kc Qh 9s", "Ac Ah Kd Qs 8s", 9, [4]),  # the rules' example
        ("As Ad Kc Qh 9s", "Kc Kh Ad Qs 8s", 14, [0, 1]),
        ("3s Kd 3c 2h Ks", "Kc Kh 2d 2s As", 3, [0, 2]),
        ("3s Kd 3c 5h Ks", "Kc Kh 3d 3h 4s", 5, [3]),
        ("3s Kd 3c 5h Ks", "Kc Qh Jd 3h 4s", 0, [0, 1, 2, 4]),
        ("4s 4d 4c 4h 9s", "Kc Kh Kd 3h 3s", 0, [0, 1, 2, 3]),
        ("7s 7d 7c 2h 2s", "As Qs 4s 3s 2d", 0, [0, 1, 2, 3, 4]),
        ("7s 7d 7c 9h 2s", "6s 6d 6c As Ks", 7, [0, 1, 2]),
        ("2s 3d 4c 5h 6s", "Ad 2d 3c 4h 5s", 6, [4]),
        ("Ad 2d 3c 4h 5s", "Ac Kd Qc 9h 8s", 0, [0, 1, 2, 3, 4]),
        ("As Qs 4s 3s 2s", "Ad Jd Td 9d 8d", 12, [1]),
        ("As Qd 4c 3h 2s", "Ad Qh 4d 3c 2h", 0, []),
    ],
)
def test_what_decides(better, worse, rank, slots):
    assert decided_by(worth(better), worth(worse)) == rank
    assert deciding(hand(better), 0, worth(worse)) == sum(1 << slot for slot in slots)


def test_what_decides_is_where_the_better_hand_has_more():
    chance = random.Random(4)
    for _ in range(5000):
        pair = sorted((chance.sample(DECK, 5) for _ in range(2)), key=lambda dealt: value(dealt, 0))
        worse, better = pair
        mask = deciding(better, 0, value(worse, 0))
        assert bool(mask) == (value(worse, 0) != value(better, 0))
        rank = decided_by(value(better, 0), value(worse, 0))
        if rank:
            assert [cards.rank(card) == rank for card in better] == [bool(mask >> i & 1) for i in range(5)]


def test_hands_of_a_longer_buffer_are_taken_where_they_lie():
    table = hand("2s 2d 5c 4h 3s As Ad Kc Qh 8s")
    assert value(table, 5) > value(table, 0)
    assert poker_hands.deciding(table, 5, value(table, 0)) == 0b00011
