"""What was played and won of one game, what the game counts for itself, and its five best with the deal codes."""

from core import seed
from core.lang import words
from core.ui import widgets
from core.ui.canvas import WIDTH
from core.ui.scene import B, Scene


class Statistics(Scene):
    """Pages: counts, the game's own where its text has EXTRAS, each of its `tables` of the best five. Any button but B turns.

    EXTRAS has an entry for each of the game's own numbers: a label, or (label, names) where the number is an index of a name.
    """

    def __init__(self, name, title, tables):
        Scene.__init__(self)
        self.name = name
        self.title = title
        self.tables = tables
        self.page = 0
        self.stats = None
        self._pages = ()  # (heading, rows)

    def enter(self):
        self.stats = stats = self.console.stats(self.name)
        text = self.console.text
        words_of_game = self.console.game_text(self.name)
        counts = [
            (text[words.PLAYED], stats.played),
            (text[words.WON], stats.won),
            (text[words.STREAK], stats.streak),
            (text[words.LONGEST], stats.longest),
        ]
        if self.tables:
            counts.append((text[words.BEST], stats.best))
        self._pages = [(self.title, counts)]
        labels = getattr(words_of_game, "EXTRAS", ())
        if labels:
            self._pages.append((self.title, [_named(labels[i], stats.extras[i]) for i in range(len(labels))]))
        if self.tables == 1:
            self._pages.append((text[words.SCORES], _best(stats, None)))
        else:
            for first in range(self.tables):
                self._pages.append((words_of_game.OPTIONS[0][1][first], _best(stats, first)))
        self.dirty = True

    def press(self, button):
        if button == B:
            self.console.pop()
        elif len(self._pages) > 1:
            self.page = (self.page + 1) % len(self._pages)
            self.dirty = True

    def draw(self, canvas):
        text = self.console.text
        heading, rows = self._pages[self.page]
        widgets.title(canvas, heading)
        if self.page < len(self._pages) - self.tables:
            self._draw_numbers(canvas, rows)
        elif rows:
            self._draw_scores(canvas, rows)
        else:
            canvas.centred(text[words.NO_SCORES], 0, 28, WIDTH)
        widgets.hints(canvas, text[words.NEXT] if len(self._pages) > 1 else "", text[words.BACK])

    def _draw_numbers(self, canvas, rows):
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

    def _draw_scores(self, canvas, rows):
        y = widgets.LINES_TOP
        place = 1
        for score, code in rows:
            canvas.number(place, 4, y, 0)
            canvas.number_right(score, 44, y)
            canvas.text(code, 60, y, 1)
            y += widgets.LINE
            place += 1


def _best(stats, first):
    """The rows of a score table: (score, deal code)."""
    return [(entry[0], seed.text(entry[1])) for entry in stats.table(first)]


def _named(label, value):
    """A row of a game's own number: (label, the number or its name)."""
    if isinstance(label, str):
        return label, value
    return label[0], label[1][value] if value < len(label[1]) else None
