"""The one source of chance: sfc16, a small generator of four 16-bit words.

The generator is sfc ("small fast counting") by Chris Doty-Humphrey, as published with PractRand, in its
16-bit form: 64 bits of state, of which one word is a counter, so no seed leads into a short cycle. Every
intermediate stays below 2**23, so a 32-bit MicroPython never makes a heap integer of it and every
interpreter yields the same sequence.

The state lies in the caller's bytearray (a game keeps it inside its own state), so copying a game copies
its chance.
"""

SIZE = 8  # bytes of state


class Rng:
    """A generator whose 8 bytes of state lie at `buf[at:at + 8]`, low byte first."""

    def __init__(self, buf=None, at=0):
        self.buf = bytearray(SIZE) if buf is None else buf
        self.at = at

    def seed(self, symbols):
        """Start from up to 12 small numbers (bytes; a game's seed is seven of 0..31). Same numbers, same sequence."""
        buf = self.buf
        at = self.at
        for i in range(SIZE):
            buf[at + i] = 0
        buf[at + 6] = 1
        for symbol in symbols:
            buf[at] ^= symbol
            self.next()
        for _ in range(12):
            self.next()

    def next(self):
        """The next number, 0..65535, every one equally likely."""
        buf = self.buf
        i = self.at
        a = buf[i] | buf[i + 1] << 8
        b = buf[i + 2] | buf[i + 3] << 8
        c = buf[i + 4] | buf[i + 5] << 8
        count = buf[i + 6] | buf[i + 7] << 8
        out = (a + b + count) & 0xFFFF
        count = (count + 1) & 0xFFFF
        a = b ^ (b >> 5)
        b = (c + (c << 3)) & 0xFFFF
        c = ((c << 6 | c >> 10) + out) & 0xFFFF
        buf[i] = a & 255
        buf[i + 1] = a >> 8
        buf[i + 2] = b & 255
        buf[i + 3] = b >> 8
        buf[i + 4] = c & 255
        buf[i + 5] = c >> 8
        buf[i + 6] = count & 255
        buf[i + 7] = count >> 8
        return out

    def below(self, n):
        """A number 0..n-1, unbiased (what would favour small numbers is drawn again); n is 1..65536."""
        limit = 65536 - 65536 % n
        while True:
            value = self.next()
            if value < limit:
                return value % n

    def shuffle(self, cards, start, n):
        """Fisher-Yates over `cards[start:start + n]`, in place."""
        while n > 1:
            j = start + self.below(n)
            n -= 1
            i = start + n
            cards[i], cards[j] = cards[j], cards[i]
