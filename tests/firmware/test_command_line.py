"""The commands as a person types them: one line for what doesn't work, and the exit code."""

import socket
from functools import partial

import pytest
import serial.tools.list_ports
from mpremote.transport_serial import SerialTransport

from firmware import __main__ as command_line
from firmware import build as building
from firmware import device as talking
from firmware.contents import LIST
from host_sim import board_check
from tests.firmware.fake_device import tree

COMMANDS = ["build", "install", "verify", "uninstall", "saves", "package"]


@pytest.fixture
def plugged(monkeypatch, transport, tmp_path):
    """A device at every port; builds go to a folder of the test's own."""
    monkeypatch.setattr(talking, "open_transport", lambda port: transport)
    monkeypatch.setattr(command_line, "build", partial(building.build, dist=tmp_path / "dist"))
    return transport


def run(*words):
    """The exit code of a command."""
    try:
        return command_line.main(list(words))
    except SystemExit as end:
        return end.code


def one_line(capsys):
    error = capsys.readouterr().err
    assert error.count("\n") == 1 and error.startswith("python -m firmware"), error
    return error


def test_install_verify_again_uninstall(plugged, flash, capsys):
    assert run("install") == 0
    assert plugged.restarts == 1 and plugged.closed
    out = capsys.readouterr().out
    assert "bytes compiled by mpy-cross" in out and "all " in out and out.endswith("restarted\n")
    plugged.writes.clear()
    assert run("install") == 0
    assert plugged.writes == []
    assert run("verify") == 0
    (flash / "main.py").unlink()
    assert run("verify") == 1
    assert "missing    main.py" in capsys.readouterr().out
    assert run("uninstall") == 0
    assert tree(flash) == {} and plugged.restarts == 5


def test_verify_takes_the_languages_that_are_on_the_device(plugged, flash, capsys):
    assert run("install", "--languages", "en,es") == 0
    assert run("verify") == 0
    assert (flash / "core/lang/es.mpy").exists()
    assert run("install") == 0
    assert not (flash / "core/lang/es.mpy").exists() and run("verify") == 0
    capsys.readouterr()
    assert run("install", "--languages", "en,fr") == 2
    assert "no language 'fr'" in one_line(capsys)


def test_verify_takes_the_board_that_is_on_the_device(plugged, capsys):
    assert run("install", "--board", "pico_spi") == 0
    assert run("verify") == 0
    assert run("verify", "--board", "pico_i2c") == 1
    assert "differs    board.mpy" in capsys.readouterr().out


def test_another_board_replaces_the_one_before(plugged, flash, capsys):
    run("install")
    plugged.writes.clear()
    run("install", "--board", "pico_spi")
    assert [name for name in plugged.writes if not name.startswith(LIST)] == ["board.mpy"]


def test_saves_there_and_back(plugged, flash, tmp_path, capsys):
    from core.save import pack

    (flash / "saves").mkdir()
    record = pack("settings", bytes(10))
    (flash / "saves" / "settings").write_bytes(record)
    assert run("saves", "pull", str(tmp_path / "backup")) == 0
    (flash / "saves" / "settings").unlink()
    assert run("saves", "push", str(tmp_path / "backup")) == 0
    assert (flash / "saves" / "settings").read_bytes() == record
    (tmp_path / "backup" / "settings").write_bytes(record[:-1])
    capsys.readouterr()
    assert run("saves", "push", str(tmp_path / "backup")) == 2
    assert "truncated" in one_line(capsys)


@pytest.mark.parametrize("words", [["install"], ["verify"], ["uninstall"], ["saves", "pull", "x"]])
def test_no_device(words, monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(serial.tools.list_ports, "comports", list)
    monkeypatch.setattr(command_line, "build", partial(building.build, dist=tmp_path))
    assert run(*words) == 1
    assert "no device found: plug a Pico" in one_line(capsys)


@pytest.mark.parametrize("port", ["/nowhere", "id:42", "nonsense://x", "list", "socket://127.0.0.1:{free}"])
def test_no_device_at_a_port(port, capsys):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens there
        assert run("uninstall", "--port", port.format(free=taken.getsockname()[1])) == 1
    assert "no device at" in one_line(capsys)


def test_something_else_at_the_port(monkeypatch, capsys):
    with socket.create_server(("127.0.0.1", 0)) as server:
        monkeypatch.setattr(SerialTransport, "enter_raw_repl", refuse)
        assert run("uninstall", "--port", f"socket://127.0.0.1:{server.getsockname()[1]}") == 1
    assert "doesn't answer as MicroPython does" in one_line(capsys)


def refuse(self, **how):
    print("what came instead")
    raise talking.TransportError("could not enter raw repl")


@pytest.mark.parametrize("after", [False, True])
def test_a_device_that_vanishes(plugged, capsys, after):
    plugged.dies_at, plugged.dies_after = 9, after
    assert run("install") == 1
    assert "is gone while" in one_line(capsys)
    assert plugged.closed


def test_a_device_that_vanishes_before_its_restart(plugged, capsys):
    assert run("install") == 0
    plugged.dies_at = 2 * plugged.commands
    plugged.commands = 0
    run("install")
    plugged.dies_at, plugged.commands = plugged.commands - 1, 0
    assert run("install") == 1
    assert "is gone before its restart" in one_line(capsys)


def test_one_press_of_the_interrupt_that_is_missed(plugged, monkeypatch):
    tries = []

    def enter(soft_reset=True):
        tries.append(1)
        if len(tries) < talking.TRIES:
            raise talking.TransportError("could not enter raw repl")

    monkeypatch.setattr(plugged, "enter_raw_repl", enter)
    assert run("install") == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["build", "--board", "pico9"], "no board 'pico9'; there is " + ", ".join(board_check.names())),
        (["install", "--board", "pico9"], "no board 'pico9'"),
        (["verify", "--board", "pico9"], "no board 'pico9'"),
        (["build", "--firmware-version", "1.19.1"], "needs MicroPython 1.20 or later"),
        (["saves", "push", "/nowhere"], "can't read /nowhere"),
        (["saves", "steal", "x"], "invalid choice: 'steal'"),
        (["flash"], "invalid choice: 'flash'"),
        ([], "required: COMMAND"),
    ],
)
def test_what_cannot_be_asked(words, says, monkeypatch, capsys):
    monkeypatch.setattr(talking, "open_transport", None)  # no device is looked for
    assert run(*words) == 2
    assert says in one_line(capsys)


@pytest.mark.parametrize("command", COMMANDS)
def test_help(command, capsys):
    assert run(command, "--help") == 0
    assert "usage: python -m firmware " + command in capsys.readouterr().out
