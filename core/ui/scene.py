"""Scenes: what the console shows. One is on top of the stack and gets the buttons.

Buttons are bit masks of one bit (UP ... B, the hal's); a mask of several is two or more pressed together, as
separate events.
"""

UP = 1
DOWN = 2
LEFT = 4
RIGHT = 8
A = 16
B = 32


class Scene:
    """One screen. `console` is set by the console before `enter`.

    holds   the buttons that mean two things, a tap (released before 600 ms) and a hold (600 ms); all others `press`
            on the first edge, the D-pad repeating
    dirty   set it to have `draw` called; the console clears it
    pace    ms between two passes of the console
    """

    holds = 0
    pace = 10

    def __init__(self):
        self.console = None
        self.dirty = True

    def enter(self):
        """On top of the stack, for the first time or again."""

    def leave(self):
        """No longer on top: another scene came, or this one goes."""

    def press(self, button):
        """A button that isn't in `holds` went down (or repeats)."""

    def tap(self, button):
        """A button in `holds` was released before 600 ms."""

    def hold(self, button):
        """A button in `holds` has been down for 600 ms."""

    def tick(self, ms):
        """`ms` have passed since the last tick. Allocate nothing."""

    def draw(self, canvas):
        """Draw the whole screen; the canvas is cleared. Allocate nothing."""

    def shown(self, now):
        """What was drawn last has been sent to the glass, at `now` (ms, the clock's). Allocate nothing."""
