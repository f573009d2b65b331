"""Champions played beside a second reading of rules/champions.md, written with lists and no thought for a chip."""

import random

import pytest

from core.games.champions import ABILITY, BERSERKER, HERBALIST, PALADIN, ROGUE, Rules
from core.games.champions_cards import CARDS, ELECTRIC, STURDY, VAMPIRIC
from core.games.dungeon import ARMED, BARE, FLEE, TAKE
from tests.rules.champions_situations import DECK, HP


class Card:
    """A card of the model: 'monster', 'weapon', 'potion' or 'shield'."""

    def __init__(self, number, game):
        self.number = number
        index = number - 1
        if index < 26:
            self.kind, self.strength = "monster", 2 + index // 2
        elif index < 35:
            self.kind, self.strength = "weapon", index - 24
        elif index < 44:
            self.kind, self.strength = "potion", index - 33
        else:
            self.kind, self.strength = "shield", index - 41
        self.effect = game.effect(number)


class Model:
    """The rules by their numbers. `deck` has its top first."""

    def __init__(self, game):
        cards = {number: Card(number, game) for number in range(1, CARDS + 1)}
        self.champion = game.champion
        self.hp = 20
        self.room = [cards[game.room_card(i)] for i in range(4)]
        self.deck = [cards[n] for n in deck_of(game)]
        self.weapon = self.shield = None
        self.limit = self.block_left = self.mana = self.charges = self.flights = self.drunk = self.kills = 0
        self.touched = False
        self.won = None
        self.cost = {PALADIN: 5, HERBALIST: 3, ROGUE: 3, BERSERKER: 4}[self.champion]

    def offered(self):
        if self.won is not None:
            return set()
        out = set()
        for slot, card in enumerate(self.room):
            if card and card.kind == "monster":
                out.add((BARE, slot))
                frenzy = self.champion == BERSERKER and self.charges
                if self.weapon and (card.strength < self.limit or frenzy):
                    out.add((ARMED, slot))
                if self.champion == ROGUE and self.mana == self.cost and card.strength > 1:
                    out.add((ABILITY, slot))
            elif card:
                out.add((TAKE, slot))
        if all(self.room) and not self.touched and self.flights < (2 if self.champion == ROGUE else 1):
            out.add((FLEE, 0))
        if self.mana == self.cost and (
            self.champion == HERBALIST and self.hp < 20 or self.champion in (PALADIN, BERSERKER) and self.charges < 3
        ):
            out.add((ABILITY, 0))
        return out

    def act(self, verb, slot):
        if verb == FLEE:
            self.deck += self.room
            self.room = [None] * 4
            self.flights += 1
            self.new_room()
        elif verb == ABILITY:
            self.mana = 0
            if self.champion == HERBALIST:
                self.hp = min(20, self.hp + 3)
            elif self.champion == ROGUE:
                self.room[slot].strength = max(1, self.room[slot].strength - 6)
                self.touched = True
            else:
                self.charges = 3
        else:
            card = self.room[slot]
            if card.kind == "monster":
                if not self.survives(card, verb == ARMED):
                    self.won = False
                    return
            elif card.kind == "potion":
                self.drunk += 1
                if self.drunk <= (2 if self.champion == HERBALIST else 1):
                    self.hp = min(20, self.hp + card.strength)
            elif card.kind == "weapon":
                self.weapon, self.limit = card, 15
            else:
                self.shield, self.block_left = card, card.strength
            self.room[slot] = None
            self.touched = True
            left = sum(card is not None for card in self.room)
            if left == 1 and self.deck or left == 0:
                self.flights = 0
                if left == 0:
                    self.won = True
                self.new_room()

    def new_room(self):
        """Also where the last room was cleared: then there is nothing to be filled."""
        self.mana = min(self.cost, self.mana + 1)
        self.touched = False
        self.drunk = 0
        for slot in range(4):
            if not self.room[slot] and self.deck:
                self.room[slot] = self.deck.pop(0)

    def survives(self, card, armed):
        hit = card.strength - (self.weapon.strength if armed else 0)
        if not armed and self.champion == BERSERKER:
            hit -= 2
        if hit > 0 and self.champion == PALADIN and self.charges:
            hit -= 3
            self.charges -= 1
        hit = max(hit, 0)
        if self.shield:
            stopped = min(hit, self.shield.strength, self.block_left)
            hit -= stopped
            self.block_left -= stopped
            if not self.block_left:
                self.shield = None
        self.hp -= hit
        if self.hp <= 0:
            self.hp = 0
            return False
        self.kills += 1
        if armed:
            self.after(card)
        if self.champion == PALADIN and self.kills % 5 == 0:
            self.hp = min(20, self.hp + 3)
        return True

    def after(self, card):
        if self.champion == BERSERKER and self.charges:
            self.charges -= 1
        fall = max(0, self.limit - card.strength)
        self.limit -= min(fall, 2) if self.weapon.effect == STURDY else fall
        if self.weapon.effect == VAMPIRIC:
            self.hp = min(20, self.hp + 1)
        if self.weapon.effect == ELECTRIC:
            for other in self.room:
                if other and other is not card and other.kind == "monster":
                    other.strength = max(1, other.strength - 1)

    def score(self):
        if self.won:
            return self.hp + 10
        return -sum(c.strength for c in self.deck + self.room if c and c.kind == "monster")

    def seen(self):
        room = [card.number if card else 0 for card in self.room]
        strengths = {c.number: c.strength for c in self.room + self.deck if c}
        return (
            (self.hp, self.weapon.number if self.weapon else 0, self.limit),
            (self.shield.number if self.shield else 0, self.block_left if self.shield else 0),
            (self.mana, self.charges, room, [card.number for card in self.deck], strengths, self.won),
        )


def deck_of(game):
    """The hidden deck, top first."""
    return list(game.state[DECK : DECK + game.deck_count])[::-1]


def seen(game):
    won = bool(game.result) if game.over else None
    room = [game.room_card(i) for i in range(4)]
    deck = deck_of(game)
    strengths = {card: game.strength(card) for card in room + deck if card}
    return (
        (game.hp, game.weapon, game.limit),
        (game.shield, game.durability),
        (game.mana, game.charges, room, deck, strengths, won),
    )


def offered(game):
    out = bytearray(3 * game.MAX_ACTIONS)
    n = game.actions(out)
    assert all(out[3 * i + 1] == out[3 * i + 2] for i in range(n))
    return {(out[3 * i], out[3 * i + 1]) for i in range(n)}


@pytest.mark.parametrize("filled", [False, True], ids=["as it is", "health filled up"])
@pytest.mark.parametrize("champion", range(4))
def test_the_game_is_what_the_rules_say(champion, filled):
    """With health filled up now and then every deck is walked to its end, and leaves a last room of two."""
    chance = random.Random(f"{champion} {filled}")
    ends = set()
    for _ in range(100):
        game = Rules()
        game.deal(bytes(chance.randrange(32) for _ in range(7)), bytes(1), bytes([champion]))
        model = Model(game)
        sizes = []
        while not game.over:
            assert offered(game) == model.offered()
            if game.deck_count == 0:
                sizes.append(game.room_count())
            if filled and game.hp < 15:
                game.state[HP] = model.hp = chance.randrange(15, 21)
            verb, slot = choose(chance, game)
            game.act(verb, slot)
            model.act(verb, slot)
            assert seen(game) == model.seen() and game.fault() == ""
        assert model.offered() == offered(game) == set() and game.score(0) == model.score()
        ends.add((game.result, game.score(0)))
        if filled:
            assert game.result == 1 and [n for i, n in enumerate(sizes) if n not in sizes[:i]] == [2, 1]
            assert game.defeated == 26
    assert len(ends) > 5


def choose(chance, game):
    """Mostly the action that costs least, so that games last; now and then any."""
    actions = sorted(offered(game))
    if chance.random() < 0.3:
        return chance.choice(actions)
    chance.shuffle(actions)
    return min(actions, key=lambda a: game.weigh(a[1], a[0] == ARMED) if a[0] in (BARE, ARMED) else 0)
