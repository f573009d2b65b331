"""The page, built once and served under a sub-path, in one real browser. Without one these tests are skipped with a word how
to get it; in CI (the environment has CI) they fail instead."""

import contextlib
import os
import threading

import pytest

from host_sim.real_browser import chromium
from host_sim.real_micropython import NotAvailable
from host_sim.web.build import build
from host_sim.web_cmd import server
from tests.web.hands import Hands

SUB_PATH = "some/where/"


def _missing(reason):
    (pytest.fail if os.environ.get("CI") else pytest.skip)(str(reason))


@pytest.fixture(scope="package")
def site(tmp_path_factory):
    """The page's address."""
    root = tmp_path_factory.mktemp("served")
    try:
        build(root / SUB_PATH)
    except NotAvailable as reason:
        _missing(reason)
    with server(root) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_port}/{SUB_PATH}"
        serving.shutdown()


@pytest.fixture(scope="package")
def browser():
    """One browser for all; it ends with this folder's tests, for its loop would be in the way of others."""
    with contextlib.ExitStack() as stack:
        try:
            running = stack.enter_context(chromium())
        except NotAvailable as reason:
            _missing(reason)
        yield running


@pytest.fixture
def open_page(browser, site):
    """Call it for a page in a context of its own: `open_page(line="", script="", frozen=True, **context options)` gives Hands.

    At the end no page may have asked anything of anywhere else, or met an error.
    """
    opened = []

    def open_one(**given):
        opened.append(Hands(browser, site, **given))
        return opened[-1]

    yield open_one
    for hands in opened:
        hands.context.close()
    assert [trouble for hands in opened for trouble in hands.troubles] == []
