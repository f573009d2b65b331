"""Whether a state of Scoundrel is sound, asked of saved games before they are taken over. It is loaded only for that."""

from micropython import const

from core import cards
from core.games.dungeon import ROOM_SIZE
from core.games.dungeon_faults import room_fault
from core.games.scoundrel import CARDS, FLEEING, FULL_DECK, NEW_DURABILITY

_WEAPON = const(21)  # all as in dungeon.py and scoundrel.py
_DURABILITY = const(22)
_TOUCHED = const(24)
_POTION = const(25)
_LAST_HEAL = const(26)
_KNOWN = const(27)
_DECK_N = const(28)
_DISCARD_N = const(29)
_ROOM = const(30)
_DECK = const(34)
_DISCARD = const(78)
_SIZE = const(122)


def fault(game):
    """What is unsound about a game, '' if nothing is."""
    return _card_fault(game) or _number_fault(game) or room_fault(game)


def _card_fault(game):
    """Every one of the 44 cards lies in exactly one place, and no pile has a gap."""
    state = game.state
    if state[_DECK_N] > CARDS or state[_DISCARD_N] > CARDS:
        return "a pile of more than 44 cards"
    seen = bytearray(64)
    total = 0
    for i in range(_ROOM, _SIZE):
        card = state[i]
        if i >= _DISCARD:
            inside = i < _DISCARD + state[_DISCARD_N]
        else:
            inside = i < _DECK or i < _DECK + state[_DECK_N]
        if (card == 0) == inside and i >= _DECK:
            return "a gap in a pile"
        if card:
            total += 1
            if card > 63:
                return "an unknown card"
            seen[card] += 1
    if state[_WEAPON]:
        total += 1
        if state[_WEAPON] >> 4 != cards.DIAMONDS:
            return "a weapon that is none"
        seen[state[_WEAPON]] += 1
    for card in FULL_DECK:
        if seen[card] != 1:
            return "card %d lies in %d places" % (card, seen[card])
    return "" if total == CARDS else "a card that isn't in the deck"


def _number_fault(game):
    state = game.state
    if state[_POTION] > 1:
        return "a flag that is none"
    if state[_TOUCHED] and not game.over and game.room_count() == ROOM_SIZE:
        return "a touched room of four"
    if state[_WEAPON] == 0 and state[_DURABILITY]:
        return "durability without a weapon"
    if state[_WEAPON] and not 1 <= state[_DURABILITY] <= NEW_DURABILITY:
        return "a durability out of range"
    if state[_KNOWN] > (state[_DECK_N] if game.option(FLEEING) else 0):
        return "more known cards than can be"
    heal = state[_LAST_HEAL]
    last = state[_DISCARD + state[_DISCARD_N] - 1] if state[_DISCARD_N] else 0
    if heal and last != cards.card(cards.HEARTS, heal):
        return "a last potion that wasn't the last card"
    return ""
