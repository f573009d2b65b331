"""The examples of rules/hit_the_deck.md and its rules of play, one by one; slaps have a file of their own."""

import pytest

from core.game import NEXT, IllegalAction
from core.games.hit_the_deck import (
    DRAW,
    DRAWN,
    ENDED,
    FINISHED,
    KEEP,
    PLAY,
    PLAYED,
    PLAYING,
    STUCK,
)
from core.games.hit_the_deck_piles import COPIES, CUTS, FLIPS, GOT, SHOWN, TOOK, points
from core.games.hit_the_deck_slaps import NOBODY
from tests.rules.hit_the_deck_table import (
    DEALER,
    DISCARD_N,
    END,
    LAIN,
    PILES,
    act,
    can,
    card,
    dealt,
    discard_pile,
    draw_pile,
    events,
    hand,
    name,
    table,
)

FILLER = "Y1 Y1"  # two cards, so that playing one doesn't end the hand


def test_the_deck():
    names = {name(byte): COPIES[byte] for byte in range(40) if COPIES[byte]}
    assert sum(names.values()) == 110 and len(names) == 38
    for colour in "RGBY":
        assert sum(n for key, n in names.items() if key[0] == colour) == 23
        assert [names[colour + face] for face in "12345CF"] == [4, 4, 4, 4, 4, 2, 1]
        assert names["H" + colour] == 1
    assert [names[f"H{n}"] for n in range(1, 6)] == [2] * 5 and names["HH"] == 4
    assert all(card(key) == byte for byte, key in ((byte, name(byte)) for byte in range(40)) if key in names)


# -- a turn -----------------------------------------------------------------------------------------------------------
def test_a_card_matches_by_colour_or_number():
    game = table(["B3 G5 RC", "Y1"], "R3")
    assert set(can(game)) == {"play B3", "play RC"}
    for refused in ("G5", "R3", "HH"):
        with pytest.raises(IllegalAction):
            game.act(PLAY, card(refused))


@pytest.mark.parametrize("words", [0, 1])
def test_cut_on_cut_and_flip_on_flip_are_an_option(words):
    assert can(table(["R3 Y1", "Y1"], "B4", words=words)) == ["draw"]
    assert can(table(["RC Y1", "Y1"], "BC", words=words)) == (["play RC"] if words else ["draw"])
    assert can(table(["RF Y1", "Y1"], "BF", words=words)) == (["play RF"] if words else ["draw"])
    assert can(table(["RF RC", "Y1"], "HB", words=words)) == ["draw"]


def test_the_hit_cards_go_on_anything():
    assert set(can(table(["H4 HB HH G2", "Y1"], "R3"))) == {"play H4", "play HB", "play HH"}


def test_anything_goes_on_a_hit_with_a_hand():
    assert set(can(table(["R1 GC YF HB", "Y1"], "HH"))) == {"play R1", "play GC", "play YF", "play HB"}


def test_who_can_play_must():
    assert can(table(["R1 G5", "Y1"], "R3")) == ["play R1"]
    assert can(table(["G1 G5", "Y1"], "R3")) == ["draw"]


def test_a_drawn_card_that_fits_may_be_played_or_kept():
    game = act(table(["G1 G5", "Y1"], "R3", draw="B3 R1"), DRAW)
    assert game.phase == DRAWN and game.turn == 0 and can(game) == ["play B3", "keep"]
    assert game.drawn == card("B3") and events(game) == [(GOT, 0, card("B3")), (TOOK, 0, 1)]
    assert game.log.data[3] == 1 and game.log.data[7] == 15  # which card, only seat 0 sees
    kept = act(game, KEEP)
    assert kept.turn == 1 and kept.phase == PLAYING and hand(kept, 0) == "G1 G5 B3"
    game = act(act(table(["G1 G5", "Y1"], "R3", draw="B3 R1"), DRAW), PLAY, "B3")
    assert game.turn == 1 and game.top == card("B3") and events(game) == [(PLAYED, 0, card("B3"))]


def test_a_drawn_card_that_does_not_fit_ends_the_turn():
    game = act(table(["G1 G5", "Y1"], "R3", draw="B4"), DRAW)
    assert game.turn == 1 and game.phase == PLAYING and hand(game, 0) == "G1 G5 B4"


# -- Cut --------------------------------------------------------------------------------------------------------------
def test_with_two_seats_who_cuts_is_skipped():
    game = act(table([f"RC {FILLER}", "Y1"], "R3"), PLAY, "RC")
    assert game.turn == 0 and events(game, CUTS)[0][1] == 1


def test_with_three_seats_the_third_plays():
    game = act(table([f"RC {FILLER}", "Y1", "Y1"], "R3"), PLAY, "RC")
    assert game.turn == 2 and events(game, CUTS)[0][1] == 1


def test_a_cut_lifts_about_half_and_shows_the_lowest_card():
    seen = set()
    for n in range(200):
        game = table([f"RC {FILLER}", "Y1"], "R3", seed=bytes([n % 32, n // 32, 1, 1, 1, 1, 1]))
        before = draw_pile(game)
        act(game, PLAY, "RC")
        lifted = events(game, CUTS)[0][2]
        seen.add(lifted)
        shown = before[lifted - 1]
        if shown != "HH":
            assert name(game.top) == shown and discard_pile(game) == [shown, "RC", "R3"]
            assert draw_pile(game) == before[lifted:] + before[: lifted - 1]
        assert not game.demand  # "the card shown has no effect of its own"
    n = 110 - 5
    assert seen == {n * p // 100 for p in range(40, 61)}


def test_a_cut_of_one_card_shows_it():
    game = table([f"RC {FILLER}", "Y1"], "R3", draw="B5", rest=1)
    act(game, PLAY, "RC")
    assert events(game, CUTS) == [(CUTS, 1, 1)] and discard_pile(game) == ["B5", "RC", "R3"] and not draw_pile(game)


def test_a_hit_with_a_hand_shown_by_a_cut_goes_under():
    game = act(table([f"RC {FILLER}", "Y1"], "R3", draw="HH B5", rest=1), PLAY, "RC")  # of two, one is lifted
    assert draw_pile(game) == ["HH"] and name(game.top) == "B5"
    assert events(game, SHOWN) == [(SHOWN, card("B5"), 0)]
    game = act(table([f"RC {FILLER}", "Y1"], "R3", draw="HH HH HH", rest=1), PLAY, "RC")
    assert draw_pile(game) == ["HH"] * 3 and name(game.top) == "RC"  # "nothing but such cards left: the Cut stays"


def test_a_cut_shows_a_hit_card_without_a_demand():
    for shown, fitting, other in (("H4", "B4", "R5"), ("HB", "B2", "R2")):
        game = act(table([f"RC {fitting} {other} HG", "Y1"], "R3", draw=shown, rest=1), PLAY, "RC")
        assert name(game.top) == shown and not game.demand
        assert set(can(game)) == {f"play {fitting}", "play HG"}


# -- Flip -------------------------------------------------------------------------------------------------------------
def test_with_two_seats_who_flips_moves_again():
    game = act(table([f"RF {FILLER}", "Y1 Y2"], "R3"), PLAY, "RF")
    assert game.turn == 0 and events(game, FLIPS) == [(FLIPS, 1, 1)] and not game.to_left
    while game.turn == 0:  # then B
        verb = can(game)[0].split()
        act(game, KEEP if game.phase == DRAWN else PLAY if verb[0] == "play" else DRAW, verb[1] if verb[1:] else 0)
    assert game.turn == 1


def test_with_four_seats_play_goes_on_the_other_way():
    game = act(table(["Y1", f"RF {FILLER}", "B1", "B2"], "R3", turn=1), PLAY, "RF")
    assert events(game, FLIPS) == [(FLIPS, 2, 1)] and game.turn == 1
    order = []
    for _ in range(5):
        order.append(game.turn)
        game.set_turn(game.after(game.turn))
    assert order == [1, 0, 3, 2, 1]


def test_a_flip_swaps_the_piles():
    game = act(table([f"RF {FILLER}", "Y1"], "R3", draw="G1 B2 Y5", discards="G3 G4", rest=1), PLAY, "RF")
    assert discard_pile(game) == ["Y5", "B2", "G1"] and draw_pile(game) == ["G4", "G3", "R3", "RF"]
    assert not game.demand and events(game, SHOWN) == [(SHOWN, card("Y5"), 0)]


def test_a_flip_or_hand_on_top_after_the_swap_is_buried():
    game = act(table([f"RF {FILLER}", "Y1"], "R3", draw="G1 B2 HH GF", rest=1), PLAY, "RF")
    assert discard_pile(game) == ["B2", "G1", "GF", "HH"]


def test_all_cards_such_the_first_stays():
    game = act(table([f"RF {FILLER}", "Y1"], "R3", draw="HH GF", rest=1), PLAY, "RF")
    assert discard_pile(game) == ["GF", "HH"] and can(game) == ["draw"]
    game = act(table([f"RF {FILLER}", "Y1"], "R3", draw="GF HH", rest=1), PLAY, "RF")
    assert discard_pile(game) == ["HH", "GF"] and set(can(game)) == {"play Y1"}  # anything on a Hit with a Hand


def test_another_word_card_has_no_effect_after_the_swap():
    for top in ("GC", "H4", "HB"):
        game = act(table([f"RF {FILLER}", "Y1"], "R3", draw=f"G1 {top}", rest=1), PLAY, "RF")
        assert name(game.top) == top and game.turn == 0 and not game.demand


def test_a_second_flip_shows_the_first_which_is_buried():
    game = act(table(["RF YF G1", "Y1"], "R3", draw="G2 Y5", rest=1), PLAY, "RF")
    assert name(game.top) == "Y5"
    act(game, PLAY, "YF")
    assert discard_pile(game)[-1] == "RF" and name(game.top) == "R3" and game.to_left and game.turn == 0


def test_a_flip_without_cards_to_swap_with_only_turns_play_round():
    game = table([f"RF {FILLER}", "Y1"], "R3", rest=1)
    act(game, PLAY, "RF")
    # the draw pile is empty, the red 3 is its only card
    assert name(game.top) == "R3" and draw_pile(game) == ["RF"]


# -- demands ----------------------------------------------------------------------------------------------------------
def test_a_demand_for_a_number():
    hands = ["Y1 Y1", "R4 GC G4 HB HH H4", "Y4"]
    game = act(table([f"H4 {FILLER}", *hands[1:]], "R3"), PLAY, "H4")
    assert game.demand and game.turn == 1
    assert set(can(game)) == {"play R4", "play G4", "play H4"}
    act(game, PLAY, "H4")
    assert game.demand and game.turn == 2 and can(game) == ["play Y4"]  # "met, and the seat after must play a 4"


def test_a_demand_for_a_colour_is_met_by_its_cut_and_flip():
    game = act(table([f"HG {FILLER}", "GF GC G1 R1 H4 HH HB", "Y4"], "R3"), PLAY, "HG")
    assert set(can(game)) == {"play GF", "play GC", "play G1"}
    act(game, PLAY, "GF")
    assert not game.demand and game.turn == 1


def test_a_demand_and_a_drawn_card():
    game = act(table([f"H4 {FILLER}", "R1 R2", "Y1"], "R3", draw="B4"), PLAY, "H4")
    act(game, DRAW)
    assert can(game) == ["play B4", "keep"]
    act(game, KEEP)
    assert game.demand and game.turn == 2  # "a fitting card just drawn may be kept; the demand stays"
    game = act(table([f"H4 {FILLER}", "R1 R2", "Y1 Y4"], "R3", draw="R2"), PLAY, "H4")
    act(game, DRAW)
    assert game.demand and game.turn == 2 and can(game) == ["play Y4"]  # "done; the seat after must play a 4"
    act(game, PLAY, "Y4")
    assert not game.demand


def test_a_demand_goes_round_the_table_to_who_made_it():
    game = act(table(["H4 G4 G1", "R1", "R1", "R1"], "R3", draw="R2 G2 B2"), PLAY, "H4")
    for seat in (1, 2, 3):
        assert game.turn == seat and game.demand and can(game) == ["draw"]
        act(game, DRAW)
    assert game.turn == 0 and game.demand and can(game) == ["play G4"]
    act(game, PLAY, "G4")
    assert not game.demand and game.turn == 1


# -- what is turned over first ----------------------------------------------------------------------------------------
def first_cards():
    """A dealt game for each kind of card turned over first, by its name."""
    found = {}
    for n in range(2000):
        game = dealt("pppp", seed=bytes([n & 31, n >> 5 & 31, n >> 10, 0, 0, 0, 0]))
        shown = name(events(game, SHOWN)[0][1])
        buried = card("HH") | LAIN in game.state[PILES:END] and shown[1] not in "CF"
        found.setdefault("HH" if buried else shown, game)
    return found


FIRST = first_cards()


def test_every_kind_of_card_comes_up_first():
    assert len(FIRST) == 38 and all(game.fault() == "" and game.laid_by == NOBODY for game in FIRST.values())


@pytest.mark.parametrize("first", sorted(FIRST))
def test_the_first_card_counts_as_laid_by_the_dealer(first):
    game = FIRST[first]
    left = (game.state[DEALER] + 1) % 4
    assert not any(can_do.startswith("false") for can_do in can(game)) and sum(map(game.hand_size, range(4))) == 28
    if first == "HH":
        assert draw_pile(game)[-1] == "HH" and name(game.top) != "HH" and game.state[DISCARD_N] == 1
    elif first[1] == "C" and first[0] != "H":
        assert game.turn == (left + 1) % 4 and events(game, CUTS)[0][1] == left and game.state[DISCARD_N] == 2
    elif first[1] == "F":
        assert game.turn == game.state[DEALER] and not game.to_left and events(game, FLIPS) == [(FLIPS, left, 1)]
        assert draw_pile(game) == [first]  # "the discard pile turned over is that Flip alone: a draw pile of one card"
    else:
        assert game.turn == left and game.to_left and name(game.top) == first
        assert game.demand == (first[0] == "H") and game.state[DISCARD_N] == 1


# -- empty piles ------------------------------------------------------------------------------------------------------
def test_the_discards_become_the_draw_pile():
    game = act(table(["G1 G5", "Y1"], "R3", discards="B4 Y2 Y3", rest=1), DRAW)
    assert game.draw_count == 2 and discard_pile(game) == ["R3"]
    assert sorted([*draw_pile(game), *hand(game, 0).split()]) == sorted(["B4", "Y2", "Y3", "G1", "G5"])


def test_what_cannot_be_drawn_is_not_drawn():
    game = act(table(["G1 G5", "Y1"], "R3", rest=1), DRAW)
    assert game.turn == 1 and hand(game, 0) == "G1 G5" and events(game) == [(STUCK, 0, 0)]


# -- the end of a hand, and the score ---------------------------------------------------------------------------------
def test_points():
    game = table(["R1 R2", "R3 G5 BC H2"], "R3")
    assert game.points(1) == 28
    assert [points(card(key)) for key in ["Y1", "B5", "RC", "GF", "H4", "HR", "HH"]] == [1, 5, 10, 10, 10, 10, 10]


@pytest.mark.parametrize("last", ["RC", "RF", "H4", "HB", "R1"])
def test_a_last_card_ends_the_hand_and_isn_t_carried_out(last):
    game = act(table([last, "R1 R5 BC"], "R3", seats="pe"), PLAY, last)
    assert events(game) == [(PLAYED, 0, card(last)), (ENDED, 0, 0)]
    assert game.phase == FINISHED and can(game) == ["next"] and not game.demand and game.to_left
    assert game.total(0) == 0 and game.total(1) == 16


def test_the_next_hand_is_dealt_by_the_dealers_left():
    game = act(table(["R1", "R1 R5 BC", "Y1"], "R3"), PLAY, "R1")
    dealer = game.state[DEALER]
    for _ in range(3):
        totals = [game.total(seat) for seat in range(3)]
        act(game, NEXT)
        dealer = (dealer + 1) % 3
        assert game.state[DEALER] == dealer and totals == [game.total(seat) for seat in range(3)]
        game.state[:] = finished(game).state


def finished(game):
    """This game with its hand over at once: a last card is played."""
    other = table(["R1", "Y1", "Y1"], "R3", totals=[game.total(seat) for seat in range(3)])
    other.state[DEALER] = game.state[DEALER]
    return act(other, PLAY, "R1")


@pytest.mark.parametrize(
    ("target", "points_before", "over"), [(0, 94, False), (0, 95, True), (1, 44, False), (1, 45, True)]
)
def test_the_game_ends_after_the_hand_in_which_a_seat_reaches_the_target(target, points_before, over):
    game = act(table(["R1", "R5"], "R3", target=target, totals=[30, points_before]), PLAY, "R1")
    assert not game.over and game.total(1) == points_before + 5
    act(game, NEXT)
    assert game.over == over
    if over:
        assert game.result == 1 and game.score(1) == points_before + 5


def test_equal_lowest_totals_share_the_win():
    game = act(table(["R1", "R5", "R5", "G2"], "R3", totals=[60, 60, 99, 58]), PLAY, "R1")
    act(game, NEXT)
    assert game.over and game.result == 0b1001
