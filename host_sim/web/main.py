"""What the page runs in MicroPython: the console on the page's hal, a pass at a time, and the links that open a deal.

`page` is the browser, see `hal/web/__init__.py`; of it this module uses two functions more: `say(text)`, what the bottom row
says, for who can't see the glass, and `tell(text)`, a line below the handheld.
"""

import page

from core import load, replay
from core import settings as model
from core.console import Console
from core.lang import words
from core.ui import widgets
from hal.web import Hal

HISTORY = 4096  # actions a session remembers: memory is no matter here
LIVELY = 3000  # ms after the last press or picture in which something may still move
NAP = 100  # ms between two passes after that
SLEEP = 1000  # and while the glass is blank

hal = Hal(page)
console = None
_moved = 0  # when a button or the picture changed last
_said = None


def start(now, calm, playing):
    """Power up at `now` ms. `calm`: the person wants no motion, which is the setting until they choose; `playing`: the game
    that was on the glass when the page was left, or None."""
    global console
    hal.clock.now = now
    console = Console(hal, HISTORY)
    if calm and not console.store.has(model.RECORD):
        console.settings.values[model.ANIMATION] = 1
    if playing and load.index(playing) >= 0 and console.store.has(playing):
        console.resume(playing)


def press(mask, at):
    """Exactly the buttons of this mask are down since `at` ms."""
    global _moved
    _moved = at
    hal.buttons.put(mask, at)


def frame(now):
    """One pass of the console. Returns for how many ms nothing need happen unless a button moves, 0: the next frame."""
    global _moved, _said
    hal.clock.now = now
    shown = hal.display.shown
    widgets.spoken[0] = widgets.spoken[1] = ""
    console.step()
    if hal.display.shown != shown:
        _moved = now
        said = _bottom_row()
        if said != _said:
            _said = said
            page.say(said)
    if hal.buttons.present or (now - _moved) & 0x3FFFFFFF < LIVELY:
        return 0
    return SLEEP if console.blank else NAP


def _bottom_row():
    said = []
    for letter, text in zip("AB", widgets.spoken):
        if text:
            said.append(letter + ": " + text)
    return ", ".join(said)


def leave():
    """The page is hidden or goes away: saves, and returns the game that is on the glass, "" where none is."""
    press(0, hal.clock.now)
    console.save_game()
    hal.buzzer.tone(0, 0)
    session = console.session
    return session.game.NAME if session and not console.demo_runs and not session.game.over else ""


def open_line(line):
    """Open the deal of a replay line with its actions played; asks first where a saved game would be given up."""
    try:
        game, options, seats, code, actions = replay.parse(line)
        replay.play(line)
    except replay.BadLine as error:
        page.tell("This link holds no game: " + str(error))
        return

    def deal():
        console.open_game(game.NAME, code, options, seats)
        for i in range(0, len(actions), 2):
            console.scene.do(actions[i], actions[i + 1])
        console.save_game()

    console.home()
    if console.store.has(game.NAME):
        console.open("dialog", "Dialog", console.text[words.LEAVE_SAVED], deal)
    else:
        deal()
