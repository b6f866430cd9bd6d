"""Weights to begin with from a network that is there already, also of another number of seats.

Fields are matched by name. Where one is larger, because another seat sits there, the further places are taken for the
last one that is known: the observer comes first, so a third player is judged as the second was.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.features import Features
from perihelion.kernel.game import Game
from perihelion.kernel.learned import Learned
from perihelion.kernel.network import FIRST_SHIFT, ONE, SECOND_SHIFT


class NothingLearned(PerihelionError):
    code = "error-nothing-learned"
    says = "{game} has no learned evaluation for {seats} seats to start from"


def shipped(game: Game, seats: int) -> Learned:
    found = game.learned(seats)
    if found is None:
        raise NothingLearned(game=game.id, seats=seats)
    return found


def weights_of(learned: Learned, before: Features, now: Features) -> dict[str, NDArray[np.float32]]:
    """The numbers of a network as `Residual` has them, for rows of other fields."""
    inputs, hidden, second, outputs = learned.sizes
    first = np.array(learned.first, dtype=np.float64).reshape(inputs, hidden) * np.array(learned.steps)[:, None]
    others = [(learned.second, (hidden, second)), (learned.output, (second, outputs))]
    two, out = [np.array(part, dtype=np.float64).reshape(shape) / (1 << SECOND_SHIFT) for part, shape in others]
    seats = np.minimum(np.arange(now.seats), outputs - 1)
    shifts = (FIRST_SHIFT, SECOND_SHIFT, SECOND_SHIFT)
    biases = [
        np.array(part, dtype=np.float64) / (ONE << shift) for part, shift in zip(learned.biases, shifts, strict=True)
    ]
    found: dict[str, NDArray[Any]] = {
        "first": first[matched(before, now)] / (1 << FIRST_SHIFT),
        "first_bias": biases[0],
        "second": two,
        "second_bias": biases[1],
        "output": out[:, seats],
        "output_bias": biases[2][seats],
    }
    return {name: values.astype(np.float32) for name, values in found.items()}


def matched(before: Features, now: Features) -> NDArray[np.int64]:
    """For every input of the rows now the input before that it is taken for."""
    known = {field.name: field for field in before.fields}
    places: list[NDArray[np.int64]] = []
    for field in now.fields:
        old = known[field.name]
        ways = [np.minimum(np.arange(side), most - 1) for side, most in zip(field.shape, old.shape, strict=True)]
        numbers = np.arange(old.size).reshape(old.shape)[np.ix_(*ways)]
        places.append(old.first + numbers.ravel())
    return np.concatenate(places)
