"""A black hole: light bent round it, traced from the eye to the thin disc of glowing gas.

A ray's path lies in one plane and depends on one number only, how far it aimed past the hole; so the paths are
integrated once for a few hundred such numbers (u'' = -u + 1.5 u² with u = 1/r, the radius of the horizon being 1),
and each pixel looks up where its ray crosses the plane of the disc: directly, and after half a turn round the hole.
"""

import math
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from PIL import Image

from tools.art.colour import Colour, blurred, linear, picture, smooth
from tools.art.noise import Field, along, fractal, line, sample
from tools.art.sphere import Frame, frame

EYE = 40.0
"""How far away the eye is, in radii of the horizon."""
AIMS = 700
STEPS = 1100
FULL_WAY = 3.4 * math.pi
FARTHEST_AIM = 15.0
INNER, OUTER = 2.6, 9.0
"""The disc of gas."""
SHADOW = 1.5 * math.sqrt(3)
"""Rays aimed closer than this fall in."""


@lru_cache(maxsize=1)
def paths() -> Field:
    """r by aim (rows, evenly from 0 to FARTHEST_AIM) and angle gone round the hole (columns); 0 where there is none."""
    aim = np.linspace(0.02, FARTHEST_AIM, AIMS)
    step = FULL_WAY / STEPS
    u = np.full(AIMS, 1 / EYE)
    rise = np.sqrt(np.maximum(1 / aim**2 - u**2 + u**3, 0))
    found = np.zeros((AIMS, STEPS), np.float32)
    live = np.ones(AIMS, bool)
    for column in range(STEPS):
        found[live, column] = 1 / u[live]
        rise = rise + (-u + 1.5 * u * u) * step / 2  # leapfrog keeps the path closed
        u = u + rise * step
        rise = rise + (-u + 1.5 * u * u) * step / 2
        live &= (u < 1) & (u > 1 / (EYE * 1.5))
        u, rise = np.clip(u, 1e-3, 1), np.clip(rise, -9, 9)
    return found


@dataclass(frozen=True)
class View:
    rise: float = 0.16  # the eye's height over the disc, as an angle
    roll: float = -0.22
    reach: float = 10.0  # radii of the horizon from the middle of the picture to its edge
    colours: tuple[str, str, str] = ("#ff7a2a", "#ffd08a", "#fff4e0")


def crossing(aim: Field, way: Field) -> Field:
    """Where the rays are after that angle."""
    table = paths()
    row = np.clip(aim / FARTHEST_AIM * (AIMS - 1), 0, AIMS - 1.001)
    column = np.clip(way / np.float32(FULL_WAY) * STEPS, 0, STEPS - 1.001)
    low, left = row.astype(np.int32), column.astype(np.int32)
    down, right = (row - low).astype(np.float32), (column - left).astype(np.float32)
    corners = [table[low + i, left + j] for i in (0, 1) for j in (0, 1)]
    one, other = (corners[k] + (corners[k + 1] - corners[k]) * right for k in (0, 2))
    return np.where(np.minimum.reduce(corners) > 0, one + (other - one) * down, 0)


def gas(name: str, far: Field, turn: Field, approach: Field, view: View) -> tuple[Colour, Field]:
    """Light and density of the disc: threads drawn out by its turning, brighter where it comes towards us."""
    threads = fractal(f"{name}/threads", 5, 0.6, cells=5)
    wound = turn / np.float32(2 * math.pi) + np.float32(1.1) / np.sqrt(np.maximum(far, 1))
    clumps = sample(threads, wound * 2, far * np.float32(0.11))
    rings = along(line(f"{name}/rings", 4, 0.6, cells=9), (far - np.float32(INNER)) / np.float32(OUTER - INNER))
    dense = np.clip(np.float32(0.6) + clumps * np.float32(1.0) + rings * np.float32(1.1), 0.06, 1.4)
    dense = dense * smooth(INNER, INNER + 0.9, far) * smooth(OUTER, OUTER * 0.4, far)
    shift = 1 / (1 - np.float32(0.74) / np.sqrt(np.maximum(far, 1)) * approach)
    heat = np.clip((np.float32(2.9) / np.maximum(far, 1)) ** np.float32(1.2) * shift ** np.float32(1.4), 0, 1.3)
    red, gold, white = (linear(colour) for colour in view.colours)
    warm, hot = (
        np.clip(heat / np.float32(0.7), 0, 1)[..., None],
        np.clip((heat - np.float32(0.7)) / np.float32(0.6), 0, 1),
    )
    colour = red + (gold - red) * warm
    colour = colour + (white - colour) * hot[..., None]
    strength = dense * shift**3 * (3 / np.maximum(far, 1)) ** np.float32(1.3) * np.float32(1.25)
    return colour * strength[..., None], np.clip(dense * np.float32(0.7), 0, 1)


def black_hole(name: str, place: Frame, view: View) -> tuple[Colour, Field]:
    """Light and cover: the disc before, above and below the hole, its dark, and nothing beyond."""
    x, y = place.plane
    cos, sin = np.float32(math.cos(view.roll)), np.float32(math.sin(view.roll))
    right, up = (x * cos + y * sin) * np.float32(view.reach), (x * sin - y * cos) * np.float32(view.reach)
    aim = np.maximum(np.sqrt(right * right + up * up), np.float32(1e-3))
    height = np.float32(math.sin(view.rise))  # of the eye over the disc
    leaning = up / aim * np.float32(math.cos(view.rise))  # of the pixel's direction over the disc
    first = np.arctan2(height, -leaning)
    first = np.where(first < 0, first + np.float32(math.pi), first)
    light = np.zeros((*aim.shape, 3), np.float32)
    left = np.ones_like(aim)
    for round_ in range(2):
        way = first + np.float32(round_ * math.pi)
        far = crossing(aim, way)
        there = smooth(INNER, INNER + 0.05, far) * smooth(OUTER, OUTER - 0.05, far)
        beside = np.sin(way) * right / aim  # across the line of sight, in the plane of the disc
        before = np.cos(way) * np.float32(math.cos(view.rise)) - np.sin(way) * up / aim * height
        glow, dense = gas(name, far, np.arctan2(beside, before), -beside, view)
        light += glow * (there * left)[..., None]
        left = left * (1 - dense * there * np.float32(0.8))
    dark = smooth(SHADOW + 0.12, SHADOW - 0.05, aim)
    glow = blurred(light, max(2, place.size // 28)) * np.float32(0.35) + blurred(light, place.size // 9) * np.float32(
        0.3
    )
    light = np.maximum(light + glow * (1 - dark * left * np.float32(0.97))[..., None], 0)
    light = light * smooth(1.0, 0.86, np.maximum(np.abs(x), np.abs(y)))[..., None]
    return light, np.clip(np.maximum(light.max(-1) * np.float32(1.4), dark), 0, 1)


def draw_black_hole(name: str, size: int, view: View | None = None) -> Image.Image:
    return picture(*black_hole(name, frame(size), view or View()))
