"""Giants: bands of colour by latitude, bent by turbulence, with at most one storm and no ground."""

import numpy as np

from tools.art.colour import ramp, smooth
from tools.art.ground import SMALL, Ground, Ways, place
from tools.art.kinds import Kind
from tools.art.noise import EVEN, Field, along, fractal, line, sample
from tools.art.seeds import chance
from tools.art.sphere import Globe


def giant(name: str, kind: Kind, globe: Globe, ways: Ways) -> Ground:
    x, y = place(globe, name, 1.6)
    wide = sample(fractal(f"{name}/wide", 4, 0.5, size=SMALL * 2), x, y * np.float32(2))
    fine_x, fine_y = place(globe, f"{name}/fine", 3.5)
    fine = sample(fractal(f"{name}/fine", 5, 0.55), fine_x, fine_y * np.float32(2.6))
    latitude = globe.latitude
    latitude = latitude + np.float32(kind.wild * 0.16) * wide + np.float32(kind.wild * 0.07) * fine
    spin, lift = np.float32(0), np.float32(0)
    if kind.storm:
        eye, spin = storm(name, globe)
        latitude = latitude + spin
        lift = eye * np.float32(0.5 * chance(name, "storm colour").choice([-1, 1]))
    cells = max(3, round(kind.bands * 1.6 * ways.scale))
    bands = along(line(f"{name}/bands", 3, 0.55, cells=cells), latitude * np.float32(0.42) + np.float32(0.5))
    threads = along(line(f"{name}/threads", 3, 0.6, cells=56), latitude * np.float32(0.42) + np.float32(0.5))
    level = np.float32(0.5) + (bands * np.float32(1.35) + threads * np.float32(0.22) + fine * np.float32(0.14)) * (
        np.float32(0.2 / EVEN)
    )
    return Ground(ramp(level + lift, kind.ramp), fine * np.float32(0.05), 0.3, np.ones_like(level))


def storm(name: str, globe: Globe) -> tuple[Field, Field]:
    """An oval on the lit side: how much of it covers each pixel, and how it drags the bands round."""
    luck = chance(name, "storm")
    x, y = globe.turned
    east, south = luck.uniform(-0.5, 0.05), luck.uniform(0.14, 0.42) * luck.choice([-1, 1])
    wide = luck.uniform(0.8, 1.25)
    across, down = (x - np.float32(east)) / np.float32(0.27 * wide), (y - np.float32(south)) / np.float32(0.135 * wide)
    far = across * across + down * down
    eye = smooth(1.5, 0.35, far) - np.float32(0.35) * smooth(0.5, 0.1, far)
    wake = np.exp(-far * np.float32(0.3)) * down * np.float32(0.10)  # bands part before it and close behind it
    swirl = smooth(1.6, 0.2, far) * np.sin(np.arctan2(down, across) + far * np.float32(4)) * np.float32(0.05)
    return np.clip(eye, 0, 1), wake + swirl
