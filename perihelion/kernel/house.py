"""A game put together of the parts in its folders, in one way for all games.

    class Sunward(HouseGame[Tables, Weights]):
        parts = Parts(form=check_parts, tables=…, vocabulary=…, rulebook=check_set, restored=restored, …)

A set is read in one order: its form, the tables made of it, the vocabulary of actions, the counts of the rulebook.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.components import ComponentSet, Data, Finding
from perihelion.kernel.fields import Packed
from perihelion.kernel.game import Game
from perihelion.kernel.state import State
from perihelion.kernel.table import Event, Phrase

if TYPE_CHECKING:
    from perihelion.kernel.features import Features

T = TypeVar("T")
"""The tables of a game."""
W = TypeVar("W")
"""The weights of its evaluation."""
Judge = Callable[[Any, int, W], float]


@dataclass(frozen=True, kw_only=True)
class Parts(Generic[T, W]):
    form: Callable[[Data, str], None]
    """Refuses a set, told with the name of its file, of which no tables can be made."""
    tables: Callable[[ComponentSet, str], T]
    """Of the set, and the stamp that states carry."""
    vocabulary: Callable[[T], ActionSpace]
    rulebook: Callable[[Data, T], list[Finding]]
    restored: Callable[[T, int, Packed], State]
    weights: Callable[[dict[str, float], T], W]
    evaluate: Judge[W]
    judge: Judge[W] | None = None
    """The same without trying anything out, where the evaluation does."""
    explain: Callable[[Any, int, W], dict[str, float]]
    retell: Callable[[Sequence[Event], int | None], list[Event]]
    layout: Callable[[Data, T, ActionSpace], Data]
    names: Callable[[Data, T], list[str]]
    met: Callable[[Data, Any], list[str]] | None = None
    """Of the set, and a state: the components of its game. None where all names are."""
    explanations: Callable[[Data, T], dict[str, Phrase]] = lambda data, tables: {}
    features: str
    """Their place in the package, for they are read by learners alone: "bots.features:SunwardFeatures"."""
    insights: str = ""


class HouseGame(Game, Generic[T, W]):
    parts: Parts[T, W]

    def __init__(self, set_file: Path | None = None) -> None:
        super().__init__(set_file)
        self.parts.form(self.components.data, self.components.file)
        self.tables = self.parts.tables(self.components, self.stamp)
        self.actions = self.parts.vocabulary(self.tables)
        self.weigh({})
        self.hold_to_rulebook(set_file)

    def restore(self, seats: int, packed: Packed) -> State:
        return self.parts.restored(self.tables, seats, packed)

    def check(self) -> list[Finding]:
        return self.parts.rulebook(self.components.data, self.tables)

    def weigh(self, values: Mapping[str, float]) -> None:
        self.weighed = self.parts.weights(self.all_weights(values), self.tables)

    def evaluate(self, state: State, seat: int) -> float:
        return self.parts.evaluate(state, seat, self.weighed)

    def judge(self, state: State, seat: int) -> float:
        return (self.parts.judge or self.parts.evaluate)(state, seat, self.weighed)

    def explain(self, state: State, seat: int) -> dict[str, float]:
        return self.parts.explain(state, seat, self.weighed)

    def retell(self, turn: Sequence[Event], reader: int | None) -> list[Event]:
        return self.parts.retell(turn, reader)

    def layout(self) -> Data:
        return self.parts.layout(self.components.data, self.tables, self.actions)

    def component_names(self) -> list[str]:
        return [name.removeprefix("@") for name in self.parts.names(self.components.data, self.tables)]

    def components_in(self, state: State) -> list[str]:
        if self.parts.met is None:
            return super().components_in(state)
        return [name.removeprefix("@") for name in self.parts.met(self.components.data, state)]

    def explanations(self) -> dict[str, Phrase]:
        return self.parts.explanations(self.components.data, self.tables)

    def features(self, seats: int) -> "Features":
        return self._written_by(self.parts.features, seats)

    def insights(self, seats: int) -> "Features":
        return self._written_by(self.parts.insights or self.parts.features, seats)

    def _written_by(self, place: str, seats: int) -> "Features":
        module, _, name = place.partition(":")
        made: Features = getattr(import_module(f"{self.package}.{module}"), name)(self.tables, seats)
        return made
