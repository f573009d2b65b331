"""Backs saved games up from a device, and brings them back."""

from pathlib import Path

from core.games import GAMES
from core.save import BadRecord, unpack
from core.settings import RECORD
from core.stats import Stats
from firmware.contents import SAVES
from firmware.device import NEW
from firmware.failed import Failed
from host_sim.refused import Refused

LARGEST = 2048  # bytes of a record; all together stay under that


def record_names():
    """The names a console gives its records."""
    return [RECORD] + [name for game, _ in GAMES for name in (game, Stats(game).record)]


def pull(device, folder, say=print):
    """Copy all records of a device into a folder, which is made if need be; those set aside as unreadable too."""
    folder = Path(folder)
    found = [name.partition("/")[2] for name in sorted(device.walk()[0]) if name.startswith(SAVES + "/")]
    names = [name for name in found if "/" not in name and not name.endswith(NEW)]
    if not names:
        raise Failed("there are no saved games on the device")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in names:
            part = folder / (name + NEW)
            part.write_bytes(device.read(f"{SAVES}/{name}"))
            part.replace(folder / name)
            say(f"  pulled     {name}")
    except OSError as error:
        raise Failed(f"can't write to {folder}: {error.strerror or error}") from None
    say(f"{len(names)} records are in {folder}")


def read_folder(folder):
    """{name: bytes} of the records in a folder; files of other names are left out. Raises Refused where there is none or
    one isn't sound: nothing is pushed then."""
    folder = Path(folder)
    try:
        found = {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}
    except OSError as error:
        raise Refused(f"can't read {folder}: {error.strerror or error}") from None
    records = {name: data for name, data in found.items() if name in record_names()}
    if not records:
        raise Refused(f"no records in {folder}; their names are {', '.join(record_names())}")
    for name, data in records.items():
        check(folder / name, name, data)
    return records


def check(path, name, data):
    """Refuse what can't be a record of this name. Raises Refused."""
    if len(data) > LARGEST:
        raise Refused(f"{path} has {len(data)} bytes; a record has {LARGEST} at most")
    try:
        unpack(name, data)
    except BadRecord as error:
        raise Refused(f"{path} is no record that a console can read: {error}") from None


def push(device, records, say=print):
    """Write records to a device, each so that a cut leaves the old one or the new one."""
    _, folders = device.walk()
    if SAVES not in folders:
        device.make_folder(SAVES)
    for name, data in records.items():
        device.write_whole(f"{SAVES}/{name}", data)
        say(f"  pushed     {name}")
    say(f"{len(records)} records are on the device")
