"""Ships in raster pictures, from the same outlines as the page's vector ships (`web/src/art/ships.json`)."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFilter

OUTLINES = Path(__file__).parents[2] / "web" / "src" / "art" / "ships.json"
FINE = 4
"""Drawn so many times larger, then reduced."""
HULL_LIT, HULL_DARK, EDGE = (222, 229, 242), (122, 134, 162), (24, 30, 48)


@lru_cache(maxsize=1)
def outlines() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(OUTLINES.read_text(encoding="utf8"))
    return found


def shade(colour: str, part: float) -> tuple[int, int, int]:
    red, green, blue = (round(int(colour[place : place + 2], 16) * part) for place in (1, 3, 5))
    return red, green, blue


def draw_ship(
    kind: str, colour: str, tall: int, angle: float = 0, *, dim: float = 1.0, flame: str = "#9fdcff"
) -> Image.Image:
    """Nose up before it is turned (degrees, to the left): left half light, right half dark, the colour inlaid."""
    form = outlines()[kind]
    unit = tall * FINE / 100
    side = round(unit * 130)
    middle, top = side / 2, unit * 6

    def half(points: list[list[float]], sign: int) -> list[tuple[float, float]]:
        return [(middle + sign * x * unit, top + y * unit) for x, y in points]

    glow = Image.new("RGBA", (side, side))
    pen = ImageDraw.Draw(glow)
    for x, y, wide, long in form["engines"]:
        for sign in {-1, 1} if x else {1}:
            across, down = middle + sign * x * unit, top + y * unit
            pen.ellipse(
                [across - wide * unit, down - wide * unit, across + wide * unit, down + long * unit * 1.6],
                (*shade(flame, 0.8), 210),
            )
    glow = glow.filter(ImageFilter.GaussianBlur(unit * 2.2))
    hull = Image.new("RGBA", (side, side))
    pen = ImageDraw.Draw(hull)
    for sign, metal, light in ((-1, HULL_LIT, 1.0), (1, HULL_DARK, 0.62)):
        body = tuple(round(part * dim) for part in metal)
        pen.polygon(half(form["hull"], sign), fill=(*body, 255), outline=(*EDGE, 255), width=max(1, round(unit * 0.9)))
        pen.polygon(half(form["inlay"], sign), fill=(*shade(colour, light * dim), 255))
    hull = Image.alpha_composite(glow, hull)
    return hull.rotate(angle, Image.Resampling.BICUBIC).resize((side // FINE, side // FINE), Image.Resampling.LANCZOS)
