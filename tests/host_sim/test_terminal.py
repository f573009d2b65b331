"""The terminal under a pty: the picture, the keys, and that the terminal is given back."""

import os
import pty
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from hal import LEFT, UP, A, B
from host_sim import terminal
from tests.host_sim.fakes import FakeHandheld

ROOT = Path(__file__).resolve().parent.parent.parent
PLAY = """
import sys
from host_sim.terminal import Terminal, missing
from tests.host_sim.fakes import FakeHandheld
print(missing() or "fits", flush=True)
handheld = FakeHandheld(2000)
Terminal(handheld).run()
print("masks", [mask for ms, mask in handheld.masks], flush=True)
"""


def test_split_keys():
    assert terminal.split_keys(b"z\x1b[A\x1bOBx\x1b[1;2Aq") == (
        [b"z", b"\x1b[A", b"\x1bOB", b"x", b"\x1b[1;2A", b"q"],
        b"",
    )
    assert terminal.split_keys(b"z\x1b") == ([b"z"], b"\x1b")
    assert terminal.split_keys(b"\x1b[") == ([], b"\x1b[")
    assert terminal.split_keys(b"\x1bz") == ([b"\x1b", b"z"], b"")


class Pty:
    """The terminal front-end in a process of its own, on a pty of `columns` x `lines`."""

    def __init__(self, columns=140, lines=40, code=PLAY, **environment):
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (lines, columns)) if hasattr(termios, "tcsetwinsize") else _resize(
            slave, lines, columns
        )
        self.before = termios.tcgetattr(slave)
        self.slave = slave
        env = {**os.environ, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", **environment}
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env=env,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        self.out = b""

    def until(self, text, seconds=15):
        """Read until `text` has come."""
        end = time.monotonic() + seconds
        while text.encode() not in self.out:
            left = end - time.monotonic()
            assert left > 0, self.out[-500:]
            if select.select([self.master], [], [], left)[0]:
                self.out += os.read(self.master, 65536)
        return self.out.decode()

    def send(self, data):
        os.write(self.master, data)

    def end(self):
        out = self.until("masks [") and self.until("]\r\n")
        assert self.process.wait(10) == 0
        after = termios.tcgetattr(self.slave)
        os.close(self.master)
        os.close(self.slave)
        assert after == self.before
        assert out.rindex("\x1b[?1049l") > out.rindex("\x1b[?1049h")
        return out[out.rindex("masks [") :].strip()


def _resize(fd, lines, columns):
    import fcntl
    import struct

    fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))


def test_keys_picture_and_the_terminal_given_back():
    desk = Pty()
    assert "fits" in desk.until("save and quit")
    desk.send(b"z")
    desk.until("█▀")  # the corner lights up: (0,0), (1,0), (0,1)
    desk.send(b"\x1b[A")
    time.sleep(0.3)
    desk.send(b"\x1b")
    time.sleep(0.3)
    desk.send(b"q")
    assert desk.end() == f"masks [{A}, 0, {UP}, 0, {B}, 0]"


def test_two_presses_in_one_read_are_two_and_a_capital_holds():
    desk = Pty()
    desk.until("save and quit")
    desk.send(b"zx")
    time.sleep(0.5)
    desk.send(b"X")
    time.sleep(0.9)
    desk.send(b"\x03")
    assert desk.end() == f"masks [{A}, 0, {B}, 0, {B}, 0]"


def test_a_hangup_ends_it():
    desk = Pty()
    desk.until("save and quit")
    desk.process.send_signal(15)
    assert desk.end() == "masks []"


def test_a_narrow_terminal_is_told():
    desk = Pty(columns=100)
    assert "the terminal is 100 x 40 characters; make it 128 x 32 or larger" in desk.until(
        "characters; make it 128 x 32 or larger"
    )
    desk.until("please make it 128 x 32")
    desk.send(b"q")
    desk.end()


@pytest.mark.parametrize("seconds, masks", [((0.0, 0.03, 0.06, 0.09), [LEFT, 0]), ((0.0, 0.15), [LEFT, 0, LEFT, 0])])
def test_repeats_keep_a_key_down(monkeypatch, seconds, masks):
    """Key codes that come as fast as repeats are one press, slower ones are several."""
    clock = [100.0]
    monkeypatch.setattr(terminal.time, "monotonic", lambda: clock[0])
    handheld = FakeHandheld()
    front = terminal.Terminal(handheld)
    due = [100.0 + s for s in seconds]
    while clock[0] < 101.0:
        if due and clock[0] >= due[0] - 1e-6:
            due.pop(0)
            front._pending = b"\x1b[D"
            front._pending_since = clock[0]
        front._take_keys()
        front._press_due()
        clock[0] += 0.005
    assert [mask for _, mask in handheld.masks] == masks
