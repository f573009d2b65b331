"""`web`: builds the page with the handheld on it, and serves it."""

import functools
import http.server
from pathlib import Path

from firmware.failed import Failed
from host_sim.real_micropython import NotAvailable
from host_sim.refused import Refused
from host_sim.web.build import build

HELP = "build the handheld as a page for browsers, and serve it"
EXAMPLES = """\
examples:
  python -m host_sim web --out dist/web
  python -m host_sim web --out dist/web --serve          and open the address it prints
  python -m host_sim web --out dist/web --serve --port 9000

The folder is all there is to the page: any file server can serve it, under any path. Over http browsers keep it for
offline play at 127.0.0.1 only; elsewhere that takes https."""

HOST = "127.0.0.1"
PORT = 8000
OURS = "palmdeck.js"  # by this a folder shows that a page was built there


def add_arguments(parser):
    parser.add_argument(
        "--out", metavar="DIR", required=True, help="the folder to write: a new one, or one of an earlier build"
    )
    parser.add_argument("--serve", action="store_true", help=f"then serve it on {HOST} until Ctrl-C")
    parser.add_argument("--port", type=int, help=f"the port for --serve; {PORT} or the next that is free")


def run(args):
    write(args.out)
    if args.serve:
        serve(args.out, args.port)
    return 0


def write(out):
    """Build into a folder that is new, empty or holds an earlier page. Raises Refused."""
    folder = Path(out)
    if folder.exists() and not folder.is_dir():
        raise Refused(f"--out {out}: it isn't a directory")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / OURS).exists():
        raise Refused(f"--out {out}: it has other files in it")
    try:
        files = build(folder)
    except (NotAvailable, Failed) as error:
        raise Refused(str(error)) from None
    except OSError as error:
        raise Refused(f"can't write {out}: {error.strerror or error}") from None
    print(f"wrote {out}: {len(files)} files, {sum(map(len, files.values())) / 1024:.0f} KiB")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files without a word."""

    extensions_map = {  # noqa: RUF012  (the base class's own way)
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".webmanifest": "application/manifest+json",
        ".gz": "application/gzip",
    }

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")  # else a page built anew may be shown half old
        super().end_headers()

    def log_message(self, *args):
        pass


def server(folder, port=0):
    """A server of a folder on this machine alone, on this port or on any free one; `serve_forever` runs it. Raises OSError."""
    return http.server.ThreadingHTTPServer((HOST, port), functools.partial(Handler, directory=str(folder)))


def serve(folder, port):
    """Serve until Ctrl-C. Raises Refused where the port is taken."""
    ports = [port] if port is not None else [*range(PORT, PORT + 10), 0]
    for number in ports:
        try:
            serving = server(folder, number)
            break
        except (OSError, OverflowError) as error:
            trouble = error
    else:
        raise Refused(f"--port {port}: {getattr(trouble, 'strerror', None) or trouble}")
    with serving:
        print(f"open http://{HOST}:{serving.server_port}/ in a browser; Ctrl-C ends", flush=True)
        serving.serve_forever()
