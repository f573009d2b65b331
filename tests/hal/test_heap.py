"""`show()` takes no heap, measured in real MicroPython with the heap locked, which a transient allocation can't pass."""

import pytest

from host_sim import real_micropython
from tests.micropython.ports import PORTS, REPOSITORY, micropython

SCRIPT = """
import gc, micropython
from hal.link import I2CLink, SPILink
from hal.oled import CONTROLLERS, Oled

class Bus:
    sent = 0
    def writeto(self, address, data):
        self.sent += len(data) + 1
    def write(self, data):
        self.sent += len(data)

def pin(level):
    pass

def change(oled, i):
    frame = oled.frame
    frame[i * 37 & 1023] = (i & 63) + 1
    frame[i * 211 & 1023] ^= 255

def measure(name, oled, bus):
    assert oled.show()
    bus.sent = 0
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    micropython.heap_lock()
    for i in range(100):
        change(oled, i)
        oled.show()
        oled.show()
    for i in range(1024):
        oled.frame[i] ^= 255
    oled.show()
    micropython.heap_unlock()
    taken = gc.mem_alloc() - before
    gc.enable()
    print(name, taken, bus.sent)

def all():
    for name in sorted(CONTROLLERS):
        bus = Bus()
        measure(name + " I2C", Oled(I2CLink(bus, 0x3C), name), bus)
        bus = Bus()
        measure(name + " SPI", Oled(SPILink(bus, pin, pin, pin), name), bus)
"""
BUTTONS = """
class Pin:
    IN = 0
    PULL_UP = PULL_DOWN = 1
    levels = bytearray(b"\\1" * 6)
    def __init__(self, i, mode, pull):
        self.i = i
    def __call__(self):
        return self.levels[self.i]

class Timer:
    PERIODIC = 1
    def __init__(self, id, period, mode, callback):
        Timer.callback = callback

import sys
machine = type("machine", (), {})
machine.Pin = Pin
machine.Timer = Timer
sys.modules["machine"] = machine
from hal.buttons import Buttons

def press():
    buttons = Buttons(range(6), 0)
    sample = Timer.callback
    gc.collect()
    micropython.heap_lock()
    seen = 0
    for i in range(100):
        Pin.levels[i % 6] ^= 1
        sample(None)
        if i % 7 == 0:
            while buttons.queued:
                seen += buttons.read() + (buttons.at & 0)
    micropython.heap_unlock()
    print(seen > 100)
"""


def run(port, *parts):
    if port == "unix":
        return micropython(port, REPOSITORY, *parts)
    try:
        return real_micropython.run_wasm(list(parts), path=REPOSITORY, folders=("core", "hal"))
    except real_micropython.NotAvailable:
        return micropython(port, REPOSITORY, "")  # tells it as everywhere


@pytest.mark.parametrize("port", PORTS)
def test_show_takes_no_heap(port):
    said = run(port, SCRIPT, "all()").splitlines()
    assert len(said) == 6
    for line in said:
        _, _, taken, sent = line.split()
        assert int(taken) == 0, line
        assert int(sent) > 100 * 24, line


@pytest.mark.parametrize("port", PORTS)
def test_sampling_and_reading_buttons_take_no_heap(port):
    assert run(port, "import gc, micropython", BUTTONS, "press()") == "True\n"
