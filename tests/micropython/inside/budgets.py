"""What the console takes of the heap, measured from inside; printed as `name value`."""

import gc
import sys

import hands
import micropython
import random_play

from core.game import NEXT


class Idle:
    """At every screen that scripts of keys reach, the bytes taken by: 20 passes while things may move, drawing it anew,
    100 passes while nothing happens. The last two with the heap locked, which names the line that allocates.
    """

    def __init__(self):
        self.player = hands.Player(True)
        self.seen = {}

    def keys(self, script):
        for letter in script:
            self.player.keys(letter)
            if not self.player.console.demo_runs:  # there the computer thinks: never idle
                self._measure(self.player.console)

    def again(self):
        """Power up anew: what was played leaves the memory, as it does with the battery."""
        self.player.console.forget_game()
        self.player = hands.Player(True)

    def game(self, name, script):
        """A game among persons where it has several seats, else alone, with a trouble to tell; then the script's keys."""
        console = self.player.console
        console.home()  # as a person does: no game is opened over another's table
        console.open_game(name, bytes(7), None, bytes(console.rules(name).SEATS[0]))
        console.open("pass_to", "PassTo", console.table)
        self.keys(".A")
        console.store.troubles.append((0, name, "damaged"))
        self.keys(".A" + script)

    def _measure(self, console):
        gc.collect()
        gc.disable()
        scene = console.scene
        moved = _moving(self.player)
        same = console.scene is scene
        self.player.frames(10, 100)
        drawn = _drawing(console)
        idled = _idling(self.player)
        gc.enable()
        name = self.player.scene()
        most = self.seen.get(name, (0, 0, 0))
        self.seen[name] = (max(most[0], moved if same else 0), max(most[1], drawn), max(most[2], idled))

    def report(self):
        for name in sorted(self.seen):
            print(name, *self.seen[name])


def _moving(player):
    before = gc.mem_alloc()
    player.frames(20)
    return gc.mem_alloc() - before


def _drawing(console):
    canvas = console.canvas
    before = gc.mem_alloc()
    micropython.heap_lock()
    try:
        canvas.fill(0)
        console.scene.draw(canvas)
    finally:
        micropython.heap_unlock()
    return gc.mem_alloc() - before


def _idling(player):
    hal = player.hal
    step = player.console.step
    before = gc.mem_alloc()
    micropython.heap_lock()
    try:
        for _ in range(100):
            hal.wait(1)
            step()
    finally:
        micropython.heap_unlock()
    return gc.mem_alloc() - before


def actions(name, n):
    """The most bytes that one of `n` random actions took, in the rules and their history."""
    dice = random_play.dice(n)
    number = 0
    most = 0
    session = None
    for i in range(n):
        if session is None or session.game.over:
            session = random_play.session(name, number)
            offered = bytearray(3 * session.game.MAX_ACTIONS)
            number += 1
        if i % 20 == 0:
            gc.collect()
        gc.disable()
        choice = random_play.choose(session.game, offered, dice)
        before = gc.mem_alloc()
        session.act(choice >> 8, choice & 255)
        most = max(most, gc.mem_alloc() - before)
        gc.enable()
    print(name, most)


def presses(name, n):
    """The most bytes that an action took by way of buttons: table, sound and animation included, records not; nor the computer
    players, which are made once a game."""
    player = hands.Player(True)
    console = player.console
    hal = player.hal
    dice = random_play.dice(n)
    number = most = done = 0
    while done < n:
        session = console.session
        if session is None or player.scene() != "Table" or session.game.over:
            console.open_game(name, bytes([number % 32] * 7))
            number += 1
            for seat in range(console.session.game.seats):
                if console.session.game.seat_kind(seat):
                    console.table.player(seat)
            player.frames(8)
            continue
        before_actions = session.actions
        hal.mask = hands.BUTTONS["UDLRLRAAAAAAB"[dice.below(13)]]
        gc.collect()
        gc.disable()
        before = gc.mem_alloc()
        player.frames(4)
        hal.mask = 0
        player.frames(4)
        taken = gc.mem_alloc() - before
        gc.enable()
        if session.actions > before_actions and player.scene() == "Table" and not _is_saved(session.game):
            most = max(most, taken)
            done += 1
    print(name, most)


def _is_saved(game):
    """Whether the action ended a game or a hand, which writes records."""
    return game.over or game.allows(NEXT, 0)


def leave(name, times):
    """Launch and leave a game, again and again; after each time the free heap and the map of it, for the test to read."""
    player = hands.Player()
    console = player.console
    for i in range(times):
        console.open_game(name, bytes([i % 32] * 7))
        player.keys("AA.")
        console.demo(name)
        player.frames(5, 300)
        console.home()
        gc.collect()
        print("free", gc.mem_free())
        micropython.mem_info()


def loaded(name):
    """The modules of a game that are still there after it was left."""
    print(sorted([module for module in sys.modules if module.endswith("." + name) or module.endswith("_" + name)]))
