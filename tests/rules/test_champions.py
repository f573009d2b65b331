"""The examples of rules/champions.md, one by one."""

import pytest

from core.game import IllegalAction
from core.games.champions import (
    ABILITY,
    BERSERKER,
    COSTS,
    HERBALIST,
    PALADIN,
    ROGUE,
    Rules,
)
from core.games.champions_cards import CARDS, ELECTRIC, PLAIN, PRINTED, STURDY, VAMPIRIC
from core.games.dungeon import (
    ARMED,
    BARE,
    FLEE,
    TAKE,
)
from tests.rules.champions_situations import (
    fighting,
    monster,
    potion,
    shield,
    situation,
    weapon,
    with_defeated,
)


@pytest.mark.parametrize(
    "limit, strength, effect, hp, left",
    [
        (15, 9, PLAIN, 16, 9),
        (9, 8, PLAIN, 17, 8),
        (15, 4, STURDY, 20, 13),
        (13, 12, STURDY, 13, 12),
        (15, 4, VAMPIRIC, 20, 4),
    ],
)
def test_armed_with_a_weapon_of_5(limit, strength, effect, hp, left):
    game = fighting(strength, held=weapon(5), limit=limit, effect=effect)
    game.act(ARMED, 0)
    assert (game.hp, game.limit) == (hp, left)


def test_a_weapon_at_its_limit_cannot_strike():
    game = fighting(9, held=weapon(5), limit=9)
    assert not game.can_strike(0)
    with pytest.raises(IllegalAction):
        game.act(ARMED, 0)
    game.act(BARE, 0)
    assert (game.hp, game.limit) == (11, 9)


@pytest.mark.parametrize(
    "effect, limit, strength, hp, left",
    [(PLAIN, 4, 10, 15, 4), (STURDY, 15, 4, 20, 13)],
)
def test_frenzy(effect, limit, strength, hp, left):
    game = fighting(strength, champion=BERSERKER, charges=3, held=weapon(5), effect=effect, limit=limit)
    game.act(ARMED, 0)
    assert (game.hp, game.limit, game.charges) == (hp, left, 2)


def test_frenzy_is_not_for_bare_hands():
    game = fighting(10, champion=BERSERKER, charges=3, held=weapon(5), limit=4)
    game.act(BARE, 0)
    assert (game.hp, game.limit, game.charges) == (12, 4, 3)


@pytest.mark.parametrize(
    "block, durability, damage, hp, left",
    [(4, 4, 7, 17, 0), (5, 5, 2, 20, 3), (4, 2, 5, 17, 0)],
)
def test_a_shield(block, durability, damage, hp, left):
    game = fighting(damage, guard=shield(block), durability=durability)
    game.act(BARE, 0)
    assert (game.hp, game.durability) == (hp, left)
    assert game.shield == (shield(block) if left else 0) and game.strength(shield(block)) == (block if left else 0)


def test_blessing_comes_before_the_shield():
    game = fighting(7, charges=3, guard=shield(5))
    game.act(BARE, 0)
    assert (game.hp, game.charges, game.durability) == (20, 2, 1)


def test_blessing_stays_where_there_is_no_damage():
    game = fighting(4, charges=3, held=weapon(5))
    game.act(ARMED, 0)
    assert (game.hp, game.charges) == (20, 3)


@pytest.mark.parametrize("strength, hp", [(2, 20), (5, 17)])
def test_the_berserkers_bare_hands(strength, hp):
    game = fighting(strength, champion=BERSERKER)
    game.act(BARE, 0)
    assert game.hp == hp


def test_the_berserkers_bare_hands_while_holding_a_weapon_that_may_not_strike():
    game = fighting(9, champion=BERSERKER, held=weapon(5), limit=4)
    assert not game.allows(ARMED, 0)
    game.act(BARE, 0)
    assert game.hp == 13


def test_a_backstabbed_monster_is_fought_at_its_present_strength():
    game = fighting(14, champion=ROGUE, mana=3, held=weapon(5))
    game.act(ABILITY, 0)
    game.act(ARMED, 0)
    assert (game.hp, game.limit, game.mana) == (17, 8, 0)


def test_electric_weakens_the_others_but_not_below_1():
    five, one, nine = monster(5), monster(2), monster(9)
    game = situation([five, one, nine, potion(2)], held=weapon(5), effect=ELECTRIC, weakened={one: 1})
    game.act(ARMED, 2)
    assert (game.strength(five), game.strength(one), game.strength(nine)) == (4, 1, 0)


def test_vampiric_does_not_heal_the_dead():
    game = fighting(6, hp=1, held=weapon(5), effect=VAMPIRIC)
    game.act(ARMED, 0)
    assert game.over and game.hp == 0 and game.result == 0


def test_vampiric_heals_what_the_fight_cost():
    game = fighting(6, hp=9, held=weapon(5), effect=VAMPIRIC)
    game.act(ARMED, 0)
    assert game.hp == 9


def test_the_next_game_knows_nothing_of_weakened_monsters():
    game = situation([monster(5), monster(9), potion(2), potion(3)], held=weapon(5), effect=ELECTRIC)
    game.act(ARMED, 1)
    assert game.strength(monster(5)) == 4
    game.deal(bytes(7), bytes(1), bytes(1))
    assert all(game.strength(card) == PRINTED[card] for card in range(1, CARDS + 1))


def test_the_paladins_fifth_heals():
    game = with_defeated(4, [monster(4), potion(2), potion(3), potion(4)], hp=10, held=weapon(5))
    game.act(ARMED, 0)
    assert game.hp == 13 and game.defeated == 5


def test_the_paladins_fifth_does_not_heal_the_dead():
    game = with_defeated(4, [monster(2), potion(2), potion(3), potion(4)], hp=2)
    game.act(BARE, 0)
    assert game.over and game.hp == 0 and game.defeated == 4 and game.room_card(0) == monster(2)


@pytest.mark.parametrize("before", range(12))
def test_only_every_fifth_heals_and_only_a_paladin(before):
    game = with_defeated(before, [monster(4), potion(2), potion(3), potion(4)], hp=10, held=weapon(5))
    game.act(ARMED, 0)
    assert game.hp == (13 if before in (4, 9) else 10)
    for champion in (HERBALIST, ROGUE, BERSERKER):
        game = with_defeated(before, [monster(4), potion(2), potion(3), potion(4)], hp=10, held=weapon(5))
        game.state[15] = champion
        game.act(ARMED, 0)
        assert game.hp == 10


@pytest.mark.parametrize("strength, left", [(8, 2), (6, 1), (2, 1), (14, 8)])
def test_backstab_never_kills_and_touches_the_room(strength, left):
    game = fighting(strength, champion=ROGUE, mana=3)
    assert game.can_flee
    game.act(ABILITY, 0)
    assert game.strength(monster(strength)) == left and game.room_card(0) == monster(strength)
    assert not game.can_flee
    with pytest.raises(IllegalAction):
        game.act(FLEE, 0)


def test_a_rogue_flees_two_rooms_in_a_row_but_not_three():
    game = Rules()
    game.deal(bytes(7), bytes(1), bytes([ROGUE]))
    for _ in range(2):
        game.act(FLEE, 0)
    assert not game.can_flee and game.mana == 2
    with pytest.raises(IllegalAction):
        game.act(FLEE, 0)


@pytest.mark.parametrize("champion", [PALADIN, HERBALIST, BERSERKER])
def test_the_others_flee_one(champion):
    game = Rules()
    game.deal(bytes(7), bytes(1), bytes([champion]))
    game.act(FLEE, 0)
    assert not game.can_flee and game.mana == 1
    with pytest.raises(IllegalAction):
        game.act(FLEE, 0)


def test_a_cleared_room_lets_a_rogue_flee_two_again():
    game = situation([weapon(2), weapon(3), weapon(4), weapon(5)], champion=ROGUE, fled=2)
    for slot in range(3):
        assert not game.can_flee
        game.act(TAKE, slot)
    assert game.can_flee and game.fled == 0
    game.act(FLEE, 0)
    assert game.can_flee


@pytest.mark.parametrize("champion", range(4))
def test_full_mana_stays_full(champion):
    cost = COSTS[champion]
    for before in (cost - 1, cost):
        game = situation([potion(2), potion(3), potion(4), potion(5)], champion=champion, mana=before)
        for slot in range(3):
            assert game.mana == before
            game.act(TAKE, slot)
        assert game.mana == cost
        game = situation([potion(2), potion(3), potion(4), potion(5)], champion=champion, mana=before)
        game.act(FLEE, 0)
        assert game.mana == cost
