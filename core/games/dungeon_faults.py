"""Whether the room of a dungeon is sound, asked of saved games before they are taken over. It is loaded only for that."""

from micropython import const

from core.games.dungeon import HEALTH, ROOM_SIZE

_HP = const(20)  # as in dungeon.py
_FLED = const(23)
_TOUCHED = const(24)
_POTION = const(25)
_DECK_N = const(28)


def room_fault(game):
    """What is unsound about health, flags and the size of the room, '' if nothing is."""
    state = game.state
    left = game.room_count()
    if state[_HP] > HEALTH:
        return "health above 20"
    if state[_FLED] > game.flees_in_a_row() or state[_TOUCHED] > 1:
        return "a flag that is none"
    if game.over:
        if game.result > 1:
            return "an unknown result"
        if game.result:
            return "" if state[_HP] and not left and not state[_DECK_N] else "won too early"
        return "" if left and not state[_HP] else "lost too early"
    if not state[_HP] or not left or game.result:
        return "over, yet going on"
    if not state[_TOUCHED] and (state[_POTION] or state[_DECK_N] and left < ROOM_SIZE):
        return "an untouched room with cards gone"
    if state[_TOUCHED] and left == 1 and state[_DECK_N]:
        return "a room that should be another"
    return ""
