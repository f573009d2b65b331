"""The examples of rules/scoundrel.md, one by one, and its rules 1 to 8."""

import pytest

from core import cards
from core.game import IllegalAction
from core.games.dungeon import ARMED, BARE, DEALT, EQUIPPED, FLEE, HEALED, HURT, TAKE, TAKEN, WORN
from core.games.dungeon import ROOM as NEW_ROOM
from core.games.scoundrel import FULL_DECK, Rules
from core.rng import Rng

STEP, CLASSIC, STRICT = range(3)
SHUFFLE, BOTTOM = range(2)

# where the state keeps what; the tests build situations that play alone would take long to reach
HP, WEAPON, DURABILITY, FLED, TOUCHED, POTION = range(20, 26)
LAST_HEAL, KNOWN, DECK_N, DISCARD_N, ROOM, DECK, DISCARD = 26, 27, 28, 29, 30, 34, 78


def club(rank):
    return cards.card(cards.CLUBS, rank)


def spade(rank):
    return cards.card(cards.SPADES, rank)


def potion(rank):
    return cards.card(cards.HEARTS, rank)


def weapon(rank):
    return cards.card(cards.DIAMONDS, rank)


def situation(room, deck=None, hp=20, held=0, durability=0, wear=STEP, flee=SHUFFLE, fled=0, touched=0, potion_used=0):
    """A game in that situation: `deck` from the top, None for all other cards; the rest lies on the discard pile."""
    game = Rules()
    game.deal(bytes(7), bytes(1), bytes([flee, wear]))
    state = game.state
    room = list(room) + [0] * (4 - len(room))
    rest = [card for card in FULL_DECK if card not in room and card != held]
    pile = rest if deck is None else deck[::-1]
    gone = [card for card in rest if card not in pile]
    state[HP], state[WEAPON], state[DURABILITY] = hp, held, durability
    state[FLED], state[TOUCHED], state[POTION] = fled, touched, potion_used
    state[ROOM:DECK] = bytes(room)
    state[DECK:DISCARD] = bytes(pile) + bytes(44 - len(pile))
    state[DISCARD:] = bytes(gone) + bytes(44 - len(gone))
    state[DECK_N], state[DISCARD_N] = len(pile), len(gone)
    assert game.fault() == ""
    return game


MONSTER_ROOM = [club(7), club(2), club(3), club(5)]


def test_bare_handed():
    game = situation(MONSTER_ROOM)
    game.act(BARE, 0)
    assert game.hp == 13


@pytest.mark.parametrize(
    "value, durability, level, wear, hp, left",
    [
        (6, 8, 8, STEP, 18, 7),
        (6, 8, 7, STEP, 19, 7),
        (6, 8, 7, CLASSIC, 19, 7),
        (6, 8, 7, STRICT, 19, 6),
        (9, 14, 4, STEP, 20, 13),
        (9, 14, 4, CLASSIC, 20, 4),
        (9, 14, 4, STRICT, 20, 3),
    ],
)
def test_armed(value, durability, level, wear, hp, left):
    game = situation([club(level), spade(2), spade(3), spade(5)], held=weapon(value), durability=durability, wear=wear)
    game.act(ARMED, 0)
    assert (game.hp, game.durability) == (hp, left)


def test_a_weapon_too_worn_is_not_offered():
    game = situation([club(6), spade(2), spade(3), spade(5)], held=weapon(9), durability=5)
    with pytest.raises(IllegalAction):
        game.act(ARMED, 0)
    game.act(BARE, 0)
    assert game.hp == 14


def test_the_first_potion_heals_up_to_20():
    game = situation([potion(9), club(2), club(3), club(4)], hp=15)
    game.act(TAKE, 0)
    assert game.hp == 20


def test_a_second_potion_does_nothing_and_is_gone():
    game = situation([potion(4), club(2), club(3)], hp=5, touched=1, potion_used=1)
    game.act(TAKE, 0)
    assert game.hp == 5 and game.room_card(0) == 0 and potion(4) in game.state[DISCARD:]


def test_health_0_is_lost_and_the_monster_stays():
    game = situation([club(3), club(4), club(5), club(6)], hp=3)
    game.act(BARE, 0)
    assert game.hp == 0 and game.over and game.result == 0 and game.room_card(0) == club(3)


@pytest.mark.parametrize(
    "room",
    [
        {"room": MONSTER_ROOM, "fled": 1},
        {"room": MONSTER_ROOM[:3], "touched": 1},
        {"room": MONSTER_ROOM[:2], "deck": []},
    ],
    ids=["fled before", "one taken", "room of two"],
)
def test_flee_refused(room):
    game = situation(**room)
    before = bytes(game.state)
    with pytest.raises(IllegalAction):
        game.act(FLEE, 0)
    assert game.state == before and not game.can_flee


def test_a_deck_of_one_makes_a_last_room_of_two():
    game = situation([club(2), club(3)], deck=[potion(2)], touched=1, potion_used=1)
    game.act(BARE, 0)
    assert [game.room_card(i) for i in range(4)] == [potion(2), club(3), 0, 0]
    assert game.deck_count == 0 and not game.potion_used and not game.can_flee
    game.act(TAKE, 0)
    assert not game.over
    game.act(BARE, 1)
    assert game.over and game.result == 1


def test_fleeing_to_the_bottom_with_one_card_in_the_deck():
    a, b, c, x, d = club(2), club(3), club(4), club(5), club(6)
    game = situation([a, b, c, x], deck=[d], flee=BOTTOM)
    game.act(FLEE, 0)
    assert [game.room_card(i) for i in range(4)] == [d, a, b, c]
    assert game.deck_count == 1 and game.state[DECK] == x and game.known == 1
    assert not game.log.revealed or game.room_card(0) == d


def test_after_fleeing_the_next_room_cannot_be_fled_after_playing_it_can():
    game = situation([weapon(2), weapon(3), weapon(4), weapon(5)])
    game.act(FLEE, 0)
    assert not game.can_flee
    game = situation([weapon(2), weapon(3), weapon(4), weapon(5)], fled=1)
    for slot in range(3):
        assert not game.can_flee
        game.act(TAKE, slot)
    assert game.can_flee


def test_fleeing_shuffles_all_and_may_return_the_same_cards():
    seen = set()
    for n in range(40):
        game = Rules()
        game.deal(bytes([n] * 7), bytes(1), bytes(2))
        before = {game.room_card(i) for i in range(4)}
        game.act(FLEE, 0)
        seen.add(len(before & {game.room_card(i) for i in range(4)}))
        assert game.deck_count == 40 and game.fault() == ""
    assert {0, 1} <= seen


def test_the_last_card_keeps_its_slot_and_the_empty_ones_fill_from_the_left():
    game = situation([weapon(2), weapon(3), weapon(4), club(2)], deck=[club(9), club(8), club(7), club(6)])
    for slot in (2, 0, 1):
        game.act(TAKE, slot)
    assert [game.room_card(i) for i in range(4)] == [club(9), club(8), club(7), club(2)]


def test_a_new_weapon_replaces_the_old_and_is_fresh():
    game = situation([weapon(3), club(2), club(3), club(4)], held=weapon(9), durability=5)
    game.act(TAKE, 0)
    assert (game.weapon, game.durability) == (weapon(3), 14) and weapon(9) in game.state[DISCARD:]


def test_the_deal():
    game = Rules()
    game.deal(bytes(7), bytes(1), bytes(2))
    assert (game.hp, game.weapon, game.durability, game.deck_count) == (20, 0, 0, 40)
    assert len(FULL_DECK) == 44 == 4 + 13 * 3 + 1
    kinds = [cards.suit(card) for card in FULL_DECK]
    assert [kinds.count(suit) for suit in range(4)] == [13, 9, 9, 13]


@pytest.mark.parametrize("hp, expected", [(20, 25), (17, 25), (15, 25), (14, 19)])
def test_a_last_potion_counts_where_health_is_20_after_it(hp, expected):
    game = situation([potion(5)], deck=[], hp=hp, touched=1)
    game.act(TAKE, 0)
    assert game.result == 1 and game.score(0) == expected


def test_a_wasted_last_potion_counts_at_full_health_too():
    game = situation([potion(5)], deck=[], touched=1, potion_used=1)
    game.act(TAKE, 0)
    assert game.score(0) == 25


def test_a_last_card_that_is_no_potion_adds_nothing():
    game = situation([weapon(5)], deck=[], touched=1)
    game.act(TAKE, 0)
    assert game.score(0) == 20


def test_lost_scores_minus_all_monsters_left():
    game = situation([club(9), club(2), potion(3)], deck=[spade(4), weapon(2)], hp=5, touched=1)
    game.act(BARE, 0)
    assert game.score(0) == -(9 + 2 + 4)


def room(game):
    return [game.room_card(i) for i in range(4)]


def events(game):
    return [tuple(game.log.data[4 * i : 4 * i + 4]) for i in range(game.log.n)]


def test_the_count_of_potions_starts_again_with_a_new_room():
    game = situation([potion(2), potion(3), club(2), potion(4)], deck=[club(9), club(8), club(7)], hp=5)
    game.act(TAKE, 0)
    game.act(TAKE, 1)
    assert (game.hp, game.potion_used) == (7, True)
    game.act(BARE, 2)
    assert room(game) == [club(9), club(8), club(7), potion(4)] and not game.potion_used
    game.act(TAKE, 3)
    assert game.hp == 9


def test_the_same_room_again_after_fleeing_is_a_new_one_for_potions():
    game = situation([potion(2), club(2), club(3), club(4)], deck=[], flee=BOTTOM)
    game.act(FLEE, 0)
    assert room(game) == [potion(2), club(2), club(3), club(4)]
    assert not game.can_flee and not game.potion_used and not game.log.revealed


def test_fleeing_to_the_bottom_keeps_the_order_and_knows_it():
    first = [club(2), potion(3), weapon(4), spade(5)]
    then = [club(6), club(7), club(8), club(9), club(10)]
    game = situation(first, deck=then, flee=BOTTOM)
    game.act(FLEE, 0)
    assert room(game) == then[:4] and game.log.revealed
    assert list(game.state[DECK : DECK + 5])[::-1] == then[4:] + first
    assert game.known == 4
    game = situation([weapon(2), weapon(3), weapon(5), spade(5)], deck=[club(10)], flee=BOTTOM)
    game.act(FLEE, 0)
    assert room(game) == [club(10), weapon(2), weapon(3), weapon(5)] and game.known == 1
    for slot in (1, 2, 3):
        game.act(TAKE, slot)
    assert room(game) == [club(10), spade(5), 0, 0]
    assert game.known == 0 and not game.log.revealed  # all of it was seen before


def test_fleeing_draws_the_same_from_the_same_chance_and_else_another():
    rooms = set()
    for n in range(12):
        game = situation(MONSTER_ROOM)
        game.rng.seed(bytes([n % 6]))
        game.act(FLEE, 0)
        rooms.add(bytes(game.state[ROOM:DISCARD]))
    assert len(rooms) == 6


@pytest.mark.parametrize("level", range(2, 15))
def test_armed_is_offered_exactly_up_to_the_durability(level):
    for durability in range(1, 15):
        game = situation([club(level), potion(2), potion(3), spade(14)], held=weapon(5), durability=durability)
        assert game.allows(ARMED, 0) == (durability >= level)
        assert game.allows(BARE, 0) and not game.allows(TAKE, 0)
        assert game.damage(0, True) == max(0, level - 5) and game.damage(0, False) == level


def test_without_a_weapon_nothing_is_armed_and_only_monsters_are_fought():
    game = situation([club(2), potion(2), weapon(3), spade(14)])
    assert [game.allows(ARMED, slot) for slot in range(4)] == [False] * 4
    assert [game.allows(BARE, slot) for slot in range(4)] == [True, False, False, True]
    assert [game.allows(TAKE, slot) for slot in range(4)] == [False, True, True, False]


@pytest.mark.parametrize("wear", range(3))
def test_bare_hands_leave_the_weapon_as_it_is(wear):
    game = situation([club(5), potion(2), potion(3), spade(14)], held=weapon(5), durability=9, wear=wear)
    game.act(BARE, 0)
    assert (game.hp, game.weapon, game.durability) == (15, weapon(5), 9)


def test_classic_strikes_an_equal_monster_again_strict_does_not():
    for wear, again in ((CLASSIC, True), (STRICT, False)):
        game = situation([club(7), spade(7), club(6), potion(2)], held=weapon(9), durability=14, wear=wear)
        game.act(ARMED, 0)
        assert game.allows(ARMED, 1) == again and game.allows(ARMED, 2)


def test_health_never_rises_above_20_nor_falls_below_0():
    game = situation([potion(10), club(14), spade(14), club(3)])
    game.act(TAKE, 0)
    assert game.hp == 20
    game.act(BARE, 1)
    game.act(BARE, 2)
    assert game.hp == 0 and game.over and game.room_card(2) == spade(14) and game.actions(bytearray(27)) == 0


def test_a_fatal_monster_counts_in_the_score_the_beaten_do_not():
    game = situation(
        [potion(2), club(14), spade(13), club(3)], deck=[club(2), weapon(9)], hp=14, held=weapon(3), durability=14
    )
    game.act(ARMED, 1)
    game.act(BARE, 2)
    assert game.over and game.score(0) == -(13 + 3 + 2)


def test_a_last_monster_leaves_the_health_alone_after_a_potion():
    game = situation([potion(9), club(2)], deck=[], held=weapon(5), durability=14)
    game.act(TAKE, 0)
    assert not game.over
    game.act(ARMED, 1)
    assert game.result == 1 and game.score(0) == 20


def test_the_log_tells_what_happened():
    game = situation(
        [potion(9), club(4), weapon(7), spade(5)],
        deck=[club(9), club(8), club(6)],
        hp=15,
        held=weapon(2),
        durability=14,
    )
    game.act(ARMED, 1)
    assert events(game) == [(TAKEN, 1, club(4), 15), (HURT, 2, 0, 15), (WORN, 13, 0, 15)]
    game.act(TAKE, 0)
    assert events(game) == [(TAKEN, 0, potion(9), 15), (HEALED, 7, 0, 15)]
    assert not game.log.revealed
    game.act(TAKE, 2)
    assert events(game) == [
        (TAKEN, 2, weapon(7), 15),
        (EQUIPPED, weapon(7), 0, 15),
        (DEALT, 0, club(9), 15),
        (DEALT, 1, club(8), 15),
        (DEALT, 2, club(6), 15),
        (NEW_ROOM, 0, 0, 15),
    ]
    assert game.log.revealed


@pytest.mark.parametrize(
    "place, value",
    [
        (HP, 21),
        (HP, 0),
        (WEAPON, club(9)),
        (WEAPON, 0),
        (DURABILITY, 0),
        (DURABILITY, 15),
        (FLED, 2),
        (TOUCHED, 2),
        (TOUCHED, 0),
        (POTION, 2),
        (LAST_HEAL, 9),
        (KNOWN, 1),
        (DECK_N, 4),
        (DECK_N, 2),
        (DECK_N, 255),
        (DISCARD_N, 0),
        (DISCARD_N, 255),
        (ROOM, 0),
        (ROOM, club(3)),
        (ROOM, 255),
        (DECK, 0),
        (DECK, 64),
        (DECK + 3, club(2)),
        (1, 1),
        (0, 255),
    ],
)
def test_a_state_with_one_wrong_byte_has_a_fault(place, value):
    game = situation(
        [club(2), 0, club(9), potion(3)],
        deck=[club(14), club(13), club(12)],
        held=weapon(4),
        durability=5,
        touched=1,
        potion_used=1,
    )
    assert game.state[place] != value
    game.state[place] = value
    assert game.fault() != ""


def lost():
    game = situation([club(9), potion(2)], deck=[], hp=3, touched=1)
    game.act(BARE, 0)
    return game


def won():
    game = situation([weapon(9)], deck=[], hp=3, touched=1)
    game.act(TAKE, 0)
    return game


@pytest.mark.parametrize("end, place, value", [(lost, HP, 5), (lost, 1, 1), (lost, 0, 0), (won, HP, 0), (won, 1, 2)])
def test_an_end_that_does_not_fit_has_a_fault(end, place, value):
    game = end()
    assert game.over and game.fault() == ""
    game.state[place] = value
    assert game.fault() != ""


def test_hiding_leaves_the_cards_seen_going_under_the_deck_where_they_lie():
    for n in range(20):
        game = Rules()
        game.deal(bytes([n] * 7), bytes(1), bytes([BOTTOM, STEP]))
        under = [game.room_card(i) for i in range(4)][::-1]
        game.act(FLEE, 0)
        before = bytes(game.state)
        dice = Rng()
        dice.seed(bytes([n]))
        game.hide(0, dice)
        assert list(game.state[DECK : DECK + 4]) == under and game.known == 4
        assert game.state[DECK + 4 : DECK + 40] != before[DECK + 4 : DECK + 40]
        assert game.state[HP:DECK] == before[HP:DECK] and game.state[DISCARD:] == before[DISCARD:]
