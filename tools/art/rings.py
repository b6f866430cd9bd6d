"""Rings: grooves by radius, one gap, the planet's shadow on them and theirs on the planet."""

import math
from dataclasses import dataclass

import numpy as np

from tools.art.colour import Colour, Stops, ramp, smooth
from tools.art.noise import Field, along, line
from tools.art.seeds import chance
from tools.art.sphere import LIGHT, Frame

DUST: Stops = ((0.0, "#6d5a48"), (0.5, "#c8b08c"), (1.0, "#fbeed6"))


@dataclass(frozen=True)
class Ring:
    tilt: float
    open: float  # sine of the angle under which it is seen
    inner: float = 1.28
    outer: float = 1.62
    dust: Stops = DUST


def ring_of(name: str, dust: Stops = DUST) -> Ring:
    luck = chance(name, "ring")
    tilt = luck.uniform(0.18, 0.45) * luck.choice([-1, 1])
    return Ring(float(tilt), float(luck.uniform(0.22, 0.36)), float(luck.uniform(1.22, 1.34)), 1.62, dust)


def groove(name: str, ring: Ring, part: Field) -> tuple[Field, Field]:
    """Colour (0..1) and density at a part of the way from the inner to the outer edge."""
    grooves = along(line(f"{name}/grooves", 4, 0.62, cells=7), np.clip(part, 0, 1))
    dense = np.clip(np.float32(0.62) + grooves * np.float32(1.7), 0.05, 1)
    dense = dense * smooth(0, 0.05, part) * smooth(1, 0.93, part)
    gap = smooth(0.035, 0.015, np.abs(part - np.float32(0.62)))
    return np.float32(0.5) + grooves * np.float32(1.4), dense * (1 - np.float32(0.92) * gap)


def ring_light(name: str, ring: Ring, around: Frame) -> tuple[Colour, Field, Field]:
    """Its light, its density, and whether it lies before the planet, at each pixel."""
    x, y = around.plane
    cos, sin, rise = math.cos(ring.tilt), math.sin(ring.tilt), math.sqrt(1 - ring.open**2)
    u, v = (
        x * np.float32(cos) + y * np.float32(sin),
        (y * np.float32(cos) - x * np.float32(sin)) / np.float32(ring.open),
    )
    part = (np.sqrt(u * u + v * v) - np.float32(ring.inner)) / np.float32(ring.outer - ring.inner)
    level, dense = groove(name, ring, part)
    depth = v * np.float32(rise)
    towards = x * LIGHT[0] + y * LIGHT[1] + depth * LIGHT[2]
    beside = np.sqrt(np.clip(x * x + y * y + depth * depth - towards * towards, 0, None))
    sunny = np.where(towards < 0, smooth(0.93, 1.03, beside), np.float32(1))
    colour = ramp(level, ring.dust) * (sunny * np.float32(1.05) + np.float32(0.02))[..., None]
    return colour, dense, (v > 0).astype(np.float32)


def ring_shadow(name: str, ring: Ring, around: Frame) -> Field:
    """How much of the sun the ring takes from each point of the planet."""
    x, y, z = around.ball
    rise = math.sqrt(1 - ring.open**2)
    normal = np.array([math.sin(ring.tilt) * rise, -math.cos(ring.tilt) * rise, ring.open], np.float32)
    way = -(x * normal[0] + y * normal[1] + z * normal[2]) / np.float32(normal @ LIGHT)
    crossing = np.sqrt(sum((axis + way * towards) ** 2 for axis, towards in zip((x, y, z), LIGHT, strict=True)))
    part = (crossing - np.float32(ring.inner)) / np.float32(ring.outer - ring.inner)
    _, dense = groove(name, ring, part)
    return np.where(way > 0, dense, 0) * np.float32(0.7)
