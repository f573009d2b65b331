"""Tones end by themselves."""

from hal.buzzer import Buzzer, NoBuzzer
from host_sim.chip import CHIP


def test_a_tone_ends_by_itself():
    buzzer = Buzzer(16)
    CHIP.advance(10)
    buzzer.tone(440, 50)
    CHIP.advance(500)
    assert CHIP.tones == [(10, 440), (60, 0)]


def test_a_tone_replaces_the_one_before():
    buzzer = Buzzer(16)
    buzzer.tone(440, 50)
    CHIP.advance(40)
    buzzer.tone(880, 50)
    CHIP.advance(40)
    assert CHIP.tones == [(0, 440), (40, 880)]
    CHIP.advance(20)
    assert CHIP.tones[-1] == (90, 0)


def test_silence():
    buzzer = Buzzer(16)
    for hz, ms in ((0, 0), (0, 50), (440, 0)):
        CHIP.reset()
        buzzer.tone(440, 50)
        CHIP.advance(5)
        buzzer.tone(hz, ms)
        CHIP.advance(500)
        assert CHIP.tones == [(0, 440), (5, 0)]


def test_a_tone_too_low_for_the_pwm_is_played_as_low_as_it_goes():
    buzzer = Buzzer(16)
    buzzer.tone(1, 10)
    assert CHIP.tones == [(0, 16)]


def test_no_buzzer():
    NoBuzzer().tone(440, 50)
    CHIP.advance(100)
    assert CHIP.tones == []
