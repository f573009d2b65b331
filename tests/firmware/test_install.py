"""Installing over a fake of mpremote's transport: fresh, again, changed, among foreign files, and cut at every command."""

import pytest

from firmware import install
from firmware.build import REPOSITORY
from firmware.contents import LIST, text
from firmware.device import CHUNK, Device
from firmware.failed import Failed
from tests.firmware.fake_device import FakeTransport, plant, tree

SAVES = {"saves/settings": b"PD1", "saves/scoundrel": b"PD2"}
FOREIGN = {"diary.txt": b"mine", "core/notes.txt": b"mine too", "lib/other.mpy": b"theirs"}


def without(build, *names, **changed):
    files = {name: data for name, data in build.files.items() if name not in names}
    return build._replace(files={**files, **changed})


def expected(build, *more):
    """What must be on the device: the build, its list, and what else was there."""
    files = {**build.files, LIST: text(build.board, build.version, build.files)}
    for other in more:
        files |= other
    return files


def test_fresh(device, transport, flash, small, said):
    assert len(small.files["core/rng.mpy"]) > CHUNK
    install.install(device, small, said.append)
    assert tree(flash) == expected(small)
    assert said[-1] == "6 copied, 0 removed, 0 were the same; all 6 verified by hash"
    assert transport.writes[-2] == "main.py", "what starts the rest comes last"


def test_again_copies_nothing(device, transport, small, said):
    install.install(device, small)
    transport.writes.clear()
    install.install(device, small, said.append)
    assert transport.writes == []
    assert said[-1].startswith("0 copied, 0 removed, 6 were the same")


def test_only_what_changed_is_copied(device, transport, flash, small, said):
    install.install(device, small)
    newer = without(small, **{"hal/pico.mpy": b"M\x06newer", "hal/link.mpy": b"M\x06link"})
    transport.writes.clear()
    install.install(device, newer, said.append)
    assert [name for name in transport.writes if not name.startswith(LIST)] == ["hal/pico.mpy", "hal/link.mpy"]
    assert tree(flash) == expected(newer)


def test_what_no_longer_belongs_is_removed_with_its_folder(device, flash, small, said):
    install.install(device, small)
    older = without(small, "core/ui/canvas.mpy", "core/rng.mpy")
    install.install(device, older, said.append)
    assert tree(flash) == expected(older)
    assert not (flash / "core/ui").exists() and (flash / "core").exists()
    assert "  removed    core/ui/canvas.mpy" in said


def test_saves_and_foreign_files_stay(device, flash, small, said):
    plant(flash, {**SAVES, **FOREIGN})
    install.install(device, small)
    install.install(device, without(small, "core/rng.mpy", "core/ui/canvas.mpy"), said.append)
    assert tree(flash) == expected(without(small, "core/rng.mpy", "core/ui/canvas.mpy"), SAVES, FOREIGN)
    assert said[-1] == "left alone, not ours: core/notes.txt, diary.txt, lib/other.mpy"


def test_a_foreign_file_in_the_way_is_set_aside(device, flash, small, said):
    plant(flash, {"main.py": b"their program", "main.py.old": b"an older one", "hal": b"a file, not a folder"})
    install.install(device, small, said.append)
    aside = {"main.py.old": b"an older one", "main.py.old2": b"their program", "hal.old": b"a file, not a folder"}
    assert tree(flash) == expected(small, aside)
    assert "  set aside  main.py as main.py.old2: it isn't ours and stood in the way" in said


def test_a_source_that_would_be_imported_in_place_of_its_mpy_goes(device, flash, small, said):
    ours = (REPOSITORY / "core/rng.py").read_bytes()  # as `mip` puts it there
    plant(flash, {"core/rng.py": ours, "core/ui/canvas.py": b"a canvas of theirs"})
    install.install(device, small, said.append)
    assert tree(flash) == expected(small, {"core/ui/canvas.py.old": b"a canvas of theirs"})


@pytest.mark.parametrize("after", [False, True], ids=["unsent", "unanswered"])
def test_a_device_that_vanishes_at_any_command_is_completed_by_the_next_install(flash, small, after):
    newer = without(small, "core/ui/canvas.mpy", **{"hal/pico.mpy": b"M\x06newer", "core/new/a.mpy": b"M\x06a"})
    whole = expected(newer, SAVES, FOREIGN, {"main.py.old": b"their program"})
    cuts = 0
    while True:
        for name in tree(flash):
            (flash / name).unlink()
        first = Device(FakeTransport(flash), "auto")
        plant(flash, {**SAVES, **FOREIGN, "main.py": b"their program"})
        install.install(first, small, str)
        transport = FakeTransport(flash)
        transport.dies_at, transport.dies_after = cuts, after
        cuts += 1
        try:
            install.install(Device(transport, "auto"), newer, str)
        except Failed as failed:
            assert "\n" not in str(failed) and "plug it in and run the same again" in str(failed)
        else:
            break
        install.install(Device(FakeTransport(flash), "auto"), newer, str)
        assert tree(flash) == whole
    assert cuts > 20
    assert tree(flash) == whole


def test_a_fresh_install_cut_anywhere_takes_nothing_for_foreign(flash, small):
    cuts = 0
    while True:
        for name in tree(flash):
            (flash / name).unlink()
        transport = FakeTransport(flash)
        transport.dies_at = cuts
        cuts += 1
        try:
            install.install(Device(transport, "auto"), small, str)
        except Failed:
            install.install(Device(FakeTransport(flash), "auto"), small, str)
        else:
            break
        assert tree(flash) == expected(small)


@pytest.mark.parametrize(
    "implementation",
    [("micropython", (1, 18, 0), 5), ("micropython", (2, 0, 0), 7), ("circuitpython", (9, 2, 1), 0)],
)
def test_a_firmware_that_cannot_load_it_is_told_what_to_flash(flash, small, implementation):
    transport = FakeTransport(flash, implementation)
    with pytest.raises(Failed, match="flash MicroPython 1.20 or later from https://micropython.org/download"):
        install.install(Device(transport, "auto"), small)
    assert transport.commands == 1, "asked before anything else"


def test_a_file_that_arrives_damaged_is_found(device, transport, small):
    transport.spoils = "hal/pico.mpy"
    with pytest.raises(Failed, match="hal/pico.mpy didn't arrive as sent"):
        install.install(device, small)


def test_it_says_before_it_copies_that_it_does_not_fit(flash, small):
    transport = FakeTransport(flash, blocks=5)
    with pytest.raises(Failed, match="it needs 28 KB and 20 KB are free"):
        install.install(Device(transport, "auto"), small)
    assert tree(flash) == {}


def test_a_flash_that_fills_up_is_a_sentence(device, transport, flash, small):
    transport._statvfs = lambda name: (4096, 4096, 352, 352)
    transport.blocks = 3
    with pytest.raises(Failed, match="refused while writing core/rng.mpy: its flash is full"):
        install.install(device, small)


def test_a_list_that_was_tampered_with_touches_neither_saves_nor_the_rest(device, flash, small):
    plant(flash, {**SAVES, LIST: b"# x\nh 1 saves/settings\nh 1 ../x\nh 1 /etc\nnonsense\nh 1 palmdeck.txt\n\xff\n"})
    install.install(device, small)
    assert tree(flash) == expected(small, SAVES)


def test_verify(device, flash, small, said):
    install.install(device, small)
    assert install.verify(device, small, said.append)
    assert said == ["6 files of pico_i2c verified by hash, 0 not as built"]
    (flash / "main.py").unlink()
    (flash / "board.mpy").write_bytes(b"M\x06other")
    plant(flash, {"core/rng.py": b"theirs"})
    before = tree(flash)
    said.clear()
    assert not install.verify(device, without(small, "hal/pico.mpy"), said.append)
    assert said == [
        "  differs    board.mpy",
        "  missing    main.py",
        "  left over  hal/pico.mpy",
        "  in the way core/rng.py",
        "3 files of pico_i2c verified by hash, 4 not as built",
    ]
    assert tree(flash) == before


def test_uninstall_keeps_saves_and_foreign_files(device, flash, small, said):
    plant(flash, {**SAVES, **FOREIGN, "crash.txt": b"oh"})
    install.install(device, small)
    install.uninstall(device, said.append)
    assert tree(flash) == {**SAVES, **FOREIGN}
    assert said[-1] == "6 removed; 2 saved records stay"
    with pytest.raises(Failed, match="nothing to take off"):
        install.uninstall(device)


def test_an_uninstall_cut_anywhere_is_completed_by_the_next(flash, small):
    cuts = 0
    while True:
        plant(flash, SAVES)
        install.install(Device(FakeTransport(flash), "auto"), small, str)
        transport = FakeTransport(flash)
        transport.dies_at = cuts
        cuts += 1
        try:
            install.uninstall(Device(transport, "auto"), str)
        except Failed:
            install.uninstall(Device(FakeTransport(flash), "auto"), str)
        else:
            break
        assert tree(flash) == SAVES
    assert cuts > 8


def test_a_crash_on_record_is_told(device, flash, small, said):
    plant(flash, {"crash.txt": b"oh"})
    install.install(device, small, said.append)
    assert said[-1] == "a fault is on record; `mpremote cat :crash.txt` shows it"
    assert (flash / "crash.txt").exists()
