"""The half of a globe that is seen: where each pixel lies on it, and how the one sun lights it."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from tools.art.colour import smooth
from tools.art.noise import Field


def unit(*parts: float) -> Field:
    vector = np.array(parts, np.float32)
    return vector / np.linalg.norm(vector)


LIGHT = unit(-0.62, -0.56, 0.55)
"""Towards the sun: upper left, a little before the picture."""


@dataclass(frozen=True)
class Frame:
    """Pixels of a square picture around a globe of this radius (1 fills the picture from edge to edge)."""

    size: int
    radius: float = 1.0
    middle: tuple[float, float] = (0.0, 0.0)

    @cached_property
    def plane(self) -> tuple[Field, Field]:
        """x and y in radii from the middle, y downwards, also beyond the globe."""
        along = (np.arange(self.size, dtype=np.float32) + 0.5) / self.size * 2 - 1
        x, y = np.meshgrid((along - self.middle[0]) / self.radius, (along - self.middle[1]) / self.radius)
        return x.astype(np.float32), y.astype(np.float32)

    @cached_property
    def far(self) -> Field:
        x, y = self.plane
        return np.sqrt(x * x + y * y)

    @cached_property
    def cover(self) -> Field:
        """1 on the globe, 0 beside it, between on the pixels of its edge."""
        return np.clip((1 - self.far) * self.radius * self.size / 2 + 0.5, 0, 1)

    @cached_property
    def ball(self) -> tuple[Field, Field, Field]:
        """The point of the globe at each pixel; beside the globe that of its edge."""
        x, y = self.plane
        shrink = 1 / np.maximum(self.far, 1)
        x, y = x * shrink, y * shrink
        return x, y, np.sqrt(np.clip(1 - x * x - y * y, 0, 1))

    @cached_property
    def sunlit(self) -> Field:
        """Cosine of the angle between the ground and the sun."""
        x, y, z = self.ball
        return x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]

    @cached_property
    def day(self) -> Field:
        return smooth(-0.12, 0.25, self.sunlit)

    @cached_property
    def rim(self) -> Field:
        """0 in the middle of the globe, 1 at its edge."""
        return 1 - self.ball[2]

    @cached_property
    def unrolled(self) -> tuple[Field, Field]:
        """The seen half laid flat: every point as far from the middle, and in the same direction, as on the globe."""
        x, y, _ = self.ball
        far = np.minimum(self.far, 1)
        stretch = np.arcsin(far) / np.maximum(far, np.float32(1e-4))
        return x * stretch, y * stretch


@lru_cache(maxsize=4)
def frame(size: int, radius: float = 1.0, middle: tuple[float, float] = (0.0, 0.0)) -> Frame:
    return Frame(size, radius, middle)


@dataclass(frozen=True)
class Globe:
    """A globe with an axis: tilted in the picture, leaning towards whoever looks."""

    frame: Frame
    tilt: float
    lean: float

    @cached_property
    def turned(self) -> tuple[Field, Field]:
        """The plane as the axis stands in it."""
        x, y = self.frame.unrolled
        cos, sin = np.cos(np.float32(self.tilt)), np.sin(np.float32(self.tilt))
        return x * cos - y * sin, x * sin + y * cos

    @cached_property
    def latitude(self) -> Field:
        """-1 at the upper pole, 1 at the lower one."""
        x, y, z = self.frame.ball
        cos, sin = np.cos(np.float32(self.tilt)), np.sin(np.float32(self.tilt))
        upright = x * sin + y * cos
        return upright * np.cos(np.float32(self.lean)) + z * np.sin(np.float32(self.lean))

    def angle_from(self, towards: Field) -> Field:
        """The angle between every point of the globe and a direction."""
        x, y, z = self.frame.ball
        return np.arccos(np.clip(x * towards[0] + y * towards[1] + z * towards[2], -1, 1))


def shaded(globe: Globe, height: Field, relief: float) -> Field:
    """How much sun the ground gets: the ground tilted by the slope of its height, night beyond the terminator."""
    around = globe.frame
    x, y, z = around.ball
    down, right = np.gradient(height)
    steep = np.float32(relief * around.radius * around.size / 2 * 0.19) * np.clip(z * 2.2, 0, 1)
    nx, ny = x - right * steep, y - down * steep
    facing = (nx * LIGHT[0] + ny * LIGHT[1] + z * LIGHT[2]) / np.sqrt(nx * nx + ny * ny + z * z + 1e-6)
    return np.clip(facing, 0, 1) * smooth(-0.06, 0.22, around.sunlit) * np.float32(1.42)
