"""What must come out the same on every interpreter, printed line by line."""

import binascii

import random_play

from core import cards, replay, save, seed
from core.rng import Rng


def _hex(data):
    return binascii.hexlify(data).decode()


def chance():
    """Sequences of the generator, its bounded numbers, shuffles and drawn seeds."""
    rng = Rng()
    for start in (b"", bytes(7), bytes(range(7)), bytes([31] * 7), bytes(range(244, 256))):
        rng.seed(start)
        print([rng.next() for _ in range(12)])
        print([rng.below(n) for n in (1, 2, 3, 6, 44, 52, 255, 32769, 65535, 65536)])
        deck = bytearray([cards.card(suit, rank) for suit in range(4) for rank in range(2, 15)])
        rng.shuffle(deck, 4, 44)
        print(_hex(deck), seed.text(seed.draw(rng)), _hex(rng.buf))
        cards.sort(deck, 0, len(deck))
        print(_hex(deck))
    for _ in range(70000):
        rng.next()
    print(rng.next(), _hex(rng.buf))


def records():
    """Records, and how bad ones are refused."""
    rng = random_play.dice(1)
    for n in (0, 1, 17, 300):
        data = save.pack("scoundrel", bytes([rng.below(256) for _ in range(n)]))
        print(_hex(data), _hex(save.unpack("scoundrel", data)))
        for bad in (
            b"",
            data[:2],
            data[:-1],
            b"X" + data[1:],
            data[:2] + b"\xff" + data[3:],
            data[:-1] + b"\x00",
            data + b"\x00",
        ):
            try:
                print(_hex(save.unpack("scoundrel", bad)))
            except save.BadRecord as error:
                print(error)


def refusals(lines):
    """What is said of bad replay lines."""
    for line in lines:
        try:
            replay.play(line)
            print("taken")
        except replay.BadLine as error:
            print(error)


def play(name, first, last, actions):
    """Random games with at most so many actions each: after every action a check sum of state and events."""
    rng = random_play.dice(first)
    for number in range(first, last):
        session = random_play.session(name, number)
        game = session.game
        offered = bytearray(3 * game.MAX_ACTIONS)
        print(name, number, _hex(game.state))
        for _ in range(actions):
            if game.over:
                break
            choice = random_play.choose(game, offered, rng)
            session.act(choice >> 8, choice & 255)
            log = game.log
            print(choice, binascii.crc32(game.state), binascii.crc32(log.data[: 4 * log.n]), log.n, log.revealed)
        print(game.result if game.over else "-", [game.score(seat) for seat in range(game.seats)], session.line())
        print(_hex(session.record()))
        _undo(session)


def _undo(session):
    while session.can_undo and session.actions > 1:
        session.undo()
        session.undo()
        print(session.actions, session.undo_is_free, binascii.crc32(session.game.state))


def think(name, number, decisions):
    """A game played by the computer: its decisions."""
    session = random_play.session(name, number)
    game = session.game
    players = []
    for seat in range(game.seats):
        module = random_play.load.module("core.ai", name)
        players.append(module.Player(game, seat, 1 + seat % 3, random_play.dice(seat)))
    for _ in range(decisions):
        if game.over:
            break
        choice = None
        while choice is None:
            choice = players[game.turn].think()
        print(choice)
        session.act(choice >> 8, choice & 255)
