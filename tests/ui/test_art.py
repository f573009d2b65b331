"""Pictures, their packer, and the card painters."""

import importlib
import itertools
import re

import framebuf
import pytest

from core import cards
from core.ui import sprites
from core.ui.canvas import HEIGHT, WIDTH, Canvas, sprite
from host_sim import art_pack

SOURCES = [path for path in sorted(art_pack.SOURCES.glob("*.txt")) if not path.name.startswith("font_")]
PICTURES = {(path.stem, name): rows for path in SOURCES for name, rows in art_pack.pictures(path).items()}
PACKED = {(path.stem, name): rows for path in SOURCES for name, rows in art_pack.contents(path).items()}
DECK = [cards.card(suit, rank) for suit in range(4) for rank in range(2, 15)]


def canvas():
    fb = framebuf.FrameBuffer(bytearray(WIDTH * HEIGHT // 8), WIDTH, HEIGHT, framebuf.MONO_VLSB)
    return fb, Canvas(fb)


def lit(fb):
    return frozenset((x, y) for x in range(WIDTH) for y in range(HEIGHT) if fb.pixel(x, y))


# -- packing ----------------------------------------------------------------------------------------------------------
def test_packed_modules_are_fresh():
    assert art_pack.stale() == [], "run: python -m host_sim art"


def ink(rows):
    return {(x, y) for y, row in enumerate(rows) for x in range(len(row)) if art_pack.lit(rows, x, y)}


@pytest.mark.parametrize(("stem", "name"), PACKED)
def test_a_packed_picture_shows_its_rows(stem, name):
    rows = PACKED[stem, name]
    packed = getattr(importlib.import_module("core.art." + stem), name)
    assert packed[:2] == (len(rows[0]), len(rows))
    assert len(packed[2]) == packed[0] * ((packed[1] + 7) // 8)
    for top in range(0, len(rows), HEIGHT):
        fb, c = canvas()
        c.blit(sprite(packed), 0, -top, -1)
        assert lit(fb) == ink(rows[top : top + HEIGHT])


@pytest.mark.parametrize("stem", sorted({stem for stem, _ in PICTURES if stem.startswith("sheet_")}))
def test_a_sheet_draws_each_of_its_pictures(stem):
    drawn = [rows for (file, _), rows in PICTURES.items() if file == stem]
    sheet = sprites.Sheet(importlib.import_module("core.art." + stem).SHEET, len(drawn[0]))
    for i, rows in enumerate(drawn):
        fb, c = canvas()
        c.pixel(5, 3, 1)
        sheet.draw(c, i, 5, 3)
        assert lit(fb) == {(x + 5, y + 3) for x, y in ink(rows)} | {(5, 3)}


def test_no_two_pictures_are_alike():
    assert len({tuple(rows) for rows in PICTURES.values()}) == len(PICTURES)


def test_champions_has_47_cards_that_differ_at_a_glance():
    cards = [rows for (stem, _), rows in PICTURES.items() if stem == "sheet_champions"]
    assert len(cards) == 47
    assert {(len(rows[0]), len(rows)) for rows in cards} == {(20, 18)}
    for a, b in itertools.combinations(cards, 2):
        assert len(ink(a) ^ ink(b)) >= 60


def test_champions_has_four_portraits():
    portraits = [rows for (stem, _), rows in PICTURES.items() if stem == "sheet_portraits"]
    assert len(portraits) == 4
    assert min(len(rows[0]) for rows in portraits) >= 32


def test_sizes():
    size = {key: (len(rows[0]), len(rows)) for key, rows in PICTURES.items()}
    for (stem, name), (width, height) in size.items():
        assert width <= WIDTH and height <= HEIGHT
        if stem.startswith("emblem_"):
            assert (name, width, height) == ("EMBLEM", 32, 32)
        if stem == "dungeon":
            assert (width, height) == (16, 16)
    for game in ("scoundrel", "champions"):
        width, height = size[game, "TITLE"]
        assert width >= 100 and height <= 22
        assert size[game, "PICTURE"] == (40, 34)
        assert size[game, "WON"] == size[game, "LOST"] == (40, 40)


def test_pictures_of_several_sizes_are_no_sheet(tmp_path):
    path = tmp_path / "sheet_bad.txt"
    path.write_text("@ A\n##\n@ B\n#\n")
    with pytest.raises(art_pack.BadArt, match="differ in size"):
        art_pack.contents(path)


def test_half_lit_is_a_checkerboard():
    assert art_pack.packed(["++", "++", "#."]) == bytes((0b110, 0b001))


@pytest.mark.parametrize(
    ("text", "message"),
    (
        ("#.#\n", "after a line @ NAME"),
        ("@ A\n#x\n", "made of . # and + only"),
        ("@ A\n#.\n#\n", "differ in length"),
        ("@ A\n", "differ in length"),
        ("@ A\n#\n@ A\n#\n", "is taken"),
        ("@ 9\n#\n", "no name"),
    ),
)
def test_a_badly_drawn_picture_is_refused(tmp_path, text, message):
    path = tmp_path / "bad.txt"
    path.write_text(text)
    with pytest.raises(art_pack.BadArt, match=re.escape(message)) as refused:
        art_pack.pictures(path)
    assert "bad.txt" in str(refused.value)


@pytest.mark.parametrize(
    ("text", "message"),
    (
        (": A B\n# #\n#\n", "1 pieces under 2 names"),
        (": A\n#\n##\n", "differ in length"),
        (": A\n#\n#\n#\n", "more than 2"),
    ),
)
def test_a_badly_drawn_font_is_refused(tmp_path, text, message):
    path = tmp_path / "font_bad.txt"
    path.write_text(text)
    with pytest.raises(art_pack.BadArt, match=message):
        art_pack.FontSource(path, 2)


@pytest.fixture
def folders(tmp_path, monkeypatch):
    """Sources and modules in folders of their own."""
    for folder, real in (("SOURCES", art_pack.SOURCES), ("MODULES", art_pack.MODULES)):
        mine = tmp_path / folder
        mine.mkdir()
        for path in real.glob("*.*"):
            (mine / path.name).write_bytes(path.read_bytes())
        monkeypatch.setattr(art_pack, folder, mine)
    return art_pack.SOURCES, art_pack.MODULES


def test_packing_writes_what_changed_and_removes_what_has_no_source(folders, capsys):
    sources, modules = folders
    (sources / "new.txt").write_text("@ DOT\n#\n")
    (sources / "palmdeck.txt").unlink()
    (modules / "fonts.py").write_text("")
    assert art_pack.main(["--check"]) == 1
    assert (modules / "palmdeck.py").exists()
    assert art_pack.main([]) == 0
    assert "core/art/new.py brought up to date" in capsys.readouterr().out
    assert (modules / "new.py").read_text().endswith('DOT = (1, 1, b"\\x01")\n')
    assert not (modules / "palmdeck.py").exists()
    assert (modules / "__init__.py").exists()
    assert art_pack.main(["--check"]) == 0


def test_bad_art_is_one_line_and_exit_code_2(folders, capsys):
    (folders[0] / "new.txt").write_text("@ DOT\n#x\n")
    assert art_pack.main([]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_sheet_shows_every_picture_and_glyph(tmp_path):
    from PIL import Image

    from host_sim import art_sheet

    pairs = list(art_sheet.drawn())
    assert len(pairs) > len(PICTURES) + 200
    art_sheet.write(tmp_path / "sheet.png")
    with Image.open(tmp_path / "sheet.png") as sheet:
        assert sheet.width == art_sheet.WIDTH and sheet.height > 500


# -- cards ------------------------------------------------------------------------------------------------------------
def box(x, y, w, h):
    return {(i, j) for i in range(x, x + w) for j in range(y, y + h)}


@pytest.mark.parametrize("size", ((sprites.WIDTH, sprites.HEIGHT), (18, 24)))
def test_all_cards_differ_and_keep_inside_their_frame(size):
    seen = set()
    for card in DECK:
        fb, c = canvas()
        sprites.card(c, 30, 10, card, *size)
        pixels = lit(fb)
        seen.add(pixels)
        assert pixels <= box(30, 10, *size)
        inside = pixels & box(32, 12, size[0] - 4, size[1] - 4)
        assert inside | (pixels - box(31, 11, size[0] - 2, size[1] - 2)) == pixels, "ink touches the frame"
    assert len(seen) == 52


def test_a_card_covers_what_lay_under_it():
    fb, c = canvas()
    c.fill(1)
    sprites.card(c, 30, 10, DECK[0])
    covered, plain = lit(fb), canvas()
    sprites.card(plain[1], 30, 10, DECK[0])
    inner = box(31, 11, sprites.WIDTH - 2, sprites.HEIGHT - 2)
    assert covered & inner == lit(plain[0]) & inner


def test_pictured_cards_differ_by_value_and_show_the_whole_picture():
    solid = framebuf.FrameBuffer(bytearray(b"\xff" * 32), 16, 16, framebuf.MONO_VLSB)
    seen = set()
    for card in DECK:
        fb, c = canvas()
        sprites.pictured(c, 30, 10, card, solid)
        pixels = lit(fb)
        seen.add(pixels)
        assert pixels <= box(30, 10, sprites.WIDTH, sprites.HEIGHT)
        assert box(33, 22, 16, 16) <= pixels
    assert len(seen) == 52


@pytest.mark.parametrize("paint", (sprites.back, sprites.slot))
@pytest.mark.parametrize("size", ((22, 30), (18, 24), (12, 13), (9, 8)))
def test_backs_and_slots_keep_inside(paint, size):
    fb, c = canvas()
    paint(c, 30, 10, *size)
    pixels = lit(fb)
    assert pixels and pixels <= box(30, 10, *size)
    assert paint is sprites.slot or pixels & box(33, 13, size[0] - 6, size[1] - 6)


def test_five_cards_stand_in_a_row():
    assert 5 * sprites.WIDTH + 4 <= WIDTH
