"""Records that survive: checked, versioned, and never lost by being unreadable.

A record is
    2 bytes  "PD"
    1 byte   version of the record's format
    2 bytes  length of the payload, low byte first
    payload
    4 bytes  CRC-32 over the name and all that comes before, low byte first
"""

import binascii
import struct

_MAGIC = b"PD"
VERSION = 1
_HEAD = 5
_TAIL = 4
_ASIDE = 9  # how many unreadable records of a name are kept


class BadRecord(Exception):
    """The bytes are no record of this name; the message says what is wrong, in a word or two."""


def pack(name, payload):
    """The bytes of a record."""
    body = _MAGIC + struct.pack("<BH", VERSION, len(payload)) + bytes(payload)
    return body + struct.pack("<I", binascii.crc32(body, binascii.crc32(name.encode())))


def unpack(name, data):
    """The payload of a record. Raises BadRecord: empty, foreign, later version, truncated, damaged."""
    if not data:
        raise BadRecord("empty")
    if data[:2] != _MAGIC[: len(data)] or len(data) < 3:
        raise BadRecord("foreign" if data[:2] != _MAGIC[: len(data)] else "truncated")
    if data[2] > VERSION:
        raise BadRecord("of a later version")
    if len(data) < _HEAD + _TAIL:
        raise BadRecord("truncated")
    length = data[3] | data[4] << 8
    if len(data) < _HEAD + length + _TAIL:
        raise BadRecord("truncated")
    body = data[: _HEAD + length]
    crc = struct.pack("<I", binascii.crc32(body, binascii.crc32(name.encode())))
    if len(data) != len(body) + _TAIL or data[len(body) :] != crc or data[2] != VERSION:
        raise BadRecord("damaged")
    return body[_HEAD:]


# what happened to a record that gave trouble
SET_ASIDE = 0  # its bytes are kept under another name
LEFT_ALONE = 1  # it could be neither read nor set aside
NOT_WRITTEN = 2  # a write or a deletion failed


class Store:
    """The console's records. Nothing here raises: a device that can't save still plays.

    troubles  a list of (kind, name, what) not yet shown to the person; kind is one of the constants above
    """

    def __init__(self, storage):
        self.storage = storage
        self.troubles = []
        self._failing = []  # names whose last write failed: told once, not at every try
        self._locked = []  # records that could be neither read nor set aside: never overwritten

    def read(self, name):
        """The payload, or None where there is no readable record. An unreadable one is set aside and reported."""
        try:
            data = self.storage.read(name)
        except OSError as error:
            self._lock(name, str(error))
            return None
        try:
            payload = None if data is None else unpack(name, data)
        except BadRecord as error:
            self.set_aside(name, data, str(error))
            return None
        self._unlock(name)
        return payload

    def _lock(self, name, what):
        """Never overwrite this record; told once, not at every try."""
        if name not in self._locked:
            self._locked.append(name)
            self.troubles.append((LEFT_ALONE, name, what))

    def _unlock(self, name):
        if name in self._locked:
            self._locked.remove(name)

    def set_aside(self, name, data, what):
        """Keep bytes that can't be used under another name, out of the way of the next save."""
        try:
            taken = self.storage.names()
            for i in range(1, _ASIDE + 1):
                aside = "%s.bad%d" % (name, i)
                if aside not in taken:
                    self.storage.write(aside, data)
                    self.storage.delete(name)
                    self._unlock(name)
                    self.troubles.append((SET_ASIDE, name, what))
                    return
        except OSError:
            pass
        self._lock(name, what)

    def refuse(self, name, what):
        """Set aside a record that is whole but whose content its owner refused."""
        try:
            data = self.storage.read(name)
        except OSError as error:
            self._lock(name, str(error))
            return
        if data is not None:
            self.set_aside(name, data, what)

    def write(self, name, payload):
        """Save; False (and a trouble to show) if it didn't succeed."""
        if name in self._locked:
            return False
        try:
            self.storage.write(name, pack(name, payload))
        except OSError as error:
            if name not in self._failing:
                self._failing.append(name)
                self.troubles.append((NOT_WRITTEN, name, str(error)))
            return False
        if name in self._failing:
            self._failing.remove(name)
        return True

    def delete(self, name):
        """Forget a record; not one that is locked, which may still be rescued."""
        if name in self._locked:
            return
        try:
            self.storage.delete(name)
        except OSError as error:
            self.troubles.append((NOT_WRITTEN, name, str(error)))

    def has(self, name):
        """Whether a record of this name is there (readable or not)."""
        try:
            return name in self.storage.names()
        except OSError:
            return False
