"""Champions' bestiary: all cards with picture, name and strength, and how often each monster was defeated."""

from micropython import const

from core import bestiary
from core.games.champions_cards import CARDS, MONSTER, PRINTED, kind
from core.lang import words
from core.ui import sprites, widgets
from core.ui.canvas import WIDTH
from core.ui.scene import DOWN, LEFT, RIGHT, UP, B, Scene
from core.ui.sound import MOVE

_COLUMNS = const(6)
_ROWS = const(8)
_SHOWN = const(2)  # rows
_TOP = const(11)
_ACROSS = const(21)  # pixels from picture to picture
_DOWN = const(20)
_PICTURE = const(18)  # rows of a picture


class Bestiary(Scene):
    """A grid of pictures; the frame is the cursor, and the lines above and below tell of its card."""

    def __init__(self):
        Scene.__init__(self)
        self.cursor = 0
        self._top = 0  # first row shown

    def enter(self):
        console = self.console
        text = console.game_text("champions_cards")
        self._names = text.NAMES
        self._kinds = text.KINDS
        self._counts = bestiary.counts(console.store)
        console.hal.unload("core.bestiary")
        self._cards = sprites.Sheet(console.art("sheet_champions").SHEET, _PICTURE)
        table = console.table
        card = table.game.room_card(table.cursor) if table and table.cursor < 4 else 0
        self._go(card - 1 if card else 0)

    def _go(self, card):
        self.cursor = card
        row = card // _COLUMNS
        self._top = min(max(self._top, row - _SHOWN + 1), row)
        start = 0
        for _ in range(card):
            start = self._names.find("\n", start) + 1
        end = self._names.find("\n", start)
        self._name = self._names[start : end if end >= 0 else len(self._names)]
        self.dirty = True

    def press(self, button):
        if button == B:
            self.console.pop()
            return
        step = 0
        if button == LEFT or button == RIGHT:
            step = 1 if button == RIGHT else -1
        elif button == UP or button == DOWN:
            step = _COLUMNS if button == DOWN else -_COLUMNS
        if step and 0 <= self.cursor + step < CARDS:
            self.console.sound.play(MOVE)
            self._go(self.cursor + step)

    def draw(self, canvas):
        card = self.cursor + 1
        widgets.title(canvas, self._name)
        canvas.number_right(PRINTED[card], WIDTH - 2, 0)
        first = self._top * _COLUMNS
        for i in range(first, min(first + _SHOWN * _COLUMNS, CARDS)):
            x = 1 + i % _COLUMNS * _ACROSS
            y = _TOP + (i // _COLUMNS - self._top) * _DOWN
            self._cards.draw(canvas, i, x, y)
            if i == self.cursor:
                canvas.frame(x - 1, y - 1, 22, _PICTURE + 2)
        canvas.vline(WIDTH - 1, 10 + 40 * self._top // _ROWS, 40 * _SHOWN // _ROWS, 1)
        what = kind(card)
        x = canvas.small(self._kinds[what], 2, widgets.BOTTOM + 1, 1)
        if what == MONSTER:
            canvas.number(self._counts[self.cursor], x + 3, widgets.BOTTOM - 1)
        widgets.hints(canvas, "", self.console.text[words.BACK])
