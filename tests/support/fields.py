"""Features read a second time, from a view: every field beside the function that fills it, for the tests.

A field is written number by number into an array of the standard library. Most fields are a few marks among many
zeros, and an encoding takes about half as long so as by assigning to shaped views of a NumPy array.
"""

from array import array
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from typing import Any

import numpy as np

from perihelion.kernel.game import Game
from perihelion.kernel.state import State
from perihelion.research.encoding import HIGHEST, LOWEST, Encoding, Field, Vector, rotated

View = dict[str, Any]
Ink = MutableSequence[float]
"""All numbers of an observation, one field after another."""
Fill = Callable[[View, list[int], Ink, int], None]
"""Writes a field: gets the view, the seats with the observer first, the ink, which is 0 there, and where it begins."""
Part = tuple[Field, Fill]


class Described(Encoding):
    def __init__(self, game: Game, seats: int, parts: Sequence[Part]) -> None:
        super().__init__(game, seats, tuple(field for field, _ in parts))
        self.fills = [(self.places[field.name].start, fill) for field, fill in parts]
        self.ink: Ink = array("f", bytes(4 * self.size))
        self.written: Vector = np.frombuffer(self.ink, dtype=np.float32)
        self.orders = [rotated(seats, seat) for seat in range(seats)]

    def write(self, state: State, seat: int, out: Vector) -> None:
        self.read(state.view(seat), seat)
        np.maximum(self.written, LOWEST, out=out)
        np.minimum(out, HIGHEST, out=out)

    def read(self, view: View, seat: int) -> None:
        self.written.fill(0.0)
        ink, order = self.ink, self.orders[seat]
        for first, fill in self.fills:
            fill(view, order, ink, first)


class Names:
    """The numbers of names, in the order in which the set lists them."""

    def __init__(self, names: Iterable[str]) -> None:
        self.numbers = {name: number for number, name in enumerate(names)}
        self.size = len(self.numbers)

    def mark(self, ink: Ink, first: int, names: Iterable[str | None]) -> None:
        """Write 1 for each name; None, for what is not there or not known, marks nothing."""
        numbers = self.numbers
        for name in names:
            if name is not None:
                ink[first + numbers[name]] = 1.0


def put(ink: Ink, first: int, numbers: Iterable[float]) -> None:
    """Write numbers one after another."""
    for number in numbers:
        ink[first] = number
        first += 1


def one_of(ink: Ink, first: int, size: int, index: int) -> None:
    """Mark one place of so many; a place outside, such as -1 for "none", marks nothing."""
    if 0 <= index < size:
        ink[first + index] = 1.0


def told(tell: Callable[[View], Iterable[float]]) -> Fill:
    """A field that holds the numbers `tell` says of the view."""

    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        put(ink, first, tell(view))

    return fill


def marks(names: Names, tell: Callable[[View], Iterable[str | None]]) -> Fill:
    """A field with 1 for every name that `tell` lists of the view."""

    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        names.mark(ink, first, tell(view))

    return fill


def rows_of_marks(names: Names, tell: Callable[[View], Iterable[str | None]]) -> Fill:
    """A field with a row for everything that `tell` lists of the view: 1 for its name."""
    size, numbers = names.size, names.numbers

    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for name in tell(view):
            if name is not None:
                ink[first + numbers[name]] = 1.0
            first += size

    return fill


def one_hot(size: int, tell: Callable[[View], int]) -> Fill:
    """A field with 1 at the place that `tell` says, and none where that lies outside."""

    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        one_of(ink, first, size, tell(view))

    return fill


def seat_mark(tell: Callable[[View], int | None]) -> Fill:
    """A field with 1 for one seat, the observer first; for nobody all is 0."""

    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        seat = tell(view)
        if seat is not None:
            ink[first + order.index(seat)] = 1.0

    return fill


def for_seats(group: str, tell: Callable[[dict[str, Any]], Sequence[float]]) -> Fill:
    """A field with a row for every seat: what `tell` says of its part of `view[group]`."""

    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        several = view[group]
        for seat in order:
            for number in tell(several[seat]):
                ink[first] = number
                first += 1

    return fill


def marks_for_seats(group: str, names: Names, tell: Callable[[dict[str, Any]], Iterable[str | None]]) -> Fill:
    """A field with a row for every seat: 1 for every name that `tell` lists of its part of `view[group]`."""
    size, numbers = names.size, names.numbers

    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        several = view[group]
        for seat in order:
            for name in tell(several[seat]):
                if name is not None:
                    ink[first + numbers[name]] = 1.0
            first += size

    return fill


def total(tally: dict[str, int]) -> float:
    """The points of a tally, in hundreds."""
    return sum(tally.values()) / 100.0
