"""Records: atomic at every byte and between every step, on the desk's file system and on a real littlefs."""

import errno
import os
from pathlib import Path

import pytest

import hal.storage
from hal.storage import Storage
from tests.micropython.ports import REPOSITORY, micropython

OLD, NEW = b"the old record", bytes(range(200))


@pytest.fixture
def root(tmp_path):
    return str(tmp_path / "saves")


def test_records(root):
    storage = Storage(root)
    assert storage.names() == []
    assert storage.read("game") is None
    storage.write("game", OLD)
    storage.write("settings", b"")
    storage.write("game", bytearray(NEW))
    assert storage.names() == ["game", "settings"]
    again = Storage(root)
    assert again.read("game") == NEW
    assert again.read("settings") == b""
    again.delete("game")
    again.delete("game")
    assert again.names() == ["settings"]
    assert Storage(root).read("game") is None


def test_leftovers_of_a_cut_are_cleaned_up(root):
    Storage(root).write("game", OLD)
    Path(root, "game.new").write_bytes(b"half a rec")
    Path(root, "other.new").write_bytes(b"")
    assert Storage(root).names() == ["game"]
    assert os.listdir(root) == ["game"]
    assert Storage(root).read("game") == OLD


class Cut(BaseException):
    """The power went."""


class Power:
    """Stands for `open` and `os` in hal/storage.py; goes off after so many bytes written or steps done."""

    def __init__(self, life, failure=Cut):
        self.life = life
        self.failure = failure
        self.path = os.path

    def _step(self):
        if self.life == 0:
            raise self.failure
        self.life -= 1

    def open(self, path, mode):
        self._step()
        return File(open(path, mode), self)

    def rename(self, old, new):
        self._step()
        os.rename(old, new)
        self._step()

    def __getattr__(self, name):
        return getattr(os, name)


class File:
    """A file whose bytes reach it one by one."""

    def __init__(self, file, power):
        self.file = file
        self.power = power

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        self.file.close()

    def write(self, data):
        for byte in data:
            self.power._step()
            self.file.write(bytes((byte,)))

    def flush(self):
        self.power._step()
        self.file.flush()


@pytest.mark.parametrize("failure", [Cut, OSError], ids=["power", "full"])
@pytest.mark.parametrize("old", [None, OLD], ids=["first", "over an old one"])
def test_a_cut_at_every_byte_and_between_the_steps(old, failure, root, monkeypatch):
    found = []
    life = 0
    while True:
        storage = Storage(root)
        storage.delete("game")
        if old is not None:
            storage.write("game", old)
        with monkeypatch.context() as patched:
            power = Power(life, failure)
            patched.setattr(hal.storage, "os", power)
            patched.setattr(hal.storage, "open", power.open, raising=False)
            try:
                storage.write("game", NEW)
                cut = False
            except failure:
                cut = True
        after = Storage(root)
        found.append(after.read("game"))
        assert after.names() == ([] if found[-1] is None else ["game"])
        if not cut:
            break
        life += 1
    assert life == len(NEW) + 4, "open, every byte, flush, before and after the rename"
    assert found == [old] * (life - 1) + [NEW] * 2


def test_a_cut_at_every_byte_on_a_real_littlefs():
    said = micropython("unix", REPOSITORY, "import sys; sys.path.append('tests/hal')", PRELUDE, "run()").splitlines()
    assert len(said) == 3, said
    for line in said:
        assert line.startswith("cuts "), said
        _, cuts, _, old, _, new = line.split()
        assert int(cuts) > 100
        assert int(old) > 50
        assert int(new) >= 1


PRELUDE = Path(__file__).with_name("littlefs_cuts.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("what", ["read", "write", "names"])
def test_a_failing_file_system_raises_oserror(what, root, tmp_path):
    Path(root).write_text("a file where the directory should be")
    storage = Storage(root)
    call = {
        "read": lambda: storage.read("game"),
        "write": lambda: storage.write("game", NEW),
        "names": storage.names,
    }[what]
    with pytest.raises(OSError):
        call()


def test_a_record_that_is_a_directory_is_no_record(root):
    storage = Storage(root)
    os.mkdir(root + "/game")
    with pytest.raises(OSError) as caught:
        storage.read("game")
    assert caught.value.errno == errno.EISDIR
