"""The action after which the game's own evaluation likes the position most; ties are broken by chance."""

from perihelion.bots.bot import Position
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State


class Greedy:
    def worth(self, position: Position, after: State) -> float:
        """How well the seat stands after one of its actions."""
        return position.game.evaluate(after, position.seat)

    def choose(self, position: Position, rng: Rng) -> int:
        options = position.legal()
        if len(options) == 1:
            return options[0]
        known = position.sample(rng)
        best: list[int] = []
        highest = float("-inf")
        for action in options:
            after = known.clone()
            after.apply(position.seat, action)
            value = self.worth(position, after)
            if value > highest:
                best, highest = [action], value
            elif value == highest:
                best.append(action)
        return best[rng.below(len(best))]
