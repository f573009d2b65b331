"""The folder that `web` writes: the same at every build, complete, and asking nothing of anywhere else."""

import os
import re
import tarfile
import threading
import urllib.request

import pytest

from host_sim import web_cmd
from host_sim.__main__ import main
from host_sim.real_micropython import NotAvailable, wasm_folder
from host_sim.web import build as building


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    try:
        wasm_folder()
    except NotAvailable as reason:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(str(reason))
    folder = tmp_path_factory.mktemp("page")
    building.build(folder)
    return folder


def test_it_is_the_same_every_time(folder, tmp_path, capsys):
    assert main(["web", "--out", str(tmp_path / "again")]) == 0
    assert "14 files" in capsys.readouterr().out
    names = sorted(path.name for path in folder.iterdir())
    assert names == sorted(path.name for path in (tmp_path / "again").iterdir())
    for name in names:
        assert (folder / name).read_bytes() == (tmp_path / "again" / name).read_bytes()


def test_the_worker_keeps_every_file_and_changes_with_any(folder):
    worker = (folder / "worker.js").read_text()
    kept = re.search(r'FILES = "(.*?)"', worker)[1].split()
    assert {"index.html" if name == "./" else name for name in kept} == {
        path.name for path in folder.iterdir() if path.name != "worker.js"
    }
    files = {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "worker.js"}
    assert building._worker(files).decode() == worker
    files["page.css"] += b" "
    assert building._worker(files).decode() != worker


def test_the_archive_has_the_interpreter_and_all_of_core(folder):
    with tarfile.open(folder / building.ARCHIVE) as tar:
        names = set(tar.getnames())
        assert tar.extractfile("micropython.wasm").read() == (wasm_folder() / "micropython.wasm").read_bytes()
    core = {path.relative_to(building.REPOSITORY) for path in (building.REPOSITORY / "core").rglob("*.py")}
    assert {path.with_suffix(".mpy").as_posix() for path in core} <= names
    assert not [name for name in names if name.endswith(".py")]
    assert "hal/web/__init__.mpy" in names and "hal/pico.mpy" not in names


def test_our_files_name_no_address(folder):
    for path in folder.iterdir():
        if path.suffix in (".html", ".css", ".js", ".webmanifest"):
            assert "://" not in path.read_text(), path.name


@pytest.mark.parametrize("made", ["a file", "a folder of something else"])
def test_what_is_someone_elses_is_not_written_over(tmp_path, made, capsys):
    out = tmp_path / "out"
    if made == "a file":
        out.write_text("precious")
    else:
        out.mkdir()
        (out / "thesis.txt").write_text("precious")
    with pytest.raises(SystemExit) as refused:
        main(["web", "--out", str(out)])
    assert refused.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_taken_port_is_one_line(folder, capsys):
    with web_cmd.server(folder) as taken, pytest.raises(SystemExit) as refused:
        main(["web", "--out", str(folder), "--serve", "--port", str(taken.server_port)])
    assert refused.value.code == 2
    assert "--port" in capsys.readouterr().err


def test_it_is_served_on_this_machine_alone(folder):
    with web_cmd.server(folder) as serving:
        assert serving.server_address[0] == "127.0.0.1"
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{serving.server_port}/"
        for name, kind in (
            ("micropython.mjs", "text/javascript"),
            ("manifest.webmanifest", "application/manifest+json"),
        ):
            with urllib.request.urlopen(address + name) as answer:
                assert answer.headers["Content-Type"] == kind
                assert answer.headers["Content-Encoding"] is None
        serving.shutdown()
