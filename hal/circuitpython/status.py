"""A page of text without core: it must work when core doesn't."""

import terminalio
from adafruit_display_text import wrap_text_to_lines
from adafruit_display_text.label import Label
from displayio import Group

COLUMNS = 21  # of terminalio.FONT, 6 x 12, on 128 pixels
LINES = 5


def show(display, title, text, place=""):
    """Show it on an `oled.Oled`, as far as it fits, and wake the display."""
    at = wrap_text_to_lines(place, COLUMNS)[:1] if place else []
    lines = [title[:COLUMNS]] + wrap_text_to_lines(text, COLUMNS)[: LINES - 1 - len(at)] + at
    group = Group()
    for i, line in enumerate(lines):
        label = Label(terminalio.FONT, text=line, color=0xFFFFFF)
        label.anchor_point = (0, 0)
        label.anchored_position = (0, 12 * i)
        group.append(label)
    display.power(True)
    display.page(group)
