"""Phase 2, draw the map: where a shape fits, which hexes may be left out, and what follows when all have drawn."""

from typing import Final

from perihelion.kernel.question import Kind, Question, Step, declare
from perihelion.kernel.table import EVERYBODY, Event, Fact, Phrase, Prompt, named

from . import steps
from .hexes import Wide
from .spots import Shape
from .state import NOT_YET, UNKNOWN, Sheet, Table
from .tables import DRAW, DRAW_NOTHING, HOW_MANY, LEAVE_OUT

NOWHERE: Final[list[int]] = []


@declare(steps.DRAWING, name="draw", rule="WSS-4.1")
class Drawing(Question[Table]):
    """WSS-3.6: all draw at the same time, each on their own sheet; who can draw nothing is not asked (WSS-4.5)."""

    def run(self, table: Table, step: Step) -> None:
        table.push((steps.SHOWING,))
        for seat in range(table.seats):
            table.left_out[seat] = 0
            options = drawings(table, seat)
            if options:
                table.drawn[seat] = NOT_YET
                table.ask(step, seat, options)
            else:
                table.drawn[seat] = DRAW_NOTHING

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action < DRAW_NOTHING:
            table.left_out[seat] |= 1 << (action - LEAVE_OUT)
            table.ask(table.asked, seat, drawings(table, seat))
            return
        table.drawn[seat] = action
        if table.sink is not None:
            table.emit(_announcement(table, seat, seat))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        return {"zone": table.zone_name(table.column_for(seat)), "upgrades": max(0, upgrades_to_spend(table, seat))}

    def prompt(self, table: Table, seat: int) -> Prompt:
        facts = self.facts(table, seat)
        reason = "prompt-draw-next-reason" if table.sheets[seat].covered else "prompt-draw-first-reason"
        return Prompt(Phrase("prompt-draw", facts), Phrase(reason, facts), self.rule)

    def waiting(self, table: Table, seat: int) -> Prompt:
        facts: dict[str, Fact] = {"done": table.seats - len(table.acting), "players": table.seats}
        return Prompt(Phrase("prompt-others-draw"), Phrase("prompt-others-draw-reason", facts), "WSS-3.6")


@declare(steps.SHOWING)
class Showing(Kind[Table]):
    """All have drawn: what they drew is shown together, and the next player is active (WSS-3.7)."""

    def run(self, table: Table, step: Step) -> None:
        show(table)
        table.active = (table.active + 1) % table.seats
        table.push((steps.COORDINATES,))


def upgrades_to_spend(table: Table, seat: int) -> int:
    """How many more hexes the seat may leave out of the shape it is drawing (WSS-6.2, WSS-6.3)."""
    sheet = table.sheets[seat]
    unused = sheet.gained - sheet.used
    most = table.tables.upgrades_per_turn
    return (unused if unused < most else most) - HOW_MANY[table.left_out[seat]]


def drawings(table: Table, seat: int) -> list[int]:
    """Every choice of a seat that has to draw, sorted; empty when it can draw nothing, with or without upgrades."""
    sheet = table.sheets[seat]
    zone = table.tables.zones[table.zones[table.column_for(seat)]]
    left_out = table.left_out[seat]
    shape = zone.reduced[left_out]
    spots = NOWHERE if shape is None else shape.listed(sheet.open)
    if sheet.gained == sheet.used:
        return spots
    more = upgrades_to_spend(table, seat)
    if not more:
        return spots
    options: list[int] = []
    open_spots: Wide = sheet.open
    for hex_left_out, leads_to in zone.with_one_more[left_out] if more == 1 else zone.with_two_more[left_out]:
        if open_spots & leads_to:  # WSS-6.4, WSS-6.6: something can still be drawn
            options.append(hex_left_out)
    if options and not spots and not left_out:
        options.append(DRAW_NOTHING)  # WSS-4.5: upgrades are a choice, never an obligation
    options.extend(spots)
    return options


def shape_of(table: Table, seat: int) -> Shape | None:
    """What the seat is drawing, with the hexes left out so far; None while that falls apart."""
    zone = table.tables.zones[table.zones[table.column_for(seat)]]
    return zone.reduced[table.left_out[seat]]


def hexes_of(table: Table, seat: int, action: int) -> Wide:
    """The hexes that a legal drawing covers."""
    shape = shape_of(table, seat)
    assert shape is not None
    return table.tables.spots.hexes[shape.spot_of[action]]


def show(table: Table) -> None:
    """All have drawn: the pieces go on the sheets, frontiers are settled together (WSS-5.3), upgrades are gained."""
    if table.seats > 1:
        table.reveal()
    spots = table.tables.spots
    reached = False
    for seat in range(table.seats):
        if table.sink is not None:
            table.emit(_announcement(table, seat, EVERYBODY))
        if table.drawn[seat] >= DRAW:
            sheet = table.sheets[seat]
            spot = add_piece(table, seat, sheet, table.drawn[seat])
            sheet.touched |= spots.touched[spot]
            sheet.clear &= spots.left_clear[spot]
            sheet.open = sheet.touched & sheet.clear  # WSS-4.1, 4.4
            reached = reached or table.tables.frontier_at[spot]
        table.drawn[seat] = DRAW_NOTHING
        table.left_out[seat] = 0
    if reached:
        for number in range(len(table.tables.frontiers)):
            settle_frontier(table, number)


def add_piece(table: Table, seat: int, sheet: Sheet, action: int) -> int:
    """Put a drawing on the sheet of its seat: upgrades used (WSS-6.2) and gained (WSS-6.1). Its spot is returned."""
    tables = table.tables
    column = table.column_for(seat)
    left_out = table.left_out[seat]
    shape = tables.zones[table.zones[column]].reduced[left_out]
    assert shape is not None
    spot = shape.spot_of[action]
    hexes: Wide = tables.spots.hexes[spot]
    sheet.pieces.append((column, hexes))
    sheet.recount |= 1 << column  # WSS-7.1: the mission of its zone
    sheet.covered |= hexes  # WSS-4.7
    sheet.gaps = UNKNOWN
    sheet.used += HOW_MANY[left_out]
    sheet.gained += tables.upgrades_at[spot]
    return spot


def settle_frontier(table: Table, number: int) -> None:
    """WSS-5.1 to 5.5: the first ones to reach it score the larger number, everyone later the smaller one."""
    frontier = table.tables.frontiers[number]
    points = frontier.later if table.claimed[number] else frontier.first
    for seat in range(table.seats):
        sheet = table.sheets[seat]
        if sheet.frontiers[number] == 0 and sheet.covered & frontier.hexes:
            sheet.frontiers[number] = points
            table.claimed[number] = 1
            if table.sink is not None:
                table.emit(_reached(table, seat, number, points))


def _reached(table: Table, seat: int, number: int, points: int) -> Event:
    """With what is left there for whom."""
    frontier = table.tables.frontiers[number]
    others = [k for k in range(table.seats) if table.sheets[k].frontiers[number] == 0]
    first = points == frontier.first
    facts: dict[str, Fact] = {
        "frontier": named("frontier", frontier.name),
        "left": frontier.later if first else 0,
        "others": " ".join([str(k) for k in others if not table.sheets[k].covered & frontier.hexes]),
    }
    return Event("frontier", seat, target=frontier.name, amount=points, facts=facts)


def _announcement(table: Table, seat: int, only: int) -> Event:
    zone = table.tables.zones[table.zones[table.column_for(seat)]]
    action = table.drawn[seat]
    hexes: Wide = hexes_of(table, seat, action) if action >= DRAW else 0
    cells = table.tables.spots.cells_of(hexes)
    return Event(
        "drawn" if cells else "nothing-drawn",
        seat,
        piece=f"zone:{zone.name}",
        target=",".join([str(cell) for cell in cells]),
        amount=len(cells),
        only=only,
        facts=_drawn(table, seat, hexes, cells),
    )


def _drawn(table: Table, seat: int, hexes: Wide, cells: list[int]) -> dict[str, Fact]:
    """What a drawing covers, and where."""
    return {
        "zone": table.zone_name(table.column_for(seat)),
        "hexes": said(table, cells),
        "aliens": (hexes & table.tables.aliens).bit_count(),
        "upgrades": (hexes & table.tables.upgrades).bit_count(),
    }


def said(table: Table, cells: list[int]) -> str:
    """Hexes as players say them."""
    labels = table.tables.labels
    return " ".join([labels[cell] for cell in cells])


def draw_at_random(table: Table, seat: int) -> None:
    """Replace what a seat has drawn in secret by something else it could have drawn (for `determinize`)."""
    table.left_out[seat] = 0
    options = drawings(table, seat)
    while options:
        action = options[table.rng.below(len(options))]
        if action >= DRAW_NOTHING:
            table.drawn[seat] = action
            return
        table.left_out[seat] |= 1 << (action - LEAVE_OUT)
        options = drawings(table, seat)


def sheet_with_new_piece(table: Table, seat: int) -> Sheet:
    """The sheet of a seat with what it has drawn but not shown yet."""
    return sheet_with(table, seat, table.drawn[seat])


def sheet_with(table: Table, seat: int, action: int) -> Sheet:
    """The sheet of a seat with a drawing; frontiers as if nobody else reached them now."""
    sheet = table.sheets[seat]
    if action < DRAW:
        return sheet
    sheet = sheet.clone()
    add_piece(table, seat, sheet, action)
    for number, frontier in enumerate(table.tables.frontiers):
        if sheet.frontiers[number] == 0 and sheet.covered & frontier.hexes:
            sheet.frontiers[number] = frontier.later if table.claimed[number] else frontier.first
    return sheet


def redraw(table: Table, seat: int) -> None:
    """Nobody knows what the others have drawn or left out in this turn, only whether they are done."""
    if not table.acting or not table.asks(steps.DRAWING):
        return
    for other in range(table.seats):
        if other == seat:
            continue
        if not table.choices[other]:
            draw_at_random(table, other)
        elif table.left_out[other]:
            table.left_out[other] = 0
            table.choices[other] = drawings(table, other)
