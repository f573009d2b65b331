"""What is remembered of a game: counts, streaks, the five best, and how it was set up last."""

import struct

PLACES = 5  # entries of a score table
TABLES = 4  # the most score tables a game keeps
EXTRAS = 6  # numbers a game counts for itself
_HEAD = "<4Hh7s4s4s6H"
_ENTRY = "<h7s2s"  # score, seed, options of 4 bits each: all records together have 2 KB
_ENTRY_SIZE = struct.calcsize(_ENTRY)


class Stats:
    """The statistics of one game, kept as record `NAME.stat`.

    played, won, streak, longest   counts 0..65535; streak is of games won in a row
    best      the best score, None before the first
    extras    six numbers 0..65535 that the game's table counts for itself
    options, seats   how the game was set up last, as bytes of four
    scores    of each table the best five: (score, seed, options); `table` gives one
    """

    def __init__(self, name):
        self.record = name + ".stat"
        self.clear()

    def clear(self):
        self.played = self.won = self.streak = self.longest = 0
        self.best = None
        self.last_seed = bytes(7)
        self.options = bytes(4)
        self.seats = bytes(4)
        self.extras = [0] * EXTRAS
        self.scores = []

    def load(self, store):
        payload = store.read(self.record)
        if payload is not None and not self._unpack(payload):
            self.clear()
            store.refuse(self.record, "damaged")

    def _unpack(self, payload):
        size = struct.calcsize(_HEAD)
        entries = len(payload) - size
        if entries < 0 or entries % _ENTRY_SIZE or entries > TABLES * PLACES * _ENTRY_SIZE:
            return False
        head = struct.unpack(_HEAD, payload[:size])
        self.played, self.won, self.streak, self.longest, best, self.last_seed, self.options, self.seats = head[:8]
        self.best = best if self.played else None
        self.extras = list(head[8:])
        self.scores = []
        for at in range(size, len(payload), _ENTRY_SIZE):
            score, code, options = struct.unpack(_ENTRY, payload[at : at + _ENTRY_SIZE])
            options = bytes([options[0] >> 4, options[0] & 15, options[1] >> 4, options[1] & 15])
            self.scores.append((score, code, options))
        return all([max(entry[1]) < 32 for entry in self.scores]) and max(self.last_seed) < 32

    def save(self, store):
        """Write the record; False if that failed."""
        counts = (self.played, self.won, self.streak, self.longest, self.best or 0)
        payload = struct.pack(_HEAD, *(counts + (self.last_seed, self.options, self.seats) + tuple(self.extras)))
        for score, code, options in self.scores:
            options = bytes([options[0] << 4 | options[1], options[2] << 4 | options[3]])
            payload += struct.pack(_ENTRY, score, code, options)
        return store.write(self.record, payload)

    def table(self, first=None):
        """The best five, best first: those whose first option has this value, or without one of all."""
        return [entry for entry in self.scores if first is None or entry[2][0] == first][:PLACES]

    def has_counted(self, seed):
        """Whether this seed was counted last: power may fail between this record and the saved game's end."""
        return self.played > 0 and seed == self.last_seed

    def add(self, won, score, seed, options, tables=1):
        """Count a finished game; the place 0..4 it took in the score table, -1 for none. `tables`: how many there are; of
        several each is for one value of the first option.

        A seed that was counted last isn't counted again, see `has_counted`.
        """
        if self.has_counted(seed):
            return -1
        self.last_seed = seed
        self.played = min(self.played + 1, 65535)
        self.won = min(self.won + won, 65535)
        self.streak = min(self.streak + 1, 65535) if won else 0
        self.longest = max(self.longest, self.streak)
        self.best = score if self.best is None else max(self.best, score)
        if not tables:
            return -1
        first = options[0] if tables > 1 else None
        table = self.table(first)
        others = [entry for entry in self.scores if first is not None and entry[2][0] != first]
        place = 0
        while place < len(table) and table[place][0] >= score:
            place += 1
        table.insert(place, (score, seed, options + bytes(4 - len(options))))
        self.scores = others + table[:PLACES]
        return place if place < PLACES else -1
