"""core/ai/warlords.py: it doesn't peek, it mixes, it is stronger the higher its level, and a decision is cheap."""

import random

import pytest

from core import cards
from core.ai.warlords import Player
from core.game import EASY, HARD, NEXT, NORMAL
from core.games.warlords import CHOOSE, KEEP, PLAY, SURRENDER, SWAP, Rules
from core.games.warlords_sides import KING, QUEEN
from core.rng import Rng
from host_sim.measures.players import Cost
from host_sim.strength import warlords as strength
from tests.rules.test_warlords import LOW, dealt, do, fight, give, leave, to_battle

LEVELS = (EASY, NORMAL, HARD)
MOST_US = 300_000  # of a decision on the chip, estimated
SLICE_US = 50_000


def dice(number):
    rng = Rng()
    rng.seed(bytes([number & 255, number >> 8 & 255]))
    return rng


def decision(game, level, number):
    """What a player decides for the seat to move with these random numbers, and how many of them it used."""
    rng = dice(number)
    return strength.decide(Player(game, game.turn, level, rng)), bytes(rng.buf)


def shares(game, level=HARD, n=200):
    """How often each choice is made, of n."""
    found = {}
    for number in range(n):
        choice = decision(game, level, number)[0]
        found[choice] = found.get(choice, 0) + 1
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_and_sealed_choices_do_not_matter(level):
    chance = random.Random(level)
    game, other = Rules(), Rules()
    sealed = 0
    for number in range(12):
        game.deal(bytes(chance.randrange(32) for _ in range(7)), bytes([level, level]), bytes([number & 1]))
        for _ in range(60):
            if game.over:
                break
            for again in range(2):
                other.copy_from(game)
                other.hide(game.turn, dice(number + 100 * again))
                sealed += game.turn == 1 and other.state[97] != game.state[97]
                before = bytes(other.state)
                assert decision(other, level, number) == decision(game, level, number)
                assert other.state == before
            choice, _ = decision(game, level, chance.randrange(60000))
            assert game.allows(choice >> 8, choice & 255)
            game.act(choice >> 8, choice & 255)
    assert sealed > 20  # that many were other ones


# -- swapping ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "choice"),
    [
        ("4d 5h 6d", KEEP << 8),
        ("Ad Td 2d", KEEP << 8),
        ("9d Td 3h", SWAP << 8 | 2),
        ("4d Th 6d", SWAP << 8 | 1),
        ("Ah 7d 8d", SWAP << 8),
    ],
)
def test_hard_keeps_what_is_good_and_improves_what_is_not(hand, choice):
    game = do(dealt(), (CHOOSE, KING), (CHOOSE, KING))
    give(game, 0, hand)
    assert set(shares(game, n=5)) == {choice}


def test_with_swaps_left_it_hopes_for_more():
    """A pair of tens is enough with the queen's one swap against a queen, but not with a king's three against a king."""
    found = []
    for warlord in (QUEEN, KING):
        game = do(dealt(), (CHOOSE, warlord), (CHOOSE, warlord))
        give(game, 0, "Td Th 3h")
        found.append({choice >> 8 for choice in shares(game, n=5)})
    assert found == [{KEEP}, {SWAP}]


def test_it_does_not_wait_for_cards_that_are_gone():
    """8 9 waits for a 7 or a 10; with all four of them lost or thrown away it is two small cards."""
    game = do(dealt(), (CHOOSE, KING), (CHOOSE, KING))
    give(game, 0, "7d 7h 9h")
    do(game, (SWAP, 0), (SWAP, 1))
    give(game, 0, "8d 3d 9h")
    wanted = decision(game, HARD, 1)[0]
    assert wanted == SWAP << 8 | 1
    for place, text in ((34, "Td"), (35, "Th")):  # lost for good
        card = cards.card("cdhs".index(text[1]), 10)
        at = next(i for i in range(21, 59) if game.state[i] == card)
        top = 39 + game.deck_count(0) - 1
        game.state[at] = game.state[top]
        game.state[top] = 0
        game.state[38] -= 1
        game.state[place] = card
    leave(game, 0, 1, 2, 2)
    player = Player(game, 0, HARD, dice(1))
    strength.decide(player)
    assert player._means[1] < player._means[2]  # rather two diamonds


def test_ten_two_and_a_low_ace_are_worth_something():
    """With the ace high they are no kind of their own: A-10-2 is."""
    game = do(dealt(LOW), (CHOOSE, QUEEN), (CHOOSE, QUEEN))
    give(game, 0, "Td 2d Ad")
    assert set(shares(game, n=5)) == {KEEP << 8}


# -- the battle -------------------------------------------------------------------------------------------------------


def test_what_it_shows_first_tells_nothing():
    for text in ("4d 5h 6d", "Ad Th 2d", "9d 9h 3d"):
        found = shares(to_battle(text), n=600)
        assert set(found) == {PLAY << 8 | slot for slot in range(3)}
        assert all(abs(count - 200) < 50 for count in found.values())


def test_it_surrenders_a_lost_battle_late_and_not_a_won_one():
    lost = fight(to_battle("2d 3h 7d", "As Ts 9s"), 2)
    assert set(shares(lost)) == {SURRENDER << 8}
    assert set(shares(leave(lost, 0, 0, 2, 2))) == {PLAY << 8 | 2}
    won = fight(to_battle("8d 9h Td", "As Ts 9c"), 2)
    assert set(shares(won)) == {PLAY << 8 | 2}


def test_where_it_gives_up_is_no_line():
    """Between a lost battle and a won one lie some where it does now this and now that."""
    for mine, his in (("7d 7h 2d", "Ts 4s 2c"), ("Ad Ah 2d", "Ts 4s 2c"), ("9h 8h 2d", "9s 6c 2c")):
        game = do(dealt(), (CHOOSE, KING), (CHOOSE, KING), KEEP, (SWAP, 0), (SWAP, 1), (SWAP, 2))
        give(game, 0, mine)
        give(game, 1, his)
        assert set(shares(fight(game, 2))) == {SURRENDER << 8, PLAY << 8 | 2}


def test_kings_go_first():
    assert set(shares(dealt())) == {CHOOSE << 8 | KING}
    assert len(shares(dealt(), EASY)) == 2
    assert set(shares(leave(dealt(), 0, 2, 1, 0))) == {CHOOSE << 8 | QUEEN}


def test_it_goes_on_after_a_round():
    assert decision(fight(to_battle()), HARD, 1)[0] == NEXT << 8


# -- strength and cost ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "other", "least"),
    [
        (HARD, strength.of_level(EASY), 0.66),
        (HARD, strength.KingsFirst, 0.6),
        (NORMAL, strength.of_level(EASY), 0.5),
        (HARD, strength.of_level(NORMAL), 0.5),
    ],
)
def test_it_wins(make, other, least):
    share, _ = strength.won(strength.of_level(make), other, 150)
    assert share > least


def test_a_decision_is_cheap():
    game = dealt()
    players = [Player(game, seat, HARD, dice(seat)) for seat in range(2)]
    cost = Cost()
    whole = []
    for number in range(3):
        game.deal(bytes([number] * 7), bytes([HARD, HARD]), bytes(1))
        while not game.over:
            choice = None
            total = 0
            while choice is None:
                choice = cost.of(players[game.turn].think)
                assert cost.us < SLICE_US
                total += cost.us
            whole.append(total)
            game.act(choice >> 8, choice & 255)
    assert max(whole) < MOST_US


def test_a_strength_report_names_every_pairing():
    lines = []
    strength.run(games=4, out=lines.append)
    text = "\n".join(lines)
    for pairing in (
        "hard    against normal",
        "hard    against easy",
        "normal  against easy",
        "never surrenders",
        "0.3",
    ):
        assert pairing in text
