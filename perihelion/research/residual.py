"""The correction of an evaluation as a network in NumPy: fitted here, then packed into whole numbers for the bots.

Rows are kept sparse, as `selfplay.Rows` keeps them. One output for every seat, the observer first: how many points more
than the hand-made judgement says, in units of `scale`.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from perihelion.kernel.learned import LARGEST_WEIGHT
from perihelion.kernel.network import FIRST_SHIFT, ONE, SECOND_SHIFT

Array = NDArray[np.float32]

BATCH: Final = 512
RATE: Final = 1e-3
LAST_RATE: Final = 1e-4
DECAY: Final = 0.9
DECAY_OF_SQUARES: Final = 0.999
TINY: Final = 1e-8
SHRINK: Final = 1.0
"""How strongly weights, but no biases, are pulled towards 0, as a part of the rate."""
DROPPED: Final = 0.3
"""Of the inputs, at random for every row of a step. Without it, and with less shrinking, a network learns by heart how
each game ended: its rows tell the layout of the game. In Pulsar 2849 the error of margins in games it had not seen then
rose above that of a constant (32.7 to 32.4 points, with it 30.7; 960 games to learn from, 240 to check)."""
MEAN_OVER: Final = 0.005
"""How fast the running mean of the weights, which is what counts, follows them."""
LARGEST_SHORT: Final = 32767


class Sparse:
    """Rows of inputs of which few are not 0."""

    def __init__(self, inputs: NDArray[np.uint16], values: NDArray[np.int16], counts: NDArray[Any], wide: int):
        self.inputs = inputs
        self.values = values
        self.counts = counts.astype(np.int64)
        self.firsts = np.concatenate([[0], np.cumsum(self.counts)])
        self.wide = wide

    def __len__(self) -> int:
        return len(self.counts)

    def some(self, rows: NDArray[np.int64]) -> "Sparse":
        """Only these of the rows."""
        counts = self.counts[rows]
        places = np.arange(counts.sum()) + np.repeat(self.firsts[rows] - (np.cumsum(counts) - counts), counts)
        return Sparse(self.inputs[places], self.values[places], counts, self.wide)

    def dense(self, rows: NDArray[np.int64], chance: np.random.Generator | None = None) -> Array:
        """The rows in full; with chance some inputs are left out and the others count for them."""
        counts = self.counts[rows]
        ends = np.cumsum(counts)
        places = np.arange(ends[-1]) + np.repeat(self.firsts[rows] - (ends - counts), counts)
        values = self.values[places] / np.float32(ONE)
        if chance is not None:
            values *= (chance.random(len(values), dtype=np.float32) >= DROPPED) / np.float32(1 - DROPPED)
        made = np.zeros((len(rows), self.wide), dtype=np.float32)
        made[np.repeat(np.arange(len(rows)), counts), self.inputs[places]] = values
        return made


class Adam:
    """Steps down the slope, with a running mean of where they led."""

    def __init__(
        self,
        weights: dict[str, Array],
        steps: int,
        rates: tuple[float, float] = (RATE, LAST_RATE),
        shrink: float = SHRINK,
    ) -> None:
        self.rates = rates
        self.shrink = shrink
        self.moments = {name: np.zeros_like(values) for name, values in weights.items()}
        self.squares = {name: np.zeros_like(values) for name, values in weights.items()}
        self.mean = {name: values.copy() for name, values in weights.items()}
        self.steps = steps
        self.taken = 0

    def step(self, weights: dict[str, Array], slope: dict[str, Array]) -> None:
        self.taken += 1
        rate = self.rates[0] + (self.rates[1] - self.rates[0]) * self.taken / self.steps
        follow = max(MEAN_OVER, 1.0 / (self.taken + 1.0))
        for name, gradient in slope.items():
            self.moments[name] += (1 - DECAY) * (gradient - self.moments[name])
            self.squares[name] += (1 - DECAY_OF_SQUARES) * (gradient * gradient - self.squares[name])
            moment = self.moments[name] / np.float32(1 - DECAY**self.taken)
            square = self.squares[name] / np.float32(1 - DECAY_OF_SQUARES**self.taken)
            shrink = 0.0 if name.endswith("bias") else self.shrink
            weights[name] -= np.float32(rate) * (
                moment / (np.sqrt(square) + np.float32(TINY)) + np.float32(shrink) * weights[name]
            )
            self.mean[name] += np.float32(follow) * (weights[name] - self.mean[name])


class Residual:
    """out · relu(second · relu(first · x)): untrained it corrects nothing."""

    NAMES: Final = ("first", "first_bias", "second", "second_bias", "output", "output_bias")

    def __init__(self, sizes: list[int], chance: np.random.Generator) -> None:
        inputs, hidden, second, outputs = self.sizes = sizes
        self.weights: dict[str, Array] = {
            "first": chance.normal(0.0, 0.05, (inputs, hidden)).astype(np.float32),
            "first_bias": np.zeros(hidden, dtype=np.float32),
            "second": chance.normal(0.0, np.sqrt(2.0 / hidden), (hidden, second)).astype(np.float32),
            "second_bias": np.zeros(second, dtype=np.float32),
            "output": np.zeros((second, outputs), dtype=np.float32),
            "output_bias": np.zeros(outputs, dtype=np.float32),
        }

    def corrections(self, rows: Sparse) -> Array:
        found = [np.zeros((0, self.sizes[3]), dtype=np.float32)]
        for first in range(0, len(rows), 4 * BATCH):
            found.append(self.forward(rows.dense(np.arange(first, min(first + 4 * BATCH, len(rows)))))[2])
        return np.concatenate(found)

    def forward(self, x: Array) -> tuple[Array, Array, Array]:
        w = self.weights
        one = np.maximum(x @ w["first"] + w["first_bias"], 0.0)
        two = np.maximum(one @ w["second"] + w["second_bias"], 0.0)
        return one, two, two @ w["output"] + w["output_bias"]

    def gradients(self, x: Array, targets: Array) -> tuple[dict[str, Array], float]:
        """Of half the mean squared error without what all seats share, and that error.

        Choices only depend on how far seats are apart. What all still gain till the end is far more than that: while it
        counted a fifth a network of Sunward learned nothing else (docs/bots.md).
        """
        one, two, said = self.forward(x)
        wrong = said - targets
        if self.sizes[3] > 1:
            wrong -= wrong.mean(axis=1, keepdims=True)
        return self.slopes(x, one, two, wrong), float(np.mean(wrong**2))

    def slopes(self, x: Array, one: Array, two: Array, wrong: Array) -> dict[str, Array]:
        """Of half the mean of the squares of what is wrong, where `forward` has said the rest."""
        w = self.weights
        wrong = wrong / np.float32(len(x))
        at_two = (wrong @ w["output"].T) * (two > 0)
        at_one = (at_two @ w["second"].T) * (one > 0)
        return {
            "first": x.T @ at_one,
            "first_bias": at_one.sum(axis=0),
            "second": one.T @ at_two,
            "second_bias": at_two.sum(axis=0),
            "output": two.T @ wrong,
            "output_bias": wrong.sum(axis=0),
        }

    def error(self, rows: Sparse, targets: Array) -> float:
        """The mean squared error without what all seats share."""
        wrong = self.corrections(rows) - targets
        if self.sizes[3] > 1:
            wrong -= wrong.mean(axis=1, keepdims=True)
        return float(np.mean(wrong**2))

    def fit(
        self,
        rows: Sparse,
        targets: Array,
        epochs: int,
        chance: np.random.Generator,
        apart: NDArray[np.bool_] | None = None,
    ) -> float:
        """Towards the targets by Adam; the running mean of the weights is what stays. Returns the last mean error.

        Rows that are kept apart are not fitted to: what stays is the pass after which their error, which is then the
        one returned, was least, and a pass that does not make it less is the last.
        """
        shown = np.arange(len(rows)) if apart is None else np.flatnonzero(~apart)
        others = np.flatnonzero(apart) if apart is not None else shown[:0]
        stepper = Adam(self.weights, epochs * ((len(shown) + BATCH - 1) // BATCH))
        error = float("inf") if len(others) else 0.0
        for _ in range(epochs):
            order = shown[chance.permutation(len(shown))]
            errors = []
            for first in range(0, len(order), BATCH):
                chosen = order[first : first + BATCH]
                found, wrong = self.gradients(rows.dense(chosen, chance), targets[chosen])
                errors.append(wrong)
                stepper.step(self.weights, found)
            if not len(others):
                error = float(np.mean(errors))
                best = stepper.mean
                continue
            tried = Residual(self.sizes, np.random.default_rng(0))
            tried.weights = stepper.mean
            now = tried.error(rows.some(others), targets[others])
            if now >= error:
                break
            error, best = now, {name: values.copy() for name, values in stepper.mean.items()}
        self.weights = best
        return error

    def packed(self, met: NDArray[np.bool_]) -> dict[str, Any]:
        """In whole numbers, as `kernel.learned.Learned` has them; inputs that were never met get no weight."""
        w = self.weights
        first = np.where(met[:, None], w["first"], 0.0).astype(np.float64) * (1 << FIRST_SHIFT)
        steps = np.maximum(1, np.ceil(np.abs(first).max(axis=1) / LARGEST_WEIGHT)).astype(np.int64)
        shorts = {
            name: np.clip(np.rint(w[name].astype(np.float64) * (1 << SECOND_SHIFT)), -LARGEST_SHORT, LARGEST_SHORT)
            for name in ("second", "output")
        }
        return {
            "first": np.rint(first / steps[:, None]).astype(np.int64).ravel().tolist(),
            "steps": steps.tolist(),
            "second": shorts["second"].astype(np.int64).ravel().tolist(),
            "output": shorts["output"].astype(np.int64).ravel().tolist(),
            "biases": [
                whole(w["first_bias"], ONE << FIRST_SHIFT),
                whole(w["second_bias"], ONE << SECOND_SHIFT),
                whole(w["output_bias"], ONE << SECOND_SHIFT),
            ],
        }


def whole(values: Array, one: int) -> list[int]:
    found: list[int] = np.rint(values.astype(np.float64) * one).astype(np.int64).tolist()
    return found


def lambda_targets(
    values: NDArray[np.float64], chains: NDArray[np.int32], ends: NDArray[np.float32], trace: float
) -> NDArray[np.float64]:
    """TD(lambda) for rows in the order they were met: `values` of every row for every seat, `ends` of every chain.

    All chains go back together, a row at a time: the last row of each takes its end, the one before it its value, …
    """
    order = np.argsort(chains, kind="stable")
    counts = np.bincount(chains, minlength=len(ends))
    lasts = np.cumsum(counts) - 1
    targets = np.empty_like(values)
    after = ends.astype(np.float64)
    for back in range(int(counts.max())):
        alive = np.flatnonzero(counts > back)
        rows = order[lasts[alive] - back]
        targets[rows] = after[alive]
        after[alive] = (1 - trace) * values[rows] + trace * after[alive]
    return targets
