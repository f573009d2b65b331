"""What the Pico runs at power-up: the console; nothing where B is held; after a fault, what it was, on the glass.

Only Exception is caught, so Ctrl-C always reaches the REPL.
"""

import gc
import io
import sys

CRASH_FILE = "/crash.txt"
COLUMNS = 16  # of framebuf's own font
MOST = 3 * COLUMNS  # characters of one text in it
HELD = "B was held: nothing is started. Connect a computer, or switch off and on."


def main():
    """Power up and play. Imports are made here, so that a module that is damaged is reported like any other fault."""
    hal = console = None
    try:
        import board

        from hal import B
        from hal.pico import Hal

        hal = Hal(board)
        if held(hal.buttons) & B:
            show(hal, "AT THE REPL", HELD, "")
            return
        from core.console import Console

        console = Console(hal)
        console.run()
    except Exception as error:  # noqa: BLE001  (whatever it is, a person holding the Pico must see it)
        report(error, hal, console)
    finally:
        if hal:
            hal.buzzer.tone(0, 0)


def held(buttons):
    """The mask of the buttons that are down."""
    mask = buttons.read()
    while buttons.queued:
        mask = buttons.read()
    return mask


def report(error, hal, console):
    """Tell of a fault: on the REPL, in the crash file (with the replay line of the game), and on the glass."""
    gc.collect()
    out = io.StringIO()
    sys.print_exception(error, out)
    trace = out.getvalue()
    print(trace)
    try:
        with open(CRASH_FILE, "w") as file:
            file.write("%s\n%s%s\n" % (sys.version, trace, replay_line(console)))
    except OSError as trouble:
        print("%s: %s" % (CRASH_FILE, trouble))
    if hal:
        hal.buzzer.tone(0, 0)
        show(hal, type(error).__name__, str(error), place(trace))


def replay_line(console):
    """The replay line of the game being played, "" where there is none."""
    try:
        return console.session.line() or ""
    except Exception:  # noqa: BLE001  (the game may be what broke)
        return ""


def place(trace):
    """Where a traceback ends, as "games/scoundrel.py in act", or "hal/oled.py:12 in show" where there are line numbers."""
    found = ""
    for line in trace.split("\n"):
        if line.startswith('  File "'):
            _, path, rest = line.split('"', 2)
            number, _, where = rest[len(", line ") :].partition(", in ")
            if number != "1":  # code without line numbers says 1
                path += ":" + number
            found = "%s in %s" % ("/".join(path.split("/")[-2:]), where)
    return found


def show(hal, title, text, place):
    """A page on the glass, as far as it fits; in framebuf's own font where core is what broke."""
    try:
        page(hal, title, text, place)
    except Exception:  # noqa: BLE001  (then the page must do without core)
        plain(hal, (title, text, place))
    hal.display.power(True)
    hal.display.show()


def page(hal, title, text, place):
    """Draw it as the console draws its pages."""
    from core.ui import widgets
    from core.ui.canvas import WIDTH, Canvas

    canvas = Canvas(hal.canvas)
    canvas.fill(0)
    widgets.title(canvas, title)
    at = widgets.wrap(canvas, place, WIDTH - 4) if place else []
    y = widgets.LINES_TOP
    for line in widgets.wrap(canvas, text, WIDTH - 4)[: widgets.LINES - len(at)] + at:
        canvas.text(line, 2, y, 1)
        y += widgets.LINE
    if place:
        canvas.small("MORE IN CRASH.TXT", 2, widgets.BOTTOM + 1, 1)


def plain(hal, texts):
    """Draw it with framebuf alone: a few rows of each text."""
    hal.canvas.fill(0)
    y = 0
    for text in texts:
        for start in range(0, min(len(text), MOST), COLUMNS):
            hal.canvas.text(text[start : start + COLUMNS], 0, y)
            y += 8


if __name__ == "__main__":
    main()
