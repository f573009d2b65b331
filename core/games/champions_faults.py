"""Whether a state of Champions is sound, asked of saved games before they are taken over. It is loaded only for that."""

from micropython import const

from core.games.champions import BERSERKER, CHARGES, NEW_LIMIT, PALADIN, ROGUE
from core.games.champions_cards import CARDS, MONSTERS, POTIONS, PRINTED, STURDY, WEAPON, WEAPONS, kind
from core.games.dungeon import ROOM_SIZE
from core.games.dungeon_faults import room_fault

_WEAPON = const(21)  # all as in dungeon.py and champions.py
_LIMIT = const(22)
_TOUCHED = const(24)
_MANA = const(26)
_KNOWN = const(27)
_DECK_N = const(28)
_CHARGES = const(29)
_ROOM = const(30)
_DECK = const(34)
_SHIELD = const(81)
_DURABILITY = const(82)
_STRENGTH = const(83)


def fault(game):
    """What is unsound about a game, '' if nothing is."""
    return _card_fault(game) or _strength_fault(game) or _number_fault(game) or room_fault(game)


def _card_fault(game):
    """Every card that has strength lies in one place, every other in none."""
    state = game.state
    n = state[_DECK_N]
    if n > CARDS or state[_KNOWN] > n:
        return "more cards in the deck than can be"
    seen = bytearray(CARDS + 1)
    for i in range(_ROOM, _SHIELD):
        card = state[i]
        if card > CARDS or (card == 0) == (_DECK <= i < _DECK + n) and i >= _DECK:
            return "an unknown card, or a gap in the deck"
        seen[card] += 1
        if _DECK + state[_KNOWN] <= i < _DECK + n and game.strength(card) != PRINTED[card]:
            return "an unseen card that isn't new"
    if state[_WEAPON] and (state[_WEAPON] > WEAPONS or kind(state[_WEAPON]) != WEAPON):
        return "a weapon that is none"
    if state[_SHIELD] and not POTIONS < state[_SHIELD] <= CARDS:
        return "a shield that is none"
    seen[state[_WEAPON]] += 1
    seen[state[_SHIELD]] += 1
    for card in range(1, CARDS + 1):
        if seen[card] != (state[_STRENGTH + card] > 0):
            return "card %d lies in %d places" % (card, seen[card])
    return ""


def _strength_fault(game):
    state = game.state
    for card in range(CARDS + 1):
        strength = game.strength(card)
        if game.effect(card) > (STURDY if kind(card) == WEAPON and strength else 0):
            return "an effect that is none"
        if strength > PRINTED[card] or card > MONSTERS and strength and strength != PRINTED[card]:
            return "a strength that can't be"
    if state[_DURABILITY] > game.strength(state[_SHIELD]) or state[_SHIELD] and not state[_DURABILITY]:
        return "a durability out of range"
    return ""


def _number_fault(game):
    state = game.state
    if state[_LIMIT] > (NEW_LIMIT if state[_WEAPON] else 0) or state[_WEAPON] and not state[_LIMIT]:
        return "a limit out of range"
    if state[_MANA] > game.cost:
        return "more mana than can be"
    if state[_CHARGES] > (CHARGES if game.champion == PALADIN or game.champion == BERSERKER else 0):
        return "more charges than can be"
    if game.potions_left < 0:
        return "more potions than can heal"
    if game.champion != ROGUE and state[_TOUCHED] and not game.over and game.room_count() == ROOM_SIZE:
        return "a touched room of four"
    return ""
