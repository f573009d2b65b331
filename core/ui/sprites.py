"""Suits and signs that all games share, and the painters of cards.

A card is any size; `WIDTH` x `HEIGHT` lets five stand in a row and leaves 16 x 16 pixels for a picture.
"""

from micropython import const

from core import cards
from core.art import shared
from core.ui.canvas import BIG, sprite

WIDTH = 22
HEIGHT = 30

# suits by their number: clubs, diamonds, hearts, spades; 5, 7 and 11 pixels square
SUITS5 = (sprite(shared.CLUB5), sprite(shared.DIAMOND5), sprite(shared.HEART5), sprite(shared.SPADE5))
SUITS7 = (sprite(shared.CLUB7), sprite(shared.DIAMOND7), sprite(shared.HEART7), sprite(shared.SPADE7))
SUITS11 = (sprite(shared.CLUB11), sprite(shared.DIAMOND11), sprite(shared.HEART11), sprite(shared.SPADE11))

# signs, 8 x 8
HEART = sprite(shared.HEART)
SKULL = sprite(shared.SKULL)
SWORD = sprite(shared.SWORD)
POTION = sprite(shared.POTION)
SHIELD = sprite(shared.SHIELD)

del shared  # with nothing here to hold it, the console can give its memory back

_COURT = ("J", "Q", "K", "A")
_LATTICE = const(4)  # pixels between the crossing lines of a back


class Sheet:
    """Pictures of one size that were packed as one, one above the other. Drawing one takes nothing from the heap."""

    def __init__(self, packed, height):
        """`packed` is the whole sheet, `height` that of one picture."""
        self._packed = packed
        self._height = height
        self._ink = bytearray((height + 7) // 8 * packed[0])
        self._one = sprite((packed[0], height, self._ink))

    def draw(self, canvas, index, x, y):
        """Draw the lit pixels of a picture; the first has the index 0."""
        width, _, data = self._packed
        ink = self._ink
        row = index * self._height
        at = (row >> 3) * width
        shift = row & 7
        for i in range(len(ink)):  # rows of two pages of the sheet, the lower ones in a byte's upper bits
            below = at + i + width
            bits = data[at + i] | (data[below] << 8 if below < len(data) else 0)
            ink[i] = bits >> shift & 255
        canvas.blit(self._one, x, y, 0)


def rank(canvas, card, x, y):
    """A card's rank in the large font: 2..10, J, Q, K, A."""
    value = cards.rank(card)
    if value > 10:
        canvas.big(_COURT[value - 11], x, y)
    else:
        canvas.number(value, x, y, BIG)


def blank(canvas, x, y, w=WIDTH, h=HEIGHT):
    """An empty card: dark, framed. The corners are left as they are."""
    canvas.fill_rect(x + 1, y + 1, w - 2, h - 2, 0)
    canvas.frame(x, y, w, h)


def card(canvas, x, y, card, w=WIDTH, h=HEIGHT):
    """A card face up: rank top left and its suit, large where there is room for it."""
    suit = cards.suit(card)
    blank(canvas, x, y, w, h)
    rank(canvas, card, x + 3 if cards.rank(card) != 10 else x + 2, y + 3)
    if h >= 27:
        canvas.blit(SUITS11[suit], x + (w - 11) // 2, y + h - 14, 0)
    else:
        canvas.blit(SUITS7[suit], x + w - 10, y + h - 10, 0)


def pictured(canvas, x, y, card, picture):
    """A card of the usual size whose value is a number, 2..14, over a prepared picture of 16 x 16."""
    value = cards.rank(card)
    blank(canvas, x, y)
    canvas.number(value, x + 3 if value < 10 else x + 2, y + 2, BIG)
    canvas.blit(SUITS5[cards.suit(card)], x + WIDTH - 7, y + 2, 0)
    canvas.blit(picture, x + 3, y + 12, 0)


def back(canvas, x, y, w=WIDTH, h=HEIGHT):
    """A card face down: a lattice in a double frame."""
    blank(canvas, x, y, w, h)
    lattice(canvas, x + 3, y + 3, w - 6, h - 6)


def lattice(canvas, x, y, w, h):
    """Crossing diagonal lines that fill an area."""
    for s in range(0, w + h, _LATTICE):
        left = max(0, s - h + 1)
        right = min(s, w - 1)
        canvas.line(x + left, y + s - left, x + right, y + s - right, 1)
        canvas.line(x + left, y + h - 1 - s + left, x + right, y + h - 1 - s + right, 1)


def slot(canvas, x, y, w=WIDTH, h=HEIGHT):
    """A place where no card lies: its outline in dots."""
    for i in range(x + 2, x + w - 1, 3):
        canvas.pixel(i, y, 1)
        canvas.pixel(i, y + h - 1, 1)
    for i in range(y + 2, y + h - 1, 3):
        canvas.pixel(x, i, 1)
        canvas.pixel(x + w - 1, i, 1)
