"""Loading the modules of a game by name, and the names it has."""

from core.games import GAMES

# the packages that hold a module of each game's name
PACKAGES = ("core.games", "core.ai", "core.ui.tables")


def module(package, name):
    """The module `package.name`, imported if need be. `package` is dotted."""
    dotted = package + "." + name
    found = __import__(dotted)
    for part in dotted.split(".")[1:]:
        found = getattr(found, part)
    return found


def index(name):
    """The registry's index of a game, -1 where there is no such game."""
    for i in range(len(GAMES)):
        if GAMES[i][0] == name:
            return i
    return -1


def rules(name):
    """A new, not yet dealt game."""
    return module("core.games", name).Rules()
