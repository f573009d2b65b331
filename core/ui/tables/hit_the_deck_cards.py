"""How Hit the Deck's cards look: a colour is a pattern and a letter. A table has this in memory only while it is shown."""

from micropython import const

from core.games.hit_the_deck_piles import FLIP, HAND, colour, is_hit, number
from core.ui.canvas import BIG, sprite

_WIDTH = const(26)  # of a large card
_HEIGHT = const(32)
_SMALL_WIDTH = const(14)
_SMALL_HEIGHT = const(18)

_LETTERS = "RGBY"
_TILE_W = const(12)
_TILE_H = const(16)


def blank(canvas, x, y, w, h):
    """An empty card: dark, framed. The corners are left as they are."""
    canvas.fill_rect(x + 1, y + 1, w - 2, h - 2, 0)
    canvas.frame(x, y, w, h)


class Painter:
    """`art` is the module core/art/hit_the_deck_cards.py."""

    def __init__(self, art):
        self._tiles = list(map(sprite, (art.RED, art.GREEN, art.BLUE, art.YELLOW)))
        self._numerals = list(map(sprite, (art.ONE, art.TWO, art.THREE, art.FOUR, art.FIVE)))
        self._large = list(map(sprite, (art.CUT, art.FLIP, art.FIST, art.HAND)))
        self._small = list(map(sprite, (art.SMALL_CUT, art.SMALL_FLIP, art.SMALL_FIST, art.SMALL_HAND)))

    def back(self, canvas, x, y, w, h):
        """A card face down: barred, in a double frame."""
        blank(canvas, x, y, w, h)
        for i in range(y + 3, y + h - 2, 2):
            canvas.hline(x + 3, i, w - 6, 1)

    def _pattern(self, canvas, colour, x, y, across, down):
        """So many tiles of a colour's pattern."""
        for i in range(across):
            for j in range(down):
                canvas.blit(self._tiles[colour - 1], x + _TILE_W * i, y + _TILE_H * j, 0)

    def large(self, canvas, card, x, y):
        """A card of 26 x 32 pixels, face up."""
        blank(canvas, x, y, _WIDTH, _HEIGHT)
        shade = colour(card)
        if shade:
            self._pattern(canvas, shade, x + 1, y, 2, 2)
            canvas.frame(x, y, _WIDTH, _HEIGHT)
        if card == HAND:
            canvas.blit(self._large[3], x + 2, y + 2, 0)
        elif is_hit(card):
            self._fist(canvas, card, x, y)
        else:
            canvas.fill_rect(x + 4, y + 10, 18, 18, 0)
            if number(card):
                canvas.blit(self._numerals[number(card) - 1], x + 8, y + 12, 0)
            else:
                canvas.blit(self._large[card & 7 == FLIP], x + 5, y + 11, 0)
        if shade and not is_hit(card):
            canvas.fill_rect(x + 2, y + 2, 7, 9, 0)
            canvas.text(_LETTERS[shade - 1], x + 3, y + 3)

    def demand(self, canvas, card, x, y):
        """What a Hit with a Number or Color asks for, large."""
        if number(card):
            canvas.blit(self._numerals[number(card) - 1], x + 8, y, 0)
        else:
            self._pattern(canvas, colour(card), x, y, 2, 1)
            canvas.fill_rect(x + 7, y + 2, 10, 12, 0)
            canvas.big(_LETTERS[colour(card) - 1], x + 9, y + 4)

    def _fist(self, canvas, card, x, y):
        """A fist over the number or letter that is asked for."""
        canvas.fill_rect(x + 4, y + 1, 18, 30, 0)
        canvas.blit(self._large[2], x + 5, y, 0)
        if number(card):
            canvas.blit(self._numerals[number(card) - 1], x + 8, y + 16, 0)
        else:
            canvas.big(_LETTERS[colour(card) - 1], x + 10, y + 19)

    def small(self, canvas, card, x, y):
        """A card of 14 x 18 pixels, face up."""
        blank(canvas, x, y, _SMALL_WIDTH, _SMALL_HEIGHT)
        if card == HAND:
            canvas.blit(self._small[3], x + 1, y + 1, 0)
            return
        shade = colour(card)
        if shade:
            self._pattern(canvas, shade, x + 1, y + 1, 1, 1)
        if number(card) and not is_hit(card):
            canvas.fill_rect(x + 1, y + 1, 8, 11, 0)
            canvas.number(number(card), x + 2, y + 2, BIG)
        else:
            canvas.fill_rect(x + 1, y + 1, 11, 11, 0)
            canvas.blit(self._small[2 if is_hit(card) else card & 7 == FLIP], x + 2, y + 2, 0)
        if shade:
            canvas.fill_rect(x + 1, y + 11, 6, 6, 0)
            canvas.small(_LETTERS[shade - 1], x + 2, y + 12)
        elif number(card):
            canvas.number(number(card), x + 5, y + 11, 1)
