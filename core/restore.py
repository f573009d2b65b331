"""From a record back to a game being played. The console loads this only to resume one."""

import struct

from core.game import BadSave, IllegalAction
from core.session import COMPLETE, COUNTS, HEAD, HISTORY

_HEAD_SIZE = struct.calcsize(HEAD)


def restore(session, payload):
    """Have a session take over a saved game. Raises BadSave; then nothing has changed. A history that doesn't lead to the saved state
    (the rules have changed since) is given up: the line and undo are lost, not the game."""
    size = session.game.SIZE
    if len(payload) < _HEAD_SIZE + size:
        raise BadSave("too short")
    flags, n, actions, checkpoint, seed, kinds, options = struct.unpack(HEAD, payload[:_HEAD_SIZE])
    history = payload[_HEAD_SIZE + size :]
    if len(history) != 2 * actions or actions > HISTORY or checkpoint > actions:
        raise BadSave("a history of a wrong length")
    if not session.game.SEATS[0] <= n <= session.game.SEATS[1] or max(seed) > 31:
        raise BadSave("a wrong number of seats, or no seed")
    game = session.game
    before = game.save()
    game.load(payload[_HEAD_SIZE : _HEAD_SIZE + size])
    if kinds[:n] != _kinds(game) or options[: len(game.OPTIONS)] != _options(game):
        game.state[:] = before
        raise BadSave("seats or options that aren't the game's")
    session.seed = seed
    session.seats = kinds[:n]
    session.options = options[: len(game.OPTIONS)]
    session.counts = flags & COUNTS != 0
    session.complete = False
    if flags & COMPLETE:
        session.history[: len(history)] = history
        _retrace(session, actions)
    if not session.complete:
        session.actions = session.checkpoint = 0


def _retrace(session, actions):
    """Play the history anew; `complete` if it leads to the present state, in which the game is left."""
    game = session.game
    now = game.save()
    history = session.history
    session.redeal()
    try:
        for i in range(actions):
            session.act(history[2 * i], history[2 * i + 1])
    except IllegalAction:
        session.complete = False
    if game.state != now:
        session.complete = False
        game.state[:] = now
    game.log.clear()


def _kinds(game):
    return bytes([game.seat_kind(i) for i in range(game.seats)])


def _options(game):
    return bytes([game.option(i) for i in range(len(game.OPTIONS))])
