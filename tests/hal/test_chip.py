"""The simulated chip: time, timers, buses; and the shims' MicroPython modules on it."""

import machine
import micropython
import pytest
import utime
from machine import I2C, PWM, SPI, Pin, Timer

from host_sim.chip import CHIP


def test_timers_fire_in_order_each_at_its_time():
    fired = []
    timers = [
        Timer(period=period, mode=Timer.PERIODIC, callback=lambda t, p=period: fired.append((CHIP.now, p)))
        for period in (30, 20)
    ]
    Timer(period=25, mode=Timer.ONE_SHOT, callback=lambda t: fired.append((CHIP.now, "once")))
    CHIP.advance(61)
    assert fired == [(20, 20), (25, "once"), (30, 30), (40, 20), (60, 30), (60, 20)]
    assert CHIP.now == 61
    for timer in timers:
        timer.deinit()
    CHIP.advance(100)
    assert len(fired) == 6


def test_a_timer_that_is_started_anew():
    fired = []
    timer = Timer()
    for _ in range(2):
        timer.init(period=10, mode=Timer.ONE_SHOT, callback=lambda t: fired.append(CHIP.now))
        CHIP.advance(4)
    CHIP.advance(50)
    assert fired == [14]


def test_sleeping_moves_the_clock_or_asks_the_front_end():
    utime.sleep_ms(7)
    assert utime.ticks_ms() == 7
    utime.sleep_us(1)
    assert CHIP.now == 8
    asked = []
    CHIP.sleeper = asked.append
    utime.sleep_ms(5)
    assert (asked, CHIP.now) == ([5], 8)


def test_ticks_wrap_as_on_the_chip():
    CHIP.now = 2**30 - 1
    start = utime.ticks_ms()
    CHIP.advance(11)
    assert utime.ticks_ms() == 10
    assert utime.ticks_diff(utime.ticks_ms(), start) == 11
    assert utime.ticks_diff(start, utime.ticks_ms()) == -11
    assert utime.ticks_add(start, 11) == 10


@pytest.mark.parametrize("bus", [0, 1])
def test_i2c_takes_the_pins_that_the_datasheet_gives_it(bus):
    # RP2040 datasheet, table 2, column F3
    pairs = {0: [(0, 1), (4, 5), (8, 9), (12, 13), (16, 17), (20, 21), (24, 25), (28, 29)],
             1: [(2, 3), (6, 7), (10, 11), (14, 15), (18, 19), (22, 23), (26, 27)]}  # fmt: skip
    accepted = []
    for sda in range(30):
        for scl in range(30):
            try:
                I2C(bus, scl=Pin(scl), sda=Pin(sda))
                accepted.append((sda, scl))
            except ValueError as error:
                assert str(error) in ("bad SCL pin", "bad SDA pin")
    assert accepted == [(sda, scl) for sda, _ in pairs[bus] for _, scl in pairs[bus]]


def test_spi_takes_the_pins_that_the_datasheet_gives_it():
    # RP2040 datasheet, table 2, column F1
    sck = {0: [2, 6, 18, 22], 1: [10, 14, 26]}
    mosi = {0: [3, 7, 19, 23], 1: [11, 15, 27]}
    for bus in (0, 1):
        accepted = []
        for a in range(30):
            for b in range(30):
                try:
                    SPI(bus, sck=Pin(a), mosi=Pin(b))
                    accepted.append((a, b))
                except ValueError:
                    pass
        assert accepted == [(a, b) for a in sck[bus] for b in mosi[bus]]


def test_a_bus_with_nobody_on_it():
    bus = I2C(0, scl=Pin(5), sda=Pin(4))
    with pytest.raises(OSError):
        bus.writeto(0x3C, b"x")
    assert bus.scan() == []


class Listener:
    def __init__(self):
        self.heard = []

    def i2c_write(self, data):
        self.heard.append(data)

    def spi_write(self, data, is_data):
        self.heard.append((data, is_data))

    def reset(self):
        self.heard.append("reset")


def test_i2c_reaches_who_has_the_address_and_the_pins():
    listener = Listener()
    CHIP.attach_i2c(0, 0x20, listener, 4, 5)
    bus = I2C(0, scl=Pin(5), sda=Pin(4))
    assert bus.writeto(0x20, memoryview(b"abc")) == 3
    assert bus.scan() == [0x20]
    with pytest.raises(OSError):
        I2C(0, scl=Pin(1), sda=Pin(0)).writeto(0x20, b"x")
    with pytest.raises(OSError):
        I2C(1, scl=Pin(7), sda=Pin(6)).writeto(0x20, b"x")
    assert listener.heard == [b"abc", b""]


def test_spi_reaches_whose_chip_select_is_low():
    listener = Listener()
    CHIP.attach_spi(0, listener, dc=20, cs=17, reset=21)
    dc, cs, reset = (Pin(pin, Pin.OUT, value=1) for pin in (20, 17, 21))
    bus = SPI(0, sck=Pin(18), mosi=Pin(19))
    bus.write(b"nobody")
    cs(0)
    bus.write(b"data")
    dc(0)
    bus.write(b"command")
    reset(0)
    reset(1)
    assert listener.heard == [(b"data", True), (b"command", False), "reset"]


def test_pwm_is_a_tone():
    pwm = PWM(Pin(16))
    pwm.freq(440)
    assert CHIP.tones == []
    pwm.duty_u16(100)
    CHIP.advance(3)
    pwm.freq(880)
    pwm.deinit()
    assert CHIP.tones == [(0, 440), (3, 880), (3, 0)]
    for hz in (0, 7, 10**9):
        with pytest.raises(ValueError):
            pwm.freq(hz)
    assert (pwm.freq(), pwm.duty_u16()) == (880, 0)


def test_no_such_pin():
    for pin in (-1, 30, "LED2"):
        with pytest.raises(ValueError):
            Pin(pin)


def test_reset_ends_the_program():
    with pytest.raises(machine.HardReset):
        machine.reset()


def test_micropythons_tuning_does_nothing():
    @micropython.native
    def same(x):
        return x

    heard = []
    micropython.schedule(heard.append, 1)
    assert (micropython.const(5), same(6), heard) == (5, 6, [1])
    micropython.heap_lock()
    micropython.heap_unlock()
    micropython.alloc_emergency_exception_buf(100)
