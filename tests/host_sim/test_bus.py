"""The budgets of the display's bus, counted on the desk."""

import pytest

from host_sim.measures import NAMES, bus


def test_a_pointer_move():
    assert 0 < bus.pointer_bytes() <= 300


@pytest.mark.parametrize("name", NAMES)
def test_a_raised_card(name):
    table, rows = bus.card_bytes(name)
    assert table + rows > 0 and table <= 450


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game(name):
    sent, flushes = bus.game_bytes(name)
    assert flushes > 50
    assert sent <= 0.4 * flushes * bus.FRAME


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_sent_while_nothing_changes(name):
    assert bus.idle_flushes(name) == 0
