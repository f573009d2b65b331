"""What three cards are worth: the ranking of rules/warlords.md, on all 1,140 hands of a colour."""

import functools
import itertools

import pytest

from core import cards
from core.games import triples

HIGH, LOW = 14, 1
RED = [cards.card(suit, rank) for suit in (cards.DIAMONDS, cards.HEARTS) for rank in (*range(2, 11), 14)]
ALL = [bytes(hand) for hand in itertools.combinations(RED, 3)]


def triple(text):
    return bytes(cards.card("cdhs".index(word[1]), cards.RANKS.index(word[0])) for word in text.split())


def value(text, ace=HIGH):
    return triples.value(triple(text), 0, ace)


@functools.cache
def expected(hand, ace):
    """(category, ranks as they decide), written down from the rules a second time, with sorting and sets."""
    ranks = sorted((ace if card & 15 == 14 else card & 15 for card in hand), reverse=True)
    ones = sorted((1 if card & 15 == 14 else card & 15 for card in hand), reverse=True)
    counts = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    if counts[0][0] == 3:
        return triples.THREE, ranks[:1]
    if ones == [ones[0], ones[0] - 1, ones[0] - 2]:
        return triples.STRAIGHT, ones[:1]
    if len({card >> 4 for card in hand}) == 1:
        return triples.FLUSH, ranks
    if counts[0][0] == 2:
        return triples.PAIR, [counts[0][1], counts[1][1]]
    return triples.HIGH, ranks


@pytest.mark.parametrize("ace", [HIGH, LOW])
def test_as_many_of_each_as_the_rules_count(ace):
    counts = [0] * 5
    for hand in ALL:
        counts[triples.category(triples.value(hand, 0, ace))] += 1
    assert len(ALL) == 1140
    assert [counts[kind] for kind in (triples.STRAIGHT, triples.FLUSH, triples.PAIR, triples.HIGH, triples.THREE)] == [
        64,
        224,
        180,
        672,
        0,
    ]


@pytest.mark.parametrize("ace", [HIGH, LOW])
def test_all_pairs_of_hands_compare_as_the_rules_say(ace):
    """Values are numbers, so what is greater is antisymmetric and transitive as soon as it is the rules' comparison for every
    pair. The rules' is checked to be a total order itself: each hand against each, both ways."""
    values = [triples.value(hand, 0, ace) for hand in ALL]
    wanted = [expected(hand, ace) for hand in ALL]
    order = sorted(range(len(ALL)), key=wanted.__getitem__)
    for i in range(len(ALL)):
        for j in range(i):
            mine, other = wanted[i], wanted[j]
            sign = (mine > other) - (mine < other)
            assert sign == (values[i] > values[j]) - (values[i] < values[j])
            assert -sign == (values[j] > values[i]) - (values[j] < values[i])
    # transitive: one line of all hands, and nobody beats one further up
    line = [values[i] for i in order]
    assert line == sorted(line)


@pytest.mark.parametrize("ace", [HIGH, LOW])
def test_neither_the_order_of_the_cards_nor_the_colour_nor_the_place_matters(ace):
    for hand in ALL:
        first = triples.value(hand, 0, ace)
        black = bytes((cards.CLUBS if card >> 4 == cards.DIAMONDS else cards.SPADES) << 4 | card & 15 for card in hand)
        assert triples.value(b"\1\2" + black + b"\3", 2, ace) == first
        assert all(triples.value(bytes(other), 0, ace) == first for other in itertools.permutations(hand))


def test_three_of_a_kind_beats_all_though_it_is_never_dealt():
    best = max(triples.value(hand, 0, HIGH) for hand in ALL)
    twos = value("2c 2d 2h")
    assert triples.category(twos) == triples.THREE and best < twos < value("3c 3d 3h") < value("Ac Ad Ah")
    assert value("Ac Ad Ah", LOW) < value("2c 2d 2h", LOW)


@pytest.mark.parametrize(
    ("better", "worse", "ace"),
    [
        ("4d 5h 6d", "As 9s 2s", HIGH),
        ("Td Th 2d", "9s 9c As", HIGH),
        ("9s 9c 4s", "9d 9h 3d", HIGH),
        ("8s 9c Ts", "Ad 2h 3d", HIGH),
        ("2s 3c 4s", "Ad 2h 3d", HIGH),
        ("Ad 7h 2d", "Ts 9c 7s", HIGH),
        ("Ts 9c 7s", "Ad 7h 2d", LOW),
        ("Ad 2h 3d", "Ts 9s 7s", LOW),
        ("2d 2h 3d", "Ts 9c As", HIGH),
        ("Ad Ah 2d", "Ts Tc 9s", HIGH),
        ("Ts Tc 9s", "Ad Ah 2d", LOW),
        ("2s 2c 3s", "Ad Ah Td", LOW),
        ("Td 9d 3d", "Ts 9s 2s", HIGH),
        ("Ad 2d 4d", "Ts 9s 7s", HIGH),
    ],
)
def test_examples(better, worse, ace):
    assert value(better, ace) > value(worse, ace)


def test_ties_and_what_is_no_straight():
    assert value("Ad 7h 2d") == value("As 7c 2s")
    assert value("4d 5d 6d") == value("4s 5c 6s")  # a straight in one suit is a straight
    for text in ("9d Th As", "Td As 2h"):
        assert triples.category(value(text)) == triples.category(value(text, LOW)) == triples.HIGH


def test_the_rank_to_name_it_by():
    for text, ace, rank in (
        ("9d 9h 3d", HIGH, 9),
        ("Ad Ah 3d", HIGH, 14),
        ("Ad Ah 3d", LOW, 1),
        ("Ad 2h 3d", HIGH, 3),
        ("Td 2d 7d", HIGH, 10),
        ("Td 2d Ah", LOW, 10),
        ("Td 2d Ad", HIGH, 14),
        ("6c 6d 6h", HIGH, 6),
    ):
        assert triples.made(value(text, ace)) == rank
