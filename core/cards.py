"""Playing cards as bytes: suit in the high four bits, rank 2..14 in the low four. 0 is no card.

Decks, hands and piles are spans of such bytes in a bytearray. Jack 11, queen 12, king 13, ace 14.
"""

NONE = 0
CLUBS = 0
DIAMONDS = 1
HEARTS = 2
SPADES = 3
RANKS = "..23456789TJQKA"


def card(suit, rank):
    """The byte of a card: suit CLUBS..SPADES, rank 2..14."""
    return suit << 4 | rank


def rank(card):
    """2..14."""
    return card & 15


def suit(card):
    """CLUBS, DIAMONDS, HEARTS or SPADES."""
    return card >> 4


def sort(cards, start, n):
    """Sort `cards[start:start + n]` in ascending order, in place, without allocating (insertion sort)."""
    for i in range(start + 1, start + n):
        value = cards[i]
        j = i
        while j > start and cards[j - 1] > value:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = value
