"""What a seat may know as one vector of numbers: named fields, normalised, described once for each game.

A game that has features (`Game.features`) writes its own fields straight from the state, in compiled code; any other
game has the generic encoding below from its first day, a function of the seat's view. Another package brings the
encoding of its game by `Game.features`, or with an entry point in the group `perihelion.encodings`, named by the id of
the game, that leads to a function like `describe(game, seats)`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import entry_points
from math import log1p, prod
from typing import Any, Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from perihelion.kernel.features import Features
from perihelion.kernel.game import Game
from perihelion.kernel.native import i64, vec
from perihelion.kernel.state import State

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]

LOWEST: Final = -1.0
HIGHEST: Final = 1.0


@dataclass(frozen=True)
class Field:
    """One named part of an observation: its shape, and what its numbers mean."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Encoding(ABC):
    """Fields laid end to end in one vector of float32 from -1 to 1."""

    def __init__(self, game: Game, seats: int, fields: tuple[Field, ...]) -> None:
        self.game = game
        self.seats = seats
        self.fields = fields
        self.size = sum(field.size for field in fields)
        self.places: dict[str, slice] = {}
        first = 0
        for field in fields:
            self.places[field.name] = slice(first, first + field.size)
            first += field.size

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied to another process by its game."""
        return encoding_for, (self.game, self.seats)

    @abstractmethod
    def write(self, state: State, seat: int, out: Vector) -> None:
        """Write what the seat may know of the state; what was in the vector before does not matter."""

    def observe(self, state: State, seat: int, out: Vector | None = None) -> Vector:
        """The observation of a seat; written into `out` where that is given."""
        vector = np.empty(self.size, dtype=np.float32) if out is None else out
        self.write(state, seat, vector)
        return vector

    def named(self, vector: Vector) -> dict[str, Vector]:
        """The fields of a vector by their names, in their shapes; they share its memory."""
        return {field.name: vector[self.places[field.name]].reshape(field.shape) for field in self.fields}

    def table(self) -> str:
        """The fields as a table of Markdown, for the documentation."""
        lines = ["| field | shape | numbers | meaning |", "|---|---|---|---|"]
        for field in self.fields:
            place = self.places[field.name]
            shape = " × ".join(map(str, field.shape))
            lines.append(f"| `{field.name}` | {shape} | {place.start}–{place.stop - 1} | {field.meaning} |")
        return "\n".join(lines)


def rotated(seats: int, seat: int) -> list[int]:
    """The seats in the order an encoding lists them: the observer first, then the others in the order of play."""
    return [(seat + k) % seats for k in range(seats)]


def legal_mask(size: int, legal: list[int], out: Mask | None = None) -> Mask:
    mask = np.zeros(size, dtype=np.int8) if out is None else out
    if out is not None:
        mask.fill(0)
    mask[legal] = 1
    return mask


# -------------------------------------------------------------------- a game with features


class Written(Features):
    """Any other encoding as features, for what is made to step many games."""

    def __init__(self, encoding: "Encoding") -> None:
        super().__init__(encoding.seats)
        self.encoding = encoding
        for each in encoding.fields:
            self.field(each.name, each.shape, each.meaning)

    def write(self, state: State, seat: int, row: vec[float], at: i64) -> None:
        for place, number in enumerate(self.encoding.observe(state, seat).tolist()):
            row[at + place] = number


def features_of(encoding: "Encoding") -> Features:
    return encoding.features if isinstance(encoding, Straight) else Written(encoding)


class Straight(Encoding):
    """A game's own features: a row written in compiled code, which NumPy reads where it lies."""

    def __init__(self, game: Game, seats: int, features: Features) -> None:
        fields = tuple(Field(each.name, each.shape, each.meaning) for each in features.fields)
        super().__init__(game, seats, fields)
        self.features = features
        self.row = features.blank(1)
        self.numbers = np.frombuffer(memoryview(self.row), dtype=np.float64)

    def write(self, state: State, seat: int, out: Vector) -> None:
        self.features.fill(state, seat, self.row, 0)
        np.copyto(out, self.numbers, casting="same_kind")


# -------------------------------------------------------------------- any game


BUCKETS: Final = 1024
LARGE: Final = log1p(1000.0)
"""Numbers are encoded by their logarithm; 1000 and more are 1."""


class Hashed(Encoding):
    """Any game's view, by feature hashing: every leaf of the view has a place found from its path in the view.

    A number is written by its logarithm at the place of its path, a name as ±1 at the place of its path and the name.
    Leaves that share a place add up, with signs that are a hash as well, so that on average they cancel out.
    """

    def __init__(self, game: Game, seats: int, buckets: int = BUCKETS) -> None:
        fields = (
            Field("seat", (max(game.seats),), "one-hot: the seat that observes"),
            Field("view", (buckets,), "hashed leaves of the view: numbers by their logarithm, names as one-hot marks"),
        )
        super().__init__(game, seats, fields)
        self.buckets = buckets
        self.known: dict[str, tuple[int, float]] = {}  # places found so far, by path

    def write(self, state: State, seat: int, out: Vector) -> None:
        hashed = [0.0] * self.buckets
        for path, value in leaves(state.view(seat), ""):
            bucket, sign = self.known.get(path) or self.place(path)
            hashed[bucket] += sign * value
        out.fill(0.0)
        out[seat] = 1.0
        out[self.places["view"]] = np.clip(hashed, LOWEST, HIGHEST)

    def place(self, path: str) -> tuple[int, float]:
        digest = crc32(path.encode())
        found = (digest >> 1) % self.buckets, 1.0 if digest & 1 else -1.0
        self.known[path] = found
        return found


def leaves(node: Any, path: str) -> Iterator[tuple[str, float]]:
    """Everything in a view that is no list or table, by its path; what is None or 0 says nothing."""
    if isinstance(node, dict):
        for key, child in node.items():
            yield from leaves(child, f"{path}/{key}")
    elif isinstance(node, list | tuple):
        for number, child in enumerate(node):
            yield from leaves(child, f"{path}/{number}")
    elif isinstance(node, str):
        yield f"{path}={node}", 1.0
    elif node:
        size = min(1.0, log1p(abs(float(node))) / LARGE) if node is not True else 1.0
        yield path, size if node > 0 else -size


# -------------------------------------------------------------------- which encoding a game has


def encoding_for(game: Game, seats: int) -> Encoding:
    """The game's own features where it has them, the generic encoding otherwise."""
    features = game.features(seats)
    if features is not None:
        return Straight(game, seats, features)
    for point in entry_points(group="perihelion.encodings", name=game.id):
        other: Encoding = point.load()(game, seats)
        return other
    return Hashed(game, seats)
