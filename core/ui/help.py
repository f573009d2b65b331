"""How to play: the rules of a game in pages that fit, leaving to exactly where one came from."""

from core.lang import words
from core.ui import widgets
from core.ui.canvas import SMALL, WIDTH
from core.ui.scene import LEFT, UP, B, Scene


class Help(Scene):
    """Pages of (title, text); every button but B turns them, Left and Up backwards."""

    def __init__(self, pages):
        Scene.__init__(self)
        self.pages = pages
        self.page = 0
        self._lines = ()

    def enter(self):
        self._open(0)

    def _open(self, page):
        self.page = page % len(self.pages)
        self._lines = widgets.wrap(self.console.canvas, self.pages[self.page][1], WIDTH - 4)
        self.dirty = True

    def press(self, button):
        if button == B:
            self.console.pop()
        else:
            self._open(self.page + (-1 if button == LEFT or button == UP else 1))

    def draw(self, canvas):
        widgets.title(canvas, self.pages[self.page][0])
        x = WIDTH - 1 - canvas.number_width(len(self.pages), SMALL)
        canvas.number(len(self.pages), x, 1, SMALL)
        x -= 5
        canvas.small("/", x, 1, 1)
        canvas.number_right(self.page + 1, x - 1, 1, SMALL)
        y = widgets.LINES_TOP
        for line in self._lines:
            canvas.text(line, 2, y, 1)
            y += widgets.LINE
        widgets.hints(canvas, self.console.text[words.NEXT], self.console.text[words.BACK])
