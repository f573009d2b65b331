"""The simulated RP2040: a clock, timers, pins, and the buses with what is wired to them. `CHIP` is the only one.

Nothing moves by itself: time passes in `advance`, which a program reaches through `sleep`.
"""

GPIOS = 30


class Chip:
    """One chip.

    now      ms since power-up
    sleeper  what `sleep(ms)` calls; a front-end puts a function here that pumps its events and follows the real clock
    tones    what the buzzer was told: a growing list of (ms, hz), hz 0 for silence
    """

    def __init__(self):
        self.reset()

    def reset(self):
        """Power-up: time zero, no timer, every pin an input that floats, nothing wired to anything."""
        self.now = 0
        self.sleeper = self.advance
        self.tones = []
        self.timers = []
        self._pulls = [None] * GPIOS  # the level an internal resistor pulls to
        self._driven = [None] * GPIOS  # the level that someone outside forces
        self._pressed = [False] * GPIOS
        self._outputs = [None] * GPIOS  # the level that the program drives
        self._watchers = [[] for _ in range(GPIOS)]
        self._i2c = {}
        self._spi = {}

    # -- time -----------------------------------------------------------------------------------------------------
    def sleep(self, ms):
        """The program waits."""
        self.sleeper(max(int(ms), 0))

    def advance(self, ms):
        """Let `ms` pass; timers that fall due are called in order, each at its time."""
        end = self.now + ms
        while True:
            due = min(self.timers, key=_due, default=None)
            if due is None or due.due > end:
                break
            self.now = max(self.now, due.due)
            due.fire()
        self.now = max(self.now, end)

    # -- pins -----------------------------------------------------------------------------------------------------
    def press(self, gpio):
        """Close the button on a pin: its level is the opposite of what the pin is pulled to (low where it isn't)."""
        self._pressed[gpio] = True

    def release(self, gpio):
        """Open the button on a pin."""
        self._pressed[gpio] = False

    def set_pin(self, gpio, level):
        """Force a level on an input from outside; None lets go."""
        self._driven[gpio] = level

    def configure(self, gpio, output, pull):
        """The program makes a pin an output or an input, and `pull` is the level it is pulled to (None: it floats)."""
        self._outputs[gpio] = (self._outputs[gpio] or 0) if output else None
        self._pulls[gpio] = pull

    def drive(self, gpio, level):
        """The program drives an output."""
        if self._outputs[gpio] != level:
            self._outputs[gpio] = level
            for watcher in self._watchers[gpio]:
                watcher(level)

    def watch(self, gpio, watcher):
        """Have `watcher(level)` called whenever the program changes this output."""
        self._watchers[gpio].append(watcher)

    def level(self, gpio):
        """The level of a pin as the chip reads it, 0 or 1; a floating input reads 0."""
        if self._outputs[gpio] is not None:
            return self._outputs[gpio]
        if self._driven[gpio] is not None:
            return self._driven[gpio]
        pull = self._pulls[gpio]
        return int(pull == 0) if self._pressed[gpio] else pull or 0

    def tone(self, hz):
        """The PWM on the buzzer's pin changed: its frequency, 0 for silence."""
        if hz != (self.tones[-1][1] if self.tones else 0):
            self.tones.append((self.now, hz))

    # -- buses ----------------------------------------------------------------------------------------------------
    def attach_i2c(self, bus_id, address, device, sda=None, scl=None):
        """Wire a device (`i2c_write(data)`, OSError where it doesn't acknowledge) to a bus, on any pins or on these."""
        self._i2c.setdefault((bus_id, address), []).append((device, sda, scl))

    def attach_spi(self, bus_id, device, dc, cs, reset=None, sck=None, mosi=None):
        """Wire a display (`spi_write(data, is_data)`, `reset()`) to a bus and its control pins."""
        self._spi.setdefault(bus_id, []).append((device, dc, cs, sck, mosi))
        if reset is not None:
            self.watch(reset, lambda level: None if level else device.reset())

    def wire(self, board, device):
        """Wire a display as a module of `boards/` says."""
        if board.BUS == "I2C":
            self.attach_i2c(board.BUS_ID, board.ADDRESS, device, board.SDA, board.SCL)
        else:
            self.attach_spi(board.BUS_ID, device, board.DC, board.CS, board.RESET, board.SCK, board.MOSI)

    def i2c_devices(self, bus_id, address, sda, scl):
        """What listens to this address on these pins of a bus."""
        wired = self._i2c.get((bus_id, address), ())
        return [device for device, a, b in wired if a in (None, sda) and b in (None, scl)]

    def i2c_addresses(self, bus_id):
        """Every address that something is wired to."""
        return sorted(address for bus, address in self._i2c if bus == bus_id)

    def spi_write(self, bus_id, sck, mosi, data):
        """Bytes leave a SPI bus: they reach the devices whose chip select is low."""
        for device, dc, cs, its_sck, its_mosi in self._spi.get(bus_id, ()):
            if its_sck in (None, sck) and its_mosi in (None, mosi) and self.level(cs) == 0:
                device.spi_write(data, bool(self.level(dc)))


def _due(timer):
    return timer.due


CHIP = Chip()
