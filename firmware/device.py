"""A device that MicroPython runs on, over mpremote's transport."""

import contextlib
import errno
import io
import struct
from argparse import Namespace

from mpremote.commands import CommandError, do_connect
from mpremote.main import State
from mpremote.transport import TransportError, TransportExecError
from serial import SerialException

from firmware.build import FORMAT
from firmware.failed import Failed

CHUNK = 1024  # bytes of a file that go over at once
TRIES = 3  # to get the REPL's attention: a Ctrl-C may come when nobody listens
NEW = ".new"  # what a file is called until it is whole
_GONE = {errno.EIO, errno.ENXIO, errno.ENODEV, errno.EBADF, errno.EPIPE, errno.ECONNRESET}  # of the desk's own port
_DOWNLOAD = "https://micropython.org/download/RPI_PICO/"

# Prints "size path" of every file and "- path" of every directory below some names of the root.
_WALK = """
import os
def walk(path, mode, size):
 if mode & 0x4000:
  print('-', path)
  for e in os.ilistdir('/' + path):
   walk(path + '/' + e[0], e[1], e[3] if len(e) > 3 else 0)
 else:
  print(size, path)
for e in os.ilistdir('/'):
 if e[0] in %r:
  walk(e[0], e[1], e[3] if len(e) > 3 else 0)
"""

# Prints the SHA-256 of files, a line each.
_HASH = """
import hashlib, binascii
b = memoryview(bytearray(512))
for p in %r:
 h = hashlib.sha256()
 with open('/' + p, 'rb') as f:
  while True:
   n = f.readinto(b)
   if not n:
    break
   h.update(b[:n])
 print(binascii.hexlify(h.digest()).decode())
"""

_ABOUT = """
import sys
i = sys.implementation
print(i.name, '.'.join([str(n) for n in i.version[:3]]), getattr(i, '_mpy', 0) & 255)
"""

_RESET = "import time, machine\ntime.sleep_ms(100)\nmachine.reset()"


def connect(port):
    """The Device at any device string of mpremote: "auto", "/dev/ttyACM0", "id:<serial>", "socket://host:port"... Raises
    Failed where there is none."""
    state = State()
    try:
        do_connect(state, Namespace(device=[port]))
    except (CommandError, TransportError) as error:
        raise Failed(f"{error}: plug a Pico with MicroPython in, or name its port with --port") from None
    except (OSError, ValueError) as error:
        raise Failed(f"can't open {port}: {error}") from None
    if state.transport is None:
        raise Failed(f"{port} is no device")  # `list`, a command of mpremote's
    device = Device(state.transport)
    for _ in range(TRIES):
        with contextlib.suppress(Failed), contextlib.redirect_stdout(io.StringIO()), talking():
            device.transport.enter_raw_repl()  # prints what it doesn't understand
            return device
    device.close()
    raise Failed(f"what is at {port} doesn't answer as MicroPython does")


@contextlib.contextmanager
def talking():
    """Turn what mpremote and pyserial raise into Failed."""
    try:
        yield
    except TransportExecError as error:
        told = error.error_output.strip().splitlines()
        raise Failed(f"the device says: {told[-1] if told else 'an error'}") from None
    except OSError as error:
        if isinstance(error, SerialException) or error.errno in _GONE:
            raise Failed(_gone(error)) from None
        if error.errno == errno.ENOSPC:
            raise Failed("the device's file system is full") from None
        raise Failed(f"the device says: {error}") from None
    except (TransportError, struct.error, ValueError, SyntaxError) as error:
        raise Failed(_gone(error)) from None


def _gone(error):
    what = str(error).splitlines()[0] if str(error) else type(error).__name__
    return f"the device went away ({what}): plug it in again and repeat the command"


class Device:
    """The files of a device, in the raw REPL. Paths count from the root, without a leading "/". Every method raises
    Failed when the device vanishes or refuses."""

    def __init__(self, transport):
        self.transport = transport

    def check(self):
        """Refuse a device that can't load our files; returns what it runs, in words."""
        with talking():
            name, number, mpy = self.transport.exec(_ABOUT).decode().split()
        runs = f"{'MicroPython' if name == 'micropython' else name} {number}"
        if name != "micropython" or int(mpy) != FORMAT:
            raise Failed(
                f"the device runs {runs} with .mpy version {int(mpy)}, Palmdeck is compiled to version {FORMAT}:"
                f" flash MicroPython 1.19 or later, {_DOWNLOAD}"
            )
        return runs

    def walk(self, tops):
        """(files, directories) below these names of the root: path -> size, and a set of paths."""
        with talking():
            lines = self.transport.exec(_WALK % (tuple(tops),)).decode("utf-8", "replace").splitlines()
        files = {}
        directories = set()
        for line in lines:
            size, _, path = line.partition(" ")
            if size == "-":
                directories.add(path)
            else:
                files[path] = int(size)
        return files, directories

    def hashes(self, paths):
        """The SHA-256 in hex of these files: path -> digest."""
        paths = tuple(paths)
        if not paths:
            return {}
        with talking():
            return dict(zip(paths, self.transport.exec(_HASH % (paths,)).decode().split(), strict=True))

    def read(self, path):
        """The bytes of a file."""
        with talking():
            return bytes(self.transport.fs_readfile("/" + path, chunk_size=CHUNK))

    def write(self, path, data):
        """Write a file; its directory is there."""
        with talking():
            self.transport.fs_writefile("/" + path, data, chunk_size=CHUNK)

    def write_whole(self, path, data):
        """Write a file so that the old one is there until the new one is."""
        self.write(path + NEW, data)
        self.rename(path + NEW, path)

    def make_directory(self, path):
        with talking():
            self.transport.fs_mkdir("/" + path)

    def remove(self, path):
        with talking():
            self.transport.fs_rmfile("/" + path)

    def remove_directory(self, path):
        """Remove an empty directory."""
        with talking():
            self.transport.fs_rmdir("/" + path)

    def rename(self, path, to):
        """Rename a file, over another if need be."""
        with talking():
            self.transport.exec(f"import os\nos.rename({'/' + path!r}, {'/' + to!r})")

    def reset(self):
        """Press the reset button, so to speak: only then does main.py run. Nothing can be asked afterwards."""
        with talking():
            self.transport.exec_raw_no_follow(_RESET)

    def close(self):
        """Let go of the port."""
        with contextlib.suppress(OSError, TransportError):
            self.transport.close()
