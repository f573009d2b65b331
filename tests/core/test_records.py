"""What old versions, broken drives and foreign hands may leave in records, lines and arguments (core/session.py, replay.py,
save.py, stats.py, game.py)."""

import random
import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import load, replay, save, seed
from core import settings as model
from core.game import OVER, BadSave
from core.games import GAMES
from core.restore import restore
from core.session import HISTORY as MOST_ACTIONS
from core.session import Session
from core.stats import PLACES, Stats
from tests.drive import Drive

HEAD = struct.calcsize("<BBHH7s4s4s")  # flags, seats, actions, checkpoint, seed, kinds, options
SIZE = load.rules("scoundrel").SIZE
HISTORY = HEAD + SIZE
CHECKPOINT = 4  # its low byte; a history here is short
BESTIARY = 26 + 9  # bytes of the record that counts Champions' monsters
CODE = seed.parse("PALMDEK")


def any_act(chance, game):
    out = bytearray(3 * game.MAX_ACTIONS)
    i = 3 * chance.randrange(game.actions(out))
    return out[i], out[i + 1]


def played(n, salt=1, options=bytes(2)):
    session = Session(load.rules("scoundrel"))
    session.deal(CODE, bytes(1), options, True)
    chance = random.Random(salt)
    while session.actions < n and not session.game.over:
        session.act(*any_act(chance, session.game))
    return session


def restored(record):
    session = Session(load.rules("scoundrel"))
    restore(session, record)
    return session


def changed(record, at, value):
    """The record with another byte there."""
    return record[:at] + bytes([value]) + record[at + 1 :]


# -- sessions ---------------------------------------------------------------------------------------------------------
def going():
    """A session in the middle of a game."""
    for salt in range(50):
        session = played(5, salt)
        if not session.game.over:
            return session
    raise AssertionError


@pytest.mark.parametrize(
    "at, value",
    [
        (HISTORY + 2, 3),  # an action that isn't offered there
        (HISTORY + 3, 250),
        (HISTORY, 9),
        (6, CODE[0] ^ 1),  # another seed: another deal
        (12, CODE[6] ^ 1),
    ],
)
def test_a_history_that_leads_elsewhere_is_given_up_the_game_is_not(at, value):
    before = going()
    session = restored(changed(before.record(), at, value))
    assert session.game.state == before.game.state and session.counts
    assert session.line() is None and not session.can_undo and not session.undo()
    assert session.game.state == before.game.state
    again = restored(session.record())  # and it can be saved as it is
    assert again.game.state == before.game.state and again.line() is None
    while not again.game.over:
        again.act(*any_act(random.Random(1), again.game))


def test_a_history_of_other_actions_allowed_all_along_is_given_up_too():
    session, other = going(), None
    for salt in range(50):
        other = played(session.actions, salt + 100)
        if other.actions == session.actions and other.game.state != session.game.state:
            break
    record = session.record()[:HISTORY] + other.record()[HISTORY:]
    resumed = restored(record)
    assert resumed.game.state == session.game.state and resumed.line() is None


@pytest.mark.parametrize("at", [HEAD - 8, HEAD - 4, HEAD - 3])
@pytest.mark.parametrize("value", [1, 2, 9, 200])
def test_seats_and_options_that_are_not_the_games_are_refused(at, value):
    session = played(2)
    before = session.record()
    with pytest.raises(BadSave):
        restore(session, changed(going().record(), at, value))
    assert session.record() == before


def test_a_checkpoint_is_what_the_history_says():
    for salt in range(20):
        session = played(9, salt)
        if not session.game.over:
            resumed = restored(changed(session.record(), CHECKPOINT, 0))
            assert resumed.undo_is_free == session.undo_is_free


def test_undo_after_resuming_goes_all_the_way_back():
    session = going()
    wanted = []
    copy = restored(session.record())
    while session.undo():
        wanted.append((bytes(session.game.state), session.counts))
    for state, counts in wanted:
        assert copy.undo() and copy.game.state == state and copy.counts == counts
        copy = restored(copy.record())
    assert not copy.undo() and copy.game.state == session.game.state and wanted
    copy.act(*any_act(random.Random(1), copy.game))
    assert copy.undo()


def test_undo_is_free_until_a_card_was_revealed():
    """Three cards of the room reveal none, but for the last, which makes a new room."""
    session = Session(load.rules("scoundrel"))
    for n in range(100):
        session.deal(bytes([n % 32] * 7), bytes(1), bytes(2), True)
        game = session.game
        for _ in range(2):
            session.act(*next(a for a in sorted(offers(game)) if a[0]))
            if game.over:
                break
            assert session.undo_is_free and not game.log.revealed
        if game.over:
            continue
        assert session.undo() and session.counts and session.actions == 1
        session.act(*next(a for a in sorted(offers(game)) if a[0]))
        session.act(*next(a for a in sorted(offers(game)) if a[0]))
        if not game.over:
            assert not session.undo_is_free and session.undo() and not session.counts
            assert not restored(session.record()).counts
            return
    raise AssertionError("no deal of a hundred lets three cards be taken")


def offers(game):
    out = bytearray(3 * game.MAX_ACTIONS)
    return [(out[3 * i], out[3 * i + 1]) for i in range(game.actions(out))]


def test_after_the_end_there_is_no_undo_and_restarting_does_not_count():
    session = played(1000)
    assert session.game.over and not session.undo()
    line = session.line()
    session.restart()
    assert not session.counts and session.actions == 0 and not session.game.over
    assert session.game.state == replay.play("/".join([*line.split("/")[:5], ""])).state


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=HISTORY + 20), st.integers(0, 9))
def test_noise_is_no_record(noise, n):
    session = played(n)
    before = session.record()
    with pytest.raises(BadSave):
        restore(session, noise)
    assert session.record() == before


@settings(max_examples=150, deadline=None)
@given(at=st.integers(0, 10**6), value=st.integers(1, 255), back=st.integers(1, 6))
def test_a_record_with_a_changed_byte_is_refused_or_never_breaks_undo(at, value, back):
    record = going().record()
    at %= len(record)
    session = played(2)
    before = session.record()
    try:
        restore(session, changed(record, at, record[at] ^ value))
    except BadSave:
        assert session.record() == before
        return
    session.line()
    for _ in range(back):
        session.undo()
        assert session.game.fault() == ""
    session.restart()
    assert session.game.fault() == ""


# -- deals ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "seats, options",
    [
        (b"", b"\0\0"),
        (b"\0\0", b"\0\0"),
        (b"\4", b"\0\0"),
        (b"\0" * 9, b"\0\0"),
        (b"\0", b"\2\0"),
        (b"\0", b"\0\3"),
        (b"\0", b"\xff\xff"),
        (b"\0", b"\0\0\1"),
    ],
)
def test_a_deal_of_odd_seats_or_options_is_refused(seats, options):
    """Else it would be played, saved, and refused as damaged when it is to go on."""
    game = load.rules("scoundrel")
    with pytest.raises(ValueError, match="^scoundrel: "):
        game.deal(CODE, seats, options)
    assert game.turn == OVER and offers(game) == []
    game.deal(CODE, b"\0", b"\1\2")
    assert game.fault() == "" and (game.option(0), game.option(1)) == (1, 2)


# -- replay lines -----------------------------------------------------------------------------------------------------
BASE = "1/scoundrel/-/p/ABCDEFG/"


@settings(max_examples=200, deadline=None)
@given(part=st.integers(0, 5), text=st.text(max_size=12))
def test_any_text_in_any_part_is_taken_or_refused_in_one_line(part, text):
    parts = BASE.split("/")
    parts[part] = text
    try:
        replay.play("/".join(parts))
    except replay.BadLine as error:
        assert len(str(error).splitlines()) == 1


@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize("text", ["x\ny", "\u2028x", "\r", "x\x00y\x0b"])
def test_a_refusal_is_one_line_whatever_stands_there(part, text):
    parts = BASE.split("/")
    parts[part] = text
    with pytest.raises(replay.BadLine) as caught:
        replay.play("/".join([*parts[:5], parts[5] + "_"]) if part == 5 else "/".join(parts))
    assert len(str(caught.value).splitlines()) == 1


def test_a_line_that_goes_on_after_the_end_is_refused_there():
    line = played(1000).line()
    actions = len(line.split("/")[5]) // 2
    with pytest.raises(replay.BadLine, match=f"action {actions + 1} "):
        replay.play(line + "EA")


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 15), st.integers(0, 255)), max_size=30), st.integers(0, 5))
def test_every_verb_and_argument_goes_into_a_line_and_comes_out(actions, pick):
    flat = bytes(byte for action in actions for byte in action)
    game = load.rules("scoundrel")
    options = bytes([pick % 2, pick // 2])
    line = replay.pack(game, options, b"\0", CODE, flat)
    assert replay.parse(line)[1:] == (options, b"\0", CODE, flat)


# -- the store --------------------------------------------------------------------------------------------------------
def test_a_record_the_drive_could_not_read_is_neither_overwritten_nor_deleted():
    whole = save.pack("game", b"precious")
    drive = Drive(game=whole)
    store = save.Store(drive)
    drive.unreadable = True
    assert store.read("game") is None and len(store.troubles) == 1
    drive.unreadable = False
    assert not store.write("game", b"new")
    store.delete("game")
    assert drive.files == {"game": whole}
    assert store.read("game") == b"precious"  # the drive is well again, and so is the record
    assert store.write("game", b"new") and store.read("game") == b"new"
    store.delete("game")
    assert drive.files == {}


def test_what_could_not_be_set_aside_is_not_deleted_and_later_is_set_aside():
    drive = Drive(game=b"foreign")
    drive.full = True
    store = save.Store(drive)
    assert store.read("game") is None
    store.delete("game")
    assert drive.files == {"game": b"foreign"}
    drive.full = False
    assert store.read("game") is None
    assert drive.files == {"game.bad1": b"foreign"}
    assert store.write("game", b"new") and store.read("game") == b"new"


def test_a_refused_record_that_cannot_be_read_a_second_time_is_kept():
    drive = Drive(game=save.pack("game", b"odd"))
    store = save.Store(drive)
    assert store.read("game") == b"odd"
    drive.unreadable = True
    store.refuse("game", "damaged")
    drive.unreadable = False
    assert not store.write("game", b"new") and store.read("game") == b"odd"


def test_the_tenth_unreadable_record_stays_where_it_is():
    drive = Drive(**{f"game.bad{i}": b"old" for i in range(1, 10)}, game=b"foreign")
    store = save.Store(drive)
    assert store.read("game") is None
    assert not store.write("game", b"new")
    assert drive.files["game"] == b"foreign" and len(drive.files) == 10


# -- statistics -------------------------------------------------------------------------------------------------------
def stats_of(payload):
    drive = Drive(**{"x.stat": save.pack("x.stat", payload)})
    stats = Stats("x")
    stats.load(save.Store(drive))
    return stats, drive


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.booleans(), st.integers(-190, 30), st.integers(0, 31)), max_size=30))
def test_statistics_add_up_and_survive(games):
    """Counted beside a list of all games; a seed counted last isn't counted again."""
    stats = Stats("x")
    store = save.Store(Drive())
    counted = []
    last = None
    for won, score, symbol in games:
        code = bytes([symbol] * 7)
        place = stats.add(won, score, code, b"\1")
        if code == last:
            assert place == -1
            continue
        better = sum(other >= score for _, other in counted)
        assert place == (better if better < PLACES else -1)
        last = code
        counted.append((won, score))
    assert stats.save(store)
    again = Stats("x")
    again.load(store)
    again.load(store)  # twice is no more than once
    for record in (stats, again):
        assert (record.played, record.won) == (len(counted), sum(won for won, _ in counted))
        assert record.best == max((score for _, score in counted), default=None)
        assert [entry[0] for entry in record.scores] == sorted((s for _, s in counted), reverse=True)[:PLACES]
        streak = 0
        for won, _ in counted:
            streak = streak + 1 if won else 0
        assert record.streak == streak <= record.longest
    assert [tuple(entry) for entry in again.scores] == stats.scores


@settings(max_examples=80, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(-190, 30)), max_size=60))
def test_each_of_several_score_tables_has_its_own_five(games):
    stats = Stats("x")
    counted = {first: [] for first in range(4)}
    for number, (first, score) in enumerate(games):
        place = stats.add(True, score, bytes([number % 32, number // 32, 0, 0, 0, 0, 0]), bytes([first]), 4)
        better = sum(other >= score for other in counted[first])
        assert place == (better if better < PLACES else -1)
        counted[first].append(score)
    store = save.Store(Drive())
    assert stats.save(store)
    again = Stats("x")
    again.load(store)
    for first in range(4):
        for record in (stats, again):
            assert [entry[0] for entry in record.table(first)] == sorted(counted[first], reverse=True)[:PLACES]
            assert {entry[2] for entry in record.table(first)} <= {bytes([first, 0, 0, 0])}


def test_all_records_at_their_longest_stay_under_2_kb():
    """Every game saved with the longest history, its score tables full, the settings."""
    drive = Drive()
    store = save.Store(drive)
    model.Settings(2).save(store)
    for name, _ in GAMES:
        game = load.rules(name)
        session = Session(game)
        session.deal(CODE, bytes(game.SEATS[0]), bytes(len(game.OPTIONS)))
        session.actions = MOST_ACTIONS
        store.write(name, session.record())
        stats = Stats(name)
        for number in range(20):
            first = bytes([number % max(game.SCORES, 1)])
            stats.add(True, number, bytes([number, 0, 0, 0, 0, 0, 0]), first, game.SCORES)
        assert stats.save(store) and len(stats.scores) == PLACES * game.SCORES
    assert sum(len(data) for data in drive.files.values()) <= 2048 - BESTIARY


def test_options_of_a_score_are_kept():
    stats = Stats("x")
    store = save.Store(Drive())
    stats.add(True, 7, CODE, bytes([1, 15, 0, 9]))
    stats.save(store)
    again = Stats("x")
    again.load(store)
    assert again.scores == [(7, CODE, bytes([1, 15, 0, 9]))]


def test_a_game_without_score_tables_keeps_no_scores():
    stats = Stats("x")
    assert stats.add(True, 7, CODE, b"", 0) == -1 and stats.scores == [] and stats.best == 7


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=400))
def test_noise_is_set_aside_or_leaves_statistics_that_count_on(payload):
    stats, drive = stats_of(payload)
    assert ("x.stat" in drive.files) != ("x.stat.bad1" in drive.files)
    stats.add(True, 7, CODE, b"\1\2")
    assert stats.save(save.Store(Drive())) and len(stats.scores) <= PLACES


def test_counts_stop_at_their_largest():
    stats = Stats("x")
    for field in ("played", "won", "streak", "longest"):
        setattr(stats, field, 65535)
    stats.best = 3
    stats.add(True, 7, CODE, b"")
    assert (stats.played, stats.won, stats.streak, stats.longest) == (65535,) * 4
    assert stats.save(save.Store(Drive()))


def test_a_language_that_is_no_longer_there_costs_no_settings():
    store = save.Store(Drive())
    before = model.Settings(2)
    before.values[model.LANGUAGE] = 1
    before.values[model.BRIGHTNESS] = 2
    before.save(store)
    after = model.Settings(1)
    after.load(store)
    assert (after.values[model.LANGUAGE], after.values[model.BRIGHTNESS]) == (0, 2) and not store.troubles
