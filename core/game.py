"""The contract every game keeps, so that console, computer players, tests and replays drive all games alike.

A game is a state machine over one bytearray, `state`. Its first HEADER bytes are the same in every game; a
subclass lays out the rest. All buffers are made in `__init__`, none afterwards.

A subclass declares
    NAME         its name: the module's, the replay line's and the save's
    OPTIONS      ((name, (value, value, ...)), ...), first value the default; at most 4 options
    SEATS        (fewest, most) seats
    SIZE         bytes of state, header included
    MAX_ACTIONS  the most triples `actions` ever writes
    RARE         verbs that random play picks at 2 % only
    SCORES       how many tables of the five best are kept: 0, 1, or one for each value of the first option
    PARTS        the modules it needs besides its own, by their full names: they leave the memory with it, those that end in
                 _faults already when a saved game was loaded
and implements `_deal()`, `actions(out)`, `_act(verb, arg)`, `score(seat)`, `fault()`, `hide(seat, rng)` and, where
a long match can be long enough for a fuzz, `enough()`.
"""

from core.rng import Rng

OVER = 255  # `turn` when the game is over
NEXT = 15  # the verb that deals on after a hand or round (see `Game`); seat 0 acts it

PERSON = 0  # kinds of seat; the computer's levels are easy, normal, hard
EASY = 1
NORMAL = 2
HARD = 3

EVERYONE = 15  # the seats of an event that all may see
LOG_EVENTS = 48

_TURN = 0
_RESULT = 1
_SEATS = 2
_KINDS = 3
_RNG = 7
_OPTIONS = 15
HEADER = 20


class IllegalAction(Exception):
    """The action isn't offered now. The state is byte for byte what it was."""


class BadSave(Exception):
    """What should be loaded is no sound state of this game. The game is as it was before."""


def usual_seats(rules):
    """The seats of a game that nobody has set up yet: a person, then computers of the middle level, as few as may be."""
    return bytes([PERSON] + [NORMAL] * (rules.SEATS[0] - 1))


class Log:
    """The events of the last act, in order, for animation and tests: four bytes each in a fixed buffer.

    An event is (kind, a, b, seats): kind and its two arguments 0..255 as the game's file defines them, seats a bit mask
    of who may see it. `revealed` tells that a card came to light that was hidden before: undo stops there.
    """

    def __init__(self):
        self.data = bytearray(4 * LOG_EVENTS)
        self.n = 0
        self.revealed = False

    def clear(self):
        self.n = 0
        self.revealed = False

    def add(self, kind, a, b, seats):
        if self.n < LOG_EVENTS:
            i = 4 * self.n
            self.data[i] = kind
            self.data[i + 1] = a
            self.data[i + 2] = b
            self.data[i + 3] = seats
            self.n += 1


class Game:
    """Base of every game: header, options, seats, legality, save and load. See the module for what a subclass adds."""

    NAME = ""
    OPTIONS = ()
    SEATS = (1, 1)
    SIZE = HEADER
    MAX_ACTIONS = 1
    RARE = ()
    SCORES = 0
    PARTS = ()

    def __init__(self):
        self.state = bytearray(self.SIZE)
        self.rng = Rng(self.state, _RNG)
        self.log = Log()
        self._offered = bytearray(3 * self.MAX_ACTIONS)
        self.state[_TURN] = OVER

    # -- set-up ---------------------------------------------------------------------------------------------------
    def deal(self, seed, seats, options):
        """Start over. `seed`: seven bytes 0..31; `seats`: a byte a seat (PERSON, EASY, NORMAL, HARD); `options`: a byte an
        option, the index of its value. The same arguments give the same game on every interpreter. Raises ValueError
        where seats or options aren't the game's; then nothing is dealt."""
        state = self.state
        for i in range(len(state)):
            state[i] = 0
        state[_SEATS] = len(seats)
        for i in range(len(seats)):
            state[_KINDS + i] = seats[i]
        for i in range(len(options)):
            state[_OPTIONS + i] = options[i]
        fault = self._header_fault()
        if fault:
            state[_TURN] = OVER
            raise ValueError(self.NAME + ": " + fault)
        self.rng.seed(seed)
        self.log.clear()
        self._deal()

    @property
    def turn(self):
        """The seat that must decide now, or OVER."""
        return self.state[_TURN]

    def set_turn(self, seat):
        self.state[_TURN] = seat

    def finish(self, winners):
        """End the game; `winners` is a bit mask of seats, 0 for nobody."""
        self.state[_TURN] = OVER
        self.state[_RESULT] = winners

    @property
    def over(self):
        return self.state[_TURN] == OVER

    @property
    def result(self):
        """When over: a bit mask of the seats that won (0 nobody)."""
        return self.state[_RESULT]

    @property
    def seats(self):
        """How many seats play."""
        return self.state[_SEATS]

    def seat_kind(self, seat):
        """PERSON, EASY, NORMAL or HARD."""
        return self.state[_KINDS + seat]

    def option(self, index):
        """The chosen value's index of the option with this index."""
        return self.state[_OPTIONS + index]

    # -- play -----------------------------------------------------------------------------------------------------
    def allows(self, verb, arg):
        """Whether `actions` offers this now."""
        offered = self._offered
        for i in range(self.actions(offered)):
            if offered[3 * i] == verb and offered[3 * i + 1] <= arg <= offered[3 * i + 2]:
                return True
        return False

    def act(self, verb, arg=0):
        """Carry an action out; its events are in `log` afterwards. Raises IllegalAction."""
        if not self.allows(verb, arg):
            raise IllegalAction("%s: verb %d with %d isn't offered now" % (self.NAME, verb, arg))
        self.log.clear()
        self._act(verb, arg)

    def enough(self):
        """For random play: whether a long match may be left here and counted as sound."""
        return False

    # -- copies and records ---------------------------------------------------------------------------------------
    def copy_from(self, other):
        """Become the same as `other`, a game of the same class."""
        self.state[:] = other.state

    def save(self):
        """The state as bytes, for `load`."""
        return bytes(self.state)

    def load(self, data):
        """Take over a saved state after checking it. Raises BadSave, leaving the game as it was."""
        if len(data) != self.SIZE:
            raise BadSave("%s: %d bytes instead of %d" % (self.NAME, len(data), self.SIZE))
        before = bytes(self.state)
        self.state[:] = data
        fault = self._header_fault() or self.fault()
        if fault:
            self.state[:] = before
            raise BadSave(self.NAME + ": " + fault)
        self.log.clear()

    def _header_fault(self):
        state = self.state
        n = state[_SEATS]
        if not self.SEATS[0] <= n <= self.SEATS[1]:
            return "a wrong number of seats"
        if state[_TURN] != OVER and state[_TURN] >= n:
            return "no such seat to move"
        for i in range(4):
            if state[_KINDS + i] > (HARD if i < n else 0):
                return "a seat of unknown kind"
        for i in range(HEADER - _OPTIONS):
            if state[_OPTIONS + i] >= (len(self.OPTIONS[i][1]) if i < len(self.OPTIONS) else 1):
                return "an option of unknown value"
        return ""
