"""One line about a turn: who did what to whom, with what effect; made of the events that a reader was told.

A turn is what one player does until another moves. Its line has at most three parts: what was done to the reader first,
then what weighs most (`Game.telling`) in its order, last the change of the points with its source. The page makes the
same line of the same events (`web/src/lib/digest.ts`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from perihelion.kernel.table import EVERYBODY, Event, named

MOST: Final = 3
PLAIN: Final = 4
"""The weight of a kind of event that has none."""
TO_SOMEBODY: Final = 1
"""The weight of what takes something from somebody: told even of the reader's own pieces."""
SCORED: Final = "scored"

Tally = Mapping[str, int]


@dataclass(frozen=True)
class Digest:
    """The events a line is made of, and how many more there were."""

    parts: list[Event]
    more: int


def scored(before: Sequence[Tally], after: Sequence[Tally]) -> list[Event]:
    """What a move changed in everybody's points, by source; the tally is public."""
    found: list[Event] = []
    for seat, (was, now) in enumerate(zip(before, after, strict=True)):
        if was != now:
            changes = ((source, now.get(source, 0) - was.get(source, 0)) for source in {**was, **now})
            found += [changed(seat, source, change) for source, change in changes if change]
    return found


def changed(seat: int, source: str, change: int) -> Event:
    sign = "+" if change > 0 else "−"
    facts = {"change": f"{sign}{abs(change)}", "source": named("tally", source)}
    return Event(SCORED, seat, piece=source, amount=change, facts=facts)


def digest(telling: Mapping[str, int], turn: Sequence[Event], reader: int | None) -> Digest:
    """Of the events of one player's turn that the reader was told."""
    worth = [event for event in turn if is_told(telling, event, reader)]
    points = gathered([event for event in worth if event.kind == SCORED])
    deeds = [event for event in worth if event.kind != SCORED]
    room = MOST - bool(points)
    best = sorted(range(len(deeds)), key=lambda k: (weight(telling, deeds[k], reader), -k))[:room]
    parts = sorted(best, key=lambda k: (not concerns(telling, deeds[k], reader), k))
    told = [deeds[k] for k in parts] + points[:1]
    return Digest(told or list(turn[:1]), max(0, len(worth) - len(told)))


def is_told(telling: Mapping[str, int], event: Event, reader: int | None) -> bool:
    if event.kind == SCORED:
        return telling.get(SCORED, PLAIN) > 0 and event.seat != reader
    own = event.seat == reader and event.seat != EVERYBODY
    return telling.get(event.kind, PLAIN) > 0 and (not own or concerns(telling, event, reader))


def concerns(telling: Mapping[str, int], event: Event, reader: int | None) -> bool:
    """Whether it was done to the reader."""
    return reader is not None and event.seat == reader and telling.get(event.kind, PLAIN) == TO_SOMEBODY


def weight(telling: Mapping[str, int], event: Event, reader: int | None) -> int:
    return 0 if concerns(telling, event, reader) else telling.get(event.kind, PLAIN)


def gathered(points: list[Event]) -> list[Event]:
    """One event for each source that changed in several steps, the largest change first."""
    sums: dict[tuple[int, str], int] = {}
    for event in points:
        sums[event.seat, event.piece] = sums.get((event.seat, event.piece), 0) + event.amount
    found = [changed(seat, source, change) for (seat, source), change in sums.items() if change]
    return sorted(found, key=lambda event: -abs(event.amount))
