"""A device at the other end of mpremote: its files, and the restart that ends every command.

Everything is done by code that runs on the device's REPL, so that a refusal of the device (its exception comes back)
is never taken for a device that is gone (anything else that mpremote or pyserial raises).
"""

import ast
import binascii
import contextlib
import io
import struct
from argparse import Namespace

from mpremote.commands import CommandError, do_connect
from mpremote.main import State
from mpremote.transport import TransportError, TransportExecError

from firmware.failed import Failed

CHUNK = 3072  # bytes of a file that go over at once: 4 KB as base64
TRIES = 3  # to get the REPL's attention
NEW = ".new"  # what a file is called until it is whole
FULL = "[Errno 28]"
GONE = (TransportError, OSError, struct.error, ValueError, SyntaxError, TypeError, IndexError)

# Prints (name, size) of every file and ("name/", 0) of every folder, a line each.
_WALK = """
import os
def walk(path):
 for entry in os.ilistdir('/' + path[:-1]):
  name = path + entry[0]
  if entry[1] == 0x4000:
   print(repr((name + '/', 0)))
   walk(name + '/')
  else:
   print(repr((name, entry[3] if len(entry) > 3 else 0)))
walk('')
"""

# Prints (name, SHA-256) of files, a line each.
_HASH = """
import hashlib, binascii
def digest(name):
 h = hashlib.sha256()
 with open('/' + name, 'rb') as f:
  while True:
   data = f.read(1024)
   if not data:
    break
   h.update(data)
 print(repr((name, binascii.hexlify(h.digest()).decode())))
for name in %r:
 digest(name)
"""

_ABOUT = """
import sys
i = sys.implementation
print(repr((i[0], '.'.join([str(n) for n in i[1][:3]]), getattr(i, '_mpy', 0) & 255)))
"""
_FREE = "import os\nv = os.statvfs('/')\nprint(repr((v[0] * v[3], v[0])))"
_RESET = "import time, machine\ntime.sleep_ms(100)\nmachine.reset()"


def open_transport(port):
    """mpremote's transport to a device string ("auto", a serial port, "id:...", "socket://..."). Raises Failed."""
    state = State()
    try:
        if port != "list":  # mpremote's word for listing ports, no device
            do_connect(state, Namespace(device=[port]))
    except (CommandError, *GONE) as error:
        if port == "auto":
            raise Failed("no device found: plug a Pico with MicroPython in, or name its port with --port") from None
        raise Failed(f"no device at {port}: {_short(error)}") from None
    if state.transport is None:
        raise Failed(f"no device at {port}: --port takes what `mpremote connect` takes")
    return state.transport


@contextlib.contextmanager
def connected(port):
    """The Device at a port, its program stopped. It restarts at the end. Raises Failed."""
    transport = open_transport(port)
    try:
        device = Device(transport, port)
        device.stop_program()
        yield device
        device.restart()
    finally:
        with contextlib.suppress(*GONE):  # closing a port whose device is gone
            transport.close()


class Device:
    """Files by their names from the root, without the leading "/". Every method raises Failed."""

    def __init__(self, transport, port):
        self._transport = transport
        self._name = "the device" if port == "auto" else port

    # -- talking --------------------------------------------------------------------------------------------------
    def stop_program(self):
        """Interrupt what runs and get a fresh REPL."""
        for left in range(TRIES - 1, -1, -1):
            try:
                with contextlib.redirect_stdout(io.StringIO()):  # mpremote prints what it doesn't understand
                    self._transport.enter_raw_repl()
                return
            except GONE as error:
                if not left:
                    raise Failed(
                        f"{self._name} doesn't answer as MicroPython does ({_short(error)}): "
                        "unplug it, plug it in again, and close what else uses it"
                    ) from None

    def run(self, code, doing):
        """Run code on the device; returns what it printed. `doing` says in a few words what for."""
        try:
            return self._transport.exec(code).decode()
        except TransportExecError as error:
            reason = _short(error.error_output)
            if FULL in reason:
                reason = "its flash is full; remove files of your own"
            raise Failed(f"the device refused while {doing}: {reason}") from None
        except GONE as error:
            raise Failed(
                f"{self._name} is gone while {doing} ({_short(error)}): plug it in and run the same again"
            ) from None

    def restart(self):
        """A hardware reset: after a soft one `main.py` wouldn't run."""
        try:
            self._transport.exec_raw_no_follow(_RESET)
        except GONE as error:
            raise Failed(f"{self._name} is gone before its restart ({_short(error)}): plug it in again") from None

    def implementation(self):
        """(name, version as "1.26.1", version of the .mpy format or 0) of what runs there."""
        return self._values(_ABOUT, "asking for its version")[0]

    # -- files ----------------------------------------------------------------------------------------------------
    def walk(self):
        """({file: size}, [folder]) of everything on it."""
        entries = self._values(_WALK, "listing its files")
        files = {name: size for name, size in entries if not name.endswith("/")}
        return files, [name[:-1] for name, _ in entries if name.endswith("/")]

    def hashes(self, names):
        """{file: SHA-256 in hex} of these files, read back from its flash."""
        return dict(self._values(_HASH % (list(names),), "checking its files")) if names else {}

    def free(self):
        """(free bytes, bytes of a block) of its file system."""
        return self._values(_FREE, "asking for free space")[0]

    def read(self, name):
        """The bytes of a file."""
        doing = "reading " + name
        self.run(f"import binascii\nf = open({'/' + name!r}, 'rb')", doing)
        data = b""
        while True:
            text = self.run(f"print(binascii.b2a_base64(f.read({CHUNK})).decode())", doing)
            if not text.strip():
                break
            data += binascii.a2b_base64(text)
        self.run("f.close()", doing)
        return data

    def write(self, name, data):
        """Write a file, its folder being there."""
        doing = "writing " + name
        self.run(f"import binascii\nf = open({'/' + name!r}, 'wb')", doing)
        for i in range(0, len(data), CHUNK):
            text = binascii.b2a_base64(data[i : i + CHUNK], newline=False).decode()
            self.run(f"f.write(binascii.a2b_base64('{text}'))", doing)
        self.run("f.close()", doing)

    def write_whole(self, name, data):
        """Write a file so that the old one is there until the new one is."""
        self.write(name + NEW, data)
        self.rename(name + NEW, name)

    def rename(self, name, to):
        self.run(f"import os\nos.rename({'/' + name!r}, {'/' + to!r})", "renaming " + name)

    def remove(self, name):
        self.run(f"import os\nos.remove({'/' + name!r})", "removing " + name)

    def make_folder(self, name):
        self.run(f"import os\nos.mkdir({'/' + name!r})", "making " + name)

    def remove_folder(self, name):
        self.run(f"import os\nos.rmdir({'/' + name!r})", "removing " + name)

    def _values(self, code, doing):
        """The literals that code prints, one a line."""
        printed = self.run(code, doing)
        try:
            return [ast.literal_eval(line) for line in printed.splitlines() if line]
        except (ValueError, SyntaxError):
            raise Failed(f"{self._name} answers nonsense while {doing}: unplug it and plug it in again") from None


def _short(error):
    """The last line of an error, which says what it is about."""
    lines = str(error).strip().splitlines()
    return lines[-1] if lines else type(error).__name__
