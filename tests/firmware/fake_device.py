"""A device as mpremote's transport sees it: code sent to its REPL runs here, over a directory in place of its flash.

The code sees MicroPython's `os`, `sys` and `machine` as far as the installer goes.
"""

import builtins
import errno
import os
import types
from pathlib import Path

import serial
from mpremote.transport import Transport, TransportExecError

BLOCK = 4096


class FakeTransport(Transport):
    """mpremote's transport to such a device.

    dies_at    the number of the command (0 the first) at which the device vanishes, None: it stays
    dies_after whether that command is still carried out
    spoils     a name that arrives with a wrong byte
    blocks     size of the flash
    writes     names that were opened for writing, in order
    restarts   how often it was restarted
    """

    def __init__(self, root, implementation=("micropython", (1, 26, 1), 6), blocks=352):
        self.root = Path(root)
        self.blocks = blocks
        self.dies_at = None
        self.dies_after = False
        self.spoils = None
        self.commands = 0
        self.writes = []
        self.restarts = 0
        self.closed = False
        self._implementation = implementation
        self._plug_in()

    def _plug_in(self):
        names = {"print": self._print, "open": self._open, "__import__": self._import}
        self._globals = {"__builtins__": {**vars(builtins), **names}}

    # -- what mpremote's transport has -------------------------------------------------------------------------------
    def enter_raw_repl(self, soft_reset=True):
        self._tick()
        self._plug_in()

    def exec(self, command, data_consumer=None):
        dies = self.commands == self.dies_at
        if not (dies and self.dies_after):
            self._tick()
        self._printed = b""
        try:
            exec(command, self._globals)  # noqa: S102  (the very code that goes to a device)
        except OSError as error:
            raise TransportExecError(b"", f"Traceback:\nOSError: [Errno {error.errno}] {error.strerror}\n") from None
        if dies:
            self._tick()
        return self._printed

    def exec_raw_no_follow(self, command):
        self._tick()
        assert "machine.reset()" in command
        self.restarts += 1

    def close(self):
        self.closed = True

    def _tick(self):
        """A command goes out; the device may be gone, and then stays gone."""
        if self.dies_at is not None and self.commands >= self.dies_at:
            raise serial.SerialException("device disconnected")
        self.commands += 1

    # -- what the code sees ------------------------------------------------------------------------------------------
    def _import(self, name, *rest):
        if name == "os":
            mine = ("ilistdir", "mkdir", "rmdir", "remove", "rename", "statvfs", "stat")
            return types.SimpleNamespace(**{call: getattr(self, "_" + call) for call in mine})
        if name == "sys":
            name, version, mpy = self._implementation
            return types.SimpleNamespace(implementation=Implementation(name, version, mpy))
        return builtins.__import__(name, *rest)

    def _path(self, name):
        assert name.startswith("/"), "the REPL's current directory is anyone's guess"
        return self.root / name[1:]

    def _print(self, *values):
        self._printed += " ".join(map(str, values)).encode() + b"\r\n"

    def _open(self, name, mode="r"):
        if "w" in mode:
            self.writes.append(name[1:])
        file = builtins.open(self._path(name), mode, buffering=0)  # noqa: SIM115  (the code closes it)
        return FakeFile(self, file, name[1:]) if "w" in mode else file

    def _used(self):
        return sum(-(-path.stat().st_size // BLOCK) for path in self.root.rglob("*") if path.is_file())

    def _statvfs(self, name):
        return (BLOCK, BLOCK, self.blocks, self.blocks - self._used(), 0, 0, 0, 0, 0, 255)

    def _ilistdir(self, name):
        return [
            (path.name, 0x4000, 0, 0) if path.is_dir() else (path.name, 0x8000, 0, path.stat().st_size)
            for path in sorted(self._path(name).iterdir())
        ]

    def _stat(self, name):
        return self._path(name).stat()

    def _mkdir(self, name):
        self._path(name).mkdir()

    def _rmdir(self, name):
        self._path(name).rmdir()

    def _remove(self, name):
        self._path(name).unlink()

    def _rename(self, name, to):
        os.replace(self._path(name), self._path(to))


class FakeFile:
    """A file being written; a full flash and a bad one show here."""

    def __init__(self, device, file, name):
        self._device, self._file, self._name = device, file, name

    def write(self, data):
        if self._device._used() + -(-len(data) // BLOCK) > self._device.blocks:
            raise OSError(errno.ENOSPC, "ENOSPC")
        if self._name == self._device.spoils:
            data = bytes([data[0] ^ 1]) + data[1:]
        self._file.write(data)

    def close(self):
        self._file.close()


class Implementation(tuple):
    """`sys.implementation`: a tuple with attributes."""

    def __new__(cls, name, version, mpy):
        self = super().__new__(cls, (name, version))
        if mpy:
            self._mpy = mpy | 2 << 8
        return self


def tree(root):
    """{name: bytes} of all files under a directory."""
    root = Path(root)
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()}


def plant(root, files):
    """Put {name: bytes} under a directory."""
    for name, data in files.items():
        path = Path(root) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
