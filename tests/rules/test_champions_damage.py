"""The order of damage in every combination, beside a second reading of rules/champions.md, rules 5 to 7: weapon or bare hands,
Berserker, Blessing, shield, then the effects and the Paladin's fifth."""

import itertools

import pytest

from core.games.champions import BERSERKER, PALADIN
from core.games.champions_cards import ELECTRIC, STURDY, VAMPIRIC
from core.games.dungeon import ARMED, BARE
from tests.rules.champions_situations import CHARGES, HP, POWER, monster, potion, shield, weapon, with_defeated

WEAPONS = [None, *itertools.product((3, 8), (15, 5), range(4))]  # strength, limit, effect
SHIELDS = [None, (3, 3), (4, 1), (5, 5), (5, 2)]  # block, durability
OTHERS = (monster(6), monster(2, 1))  # in the room beside the monster fought


def expected(champion, charges, hp, strength, armed, arms, guard, defeated):
    """(hp, lost, charges, limit, durability, strengths of the other monsters) after the fight."""
    hit = strength
    if armed:
        hit = 0 if arms[0] > strength else strength - arms[0]
    elif champion == BERSERKER:
        hit = max(hit - 2, 0)
    if champion == PALADIN and charges > 0 and hit > 0:
        hit = max(hit - 3, 0)
        charges -= 1
    durability = guard[1] if guard else 0
    if guard:
        soaked = min(hit, guard[0], durability)
        hit -= soaked
        durability -= soaked
    limit = arms[1] if arms else 0
    others = [6, 2]
    hp -= hit
    if hp <= 0:
        return 0, True, charges, limit, durability, others
    if armed:
        if champion == BERSERKER and charges > 0:
            charges -= 1
        if arms[2] == STURDY:
            limit = max(min(limit, strength), limit - 2)
        elif strength < limit:
            limit = strength
        if arms[2] == VAMPIRIC:
            hp += 1
        if arms[2] == ELECTRIC:
            others = [5, 1]
    if champion == PALADIN and (defeated + 1) % 5 == 0:
        hp += 3
    return min(hp, 20), False, charges, limit, durability, others


@pytest.mark.parametrize("champion", range(4))
@pytest.mark.parametrize("defeated", [3, 4])
def test_every_combination(champion, defeated):
    seen = set()
    stock = [0, 1, 3] if champion in (PALADIN, BERSERKER) else [0]
    for arms, guard, strength in itertools.product(WEAPONS, SHIELDS, (2, 3, 5, 9, 14)):
        held, limit, effect = (weapon(arms[0]), arms[1], arms[2]) if arms else (0, 0, 0)
        game = with_defeated(
            defeated,
            [monster(strength), *OTHERS, potion(2)],
            held=held,
            limit=limit,
            effect=effect,
            guard=shield(guard[0]) if guard else 0,
            durability=guard[1] if guard else 0,
        )
        game.state[15] = champion
        dealt = bytes(game.state)
        for charges, hp, armed in itertools.product(stock, (1, 4, 20), (False, True)):
            game.state[:] = dealt
            game.state[CHARGES], game.state[HP] = charges, hp
            assert game.fault() == ""
            may_strike = arms is not None and (strength < limit or champion == BERSERKER and charges > 0)
            assert game.allows(ARMED, 0) == may_strike
            if armed and not may_strike:
                continue
            cost = game.weigh(0, armed)
            parts = list(game.parts)
            mends = game.mends(armed)
            assert parts[0] == strength == sum(parts[1:]) and parts[5] == cost
            game.act(ARMED if armed else BARE, 0)
            others = [game.state[POWER + card] for card in OTHERS]
            found = (game.hp, game.over, game.charges, game.limit, game.durability, others)
            assert found == expected(champion, charges, hp, strength, armed, arms, guard, defeated)
            assert cost >= hp if game.over else game.hp == min(20, hp - cost + mends)
            assert game.fault() == "" and (game.shield == 0) == (game.durability == 0)
            seen.add(tuple(part > 0 for part in parts[1:]))
    # all ways a hit is taken apart, by weapon, Berserker, Blessing, shield, health: 3 bare-handed and 4 armed ones, one more
    # where the Berserker's hands stop it all, and each again with the Blessing and one where that alone stops it
    assert len(seen) == {PALADIN: 15, BERSERKER: 8}.get(champion, 7)
