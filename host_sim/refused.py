"""What the desk's commands say instead of a traceback."""


class Refused(Exception):
    """Something a user asked for can't be done; the message is one line saying what is wrong and what is accepted."""
