"""Someone who plays on the page: presses its buttons with a mouse and looks at its glass. Time stands still unless they wait."""

import hashlib

from playwright.sync_api import expect

from host_sim import keys

# Whole seconds of 256 ms after which the page's clock shows what a handheld shows at its power-up: the console stirs the
# lowest eight bits of the moments of the presses into its chance. A chip sees a button 5 ms later.
POWER_UP = 4 * 256
SAMPLED = 5
CHANCE = hashlib.sha256(b"palmdeck\x01\x00").digest()[:8]  # a Handheld's first draw of chance

_CHANCE = f"crypto.getRandomValues = (bytes) => {{ bytes.set({list(CHANCE)}); return bytes; }};"
_TEXT = """() => {
  const canvas = document.getElementById("glass"), cell = canvas.width / 128;
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let text = "";
  for (let y = 0; y < 64; y++) {
    for (let x = 0; x < 128; x++) {
      const at = Math.floor((y + 0.4) * cell) * canvas.width + Math.floor((x + 0.4) * cell);
      text += data[4 * at] > 100 ? "#" : ".";
    }
    text += "\\n";
  }
  return text;
}"""


class Hands:
    """A page in a browser context of its own.

    line     the replay line in the address
    script   JavaScript that runs before the page's own
    frozen   whether time stands still, a fake clock's; else it is the wall's
    troubles what went wrong in the page, and what it asked of anywhere else
    """

    def __init__(self, browser, site, line="", script="", frozen=True, **options):
        options = {"viewport": {"width": 1280, "height": 800}, "service_workers": "block", **options}
        self.context = browser.new_context(**options)
        self.site = site
        self.troubles = []
        self.page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("request", self._asked)
        self.page.on("console", self._logged)
        if frozen:
            self.page.clock.install(time=0)
            self.page.clock.pause_at(1)
        self.page.add_init_script(_CHANCE + script)
        self.page.goto(site + (f"#{line}" if line else ""))
        self.until_it_runs()
        if frozen:
            self.wait(POWER_UP + SAMPLED - self.page.evaluate("performance.now()"))

    def _asked(self, request):
        if not request.url.startswith((self.site, "blob:" + self.site.split("/some")[0])):
            self.troubles.append("asked for " + request.url)

    def _logged(self, message):
        if message.type == "error":
            self.troubles.append(message.text)

    def until_it_runs(self):
        """The bottom row is told as soon as the glass shows something."""
        expect(self.page.locator("#row")).not_to_be_empty()

    def reload(self):
        self.page.reload()
        self.until_it_runs()

    # -- hands ----------------------------------------------------------------------------------------------------
    def wait(self, ms):
        """Let time pass for the page, at once."""
        self.page.clock.run_for(ms)

    def middle(self, mask):
        """Where the middle of a button is."""
        box = self.page.locator(f'[data-button="{mask}"]').bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press(self, mask, ms=keys.PRESS_MS):
        """Click a button, holding it for `ms`."""
        self.page.mouse.move(*self.middle(mask))
        self.page.mouse.down()
        self.wait(ms)
        self.page.mouse.up()

    def keys(self, script):
        """Play a key script of the desk's, a button at a time."""
        for mask, ms in keys.parse(script):
            if mask:
                self.press(mask, ms)
            else:
                self.wait(ms)

    # -- eyes -----------------------------------------------------------------------------------------------------
    def text(self):
        """The glass as 64 lines of `.` and `#`."""
        return self.page.evaluate(_TEXT)

    def glass_is(self, state):
        """Whether the glass is "off", or "turned"."""
        return state in self.page.locator("#glass").evaluate("(glass) => [...glass.classList]")

    @property
    def row(self):
        """What is said of the bottom row."""
        return self.page.locator("#row").text_content()

    @property
    def note(self):
        """The page's own word beside the handheld, "" where there is none."""
        note = self.page.locator("#note")
        return note.text_content() if note.is_visible() else ""
