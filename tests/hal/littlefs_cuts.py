"""Power cuts on a real littlefs: a script for real MicroPython, which prints what was found after each cut."""

import vfs

from hal.storage import Storage

BLOCK = 4096  # a sector of the Pico's flash
COUNT = 8
DEAD = -5  # EIO
PLACE = "/cut"
ROOT = PLACE + "/saves"


class Flash:
    """Memory that dies after `life` more bytes written (an erased block counts as 16 of its 256-byte pages)."""

    def __init__(self, memory):
        self.memory = memory
        self.life = None

    def readblocks(self, block, buf, offset=0):
        start = block * BLOCK + offset
        buf[:] = self.memory[start : start + len(buf)]

    def writeblocks(self, block, buf, offset=0):
        if self.life == 0:
            return DEAD  # without taking heap: a file that couldn't be closed tries again while the heap is collected
        start = block * BLOCK + offset
        n = self._live(len(buf))
        self.memory[start : start + n] = memoryview(buf)[:n]
        return 0 if n == len(buf) else DEAD

    def _erase(self, block):
        if self.life == 0:
            return DEAD
        n = self._live(16)
        start = block * BLOCK
        self.memory[start : start + 256 * n] = b"\xff" * (256 * n)
        return 0 if n == 16 else DEAD

    def _live(self, n):
        if self.life is not None:
            n = min(n, self.life)
            self.life -= n
        return n

    def ioctl(self, what, arg):
        if what == 4:
            return COUNT
        if what == 5:
            return BLOCK
        if what == 6:
            return self._erase(arg)
        return 0


MEMORY = bytearray(BLOCK * COUNT)
SNAPSHOT = bytearray(BLOCK * COUNT)


def mounted():
    """(flash, storage) as after power-up."""
    try:
        vfs.umount(PLACE)
    except OSError:
        pass
    flash = Flash(MEMORY)
    vfs.mount(vfs.VfsLfs2(flash, progsize=32, readsize=32), PLACE)
    return flash, Storage(ROOT)


def cuts(before, data):
    """Cut the power at every byte of `write("game", data)` over `before` (None: the first save ever)."""
    vfs.VfsLfs2.mkfs(Flash(MEMORY), progsize=32, readsize=32)
    _, storage = mounted()
    storage.write("other", b"untouched")
    if before is not None:
        storage.write("game", before)
    SNAPSHOT[:] = MEMORY
    life = 0
    counts = {}
    whole = False
    while not whole:
        MEMORY[:] = SNAPSHOT
        flash, storage = mounted()
        flash.life = life
        try:
            storage.write("game", data)
            whole = True
        except OSError:
            pass
        _, storage = mounted()
        found = storage.read("game")
        names = ["other"] if found is None else ["game", "other"]
        if found not in (before, data) or storage.read("other") != b"untouched" or storage.names() != names:
            print("broken at", life, found, storage.names())
        if whole and found != data:
            print("lost after a whole save")
        counts[found == data] = counts.get(found == data, 0) + 1
        storage.write("game", b"again")
        if storage.read("game") != b"again":
            print("stuck at", life)
        life += 1
    print("cuts", life, "old", counts.get(False, 0), "new", counts.get(True, 0))


def run():
    small = bytes(range(100))
    cuts(None, small)
    cuts(b"old" * 20, small)
    cuts(b"old" * 200, bytes(range(256)) * 3)  # past what littlefs keeps inside its directory
