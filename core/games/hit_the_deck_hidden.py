"""What a seat of Hit the Deck can't see, dealt anew (the contract's `hide`). Only players that look ahead load it.

Hidden are the others' hands, what nobody saw go into a pile, the order of both piles, and what other persons have told of
a slap that isn't settled. After a hand all hands lie open.
"""

from micropython import const

from core import cards
from core.games.hit_the_deck import DRAWN, FINISHED, SLAPPING
from core.games.hit_the_deck_piles import KINDS
from core.games.hit_the_deck_slaps import ABSENT, LATEST, NO_TIME, UNANNOUNCED

_DRAW_N = const(24)  # all as in the three files of the rules
_DISCARD_N = const(25)
_PILES = const(186)
_END = const(296)
_LAIN = const(64)
_TIMES = const(299)
_DRAWN = const(306)


def hide(game, seat, rng):
    """See `Game.hide`."""
    state = game.state
    seen = 15 if game.phase == FINISHED else 1 << seat
    pool = _gather(game, seen)
    n = len(pool)
    rng.shuffle(pool, 0, n)
    if game.phase == DRAWN and seat != game.turn:
        _redraw(game, seat, pool)
    _spread(game, seen, pool, rng)
    if game.phase == SLAPPING:
        _seal_times(game, seat, rng)
    for i in range(8):
        state[game.rng.at + i] = rng.below(256)


def _gather(game, seen):
    """Take everything off the table that can't be seen with the hands of the mask `seen`; the cards in ascending order."""
    counts = bytearray(KINDS)
    state = game.state
    for other in range(game.seats):
        if not seen >> other & 1:
            hand = game.hand_at(other)
            for card in range(KINDS):
                counts[card] += state[hand + card]
                state[hand + card] = 0
    _sort_pile(state, _PILES, state[_DRAW_N], counts)
    _sort_pile(state, _END - state[_DISCARD_N] + 1, state[_DISCARD_N] - 1, counts)
    pool = bytearray()
    for card in range(KINDS):
        for _ in range(counts[card]):
            pool.append(card)
    return pool


def _sort_pile(state, start, n, counts):
    """What nobody has seen to the front, and into the counts."""
    cards.sort(state, start, n)
    for i in range(start, start + n):
        if state[i] < _LAIN:
            counts[state[i]] += 1


def _redraw(game, seat, pool):
    """A card just drawn by another is one that fits; it comes where that hand is dealt from."""
    at = len(pool) - 1
    while not game.fits(pool[at]):
        at -= 1
    n = len(pool) - 1
    for other in range(game.turn):
        if other != seat:
            n -= game.hand_size(other)
    pool[at], pool[n] = pool[n], pool[at]
    game.state[_DRAWN] = pool[n]


def _spread(game, seen, pool, rng):
    """Deal the pool, from its end, to the hands that can't be seen and into the piles, whose order is another then."""
    state = game.state
    n = len(pool)
    for other in range(game.seats):
        if not seen >> other & 1:
            hand = game.hand_at(other)
            for _ in range(game.hand_size(other)):
                n -= 1
                state[hand + pool[n]] += 1
    first = _END - state[_DISCARD_N] + 1
    for i in range(_PILES, _END):
        if (i < _PILES + state[_DRAW_N] or i >= first) and state[i] < _LAIN:
            n -= 1
            state[i] = pool[n]
    rng.shuffle(state, _PILES, state[_DRAW_N])
    rng.shuffle(state, first, state[_DISCARD_N] - 1)


def _seal_times(game, seat, rng):
    """A seat that is still to tell can't see what others have told; that nothing was announced all have heard."""
    for other in range(game.seats):
        if other != seat and game.time(other) != NO_TIME and game.time(other) != UNANNOUNCED:
            time = rng.below(LATEST + 2)
            game.state[_TIMES + other] = time if time <= LATEST else ABSENT
