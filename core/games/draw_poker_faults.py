"""What Draw Poker's table never asks: whether a loaded state is sound, and what a seat can't see, dealt anew. A file of its own,
which stays in memory no longer than it is asked: a Pico has no room for it beside table and computer player.
"""

from micropython import const

from core import cards
from core.games import poker_hands
from core.games.draw_poker import BETTING_1, BETTING_2, CHANGING_1, CHANGING_2, MOST_RAISES, SHOWN, SLOTS
from core.games.poker_stakes import DECK, GARMENTS, NOBODY, STEP, TIE

# the layout of draw_poker.py
_STAYED = const(34)
_OPEN = const(37)
_HANDS = const(40)
_GONE = const(50)
_DECK_N = const(60)
_DECK = const(61)
_SIZE = const(113)

_MOST_DOLLARS = const(600)


def hide(game, seat, rng):
    """Deal the deck, what the other threw away and, but after a showdown, the other's hand anew; see `Game`."""
    state = game.state
    other = _HANDS + SLOTS * (1 - seat)
    thrown = game.changed(1 - seat)
    n = state[_DECK_N]
    top = _DECK + n
    for i in range(SLOTS):  # gather them above the deck, where it is empty
        if not state[_OPEN]:
            state[top] = state[other + i]
            top += 1
        if state[other + _GONE - _HANDS + i]:
            state[top] = state[other + _GONE - _HANDS + i]
            top += 1
    cards.sort(state, _DECK, top - _DECK)
    rng.shuffle(state, _DECK, top - _DECK)
    for i in range(SLOTS):  # which slots the other changed can't be seen
        state[other + _GONE - _HANDS + i] = 0
        if i < thrown:
            top -= 1
            state[other + _GONE - _HANDS + i] = state[top]
            state[top] = 0
        if not state[_OPEN]:
            top -= 1
            state[other + i] = state[top]
            state[top] = 0
    for i in range(8):
        state[game.rng.at + i] = rng.below(256)


def fault(game):
    """What is unsound about the state, '' if nothing is."""
    return _course_fault(game) or _card_fault(game) or _money_fault(game) or _show_fault(game)


def _course_fault(game):
    """Phase, turn and bets fit each other."""
    phase = game.phase
    if phase > SHOWN or game.first > 1 or game.state[_STAYED] > 1 or game.state[_OPEN] > 1:
        return "a flag that is none"
    if (phase == SHOWN) != (game.winner != NOBODY):
        return "a hand that is over, or not"
    if max(game.bets(0), game.bets(1)) > MOST_RAISES + 1:
        return "too many raises"
    if phase < BETTING_2 and game.bets(1):
        return "a bet of the second round in the first"
    if phase != BETTING_1 and phase != SHOWN and not game.stayed and not game.bets(0):
        return "a first round without an action"
    if game.turn != game.to_move() and not (game.over and phase == SHOWN):
        return "not that seat's turn"
    if (phase == BETTING_1 or phase == BETTING_2) and game.bets(game.betting()):
        if not game.owed(game.turn):
            return "a bet that wasn't paid"
    elif game.owed(0) or game.owed(1):
        return "owed without a bet"
    return ""


def _card_fault(game):
    """Every card of the deck lies in exactly one place, and the deck has no gap."""
    state = game.state
    phase = game.phase
    lowest = 2 if game.option(DECK) else 7
    full = 4 * (15 - lowest)
    n = state[_DECK_N]
    if n != full - 2 * SLOTS - game.changed(0) - game.changed(1):
        return "a deck of another size"
    if phase == BETTING_1 and n < full - 2 * SLOTS or phase == CHANGING_1 and game.changed(game.turn):
        return "cards changed too early"
    if phase == CHANGING_2 and game.changed(game.turn):
        return "cards changed twice"
    seen = bytearray(64)  # a flag a card byte
    for i in range(_HANDS, _SIZE):
        card = state[i]
        if i < _GONE or _DECK <= i < _DECK + n:
            if not card:
                return "a card is missing"
        elif i >= _DECK + n and card:
            return "a card above the deck"
        if card and i != _DECK_N:
            if card > 63 or card & 15 < lowest or card & 15 > 14:
                return "an unknown card"
            if seen[card]:
                return "card %d lies in two places" % card
            seen[card] = 1
    return ""


def _show_fault(game):
    """Who took the pot had the better hand, if they were shown."""
    if max(game.best(0), game.best(1)) > poker_hands.STRAIGHT_FLUSH:
        return "a hand better than all"
    if not game.open:
        return "a tie that wasn't shown" if game.winner == TIE else ""
    mine = game.hand_value(0)
    hers = game.hand_value(1)
    winner = TIE if mine == hers else 0 if mine > hers else 1
    if game.phase != SHOWN or game.winner != winner:
        return "the worse hand took the pot"
    if game.best(0) < poker_hands.category(mine) or game.best(1) < poker_hands.category(hers):
        return "a better hand than the best"
    return ""


def _money_fault(game):
    """Books balance, and pot, winner, garments and the end fit each other."""
    gone = game.garments_off + game.garments_pledged
    if gone > (GARMENTS if game.wardrobe else 0):
        return "more garments gone than there are"
    if game.money(0) + game.money(1) + game.pot != game.price * (2 * GARMENTS + gone):
        return "books that don't balance"
    if _carried(game) % (2 * STEP) or max(game.biggest_pot, game.won) > _MOST_DOLLARS:
        return "a pot that can't be"
    if game.hand_number == 0:
        return "no such hand"
    if game.winner == NOBODY:
        return _playing_fault(game)
    return _settled_fault(game) or _end_fault(game)


def _carried(game):
    """What lay in the pot before this hand."""
    return game.pot - game.paid(0) - game.paid(1)


def _playing_fault(game):
    if game.over or game.result or game.won:
        return "over, yet going on"
    if min(game.paid(0), game.paid(1)) < game.ante:
        return "an ante that wasn't paid"
    if game.means_steps(game.turn) < game.owed_steps(game.turn):
        return "more owed than can be paid"
    return ""


def _settled_fault(game):
    winner = game.winner
    pot = game.won
    if winner > NOBODY or game.paid(0) or game.paid(1):
        return "a pot that wasn't taken"
    if pot < 2 * game.ante or winner != TIE and pot > game.biggest_pot:
        return "a pot that was smaller"
    carried = _carried(game)
    if carried != (pot if winner == TIE and carried else 0):
        return "a pot that was taken and stays"
    if game.garments_pledged and not carried:
        return "a garment pledged for nothing"
    return ""


def _end_fault(game):
    bare = game.garments_off == GARMENTS
    if not game.over:
        return "bare, yet going on" if bare or game.result else ""
    ante = game.next_ante_steps()
    short = game.means_steps(0) < ante
    other_short = game.means_steps(1) < ante
    if game.result == 1:
        if game.wardrobe:
            return "" if bare else "won too early"
        return "" if other_short and not short else "won too early"
    if game.result > 2 or bare:
        return "an unknown result"
    return "" if short and other_short == (game.result == 0) else "lost too early"
