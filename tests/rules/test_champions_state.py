"""What Champions tells of itself: the damage preview, the log, what is hidden, and states that can't be."""

import pytest

from core.games.champions import (
    ABILITY,
    BERSERKER,
    BLOCKED,
    HERBALIST,
    INVOKED,
    MANA,
    PALADIN,
    ROGUE,
    SPENT,
    WEAKENED,
    Rules,
)
from core.games.champions_cards import CARDS, ELECTRIC
from core.games.dungeon import (
    ARMED,
    BARE,
    DEALT,
    EQUIPPED,
    FLED,
    FLEE,
    HEALED,
    HURT,
    LOST,
    ROOM,
    TAKE,
    TAKEN,
    WORN,
)
from core.rng import Rng
from tests.rules.champions_situations import (
    CHARGES,
    DECK,
    DECK_N,
    DURABILITY,
    FLED_BEFORE,
    HP,
    KNOWN,
    LIMIT,
    MANA_AT,
    POTIONS,
    POWER,
    ROOM_AT,
    SHIELD,
    TOUCHED,
    WEAPON,
    events,
    fighting,
    monster,
    potion,
    room,
    shield,
    situation,
    weapon,
)


def test_the_preview_adds_up_and_tells_each_part():
    game = fighting(9, charges=1, held=weapon(5), guard=shield(4), durability=1)
    assert game.weigh(0, True) == 0 and list(game.parts) == [9, 5, 0, 3, 1, 0]
    assert game.weigh(0, False) == 5 and list(game.parts) == [9, 0, 0, 3, 1, 5]
    game = fighting(4, champion=BERSERKER, held=weapon(9), guard=shield(4))
    assert game.weigh(0, True) == 0 and list(game.parts) == [4, 4, 0, 0, 0, 0]
    assert game.weigh(0, False) == 0 and list(game.parts) == [4, 0, 2, 0, 2, 0]


def test_the_log_tells_what_happened():
    game = situation(
        [monster(9), monster(4), potion(9), shield(5)],
        deck=[monster(8), weapon(4), weapon(3)],
        hp=15,
        held=weapon(2),
        effect=ELECTRIC,
        guard=shield(3),
        durability=2,
        charges=1,
        mana=4,
    )
    game.act(ARMED, 0)
    assert events(game) == [
        (TAKEN, 0, monster(9)),
        (SPENT, 0, 0),
        (BLOCKED, 2, 0),
        (HURT, 2, 0),
        (WORN, 9, 0),
        (WEAKENED, 1, 3),
    ]
    game.act(TAKE, 2)
    assert events(game) == [(TAKEN, 2, potion(9)), (HEALED, 7, 0)]
    game.act(TAKE, 3)
    assert events(game) == [
        (TAKEN, 3, shield(5)),
        (EQUIPPED, shield(5), 0),
        (MANA, 5, 0),
        (DEALT, 0, monster(8)),
        (DEALT, 2, weapon(4)),
        (DEALT, 3, weapon(3)),
        (ROOM, 0, 0),
    ]
    game.act(ABILITY, 0)
    assert events(game) == [(INVOKED, PALADIN, 0)] and not game.log.revealed
    game.act(FLEE, 0)
    assert [kind for kind, _, _ in events(game)] == [FLED, MANA, DEALT, DEALT, DEALT, DEALT, ROOM]
    game = fighting(3, hp=3)
    game.act(BARE, 0)
    assert events(game) == [(TAKEN, 0, monster(3)), (HURT, 3, 0), (LOST, 0, 0)]


def test_the_log_tells_of_abilities():
    game = fighting(8, champion=ROGUE, mana=3)
    game.act(ABILITY, 0)
    assert events(game) == [(INVOKED, ROGUE, 0), (WEAKENED, 0, 2)]
    game = fighting(8, champion=HERBALIST, mana=3, hp=18)
    game.act(ABILITY, 0)
    assert events(game) == [(INVOKED, HERBALIST, 0), (HEALED, 2, 0)]


def test_hiding_leaves_what_was_seen_and_draws_the_effects_of_unseen_weapons_anew():
    others = 0
    for n in range(40):
        game = Rules()
        game.deal(bytes([n % 32, n // 32, 3, 3, 3, 3, 3]), bytes(1), bytes([ROGUE]))
        game.act(FLEE, 0)
        seen = [*room(game), *game.state[DECK : DECK + 4]]
        before = bytes(game.state)
        dice = Rng()
        dice.seed(bytes([n]))
        game.hide(0, dice)
        assert game.fault() == "" and game.known == 4
        assert game.state[HP : DECK + 4] == before[HP : DECK + 4] and game.state[DECK + 4 :] != before[DECK + 4 :]
        for card in range(1, CARDS + 1):
            if card in seen or game.effect(card) == before[POWER + card] >> 4:
                assert game.state[POWER + card] == before[POWER + card]
            else:
                others += 1
    assert 40 < others < 250


@pytest.mark.parametrize(
    "place, value",
    [
        (HP, 21), (HP, 0), (WEAPON, monster(9)), (WEAPON, 0), (WEAPON, shield(4)), (WEAPON, 48), (LIMIT, 0), (LIMIT, 16),
        (FLED_BEFORE, 2), (TOUCHED, 2), (TOUCHED, 0), (POTIONS, 2), (MANA_AT, 6), (CHARGES, 4), (KNOWN, 4), (DECK_N, 4),
        (DECK_N, 2), (DECK_N, 255), (ROOM_AT, 0), (ROOM_AT, monster(3)), (ROOM_AT, 255), (DECK, 0), (DECK, 48),
        (DECK + 3, monster(2)), (SHIELD, 0), (SHIELD, potion(3)), (DURABILITY, 0), (DURABILITY, 5), (POWER, 1),
        (POWER + monster(2), 3), (POWER + monster(2), 0), (POWER + monster(2), 18), (POWER + monster(14), 13),
        (POWER + monster(7), 7), (POWER + weapon(4), 3), (POWER + weapon(4), 64 + 4), (POWER + weapon(5), 16),
        (POWER + shield(4), 3), (POWER + potion(3), 2), (1, 1), (0, 255),
    ],
)  # fmt: skip
def test_a_state_with_one_wrong_byte_has_a_fault(place, value):
    game = situation(
        [monster(2), 0, monster(9), potion(3)],
        deck=[monster(14), monster(13), monster(12)],
        held=weapon(4),
        limit=5,
        guard=shield(4),
        touched=1,
        drunk=1,
    )
    assert game.state[place] != value
    game.state[place] = value
    assert game.fault() != ""


@pytest.mark.parametrize("champion", range(4))
def test_what_only_one_champion_has_is_a_fault_with_the_others(champion):
    game = situation([potion(2), potion(3), potion(4), potion(5)], champion=champion)
    for place, value, owner in ((CHARGES, 1, (PALADIN, BERSERKER)), (FLED_BEFORE, 2, (ROGUE,)), (TOUCHED, 1, (ROGUE,))):
        game.state[place] = value
        assert (game.fault() == "") == (champion in owner)
        game.state[place] = 0
    game = situation([potion(2), potion(3)], champion=champion, touched=1)
    game.state[POTIONS] = 2
    assert (game.fault() == "") == (champion == HERBALIST)
