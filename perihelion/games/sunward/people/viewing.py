"""What a seat may know (a whitelist): everything but what others have drawn in this turn and not shown yet."""

from typing import Any

from ..rules import coordinates
from ..rules.drawing import hexes_of, sheet_with_new_piece, upgrades_to_spend
from ..rules.state import NOT_YET, Sheet, Table
from ..rules.tables import COLUMNS, DRAW, PLACE_TILE, SIDES
from . import shapes
from .sheets import told_of


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
    tables, missions = table.tables, table.missions
    found: list[shapes.ColumnView] = []
    for column in range(len(table.zones)):
        mission = tables.missions[missions[column]] if column < len(missions) else None  # the black hole's (WSS-2.2)
        found.append({"zone": tables.zones[table.zones[column]].name, "mission": mission})
    return found


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
    told = told_of(table, sheet)
    spots = table.tables.spots
    return {
        "pieces": [{"column": column, "cells": spots.cells_of(hexes)[:]} for column, hexes in sheet.pieces],
        "upgrades_gained": sheet.gained,
        "upgrades_used": sheet.used,
        "frontiers": sheet.frontiers[:],
        "missions": told.missions[:],
        "tally": told.tally.copy(),
        "drawing": table.drawn[seat] == NOT_YET,
    }


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
        "tally": told_of(table, sheet).tally.copy(),
    }


def solo_rank(table: Table) -> str:
    """WSS-A2: the total of a single player, read against the set's table."""
    total = table.scores()[0]
    reached = [name for name, least in table.tables.ranks if total >= least]
    return reached[-1] if reached else table.tables.ranks[0][0]
