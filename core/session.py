"""One game being played: its history, undo, the replay line, and the record it is resumed from.

Undo replays the game from its deal. It is free back to the last card that was revealed; further back is allowed, but
then the game no longer counts. A history that is full loses the replay line and undo, never the game.
"""

import struct

from core.game import BadSave, IllegalAction

HISTORY = 128  # actions kept on the chip; a record's history is never longer
_HEAD = "<BBHH7s4s4s"  # flags, seats, actions, checkpoint, seed, seat kinds, options
_HEAD_SIZE = struct.calcsize(_HEAD)
_COUNTS = 1
_COMPLETE = 2


class Session:
    """A game and the way it came to its present state.

    game        the rules, dealt
    counts      whether this play goes into statistics and score tables when it ends
    actions     how many actions the history holds
    complete    whether the history reaches from the deal to now
    """

    def __init__(self, game, history=HISTORY):
        self.game = game
        self.seed = bytes(7)
        self.seats = bytes(1)
        self.options = bytes(4)
        self.counts = False
        self.actions = 0
        self.complete = True
        self._checkpoint = 0
        self._history = bytearray(2 * history)

    def deal(self, seed, seats, options, counts=False):
        """Start over; see `Game.deal`. `counts`: the console drew the seed and it is played for the first time."""
        self.seed = bytes(seed)
        self.seats = bytes(seats)
        self.options = bytes(options)
        self.counts = counts
        self._redeal()

    def _redeal(self):
        self.game.deal(self.seed, self.seats, self.options)
        self.actions = 0
        self._checkpoint = 0
        self.complete = True

    def restart(self):
        """The same deal again. It no longer counts."""
        self.counts = False
        self._redeal()

    def act(self, verb, arg=0):
        """Carry an action out and remember it. Raises IllegalAction."""
        self.game.act(verb, arg)
        i = 2 * self.actions
        if i == len(self._history):
            self.complete = False
        if self.complete:
            self._history[i] = verb
            self._history[i + 1] = arg
            self.actions += 1
            if self.game.log.revealed:
                self._checkpoint = self.actions

    @property
    def solitaire(self):
        return self.game.SEATS[1] == 1

    @property
    def can_undo(self):
        """Whether there is an action to take back."""
        return self.solitaire and self.complete and self.actions > 0 and not self.game.over

    @property
    def undo_is_free(self):
        """Whether taking one back leaves no revealed card known: then the game still counts."""
        return self.actions > self._checkpoint

    def undo(self):
        """Take the last action back. False where there is none."""
        if not self.can_undo:
            return False
        if not self.undo_is_free:
            self.counts = False
        wanted = self.actions - 1
        history = self._history
        self._redeal()
        for i in range(wanted):
            self.act(history[2 * i], history[2 * i + 1])
        return True

    def line(self):
        """The replay line, None where the history isn't complete."""
        from core import replay  # only the desk asks; on the chip its 4 KB stay out of memory

        if not self.complete:
            return None
        return replay.pack(self.game, self.options, self.seats, self.seed, self._history[: 2 * self.actions])

    # -- records --------------------------------------------------------------------------------------------------
    def record(self):
        """The payload to save. Only solitaires keep their history in it, as far as it has at most 128 actions."""
        kept = self.actions if self.solitaire and self.complete and self.actions <= HISTORY else 0
        whole = self.complete and kept == self.actions
        head = struct.pack(
            _HEAD,
            _COUNTS * self.counts | _COMPLETE * whole,
            len(self.seats),
            kept,
            min(self._checkpoint, kept),
            self.seed,
            self.seats + bytes(4 - len(self.seats)),
            self.options + bytes(4 - len(self.options)),
        )
        return head + self.game.save() + bytes(self._history[: 2 * kept])

    def restore(self, payload):
        """Take over a saved game. Raises BadSave; then nothing has changed. A history that doesn't lead to the saved state
        (the rules have changed since) is given up: the line and undo are lost, not the game."""
        size = self.game.SIZE
        if len(payload) < _HEAD_SIZE + size:
            raise BadSave("too short")
        flags, n, actions, checkpoint, seed, kinds, options = struct.unpack(_HEAD, payload[:_HEAD_SIZE])
        history = payload[_HEAD_SIZE + size :]
        if len(history) != 2 * actions or actions > HISTORY or checkpoint > actions:
            raise BadSave("a history of a wrong length")
        if not self.game.SEATS[0] <= n <= self.game.SEATS[1] or max(seed) > 31:
            raise BadSave("a wrong number of seats, or no seed")
        game = self.game
        before = game.save()
        game.load(payload[_HEAD_SIZE : _HEAD_SIZE + size])
        if kinds[:n] != _kinds(game) or options[: len(game.OPTIONS)] != _options(game):
            game.state[:] = before
            raise BadSave("seats or options that aren't the game's")
        self.seed = seed
        self.seats = kinds[:n]
        self.options = options[: len(game.OPTIONS)]
        self.counts = flags & _COUNTS != 0
        self.complete = False
        if flags & _COMPLETE:
            self._history[: len(history)] = history
            self._retrace(actions)
        if not self.complete:
            self.actions = self._checkpoint = 0

    def _retrace(self, actions):
        """Play the history anew; `complete` if it leads to the present state, in which the game is left."""
        game = self.game
        now = game.save()
        history = self._history
        self._redeal()
        try:
            for i in range(actions):
                self.act(history[2 * i], history[2 * i + 1])
        except IllegalAction:
            self.complete = False
        if game.state != now:
            self.complete = False
            game.state[:] = now
        game.log.clear()


def _kinds(game):
    return bytes([game.seat_kind(i) for i in range(game.seats)])


def _options(game):
    return bytes([game.option(i) for i in range(len(game.OPTIONS))])
