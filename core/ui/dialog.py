"""A question or a message: wrapped text, A and B."""

from core.lang import words
from core.ui import widgets
from core.ui.canvas import WIDTH
from core.ui.scene import A, B, Scene


class Dialog(Scene):
    """Shows `text`; A closes it and calls `action()`, B closes it. Without an action it is a message that A closes."""

    def __init__(self, text, action=None):
        Scene.__init__(self)
        self.message = text
        self.action = action
        self._lines = ()

    def enter(self):
        self._lines = widgets.wrap(self.console.canvas, self.message, WIDTH - 12)
        self.dirty = True

    def press(self, button):
        if button == A:
            self.console.pop()
            if self.action:
                self.action()
        elif button == B and self.action:
            self.console.pop()

    def draw(self, canvas):
        canvas.frame(0, 0, WIDTH, 55)
        y = (56 - widgets.LINE * len(self._lines)) // 2
        for line in self._lines:
            canvas.centred(line, 0, y, WIDTH)
            y += widgets.LINE
        text = self.console.text
        if self.action:
            widgets.hints(canvas, text[words.YES], text[words.NO])
        else:
            widgets.hints(canvas, text[words.OK], "")
