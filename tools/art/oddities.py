"""What stands in space and is no world: asteroids, storms, gates, posts, fleets, the void, as seen through a window."""

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tools.art.colour import linear, sized, smooth, toned
from tools.art.noise import fractal, sample
from tools.art.planet import World, lit
from tools.art.seeds import chance
from tools.art.ships import draw_ship
from tools.art.space import Weather, nebula, shown_picture, starred
from tools.art.sphere import Frame, frame
from tools.art.stars import around

VOID = Weather(("#2c3c74", "#4a2f66", "#8f92d8"), "#03040a", 0.85, 0)
DUST = Weather(("#5a4632", "#2c3048", "#c9a878"), "#050508", 0.5, 0)
STORM = Weather(("#5a2ab0", "#1c3f9a", "#d0b4ff"), "#06040f", 1.0, 0)
RED = Weather(("#7a1420", "#2a1030", "#ff8a6a"), "#060204", 0.8, 0)
TEAL = Weather(("#0f6a70", "#1c3a7a", "#8ff0e0"), "#03080c", 0.7, 0)
GOLD = Weather(("#8a5a1c", "#3a1f52", "#ffd890"), "#070408", 0.7, 0)


def window(name: str, weather: Weather, size: int, stars: int = 70) -> Image.Image:
    """Space in a disc, darker towards its edge, which catches a little light."""
    place = frame(size)
    x, y = place.plane
    light = nebula(name, weather, x * np.float32(0.5), y * np.float32(0.5)) * smooth(1.12, 0.45, place.far)[..., None]
    light = light + (smooth(0.93, 1.0, place.far) * np.clip(-(x + y), 0, 1) * np.float32(0.10))[..., None] * linear(
        "#9db4ff"
    )
    return shown_picture(starred(toned(light), name, stars))


def pasted(under: Image.Image, over: Image.Image, x: float, y: float) -> None:
    """x and y of its middle."""
    under.paste(over, (round(x - over.width / 2), round(y - over.height / 2)), over)


SHAPES = 5
"""Of rocks in one field."""


@dataclass(frozen=True)
class Rock:
    x: float
    y: float
    radius: float


def rocks(name: str, count: int) -> list[Rock]:
    """Near ones last, no two in one place."""
    luck = chance(name, "rocks")
    found: list[Rock] = []
    for number in range(count * 4):
        radius = float(0.035 + 0.16 * luck.random() ** 3)
        far, way = math.sqrt(luck.random()) * (0.92 - radius), luck.uniform(0, 2 * math.pi)
        rock = Rock(far * math.cos(way), 0.62 * far * math.sin(way) + 0.25 * far * math.cos(way), radius)
        if all(math.hypot(rock.x - each.x, rock.y - each.y) > (rock.radius + each.radius) * 0.9 for each in found):
            found.append(rock)
        if len(found) == count or number > 200:
            break
    return sorted(found, key=lambda rock: rock.radius)


def asteroid_field(name: str, size: int) -> Image.Image:
    image = window(name, DUST, size)
    shapes = [draw_rock(f"{name}/{number}", round(size * 0.27)) for number in range(SHAPES)]
    for number, rock in enumerate(rocks(name, 26)):
        over = sized(shapes[number % SHAPES], max(10, round(rock.radius * size * 1.3)))
        pasted(image, over, (rock.x + 1) * size / 2, (rock.y + 1) * size / 2)
    return image


def draw_rock(name: str, side: int) -> Image.Image:
    """A small moon whose outline is not round."""
    place = Frame(side, 0.74)
    x, y = place.plane
    edge = fractal(f"{name}/edge", 3, 0.6, cells=3, size=64)
    bumps = sample(edge, around(x, y), np.full_like(x, 0.3)) * np.float32(1.1)
    cover = np.clip((1 + bumps - place.far) * np.float32(side * 0.3), 0, 1)
    light = lit(World(name, "moon"), place) * np.array([1.0, 0.88, 0.74], np.float32)
    shown = np.concatenate([toned(light), cover[..., None]], -1)
    return Image.fromarray((shown * 255 + 0.5).astype(np.uint8), "RGBA")


def glowing(image: Image.Image, drawn: Image.Image, spread: float, strength: int = 2) -> None:
    """Lines of light with their glow."""
    soft = drawn.filter(ImageFilter.GaussianBlur(spread))
    for _ in range(strength):
        image.paste(soft, (0, 0), soft)
    image.paste(drawn, (0, 0), drawn)


def bolt(
    luck: np.random.Generator, start: tuple[float, float], end: tuple[float, float], rough: float
) -> list[tuple[float, float]]:
    """A line broken in two again and again, each time moved aside."""
    points = [start, end]
    for _ in range(5):
        finer = [points[0]]
        for one, other in pairwise(points):
            aside = luck.normal() * rough * math.dist(one, other)
            middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
            away = math.dist(one, other) or 1.0
            finer.append(
                (middle[0] - (other[1] - one[1]) / away * aside, middle[1] + (other[0] - one[0]) / away * aside)
            )
            finer.append(other)
        points = finer
    return points


def ion_storm(name: str, size: int) -> Image.Image:
    image = window(name, STORM, size, 20)
    luck = chance(name, "bolts")
    drawn = Image.new("RGBA", image.size)
    pen = ImageDraw.Draw(drawn)
    for _ in range(5):
        way, turn = luck.uniform(0, 2 * math.pi), luck.uniform(2.0, 4.0)
        start = (size / 2 * (1 + 0.85 * math.cos(way)), size / 2 * (1 + 0.85 * math.sin(way)))
        end = (size / 2 * (1 + 0.7 * math.cos(way + turn)), size / 2 * (1 + 0.7 * math.sin(way + turn)))
        path = bolt(luck, start, end, 0.16)
        pen.line(path, fill=(226, 214, 255, 255), width=max(1, size // 130))
        fork = bolt(luck, path[len(path) // 2], (luck.uniform(0.2, 0.8) * size, luck.uniform(0.2, 0.8) * size), 0.2)
        pen.line(fork, fill=(190, 170, 255, 200), width=max(1, size // 240))
    glowing(image, drawn, size / 45, 3)
    return image


def portal(name: str, size: int) -> Image.Image:
    """A ring of metal with light turning in it."""
    image = window(name, GOLD, size, 50)
    luck = chance(name, "portal")
    lean = float(luck.uniform(0.72, 0.92))
    place = frame(size)
    x, y = place.plane
    far = np.sqrt((x / np.float32(lean)) ** 2 + y * y)
    swirl = fractal(f"{name}/swirl", 5, 0.55, cells=4)
    wound = around(x / np.float32(lean), y) * 2 + np.log(np.maximum(far, np.float32(0.03))) * np.float32(0.6)
    threads = np.clip(sample(swirl, wound, far * np.float32(0.5)) * 2 + np.float32(0.5), 0, 1)
    tint = linear("#7fe3ff" if luck.random() < 0.5 else "#ffb3e6")
    inside = smooth(0.60, 0.56, far)
    light = tint * (inside * (threads**2 * np.float32(0.9) + np.exp(-((far / 0.22) ** 2)) * np.float32(1.4)))[..., None]
    ring = smooth(0.56, 0.585, far) * smooth(0.75, 0.725, far)
    notches = np.float32(0.75) + np.float32(0.25) * np.sign(np.sin(around(x, y) * np.float32(2 * math.pi * 12)))
    lit_side = np.clip(np.float32(0.45) - (x + y) * np.float32(0.42), 0.06, 1)
    metal = linear("#e0b070") * (lit_side * notches)[..., None] * np.float32(1.1)
    under = np.asarray(image).astype(np.float32) / 255
    cover = np.clip(ring + inside, 0, 1)[..., None]
    halo = tint * (np.exp(-np.abs(far - np.float32(0.56)) / np.float32(0.06)) * np.float32(0.4))[..., None]
    return shown_picture(
        under * (1 - cover)
        + toned(light * (1 - ring)[..., None] + metal * ring[..., None] + halo)
        * np.maximum(cover, halo.max(-1)[..., None])
    )


def babel_post(name: str, size: int) -> Image.Image:
    """A research post: a wheel round a tower, lit from the upper left, windows all along."""
    image = window(name, TEAL, size, 60)
    side = size * FINE
    luck = chance(name, "post")
    drawn = Image.new("RGBA", (side, side))
    draw_wheel(ImageDraw.Draw(drawn), side / 2, luck)
    top = side / 2 * float(luck.uniform(0.26, 0.36))
    draw_tower(ImageDraw.Draw(drawn), side / 2, top)
    beacon = Image.new("RGBA", (side, side))
    reach = side * 0.05
    box = [side / 2 - reach, top - reach, side / 2 + reach, top + reach]
    ImageDraw.Draw(beacon).ellipse(box, fill=(150, 255, 240, 230))
    drawn = Image.alpha_composite(drawn, beacon.filter(ImageFilter.GaussianBlur(side / 60)))
    over = drawn.rotate(float(luck.uniform(-16, 16)), Image.Resampling.BICUBIC).resize(
        image.size, Image.Resampling.LANCZOS
    )
    image.paste(over, (0, 0), over)
    return image


FINE = 3
FLAT = 0.42
"""The wheel is seen from a little above."""


def draw_wheel(pen: ImageDraw.ImageDraw, middle: float, luck: np.random.Generator) -> None:
    for radius, wide in ((0.62, 0.10), (0.30, 0.05)):
        across, down = radius * middle, radius * middle * FLAT
        box = [middle - across, middle - down, middle + across, middle + down]
        for start, stop, shade in ((0, 360, (70, 84, 108)), (150, 300, (196, 210, 228)), (300, 330, (130, 146, 170))):
            pen.arc(box, start, stop, fill=(*shade, 255), width=round(wide * middle))
        far, dot = (radius - wide / 2) * middle, middle * 0.012
        for step in range(30):
            way = step * math.pi / 15 + 0.05
            x, y = middle + far * math.cos(way), middle + far * FLAT * math.sin(way)
            if luck.random() < 0.7:
                pen.ellipse([x - dot, y - dot, x + dot, y + dot], fill=(255, 214, 140, 255))
    for way in (0.5, 2.2, 3.7, 5.4):
        end = (middle + 0.55 * middle * math.cos(way), middle + 0.55 * middle * FLAT * math.sin(way))
        pen.line([(middle, middle), end], fill=(120, 134, 158, 255), width=round(middle * 0.03))


def draw_tower(pen: ImageDraw.ImageDraw, middle: float, top: float) -> None:
    sides = ((0.09, 0.62), (0.14, 1.02), (0.07, 1.3))
    for sign, shade in ((-1, (208, 220, 236)), (1, (92, 106, 132))):
        outline = [(middle + sign * middle * across, middle * down) for across, down in sides]
        pen.polygon([(middle, top), *outline, (middle, middle * 1.52)], fill=(*shade, 255))
    for step in range(7):
        y, half = middle * (0.66 + step * 0.075), middle * 0.05
        pen.rectangle([middle - half, y, middle + half, y + middle * 0.018], fill=(120, 235, 220, 255))


def dark_fleet(name: str, size: int, ships: int) -> Image.Image:
    """So many dark ships before a red cloud, flying one way."""
    image = window(name, RED, size, 40)
    luck = chance(name, "fleet")
    angle = float(luck.uniform(25, 60))
    for number in range(ships):
        row = (number + 1) // 2
        side = 0 if number == 0 else (-1 if number % 2 else 1)
        forward, across = -row * 0.33 + 0.28, side * row * 0.29
        way = math.radians(90 + angle)
        x = 1 + forward * math.cos(way) + across * math.sin(way)
        y = 1 - forward * math.sin(way) + across * math.cos(way)
        ship = draw_ship("dark", "#ff4a3a", round(size * (0.30 - 0.03 * row)), angle, dim=0.34, flame="#ff6a4a")
        pasted(image, ship, x * size / 2, y * size / 2)
    return image


def void(name: str, size: int) -> Image.Image:
    return window(name, VOID, size, 46)
