"""Tables, one file a game: class `Table`."""
