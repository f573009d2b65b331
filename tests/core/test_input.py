"""core/ui/input.py: edges, bounce, taps, holds, repeats, blocking."""

import random

from hypothesis import given
from hypothesis import strategies as st

from core.ui.input import HOLD, PRESS, TAP, Input

UP, DOWN, LEFT, RIGHT, A, B = 1, 2, 4, 8, 16, 32
NAMES = {PRESS: "press", TAP: "tap", HOLD: "hold"}


def events(samples, holds=0, box=None):
    """Feed (ms, mask) samples, the mask staying until the next, polled every 5 ms; (ms, kind, button) of each event."""
    box = box or fresh()
    out = []
    for i, (at, mask) in enumerate(samples):
        end = samples[i + 1][0] if i + 1 < len(samples) else at + 1
        for now in range(at, end, 5):
            box.feed(mask, now & 0x3FFFFFFF, holds)
            while event := box.next():
                out.append((box.at, NAMES[event >> 8], event & 255))
    return out


def fresh():
    """An input that has seen all buttons up."""
    box = Input()
    box.feed(0, 0x3FFFFF00, 0)
    return box


def test_press_comes_on_the_first_edge():
    assert events([(100, 0), (200, A), (300, 0), (400, 0)]) == [(200, "press", A)]


def test_every_bounce_of_up_to_15_ms_is_one_press():
    rng = random.Random(5)
    for _ in range(300):
        samples, raw = [], 0
        for edge in (100, 300, 500, 700):
            raw ^= A
            samples.append((edge, raw))
            for _ in range(rng.randrange(6)):
                samples.append((edge + rng.randrange(1, 16), rng.choice((0, A))))
            samples.append((edge + 16, raw))
        samples.sort(key=lambda s: s[0])
        box, out = fresh(), []
        mask = 0
        for now in range(90, 900):
            for at, value in samples:
                if at == now:
                    mask = value
            box.feed(mask, now, 0)
            while event := box.next():
                out.append((box.at, event & 255))
        assert [button for _, button in out] == [A, A], samples
        assert [at for at, _ in out] == [100, 500]


def test_hold_and_tap_exclude_each_other():
    assert events([(0, 0), (100, B), (690, 0), (800, 0)], B) == [(690, "tap", B)]
    assert events([(0, 0), (100, B), (1500, 0), (1600, 0)], B) == [(700, "hold", B)]


def test_dpad_repeats_and_others_do_not():
    assert [t for t, _, _ in events([(0, 0), (100, DOWN), (680, 0), (800, 0)])] == [100, 400, 490, 580, 670]
    assert len(events([(0, 0), (100, A), (2000, 0), (2100, 0)])) == 1


def test_two_buttons_at_once_are_two_events():
    assert events([(0, 0), (100, A | LEFT), (200, 0), (300, 0)]) == [(100, "press", LEFT), (100, "press", A)]


def test_a_button_held_through_power_up_is_silent_until_it_was_up():
    box = Input()
    assert events([(0, B), (2000, 0), (2100, B), (2200, 0), (2300, 0)], B, box) == [(2200, "tap", B)]


def test_a_button_held_through_a_scene_change_is_silent_until_it_was_up():
    box = fresh()
    assert events([(0, 0), (100, A), (150, A)], 0, box) == [(100, "press", A)]
    box.block()
    assert events([(155, A), (900, 0), (1000, A), (1100, 0), (1200, 0)], A, box) == [(1100, "tap", A)]


def test_another_button_is_heard_right_after_a_scene_change():
    box = fresh()
    events([(0, 0), (100, A), (150, A)], 0, box)
    box.block()
    assert events([(155, A | LEFT), (200, A), (300, 0)], 0, box) == [(155, "press", LEFT)]


def test_the_clock_may_wrap():
    late = 0x40000000 - 200
    assert events([(late - 100, 0), (late, B), (late + 1000, 0), (late + 1100, 0)], B) == [
        ((late + 600) & 0x3FFFFFFF, "hold", B)
    ]


@given(st.lists(st.tuples(st.integers(1, 700), st.integers(0, 63)), max_size=40), st.integers(0, 63))
def test_presses_and_releases_alternate_and_hold_excludes_tap(steps, holds):
    box = fresh()
    now, before, down_events = 0, 0, [0] * 6
    for wait, mask in steps:
        for _ in range(wait // 5 + 1):
            now += 5
            box.feed(mask, now, holds)
            changed = box.down ^ before
            for i in range(6):
                if changed >> i & 1 and box.down >> i & 1:
                    down_events[i] = 0
            before = box.down
            while event := box.next():
                kind, bit = event >> 8, (event & 255).bit_length() - 1
                assert (kind == PRESS) == (not holds >> bit & 1)
                if kind != PRESS:
                    down_events[bit] += 1
                    assert down_events[bit] == 1
