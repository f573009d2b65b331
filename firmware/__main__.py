"""The command line: `python -m firmware COMMAND`."""

import argparse
import sys
from pathlib import Path

from firmware import build, device, install, saves
from firmware.failed import Failed
from host_sim.refused import Refused

EXAMPLES = """\
examples:
  python -m firmware install                              on the Pico that is plugged in, wired as pico_i2c
  python -m firmware install --board pico_spi --port /dev/ttyACM1
  python -m firmware saves pull backup
  mpremote mip install --target / dist/pico_i2c/package.json"""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line, exit code 2."""

    def error(self, message):
        self.exit(2, f"{self.prog}: {message}\n")


def parser():
    """The parser of all commands."""
    top = Parser(
        prog="python -m firmware",
        description="Palmdeck on a Raspberry Pi Pico with MicroPython 1.19 or later.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = top.add_subparsers(metavar="COMMAND", parser_class=Parser, required=True)

    def command(name, run, text):
        added = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        added.set_defaults(run=run, parser=added)
        return added

    built = command("build", run_build, "compile for a board, to dist/<board>/")
    copied = command("install", run_install, "copy what differs, remove what no longer belongs, verify, reset")
    checked = command("verify", run_verify, "compare the device with what was built")
    removed = command("uninstall", run_uninstall, "take Palmdeck off the device; saved games stay")
    records = command("saves", run_saves, "back saved games up, and bring them back")
    for each in (built, copied):
        each.add_argument("--board", default=build.DEFAULT_BOARD, help="a file of boards/ (%(default)s)")
        each.add_argument("--firmware-version", metavar="V", help="the device's MicroPython (any from 1.19)")
    copied.add_argument("--overwrite", action="store_true", help="replace your own files that are in the way")
    checked.add_argument("--board", help="a file of boards/ (the one that is installed)")
    records.add_argument("direction", choices=("pull", "push"), help="from the device, or to it")
    records.add_argument("directory", type=Path, metavar="DIR", help="where the copies are")
    for each in (copied, checked, removed, records):
        each.add_argument(
            "--port", default="auto", help="any device string of mpremote: /dev/ttyACM0, id:..., socket://host:port"
        )
    return top


def run_build(args):
    listed, target = build.build(args.board, args.firmware_version)
    print(f"{_shown(target)}: {build.report(listed)}")
    return 0


def run_install(args):
    listed, target = build.build(args.board, args.firmware_version)
    print(f"{_shown(target)}: {build.report(listed)}")
    return _on_device(args, lambda found: install.install(found, listed, target, args.overwrite))


def run_verify(args):
    def verify(found):
        board = args.board or install.installed(found).board
        if not board:
            raise Failed("Palmdeck isn't on the device")
        listed, target = build.built(board)
        return 1 if install.verify(found, target, listed) else 0

    return _on_device(args, verify)


def run_uninstall(args):
    return _on_device(args, install.uninstall)


def run_saves(args):
    act = saves.pull if args.direction == "pull" else saves.push
    return _on_device(args, lambda found: act(found, args.directory))


def _on_device(args, act):
    found = device.connect(args.port)
    try:
        return act(found) or 0
    finally:
        found.close()


def _shown(path):
    return path.relative_to(build.REPOSITORY)


def main(argv=None):
    """Run one command; returns its exit code: 1 where something failed, 2 for bad arguments."""
    args = parser().parse_args(argv)
    try:
        return args.run(args)
    except Refused as refused:
        args.parser.error(str(refused))
    except Failed as failed:
        print(f"{args.parser.prog}: {failed}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
