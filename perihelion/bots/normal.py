"""The option that leaves the seat best off at the end of its own turn; ties are broken by chance."""

from typing import final

from perihelion.bots.bot import Position
from perihelion.bots.lookahead import looked_ahead
from perihelion.kernel.rng import Rng


@final
class Normal:
    def choose(self, position: Position, rng: Rng) -> int:
        options = position.legal()
        if len(options) == 1:
            return options[0]
        values = looked_ahead(position.game, position.sample(rng), position.seat, options)
        highest = max(values.values())
        best = [action for action, value in values.items() if value == highest]
        return best[rng.below(len(best))]
