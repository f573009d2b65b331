"""Backing saved games up and bringing them back, over the fake of mpremote's transport."""

import pytest

from core.save import pack
from firmware import saves
from firmware.device import Device
from firmware.failed import Failed
from host_sim.handheld import Handheld
from host_sim.refused import Refused
from tests.firmware.fake_device import FakeTransport, plant, tree

RECORDS = {"settings": pack("settings", bytes(10)), "scoundrel": pack("scoundrel", b"a game")}


def on_device(records):
    return {"saves/" + name: data for name, data in records.items()}


def test_pull(device, flash, tmp_path, said):
    plant(flash, {**on_device(RECORDS), "saves/scoundrel.bad1": b"set aside", "diary.txt": b"mine"})
    saves.pull(device, tmp_path / "a" / "backup", said.append)
    assert tree(tmp_path / "a" / "backup") == {**RECORDS, "scoundrel.bad1": b"set aside"}
    assert said[-1] == f"3 records are in {tmp_path / 'a' / 'backup'}"


def test_pull_where_nothing_is_there(device):
    with pytest.raises(Failed, match="no saved games on the device"):
        saves.pull(device, "nowhere")


def test_pull_where_nothing_can_be_written(device, flash, tmp_path):
    plant(flash, on_device(RECORDS))
    (tmp_path / "file").write_text("")
    with pytest.raises(Failed, match="can't write to"):
        saves.pull(device, tmp_path / "file")


def test_push_and_pull_bring_back_the_same(device, flash, tmp_path, said):
    plant(tmp_path / "backup", {**RECORDS, "notes.txt": b"mine"})
    plant(flash, {"saves/settings": b"other", "saves/scoundrel.stat": b"stays"})
    saves.push(device, saves.read_folder(tmp_path / "backup"), said.append)
    assert tree(flash) == on_device({**RECORDS, "scoundrel.stat": b"stays"})
    assert said[-1] == "2 records are on the device"


@pytest.mark.parametrize(
    ("name", "data", "says"),
    [
        ("scoundrel", RECORDS["scoundrel"][:-1], "truncated"),
        ("scoundrel", RECORDS["settings"], "damaged"),  # another record's bytes
        ("settings", b"", "empty"),
        ("settings", b"nonsense", "foreign"),
        ("settings", bytes(saves.LARGEST + 1), "a record has 2048 at most"),
    ],
)
def test_an_unsound_record_is_refused_before_the_device_is_touched(tmp_path, name, data, says):
    plant(tmp_path, {**RECORDS, name: data})
    with pytest.raises(Refused, match=says):
        saves.read_folder(tmp_path)


def test_a_folder_without_records(tmp_path):
    plant(tmp_path, {"notes.txt": b"mine"})
    with pytest.raises(Refused, match="no records in .*; their names are settings, scoundrel"):
        saves.read_folder(tmp_path)
    with pytest.raises(Refused, match="can't read"):
        saves.read_folder(tmp_path / "nowhere")


@pytest.mark.parametrize("after", [False, True])
def test_a_push_cut_anywhere_leaves_each_record_old_or_new(flash, after):
    old = {"settings": b"old one", "scoundrel": b"old two"}
    cuts = 0
    while True:
        plant(flash, on_device(old))
        transport = FakeTransport(flash)
        transport.dies_at, transport.dies_after = cuts, after
        cuts += 1
        try:
            saves.push(Device(transport, "auto"), RECORDS, str)
        except Failed:
            for name, data in RECORDS.items():
                assert (flash / "saves" / name).read_bytes() in (old[name], data)
        else:
            break
    assert cuts > 8


def test_a_pushed_game_goes_on_from_the_same_card(device, flash, tmp_path):
    pulled, there = tmp_path / "pulled", flash / "saves"
    there.mkdir()
    with Handheld(save_dir=there) as handheld:
        handheld.open_game("scoundrel", bytes(range(7)))
        handheld.script("A wait1000 R A wait1000")
        state = handheld.session.game.save()
    saves.pull(device, pulled)
    for path in there.iterdir():
        path.unlink()
    saves.push(device, saves.read_folder(pulled))
    with Handheld(save_dir=there) as handheld:
        handheld.console.resume("scoundrel")
        assert handheld.session.game.save() == state
