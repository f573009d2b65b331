"""Random drawing calls, the same in every interpreter. `run` gives a hash after every one; MicroPython runs this file too."""

import binascii

import framebuf

from core.rng import Rng

VLSB = framebuf.MONO_VLSB
HLSB = framebuf.MONO_HLSB
HMSB = framebuf.MONO_HMSB
TARGETS = (  # width, height, format, stride
    (128, 64, VLSB, 128),
    (128, 64, VLSB, 128),
    (37, 21, VLSB, 37),
    (30, 13, VLSB, 41),
    (29, 19, HLSB, 29),
    (16, 16, HMSB, 24),
)
KINDS = 12
OWN = 2  # how many sources lie in the target's own memory


class Chance(Rng):
    """The console's generator, for it is the same everywhere."""

    def __init__(self, seed):
        super().__init__()
        self.seed((seed,))

    def between(self, low, high):
        return low + self.below(high - low + 1)


def buffer(chance, width, height, format, stride):
    """A buffer full of noise, larger than need be: what lies behind the picture must stay."""
    size = (stride + 7) // 8 * 8 * ((height + 7) // 8) + 5
    return bytearray([chance.below(256) for _ in range(size)])


def sources(chance, target):
    """What can be blitted: FrameBuffers, tuples, and pieces of the target's own memory."""
    made = []
    for width, height, format, stride in ((8, 8, VLSB, 8), (20, 18, VLSB, 20), (5, 7, VLSB, 9), (13, 11, HLSB, 13)):
        data = buffer(chance, width, height, format, stride)
        made.append(framebuf.FrameBuffer(data, width, height, format, stride))
        made.append((bytes(data), width, height, format, stride))
    made.append((bytes(buffer(chance, 32, 32, VLSB, 32)), 32, 32, VLSB))
    made.append((target, 12, 10, VLSB))
    made.append(framebuf.FrameBuffer(memoryview(target)[6:], 12, 8, VLSB, 16))
    return made


def call(chance, fb, kind, made, width, height):
    """One random call; returns what it returned."""
    x = chance.between(-12, width + 3)
    y = chance.between(-12, height + 3)
    w = chance.between(-3, 40) if chance.below(4) else chance.between(0, 150)
    h = chance.between(-3, 30)
    colour = chance.below(5) // 2 if chance.below(9) else -1
    if kind == 0:
        return fb.fill(colour) if chance.below(9) == 0 else None
    if kind == 1:
        return fb.fill_rect(x, y, w, h, colour)
    if kind == 2:
        return fb.rect(x, y, w, h, colour)
    if kind == 3:
        return fb.rect(x, y, w, h, colour, bool(chance.below(2)))
    if kind == 4:
        return fb.hline(x, y, w, colour)
    if kind == 5:
        return fb.vline(x, y, h, colour)
    if kind == 6:
        return fb.line(x, y, chance.between(-20, width + 9), chance.between(-20, height + 9), colour)
    if kind == 7:
        return fb.pixel(x, y, colour)
    if kind == 8:
        return fb.pixel(x, y)
    if kind == 9:
        return fb.scroll(chance.between(-9, 9), chance.between(-9, 9)) if chance.below(3) == 0 else None
    which = chance.below(len(made))
    source = made[which]
    if which >= len(made) - OWN:
        x = chance.between(-6, 14)  # onto itself
        y = chance.between(-6, 9)
    key = chance.between(-1, 2)
    if kind == 10:
        return fb.blit(source, x, y, key)
    palette = (bytes([chance.below(256)]) * 2, 2, 1, VLSB)
    return fb.blit(source, x, y, key, palette)


def run(seed, n, say):
    """n calls, `say(hash)` after each."""
    chance = Chance(seed)
    targets = []
    for shape in TARGETS:
        data = buffer(chance, *shape)
        fb = framebuf.FrameBuffer(data, *shape)
        targets.append((data, fb, sources(chance, data), shape[0], shape[1]))
    for _ in range(n):
        data, fb, made, width, height = targets[chance.below(len(targets))]
        kind = chance.below(KINDS)
        got = call(chance, fb, kind, made, width, height)
        say(f"{binascii.crc32(data) & 0xFFFFFFFF:08x} {got} {kind}")


# a refusal is an exception's name, acceptance is "ok"
REFUSALS = (
    "framebuf.FrameBuffer(bytes(8), 8, 8, VLSB)",
    "framebuf.FrameBuffer(memoryview(bytes(8)), 8, 8, VLSB)",
    "framebuf.FrameBuffer(memoryview(bytearray(9))[1:], 8, 8, VLSB)",
    "framebuf.FrameBuffer(bytearray(7), 8, 8, VLSB)",
    "framebuf.FrameBuffer(bytearray(15), 8, 9, VLSB)",
    "framebuf.FrameBuffer(bytearray(24), 8, 9, VLSB, 16)",
    "framebuf.FrameBuffer(bytearray(23), 8, 9, VLSB, 16)",
    "framebuf.FrameBuffer(bytearray(3), 9, 2, HLSB)",
    "framebuf.FrameBuffer(bytearray(4), 9, 2, HLSB)",
    "framebuf.FrameBuffer(bytearray(8), 0, 8, VLSB)",
    "framebuf.FrameBuffer(bytearray(8), 8, 8, 99)",
    "framebuf.FrameBuffer(bytearray(8), 8, 8, VLSB, 4)",
    "fb.blit((b'12345678', 8, 8, VLSB), 0, 0)",
    "fb.blit((b'1234567', 8, 8, VLSB), 0, 0)",
    "fb.blit((b'12345678', 8, 8), 0, 0)",
    "fb.blit([b'12345678', 8, 8, VLSB], 0, 0)",
    "fb.blit(b'12345678', 0, 0)",
    "fb.blit((b'12345678', 8, 8, VLSB), 0, 0, key=0)",
    "fb.blit((b'12345678', 8, 8, VLSB), 0, 0, 0, None)",
    "fb.fill_rect(1, 2, 3, 4)",
    "fb.hline(0.5, 1, 2, 1)",
    "fb.fill()",
)


def refusals(say):
    """What the constructor and the calls refuse."""
    space = {"framebuf": framebuf, "VLSB": VLSB, "HLSB": HLSB}
    space["fb"] = framebuf.FrameBuffer(bytearray(64), 8, 64, VLSB)
    for text in REFUSALS:
        try:
            eval(text, space)
            say("ok " + text)
        except (TypeError, ValueError) as error:
            say(type(error).__name__ + " " + text)
