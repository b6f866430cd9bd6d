"""Greedy with a blurred eye: every option is seen a little better or worse than the evaluation says."""

from typing import Final, final

from perihelion.bots.bot import Position
from perihelion.bots.lookahead import after_each
from perihelion.kernel.rng import Rng

BLUR: Final = 2.5
"""Of the usual distance between options: the most that one of them can be misjudged, either way."""
STEPS: Final = 1 << 20


@final
class Easy:
    def choose(self, position: Position, rng: Rng) -> int:
        options = position.legal()
        if len(options) == 1:
            return options[0]
        values = after_each(position.game, position.sample(rng), position.seat, options)
        middle = sorted(values)[len(values) // 2]
        spread = 0.0
        for value in values:
            spread += abs(value - middle)
        spread /= len(values)
        best = options[0]
        highest = float("-inf")
        for action, value in zip(options, values, strict=True):
            seen = value + BLUR * spread * (2.0 * rng.below(STEPS) / STEPS - 1.0)
            if seen > highest:
                best, highest = action, seen
        return best
