"""Sunward: the textures of the exploration zones. Each is one period, so that it covers a shape of any size."""

import math
from collections.abc import Callable

import numpy as np
from PIL import Image

from tools.art.colour import Colour, Stops, linear, picture, ramp, smooth
from tools.art.noise import Field, fractal, sample
from tools.art.seeds import chance
from tools.art.sphere import LIGHT

SIDE = 224


def grid(side: int = SIDE) -> tuple[Field, Field]:
    along = np.arange(side, dtype=np.float32) / side
    x, y = np.meshgrid(along, along)
    return x, y


def warped(name: str, octaves: int, far: float, *, ridged: bool = False, cells: int = 3) -> Field:
    x, y = grid()
    across = sample(fractal(f"{name}/across", 3, 0.5, cells=cells, size=128), x, y)
    down = sample(fractal(f"{name}/down", 3, 0.5, cells=cells, size=128), x, y)
    step = np.float32(far)
    return sample(
        fractal(name, octaves, 0.56, cells=cells, size=256, ridged=ridged), x + across * step, y + down * step
    )


def raised(height: Field, steep: float) -> Field:
    """Light on a surface of this height, about 1 where it is flat; the texture goes on beyond its edges."""
    right, down = (np.roll(height, -1, axis) - np.roll(height, 1, axis) for axis in (1, 0))
    slope = np.float32(steep)
    nx, ny = -right * slope, -down * slope
    facing = (nx * LIGHT[0] + ny * LIGHT[1] + LIGHT[2]) / np.sqrt(nx * nx + ny * ny + 1)
    return np.clip(facing / LIGHT[2], 0, 2.2)


def near(x: float, y: float) -> tuple[Field, Field]:
    """How far right of and below a point each pixel lies, the short way round the period."""
    across, down = grid()
    return (across - np.float32(x) + np.float32(0.5)) % 1 - np.float32(0.5), (
        down - np.float32(y) + np.float32(0.5)
    ) % 1 - np.float32(0.5)


def sun(name: str) -> Colour:
    flames = warped(name, 6, 0.55, ridged=True)
    stops: Stops = ((0.0, "#380a02"), (0.3, "#a52e06"), (0.55, "#f07c16"), (0.78, "#ffc45e"), (1.0, "#fff2c4"))
    return ramp(np.float32(0.5) + flames * np.float32(1.35), stops) * np.float32(1.15)


def comet(name: str) -> Colour:
    x, y = grid()
    streaks = fractal(name, 5, 0.58, cells=3, size=256)
    bend = sample(fractal(f"{name}/bend", 3, 0.5, cells=2, size=128), x, y) * np.float32(0.18)
    ice = sample(streaks, x + y + bend, (x - y) * 4 + bend * 2)
    stops: Stops = ((0.0, "#0b2a5c"), (0.35, "#2566ae"), (0.6, "#58a8e2"), (0.82, "#b3e0f7"), (1.0, "#f4fcff"))
    return ramp(np.float32(0.48) + ice * np.float32(1.5), stops)


def star(name: str) -> Colour:
    gold = warped(name, 6, 0.3)
    stops: Stops = ((0.0, "#4a3a08"), (0.35, "#8f7a1c"), (0.6, "#c6ac3c"), (0.85, "#eddc86"), (1.0, "#fff8d0"))
    return ramp(np.float32(0.5) + gold * np.float32(1.1), stops) * raised(gold, 9)[..., None]


def lightning(name: str) -> Colour:
    clouds = warped(f"{name}/clouds", 5, 0.4)
    light = ramp(np.float32(0.42) + clouds * np.float32(1.2), ((0.0, "#120c26"), (0.5, "#3d2b66"), (1.0, "#8f79b8")))
    veins = warped(name, 4, 0.32, ridged=True)
    bolt = smooth(0.235, 0.30, veins)
    glow = smooth(0.08, 0.30, veins)
    return (
        light
        + glow[..., None] * linear("#d99a2b") * np.float32(0.7)
        + bolt[..., None] * linear("#fff0b0") * np.float32(1.4)
    )


def plates(name: str, colour: Stops, rows: int, columns: int, shift: float) -> Colour:
    """Hull plates in bricks, every one of another shade, with bevelled edges and small scratches."""
    x, y = grid()
    row = np.floor(y * rows).astype(np.int32)
    across = (x + row % 2 * np.float32(shift / columns)) * columns
    column = np.floor(across).astype(np.int32) % columns
    shades = chance(name, "plates").uniform(0.34, 0.72, (rows, columns)).astype(np.float32)[row, column]
    to_edge = np.minimum(
        np.minimum(across % 1, 1 - across % 1) * np.float32(rows / columns), np.minimum(y * rows % 1, 1 - y * rows % 1)
    )
    height = smooth(0.0, 0.10, to_edge) * np.float32(0.09)
    scratches = warped(name, 4, 0.1)
    light = ramp(shades + scratches * np.float32(0.35), colour)
    return (
        light
        * raised(height + scratches * np.float32(0.02), 16)[..., None]
        * (np.float32(0.45) + smooth(0.0, 0.06, to_edge) * np.float32(0.6))[..., None]
    )


def shuttle(name: str) -> Colour:
    return plates(name, ((0.0, "#0d3b39"), (0.5, "#3f948a"), (1.0, "#b9ece0")), 5, 4, 0.5)


def rocket(name: str) -> Colour:
    return plates(name, ((0.0, "#4a0d0d"), (0.5, "#c0433d"), (1.0, "#ffb7a4")), 6, 2, 0.5)


def satellite(name: str) -> Colour:
    """Solar cells with fine conductors."""
    x, y = grid()
    cells = 4
    u, v = x * cells % 1, y * cells % 1
    number = np.floor(x * cells).astype(np.int32) + np.floor(y * cells).astype(np.int32) * cells
    shades = chance(name, "cells").uniform(0.3, 0.62, cells * cells).astype(np.float32)[number]
    wires = smooth(0.06, 0.02, np.abs((v * 4) % 1 - np.float32(0.5))) * np.float32(0.28)
    frame = smooth(0.055, 0.03, np.minimum(np.minimum(u, 1 - u), np.minimum(v, 1 - v)))
    sheen = warped(name, 4, 0.3) * np.float32(0.7) + np.float32(0.12) * np.sin((x + y) * np.float32(2 * math.pi))
    light = ramp(shades + sheen + wires, ((0.0, "#0c1836"), (0.45, "#3a5482"), (0.75, "#8aa3c8"), (1.0, "#e4eefb")))
    return light * (1 - frame)[..., None] + linear("#b9c4d2") * (frame * np.float32(0.75))[..., None]


def moon(name: str) -> Colour:
    luck = chance(name, "craters")
    dust = warped(name, 6, 0.3)
    height = dust * np.float32(0.5)
    for _ in range(26):
        radius = np.float32(abs(luck.normal()) * 0.045 + 0.022)
        far = np.hypot(*near(*luck.random(2))) / radius
        bowl = np.float32(-0.9) * (1 - np.clip(far, 0, 1) ** 2) + np.float32(0.65) * np.exp(-(((far - 1) / 0.24) ** 2))
        height = height + np.where(far < 1.7, bowl, 0) * np.minimum(np.float32(1), radius * 11) * np.float32(0.16)
    stops: Stops = ((0.0, "#3d3b34"), (0.5, "#a29d86"), (1.0, "#f0ead2"))
    return ramp(np.float32(0.5) + dust * np.float32(0.9), stops) * raised(height, 7)[..., None]


def asteroid(name: str) -> Colour:
    """Pebbles close together."""
    luck = chance(name, "pebbles")
    nearest, second = np.full((SIDE, SIDE), 9, np.float32), np.full((SIDE, SIDE), 9, np.float32)
    owner = np.zeros((SIDE, SIDE), np.float32)
    for x, y, shade in luck.random((34, 3)):
        far = np.hypot(*near(float(x), float(y)))
        closer = far < nearest
        second = np.minimum(second, np.where(closer, nearest, far))
        owner = np.where(closer, np.float32(shade), owner)
        nearest = np.where(closer, far, nearest)
    gap = second - nearest
    rough = warped(name, 5, 0.3)
    height = np.sqrt(np.clip(gap * np.float32(5), 0, 1)) * np.float32(0.55) + rough * np.float32(0.28)
    stops: Stops = ((0.0, "#241a12"), (0.5, "#8a745c"), (1.0, "#dcc9ac"))
    light = ramp(np.float32(0.3) + owner * np.float32(0.35) + rough * np.float32(0.6), stops)
    return (
        light * raised(height, 7)[..., None] * (np.float32(0.25) + smooth(0.0, 0.05, gap) * np.float32(0.85))[..., None]
    )


def galaxy(name: str) -> Colour:
    arms = warped(name, 6, 0.75)
    light = ramp(
        np.float32(0.40) + arms * np.float32(1.3),
        ((0.0, "#150a26"), (0.4, "#4f2a74"), (0.7, "#a566c4"), (1.0, "#ffe6ff")),
    )
    dust = warped(f"{name}/dust", 5, 0.75, ridged=True)
    light = light * (1 - np.float32(0.6) * smooth(0.10, 0.30, dust))[..., None]
    luck = chance(name, "stars")
    for x, y, bright in luck.random((130, 3)):
        light[int(y * SIDE), int(x * SIDE)] += np.float32(0.2 + bright**3 * 2.2)
    return light


def black_hole(name: str) -> Colour:
    x, y = grid()
    bend = sample(fractal(f"{name}/bend", 3, 0.5, cells=2, size=128), x, y)
    drawn = sample(
        fractal(name, 5, 0.55, cells=3, size=256), x + bend * np.float32(0.5), y * 3 + x + bend * np.float32(1.2)
    )
    light = ramp(
        np.float32(0.32) + drawn * np.float32(1.1),
        ((0.0, "#05030a"), (0.45, "#1d1034"), (0.75, "#5a2f8f"), (1.0, "#c9a0ff")),
    )
    return light * np.float32(0.9)


def other(name: str, colour: str) -> Colour:
    """A zone of somebody's own set: its own colour, grained and lit."""
    grain = warped(name, 6, 0.35)
    shade = np.clip(np.float32(0.62) + grain * np.float32(1.5), 0.12, 1.3)
    return linear(colour) * shade[..., None] * raised(grain, 7)[..., None]


TEXTURES: dict[str, Callable[[str], Colour]] = {
    each.__name__: each
    for each in (sun, comet, star, lightning, shuttle, rocket, satellite, moon, asteroid, galaxy, black_hole)
}


def draw_zone(zone: str, colour: str) -> Image.Image:
    name = f"zone/{zone}"
    return picture(TEXTURES[zone](name) if zone in TEXTURES else other(name, colour))
