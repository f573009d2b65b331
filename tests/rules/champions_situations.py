"""Situations of Champions, built byte by byte, for its tests: play alone would take long to reach them."""

from core.games.champions import (
    PALADIN,
    Rules,
)
from core.games.champions_cards import CARDS, MONSTERS, PLAIN, PRINTED

# where the state keeps what
HP, WEAPON, LIMIT, FLED_BEFORE, TOUCHED, POTIONS, MANA_AT, KNOWN, DECK_N, CHARGES = range(20, 30)
ROOM_AT, DECK, SHIELD, DURABILITY, POWER = 30, 34, 81, 82, 83


def monster(strength, second=0):
    return 2 * strength - 3 + second


def weapon(strength):
    return 25 + strength


def potion(strength):
    return 34 + strength


def shield(strength):
    return 42 + strength


def situation(
    room,
    deck=None,
    champion=PALADIN,
    hp=20,
    held=0,
    effect=PLAIN,
    limit=15,
    guard=0,
    durability=None,
    charges=0,
    mana=0,
    fled=0,
    touched=0,
    drunk=0,
    known=0,
    weakened=None,
):
    """A game in that situation: `deck` from the top, None for all other cards; every card that is nowhere is gone. `held` and
    `guard` are the weapon and the shield, `weakened` a dict of monsters and their present strengths."""
    game = Rules()
    game.deal(bytes(7), bytes(1), bytes([champion]))
    state = game.state
    room = list(room) + [0] * (4 - len(room))
    pile = [c for c in range(1, CARDS + 1) if c not in [*room, held, guard]] if deck is None else list(deck)[::-1]
    state[HP], state[WEAPON], state[LIMIT], state[FLED_BEFORE] = hp, held, limit if held else 0, fled
    state[TOUCHED], state[POTIONS], state[MANA_AT], state[CHARGES] = touched, drunk, mana, charges
    state[ROOM_AT:DECK] = bytes(room)
    state[DECK:SHIELD] = bytes(pile) + bytes(CARDS - len(pile))
    state[DECK_N], state[KNOWN] = len(pile), known
    state[SHIELD] = guard
    state[DURABILITY] = (PRINTED[guard] if durability is None else durability) if guard else 0
    for card in range(1, CARDS + 1):
        state[POWER + card] = PRINTED[card] if card in [*room, *pile, held, guard] else 0
    for card, strength in (weakened or {}).items():
        state[POWER + card] = strength
    if held:
        state[POWER + held] |= effect << 4
    assert game.fault() == ""
    return game


def with_defeated(n, *args, **more):
    """A situation in which so many monsters are gone; the others that aren't in the room lie in the deck."""
    here = [c for c in args[0] if c <= MONSTERS]
    gone = [c for c in range(1, MONSTERS + 1) if c not in here][:n]
    deck = [c for c in range(1, MONSTERS + 1) if c not in here and c not in gone]
    game = situation(*args, deck=deck, champion=PALADIN, **more)
    assert game.defeated == n
    return game


def room(game):
    return [game.room_card(slot) for slot in range(4)]


def events(game):
    return [tuple(game.log.data[4 * i : 4 * i + 3]) for i in range(game.log.n)]


def fighting(strength, **more):
    """A monster of this strength in slot 0, harmless cards beside it."""
    return situation([monster(strength), potion(2), potion(3), potion(4)], **more)
