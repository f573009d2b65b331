// The glass: 128 x 64 pixels of the console's frame buffer, drawn as large as whole device pixels allow.

export const WIDTH = 128;
export const HEIGHT = 64;
// the desk's colours: the slightly blue white of a common OLED, the seam between lit pixels, the dark glass
const LIT = [214, 236, 255];
const SEAM = "rgb(168, 188, 206)";
const DARK = "rgb(6, 8, 12)";
const SEAMS_FROM = 4; // device pixels a pixel
const FULL = 0xcf; // the contrast that counts as full light
const LEAST = 0.4; // of that light, at contrast 0

export class Glass {
  // canvas: where to draw; holder: the element whose content box it may fill
  constructor(canvas, holder) {
    this.canvas = canvas;
    this.holder = holder;
    this.words = new Int32Array((WIDTH * HEIGHT) / 32); // the frame as MONO_VLSB, four bytes a word
    this.small = new OffscreenCanvas(WIDTH, HEIGHT);
    this.image = new ImageData(WIDTH, HEIGHT);
    for (let i = 0; i < WIDTH * HEIGHT; i++) this.image.data.set(LIT, 4 * i);
    this.scale = 0;
    this.fit();
    new ResizeObserver(() => this.fit()).observe(holder);
  }

  // As large as fits, in whole device pixels a pixel of the glass.
  fit() {
    const style = getComputedStyle(this.holder);
    const wide = this.holder.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const high = this.holder.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    const ratio = window.devicePixelRatio || 1;
    const scale = Math.max(1, Math.floor(Math.min(wide / WIDTH, high / HEIGHT) * ratio));
    this.canvas.style.width = `${(WIDTH * scale) / ratio}px`;
    if (scale === this.scale) return;
    this.scale = scale;
    this.canvas.width = WIDTH * scale;
    this.canvas.height = HEIGHT * scale;
    this.paint();
  }

  // Draw the frame: read(i) gives its i-th four bytes as a whole number.
  draw(read) {
    const data = this.image.data;
    for (let i = 0; i < this.words.length; i++) {
      const word = read(i);
      if (word === this.words[i]) continue;
      this.words[i] = word;
      const page = Math.floor(i / (WIDTH / 4)) * 8;
      for (let bit = 0; bit < 32; bit++) {
        const x = (i % (WIDTH / 4)) * 4 + (bit >> 3);
        data[4 * ((page + (bit & 7)) * WIDTH + x) + 3] = (word >> bit) & 1 ? 255 : 0;
      }
    }
    this.small.getContext("2d").putImageData(this.image, 0, 0);
    this.paint();
  }

  paint() {
    const to = this.canvas.getContext("2d");
    const { width, height } = this.canvas;
    to.imageSmoothingEnabled = false;
    to.globalCompositeOperation = "copy";
    to.drawImage(this.small, 0, 0, width, height);
    if (this.scale >= SEAMS_FROM) {
      to.globalCompositeOperation = "source-atop";
      to.fillStyle = SEAM;
      for (let x = this.scale - 1; x < width; x += this.scale) to.fillRect(x, 0, 1, height);
      for (let y = this.scale - 1; y < height; y += this.scale) to.fillRect(0, y, width, 1);
    }
    to.globalCompositeOperation = "destination-over";
    to.fillStyle = DARK;
    to.fillRect(0, 0, width, height);
  }

  light(contrast) {
    this.canvas.style.setProperty("--light", Math.min(1, LEAST + ((1 - LEAST) * contrast) / FULL).toFixed(2));
  }

  turn(on) {
    this.canvas.classList.toggle("turned", on);
  }

  swap(on) {
    this.canvas.classList.toggle("swapped", on);
  }

  power(on) {
    this.canvas.classList.toggle("off", !on);
  }
}
