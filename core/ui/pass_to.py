"""Several persons on one handheld: it is passed on before the next one's hidden cards are shown."""

from core.lang import words
from core.ui import widgets
from core.ui.canvas import BIG, WIDTH
from core.ui.scene import A, B, Scene


class PassTo(Scene):
    """Hides a table until the person whose turn it is presses A. Hold B: the pause menu, as at the table."""

    holds = B

    def __init__(self, table):
        Scene.__init__(self)
        self.table = table
        self._lines = ()

    def enter(self):
        text = self.console.text[words.PASS_ON]
        self._lines = widgets.wrap(self.console.canvas, text, WIDTH - 12)
        self.dirty = True

    def press(self, button):
        if button == A:
            self.table.viewer = self.table.game.turn
            self.console.pop()

    def hold(self, button):
        self.console.pop()
        self.table.hold(button)

    def draw(self, canvas):
        text = self.console.text
        canvas.frame(0, 0, WIDTH, 55)
        label = text[words.PLAYER]
        x = (WIDTH - canvas.big_width(label) - 16) // 2
        x = canvas.big(label, x, 8, 1)
        canvas.number(self.table.game.turn + 1, x + 6, 8, BIG)
        y = 26
        for line in self._lines:
            canvas.centred(line, 0, y, WIDTH)
            y += widgets.LINE
        widgets.hints(canvas, text[words.OK], "")
