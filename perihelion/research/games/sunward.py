"""Sunward's picture: every sheet as a map of hexes."""

from math import cos, pi, sin
from typing import Any, Final

from PIL import Image, ImageDraw

from perihelion.research.encoding import rotated

View = dict[str, Any]

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
