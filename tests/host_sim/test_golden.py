"""Every screen of the gallery is as it was when someone looked at it. `make goldens` takes the screens as they are now."""

from pathlib import Path

import pytest

from host_sim import gallery, picture

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@pytest.mark.parametrize("screen", gallery.SCREENS, ids=lambda screen: gallery.file_name(screen[0])[:-4])
def test_screen(screen):
    wanted = (GOLDEN / gallery.file_name(screen[0])).read_text()
    assert picture.text(gallery.take(screen)) == wanted, "the screen changed: look at it, then `make goldens`"


def test_every_golden_is_a_screen():
    names = [gallery.file_name(screen[0]) for screen in gallery.SCREENS]
    assert sorted(names) == sorted(set(names))
    assert sorted(path.name for path in GOLDEN.glob("*.txt")) == sorted(names)
