"""What the page's glass shows is what the desk's shows, pixel for pixel."""

import base64
import io
import random
from pathlib import Path

import pytest
from PIL import Image

from core.game import PERSON
from core.games import GAMES
from hal import LEFT, RIGHT, A, B
from host_sim import gallery, picture
from host_sim.handheld import Handheld

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
NAMES = [name for name, _ in GAMES]
PRESSES = 80  # of a game by random buttons, unless it is over before
SETTLE = (
    1500  # ms: longer than any animation, and than the page's computer players fall behind the desk's in their turns
)
GLANCE = 500  # ms between two looks whose turn it is
OPENING = 5  # presses of A from the set-up to the table, at most
EACH = 3  # golden screens of a game, and of the console


def screens():
    """Some of the gallery's screens of each game and of the console itself: those that show nothing in motion. At a table
    where slaps are timed something always moves, or a computer follows at the page's own pace."""
    found = {}
    for screen in gallery.SCREENS:
        _, start, keys = screen
        of = start.split("/")[1] if "/" in start else start or "console"
        still = all(200 <= int(word[4:]) < 60_000 for word in keys.split() if word.startswith("wait"))
        timed = of == "hit_the_deck"
        if start != of and still and not timed and "&" not in keys:
            found.setdefault(of, []).append(screen)
    chosen = [screens[i * len(screens) // EACH] for screens in found.values() for i in range(min(EACH, len(screens)))]
    return [pytest.param(*screen, id=gallery.file_name(screen[0])[:-4]) for screen in dict.fromkeys(chosen)]


@pytest.mark.parametrize(("caption", "start", "keys"), screens())
def test_golden_screen(open_page, caption, start, keys):
    hands = open_page(line=start)
    hands.keys(keys)
    assert hands.text() == (GOLDEN / gallery.file_name(caption)).read_text()


def test_the_canvas_is_the_desks_picture(open_page):
    hands = open_page(line=gallery.GAME)
    hands.wait(SETTLE)
    url = hands.page.evaluate("document.getElementById('glass').toDataURL()")
    seen = Image.open(io.BytesIO(base64.b64decode(url.split(",")[1]))).convert("RGB")
    with Handheld() as handheld:
        handheld.open_line(gallery.GAME)
        handheld.run_ms(SETTLE)
        scale = seen.width // picture.WIDTH
        assert scale >= 4
        wanted = picture.image(handheld.glass(), scale).convert("RGB")
    assert seen.size == wanted.size and seen.tobytes() == wanted.tobytes()


class Both:
    """The same presses at the same moments on the page and on the desk."""

    def __init__(self, hands, handheld):
        self.hands = hands
        self.handheld = handheld

    def keys(self, script):
        self.hands.keys(script)
        self.handheld.script(script)

    def settle(self):
        """Wait until a person must decide, and longer: a display frame is longer than a pass on the chip."""
        while True:
            self.hands.wait(GLANCE)
            self.handheld.run_ms(GLANCE)
            session = self.handheld.session
            if session is None or session.game.over or session.game.seat_kind(session.game.turn) == PERSON:
                break
        self.hands.wait(SETTLE)
        self.handheld.run_ms(SETTLE)

    def look(self):
        assert self.hands.text() == picture.text(self.handheld.glass())


@pytest.mark.parametrize("name", NAMES)
def test_a_game_by_clicking(open_page, name, tmp_path):
    chance = random.Random(name)
    with Handheld(save_dir=tmp_path) as handheld:
        both = Both(open_page(), handheld)
        both.keys("wait300" + " R" * NAMES.index(name) + " A A")
        both.look()
        for _ in range(OPENING):
            both.keys("A wait300")
            if handheld.session:
                break
        game = handheld.session.game
        assert game.NAME == name
        for i in range(PRESSES):
            both.settle()
            if i % 10 == 0:
                both.look()
            if game.over:
                break
            both.keys({LEFT: "L", RIGHT: "R", A: "A", B: "B"}[chance.choice((LEFT, RIGHT, A, A, B))])
        both.settle()
        both.look()
