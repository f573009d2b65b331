"""Computer players, one file a game: class `Player`."""
