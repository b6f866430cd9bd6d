"""Colours in linear light, and the way from there to a picture."""

import math

import numpy as np
from PIL import Image

from tools.art.noise import Field

Colour = np.ndarray
"""Three parts in linear light; a picture of them has them along its last axis."""
Stops = tuple[tuple[float, str], ...]

GAMMA = 2.2


def linear(hexed: str) -> Colour:
    parts = [int(hexed[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return (np.array(parts, np.float32) ** GAMMA).astype(np.float32)


def ramp(at: Field, stops: Stops) -> Colour:
    """The colours of a ramp at 0..1, looked up in a fine table."""
    fine = np.linspace(0, 1, 1024)
    places = [place for place, _ in stops]
    colours = np.stack([linear(colour) for _, colour in stops])
    table = np.stack([np.interp(fine, places, colours[:, part]) for part in range(3)], -1).astype(np.float32)
    return table[(np.clip(at, 0, 1) * 1023).astype(np.int32)]


def smooth(low: float, high: float, value: Field) -> Field:
    """0 at low, 1 at high, without a corner; low may be the greater one."""
    part = np.clip((value - np.float32(low)) / np.float32(high - low), 0, 1)
    return part * part * (3 - 2 * part)


def mixed(one: Colour, other: Colour, part: Field) -> Colour:
    return one + (other - one) * part[..., None]


def turned(colours: Colour, angle: float) -> Colour:
    """The colours with their hue turned by an angle (radians)."""
    cos, sin = math.cos(angle), math.sin(angle)
    even, skew = (1 - cos) / 3, math.sqrt(1 / 3) * sin
    rows = [
        [cos + even, even - skew, even + skew],
        [even + skew, cos + even, even - skew],
        [even - skew, even + skew, cos + even],
    ]
    return np.clip(colours @ np.array(rows, np.float32).T, 0, None)


def toned(light: Colour) -> Colour:
    """Light as a screen shows it, 0..1: bright parts are bent, not cut."""
    light = np.clip(light, 0, None)
    bent = light * (1 + light * np.float32(0.12)) / (1 + light * np.float32(0.62)) * np.float32(1.28)
    return np.clip(bent, 0, 1) ** np.float32(1 / GAMMA)


def picture(light: Colour, alpha: Field | None = None) -> Image.Image:
    """Light, with alpha light times cover, as a picture of 8 bits."""
    if alpha is None:
        return Image.fromarray((toned(light) * 255 + 0.5).astype(np.uint8), "RGB")
    cover = np.clip(alpha, 0, 1)[..., None]
    shown = np.concatenate([toned(light / np.maximum(cover, np.float32(1e-3))), cover], -1)
    return Image.fromarray((shown * 255 + 0.5).astype(np.uint8), "RGBA")


def blurred(values: Field, times: int) -> Field:
    """Spread over about so many pixels: drawn small and large again."""
    high, wide = values.shape[:2]
    if values.ndim == 3:
        return np.stack([blurred(values[..., part], times) for part in range(values.shape[2])], -1)
    small = Image.fromarray(values).resize((max(1, wide // times), max(1, high // times)), Image.Resampling.HAMMING)
    return np.asarray(small.resize((wide, high), Image.Resampling.BICUBIC))


def sized(image: Image.Image, width: int, height: int | None = None) -> Image.Image:
    return image.resize((width, height or width), Image.Resampling.LANCZOS, reducing_gap=3.0)


def luminance(image: Image.Image) -> Field:
    """The relative luminance (WCAG 2) of every pixel."""
    parts = np.asarray(image.convert("RGB")).astype(np.float32) / 255
    light = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return light @ np.array([0.2126, 0.7152, 0.0722], np.float32)
