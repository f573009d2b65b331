"""The contract of core/game.py, kept by every game of the registry (its players: tests/test_player.py)."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import load
from core.game import EVERYONE, HEADER, LOG_EVENTS, BadSave, IllegalAction, Log
from core.games import GAMES
from core.rng import Rng

CHANCE = 7  # where the header keeps the game's generator, eight bytes
NAMES = [name for name, _ in GAMES]
SEEDS = st.binary(min_size=7, max_size=7).map(lambda raw: bytes(b % 32 for b in raw))
CHOICES = st.lists(st.integers(0, 2**20), min_size=0, max_size=60)


def dealt(name, seed, pick):
    """A game with options, seats and their kinds chosen by the number `pick`."""
    game = load.rules(name)
    options = []
    for _, values in game.OPTIONS:
        options.append(pick % len(values))
        pick //= len(values)
    least, most = game.SEATS
    n = least + pick % (most - least + 1)
    pick //= most - least + 1
    seats = bytes(pick >> 2 * i & 3 for i in range(n))
    game.deal(seed, seats, bytes(options))
    return game


def offered(game):
    out = bytearray(3 * game.MAX_ACTIONS + 30)
    n = game.actions(out)
    assert n <= game.MAX_ACTIONS and not any(out[3 * n :])
    return [(out[3 * i], out[3 * i + 1], out[3 * i + 2]) for i in range(n)]


def play(game, choices):
    """Act at random as the numbers say, rare verbs rarely, as far as they reach or the game goes."""
    for choice in choices:
        if game.over:
            return
        triples = offered(game)
        if choice % 50:
            triples = [one for one in triples if one[0] not in game.RARE] or triples
        verb, low, high = triples[choice // 3 % len(triples)]
        game.act(verb, low + choice // 97 % (high - low + 1))


ODD = ((16, 0), (255, 0), (-1, 0), (0, -1), (0, 256), (1, 1000))


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=12, deadline=None)
@given(seed=SEEDS, pick=st.integers(0, 999), choices=CHOICES)
def test_what_is_offered_works_and_nothing_else_does(name, seed, pick, choices):
    game = dealt(name, seed, pick)
    play(game, choices)
    before = bytes(game.state)
    triples = offered(game)
    assert bool(triples) == (not game.over)
    legal = {(verb, arg) for verb, low, high in triples for arg in range(low, high + 1)}
    assert game.state == before
    log = (game.log.n, bytes(game.log.data), game.log.revealed)
    for action in [(verb, arg) for verb in range(16) for arg in range(256)] + list(ODD):
        if action not in legal:
            try:
                game.act(*action)
            except IllegalAction:
                continue
            raise AssertionError(f"{action} isn't offered, yet it works")
    assert game.state == before and log == (game.log.n, bytes(game.log.data), game.log.revealed)
    copy = load.rules(name)
    for verb, arg in legal:
        copy.copy_from(game)
        copy.act(verb, arg)
        assert copy.fault() == "" and copy.state != before
        assert sound_log(copy)
    assert game.state == before


def sound_log(game):
    """Events in their buffer of fixed size, each with someone to see it."""
    log = game.log
    return (
        0 <= log.n <= LOG_EVENTS
        and len(log.data) == 4 * LOG_EVENTS
        and all(1 <= log.data[4 * i + 3] <= EVERYONE and log.data[4 * i] for i in range(log.n))
    )


def test_a_full_log_drops_what_comes_after():
    log = Log()
    for i in range(3 * LOG_EVENTS):
        log.add(1, i & 255, 0, EVERYONE)
    assert log.n == LOG_EVENTS and len(log.data) == 4 * LOG_EVENTS
    assert log.data[-3] == LOG_EVENTS - 1
    log.clear()
    assert log.n == 0 and not log.revealed


@pytest.mark.parametrize("name", NAMES)
def test_what_a_game_declares_is_sound(name):
    game = load.rules(name)
    assert game.NAME == name and len(game.state) == game.SIZE == len(game.save()) >= HEADER
    assert 1 <= game.SEATS[0] <= game.SEATS[1] <= 4 and len(game.OPTIONS) <= 4 and game.MAX_ACTIONS >= 1
    safe = re.compile("[A-Za-z0-9_.]+")
    for option, values in game.OPTIONS:
        assert safe.fullmatch(option) and len(values) == len(set(values)) >= 2
        assert all(safe.fullmatch(value) for value in values)
    assert all(0 <= verb < 16 for verb in game.RARE)
    assert game.over and game.actions(bytearray(3 * game.MAX_ACTIONS)) == 0  # nothing is dealt yet


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
    again.copy_from(other)
    for table in (game, other, again):
        play(table, [5, 77, 1234])
    assert other.state == game.state == again.state
    game.deal(bytes(7), bytes(game.SEATS[0]), bytes(len(game.OPTIONS)))
    assert game.state == dealt(name, bytes(7), 0).state and game.fault() == ""


def refused(game, data):
    """Whether the game refuses to load this, and then is what it was; what it takes is sound and can be played out."""
    before = bytes(game.state)
    try:
        game.load(data)
    except BadSave as error:
        assert game.state == before and len(str(error).splitlines()) == 1
        return True
    assert game.fault() == "" and game.state == data
    for step in range(3000):
        if game.over or game.enough():
            break
        play(game, [step * 7919 % 65521])
        assert game.fault() == ""
    assert game.over or game.enough()
    game.load(before)
    return False


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=40, deadline=None)
@given(seed=SEEDS, pick=st.integers(0, 999), choices=CHOICES, cut=st.integers(0, 10**6), noise=st.binary(max_size=400))
def test_what_cannot_be_a_state_is_refused_and_changes_nothing(name, seed, pick, choices, cut, noise):
    game = dealt(name, seed, pick)
    play(game, choices)
    saved = game.save()
    size = len(saved)
    other = dealt(name, bytes(7), 0)
    for data in (saved[: cut % size], saved + b"\0", saved * 2, bytes(size), b"\xff" * size, b"", noise):
        assert refused(other, data)
    refused(other, (noise * size)[:size] if noise else bytes(range(size % 256)))
    assert not refused(other, saved)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60, deadline=None)
@given(seed=SEEDS, pick=st.integers(0, 999), choices=CHOICES, at=st.integers(0, 10**6), value=st.integers(1, 255))
def test_a_changed_byte_is_refused_or_leaves_a_game_that_ends(name, seed, pick, choices, at, value):
    game = dealt(name, seed, pick)
    play(game, choices)
    other = dealt(name, bytes(7), 0)
    for place in range(at % 7, game.SIZE, 7):
        data = bytearray(game.save())
        data[place] ^= value
        refused(other, bytes(data))


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


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=30, deadline=None)
@given(seed=SEEDS, pick=st.integers(0, 999), choices=CHOICES, salt=st.binary(min_size=3, max_size=3))
def test_hiding_keeps_what_the_seat_to_move_sees_and_does(name, seed, pick, choices, salt):
    """Twice the same dice, twice the same game; what the seat may do is as before, and so is every card it sees played."""
    game, one, two = dealt(name, seed, pick), load.rules(name), load.rules(name)
    play(game, choices)
    if game.over:
        return
    for table in (one, two):
        dice = Rng()
        dice.seed(salt)
        table.copy_from(game)
        table.hide(game.turn, dice)
    assert one.state == two.state
    assert offered(one) == offered(game) and one.turn == game.turn
    assert (
        one.state[:CHANCE] == game.state[:CHANCE] and one.state[CHANCE + 8 : HEADER] == game.state[CHANCE + 8 : HEADER]
    )


@pytest.mark.parametrize("name", NAMES)
def test_hiding_deals_another_game(name):
    """Of ten deals hidden, each becomes another: hide that does nothing would let every peeking pass."""
    game = load.rules(name)
    least = game.SEATS[0]
    for n in range(10):
        game.deal(bytes([n] * 7), bytes(least), bytes(len(game.OPTIONS)))
        before = bytes(game.state)
        dice = Rng()
        dice.seed(bytes([n]))
        game.hide(game.turn, dice)
        changed = sum(x != y for x, y in zip(before[HEADER:], game.state[HEADER:], strict=True))
        assert changed and game.state[CHANCE : CHANCE + 8] != before[CHANCE : CHANCE + 8]
