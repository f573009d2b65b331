"""What holds in Hit the Deck whatever is played: soundness, 110 cards, ends, hidden cards, refused saves."""

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.game import BadSave
from core.games.hit_the_deck import DRAW, DRAWN, FINISHED, PLAY, SLAP, SLAPPING, Rules
from core.games.hit_the_deck_piles import COPIES, KINDS
from core.games.hit_the_deck_slaps import UNANNOUNCED
from core.rng import Rng
from host_sim import fuzz
from tests.rules.hit_the_deck_table import (
    DISCARD_N,
    DRAW_N,
    END,
    HANDS,
    LAIN,
    PILES,
    SEATS,
    act,
    card,
    dealt,
    discard_pile,
    hand,
    table,
)

SEEDS = st.binary(min_size=7, max_size=7).map(lambda raw: bytes(b % 32 for b in raw))


def some_game(pick, seed):
    """A game with seats and options by a number."""
    seats = "".join(SEATS[pick >> 2 * i & 3] for i in range(2 + (pick >> 8) % 3))
    return dealt(seats, words=pick >> 10 & 1, slap=pick >> 11 & 1, target=pick >> 12 & 1, seed=seed)


def play(game, chance, actions):
    """Play at random, slapping falsely seldom, until the game is over or so many actions."""
    out = bytearray(3 * game.MAX_ACTIONS)
    for _ in range(actions):
        if game.over:
            return
        n = game.actions(out)
        at = 3 * fuzz.pick(out, n, game.RARE, chance)
        game.act(out[at], chance.randint(out[at + 1], out[at + 2]))
        fault = game.fault()
        assert fault == "", fault


def lying(game):
    """How many of each card there are, read from outside."""
    counts = [0] * KINDS
    for seat in range(game.seats):
        for byte in range(KINDS):
            counts[byte] += game.state[HANDS + KINDS * seat + byte]
    drawn, laid = game.state[DRAW_N], game.state[DISCARD_N]
    for byte in (*game.state[PILES : PILES + drawn], *game.state[END - laid : END]):
        counts[byte % LAIN] += 1
    return bytes(counts)


PICKS = st.integers(0, 2**13 - 1)
SALTS = st.integers(0, 2**30)


@settings(max_examples=40, deadline=None)
@given(seed=SEEDS, pick=PICKS, salt=SALTS)
def test_random_games_end_and_lose_no_card(seed, pick, salt):
    game = some_game(pick, seed)
    chance = random.Random(salt)
    for _ in range(400):
        play(game, chance, 20)
        assert lying(game) == COPIES
        if game.over:
            break
    totals = [game.total(seat) for seat in range(game.seats)]
    assert game.over and max(totals) >= (100, 50)[game.option(2)]
    assert game.result == sum(1 << seat for seat in range(game.seats) if totals[seat] == min(totals))


def test_a_hand_of_most_of_the_deck():
    game = table(["R1 G5", "Y1"], "R3", rest=0)
    assert game.hand_size(0) == 108 and len(set(_offered(game))) > 15
    game = table(["G5", "HH HH"], "HH", rest=0)
    assert len(_offered(game)) == 38 <= game.MAX_ACTIONS - 3


def _offered(game):
    out = bytearray(3 * game.MAX_ACTIONS)
    return [bytes(out[3 * i : 3 * i + 3]) for i in range(game.actions(out))]


@settings(max_examples=80, deadline=None)
@given(seed=SEEDS, pick=PICKS, salt=SALTS, n=st.integers(0, 150))
def test_hiding_keeps_what_is_seen_and_nothing_else(seed, pick, salt, n):
    game = some_game(pick, seed)
    play(game, random.Random(salt), n)
    if game.over:
        return
    for seat in range(game.seats):
        hidden, again = Rules(), Rules()
        hidden.copy_from(game)
        hidden.hide(seat, dice(salt))
        assert hidden.fault() == "" and lying(hidden) == COPIES
        again.copy_from(game)
        again.hide(seat, dice(salt + 1))
        again.hide(seat, dice(salt))
        assert again.state == hidden.state
        shown = range(game.seats) if game.phase == FINISHED else [seat]
        for other in range(game.seats):
            assert hidden.hand_size(other) == game.hand_size(other) and hidden.total(other) == game.total(other)
            if other in shown:
                assert [hidden.count(other, byte) for byte in range(KINDS)] == [
                    game.count(other, byte) for byte in range(KINDS)
                ]
        assert hidden.top == game.top and hidden.phase == game.phase and hidden.turn == game.turn
        for start in (PILES, END - game.state[DISCARD_N]):
            count = game.draw_count if start == PILES else game.state[DISCARD_N]
            assert open_cards(hidden, start, count) == open_cards(game, start, count)
        if game.phase == DRAWN and seat == game.turn:
            assert hidden.drawn == game.drawn
        if game.phase == SLAPPING:
            assert [hidden.time(other) == 253 for other in range(4)] == [game.time(other) == 253 for other in range(4)]


def open_cards(game, start, n):
    """The cards of a pile that all have seen go there."""
    return sorted(byte for byte in game.state[start : start + n] if byte >= LAIN)


def dice(salt):
    rng = Rng()
    rng.seed(bytes([salt & 255, salt >> 8 & 255, salt >> 16 & 255, salt >> 24 & 255]))
    return rng


def test_hiding_deals_the_hidden_cards_evenly():
    game = table(["R1 G5 B2 Y4", "Y1 Y1 Y1 Y1", "R1"], "R3", discards="G1 G2 GC")
    rng = dice(1)
    met = [0] * KINDS
    orders = set()
    for _ in range(3000):
        game.hide(0, rng)
        orders.add(tuple(discard_pile(game)))
        for byte in range(KINDS):
            met[byte] += game.count(1, byte)
    visible = [0] * KINDS
    for byte in range(KINDS):
        visible[byte] = game.count(0, byte)
    for byte in (byte % LAIN for byte in game.state[END - 4 : END]):
        visible[byte] += 1
    hidden = [COPIES[byte] - visible[byte] for byte in range(KINDS)]
    total = sum(hidden)
    chi = sum(
        (met[b] - 12000 * hidden[b] / total) ** 2 / (12000 * hidden[b] / total) for b in range(KINDS) if hidden[b]
    )
    assert sum(met) == 12000 and chi < 70  # of 37 degrees of freedom, 0.1 %
    assert orders == {("R3", *order) for order in itertools.permutations(("G1", "G2", "GC"))}


def test_other_slaps_are_sealed():
    game = table(["HH Y1", "Y1", "Y1"], "R3", slap=0)
    game.act(PLAY, card("HH"))
    game.act(SLAP, 17)
    seen = set()
    for number in range(60):
        copy = Rules()
        copy.copy_from(game)
        copy.hide(1, dice(number))
        seen.add(copy.time(0))
        copy.copy_from(game)
        copy.hide(0, dice(number))
        assert copy.time(0) == 17
    assert len(seen) > 30 and seen <= {*range(251), 255}
    game = act(act(table(["HH Y1", "Y1", "Y1"], "R3", slap=0), PLAY, "HH"), SLAP, UNANNOUNCED)
    game.hide(1, dice(1))
    assert game.time(0) == UNANNOUNCED  # all have heard that nothing was announced


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS, pick=PICKS, salt=SALTS, n=st.integers(0, 120))
def test_a_moved_or_changed_card_is_refused(seed, pick, salt, n):
    game = some_game(pick, seed)
    play(game, random.Random(salt), n)
    saved = game.save()
    other = dealt("pp")
    before = bytes(other.state)
    for at in [20, 21, 22, 23, 24, 25, *range(HANDS + salt % 5, PILES, 5), *range(PILES + salt % 3, END, 3)]:
        data = bytearray(saved)
        data[at] ^= 1
        with pytest.raises(BadSave):
            other.load(bytes(data))
        assert other.state == before
    other.load(saved)
    assert other.state == saved


def test_what_was_known_of_a_pile_is_forgotten_when_a_card_of_it_is_drawn():
    """After a Flip everybody knows what lies in the draw pile; after a draw nobody knows which of it is in the hand."""
    game = table(["RF G5 G4", "Y1"], "R3", draw="Y5 Y4 Y3", discards="B1 B2", rest=1)
    game.act(PLAY, card("RF"))
    assert held_when_hidden(game) == {"G4", "G5", "Y4", "Y5"}
    game.act(DRAW, 0)
    assert held_when_hidden(game) == {"G4", "G5", "Y4", "Y5", "B1", "B2", "R3", "RF"}


def held_when_hidden(game):
    """All cards that seat 0 is dealt by sixty times hiding what seat 1 can't see."""
    held = set()
    for number in range(60):
        copy = Rules()
        copy.copy_from(game)
        copy.hide(1, dice(number))
        held |= set(hand(copy, 0).split())
    return held
