"""Space behind everything: nebulae in the weather of a game, with dust and few crisp stars."""

from dataclasses import dataclass

import numpy as np
from PIL import Image

from tools.art.colour import Colour, linear, smooth, toned
from tools.art.noise import Field, fractal, sample, spots
from tools.art.seeds import chance

DOWN = 2
"""Clouds are drawn at half size; only stars need every pixel."""


@dataclass(frozen=True)
class Weather:
    clouds: tuple[str, str, str]  # two gases and the core where both are
    dark: str = "#04060d"
    dense: float = 0.8
    stars: int = 620


WEATHERS = {
    "sunward": Weather(("#b04a12", "#5a1a4a", "#ffb060"), "#0a0508", 0.55),
    "beyond-the-sun": Weather(("#0d6a78", "#123a7a", "#7fe6d8"), "#03080d", 0.75),
    "new-frontiers": Weather(("#1d4fb0", "#8a5418", "#ffc98a"), "#04060e", 0.62),
    "pulsar-2849": Weather(("#6a1fae", "#123f86", "#d7a0ff"), "#06040e", 0.72),
    "burning-suns": Weather(("#9a1024", "#43104e", "#ff8a6a"), "#0a0307", 0.7),
    "lobby": Weather(("#233f9a", "#6a2a86", "#bfa8ff"), "#04060f", 0.6, 800),
}


def gases(name: str, across: Field, down: Field) -> tuple[Field, Field, Field]:
    """Two warped noises, 0..1, and the dust before them; across and down in heights of the picture."""
    step = np.float32(0.40)
    x, y = across * step, down * step
    bend = fractal(f"{name}/bend", 4, 0.5, size=256)
    at = spots(x, y, bend)
    wx, wy = at.of(bend), at.of(fractal(f"{name}/bow", 4, 0.5, size=256))
    far = np.float32(0.24)
    one = sample(fractal(f"{name}/one", 6, 0.56), x + wx * far, y + wy * far)
    more = np.float32(0.36)
    other = sample(fractal(f"{name}/other", 6, 0.56), x * np.float32(1.2) + wy * more, y * np.float32(1.2) + wx * more)
    dust = sample(
        fractal(f"{name}/dust", 6, 0.58, ridged=True), x * np.float32(1.4) + wx * more, y * np.float32(1.4) - wy * far
    )
    grain = np.clip(1 + dust * np.float32(1.5), 0.25, 1.7)  # filaments also where a gas is dense
    return smooth(-0.14, 0.62, one) * grain, smooth(-0.10, 0.62, other) * grain, dust


def nebula(name: str, weather: Weather, across: Field, down: Field) -> Colour:
    one, other, dust = gases(name, across, down)
    one, other = one ** np.float32(1.7), other ** np.float32(1.7)
    first, second, core = (linear(colour) for colour in weather.clouds)
    dense = np.float32(weather.dense)
    light = np.zeros((*one.shape, 3), np.float32) + linear(weather.dark)
    light += one[..., None] * first * dense + other[..., None] * second * dense
    light += ((one * other) ** np.float32(1.2))[..., None] * core * dense * np.float32(1.1)
    return light * (1 - np.float32(0.8) * smooth(0.06, 0.30, dust))[..., None]


def starred(shown: Colour, name: str, count: int) -> Colour:
    """Crisp points, few of them bright, the brightest with a small cross."""
    luck = chance(name, "stars")
    high, wide = shown.shape[:2]
    shown = shown.copy()
    for x, y, chance_, warm in zip(
        luck.integers(7, wide - 7, count),
        luck.integers(7, high - 7, count),
        luck.random(count),
        luck.random(count),
        strict=True,
    ):
        bright = chance_**5 * 0.8 + 0.13
        tint = np.array([1, 0.95, 0.84] if warm < 0.4 else [0.82, 0.9, 1], np.float32) * np.float32(bright)
        shown[y, x] = np.maximum(shown[y, x], tint)
        if bright > 0.5:
            for away in range(1, 2 if bright < 0.75 else 6):
                arm = tint * np.float32(0.32 / away)
                for dy, dx in ((away, 0), (-away, 0), (0, away), (0, -away)):
                    shown[y + dy, x + dx] += arm
    return np.clip(shown, 0, 1)


def space(name: str, weather: Weather, wide: int, high: int) -> Colour:
    """A piece of sky as the screen shows it, 0..1."""
    across, down = np.meshgrid(
        np.arange(wide // DOWN, dtype=np.float32) / (high // DOWN),
        np.arange(high // DOWN, dtype=np.float32) / (high // DOWN),
    )
    small = Image.fromarray((toned(nebula(name, weather, across, down)) * 255 + 0.5).astype(np.uint8), "RGB")
    clouds = np.asarray(small.resize((wide, high), Image.Resampling.BICUBIC)).astype(np.float32) / 255
    return starred(clouds, name, round(weather.stars * wide * high / (1366 * 768)))


def shown_picture(shown: Colour) -> Image.Image:
    return Image.fromarray((np.clip(shown, 0, 1) * 255 + 0.5).astype(np.uint8), "RGB")


def draw_backdrop(game: str, wide: int = 1366, high: int = 768) -> Image.Image:
    return shown_picture(space(f"backdrop/{game}", WEATHERS[game], wide, high))
