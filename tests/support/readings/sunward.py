"""Sunward's observation: the command board, the tiles of the round, and every sheet as planes of hexes.

What never changes (where the symbols and frontiers are) is not encoded. Sheets come observer first, then in the order
of play.
"""

from collections.abc import Callable
from typing import Any, Final

from support.fields import (
    Described,
    Fill,
    Ink,
    Names,
    Part,
    View,
    for_seats,
    marks,
    one_hot,
    rows_of_marks,
    seat_mark,
    told,
    total,
)

from perihelion.kernel.game import Game
from perihelion.research.encoding import Encoding, Field

PHASES: Final = ("coordinates", "drawing", "over")
COLUMNS: Final = 6
MISSIONS: Final = 5
HEXES: Final = 6
"""Of the largest shape."""
TILE: Final = 4 * COLUMNS + 4
ROUNDS: Final = 3
MANY: Final = 10.0
"""Upgrades, or times a mission is met, are counted in parts of this."""
FRONTIER: Final = 15.0


class Words:
    """The names of the set, numbered, and the sizes of its board."""

    def __init__(self, layout: dict[str, Any]) -> None:
        self.zones = Names(zone["id"] for zone in layout["zones"])
        self.missions = Names(layout["missions"])
        self.cells = len(layout["cells"])
        self.tiles = len(layout["spans"])
        self.frontiers = len(layout["sheet"]["frontiers"])


def describe(game: Game, seats: int) -> Encoding:
    words = Words(game.layout())
    parts = [
        *turn_fields(words, seats),
        *board_fields(words),
        *own_fields(words),
        *sheet_fields(words, seats),
    ]
    return Described(game, seats, parts)


# -------------------------------------------------------------------- the turn and the command board


def turn_fields(words: Words, seats: int) -> list[Part]:
    return [
        (Field("phase", (len(PHASES),), f"one-hot: {', '.join(PHASES)}"), marks(Names(PHASES), phase)),
        (Field("round", (ROUNDS,), "one-hot: the round"), one_hot(ROUNDS, lambda view: view["round"] - 1)),
        (
            Field("turn", (words.tiles,), "one-hot: the turn of the round, which is the number of its tile"),
            one_hot(words.tiles, lambda view: view["turn"] - 1),
        ),
        (
            Field("active", (seats,), "one-hot: the active player, the observer first"),
            seat_mark(lambda view: view["active"]),
        ),
    ]


def phase(view: View) -> list[str | None]:
    return [view["phase"]]


def board_fields(words: Words) -> list[Part]:
    return [
        (
            Field("zones", (COLUMNS, words.zones.size), "for every column, one-hot: its zone"),
            rows_of_marks(words.zones, lambda view: [shown["zone"] for shown in view["columns"]]),
        ),
        (
            Field("missions", (MISSIONS, MISSIONS), "for every zone slot, one-hot: its mission"),
            rows_of_marks(words.missions, lambda view: [shown["mission"] for shown in view["columns"]]),
        ),
        (
            Field(
                "tiles",
                (words.tiles, TILE),
                "for every tile of the round, one-hot each: edge (top, bottom), side (front, back), "
                "column of its low and of its high tab, columns its circle and its octagon point at; zero until placed",
            ),
            tiles,
        ),
        (
            Field("circle", (COLUMNS,), "one-hot: the column the active player draws from, while drawing"),
            one_hot(COLUMNS, lambda view: view.get("circle", -1)),
        ),
        (
            Field("octagon", (COLUMNS,), "one-hot: the column all others draw from, while drawing"),
            one_hot(COLUMNS, lambda view: view.get("octagon", -1)),
        ),
    ]


def tiles(view: View, order: list[int], ink: Ink, first: int) -> None:
    for placed in view["placed"]:
        ink[first + (placed["edge"] != "top")] = 1.0
        ink[first + 2 + (placed["side"] != "front")] = 1.0
        ink[first + 4 + placed["low"]] = 1.0
        ink[first + 4 + COLUMNS + placed["high"]] = 1.0
        ink[first + 4 + 2 * COLUMNS + placed["circle"]] = 1.0
        ink[first + 4 + 3 * COLUMNS + placed["octagon"]] = 1.0
        first += TILE


# -------------------------------------------------------------------- what the observer draws


def own_fields(words: Words) -> list[Part]:
    return [
        (
            Field("my_column", (COLUMNS,), "one-hot: the column the observer draws from, while drawing"),
            one_hot(COLUMNS, lambda view: view["mine"]["column"] if view["mine"] else -1),
        ),
        (
            Field("my_left_out", (HEXES,), "hexes of that shape the observer has left out"),
            of_mine(lambda mine: mine["left_out"]),
        ),
        (
            Field("my_may_leave_out", (1,), "hexes it may still leave out, in halves"),
            told(lambda view: [view["mine"]["may_leave_out"] / 2 if view["mine"] else 0.0]),
        ),
        (
            Field("my_cells", (words.cells,), "hexes the observer has drawn in this turn, shown to nobody else yet"),
            of_mine(lambda mine: mine["cells"]),
        ),
    ]


def of_mine(tell: Callable[[dict[str, Any]], list[int]]) -> Fill:
    """A field with 1 at every place that `tell` lists of what the observer is drawing."""

    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        if view["mine"] is not None:
            for place in tell(view["mine"]):
                ink[first + place] = 1.0

    return fill


# -------------------------------------------------------------------- the sheets


def sheet_fields(words: Words, seats: int) -> list[Part]:
    return [
        (
            Field("pieces", (seats, COLUMNS, words.cells), "for every sheet and column, the hexes its pieces cover"),
            pieces(words.cells),
        ),
        (
            Field("upgrades", (seats, 2), "for every sheet: upgrades gained and used, in tenths"),
            for_seats("sheets", lambda sheet: (sheet["upgrades_gained"] / MANY, sheet["upgrades_used"] / MANY)),
        ),
        (
            Field(
                "frontiers", (seats, words.frontiers), "for every sheet: points kept for each frontier, in fifteenths"
            ),
            for_seats("sheets", lambda sheet: [points / FRONTIER for points in sheet["frontiers"]]),
        ),
        (
            Field("claimed", (words.frontiers,), "frontiers somebody has reached already"),
            told(lambda view: view["claimed"]),
        ),
        (
            Field("met", (seats, MISSIONS), "for every sheet and zone slot: times the mission is met, in tenths"),
            for_seats("sheets", lambda sheet: [times / MANY for times in sheet["missions"]]),
        ),
        (
            Field("points", (seats,), "for every sheet: points so far, in hundreds"),
            for_seats("sheets", lambda sheet: [total(sheet["tally"])]),
        ),
        (
            Field("my_points", (1,), "the observer's points with what it has drawn in this turn, in hundreds"),
            my_points,
        ),
        (
            Field("drawing", (seats,), "who has still to draw in this turn"),
            for_seats("sheets", lambda sheet: [sheet["drawing"]]),
        ),
    ]


def pieces(cells: int) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for seat in order:
            for piece in view["sheets"][seat]["pieces"]:
                plane = first + piece["column"] * cells
                for cell in piece["cells"]:
                    ink[plane + cell] = 1.0
            first += COLUMNS * cells

    return fill


def my_points(view: View, order: list[int], ink: Ink, first: int) -> None:
    own = view["mine"] if view["mine"] is not None else view["sheets"][order[0]]
    ink[first] = total(own["tally"])
