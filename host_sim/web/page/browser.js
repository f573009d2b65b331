// What the console asks of the browser: tones, records, chance, a link to copy, words beside the glass.

const PREFIX = "palmdeck/"; // of our names in localStorage, which other pages of the same address share
const LOUDNESS = 0.06; // a square wave is shrill
const FADE = 0.004; // s, so that a tone ends without a click
const NOTE_STAYS = 6000; // ms

// -- tones -------------------------------------------------------------------------------------------------------
// Browsers play nothing before a person has pressed something; `wake` is called then.
export class Buzzer {
  wake() {
    if (!this.context && window.AudioContext) {
      this.context = new AudioContext();
      this.gain = this.context.createGain();
      this.gain.gain.value = 0;
      this.gain.connect(this.context.destination);
    }
    if (this.context?.state !== "running") this.context?.resume().catch(() => {});
  }

  tone(hz, ms) {
    this.voice?.stop();
    this.voice = null;
    if (hz <= 0 || ms <= 0 || !this.context) return;
    const now = this.context.currentTime;
    const end = now + ms / 1000;
    const gain = this.gain.gain;
    gain.cancelScheduledValues(now);
    gain.setValueAtTime(LOUDNESS, now);
    gain.setValueAtTime(LOUDNESS, Math.max(now, end - FADE));
    gain.linearRampToValueAtTime(0, end);
    this.voice = this.context.createOscillator();
    this.voice.type = "square";
    this.voice.frequency.value = hz;
    this.voice.connect(this.gain);
    this.voice.start(now);
    this.voice.stop(end);
  }
}

// -- records -----------------------------------------------------------------------------------------------------
// localStorage throws where it is forbidden, and where it is full. Reading then finds nothing; writing says why.
export const records = {
  record(name) {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      return null;
    }
  },
  keep(name, text) {
    return attempt(() => localStorage.setItem(PREFIX + name, text));
  },
  drop(name) {
    return attempt(() => localStorage.removeItem(PREFIX + name));
  },
  records() {
    try {
      const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
      return names.map((name) => name.slice(PREFIX.length)).join("\n");
    } catch {
      return "";
    }
  },
};

function attempt(action) {
  try {
    action();
    return "";
  } catch (error) {
    return error.name === "QuotaExceededError" ? "browser is full" : "browser forbids it";
  }
}

// The game on the glass, for as long as this tab lives: a reload goes on there.
export const tab = {
  get playing() {
    try {
      return sessionStorage.getItem(PREFIX + "playing");
    } catch {
      return null;
    }
  },
  set playing(name) {
    attempt(() => sessionStorage.setItem(PREFIX + "playing", name));
  },
};

export function chance() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// -- words beside the glass --------------------------------------------------------------------------------------
const note = document.getElementById("note");
let noteTimer = 0;

export function tell(text, stays = NOTE_STAYS) {
  note.textContent = text;
  note.hidden = false;
  clearTimeout(noteTimer);
  if (stays) noteTimer = setTimeout(() => (note.hidden = true), stays);
}

export function say(text) {
  document.getElementById("row").textContent = text;
}

// -- a link to a deal --------------------------------------------------------------------------------------------
// Copied at once where the browser allows; some do only as the finger leaves the button; else the person copies it.
export function share(line) {
  const link = `${location.href.split("#")[0]}#${line}`;
  copy(link).catch(() => {
    const released = new AbortController();
    const again = () => {
      released.abort(); // whichever came first
      copy(link).catch(() => show(link));
    };
    for (const end of ["pointerup", "keyup"]) window.addEventListener(end, again, { signal: released.signal });
  });
}

async function copy(link) {
  await navigator.clipboard.writeText(link);
  tell("A link to this deal was copied.");
}

function show(link) {
  tell("The link to this deal:", 0);
  const field = note.appendChild(document.createElement("input"));
  field.readOnly = true;
  field.value = link;
  field.select();
  field.addEventListener("blur", () => (note.hidden = true));
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" && event.key !== "Enter") return; // the others are the field's
    event.stopPropagation(); // not the handheld's B or A
    field.blur();
  });
}
