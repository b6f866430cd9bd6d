"""The kinds of steps a game has on its agenda, each declared once, beside the phase it belongs to.

A step is data, a tuple of small integers: its kind, then what it is about. A `Kind` says what these numbers are and
what the step does; whoever reads a step unpacks it by these names (`_, seat, line = step`), never by number. A
`Question` is a kind that asks: its name, the rule that asks it, what an answer does, and the facts of its prompt. A
`Rulebook` is all of them, found in the modules of the phases, in the order of their numbers, with the second reading of
the rules and what people are told.
"""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

from perihelion.kernel.native import mypyc_attr
from perihelion.kernel.table import Fact, Phrase, Prompt, Quote

Step = tuple[int, ...]
"""A step still to do: its kind and a few small integers. A pending decision is data, so it clones and dumps."""


def kind_of(step: Step) -> int:
    return step[0]


def number_of(step: Step) -> int:
    """The first number of a step after its kind: whom or what it is about; -1 for none."""
    return step[1] if len(step) > 1 else -1


T = TypeVar("T")
"""The table of a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[T]):
    """A kind of step (`declare`): `number` stands first in the step, `parts` names those after it: "seat line flags".

    A last part with a star, "seat *columns", stands for any number of them. `tests/kernel/test_steps.py` holds every
    reading and every making of a step to its parts.
    """

    number: ClassVar[int] = -1
    parts: ClassVar[str] = ""

    def run(self, table: T, step: Step) -> None:
        """Do the step: work, push further steps, or ask."""
        raise ValueError(f"nothing to do for a step {step}")

    def meet(self, kinds: "list[Kind[T]]") -> None:
        """Told all kinds of the game, by number, when its rulebook is made."""

    def run_for(self, table: T, seat: int, step: Step) -> None:
        """Do the step for one seat, at a table where seats have steps of their own (`kernel/lanes.py`)."""
        raise ValueError(f"nothing for a seat to do in a step {step}")

    def run_for_all(self, table: T, step: Step) -> bool:
        """Do the step for all seats at once, if there is a shorter way than one after the other: whether there is."""
        return False

    def answer(self, table: T, seat: int, action: int) -> None:
        """Carry out what a seat has chosen; `table.asked` is the step that asked."""
        raise ValueError(f"step {self.number} asks nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Kind[T]):
    """A kind of step that asks: `prompt-<name>` and `prompt-<name>-reason` are its sentences, `rule` asks it.

    `run` finds the options and opens the question; one that is opened where it arises needs no `run`.
    """

    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    def is_for(self, table: T, who: int) -> bool:
        """Whether it is this seat that is asked; a question whose second reading says so itself leaves this."""
        return True

    def facts(self, table: T, seat: int) -> dict[str, Fact]:
        """What its sentences need: points left, the name of a thing."""
        return {}

    def prompt(self, table: T, seat: int) -> Prompt:
        """What the seat is asked; a question whose sentence depends on the position overrides this."""
        facts = self.facts(table, seat)
        return Prompt(Phrase(f"prompt-{self.name}", facts), Phrase(f"prompt-{self.name}-reason", facts), self.rule)

    def waiting(self, table: T, seat: int) -> Prompt:
        """What a seat is told that is not asked now."""
        return Prompt(Phrase("prompt-waiting"), Phrase(f"prompt-{self.name}", self.facts(table, seat)), self.rule)


K = TypeVar("K", bound=Kind[Any])


def declare(number: int, *, name: str = "", rule: str = "", parts: str = "") -> Callable[[type[K]], type[K]]:
    """A kind of step in one line: `@declare(steps.TAX, name="tax", rule="BSU-22.3", parts="seat place")`.

    The compiler is given these as lines of the class (`kernel/written_out.py`).
    """

    def declared(kind: type[K]) -> type[K]:
        kind.number = number
        for what, said in (("name", name), ("rule", rule), ("parts", parts)):
            if said:
                setattr(kind, what, said)
        return kind

    return declared


Refuse = Callable[[Any, int, int], list[str] | None]
"""The second reading of a question: the rule ids that refuse a seat's action, none for a legal one.

None instead of a list says that the action is no answer to the question at all: the rule that asks it refuses it."""


def naming(first: int, number: int, refuse: Callable[[Any, int, int], list[str]]) -> Refuse:
    """The second reading of a question whose answers name one of so many things: `refuse` is given the thing."""
    return lambda table, seat, action: refuse(table, seat, action - first) if 0 <= action - first < number else None


View = Callable[[Any, int | None], dict[str, Any]]


class BrokenRulebook(Exception):
    """A game whose kinds of steps do not fit together: told when it is imported, to whoever writes it."""


def nothing_foreseen(table: Any, seat: int | None) -> dict[str, Any]:
    return {}


def all_see_the_same(table: Any, seat: int | None) -> dict[str, Any]:
    """Of a game in which nothing is hidden from some and not from others: nothing is anybody's own."""
    return {}


class Rulebook(Generic[T]):
    """All that a game knows of its steps and of what people are told, by the number of a kind or by name."""

    def __init__(
        self,
        kinds: Sequence[Kind[T]],
        readings: Mapping[str, Refuse],
        *,
        over: str,
        others: str = "",
        winning: str,
        view: View,
        phrase: Callable[[Any, int, int], Phrase],
        quote: Callable[[Any, int, int], Quote],
        forecast: View = nothing_foreseen,
        own: View | None = None,
        own_forecast: View | None = None,
    ) -> None:
        self.kinds = in_order(kinds)
        for kind in kinds:
            kind.meet(self.kinds)
        self.questions = {kind.number: kind for kind in kinds if isinstance(kind, Question)}
        self.readings = dict(readings)
        self.others = others  # the rule by which only those answer who are asked
        self.over = over  # the rule by which nothing may be done any more
        self.winning = winning  # the rule that says who has won
        self.view = view
        self.phrase = phrase
        self.quote = quote
        self.forecast = forecast
        self.own = own  # the entries of a view that are not as the spectator has them
        self.own_forecast = own_forecast  # and those of a forecast
        check_names(list(self.questions.values()), self.readings)

    def question(self, step: Step) -> Question[T]:
        return self.questions[step[0]]


def kinds_in(*modules: ModuleType) -> list[Kind[Any]]:
    """Every kind of step that these modules declare, by number; where a module has made one for its own use, that one.

    So a declaration is all that a new kind needs.
    """
    found: list[Kind[Any]] = []
    for module in modules:
        there = list(vars(module).values())
        made = {type(each): each for each in there if isinstance(each, Kind)}
        for each in there:
            own = isinstance(each, type) and each.__module__ == module.__name__ and issubclass(each, Kind)
            if own and each.number >= 0:  # what several have in common has none
                found.append(made[each] if each in made else each())
    found.sort(key=lambda kind: kind.number)
    return found


def in_order(kinds: Sequence[Kind[T]]) -> list[Kind[T]]:
    """A list in which every kind stands at its number; numbers nobody has are kinds that do nothing."""
    found: list[Kind[T]] = [Kind() for _ in range(max([kind.number for kind in kinds]) + 1)]
    for kind in kinds:
        name = type(kind).__name__
        if kind.number < 0:
            raise BrokenRulebook(f"{name} has no number")
        if found[kind.number].number >= 0:
            raise BrokenRulebook(f"{name} and {type(found[kind.number]).__name__} have the same number {kind.number}")
        parts = kind.parts.replace("*", "").split()
        if len(set(parts)) < len(parts) or not all(part.isidentifier() for part in parts):
            raise BrokenRulebook(f"{name} has parts that are no names of its own: {kind.parts!r}")
        found[kind.number] = kind
    return found


def check_names(questions: Sequence[Question[Any]], readings: Mapping[str, Refuse]) -> None:
    """Every question has a name of its own, the rule that asks it, and a second reading; no reading is left over."""
    names = [question.name for question in questions]
    for question in questions:
        kind = type(question).__name__
        if not question.name or not question.rule:
            raise BrokenRulebook(f"{kind} needs a name and the rule that asks it")
        if names.count(question.name) > 1:
            raise BrokenRulebook(f"two questions are called {question.name!r}")
        if question.name not in readings:
            raise BrokenRulebook(f"no second reading of {question.name!r}")
    for name in readings:
        if name not in names:
            raise BrokenRulebook(f"a second reading of {name!r}, which nobody asks")
