"""What holds in Warlords whatever is played: cards, hidden things, refused saves."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import cards
from core.game import EVERYONE, BadSave
from core.games.warlords import CHOOSE, PEACE, PLAY, ROUNDS_ENOUGH, SURRENDER, SURRENDERED, SWAP, TAKEN, TIE, Rules
from core.games.warlords import SEALED as SEALED_EVENT
from core.games.warlords_sides import BATTLE, CHOOSING, DEALT, JACK, KING, QUEEN, REVEALED, SHOWN, SWAPPING, THROWN
from core.rng import Rng
from tests.rules.test_warlords import BLOCK, DECK, NEXT, SIDE, dealt, do, events, leave, offered, to_battle

SEEDS = st.binary(min_size=7, max_size=7).map(lambda raw: bytes(b % 32 for b in raw))
SALTS = st.integers(0, 2**30)
SEALED, WARLORD = 97, 3
SUITS = ((cards.DIAMONDS, cards.HEARTS), (cards.CLUBS, cards.SPADES))


def play(game, chance, actions=10**6):
    """Play at random until the game is over, had enough or so many actions; a jack is shown seldom."""
    for _ in range(actions):
        if game.over or game.enough():
            return
        offers = offered(game)
        some = [one for one in offers if one[0] != SURRENDER]
        verb, low, high = chance.choice(offers if chance.random() < 0.3 else some)
        game.act(verb, chance.randint(low, high))
        fault = game.fault()
        assert fault == "", fault


def dice(salt):
    rng = Rng()
    rng.seed(bytes([salt >> 8 * i & 255 for i in range(4)]))
    return rng


def number_cards(game, seat):
    """All number cards of a side, wherever they lie, read from outside."""
    found = [game.hand(seat, i) for i in range(3)] + [game.gone(seat, i) for i in range(3)]
    found += [game.lost(seat, i) for i in range(4)]
    found += [game.shown(seat, i) for i in range(3) if game.shown(seat, i) & 15 != JACK]
    at = SIDE + BLOCK * seat + DECK
    found += game.state[at : at + game.deck_count(seat)]
    return sorted(card for card in found if card)


def test_random_games_keep_26_cards_a_side_and_end():
    chance = random.Random(1)
    outcomes, results = set(), set()
    full = [sorted(suit << 4 | rank for suit in suits for rank in (*range(2, 11), 14)) for suits in SUITS]
    for number in range(150):
        game = dealt(number & 1, bytes(chance.randrange(32) for _ in range(7)))
        trophies, jacks = [0, 0], [2, 2]
        while not game.over:
            play(game, chance, 1)
            for seat in range(2):
                assert number_cards(game, seat) == full[seat]
            if game.phase == SHOWN:
                outcomes.add(game.outcome)
                trophies[1 - game.loser] += game.outcome == TAKEN
                jacks[game.loser] -= game.outcome == SURRENDERED
            for seat in range(2):
                assert game.left(seat, JACK) == jacks[seat] and game.score(seat) == trophies[seat]
                assert game.warlords(seat) == 4 - trophies[1 - seat]
            if game.phase == SHOWN and not game.over:
                do(game, NEXT)
        results.add(game.result)
        assert game.warlords(0 if game.result == 2 else 1) == 0
    assert outcomes == {TAKEN, TIE, SURRENDERED, PEACE} and results == {1, 2}


def test_a_long_game_is_long_enough():
    game = dealt()
    while not game.enough():
        offers = offered(game)
        verb = SURRENDER if (SURRENDER, 0, 0) in offers else offers[-1][0]
        do(game, (verb, KING if verb == CHOOSE else 0))
    assert game.round_number == ROUNDS_ENOUGH and not game.over


# -- hiding -----------------------------------------------------------------------------------------------------------


def seen(game, seat):
    """All that a seat may see, read from outside."""
    other = 1 - seat
    view = [game.phase, game.turn, game.step, game.round_number, game.outcome]
    for side in range(2):
        view += [game.left(side, rank) for rank in (JACK, QUEEN, KING)]
        view += [game.lost(side, i) for i in range(4)] + [game.shown(side, i) for i in range(3)]
    view += [game.warlord(seat), game.swaps(seat)]
    view += [game.hand(seat, i) for i in range(3)] + [game.gone(seat, i) for i in range(3)]
    if game.phase != CHOOSING:
        view.append(game.warlord(other))
    if game.phase != SWAPPING:
        view += [game.swaps(other), game.deck_count(other)]
    if seat == 0:
        view.append(game.state[SEALED])
    return view


@settings(max_examples=100, deadline=None)
@given(seed=SEEDS, ace=st.integers(0, 1), salt=SALTS, n=st.integers(0, 80))
def test_hiding_keeps_what_is_seen_and_nothing_else(seed, ace, salt, n):
    game = dealt(ace, seed)
    play(game, random.Random(salt), n)
    if game.over:
        return
    for seat in range(2):
        hidden, again = Rules(), Rules()
        hidden.copy_from(game)
        hidden.hide(seat, dice(salt))
        assert hidden.fault() == "" and seen(hidden, seat) == seen(game, seat)
        again.copy_from(game)
        again.hide(seat, dice(salt + 1))
        again.hide(seat, dice(salt))
        assert again.state == hidden.state


def chances(game, seat, look, n=1500):
    """How often each thing is seen by `look` over n re-deals, as shares."""
    rng = dice(7)
    found = {}
    for _ in range(n):
        other = Rules()
        other.copy_from(game)
        other.hide(seat, rng)
        assert other.fault() == ""
        met = look(other)
        found[met] = found.get(met, 0) + 1
    return {what: count / n for what, count in found.items()}


def even(shares, expected):
    """Whether exactly the expected came, all about as often."""
    return set(shares) == set(expected) and all(abs(share - 1 / len(shares)) < 0.05 for share in shares.values())


def test_a_sealed_warlord_is_hidden():
    game = do(dealt(), (CHOOSE, KING))
    assert even(chances(game, 1, lambda other: other.warlord(0)), [QUEEN, KING])
    assert chances(game, 0, lambda other: other.warlord(0)) == {KING: 1}  # who chose knows it
    leave(game, 0, 2, 0, 2)
    assert chances(game, 1, lambda other: other.warlord(0)) == {KING: 1}  # no other is left


def test_how_often_the_other_has_changed_is_hidden_until_both_have_finished():
    game = do(dealt(), (CHOOSE, KING), (CHOOSE, KING), (SWAP, 0))
    assert even(chances(game, 1, lambda other: other.swaps(0)), [0, 1, 2])  # seat 0 is still at it
    assert chances(game, 0, lambda other: other.swaps(1)) == {0: 1}  # seat 1 hasn't begun
    do(game, (SWAP, 1), (SWAP, 1))
    assert even(chances(game, 1, lambda other: other.swaps(0)), [0, 1, 2, 3])
    do(game, (SWAP, 1))
    assert even(chances(game, 0, lambda other: other.swaps(1)), [0, 1, 2])
    do(game, (SWAP, 1), (SWAP, 1))
    assert chances(game, 1, lambda other: other.swaps(0)) == {3: 1}
    game = do(dealt(), (CHOOSE, QUEEN), (CHOOSE, KING), (SWAP, 0))
    assert even(chances(game, 1, lambda other: other.swaps(0)), [0, 1])


def test_a_sealed_card_or_jack_is_hidden():
    game = do(to_battle(), (PLAY, 1))
    assert even(chances(game, 1, lambda other: other.state[SEALED]), [1, 2, 3, 4])
    do(game, (PLAY, 0), SURRENDER)
    assert even(chances(game, 1, lambda other: other.state[SEALED]), [1, 2, 4])
    leave(game, 1, 0, 2, 2)  # the other's jacks don't matter
    assert even(chances(game, 1, lambda other: other.state[SEALED]), [1, 2, 4])
    game = leave(do(to_battle(), (PLAY, 1)), 0, 0, 2, 2)
    assert even(chances(game, 1, lambda other: other.state[SEALED]), [1, 2, 3])


def test_the_others_hand_and_both_decks_are_dealt_evenly():
    game = dealt()
    own = {game.hand(0, i) for i in range(3)}
    red = [suit << 4 | rank for suit in SUITS[0] for rank in (*range(2, 11), 14) if suit << 4 | rank not in own]
    black = [suit << 4 | rank for suit in SUITS[1] for rank in (*range(2, 11), 14)]
    assert even(chances(game, 0, lambda other: other.hand(1, 2)), black)
    assert even(chances(game, 0, lambda other: other.state[SIDE + DECK + 16]), red)
    before = bytes(game.state[7:15])
    game.hide(0, dice(1))
    assert game.state[7:15] != before  # and its own chance is another


def test_what_an_event_shows_to_a_seat_it_may_see():
    """Cards drawn and thrown away are for their seat only, a sealed choice says nothing, what is open is for both."""
    chance = random.Random(2)
    for number in range(60):
        game = dealt(seed=bytes([number % 32, number // 32, 1, 2, 3, 4, 5]))
        while not game.over:
            play(game, chance, 1)
            for kind, first, second, seats in events(game):
                assert seats == (1 << (first >> 3) if kind in (DEALT, THROWN) else EVERYONE)
                if kind == SEALED_EVENT:
                    assert second == 0
                if kind == REVEALED:
                    assert second == game.shown(first, game.step - 1)


# -- records ----------------------------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS, salt=SALTS, n=st.integers(0, 80))
def test_a_flipped_bit_in_a_card_is_refused(seed, salt, n):
    game = dealt(0, seed)
    play(game, random.Random(salt), n)
    saved = game.save()
    other = dealt()
    before = bytes(other.state)
    for seat in range(2):
        at = SIDE + BLOCK * seat
        for place in range(at + DECK - 1 + salt % 3, at + DECK + game.deck_count(seat), 3):
            for bit in range(8):
                flipped = bytearray(saved)
                flipped[place] ^= 1 << bit
                with pytest.raises(BadSave):
                    other.load(flipped)
                assert other.state == before
    other.load(saved)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (SIDE, 3),  # jacks
        (SIDE + WARLORD, JACK),
        (SIDE + BLOCK + WARLORD, 0),
        (SEALED, 1),  # it is seat 0's turn
        (20, CHOOSING),
        (20, SHOWN),
        (20, SHOWN + 1),
        (0, 1),  # turn
        (1, 1),  # a result in the middle
    ],
)
def test_a_battle_that_cannot_be_is_refused(place, value):
    game = to_battle()
    assert game.phase == BATTLE
    data = bytearray(game.save())
    data[place] = value
    with pytest.raises(BadSave):
        game.load(data)
