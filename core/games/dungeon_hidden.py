"""A dungeon's hidden cards, dealt anew (the contract's `hide`). Only players that look ahead load it."""

from micropython import const

from core import cards

_KNOWN = const(27)  # as in dungeon.py
_DECK_N = const(28)
_DECK = const(34)


def hide(game, rng):
    """Deal the deck anew but for the cards known to lie at its bottom."""
    state = game.state
    known = state[_KNOWN]
    cards.sort(state, _DECK + known, state[_DECK_N] - known)
    rng.shuffle(state, _DECK + known, state[_DECK_N] - known)
    for i in range(8):
        state[game.rng.at + i] = rng.below(256)
