"""The console under scripted buttons: what its frame buffer shows, as check sums."""

import binascii

import random_play
from hands import Player


def report(player, what):
    """A line that two interpreters must agree on: the screen, its check sum, how often it was sent, the glass."""
    hal = player.hal
    print(what, player.scene(), binascii.crc32(hal.frame), hal.shown, hal.powered, hal.bright)


def tour(script):
    """A script from power-up, a check sum after every key."""
    player = Player()
    report(player, "power-up")
    for letter in script:
        player.keys(letter)
        report(player, letter)


def game(name, number, presses):
    """A game under random buttons, mostly those that act; long presses among them."""
    player = Player()
    player.console.open_game(name, bytes([number] * 7))
    dice = random_play.dice(number)
    for i in range(presses):
        key = "UDLRLRAAAABb."[dice.below(13)]
        player.keys(key)
        report(player, "%d %s" % (i, key))
    session = player.console.session
    print(session.line() if session else "-", sorted(player.hal.names()))


def demo(name, frames):
    """The computer plays by itself."""
    player = Player()
    player.console.demo(name)
    for i in range(frames):
        player.frames(1, 60)
        if i % 10 == 0:
            report(player, i)
