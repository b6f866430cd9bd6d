"""Moves and quotes as message ids with facts; the sentences are in text/*.ftl."""

from perihelion.kernel.table import Amount, Fact, Phrase, Quote, named

from ..rules import coordinates
from ..rules.drawing import hexes_of, said, sheet_with
from ..rules.scoring import points_of
from ..rules.state import Table
from ..rules.tables import COLUMNS, DRAW_NOTHING, LEAVE_OUT, PLACE_TILE, SIDES


def phrase(table: Table, seat: int, action: int) -> Phrase:
    if action < LEAVE_OUT:
        return phrase_of_placing(table, action)
    zone = table.zone_name(table.column_for(seat))
    if action == DRAW_NOTHING:
        return Phrase("move-draw-nothing", {"zone": zone})
    if action < DRAW_NOTHING:
        return Phrase("move-leave-out", {"zone": zone, "hex": action - LEAVE_OUT + 1})
    hexes = table.tables.spots.cells_of(hexes_of(table, seat, action))
    return Phrase("move-draw", {"zone": zone, "hexes": said(table, hexes)})


def phrase_of_placing(table: Table, action: int) -> Phrase:
    place = (action - PLACE_TILE) // SIDES
    low = place % COLUMNS
    number = len(table.placed)
    circle, octagon = coordinates.columns_pointed_at(table, number, action)
    facts: dict[str, Fact] = {
        "edge": named("edge", table.tables.edges[place // COLUMNS]),
        "low": low + 1,
        "high": table.tables.pairs[number][low] + 1,
        "circle": table.zone_name(circle),
        "octagon": table.zone_name(octagon),
    }
    return Phrase("move-place-tile" if table.seats > 1 else "move-place-tile-solo", facts)


def cost_and_gain(table: Table, seat: int, action: int) -> Quote:
    if action < LEAVE_OUT or action == DRAW_NOTHING:
        return Quote()
    if action < DRAW_NOTHING:
        first = table.left_out[seat] == 0
        return Quote(cost=(Amount("upgrade", 1),), group="first" if first else "middle")
    hexes = hexes_of(table, seat, action)
    tables = table.tables
    gain = [
        Amount("hex", hexes.bit_count()),
        Amount("alien", (hexes & tables.aliens).bit_count()),
        Amount("upgrade", (hexes & tables.upgrades).bit_count()),
    ]
    for number, frontier in enumerate(tables.frontiers):
        if hexes & frontier.hexes and not table.sheets[seat].frontiers[number]:
            gain.append(Amount("frontier", frontier.later if table.claimed[number] else frontier.first))
    group = "last" if table.left_out[seat] else "only"
    points = Amount("point", points_gained(table, seat, action))  # told even when there are none
    return Quote(gain=(points, *[amount for amount in gain if amount.amount]), group=group)


def points_gained(table: Table, seat: int, action: int) -> int:
    """By how much a drawing changes the score of its seat, as if nobody else reached a frontier in this turn."""
    return points_of(table, sheet_with(table, seat, action)) - points_of(table, table.sheets[seat])
