"""A game's title screen, and the menu behind it: go on, start with options, rules, statistics, demo."""

from micropython import const

from core import seed
from core.game import HARD, NORMAL, PERSON
from core.lang import words
from core.ui import widgets
from core.ui.canvas import WIDTH, sprite
from core.ui.menu import Menu
from core.ui.scene import A, B, Scene

_NOBODY = const(4)  # after the kinds of seats, where a seat may stay empty


class Title(Scene):
    """Hand-cut lettering and one picture."""

    def __init__(self, name, title):
        Scene.__init__(self)
        self.name = name
        self.title = title
        self._lettering = None
        self._picture = None

    def enter(self):
        art = self.console.art(self.name)
        self._lettering = sprite(art.TITLE)
        self._lettering_x = (WIDTH - art.TITLE[0]) // 2
        self._picture = sprite(art.PICTURE)
        self._picture_x = WIDTH - art.PICTURE[0] - 2
        self._lines = self.console.game_text(self.name).SUBTITLE
        self.dirty = True

    def press(self, button):
        if button == A:
            self.console.push(Setup(self.name, self.title))
        elif button == B:
            self.console.pop()

    def draw(self, canvas):
        text = self.console.text
        canvas.blit(self._lettering, self._lettering_x, 0, 0)
        canvas.blit(self._picture, self._picture_x, 23, 0)
        y = 28
        for line in self._lines:
            canvas.text(line, 2, y, 1)
            y += widgets.LINE
        widgets.hints(canvas, text[words.PLAY], text[words.BACK])


class Setup(Menu):
    """What to play: the saved game, or a new one with its options and deal code."""

    def __init__(self, name, title):
        Menu.__init__(self, title)
        self.name = name
        self.seed = None  # drawn when the game starts, unless typed in
        self._stats = None
        self._changed = False  # whether something was chosen that isn't saved yet

    def enter(self):
        console = self.console
        text = console.text
        self._rules = console.rules(self.name)
        self._words = console.game_text(self.name)
        self._choice = getattr(self._words, "CHOICE", None)
        self._screen = getattr(self._words, "SCREEN", None)
        if self._stats is None:
            self._stats = console.stats(self.name)
            self._options = bytearray(self._stats.options[: len(self._rules.OPTIONS)])
            for i in range(len(self._options)):
                self._options[i] %= len(self._rules.OPTIONS[i][1])
            self._read_seats()
        self._saved = console.store.has(self.name)
        self.rows = []
        if self._saved:
            self.rows.append((text[words.CONTINUE], self._continue, None))
        self.rows.append((text[words.NEW_GAME], self._new, None))
        for i in range(1, len(self._seats)):
            self.rows.append(self._seat_row(i))
        for i in range(1 if self._choice else 0, len(self._options)):
            self.rows.append(self._option_row(i))
        self._code = seed.text(self.seed) if self.seed else text[words.RANDOM]
        self.rows.append((text[words.SEED], self._enter_seed, self._shown_code))
        self.rows.append((text[words.HOW_TO_PLAY], self._help, None))
        if self._screen:
            self.rows.append((self._screen[0], self._open_screen, None))
        self.rows.append((text[words.STATISTICS], self._statistics, None))
        self.rows.append((text[words.DEMO], self._demo, None))
        self.cursor = min(self.cursor, len(self.rows) - 1)
        self.dirty = True

    def _option_row(self, i):
        label, values = self._words.OPTIONS[i]
        options = self._options

        def change(step):
            options[i] = (options[i] + step) % len(values)
            self._stats.options = bytes(options) + bytes(4 - len(options))
            self._changed = True

        return label, change, lambda: values[options[i]]

    def _read_seats(self):
        """Who sat there last; a record keeps a kind as one more than it is, 0 is never chosen."""
        fewest, most = self._rules.SEATS
        self._seats = bytearray([PERSON] * most)
        for i in range(1, most):
            kind = self._stats.seats[i] - 1
            if not 0 <= kind <= (HARD if i < fewest else _NOBODY):
                kind = NORMAL if i < fewest else _NOBODY
            self._seats[i] = kind

    def _seat_row(self, i):
        text = self.console.text
        kinds = (text[words.PERSON], text[words.EASY], text[words.NORMAL], text[words.HARD], text[words.NOBODY])
        seats = self._seats
        fewest = self._rules.SEATS[0]

        def change(step):
            seats[i] = (seats[i] + step) % (_NOBODY if i < fewest else _NOBODY + 1)
            for k in range(fewest, len(seats)):  # no empty seat before one that is taken
                if k < i and seats[i] != _NOBODY and seats[k] == _NOBODY:
                    seats[k] = NORMAL
                elif k > i and seats[i] == _NOBODY:
                    seats[k] = _NOBODY
            self._stats.seats = bytes([kind + 1 for kind in seats]) + bytes(4 - len(seats))
            self._changed = True

        return "%s %d" % (text[words.PLAYER], i + 1), change, lambda: kinds[seats[i]]

    def _shown_code(self):
        return self._code

    def _continue(self, step):
        self.console.resume(self.name)

    def _new(self, step):
        if self._saved:
            self.console.open("dialog", "Dialog", self.console.text[words.LEAVE_SAVED], self._start)
        else:
            self._start()

    def _start(self):
        if self._choice:
            self.console.open(self._choice[0], self._choice[1], self._words, self._options, self._play)
        else:
            self._play()

    def _play(self):
        options = bytes(self._options) + bytes(4 - len(self._options))
        if self._stats.options != options:
            self._stats.options = options
            self._stats.save(self.console.store)
        seats = bytes([kind for kind in self._seats if kind != _NOBODY])
        self.console.open_game(self.name, self.seed, bytes(self._options), seats)

    def _enter_seed(self, step):
        self.console.open("seed_entry", "SeedEntry", self.seed or bytes(seed.LENGTH), self._take_seed)

    def _take_seed(self, code):
        self.seed = code
        self._code = seed.text(code)

    def _help(self, step):
        self.console.open("help", "Help", self._words.PAGES)

    def _open_screen(self, step):
        self.console.open(self._screen[1], self._screen[2])

    def _statistics(self, step):
        self.console.open("statistics", "Statistics", self.name, self.title, self._rules.SCORES)

    def _demo(self, step):
        self.console.demo(self.name)

    def leave(self):
        self.rows = ()  # `enter` makes them again: 5 KB with the game's texts, for the scene that comes
        self._words = None
        if self._changed:
            self._changed = False
            self._stats.save(self.console.store)
