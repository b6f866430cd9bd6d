"""What a seat may know of a position as one row of numbers, written straight from the state.

A game subclasses `Features` in `games/<game>/bots/features.py`, compiled with its rules. It declares its fields once,
each with its shape and its meaning, and writes them into a row of a buffer that NumPy reads without a copy. A row is
what learners see (`perihelion/research`) and what a learned evaluation judges. It is written from the state, not from
a view, which would take ten times as long; the tests hold it to what the seat knows.
"""

from perihelion.kernel.native import i64, mypyc_attr, vec
from perihelion.kernel.state import State


class Field:
    """One named part of a row: where it begins, its shape, and what its numbers mean."""

    def __init__(self, name: str, shape: tuple[int, ...], meaning: str, first: int) -> None:
        self.name = name
        self.shape = shape
        self.meaning = meaning
        self.first = first
        self.size = 1
        for side in shape:
            self.size *= side


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The fields of one game for a number of seats; every number is from -1 to 1, players come observer first."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.fields: list[Field] = []
        self.size = 0

    def field(self, name: str, shape: tuple[int, ...], meaning: str) -> int:
        """Declare the next field; returns where it begins."""
        made = Field(name, shape, meaning, self.size)
        self.fields.append(made)
        self.size += made.size
        return made.first

    def write(self, state: State, seat: int, row: vec[float], at: i64) -> None:
        """Write all fields into a row that begins at `at` and is all 0."""
        raise NotImplementedError

    def fill(self, state: State, seat: int, row: vec[float], at: i64) -> None:
        """The same into a row that has been used before."""
        end: i64 = at + self.size
        for place in range(at, end):
            row[place] = 0.0
        self.write(state, seat, row, at)

    def blank(self, rows: int) -> vec[float]:
        """A buffer for so many rows."""
        return vec[float]([0.0] * (rows * self.size))


def part(number: int, whole: float) -> float:
    """A count as a part of what is usual, cut off beyond 1; mypyc would divide a `len(…)` itself through Python."""
    return bounded(number / whole)


def bounded(number: float) -> float:
    """Cut off what lies beyond 1 and -1: for numbers without a natural limit."""
    if number > 1.0:
        return 1.0
    return -1.0 if number < -1.0 else number
