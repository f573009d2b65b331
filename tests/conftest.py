"""The shims first, a fresh chip for every test, and `--update-goldens`."""

import pytest

import host_sim  # noqa: F401  (puts the shims on sys.path)
from host_sim.chip import CHIP


def pytest_addoption(parser):
    parser.addoption("--update-goldens", action="store_true", help="take the screens as they are for the golden ones")


@pytest.fixture
def update_goldens(request):
    """Whether golden files are to be written instead of compared with."""
    return request.config.getoption("--update-goldens")


@pytest.fixture(autouse=True)
def fresh_chip():
    CHIP.reset()
