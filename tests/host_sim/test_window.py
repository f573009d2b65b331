"""The window, with SDL's dummy drivers: everything that presses a button, F2, F3, and the ways out."""

import os
import signal

import pytest
from PIL import Image

from hal import DOWN, LEFT, RIGHT, UP, A, B
from tests.host_sim.fakes import FakeHandheld

pygame = pytest.importorskip("pygame")
from host_sim import window


@pytest.fixture
def desk(monkeypatch, tmp_path):
    """A window on a fake handheld: `play({pass: [event or callable, ...]})` runs it and gives the buttons' changes."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.chdir(tmp_path)
    handheld = FakeHandheld(passes=40)

    def play(script):
        front = window.Window(handheld)

        def each_pass(n):
            for event in script.get(n, ()):
                event(front) if callable(event) else pygame.event.post(event)

        handheld.each_pass = each_pass
        front.run()
        return [mask for _, mask in handheld.masks]

    play.handheld = handheld
    return play


def key(down, code):
    return pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=code)


def mouse(down, place):
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP, pos=place, button=1)


def test_keys(desk):
    codes = ("K_UP", "K_DOWN", "K_LEFT", "K_RIGHT", "K_z", "K_RETURN", "K_x", "K_ESCAPE")
    script = {}
    for i, name in enumerate(codes):
        script[2 * i + 1] = [key(True, getattr(pygame, name))]
        script[2 * i + 2] = [key(False, getattr(pygame, name))]
    assert desk(script) == [UP, 0, DOWN, 0, LEFT, 0, RIGHT, 0, A, 0, A, 0, B, 0, B, 0]


def test_two_keys_of_one_button_are_one_press(desk):
    z, enter = pygame.K_z, pygame.K_RETURN
    script = {
        1: [key(True, z)],
        2: [key(True, enter)],
        3: [key(False, z)],
        4: [key(True, pygame.K_UP)],
        5: [key(False, enter)],
    }
    assert desk(script) == [A, A | UP, UP]


def test_the_mouse_presses_what_it_is_on(desk):
    script = {}
    for i, button in enumerate((UP, DOWN, LEFT, RIGHT, A, B)):
        script[2 * i + 1] = [mouse(True, window.PLACES[button][0])]
        script[2 * i + 2] = [mouse(False, (0, 0))]
    script[20] = [mouse(True, (5, 5))]
    assert desk(script) == [UP, 0, DOWN, 0, LEFT, 0, RIGHT, 0, A, 0, B, 0]


def test_gamepad(desk):
    def event(kind, **parts):
        return pygame.event.Event(kind, **parts)

    script = {
        1: [event(pygame.JOYBUTTONDOWN, button=0)],
        2: [event(pygame.JOYBUTTONUP, button=0)],
        3: [event(pygame.JOYHATMOTION, value=(-1, 0))],
        4: [event(pygame.JOYHATMOTION, value=(-1, 1))],
        5: [event(pygame.JOYHATMOTION, value=(0, 0))],
        6: [event(pygame.JOYAXISMOTION, axis=1, value=0.9)],
        7: [event(pygame.JOYAXISMOTION, axis=1, value=0.1)],
        8: [event(pygame.JOYBUTTONDOWN, button=9)],
    }
    assert desk(script) == [A, 0, LEFT, LEFT | UP, UP, 0, DOWN, 0]


def test_losing_the_keyboard_lets_go(desk):
    assert desk({1: [key(True, pygame.K_z)], 3: [pygame.event.Event(pygame.WINDOWFOCUSLOST)]}) == [A, 0]


def test_a_pressed_button_and_the_glass_are_shown(desk):
    seen = {}

    def look(name):
        def take(front):
            x, y = window.PLACES[A][0]
            seen[name] = [tuple(front.screen.get_at(at))[:3] for at in ((window.MARGIN, window.MARGIN), (x - 30, y))]

        return take

    desk({2: [look("before"), key(True, pygame.K_z)], 6: [look("down")]})
    assert seen == {"before": [window.picture.DARK, window.KEY], "down": [window.picture.LIT, window.KEY_DOWN]}


def test_f2_and_f3_write_files_that_are_not_overwritten(desk, tmp_path):
    (tmp_path / "palmdeck-1.png").write_bytes(b"mine")
    film, picture, a = (key(True, code) for code in (pygame.K_F3, pygame.K_F2, pygame.K_z))
    desk({1: [film], 12: [a], 20: [picture], 25: [film]})
    assert (tmp_path / "palmdeck-1.png").read_bytes() == b"mine"
    assert Image.open(tmp_path / "palmdeck-2.png").convert("RGB").getpixel((0, 0)) == window.picture.LIT
    assert Image.open(tmp_path / "palmdeck-1.gif").n_frames == 2


def test_a_film_still_running_is_written_at_the_end(desk, tmp_path):
    desk({1: [key(True, pygame.K_F3)], 12: [key(True, pygame.K_z)]})
    assert Image.open(tmp_path / "palmdeck-1.gif").n_frames == 2


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_picture_that_cannot_be_written_does_not_end_the_game(desk, tmp_path):
    tmp_path.chmod(0o500)
    desk({1: [key(True, pygame.K_F2)], 3: [key(True, pygame.K_z)]})
    assert desk.handheld.masks


def test_closing_the_window_and_a_signal_end_it(desk):
    desk({3: [pygame.event.Event(pygame.QUIT)]})
    assert desk.handheld._n < 10


def test_sigterm_ends_it(desk):
    desk({3: [lambda front: os.kill(os.getpid(), signal.SIGTERM)]})
    assert desk.handheld._n < 10
