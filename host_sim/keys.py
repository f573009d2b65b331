"""Key scripts: words that press the six buttons, for tests, pictures and the command line.

`U D L R A B` press and release a button, `A+600` holds it for so many milliseconds, `A&L` presses two or more
together (`A&L+600` holds them), `wait500` waits. Words are separated by blanks or line ends.
"""

import re

from hal import DOWN, LEFT, RIGHT, UP, A, B
from host_sim.refused import Refused

LETTERS = {"U": UP, "D": DOWN, "L": LEFT, "R": RIGHT, "A": A, "B": B}
PRESS_MS = 60  # how long a plain word holds its button: past any debounce, far from a hold
GAP_MS = 60  # and how long the button is up before the next word
LONGEST_MS = 3_600_000

_PRESS = re.compile(r"([UDLRAB](?:&[UDLRAB])*)(?:\+([0-9]{1,7}))?$")
_WAIT = re.compile(r"wait([0-9]{1,7})$")


class BadKeys(Refused):
    """A word of a key script that means nothing; the message names it and what is accepted."""


def parse(script):
    """The steps of a key script: (mask of the buttons down, ms), a release having mask 0. Raises BadKeys."""
    steps = []
    for number, word in enumerate(script.split(), 1):
        steps += _word(word, number)
    return steps


def _word(word, number):
    wait = _WAIT.match(word)
    if wait:
        return [(0, _duration(wait.group(1), word, number))]
    press = _PRESS.match(word)
    if not press:
        raise BadKeys(f"word {number} of the keys, '{word}', is none of U D L R A B, A+600, A&L, wait500")
    mask = 0
    for letter in press.group(1).split("&"):
        mask |= LETTERS[letter]
    held = _duration(press.group(2), word, number) if press.group(2) else PRESS_MS
    return [(mask, held), (0, GAP_MS)]


def _duration(digits, word, number):
    ms = int(digits)
    if not 0 < ms <= LONGEST_MS:
        raise BadKeys(f"word {number} of the keys, '{word}': 1 to {LONGEST_MS} milliseconds")
    return ms
