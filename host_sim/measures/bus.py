"""Bytes on the display's bus, counted at the controller on the desk."""

import random

from hal import DOWN, LEFT, RIGHT, A, B
from host_sim.handheld import Handheld
from host_sim.measures import NAMES

FRAME = 1088  # bytes of a full frame on the bus
SEED = bytes(7)
_SETTLED = 1000  # ms after which no animation runs


class Meter:
    """Counts the bytes that reach a handheld's display, by the page they are for, and the flushes that sent any."""

    def __init__(self, handheld):
        self.handheld = handheld
        self.reset()
        self._write = handheld.controller.i2c_write
        self._show = handheld.hal.display.show
        handheld.controller.i2c_write = self._counted_write
        handheld.hal.display.show = self._counted_show

    def reset(self):
        self.pages = [0] * 8
        self.flushes = 0

    def _counted_write(self, data):
        self._write(data)
        self.pages[self.handheld.controller.page] += 1 + len(data)

    def _counted_show(self):
        before = sum(self.pages)
        arrived = self._show()
        self.flushes += sum(self.pages) != before
        return arrived

    def of(self, button):
        """The bytes by page that one press costs, animations included."""
        self.handheld.run_ms(_SETTLED)
        self.reset()
        self.handheld.press(button)
        self.handheld.run_ms(_SETTLED)
        return self.pages


def pointer():
    """A step down in the settings."""
    with Handheld() as handheld:
        meter = Meter(handheld)
        meter.of(B)
        return [("settings", f"{sum(meter.of(DOWN))} bytes")]


def card():
    """A step to the next card on each table; its two bottom pages are the preview and what the buttons do."""
    rows = []
    for name in NAMES:
        with Handheld() as handheld:
            handheld.open_game(name, SEED)
            pages = Meter(handheld).of(RIGHT)
            rows.append((name, f"{sum(pages[:6])} bytes, {sum(pages[6:])} more for preview and hints"))
    return rows


def game():
    """A whole game by random buttons, every animation on, as a share of as many full frames as there were flushes."""
    return [(name, _game(name)) for name in NAMES]


def _game(name):
    chance = random.Random(1)
    with Handheld() as handheld:
        handheld.open_game(name, SEED)
        meter = Meter(handheld)
        while not handheld.session.game.over:
            handheld.press(chance.choice((LEFT, RIGHT, A, A)))
            handheld.run_ms(300)
        handheld.run_ms(_SETTLED)
        sent = sum(meter.pages)
        return f"{100 * sent / (meter.flushes * FRAME):.0f} %, {sent} bytes in {meter.flushes} flushes"


def idle_flushes():
    """How often anything was sent while nothing happened."""
    rows = []
    for name in NAMES:
        with Handheld() as handheld:
            handheld.open_game(name, SEED)
            handheld.run_ms(_SETTLED)
            meter = Meter(handheld)
            handheld.run_ms(30_000)
            rows.append((name, f"{meter.flushes} in 30 seconds"))
    return rows
