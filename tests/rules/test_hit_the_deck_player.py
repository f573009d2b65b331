"""core/ai/hit_the_deck.py: it doesn't peek, it is stronger the higher its level, and a decision is cheap."""

import random

import pytest

from core.ai.hit_the_deck import Player
from core.game import EASY, HARD, NEXT, NORMAL
from core.games.hit_the_deck import DRAW, KEEP, PLAY, SLAP, Rules
from core.games.hit_the_deck_slaps import LUCK
from core.rng import Rng
from host_sim.measures.players import Cost
from host_sim.strength import hit_the_deck as strength
from tests.rules.hit_the_deck_table import act, card, dealt, table

LEVELS = (EASY, NORMAL, HARD)
MOST_US = 20_000  # of a decision on the chip, estimated


def dice(number):
    rng = Rng()
    rng.seed(bytes([number & 255, number >> 8 & 255]))
    return rng


def decide(game, level=HARD, number=1):
    """verb, argument of a player for the seat to move, and its generator's state after it."""
    rng = dice(number)
    choice = Player(game, game.turn, level, rng).think()
    return choice >> 8, choice & 255, bytes(rng.buf)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_do_not_matter(level):
    chance = random.Random(level)
    other = Rules()
    for number in range(12):
        game = dealt("penh"[: 2 + number % 3], seed=bytes(chance.randrange(32) for _ in range(7)))
        for _ in range(60):
            if game.over:
                break
            for again in range(2):
                other.copy_from(game)
                other.hide(game.turn, dice(number + 100 * again))
                before = bytes(other.state)
                assert decide(other, level, number) == decide(game, level, number)
                assert other.state == before
            verb, arg, _ = decide(game, level, chance.randrange(60000))
            assert game.allows(verb, arg)
            game.act(verb, arg)


def test_it_answers_wherever_it_is_asked():
    assert decide(table(["G1", "Y1"], "R3"))[0] == DRAW
    assert decide(act(table(["R1", "Y1"], "R3"), PLAY, "R1"))[0] == NEXT
    game = act(table(["HH Y1", "Y1"], "R3", slap=0), PLAY, "HH")
    for level, (low, high) in zip(LEVELS, ((63, 117), (42, 78), (28, 52)), strict=True):
        times = {decide(game, level, number)[1] for number in range(400)}
        assert {decide(game, level, number)[0] for number in range(9)} == {SLAP}
        assert min(times) == low and max(times) == high


def test_a_drawn_number_is_played():
    game = act(table(["G1 G5", "Y1 Y1 Y1 Y1"], "R3", draw="B3"), DRAW)
    assert decide(game)[:2] == (PLAY, card("B3"))
    assert game.allows(KEEP, 0)


def test_the_hard_player_sheds_points_when_a_rival_is_near_the_end_and_colours_before():
    far = table(["R1 R2 R4 B5", "Y1 Y1 Y1 Y1 Y2 Y2"], "R5")
    assert decide(far)[1] >> 3 == 1
    assert decide(table(["R1 R2 R4 B5", "Y1 Y1"], "R5"))[1] == card("B5")
    assert decide(table(["R1 R2 H4 B4", "Y1 Y1 Y1 Y1 Y2 Y2"], "R5"))[1] != card("H4")


def test_it_never_slaps_falsely():
    game = act(table(["R1 Y1", "Y1", "G1"], "R3", slap=0), PLAY, "R1")
    assert decide(game)[0] == PLAY


@pytest.mark.parametrize("slaps", [0, LUCK])
def test_levels_differ(slaps):
    for better, worse, least in (("hard", "easy", 0.7), ("normal", "easy", 0.5), ("hard", "normal", 0.5)):
        share, _ = strength.won(better, worse, 80, slaps)
        assert share > least, (better, worse, share)


def test_a_decision_is_cheap():
    game = table(["G1", "Y1 Y2", "Y1"], "R3", rest=0)  # a hand of most of the deck
    cost = Cost()
    for level in LEVELS:
        cost.of(Player(game, 0, level, dice(1)).think)
        assert cost.us < 3 * MOST_US
    game = dealt("hh")
    players = [Player(game, seat, HARD, dice(seat)) for seat in range(2)]
    for _ in range(100):
        choice = cost.of(players[game.turn].think)
        assert cost.us < MOST_US
        game.act(choice >> 8, choice & 255)


def test_a_strength_report_names_every_pairing():
    lines = []
    strength.run(games=4, out=lines.append)
    text = "\n".join(lines)
    for pairing in (
        "hard    against random",
        "hard    against easy",
        "hard    against normal",
        "normal  against easy",
        "easy    against random",
    ):
        assert text.count(pairing) == 2
