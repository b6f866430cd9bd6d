"""A world: ground or bands, sunlight, clouds, cities, air; now and then a ring around it or a moon before it."""

from dataclasses import dataclass, replace

import numpy as np
from PIL import Image

from tools.art.colour import Colour, linear, picture, smooth, turned
from tools.art.giants import giant
from tools.art.ground import Ways, rocky
from tools.art.kinds import KINDS
from tools.art.noise import Field
from tools.art.rings import Ring, ring_light, ring_of, ring_shadow
from tools.art.seeds import chance
from tools.art.sphere import LIGHT, Frame, Globe, frame, shaded
from tools.art.weather import AMBIENT, aired, city_lights, clouded, glinting

BODY_IN_RING = 0.6
"""Radius of a ringed planet in its picture."""


@dataclass(frozen=True)
class World:
    """What has to be known to draw a world."""

    name: str
    kind: str
    ring: bool = False
    moon: bool = False
    tilt: float | None = None


def ways_of(name: str) -> Ways:
    """Inside a kind: hue ± 12°, sea ± 0.06, clouds ± 0.2, scale 0.7 to 1.35."""
    luck = chance(name, "ways")
    return Ways(
        hue=float(luck.uniform(-0.21, 0.21)),
        bright=float(luck.uniform(0.88, 1.14)),
        sea=float(luck.uniform(-0.06, 0.06)),
        clouds=float(luck.uniform(-0.2, 0.2)),
        scale=float(luck.uniform(0.7, 1.35)),
    )


def globe_of(world: World, around: Frame) -> Globe:
    luck = chance(world.name, "axis")
    tilt, lean = luck.uniform(-0.45, 0.45), luck.uniform(-0.3, 0.3)
    return Globe(around, float(tilt if world.tilt is None else world.tilt), float(lean))


def lit(world: World, around: Frame, ring: Ring | None = None) -> Colour:
    """The light that comes from every point of the world."""
    kind, ways, globe = KINDS[world.kind], ways_of(world.name), globe_of(world, around)
    if ring is not None:
        globe = replace(globe, tilt=-ring.tilt, lean=-float(np.arcsin(ring.open)))
    ground = (giant if kind.form == "giant" else rocky)(world.name, kind, globe, ways)
    colour = turned(ground.colour, ways.hue * (0.5 if kind.form == "alien" else 1)) * np.float32(ways.bright)
    sun = shaded(globe, ground.height, ground.relief)
    light = colour * (sun + np.float32(AMBIENT))[..., None]
    if kind.sea is not None:
        light = glinting(light, ground.land, globe)
    glow = ground.glow
    if kind.clouds:
        amount = kind.clouds + (ways.clouds if kind.clouds > 0.2 else 0)
        light, glow = clouded(light, glow, world.name, globe, max(0.04, amount))
    if kind.cities:
        light = light + city_lights(world.name, globe, ground, kind.cities == 2)
    if glow is not None:  # what shines by itself is stronger at night
        light = light + glow * (np.float32(0.55) + np.float32(0.45) * smooth(0.5, -0.2, around.sunlit))[..., None]
    light = aired(light, kind, globe)
    if ring is not None:
        light = light * (1 - ring_shadow(world.name, ring, around))[..., None]
    return light


def with_moon(light: Colour, world: World, around: Frame) -> Colour:
    """A moon passing before the world, and its round shadow on the ground."""
    luck = chance(world.name, "moon")
    size, far, way = luck.uniform(0.13, 0.19), luck.uniform(0.35, 0.6), luck.uniform(-0.6, 0.9)
    east, south = float(far * np.cos(way)), float(far * np.sin(way))
    x, y = around.plane
    shift = size * 1.1
    shadow = np.hypot(x - east - shift, y - south - shift) / np.float32(size)
    light = light * (1 - np.float32(0.75) * smooth(1.15, 0.75, shadow) * smooth(0, 0.2, around.sunlit))[..., None]
    own = Frame(around.size, around.radius * size, (east * around.radius, south * around.radius))
    body = lit(World(f"{world.name}/moon", "moon"), own)
    return light + (body - light) * own.cover[..., None]


def halo(kind_air: str, around: Frame) -> tuple[Colour, Field]:
    """The air beyond the edge of a world that stands free in its picture."""
    x, y = around.plane
    beyond = np.clip(around.far - 1, 0, None)
    towards = (x * LIGHT[0] + y * LIGHT[1]) / np.maximum(around.far, np.float32(1e-4)) / np.hypot(*LIGHT[:2])
    near = np.exp(-beyond / np.float32(0.045)) * smooth(-0.75, 0.8, towards) * np.float32(0.62)
    wide = np.exp(-beyond / np.float32(0.144)) * smooth(-0.4, 1, towards) * np.float32(0.16)
    glow = (near + wide) * smooth(1 / around.radius, 1 / around.radius - 0.1, around.far)
    return glow[..., None] * linear(kind_air), glow


def free_standing(world: World, around: Frame, ring: Ring | None = None) -> tuple[Colour, Field]:
    """Light times cover, and cover: the world with its halo and its ring, with nothing behind it."""
    kind = KINDS[world.kind]
    light, cover = np.zeros((around.size, around.size, 3), np.float32), np.zeros((around.size, around.size), np.float32)
    if ring is not None:
        colour, dense, before = ring_light(world.name, ring, around)
        behind, front = dense * (1 - before), dense * before
        light, cover = colour * behind[..., None], behind
    if kind.air:
        glow, amount = halo(kind.air, around)
        light, cover = light + glow, np.maximum(cover, amount)
    body = lit(world, around, ring)
    if world.moon:
        body = with_moon(body, world, around)
    light = light * (1 - around.cover)[..., None] + body * around.cover[..., None]
    cover = cover * (1 - around.cover) + around.cover
    if ring is not None:
        light = light * (1 - front)[..., None] + colour * front[..., None]
        cover = cover + front * (1 - cover)
    return light, cover


def draw_world(world: World, size: int) -> Image.Image:
    """A disc that fills its picture from edge to edge, or with a ring a picture with alpha."""
    if world.ring:
        around = frame(size, BODY_IN_RING)
        return picture(*free_standing(world, around, ring_of(world.name)))
    around = frame(size)
    light = lit(world, around)
    return picture(with_moon(light, world, around) if world.moon else light)
