// Starts MicroPython with the console in it, calls it for each pass, and gives it glass, buttons and what else a browser has.

import { loadMicroPython } from "./micropython.mjs";
import { Buttons } from "./buttons.js";
import { Buzzer, chance, records, say, share, tab, tell } from "./browser.js";
import { Glass } from "./glass.js";

const HEAP = 256 * 1024; // bytes the interpreter starts with; it takes more when it must
const CLOCK = 0x3fffffff; // the console's clock wraps there
const PASS = 1000 / 60; // ms between two passes, at the least
const FAST = 12; // ms: a display with frames shorter than this one is faster than that
const GZIP = 0x1f;
const BLOCK = 512; // of a tar file

const glass = new Glass(document.getElementById("glass"), document.getElementById("holder"));
const buzzer = new Buzzer();
let buttons;
let main; // the Python module in the interpreter
let hidden = 0; // ms the page was hidden: the console's clock stood still
let left = null; // when it was hidden, while it is
let waiting = () => {}; // cancels the pass that is to come
let last = 0; // time of the last display frame
let short = 0; // how many in a row were shorter than FAST

// -- starting ----------------------------------------------------------------------------------------------------
// {name: bytes} of the archive. A server may have unzipped it on the way.
async function unpack(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  let bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] === GZIP) {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  }
  const files = new Map();
  const text = (from, length) => new TextDecoder().decode(bytes.subarray(from, from + length)).split("\0")[0];
  for (let at = 0; bytes[at]; ) {
    const size = parseInt(text(at + 124, 12), 8);
    files.set(text(at, 100), bytes.subarray(at + BLOCK, at + BLOCK + size));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

async function start() {
  const files = await unpack(await fetch("console.tar.gz"));
  const wasm = URL.createObjectURL(new Blob([files.get("micropython.wasm")], { type: "application/wasm" }));
  const python = await loadMicroPython({ url: wasm, heapsize: HEAP, stdout: (line) => console.log(line) });
  URL.revokeObjectURL(wasm);
  files.delete("micropython.wasm");
  for (const [name, data] of files) {
    python.FS.mkdirTree("/" + name.split("/").slice(0, -1).join("/"));
    python.FS.writeFile("/" + name, data);
  }
  python.runPython("import sys\nsys.path[:] = ['/']");
  let address = 0;
  python.registerJsModule("page", {
    frame: (at) => { address = at; },
    draw: () => glass.draw((i) => python._module.getValue(address + 4 * i, "i32")),
    light: (value) => glass.light(value),
    turn: (on) => glass.turn(on),
    swap: (on) => glass.swap(on),
    power: (on) => glass.power(on),
    tone: (hz, ms) => buzzer.tone(hz, ms),
    ...records, chance, share, say, tell: (text) => tell(text),
  });
  const module = python.pyimport("main");
  module.start(now(), matchMedia("(prefers-reduced-motion: reduce)").matches, tab.playing);
  main = { frame: module.frame, press: module.press, leave: module.leave, open: module.open_line };
  buttons = new Buttons(document.querySelector(".handheld"), pressed);
  document.getElementById("holder").classList.remove("loading");
  openLink();
  pass();
  performance.mark("playable");
}

// The deal of the address's #line; the line leaves the address, so that a reload goes on instead of starting over.
function openLink() {
  if (location.hash.length < 2) return;
  let line = location.hash.slice(1);
  try {
    line = decodeURIComponent(line);
  } catch {} // a stray %: the line is refused as it stands
  history.replaceState(null, "", location.pathname + location.search);
  guarded(() => main.open(line));
}

// -- the loop ----------------------------------------------------------------------------------------------------
function now(at = performance.now()) {
  return Math.floor(at - hidden) & CLOCK;
}

function guarded(action) {
  try {
    return action();
  } catch (error) {
    stop(error);
  }
}

function stop(error) {
  waiting();
  main = null;
  console.error(error);
  tell(`Palmdeck stopped: ${String(error.message ?? error).trim().split("\n").pop()}. Reload to go on.`, 0);
}

function pressed(mask, at) {
  buzzer.wake();
  if (!main || left !== null) return;
  guarded(() => main.press(mask, now(Math.min(at, performance.now()))));
  pass();
}

function pass() {
  waiting();
  if (!main || left !== null) return;
  const asked = buttons.pads();
  if (!main) return;
  const nap = guarded(() => main.frame(now()));
  if (main) wait(asked ? 0 : nap);
}

function wait(nap) {
  waiting();
  if (nap || short > 3) {
    const timer = setTimeout(pass, nap || PASS);
    waiting = () => clearTimeout(timer);
  } else {
    const frame = requestAnimationFrame((at) => {
      short = at - last < FAST ? short + 1 : 0;
      last = at;
      pass();
    });
    waiting = () => cancelAnimationFrame(frame);
  }
}

function leave() {
  if (!main || left !== null) return;
  waiting();
  buttons.letGo(performance.now());
  left = performance.now();
  tab.playing = guarded(() => main.leave()) ?? "";
}

function comeBack() {
  if (!main || left === null || document.hidden) return;
  hidden += performance.now() - left;
  left = null;
  pass();
}

document.addEventListener("visibilitychange", () => (document.hidden ? leave() : comeBack()));
window.addEventListener("pagehide", leave);
window.addEventListener("pageshow", comeBack);
window.addEventListener("hashchange", () => main && openLink());
window.addEventListener("pointerup", () => buzzer.wake());

start().catch((error) => {
  console.error(error);
  const old = typeof DecompressionStream === "undefined" || typeof OffscreenCanvas === "undefined";
  tell(old ? "This browser is too old for Palmdeck." : `Palmdeck can't start: ${error.message ?? error}`, 0);
});

// once it runs, have it offline too
window.addEventListener("load", () => navigator.serviceWorker?.register("worker.js").catch(() => {}));
