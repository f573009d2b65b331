"""The desk: a simulated chip with the real hal and console on top of it.

Importing this package puts `shims/` first on sys.path, so that MicroPython's modules (framebuf, machine, micropython,
utime) are found there by hal and core.
"""

import sys
from pathlib import Path

SHIMS = str(Path(__file__).resolve().parent / "shims")

if SHIMS not in sys.path:
    sys.path.insert(0, SHIMS)
