"""The list of our files, which lies on the device as palmdeck.txt: it tells them from the user's own.

    # Palmdeck 0.1.0 for pico_i2c
    5d41402abc4b2a76... 2113 core/cards.mpy

SHA-256 in hex, size in bytes, path from the root.
"""

import hashlib

LIST = "palmdeck.txt"
CRASH_FILE = "crash.txt"  # what main.py leaves of a fault
SAVES = "saves"  # the folder of the records: never ours to remove


def text(board, version, files, old=()):
    """The bytes of the list of {name: bytes}; `old` are names that were ours before."""
    lines = [f"# Palmdeck {version} for {board}"]
    lines += [f"{digest(data)} {len(data)} {name}" for name, data in files.items()]
    lines += [f"{'0' * 64} 0 {name}" for name in old]
    return ("\n".join(lines) + "\n").encode()


def parse(data):
    """(board, names) of a list's bytes. What can't be read, or names something that is never ours, is left out."""
    heading, _, rest = data.decode("utf-8", "replace").partition("\n")
    entries = [line.split(" ", 2) for line in rest.splitlines()]
    return heading.partition(" for ")[2], [entry[2] for entry in entries if len(entry) == 3 and _can_be_ours(entry[2])]


def _can_be_ours(name):
    parts = name.split("/")
    return parts[0] != SAVES and name != LIST and not {"", ".", ".."} & set(parts)


def digest(data):
    """SHA-256 in hex."""
    return hashlib.sha256(data).hexdigest()
