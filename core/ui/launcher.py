"""The launcher: a game at a time with its emblem, what waits in it, and the settings. After a minute it shows a demo."""

from core.games import GAMES
from core.lang import words
from core.ui import widgets
from core.ui.canvas import sprite
from core.ui.scene import DOWN, RIGHT, A, B, Scene
from core.ui.sound import MOVE

_DEMO_AFTER = 60000


class Launcher(Scene):
    """Left and Right (or Up and Down) walk through the games."""

    def __init__(self, at=0):
        Scene.__init__(self)
        self.at = at
        self._logo = None
        self._emblem = None
        self._saved = False

    def enter(self):
        self.console.forget_game()
        self._logo = sprite(self.console.art("palmdeck").LOGO)
        self._show(self.at)

    def leave(self):
        self._logo = self._emblem = None  # half a KB that a game can use

    def _show(self, at):
        self.at = at % len(GAMES)
        name = GAMES[self.at][0]
        self._emblem = sprite(self.console.art("emblem_" + name).EMBLEM)
        self._saved = self.console.store.has(name)
        self.dirty = True

    def press(self, button):
        if button == A:
            self.console.open("title", "Title", GAMES[self.at][0], GAMES[self.at][1])
        elif button == B:
            self.console.open("settings", "SettingsMenu")
        elif len(GAMES) > 1:
            self.console.sound.play(MOVE)
            self._show(self.at + (1 if button == RIGHT or button == DOWN else -1))

    def tick(self, ms):
        if self.console.idle_ms() >= _DEMO_AFTER:
            self.console.demo(GAMES[self.console.rng.below(len(GAMES))][0])

    def draw(self, canvas):
        text = self.console.text
        canvas.blit(self._logo, 15, 0, 0)
        canvas.blit(self._emblem, 8, 22, 0)
        canvas.text(GAMES[self.at][1], 50, 24, 1)
        canvas.hline(50, 33, canvas.width(GAMES[self.at][1]), 1)
        canvas.text(text[words.CONTINUE if self._saved else words.PLAY], 50, 37, 1)
        self._dots(canvas)
        widgets.hints(canvas, text[words.CHOOSE], text[words.SETTINGS])

    def _dots(self, canvas):
        """One dot a game, the shown one filled; a single game needs none."""
        if len(GAMES) > 1:
            for i in range(len(GAMES)):
                canvas.fill_rect(50 + 9 * i, 49, 5, 5, 1)
                if i != self.at:
                    canvas.fill_rect(51 + 9 * i, 50, 3, 3, 0)
            canvas.pointer(122, 33)
