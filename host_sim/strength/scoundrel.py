"""How strong Scoundrel's computer player is: the share won over deals from fixed seeds (rules/scoundrel.md, Computer help)."""

import math
import time

from core.ai.scoundrel import Player
from core.game import HARD
from core.games.scoundrel import Rules
from core.rng import Rng

DEALS = 4000
DESK_DEALS = 200
_PLAYOUTS = 24  # of each opening the desk's player compares
_OPENINGS = 3
_MARGIN = 5  # games more that another opening must win: less is noise


class DeskPlayer:
    """Plays each of the chip's player's three best openings out to the end, over the same hidden cards dealt anew, and
    takes another than the first only where that wins clearly more."""

    def __init__(self, game, rng):
        self.game = game
        self.rng = rng
        self.fast = Player(game, 0, HARD, rng)
        self.tried = 0
        self._trial = Rules()
        self._inner = Player(self._trial, 0, HARD, rng)

    def think(self):
        """verb << 8 | slot, in one go."""
        ranked = sorted(self.fast.rate(), reverse=True)[:_OPENINGS]
        self.tried = 0
        if len(ranked) == 1:
            return ranked[0][1]
        deals = [bytes([self.rng.below(256) for _ in range(7)]) for _ in range(_PLAYOUTS)]
        choice = ranked[0][1]
        to_beat = self._won(choice, deals) + _MARGIN
        for _, other in ranked[1:]:
            won = self._won(other, deals)
            if won >= to_beat:
                choice = other
                to_beat = won + 1
        return choice

    def _won(self, choice, deals):
        """Games won when this opening is played out over those deals."""
        won = 0
        trial = self._trial
        for deal in deals:
            chance = Rng()
            chance.seed(deal)
            trial.copy_from(self.game)
            trial.hide(0, chance)
            trial.act(choice >> 8, choice & 255)
            while not trial.over:
                follow = decide(self._inner)
                trial.act(follow >> 8, follow & 255)
                self.tried += 1
            won += trial.result
        return won


def decide(player):
    """Ask a player until it has decided."""
    choice = player.think()
    while choice is None:
        choice = player.think()
    return choice


def run(think="chip", games=None, out=print):
    """Print the share won and the mean score: for each `wear` with each `flee` by the player as it runs on a Pico, or for the
    default options by the desk's slower one (`think="desk"`)."""
    deals = games or (DESK_DEALS if think == "desk" else DEALS)
    flee_values, wear_values = (values for _, values in Rules.OPTIONS)
    out(
        f"{'wear':<8} {'flee':<8} {'won %':>12} {'score':>7} {'tried: middle':>14} {'95 %':>5} {'most':>5} {'ms a game':>10}"
    )
    for wear in range(1 if think == "desk" else len(wear_values)):
        for flee in range(1 if think == "desk" else len(flee_values)):
            won, score, tried, ms = _play(bytes([flee, wear]), deals, think)
            error = 200 * math.sqrt(won * (1 - won) / deals)
            spread = f"{tried[len(tried) // 2]:>14} {tried[len(tried) * 95 // 100]:>5} {tried[-1]:>5}"
            share = f"{100 * won:.1f} +- {error:.1f}"
            out(f"{wear_values[wear]:<8} {flee_values[flee]:<8} {share:>12} {score:>7.1f} {spread} {ms:>10.1f}")


def _play(options, deals, think):
    """(share won, mean score, sorted actions tried a decision, ms a game)."""
    game = Rules()
    chance = Rng()
    chance.seed(b"strong")
    player = DeskPlayer(game, chance) if think == "desk" else Player(game, 0, HARD, chance)
    won = score = 0
    tried = []
    began = time.perf_counter()
    for number in range(deals):
        game.deal(_seed(number), bytes(1), options)
        while not game.over:
            choice = decide(player)
            tried.append(player.tried)
            game.act(choice >> 8, choice & 255)
        won += game.result
        score += game.score(0)
    return won / deals, score / deals, sorted(tried), 1000 * (time.perf_counter() - began) / deals


def _seed(number):
    """The number-th fixed seed."""
    return bytes([number >> 5 * i & 31 for i in range(7)])
