"""The list for `mpremote mip` in the repository's package.json: the sources, as they lie on a device.

`mpremote mip install --target / github:OWNER/REPOSITORY` then puts them there, for the default board, uncompiled.
"""

import json

from firmware.build import DEFAULT_BOARD, REPOSITORY, package_text, sources

FILE = REPOSITORY / "package.json"


def text():
    """What package.json must say; what npm reads in it stays as it is."""
    said = json.loads(FILE.read_text(encoding="utf-8"))
    said["urls"] = [[name, path.relative_to(REPOSITORY).as_posix()] for name, path in sources(DEFAULT_BOARD).items()]
    return package_text(said)


def write():
    """Bring package.json up to date."""
    FILE.write_text(text(), encoding="utf-8")
