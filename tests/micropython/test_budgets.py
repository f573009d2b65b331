"""What the console may cost in bytes of heap, measured in real MicroPython on compiled code."""

import importlib
import pkgutil
import re

import pytest

import core.ui
from core.games import GAMES
from tests.micropython.ports import PORTS, micropython
from tests.micropython.test_screens import ASLEEP, CHAMPIONS, TOUR

NAMES = [name for name, _ in GAMES]
ACTION = {"wasm": 256, "unix": 512}  # bytes; a word has four bytes in the one, eight in the other
CONSOLE = 80 * 1024  # bytes of heap as the wasm port counts them
RANDOM = "ARLA.AABRAALA.ARALAABAARLAA.AAALA" * 6


def numbers(printed):
    """{name: [numbers]} of lines `name number ...`."""
    rows = [line.split() for line in printed.splitlines()]
    return {row[0]: [int(number) for number in row[1:]] for row in rows}


def scenes():
    """The names of all classes of scenes that are shown: those no other derives from."""
    from core.ui.scene import Scene  # the shims must be on the path first

    found = set()
    for module in pkgutil.walk_packages(core.ui.__path__, "core.ui."):
        for thing in vars(importlib.import_module(module.name)).values():
            if isinstance(thing, type) and issubclass(thing, Scene):
                found.add(thing)
    return {one.__name__ for one in found if not any(issubclass(other, one) for other in found - {one})}


@pytest.mark.parametrize("port", PORTS)
def test_idling_and_drawing_take_nothing(port, compiled):
    script = TOUR + "bUAA" + ASLEEP + "AAA" + RANDOM
    parts = [f"idle.keys({script[at : at + 10]!r})" for at in range(0, len(script), 10)]
    parts += [f"idle.game({name!r}, {RANDOM!r})" for name in NAMES]
    parts += ["idle.again()", *(f"idle.keys({CHAMPIONS[at : at + 10]!r})" for at in range(0, len(CHAMPIONS), 10))]
    parts = ["import budgets; idle = budgets.Idle()", *parts, "idle.report()"]
    taken = numbers(micropython(port, compiled, *parts))
    assert {name: costs for name, costs in taken.items() if any(costs)} == {}
    assert scenes() - set(taken) == set(), "the script doesn't reach these"


@pytest.mark.parametrize("port", PORTS)
@pytest.mark.parametrize("name", NAMES)
def test_an_action_takes_little(port, compiled, name):
    taken = numbers(micropython(port, compiled, f"import budgets; budgets.actions({name!r}, 1000)"))
    assert taken[name][0] <= ACTION[port]


@pytest.mark.parametrize("port", PORTS)
@pytest.mark.parametrize("name", NAMES)
def test_an_action_by_buttons_takes_little(port, compiled, name):
    taken = numbers(micropython(port, compiled, f"import budgets; budgets.presses({name!r}, 200)"))
    assert taken[name][0] <= ACTION[port]


@pytest.mark.parametrize("name", NAMES)
def test_the_whole_console_is_small(installed, name):
    steps = [
        "import hands",
        "p = hands.Player()",
        *(f"p.keys({TOUR[at : at + 10]!r})" for at in range(0, len(TOUR), 10)),  # nothing is freed before a part ends
        f"p.console.open_game({name!r}, bytes(7))",
        "p.keys('A.RA.')",
        "p.console.scene.start_hint(); p.frames(50)",
        "p.keys('b')",
    ]
    read = ["import gc; gc.collect()", "print('heap', gc.mem_alloc())"]
    parts = [part for step in steps for part in [step, *read]]
    used = [int(line.split()[1]) for line in micropython("wasm", installed, *parts).splitlines()]
    assert max(used) <= CONSOLE, used


@pytest.mark.parametrize("name", NAMES)
def test_leaving_a_game_gives_its_memory_back(installed, name):
    printed = micropython("unix", installed, f"import budgets; budgets.leave({name!r}, 100); budgets.loaded({name!r})")
    free = [int(number) for number in re.findall(r"^free (\d+)", printed, re.MULTILINE)]
    block = [int(number) for number in re.findall(r"max free sz: (\d+)", printed)]
    assert len(free) == len(block) == 100
    # from the second launch on: a package's dict may grow once, for modules that come and go leave gaps in it
    assert min(free[1:]) >= free[1] - 64
    # where a game's end or the computer's moves differ the block does too, up and down; what shrinks would go on shrinking
    assert min(block[50:]) >= min(block[:10]) * 95 // 100, "the largest block shrinks"
    assert printed.splitlines()[-1] == "[]"
