"""core/ai/champions.py: how often it wins with each champion, and that its reasons fit what it does."""

import pytest

from core.ai.champions import Player
from core.game import HARD
from core.games.champions import ABILITY, Rules
from core.games.champions_cards import POTION, SHIELD, WEAPON, kind
from core.games.dungeon import ARMED, BARE, FLEE, TAKE
from core.rng import Rng
from host_sim.strength.champions import FLOORS, decide

DEALS = 40
ONLY_CHOICE, SAVES_HEALTH, SPARES_WEAPON, GOOD_WEAPON, HEALS, CLEARS_ROOM, BETTER_ROOM, NO_WAY_OUT = range(8)
GOOD_SHIELD, ABILITY_PAYS = 8, 9
FITTING = {
    FLEE: {ONLY_CHOICE, BETTER_ROOM, NO_WAY_OUT},
    ARMED: {SAVES_HEALTH, NO_WAY_OUT},
    BARE: {ONLY_CHOICE, SPARES_WEAPON, CLEARS_ROOM, NO_WAY_OUT},
    TAKE: {ONLY_CHOICE, GOOD_WEAPON, GOOD_SHIELD, HEALS, CLEARS_ROOM, NO_WAY_OUT},
    ABILITY: {ABILITY_PAYS},
}


@pytest.mark.parametrize("champion", range(4))
def test_it_wins_more_than_the_rules_ask_for(champion):
    game = Rules()
    player = Player(game, 0, HARD, Rng())
    won = 0
    used = set()
    for number in range(DEALS):
        game.deal(bytes([number % 32, number // 32, 9, 9, 9, 9, 9]), bytes(1), bytes([champion]))
        while not game.over:
            choice = decide(player)
            verb, slot = choice >> 8, choice & 255
            used.add(verb)
            assert player.reason in FITTING[verb]
            assert player.reason != SPARES_WEAPON or game.can_strike(slot)
            assert player.reason != HEALS or game.potions_left > 0 and kind(game.room_card(slot)) == POTION
            assert player.reason != GOOD_WEAPON or kind(game.room_card(slot)) == WEAPON
            assert player.reason != GOOD_SHIELD or kind(game.room_card(slot)) == SHIELD
            game.act(verb, slot)
        won += game.result
    assert used == set(FITTING)
    assert won >= FLOORS[Rules.OPTIONS[0][1][champion]] / 100 * DEALS


def test_it_knows_that_there_is_no_way_out():
    game = Rules()
    player = Player(game, 0, HARD, Rng())
    for number in range(40):
        game.deal(bytes([number, 1, 1, 1, 1, 1, 1]), bytes(1), bytes(1))
        game.state[20] = 1  # HP
        game.state[23] = 1  # fled before
        choice = decide(player)
        if all(game.has_monster(slot) for slot in range(4)):
            assert player.reason == NO_WAY_OUT and choice >> 8 == BARE
            return
    raise AssertionError("no room of four monsters")
