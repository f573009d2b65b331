"""Pieces of Draw Poker's table: Neve's portrait, what a bet would leave, hands by name, the showdown."""

from micropython import const

from core import cards
from core.games import poker_hands
from core.ui import sound, sprites
from core.ui.canvas import SMALL, WORDS

# the pictures in core/art/neve.py: her body, then happy, thoughtful, surprised
PICTURES = "BODY HAPPY HMM OH HEAP TAG BOOTS CAPE MITTEN_LEFT MITTEN_RIGHT SCARF HAT"
_HEAP = const(4)
_TAG = const(5)
# what is put on, from the boots up: picture, the garment, x, y
_CLOTHES = b"\x06\x04\x05\x27\x07\x03\x00\x16\x08\x02\x00\x0e\x09\x02\x20\x0e\x0a\x01\x0a\x14\x0b\x00\x0a\x00"
_TAGS = b"\x19\x01\x16\x15\x20\x17\x01\x1e\x10\x25"  # x, y of a pledged garment's tag
_GARMENTS = const(5)

# indices into the game's TEXT
_POT = const(4)
_BETTING = const(7)
_PAYING = const(8)
_LEAVING = const(9)
_HAND = const(48)  # by the category
_ROYAL = const(57)

_STEP = const(5)  # dollars
_SHOWN = const(4)
_TIE = const(2)
THE_POT = const(2)  # beside seats 0 and 1

# events, as in core/games/poker_stakes.py
_PUT = const(2)  # the last that puts money into the pot
_TAKEN = const(3)
_SPLIT = const(5)
_PLEDGE = const(6)
_REDEEMED = const(7)
_DRESSED = const(9)

_WIDE = const(86)  # pixels at the left for all but the portrait and what is under it
_RESULT = const(49)  # y of what a bet would leave, or of what a hand brought
_CARD = const(16)  # width
_PITCH = const(17)
_LOW = const(15)  # height at the showdown
_OTHERS = const(7)  # y of its upper cards
_OWN = const(25)  # and of the lower
_NAME = const(41)


def neve(canvas, art, x, off, pledged, face):
    """Neve, 41 x 47: so many garments are off, the next so many pledged; `face` is her expression, 0 for the usual one."""
    if off == _GARMENTS:
        canvas.blit(art[_HEAP], x, 24, 0)
        return
    canvas.blit(art[0], x, 0, 0)
    if face:
        canvas.blit(art[face], x + 13, 11, -1)
    for i in range(0, len(_CLOTHES), 4):
        if _CLOTHES[i + 1] >= off:
            canvas.blit(art[_CLOTHES[i]], x + _CLOTHES[i + 2], _CLOTHES[i + 3], -1)
    for i in range(2 * off, 2 * (off + pledged), 2):
        canvas.blit(art[_TAG], x + _TAGS[i], _TAGS[i + 1], -1)


def bet(canvas, text, game, me, steps, most):
    """What a bet of so many steps would leave: BET 15  POT 40  LEFT 60."""
    owed = game.owed(me)
    pay = owed + _STEP * steps
    pot = game.pot + pay
    left = game.money(me) - pay
    label = text[_PAYING if owed else _BETTING]
    if steps < most:
        triangle(canvas, 2, _RESULT, 3, 1)
    if steps:
        triangle(canvas, 2, _RESULT + 6, 3, -1)
    width = canvas.small_width(label) + canvas.small_width(text[_POT]) + canvas.small_width(text[_LEAVING])
    width += canvas.number_width(pay) + canvas.number_width(pot) + canvas.number_width(left)
    font = WORDS if width <= _WIDE - 18 else SMALL
    x = _labelled(canvas, label, pay, 8, font)
    x = _labelled(canvas, text[_POT], pot, x, font)
    _labelled(canvas, text[_LEAVING], left, x, font)


def _labelled(canvas, label, number, x, font):
    """A label and its number; the x after them."""
    x = canvas.small(label, x, _RESULT + 1 + (font == WORDS))
    return canvas.number(number, x + 1, _RESULT + (font == SMALL), font) + 3


def tune(game, me):
    """What the last action sounds like for seat `me`."""
    won = game.result & 1 << me if game.over else game.winner == me
    if game.over:
        return sound.WIN if won else sound.LOSE
    if game.phase == _SHOWN and game.winner != _TIE:
        return sound.HEAL if won else sound.HIT
    return sound.TAKE


def untold(log, at, whose):
    """By how many dollars the events from the one numbered `at` have changed the money of a seat or THE_POT."""
    data = log.data
    steps = 0
    for i in range(4 * at, 4 * log.n, 4):
        kind = data[i]
        seat = data[i + 1]
        n = data[i + 2]
        if kind <= _PUT or kind == _TAKEN:
            if whose == THE_POT or whose == seat:
                steps += n if (kind == _TAKEN) == (whose == seat) else -n
        elif kind == _SPLIT:  # half the pot, for each
            steps += -2 * seat if whose == THE_POT else seat
        elif whose == 1 and (kind == _PLEDGE or kind == _REDEEMED or kind == _DRESSED):
            steps += n if kind == _PLEDGE else -n
    return _STEP * steps


def showdown(canvas, text, game, me):
    """Both hands, and which cards of the better one decide."""
    hand_name(canvas, text, game.hand_value(1 - me), 0)
    hand_name(canvas, text, game.hand_value(me), _NAME)
    marks = 0 if game.winner == _TIE else game.deciding(game.winner)
    for i in range(poker_hands.HAND):
        x = _PITCH * i
        _low_card(canvas, game.hand(1 - me, i), x, _OTHERS)
        _low_card(canvas, game.hand(me, i), x, _OWN)
        if marks >> i & 1:
            if game.winner == me:
                triangle(canvas, x + 7, _OWN - 1, 3, -1)
            else:
                triangle(canvas, x + 7, _OTHERS + _LOW, 3, 1)


def hand_name(canvas, text, value, y):
    """What a hand is, in short: FULL HOUSE Q/8."""
    kind = poker_hands.category(value)
    made = poker_hands.made(value)
    if kind == poker_hands.STRAIGHT_FLUSH and made == 14:
        kind = _ROYAL - _HAND
    x = canvas.text(text[_HAND + kind], 0, y)
    if kind < _ROYAL - _HAND:
        x = _rank(canvas, made, x + 4, y)
    if kind < poker_hands.THREE or kind == poker_hands.FULL_HOUSE:
        _rank(canvas, poker_hands.beside(value), canvas.text("/", x, y), y)


def _rank(canvas, rank, x, y):
    """A rank in the font of words; the x after it."""
    if rank > 10:
        return canvas.text(cards.RANKS[rank], x, y)
    return canvas.number(rank, x, y)


def _low_card(canvas, card, x, y):
    """A card of the showdown: rank in words, suit under it at the right."""
    sprites.blank(canvas, x, y, _CARD, _LOW)
    if cards.rank(card) == 10:  # narrower than in words, for the suit's sake
        canvas.vline(x + 2, y + 2, 7, 1)
        canvas.number(0, x + 4, y + 2)
    else:
        _rank(canvas, cards.rank(card), x + 2, y + 2)
    canvas.blit(sprites.SUITS5[cards.suit(card)], x + 9, y + 8, 0)


def triangle(canvas, x, y, rows, step):
    """The tip at x, y; `step` 1 points up, -1 down."""
    for i in range(rows):
        canvas.hline(x - i, y + i * step, 2 * i + 1, 1)
