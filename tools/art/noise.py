"""Fractal noise: periodic planes of it, made octave by octave, and bent by sampling them somewhere else.

Only one half of a globe is ever seen, so its noise needs no third dimension: the half is rolled out flat
(`sphere.py`). An octave is a lattice of band-passed chance drawn large by Pillow's cubic filter, which costs
milliseconds where gradient noise in space costs a second.
"""

from dataclasses import dataclass

import numpy as np
from PIL import Image

from tools.art.seeds import chance

Field = np.ndarray
"""Numbers (float32) over a picture or over one period of a plane."""

CELLS = 6
"""Cells of the first octave in one period."""
DETAIL = 544
"""Samples in one period."""
EVEN = 0.165
"""Every plane is brought to this deviation, so that ramps and thresholds mean the same on all of them."""


def lattice(name: str, cells: int) -> Field:
    """Chance without its slow part: no octave carries what belongs to a coarser one."""
    raw = chance(name).standard_normal((cells, cells)).astype(np.float32)
    near = sum(np.roll(raw, shift, axis) for axis in (0, 1) for shift in (-1, 1))
    return raw - near / np.float32(4)


def enlarged(small: Field, size: int) -> Field:
    """The periodic lattice as a periodic plane of size by size."""
    cells, rim = small.shape[0], 3
    padded = np.pad(small, rim, mode="wrap")
    box = (rim, rim, rim + cells, rim + cells)
    return np.asarray(Image.fromarray(padded).resize((size, size), Image.Resampling.BICUBIC, box=box))


def fractal(
    name: str,
    octaves: int,
    gain: float = 0.53,
    *,
    cells: int = CELLS,
    size: int = DETAIL,
    ridged: bool = False,
) -> Field:
    """One period of noise, its mean 0 and its deviation EVEN; ridged noise has sharp crests.

    The first row and column stand once more at the end, so that every sample has its neighbours.
    """
    total = np.zeros((size, size), np.float32)
    strength = 1.0
    for octave in range(octaves):
        layer = enlarged(lattice(f"{name}/{octave}", cells << octave), size)
        layer = layer / np.float32(layer.std())
        total += np.float32(strength) * (np.float32(0.8) - np.abs(layer) if ridged else layer)
        strength *= gain
    total -= total.mean()
    return np.pad(total * np.float32(EVEN / total.std()), (0, 1), mode="wrap")


@dataclass(frozen=True)
class Spots:
    """Where a picture looks at planes of one size: the pixel at its upper left, and the way to the next ones."""

    at: Field
    right: Field
    down: Field

    def of(self, plane: Field) -> Field:
        flat, wide = plane.ravel(), plane.shape[0]
        upper, lower = flat.take(self.at, mode="clip"), flat[wide:].take(self.at, mode="clip")
        for row, start in ((upper, 1), (lower, wide + 1)):
            step = flat[start:].take(self.at, mode="clip")
            step -= row
            step *= self.right
            row += step
        lower -= upper
        lower *= self.down
        upper += lower
        return upper


def spots(x: Field, y: Field, plane: Field) -> Spots:
    """x and y in periods of the plane."""
    wide = plane.shape[0]
    u, v = x - np.floor(x), y - np.floor(y)
    u *= np.float32(wide - 1)
    v *= np.float32(wide - 1)
    left, top = u.astype(np.int32), v.astype(np.int32)
    u -= left
    v -= top
    top *= wide
    top += left
    return Spots(top, u, v)


def sample(plane: Field, x: Field, y: Field) -> Field:
    return spots(x, y, plane).of(plane)


def line(name: str, octaves: int, gain: float, *, cells: int = 8, size: int = 1024) -> Field:
    """Noise of one variable, mean 0, deviation EVEN: bands of giants, grooves of rings."""
    total = np.zeros(size, np.float32)
    strength = 1.0
    for octave in range(octaves):
        knots = chance(f"{name}/{octave}").standard_normal((cells << octave) + 4).astype(np.float32)
        at = np.linspace(0, cells << octave, size, dtype=np.float32)
        left = at.astype(np.int32)
        part = at - left
        part = part * part * (3 - 2 * part)
        total += np.float32(strength) * (knots[left] * (1 - part) + knots[left + 1] * part)
        strength *= gain
    total -= total.mean()
    return total * np.float32(EVEN / total.std())


def along(values: Field, at: Field) -> Field:
    """The line's value at 0..1 of its length."""
    return np.interp(at, np.linspace(0, 1, len(values)), values).astype(np.float32)
