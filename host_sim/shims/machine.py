"""MicroPython's `machine` on the simulated chip, as far as `hal/` goes, with the RP2040's own refusals."""

import errno

from host_sim.chip import CHIP, GPIOS


class Pin:
    """A GPIO by number."""

    IN = 0
    OUT = 1
    PULL_UP = 1
    PULL_DOWN = 2

    def __init__(self, id, mode=-1, pull=-1, *, value=None):
        if not (isinstance(id, int) and 0 <= id < GPIOS):
            raise ValueError("invalid pin")
        self.id = id
        if mode >= 0:
            CHIP.configure(id, mode == Pin.OUT, {Pin.PULL_UP: 1, Pin.PULL_DOWN: 0}.get(pull))
        if value is not None:
            self.value(value)

    def value(self, level=None):
        """The level; with an argument, drive it."""
        if level is None:
            return CHIP.level(self.id)
        CHIP.drive(self.id, int(bool(level)))

    __call__ = value

    def __repr__(self):
        return f"Pin(GPIO{self.id})"


class I2C:
    """A hardware bus: I2C0 or I2C1 on pins that belong to it (RP2040 datasheet, table 2: F3)."""

    def __init__(self, id, *, scl, sda, freq=400_000, timeout=50_000):
        if id not in (0, 1):
            raise ValueError(f"I2C({id}) doesn't exist")
        if not (scl.id % 2 == 1 and scl.id // 2 % 2 == id):
            raise ValueError("bad SCL pin")
        if not (sda.id % 2 == 0 and sda.id // 2 % 2 == id):
            raise ValueError("bad SDA pin")
        self._id = id
        self._pins = sda.id, scl.id

    def writeto(self, address, data, stop=True, /):
        """Write in one transaction; returns the bytes acknowledged. Raises OSError (EIO) where nothing acknowledges."""
        devices = CHIP.i2c_devices(self._id, address, *self._pins)
        if not devices:
            raise OSError(errno.EIO, "EIO")
        for device in devices:
            device.i2c_write(bytes(data))
        return len(data)

    def scan(self):
        """The addresses that answer."""
        found = []
        for address in CHIP.i2c_addresses(self._id):
            try:
                self.writeto(address, b"")
                found.append(address)
            except OSError:
                pass
        return found


class SPI:
    """A hardware bus: SPI0 or SPI1 on pins that belong to it (RP2040 datasheet, table 2: F1)."""

    MSB = 1

    def __init__(self, id, baudrate=1_000_000, *, polarity=0, phase=0, sck, mosi, miso=None):
        if id not in (0, 1):
            raise ValueError(f"SPI({id}) doesn't exist")
        for pin, what, place in ((sck, "SCK", 2), (mosi, "MOSI", 3), (miso, "MISO", 0)):
            if pin is not None and not (pin.id % 4 == place and pin.id // 8 % 2 == id):
                raise ValueError(f"bad {what} pin")
        self._id = id
        self._pins = sck.id, mosi.id

    def write(self, data):
        CHIP.spi_write(self._id, *self._pins, bytes(data))


class PWM:
    """A square wave on a pin; the desk takes it for the buzzer's."""

    def __init__(self, pin, freq=0, duty_u16=0):
        self._freq = freq
        self._duty = duty_u16

    def freq(self, hz=None):
        """Hz; the divider ends at 8 Hz with the chip at 125 MHz. Raises ValueError."""
        if hz is None:
            return self._freq
        if hz < 8:
            raise ValueError("freq too small")
        if hz > 62_500_000:
            raise ValueError("freq too large")
        self._freq = hz
        self._tell()

    def duty_u16(self, duty=None):
        """High part of a period, 0..65535."""
        if duty is None:
            return self._duty
        self._duty = duty
        self._tell()

    def deinit(self):
        self.duty_u16(0)

    def _tell(self):
        CHIP.tone(self._freq if 0 < self._duty < 65535 else 0)


class Timer:
    """A software timer of the chip's alarm pool."""

    ONE_SHOT = 0
    PERIODIC = 1

    def __init__(self, id=-1, **how):
        self.due = 0
        if how:
            self.init(**how)

    def init(self, *, mode=PERIODIC, period, callback):
        """Call `callback(timer)` after `period` ms, once or again and again."""
        self.deinit()
        self.period = max(int(period), 1)
        self._mode = mode
        self._callback = callback
        self.due = CHIP.now + self.period
        CHIP.timers.append(self)

    def deinit(self):
        if self in CHIP.timers:
            CHIP.timers.remove(self)

    def fire(self):
        """The chip's clock reached `due`."""
        if self._mode == Timer.PERIODIC:
            self.due += self.period
        else:
            self.deinit()
        self._callback(self)


def freq(hz=125_000_000):
    return hz


def unique_id():
    return b"palmdeck"


class HardReset(BaseException):
    """The program reset the chip."""


def reset():
    raise HardReset
