"""Every screen of the gallery is as it was when someone looked at it. `make goldens` takes the screens as they are now."""

from pathlib import Path

import pytest

from host_sim import gallery, picture

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@pytest.mark.parametrize("screen", gallery.SCREENS, ids=lambda screen: gallery.file_name(screen[0])[:-4])
def test_screen(screen, update_goldens):
    path = GOLDEN / gallery.file_name(screen[0])
    seen = picture.text(gallery.take(screen))
    if update_goldens:
        GOLDEN.mkdir(exist_ok=True)
        path.write_text(seen)
    assert seen == path.read_text(), "the screen changed: look at it, then `make goldens`"


def test_every_golden_is_a_screen(update_goldens):
    names = [gallery.file_name(screen[0]) for screen in gallery.SCREENS]
    assert len(names) == len(set(names))
    left_over = [path for path in GOLDEN.glob("*.txt") if path.name not in names]
    if update_goldens:
        for path in left_over:
            path.unlink()
    else:
        assert left_over == []
