"""Records under CircuitPython: files on FAT where the drive is code's, nvm where it is the computer's."""

import errno
import os
import random
import types

import microcontroller
import pytest
import storage
from microcontroller import ByteArray, PowerCut

import hal.storage
from core.save import Store
from hal.circuitpython import storage as records
from hal.circuitpython.storage import Files, Nvm, choose

OLD, NEW = b"the old record", bytes(range(200))


def test_who_may_write_decides(tmp_path, monkeypatch):
    assert type(choose(str(tmp_path))) is Files
    storage.mount.readonly = True
    assert type(choose(str(tmp_path))) is Nvm
    monkeypatch.setattr(microcontroller, "nvm", None)  # a board without
    assert type(choose(str(tmp_path))) is Files


@pytest.mark.parametrize("make", [lambda path: Files(str(path)), lambda path: Nvm(path)], ids=["files", "nvm"])
def test_records(make, tmp_path):
    place = ByteArray() if make(ByteArray()).__class__ is Nvm else tmp_path / "saves"
    kept = make(place)
    assert kept.names() == [] and kept.read("game") is None
    kept.write("game", OLD)
    kept.write("settings", b"")
    kept.write("game", bytearray(NEW))
    assert kept.names() == ["game", "settings"]
    again = make(place)
    assert again.read("game") == NEW and again.read("settings") == b""
    again.delete("game")
    again.delete("game")
    assert make(place).names() == ["settings"]
    assert kept.seldom


# -- files -----------------------------------------------------------------------------------------------------------
class Fat:
    """`os` of a drive with FAT, where rename refuses a name that is there, and whose power goes after so many calls."""

    def __init__(self, life):
        self.life = life

    def _step(self):
        if self.life == 0:
            raise PowerCut
        self.life -= 1

    def rename(self, old, new):
        self._step()
        if os.path.exists(new):
            raise OSError(errno.EEXIST, "File exists")
        os.rename(old, new)

    def remove(self, path):
        self._step()
        os.remove(path)

    def sync(self):
        self._step()

    def open(self, path, mode):
        self._step()
        file = open(path, mode)  # noqa: SIM115  (its user closes it)
        write = file.write

        class Slow:
            def __enter__(this):
                return this

            def __exit__(this, *error):
                file.close()

            def write(this, data):
                for byte in data:
                    self._step()
                    write(bytes((byte,)))

            def flush(this):
                file.flush()

            read = file.read

        return Slow() if mode == "wb" else file

    def __getattr__(self, name):
        return getattr(os, name)


@pytest.mark.parametrize("old", [None, OLD], ids=["first", "over an old one"])
def test_a_cut_between_any_two_steps_leaves_the_old_record_or_the_new_one(old, tmp_path, monkeypatch):
    root = str(tmp_path / "saves")
    found = []
    while True:
        with monkeypatch.context() as patched:
            fat = Fat(-1)
            for module in (records, hal.storage):
                patched.setattr(module, "os", fat)
                patched.setattr(module, "open", fat.open, raising=False)
            kept = Files(root)
            kept.delete("game")
            if old is not None:
                kept.write("game", old)
            fat.life = len(found)
            try:
                kept.write("game", NEW)
                cut = False
            except PowerCut:
                cut = True
            fat.life = -1
            after = Files(root)
            found.append(after.read("game"))
            assert after.names() == ([] if found[-1] is None else ["game"])
            assert os.listdir(root) == after.names(), "nothing is left over"
        if not cut:
            break
    assert set(found) == {old, NEW}
    assert found == sorted(found, key=lambda data: data == NEW), "first the old one, then the new one"


def test_a_rename_that_fails_leaves_the_old_record(tmp_path, monkeypatch):
    kept = Files(str(tmp_path))
    kept.write("game", OLD)

    def rename(old, new):
        if old.endswith(".new"):
            raise OSError(errno.EIO, "Input/output error")
        os.rename(old, new)

    monkeypatch.setattr(records, "os", types.SimpleNamespace(**{**vars(os), "rename": rename}))
    with pytest.raises(OSError):
        kept.write("game", NEW)
    assert kept.read("game") == OLD and kept.names() == ["game"]


def test_an_old_record_that_cannot_be_removed_is_no_record(tmp_path, monkeypatch):
    kept = Files(str(tmp_path))
    kept.write("game", OLD)

    def remove(path):
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(records, "os", types.SimpleNamespace(**{**vars(os), "remove": remove}))
    with pytest.raises(OSError):
        kept.write("game", NEW)
    assert kept.read("game") == NEW and kept.names() == ["game"]


# -- nvm -------------------------------------------------------------------------------------------------------------
def test_a_new_chip_says_where_games_are_saved():
    for fill in (b"\xff", b"\x00"):
        kept = Nvm(ByteArray.of(fill * 4096))
        assert "nvm" in kept.notice
        kept.write("game", OLD)
        assert Nvm(kept._nvm).notice == "" and Nvm(kept._nvm).read("game") == OLD


def test_what_is_the_same_is_not_written():
    nvm = ByteArray()
    kept = Nvm(nvm)
    kept.write("game", OLD)
    assert nvm.erases == 0, "a new chip is erased"
    kept.write("settings", OLD)
    assert nvm.erases == 1, "one assignment, one erase"
    kept.write("game", bytearray(OLD))
    kept.delete("nothing")
    assert nvm.erases == 1


def test_a_cut_loses_them_and_says_so():
    for cut in (0, 5, 12, 20, 60):
        nvm = ByteArray()
        kept = Nvm(nvm)
        kept.write("game", OLD)
        kept.write("settings", NEW)
        nvm.cut_at = cut
        with pytest.raises(PowerCut):
            kept.write("game", NEW)
        nvm.cut_at = None
        after = Nvm(nvm)
        assert after.names() == []
        assert after.notice, "a sector that was erased and not written at all is like a new chip's"
        assert cut == 0 or cut < 8 or "lost" in after.notice
        if not after._foreign:
            after.write("game", NEW)
            assert Nvm(nvm).read("game") == NEW


def test_whatever_lies_in_nvm_never_raises_and_is_not_overwritten_where_it_is_not_ours():
    chance = random.Random(1)
    for _ in range(300):
        data = bytearray(chance.randbytes(256))
        if chance.random() < 0.5:
            data[:8] = b"PALMDECK"
        nvm = ByteArray.of(bytes(data))
        kept = Nvm(nvm)
        assert kept.names() == [] and kept.notice
        if data[:8] != b"PALMDECK":
            store = Store(kept)
            assert store.write("game", b"x") is False and len(store.troubles) == 1
            assert nvm[:] == data


def test_every_damaged_byte_is_noticed():
    nvm = ByteArray.of(b"\xff" * 128)
    Nvm(nvm).write("game", OLD)
    whole = bytes(nvm[:])
    for at in range(14 + 3 + 4 + len(OLD)):
        nvm._bytes[:] = whole
        nvm._bytes[at] ^= 0x10
        assert Nvm(nvm).names() == [] and Nvm(nvm).notice


def test_a_full_nvm_keeps_what_it_has():
    nvm = ByteArray.of(b"\xff" * 64)
    kept = Nvm(nvm)
    kept.write("game", OLD)
    with pytest.raises(OSError) as caught:
        kept.write("other", bytes(50))
    assert caught.value.errno == errno.ENOSPC
    assert Nvm(nvm).read("game") == OLD


def test_a_worn_out_nvm_is_told():
    nvm = ByteArray()
    kept = Nvm(nvm)
    kept.write("game", OLD)
    nvm.__class__ = type("Worn", (ByteArray,), {"__setitem__": lambda self, index, value: None})
    with pytest.raises(OSError):
        kept.write("game", NEW)
