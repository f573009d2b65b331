"""Beginning, resuming and ending a game on a console. The console loads this for as long as it takes."""

from core import load
from core.game import HARD, PERSON, BadSave, usual_seats
from core.seed import draw as draw_seed
from core.session import Session
from core.settings import LAST_GAME


def open_game(console, name, seed, options, seats):
    """See `Console.open_game`."""
    session = _new_session(console, name)
    if seats is None:
        seats = usual_seats(session.game)
    session.deal(
        draw_seed(console.rng) if seed is None else seed,
        seats,
        bytes(len(session.game.OPTIONS)) if options is None else options,
        seed is None and seats[0] == PERSON and list(seats).count(PERSON) == 1,
    )
    _show_table(console, session, False)
    _remember(console, name)
    console.autosave()


def resume(console, name):
    """See `Console.resume`."""
    session = _new_session(console, name)
    payload = console.store.read(name)
    if payload is None:
        return
    try:
        load.module("core", "restore").restore(session, payload)
    except BadSave as error:
        console.store.refuse(name, str(error))
        return
    finally:
        console.hal.unload("core.restore")
        for part in session.game.PARTS:
            if part.endswith("_faults"):  # needed no longer
                console.hal.unload(part)
    if session.game.over:  # the console leaves none such; nothing is lost with it
        console.store.delete(name)
        console.scene.enter()
        return
    _show_table(console, session, False)
    _remember(console, name)


def demo(console, name):
    """See `Console.demo`."""
    session = _new_session(console, name)
    session.deal(draw_seed(console.rng), bytes([HARD] * session.game.SEATS[0]), bytes(len(session.game.OPTIONS)))
    _show_table(console, session, True)


def record_result(console):
    """See `Console.record_result`."""
    session = console.session
    game = session.game
    if session.counts:
        stats = console.stats(game.NAME)
        if not stats.has_counted(session.seed):
            console.table.count(stats.extras)
            console.place = stats.add(game.result & 1, game.score(0), session.seed, session.options, game.SCORES)
            stats.save(console.store)
    console.store.delete(game.NAME)


def _new_session(console, name):
    return Session(console.rules(name)(), console.history)


def _show_table(console, session, is_demo):
    table = load.module("core.ui.tables", session.game.NAME).Table(session, is_demo)
    console.hal.unload("core.art.shared")  # core.ui.sprites has what tables need of it
    console.show_table(session, table, is_demo)


def _remember(console, name):
    values = console.settings.values
    index = load.index(name)
    if values[LAST_GAME] != index:
        values[LAST_GAME] = index
        console.settings.save(console.store)
