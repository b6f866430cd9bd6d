"""How well teaching works, measured without people: `python -m tools.teaching`."""
