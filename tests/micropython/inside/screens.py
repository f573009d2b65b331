"""The console under scripted buttons: what its frame buffer shows, as check sums."""

import binascii

import random_play
from fake_hal import FakeHal

from core.console import Console

BUTTONS = {"U": 1, "D": 2, "L": 4, "R": 8, "A": 16, "B": 32}
PAUSES = {"m": 60000, "M": 360000}  # ms
FRAME = 10  # ms


class Player:
    """A console and the hands that hold it."""

    def __init__(self, seldom=False):
        self.hal = FakeHal(seldom)
        self.console = Console(self.hal)
        self.hal.wait(FRAME)
        self.console.step()

    def frames(self, n, ms=FRAME):
        """So many passes, `ms` between them."""
        for _ in range(n):
            self.hal.wait(ms)
            self.console.step()

    def push(self, mask, ms=40):
        """Buttons down for `ms`, then up."""
        self.hal.mask = mask
        self.frames(ms // FRAME)
        self.hal.mask = 0
        self.frames(4)

    def keys(self, script):
        """Letters are presses, `b` and `a` buttons held, `.` a third of a second, `m` a minute, `M` six."""
        for letter in script:
            if letter == ".":
                self.frames(4, 80)
            elif letter in PAUSES:
                self.frames(1, PAUSES[letter])
            elif letter in "ab":
                self.push(BUTTONS[letter.upper()], 700)
            else:
                self.push(BUTTONS[letter])

    def scene(self):
        return type(self.console.scene).__name__

    def report(self, what):
        print(what, self.scene(), binascii.crc32(self.hal.frame), self.hal.shown, self.hal.powered, self.hal.bright)


def tour(script):
    """A script from power-up, a check sum after every key."""
    player = Player()
    player.report("power-up")
    for letter in script:
        player.keys(letter)
        player.report(letter)


def game(name, number, presses):
    """A game under random buttons, mostly those that act; long presses among them."""
    player = Player()
    player.console.open_game(name, bytes([number] * 7))
    dice = random_play.dice(number)
    for i in range(presses):
        key = "UDLRLRAAAABb."[dice.below(13)]
        player.keys(key)
        player.report("%d %s" % (i, key))
    session = player.console.session
    print(session.line() if session else "-", player.hal.names())


def demo(name, frames):
    """The computer plays by itself."""
    player = Player()
    player.console.demo(name)
    for i in range(frames):
        player.frames(1, 60)
        if i % 10 == 0:
            player.report(i)
