"""What was played and won of one game, what the game counts for itself, and its five best with the deal codes."""

from core import seed
from core.lang import words
from core.ui import widgets
from core.ui.canvas import WIDTH
from core.ui.scene import B, Scene


class Statistics(Scene):
    """Pages: counts, the game's own where its text has EXTRAS, the best five where it has a score table. Any button but B
    turns.

    EXTRAS has an entry for each of the game's own numbers: a label, or (label, names) where the number is an index of a name.
    """

    def __init__(self, name, title, has_scores):
        Scene.__init__(self)
        self.name = name
        self.title = title
        self.has_scores = has_scores
        self.page = 0
        self.stats = None
        self._codes = ()
        self._pages = ()

    def enter(self):
        self.stats = stats = self.console.stats(self.name)
        self._codes = [seed.text(entry[1]) for entry in stats.scores]
        text = self.console.text
        counts = (
            (text[words.PLAYED], stats.played),
            (text[words.WON], stats.won),
            (text[words.STREAK], stats.streak),
            (text[words.LONGEST], stats.longest),
        )
        self._pages = [counts + ((text[words.BEST], stats.best),) if self.has_scores else counts]
        labels = getattr(self.console.game_text(self.name), "EXTRAS", ())
        if labels:
            self._pages.append([_named(labels[i], stats.extras[i]) for i in range(len(labels))])
        if self.has_scores:
            self._pages.append(None)
        self.dirty = True

    def press(self, button):
        if button == B:
            self.console.pop()
        elif len(self._pages) > 1:
            self.page = (self.page + 1) % len(self._pages)
            self.dirty = True

    def draw(self, canvas):
        text = self.console.text
        if self._pages[self.page]:
            self._draw_numbers(canvas, self._pages[self.page])
        else:
            self._draw_scores(canvas, text)
        widgets.hints(canvas, text[words.NEXT] if len(self._pages) > 1 else "", text[words.BACK])

    def _draw_numbers(self, canvas, rows):
        widgets.title(canvas, self.title)
        y = widgets.LINES_TOP
        for label, value in rows:
            canvas.text(label, 8, y, 1)
            if value is None:
                canvas.text("-", WIDTH - 14, y, 1)
            elif isinstance(value, str):
                canvas.right(value, WIDTH - 8, y)
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


def _named(label, value):
    """A row of a game's own number: (label, the number or its name)."""
    if isinstance(label, str):
        return label, value
    return label[0], label[1][value] if value < len(label[1]) else None
