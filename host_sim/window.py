"""The handheld in a window (pygame-ce): the glass, and under it six buttons that keys, mouse and gamepad press."""

import os
import sys
from pathlib import Path

from hal import DOWN, LEFT, RIGHT, UP, A, B
from host_sim import picture
from host_sim.pace import Front
from host_sim.refused import Refused
from host_sim.sound import Buzzer

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
try:
    import pygame
except ImportError:
    pygame = None

MARGIN = 24
GLASS = (picture.WIDTH * picture.SCALE, picture.HEIGHT * picture.SCALE)
SIZE = (GLASS[0] + 2 * MARGIN, GLASS[1] + 2 * MARGIN + 216)
BODY = (52, 58, 70)
EDGE = (30, 34, 42)
KEY = (84, 92, 108)
KEY_DOWN = (214, 236, 255)
INK = (230, 236, 244)
INK_DOWN = (20, 24, 30)
HINT = (150, 160, 176)

_PAD = (172, 536)  # the middle of the cross
_ARM = 56
# button -> (middle, size, letter or arrow, which keys press it)
PLACES = {
    UP: ((_PAD[0], _PAD[1] - _ARM), _ARM, "up", ""),
    DOWN: ((_PAD[0], _PAD[1] + _ARM), _ARM, "down", ""),
    LEFT: ((_PAD[0] - _ARM, _PAD[1]), _ARM, "left", ""),
    RIGHT: ((_PAD[0] + _ARM, _PAD[1]), _ARM, "right", ""),
    B: ((566, 554), 80, "B", "X or Esc"),
    A: ((672, 514), 80, "A", "Z or Enter"),
}
ARROWS = {
    "up": ((0, -11), (11, 8), (-11, 8)),
    "down": ((0, 11), (11, -8), (-11, -8)),
    "left": ((-11, 0), (8, 11), (8, -11)),
    "right": ((11, 0), (-8, 11), (-8, -11)),
}
STICK = 0.5  # how far a stick leans to count as pressed
# A gamepad as SDL numbers it; 11 to 14 are the cross of those that report it as buttons.
PAD_BUTTONS = {0: A, 1: B, 11: UP, 12: DOWN, 13: LEFT, 14: RIGHT}


def missing():
    """Why no window can open here, '' if one can."""
    if pygame is None:
        return "pygame-ce isn't installed"
    if sys.platform.startswith("linux") and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    ):
        return "there is no display"
    try:
        pygame.display.init()
    except pygame.error as error:
        return f"no window: {error}"
    return ""


def free_name(suffix):
    """The first of palmdeck-1.png, palmdeck-2.png ... that isn't there yet, in the current directory."""
    number = 1
    while Path(f"palmdeck-{number}{suffix}").exists():
        number += 1
    return f"palmdeck-{number}{suffix}"


class Window(Front):
    """The window and its loop; see `Front`."""

    def __init__(self, handheld):
        super().__init__(handheld)
        pygame.display.init()
        pygame.font.init()
        pygame.joystick.init()
        self.screen = pygame.display.set_mode(SIZE)
        self.buzzer = Buzzer(pygame)
        self.film = None
        self.down = {}  # what presses (a key, the mouse, a gamepad's part) -> the button
        self._keys = {
            pygame.K_UP: UP,
            pygame.K_DOWN: DOWN,
            pygame.K_LEFT: LEFT,
            pygame.K_RIGHT: RIGHT,
            pygame.K_z: A,
            pygame.K_RETURN: A,
            pygame.K_KP_ENTER: A,
            pygame.K_x: B,
            pygame.K_ESCAPE: B,
        }
        self._handlers = {
            pygame.QUIT: self._quit,
            pygame.KEYDOWN: self._key_down,
            pygame.KEYUP: self._key_up,
            pygame.MOUSEBUTTONDOWN: self._mouse_down,
            pygame.MOUSEBUTTONUP: self._mouse_up,
            pygame.WINDOWFOCUSLOST: self._let_go,
            pygame.WINDOWEXPOSED: self._repaint,
            pygame.JOYDEVICEADDED: self._pad_added,
            pygame.JOYDEVICEREMOVED: self._let_go,
            pygame.JOYBUTTONDOWN: self._pad_down,
            pygame.JOYBUTTONUP: self._pad_up,
            pygame.JOYHATMOTION: self._pad_hat,
            pygame.JOYAXISMOTION: self._pad_stick,
        }
        self._pads = {}
        self._font = pygame.font.Font(None, 22)
        self._big = pygame.font.Font(None, 44)
        self._seams = self._make_seams()
        self._glass = pygame.Surface(GLASS)
        self._glass.fill(picture.DARK)
        self.title("")
        self._draw_body()

    def run(self):
        """Play until the window is closed; a film that is still running is written."""
        try:
            super().run()
            if self.film:
                self._film_switch()
        finally:
            pygame.quit()

    # -- the picture ----------------------------------------------------------------------------------------------
    def show(self, rows, now):
        small = pygame.image.frombuffer(picture.packed(rows), (picture.WIDTH, picture.HEIGHT), "P")
        small.set_palette([picture.DARK, picture.LIT])
        pygame.transform.scale(small.convert(self._glass), GLASS, self._glass)
        self._glass.blit(self._seams, (0, 0))
        self._repaint()
        if self.film:
            self.film.see(rows, now)

    def title(self, text):
        pygame.display.set_caption("Palmdeck" + (": " + text if text else ""))

    def _make_seams(self):
        seams = pygame.Surface(GLASS, pygame.SRCALPHA)
        for x in range(picture.SCALE - 1, GLASS[0], picture.SCALE):
            pygame.draw.line(seams, (0, 0, 0, 52), (x, 0), (x, GLASS[1]))
        for y in range(picture.SCALE - 1, GLASS[1], picture.SCALE):
            pygame.draw.line(seams, (0, 0, 0, 52), (0, y), (GLASS[0], y))
        return seams

    def _repaint(self, event=None):
        self.screen.blit(self._glass, (MARGIN, MARGIN))
        pygame.display.flip()

    def _draw_body(self):
        self.screen.fill(BODY)
        edge = pygame.Rect(0, 0, GLASS[0] + 20, GLASS[1] + 20)
        edge.center = (SIZE[0] // 2, MARGIN + GLASS[1] // 2)
        pygame.draw.rect(self.screen, EDGE, edge, border_radius=10)
        pygame.draw.rect(
            self.screen, EDGE, pygame.Rect(0, 0, _ARM, _ARM).move(_PAD[0] - _ARM // 2, _PAD[1] - _ARM // 2)
        )
        pressed = self._mask()
        for button, (middle, size, label, keys) in PLACES.items():
            self._draw_button(button & pressed, middle, size, label)
            if keys:
                self._write(self._font, keys, HINT, (middle[0], middle[1] + size // 2 + 14))
        self._write(self._font, "arrows", HINT, (_PAD[0], _PAD[1] + 98))
        self._write(self._font, "F2 picture   F3 film", HINT, (SIZE[0] // 2, SIZE[1] - 20))
        self._repaint()

    def _draw_button(self, pressed, middle, size, label):
        colour = KEY_DOWN if pressed else KEY
        ink = INK_DOWN if pressed else INK
        if label in ARROWS:
            box = pygame.Rect(0, 0, size, size)
            box.center = middle
            pygame.draw.rect(self.screen, colour, box.inflate(-4, -4), border_radius=6)
            pygame.draw.polygon(self.screen, ink, [(middle[0] + x, middle[1] + y) for x, y in ARROWS[label]])
        else:
            pygame.draw.circle(self.screen, EDGE, middle, size // 2 + 4)
            pygame.draw.circle(self.screen, colour, middle, size // 2)
            self._write(self._big, label, ink, middle)

    def _write(self, font, text, colour, middle):
        words = font.render(text, True, colour)
        self.screen.blit(words, words.get_rect(center=middle))

    # -- input ----------------------------------------------------------------------------------------------------
    def poll(self, seconds):
        event = pygame.event.wait(max(1, int(seconds * 1000)))
        while event.type != pygame.NOEVENT:
            handler = self._handlers.get(event.type)
            if handler:
                handler(event)
            event = pygame.event.poll()
        self.buzzer.follow(self.handheld.tones)

    def _mask(self):
        mask = 0
        for button in self.down.values():
            mask |= button
        return mask

    def _set(self, source, button):
        """Something presses a button, or lets go of it where `button` is 0."""
        before = self._mask()
        if button:
            self.down[source] = button
        else:
            self.down.pop(source, None)
        if self._mask() != before:
            self.press(self._mask())
            self._draw_body()

    def _quit(self, event):
        self.closed = True

    def _key_down(self, event):
        if event.key == pygame.K_F2:
            self._write_file(".png", lambda name: picture.write_png(name, self.handheld.glass()))
        elif event.key == pygame.K_F3:
            self._film_switch()
        elif event.key in self._keys:
            self._set(event.key, self._keys[event.key])

    def _key_up(self, event):
        self._set(event.key, 0)

    def _mouse_down(self, event):
        for button, (middle, size, _, _) in PLACES.items():
            if pygame.Rect(middle[0] - size // 2, middle[1] - size // 2, size, size).collidepoint(event.pos):
                self._set("mouse", button)

    def _mouse_up(self, event):
        self._set("mouse", 0)

    def _let_go(self, event):
        """No key-up arrives for what was down when the window lost the keyboard, or the gamepad its cable."""
        for source in list(self.down):
            self._set(source, 0)

    def _pad_added(self, event):
        pad = pygame.joystick.Joystick(event.device_index)
        self._pads[pad.get_instance_id()] = pad

    def _pad_down(self, event):
        self._set(("pad", event.button), PAD_BUTTONS.get(event.button, 0))

    def _pad_up(self, event):
        self._set(("pad", event.button), 0)

    def _pad_hat(self, event):
        x, y = event.value
        self._set("hat x", RIGHT if x > 0 else LEFT if x < 0 else 0)
        self._set("hat y", UP if y > 0 else DOWN if y < 0 else 0)

    def _pad_stick(self, event):
        if event.axis in (0, 1):
            less, more = ((LEFT, RIGHT), (UP, DOWN))[event.axis]
            lean = event.value
            self._set(("stick", event.axis), more if lean > STICK else less if lean < -STICK else 0)

    # -- pictures and films ---------------------------------------------------------------------------------------
    def _film_switch(self):
        if self.film is None:
            self.film = picture.Film()
            self.film.see(self.handheld.glass(), self.handheld.now)
            self.title("filming, F3 ends it")
        else:
            film = self.film
            self.film = None
            film.end = self.handheld.now
            self._write_file(".gif", film.write)

    def _write_file(self, suffix, write):
        name = free_name(suffix)
        try:
            write(name)
            self.title("wrote " + name)
        except Refused as refused:
            self.title(str(refused))
