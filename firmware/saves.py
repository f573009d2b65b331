"""Saved games between a device and a directory here."""

import re

from core import save
from firmware.contents import SAVES
from firmware.failed import Failed

_NEW = ".new"  # what hal/storage.py calls a record until it is whole
_ASIDE = re.compile(r".+\.bad\d+")  # what core/save.py calls a record that it couldn't read


def pull(device, directory, say=print):
    """Copy every saved game of a device into a directory, those set aside as unreadable included. Raises Failed."""
    files, _ = device.walk([SAVES])
    names = sorted(path.partition("/")[2] for path in files if not path.endswith(_NEW))
    if not names:
        raise Failed("there are no saved games on the device")
    try:
        directory.mkdir(parents=True, exist_ok=True)
        for name in names:
            data = device.read(f"{SAVES}/{name}")
            part = directory / (name + _NEW)
            part.write_bytes(data)
            part.replace(directory / name)
            say(f"{name} {len(data)} bytes")
    except OSError as error:
        raise Failed(f"can't write to {directory}: {error.strerror}") from None


def push(device, directory, say=print):
    """Copy saved games from a directory to a device, replacing those of the same names. All are checked first, and one that
    isn't a record stops it. Raises Failed."""
    records = _records(directory, say)
    files, directories = device.walk([SAVES])
    if SAVES not in directories:
        device.make_directory(SAVES)
    for name, data in records.items():
        path = f"{SAVES}/{name}"
        device.write(path + _NEW, data)
        device.rename(path + _NEW, path)
        say(f"{name} {len(data)} bytes" + (", replaced" if path in files else ""))
    device.reset()


def _records(directory, say):
    """The checked records of a directory: name -> bytes."""
    try:
        found = {path.name: path.read_bytes() for path in sorted(directory.iterdir()) if path.is_file()}
    except OSError as error:
        raise Failed(f"can't read {directory}: {error.strerror}") from None
    records = {}
    for name, data in found.items():
        if name.startswith(".") or name.endswith(_NEW) or _ASIDE.fullmatch(name):
            say(f"{name} is left out: {'it was set aside as unreadable' if '.bad' in name else 'no record'}")
            continue
        try:
            save.unpack(name, data)
        except save.BadRecord as error:
            raise Failed(f"{directory / name} is no saved game ({error}); nothing was copied") from None
        records[name] = data
    if not records:
        raise Failed(f"there are no saved games in {directory}")
    return records
