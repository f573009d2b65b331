"""What CircuitPython runs at power-up, as `code.py` on the drive: the console; nothing where B is held; after a fault,
what it was, on the glass.

Only Exception is caught, so Ctrl-C always reaches the REPL. `pico_main` is `main.py`, the program for MicroPython, of which
some parts do here too.
"""

import gc
import sys
import traceback

from pico_main import CRASH_FILE, HELD, held, place, replay_line

READING = 5000  # ms that a notice stays, if no button is pressed
SCAN = 20  # ms between two looks at the buttons


def main():
    """Power up and play. Imports are made here, so that a module that is damaged is reported like any other fault."""
    hal = console = None
    try:
        import wiring

        from hal import B
        from hal.circuitpython import framebuf
        from hal.circuitpython.device import Hal

        sys.modules["framebuf"] = framebuf  # what core imports: CircuitPython has none
        hal = Hal(wiring)  # meanwhile, for the display takes 100 ms, the buttons were scanned
        if held(hal.buttons) & B:
            show(hal, "AT THE REPL", HELD)
            while held(hal.buttons) & B:
                hal.idle(SCAN)
            return
        if hal.storage.notice:
            tell(hal, hal.storage.notice)
        from core.console import Console

        console = Console(hal)
        console.run()
    except Exception as error:  # noqa: BLE001  (whatever it is, a person holding the device must see it)
        report(error, hal, console)
    finally:
        if hal:
            hal.buzzer.tone(0, 0)


def tell(hal, notice):
    """Show a notice until a button is pressed, or for some seconds."""
    print(notice)
    show(hal, "SAVED GAMES", notice)
    waited = 0
    while waited < READING and not held(hal.buttons):
        hal.idle(SCAN)
        waited += SCAN


def report(error, hal, console):
    """Tell of a fault: on the REPL, in the crash file where the drive is writable (with the replay line of the game), and
    on the glass until Ctrl-C: CircuitPython clears it when the program ends."""
    gc.collect()
    trace = "".join(traceback.format_exception(error))
    line = replay_line(console)
    print(trace + line)
    try:
        with open(CRASH_FILE, "w") as file:
            file.write("%s\n%s%s\n" % (sys.version, trace, line))
    except OSError as trouble:
        print("%s: %s" % (CRASH_FILE, trouble))
    if hal:
        hal.buzzer.tone(0, 0)
        show(hal, type(error).__name__, str(error), place(trace))
        while True:
            hal.idle(SCAN)


def show(hal, title, text, place=""):
    """A page on the glass; drawn without core, which may be what broke."""
    from hal.circuitpython import status

    status.show(hal.display, title, text, place)


if __name__ == "__main__":
    main()
