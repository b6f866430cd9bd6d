"""How single games describe their observations: `games/<game>.py` with `describe(game, seats)`."""
