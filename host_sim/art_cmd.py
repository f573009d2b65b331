"""`art`: packs the drawn text pictures into core/art."""

from host_sim import art_pack

HELP = "pack the pictures of host_sim/art into core/art"
EXAMPLES = """\
examples:
  python -m host_sim art

A picture is a text file: `.` dark, `#` lit, `+` half lit."""


def add_arguments(parser):
    del parser  # none


def run(args):
    return art_pack.main()
