"""A real Chromium on this machine, without a window, driven by Playwright: for tests and measures of the page."""

import contextlib
import shutil
import sys

from host_sim.real_micropython import NotAvailable

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")


@contextlib.contextmanager
def chromium():
    """A running browser, a `playwright.sync_api.Browser`, for as long as the context lasts. Raises NotAvailable."""
    try:
        from playwright import sync_api
    except ImportError:
        raise NotAvailable("no playwright: pip install playwright") from None
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None and sys.platform != "darwin":
        raise NotAvailable("no chromium on PATH: install Debian's chromium, or Chrome")
    with sync_api.sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=path, channel=None if path else "chrome")
        except sync_api.Error as error:
            raise NotAvailable(f"{path or 'Chrome'} doesn't start: {str(error).strip().splitlines()[0]}") from None
        with browser:
            yield browser
