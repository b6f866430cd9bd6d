"""What a seat may know (a whitelist): everything but what others have drawn in this turn and not shown yet."""

from typing import Any, Final

from ..rules import coordinates, scoring
from ..rules.drawing import hexes_of, sheet_with_new_piece, upgrades_to_spend
from ..rules.state import NOT_YET, Sheet, Table
from ..rules.tables import COLUMNS, DRAW, PLACE_TILE, SIDES
from . import shapes

Worth = tuple[list[int], dict[str, int]]
"""How often a sheet meets each mission, and its points by source."""

REMEMBERED: Final = 4096
_worth: dict[tuple[Any, ...], Worth] = {}
"""A sheet is shown to every seat and spectator at every move and changes once a turn. A view takes 115 µs without this,
26 µs with it (plain build, two seats)."""


def view(table: Table, seat: int | None) -> dict[str, Any]:
    return dict(whole(table, seat))


def whole(table: Table, seat: int | None) -> shapes.SunwardView:
    shown: shapes.SunwardView = {
        "seats": table.seats,
        "phase": coordinates.phase(table),
        "round": table.round,
        "turn": turn(table),
        "active": table.active,
        "columns": columns(table),
        "placed": [placed_tile(table, number) for number in range(len(table.placed))],
        "sheets": [sheet_view(table, each, table.sheets[each]) for each in range(table.seats)],
        "claimed": [bool(claimed) for claimed in table.claimed],
        "mine": mine(table, seat),
    }
    if coordinates.phase(table) == "drawing":
        shown["circle"] = table.circle
        shown["octagon"] = table.octagon
    if table.over() and table.seats == 1:
        shown["rank"] = solo_rank(table)
    return shown


def own(table: Table, seat: int | None) -> dict[str, Any]:
    """The entries of a view that are its viewer's own."""
    return {"mine": mine(table, seat)}


def mine(table: Table, seat: int | None) -> shapes.Drawing | None:
    return None if seat is None or coordinates.phase(table) != "drawing" else own_drawing(table, seat)


def turn(table: Table) -> int:
    """The number of the turn, which is that of the tile being placed or just placed."""
    return len(table.placed) + (1 if coordinates.phase(table) == "coordinates" else 0)


def columns(table: Table) -> list[shapes.ColumnView]:
    tables = table.tables
    missions: list[str | None] = [tables.missions[mission] for mission in table.missions]
    missions.append(None)  # the black hole has no mission of its own (WSS-2.2)
    return [
        {"zone": tables.zones[zone].name, "mission": mission}
        for zone, mission in zip(table.zones, missions, strict=True)
    ]


def placed_tile(table: Table, number: int) -> shapes.PlacedTile:
    action = table.placed[number]
    place = (action - PLACE_TILE) // SIDES
    circle, octagon = coordinates.columns_pointed_at(table, number, action)
    return {
        "tile": number + 1,
        "edge": table.tables.edges[place // COLUMNS],
        "low": place % COLUMNS,
        "high": table.tables.pairs[number][place % COLUMNS],
        "side": table.tables.sides[(action - PLACE_TILE) % SIDES],
        "circle": circle,
        "octagon": octagon,
    }


def sheet_view(table: Table, seat: int, sheet: Sheet) -> shapes.SheetView:
    counts, tally = worth(table, sheet)
    spots = table.tables.spots
    return {
        "pieces": [{"column": column, "cells": spots.cells_of(hexes)[:]} for column, hexes in sheet.pieces],
        "upgrades_gained": sheet.gained,
        "upgrades_used": sheet.used,
        "frontiers": sheet.frontiers[:],
        "missions": counts[:],
        "tally": tally.copy(),
        "drawing": table.drawn[seat] == NOT_YET,
    }


def worth(table: Table, sheet: Sheet) -> Worth:
    face = face_of(table, sheet)
    known = _worth.get(face)
    if known is None:
        counts = scoring.mission_counts(table, sheet)
        known = counts, scoring.tally_with(table, sheet, counts)
        if len(_worth) >= REMEMBERED:
            _worth.clear()
        _worth[face] = known
    return known


def face_of(table: Table, sheet: Sheet) -> tuple[Any, ...]:
    """What is on a sheet, and what it is counted by."""
    return (table.tables.stamp, tuple(table.missions), tuple(sheet.pieces), tuple(sheet.frontiers))


def own_drawing(table: Table, seat: int) -> shapes.Drawing:
    """The shape the seat draws in this turn, what it leaves out, and what it has drawn already."""
    action = table.drawn[seat]
    left_out = table.left_out[seat]
    sheet = sheet_with_new_piece(table, seat)
    return {
        "column": table.column_for(seat),
        "left_out": [k for k in range(left_out.bit_length()) if left_out >> k & 1],
        "may_leave_out": max(0, upgrades_to_spend(table, seat)),
        "cells": table.tables.grid.indices(hexes_of(table, seat, action)) if action >= DRAW else [],
        "tally": worth(table, sheet)[1].copy(),
    }


def solo_rank(table: Table) -> str:
    """WSS-A2: the total of a single player, read against the set's table."""
    total = table.scores()[0]
    reached = [name for name, least in table.tables.ranks if total >= least]
    return reached[-1] if reached else table.tables.ranks[0][0]
