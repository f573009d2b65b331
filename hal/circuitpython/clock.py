"""The time since this module was loaded. This module is the hal's `clock`."""

from micropython import const
from supervisor import ticks_ms

_TICKS = const(0x1FFFFFFF)  # CircuitPython's ticks wrap at 2**29
_MASK = const(0x3FFFFFFF)

_last = ticks_ms()
_now = 0


def ms():
    """Milliseconds, wrapping at 2**30. Must be called once in six days."""
    global _last, _now
    ticks = ticks_ms()
    _now = (_now + ((ticks - _last) & _TICKS)) & _MASK
    _last = ticks
    return _now


def at(ticks):
    """The same for a past moment that `ticks_ms` gave."""
    return (ms() - ((_last - ticks) & _TICKS)) & _MASK
