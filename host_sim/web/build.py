"""Builds the page: the files of `page/`, the official MicroPython for browsers, and one archive with its wasm and our compiled code.

The archive is a tar file under gzip, made of the same bytes every time. Nothing on the page comes from anywhere else.
"""

import gzip
import hashlib
import io
import tarfile
import tempfile
from pathlib import Path

from firmware.build import REPOSITORY, compile_one, find_compiler
from host_sim.real_micropython import wasm_folder
from host_sim.web import icons

SOURCES = Path(__file__).resolve().parent
PAGE = SOURCES / "page"
ARCHIVE = "console.tar.gz"
WORKER = "worker.js"
LICENCE = """
The page contains MicroPython (micropython.mjs, micropython.wasm), under the same MIT License:
Copyright (c) 2013-2025 Damien P. George and others
and its C library and runtime by Emscripten, under the same MIT License:
Copyright (c) 2010-2025 Emscripten authors, see its AUTHORS file
"""


def build(out):
    """Write the page into the folder `out`, made if need be. Returns {name: bytes}.

    Raises NotAvailable without the npm package, Failed where the compiler fails.
    """
    files = {path.name: path.read_bytes() for path in sorted(PAGE.iterdir()) if path.name != WORKER}
    files["micropython.mjs"] = (wasm_folder() / "micropython.mjs").read_bytes()
    files[ARCHIVE] = archive()
    files.update(icons.draw())
    files["LICENSE.txt"] = (REPOSITORY / "LICENSE").read_bytes() + LICENCE.encode()
    files[WORKER] = _worker(files)
    out = Path(out)
    out.mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        (out / name).write_bytes(data)
    return files


def _worker(files):
    """The service worker, which must know all other files, and must differ where one of them does."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + files[name])
    names = ["./" if name == "index.html" else name for name in sorted(files)]
    text = (PAGE / WORKER).read_text(encoding="utf-8")
    return text.replace("@VERSION@", digest.hexdigest()[:16]).replace("@FILES@", " ".join(names)).encode()


def python_sources():
    """{name in the interpreter: source here} of the Python that the page runs: core as it is on the Pico, the page's hal, and
    what starts them."""
    found = {"main.py": SOURCES / "main.py"}
    for path in [*(REPOSITORY / "core").rglob("*.py"), *(REPOSITORY / "hal" / "web").glob("*.py")]:
        found[path.relative_to(REPOSITORY).as_posix()] = path
    for name in ("hal/__init__.py", "hal/modules.py"):
        found[name] = REPOSITORY / name
    return dict(sorted(found.items()))


def archive():
    """The archive's bytes: micropython.wasm, and the sources compiled."""
    out = io.BytesIO()
    with gzip.GzipFile(fileobj=out, mode="wb", mtime=0) as packed, tarfile.open(fileobj=packed, mode="w:") as tar:
        _add(tar, "micropython.wasm", (wasm_folder() / "micropython.wasm").read_bytes())
        with tempfile.TemporaryDirectory() as folder:
            compiler = find_compiler()
            target = Path(folder) / "one.mpy"
            for name, source in python_sources().items():
                compile_one(compiler, source, name, target)
                _add(tar, name.removesuffix(".py") + ".mpy", target.read_bytes())
    return out.getvalue()


def _add(tar, name, data):
    entry = tarfile.TarInfo(name)
    entry.size = len(data)
    tar.addfile(entry, io.BytesIO(data))
