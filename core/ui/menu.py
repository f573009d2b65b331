"""A menu is a table of rows (label, action, value).

action(step)   called with 1 for A or Right, -1 for Left; a row whose value is None only answers A
value()        the text at the row's right end, or None where the row has none
"""

from core.lang import words
from core.ui import widgets
from core.ui.canvas import WIDTH
from core.ui.scene import DOWN, RIGHT, UP, A, B, Scene
from core.ui.sound import MOVE


class Menu(Scene):
    """Rows under a title; the cursor wraps round, the rows scroll under it."""

    def __init__(self, title, rows=()):
        Scene.__init__(self)
        self.title = title
        self.rows = rows
        self.cursor = 0
        self._top = 0

    def press(self, button):
        if button == UP or button == DOWN:
            self._move(1 if button == DOWN else -1)
        elif button == A:
            self.choose(1)
        elif button == B:
            self.back()
        elif self.rows[self.cursor][2]:
            self.choose(1 if button == RIGHT else -1)

    def _move(self, step):
        self.cursor = (self.cursor + step) % len(self.rows)
        self._top = min(max(self._top, self.cursor - widgets.LINES + 1), self.cursor)
        self.console.sound.play(MOVE)
        self.dirty = True

    def choose(self, step):
        self.dirty = True
        self.rows[self.cursor][1](step)

    def back(self):
        self.console.pop()

    def a_text(self):
        """What the bottom row says of A."""
        return self.console.text[words.CHANGE if self.rows[self.cursor][2] else words.CHOOSE]

    def draw(self, canvas):
        widgets.title(canvas, self.title)
        y = widgets.LINES_TOP
        for i in range(self._top, min(self._top + widgets.LINES, len(self.rows))):
            row = self.rows[i]
            if i == self.cursor:
                canvas.pointer(1, y)
            canvas.text(row[0], 8, y, 1)
            if row[2]:
                value = row[2]()
                canvas.right(value, WIDTH - 5, y)
            y += widgets.LINE
        self._scroll_bar(canvas)
        widgets.hints(canvas, self.a_text(), self.console.text[words.BACK])

    def _scroll_bar(self, canvas):
        n = len(self.rows)
        if n > widgets.LINES:
            span = widgets.LINES * widgets.LINE
            canvas.vline(WIDTH - 2, widgets.LINES_TOP + self._top * span // n, widgets.LINES * span // n, 1)
