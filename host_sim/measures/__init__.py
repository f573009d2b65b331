"""What `bench` measures, a file a subject. Each row's function returns [(where, value as text)]."""

from core.games import GAMES

NAMES = [name for name, _ in GAMES]
