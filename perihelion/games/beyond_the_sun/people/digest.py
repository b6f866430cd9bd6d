"""What a turn is told by: how much each kind of event matters, and what belongs together."""

from collections.abc import Sequence
from typing import Final

from perihelion.kernel.retelling import SCORED, listed, retold, scored_by, signed, weights
from perihelion.kernel.table import Event, Phrase, named

TELLING: Final = weights(
    decides="told-lost base-lost claimed told-claimed end-triggered swapped",
    scores=(
        "told-research told-control told-stock researched colonised base automated event uncovered private pushed "
        "sphere"
    ),
    prepares="told-ships kept technology system settled sent noted row",
    rest=(
        "space told-basic copied ability moved built upgraded growth ore population retired ship-retired "
        "supply-moved paid-by-player colony-disc offered paid"
    ),
    nothing="turn forced scored",  # what a turn leaves says what it scored
)
STOCK: Final = {
    "ore": ("ore", 1), "paid": ("ore", -1), "paid-by-player": ("ore", 1), "pushed": ("ore", 1),
    "population": ("population", 1), "growth": ("population", 1), "retired": ("population", -1),
}  # fmt: skip
"""What changes a faction's ore and population."""


def retell(turn: Sequence[Event], reader: int | None) -> list[Event]:
    cards = {event.target: event for event in turn if event.kind == "technology"}
    lost = {event.facts["area"]: event.seat for event in turn if event.kind == "base-lost"}
    taken = {event.facts["area"]: event.seat for event in turn if event.kind == "base"}
    mover = next((event.seat for event in turn if event.seat >= 0), -1)
    found: list[Event] = []
    for event in turn:
        area = event.facts.get("area", "")
        if event.kind == "researched":
            found.append(_research(event, cards))
        elif event.kind == "space" and str(event.facts["action"]).startswith("@basic-"):
            found.append(retold(event, "told-basic", what=f"{event.facts['action']}-line"))
        elif event.kind == "claimed":
            found.append(retold(event, "told-claimed", near=_nears_the_end(event)))
        elif event.kind == "technology":
            if not _was_researched(event, turn):
                found.append(retold(event, "told-research", first="yes"))
        elif event.kind == "base-lost" and area in taken and event.seat == reader:
            falls = "yes" if event.piece in ("disc-food", "disc-ore") else "no"
            found.append(retold(event, "told-lost", by=f"@seat-{taken[area]}", falls=falls))
        elif event.kind == "base-lost" and area in taken:
            continue  # said by who takes it
        elif event.kind == "base" and lost.get(area, event.seat) == event.seat:
            found.append(event)
        elif event.kind == "base":
            if lost[area] != reader:
                found.append(retold(event, "told-control", loser=f"@seat-{lost[area]}"))
        elif event.kind not in ("moved", SCORED) and not (event.kind in STOCK and event.seat == mover):
            found.append(event)
    return [*found, *_ships(turn), *_left(turn, mover)]


def _nears_the_end(event: Event) -> str:
    """Discs beyond those that bring the final round bring it no nearer."""
    return "yes" if int(str(event.facts["disc"])) <= int(str(event.facts["all"])) else "no"


def _was_researched(event: Event, turn: Sequence[Event]) -> bool:
    return any(each.kind == "researched" and each.target == event.target for each in turn)


def _research(event: Event, cards: dict[str, Event]) -> Event:
    """A card that lay there, or one that was chosen for an empty slot."""
    if "card" in event.facts:
        return retold(event, "told-research", first="no")
    if event.target in cards:
        return retold(event, "told-research", first="yes", card=cards[event.target].facts["card"])
    return event


def _ships(turn: Sequence[Event]) -> list[Event]:
    """How many ships end their way where; a base says so itself."""
    held = [(event.seat, event.facts["area"]) for event in turn if event.kind == "base"]
    ends: dict[tuple[int, str], list[Event]] = {}
    for event in turn:
        if event.kind == "moved":
            ends.setdefault((event.seat, event.target), []).append(event)
    left = [(event.seat, event.origin) for event in turn if event.kind == "moved"]
    found: list[Event] = []
    for (seat, area), moves in ends.items():
        ships = len(moves) - left.count((seat, area))  # those that only passed through
        if ships > 0 and (seat, moves[-1].facts["to"]) not in held:
            facts = {"area": moves[-1].facts["to"]}
            found.append(Event("told-ships", seat, "ship", target=area, amount=ships, facts=facts))
    return found


def _left(turn: Sequence[Event], mover: int) -> list[Event]:
    """What a turn leaves its player: ore and population, more or less than before, and the largest change of points."""
    own = {"ore": 0, "population": 0}
    for event in turn:
        if event.kind in STOCK and event.seat == mover:
            what, sign = STOCK[event.kind]
            own[what] += sign * event.amount
    parts = [Phrase(f"told-{what}", {"n": signed(change)}) for what, change in own.items() if change]
    points = scored_by(turn, mover)
    if points:
        source = max(points, key=lambda each: abs(points[each]))
        parts.append(Phrase("told-points", {"n": signed(points[source]), "source": named("tally", source)}))
    return [Event("told-stock", mover, facts={"stock": listed(parts)})] if parts else []
