"""The pause menu of a game, and what its rows ask before they do something that can't be taken back."""

from core import seed
from core.game import NEXT
from core.lang import words
from core.ui.menu import Menu


class Pause(Menu):
    """Over a table; B goes back to it."""

    def __init__(self, table):
        Menu.__init__(self, "")
        self.table = table

    def enter(self):
        console = self.console
        text = console.text
        self.title = text[words.PAUSE]
        session = self.table.session
        rows = [(text[words.RESUME], self._resume, None), (text[words.HOW_TO_PLAY], self._help, None)]
        self._screen = getattr(console.game_text(self.table.game.NAME), "SCREEN", None)
        if self._screen:
            rows.append((self._screen[0], self._open_screen, None))
        # never for another seat: its hint would tell what it has, and be given over the cards of who looks on
        game = self.table.game
        if self.table.gives_hints and self.table.viewer == game.turn and not game.allows(NEXT, 0):
            rows.append((text[words.HINT], self._hint, None))
        if session.can_undo:
            rows.append((text[words.UNDO], self._undo, None))
        rows.append((text[words.RESTART], self._restart, None))
        rows.append((text[words.NEW_GAME], self._new, None))
        rows.append((text[words.SHARE], self._share, None))
        rows.append((text[words.SETTINGS], self._settings, None))
        rows.append((text[words.QUIT], self._quit, None))
        self.rows = rows
        self.cursor = min(self.cursor, len(rows) - 1)
        self.dirty = True

    def leave(self):
        self.rows = ()  # `enter` makes them again

    def _ask(self, question, action):
        self.console.open("dialog", "Dialog", self.console.text[question], action)

    def _resume(self, step):
        self.console.pop()

    def _help(self, step):
        self.console.open("help", "Help", self.console.game_text(self.table.game.NAME).PAGES)

    def _open_screen(self, step):
        """In the menu's place, for want of memory: it goes back to the table."""
        console = self.console
        console.pop()
        console.open(self._screen[1], self._screen[2])

    def _hint(self, step):
        self.console.pop()
        self.table.start_hint()

    def _undo(self, step):
        if self.table.session.undo_is_free or not self.table.session.counts:
            self._take_back()
        else:
            self._ask(words.UNDO_SPOILS, self._take_back)

    def _take_back(self):
        self.table.session.undo()
        self._back_to_table()

    def _restart(self, step):
        self._ask(words.RESTART_SPOILS, self._deal_again)

    def _deal_again(self):
        self.table.session.restart()
        self._back_to_table()

    def _back_to_table(self):
        self.console.pop()
        self.table.reset()
        self.console.save_game()

    def _new(self, step):
        self._ask(words.NEW_SPOILS, self._deal_new)

    def _deal_new(self):
        session = self.table.session
        self.console.open_game(session.game.NAME, None, session.options, session.seats)

    def _share(self, step):
        session = self.table.session
        if self.console.hal.shares:
            self.console.hal.share(session.deal_line())
        code = seed.text(session.seed)
        self.console.open("dialog", "Dialog", self.console.text[words.CODE_IS] + "\n" + code)

    def _settings(self, step):
        self.console.open("settings", "SettingsMenu")

    def _quit(self, step):
        self.console.home()
