"""A small value network in NumPy and the targets of TD(lambda): enough to learn a game's evaluation on a CPU."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

DECAY: Final = 0.9
DECAY_OF_SQUARES: Final = 0.999
TINY: Final = 1e-8
SHRUNK: Final = ("line", "hidden", "out")
"""The weights that shrinking pulls towards 0."""


class ValueNetwork:
    """value = linear(x) + out · tanh(hidden(x)): one hidden layer beside a straight line; trained by Adam.

    Untrained it says 0 of everything.
    """

    def __init__(self, inputs: int, hidden: int, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "line": np.zeros(inputs),
            "hidden": chance.normal(0.0, 1.0 / np.sqrt(inputs), (inputs, hidden)),
            "bias": np.zeros(hidden),
            "out": np.zeros(hidden),
            "base": np.zeros(1),
        }
        self.first = {name: np.zeros_like(values) for name, values in self.weights.items()}
        self.second = {name: np.zeros_like(values) for name, values in self.weights.items()}
        self.steps = 0

    def values(self, rows: Array) -> Array:
        """The value of every row of inputs."""
        w = self.weights
        found: Array = rows @ w["line"] + np.tanh(rows @ w["hidden"] + w["bias"]) @ w["out"] + w["base"][0]
        return found

    def gradients(self, rows: Array, errors: Array) -> dict[str, Array]:
        """Of half the mean squared error, where `errors` are values less targets."""
        w = self.weights
        active = np.tanh(rows @ w["hidden"] + w["bias"])
        share = errors / len(errors)
        inner = np.outer(share, w["out"]) * (1.0 - active * active)
        return {
            "line": rows.T @ share,
            "hidden": rows.T @ inner,
            "bias": inner.sum(axis=0),
            "out": active.T @ share,
            "base": np.array([share.sum()]),
        }

    def learn(
        self, rows: Array, targets: Array, rate: float, counts: Array | None = None, shrink: float = 0.0
    ) -> float:
        """One step towards the targets; returns the mean squared error before it.

        `counts` says how much every row counts, `shrink` how strongly weights are pulled towards 0.
        """
        errors = self.values(rows) - targets
        weighed = errors if counts is None else errors * counts
        self.steps += 1
        for name, gradient in self.gradients(rows, weighed).items():
            if shrink and name in SHRUNK:
                gradient += shrink * self.weights[name]
            self.first[name] += (1 - DECAY) * (gradient - self.first[name])
            self.second[name] += (1 - DECAY_OF_SQUARES) * (gradient * gradient - self.second[name])
            first = self.first[name] / (1 - DECAY**self.steps)
            second = self.second[name] / (1 - DECAY_OF_SQUARES**self.steps)
            self.weights[name] -= rate * first / (np.sqrt(second) + TINY)
        return float(np.mean(errors * weighed))

    def follow(self, other: "ValueNetwork", share: float) -> None:
        """Move a part of the way to another network: done after every step of it, this is its running mean."""
        for name, values in other.weights.items():
            self.weights[name] += share * (values - self.weights[name])

    def save(self, file: Path) -> None:
        stored: dict[str, Any] = dict(self.weights)
        np.savez(file, allow_pickle=False, **stored)

    @classmethod
    def load(cls, file: Path) -> "ValueNetwork":
        with np.load(file, allow_pickle=False) as stored:
            inputs, hidden = stored["hidden"].shape
            made = cls(inputs, hidden)
            made.weights = {name: stored[name] for name in made.weights}
        return made


def lambda_returns(
    values: Sequence[float], outcome: float, trace: float, instead: Sequence[float | None] | None = None
) -> list[float]:
    """The targets of TD(lambda) for positions met one after another, whose values were so and whose end was so.

    With trace 0 every target is the value of the next position, with trace 1 the outcome. Where a position was chosen
    to explore, `instead` has the value of the best one: what came after is then no target for those before.
    """
    targets = [outcome] * len(values)
    for k in range(len(values) - 2, -1, -1):
        best = None if instead is None else instead[k + 1]
        targets[k] = (1 - trace) * values[k + 1] + trace * targets[k + 1] if best is None else best
    return targets
