"""Pictures of the glass: PNG and GIF by Pillow, in the colours of an OLED, and text for tests.

`rows` is what a controller's `glass()` gives: 64 rows of 128 pixels, true where lit.
"""

import os
from pathlib import Path

from PIL import Image

from host_sim.refused import Refused

WIDTH = 128
HEIGHT = 64
SCALE = 6
LIT = (214, 236, 255)  # the slightly blue white of a common OLED
SEAM = (168, 188, 206)  # the seam between lit pixels
DARK = (6, 8, 12)
_PALETTE = [*DARK, *LIT, *SEAM]


def packed(rows):
    """The rows as 8,192 bytes, 0 or 1 a pixel."""
    return b"".join(bytes(1 if pixel else 0 for pixel in row) for row in rows)


def text(rows):
    """The rows as 64 lines of `.` and `#`, the form a diff shows."""
    return "".join("".join("#" if pixel else "." for pixel in row) + "\n" for row in rows)


def image(rows, scale=SCALE):
    """A palette image of the glass, `scale` times its size; from 4 on, seams show the pixels."""
    small = Image.frombytes("P", (WIDTH, HEIGHT), packed(rows))
    big = small.resize((WIDTH * scale, HEIGHT * scale), Image.Resampling.NEAREST)
    if scale >= 4:
        pixels = bytearray(big.tobytes())
        stride = WIDTH * scale
        for x in range(scale - 1, stride, scale):
            pixels[x::stride] = _seamed(pixels[x::stride])
        for y in range(scale - 1, HEIGHT * scale, scale):
            pixels[y * stride : (y + 1) * stride] = _seamed(pixels[y * stride : (y + 1) * stride])
        big = Image.frombytes("P", big.size, bytes(pixels))
    big.putpalette(_PALETTE)
    return big


def _seamed(line):
    return bytes(line).replace(b"\x01", b"\x02")


def write_png(path, rows, scale=SCALE):
    """Write the glass as a PNG file. Raises Refused where the file can't be written."""
    save_image(path, image(rows, scale))


def save_image(path, picture):
    """Write a Pillow image as a PNG file. Raises Refused where the file can't be written."""
    _write(path, lambda file: picture.save(file, "PNG", optimize=True))


def _write(path, save):
    try:
        with open(path, "wb") as file:
            save(file)
    except OSError as error:
        raise Refused(f"can't write {path}: {error.strerror or error}") from None


def check_writable(path, kind=".png"):
    """Refuse a file that couldn't be written later, before anything is played. Raises Refused."""
    path = Path(path)
    if path.is_dir():
        raise Refused(f"can't write {path}: it is a directory")
    if path.suffix.lower() != kind:
        raise Refused(f"can't write {path}: its name must end in {kind}")
    if not path.parent.is_dir():
        raise Refused(f"can't write {path}: there is no directory {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise Refused(f"can't write {path}: not allowed")


class Film:
    """A GIF in the making: every picture that differs from the one before, with its time in simulated milliseconds."""

    def __init__(self):
        self.frames = []  # (ms, packed rows)
        self.end = 0

    def see(self, rows, ms):
        """Take what the glass shows at `ms`; what shows nothing new only lengthens the last picture."""
        now = packed(rows)
        if not self.frames or self.frames[-1][1] != now:
            self.frames.append((ms, now))
        self.end = ms

    def write(self, path, scale=SCALE, last_ms=2000):
        """Write the GIF; its last picture stays `last_ms` before it starts again. Raises Refused."""
        times = [ms for ms, _ in self.frames] + [self.end + last_ms]
        # A GIF counts hundredths of a second: round the moments, not the lengths, so that nothing adds up.
        moments = [round((ms - times[0]) / 10) for ms in times]
        pictures = []
        lengths = []
        for i, (_, pixels) in enumerate(self.frames):
            length = moments[i + 1] - moments[i]
            if length < 2:  # browsers slow a picture of less than 20 ms down to 100 ms: leave it out
                moments[i + 1] = moments[i]
                continue
            pictures.append(image([pixels[y * WIDTH : (y + 1) * WIDTH] for y in range(HEIGHT)], scale))
            lengths.append(length * 10)
        _write(path, lambda file: self._save(file, pictures, lengths))

    def _save(self, file, pictures, lengths):
        pictures[0].save(
            file, "GIF", save_all=True, append_images=pictures[1:], duration=lengths, loop=0, optimize=False, disposal=1
        )
