"""A display that doesn't answer, in words for the REPL."""


def missing(board, answering):
    """What to tell about a display on I2C that doesn't answer; `answering` are the addresses that do."""
    where = "0x%02X on I2C%d (SDA GP%d, SCL GP%d)" % (board.ADDRESS, board.BUS_ID, board.SDA, board.SCL)
    if not answering:
        return "No display at %s, and nothing else answers there: check power and both wires." % where
    found = ", ".join(["0x%02X" % address for address in answering])
    return "No display at %s, but %s answers: if that is it, set ADDRESS in the board file." % (where, found)
