"""Helps a game to retell a turn (`Game.retell`): what belongs together is said as one."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from perihelion.kernel.table import Event, Fact, Phrase, joined

SCORED: Final = "scored"
"""The kind of event that says what a move changed in the points, by source."""
AND: Final = "told-and"


def weights(*, decides: str, scores: str, prepares: str = "", rest: str, nothing: str) -> dict[str, int]:
    """How much each kind of event matters in one line about a turn (`Game.telling`).

    What wins the game, ends it or takes something from somebody; what scores, or decides what can score; what prepares
    that; the rest of what a turn is made of; and what says nothing by itself.
    """
    ranked = (nothing, decides, scores, prepares, rest)
    return {kind: weight for weight, kinds in enumerate(ranked) for kind in kinds.split()}


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def scored_by(turn: Iterable[Event], seat: int, leaving: Collection[str] = ()) -> dict[str, int]:
    """What a seat's points changed by, by source."""
    found: dict[str, int] = {}
    for event in turn:
        if event.kind == SCORED and event.seat == seat and event.piece not in leaving:
            found[event.piece] = found.get(event.piece, 0) + event.amount
    return {source: change for source, change in found.items() if change}


def listed(parts: Sequence[Phrase]) -> Fact:
    """Phrases with commas between them; nothing where there are none."""
    return joined(list(parts), AND) if parts else ""


def retold(event: Event, kind: str, **facts: Fact) -> Event:
    """The same event under another name, with more facts."""
    return Event(
        kind, event.seat, event.piece, event.origin, event.target, event.amount, event.only, {**event.facts, **facts}
    )  # fmt: skip
