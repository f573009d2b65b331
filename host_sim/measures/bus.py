"""Bytes on the display's bus, counted at the controller on the desk."""

import random

from core import load
from hal import DOWN, LEFT, RIGHT, A, B
from host_sim.handheld import Handheld
from host_sim.measures import NAMES

FRAME = 1088  # bytes of a full frame on the bus
SEED = bytes(7)
_LONG = 200  # a match of Draw Poker may take thousands
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


def pointer_bytes():
    """Bytes of a step down in the settings."""
    with Handheld() as handheld:
        meter = Meter(handheld)
        meter.of(B)
        return sum(meter.of(DOWN))


def card_bytes(name):
    """Bytes of a step to the next card on a game's table: (the table's own, those of its preview and hint rows). Persons
    sit everywhere, so that nothing else moves; the first of them takes the handheld before."""
    with Handheld() as handheld:
        seats = bytes(load.rules(name).SEATS[0])
        handheld.open_game(name, SEED, None, seats)
        if len(seats) > 1:
            handheld.run_ms(_SETTLED)
            handheld.press(A)
        pages = Meter(handheld).of(RIGHT)
        return sum(pages[:6]), sum(pages[6:])


def game_bytes(name):
    """A game by random buttons, animations on, to its end or as far as _LONG presses: (bytes, flushes that sent any)."""
    chance = random.Random(1)
    with Handheld() as handheld:
        handheld.open_game(name, SEED)
        meter = Meter(handheld)
        for _ in range(_LONG):
            if handheld.session.game.over:
                break
            handheld.press(chance.choice((LEFT, RIGHT, A, A)))
            handheld.run_ms(300)
        handheld.run_ms(_SETTLED)
        return sum(meter.pages), meter.flushes


def idle_flushes(name, ms=30_000):
    """How often a game's table sent anything while nothing happened."""
    with Handheld() as handheld:
        handheld.open_game(name, SEED)
        handheld.run_ms(_SETTLED)
        meter = Meter(handheld)
        handheld.run_ms(ms)
        return meter.flushes


def pointer():
    return [("settings", f"{pointer_bytes()} bytes")]


def card():
    return [(name, "{} bytes, {} more for preview and hints".format(*card_bytes(name))) for name in NAMES]


def game():
    rows = []
    for name in NAMES:
        sent, flushes = game_bytes(name)
        rows.append((name, f"{100 * sent / (flushes * FRAME):.0f} %, {sent} bytes in {flushes} flushes"))
    return rows


def idle():
    return [(name, f"{idle_flushes(name)} in 30 seconds") for name in NAMES]
