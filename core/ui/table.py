"""What all tables share: acting, saving, computer seats, hints, the demo, the pause menu, passing on, the end.

A table is the scene of one game. It draws the state and turns buttons into actions; what is legal it asks the game.
"""

from micropython import const

from core import load
from core.game import NEXT, PERSON
from core.settings import SPEED
from core.ui.scene import B, Scene

# ms from one action of a computer player to the next, by the setting
PAUSES = (900, 300, 1800)
OVER_PAUSE = 600  # ms the last state stays before the end is shown
NOBODY = 255  # no seat
_READING = const(1500)  # ms longer than a computer's pause that computers among themselves give to what waits


class Words:
    """TEXT of a game's text module and, where there is a hint, REASONS; the rest of it, How to play above all, would take 2 KB
    for nothing.
    """

    def __init__(self, module, hinted):
        self.TEXT = module.TEXT
        self.REASONS = module.REASONS if hinted else ()


class TableScene(Scene):
    """Base of `core/ui/tables/NAME.py`'s Table. A subclass implements `draw`, `press`, `tap`, `acted` and, for the end,
    `outcome_text()`, `outcome_picture(art)` and `score_label()`.

    session      the game being played and its history
    words        what the table says, from `enter` to `leave`
    demo_label   what the glass says while the computer plays for all
    animation    ms left of the motion that explains the last action; `draw` shows its stage
    busy         a reaction is awaited: `do` doesn't save before the subclass is done with that
    waits        set in `acted` where nothing may go on before what happened was read: `skip` takes the press that ends it
    viewer       the seat whose hidden cards may be drawn: the only person's, or that of the person who holds the
                 handheld; NOBODY until the first of several persons has taken it (and in a demo)
    """

    holds = B
    gives_hints = False

    def __init__(self, session, demo):
        Scene.__init__(self)
        self.session = session
        self.game = session.game
        self.words = None
        self.demo_label = ""
        self.demo = demo
        self.animation = 0
        self.thinking = 0  # ms the computer has been thinking
        self.hint = -1  # the suggested action, verb << 8 | argument
        self.reason = 0  # why it suggests that, an index into the game's REASONS
        self.waits = False
        self.busy = False
        self._persons = [seat for seat in range(self.game.seats) if self.game.seat_kind(seat) == PERSON]
        self.viewer = NOBODY
        self._pass_on()
        self._wants_hint = False
        self._wait = PAUSES[0]
        self._ended = False
        self._players = [None] * self.game.SEATS[1]

    # -- what a subclass may add ----------------------------------------------------------------------------------
    def reset(self):
        """The game was taken back or dealt anew under the table: forget cursor and motion."""
        self.animation = 0
        self.waits = False
        self._pass_on()
        self.hint = -1
        self._dismiss()
        self.dirty = True

    def acted(self):
        """An action was carried out; its events are in the game's log. Start the motion that explains it."""

    def is_open(self):
        """Whether all may look on now, so that the handheld needn't be passed to the seat to move."""
        return False

    def count(self, extras):
        """A game that counts is over: add to `extras`, the six numbers of its statistics (see `Stats`)."""

    # -- the scene ------------------------------------------------------------------------------------------------
    def enter(self):
        from core.lang import words  # not for longer: it would stay in memory with the table

        self.learn()
        self.demo_label = self.console.text[words.DEMO_LABEL]
        self.dirty = True

    def leave(self):
        self.words = None  # menus need the room

    def learn(self):
        """Have `words`, perhaps in another language than before."""
        self.words = Words(self.console.game_text(self.game.NAME), self.hint >= 0)

    def hold(self, button):
        if self.demo:
            self.console.home()
        elif not self.game.over:
            self.console.save_game()
            self._dismiss()  # the menu takes the computer player's place in memory
            self.console.open("pause", "Pause", self)

    def do(self, verb, arg):
        """Act for the seat to move."""
        self.session.act(verb, arg)
        self.hint = -1
        if self._wants_hint:
            self._dismiss()  # it was thinking about what is past
        self.thinking = 0
        self._wait = PAUSES[self.console.settings.values[SPEED]]
        if verb == NEXT:
            self._pass_on()
        self.acted()
        self.dirty = True
        if self.waits:
            self.console.input.block()
        if self.game.over:
            self._wait = OVER_PAUSE
            self.console.record_result()
        elif self.game.allows(NEXT, 0):
            self.console.save_game()
        elif self.game.seat_kind(self.game.turn) == PERSON and not self.busy:
            self.console.autosave()

    def _pass_on(self):
        """Where several persons play, nobody holds the handheld now."""
        self.viewer = self._persons[0] if len(self._persons) == 1 else NOBODY

    def animate(self, ms):
        """Start a motion of `ms`, unless the settings have none."""
        self.animation = ms if self.console.animated else 0

    def skip(self):
        """A press ends the motion that runs. True if it did no more than to say that all was read."""
        if self.animation:
            self.animation = 0
            self.dirty = True
        elif self.waits:
            self._read()
            return True
        return False

    def _read(self):
        self.console.input.block()  # a button that stays down reads no further
        self.waits = False
        self._wait = PAUSES[self.console.settings.values[SPEED]]
        self.dirty = True

    def tick(self, ms):
        if self.animation:
            self.animation = max(0, self.animation - ms)
            self.dirty = True
        elif self.waits:
            if not self._persons:
                self._show_on(ms)
        elif self.game.over:
            self._end(ms)
        elif self._wants_hint:
            self._think_hint()
        elif self.demo or self.game.seat_kind(self.game.turn) != PERSON:
            self._think(ms)
        elif self.viewer != self.game.turn and len(self._persons) > 1 and not self.is_open():
            self.console.open("pass_to", "PassTo", self)

    def _show_on(self, ms):
        """Only computers play: after a while it counts as read."""
        self._wait -= ms
        if self._wait <= -_READING:
            self._read()

    def _end(self, ms):
        self._wait -= ms
        if self._wait <= 0 and not self._ended:
            self._ended = True
            if self.demo:
                self.console.home()
            else:
                self.console.open("game_over", "GameOver", self, self.console.place)

    # -- computer players -----------------------------------------------------------------------------------------
    def player(self, seat):
        """The computer player of a seat, made when first asked."""
        if self._players[seat] is None:
            level = self.game.seat_kind(seat)
            made = load.module("core.ai", self.game.NAME).Player(self.game, seat, level or 3, self.console.player_rng())
            self._players[seat] = made
        return self._players[seat]

    def _think(self, ms):
        self._wait -= ms
        self.thinking += ms
        if self.hint < 0:
            choice = self.player(self.game.turn).think()
            if choice is not None:
                self.hint = choice
                self.dirty = True
        elif self._wait <= 0:
            self.do(self.hint >> 8, self.hint & 255)

    def start_hint(self):
        """Ask the computer player what it would do; `hint` has the answer some frames later."""
        self._wants_hint = True
        self.thinking = 0
        self.dirty = True

    def _think_hint(self):
        choice = self.player(self.game.turn).think()
        if choice is not None:
            self.hint = choice
            self.reason = self.player(self.game.turn).reason
            self._dismiss()
            self.learn()
            self.hinted()
            self.dirty = True

    def _dismiss(self):
        """Forget the computer players and what they were thinking, and give their 4 KB back."""
        self._wants_hint = False
        self._players = [None] * self.game.SEATS[1]
        self.console.hal.unload("core.ai." + self.game.NAME)

    @property
    def is_thinking(self):
        return self._wants_hint or (self.thinking > 150 and self.hint < 0)

    def hinted(self):
        """A hint has come: move the cursor there."""
