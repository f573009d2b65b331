"""CircuitPython's `supervisor`: ticks that wrap after 2**29 ms, for the first time about 65 s after power-up.

After https://docs.circuitpython.org/en/latest/shared-bindings/supervisor/
"""

from host_sim.chip import CHIP


def ticks_ms():
    return (CHIP.now + 2**29 - 65536) % 2**29
