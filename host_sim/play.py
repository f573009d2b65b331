"""`play`: the handheld in a window, in a terminal, or headless with a key script."""

import os
from pathlib import Path

import platformdirs

from host_sim import keys, picture, terminal, window
from host_sim.games import new_rules, read_options, read_seats, read_seed
from host_sim.handheld import DEFAULT_BOARD, Handheld
from host_sim.refused import Refused
from host_sim.replay_cmd import standing

HELP = "play in a window, in the terminal, or headless with a script (the default command)"
EXAMPLES = """\
keys:
  window    arrows, Z or Enter = A, X or Esc = B, mouse on the buttons, gamepad; F2 picture, F3 film on and off
  terminal  arrows, Z or Enter = A, X or Esc = B, Shift+Z and Shift+X hold, Q saves and quits
  script    U D L R A B, A+600 (hold for ms), A&L (together), wait500

examples:
  python -m host_sim
  python -m host_sim play scoundrel --new --seed PALMDEK
  python -m host_sim play --ui headless --keys "A wait500 R A" --png glass.png --save-dir /tmp/saves
  python -m host_sim play scoundrel --seed PALMDEK --keys "A R A" --gif film.gif

A headless session is deterministic and doesn't sleep. With --keys, `auto` means headless."""

SETTLE_MS = 600  # played on after a script, so that no animation is cut off
UIS = ("auto", "window", "terminal", "headless")


def add_arguments(parser):
    parser.add_argument("game", metavar="GAME", nargs="?", help="go on with this game, or start it")
    parser.add_argument("--seed", metavar="CODE", help="the deal, seven symbols (A-Z and 2-9, without I and O)")
    parser.add_argument(
        "--option", metavar="K=V", action="append", default=[], help="an option of the game; repeatable"
    )
    parser.add_argument("--new", action="store_true", help="start GAME anew and give its saved game up")
    parser.add_argument("--seats", metavar="SEATS", help="a letter a seat: p person, e n h computer easy, normal, hard")
    parser.add_argument(
        "--board", metavar="NAME", default=DEFAULT_BOARD, help="a board of boards/ (default %(default)s)"
    )
    parser.add_argument("--ui", choices=UIS, default="auto", help="default auto: window, else terminal")
    parser.add_argument("--keys", metavar="SCRIPT", help="press these keys first")
    parser.add_argument("--png", metavar="FILE", help="write the last picture")
    parser.add_argument("--gif", metavar="FILE", help="write the whole session as a film")
    parser.add_argument("--save-dir", metavar="DIR", help="where saved state lies (default: the user's data directory)")


def run(args):
    set_up = read_set_up(args)
    steps = keys.parse(args.keys or "")
    if args.png:
        picture.check_writable(args.png)
    if args.gif:
        picture.check_writable(args.gif, ".gif")
    front = choose_front(args)
    film = picture.Film() if args.gif else None
    with Handheld(
        args.board, save_dir(args) if front or args.save_dir else None, film, None if front else b"palmdeck"
    ) as handheld:
        if set_up:
            begin(handheld, set_up, args.new)
        handheld.schedule(steps)
        if front:
            front(handheld).run()
        else:
            handheld.run_script()
            handheld.run_ms(SETTLE_MS)
            tell(handheld)
        if args.png:
            picture.write_png(args.png, handheld.glass())
        if args.gif:
            film.end = handheld.now
            film.write(args.gif)
    return 0


def begin(handheld, set_up, anew):
    """Go on with the saved game, or start one where none waits (or it is to be given up). Raises Refused."""
    name, *wishes = set_up
    if anew or not handheld.console.store.has(name):
        handheld.open_game(*set_up)
    elif any(wish is not None for wish in wishes):
        raise Refused(
            f"a saved game of {name} waits: without --seed, --option and --seats it goes on, --new gives it up"
        )
    else:
        handheld.console.resume(name)


def read_set_up(args):
    """(game, seed, options, seats) for `open_game`, None where no game is named. Raises Refused."""
    if args.game is None:
        wishes = (("--seed", args.seed), ("--option", args.option), ("--seats", args.seats), ("--new", args.new))
        for name, value in wishes:
            if value:
                raise Refused(f"{name} needs a GAME")
        return None
    rules = new_rules(args.game)
    seed = read_seed(args.seed) if args.seed is not None else None
    options = read_options(rules, args.option) if args.option else None
    seats = read_seats(rules, args.seats) if args.seats is not None else None
    return args.game, seed, options, seats


def choose_front(args):
    """The class of the front-end to play in, None for headless. Raises Refused where none can work."""
    if args.ui == "headless" or (args.ui == "auto" and args.keys is not None):
        return None
    no_window = window.missing() if args.ui != "terminal" else ""
    no_terminal = terminal.missing() if args.ui == "terminal" or no_window else ""
    if args.ui == "window" and no_window:
        raise Refused(f"no window: {no_window}; --ui terminal or headless may do")
    if args.ui == "terminal" and no_terminal:
        raise Refused(f"no terminal to play in: {no_terminal}; --ui window or headless may do")
    if no_window and no_terminal:
        args.parser.print_help()
        raise Refused(f"nowhere to play: {no_window}, and {no_terminal}; --ui headless --keys SCRIPT does without")
    return terminal.Terminal if args.ui == "terminal" or no_window else window.Window


def save_dir(args):
    """The directory of the saves, made if need be. Raises Refused."""
    path = Path(args.save_dir or Path(platformdirs.user_data_dir("palmdeck", appauthor=False)) / "saves")
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"--save-dir: can't use {path}: {error.strerror or error}") from None
    if not os.access(path, os.W_OK | os.X_OK):
        raise Refused(f"--save-dir: can't write into {path}")
    return path


def tell(handheld):
    """After a headless session: how the game stands, and its replay line."""
    session = handheld.session
    if session is None:
        print("no game open; GAME opens one, and --keys presses what opens one")
        return
    print(standing(session.game))
    print(session.line())
