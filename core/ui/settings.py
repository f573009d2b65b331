"""The settings menu; every change works at once and is saved on leaving."""

from core import settings as model
from core.games import GAMES
from core.lang import LANGUAGES, words
from core.ui.menu import Menu
from core.ui.scene import A, B

# (label, setting, the words of its values; empty where they are no words)
_ROWS = (
    (words.SOUND, model.SOUND, (words.ON, words.OFF)),
    (words.BRIGHTNESS, model.BRIGHTNESS, (words.BRIGHT, words.MEDIUM, words.DIM)),
    (words.FLIP, model.FLIP, (words.OFF, words.ON)),
    (words.ANIMATION, model.ANIMATION, (words.ON, words.OFF)),
    (words.LANGUAGE, model.LANGUAGE, ()),
    (words.BLANK, model.BLANK, ()),
    (words.BOOT, model.BOOT, (words.OFF, words.ON)),
    (words.LEFTY, model.LEFTY, (words.OFF, words.ON)),
    (words.SPEED, model.SPEED, (words.NORMAL, words.FAST, words.SLOW)),
)


class SettingsMenu(Menu):
    """One row a setting, and the reset of all statistics, which wants A held."""

    def __init__(self):
        Menu.__init__(self, "")

    def enter(self):
        text = self.console.text
        self.title = text[words.SETTINGS]
        self.rows = [self._row(text, *row) for row in _ROWS if row[1] != model.LANGUAGE or len(LANGUAGES) > 1]
        self.rows.append((text[words.RESET], self._not_by_a_tap, None))
        self._hold_on_reset()
        self.dirty = True

    def _row(self, text, label, setting, values):
        console = self.console

        def change(step):
            values = console.settings.values
            values[setting] = (values[setting] + step) % console.settings.limit(setting)
            console.apply_settings()
            if setting == model.LANGUAGE:
                self.enter()
            elif setting == model.LEFTY:
                console.input.block(A | B)  # the A that is down is a B from now on

        def value():
            chosen = console.settings.values[setting]
            if setting == model.BLANK:
                return "%d %s" % (model.BLANK_MINUTES[chosen], text[words.MINUTES])
            if setting == model.LANGUAGE:
                return LANGUAGES[chosen][1]
            return text[values[chosen]]

        shown = [value()]  # built when it changes, so that drawing allocates nothing

        def change_shown(step):
            change(step)
            shown[0] = value()

        return text[label], change_shown, lambda: shown[0]

    def _move(self, step):
        Menu._move(self, step)
        self._hold_on_reset()

    def _hold_on_reset(self):
        self.holds = A if self.cursor == len(self.rows) - 1 else 0

    def _not_by_a_tap(self, step):
        pass

    def a_text(self):
        return self.console.text[words.HOLD_A] if self.holds else Menu.a_text(self)

    def hold(self, button):
        for name, _ in GAMES:
            stats = self.console.stats(name)
            stats.clear()
            stats.save(self.console.store)
            self.console.store.delete(name + ".more")
        self.console.open("dialog", "Dialog", self.console.text[words.RESET_DONE])

    def leave(self):
        self.console.settings.save(self.console.store)
