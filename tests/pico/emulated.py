"""A Raspberry Pi Pico that boots a real MicroPython image, in the emulator rp2040py, wired as a module of `boards/` says:
the model of the display's controller is on its I2C bus and its buttons are on their pins.

Time is the emulator's: 125 MHz, and an emulated second takes half a minute here. Nothing depends on the desk's clock.
"""

import asyncio
import dataclasses

from littlefs import LittleFS, UserContext
from rp2040py.boards import resolve_board_spec
from rp2040py.cli.socket_repl import SocketInteractiveRepl
from rp2040py.device import MicroPythonDevice
from rp2040py.external.key_mock import KeyMock
from rp2040py.peripherals.i2c import I2CMode
from rp2040py.utils.firmware_retrieve import MICROPYTHON

from host_sim import keys
from host_sim.controller import Controller

MS = 1_000_000  # the emulator counts nanoseconds
HANGS = 900  # seconds here after which an emulation is given up
DISK_VERSION = (
    0x00020000  # of littlefs, laid down so that every MicroPython reads it; later ones raise it when they write
)


class Pico:
    """One Pico. `async with` powers it up and, at the end, cuts its power.

    controller  the display
    printed     what came over USB so far
    """

    def __init__(self, image, board, flash=None):
        """`flash` is the content of its file system as `laid_out` and `flash` give it, None: empty."""
        spec = resolve_board_spec("pico", MICROPYTHON, str(image))
        # an emulated LED and BOOTSEL button are of no use here
        self.device = MicroPythonDevice(board=dataclasses.replace(spec, extras=()))
        self.layout = spec.layout
        self.clock = self.device.simulator.clock
        self.controller = Controller(board.CONTROLLER)
        self.printed = bytearray()
        self._buttons = [KeyMock(pin, active_high=bool(board.PRESSED)) for pin in board.BUTTONS]
        for button in self._buttons:
            button.attach(self.device.mcu)
        _wire(self.device.mcu.i2c[board.BUS_ID], board.ADDRESS, self.controller)
        if flash is not None:
            self.device.mcu.flash[self._file_system()] = flash

    def _file_system(self):
        start = self.layout.fs_start
        return slice(start, start + self.layout.fs_blockcount * self.layout.fs_blocksize)

    @property
    def flash(self):
        """The content of its file system, now."""
        return bytes(self.device.mcu.flash[self._file_system()])

    async def __aenter__(self):
        self.repl = SocketInteractiveRepl(
            self.device.cdc, self.device.simulator, lambda code: None, on_data=self.printed.extend
        )
        await self.device.astart(timeout=HANGS)
        await self.repl.start()
        return self

    async def __aexit__(self, *error):
        await self.repl.stop()
        self.device.stop()

    @property
    def said(self):
        """The same as text."""
        return self.printed.decode("utf-8", "replace")

    @property
    def port(self):
        """Where mpremote finds it."""
        return f"socket://127.0.0.1:{self.repl.port}"

    # -- time -----------------------------------------------------------------------------------------------------
    @property
    def ms(self):
        """Emulated milliseconds since power-up."""
        return self.clock.nanos / MS

    async def run_ms(self, ms):
        """Let this much emulated time pass."""
        passed = asyncio.Event()
        self.clock.create_alarm(passed.set).schedule(ms * MS)
        await self.device.simulator.wait_for(passed, HANGS)

    async def until(self, true, at_most, every=5):
        """Run until `true()`; whether it came true within so many emulated ms."""
        end = self.ms + at_most
        while not true():
            if self.ms >= end:
                return False
            await self.run_ms(every)
        return True

    # -- what a person does and sees --------------------------------------------------------------------------------
    def set_buttons(self, mask):
        """Have exactly the buttons of this mask down."""
        for i, button in enumerate(self._buttons):
            if mask >> i & 1 != button.is_pressed:
                (button.press if mask >> i & 1 else button.release)()

    async def script(self, text):
        """Play a key script as the desk does."""
        for mask, ms in keys.parse(text):
            self.set_buttons(mask)
            await self.run_ms(ms)
        self.set_buttons(0)

    def glass(self):
        """What an eye sees."""
        return self.controller.glass()

    async def shows(self, glass, at_most=3000):
        """Whether the glass comes to show this within so many emulated ms."""
        return await self.until(lambda: self.glass() == glass, at_most)


def _wire(bus, address, controller):
    """Put the controller's model on an emulated I2C bus: a transaction is handed over at its stop condition."""
    got = bytearray()

    def connect(to, mode):
        got.clear()
        bus.complete_connect(to == address and mode == I2CMode.WRITE)

    def write(value):
        got.append(value)
        bus.complete_write(True)

    def stop():
        if got:
            controller.i2c_write(bytes(got))
            got.clear()
        bus.complete_stop()

    bus.on_connect, bus.on_write_byte, bus.on_stop = connect, write, stop


# -- file systems ------------------------------------------------------------------------------------------------------
def _disk(layout, content, **how):
    return LittleFS(
        context=UserContext(buffer=bytearray(content)),
        block_size=layout.fs_blocksize,
        block_count=layout.fs_blockcount,
        prog_size=256,
        mount=False,
        **how,
    )


def laid_out(image, files):
    """A file system image with these files: name -> bytes."""
    layout = resolve_board_spec("pico", MICROPYTHON, str(image)).layout
    disk = _disk(layout, b"\xff" * layout.fs_blockcount * layout.fs_blocksize, disk_version=DISK_VERSION)
    disk.format()
    disk.mount()
    for name, data in sorted(files.items()):
        folder = name.rpartition("/")[0]
        if folder:
            disk.makedirs(folder, exist_ok=True)
        with disk.open(name, "wb") as file:
            file.write(data)
    disk.unmount()
    return bytes(disk.context.buffer)


def files_of(pico):
    """name -> bytes of everything that lies on a Pico's flash."""
    disk = _disk(pico.layout, pico.flash)
    disk.mount()
    found = {}
    for folder, _, names in disk.walk("/"):
        for name in names:
            path = folder.rstrip("/") + "/" + name
            with disk.open(path, "rb") as file:
                found[path[1:]] = file.read()
    return found
