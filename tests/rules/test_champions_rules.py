"""Champions' rules 1 to 8 and its cards (rules/champions.md) where the examples don't reach."""

import pytest

from core.games import champions_cards as deck_cards
from core.games.champions import (
    ABILITY,
    BERSERKER,
    COSTS,
    HERBALIST,
    PALADIN,
    ROGUE,
    Rules,
)
from core.games.champions_cards import CARDS, ELECTRIC, MONSTERS, PLAIN, PRINTED, STURDY, VAMPIRIC
from core.games.dungeon import (
    ARMED,
    BARE,
    FLEE,
    TAKE,
    WON,
)
from tests.rules.champions_situations import (
    DECK,
    events,
    fighting,
    monster,
    potion,
    room,
    shield,
    situation,
    weapon,
)


# -- cards ------------------------------------------------------------------------------------------------------------
def test_the_deck():
    kinds = [deck_cards.kind(card) for card in range(1, CARDS + 1)]
    assert [kinds.count(kind) for kind in range(4)] == [26, 9, 9, 3]
    for card in range(1, CARDS + 1):
        here = [other for other in range(1, CARDS + 1) if kinds[other - 1] == kinds[card - 1]]
        assert PRINTED[card] in range(2, 15)
        assert sum(PRINTED[other] == PRINTED[card] for other in here) == (2 if card <= MONSTERS else 1)
    assert [PRINTED[card] for card in (1, 2, 25, 26, 27, 35, 36, 44, 45, 47)] == [2, 2, 14, 14, 2, 10, 2, 10, 3, 5]


def test_a_quarter_of_the_weapons_has_an_effect_all_three_alike():
    found = [0] * 4
    game = Rules()
    for n in range(1000):
        game.deal(bytes([n % 32, n // 32, 5, 5, 5, 5, 5]), bytes(1), bytes(1))
        for card in range(27, 36):
            found[game.effect(card)] += 1
    expected = (6750, 750, 750, 750)
    chi_square = sum((n - e) ** 2 / e for n, e in zip(found, expected, strict=True))
    assert chi_square < 16.3  # 0.1 %


def test_the_deal():
    game = Rules()
    for champion in range(4):
        game.deal(bytes(7), bytes(1), bytes([champion]))
        assert (game.hp, game.weapon, game.limit, game.shield, game.durability) == (20, 0, 0, 0, 0)
        assert (game.mana, game.cost, game.charges, game.deck_count) == (0, (5, 3, 3, 4)[champion], 0, 43)
        assert game.potions_left == (1, 2, 1, 1)[champion] and game.defeated == 0


def test_all_cards_come_anywhere():
    firsts = set()
    for n in range(600):
        game = Rules()
        game.deal(bytes([n % 32, n // 32, 1, 1, 1, 1, 1]), bytes(1), bytes(1))
        firsts.add(game.room_card(0))
    assert firsts == set(range(1, CARDS + 1))


# -- the rules by number ----------------------------------------------------------------------------------------------
def test_1_the_last_card_keeps_its_slot_and_the_empty_ones_fill_from_the_left():
    game = situation([weapon(2), weapon(3), weapon(4), monster(2)], deck=[monster(9), monster(8), monster(7)])
    for slot in (2, 0, 1):
        game.act(TAKE, slot)
    assert room(game) == [monster(9), monster(8), monster(7), monster(2)] and game.mana == 1


def test_1_the_last_room_has_two_cards_and_must_be_emptied():
    assert CARDS == 4 + 14 * 3 + 1
    game = situation([monster(2), monster(3), potion(2), potion(3)], deck=[potion(4)])
    for slot in (0, 2, 3):
        game.act(BARE if slot == 0 else TAKE, slot)
    assert room(game) == [potion(4), monster(3), 0, 0] and game.deck_count == 0 and game.potions_left == 1
    game.act(TAKE, 0)
    assert not game.over and game.mana == 1
    game.act(BARE, 1)
    assert game.over and game.result == 1 and game.mana == 2 and events(game)[-1][0] == WON


def test_2_the_four_go_under_the_deck_in_slot_order_and_are_known():
    first = [monster(2), potion(3), weapon(4), shield(5)]
    then = [monster(6), monster(7), monster(8), monster(9), monster(10)]
    game = situation(first, deck=then, effect=PLAIN, weakened={monster(2): 1})
    game.act(FLEE, 0)
    assert room(game) == then[:4] and game.log.revealed and game.known == 4
    assert list(game.state[DECK : DECK + 5])[::-1] == then[4:] + first
    assert game.strength(monster(2)) == 1


def test_2_with_one_card_in_the_deck_the_first_three_come_again():
    a, b, c, x, d = [monster(n) for n in (2, 3, 4, 5, 6)]
    game = situation([a, b, c, x], deck=[d])
    game.act(FLEE, 0)
    assert room(game) == [d, a, b, c] and game.state[DECK] == x and game.known == 1


def test_2_a_room_with_a_card_taken_cannot_be_fled():
    game = situation([potion(2), potion(3), potion(4), potion(5)])
    game.act(TAKE, 3)
    assert not game.can_flee


def test_2_a_left_over_card_weakened_before_does_not_touch_the_new_room():
    game = situation(
        [monster(3), monster(4), monster(5), monster(9)],
        deck=[potion(2), potion(3), potion(4), potion(5)],
        held=weapon(10),
        effect=ELECTRIC,
    )
    for slot in (2, 1, 0):
        game.act(ARMED, slot)
    assert game.strength(monster(9)) == 6 and room(game)[3] == monster(9) and game.can_flee


@pytest.mark.parametrize("champion", [PALADIN, HERBALIST, BERSERKER])
def test_2_blessing_grace_and_frenzy_touch_nothing(champion):
    game = fighting(5, champion=champion, hp=10, mana=COSTS[champion])
    game.act(ABILITY, 0)
    assert game.can_flee and game.mana == 0
    assert (game.hp, game.charges) == ((10, 3), (13, 0), None, (10, 3))[champion]


@pytest.mark.parametrize("champion, healing", [(PALADIN, 1), (HERBALIST, 2), (ROGUE, 1), (BERSERKER, 1)])
def test_3_only_the_first_potions_of_a_room_heal(champion, healing):
    game = situation(
        [potion(2), potion(3), potion(4), potion(5)],
        deck=[monster(9), monster(8), monster(7)],
        champion=champion,
        hp=5,
    )
    hp = 5
    for slot in range(3):
        assert game.potions_left == max(0, healing - slot)
        game.act(TAKE, slot)
        hp += (2 + slot) if slot < healing else 0
        assert game.hp == hp and game.strength(potion(2 + slot)) == 0
    assert game.potions_left == healing  # a new room
    game.act(TAKE, 3)
    assert game.hp == hp + 5


def test_3_healing_stops_at_20_and_a_potion_at_20_is_drunk_all_the_same():
    game = situation([potion(9), potion(3), monster(5), monster(6)], hp=15)
    game.act(TAKE, 0)
    assert game.hp == 20
    game = situation([potion(9), monster(5), potion(3), monster(6)])
    game.act(TAKE, 0)
    game.act(BARE, 1)
    game.act(TAKE, 2)
    assert game.hp == 15


def test_4_a_new_weapon_and_a_new_shield_replace_those_of_their_kind_only():
    game = situation(
        [weapon(3), shield(5), monster(2), monster(3)],
        held=weapon(9),
        limit=4,
        effect=STURDY,
        guard=shield(3),
        durability=1,
    )
    game.act(TAKE, 0)
    assert (game.weapon, game.limit, game.effect(weapon(3)), game.shield) == (weapon(3), 15, PLAIN, shield(3))
    assert game.strength(weapon(9)) == 0
    game.act(TAKE, 1)
    assert (game.weapon, game.shield, game.durability) == (weapon(3), shield(5), 5) and game.strength(shield(3)) == 0


@pytest.mark.parametrize("strength", range(2, 15))
def test_5_armed_is_offered_exactly_below_the_limit(strength):
    for limit in range(1, 16):
        for champion, charges in ((ROGUE, 0), (BERSERKER, 0), (BERSERKER, 1), (PALADIN, 1)):
            game = fighting(strength, held=weapon(5), limit=limit, champion=champion, charges=charges)
            expected = strength < limit or champion == BERSERKER and charges > 0
            assert game.allows(ARMED, 0) == game.can_strike(0) == expected
            assert game.allows(BARE, 0) and not game.allows(TAKE, 0)


def test_5_without_a_weapon_not_even_a_frenzy_strikes():
    game = fighting(5, champion=BERSERKER, charges=3)
    assert not game.allows(ARMED, 0)


def test_5_sturdy_falls_by_2_at_most_and_by_less_where_the_monster_is_near():
    for limit in range(2, 16):
        for strength in range(2, min(limit, 15)):
            game = fighting(strength, held=weapon(5), effect=STURDY, limit=limit)
            game.act(ARMED, 0)
            assert game.limit == max(strength, limit - 2)


def test_7_electric_works_before_the_room_is_filled_up_and_stays_under_the_deck():
    left, new = monster(9), monster(7)
    game = situation(
        [left, monster(2), potion(2), potion(3)], deck=[new, weapon(2), weapon(3)], held=weapon(5), effect=ELECTRIC
    )
    game.act(TAKE, 2)
    game.act(TAKE, 3)
    game.act(ARMED, 1)
    assert room(game) == [left, new, weapon(2), weapon(3)]
    assert (game.strength(left), game.strength(new)) == (8, 7)
    game.act(FLEE, 0)
    assert game.strength(left) == 8


def test_7_no_effect_bare_handed():
    for effect in (VAMPIRIC, ELECTRIC, STURDY):
        game = situation([monster(2), monster(9), potion(2), potion(3)], held=weapon(5), effect=effect, hp=10)
        game.act(BARE, 0)
        assert (game.hp, game.limit, game.strength(monster(9))) == (8, 15, 9)


def test_8_and_the_score():
    game = situation([weapon(9)], deck=[], hp=3, touched=1)
    game.act(TAKE, 0)
    assert game.result == 1 and game.score(0) == 13
    game = situation(
        [monster(9), monster(2), potion(3)],
        deck=[monster(4), weapon(2)],
        hp=5,
        touched=1,
        known=2,
        weakened={monster(4): 2},
    )
    game.act(BARE, 0)
    assert game.over and game.score(0) == -(9 + 2 + 2) and game.actions(bytearray(39)) == 0


@pytest.mark.parametrize(
    "champion, change",
    [
        (HERBALIST, {"hp": 20}),
        (PALADIN, {"charges": 3}),
        (BERSERKER, {"charges": 3}),
        (ROGUE, {"weakened": {monster(5): 1}}),
    ],
)
def test_an_ability_that_changes_nothing_is_not_offered(champion, change):
    usual = {"hp": 19}
    game = fighting(5, champion=champion, mana=COSTS[champion], **usual)
    assert game.allows(ABILITY, 0) and game.ability_ready
    assert not any(game.allows(ABILITY, slot) for slot in (1, 2, 3))
    assert not fighting(5, champion=champion, mana=COSTS[champion] - 1, **usual).ability_ready
    game = fighting(5, champion=champion, mana=COSTS[champion], **{**usual, **change})
    assert not game.ability_ready and not game.allows(ABILITY, 0)


@pytest.mark.parametrize("champion", [PALADIN, BERSERKER])
@pytest.mark.parametrize("charges", range(3))
def test_used_again_it_is_3_and_not_more(champion, charges):
    game = fighting(5, champion=champion, mana=COSTS[champion], charges=charges)
    game.act(ABILITY, 0)
    assert game.charges == 3


def test_charges_last_across_rooms_and_weapons():
    game = situation(
        [weapon(9), potion(2), potion(3), monster(4)],
        deck=[monster(5), monster(6), monster(7)],
        champion=BERSERKER,
        charges=2,
        held=weapon(2),
    )
    for slot in range(3):
        game.act(TAKE, slot)
    assert game.charges == 2 and game.weapon == weapon(9)


def test_an_ability_may_be_used_in_the_last_room_and_after_a_card():
    game = situation([monster(9), monster(4)], deck=[], champion=ROGUE, mana=3, touched=1)
    game.act(ABILITY, 0)
    assert game.strength(monster(9)) == 3
