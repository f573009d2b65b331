// The six buttons: fingers and mouse on the page's own, keys, gamepads. All of it becomes one mask of the buttons that are down.

const UP = 1, DOWN = 2, LEFT = 4, RIGHT = 8, A = 16, B = 32;
// by what is printed on them, so that Z is Z on every keyboard
const KEYS = { arrowup: UP, arrowdown: DOWN, arrowleft: LEFT, arrowright: RIGHT, enter: A, z: A, " ": A, x: B, escape: B };
const PRESSES_FOCUSED = ["enter", " "];
// a gamepad in the standard mapping: its two near keys, and the cross
const PAD = { 0: A, 1: B, 12: UP, 13: DOWN, 14: LEFT, 15: RIGHT };
const STICK = 0.5; // how far a stick leans to count as pressed
const TAP = 80; // ms that a click without a finger, of a screen reader for instance, holds a button

export class Buttons {
  // changed(mask, ms): called at every change, ms on the scale of performance.now()
  constructor(root, changed) {
    this.changed = changed;
    this.down = new Map(); // what presses (a key, a finger, a gamepad) -> its mask
    this.mask = 0;
    this.elements = [...root.querySelectorAll("[data-button]")];
    root.addEventListener("pointerdown", (event) => this.finger(event, true));
    root.addEventListener("contextmenu", (event) => event.preventDefault());
    root.addEventListener("click", (event) => this.click(event));
    window.addEventListener("pointermove", (event) => this.finger(event, false));
    for (const end of ["pointerup", "pointercancel"])
      window.addEventListener(end, (event) => this.set(`finger ${event.pointerId}`, 0, event.timeStamp));
    window.addEventListener("keydown", (event) => this.key(event, true));
    window.addEventListener("keyup", (event) => this.key(event, false));
    window.addEventListener("blur", (event) => this.letGo(event.timeStamp));
    window.addEventListener("gamepaddisconnected", (event) => this.set(`pad ${event.gamepad.index}`, 0, event.timeStamp));
  }

  set(source, mask, at) {
    if (mask) this.down.set(source, mask);
    else this.down.delete(source);
    let all = 0;
    for (const one of this.down.values()) all |= one;
    if (all === this.mask) return;
    this.mask = all;
    for (const element of this.elements) element.classList.toggle("down-now", (all & element.dataset.button) !== 0);
    this.changed(all, at);
  }

  // No key-up arrives for what was down when the page lost the keyboard.
  letGo(at) {
    for (const source of [...this.down.keys()]) this.set(source, 0, at);
  }

  // A finger may roll from one button to the next.
  finger(event, first) {
    const source = `finger ${event.pointerId}`;
    if (first) {
      if (event.button !== 0) return;
      event.preventDefault(); // no focus: the keyboard goes on with its own keys
      document.activeElement?.blur(); // nor does what has it keep it: the field with a link closes
    } else if (!this.down.has(source)) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-button]");
    if (under || first) this.set(source, under ? Number(under.dataset.button) : 0, event.timeStamp);
  }

  key(event, down) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const name = event.key.toLowerCase();
    const focused = document.activeElement?.dataset?.button;
    const mask = focused && PRESSES_FOCUSED.includes(name) ? Number(focused) : KEYS[name];
    if (!mask || document.activeElement instanceof HTMLInputElement) return;
    event.preventDefault();
    if (!event.repeat) this.set(event.code, down ? mask : 0, event.timeStamp);
  }

  // What clicks without pressing: a screen reader, a switch. Fingers and keys were dealt with above.
  click(event) {
    const button = event.target.closest("[data-button]");
    if (!button || event.detail !== 0 || this.mask) return;
    this.set("click", Number(button.dataset.button), event.timeStamp);
    setTimeout(() => this.set("click", 0, performance.now()), TAP);
  }

  // Ask the gamepads, which send no events. True where there is one: then it must be asked again soon.
  pads() {
    let any = false;
    for (const pad of navigator.getGamepads?.() ?? []) {
      if (!pad) continue;
      any = true;
      let mask = 0;
      for (const [index, button] of Object.entries(PAD)) if (pad.buttons[index]?.pressed) mask |= button;
      const [x = 0, y = 0] = pad.axes;
      mask |= (x > STICK ? RIGHT : x < -STICK ? LEFT : 0) | (y > STICK ? DOWN : y < -STICK ? UP : 0);
      if (mask !== (this.down.get(`pad ${pad.index}`) ?? 0)) this.set(`pad ${pad.index}`, mask, performance.now());
    }
    return any;
  }
}
