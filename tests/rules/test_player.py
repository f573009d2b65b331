"""Every game's computer player: it decides legally, in bounds, by what its seat may see, and changes nothing."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import load
from core.game import EASY, HARD, NORMAL
from core.games import GAMES
from core.rng import Rng

NAMES = [name for name, _ in GAMES]
SEEDS = st.binary(min_size=7, max_size=7).map(lambda raw: bytes(b % 32 for b in raw))
SALTS = st.binary(min_size=3, max_size=3)
SIMULATED = 600  # actions a solitaire's player may try for one decision


def dealt(name, seed, pick, kind):
    """A game with options and seats chosen by the number `pick`, all seats computers of one level."""
    game = load.rules(name)
    options = []
    for _, values in game.OPTIONS:
        options.append(pick % len(values))
        pick //= len(values)
    least, most = game.SEATS
    game.deal(seed, bytes([kind] * (least + pick % (most - least + 1))), bytes(options))
    return game


def player(game, salt, level=HARD):
    """One for the seat to move, with random numbers of its own."""
    own = Rng()
    own.seed(salt)
    return load.module("core.ai", game.NAME).Player(game, game.turn, level, own)


def decide(game, asked):
    """What the player chooses; the game is as it was, whenever the player is asked."""
    before = bytes(game.state)
    for _ in range(5000):
        choice = asked.think()
        assert game.state == before
        if choice is not None:
            assert game.allows(choice >> 8, choice & 255)
            return choice
    raise AssertionError("5,000 frames and no decision")


def played_by_itself(name, seed, pick, level, salt):
    """A game's positions, as copies, with the player's choice in each, a new player for every decision."""
    game = dealt(name, seed, pick, level)
    for number in range(400):
        if game.over or game.enough():
            return
        choice = decide(game, player(game, salt + bytes([number & 255]), level))
        yield game, choice, salt + bytes([number & 255])
        game.act(choice >> 8, choice & 255)


@pytest.mark.parametrize("level", [EASY, NORMAL, HARD])
@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=8, deadline=None)
@given(seed=SEEDS, pick=st.integers(0, 999), salt=SALTS)
def test_it_decides_the_same_where_the_hidden_is_another(name, level, seed, pick, salt):
    other = load.rules(name)
    for game, choice, own in played_by_itself(name, seed, pick, level, salt):
        for again in range(2):
            other.copy_from(game)
            dice = Rng()
            dice.seed(own + bytes([again]))
            other.hide(game.turn, dice)
            assert decide(other, player(other, own, level)) == choice


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=12, deadline=None)
@given(seed=SEEDS, pick=st.integers(0, 999), choices=st.lists(st.integers(0, 65535), max_size=40))
def test_it_has_an_answer_wherever_random_play_leads(name, seed, pick, choices):
    game = dealt(name, seed, pick, 0)
    out = bytearray(3 * game.MAX_ACTIONS)
    for choice in choices:
        if game.over:
            return
        i = 3 * (choice % game.actions(out))
        game.act(out[i], out[i + 1] + choice // 97 % (out[i + 2] - out[i + 1] + 1))
        if not game.over:
            decide(game, player(game, b"own"))


@pytest.mark.parametrize("name", [name for name in NAMES if load.rules(name).SEATS[1] == 1])
def test_a_solitaires_player_tries_few_actions_and_one_player_serves_a_whole_game(name):
    """The budget of a decision on the chip, under every option; a used player chooses as a new one would."""
    game = load.rules(name)
    for pick in range(40):
        game = dealt(name, bytes([pick % 32, 5, 5, 5, 5, 5, pick // 32]), pick, HARD)
        used = player(game, b"own")
        while not game.over:
            choice = decide(game, used)
            assert used.tried <= SIMULATED
            assert choice == decide(game, player(game, b"own"))
            game.act(choice >> 8, choice & 255)
