"""The hal for CircuitPython 9 and later, where displayio draws, keypad scans and the drive may belong to the computer."""
