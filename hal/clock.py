"""The time since power-up. This module is the hal's `clock`."""

from micropython import const
from utime import ticks_ms, ticks_us

_MASK = const(0x3FFFFFFF)


def ms():
    """Milliseconds, wrapping at 2**30."""
    return ticks_ms() & _MASK  # type: ignore[operator]  # to the stubs ticks are no numbers


def us():
    """Microseconds, wrapping at 2**30: for chance."""
    return ticks_us() & _MASK  # type: ignore[operator]
