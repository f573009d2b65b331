"""How strong Champions' computer player is: the share won with each champion over deals from fixed seeds (rules/champions.md,
Champions)."""

import math

from core.ai.champions import Player
from core.game import HARD
from core.games.champions import Rules
from core.rng import Rng

DEALS = 4000
FLOORS = {"paladin": 80, "herbalist": 60, "rogue": 80, "berserker": 75}  # % that must be won


def decide(player):
    """Ask a player until it has decided."""
    choice = player.think()
    while choice is None:
        choice = player.think()
    return choice


def run(games=DEALS, out=print):
    """Print the share won and the mean score with each champion, and how many actions a decision tried."""
    out(f"{'champion':<10} {'won %':>12} {'floor':>5} {'score':>7} {'tried: middle':>14} {'95 %':>5} {'most':>5}")
    for champion, name in enumerate(Rules.OPTIONS[0][1]):
        won, score, tried = _play(champion, games)
        error = 200 * math.sqrt(won * (1 - won) / games)
        spread = f"{tried[len(tried) // 2]:>14} {tried[len(tried) * 95 // 100]:>5} {tried[-1]:>5}"
        share = f"{100 * won:.1f} +- {error:.1f}"
        out(f"{name:<10} {share:>12} {FLOORS[name]:>5} {score:>7.1f} {spread}")


def _play(champion, deals):
    """(share won, mean score, sorted actions tried a decision)."""
    game = Rules()
    player = Player(game, 0, HARD, Rng())
    won = score = 0
    tried = []
    for number in range(deals):
        game.deal(_seed(number), bytes(1), bytes([champion]))
        while not game.over:
            choice = decide(player)
            tried.append(player.tried)
            game.act(choice >> 8, choice & 255)
        won += game.result
        score += game.score(0)
    return won / deals, score / deals, sorted(tried)


def _seed(number):
    """The number-th fixed seed."""
    return bytes([number >> 5 * i & 31 for i in range(7)])
