"""Giving a module's memory back, which takes more than forgetting it once."""

import gc
import sys


def unload(name):
    """Forget a module: in `sys.modules` and in its package, both of which would keep its memory."""
    package, _, leaf = name.rpartition(".")
    sys.modules.pop(name, None)
    parent = sys.modules.get(package)
    if parent is not None and hasattr(parent, leaf):
        delattr(parent, leaf)
    gc.collect()
