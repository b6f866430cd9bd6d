"""Sunward's observation: the command board, the tiles of the round, and every sheet as planes of hexes.

What never changes (where the symbols and frontiers are) is not encoded. Sheets come observer first, then in the order
of play.
"""

from math import cos, pi, sin
from typing import Any, Final

from PIL import Image, ImageDraw

from perihelion.kernel.game import Game
from perihelion.research.encoding import Encoding, Field, Vector, View, one_hot, rotated

PHASES: Final = ("coordinates", "drawing", "over")
COLUMNS: Final = 6
MISSIONS: Final = 5
HEXES: Final = 6
"""Of the largest shape."""
TILE: Final = 4 * COLUMNS + 4
ROUNDS: Final = 3
MANY: Final = 10.0
"""Upgrades, or times a mission is met, are counted in parts of this."""
POINTS: Final = 100.0
FRONTIER: Final = 15.0


class SunwardEncoding(Encoding):
    def __init__(self, game: Game, seats: int) -> None:
        layout = game.layout()
        self.cells = len(layout["cells"])
        self.zones: dict[str, int] = {zone["id"]: number for number, zone in enumerate(layout["zones"])}
        self.missions: dict[str, int] = {name: number for number, name in enumerate(layout["missions"])}
        tiles = len(layout["spans"])
        frontiers = len(layout["sheet"]["frontiers"])
        fields = (
            Field("phase", (len(PHASES),), f"one-hot: {', '.join(PHASES)}"),
            Field("round", (ROUNDS,), "one-hot: the round"),
            Field("turn", (tiles,), "one-hot: the turn of the round, which is the number of its tile"),
            Field("active", (seats,), "one-hot: the active player, the observer first"),
            Field("zones", (COLUMNS, len(self.zones)), "for every column, one-hot: its zone"),
            Field("missions", (MISSIONS, MISSIONS), "for every zone slot, one-hot: its mission"),
            Field(
                "tiles",
                (tiles, TILE),
                "for every tile of the round, one-hot each: edge (top, bottom), side (front, back), "
                "column of its low and of its high tab, columns its circle and its octagon point at; zero until placed",
            ),
            Field("circle", (COLUMNS,), "one-hot: the column the active player draws from, while drawing"),
            Field("octagon", (COLUMNS,), "one-hot: the column all others draw from, while drawing"),
            Field("my_column", (COLUMNS,), "one-hot: the column the observer draws from, while drawing"),
            Field("my_left_out", (HEXES,), "hexes of that shape the observer has left out"),
            Field("my_may_leave_out", (1,), "hexes it may still leave out, in halves"),
            Field("my_cells", (self.cells,), "hexes the observer has drawn in this turn, shown to nobody else yet"),
            Field("pieces", (seats, COLUMNS, self.cells), "for every sheet and column, the hexes its pieces cover"),
            Field("upgrades", (seats, 2), "for every sheet: upgrades gained and used, in tenths"),
            Field("frontiers", (seats, frontiers), "for every sheet: points kept for each frontier, in fifteenths"),
            Field("claimed", (frontiers,), "frontiers somebody has reached already"),
            Field("met", (seats, MISSIONS), "for every sheet and zone slot: times the mission is met, in tenths"),
            Field("points", (seats,), "for every sheet: points so far, in hundreds"),
            Field("my_points", (1,), "the observer's points with what it has drawn in this turn, in hundreds"),
            Field("drawing", (seats,), "who has still to draw in this turn"),
        )
        super().__init__(game, seats, fields)

    def fill(self, view: View, seat: int, parts: dict[str, Vector]) -> None:
        order = rotated(self.seats, seat)
        one_hot(parts["phase"], PHASES.index(view["phase"]))
        one_hot(parts["round"], view["round"] - 1)
        one_hot(parts["turn"], view["turn"] - 1)
        one_hot(parts["active"], order.index(view["active"]))
        one_hot(parts["circle"], view.get("circle", -1))
        one_hot(parts["octagon"], view.get("octagon", -1))
        parts["claimed"][:] = view["claimed"]
        self.fill_board(view, parts)
        for place, each in enumerate(order):
            self.fill_sheet(view["sheets"][each], place, parts)
        parts["my_points"][0] = parts["points"][0]
        if view["mine"] is not None:
            self.fill_own(view["mine"], parts)

    def fill_board(self, view: View, parts: dict[str, Vector]) -> None:
        for column, shown in enumerate(view["columns"]):
            one_hot(parts["zones"][column], self.zones[shown["zone"]])
            if shown["mission"] is not None:
                one_hot(parts["missions"][column], self.missions[shown["mission"]])
        for tile, placed in enumerate(view["placed"]):
            row = parts["tiles"][tile]
            one_hot(row[0:2], 0 if placed["edge"] == "top" else 1)
            one_hot(row[2:4], 0 if placed["side"] == "front" else 1)
            for k, what in enumerate(("low", "high", "circle", "octagon")):
                one_hot(row[4 + k * COLUMNS : 4 + (k + 1) * COLUMNS], placed[what])

    def fill_sheet(self, sheet: dict[str, Any], place: int, parts: dict[str, Vector]) -> None:
        planes = parts["pieces"][place]
        for piece in sheet["pieces"]:
            planes[piece["column"], piece["cells"]] = 1.0
        parts["upgrades"][place] = (sheet["upgrades_gained"] / MANY, sheet["upgrades_used"] / MANY)
        parts["frontiers"][place] = [points / FRONTIER for points in sheet["frontiers"]]
        parts["met"][place] = [times / MANY for times in sheet["missions"]]
        parts["points"][place] = sum(sheet["tally"].values()) / POINTS
        parts["drawing"][place] = sheet["drawing"]

    def fill_own(self, mine: dict[str, Any], parts: dict[str, Vector]) -> None:
        one_hot(parts["my_column"], mine["column"])
        parts["my_left_out"][mine["left_out"]] = 1.0
        parts["my_may_leave_out"][0] = mine["may_leave_out"] / 2
        parts["my_cells"][mine["cells"]] = 1.0
        parts["my_points"][0] = sum(mine["tally"].values()) / POINTS


def describe(game: Game, seats: int) -> Encoding:
    return SunwardEncoding(game, seats)


# -------------------------------------------------------------------- a picture


INK: Final = "#e8e8f0"
FREE: Final = "#2b2e40"
NEW: Final = "#ffffff"
SYMBOLS: Final = {"alien": "#ff5050", "upgrade": "#40d0e0", "resource": "#f0c830"}
HEAD: Final = 24


def draw(layout: dict[str, Any], view: View, seat: int | None, image: Image.Image) -> None:
    """Every sheet as a map of hexes, zones in their colours, the observer's first; the points above each."""
    pen = ImageDraw.Draw(image)
    sheets = rotated(view["seats"], seat or 0)
    across = 1 if len(sheets) == 1 else 2 if len(sheets) <= 4 else 3
    down = (len(sheets) + across - 1) // across
    wide, high = image.width / across, image.height / down
    for place, each in enumerate(sheets):
        corner = (place % across * wide, place // across * high)
        drawn = view["mine"]["cells"] if each == seat and view["mine"] else []
        points = sum(view["sheets"][each]["tally"].values())
        pen.text((corner[0] + 8, corner[1] + 6), f"seat {each}: {points}, round {view['round']}", fill=INK)
        draw_sheet(layout, view, each, drawn, pen, (corner[0], corner[1] + HEAD, wide, high - HEAD))


def draw_sheet(
    layout: dict[str, Any],
    view: View,
    seat: int,
    drawn: list[int],
    pen: ImageDraw.ImageDraw,
    box: tuple[float, float, float, float],
) -> None:
    cells = layout["cells"]
    zones = {zone["id"]: zone["fill"]["colour"] for zone in layout["zones"]}
    fills = [FREE] * len(cells)
    for piece in view["sheets"][seat]["pieces"]:
        for cell in piece["cells"]:
            fills[cell] = zones[view["columns"][piece["column"]]["zone"]]
    for cell in drawn:
        fills[cell] = NEW
    middles = [(q + r / 2, r * 0.866) for q, r in cells]
    left, top = min(x for x, _ in middles), min(y for _, y in middles)
    right, bottom = max(x for x, _ in middles), max(y for _, y in middles)
    scale = min(box[2] / (right - left + 2), box[3] / (bottom - top + 2))
    symbols = {tuple(cell): colour for kind, colour in SYMBOLS.items() for cell in layout["sheet"]["symbols"][kind]}
    for cell, (x, y) in enumerate(middles):
        middle = (box[0] + (x - left + 1) * scale, box[1] + (y - top + 1) * scale)
        corners = [
            (middle[0] + scale * 0.56 * sin(k * pi / 3), middle[1] + scale * 0.56 * cos(k * pi / 3)) for k in range(6)
        ]
        pen.polygon(corners, fill=fills[cell], outline="#14151f")
        if tuple(cells[cell]) in symbols:
            pen.circle(middle, scale * 0.22, fill=symbols[tuple(cells[cell])], outline="#14151f")
