"""Random drawing calls, those that core uses; `run` gives a hash of the picture after every one. MicroPython runs this
file too: there `framebuf` is its own and a target is bytes, here it is `hal.circuitpython`'s and a target is a Bitmap."""

import binascii

import framebuf

from core.rng import Rng

VLSB = framebuf.MONO_VLSB
SHAPES = ((128, 64), (45, 29), (17, 8), (1, 1))
WIDTHS = (1, 3, 8, 15, 16, 17, 22, 33, 128)
HEIGHTS = (1, 5, 8, 9, 16, 30, 64)
KINDS = 9


class Chance(Rng):
    """The console's generator, for it is the same everywhere."""

    def __init__(self, seed):
        super().__init__()
        self.seed((seed,))

    def between(self, low, high):
        return low + self.below(high - low + 1)

    def noise(self, n):
        return bytearray([self.below(256) for _ in range(n)])


def pictures(chance):
    """What can be blitted: FrameBuffers and tuples of many sizes, larger ones than a target among them."""
    made = []
    for w in WIDTHS:
        h = HEIGHTS[chance.below(len(HEIGHTS))]
        data = chance.noise(w * ((h + 7) // 8))
        made.append((bytes(data), w, h, VLSB))
        made.append(framebuf.FrameBuffer(data, w, h, VLSB))
    return made


def call(chance, fb, kind, made, width, height):
    """One random call; returns what it returned."""
    x = chance.between(-20, width + 3)
    y = chance.between(-20, height + 3)
    w = chance.between(-3, 40) if chance.below(4) else chance.between(0, 150)
    h = chance.between(-3, 30)
    colour = chance.below(5) // 2
    if kind == 0:
        return fb.fill(colour) if chance.below(9) == 0 else None
    if kind == 1:
        return fb.fill_rect(x, y, w, h, colour)
    if kind == 2:
        return fb.rect(x, y, w, h, colour)
    if kind == 3:
        return fb.hline(x, y, w, colour)
    if kind == 4:
        return fb.vline(x, y, h, colour)
    if kind == 5:
        if chance.below(2):  # the same way in x and y, or one of them
            n = chance.between(-40, 40)
            return fb.line(x, y, x + n * chance.between(-1, 1), y + n * chance.between(-1, 1), colour)
        return fb.line(x, y, chance.between(-20, width + 9), chance.between(-20, height + 9), colour)
    if kind == 6:
        return fb.pixel(x, y, colour)
    if kind == 7:
        return fb.pixel(x, y)
    return fb.blit(made[chance.below(len(made))], x, y, chance.between(-1, 2))


def run(seed, n, target, packed, say):
    """n calls, `say(hash)` after each. `target(w, h)` makes a (buffer, FrameBuffer), `packed(buffer, w, h)` its bytes."""
    chance = Chance(seed)
    made = pictures(chance)
    targets = [target(w, h) for w, h in SHAPES]
    for _ in range(n):
        i = chance.below(len(SHAPES))
        buffer, fb = targets[i]
        kind = chance.below(KINDS)
        got = call(chance, fb, kind, made, SHAPES[i][0], SHAPES[i][1])
        say(f"{binascii.crc32(packed(buffer, SHAPES[i][0], SHAPES[i][1])) & 0xFFFFFFFF:08x} {got} {kind}")


def of_bytes(w, h):
    """MicroPython's target."""
    buffer = bytearray(w * ((h + 7) // 8))
    return buffer, framebuf.FrameBuffer(buffer, w, h, VLSB)


def as_it_is(buffer, w, h):
    return buffer
