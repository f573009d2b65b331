"""The seam between the console and a device. This file is the whole contract; `hal/pico.py` fulfils it on
a Pico, `hal/circuitpython/` under CircuitPython, `hal/web/` in a browser.

A hal is an object with these members; the console takes one and never asks which one it is.

canvas        the frame buffer, 128 x 64, one bit: any object with the eight framebuf calls fill, fill_rect, rect,
              hline, vline, line, pixel and blit(sprite, x, y, key)
display       show()          send what changed to the glass; True if it arrived, False if the bus did not answer
                              (then the next show() sends the full frame). Allocates nothing (under
              CircuitPython displayio does)
              contrast(0..255), invert(bool), flip(bool: turned by 180 degrees), power(bool)
buttons       read()          the next queued bit mask of the buttons that are down, or the present one where the
                              queue is empty: UP 1, DOWN 2, LEFT 4, RIGHT 8, A 16, B 32
              at              the time of that mask in ms, on clock's scale
              queued          how many masks wait besides
clock.ms()    milliseconds, wrapping at 2**30: subtract under the mask 0x3FFFFFFF
buzzer.tone(hz, ms)           start a tone that ends by itself; hz 0 is silence. Nothing where no buzzer is
storage       read(name) -> bytes or None, write(name, data), delete(name), names() -> list. `write` is atomic (but in
              CircuitPython's nvm); it and `delete` raise OSError
              seldom          True where writing wears or risks something (the console then saves on pause, quit and the
                              end of a hand only)
entropy()     8 fresh random bytes, different at every power-up
idle(ms)      wait, saving power where that is possible
unload(name)  forget a module completely, so that its memory comes back
shares        True where a deal can leave the device as a link: then
              share(line)     gives the person a link that opens this replay line
"""

UP = 1
DOWN = 2
LEFT = 4
RIGHT = 8
A = 16
B = 32
