"""The contract of core/game.py, kept by every game of the registry; and by its computer player."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import load
from core.game import BadSave, IllegalAction
from core.games import GAMES
from core.rng import Rng

NAMES = [name for name, _ in GAMES]
SEEDS = st.binary(min_size=7, max_size=7).map(lambda raw: bytes(b % 32 for b in raw))
CHOICES = st.lists(st.integers(0, 2**20), min_size=0, max_size=60)


def dealt(name, seed, pick):
    """A game with options and seats chosen by the number `pick`."""
    game = load.rules(name)
    options = []
    for _, values in game.OPTIONS:
        options.append(pick % len(values))
        pick //= len(values)
    least, most = game.SEATS
    seats = bytes(least + pick % (most - least + 1))
    game.deal(seed, seats, bytes(options))
    return game


def offered(game):
    out = bytearray(3 * game.MAX_ACTIONS + 30)
    n = game.actions(out)
    assert n <= game.MAX_ACTIONS and not any(out[3 * n :])
    return [(out[3 * i], out[3 * i + 1], out[3 * i + 2]) for i in range(n)]


def play(game, choices):
    """Act at random as the numbers say, as far as they reach or the game goes."""
    for choice in choices:
        if game.over:
            return
        verb, low, high = offered(game)[choice % len(offered(game))]
        game.act(verb, low + choice // 97 % (high - low + 1))


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=40, deadline=None)
@given(seed=SEEDS, pick=st.integers(0, 999), choices=CHOICES)
def test_what_is_offered_works_and_nothing_else_does(name, seed, pick, choices):
    game = dealt(name, seed, pick)
    play(game, choices)
    before = bytes(game.state)
    triples = offered(game)
    assert bool(triples) == (not game.over)
    legal = {(verb, arg) for verb, low, high in triples for arg in range(low, high + 1)}
    for verb in range(16):
        for arg in (*range(40), 127, 128, 254, 255):
            if (verb, arg) not in legal:
                with pytest.raises(IllegalAction):
                    game.act(verb, arg)
                assert game.state == before
    copy = load.rules(name)
    for verb, arg in legal:
        copy.copy_from(game)
        copy.act(verb, arg)
        assert copy.fault() == "" and copy.state != before
    assert game.state == before


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=40, deadline=None)
@given(seed=SEEDS, pick=st.integers(0, 999), salt=st.integers(0, 2**30))
def test_every_game_ends_and_stays_sound(name, seed, pick, salt):
    game = dealt(name, seed, pick)
    rng = Rng()
    rng.seed(bytes([salt & 255, salt >> 8 & 255, salt >> 16 & 255]))
    for _ in range(100000):
        if game.over or game.enough():
            break
        play(game, [rng.below(65536)])
        assert game.fault() == ""
    assert game.over or game.enough()
    assert offered(game) == [] or game.enough()


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=30, deadline=None)
@given(seed=SEEDS, pick=st.integers(0, 999), choices=CHOICES)
def test_the_same_game_from_the_same_deal_and_through_a_save(name, seed, pick, choices):
    game, again, other = dealt(name, seed, pick), dealt(name, seed, pick), load.rules(name)
    play(game, choices)
    play(again, choices)
    assert game.state == again.state
    other.load(game.save())
    assert other.state == game.state
    play(game, [5, 77, 1234])
    play(other, [5, 77, 1234])
    assert other.state == game.state


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=40, deadline=None)
@given(seed=SEEDS, choices=CHOICES, at=st.integers(0, 10**6), bit=st.integers(0, 7), cut=st.integers(0, 10**6))
def test_what_cannot_be_a_state_is_refused_and_changes_nothing(name, seed, choices, at, bit, cut):
    game = dealt(name, seed, 0)
    play(game, choices)
    saved = game.save()
    other = dealt(name, bytes(7), 0)
    before = bytes(other.state)
    flipped = bytearray(saved)
    flipped[at % len(saved)] ^= 1 << bit
    for data in (bytes(flipped), saved[: cut % len(saved)], saved + b"\0", bytes(len(saved)), b"\xff" * len(saved)):
        try:
            other.load(data)
        except BadSave:
            assert other.state == before
        else:
            assert other.fault() == "" and len(data) == len(saved)
            other.load(before)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=30, deadline=None)
@given(seed=SEEDS, pick=st.integers(0, 999), choices=CHOICES, salt=st.binary(min_size=3, max_size=3))
def test_hiding_depends_on_what_is_seen_and_the_dice_only(name, seed, pick, choices, salt):
    game, other = dealt(name, seed, pick), load.rules(name)
    play(game, choices)
    if game.over:
        return
    for seat in range(game.seats):
        dice, same = Rng(), Rng()
        dice.seed(salt)
        same.seed(salt)
        other.copy_from(game)
        other.hide(seat, dice)  # what it can't see is another now
        assert other.fault() == ""
        third = load.rules(name)
        third.copy_from(other)
        shuffler = Rng()
        shuffler.seed(b"again" + salt)
        third.hide(seat, shuffler)
        third.hide(seat, same)
        assert third.state == other.state


def decision(player):
    choice = player.think()
    while choice is None:
        choice = player.think()
    return choice


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=30, deadline=None)
@given(seed=SEEDS, pick=st.integers(0, 999), choices=CHOICES, salt=st.binary(min_size=3, max_size=3))
def test_a_player_does_not_peek(name, seed, pick, choices, salt):
    game, other = dealt(name, seed, pick), load.rules(name)
    play(game, choices)
    if game.over:
        return
    seat = game.turn
    other.copy_from(game)
    dice = Rng()
    dice.seed(salt)
    other.hide(seat, dice)
    decided = []
    for table in (game, other):
        before = bytes(table.state)
        own = Rng()
        own.seed(b"own")
        choice = decision(load.module("core.ai", name).Player(table, seat, 3, own))
        assert table.state == before
        assert table.allows(choice >> 8, choice & 255)
        decided.append(choice)
    assert decided[0] == decided[1]
