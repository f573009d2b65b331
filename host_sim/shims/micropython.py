"""MicroPython's `micropython` for CPython: what tunes the interpreter there does nothing here."""


def const(value):
    return value


def native(function):
    return function


viper = native


def schedule(function, arg):
    """Call soon. Here nothing runs that it would have to wait for."""
    function(arg)


def heap_lock():
    return 1


def heap_unlock():
    return 0


def heap_locked():
    return 0


def alloc_emergency_exception_buf(size):
    pass


def kbd_intr(char):
    pass
