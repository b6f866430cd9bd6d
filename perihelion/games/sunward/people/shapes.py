"""What a view holds, field by field. The page's types are made of it (`tools/views.py`), so both always agree."""

from typing import NotRequired, TypedDict

Phase = str
"""`coordinates`, `drawing` or `over`."""
Edge = str
"""`top` or `bottom` of the command board."""


class ColumnView(TypedDict):
    zone: str
    mission: str | None


class PlacedTile(TypedDict):
    tile: int
    edge: Edge
    low: int
    high: int
    side: str
    circle: int
    octagon: int


class Piece(TypedDict):
    column: int
    cells: list[int]


class SheetView(TypedDict):
    pieces: list[Piece]
    upgrades_gained: int
    upgrades_used: int
    frontiers: list[int]
    missions: list[int]
    tally: dict[str, int]
    drawing: bool


class Drawing(TypedDict):
    """What the viewer draws in this turn."""

    column: int
    left_out: list[int]
    may_leave_out: int
    cells: list[int]
    tally: dict[str, int]


class SunwardView(TypedDict):
    seats: int
    phase: Phase
    round: int
    turn: int
    active: int
    columns: list[ColumnView]
    placed: list[PlacedTile]
    sheets: list[SheetView]
    claimed: list[bool]
    mine: Drawing | None
    circle: NotRequired[int]
    octagon: NotRequired[int]
    rank: NotRequired[str]
