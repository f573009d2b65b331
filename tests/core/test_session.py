"""core/session.py and core/replay.py: history, undo, records, replay lines."""

import random

import pytest

from core import load, replay, seed
from core.game import BadSave
from core.restore import restore
from core.session import Session

CODE = seed.parse("ABCDEFG")


def random_act(rng, game):
    out = bytearray(3 * game.MAX_ACTIONS)
    i = 3 * rng.randrange(game.actions(out))
    return out[i], rng.randint(out[i + 1], out[i + 2])


def played(n, history=128, code=CODE, options=bytes(2)):
    session = Session(load.rules("scoundrel"), history)
    session.deal(code, bytes(1), options, True)
    rng = random.Random(n)
    while session.actions < n and not session.game.over:
        session.act(*random_act(rng, session.game))
    return session


def test_undo_returns_to_every_earlier_state():
    session = Session(load.rules("scoundrel"))
    session.deal(CODE, bytes(1), bytes(2), True)
    rng = random.Random(3)
    states = []
    for _ in range(9):
        states.append(bytes(session.game.state))
        session.act(*random_act(rng, session.game))
        if session.game.over:
            break
    if session.game.over:
        assert not session.undo()
        return
    while states:
        assert session.undo()
        assert session.game.state == states.pop()
    assert not session.undo()


def test_undo_past_a_revealed_card_no_longer_counts():
    session = played(1)
    while not session.game.log.revealed:
        session.act(*random_act(random.Random(1), session.game))
    assert session.can_undo and not session.undo_is_free
    session.undo()
    assert not session.counts


def test_undo_of_a_card_that_revealed_nothing_still_counts():
    session = played(1)
    assert session.undo_is_free == (not session.game.log.revealed)
    if session.undo_is_free:
        session.undo()
        assert session.counts


def test_a_record_resumes_at_the_same_card_with_its_history():
    for n in range(8):
        session = played(n)
        other = Session(load.rules("scoundrel"))
        restore(other, session.record())
        assert other.game.state == session.game.state
        assert (other.counts, other.actions, other.line()) == (session.counts, session.actions, session.line())


def test_a_record_cut_or_damaged_is_refused_and_changes_nothing():
    record = played(3).record()
    session = played(2)
    before = session.record()
    for n in range(len(record)):
        with pytest.raises(BadSave):
            restore(session, record[:n])
    for extra in (b"\0", b"\0\0"):
        with pytest.raises(BadSave):
            restore(session, record + extra)
    for i in range(len(record)):
        for bit in range(8):
            try:
                restore(session, record[:i] + bytes([record[i] ^ 1 << bit]) + record[i + 1 :])
            except BadSave:
                assert session.record() == before
            else:
                assert session.game.fault() == ""
                restore(session, before)


def test_a_full_history_loses_the_line_never_the_game():
    session = played(4, history=2)
    rng = random.Random(0)
    while not session.game.over:
        session.act(*random_act(rng, session.game))
    assert session.line() is None and not session.can_undo
    assert session.game.over


def test_a_line_replays_to_the_same_state():
    rng = random.Random(8)
    for _ in range(40):
        code = bytes(rng.randrange(32) for _ in range(7))
        session = played(1000, code=code, options=bytes([rng.randrange(2), rng.randrange(3)]))
        assert replay.play(session.line()).state == session.game.state


@pytest.mark.parametrize(
    "line, where",
    [
        ("", "6 parts"),
        ("2/scoundrel/-/p/ABCDEFG/", "part 1"),
        ("1/chess/-/p/ABCDEFG/", "part 2"),
        ("1/scoundrel/flee/p/ABCDEFG/", "part 3: option flee takes"),
        ("1/scoundrel/speed=9/p/ABCDEFG/", "part 3: no option 'speed'"),
        ("1/scoundrel/-/pp/ABCDEFG/", "part 4"),
        ("1/scoundrel/-/x/ABCDEFG/", "part 4"),
        ("1/scoundrel/-/p/ABCDEF/", "part 5: a seed has 7 symbols"),
        ("1/scoundrel/-/p/ABCDEFO/", "part 5: 'O'"),
        ("1/scoundrel/-/p/ABCDEFG/A", "part 6"),
        ("1/scoundrel/-/p/ABCDEFG/A!", "part 6"),
        ("1/scoundrel/-/p/ABCDEFG/__", "part 6: action 1"),
    ],
)
def test_a_bad_line_says_where(line, where):
    with pytest.raises(replay.BadLine) as caught:
        replay.play(line)
    assert where in str(caught.value) and "\n" not in str(caught.value)


def test_a_line_is_safe_for_shells_and_urls():
    allowed = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.,=/")
    assert set(played(99, options=bytes([1, 2])).line()) <= allowed


def test_seeds():
    assert seed.text(bytes(range(25, 32))) == "3456789"
    assert seed.parse("abcdefg") == bytes(range(7))
    for bad in ("", "ABCDEF", "ABCDEFGH", "ABCDEFI", "ABCDE G", "ABCDEF0"):
        with pytest.raises(seed.BadSeed):
            seed.parse(bad)
