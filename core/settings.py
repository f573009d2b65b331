"""The person's settings, one byte each, kept as record `settings`."""

RECORD = "settings"

SOUND = 0
BRIGHTNESS = 1
FLIP = 2
ANIMATION = 3
LANGUAGE = 4
BLANK = 5
BOOT = 6
LEFTY = 7
SPEED = 8  # of computer players' moves
LAST_GAME = 9  # index in the registry, 255 none

# choices of each, the first LAST_GAME of them; the default is the first
LIMITS = (2, 3, 2, 2, 0, 4, 2, 2, 3)
BLANK_MINUTES = (5, 1, 2, 10)
CONTRASTS = (0xCF, 0x7F, 0x10)  # bright, medium, dim
NO_GAME = 255


class Settings:
    """`values[NAME]` is the index of the chosen value; 0 is the default of every setting."""

    def __init__(self, languages):
        self.languages = languages  # how many are offered
        self.values = bytearray(len(LIMITS) + 1)
        self.values[LAST_GAME] = NO_GAME

    def limit(self, index):
        """How many values a setting has."""
        return self.languages if index == LANGUAGE else LIMITS[index]

    def load(self, store):
        payload = store.read(RECORD)
        if payload is None:
            return
        good = len(payload) == len(self.values)
        for i in range(len(LIMITS)):
            good = good and (payload[i] < self.limit(i) or i == LANGUAGE)
        if good:
            self.values[:] = payload
            if self.values[LANGUAGE] >= self.languages:  # installed anew with fewer of them
                self.values[LANGUAGE] = 0
        else:
            store.refuse(RECORD, "damaged")

    def save(self, store):
        """Write the record; False if that failed."""
        return store.write(RECORD, self.values)
