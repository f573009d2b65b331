"""CircuitPython on the desk: Blinka's displayio and the Adafruit libraries on the modules of `shims/`, over the chip.

`enter()` once a process. Blinka's displayio is the real one's port to Python; three things are put right: Bitmap is a
buffer, as CircuitPython's is (its words lie as Blinka has them, which only whole rows show); what an I2C display doesn't
acknowledge is lost without a word; and no thread runs beside.
"""

import os
import sys
import time
from pathlib import Path

from host_sim.chip import CHIP

SHIMS = str(Path(__file__).with_name("shims"))


def enter():
    """Have the modules found, and let nothing run by itself."""
    if SHIMS in sys.path:
        return
    os.environ["BLINKA_FORCEBOARD"] = "GENERIC_LINUX_PC"  # Blinka asks what it runs on; nothing here uses the answer
    sys.path.insert(0, SHIMS)
    import displayio
    import displayio._tilegrid
    import i2cdisplaybus

    displayio._stop_background()
    i2cdisplaybus.I2CDisplayBus._send = _unheard(i2cdisplaybus.I2CDisplayBus._send)
    displayio.Bitmap = displayio._tilegrid.Bitmap = _buffered(displayio.Bitmap)


def start_over():
    """Power-up: the chip's pins are free and no display is in use."""
    import displayio
    import microcontroller

    displayio.displays.clear()
    displayio.display_buses.clear()
    microcontroller.start_over()


def sleep(seconds):
    """What `time.sleep` is to do: let the chip's time pass, of which a millisecond is the least."""
    if seconds >= 0.001:
        CHIP.sleep(round(seconds * 1000))


def slow_time():
    """Have all of this process wait on the chip's clock."""
    time.sleep = sleep


def _unheard(send):
    def unheard(self, *what):
        try:
            send(self, *what)
        except (OSError, RuntimeError):
            pass

    return unheard


def _buffered(Blinkas):
    class Bitmap(Blinkas, bytearray):
        """A Bitmap that a memoryview can be made of, which sees and changes it."""

        def __new__(cls, width, height, value_count):
            return bytearray.__new__(cls)

        def __init__(self, width, height, value_count):
            Blinkas.__init__(self, width, height, value_count)
            bytearray.__init__(self, 4 * self._stride * height)
            self._data = memoryview(self).cast("I")

        __hash__ = object.__hash__
        __eq__ = object.__eq__

    return Bitmap
