"""What Hit the Deck's table shows after slaps, after a hand and after a game. A table has this in memory only while it is shown."""

from micropython import const

from core.games.hit_the_deck_slaps import ABSENT, NO_TIME, UNANNOUNCED
from core.ui import widgets
from core.ui.canvas import WIDTH

# indices into the game's TEXT
_SILENT = const(11)
_NEXT = const(18)
_NO_SLAP = const(20)
_OVER = const(21)
_TOTAL = const(22)
_WON = const(23)
_LOST = const(24)
_SHARED = const(25)
_WINS = const(26)


def times(table, canvas):
    """Who slapped when, and who was last."""
    text = table.words.TEXT
    y = 33
    for seat in range(table.game.seats):
        time = table.game.time(seat)
        table.draw_name(canvas, seat, 2, y)
        if time == UNANNOUNCED:
            canvas.small(text[_SILENT], 20, y)
        elif time == ABSENT:
            canvas.small(text[_NO_SLAP], 20, y)
        elif time != NO_TIME:
            canvas.fill_rect(20, y, min(60, time // 2), 5, 1)
            table.draw_time(canvas, time, 84, y)
        if seat == table.last:
            canvas.fill_rect(106, y - 1, 11, 7, 1)
            canvas.small("+4", 108, y, 0)
        y += 6
    widgets.hints(canvas, text[_NEXT], "")


def totals(table, canvas, go_on):
    """After a hand: its points and all points. `go_on`: a person deals on."""
    game = table.game
    text = table.words.TEXT
    widgets.title(canvas, text[_OVER])
    canvas.right(text[_TOTAL], WIDTH - 2, 0)
    for seat in range(game.seats):
        y = 12 + 11 * seat
        if not game.hand_size(seat):
            canvas.pointer(0, y)
        table.draw_name(canvas, seat, 8, y + 1)
        canvas.number_right(game.points(seat), 62, y)
        canvas.number_right(game.total(seat), WIDTH - 6, y)
    if go_on:
        widgets.hints(canvas, text[_NEXT], "")


def outcome(table, alone):
    """How the game ended, for the only person or for several."""
    text = table.words.TEXT
    result = table.game.result
    if alone and not result >> table._persons[0] & 1:
        return text[_LOST]
    if result & result - 1:
        return text[_SHARED]
    if alone:
        return text[_WON]
    seat = 0
    while not result >> seat & 1:
        seat += 1
    return text[_WINS] % (seat + 1)
