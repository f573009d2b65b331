"""A seed: seven symbols of 32 (A-Z and 2-9 without I and O), kept as seven bytes 0..31.

Every code of seven such symbols is valid, so a player can read one out and another type it in.
"""

SYMBOLS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH = 7


class BadSeed(ValueError):
    """The text is no seed; the message says what is wrong and what is accepted."""


def text(seed):
    """The code of seven bytes 0..31, as a string of seven symbols."""
    return "".join([SYMBOLS[b] for b in seed])


def parse(code):
    """Seven bytes from a code; small letters are taken too. Raises BadSeed."""
    if len(code) != LENGTH:
        raise BadSeed("a seed has 7 symbols, this has %d" % len(code))
    out = bytearray(LENGTH)
    for i in range(LENGTH):
        # only ASCII: CPython makes an S of a long s, MicroPython doesn't
        value = SYMBOLS.find(code[i].upper()) if ord(code[i]) < 128 else -1
        if value < 0:
            raise BadSeed("%r is no seed symbol (A-Z and 2-9, without I and O)" % code[i])
        out[i] = value
    return bytes(out)


def draw(rng):
    """A new seed of seven bytes from a generator."""
    return bytes([rng.below(32) for _ in range(LENGTH)])
