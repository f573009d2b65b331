"""The examples of rules/draw_poker.md, one by one."""

import pytest

from core import cards
from core.game import NEXT, NORMAL, PERSON, IllegalAction
from core.games import poker_hands
from core.games.draw_poker import (
    BET,
    BETTING_1,
    BETTING_2,
    CALL,
    CHANGE,
    CHANGED,
    CHANGING_1,
    CHANGING_2,
    CHOSEN,
    DEALT,
    DRAW,
    DROP,
    HAND,
    RAISE,
    SHOWDOWN,
    SHOWN,
    STAY,
    Rules,
)
from core.games.poker_stakes import (
    DRAWN,
    NOBODY,
    PUT,
    SPLIT,
    TAKEN,
    TIE,
    TIED,
    WON,
)

# where the state keeps what; the tests build situations that play alone would take long to reach
HAND_NUMBER, MONEY, PAID, CARRY, GARMENTS_OFF, GARMENTS_PLEDGED = 20, 22, 24, 26, 27, 28
FIRST, HANDS, GONE, DECK_N, DECK = 33, 40, 50, 60, 61

BETTER = "As Ad Kc Qh 9s"
WORSE = "Ac Ah Kd Qs 8s"
EQUAL = "Ac Ah Kd Qs 9d"
SEED = bytes([3, 1, 4, 1, 5, 9, 2])


def dealt(neve=PERSON, deck=0, money=0, ante=0, wardrobe=0, seed=SEED):
    """A match in its first hand, with option values by index."""
    game = Rules()
    game.deal(seed, bytes([PERSON, neve]), bytes([deck, money, ante, wardrobe]))
    return game


def start(game, first=0):
    """The same hand with that seat first."""
    game.state[FIRST] = first
    game.set_turn(first)
    assert game.fault() == ""
    return game


def give(game, seat, text):
    """Put these cards into a hand; what lay there goes where they come from."""
    state = game.state
    for i, word in enumerate(text.split()):
        card = cards.card("cdhs".index(word[1]), cards.RANKS.index(word[0]))
        at = HANDS + 5 * seat + i
        elsewhere = next(j for j in range(HANDS, len(state)) if state[j] == card and j != DECK_N)
        state[at], state[elsewhere] = card, state[at]


def purses(game, mine, hers, off=0, pledged=0, carry=0):
    """Set what the seats have left once the antes are in the pot (in dollars)."""
    state = game.state
    state[MONEY], state[MONEY + 1], state[CARRY] = mine // 5, hers // 5, carry // 5
    state[GARMENTS_OFF], state[GARMENTS_PLEDGED] = off, pledged
    assert game.fault() == "", game.fault()
    return game


def do(game, *actions):
    """Act by (verb, argument) or verb alone; the books balance after each."""
    for action in actions:
        game.act(*(action if isinstance(action, tuple) else (action,)))
        assert game.fault() == ""
    return game


def offered(game):
    out = bytearray(3 * game.MAX_ACTIONS)
    return [(out[3 * i], out[3 * i + 1], out[3 * i + 2]) for i in range(game.actions(out))]


def events(game, *kinds):
    data = game.log.data
    found = [tuple(data[4 * i : 4 * i + 3]) for i in range(game.log.n)]
    return [event for event in found if event[0] in kinds]


def to_showdown(game):
    """Nobody bets any more, nobody changes."""
    while game.phase != SHOWN:
        verb = next(one for one, _, _ in offered(game) if one in (STAY, DRAW, CALL, CHANGE))
        do(game, verb)
    return game


# -- a hand: the examples ---------------------------------------------------------------------------------------------


def test_antes_and_five_cards_each():
    game = start(dealt())
    assert (game.pot, game.money(0), game.money(1), game.ante) == (10, 95, 95, 5)
    assert (game.phase, game.hand_number, game.winner, game.won) == (BETTING_1, 1, NOBODY, 0)
    hands = {game.hand(seat, i) for seat in range(2) for i in range(5)}
    assert len(hands) == 10 and all(cards.rank(card) >= 7 for card in hands)


def test_bet_raise_draw():
    game = start(dealt())
    do(game, (BET, 2))
    assert (game.owed(1), game.turn) == (10, 1)
    do(game, (RAISE, 3))
    assert (game.owed(0), game.pot, game.turn) == (15, 45, 0)
    do(game, DRAW)
    assert (game.paid(0), game.paid(1), game.pot, game.phase) == (30, 30, 60, CHANGING_1)
    assert game.turn == 0
    do(game, (CHANGE, 0b10001))
    assert (game.turn, game.phase, game.changed(0)) == (1, CHANGING_2, 2)
    do(game, CHANGE)
    assert (game.turn, game.phase, game.changed(1)) == (0, BETTING_2, 0)


def test_stay_draw():
    game = do(start(dealt()), STAY, DRAW)
    assert (game.pot, game.turn, game.phase) == (10, 1, CHANGING_1)
    do(game, (CHANGE, 31))
    assert (game.turn, game.phase) == (0, CHANGING_2)
    do(game, CHANGE)
    assert (game.turn, game.phase) == (0, BETTING_2)


def test_stay_bet_drop():
    game = do(start(dealt()), STAY, (BET, 1), DROP)
    assert (game.winner, game.won, game.money(0), game.money(1), game.pot) == (1, 15, 95, 105, 0)
    assert (game.phase, game.open, game.biggest_pot) == (SHOWN, False, 15)


def test_first_calls_at_once():
    game = start(dealt())
    give(game, 0, BETTER)
    give(game, 1, WORSE)
    do(game, STAY, DRAW, CHANGE, CHANGE, CALL)
    assert (game.open, game.winner, game.won, game.money(0), game.money(1)) == (True, 0, 10, 105, 95)
    assert game.deciding(0) == 0b10000  # the 9 decides
    assert events(game, SHOWDOWN, TAKEN) == [(SHOWDOWN, poker_hands.PAIR, poker_hands.PAIR), (TAKEN, 0, 2)]
    assert (game.best(0), game.best(1)) == (poker_hands.PAIR, poker_hands.PAIR)


def test_a_tie_keeps_the_pot():
    game = start(dealt())
    give(game, 0, BETTER)
    give(game, 1, EQUAL)
    to_showdown(do(game, (BET, 3), DRAW))
    assert (game.winner, game.won, game.pot, game.turn) == (TIE, 40, 40, 0)
    assert events(game, TIED, TAKEN) == [(TIED, 8, 0)] and game.deciding(0) == 0
    do(game, NEXT)
    assert (game.pot, game.hand_number, game.money(0), game.money(1)) == (50, 2, 75, 75)


def test_stay_bet_raise_draw():
    game = do(start(dealt()), STAY, (BET, 1), (RAISE, 2), DRAW)
    assert (game.paid(0), game.paid(1), game.turn) == (20, 20, 1)


# -- betting ----------------------------------------------------------------------------------------------------------


def test_what_is_offered_in_the_first_round():
    game = start(dealt())
    assert offered(game) == [(BET, 1, 19), (STAY, 0, 0), (DROP, 0, 0)]
    do(game, STAY)
    assert offered(game) == [(BET, 1, 19), (DRAW, 0, 0), (DROP, 0, 0)]
    do(game, (BET, 4))
    assert offered(game) == [(RAISE, 1, 15), (DRAW, 0, 0), (DROP, 0, 0)]


def test_what_is_offered_in_the_second_round():
    game = do(start(dealt()), STAY, DRAW)
    assert offered(game) == [(CHANGE, 0, 31)]
    do(game, CHANGE, CHANGE)
    assert offered(game) == [(BET, 1, 19), (CALL, 0, 0), (DROP, 0, 0)]
    do(game, (BET, 19))
    assert offered(game) == [(CALL, 0, 0), (DROP, 0, 0)]
    assert offered(do(game, CALL)) == [(NEXT, 0, 0)]


def test_no_bet_beyond_what_the_other_has():
    game = purses(start(dealt()), 150, 40)
    assert offered(game)[0] == (BET, 1, 8)
    do(game, (BET, 3))
    assert offered(game)[0] == (RAISE, 1, 5)
    do(game, (RAISE, 5))
    assert (game.money(1), game.owed(0)) == (0, 25)
    assert offered(game) == [(DRAW, 0, 0), (DROP, 0, 0)]


def test_three_raises_and_no_more_in_each_round():
    game = do(start(dealt()), (BET, 1), (RAISE, 1), (RAISE, 1), (RAISE, 1))
    assert game.bets(0) == 4 and [verb for verb, _, _ in offered(game)] == [DRAW, DROP]
    do(game, DRAW, CHANGE, CHANGE, (BET, 1), (RAISE, 1), (RAISE, 1), (RAISE, 1))
    assert game.bets(1) == 4 and [verb for verb, _, _ in offered(game)] == [CALL, DROP]


def test_without_money_there_is_still_something_besides_drop():
    game = purses(start(dealt()), 0, 190)
    assert offered(game) == [(STAY, 0, 0), (DROP, 0, 0)]
    assert offered(do(game, STAY)) == [(DRAW, 0, 0), (DROP, 0, 0)]


def test_drop_is_not_offered_while_changing():
    game = do(start(dealt()), STAY, DRAW)
    with pytest.raises(IllegalAction):
        game.act(DROP)
    with pytest.raises(IllegalAction):
        game.act(CHANGE, 32)


def test_the_first_player_alternates_and_comes_from_the_seed():
    firsts = set()
    for number in range(20):
        game = dealt(seed=bytes([number] * 7))
        firsts.add(game.first)
        before = game.first
        do(game, DROP, NEXT)
        assert game.first == game.turn == 1 - before
    assert firsts == {0, 1}


def test_what_is_shown_stays_until_seat_0_goes_on():
    game = to_showdown(start(dealt()))
    assert game.turn == 0 and offered(game) == [(NEXT, 0, 0)]
    shown = bytes(game.state[HANDS : HANDS + 10])
    again = Rules()
    again.load(game.save())
    assert again.open and again.state[HANDS : HANDS + 10] == shown
    do(again, NEXT)
    assert again.state[HANDS : HANDS + 10] != shown


def test_changed_cards_are_new_and_the_others_stay():
    game = do(start(dealt()), STAY, DRAW)
    before = [game.hand(1, i) for i in range(5)]
    do(game, (CHANGE, 0b01101))
    after = [game.hand(1, i) for i in range(5)]
    assert [old == new for old, new in zip(before, after)] == [False, True, False, False, True]
    assert [game.gone(1, i) for i in range(5)] == [before[0], 0, before[2], before[3], 0]
    assert events(game, CHANGED) == [(CHANGED, 1, 3)]


def test_a_card_dealt_is_its_owners_to_see():
    game = start(dealt())
    for deal in range(2):
        data = game.log.data
        seen = [data[4 * i + 3] for i in range(game.log.n) if data[4 * i] == DEALT]
        owners = [data[4 * i + 1] >> 3 for i in range(game.log.n) if data[4 * i] == DEALT]
        assert len(seen) == (10 if deal == 0 else 5) and seen == [1 << owner for owner in owners]
        do(game, STAY, DRAW, (CHANGE, 31)) if deal == 0 else None


def test_events_tell_what_was_done():
    game = start(dealt())
    do(game, (BET, 2))
    assert events(game, CHOSEN, PUT) == [(CHOSEN, 0, BET), (PUT, 0, 2)]
    do(game, (RAISE, 3))
    assert events(game, CHOSEN, PUT) == [(CHOSEN, 1, RAISE), (PUT, 1, 5)]
    do(game, DROP, NEXT)
    assert events(game, HAND) == [(HAND, 1, 0)]


# -- the ante and the end of a match ----------------------------------------------------------------------------------


def test_a_rising_ante():
    game = dealt(ante=1)
    antes = []
    while game.hand_number < 42:
        antes.append(game.ante)
        do(game, DROP, NEXT)
    assert antes == [5] * 20 + [10] * 20 + [15]


def test_tied_hands_count_for_the_ante():
    game = start(dealt(ante=1))
    game.state[HAND_NUMBER] = 20
    give(game, 0, BETTER)
    give(game, 1, EQUAL)
    to_showdown(game)
    assert do(game, NEXT).ante == 10


def test_without_wardrobe_who_cannot_ante_has_lost():
    game = purses(start(dealt()), 0, 190)
    do(game, DROP)
    assert not game.over
    do(game, NEXT)
    assert game.over and game.result == 2 and events(game, WON) == [(WON, 1, 0)]
    game = purses(start(dealt(NORMAL, wardrobe=1), 1), 190, 0)
    assert not game.wardrobe
    do(game, DROP, NEXT)
    assert game.over and game.result == 1 and game.score(0) == 200


def test_both_short_is_a_draw():
    game = start(dealt(ante=1))
    game.state[HAND_NUMBER], game.state[HAND_NUMBER + 1] = 421 & 255, 421 >> 8  # the ante is 110
    state = game.state
    state[PAID] = state[PAID + 1] = 20  # which no purse of 100 pays: 20 steps each are all there is
    state[MONEY] = state[MONEY + 1] = 0
    state[HAND_NUMBER], state[HAND_NUMBER + 1] = 381 & 255, 381 >> 8  # 20 steps
    assert game.fault() == ""
    give(game, 0, BETTER)
    give(game, 1, EQUAL)
    state[HAND_NUMBER], state[HAND_NUMBER + 1] = 400 & 255, 400 >> 8
    to_showdown(game)  # the next ante is 105
    assert events(game, SPLIT) == [(SPLIT, 20, 0)]
    assert (game.money(0), game.money(1), game.pot, game.winner, game.won) == (100, 100, 0, TIE, 200)
    do(game, NEXT)
    assert game.over and game.result == 0 and events(game, DRAWN) == [(DRAWN, 0, 0)]


def test_a_tie_with_nothing_left_is_split():
    game = start(dealt())
    give(game, 0, BETTER)
    give(game, 1, EQUAL)
    to_showdown(do(game, (BET, 19), DRAW))
    assert (game.money(0), game.money(1), game.pot) == (100, 100, 0)
    do(game, NEXT)
    assert not game.over and game.pot == 10
