"""What people at a table are told: events, quotes, previews, prompts. Plain data, never on the hot path."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

EVERYBODY: Final = -1


def named(kind: str, name: str) -> str:
    """The fact that stands for the name of a thing in the reader's language: named("zone", "black_hole")."""
    return f"@{kind}-{name.replace('_', '-')}"


@dataclass(slots=True)
class Phrase:
    """A message id of the game's Fluent texts with the values it needs.

    Nobody changes one. It is not frozen, for making a frozen one takes four times as long, and a server makes several
    of them for everybody who looks at a move.
    """

    message: str
    facts: "Mapping[str, Fact]" = field(default_factory=dict)


Fact = int | str | Phrase
"""A number; a text, which is the id of a message to be said in the reader's language when it begins with "@"; or a
phrase within the phrase, said first: so sentences are composed of parts, each in the words of the reader's language."""


def more(message: str, was: int, now: int) -> Phrase | None:
    """That there is more of something than before; None when there is not."""
    return Phrase(message, {"n": now - was, "now": now}) if now > was else None


def written(phrase: Phrase) -> list[Any]:
    """A phrase as plain data, to be sent between processes; `read` makes it a phrase again."""
    facts = {name: written(fact) if isinstance(fact, Phrase) else fact for name, fact in phrase.facts.items()}
    return [phrase.message, facts]


def read(data: list[Any]) -> Phrase:
    facts = {name: read(fact) if isinstance(fact, list) else fact for name, fact in data[1].items()}
    return Phrase(data[0], facts)


def rephrased(phrase: Phrase, message: str, inner: Callable[[Phrase], Phrase]) -> Phrase:
    """The same with another message, and the phrases within it said otherwise."""
    facts = {name: inner(fact) if isinstance(fact, Phrase) else fact for name, fact in phrase.facts.items()}
    return Phrase(message, facts)


def joined(parts: list[Phrase], by: str) -> Phrase:
    """Phrases one after the other, two at a time: `by` is the message that joins `$first` and `$rest`."""
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = Phrase(by, {"first": part, "rest": said})
    return said


class Event(NamedTuple):
    """Something that happened: a piece went from one place to another, an amount changed.

    A tuple: a move makes half a dozen of them, and as frozen dataclasses they took a fourteenth of a server's move.
    `kind` is the id of the log line (`event-<kind>`), `only` the one seat that may know of it so far.
    """

    kind: str
    seat: int = EVERYBODY
    piece: str = ""
    origin: str = ""
    target: str = ""
    amount: int = 0
    only: int = EVERYBODY
    facts: Mapping[str, Fact] = {}

    def seen_by(self, seat: int | None) -> bool:
        return self.only == EVERYBODY or self.only == seat


class Amount(NamedTuple):
    """So many of a thing, as a cost or as a gain: Amount("upgrade", 1)."""

    what: str
    amount: int


@dataclass(frozen=True)
class Quote:
    """What an action costs and gives, whether it reveals something, and its place in a group of steps."""

    cost: tuple[Amount, ...] = ()
    gain: tuple[Amount, ...] = ()
    reveals: bool = False
    group: str = "only"  # only, first, middle or last step of a choice made in steps


@dataclass(frozen=True)
class Preview:
    """The events an action would cause and the change of the tally, up to the first information event."""

    events: tuple[Event, ...]
    change: dict[str, int]
    stopped: bool


class Prompt(NamedTuple):
    """What a seat is asked, why, and by which rule."""

    question: Phrase
    reason: Phrase
    rule: str
