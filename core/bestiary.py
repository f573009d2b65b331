"""How often each monster of Champions was defeated, over all games that count: a byte each in a record of its own."""

from core.games.champions_cards import MONSTERS

RECORD = "champions.more"
MOST = 255


def counts(store):
    """A bytearray with how often each of the 26 monsters was defeated, at most 255 times."""
    payload = store.read(RECORD)
    if payload is not None and len(payload) != MONSTERS:
        store.refuse(RECORD, "damaged")
        payload = None
    return bytearray(payload or MONSTERS)


def add(store, game):
    """Count the monsters that were defeated in a game that is over."""
    found = counts(store)
    for i in range(MONSTERS):
        if not game.strength(i + 1):
            found[i] = min(MOST, found[i] + 1)
    store.write(RECORD, found)
