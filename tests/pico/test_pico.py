"""Real MicroPython on an emulated Pico: installing over mpremote, a game that looks as on the desk, a power cut, numbers.

An emulated second takes half a minute, so the game is one near its end.
"""

import asyncio
import random
import sys

import pytest

from core import settings as model
from core.games import GAMES
from firmware.build import REPOSITORY
from firmware.contents import LIST
from hal import LEFT, RIGHT, A, B
from host_sim import board_check
from host_sim.handheld import Handheld
from host_sim.keys import PRESS_MS
from host_sim.picture import text
from tests.pico.conftest import BOARD

NAME = GAMES[0][0]
NEAR = 5  # presses before the end of a game
MOST = 40  # presses until it must have ended
TO_THE_TABLE = 3  # presses of A that continue a game: launcher, title, its first row


@pytest.fixture(scope="module")
def board():
    return board_check.load(BOARD)


def records(folder):
    """The saved games of a directory as files of the device."""
    return {f"saves/{path.name}": path.read_bytes() for path in folder.iterdir()}


def press(handheld, chance):
    """One press of a person who presses anything."""
    button = chance.choice((LEFT, RIGHT, A, A, B))
    handheld.press(button)
    return button


@pytest.fixture
def near_the_end(tmp_path):
    """Saves of a game that has few presses to go, with animations off."""
    folder = tmp_path / "near"
    chance = random.Random(1)
    kept = []
    with Handheld(BOARD, save_dir=folder) as handheld:
        handheld.console.settings.values[model.ANIMATION] = 1
        handheld.console.settings.values[model.LAST_GAME] = 0
        handheld.console.settings.save(handheld.console.store)
        handheld.open_game(NAME, bytes(range(7)))
        while not handheld.session.game.over:
            kept.append(records(folder))
            press(handheld, chance)
            handheld.run_ms(100)
    return kept[-NEAR]


def put(folder, files):
    """Have a directory hold these saves and no others."""
    folder.mkdir(exist_ok=True)
    for path in folder.iterdir():
        path.unlink()
    for name, data in files.items():
        (folder / name.rpartition("/")[2]).write_bytes(data)


def report(what, value, unit):
    print(f"  {what:<44}{value:>10.1f} {unit}")


def test_a_game_to_its_end_with_a_power_cut(image, built, board, near_the_end, tmp_path):
    """The desk and the Pico get the same presses; after each the glass is the same."""
    from tests.pico.emulated import Pico, files_of, laid_out

    folder = tmp_path / "desk"
    put(folder, near_the_end)
    chance = random.Random(2)

    async def same(pico, desk, after):
        if not await pico.shows(desk.glass()):
            pytest.fail(f"after {after}: the desk\n{text(desk.glass())}\nthe Pico\n{text(pico.glass())}\n{pico.said}")

    async def both_press(pico, desk, script):
        desk.script(script)
        desk.run_ms(200)
        await pico.script(script)
        await same(pico, desk, script)

    async def go_on(pico, desk):
        desk.run_ms(300)
        await same(pico, desk, "power-up")
        started = pico.ms
        for _ in range(TO_THE_TABLE):
            await both_press(pico, desk, "A")
        return started

    async def until_a_cut(desk):
        async with Pico(image, board, laid_out(image, built | near_the_end)) as pico:
            report("power-up to launcher", await go_on(pico, desk), "ms")
            before = desk.session.record()
            flash = pico.flash
            while True:  # press until that changes what is saved, and cut in the middle of the writing
                desk.press(A)
                desk.run_ms(200)
                pico.set_buttons(A)
                if await pico.until(lambda: pico.flash != flash, 400, every=1):
                    break
                pico.set_buttons(0)
                await pico.run_ms(PRESS_MS)
            files = files_of(pico)
            return pico.flash, files, before

    async def to_the_end(desk, flash):
        async with Pico(image, board, flash) as pico:
            await go_on(pico, desk)
            for _ in range(MOST):
                await both_press(pico, desk, {LEFT: "L", RIGHT: "R", A: "A", B: "B"}[chance.choice((RIGHT, A, A))])
                if desk.session.game.over:
                    break
            else:
                pytest.fail("the game doesn't end")
            desk.run_ms(3000)
            await same(pico, desk, "the end")
            return files_of(pico)

    with Handheld(BOARD, save_dir=folder) as desk:
        flash, files, before = asyncio.run(until_a_cut(desk))
        after = desk.session.record()
        left = {name: data for name, data in files.items() if name.startswith("saves/") and not name.endswith(".new")}
        desk.cut()
        put(folder, left)
        desk.power_up()
        payload = desk.console.store.read(NAME)
        assert bytes(payload) in (bytes(before), bytes(after)), "a cut leaves the old record or the new one"
        print(f"  the cut left the {'old' if bytes(payload) == bytes(before) else 'new'} record")
        there = asyncio.run(to_the_end(desk, flash))
        assert {name: data for name, data in there.items() if name.startswith("saves/")} == records(folder)
    assert "crash.txt" not in there


@pytest.mark.parametrize(
    ("held", "damaged", "shown", "printed"),
    [(B, None, "AT THE REPL", ""), (0, "core/ui/canvas.mpy", None, "ValueError: incompatible .mpy file")],
    ids=["B held", "damaged"],
)
def test_what_does_not_start_says_so_on_the_glass(image, built, board, held, damaged, shown, printed):
    """B held at power-up, and a file of core itself damaged, which is told without core; both end at the REPL."""
    from firmware import main as program
    from tests.pico.emulated import Pico, files_of, laid_out

    files = dict(built)
    if damaged:
        files[damaged] = b"M\x05" + files[damaged][2:]

    async def run():
        pico = Pico(image, board, laid_out(image, files))
        pico.set_buttons(held)
        async with pico:
            assert await pico.until(lambda: pico.controller.powered and any(map(any, pico.glass())), 3000)
            if shown:
                with Handheld(BOARD, console=NoConsole) as desk:
                    program.show(desk.hal, shown, program.HELD, "")
                    assert await pico.shows(desk.glass())
            await pico.run_ms(100)
            assert printed in pico.said
            output, _ = await pico.device.aexec("print(6 * 7)", timeout=300)
            assert output.strip() == b"42"
            assert ("crash.txt" in files_of(pico)) == bool(damaged)

    asyncio.run(run())


class NoConsole:
    """In place of a console that isn't started."""

    def __init__(self, hal, history):
        pass

    def close(self):
        pass


def firmware(port, *words):
    """Run a command as a person does."""
    return asyncio.create_subprocess_exec(
        sys.executable, "-m", "firmware", *words, "--port", port,
        cwd=REPOSITORY, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip


async def said(command):
    """(exit code, output) of a command."""
    process = await command
    output, _ = await process.communicate()
    return process.returncode, output.decode()


def test_install_over_mpremote(image, built, board, tmp_path):
    """A device with an older Palmdeck, saves and a file of its owner's is brought up to date, again, and verified."""
    from tests.pico.emulated import Pico, files_of, laid_out

    theirs = {"diary.txt": b"mine", "saves/other": b"whatever"}
    older = dict(built)
    stale = "core/stale.mpy"
    older[stale] = built["core/rng.mpy"]
    older["core/rng.mpy"] = built["core/rng.mpy"][:-1] + b"?"
    del older["core/seed.mpy"]
    line = next(line for line in built[LIST].splitlines() if line.endswith(b"core/rng.mpy"))
    older[LIST] = built[LIST] + line.replace(b"core/rng.mpy", stale.encode()) + b"\n"

    async def run():
        async with Pico(image, board, laid_out(image, older | theirs)) as pico:
            code, output = await said(firmware(pico.port, "install", "--board", BOARD))
            assert code == 0, output
            assert "2 copied, 1 removed" in output
            assert files_of(pico) == built | theirs
            with Handheld(BOARD, save_dir=tmp_path) as desk:
                desk.run_ms(300)
                assert await pico.shows(desk.glass(), 4000), "it ends with a reset, and that starts the console"
            code, output = await said(firmware(pico.port, "install", "--board", BOARD))
            assert code == 0 and "0 copied, 0 removed" in output, output
            code, output = await said(firmware(pico.port, "verify"))
            assert code == 0, output

    asyncio.run(run())


MEASURE = f"""
import gc
from time import ticks_diff, ticks_us
import board
from hal.pico import Hal
from core import load
from core.console import Console

def free(what):
    gc.collect()
    start = ticks_us()
    gc.collect()
    print('free heap', what, '|', gc.mem_free(), '| bytes')
    print('a collection', what, '|', ticks_diff(ticks_us(), start) / 1000, '| ms')

def frames(what, dirty):
    worst = total = 0
    for _ in range(8):
        console.scene.dirty = dirty
        start = ticks_us()
        console.step()
        took = ticks_diff(ticks_us(), start)
        worst = max(worst, took)
        total += took
    print(what, '|', total / 8000, '| ms, worst', worst / 1000)

free('before boot')
hal = Hal(board)
console = Console(hal)
console.step()
free('at the launcher')
frames('a frame of the launcher', True)
frames('an idle pass of the launcher', False)
start = ticks_us()
console.open_game('{NAME}', bytes(range(7)))
print('opening the game |', ticks_diff(ticks_us(), start) / 1000, '| ms')
for _ in range(4):
    console.step()
    hal.idle(400)
console.step()
free('in a game')
frames('a frame of the table', True)
frames('an idle pass of the table', False)
player = load.module('core.ai', '{NAME}').Player(console.session.game, 0, 3, console.player_rng())
slices = 0
worst = total = 0
while True:
    start = ticks_us()
    move = player.think()
    took = ticks_diff(ticks_us(), start)
    slices += 1
    worst = max(worst, took)
    total += took
    if move is not None or slices > 400:
        break
print('slices of one thought |', slices, '|')
print('a slice |', total / slices / 1000, '| ms, worst', worst / 1000)
free('with a computer player')
"""


def test_what_it_takes(image, built, board):
    """Numbers, printed; all that can fail is that something doesn't run, or that heap runs short."""
    from tests.pico.emulated import HANGS, Pico, laid_out

    files = {name: data for name, data in built.items() if name != "main.py"}

    async def run():
        async with Pico(image, board, laid_out(image, files)) as pico:
            return await pico.device.aexec(MEASURE, timeout=HANGS)

    output, error = asyncio.run(run())
    assert not error, error.decode()
    print()
    free = {}
    for line in output.decode().splitlines():
        what, value, unit = line.split("|")
        print(f"  {what.strip():<44}{value.strip():>10} {unit.strip()}")
        free[what.strip()] = float(value)
    assert free["free heap in a game"] > 32 * 1024
