"""What boots on the device: board, hal, console.

B held at power-up stays at the REPL. An exception is shown on the glass and kept in crash.txt, and ends at the REPL as
well; Ctrl-C always gets there.
"""

import gc
import io
import sys

B = 32  # of hal's button masks; hal itself may be what fails
CRASH = "/crash.txt"
COLUMNS = 16  # of framebuf's own font
ROWS = 8


def main():
    hal = console = None
    try:
        import board

        from hal.pico import Hal

        hal = Hal(board)
        if hal.buttons.read() & B:
            show(hal, ["B is held:", "staying at the", "MicroPython", "prompt."])
            return
        from core.console import Console

        console = Console(hal)
        console.run()
    except Exception as error:  # noqa: BLE001 (whatever it is, it is told)
        report(hal, console, error)
    finally:
        if hal:
            hal.buzzer.tone(0, 0)


def report(hal, console, error):
    """Tell of an exception: on the glass, in the crash file, at the REPL."""
    line = replay_line(console)
    console = None
    gc.collect()
    trace = traceback(error)
    print(trace)
    try:
        with open(CRASH, "w") as file:
            file.write("%s\n%s\n%s\n" % (sys.version, trace, line))
    except OSError as fault:
        print(CRASH, "can't be written:", fault)
    if hal:
        place = [row for row in trace.split("\n") if row.startswith("  File ")][-1:]
        show(hal, rows(type(error).__name__) + rows(str(error)) + rows(where(place[0]) if place else ""))


def replay_line(console):
    """The replay line of the game being played, "" where there is none or it can't be had any more."""
    try:
        return console.session.line() or ""
    except Exception:  # noqa: BLE001 (the game may be what broke)
        return ""


def traceback(error):
    out = io.StringIO()
    sys.print_exception(error, out)
    return out.getvalue().rstrip()


def where(row):
    """ "core/deck.py:12" of a traceback's row."""
    parts = row.split('"')
    return "%s:%s" % (parts[1], parts[2].split(",")[1].split()[1])


def rows(text):
    """The text in rows of the glass; three at most, its end where it has more."""
    text = text[-3 * COLUMNS :]
    return [text[i : i + COLUMNS] for i in range(0, len(text), COLUMNS)]


def show(hal, lines):
    """Write rows on the glass with framebuf's own font: nothing of core is trusted here."""
    hal.canvas.fill(0)
    for i in range(min(len(lines), ROWS)):
        hal.canvas.text(lines[i], 0, 8 * i)
    hal.display.power(True)
    hal.display.show()


if __name__ == "__main__":
    main()
