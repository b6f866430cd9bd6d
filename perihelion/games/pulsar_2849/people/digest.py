"""What a turn is told by: how much each kind of event matters, and what belongs together."""

from collections.abc import Sequence
from typing import Final

from perihelion.kernel.retelling import SCORED, listed, retold, signed, weights
from perihelion.kernel.table import Event, Phrase

TELLING: Final = weights(
    decides="told-production claimed gyrodyne-spins goal-met award gate-run",
    scores=(
        "patented project-completed base linked transmitter-operates gyrodynes-score premium points points-bought "
        "technology-scores penalty transmitter-produces told-flight"
    ),
    prepares=(
        "told-die flown die-taken transmitter-taken transmitter-paid gyrodyne-taken gyrodyne-placed explored "
        "teleported run-announced red-die red-die-owed system-found"
    ),
    rest=(
        "told-roll marker-left marker-right answered cubes tokens modifier-bought gate-chosen side-chosen rolled "
        "final-bases final-cubes final-gyrodynes final-initiative final-pulsars"
    ),
    nothing="turn forced",
)
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
