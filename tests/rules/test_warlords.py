"""The rules and examples of rules/warlords.md, one by one."""

import pytest

from core import cards
from core.game import EVERYONE, NEXT, PERSON, IllegalAction
from core.games import triples
from core.games.warlords import (
    BOTH_GAVE_UP,
    CHOOSE,
    GAVE_UP,
    KEEP,
    PEACE,
    PLAY,
    ROUND,
    SEALED,
    SURRENDER,
    SURRENDERED,
    SWAP,
    SWAPS,
    TAKEN,
    TIE,
    TIED,
    TRIPLES,
    TROPHY,
    UNDECIDED,
    WARLORDS,
    WON,
    Rules,
)
from core.games.warlords_sides import BATTLE, CHOOSING, DEALT, JACK, KING, QUEEN, REVEALED, SHOWN, SWAPPING, THROWN

# where the state keeps what; the tests build situations that play alone would take long to reach
SIDE, BLOCK, LEFT, HAND, LOST, DECK_N, DECK = 21, 38, 0, 4, 13, 17, 18
SEED = bytes([3, 1, 4, 1, 5, 9, 2])
HIGH, LOW = 0, 1


def dealt(ace=HIGH, seed=SEED):
    game = Rules()
    game.deal(seed, bytes([PERSON, PERSON]), bytes([ace]))
    assert game.fault() == ""
    return game


def give(game, seat, text):
    """Put these number cards into a hand; what lay there goes where they come from."""
    state = game.state
    base = SIDE + BLOCK * seat
    for i, word in enumerate(text.split()):
        card = cards.card("cdhs".index(word[1]), cards.RANKS.index(word[0]))
        elsewhere = next(j for j in range(base + HAND, base + BLOCK) if state[j] == card and j != base + DECK_N)
        state[base + HAND + i], state[elsewhere] = card, state[base + HAND + i]
    assert game.fault() == "", game.fault()


def leave(game, seat, jacks, queens, kings):
    """Set how many jacks, queens and kings a seat still has."""
    at = SIDE + BLOCK * seat + LEFT
    game.state[at : at + 3] = bytes([jacks, queens, kings])
    assert game.fault() == ""
    return game


def do(game, *actions):
    """Act by (verb, argument) or verb alone; all 26 cards a side are there after each."""
    for action in actions:
        game.act(*(action if isinstance(action, tuple) else (action,)))
        assert game.fault() == "", game.fault()
    return game


def offered(game):
    out = bytearray(3 * game.MAX_ACTIONS)
    return [(out[3 * i], out[3 * i + 1], out[3 * i + 2]) for i in range(game.actions(out))]


def events(game, *kinds):
    """(kind, first, second, seats) of the last act, of these kinds or all."""
    data = game.log.data
    found = [tuple(data[4 * i : 4 * i + 4]) for i in range(game.log.n)]
    return [event for event in found if not kinds or event[0] in kinds]


def to_battle(red="2d 5h 9d", black="2s 5c 9s", ace=HIGH, warlords=(KING, KING)):
    """A game in its first battle, with these cards; nobody swapped."""
    game = dealt(ace)
    give(game, 0, red)
    give(game, 1, black)
    return do(game, (CHOOSE, warlords[0]), (CHOOSE, warlords[1]), KEEP, KEEP)


def fight(game, steps=3):
    """Both play their cards from the left, from the first they still have."""
    for _ in range(steps):
        for _ in range(2):
            do(game, next((verb, low) for verb, low, _ in offered(game) if verb == PLAY))
    return game


def holdings(game, seat):
    """Jacks, queens and kings left, and number cards lost."""
    return [game.left(seat, rank) for rank in (JACK, QUEEN, KING)] + [game.lost_count(seat)]


# -- a round ----------------------------------------------------------------------------------------------------------


def test_set_up():
    game = dealt()
    assert (game.phase, game.turn, game.round_number, game.outcome) == (CHOOSING, 0, 1, UNDECIDED)
    for seat, suits in ((0, (cards.DIAMONDS, cards.HEARTS)), (1, (cards.CLUBS, cards.SPADES))):
        assert holdings(game, seat) == [2, 2, 2, 0] and game.warlords(seat) == 4 and game.score(seat) == 0
        assert game.deck_count(seat) == 17 and (game.warlord(seat), game.swaps(seat)) == (0, 0)
        hand = {game.hand(seat, slot) for slot in range(3)}
        assert len(hand) == 3 and all(cards.suit(card) in suits for card in hand)


def test_warlords_are_chosen_one_after_the_other_and_revealed_together():
    game = dealt()
    assert offered(game) == [(CHOOSE, QUEEN, KING)]
    do(game, (CHOOSE, KING))
    assert events(game) == [(SEALED, 0, 0, EVERYONE)] and (game.turn, game.phase) == (1, CHOOSING)
    do(game, (CHOOSE, QUEEN))
    assert events(game) == [(SEALED, 1, 0, EVERYONE), (WARLORDS, KING, QUEEN, EVERYONE)]
    assert (game.turn, game.phase, game.warlord(0), game.warlord(1)) == (0, SWAPPING, KING, QUEEN)


@pytest.mark.parametrize(("queens", "kings", "low", "high"), [(1, 0, QUEEN, QUEEN), (0, 2, KING, KING)])
def test_only_a_warlord_that_is_left_can_be_chosen(queens, kings, low, high):
    assert offered(leave(dealt(), 0, 2, queens, kings)) == [(CHOOSE, low, high)]


def test_a_queen_changes_one_card_and_a_king_up_to_three():
    game = do(dealt(), (CHOOSE, QUEEN), (CHOOSE, KING))
    assert offered(game) == [(SWAP, 0, 2), (KEEP, 0, 0)] and game.may_swap(0) == 1
    thrown = game.hand(0, 1)
    do(game, (SWAP, 1))
    assert (game.turn, game.phase, game.swaps(0)) == (1, SWAPPING, 1)  # a queen is done after one
    assert game.gone(0, 0) == thrown and game.hand(0, 1) != thrown and game.deck_count(0) == 16
    do(game, (SWAP, 0), (SWAP, 0))
    assert (game.turn, game.may_swap(1), offered(game)) == (1, 1, [(SWAP, 0, 2), (KEEP, 0, 0)])
    do(game, (SWAP, 2))
    assert (game.turn, game.phase, game.swaps(1), game.deck_count(1)) == (0, BATTLE, 3, 14)


def test_who_has_changed_enough_may_stop():
    game = do(dealt(), (CHOOSE, KING), (CHOOSE, KING), (SWAP, 2), KEEP)
    assert game.turn == 1 and game.swaps(0) == 1
    do(game, KEEP)
    assert (game.phase, game.swaps(1)) == (BATTLE, 0)


def test_cards_and_their_changing_are_private_and_the_counts_open_at_the_end():
    game = do(dealt(), (CHOOSE, KING), (CHOOSE, KING))
    card = game.hand(0, 1)
    do(game, (SWAP, 1))
    assert events(game) == [(THROWN, 1, card, 1), (DEALT, 1, game.hand(0, 1), 1)]
    do(game, KEEP)
    assert events(game) == []
    card = game.hand(1, 2)
    do(game, (SWAP, 2))
    assert events(game) == [(THROWN, 8 | 2, card, 2), (DEALT, 8 | 2, game.hand(1, 2), 2)]
    do(game, KEEP)
    assert events(game) == [(SWAPS, 1, 1, EVERYONE)]


def test_a_discarded_card_stays_out_until_the_round_ends():
    game = do(dealt(), (CHOOSE, KING), (CHOOSE, KING))
    out = set()
    for _ in range(3):
        out.add(game.hand(0, 0))
        do(game, (SWAP, 0))
        assert not out & {game.hand(0, slot) for slot in range(3)}
    assert out == {game.gone(0, i) for i in range(3)}


def test_a_step_is_sealed_until_both_have_chosen():
    game = to_battle()
    assert offered(game) == [(PLAY, 0, 0), (PLAY, 1, 1), (PLAY, 2, 2), (SURRENDER, 0, 0)]
    mine, other = game.hand(0, 1), game.hand(1, 2)
    do(game, (PLAY, 1))
    assert events(game) == [(SEALED, 0, 0, EVERYONE)]
    assert (game.turn, game.step, game.shown(0, 0), game.hand(0, 1)) == (1, 0, 0, mine)
    do(game, (PLAY, 2))
    assert events(game) == [(SEALED, 1, 0, EVERYONE), (REVEALED, 0, mine, EVERYONE), (REVEALED, 1, other, EVERYONE)]
    assert (game.turn, game.step, game.shown(0, 0), game.shown(1, 0)) == (0, 1, mine, other)
    assert (game.hand(0, 1), game.hand(1, 2)) == (0, 0)
    assert offered(game) == [(PLAY, 0, 0), (PLAY, 2, 2), (SURRENDER, 0, 0)]


def test_no_surrender_without_a_jack():
    game = leave(to_battle(), 0, 0, 2, 2)
    assert (SURRENDER, 0, 0) not in offered(game)
    with pytest.raises(IllegalAction):
        game.act(SURRENDER, 0)


# -- the examples: comparing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("red", "black", "ace", "winner"),
    [
        ("4d 5h 6d", "As 9s 2s", HIGH, 0),
        ("Td Th 2d", "9s 9c As", HIGH, 0),
        ("9d 9h 3d", "9s 9c 4s", HIGH, 1),
        ("Ad 2h 3d", "8s 9c Ts", HIGH, 1),
        ("Ad 2h 3d", "2s 3c 4s", HIGH, 1),
        ("Ad 7h 2d", "Ts 9c 7s", HIGH, 0),
        ("Ad 7h 2d", "Ts 9c 7s", LOW, 1),
    ],
)
def test_the_better_triple_takes_the_warlord(red, black, ace, winner):
    game = fight(to_battle(red, black, ace, (QUEEN, KING)))
    loser = 1 - winner
    rank = (QUEEN, KING)[loser]
    assert (game.phase, game.outcome, game.loser, game.turn) == (SHOWN, TAKEN, loser, 0)
    kinds = [triples.category(game.value(seat)) for seat in range(2)]
    assert events(game, TRIPLES, TROPHY) == [(TRIPLES, *kinds, EVERYONE), (TROPHY, winner, rank, EVERYONE)]
    assert game.left(loser, rank) == 1 and game.warlords(winner) == 4
    assert (game.score(winner), game.score(loser)) == (1, 0)
    do(game, NEXT)
    assert (game.phase, game.round_number, game.warlords(loser)) == (CHOOSING, 2, 3)
    assert [game.deck_count(seat) for seat in range(2)] == [17, 17]  # every number card is back


def test_a_tie_changes_nothing():
    game = fight(to_battle("Ad 7h 2d", "As 7c 2s"))
    assert game.outcome == TIE and events(game, TIED, TROPHY) == [(TIED, 0, 0, EVERYONE)]
    do(game, NEXT)
    for seat in range(2):
        assert holdings(game, seat) == [2, 2, 2, 0] and game.deck_count(seat) == 17


# -- the examples: surrender ------------------------------------------------------------------------------------------


def test_a_jack_in_step_2_costs_the_jack_and_the_card_of_step_1():
    game = fight(to_battle(), 1)
    card = game.shown(0, 0)
    do(game, SURRENDER, (PLAY, 2))
    assert cards.rank(game.shown(1, 1)) == 9
    assert (game.phase, game.outcome, game.loser, game.gave_up(0), game.gave_up(1)) == (
        SHOWN,
        SURRENDERED,
        0,
        True,
        False,
    )
    assert events(game, GAVE_UP, TROPHY) == [(GAVE_UP, 0, 1, EVERYONE)]
    assert game.shown(0, 0) == card and cards.rank(game.shown(0, 1)) == JACK  # stays to be seen
    do(game, NEXT)
    assert holdings(game, 0) == [1, 2, 2, 1] and game.lost(0, 0) == card and game.deck_count(0) == 16
    assert holdings(game, 1) == [2, 2, 2, 0] and game.deck_count(1) == 17


def test_a_jack_in_step_1_costs_the_jack_only():
    game = do(to_battle(), SURRENDER, (PLAY, 1))
    assert events(game, GAVE_UP) == [(GAVE_UP, 0, 0, EVERYONE)]
    do(game, NEXT)
    assert holdings(game, 0) == [1, 2, 2, 0] and holdings(game, 1) == [2, 2, 2, 0]


def test_black_gives_up_in_step_3():
    game = do(fight(to_battle(), 2), (PLAY, 2), SURRENDER)
    assert (game.outcome, game.loser) == (SURRENDERED, 1)
    do(game, NEXT)
    assert holdings(game, 0) == [2, 2, 2, 0] and holdings(game, 1) == [1, 2, 2, 2] and game.deck_count(1) == 15


def test_two_jacks_in_the_same_step_change_nothing():
    game = do(fight(to_battle(), 2), SURRENDER, SURRENDER)
    assert game.outcome == PEACE and events(game, BOTH_GAVE_UP, GAVE_UP) == [(BOTH_GAVE_UP, 0, 0, EVERYONE)]
    assert [cards.rank(game.shown(seat, 2)) for seat in range(2)] == [JACK, JACK]
    do(game, NEXT)
    for seat in range(2):
        assert holdings(game, seat) == [2, 2, 2, 0] and game.deck_count(seat) == 17


def test_two_surrenders_lose_four_cards_at_most_and_three_can_still_be_drawn():
    game = to_battle()
    for _ in range(2):
        do(fight(game, 2), SURRENDER, next((verb, low) for verb, low, _ in offered(game)), NEXT)
        if game.left(0, JACK):
            do(game, (CHOOSE, KING), (CHOOSE, KING), KEEP, KEEP)
    assert holdings(game, 0) == [0, 2, 2, 4] and game.deck_count(0) == 13
    lost = {game.lost(0, i) for i in range(4)}
    do(game, (CHOOSE, KING), (CHOOSE, KING), *[(SWAP, 0)] * 3, KEEP)
    assert len(lost) == 4 and not lost & {game.hand(0, slot) for slot in range(3)}
    assert game.deck_count(0) == 10 and (SURRENDER, 0, 0) not in offered(game)


# -- the end ----------------------------------------------------------------------------------------------------------


def test_the_last_warlord_beaten_ends_the_game():
    game = to_battle("4d 5h 6d", "As 9s 2s")
    leave(game, 1, 0, 0, 1)
    fight(game)
    assert game.over and game.result == 1 and (game.score(0), game.score(1)) == (4, 0)
    assert events(game, TROPHY, WON) == [(TROPHY, 0, KING, EVERYONE), (WON, 0, 0, EVERYONE)]
    assert game.shown(1, 2) and offered(game) == []  # the last battle stays to be seen


def test_black_wins():
    game = to_battle("9d 9h 3d", "9s 9c 4s", warlords=(QUEEN, KING))
    leave(game, 0, 2, 1, 0)
    fight(game)
    assert game.over and game.result == 2 and game.score(1) == 4


def test_what_was_shown_stays_until_seat_0_goes_on():
    game = fight(to_battle("4d 5h 6d", "As 9s 2s"))
    assert offered(game) == [(NEXT, 0, 0)]
    assert [cards.rank(game.shown(0, step)) for step in range(3)] == [4, 5, 6]
    do(game, NEXT)
    assert events(game, ROUND) == [(ROUND, 0, 0, EVERYONE)]
    dealt_to = [event[3] for event in events(game, DEALT)]
    assert dealt_to == [1, 1, 1, 2, 2, 2]
    assert game.step == 0 and not game.warlord(0)
