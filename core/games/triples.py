"""What three cards are worth (rules/warlords.md, Ranking of triples): one number a triple, the better one has the higher.

A value is category << 12 and below it up to three ranks, four bits each, the one that decides first highest. No call allocates.
"""

from micropython import const

HIGH = 0
PAIR = 1
FLUSH = 2
STRAIGHT = 3
THREE = 4

TRIPLE = 3  # cards

_CATEGORY = const(12)
_ACE = const(14)


def value(cards, at, ace):
    """The value of the triple `cards[at:at + 3]`, card bytes of any ranks; `ace` is what an ace counts, 14 or 1. In a straight
    it is always 1."""
    a = _counts(cards[at], ace)
    b = _counts(cards[at + 1], ace)
    c = _counts(cards[at + 2], ace)
    if a < b:
        a, b = b, a
    if b < c:
        b, c = c, b
        if a < b:
            a, b = b, a
    if a == b == c:
        return THREE << _CATEGORY | a
    if a == b or b == c:
        return PAIR << _CATEGORY | b << 4 | (c if a == b else a)
    if a - 1 == b == c + 1:
        return STRAIGHT << _CATEGORY | a
    if a == _ACE and b == 3 and c == 2:
        return STRAIGHT << _CATEGORY | b
    suit = cards[at] >> 4
    flush = cards[at + 1] >> 4 == suit and cards[at + 2] >> 4 == suit
    return (FLUSH if flush else HIGH) << _CATEGORY | a << 8 | b << 4 | c


def category(value):
    """HIGH .. THREE."""
    return value >> _CATEGORY


def made(value):
    """The rank to name a triple by: of the three or the pair, else its highest card; an ace as it counts, 14 or 1."""
    kind = value >> _CATEGORY
    return value & 15 if kind >= STRAIGHT else value >> (4 if kind == PAIR else 8) & 15


def _counts(card, ace):
    """The rank as it counts."""
    rank = card & 15
    return ace if rank == _ACE else rank
