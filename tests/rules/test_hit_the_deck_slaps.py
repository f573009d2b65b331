"""Slaps in Hit the Deck: rule 7 and "Slapping on a handheld" of rules/hit_the_deck.md."""

import pytest

from core.game import EASY, HARD, NORMAL, IllegalAction
from core.games.hit_the_deck import ENDED, FALSE, FINISHED, PLAY, PLAYED, PLAYING, SLAP, SLAPPING
from core.games.hit_the_deck_piles import CUTS, FLIPS, GOT, TOOK
from core.games.hit_the_deck_slaps import ABSENT, FALSELY, LAST, NO_TIME, UNANNOUNCED
from tests.rules.hit_the_deck_table import act, can, card, events, table

RANGES = {EASY: (63, 117), NORMAL: (42, 78), HARD: (28, 52)}


def slapping(seats, laid=0, hands=None, **options):
    """A Hit with a Hand was just laid by that seat."""
    hands = hands or ["HH Y1" if seat == laid else "Y1" for seat in range(len(seats))]
    game = table(hands, "R3", seats=seats, turn=laid, slap=0, **options)
    return act(game, PLAY, "HH")


def tell(game, *times):
    for time in times:
        act(game, SLAP, time)
    return game


# -- after a Hit with a Hand ------------------------------------------------------------------------------------------
def test_persons_tell_in_playing_order_from_who_laid_it():
    game = slapping("pepp", laid=2)
    order = []
    while game.phase == SLAPPING:
        order.append(game.turn)
        assert can(game) == ["slap 0-250", "slap 254-255" if game.turn == 2 else "slap 255"]
        act(game, SLAP, 30)
    assert order == [2, 3, 0]
    assert [game.time(seat) for seat in (0, 2, 3)] == [30, 30, 30] and 63 <= game.time(1) <= 117


def test_the_other_way_round_when_play_goes_to_the_right():
    game = table(["Y1", "HH Y1", "Y1"], "R3", turn=1, slap=0)
    game.state[296] = 1
    act(game, PLAY, "HH")
    order = []
    while game.phase == SLAPPING:
        order.append(game.turn)
        act(game, SLAP, 30)
    assert order == [1, 0, 2] and game.turn == 0


def test_the_latest_draws_four():
    game = tell(slapping("ppp"), 40, 90, 60)
    assert events(game, LAST) == [(LAST, 1, 0)] and game.hand_size(1) == 5 and game.turn == 1
    assert [event[0] for event in events(game)] == [LAST] + [GOT] * 4 + [TOOK]
    assert [game.time(seat) for seat in range(3)] == [40, 90, 60] and game.phase == PLAYING


def test_who_did_not_slap_is_later_than_any():
    game = tell(slapping("ppp"), 250, ABSENT, 250)
    assert events(game, LAST) == [(LAST, 1, 0)]


@pytest.mark.parametrize(
    ("times", "last"), [((70, 70, 70), 2), ((70, 70, 10), 1), ((255, 255, 255), 2), ((9, 8, 9), 2)]
)
def test_of_equal_times_the_nearer_in_playing_order_was_earlier(times, last):
    assert events(tell(slapping("ppp"), *times), LAST) == [(LAST, last, 0)]
    game = tell(slapping("ppp", laid=1), *times)
    assert events(game, LAST) == [(LAST, (last + 1) % 3, 0)]


def test_not_announced_the_one_who_laid_it_draws_four():
    game = slapping("pep")
    before = bytes(game.state[7:15])
    tell(game, UNANNOUNCED, ABSENT)
    assert events(game, LAST) == [(LAST, 0, 1)] and game.hand_size(0) == 5 and game.turn == 1
    assert [game.time(seat) for seat in range(3)] == [UNANNOUNCED, NO_TIME, ABSENT]
    assert game.state[7:15] == before  # "no times are drawn"


def test_times_that_cannot_be_are_refused():
    game = slapping("ppp")
    for time in (251, 252, 253):
        with pytest.raises(IllegalAction):
            game.act(SLAP, time)
    act(game, SLAP, 10)
    with pytest.raises(IllegalAction):
        game.act(SLAP, UNANNOUNCED)
    assert can(game) == ["slap 0-250", "slap 255"]


@pytest.mark.parametrize("kind", [EASY, NORMAL, HARD])
def test_computers_times_are_drawn_evenly_from_their_range(kind):
    low, high = RANGES[kind]
    counts = [0] * 256
    for n in range(1500):
        game = tell(slapping("p" + "penh"[kind], seed=bytes([n & 31, n >> 5 & 31, n >> 10, 1, 2, 3, 4])), 0)
        counts[game.time(1)] += 1
        assert events(game, LAST) == [(LAST, 1, 0)]
    assert sum(counts[low : high + 1]) == 1500
    expected = 1500 / (high - low + 1)
    chi = sum((n - expected) ** 2 / expected for n in counts[low : high + 1])
    assert chi < (high - low) + 4 * (2 * (high - low)) ** 0.5  # four standard deviations


def test_without_persons_there_is_no_waiting():
    game = slapping("hh")
    assert game.phase == PLAYING and game.time(0) < 53 and game.time(1) < 53 and len(events(game, LAST)) == 1


def test_after_a_last_hit_with_a_hand_the_slaps_come_first():
    game = slapping("pp", hands=["HH", "Y1"])
    tell(game, 90, 10)
    assert game.phase == PLAYING and game.hand_size(0) == 4 and game.turn == 1  # "draws four, hand goes on"
    game = tell(slapping("pp", hands=["HH", "Y1 Y2"]), 10, 90)
    assert game.phase == FINISHED and events(game, ENDED) == [(ENDED, 0, 0)]
    assert game.total(1) == game.points(1) and game.hand_size(1) == 6


def test_a_last_hit_with_a_hand_and_nothing_to_draw():
    game = slapping("pp", hands=["HH", "Y1"], rest=1)
    game = tell(game, 90, 10)  # the red 3 under it is all there is
    assert game.hand_size(0) == 1 and game.phase == PLAYING


def test_by_luck_every_seat_draws_alike_and_nobody_waits():
    counts = [0] * 4
    for n in range(1200):
        game = table(
            ["Y1", "HH Y1", "Y1", "Y1"], "R3", turn=1, seats="pepn", seed=bytes([n & 31, n >> 5, 5, 5, 5, 5, 5])
        )
        act(game, PLAY, "HH")
        assert game.phase == PLAYING and game.time(1) == NO_TIME and game.turn == 2
        counts[events(game, LAST)[0][1]] += 1
    assert sum((n - 300) ** 2 / 300 for n in counts) < 16.3  # chi-square, 0.1 %


# -- where no Hit with a Hand was laid --------------------------------------------------------------------------------
def test_a_false_slap_draws_two_before_the_next_action():
    game = act(table(["R1 Y1", "Y1 G1", "Y1"], "R3", slap=0), PLAY, "R1")
    assert can(game) == ["play G1", "play Y1", "false 1", "false 2"] and game.turn == 1
    act(game, FALSE, 2)
    assert events(game)[0] == (FALSELY, 2, 0) and game.hand_size(2) == 3 and game.turn == 1
    assert can(game)[-1] == "false 1"  # "once per person and card"
    act(game, FALSE, 1)
    assert game.hand_size(1) == 4
    act(game, PLAY, "G1")
    assert can(game)[-2:] == ["false 0", "false 2"]


def test_only_persons_but_not_the_one_who_laid_it():
    game = act(table(["R1 Y1", "Y1 G1", "Y1", "Y1"], "R3", slap=0, seats="phpn"), PLAY, "R1")
    assert [word for word in can(game) if word[0] == "f"] == ["false 2"]


def test_it_comes_after_a_cut_a_flip_or_a_demand():
    for key, kind in (("RC", CUTS), ("RF", FLIPS)):
        game = act(table([f"{key} Y1 Y2", "Y1"], "R3", slap=0), PLAY, key)
        assert len(events(game, kind)) == 1 and game.turn == 0 and can(game)[-1] == "false 1"
        assert events(act(game, FALSE, 1), FALSELY)
    game = act(table(["H4 Y1", "Y1"], "R3", slap=0), PLAY, "H4")
    assert can(game) == ["draw", "false 1"]


def test_no_false_slap_after_anything_else():
    assert not any("false" in word for word in can(table(["R1", "Y1"], "R3", slap=0)))
    game = act(table(["G1 Y1", "Y1"], "R3", slap=0, draw="G5"), 1)
    assert can(game) == ["draw"]
    game = act(table(["R1", "Y1"], "R3", slap=0), PLAY, "R1")
    assert can(game) == ["next"]  # "none after the hand is over"
    assert not any("false" in word for word in can(tell(slapping("pp"), 1, 2)))
    game = act(table(["R1 Y1", "Y1 G1"], "R3"), PLAY, "R1")
    assert can(game) == ["play G1", "play Y1"]  # none by luck


def test_easy_computers_slap_falsely_at_three_of_a_hundred_cards():
    slips = 0
    for n in range(3000):
        game = table(
            ["R1 Y1", "Y1", "Y1", "Y1"],
            "R3",
            slap=0,
            seats="penh",
            seed=bytes([n & 31, n >> 5 & 31, n >> 10, 0, 0, 0, 0]),
        )
        act(game, PLAY, "R1")
        found = events(game, FALSELY)
        assert found in ([], [(FALSELY, 1, 0)])
        slips += len(found)
        assert game.hand_size(1) == 1 + 2 * len(found)
    assert 60 < slips < 125  # 90 expected, 3.5 standard deviations


def test_an_easy_computers_false_slap_comes_before_the_cut():
    for n in range(400):
        game = table(["RC Y1", "Y1"], "R3", slap=0, seats="pe", seed=bytes([n & 31, n >> 5, 0, 0, 0, 0, 0]))
        kinds = [event[0] for event in events(act(game, PLAY, "RC"))]
        if FALSELY in kinds:
            assert kinds[:6] == [PLAYED, FALSELY, GOT, GOT, TOOK, CUTS] and not any(
                "false" in word for word in can(game)
            )
            return
    raise AssertionError("no false slap in 400 cards")


def test_no_easy_computer_slaps_at_a_last_card_or_by_luck():
    for n in range(300):
        seed = bytes([n & 31, n >> 5, 0, 0, 0, 0, 0])
        assert not events(act(table(["R1", "Y1"], "R3", slap=0, seats="pe", seed=seed), PLAY, "R1"), FALSELY)
        assert not events(act(table(["R1 Y1", "Y1"], "R3", slap=1, seats="pe", seed=seed), PLAY, "R1"), FALSELY)


def test_the_card_laid_is_known_by_whom():
    game = act(table(["R1 Y1", "Y1", "Y1"], "R3", slap=0), PLAY, "R1")
    assert game.laid_by == 0 and not game.may_slip(0) and game.may_slip(1) and card("R1") == game.top
