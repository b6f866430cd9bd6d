"""Any legal action, all equally likely."""

from perihelion.bots.bot import Position
from perihelion.kernel.rng import Rng


class Random:
    def choose(self, position: Position, rng: Rng) -> int:
        options = position.legal()
        return options[rng.below(len(options))]
