"""What the commands say instead of a traceback."""


class Failed(Exception):
    """Something outside Palmdeck went wrong; the message is one line saying what, and what can be done. Exit code 1."""
