"""What was played and won of one game, and its five best with the deal codes."""

from core import seed
from core.lang import words
from core.ui import widgets
from core.ui.canvas import WIDTH
from core.ui.scene import B, Scene


class Statistics(Scene):
    """Two pages: counts and, for a game with a score table, the best five. Any button but B turns."""

    def __init__(self, name, title, has_scores):
        Scene.__init__(self)
        self.name = name
        self.title = title
        self.pages = 2 if has_scores else 1
        self.page = 0
        self.stats = None
        self._codes = ()
        self._counts = ()

    def enter(self):
        self.stats = self.console.stats(self.name)
        stats = self.stats
        self._codes = [seed.text(entry[1]) for entry in stats.scores]
        self._counts = (
            (words.PLAYED, stats.played),
            (words.WON, stats.won),
            (words.STREAK, stats.streak),
            (words.LONGEST, stats.longest),
            (words.BEST, stats.best),
        )
        self.dirty = True

    def press(self, button):
        if button == B:
            self.console.pop()
        elif self.pages > 1:
            self.page ^= 1
            self.dirty = True

    def draw(self, canvas):
        text = self.console.text
        if self.page:
            self._draw_scores(canvas, text)
        else:
            self._draw_counts(canvas, text)
        widgets.hints(canvas, text[words.NEXT] if self.pages > 1 else "", text[words.BACK])

    def _draw_counts(self, canvas, text):
        widgets.title(canvas, self.title)
        y = widgets.LINES_TOP
        for label, value in self._counts:
            canvas.text(text[label], 8, y, 1)
            if value is None:
                canvas.text("-", WIDTH - 14, y, 1)
            else:
                canvas.number_right(value, WIDTH - 8, y)
            y += widgets.LINE

    def _draw_scores(self, canvas, text):
        widgets.title(canvas, text[words.SCORES])
        if not self._codes:
            canvas.centred(text[words.NO_SCORES], 0, 28, WIDTH)
        y = widgets.LINES_TOP
        for i in range(len(self._codes)):
            score = self.stats.scores[i][0]
            canvas.number(i + 1, 4, y, 0)
            canvas.number_right(score, 44, y)
            canvas.text(self._codes[i], 60, y, 1)
            y += widgets.LINE
