"""Scripts that run in CPython and in real MicroPython: the 64-bit unix port and the official 32-bit wasm port.

The scripts' modules lie in `inside/` and keep to the MicroPython subset. Where an interpreter is missing its tests are
skipped with a word how to get it; in CI (the environment has CI) they fail instead.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from host_sim import real_micropython

REPOSITORY = Path(__file__).resolve().parents[2]
INSIDE = "tests/micropython/inside"
PORTS = ("unix", "wasm")
TIMEOUT = 240  # seconds one script may take


def cpython(*parts):
    """Run a script in a CPython of its own, on the desk's shims; returns what it printed."""
    path = [str(REPOSITORY), str(REPOSITORY / INSIDE)]
    script = "\n".join([f"import sys; sys.path[:0] = {path!r}; import host_sim", *parts])
    command = [sys.executable, "-B", "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, cwd=REPOSITORY, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def micropython(port, root, *parts):
    """Run a script in a port, the code being that under `root`; returns what it printed.

    In the wasm port the heap is only collected between two parts.
    """
    try:
        if port == "unix":
            script = "\n".join([f"sys.path.append({str(root / INSIDE)!r})", *parts])
            return real_micropython.run_unix(script, path=root, timeout=TIMEOUT)
        parts = [f"import sys; sys.path.append({'/' + INSIDE!r})", *parts]
        return real_micropython.run_wasm(parts, path=root, folders=("core", INSIDE), timeout=TIMEOUT)
    except real_micropython.NotAvailable as missing:
        if os.environ.get("CI"):
            pytest.fail(str(missing))
        pytest.skip(str(missing))
