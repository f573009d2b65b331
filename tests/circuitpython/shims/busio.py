"""CircuitPython's `busio` on the simulated chip, with the RP2040's pins of each bus and CircuitPython's refusals.

After https://docs.circuitpython.org/en/latest/shared-bindings/busio/
"""

import errno

from host_sim.chip import CHIP


class _Bus:
    """A bus that has to be locked to be used; its pins are its own until `deinit`."""

    def __init__(self, *pins):
        self._pins = [pin.claim() for pin in pins]
        self._locked = False

    def try_lock(self):
        self._check()
        if self._locked:
            return False
        self._locked = True
        return True

    def unlock(self):
        self._locked = False

    def deinit(self):
        for pin in self._pins:
            pin.release()
        self._pins = []

    def _check(self):
        if not self._pins:
            raise ValueError("Object has been deinitialized and can no longer be used.")

    def _check_lock(self):
        self._check()
        if not self._locked:
            raise RuntimeError("Function requires lock")


class I2C(_Bus):
    """Carries bytes to what is wired to the chip. RuntimeError where nothing pulls the wires up."""

    def __init__(self, scl, sda, *, frequency=100_000, timeout=255):
        if not (sda.id % 2 == 0 and scl.id % 2 == 1 and sda.id // 2 % 2 == scl.id // 2 % 2):
            raise ValueError("Invalid pins")
        self._id = sda.id // 2 % 2
        self._wires = sda.id, scl.id
        if not any(CHIP.i2c_devices(self._id, address, *self._wires) for address in CHIP.i2c_addresses(self._id)):
            raise RuntimeError("No pull up found on SDA or SCL; check your wiring")
        super().__init__(scl, sda)

    def writeto(self, address, buffer, *, start=0, end=None):
        self._check_lock()
        devices = CHIP.i2c_devices(self._id, address, *self._wires)
        if not devices:
            raise OSError(errno.ENODEV, "No such device")
        for device in devices:
            device.i2c_write(bytes(buffer[start:end]))

    def scan(self):
        self._check_lock()
        found = []
        for address in CHIP.i2c_addresses(self._id):
            try:
                self.writeto(address, b"")
                found.append(address)
            except OSError:
                pass
        return found


class SPI(_Bus):
    """Carries bytes to the display whose chip select is low."""

    def __init__(self, clock, MOSI=None, MISO=None):
        if not (clock.id % 4 == 2 and MOSI.id % 4 == 3 and clock.id // 8 % 2 == MOSI.id // 8 % 2):
            raise ValueError("Invalid pins")
        self._id = clock.id // 8 % 2
        self._wires = clock.id, MOSI.id
        super().__init__(clock, MOSI)

    def configure(self, *, baudrate=100_000, polarity=0, phase=0, bits=8):
        self._check_lock()

    def write(self, buffer):
        self._check_lock()
        CHIP.spi_write(self._id, *self._wires, bytes(buffer))
