"""The console: poll, scene, draw, flush, over a stack of scenes. It knows no game; it takes a hal and never asks which."""

from micropython import const

from core import load
from core import settings as model
from core.games import GAMES
from core.lang import LANGUAGES
from core.rng import Rng
from core.save import Store
from core.seed import draw as draw_seed
from core.session import HISTORY
from core.settings import Settings
from core.ui.canvas import Canvas
from core.ui.input import HOLD, PRESS, Input
from core.ui.scene import A, B
from core.ui.sound import Sound

_MASK = const(0x3FFFFFFF)
_ASLEEP = const(50)  # ms between two passes while the glass is blank
_RETRY = const(500)  # ms between two tries to reach a display that didn't answer
_MINUTE = const(60000)
_MENUS = ("core.lang.words", "core.ui.menu", "core.ui.dialog")


class Console:
    """One handheld. `step()` is one pass, `run()` loops it.

    session    the game being played, or None
    stop       set it to end `run`
    blank      whether the glass is dark after the idle time
    text       the language's TEXT while menus and dialogs are shown, empty at a table
    place      the score table place of the game that ended last, -1 for none
    """

    def __init__(self, hal, history=HISTORY):
        self.hal = hal
        self.canvas = Canvas(hal.canvas)
        self.store = Store(hal.storage)
        self.settings = Settings(len(LANGUAGES))
        self.settings.load(self.store)
        self.sound = Sound(hal.buzzer)
        self.input = Input()
        self.rng = Rng()
        self.rng.seed(hal.entropy())
        self.language = None
        self.text = ()
        self.session = None
        self.demo_runs = False
        self.stop = False
        self.blank = False
        self.place = -1
        self.history = history  # actions a session keeps
        self._scenes = []
        self._game = None  # the name of the game whose modules are loaded
        self._parts = ()  # more of its modules
        self._words = None
        self._last = self._touched = hal.clock.ms()
        self._unsent = 0  # ms since the display didn't answer, 0 if it did
        self.apply_settings()
        self._boot()

    def _boot(self):
        last = self.settings.values[model.LAST_GAME]
        known = last < len(GAMES)
        self.open("launcher", "Launcher", last if known else 0)
        if known and self.settings.values[model.BOOT] and self.store.has(GAMES[last][0]):
            self.resume(GAMES[last][0])

    # -- scenes ---------------------------------------------------------------------------------------------------
    @property
    def scene(self):
        return self._scenes[-1]

    @property
    def table(self):
        """The table of the game being played, or None."""
        return self._scenes[0] if self.session else None

    def push(self, scene):
        """Put a scene on top."""
        if self._scenes:
            self.scene.leave()
        scene.console = self
        self._scenes.append(scene)
        self._enter()

    def open(self, module, scene, *arguments):
        """Put a scene on top whose module `core.ui.MODULE` stays in memory only as long as the scene does."""
        made = getattr(load.module("core.ui", module), scene)(*arguments)
        self.hal.unload("core.ui." + module)
        self.push(made)

    def pop(self):
        """Go back to the scene below."""
        self._scenes.pop().leave()
        self._enter()

    def home(self):
        """Back to the launcher; a game in progress is saved."""
        self.save_game()
        at = load.index(self._game) if self._game else 0
        self._clear()
        self.open("launcher", "Launcher", at)

    def _clear(self):
        self.scene.leave()
        self._scenes = []
        self.session = None

    def _enter(self):
        self.input.block()
        if not self.text:
            self.text = self._texts(self.language).TEXT
        scene = self.scene
        scene.dirty = True
        scene.enter()
        if scene is self.table:
            self._make_room()

    def _make_room(self):
        """A table and a computer player need the memory: forget what menus and dialogs bring back when they open."""
        self.text = ()
        for name in _MENUS:
            self.hal.unload(name)

    # -- the loop -------------------------------------------------------------------------------------------------
    def run(self):
        """Loop until `stop`, then save."""
        while not self.stop:
            self.step()
            self.hal.idle(_ASLEEP if self.blank else self.scene.pace)
        self.close()

    def step(self):
        """One pass: buttons, clock, drawing, flush."""
        now = self.hal.clock.ms()
        ms = (now - self._last) & _MASK
        self._last = now
        self._poll()
        self.sound.tick(ms)
        if self.blank:
            if self._unsent:
                self._resend(ms)
            return
        self.scene.tick(ms)
        if self.store.troubles:
            self._report()
        if self.idle_ms() >= _MINUTE * model.BLANK_MINUTES[self.settings.values[model.BLANK]]:
            self._set_blank(True)
        elif self.scene.dirty:
            self._draw()
        elif self._unsent:
            self._resend(ms)

    def _poll(self):
        buttons = self.hal.buttons
        events = self.input
        while True:
            mask = self._swap(buttons.read())
            down = events.down
            events.feed(mask, buttons.at, self.scene.holds)
            if events.down != down:
                self._touch(buttons.at)
            event = events.next()
            while event:
                self._dispatch(event >> 8, event & 255)
                event = events.next()
            if not buttons.queued:
                break

    def _swap(self, mask):
        """A and B exchanged for the left-handed."""
        if self.settings.values[model.LEFTY]:
            return mask & 15 | (mask & A) << 1 | (mask & B) >> 1
        return mask

    def _touch(self, at):
        """A button moved: the glass lights up, and the moment goes into the console's chance."""
        self._touched = self._last  # `at` may be later than this pass began
        self.rng.buf[0] ^= at & 255
        self.rng.next()
        if self.blank:
            self._set_blank(False)
            self.input.block()

    def _dispatch(self, kind, button):
        scene = self.scene
        if self.demo_runs:
            self.home()
        elif kind == PRESS:
            scene.press(button)
        elif kind == HOLD:
            scene.hold(button)
        else:
            scene.tap(button)

    def idle_ms(self):
        """How long no button has moved, in ms."""
        return (self._last - self._touched) & _MASK

    def _set_blank(self, blank):
        self.blank = blank
        self.hal.display.power(not blank)
        self._unsent = 1  # should the bus have missed that, the next try makes it good
        self._touched = self._last
        if blank:
            self.save_game()

    def _draw(self):
        self.scene.dirty = False
        self.canvas.fill(0)
        self.scene.draw(self.canvas)
        self._unsent = 0 if self.hal.display.show() else 1
        self.scene.shown(self.hal.clock.ms())

    def _resend(self, ms):
        self._unsent += ms
        if self._unsent > _RETRY:
            self._unsent = 0 if self.hal.display.show() else 1

    def _report(self):
        self.open("trouble", "Trouble", self.store.troubles.pop(0))

    # -- settings and texts ---------------------------------------------------------------------------------------
    def apply_settings(self):
        """Make sound, glass and language follow the settings."""
        values = self.settings.values
        self.sound.on = values[model.SOUND] == 0
        self.hal.display.contrast(model.CONTRASTS[values[model.BRIGHTNESS]])
        self.hal.display.flip(values[model.FLIP] == 1)
        language = LANGUAGES[values[model.LANGUAGE]][0]
        if language != self.language:
            self.language = language
            self.text = self._texts(language).TEXT

    @property
    def animated(self):
        return self.settings.values[model.ANIMATION] == 0

    def game_text(self, name):
        """The text module of a game in the chosen language; the caller keeps it."""
        return self._texts(self.language + "_" + name)

    def _texts(self, name):
        module = load.module("core.lang", name)
        self.hal.unload("core.lang." + name)
        return module

    def art(self, name):
        """The module `core.art.NAME` with its packed pictures; it stays in memory only as long as the caller keeps it."""
        module = load.module("core.art", name)
        self.hal.unload("core.art." + name)
        return module

    # -- games ----------------------------------------------------------------------------------------------------
    # What begins and ends games stays in memory only while it runs: a table needs the room.
    def _play(self):
        module = load.module("core", "play")
        self.hal.unload("core.play")
        return module

    def open_game(self, name, seed=None, options=None, seats=None):
        """Deal a game and show its table. Without a seed one is drawn; only then the game counts, for one person in seat 0."""
        self._play().open_game(self, name, seed, options, seats)

    def resume(self, name):
        """Go on with a saved game; a record that can't be used is set aside and reported."""
        self._play().resume(self, name)

    def demo(self, name):
        """Leave a game to the computer until a button is pressed."""
        self._play().demo(self, name)

    def record_result(self):
        """The game is over: count it if it counts, then forget its record, in this order."""
        if not self.demo_runs:
            self._play().record_result(self)

    def show_table(self, session, table, demo):
        """Only this game's table is shown from now on."""
        self._clear()
        self.session = session
        self.place = -1
        self.push(table)
        self.demo_runs = demo

    def rules(self, name):
        """The class of a game's rules; its memory comes back with `forget_game`."""
        if self._game != name:
            self.forget_game()
        self._game = name
        rules = load.module("core.games", name).Rules
        self._parts = rules.PARTS
        return rules

    def forget_game(self):
        """Give the memory of the game that was played back."""
        self.session = None
        self.demo_runs = False
        if self._game:
            name = self._game
            for package in load.PACKAGES:
                self.hal.unload(package + "." + name)
            for part in self._parts:
                self.hal.unload(part)
            self.hal.unload("core.ui.sprites")  # not every game has such cards
            self._game = None

    def player_rng(self):
        """A generator of its own for a computer player."""
        rng = Rng()
        rng.seed(draw_seed(self.rng))
        return rng

    # -- records --------------------------------------------------------------------------------------------------
    def save_game(self):
        """Save the game being played, if there is one that goes on and isn't a demo."""
        session = self.session
        if session and not self.demo_runs and not session.game.over:
            self.store.write(session.game.NAME, session.record())

    def autosave(self):
        """A person must decide: save, unless that wears or risks something here."""
        if not self.hal.storage.seldom:
            self.save_game()

    def stats(self, name):
        """The statistics of a game, as recorded."""
        stats = load.module("core", "stats").Stats(name)
        self.hal.unload("core.stats")
        stats.load(self.store)
        return stats

    def close(self):
        """Save and go dark: the window closes, or the program ends."""
        self.scene.leave()
        self.save_game()
        self.hal.buzzer.tone(0, 0)
