"""MicroPython's `utime` on the simulated chip's clock: `sleep_ms` is how a program lets time pass.

CPython's own `time` stays what it is.
"""

from host_sim.chip import CHIP

_PERIOD = 1 << 30  # ticks wrap as on a 32-bit chip


def ticks_ms():
    return CHIP.now % _PERIOD


def ticks_us():
    """Microseconds; the simulated clock moves by whole milliseconds."""
    return CHIP.now * 1000 % _PERIOD


ticks_cpu = ticks_us


def ticks_add(ticks, delta):
    return (ticks + delta) % _PERIOD


def ticks_diff(end, start):
    return (end - start + _PERIOD // 2) % _PERIOD - _PERIOD // 2


def sleep_ms(ms):
    CHIP.sleep(ms)


def sleep_us(us):
    """Wait, rounded up to whole milliseconds."""
    CHIP.sleep((us + 999) // 1000)
