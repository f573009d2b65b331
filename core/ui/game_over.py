"""The end of a game: how it went, the score, its place, and what next."""

from core import seed
from core.game import PERSON
from core.lang import words
from core.ui import widgets
from core.ui.canvas import WIDTH, sprite
from core.ui.menu import Menu
from core.ui.scene import A, B, Scene


class GameOver(Scene):
    """A goes on to a menu, B to the launcher."""

    def __init__(self, table, place):
        Scene.__init__(self)
        self.table = table
        self.place = place  # 0..4 in the score table, -1 for none
        self._picture = None

    def enter(self):
        self.table.learn()
        self._picture = sprite(self.table.outcome_picture(self.console.art(self.table.game.NAME)))
        self._code = seed.text(self.table.session.seed)
        self._score = self.table.game.score(self._seat())
        self.dirty = True

    def _seat(self):
        """Whose score is shown: the only person's, else the winner's."""
        game = self.table.game
        persons = [seat for seat in range(game.seats) if game.seat_kind(seat) == PERSON]
        if len(persons) == 1:
            return persons[0]
        for seat in range(game.seats):
            if game.result >> seat & 1:
                return seat
        return 0

    def press(self, button):
        if button == A:
            self.console.push(NextMenu(self.table))
        elif button == B:
            self.console.home()

    def draw(self, canvas):
        text = self.console.text
        canvas.blit(self._picture, 2, 7, 0)
        canvas.big(self.table.outcome_text(), 50, 4, 1)
        y = 20
        canvas.text(self.table.score_label(), 50, y, 1)
        canvas.number_right(self._score, WIDTH - 6, y)
        if self.place == 0:
            canvas.text(text[words.NEW_BEST], 50, y + 10, 1)
        elif self.place > 0:
            canvas.text(text[words.PLACE], 50, y + 10, 1)
            canvas.number(self.place + 1, WIDTH - 12, y + 10, 0)
        elif not self.table.session.counts:
            canvas.text(text[words.NOT_COUNTED], 50, y + 10, 1)
        canvas.text(self._code, 50, y + 22, 1)
        widgets.hints(canvas, text[words.NEXT], text[words.QUIT])


class NextMenu(Menu):
    """After a game: another, the same again, or the statistics."""

    def __init__(self, table):
        Menu.__init__(self, "")
        self.table = table

    def enter(self):
        text = self.console.text
        self.title = self.console.game_text(self.table.game.NAME).NAME
        self.rows = [
            (text[words.NEW_GAME], self._new, None),
            (text[words.SAME_DEAL], self._same, None),
            (text[words.STATISTICS], self._statistics, None),
            (text[words.QUIT], self._quit, None),
        ]
        self.dirty = True

    def _new(self, step):
        session = self.table.session
        self.console.open_game(session.game.NAME, None, session.options, session.seats)

    def _same(self, step):
        session = self.table.session
        self.console.open_game(session.game.NAME, session.seed, session.options, session.seats)

    def _statistics(self, step):
        game = self.table.game
        self.console.open("statistics", "Statistics", game.NAME, self.title, game.SCORES)

    def _quit(self, step):
        self.console.home()
