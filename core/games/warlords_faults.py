"""What Warlords' table never asks: whether a loaded state is sound, and what a seat can't see, dealt anew. A file of its own, so
that it needn't lie in memory beside the table and the computer player.
"""

from micropython import const

from core.games.warlords import PEACE, SURRENDERED, TAKEN, TIE
from core.games.warlords_sides import (
    BATTLE,
    CHOOSING,
    COPIES,
    JACK,
    KING,
    MOST_LOST,
    QUEEN,
    SHOWN,
    SLOTS,
    STEPS,
    SUITS,
    SWAPPING,
    side,
)

# the layout of a block in warlords_sides.py, and after the blocks in warlords.py
_LEFT = const(0)
_WARLORD = const(3)
_HAND = const(4)
_TABLE = const(7)
_GONE = const(10)
_LOST = const(13)
_DECK_N = const(17)
_DECK = const(18)
_BLOCK = const(38)
_SEALED = const(97)

_NUMBERS = const(20)  # number cards a side
_ACE = const(14)


# -- hiding -----------------------------------------------------------------------------------------------------------
def hide(game, seat, rng):
    """Deal both decks, and the other's hand, discards, number of swaps and sealed choice anew; see the contract."""
    state = game.state
    game.shuffle(seat, rng)
    _hide_cards(game, 1 - seat, rng)
    if game.turn == 1 == seat:
        _hide_choice(game, rng)
    for i in range(8):
        state[game.rng.at + i] = rng.below(256)


def _hide_cards(game, seat, rng):
    """Deal all cards of a side that aren't open anew: into the first slots of its hand, its discards and its deck."""
    state = game.state
    at = side(seat)
    held = game.count(at + _HAND, SLOTS)
    gone = _swaps(game, seat, rng)
    for i in range(at + _HAND, at + _LOST):
        if state[i] and not at + _TABLE <= i < at + _GONE:
            game.put_back(at, state[i])
            state[i] = 0
    game.shuffle(seat, rng)
    for i in range(held):
        game.take_top(seat, _HAND + i)
    for i in range(gone):
        game.take_top(seat, _GONE + i)


def _swaps(game, seat, rng):
    """How often a seat has changed cards, by chance while that isn't open. Who is still at it may change once more."""
    if game.phase != SWAPPING or game.turn < seat:
        return game.swaps(seat)
    most = game.swaps(seat) + game.may_swap(seat)
    return rng.below(most if game.turn == seat else most + 1)


def _hide_choice(game, rng):
    """Seat 0's choice, which seat 1 doesn't know yet."""
    if game.phase == CHOOSING:
        rank = QUEEN + rng.below(2)
        game.set_warlord(0, rank if game.left(0, rank) else QUEEN + KING - rank)
    elif game.phase == BATTLE:
        held = SLOTS - game.step
        slot = rng.below(held + 1 if game.left(0, JACK) else held)
        game.state[_SEALED] = (slot if slot < held else SLOTS) + 1


# -- soundness --------------------------------------------------------------------------------------------------------
def fault(game):
    """What is unsound about a state, '' if nothing is."""
    return (
        _course_fault(game)
        or _sealed_fault(game)
        or _side_fault(game, 0)
        or _side_fault(game, 1)
        or _warlord_fault(game, 0)
        or _warlord_fault(game, 1)
        or _end_fault(game)
    )


def _course_fault(game):
    """Phase, turn and step fit each other."""
    phase = game.phase
    step = game.step
    if phase > SHOWN or not game.round_number:
        return "no such phase or round"
    if step and not game.shown(1, step - 1) or step < STEPS and game.shown(1, step):
        return "one has revealed more"
    if step and phase < BATTLE or step == STEPS and phase == BATTLE or not step and phase == SHOWN:
        return "a card revealed at the wrong time"
    if phase == CHOOSING and (game.warlord(1) or game.turn != (1 if game.warlord(0) else 0)):
        return "not that seat's turn"
    return "not that seat's turn" if phase == SHOWN and game.turn == 1 else ""


def _sealed_fault(game):
    """A sealed choice is there while seat 1 makes its own, and was offered."""
    sealed = game.state[_SEALED]
    if game.phase != BATTLE:
        return "a sealed choice at the wrong time" if sealed else ""
    if game.turn != (1 if sealed else 0):
        return "not that seat's turn"
    if sealed > SLOTS + 1 or sealed and not (game.hand(0, sealed - 1) if sealed <= SLOTS else game.left(0, JACK)):
        return "a choice that wasn't offered"
    return ""


def _side_fault(game, seat):
    """A side's counts, and no gap in its places."""
    at = side(seat)
    for i in range(at + _LEFT, at + _WARLORD):
        if game.state[i] > COPIES:
            return "too many jacks, queens or kings"
    if game.lost_count(seat) > 2 * (COPIES - game.left(seat, JACK)):
        return "cards lost without a jack"
    if game.count(at + _DECK, _NUMBERS) != game.state[at + _DECK_N]:
        return "a deck of another size"
    if not (_gapless(game, at + _TABLE, STEPS) and _gapless(game, at + _GONE, SLOTS)):
        return "a gap"
    if not (_gapless(game, at + _LOST, MOST_LOST) and _gapless(game, at + _DECK, _NUMBERS)):
        return "a gap"
    return _card_fault(game, seat)


def _gapless(game, at, n):
    """Whether what isn't 0 among these bytes comes first."""
    found = game.count(at, n)
    return game.count(at, found) == found


def _card_fault(game, seat):
    """Every number card lies in exactly one place, three of them in hand and on the table."""
    state = game.state
    at = side(seat)
    seen = bytearray(64)  # a flag a card byte
    # a jack may lie in the table's last place once the round is over
    jack = at + _TABLE + game.step - 1 if game.phase == SHOWN and game.gave_up(seat) else 0
    n = 0
    for i in range(at + _HAND, at + _BLOCK):
        if i == at + _GONE and n != SLOTS:
            return "not three cards in hand and on the table"
        card = state[i]
        if not card or i == at + _DECK_N:
            continue
        rank = card & 15
        if card >> 4 not in SUITS[seat]:
            return "a card of the other side"
        if i == jack:
            continue
        if rank < 2 or JACK <= rank <= KING or rank > _ACE or seen[card]:
            return "card %d is none, or lies in two places" % card
        seen[card] = 1
        n += 1
    return "" if n == _NUMBERS else "a card is missing"


def _warlord_fault(game, seat):
    """A seat's chosen warlord, and what it changed with it."""
    warlord = game.warlord(seat)
    phase = game.phase
    if not game.warlords(seat) and not game.over:
        return "no warlord left"
    if phase == CHOOSING and game.swaps(seat) or phase == SWAPPING and game.turn < seat and game.swaps(seat):
        return "changed too early"
    if phase == CHOOSING and not warlord:
        return ""
    if warlord != QUEEN and warlord != KING:
        return "a warlord that is none"
    if not game.left(seat, warlord) and not (game.outcome == TAKEN and game.loser == seat):
        return "a warlord that was taken"
    if game.may_swap(seat) < (1 if phase == SWAPPING and game.turn <= seat else 0):
        return "changed too often"
    return ""


def _end_fault(game):
    """What a round's end took is gone, and the game is over when it must be."""
    outcome = game.outcome
    loser = game.loser
    if (outcome == TIE or outcome == TAKEN) and game.step < STEPS:
        return "a round that is over too early"
    if outcome == TAKEN and game.left(loser, game.warlord(loser)) == COPIES:
        return "a warlord that wasn't taken"
    if outcome == SURRENDERED and game.left(loser, JACK) == COPIES:
        return "a jack that wasn't lost"
    if outcome == SURRENDERED and game.lost_count(loser) + game.step - 1 > 2 * (COPIES - game.left(loser, JACK)):
        return "cards lost without a jack"
    if outcome == PEACE and not (game.left(0, JACK) and game.left(1, JACK)):
        return "a jack that was lost"
    if game.over != (outcome == TAKEN and not game.warlords(loser)):
        return "over, or not"
    return "another winner" if game.result != (2 - loser if game.over else 0) else ""
