"""The page in a real browser: how long until the first screen can be played, and how much was loaded for it."""

import tempfile
import threading

from host_sim.real_browser import chromium
from host_sim.web.build import build
from host_sim.web_cmd import server

RUNS = 5
_TOOK = """() => {
  const loaded = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  const bytes = loaded.filter((one) => !one.name.startsWith("blob:")).reduce((sum, one) => sum + one.transferSize, 0);
  return [performance.getEntriesByName("playable")[0].startTime, bytes];
}"""


def first_screen():
    """Milliseconds from an empty cache to the first screen, the middle of some runs, and bytes as a plain server sends them."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        build(folder)
        with server(folder) as serving:
            threading.Thread(target=serving.serve_forever, daemon=True).start()
            taken = sorted(_load(browser, f"http://127.0.0.1:{serving.server_port}/") for _ in range(RUNS))
            serving.shutdown()
    ms, size = taken[RUNS // 2]
    return [("Chromium", f"{ms:.0f} ms, {size / 1024:.0f} KiB")]


def _load(browser, address):
    with browser.new_context(service_workers="block") as context:
        page = context.new_page()
        page.goto(address)
        page.locator("#row:not(:empty)").wait_for(state="attached")
        return page.evaluate(_TOOK)
