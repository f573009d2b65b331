"""Who goes down into the dungeon: the four champions with portrait, passive and ability, before a game of Champions."""

from micropython import const

from core.lang import words
from core.ui import sprites, widgets
from core.ui.canvas import SMALL, WIDTH
from core.ui.scene import DOWN, RIGHT, A, B, Scene
from core.ui.sound import MOVE

_CHAMPIONS = const(4)
_PORTRAIT = const(42)  # rows
_TEXT_X = const(44)


class ChampionChoice(Scene):
    """Left and Right (or Up and Down) walk through them, A takes the one shown.

    `options` are the game's, the first of them the champion's index; `action` begins the game. The texts are the last
    pages of How to play in `text`, the game's text module.
    """

    def __init__(self, text, options, action):
        Scene.__init__(self)
        self.options = options
        self.action = action
        self._pages = text.PAGES[-_CHAMPIONS:]
        self._portraits = None
        self._lines = ()

    def enter(self):
        self._portraits = sprites.Sheet(self.console.art("sheet_portraits").SHEET, _PORTRAIT)
        self._show(self.options[0])

    def _show(self, champion):
        self.options[0] = champion % _CHAMPIONS
        self._lines = widgets.wrap(self.console.canvas, self._pages[self.options[0]][1], WIDTH - _TEXT_X)
        self.dirty = True

    def press(self, button):
        if button == A:
            self.action()
        elif button == B:
            self.console.pop()
        else:
            self.console.sound.play(MOVE)
            self._show(self.options[0] + (1 if button == RIGHT or button == DOWN else -1))

    def draw(self, canvas):
        champion = self.options[0]
        widgets.title(canvas, self._pages[champion][0])
        canvas.number(champion + 1, WIDTH - 12, 1, SMALL)
        canvas.small("/", WIDTH - 8, 1, 1)
        canvas.number(_CHAMPIONS, WIDTH - 4, 1, SMALL)
        self._portraits.draw(canvas, champion, 3, 12)
        canvas.frame(1, 10, 40, 46)
        y = widgets.LINES_TOP
        for line in self._lines:
            canvas.text(line, _TEXT_X, y, 1)
            y += widgets.LINE
        widgets.hints(canvas, self.console.text[words.PLAY], self.console.text[words.BACK])
