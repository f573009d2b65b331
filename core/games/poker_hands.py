"""What five cards are worth (rules/draw_poker.md, Hands): one number a hand, the better hand has the higher one.

A set of ranks is a mask of 13 bits, bit 0 for the two, bit 12 for the ace. Which of two sets has the higher highest card,
then the higher next one, and so on, is which mask is the greater number: so nothing needs sorting. A hand's value is

    category << 26 | made << 13 | rest

`made`: the ranks that come twice or more (full house: of the three; straight: its top card), `rest`: those that are left.
It is below 2**30, and no call allocates.
"""

from micropython import const

NOTHING = const(0)
PAIR = const(1)
TWO_PAIR = const(2)
THREE = const(3)
STRAIGHT = const(4)
FLUSH = const(5)
FULL_HOUSE = const(6)
FOUR = const(7)
STRAIGHT_FLUSH = const(8)

HAND = const(5)  # cards

_CATEGORY = const(26)
_MADE = const(13)
_MASK = const(0x1FFF)
_WHEEL = const(0x100F)  # ace, 2, 3, 4, 5
_FIVE = const(8)
_ALL = const(31)  # slots


def value(cards, at):
    """The value of the hand `cards[at:at + 5]`, card bytes."""
    first = cards[at]
    suits = ones = twos = threes = fours = 0
    for i in range(at, at + HAND):
        card = cards[i]
        suits |= card ^ first
        bit = 1 << (card & 15) - 2
        fours |= threes & bit
        threes |= twos & bit
        twos |= ones & bit
        ones |= bit
    if twos:
        if fours:
            return FOUR << _CATEGORY | fours << _MADE | ones ^ fours
        if threes:
            if twos != threes:
                return FULL_HOUSE << _CATEGORY | threes << _MADE | twos ^ threes
            return THREE << _CATEGORY | threes << _MADE | ones ^ threes
        return (TWO_PAIR if twos & twos - 1 else PAIR) << _CATEGORY | twos << _MADE | ones ^ twos
    lowest = ones & -ones
    if ones == 31 * lowest:
        top = lowest << 4
    else:
        top = _FIVE if ones == _WHEEL else 0
    if suits < 16:
        return STRAIGHT_FLUSH << _CATEGORY | top << _MADE if top else FLUSH << _CATEGORY | ones
    return STRAIGHT << _CATEGORY | top << _MADE if top else ones


def category(value):
    """NOTHING .. STRAIGHT_FLUSH."""
    return value >> _CATEGORY


def made(value):
    """The highest rank of what makes the hand: the pair's, the triple's, a straight's top card ...; 2..14.

    Nothing and flush have no such thing: their highest card.
    """
    return _top(value >> _MADE & _MASK or value & _MASK)


def beside(value):
    """The rank to name after `made`: two pair's lower pair, a full house's pair, else the highest card that is left.
    0 where there is none (straights)."""
    ranks = value >> _MADE & _MASK
    under = ranks & ~(1 << made(value) - 2)
    if under:
        return _top(under)
    ranks = value & _MASK
    return _top(ranks if ranks and value >> _MADE & _MASK else ranks & ~(1 << made(value) - 2))


def decided_by(better, worse):
    """Between values of the same category, the rank at which the better hand is better, 2..14; 0 for a tie or where the
    categories decide."""
    if better >> _CATEGORY != worse >> _CATEGORY:
        return 0
    apart = better ^ worse
    return _top(apart >> _MADE or apart)


def deciding(cards, at, worse):
    """Which cards of the hand `cards[at:at + 5]` decide against a hand of value `worse`: a mask of slots, bit 0 the first.

    Where the category decides: the cards that make it. Else those of the rank at which the hands differ. 0 for a tie.
    """
    better = value(cards, at)
    kind = better >> _CATEGORY
    rank = decided_by(better, worse)
    if rank:
        ranks = 1 << rank - 2
    elif better == worse:
        return 0
    elif kind >= STRAIGHT and kind != FOUR:
        return _ALL
    else:
        ranks = better >> _MADE & _MASK
    mask = 0
    for i in range(HAND):
        if ranks >> (cards[at + i] & 15) - 2 & 1:
            mask |= 1 << i
    return mask


def _top(mask):
    """The highest rank of a set, 0 of an empty one."""
    rank = 1 if mask else 0
    while mask:
        mask >>= 1
        rank += 1
    return rank
