"""Real time: the simulated clock follows the wall's, but not through a suspended laptop."""

from host_sim import pace
from tests.host_sim.fakes import FakeHandheld


class Still(pace.Front):
    """A front-end without a person; every poll takes as long as it was asked to."""

    def __init__(self, handheld, wall):
        super().__init__(handheld)
        self.wall = wall
        self.jump = 0
        self.shown = 0

    def poll(self, seconds):
        self.wall[0] += seconds + self.jump
        self.jump = 0

    def show(self, rows, now):
        self.shown += 1


def test_the_clock_follows_but_not_a_jump(monkeypatch):
    wall = [1000.0]
    monkeypatch.setattr(pace.time, "monotonic", lambda: wall[0])
    handheld = FakeHandheld(passes=100)
    front = Still(handheld, wall)
    front.run()
    assert 500 <= handheld.now <= 520 and front.shown == 1

    handheld.passes = 200
    front.jump = 3600
    front.run()
    assert 1000 <= handheld.now <= 1020 + pace.STALL_MS
