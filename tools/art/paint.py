"""From an order to its picture: drawn once, larger than shown, then reduced to the two sizes of the page."""

from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO

import numpy as np
from PIL import Image

from tools.art.blackhole import View, draw_black_hole
from tools.art.cast import Order
from tools.art.colour import sized
from tools.art.oddities import asteroid_field, babel_post, dark_fleet, ion_storm, portal, void
from tools.art.planet import BODY_IN_RING, World, draw_world
from tools.art.seeds import chance
from tools.art.stars import BODY, draw_pulsar, draw_sun, draw_wormhole

DRAWN, LARGE, SMALL = 416, 352, 176
QUALITY_SMALL, QUALITY_LARGE = 68, 64
"""Of pictures of things; backdrops stand behind glass and need less."""


def hole(order: Order, size: int) -> Image.Image:
    luck = chance(order.seed, "view")
    return draw_black_hole(
        order.seed, size, View(float(luck.uniform(0.12, 0.24)), float(luck.uniform(-0.35, 0.35)), 7.6)
    )


RECIPES: dict[str, Callable[[Order, int], Image.Image]] = {
    "world": lambda order, size: draw_world(World(order.seed, order.look, order.ring, order.moon), size),
    "sun": lambda order, size: draw_sun(order.seed, order.look, size),
    "pulsar": lambda order, size: draw_pulsar(order.seed, order.look, size, 0.35 + order.count * 0.63),
    "wormhole": lambda order, size: draw_wormhole(order.seed, size, order.look),
    "black hole": hole,
    "asteroid field": lambda order, size: asteroid_field(order.seed, size),
    "babel post": lambda order, size: babel_post(order.seed, size),
    "dark fleet": lambda order, size: dark_fleet(order.seed, size, order.count),
    "ion storm": lambda order, size: ion_storm(order.seed, size),
    "portal": lambda order, size: portal(order.seed, size),
    "void": lambda order, size: void(order.seed, size),
}


@dataclass(frozen=True)
class Painted:
    order: Order
    small: Image.Image
    large: bytes
    round: bool  # a disc that fills its square; else a picture with alpha
    body: float  # radius of the thing itself in its picture
    tint: str  # its lit side, until the picture is there
    shade: str  # its night side


def webp(image: Image.Image, quality: int) -> bytes:
    kept = BytesIO()
    image.save(kept, "WEBP", quality=quality, method=5, alpha_quality=80)
    return kept.getvalue()


def hexed(colour: np.ndarray) -> str:
    return "#" + "".join(f"{round(float(part)):02x}" for part in colour)


def tints(image: Image.Image) -> tuple[str, str]:
    """The mean colours of its upper left and lower right, weighed by cover."""
    pixels = np.asarray(image.convert("RGBA").resize((16, 16), Image.Resampling.BOX)).astype(np.float32)
    rows, columns = np.mgrid[0:16, 0:16]
    found = []
    for part in (rows + columns < 15, rows + columns > 18):
        inside = part & (np.hypot(rows - 7.5, columns - 7.5) < 7)
        weight = pixels[..., 3] * inside + 1e-6
        found.append(hexed((pixels[..., :3] * weight[..., None]).sum((0, 1)) / weight.sum()))
    return found[0], found[1]


def paint(order: Order) -> Painted:
    drawn = RECIPES[order.recipe](order, DRAWN)
    small = sized(drawn, SMALL)
    radius = BODY_IN_RING if order.ring else BODY if order.recipe == "sun" else 1.0
    return Painted(order, small, webp(sized(drawn, LARGE), QUALITY_LARGE), drawn.mode == "RGB", radius, *tints(small))
