"""How strong the computer players are, a module a game with `run`; `bench --strength GAME` calls it."""
