"""What a turn is told by: how much each kind of event matters, and what belongs together."""

from collections.abc import Sequence
from typing import Final

from perihelion.kernel.retelling import SCORED, listed, retold, signed
from perihelion.kernel.table import Event, Phrase

TELLING: Final[dict[str, int]] = {
    # what wins the game, ends it or takes something from somebody
    "told-production": 1,
    "claimed": 1,
    "gyrodyne-spins": 1,
    "goal-met": 1,
    "award": 1,
    "gate-run": 1,
    # what scores, or decides what can score
    "patented": 2,
    "project-completed": 2,
    "base": 2,
    "linked": 2,
    "transmitter-operates": 2,
    "gyrodynes-score": 2,
    "premium": 2,
    "points": 2,
    "points-bought": 2,
    "technology-scores": 2,
    "penalty": 2,
    "transmitter-produces": 2,
    # what prepares that
    "told-flight": 2,
    "told-die": 3,
    "flown": 3,
    "die-taken": 3,
    "transmitter-taken": 3,
    "transmitter-paid": 3,
    "gyrodyne-taken": 3,
    "gyrodyne-placed": 3,
    "explored": 3,
    "teleported": 3,
    "run-announced": 3,
    "red-die": 3,
    "red-die-owed": 3,
    "system-found": 3,
    # the rest of what a turn is made of
    "told-roll": 4,
    "marker-left": 4,
    "marker-right": 4,
    "answered": 4,
    "cubes": 4,
    "tokens": 4,
    "modifier-bought": 4,
    "gate-chosen": 4,
    "side-chosen": 4,
    "rolled": 4,
    "final-bases": 4,
    "final-cubes": 4,
    "final-gyrodynes": 4,
    "final-initiative": 4,
    "final-pulsars": 4,
    # what says nothing by itself
    "turn": 0,
    "forced": 0,
}
GATHERS: Final = frozenset({"production", "final-scoring"})
"""Production gives to all."""
POINTS: Final = {
    "gyrodynes-score": ("gyrodynes", 1), "penalty": ("penalty", -1), "points": ("points", 1),
    "points-bought": ("points", 1),
}  # fmt: skip
"""What production changes of the points, and what that is called."""
LATER: Final = frozenset(
    {"gyrodynes", "penalties", "broadcasts", "production", "engineers", "initiative", "goals", "pulsars"}
    | {"unfinished", "cubes", "bases", "purple"}
)
"""Sources of points that come after the turn in which they are counted."""
REAR: Final = ("2", "4")
"""Of two markers of a player on a track the trailing ones, as events number them."""
UNTOLD: Final = frozenset({SCORED, "forced", "turn"})
PRODUCES: Final = frozenset({*POINTS, "cubes", "transmitter-produces", "technology-scores"})


def retell(turn: Sequence[Event], reader: int | None) -> list[Event]:
    if all(event.kind in PRODUCES or event.kind in UNTOLD for event in turn):
        return _production(turn)
    found: list[Event] = []
    for k, event in enumerate(turn):
        if event.kind == "die-taken":
            found.append(_die(event, turn[k + 1] if k + 1 < len(turn) else None))
        elif event.kind == "flown":
            found.append(_flight(event, turn))
        elif event.kind == "rolled":
            found.append(_roll(event, reader))
        elif not _within(event, turn, k):
            found.append(event)
    return found


def _within(event: Event, turn: Sequence[Event], k: int) -> bool:
    """Whether another part says it: the marker of a die, the base of a flight, points by their source."""
    if event.kind.startswith("marker-"):
        return k > 0 and turn[k - 1].kind == "die-taken"
    if event.kind == "base":
        return event.facts["sector"] in [sector for each in turn if each.kind == "flown" for sector in _route(each)]
    return event.kind == "points" or (event.kind == SCORED and event.piece in LATER)


def _route(flight: Event) -> list[str]:
    """Where a flight comes to."""
    return str(flight.facts["route"]).split()[1:]


def _die(event: Event, after: Event | None) -> Event:
    """A die with the marker that it moves, and what it leaves to the others."""
    moved = after is not None and after.kind.startswith("marker-")
    if after is None or not moved:
        return retold(event, "told-die", way="none", steps=0, track="", rear="no")
    way = after.kind.removeprefix("marker-")
    rear = "yes" if after.piece[-1] in REAR else "no"
    return retold(event, "told-die", way=way, steps=after.amount, track=after.facts["track"], rear=rear)


def _flight(event: Event, turn: Sequence[Event]) -> Event:
    """A flight with the bases that it founds."""
    route = _route(event)
    bases = [str(each.facts["sector"]) for each in turn if each.kind == "base" and each.facts["sector"] in route]
    return retold(event, "told-flight", bases=" ".join(bases) or "none")


def _roll(event: Event, reader: int | None) -> Event:
    """The dice, and when the reader chooses."""
    order = str(event.facts["order"]).split()
    place = order.index(str(reader)) + 1 if str(reader) in order else 0
    return Event("told-roll", -1, facts={**event.facts, "place": place})


def _production(turn: Sequence[Event]) -> list[Event]:
    """What each player gets, in one part."""
    sums: dict[int, dict[str, int]] = {}
    for event in turn:
        if event.kind in PRODUCES:
            own = sums.setdefault(event.seat, {"gyrodynes": 0, "points": 0, "penalty": 0, "cubes": 0})
            if event.kind in POINTS:
                what, sign = POINTS[event.kind]
                own[what] += sign * event.amount
            elif event.kind == "cubes":
                own["cubes"] += event.amount
    found: list[Event] = []
    for seat, own in sums.items():
        parts = [Phrase(f"told-{what}", {"n": signed(number)}) for what, number in own.items() if number]
        total = own["gyrodynes"] + own["points"] + own["penalty"]
        if parts:
            found.append(Event("told-production", seat, amount=total, facts={"parts": listed(parts)}))
    return found
