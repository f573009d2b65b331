"""core/ai/draw_poker.py: it doesn't peek, it mixes, it is stronger the higher its level, and a decision is cheap."""

import random

import pytest

from core.ai.draw_poker import Player
from core.game import EASY, HARD, NEXT, NORMAL
from core.games.draw_poker import BET, CALL, CHANGE, DRAW, RAISE, SHOWN, STAY, Rules
from core.rng import Rng
from host_sim.measures.players import Cost
from host_sim.strength import draw_poker as strength
from tests.rules.test_draw_poker import dealt, do, give, start

LEVELS = (EASY, NORMAL, HARD)
MOST_US = 300_000  # of a decision on the chip, estimated


def dice(number):
    rng = Rng()
    rng.seed(bytes([number & 255, number >> 8 & 255]))
    return rng


def decisions(game, level, number):
    """What a player decides for the seat to move with these random numbers, and how many of them it used."""
    rng = dice(number)
    return strength.decide(Player(game, game.turn, level, rng)), bytes(rng.buf)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("wardrobe", [0, 1])
def test_hidden_cards_do_not_matter(level, wardrobe):
    chance = random.Random(level)
    game, other = dealt(NORMAL, wardrobe=wardrobe), Rules()
    for number in range(40):
        game.deal(
            bytes(chance.randrange(32) for _ in range(7)), bytes([0, NORMAL]), bytes([number & 1, 0, 0, wardrobe])
        )
        for _ in range(25):
            if game.over:
                break
            for again in range(2):
                other.copy_from(game)
                other.hide(game.turn, dice(number + 100 * again))
                before = bytes(other.state)
                assert decisions(other, level, number) == decisions(game, level, number)
                assert other.state == before
            choice, _ = decisions(game, level, chance.randrange(60000))
            assert game.allows(choice >> 8, choice & 255)
            game.act(choice >> 8, choice & 255)


def shares(game, level=HARD, n=400):
    """How often each verb is chosen, of n."""
    found = {}
    for number in range(n):
        verb = decisions(game, level, number)[0] >> 8
        found[verb] = found.get(verb, 0) + 1
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_it_bluffs_and_slow_plays_now_and_then(level):
    game = start(dealt(deck=1))
    give(game, 0, "7s 5d 4c 3h Ts")
    do(game, STAY, DRAW, CHANGE, CHANGE)
    found = shares(game, level)
    assert 0 < found[BET] < found[CALL]
    game = start(dealt(deck=1))
    give(game, 0, "As Ad Ac Kh Ks")
    found = shares(game, level)
    assert 0 < found[STAY] < found[BET]


def test_the_nuts_are_never_dropped_and_nothing_is_not_paid_for():
    game = start(dealt(deck=1))
    give(game, 1, "As Ad Ac Ah Ks")
    assert set(shares(do(game, (BET, 19)))) == {DRAW}
    game = start(dealt(deck=1))
    give(game, 1, "7s 5d 4c 3h Ts")
    assert DRAW not in shares(do(game, (BET, 19))) and RAISE not in shares(game)


def test_cards_that_make_the_hand_are_kept():
    for text, marks in (
        ("As Ad Kc Qh 9s", 0b11100),
        ("As Kd Ac Kh 9s", 0b10000),
        ("2s 3d 4c 5h 6s", 0),
        ("2s 9s 4s 5s 6s", 0),
        ("2s 9s 4s 5d 6s", 0b01000),
        ("4s 9d 5c 6h 7s", 0b00010),
        ("4s 4d 4c 4h 7s", 0b10000),
        ("2s 9d Kc 6h 7s", 0b11011),
    ):
        game = do(start(dealt(deck=1)), STAY)
        give(game, 1, text)
        do(game, DRAW)
        assert decisions(game, HARD, 1)[0] == CHANGE << 8 | marks, text


def test_it_goes_on_after_a_hand():
    game = dealt()
    while game.phase != SHOWN:
        choice, _ = decisions(game, HARD, 5)
        game.act(choice >> 8, choice & 255)
    assert decisions(game, HARD, 5)[0] == NEXT << 8


@pytest.mark.parametrize("deck", [0, 1])
def test_it_earns(deck):
    for _, kind in strength.BASELINES:
        mean, _ = strength.earned(strength.of_level(HARD), kind, 1000, deck)
        assert mean > 0.5
    mean, _ = strength.earned(strength.of_level(HARD), strength.of_level(EASY), 1500, deck)
    assert mean > 0


def test_a_decision_is_cheap():
    game = dealt(HARD, deck=1)
    players = [Player(game, seat, HARD, dice(seat)) for seat in range(2)]
    cost = Cost()
    for _ in range(150):
        if game.over:
            break
        choice = cost.of(players[game.turn].think)
        assert cost.us < MOST_US
        game.act(choice >> 8, choice & 255)


def test_a_strength_report_names_every_pairing():
    lines = []
    strength.run(games=40, out=lines.append)
    text = "\n".join(lines)
    for deck in ("32", "52"):
        assert f"deck of {deck}" in text
    for name in ("always calls", "drops unless pair", "bets most", "random", "normal", "easy"):
        assert text.count(f"against {name}") >= 2
