"""The desk: `python -m host_sim COMMAND`. Each command is a module with HELP, EXAMPLES, add_arguments and run."""

import argparse
import os
import sys

from host_sim import art_cmd, bench, boards_cmd, fuzz, gallery, play, replay_cmd, web_cmd
from host_sim.refused import Refused

COMMANDS = {
    "play": play,
    "replay": replay_cmd,
    "fuzz": fuzz,
    "gallery": gallery,
    "bench": bench,
    "art": art_cmd,
    "boards": boards_cmd,
    "web": web_cmd,
}
EXAMPLES = """\
examples:
  python -m host_sim                                     the handheld, from power-up
  python -m host_sim scoundrel --seed PALMDEK            one game at once (`play` may be left out)
  python -m host_sim play --ui headless --keys "D A" --png glass.png
  python -m host_sim COMMAND --help                      more of each"""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line, exit code 2."""

    def error(self, message):
        self.exit(2, f"{self.prog}: {message}\n")


def parser():
    """The parser of all commands."""
    top = Parser(
        prog="python -m host_sim",
        description="Palmdeck on the desk: the handheld's own code on a simulated chip.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser, required=True)
    for name, module in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=module.HELP,
            description=module.HELP[0].upper() + module.HELP[1:] + ".",
            epilog=module.EXAMPLES,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add_arguments(command)
        command.set_defaults(run=module.run, parser=command)
    return top


def main(argv=None):
    """Run one command; returns its exit code. `play` is the command where none is named."""
    argv = list(sys.argv[1:] if argv is None else argv)
    if not argv or argv[0] not in (*COMMANDS, "-h", "--help"):
        argv.insert(0, "play")
    args = parser().parse_args(argv)
    try:
        return args.run(args)
    except Refused as refused:
        args.parser.error(str(refused))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # `... | head` has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
