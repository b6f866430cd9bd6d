"""One line about a turn: who did what to whom, with what effect; made of the events that a reader was told.

A turn is what one player does until another moves; some games gather what all do about one thing (`Game.gathers`). What
belongs together is told as one (`Game.retell`). The line has at most three parts: what was done to the reader first,
then what weighs most (`Game.telling`) in its order, last the change of the points with its source. Of the reader's own
turn it has what the reader did, then what came of it to others. The page says these parts and makes none of its own.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from perihelion.kernel.game import Game
from perihelion.kernel.retelling import SCORED, signed
from perihelion.kernel.table import EVERYBODY, Event, Fact, named

MOST: Final = 3
PLAIN: Final = 4
"""The weight of a kind of event that has none."""
TO_SOMEBODY: Final = 1
"""The weight of what takes something from somebody: told even of the reader's own pieces."""

Tally = Mapping[str, int]


@dataclass(frozen=True)
class Digest:
    """The events a line is made of, and how many more there were."""

    parts: list[Event]
    more: int


@dataclass(frozen=True)
class Entry:
    """An entry of a log as a reader knows it: what was taken back does not stand."""

    ply: int
    seat: int
    events: Sequence[Event]
    stands: bool = True


@dataclass
class Paragraph:
    """A stretch of a log that is told in one line: it begins with event number `at` of the entry `ply`."""

    ply: int
    at: int
    seat: int
    heading: bool = False
    together: bool = False  # what all do about one thing
    last: int = 0
    events: list[Event] = field(default_factory=list)


def is_heading(telling: Mapping[str, int], event: Event) -> bool:
    """What belongs to nobody and weighs nothing, as the beginning of a round, stands alone."""
    return event.seat == EVERYBODY and event.kind not in telling


def begins(game: Game, events: Iterable[Event]) -> bool:
    """Whether a new line begins among these events whoever moves."""
    return any(event.kind in game.gathers or is_heading(game.telling, event) for event in events)


def paragraphs(game: Game, entries: Iterable[Entry]) -> list[Paragraph]:
    """A log by what is told in one line."""
    found: list[Paragraph] = []
    now: Paragraph | None = None
    mover, gathering, about_all = EVERYBODY, False, False
    for entry in entries:
        for at, event in enumerate(entry.events):
            if is_heading(game.telling, event):
                found.append(Paragraph(entry.ply, at, EVERYBODY, heading=True, last=entry.ply, events=[event]))
                now, gathering, about_all = None, False, event.kind in game.gathers
                continue
            gathers = event.kind in game.gathers
            if now is None or gathers or (not gathering and mover != entry.seat):
                gathering = gathers or about_all
                begun = event.seat if gathers else entry.seat  # what one had to choose happens in another's move
                now = Paragraph(entry.ply, at, EVERYBODY if about_all else begun, together=gathering)
                found.append(now)
            mover, now.last = entry.seat, entry.ply
            if entry.stands:
                now.events.append(event)
    return found


def with_points(telling: Mapping[str, int], heard: Sequence[Event], points: list[Event]) -> list[Event]:
    """The changes of the points after what brought them, before a heading that follows."""
    for at, event in enumerate(heard):
        if is_heading(telling, event):
            return [*heard[:at], *points, *heard[at:]]
    return [*heard, *points]


def line(game: Game, paragraph: Paragraph, reader: int | None) -> list[Event]:
    """The parts that a paragraph is told in; none where nothing of it is worth telling."""
    if paragraph.heading:
        return paragraph.events
    own = paragraph.seat != EVERYBODY and paragraph.seat == reader
    return worth_telling(game, digest(game, paragraph.events, reader, own))


def line_of_others(game: Game, paragraph: Paragraph, reader: int | None) -> list[Event]:
    """What the others did about a thing that the reader began: the line itself has what the reader did."""
    if not paragraph.together or paragraph.seat == EVERYBODY or paragraph.seat != reader:
        return []
    theirs = [event for event in game.retell(paragraph.events, reader) if event.seat != reader]
    return worth_telling(game, weighed(game.telling, theirs, reader))


def worth_telling(game: Game, told: Digest) -> list[Event]:
    return [event for event in told.parts if game.telling.get(event.kind, PLAIN)]


def scored(before: Sequence[Tally], after: Sequence[Tally]) -> list[Event]:
    """What a move changed in everybody's points, by source; the tally is public."""
    found: list[Event] = []
    for seat, (was, now) in enumerate(zip(before, after, strict=True)):
        if was != now:
            total = sum(now.values())
            for source in {**was, **now}:
                change = now.get(source, 0) - was.get(source, 0)
                if change:
                    found.append(changed(seat, source, change, total))
    return found


def changed(seat: int, source: str, change: int, total: int) -> Event:
    facts: dict[str, Fact] = {"change": signed(change), "source": named("tally", source), "total": total}
    return Event(SCORED, seat, piece=source, amount=change, facts=facts)


def digest(game: Game, turn: Sequence[Event], reader: int | None, own: bool = False) -> Digest:
    """Of the events of one player's turn that the reader was told; `own`: it is the reader's."""
    retold = game.retell(turn, reader)
    return weighed_own(game.telling, retold, reader) if own else weighed(game.telling, retold, reader)


def weighed(telling: Mapping[str, int], turn: Sequence[Event], reader: int | None) -> Digest:
    worth = [event for event in turn if is_told(telling, event, reader)]
    points = gathered([event for event in worth if event.kind == SCORED])
    deeds = [event for event in worth if event.kind != SCORED]
    room = MOST - bool(points)
    best = sorted(range(len(deeds)), key=lambda k: (weight(telling, deeds[k], reader), -k))[:room]
    parts = sorted(best, key=lambda k: (not concerns(telling, deeds[k], reader), k))
    told = [deeds[k] for k in parts] + points[:1]
    return Digest(told or list(turn[:1]), max(0, len(worth) - len(told)))


def weighed_own(telling: Mapping[str, int], turn: Sequence[Event], reader: int | None) -> Digest:
    """As it would be told to anybody else; where there is room left, what came of it to others."""
    mine = weighed(telling, [event for event in turn if event.seat in (reader, EVERYBODY)], None)
    theirs = [event for event in turn if event.seat not in (reader, EVERYBODY) and event.kind != SCORED]
    others = weighed(telling, theirs, None)
    told = [*mine.parts, *others.parts][:MOST]
    return Digest(told, mine.more + others.more + len(mine.parts) + len(others.parts) - len(told))


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
    totals: dict[int, int] = {}
    for event in points:
        sums[event.seat, event.piece] = sums.get((event.seat, event.piece), 0) + event.amount
        totals[event.seat] = int(str(event.facts["total"]))
    found = [changed(seat, source, change, totals[seat]) for (seat, source), change in sums.items() if change]
    return sorted(found, key=lambda event: -abs(event.amount))
