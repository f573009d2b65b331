"""One whole handheld on the desk: simulated chip, display controller, the real hal and the real console.

For the command line, tests and the gallery:

    with Handheld() as handheld:
        handheld.script("D A wait500 R A")
        print(picture.text(handheld.glass()))

There is one simulated chip, so there is one Handheld at a time.
"""

import hashlib
import shutil
import tempfile

from core import replay
from core.console import Console
from hal.pico import Hal
from host_sim import board_check, keys
from host_sim.chip import CHIP
from host_sim.controller import Controller
from host_sim.refused import Refused

DEFAULT_BOARD = "pico_i2c"
PASS_MS = 10  # between two passes of the console
HISTORY = 65536  # actions a session remembers: on the desk no replay line is ever too long


class Handheld:
    """A board by name, powered up.

    save_dir  where the saved state lies; None: a directory of its own that `close` deletes
    film      a picture.Film that sees every picture the glass shows, or None
    chance    bytes in place of the chip's entropy, so that the same keys give the same session; None: real chance
    console   what makes the console of a hal

    Raises Refused for a board that isn't there or can't be.
    """

    def __init__(self, board=DEFAULT_BOARD, save_dir=None, film=None, chance=b"palmdeck", console=Console):
        try:
            self.board = board_check.load(board)
        except board_check.BoardError as error:
            raise Refused(f"--board: {error}") from None
        self._own_dir = tempfile.mkdtemp(prefix="palmdeck") if save_dir is None else None
        self.save_dir = str(save_dir or self._own_dir)
        self.film = film
        self._chance = chance
        self._draws = 0
        self._make_console = console
        self.power_up()

    # -- power ----------------------------------------------------------------------------------------------------
    def power_up(self, held=0):
        """The battery is put in, with the buttons of the mask `held` down; the saves are what they were."""
        CHIP.reset()
        CHIP.sleeper = self._sleep
        self.sleeper = self.advance
        self._due = []  # (ms, mask) to come, earliest first
        self._mask = 0
        self._seen = -1
        self.controller = Controller(self.board.CONTROLLER)
        CHIP.wire(self.board, self.controller)
        self.set_buttons(held)
        self.hal = Hal(self.board, self.save_dir)
        if self._chance is not None:
            self.hal.entropy = self._entropy
        self.console = self._make_console(self.hal, HISTORY)

    def cut(self):
        """The battery falls out: nothing more is saved. `power_up` is what may follow."""
        self.console = None
        self.hal = None

    def close(self):
        """Switch off as a person does: the console saves first."""
        if self.console is not None:
            self.console.close()
        self.cut()
        if self._own_dir:
            shutil.rmtree(self._own_dir, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        self.close()

    def _entropy(self):
        """Eight bytes that look like chance: another eight at every call, the same in every session."""
        self._draws += 1
        return hashlib.sha256(self._chance + bytes([self._draws & 255, self._draws >> 8])).digest()[:8]

    # -- time -----------------------------------------------------------------------------------------------------
    @property
    def now(self):
        """Milliseconds since power-up."""
        return CHIP.now

    @property
    def stopped(self):
        """Whether the console wants to end."""
        return self.console.stop

    def step(self):
        """One pass of the console, and the pause after it."""
        self.console.step()
        self.hal.idle(PASS_MS)

    def run_ms(self, ms):
        """Let the console run for so many simulated milliseconds (a pass that began within them is finished)."""
        end = CHIP.now + ms
        while CHIP.now < end and not self.stopped:
            self.step()

    def _sleep(self, ms):
        self.sleeper(ms)

    def advance(self, ms):
        """Move the clock on; scheduled buttons change at their very millisecond."""
        self._film()
        end = CHIP.now + ms
        while self._due and self._due[0][0] <= end:
            at, mask = self._due.pop(0)
            CHIP.advance(at - CHIP.now)
            self.set_buttons(mask)
        CHIP.advance(end - CHIP.now)

    # -- buttons --------------------------------------------------------------------------------------------------
    def set_buttons(self, mask):
        """Have exactly the buttons of this mask down."""
        changed = mask ^ self._mask
        self._mask = mask
        for i in range(6):
            if changed >> i & 1:
                (CHIP.press if mask >> i & 1 else CHIP.release)(self.board.BUTTONS[i])

    def press(self, button, ms=keys.PRESS_MS):
        """Press and release one button (or several, a mask) and let the console see it."""
        self.schedule([(button, ms), (0, keys.GAP_MS)])
        self.run_script()

    def script(self, text):
        """Play a key script to its end. Raises keys.BadKeys."""
        self.schedule(keys.parse(text))
        self.run_script()

    def schedule(self, steps):
        """Have (mask, ms) steps happen one after the other, from now or from the end of what is already scheduled."""
        at = max(self._due[-1][0], CHIP.now) if self._due else CHIP.now
        for mask, ms in steps:
            self._due.append((at, mask))
            at += ms
        self._due.append((at, 0))

    def run_script(self):
        """Run until everything scheduled has happened."""
        if self._due:
            self.run_ms(self._due[-1][0] - CHIP.now)

    # -- what there is to see -------------------------------------------------------------------------------------
    def glass(self):
        """What an eye sees: 64 rows of 128 pixels."""
        return self.controller.glass()

    @property
    def bytes_sent(self):
        """Bytes that went to the display since power-up: as long as it stays, the glass does."""
        return self.controller.bytes_in

    def _film(self):
        if self.film and self.bytes_sent != self._seen:
            self._seen = self.bytes_sent
            self.film.see(self.glass(), CHIP.now)

    @property
    def tones(self):
        """What the buzzer was told: a growing list of (ms, hz), hz 0 for silence."""
        return CHIP.tones

    # -- the game -------------------------------------------------------------------------------------------------
    @property
    def session(self):
        """The game being played, None where none is open."""
        return self.console.session

    def open_game(self, name, seed=None, options=None, seats=None):
        """Start a game at once; see `Console.open_game`."""
        self.console.open_game(name, seed, options, seats)

    def open_line(self, line, each=None):
        """Start the game of a replay line and play its actions; `each()` is called before every one of them."""
        rules, options, seats, code, actions = replay.parse(line)
        self.open_game(rules.NAME, code, options, seats)
        for i in range(0, len(actions), 2):
            if each:
                each()
            self.act(actions[i], actions[i + 1])

    def act(self, verb, arg):
        """Have the seat to move do this on the game's table, as if its person had (and read all, and taken the handheld)."""
        table = self.console.table
        while self.console.scene is not table:
            self.console.pop()
        table.skip()
        table.do(verb, arg)
