"""What a turn is told by: how much each kind of event matters, and what belongs together."""

from collections.abc import Sequence
from typing import Final

from perihelion.kernel.retelling import SCORED, retold, scored_by, signed, weights
from perihelion.kernel.table import EVERYBODY, Event, named

TELLING: Final = weights(
    decides="told-frontier frontier",
    scores="told-drawing told-drawing-no-mission told-drawing-no-points drawn nothing-drawn",
    prepares="told-tile",
    rest="tile-placed",
    nothing="forced scored",  # a drawing says what it brings
)
GATHERS: Final = frozenset({"tile-placed"})
"""A tile decides what all draw: the drawings belong to its line."""
MISSION: Final = "mission-"


def retell(turn: Sequence[Event], reader: int | None) -> list[Event]:
    found: list[Event] = []
    own = any(event.kind == "tile-placed" and event.seat == reader for event in turn)
    for event in turn:
        if event.kind == "tile-placed":
            found.append(retold(event, "told-tile", whom="others" if reader is None else "own" if own else "you"))
        elif event.kind == "frontier":
            if own or event.seat != reader:
                found.append(_frontier(event, reader))
        elif event.kind == "drawn" and event.only == EVERYBODY:
            found.append(_drawing(event, turn))
        elif event.kind not in (SCORED, "drawn"):
            found.append(event)
    return found


def _frontier(event: Event, reader: int | None) -> Event:
    """Whoever comes first leaves less to the others: to the reader, if they are not there yet."""
    others = str(event.facts["others"]).split()
    whom = "nobody" if not event.facts["left"] or not others else "you" if str(reader) in others else "others"
    return retold(event, "told-frontier", whom=whom)


def _drawing(event: Event, turn: Sequence[Event]) -> Event:
    """With what it brings: the frontier has a part of its own."""
    points = scored_by(turn, event.seat, leaving=("frontiers",))
    change = signed(sum(points.values()))
    missions = [source for source in points if source.startswith(MISSION)]
    if not missions:
        return retold(event, f"told-drawing-no-{'mission' if sum(points.values()) else 'points'}", change=change)
    best = max(missions, key=lambda source: points[source])
    mission = named("mission", best.removeprefix(MISSION))
    return retold(event, "told-drawing", change=change, mission=mission, gained=signed(points[best]))
