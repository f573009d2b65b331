"""Hit the Deck's table as tests set it: cards by short names, hands, piles and turn as wanted.

Names: R3 a red 3, GC a green Cut, YF a yellow Flip, H4 the Hit with a Number 4, HB the Hit with a Color blue, HH the Hit with a Hand.
"""

from core.game import EASY, HARD, NEXT, NORMAL, PERSON
from core.games.hit_the_deck import DRAW, FALSE, KEEP, PLAY, SLAP, Rules
from core.games.hit_the_deck_piles import COPIES, CUT, FLIP, HAND, KINDS

SIZES, DRAW_N, DISCARD_N, HANDS, PILES, END = 20, 24, 25, 26, 186, 296
BACK, LAID, MAY_SLIP, TIMES, PHASE, DEALER, DEMAND, DRAWN, TOTALS = 296, 297, 298, 299, 303, 304, 305, 306, 307
LAIN = 64
SEED = bytes([3, 1, 4, 1, 5, 9, 2])
SEATS = "penh"
VERBS = {PLAY: "play", DRAW: "draw", KEEP: "keep", SLAP: "slap", FALSE: "false", NEXT: "next"}

assert SEATS == "".join("penh"[kind] for kind in (PERSON, EASY, NORMAL, HARD))


def card(name):
    """The byte of a card's name."""
    colours = " RGBY"
    if name == "HH":
        return HAND
    if name[0] == "H":
        return colours.index(name[1]) << 3 if name[1] in colours else int(name[1])
    face = {"C": CUT, "F": FLIP}.get(name[1]) or int(name[1])
    return colours.index(name[0]) << 3 | face


def cards(names):
    return [card(name) for name in names.split()]


def name(byte):
    """The name of a card's byte."""
    colour, face = byte >> 3, byte & 7
    if not colour:
        return "HH" if byte == HAND else f"H{byte}"
    if not face:
        return f"H{' RGBY'[colour]}"
    return " RGBY"[colour] + ("CF"[face - CUT] if face >= CUT else str(face))


def dealt(seats="pp", words=0, slap=0, target=0, seed=SEED):
    """A game with seats as in a replay line and option values by index."""
    game = Rules()
    game.deal(seed, bytes(SEATS.index(kind) for kind in seats), bytes([words, slap, target]))
    return game


def table(hands, top, draw="", discards="", rest="draw", demand=False, turn=0, laid=4, totals=(), **options):
    """A game that stands so: a hand of names a seat, the top card, the next cards to be drawn (first one first), the
    discards under the top card (topmost first); `rest` says where all other cards are: under the draw pile, under the
    discards, or in a seat's hand. Chance decides who slaps last unless `slap=0` is given."""
    options = {"seats": "p" * len(hands), "slap": 1, **options}
    game = dealt(**options)
    state = game.state
    held = [[0] * KINDS for _ in range(4)]
    for seat, names in enumerate(hands):
        for byte in cards(names):
            held[seat][byte] += 1
    next_cards, under = cards(draw), cards(discards)
    others = []
    for byte in range(KINDS):
        lying = sum(hand[byte] for hand in held) + [card(top), *next_cards, *under].count(byte)
        assert lying <= COPIES[byte], f"{lying} of {name(byte)}"
        others += [byte] * (COPIES[byte] - lying)
    if rest == "draw":
        next_cards += others
    elif rest == "discards":
        under += others
    else:
        for byte in others:
            held[rest][byte] += 1
    state[SIZES:END] = bytes(END - SIZES)
    for seat in range(4):
        state[SIZES + seat] = sum(held[seat])
        state[HANDS + KINDS * seat : HANDS + KINDS * (seat + 1)] = bytes(held[seat])
    state[DRAW_N] = len(next_cards)
    state[PILES : PILES + len(next_cards)] = bytes(reversed(next_cards))
    pile = [card(top), *under]
    state[DISCARD_N] = len(pile)
    state[END - len(pile) : END] = bytes(byte | LAIN for byte in pile)
    state[BACK] = state[MAY_SLIP] = state[DRAWN] = state[PHASE] = 0
    state[LAID], state[DEMAND] = laid, demand
    for seat, total in enumerate(totals):
        state[TOTALS + 2 * seat], state[TOTALS + 2 * seat + 1] = total & 255, total >> 8
    game.set_turn(turn)
    assert game.fault() == "", game.fault()
    return game


def act(game, verb, arg=0):
    """Act; the state must be sound afterwards. An argument may be a card's name."""
    game.act(verb, card(arg) if isinstance(arg, str) else arg)
    assert game.fault() == "", game.fault()
    return game


def can(game):
    """What is offered, in words: `play R3`, `draw`, `slap 0-250`, `false 2` ..."""
    out = bytearray(3 * game.MAX_ACTIONS)
    found = []
    for i in range(game.actions(out)):
        verb, low, high = out[3 * i : 3 * i + 3]
        word = VERBS[verb]
        if verb == PLAY:
            assert low == high
            word += " " + name(low)
        elif verb in (SLAP, FALSE):
            word += f" {low}" if low == high else f" {low}-{high}"
        found.append(word)
    return found


def hand(game, seat):
    """A hand as names."""
    return " ".join(name(byte) for byte in range(KINDS) for _ in range(game.count(seat, byte)))


def draw_pile(game):
    """The draw pile's cards, the top first."""
    n = game.state[DRAW_N]
    return [name(byte & 63) for byte in reversed(game.state[PILES : PILES + n])]


def discard_pile(game):
    """The discard pile's cards, the top first."""
    return [name(byte & 63) for byte in game.state[END - game.state[DISCARD_N] : END]]


def events(game, *kinds):
    """The last act's events of these kinds (all without), as (kind, first, second argument)."""
    log = game.log
    found = [tuple(log.data[4 * i : 4 * i + 3]) for i in range(log.n)]
    return [event for event in found if not kinds or event[0] in kinds]
