"""PNG, GIF and text of the glass."""

import pytest
from PIL import Image

from host_sim import picture
from host_sim.refused import Refused


def glass(*lit):
    rows = [bytearray(128) for _ in range(64)]
    for x, y in lit:
        rows[y][x] = 1
    return rows


def test_png_has_every_pixel_six_times(tmp_path):
    picture.write_png(tmp_path / "a.png", glass((0, 0), (127, 63)))
    image = Image.open(tmp_path / "a.png").convert("RGB")
    assert image.size == (768, 384)
    assert image.getpixel((0, 0)) == image.getpixel((766, 382)) == picture.LIT
    assert image.getpixel((5, 0)) == image.getpixel((0, 5)) == picture.SEAM
    assert image.getpixel((6, 0)) == image.getpixel((0, 6)) == image.getpixel((0, 383)) == picture.DARK


def test_text_is_what_a_diff_shows():
    lines = picture.text(glass((1, 0), (127, 63))).splitlines()
    assert lines[0] == ".#" + "." * 126 and lines[63] == "." * 127 + "#" and len(lines) == 64


def test_gif_keeps_the_times(tmp_path):
    film = picture.Film()
    for ms, rows in ((1000, glass()), (1100, glass()), (1200, glass((3, 3))), (1205, glass((4, 4))), (1355, glass())):
        film.see(rows, ms)
    film.end = 1500
    film.write(tmp_path / "a.gif", last_ms=400)
    image = Image.open(tmp_path / "a.gif")
    shown = []
    for i in range(image.n_frames):
        image.seek(i)
        shown.append((image.info["duration"], image.convert("RGB").getpixel((4 * 6, 4 * 6)) == picture.LIT))
    # what stood for 5 ms only is left out, and the moments stay where they were
    assert shown == [(200, False), (160, True), (540, False)]


def test_a_file_that_cannot_be_written_is_one_line(tmp_path):
    for write in (lambda p: picture.write_png(p, glass()), picture.check_writable):
        with pytest.raises(Refused) as refused:
            write(tmp_path / "no" / "a.png")
        assert "can't write" in str(refused.value) and "\n" not in str(refused.value)
