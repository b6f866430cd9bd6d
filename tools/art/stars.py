"""Stars and what is left of them: suns with granules and corona, pulsars, wormholes."""

import math

import numpy as np
from PIL import Image

from tools.art.colour import Colour, linear, mixed, picture, smooth
from tools.art.ground import SMALL
from tools.art.noise import CELLS, Field, fractal, sample
from tools.art.seeds import chance
from tools.art.sphere import Frame, Globe, frame

BODY = 0.5
"""Radius of a sun in its picture; the rest is corona."""
WHITE = np.ones(3, np.float32)
SUNS = {
    "yellow star": "#ffd27a",
    "orange star": "#ffa860",
    "red star": "#ff6a45",
    "blue star": "#9fc8ff",
    "white star": "#dfe6ff",
    "protostar": "#cf6fe0",
}
PULSARS = {"pulsar": "#8fd0ff", "violet pulsar": "#d28cff", "amber pulsar": "#ffc27a"}


def around(x: Field, y: Field) -> Field:
    """The direction of a point as 0..1 of the circle."""
    return np.arctan2(y, x) / np.float32(2 * math.pi) + np.float32(0.5)


def sun_surface(name: str, colour: Colour, place: Frame, grain: float) -> Colour:
    """Limb darkening, fine granules, few spots."""
    x, y = Globe(place, 0, 0).turned
    step = np.float32(grain / CELLS)
    cells = sample(fractal(f"{name}/cells", 2, 0.8, cells=14, ridged=True), x * step, y * step)
    granules = cells * np.float32(-0.5) + sample(fractal(f"{name}/granules", 4, 0.7, cells=9), x * step, y * step)
    wide = sample(
        fractal(f"{name}/wide", 4, 0.5, size=SMALL * 2), x * np.float32(2.2 / CELLS), y * np.float32(2.2 / CELLS)
    )
    z = place.ball[2]
    deep, hot = colour * np.array([0.95, 0.55, 0.35], np.float32), colour * np.float32(0.8) + WHITE * np.float32(0.4)
    heat = np.clip(np.float32(0.06) + np.float32(0.74) * z + granules * np.float32(0.42) + wide * np.float32(0.6), 0, 1)
    cool, warm = np.clip(heat * 2, 0, 1), np.clip(heat * 2 - 1, 0, 1)
    light = mixed(
        mixed(np.broadcast_to(deep, (*z.shape, 3)), colour * np.float32(1.15), cool), hot * np.float32(1.25), warm
    )
    spots = smooth(0.30, 0.42, wide) * smooth(0.2, 0.6, z)
    return mixed(light, deep * np.float32(0.6), spots * np.float32(0.6))


def corona(name: str, place: Frame) -> Field:
    """Bright close to the edge, streamers farther out, nothing at the edge of the picture."""
    x, y = place.plane
    beyond = np.clip(place.far - 1, 0, None)
    flames = sample(fractal(f"{name}/flames", 4, 0.55, size=SMALL * 2), around(x, y), place.far * np.float32(0.12)) * 2
    flames = np.clip(flames + np.float32(0.5), 0, 1)
    near = np.exp(-beyond / np.float32(0.07)) * np.float32(0.9)
    streamers = np.exp(-beyond / (np.float32(0.16) + np.float32(0.22) * flames)) * (
        np.float32(0.25) + flames * np.float32(0.5)
    )
    wide = np.float32(0.06) / (beyond + np.float32(0.25))
    return (near + streamers + wide) * smooth(1 / place.radius, 0.55 / place.radius, place.far)


def sun(name: str, kind: str, place: Frame, grain: float = 7) -> tuple[Colour, Field]:
    """The kind, or a colour."""
    colour = linear(SUNS.get(kind, kind))
    glow = corona(name, place)
    light, cover = colour * glow[..., None] * np.float32(1.2), np.clip(glow, 0, 1)
    body = sun_surface(name, colour, place, grain)
    light = light * (1 - place.cover)[..., None] + body * place.cover[..., None]
    return light, cover * (1 - place.cover) + place.cover


def draw_sun(name: str, kind: str, size: int) -> Image.Image:
    return picture(*sun(name, kind, frame(size, BODY)))


def beams(name: str, kind: str, place: Frame, angle: float, field_lines: bool = True) -> tuple[Colour, Field]:
    """A pulsar: two beams of light and the lines of its dipole field, r = L cos² of the magnetic latitude."""
    x, y = place.plane
    cos, sin = np.float32(math.cos(angle)), np.float32(math.sin(angle))
    u, v, far = x * cos + y * sin, y * cos - x * sin, place.far
    away = np.abs(u)
    wide = np.float32(0.012) + away * np.float32(0.15)
    streaks = sample(fractal(f"{name}/streaks", 4, 0.55, size=SMALL * 2), u * np.float32(0.5), v * np.float32(1.5)) * 2
    soft = np.exp(-((v / wide) ** 2)) * np.exp(-away * np.float32(1.1)) * np.clip(np.float32(0.75) + streaks, 0.2, 1.6)
    core = np.exp(-((v / (wide * np.float32(0.35))) ** 2)) * np.exp(-away * np.float32(1.6)) * np.float32(0.9)
    beam = (soft + core) * smooth(1, 0.7, far)
    point = np.exp(-((far / 0.045) ** 2)) * 6 + np.exp(-far / np.float32(0.06)) * np.float32(1.6)
    point = (point + np.exp(-far / np.float32(0.2)) * np.float32(0.35)) * smooth(1, 0.5, far)
    lines = np.zeros_like(far)
    if field_lines:
        shell = far / np.maximum(np.cos(np.arctan2(away, np.abs(v))) ** 2, np.float32(1e-3))
        for reach, strength in ((0.30, 0.8), (0.46, 0.6), (0.66, 0.45), (0.9, 0.25)):
            lines += np.exp(-(((shell - reach) / (0.009 + 0.018 * reach)) ** 2)) * np.float32(strength * 0.5)
        lines *= smooth(0.05, 0.2, far) * smooth(1, 0.8, far)
    colour = linear(PULSARS[kind])
    white = mixed(np.broadcast_to(colour, (*far.shape, 3)), WHITE, np.clip(point / 3, 0, 1))
    light = colour * (beam * np.float32(1.3) + lines)[..., None] + white * point[..., None]
    return light, np.clip(beam + point + lines * np.float32(0.7), 0, 1)


def draw_pulsar(name: str, kind: str, size: int, angle: float) -> Image.Image:
    return picture(*beams(name, kind, frame(size), angle))


def draw_wormhole(name: str, size: int, colour: str = "#9fc6ff") -> Image.Image:
    """Arms of light wound round a bright throat."""
    place = frame(size)
    x, y = place.plane
    luck = chance(name, "arms")
    squash = np.float32(luck.uniform(0.86, 1.0))
    far = np.maximum(np.sqrt(x * x + (y / squash) ** 2), np.float32(0.02))
    wound = around(x, y) * int(luck.choice([2, 3])) + np.log(far) * np.float32(luck.choice([-1, 1]) * 0.75)
    threads = fractal(f"{name}/threads", 5, 0.55, cells=5)
    arms = sample(threads, wound, np.log(far) * np.float32(0.22)) * np.float32(2.2) + np.float32(0.42)
    arms = np.clip(arms, 0, 1) ** np.float32(1.6) * smooth(0.98, 0.45, far) * smooth(0.08, 0.3, far)
    throat = np.exp(-((far / 0.13) ** 2)) * 2 + np.exp(-far / np.float32(0.16)) * np.float32(0.9)
    edge = smooth(1.0, 0.62, far)
    throat = throat * edge
    tint, deep = linear(colour), linear("#16305e")
    light = tint * (arms * np.float32(0.9))[..., None] + deep * (edge * np.float32(0.45))[..., None]
    light = light + mixed(np.broadcast_to(tint, (*far.shape, 3)), WHITE, np.clip(throat, 0, 1)) * throat[..., None]
    return picture(light, np.clip(arms + throat + edge * np.float32(0.55), 0, 1))
