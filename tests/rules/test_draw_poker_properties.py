"""What holds in Draw Poker whatever is played: soundness, balanced books, hidden cards, refused saves."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.game import BadSave, IllegalAction
from core.games.draw_poker import DROP, Rules
from core.rng import Rng
from tests.rules.test_draw_poker import GARMENTS_PLEDGED, HANDS, MONEY, NEXT, SEED, dealt, do, offered, start

SEEDS = st.binary(min_size=7, max_size=7).map(lambda raw: bytes(b % 32 for b in raw))


def match(pick, seed=SEED):
    """A match with options and seats by a number."""
    return dealt(
        pick % 4, deck=pick // 4 % 2, money=pick // 8 % 3, ante=pick // 24 % 2, wardrobe=pick // 48 % 2, seed=seed
    )


def play(game, chance, actions=10**6):
    """Play at random, dropping seldom, until the match is over, had enough or so many actions."""
    for _ in range(actions):
        if game.over or game.enough():
            return
        triples = offered(game)
        some = [one for one in triples if one[0] != DROP]
        verb, low, high = chance.choice(triples if chance.random() < 0.05 else some)
        game.act(verb, chance.randint(low, high))
        fault = game.fault()
        assert fault == "", fault


def books(game):
    """What the rules say must balance, read from outside."""
    gone = game.garments_off + game.garments_pledged
    start = (100, 50, 200)[game.option(1)]
    return game.money(0) + game.money(1) + game.pot == 2 * start + game.price * gone


def test_random_matches_are_sound_to_their_end():
    chance = random.Random(1)
    results = set()
    for number in range(400):
        game = match(number % 96, bytes(chance.randrange(32) for _ in range(7)))
        play(game, chance)
        results.add((game.wardrobe, game.result))
        assert game.over and books(game)
        if game.wardrobe:
            assert (game.result == 1) == (game.garments_off == 5)
    assert results == {(False, 1), (False, 2), (True, 1), (True, 2)}


def test_a_long_match_is_long_enough():
    game = dealt()
    while not game.enough():
        do(game, DROP, NEXT)
    assert game.hand_number == 1000 and not game.over


@settings(max_examples=60, deadline=None)
@given(seed=SEEDS, pick=st.integers(0, 95), salt=st.integers(0, 2**30), n=st.integers(0, 80))
def test_what_is_offered_works_and_nothing_else_does(seed, pick, salt, n):
    game = match(pick, seed)
    play(game, random.Random(salt), n)
    before = bytes(game.state)
    legal = {(verb, arg) for verb, low, high in offered(game) for arg in range(low, high + 1)}
    other = Rules()
    for verb in range(16):
        for arg in range(256):
            if (verb, arg) in legal:
                other.copy_from(game)
                other.act(verb, arg)
                assert other.fault() == "" and books(other)
            elif arg < 45 or arg > 250:
                with pytest.raises(IllegalAction):
                    game.act(verb, arg)
    assert game.state == before and bool(legal) == (not game.over)


@settings(max_examples=60, deadline=None)
@given(seed=SEEDS, pick=st.integers(0, 95), salt=st.integers(0, 2**30), n=st.integers(0, 80))
def test_hiding_keeps_what_is_seen_and_nothing_else(seed, pick, salt, n):
    game = match(pick, seed)
    play(game, random.Random(salt), n)
    for seat in range(2):
        hidden, again = Rules(), Rules()
        hidden.copy_from(game)
        hidden.hide(seat, dice(salt))
        assert hidden.fault() == ""
        again.copy_from(game)
        again.hide(seat, dice(salt + 1))
        again.hide(seat, dice(salt))
        assert again.state == hidden.state
        for i in range(5):
            assert hidden.hand(seat, i) == game.hand(seat, i) and hidden.gone(seat, i) == game.gone(seat, i)
            if game.open:
                assert hidden.hand(1 - seat, i) == game.hand(1 - seat, i)
        assert hidden.changed(1 - seat) == game.changed(1 - seat)
        assert hidden.state[20:40] == game.state[20:40] and hidden.turn == game.turn


def dice(salt):
    rng = Rng()
    rng.seed(bytes([salt & 255, salt >> 8 & 255, salt >> 16 & 255, salt >> 24 & 255]))
    return rng


def test_hiding_deals_the_hidden_cards_evenly():
    game = start(dealt())
    rng = dice(1)
    met = [0] * 64
    for _ in range(2000):
        game.hide(0, rng)
        met[game.hand(1, 2)] += 1
    own = {game.hand(0, i) for i in range(5)}
    counts = [met[suit << 4 | rank] for suit in range(4) for rank in range(7, 15) if suit << 4 | rank not in own]
    assert sum(counts) == 2000 and sum((n - 2000 / 27) ** 2 / (2000 / 27) for n in counts) < 54  # chi-square, 0.1 %


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS, pick=st.integers(0, 95), salt=st.integers(0, 2**30), n=st.integers(0, 80))
def test_a_flipped_bit_in_money_garments_or_cards_is_refused(seed, pick, salt, n):
    game = match(pick, seed)
    play(game, random.Random(salt), n)
    saved = game.save()
    other = dealt()
    before = bytes(other.state)
    for at in [*range(MONEY, GARMENTS_PLEDGED + 1), *range(HANDS + salt % 4, len(saved), 4)]:
        for bit in range(8):
            flipped = bytearray(saved)
            flipped[at] ^= 1 << bit
            with pytest.raises(BadSave):
                other.load(flipped)
            assert other.state == before
    other.load(saved)
    assert other.state == saved
