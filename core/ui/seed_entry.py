"""Typing in the code of a deal: seven symbols, Left and Right between them, Up and Down through the alphabet."""

from core import seed
from core.lang import words
from core.ui import widgets
from core.ui.canvas import WIDTH
from core.ui.scene import LEFT, RIGHT, UP, A, B, Scene
from core.ui.sound import MOVE

_CELL = 15
_LEFT = (WIDTH - _CELL * seed.LENGTH) // 2


class SeedEntry(Scene):
    """Calls `done(seven bytes)` on A; B leaves without."""

    def __init__(self, start, done):
        Scene.__init__(self)
        self.symbols = bytearray(start)
        self.done = done
        self.at = 0

    def enter(self):
        self.dirty = True

    def press(self, button):
        if button == A:
            self.console.pop()
            self.done(bytes(self.symbols))
        elif button == B:
            self.console.pop()
        elif button == LEFT or button == RIGHT:
            self.at = (self.at + (1 if button == RIGHT else -1)) % seed.LENGTH
        else:
            self.symbols[self.at] = (self.symbols[self.at] + (1 if button == UP else -1)) % 32
        if button != A and button != B:
            self.console.sound.play(MOVE)
        self.dirty = True

    def draw(self, canvas):
        text = self.console.text
        widgets.title(canvas, text[words.ENTER_SEED])
        for i in range(seed.LENGTH):
            x = _LEFT + i * _CELL
            symbol = seed.SYMBOLS[self.symbols[i]]
            canvas.text(symbol, x + (_CELL - canvas.width(symbol)) // 2, 25, 1)
            if i == self.at:
                canvas.frame(x + 1, 21, _CELL - 2, 15)
                self._arrow(canvas, x + _CELL // 2, 16, 1)
                self._arrow(canvas, x + _CELL // 2, 40, -1)
        canvas.centred(text[words.PLAYS_SEED], 0, 46, WIDTH)
        widgets.hints(canvas, text[words.SET], text[words.CANCEL])

    def _arrow(self, canvas, x, tip, step):
        for i in range(3):
            canvas.hline(x - i, tip + i * step, 2 * i + 1, 1)
