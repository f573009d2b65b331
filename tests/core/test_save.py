"""core/save.py: records that are empty, truncated, foreign, of a later version, damaged at every byte."""

import pytest

from core import save
from tests.drive import Drive


def refused(data):
    with pytest.raises(save.BadRecord) as caught:
        save.unpack("scoundrel", data)
    return str(caught.value)


def test_round_trip():
    for n in (0, 1, 400):
        assert save.unpack("x", save.pack("x", bytes(range(256))[:1] * n)) == bytes(n)


def test_what_is_wrong_is_named():
    whole = save.pack("scoundrel", b"0123456789")
    assert refused(b"") == "empty"
    assert refused(b"hello, world") == "foreign"
    assert refused(b"P") == "truncated"
    for n in range(2, len(whole)):
        assert refused(whole[:n]) == "truncated"
    assert refused(whole + b"!") == "damaged"
    assert refused(whole[:2] + b"\x02" + whole[3:]) == "of a later version"
    assert refused(save.pack("other", b"0123456789")) == "damaged"


def test_every_flipped_bit_is_noticed():
    whole = save.pack("scoundrel", b"0123456789")
    for i in range(len(whole)):
        for bit in range(8):
            refused(whole[:i] + bytes([whole[i] ^ 1 << bit]) + whole[i + 1 :])


def test_an_unreadable_record_is_set_aside_and_reported_never_overwritten():
    drive = Drive()
    store = save.Store(drive)
    for i in range(1, 4):
        drive.files["settings"] = f"foreign {i}".encode()
        assert store.read("settings") is None
        assert store.troubles.pop() == (save.SET_ASIDE, "settings", "foreign")
        assert "settings" not in drive.files
        assert store.write("settings", b"new")
    assert [drive.files[f"settings.bad{i}"] for i in (1, 2, 3)] == [b"foreign 1", b"foreign 2", b"foreign 3"]


def test_what_cannot_be_set_aside_is_not_overwritten_either():
    drive = Drive()
    drive.files["settings"] = b"foreign"
    drive.full = True
    store = save.Store(drive)
    assert store.read("settings") is None
    drive.full = False
    assert not store.write("settings", b"new")
    assert drive.files["settings"] == b"foreign"


def test_a_full_drive_is_told_once_until_it_works_again():
    drive = Drive()
    store = save.Store(drive)
    drive.full = True
    assert not store.write("a", b"1") and not store.write("a", b"1")
    assert len(store.troubles) == 1
    drive.full = False
    assert store.write("a", b"1")
    drive.full = True
    store.write("a", b"1")
    assert len(store.troubles) == 2
