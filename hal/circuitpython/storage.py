"""Records: as files where the drive is writable to code, else in the chip's non-volatile memory.

As long as CIRCUITPY is a drive of the computer's, code may only read it: `storage.getmount("/").readonly` says so.
`seldom` is true for both: neither spreads its wear.
"""

import binascii
import errno
import os
import struct

import microcontroller
from micropython import const
from storage import getmount

from hal.storage import Storage

_NEW = ".new"  # what a record is called until it is whole
_OLD = ".old"  # and while the new one takes its place

_MAGIC = b"PALMDECK"
_HEAD = const(14)  # magic, length of what follows (2 bytes), its CRC-32 (4), all low byte first


def choose(root):
    """The storage that works here; `root` is the directory of the records. `notice` is what to tell the user, or ""."""
    if microcontroller.nvm is not None and getmount("/").readonly:
        return Nvm(microcontroller.nvm)
    return Files(root)


class Files(Storage):
    """Files on FAT, whose rename refuses a name that is there. The old record steps aside first, so that a cut between
    any two steps leaves the old one or the new one."""

    seldom = True
    notice = ""

    def _tidy(self):
        there = os.listdir(self._root)
        for name in there:
            record = name[: -len(_OLD)]
            if name.endswith(_OLD) and record not in there:  # then the new one was whole
                os.rename(self._path(record + _NEW if record + _NEW in there else name), self._path(record))
        for name in os.listdir(self._root):
            if name.endswith(_NEW) or name.endswith(_OLD):
                os.remove(self._path(name))

    def _replace(self, new, path):
        aside = path[path.rfind("/") + 1 :] in os.listdir(self._root)
        if aside:
            os.rename(path, path + _OLD)
        try:
            os.rename(new, path)
        except OSError:
            if aside:
                os.rename(path + _OLD, path)
            raise
        if aside:
            os.remove(path + _OLD)
        os.sync()

    def names(self):
        """The names of all records, sorted. Raises OSError."""
        return [name for name in super().names() if not name.endswith(_OLD)]


class Nvm:
    """All records in one piece of bytes: the RP2040's 4 KB of `microcontroller.nvm` are one sector of flash, which every
    write erases. A cut meanwhile loses them all, so writes are few and what is the same isn't written.

    After the head come the records: a byte, the length of the name; 2 bytes, the length of the data; both.
    """

    seldom = True

    def __init__(self, nvm):
        self._nvm = nvm
        self._foreign = False
        self._size = 0  # bytes of the records
        self.notice = ""
        head = bytes(nvm[0:_HEAD])
        size, crc = struct.unpack("<HI", head[8:])
        if head == b"\xff" * _HEAD or head == bytes(_HEAD):
            self.notice = "Games are saved in the chip (nvm). Power cut while one is saved loses all."
        elif head[:8] != _MAGIC:
            self._foreign = True
            self.notice = "Nothing is saved: nvm holds another program's data."
        elif binascii.crc32(bytes(nvm[_HEAD : _HEAD + size])) != crc:
            self.notice = "Saved games are lost: power was cut while one was saved."
        else:
            self._size = size

    def _records(self):
        """(name, data) of all records."""
        found = []
        body = bytes(self._nvm[_HEAD : _HEAD + self._size])
        at = 0
        while at < len(body):
            length, size = struct.unpack_from("<BH", body, at)
            at += 3
            found.append((body[at : at + length].decode(), body[at + length : at + length + size]))
            at += length + size
        return found

    def read(self, name):
        """The record's bytes, None where there is none."""
        for there, data in self._records():
            if there == name:
                return data
        return None

    def write(self, name, data):
        """Raises OSError; then the old records are still there, unless they were erased and couldn't be written again."""
        data = bytes(data)
        if self.read(name) != data:
            self._store([record for record in self._records() if record[0] != name] + [(name, data)])

    def delete(self, name):
        """Raises OSError; a record that isn't there is as good as deleted."""
        if self.read(name) is not None:
            self._store([record for record in self._records() if record[0] != name])

    def names(self):
        """The names of all records, sorted."""
        return sorted([name for name, _ in self._records()])

    def _store(self, records):
        if self._foreign:
            raise OSError(errno.EACCES, "nvm is another program's")
        body = b"".join([struct.pack("<BH", len(name), len(data)) + name.encode() + data for name, data in records])
        whole = _MAGIC + struct.pack("<HI", len(body), binascii.crc32(body)) + body
        if len(whole) > len(self._nvm):
            raise OSError(errno.ENOSPC, "nvm is full")
        self._nvm[0 : len(whole)] = whole
        if bytes(self._nvm[0 : len(whole)]) != whole:
            raise OSError(errno.EIO, "nvm is worn out")
        self._size = len(body)
