"""The ground of rocky worlds: height, colour, sea, and what is cut into it."""

from dataclasses import dataclass

import numpy as np

from tools.art.colour import Colour, linear, mixed, ramp, smooth
from tools.art.kinds import Kind
from tools.art.noise import CELLS, Field, fractal, sample, spots
from tools.art.seeds import chance
from tools.art.sphere import Globe, unit

FREQUENCY = 1.55
WARP = 0.8
SMALL = 192
"""Samples of planes that have few octaves."""


@dataclass(frozen=True)
class Ways:
    """How a world differs inside its kind."""

    hue: float = 0.0
    bright: float = 1.0
    sea: float = 0.0
    clouds: float = 0.0
    scale: float = 1.0


@dataclass
class Ground:
    colour: Colour
    height: Field
    relief: float
    land: Field
    glow: Colour | None = None  # light of its own


def place(globe: Globe, name: str, frequency: float, *, any_way: bool = False) -> tuple[Field, Field]:
    """The globe's pixels on a plane of noise, begun somewhere by chance; any_way turns the plane as well."""
    east, south, way = chance(name, "place").uniform(0, 1, 3)
    x, y = globe.turned
    if any_way:
        cos, sin = np.float32(np.cos(way * 1.57)), np.float32(np.sin(way * 1.57))
        x, y = x * cos - y * sin, x * sin + y * cos
    step = np.float32(frequency / CELLS)
    return x * step + np.float32(east), y * step + np.float32(south)


def bent(globe: Globe, name: str, frequency: float, warp: float = WARP) -> tuple[Field, Field]:
    """The same, warped by three octaves of another noise."""
    x, y = place(globe, name, frequency)
    across = fractal(f"{name}/across", 3, 0.5, size=SMALL)
    at = spots(x, y, across)
    step = np.float32(warp / CELLS)
    return x + at.of(across) * step, y + at.of(fractal(f"{name}/down", 3, 0.5, size=SMALL)) * step


def rocky(name: str, kind: Kind, globe: Globe, ways: Ways) -> Ground:
    x, y = bent(globe, name, FREQUENCY * ways.scale)
    height = sample(fractal(f"{name}/height", 6, 0.53, ridged=kind.ridged), x, y)
    fine = sample(fractal(f"{name}/fine", 3, 0.6, cells=40), *place(globe, f"{name}/fine", 1.5, any_way=True))
    height = height + fine * np.float32(0.10)  # warping smears small shapes; these are laid over it
    if kind.form == "lava":
        return molten(name, kind, globe, height)
    if kind.form == "alien":
        return engraved(name, kind, globe, height)
    wet_x, wet_y = place(globe, f"{name}/wet", 2.2)
    wet = sample(fractal(f"{name}/wet", 4, 0.5, size=SMALL * 2), wet_x, wet_y)
    level = np.float32(0.5) + height * np.float32(1.25)
    if kind.craters:
        cut, rays = craters(name, globe, kind.craters)
        height = height * np.float32(0.55) + cut * np.float32(0.24)
        level = level + cut * np.float32(0.10) + rays * np.float32(0.16)
    land = np.ones_like(height)
    shown = level + wet * np.float32(0.10)
    if kind.sea is not None:
        sea = np.float32(kind.sea + ways.sea)
        land = smooth(sea - 0.012, sea + 0.012, level)
        under = level < sea
        height = np.where(under, height * np.float32(0.08), height)
        shown = np.where(under, level, np.maximum(shown, sea + np.float32(0.012))) - np.float32(ways.sea)
    colour = ramp(shown, kind.ramp)
    latitude = np.abs(globe.latitude)
    if kind.dry:
        dry = smooth(0.06, 0.30, wet + np.float32(0.05) - np.abs(latitude - np.float32(0.35)) * np.float32(0.4))
        colour = mixed(colour, linear(kind.dry), dry * land * np.float32(0.6))
    if kind.ice is not None:
        ice = smooth(kind.ice - 0.05, kind.ice + 0.04, latitude + height * np.float32(0.22) + wet * np.float32(0.08))
        colour = mixed(colour, np.full(3, 0.9, np.float32), ice)
        land = np.maximum(land, ice)
    return Ground(colour, height, kind.relief, land)


def craters(name: str, globe: Globe, count: int) -> tuple[Field, Field]:
    """Bowls with raised edges, and the bright dust around the youngest."""
    luck = chance(name, "craters")
    cut = np.zeros_like(globe.frame.far)
    rays = np.zeros_like(cut)
    x, y, z = globe.frame.ball
    for number in range(count):
        towards = unit(*luck.normal(size=3))
        radius = float(abs(luck.normal()) * 0.09 + 0.035)
        if towards[2] < -0.3:
            continue  # on the far side
        near = x * towards[0] + y * towards[1] + z * towards[2] > np.cos(min(radius * 3.2, 1.5))
        rows, columns = np.nonzero(near.any(1))[0], np.nonzero(near.any(0))[0]
        if not len(rows):
            continue
        part = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        cosine = x[part] * towards[0] + y[part] * towards[1] + z[part] * towards[2]
        far = np.arccos(np.clip(cosine, -1, 1)) / np.float32(radius)
        bowl = np.float32(-0.9) * (1 - np.clip(far, 0, 1) ** 2) + np.float32(0.65) * np.exp(-(((far - 1) / 0.22) ** 2))
        cut[part] += np.where(far < 1.6, bowl, 0) * np.float32(min(1.0, radius * 7))
        if number < 5:
            rays[part] += np.exp(-((far / 1.5) ** 2)) * smooth(0.5, 1.0, far)
    return cut, rays


def molten(name: str, kind: Kind, globe: Globe, height: Field) -> Ground:
    level = np.float32(0.5) + height * np.float32(1.25)
    x, y = bent(globe, f"{name}/veins", 2.0, 0.7)
    veins = sample(fractal(f"{name}/veins", 5, 0.5, ridged=True), x, y) + height * np.float32(0.30)
    open_, hot = smooth(0.22, 0.34, veins), smooth(0.29, 0.44, veins)
    crust = smooth(-0.2, 0.25, veins - height)  # darker skin floats on the lakes
    lakes = smooth(0.25, 0.14, level) * (np.float32(1.1) - crust * np.float32(0.75))
    red = open_ * np.float32(1.9) + lakes * np.float32(1.7)
    green = open_ * np.float32(0.36) + hot * np.float32(0.8) + lakes**2 * np.float32(0.5)
    blue = open_ * np.float32(0.04) + hot * np.float32(0.22) + lakes**3 * np.float32(0.08)
    around = smooth(0.08, 0.30, veins) * np.float32(0.16)  # rock warmed by what is beside it
    glow = np.stack([red + around, green + around * np.float32(0.12), blue], -1) * np.float32(1.1)
    return Ground(ramp(level, kind.ramp), height - open_ * np.float32(0.12), kind.relief, np.ones_like(level), glow)


CIRCLES = 7
POINTS = 9


def engraved(name: str, kind: Kind, globe: Globe, height: Field) -> Ground:
    """A dark body with seven broken circles, and rings and dots where something stands."""
    luck = chance(name, "circles")
    x, y, z = globe.frame.ball
    light = np.zeros_like(height)
    lines = np.zeros_like(height)
    spread_x, spread_y = place(globe, f"{name}/breaks", 2.0)
    breaks = fractal(f"{name}/breaks", 2, 0.5, size=SMALL)
    for circle in range(CIRCLES):
        axis, offset = unit(*luck.normal(size=3)), np.float32(luck.uniform(-0.55, 0.55))
        away = np.abs(x * axis[0] + y * axis[1] + z * axis[2] - offset)
        whole = smooth(-0.10, 0.10, sample(breaks, spread_x + np.float32(circle * 0.31), spread_y))
        line = smooth(0.016, 0.004, away) * whole
        light += line * np.float32(0.9) + smooth(0.075, 0.0, away) * whole * np.float32(0.10)
        lines += line
        if circle % 2 == 0:
            second = smooth(0.010, 0.002, np.abs(away - np.float32(0.055))) * whole
            light += second * np.float32(0.5)
            lines += second
    for _ in range(POINTS):
        far, radius = globe.angle_from(unit(*luck.normal(size=3))), np.float32(luck.uniform(0.05, 0.16))
        light += smooth(0.014, 0.003, np.abs(far - radius)) * np.float32(0.9)
        light += smooth(0.035, 0.01, far) * np.float32(1.2) + np.exp(-((far / radius) ** 2)) * np.float32(0.16)
    light = np.clip(light, 0, 1.4) * smooth(0.0, 0.35, z)
    level = np.float32(0.5) + height * np.float32(1.25)
    glow = light[..., None] * linear("#f3ee62") * np.float32(1.25)
    return Ground(ramp(level, kind.ramp), height - lines * np.float32(0.08), kind.relief, np.ones_like(level), glow)
