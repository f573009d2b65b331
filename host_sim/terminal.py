"""The handheld in a terminal of at least 128 columns: half blocks, two pixels a character.

A terminal has no key-up. A key is a short press; while its repeats keep coming it stays down; a capital Z or X is a
hold. The terminal is always given back as it was found.
"""

import os
import select
import sys
import time

from hal import DOWN, LEFT, RIGHT, UP, A, B
from host_sim import picture
from host_sim.pace import Front

try:
    import termios
except ImportError:  # no POSIX terminal here
    termios = None

COLUMNS = picture.WIDTH
LINES = picture.HEIGHT // 2
PRESS_S = 0.07  # longer than the pause between two repeats of a held key, shorter than between two presses
HOLD_S = 0.7  # a hold is 0.6 s
ESCAPE_S = 0.03  # an Esc that nothing follows for so long is the key, not the start of an arrow's sequence

BLOCKS = " ▀▄█"  # indexed by upper pixel | lower pixel << 1
HELP_LINE = "arrows  Z or Enter = A  X or Esc = B  Shift+X = hold B (menu)  Q = save and quit"

KEYS = {
    b"\x1b[A": UP,
    b"\x1b[B": DOWN,
    b"\x1b[D": LEFT,
    b"\x1b[C": RIGHT,
    b"\x1bOA": UP,
    b"\x1bOB": DOWN,
    b"\x1bOD": LEFT,
    b"\x1bOC": RIGHT,
    b"z": A,
    b"\r": A,
    b"\n": A,
    b"x": B,
    b"\x1b": B,
    b"\x7f": B,
}
HOLDS = {b"Z": A, b"X": B}
QUITS = (b"q", b"Q", b"\x03", b"\x04")

_ENTER = "\x1b[?1049h\x1b[?25l\x1b[?7l"  # other screen, no cursor, no wrapping
_LEAVE = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l"
_COLOURS = "\x1b[38;2;{};{};{};48;2;{};{};{}m".format(*picture.LIT, *picture.DARK)
_COLOURS_256 = "\x1b[38;5;195;48;5;16m"


def missing():
    """Why the game can't be played in this terminal, '' if it can."""
    if termios is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return "this is no terminal"
    if os.environ.get("TERM", "dumb") == "dumb":
        return "the terminal can't place its cursor (TERM is dumb)"
    if "utf" not in (sys.stdout.encoding or "").lower():
        return f"the terminal's encoding {sys.stdout.encoding} has no half blocks (UTF-8 has)"
    columns, lines = os.get_terminal_size(sys.stdout.fileno())
    if columns < COLUMNS or lines < LINES:
        return f"the terminal is {columns} x {lines} characters; make it {COLUMNS} x {LINES} or larger"
    return ""


def split_keys(data):
    """The keys in bytes read from a terminal, each a sequence or one byte; and the beginning of a cut-off one."""
    keys = []
    while data:
        if data[:1] != b"\x1b" or (len(data) > 1 and data[1:2] not in b"[O"):
            keys.append(data[:1])
            data = data[1:]
            continue
        end = 2
        if data[1:2] == b"[":
            while end < len(data) and not 0x40 <= data[end] <= 0x7E:
                end += 1
        if end >= len(data):
            return keys, data
        keys.append(data[: end + 1])
        data = data[end + 1 :]
    return keys, b""


class Terminal(Front):
    """The terminal and its loop; see `Front`."""

    def __init__(self, handheld, colours=None):
        super().__init__(handheld)
        true_colour = os.environ.get("COLORTERM", "") in ("truecolor", "24bit")
        self._colours = colours or (_COLOURS if true_colour else _COLOURS_256)
        self._lines = [""] * LINES  # as the terminal shows them
        self._size = None
        self._pending = b""
        self._pending_since = 0.0
        self._queue = []  # (button, seconds) not yet pressed: two presses of one read come one after the other
        self._button = 0
        self._until = 0.0

    def run(self):
        """Play until Q, Ctrl-C or the terminal goes away."""
        fd = sys.stdin.fileno()
        before = termios.tcgetattr(fd)
        raw = termios.tcgetattr(fd)
        raw[3] &= ~(termios.ICANON | termios.ECHO | termios.ISIG | termios.IEXTEN)
        raw[0] &= ~(termios.ICRNL | termios.IXON)
        raw[6][termios.VMIN] = 0
        raw[6][termios.VTIME] = 0
        try:
            termios.tcsetattr(fd, termios.TCSADRAIN, raw)
            self._write(_ENTER)
            super().run()
        except OSError:  # the terminal went away: there is nothing to show any more, but a game to save
            self.closed = True
        finally:
            try:
                self._write(_LEAVE)
                termios.tcsetattr(fd, termios.TCSADRAIN, before)
            except (OSError, termios.error):
                pass

    # -- the picture ----------------------------------------------------------------------------------------------
    def show(self, rows, now):
        pixels = picture.packed(rows)
        lines = []
        for y in range(0, picture.HEIGHT, 2):
            upper = pixels[y * picture.WIDTH : (y + 1) * picture.WIDTH]
            lower = pixels[(y + 1) * picture.WIDTH : (y + 2) * picture.WIDTH]
            lines.append("".join([BLOCKS[u | v << 1] for u, v in zip(upper, lower)]))
        self._put(lines)

    def _put(self, lines):
        size = os.get_terminal_size(sys.stdout.fileno())
        if size != self._size:
            self._size = size
            self._lines = [""] * LINES
            self._write("\x1b[0m\x1b[2J")
            if size.lines > LINES:
                self._write(f"\x1b[{LINES + 1};1H{HELP_LINE[: size.columns]}")
        if size.columns < COLUMNS or size.lines < LINES:
            self._write(f"\x1b[1;1H{size.columns} x {size.lines}: please make it {COLUMNS} x {LINES}\x1b[K")
            return
        out = []
        for y, line in enumerate(lines):
            if line != self._lines[y]:
                out.append(f"\x1b[{y + 1};1H{line}")
        self._lines = lines
        if out:
            self._write(self._colours + "".join(out) + "\x1b[0m")

    def _write(self, text):
        sys.stdout.write(text)
        sys.stdout.flush()

    # -- input ----------------------------------------------------------------------------------------------------
    def poll(self, seconds):
        fd = sys.stdin.fileno()
        if select.select([fd], [], [], max(seconds, 0.001))[0]:
            data = os.read(fd, 1024)
            if not data:
                self.closed = True  # the terminal went away
                return
            self._pending += data
            self._pending_since = time.monotonic()
        self._take_keys()
        self._press_due()
        if os.get_terminal_size(sys.stdout.fileno()) != self._size:
            self._shown = -1

    def _take_keys(self):
        keys, self._pending = split_keys(self._pending)
        if self._pending and time.monotonic() - self._pending_since > ESCAPE_S:
            keys.append(self._pending[:1])
            self._pending = b""
        for key in keys:
            if key in QUITS:
                self.closed = True
            elif key in HOLDS:
                self._queue.append((HOLDS[key], HOLD_S))
            elif key in KEYS:
                self._key(KEYS[key])

    def _key(self, button):
        if button == self._button and not self._queue:
            self._until = max(self._until, time.monotonic() + PRESS_S)  # a repeat: it is still down
        else:
            self._queue.append((button, PRESS_S))

    def _press_due(self):
        """Let go of the button whose time is over, and press the next only after a moment with none."""
        now = time.monotonic()
        if now < self._until:
            return
        if self._button:
            self._button = 0
            self._until = now + PRESS_S / 2
            self.press(0)
        elif self._queue:
            self._button, seconds = self._queue.pop(0)
            self._until = now + seconds
            self.press(self._button)
