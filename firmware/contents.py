"""The list of our files, which lies on the device as palmdeck.txt: it tells them from the user's own.

    palmdeck 0.1.0 pico_i2c
    2113 5d41402abc4b2a76...  core/cards.mpy

Size in bytes, SHA-256, path from the root.
"""

import hashlib

LIST = "palmdeck.txt"
CRASH = "crash.txt"  # what main.py leaves of an exception
SAVES = "saves"  # the directory of the records: never ours to remove


class Contents:
    """board, version, and files: path -> (size, SHA-256 in hex)."""

    def __init__(self, board="", version="", files=None):
        self.board = board
        self.version = version
        self.files = dict(files or {})

    def text(self):
        """The bytes of the list."""
        lines = [f"palmdeck {self.version} {self.board}"]
        lines += [f"{size} {digest} {path}" for path, (size, digest) in sorted(self.files.items())]
        return ("\n".join(lines) + "\n").encode()


def parse(data):
    """The Contents of a list's bytes. What can't be read, or names something that is never ours, is left out."""
    lines = data.decode("utf-8", "replace").splitlines()
    head = lines[0].split() if lines else []
    found = Contents()
    if len(head) == 3 and head[0] == "palmdeck":
        found.version, found.board = head[1:]
    for line in lines[1:]:
        size, _, rest = line.partition(" ")
        digest, _, path = rest.partition(" ")
        if size.isdigit() and len(digest) == 64 and _can_be_ours(path):
            found.files[path] = int(size), digest
    return found


def _can_be_ours(path):
    parts = path.split("/")
    return all(parts) and ".." not in parts and parts[0] != SAVES


def digest(data):
    """(size, SHA-256 in hex) of bytes, as `Contents.files` has it."""
    return len(data), hashlib.sha256(data).hexdigest()
