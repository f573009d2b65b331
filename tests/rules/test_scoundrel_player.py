"""core/ai/scoundrel.py: its strength, and what a decision may cost on the chip."""

from core.ai.scoundrel import Player
from core.game import HARD
from core.games.scoundrel import Rules
from core.rng import Rng
from host_sim.strength.scoundrel import decide

SIMULATED = 600  # actions a decision, the budget


def test_it_wins_more_than_two_deals_of_three_within_its_budget():
    game = Rules()
    player = Player(game, 0, HARD, Rng())
    won = 0
    for number in range(150):
        game.deal(bytes([number % 32, number // 32, 9, 9, 9, 9, 9]), bytes(1), bytes(2))
        while not game.over:
            choice = decide(player)
            assert player.tried <= SIMULATED
            game.act(choice >> 8, choice & 255)
        won += game.result
    assert won > 100
