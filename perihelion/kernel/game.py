"""A game as the world meets it: what it is called, who can play it, and how to begin."""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.components import Finding, read_set
from perihelion.kernel.errors import (
    BadOption,
    BadSeats,
    BadSeed,
    BadSnapshot,
    ForeignSnapshot,
    SetAgainstRule,
    UnknownOption,
)
from perihelion.kernel.learned import Learned, read_learned
from perihelion.kernel.reasoning import Reason, reason_for
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.state import Packed, State
from perihelion.kernel.styles import UnknownStyle, read_styles
from perihelion.kernel.table import Event, Phrase
from perihelion.kernel.weights import complete, read_weights

if TYPE_CHECKING:
    from perihelion.kernel.features import Features

OptionValue = int | str | bool
Options = dict[str, OptionValue]

STAGES: Final = ("building", "rules", "complete")
"""Being built; the rules stand and play at the terminal; complete, with its board: offered in the lobby."""


@dataclass(frozen=True)
class Option:
    """A declared choice before the game: `option-<name>` and `option-<name>-help` say in the texts what it means."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue

    @property
    def meaning(self) -> str:
        return f"option-{self.name.replace('_', '-')}-help"


class Game(ABC):
    """Describes a game and makes its states. A game subclasses it; one instance is one game with one component set."""

    id: str
    package: str  # where its `set/` and `text/` folders are
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    actions: ActionSpace
    rules_version: int
    stage: str = "building"
    rules_prefix: str  # of the ids in its rules reference: WSS
    tastes: tuple[str, ...] = ()
    """What a style may like besides what the weights say: names that `weigh` understands, 0 in neutral play."""
    unseen: tuple[str, ...] = ()
    """Terms of `explain` that somebody who has just learned the game does not see yet: `easy` goes without them."""
    point: float = 1.0
    """What a point of the score is worth in the points of `evaluate`, in which a learner measures how games ended."""
    reasons: Mapping[str, Reason[Any]] = {}
    """By term of `explain`: how its gain is said."""
    telling: Mapping[str, int] = {}
    """How much each kind of event matters in one line about a turn: 1 most, 4 least, 0 not at all."""
    gathers: frozenset[str] = frozenset()
    """Kinds of events that begin a line about all: what follows belongs to it, whoever moves."""

    def __init__(self, set_file: Path | None = None) -> None:
        self.components = read_set([set_file] if set_file else self.set_files())
        self.weights = read_weights(self.folder())
        self.styles = read_styles(self.folder())
        self._styled: dict[str, Game] = {}
        self._learned: dict[int, Learned | None] = {}

    def hold_to_rulebook(self, set_file: Path | None) -> None:
        """Refuse somebody's own set that breaks a count of the rulebook; tests hold the package's own to them.

        Every game ends its `__init__` with it, after form, tables and vocabulary.
        """
        for finding in self.check() if set_file is not None else []:
            if not finding.holds:
                raise SetAgainstRule(file=self.components.file, rule=finding.rule, what=finding.what)

    # ---------------------------------------------------------------- what a game supplies

    @abstractmethod
    def begin(self, seats: int, rng: Rng, options: Options) -> State:
        """Set the table up; the kernel then settles the state to the first choice."""

    @abstractmethod
    def restore(self, seats: int, packed: Packed) -> State:
        """A state with what `pack` kept of the table; the kernel restores the rest."""

    @abstractmethod
    def check(self) -> list[Finding]:
        """The component set against the rulebook's counts and tables."""

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """How well the seat stands, in points, also in the middle of a turn: what the greedy bot climbs."""

    def explain(self, state: State, seat: int) -> dict[str, float]:
        """`evaluate` split into named terms, whose sum it is; the texts say what each is about (`term-<name>`).

        A name may tell what exactly after a colon: "mission:aliens" is one of the terms `mission`.
        """
        return {"worth": self.evaluate(state, seat)}

    def reason(self, term: str, before: State, after: State, seat: int) -> Phrase | None:
        """What the way from one position to the other gains in a term, in the game's words; None when nothing."""
        return reason_for(self.reasons, term, before, after, seat)

    def for_others(self, state: State, seat: int, action: int) -> Phrase | None:
        """What a move gives the others, where a hint should say so: the terms are of the seat alone."""
        return None

    def aim(self, action: int) -> str:
        """What a move is about: of two with the same aim a hint does not name one as the alternative to the other."""
        move = self.actions.move(action)
        return f"{move.kind}{move.args}"

    def retell(self, turn: Sequence[Event], reader: int | None) -> list[Event]:
        """The events of a turn as a reader is told of them: what belongs together as one, with what it means to them.

        Made of events that the reader was told, and of nothing else.
        """
        return list(turn)

    def judge(self, state: State, seat: int) -> float:
        """The same without trying anything out: what a learned correction is added to (`learned`)."""
        return self.evaluate(state, seat)

    def traits(self, state: State, seat: int) -> dict[str, str]:
        """What a seat has that another could have in its place, by kind, as ids of messages: {"mat": "mat-un-basic"}.

        Reports tell by it how even a set is; they ask when a game begins and when it is over, and keep what was first.
        """
        return {}

    def turn(self, state: State, seat: int) -> int:
        """Whose turn it is while that seat is asked; a game that asks others within a turn overrides this.

        A search judges where a turn ends, so that an answer within it is not taken for its end.
        """
        return seat

    def candidates(self, state: State, seat: int) -> list[int]:
        """The options a search looks at; a game where many come to the same leaves all but one of those out."""
        return state.legal(seat)

    def shortlist(self, state: State, seat: int) -> list[int]:
        """Of the candidates those worth the time of a learned judgement, which takes longer than one by hand."""
        return self.candidates(state, seat)

    def weigh(self, values: Mapping[str, float]) -> None:
        """Let `evaluate` use these weights from now on; a game that keeps weights as data overrides this."""
        self.all_weights(values)

    def all_weights(self, values: Mapping[str, float]) -> dict[str, float]:
        """The given weights and tastes, and the neutral ones for the rest; KeyError for a name nobody knows."""
        return complete(values, {**self.weights.values, **dict.fromkeys(self.tastes, 0.0)})

    def styled(self, style: str) -> "Game":
        """The same game as somebody judges it who prefers that way to play (`styles.toml`)."""
        if style not in self.styles:
            raise UnknownStyle(game=self.id, name=style[:40], known=", ".join(self.styles) or "-")
        if style not in self._styled:
            other = copy(self)
            other.weigh(self.styles[style].weights(self.weights.values))
            self._styled[style] = other
        return self._styled[style]

    def features(self, seats: int) -> "Features | None":
        """What a seat may know as a row of numbers, written from the state; without it learners get a hashed view."""
        return None

    def insights(self, seats: int) -> "Features | None":
        """What a learned judgement looks at: the same row, unless a game has one that is quicker to learn from."""
        return self.features(seats)

    def learned(self, seats: int) -> "Learned | None":
        """What was learned from self-play with this very set and so many seats; None where nothing fits."""
        if seats not in self._learned:
            found = read_learned(self.folder(), seats)
            fits = found is not None and found.fits(self.stamp, self.insights(seats))
            self._learned[seats] = found if fits else None
        return self._learned[seats]

    @abstractmethod
    def layout(self) -> dict[str, Any]:
        """What the page needs to draw the components: names of things, shapes and coordinates, no state."""

    @abstractmethod
    def component_names(self) -> list[str]:
        """The message ids of everything a player can meet: both languages must have them."""

    def components_in(self, state: State) -> list[str]:
        """Of those names the components that can be met in this game: words and help left out, and what options, a
        number of players or chance have left in the box."""
        return [name for name in self.component_names() if not name.endswith("-help")]

    def explanations(self) -> dict[str, Phrase]:
        """What components do, composed of their effects, under the ids that texts and pages ask for: `<name>-help`.

        So a card of somebody's own set is explained as well. What no effect says is a message of the texts.
        """
        return {}

    # ---------------------------------------------------------------- the contract

    def new(self, seats: int, seed: int, **options: OptionValue) -> State:
        if seats not in self.seats:
            raise BadSeats(game=self.id, allowed=", ".join(map(str, self.seats)), seats=seats)
        if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
            raise BadSeed(seed=str(seed))
        state = self.begin(seats, seeded(seed), self.complete(options))
        state.settle()
        return state

    def load(self, dumped: bytes) -> State:
        stamp, _, body = dumped.partition(b"\n")
        if stamp.decode("utf8", "replace") != self.stamp:
            raise ForeignSnapshot(game=self.id)
        try:
            whole = json.loads(body)
            state = self.restore(whole[0], whole[6])
            state.restore_base(whole)
        except (ValueError, TypeError, LookupError, OverflowError):
            raise BadSnapshot(game=self.id) from None
        return state

    @property
    def stamp(self) -> str:
        return f"{self.id}/{self.rules_version}/{self.components.stamp}"

    def complete(self, options: Mapping[str, OptionValue]) -> Options:
        """The given options with defaults for the rest, each checked against its declaration."""
        declared = {option.name: option for option in self.options}
        for name in options:
            if name not in declared:
                raise UnknownOption(game=self.id, name=name, known=", ".join(declared) or "-")
        chosen: Options = {}
        for name, option in declared.items():
            if name not in options:
                chosen[name] = option.default
                continue
            value = options[name]
            if not any(type(value) is type(known) and value == known for known in option.values):
                raise BadOption(game=self.id, name=name, value=str(value), allowed=", ".join(map(str, option.values)))
            chosen[name] = value
        return chosen

    def folder(self) -> Traversable:
        return files(self.package)

    def set_files(self) -> list[Path | Traversable]:
        found = [file for file in (self.folder() / "set").iterdir() if file.name.endswith(".toml")]
        return sorted(found, key=lambda file: file.name)
