"""Phase 1, assign coordinates: where the top coordinate tile may be placed, and what it points at (WSS-3.2 to 3.5)."""

from perihelion.kernel.question import Question, Step, declare
from perihelion.kernel.table import Event, Fact, Phrase, Prompt

from . import steps
from .state import Table
from .tables import COLUMNS, EDGES, PLACE_TILE, SIDES


@declare(steps.COORDINATES, name="place-tile", rule="WSS-3.2")
class Coordinates(Question[Table]):
    """WSS-3.2: where the active player places the top coordinate tile, and which side up."""

    def run(self, table: Table, step: Step) -> None:
        options = placements(table)
        if options:
            table.ask(step, table.active, options)
        elif table.round < table.tables.rounds:  # WSS-3.5, WSS-3.9: the round ends at once
            table.push((steps.BEGIN_ROUND,))
        elif table.sink is not None:
            table.emit(Event("game-over"))  # WSS-3.9

    def answer(self, table: Table, seat: int, action: int) -> None:
        place_tile(table, seat, action)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        return {"tile": len(table.placed) + 1, "round": table.round}

    def prompt(self, table: Table, seat: int) -> Prompt:
        reason = "prompt-place-tile-reason" if table.seats > 1 else "prompt-place-tile-solo-reason"
        return Prompt(Phrase("prompt-place-tile", self.facts(table, seat)), Phrase(reason), self.rule)

    def waiting(self, table: Table, seat: int) -> Prompt:
        return self.prompt(table, seat)


def placements(table: Table) -> list[int]:
    """Every legal placement of the top tile; none when no tile is left or it fits nowhere (WSS-3.5)."""
    number = len(table.placed)
    position = number << EDGES * COLUMNS | table.notches
    found = table.tables.placements.get(position)
    if found is None:
        found = fitting(table, number)
        table.tables.placements[position] = found
    return found


def fitting(table: Table, number: int) -> list[int]:
    """WSS-3.2: wherever both tabs fit, at either edge and either side up."""
    if number == len(table.tables.spans):
        return []
    partners = table.tables.pairs[number]
    free = ~table.notches
    options: list[int] = []
    for edge in range(EDGES):
        notches = free >> edge * COLUMNS
        for low in range(COLUMNS):
            high = partners[low]
            if high >= 0 and notches >> low & 1 and notches >> high & 1:  # WSS-3.3
                first = PLACE_TILE + (edge * COLUMNS + low) * SIDES
                for side in range(SIDES):
                    options.append(first + side)
    return options


def columns_pointed_at(table: Table, number: int, action: int) -> tuple[int, int]:
    """The columns of the circle and of the octagon of tile `number` placed so."""
    place = (action - PLACE_TILE) // SIDES
    side = (action - PLACE_TILE) % SIDES
    edge = place // COLUMNS
    low = place % COLUMNS
    high = table.tables.pairs[number][low]
    if table.tables.circle_low[edge][side]:
        return low, high
    return high, low


def notches_of(table: Table, number: int, action: int) -> int:
    """The notches that a tile uses from now on (WSS-3.3)."""
    place = (action - PLACE_TILE) // SIDES
    edge = place // COLUMNS
    low = place % COLUMNS
    return (1 << low | 1 << table.tables.pairs[number][low]) << edge * COLUMNS


def place_tile(table: Table, seat: int, action: int) -> None:
    number = len(table.placed)
    table.circle, table.octagon = columns_pointed_at(table, number, action)
    table.notches |= notches_of(table, number, action)
    table.placed.append(action)
    if table.sink is not None:
        table.emit(_announcement(table, seat, number, action))
    table.push((steps.DRAWING,))


def _announcement(table: Table, seat: int, number: int, action: int) -> Event:
    place = (action - PLACE_TILE) // SIDES
    return Event(
        "tile-placed",
        seat,
        piece=f"tile:{number + 1}",
        origin="stack",
        target=f"notch:{table.tables.edges[place // COLUMNS]}:{place % COLUMNS}",
        facts={
            "tile": number + 1,
            "circle": table.zone_name(table.circle),
            "octagon": table.zone_name(table.octagon),
        },
    )


def phase(table: Table) -> str:
    if not table.acting:
        return "over"
    return "coordinates" if table.asks(steps.COORDINATES) else "drawing"
