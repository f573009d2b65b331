"""The command line: `python -m firmware COMMAND`."""

import argparse
import sys

from core.lang import LANGUAGES
from firmware import bundle, install, package, saves
from firmware.build import DEFAULT_BOARD, DEFAULT_LANGUAGES, DIST, MUCH, REPOSITORY, build, check_board, compiled_size
from firmware.device import connected
from firmware.failed import Failed
from host_sim.refused import Refused

EXAMPLES = """\
examples:
  python -m firmware install                              on the Pico that is plugged in, wired as pico_i2c
  python -m firmware install --board pico_spi --port /dev/ttyACM1
  python -m firmware saves pull backup
  python -m firmware bundle --circuitpython --board pico_i2c
  mpremote mip install --target / dist/pico_i2c/package.json"""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line, exit code 2."""

    def error(self, message):
        self.exit(2, f"{self.prog}: {message}\n")


def parser():
    """The parser of all commands."""
    top = Parser(
        prog="python -m firmware",
        description="Palmdeck on a Raspberry Pi Pico with MicroPython 1.20 or later.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser, required=True)

    def command(name, run, text):
        added = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        added.set_defaults(run=run, parser=added)
        return added

    built = command("build", run_build, "compile for a board, to dist/<board>/")
    copied = command("install", run_install, "build, copy what differs, remove what no longer belongs, verify, restart")
    checked = command("verify", run_verify, "compare what is on the device with what is built here")
    removed = command("uninstall", run_uninstall, "take Palmdeck off the device; saved games stay")
    dragged = command("bundle", run_bundle, "for CircuitPython: a folder and a zip to drag onto the CIRCUITPY drive")
    records = command("saves", run_saves, "back saved games up (pull), or bring them back (push)")
    command("package", run_package, "bring the list for `mpremote mip` in package.json up to date")
    dragged.add_argument("--circuitpython", action="store_true", required=True, help="what the bundle is for")
    for each in (built, copied, dragged):
        each.add_argument("--board", default=DEFAULT_BOARD, help="a file of boards/ (default %(default)s)")
    for each in (built, copied):
        each.add_argument(
            "--languages",
            metavar="CODES",
            default=",".join(DEFAULT_LANGUAGES),
            help="en,es: both (default %(default)s)",
        )
    checked.add_argument("--board", help="a file of boards/ (default: the one that is installed)")
    for each in (built, copied, checked):
        each.add_argument("--firmware-version", metavar="V", help="the device's MicroPython (default: any from 1.20)")
    records.add_argument("direction", choices=("pull", "push"), help="from the device, or to it")
    records.add_argument("directory", metavar="DIR", help="where the copies are")
    for each in (copied, checked, removed, records):
        each.add_argument(
            "--port", default="auto", help="any device string of mpremote: /dev/ttyACM0, id:SERIAL, socket://HOST:PORT"
        )
    return top


def make(args, board, languages):
    """Build and say so."""
    built = build(board, args.firmware_version, languages=languages)
    size = compiled_size(built.files)
    print(f"{board}: {len(built.files)} files, {size:,} bytes compiled by mpy-cross {built.compiler}")
    if size > MUCH:
        print(f"warning: more than {MUCH:,} bytes are compiled; the Pico's memory may not hold what a game needs")
    return built


def run_build(args):
    make(args, args.board, args.languages.split(","))
    print(f"they are in {(DIST / args.board).relative_to(REPOSITORY)}")


def run_bundle(args):
    files, *places = bundle.bundle(args.board)
    print(f"{args.board}: {len(files)} files, {sum(map(len, files.values())):,} bytes")
    print(f"they are in {places[0].relative_to(REPOSITORY)}/ and in {places[1].relative_to(REPOSITORY)}")


def run_install(args):
    built = make(args, args.board, args.languages.split(","))
    with connected(args.port) as device:
        install.install(device, built)
    print("restarted")


def run_verify(args):
    if args.board:
        check_board(args.board)
    with connected(args.port) as device:
        installed, names = install.read_list(device, device.walk()[0])
        board = args.board or installed
        if not board:
            raise Failed("Palmdeck isn't on the device")
        languages = [code for code, _ in LANGUAGES if f"core/lang/{code}.mpy" in names]
        same = install.verify(device, make(args, board, languages or DEFAULT_LANGUAGES))
    return 0 if same else 1


def run_uninstall(args):
    with connected(args.port) as device:
        install.uninstall(device)


def run_saves(args):
    records = saves.read_folder(args.directory) if args.direction == "push" else None
    with connected(args.port) as device:
        if records is None:
            saves.pull(device, args.directory)
        else:
            saves.push(device, records)


def run_package(args):
    package.write()


def main(argv=None):
    """Run one command; returns its exit code: 0, 1 where something failed, 2 for bad arguments."""
    args = parser().parse_args(argv)
    try:
        return args.run(args) or 0
    except Refused as refused:
        args.parser.error(str(refused))
    except Failed as failed:
        print(f"{args.parser.prog}: {failed}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
