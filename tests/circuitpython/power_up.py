"""A process that is a CircuitPython board: boots a bundle's `code.py` on the simulated chip and plays a script.

python power_up.py BUNDLE < {"steps": [...], "held": [...], "readonly": true, "present": true, "nvm": "hex"} > what happened
"""

import io
import json
import runpy
import sys
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]


def power_up(bundle, asked):
    sys.path[:1] = [bundle, bundle + "/lib", str(REPOSITORY)]  # the drive first, as on the board
    import host_sim

    sys.path.remove(host_sim.SHIMS)  # those are MicroPython's
    from host_sim.chip import CHIP
    from host_sim.controller import Controller
    from tests.circuitpython import world
    from tests.circuitpython.script import Done, Recorder

    world.enter()
    world.slow_time()
    import microcontroller
    import pico_main
    import storage
    import wiring

    storage.mount.readonly = asked.get("readonly", True)
    if "nvm" in asked:
        microcontroller.nvm = microcontroller.ByteArray.of(bytes.fromhex(asked["nvm"]))
    controller = Controller(wiring.CONTROLLER)
    controller.present = asked.get("present", True)
    CHIP.wire(wiring, controller)
    for gpio in asked.get("held", ()):
        CHIP.press(gpio)
    temporary = tempfile.TemporaryDirectory()
    root = asked.get("root", temporary.name)
    pico_main.CRASH_FILE = root + ("/nowhere" if storage.mount.readonly else "") + "/crash.txt"
    try:
        from hal.circuitpython.device import Hal
    except ZeroDivisionError:
        pass  # a test broke it
    else:
        Hal.entropy = lambda self: bytes(8)  # the moments of the presses are all the chance there is
        Hal.__init__.__defaults__ = (root + "/saves",)
    recorder = Recorder(controller, asked["steps"], asked.get("release_after"))
    said, sys.stdout = sys.stdout, io.StringIO()
    ended = "by itself"
    try:
        runpy.run_path(bundle + "/code.py", run_name="__main__")
    except Done as done:
        ended = str(done)
    printed, sys.stdout = sys.stdout.getvalue(), said
    modules = sorted(name for name in sys.modules if name.partition(".")[0] in ("core", "hal", "framebuf", "machine"))
    json.dump(
        {
            "ended": ended,
            "start": recorder.start,
            "glasses": recorder.glasses,
            "last": b"".join(controller.glass()).hex(),
            "tones": recorder.tones() if recorder.start is not None else [],
            "printed": printed,
            "nvm": bytes(microcontroller.nvm[:]).hex(),
            "erases": microcontroller.nvm.erases,
            "modules": modules,
        },
        sys.stdout,
    )


if __name__ == "__main__":
    power_up(sys.argv[1], json.load(sys.stdin))
