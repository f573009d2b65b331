"""Scoundrel played beside a second reading of rules/scoundrel.md, written with lists and no thought for a chip."""

import random

import pytest

from core import cards
from core.games.dungeon import ARMED, BARE, FLEE, TAKE
from core.games.scoundrel import Rules

HP, DECK = 20, 34  # where the state keeps health, and the deck bottom first


def deck_of(game):
    """The hidden deck, top first."""
    return list(game.state[DECK : DECK + game.deck_count])[::-1]


class Model:
    """The rules by their numbers. `deck` has its top first; after a shuffle it is looked up, chance is the game's."""

    def __init__(self, game):
        self.flee, self.wear = game.option(0), game.option(1)
        self.hp, self.weapon, self.durability = 20, 0, 0
        self.room = [game.room_card(i) for i in range(4)]
        self.deck = deck_of(game)
        self.fled_before = self.started = self.drunk = False
        self.last = 0
        self.won = None

    def is_monster(self, card):
        return card // 16 in (cards.CLUBS, cards.SPADES)

    def offered(self):
        if self.won is not None:
            return set()
        out = set()
        for slot, card in enumerate(self.room):
            if not card:
                continue
            if self.is_monster(card):
                out.add((BARE, slot))
                if self.weapon and self.durability >= card % 16:
                    out.add((ARMED, slot))
            else:
                out.add((TAKE, slot))
        if 0 not in self.room and not self.started and not self.fled_before:
            out.add((FLEE, 0))
        return out

    def act(self, verb, slot, game):
        if verb == FLEE:
            if self.flee == 1:
                whole = self.deck + self.room
            else:  # the new order is chance's: room first, then what is left
                whole = [game.room_card(i) for i in range(4)] + deck_of(game)
                assert sorted(whole) == sorted(self.deck + self.room)
            self.room, self.deck = whole[:4], whole[4:]
            self.fled_before = True
            self.started = self.drunk = False
            return
        card = self.room[slot]
        value = card % 16
        self.last = card
        if card // 16 == cards.HEARTS:
            if not self.drunk:
                self.hp = min(20, self.hp + value)
            self.drunk = True
        elif card // 16 == cards.DIAMONDS:
            self.weapon, self.durability = card, 14
        else:
            self.hp -= max(0, value - self.weapon % 16) if verb == ARMED else value
            if self.hp <= 0:
                self.hp = 0
                self.won = False
                return
            if verb == ARMED:
                self.durability = (self.durability - 1, value, value - 1)[self.wear]
        self.room[slot] = 0
        self.started = True
        left = [c for c in self.room if c]
        if not self.deck:
            if not left:
                self.won = True
        elif len(left) == 1:
            for i in range(4):
                if not self.room[i] and self.deck:
                    self.room[i] = self.deck.pop(0)
            self.fled_before = self.started = self.drunk = False

    def score(self):
        if self.won:
            potion = self.last // 16 == cards.HEARTS and self.hp == 20
            return self.hp + (self.last % 16 if potion else 0)
        return -sum(c % 16 for c in self.deck + self.room if self.is_monster(c))

    def seen(self):
        return (self.hp, self.weapon, self.durability, self.room, self.deck, self.won)


def seen(game):
    won = bool(game.result) if game.over else None
    room = [game.room_card(i) for i in range(4)]
    return (game.hp, game.weapon, game.durability, room, deck_of(game), won)


def offered(game):
    out = bytearray(3 * game.MAX_ACTIONS)
    n = game.actions(out)
    assert all(out[3 * i + 1] == out[3 * i + 2] for i in range(n))
    return {(out[3 * i], out[3 * i + 1]) for i in range(n)}


def choose(chance, game, actions):
    """Mostly the action that costs least, so that games last and some are won; now and then any."""
    actions = sorted(actions)
    if chance.random() < 0.15:
        return chance.choice(actions)
    chance.shuffle(actions)
    return min(actions, key=lambda a: 0 if a[0] in (TAKE, FLEE) else game.damage(a[1], a[0] == ARMED))


@pytest.mark.parametrize("flee", range(2), ids=["shuffle", "bottom"])
@pytest.mark.parametrize("wear", range(3), ids=["step", "classic", "strict"])
def test_the_game_is_what_the_rules_say(flee, wear):
    chance = random.Random(f"{flee} {wear}")
    ends = set()
    for _ in range(150):
        game = Rules()
        game.deal(bytes(chance.randrange(32) for _ in range(7)), bytes(1), bytes([flee, wear]))
        model = Model(game)
        while not game.over:
            assert offered(game) == model.offered()
            verb, slot = choose(chance, game, model.offered())
            game.act(verb, slot)
            model.act(verb, slot, game)
            assert seen(game) == model.seen()
        assert model.offered() == set() and game.score(0) == model.score()
        ends.add(len([c for c in model.room if c]))
    assert len(ends) > 2


@pytest.mark.parametrize("flee", range(2), ids=["shuffle", "bottom"])
@pytest.mark.parametrize("wear", range(3), ids=["step", "classic", "strict"])
def test_every_deck_walked_to_its_end_leaves_a_last_room_of_two(flee, wear):
    """By a player whose health is filled up now and then, so that it never dies."""
    chance = random.Random(f"{flee} {wear}")
    scores = set()
    for _ in range(60):
        game = Rules()
        game.deal(bytes(chance.randrange(32) for _ in range(7)), bytes(1), bytes([flee, wear]))
        model = Model(game)
        sizes = []
        while not game.over:
            if game.deck_count == 0:
                sizes.append(game.room_count())
            if game.hp < 15:
                game.state[HP] = model.hp = chance.randrange(15, 21)
            verb, slot = chance.choice(sorted(offered(game)))
            game.act(verb, slot)
            model.act(verb, slot, game)
            assert seen(game) == model.seen() and game.fault() == ""
        assert game.result == 1 and sizes == [2, 1] and game.score(0) == model.score()
        scores.add(game.score(0))
    assert min(scores) < 20 < max(scores)
