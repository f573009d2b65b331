"""One game being played: its history, undo, the replay line, and the record it is resumed from.

Undo replays the game from its deal. It is free back to the last card that was revealed; further back is allowed, but
then the game no longer counts. A history that is full loses the replay line and undo, never the game.
"""

import struct

HISTORY = 128  # actions kept on the chip; a record's history is never longer
HEAD = "<BBHH7s4s4s"  # of a record: flags, seats, actions, checkpoint, seed, seat kinds, options
COUNTS = 1
COMPLETE = 2


class Session:
    """A game and the way it came to its present state.

    game        the rules, dealt
    counts      whether this play goes into statistics and score tables when it ends
    actions     how many actions the history holds
    complete    whether the history reaches from the deal to now
    history     verb, argument, verb, argument ..., `checkpoint` of them up to the last card that was revealed
    """

    def __init__(self, game, history=HISTORY):
        self.game = game
        self.seed = bytes(7)
        self.seats = bytes(1)
        self.options = bytes(4)
        self.counts = False
        self.actions = 0
        self.complete = True
        self.checkpoint = 0
        self.history = bytearray(2 * history)

    def deal(self, seed, seats, options, counts=False):
        """Start over; see `Game.deal`. `counts`: the console drew the seed and it is played for the first time."""
        self.seed = bytes(seed)
        self.seats = bytes(seats)
        self.options = bytes(options)
        self.counts = counts
        self.redeal()

    def redeal(self):
        """Go back to the deal with an empty history."""
        self.game.deal(self.seed, self.seats, self.options)
        self.actions = 0
        self.checkpoint = 0
        self.complete = True

    def restart(self):
        """The same deal again. It no longer counts."""
        self.counts = False
        self.redeal()

    def act(self, verb, arg=0):
        """Carry an action out and remember it. Raises IllegalAction."""
        self.game.act(verb, arg)
        i = 2 * self.actions
        if i == len(self.history):
            self.complete = False
        if self.complete:
            self.history[i] = verb
            self.history[i + 1] = arg
            self.actions += 1
            if self.game.log.revealed:
                self.checkpoint = self.actions

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
        return self.actions > self.checkpoint

    def undo(self):
        """Take the last action back. False where there is none."""
        if not self.can_undo:
            return False
        if not self.undo_is_free:
            self.counts = False
        wanted = self.actions - 1
        history = self.history
        self.redeal()
        for i in range(wanted):
            self.act(history[2 * i], history[2 * i + 1])
        return True

    def line(self):
        """The replay line, None where the history isn't complete."""
        return self._packed(self.history[: 2 * self.actions]) if self.complete else None

    def deal_line(self):
        """The replay line of the deal, with nothing played yet: what a link shares."""
        return self._packed(b"")

    def _packed(self, actions):
        from core import replay  # seldom asked for on the chip: its 4 KB stay out of memory

        return replay.pack(self.game, self.options, self.seats, self.seed, actions)

    # -- records --------------------------------------------------------------------------------------------------
    def record(self):
        """The payload to save, for `core.restore`. Only solitaires keep their history in it, as far as it has at most 128 actions."""
        kept = self.actions if self.solitaire and self.complete and self.actions <= HISTORY else 0
        whole = self.complete and kept == self.actions
        head = struct.pack(
            HEAD,
            COUNTS * self.counts | COMPLETE * whole,
            len(self.seats),
            kept,
            min(self.checkpoint, kept),
            self.seed,
            self.seats + bytes(4 - len(self.seats)),
            self.options + bytes(4 - len(self.options)),
        )
        return head + self.game.save() + bytes(self.history[: 2 * kept])
