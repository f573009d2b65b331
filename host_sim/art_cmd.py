"""`art`: packs the drawn text pictures into core/art."""

from host_sim import art_pack, picture

HELP = "pack the pictures of host_sim/art into core/art"
EXAMPLES = """\
examples:
  python -m host_sim art
  python -m host_sim art --check
  python -m host_sim art --sheet art.png

A picture is a text file: `.` dark, `#` lit, `+` half lit."""


def add_arguments(parser):
    parser.add_argument("--check", action="store_true", help="only say what isn't up to date; exit 1 if anything")
    parser.add_argument("--sheet", metavar="FILE.png", help="also draw all pictures and fonts, large and with names")


def run(args):
    if args.sheet:
        picture.check_writable(args.sheet)
    sheet = ["--sheet", args.sheet] if args.sheet else []
    return art_pack.main((["--check"] if args.check else []) + sheet)
