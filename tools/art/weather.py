"""What lies over the ground: clouds with their shadow, lights of cities at night, glint of the sea, the air."""

import numpy as np

from tools.art.colour import Colour, linear, mixed, smooth
from tools.art.ground import SMALL, Ground, bent, place
from tools.art.kinds import Kind
from tools.art.noise import Field, fractal, sample
from tools.art.sphere import LIGHT, Globe, unit

AMBIENT = 0.012
HALFWAY = unit(*(LIGHT + np.array([0, 0, 1], np.float32)))
"""Between the sun and whoever looks: where the sea glints."""


def glinting(light: Colour, land: Field, globe: Globe) -> Colour:
    x, y, z = globe.frame.ball
    near = np.clip(x * HALFWAY[0] + y * HALFWAY[1] + z * HALFWAY[2], 0, 1)
    glint = (1 - land) * (near**70 * np.float32(0.7) + near**14 * np.float32(0.06)) * globe.frame.day
    return light + glint[..., None] * np.array([1, 0.95, 0.85], np.float32)


def cover_of_clouds(name: str, globe: Globe, amount: float) -> tuple[Field, Field]:
    """How dense the clouds are at each pixel, and how high; streaked along the latitudes."""
    x, y = bent(globe, f"{name}/clouds", 1.7, 0.9)
    stretch = np.float32(1.7)
    whirl = sample(fractal(f"{name}/whirl", 3, 0.5, size=SMALL), x, y)
    step = np.float32(0.11)
    high = sample(fractal(f"{name}/high", 6, 0.6), x + whirl * step, y * stretch - whirl * step)
    wisps = sample(fractal(f"{name}/wisps", 4, 0.6, cells=18), x * np.float32(0.8), y * np.float32(1.9))
    belts = np.float32(0.07) * np.cos(globe.latitude * np.float32(9) + whirl * np.float32(6))
    high = high + wisps * np.float32(0.35)
    dense = smooth(0.20 - amount * 0.46, 0.72 - amount * 0.46, high + belts) * np.float32(0.96)
    return dense, high


def clouded(light: Colour, glow: Colour | None, name: str, globe: Globe, amount: float) -> tuple[Colour, Colour | None]:
    around = globe.frame
    dense, high = cover_of_clouds(name, globe, amount)
    shift = max(1, int(0.018 * around.size * around.radius))
    shadow = np.roll(dense, (shift, shift), (0, 1)) * around.day
    light = light * (1 - np.float32(0.45) * shadow)[..., None]
    down, right = np.gradient(high)
    slope = (right * LIGHT[0] + down * LIGHT[1]) * np.float32(around.size * around.radius * 0.05)
    sun = np.clip(around.sunlit, 0, 1) ** np.float32(0.8) * around.day * np.float32(1.35) * np.clip(1 - slope, 0.7, 1.2)
    white = sun[..., None] * np.array([1, 0.99, 0.97], np.float32) + np.float32(AMBIENT * 0.8)
    light = mixed(light, white, dense)
    return light, None if glow is None else glow * (1 - dense * np.float32(0.8))[..., None]


def city_lights(name: str, globe: Globe, ground: Ground, everywhere: bool) -> Colour:
    """Towns in clusters on the night land; a world that is one city shines a little by day as well."""
    x, y = place(globe, f"{name}/towns", 3.2)
    region = smooth(0.0 if everywhere else 0.06, 0.26, sample(fractal(f"{name}/towns", 3, 0.5, size=SMALL), x, y))
    fine_x, fine_y = place(globe, f"{name}/lamps", 30, any_way=True)
    lamps = smooth(0.16, 0.40, sample(fractal(f"{name}/lamps", 2, 0.9, cells=12, size=SMALL), fine_x, fine_y))
    lit = region * lamps * ground.land
    night = smooth(0.10, -0.12, globe.frame.sunlit) * np.float32(1.4) + np.float32(0.12 if everywhere else 0)
    return (lit * night)[..., None] * linear("#ffbf6a") * np.float32(2.6)


def aired(light: Colour, kind: Kind, globe: Globe) -> Colour:
    """The bright edge of the air on the lit side; without air only a thin cool rim."""
    around = globe.frame
    if kind.air:
        edge = around.rim ** np.float32(3.2) * smooth(-0.25, 0.55, around.sunlit) * np.float32(0.85)
        haze = around.rim ** np.float32(1.4) * smooth(0, 0.8, around.sunlit) * np.float32(0.12)
        light = light + (edge + haze)[..., None] * linear(kind.air)
    else:
        light = light + (around.rim**4 * smooth(-0.1, 0.5, around.sunlit) * np.float32(0.10))[..., None]
    return light + (around.rim**5 * np.float32(0.06))[..., None] * linear("#7f9cff")
