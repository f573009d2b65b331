"""Neve's wardrobe: the examples of rules/draw_poker.md, and its rules one by one."""

import pytest

from core.game import EASY, HARD, NEXT, NORMAL, PERSON
from core.games.draw_poker import BET, CALL, CHANGE, DRAW, DROP, SHOWN, STAY
from core.games.poker_stakes import (
    DRESSED,
    PLEDGE,
    PUT,
    REDEEMED,
    SPLIT,
    TIE,
    UNDRESSED,
    WON,
)
from tests.rules.test_draw_poker import (
    BETTER,
    EQUAL,
    FIRST,
    HAND_NUMBER,
    HANDS,
    MONEY,
    PAID,
    WORSE,
    dealt,
    do,
    events,
    give,
    offered,
    purses,
    start,
    to_showdown,
)

HAT, SCARF, MITTENS, CAPE, BOOTS = range(5)
WORN, PLEDGED, OFF = range(3)


def garment(game, i):
    """What is with a garment: WORN, PLEDGED or OFF."""
    if i < game.garments_off:
        return OFF
    return PLEDGED if i < game.garments_off + game.garments_pledged else WORN


def neve(mine, hers, off=0, pledged=0, carry=0, first=0, **options):
    """A hand against Neve in which seat 0 has the better cards."""
    game = dealt(NORMAL, **options)
    give(game, 0, BETTER)
    give(game, 1, WORSE)
    return purses(start(game, first), mine, hers, off, pledged, carry)


def worst(game):
    """Swap the hands: Neve has the better one."""
    state = game.state
    for i in range(HANDS, HANDS + 5):
        state[i], state[i + 5] = state[i + 5], state[i]
    return game


def test_only_the_computer_stakes_garments():
    assert not dealt(PERSON).wardrobe
    assert all(dealt(level).wardrobe for level in (EASY, NORMAL, HARD))
    assert not dealt(NORMAL, wardrobe=1).wardrobe
    assert [dealt(NORMAL, money=i).price for i in range(3)] == [20, 10, 40]


def test_she_pledges_the_hat_for_the_ante():
    game = neve(190, 0)
    do(game, STAY, DROP)
    assert (game.money(0), game.money(1), 5 * game.means_steps(1)) == (200, 0, 100)
    do(game, NEXT)
    assert (garment(game, HAT), garment(game, SCARF), game.money(1), game.paid(1)) == (PLEDGED, WORN, 15, 5)
    assert events(game, PLEDGE) == [(PLEDGE, HAT, 4)]


def test_she_pledged_the_hat_and_drops():
    game = do(neve(195, 15, pledged=1, first=1), DROP)
    assert (garment(game, HAT), game.garments_pledged, game.winner) == (OFF, 0, 0)
    assert events(game, UNDRESSED) == [(UNDRESSED, HAT, 0)]


def test_she_pledged_the_hat_and_wins():
    game = neve(150, 10, pledged=1, carry=50)
    to_showdown(worst(game))
    assert (game.winner, game.won, game.money(1)) == (1, 60, 10 + 60 - 20)
    assert garment(game, HAT) == WORN and events(game, REDEEMED) == [(REDEEMED, HAT, 4)]


def test_she_pledges_two_to_call():
    game = neve(185, 5)
    do(game, (BET, 8), DRAW)
    assert (game.money(1), game.garments_pledged, game.paid(1)) == (5, 2, 45)
    assert events(game, PLEDGE, PUT) == [(PLEDGE, HAT, 4), (PLEDGE, SCARF, 4), (PUT, 1, 8)]


def test_the_last_garment_wins_the_match_at_once():
    game = neve(275, 15, off=4, pledged=1)
    to_showdown(game)
    assert game.over and game.result == 1 and game.open
    assert (garment(game, BOOTS), game.phase, game.winner) == (OFF, SHOWN, 0)
    assert events(game, UNDRESSED, WON) == [(UNDRESSED, BOOTS, 0), (WON, 0, 0)]


def test_an_all_in_tie_is_split_and_redeemed():
    game = neve(0, 0, pledged=4, carry=270)
    give(game, 1, EQUAL)
    to_showdown(game)
    assert (game.winner, game.won, game.money(0), game.money(1)) == (TIE, 280, 140, 60)
    assert (game.garments_pledged, game.garments_off, game.pot) == (0, 0, 0)
    assert events(game, SPLIT) == [(SPLIT, 28, 0)]
    do(game, NEXT)
    assert not game.over and game.pot == 10


def test_you_have_nothing():
    game = do(neve(0, 190), DROP)
    assert (game.money(0), game.over) == (0, False)
    do(game, NEXT)
    assert game.over and game.result == 2


def test_a_tie_leaves_them_pledged():
    game = neve(195, 15, pledged=1)
    give(game, 1, EQUAL)
    to_showdown(game)
    assert (game.pot, game.garments_pledged) == (10, 1)
    do(game, NEXT)
    assert (game.pot, game.garments_pledged, garment(game, HAT)) == (20, 1, PLEDGED)
    game.state[FIRST] = 1
    game.set_turn(1)
    do(game, DROP)
    assert garment(game, HAT) == OFF


def test_she_buys_one_back_the_last_that_came_off():
    game = neve(50, 180, off=2)
    to_showdown(worst(game))  # 190, two prices above 100, but one is all she buys
    assert (garment(game, HAT), garment(game, SCARF), garment(game, MITTENS)) == (OFF, WORN, WORN)
    assert game.money(1) == 170 and events(game, DRESSED) == [(DRESSED, SCARF, 4)]


@pytest.mark.parametrize(("hers", "bought"), [(110, True), (105, False)])
def test_she_buys_from_the_starting_money_and_the_price(hers, bought):
    game = neve(100 + 110 - hers, hers, off=1)
    to_showdown(worst(game))
    assert (game.garments_off == 0) == bought
    assert game.money(1) == (hers + 10 - 20 if bought else hers + 10)


def test_she_redeems_before_she_buys():
    game = neve(60, 130, off=1, pledged=2, carry=60)
    to_showdown(worst(game))  # 200, less 40 for the pledged: 160, and 120 are enough to buy
    assert (game.garments_off, game.garments_pledged, game.money(1)) == (0, 0, 140)
    assert [kind for kind, _, _ in events(game, REDEEMED, DRESSED)] == [REDEEMED, REDEEMED, DRESSED]


def test_she_buys_nothing_after_a_hand_she_lost():
    game = neve(50, 180, off=2)
    do(game, STAY, DROP)
    assert (game.garments_off, game.money(1)) == (2, 180)


def test_garments_count_for_what_may_be_bet():
    game = neve(190, 0)
    assert 5 * game.means_steps(1) == 100 and offered(game)[0] == (BET, 1, 20)
    do(game, (BET, 20), DRAW)
    assert (game.garments_pledged, 5 * game.means_steps(1), game.money(1)) == (5, 0, 0)
    assert offered(do(game, CHANGE, CHANGE)) == [(CALL, 0, 0), (DROP, 0, 0)]


def test_she_can_bet_garments_herself():
    game = neve(190, 0, first=1)
    do(game, (BET, 6))
    assert (game.garments_pledged, game.money(1), game.pot, garment(game, MITTENS)) == (2, 10, 40, WORN)


def test_if_all_she_wears_cannot_cover_the_ante_it_comes_off():
    game = neve(270, 0, off=4, ante=1)
    game.state[HAND_NUMBER], game.state[HAND_NUMBER + 1] = 100, 0
    game.state[PAID] = game.state[PAID + 1] = 5
    purses(game, 200, 30, off=4)
    do(game, STAY, DROP)
    game.state[MONEY], game.state[MONEY + 1] = 56, 0
    assert 5 * game.means_steps(1) == 20  # and the ante is 30
    do(game, NEXT)
    assert game.over and game.result == 1 and game.garments_off == 5
    assert (game.money(1), garment(game, CAPE)) == (20, OFF)
