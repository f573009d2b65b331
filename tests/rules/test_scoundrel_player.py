"""core/ai/scoundrel.py: how often it wins, and that its reasons fit what it does."""

from core.ai import scoundrel as ai
from core.game import HARD
from core.games.dungeon import ARMED, BARE, FLEE, TAKE
from core.games.scoundrel import Rules
from core.rng import Rng
from host_sim.strength.scoundrel import decide

DEALS = 200
FITTING = {
    FLEE: {ai.ONLY_CHOICE, ai.BETTER_ROOM, ai.NO_WAY_OUT},
    ARMED: {ai.SAVES_HEALTH, ai.NO_WAY_OUT},
    BARE: {ai.ONLY_CHOICE, ai.SPARES_WEAPON, ai.CLEARS_ROOM, ai.NO_WAY_OUT},
    TAKE: {ai.ONLY_CHOICE, ai.GOOD_WEAPON, ai.HEALS, ai.CLEARS_ROOM, ai.NO_WAY_OUT},
}


def test_it_wins_seven_deals_of_ten():
    game = Rules()
    player = ai.Player(game, 0, HARD, Rng())
    won = 0
    for number in range(DEALS):
        game.deal(bytes([number % 32, number // 32, 9, 9, 9, 9, 9]), bytes(1), bytes(2))
        while not game.over:
            choice = decide(player)
            verb, slot = choice >> 8, choice & 255
            assert player.reason in FITTING[verb]
            if player.reason == ai.SPARES_WEAPON:
                assert game.can_strike(slot)
            if player.reason == ai.HEALS:
                assert not game.potion_used
            game.act(verb, slot)
        won += game.result
    assert won >= 0.7 * DEALS
