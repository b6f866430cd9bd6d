"""Learned evaluations for tests: small, with weights drawn at random; and what they look at, field by field."""

from random import Random

from perihelion import Game, State
from perihelion.kernel.features import Features
from perihelion.kernel.learned import Learned, digest_of


def some_net(game: Game, seats: int, seed: int = 1, hidden: int = 6, second: int = 4) -> Learned:
    features = game.insights(seats)
    assert features is not None
    chance = Random(seed)

    def drawn(count: int, most: int) -> list[int]:
        return [chance.randint(-most, most) for _ in range(count)]

    return Learned(
        stamp=game.stamp,
        fields=digest_of(features),
        seats=seats,
        scale=12.5,
        sizes=[features.size, hidden, second, seats],
        first=drawn(features.size * hidden, 127),
        steps=[1 + abs(step) for step in drawn(features.size, 60)],
        second=drawn(hidden * second, 3000),
        output=drawn(second * seats, 3000),
        biases=[drawn(hidden, 1 << 24), drawn(second, 1 << 20), drawn(seats, 1 << 20)],
        provenance={"method": "chance"},
    )


def told(features: Features, state: State, seat: int) -> dict[str, list[float]]:
    """The row of a seat by the names of its fields."""
    row = features.blank(1)
    features.fill(state, seat, row, 0)
    numbers = list(row)
    return {field.name: numbers[field.first : field.first + field.size] for field in features.fields}
