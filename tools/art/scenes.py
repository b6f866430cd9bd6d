"""The five posters of the lobby, and the dawn at the end of a game."""

import math
from collections.abc import Callable

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tools.art.blackhole import View, black_hole
from tools.art.colour import Colour, linear, picture, smooth, toned
from tools.art.noise import Field, fractal, sample
from tools.art.planet import World, free_standing
from tools.art.rings import Ring
from tools.art.ships import draw_ship
from tools.art.space import WEATHERS, shown_picture, space
from tools.art.sphere import Frame
from tools.art.stars import beams, sun

WIDE, HIGH = 502, 480


def laid(image: Image.Image, over: Image.Image, x: float, y: float) -> None:
    """Over it, its middle at x and y."""
    left, top = round(x - over.width / 2), round(y - over.height / 2)
    cut = (max(0, -left), max(0, -top), min(over.width, image.width - left), min(over.height, image.height - top))
    if cut[2] > cut[0] and cut[3] > cut[1]:
        image.alpha_composite(over.crop(cut), (max(0, left), max(0, top)))


def sky(game: str) -> Image.Image:
    return shown_picture(space(f"poster/{game}", WEATHERS[game], WIDE, HIGH)).convert("RGBA")


def body(world: World, across: int, ring: Ring | None = None, radius: float = 0.86) -> Image.Image:
    """A world that stands free, so many pixels wide."""
    size = round(across / radius)
    return picture(*free_standing(world, Frame(size, radius), ring))


def hexagon(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    return [(x + radius * math.sin(k * math.pi / 3), y - radius * math.cos(k * math.pi / 3)) for k in range(6)]


def sunward() -> Image.Image:
    """A sheet of hexes before the rising sun."""
    image = sky("sunward")
    light, cover = sun("poster/sun", "#ffb02e", Frame(760, 0.62), 12)
    laid(image, picture(light, cover), WIDE * 0.5, HIGH * 0.72)
    glass = Image.new("RGBA", (WIDE * 2, HIGH * 2))
    pen = ImageDraw.Draw(glass)
    radius = 88.0
    step = radius * math.sqrt(3)
    drawn = {(1, 1), (2, 1), (1, 2), (0, 2), (3, 0)}
    for row in range(4):
        for column in range(-1, 6):
            if (row, column) in {(0, 0), (0, 1), (0, 4), (1, 4), (1, -1)}:
                continue
            x, y = 92 + (column + row % 2 / 2) * step, HIGH * 1.04 + row * radius * 1.5
            filled = (column, row) in drawn
            shape = hexagon(x, y, radius - 3)
            pen.polygon(shape, fill=(40, 22, 10, 215) if filled else (60, 26, 0, 48))
            pen.line([*shape, shape[0]], fill=(255, 226, 160, 255 if filled else 96), width=5, joint="curve")
            if filled:
                gem = [(x, y + 30), (x - 32, y - 8), (x - 18, y - 28), (x + 18, y - 28), (x + 32, y - 8)]
                pen.polygon(gem, fill=(255, 214, 140, 255))
                pen.line([gem[1], gem[4]], fill=(120, 70, 20, 255), width=4)
    image.alpha_composite(glass.resize(image.size, Image.Resampling.LANCZOS))
    laid(image, body(World("poster/ember", "desert"), 118), WIDE * 0.24, HIGH * 0.22)
    laid(image, draw_ship("probe", "#ffb347", 74, -52), WIDE * 0.74, HIGH * 0.20)
    return image


def beyond_the_sun() -> Image.Image:
    """Technologies grow from the earth towards another star."""
    image = sky("beyond-the-sun")
    light, cover = sun("poster/other sun", "blue star", Frame(200, 0.5))
    laid(image, picture(light, cover), WIDE * 0.5, HIGH * 0.17)
    tree = Image.new("RGBA", (WIDE * 2, HIGH * 2))
    pen = ImageDraw.Draw(tree)
    ends = ((0.14, 0.38), (0.32, 0.26), (0.5, 0.22), (0.68, 0.27), (0.86, 0.40))
    for x, y in ends:
        path = []
        for part in np.linspace(0, 1, 40):
            bow = part * part * (3 - 2 * part)
            path.append(((0.5 + (x - 0.5) * bow) * WIDE * 2, (0.80 + (y - 0.80) * part) * HIGH * 2))
        pen.line(path, fill=(120, 232, 218, 235), width=6, joint="curve")
        if x != 0.5:
            px, py = x * WIDE * 2, y * HIGH * 2
            pen.ellipse(
                [px - 34, py - 34, px + 34, py + 34], fill=(6, 30, 36, 190), outline=(140, 240, 226, 255), width=5
            )
            pen.ellipse([px - 14, py - 14, px + 14, py + 14], fill=(214, 255, 248, 255))
    soft = tree.filter(ImageFilter.GaussianBlur(10))
    image.alpha_composite(soft.resize(image.size, Image.Resampling.BOX))
    image.alpha_composite(tree.resize(image.size, Image.Resampling.LANCZOS))
    laid(image, body(World("poster/earth", "terra", tilt=0.2), 640), WIDE * 0.5, HIGH * 1.18)
    laid(image, draw_ship("cruiser", "#5fe0cf", 84, -24), WIDE * 0.76, HIGH * 0.54)
    return image


def new_frontiers() -> Image.Image:
    """A ringed giant, colonies before it."""
    image = sky("new-frontiers")
    ring = Ring(0.34, 0.2, 1.25, 1.72)
    size = 720
    light, cover = free_standing(World("poster/giant", "gas"), Frame(size, 0.5), ring)
    laid(image, picture(light, cover), WIDE * 0.62, HIGH * 0.40)
    laid(image, body(World("poster/vinland", "terra"), 150), WIDE * 0.22, HIGH * 0.72)
    laid(image, body(World("poster/rock", "moon"), 50), WIDE * 0.82, HIGH * 0.76)
    for x, y, tall, angle in ((0.52, 0.80, 62, 38), (0.64, 0.70, 40, 38), (0.44, 0.66, 34, 38)):
        laid(image, draw_ship("colony", "#7db4ff", tall, angle), WIDE * x, HIGH * y)
    return image


def pulsar() -> Image.Image:
    """A pulsar in its gyrodyne."""
    image = sky("pulsar-2849")
    place = Frame(860, 1.0)
    light, cover = beams("poster/pulsar", "pulsar", place, -0.9)
    laid(image, picture(light, cover), WIDE * 0.5, HIGH * 0.52)
    wheel = Image.new("RGBA", (WIDE * 2, HIGH * 2))
    pen = ImageDraw.Draw(wheel)
    middle = (WIDE, round(HIGH * 1.04))
    for radius, wide, cover_ in ((330, 10, 235), (288, 4, 190)):
        box = [middle[0] - radius, middle[1] - radius * 0.36, middle[0] + radius, middle[1] + radius * 0.36]
        pen.ellipse(box, outline=(214, 190, 255, cover_), width=wide)
    for step in range(12):
        way = step * math.pi / 6 + 0.2
        x, y = middle[0] + 330 * math.cos(way), middle[1] + 330 * 0.36 * math.sin(way)
        pen.ellipse([x - 14, y - 14, x + 14, y + 14], fill=(245, 236, 255, 255))
    wheel = wheel.rotate(-32, Image.Resampling.BICUBIC, center=middle)
    soft = wheel.filter(ImageFilter.GaussianBlur(12))
    image.alpha_composite(soft.resize(image.size, Image.Resampling.BOX))
    image.alpha_composite(wheel.resize(image.size, Image.Resampling.LANCZOS))
    laid(image, body(World("poster/frost", "ice"), 112), WIDE * 0.21, HIGH * 0.74)
    laid(image, draw_ship("probe", "#d7a0ff", 60, 62), WIDE * 0.80, HIGH * 0.80)
    return image


def burning_suns() -> Image.Image:
    """A fleet below a black hole."""
    image = sky("burning-suns")
    light, cover = black_hole("poster/hole", Frame(900, 1.0), View(rise=0.15, roll=-0.22, reach=11.5))
    laid(image, picture(light, cover), WIDE * 0.52, HIGH * 0.32)
    laid(image, body(World("poster/ishar", "lava"), 176), WIDE * 0.88, HIGH * 0.80)
    laid(image, draw_ship("titan", "#ff6a4a", 138, -38, flame="#ffd0a0"), WIDE * 0.26, HIGH * 0.76)
    for x, y in ((0.50, 0.80), (0.58, 0.68), (0.44, 0.92)):
        laid(image, draw_ship("fighter", "#ff6a4a", 46, -38, flame="#ffd0a0"), WIDE * x, HIGH * y)
    return image


POSTERS: dict[str, Callable[[], Image.Image]] = {
    "sunward": sunward,
    "beyond-the-sun": beyond_the_sun,
    "new-frontiers": new_frontiers,
    "pulsar-2849": pulsar,
    "burning-suns": burning_suns,
}


def draw_poster(game: str) -> Image.Image:
    return POSTERS[game]().convert("RGB")


DAWN_WIDE, DAWN_HIGH = 1366, 768


def dawn_ground(x: Field, y: Field, near: Field) -> Colour:
    """The night side below: clouds touched by the light, lamps of cities, both drawn out towards the horizon."""
    depth = np.clip(y, 0.02, None)
    u, v = x / (np.float32(0.5) + depth) * np.float32(0.55), np.float32(0.30) / (depth + np.float32(0.12))
    clouds = smooth(0.0, 0.40, sample(fractal("dawn/clouds", 6, 0.58), u, v))
    region = smooth(
        0.04, 0.26, sample(fractal("dawn/towns", 3, 0.55, size=256), u * np.float32(1.3), v * np.float32(1.3))
    )
    lamps = smooth(0.18, 0.45, sample(fractal("dawn/lamps", 2, 0.9, cells=20, size=512), u * 7, v * 7))
    warm = np.exp(-near * np.float32(3.2))[..., None]
    light = linear("#0a1230") * np.float32(0.9) + clouds[..., None] * (
        linear("#24345e") * np.float32(0.28) + linear("#ffb070") * warm * np.float32(0.55)
    )
    lamps = lamps * smooth(0.04, 0.14, y)  # none where the ground is seen edge on
    return light + (region * lamps * (1 - clouds * np.float32(0.8)))[..., None] * linear("#ffb765") * np.float32(1.5)


HORIZON, LIMB = 0.39, 2.0
"""Where the sun stands, and the radius of the world below, in heights of the picture."""


def falling(value: Field, over: float) -> Field:
    """1 at 0, a third of it after each such step."""
    return np.exp(-value / np.float32(over))


def sunrise(across: Field, down: Field, far: Field) -> Field:
    """The glow of the sun, with faint rays in it."""
    glow = (
        falling(far, 0.045) * np.float32(3.4)
        + falling(far, 0.14) * np.float32(0.75)
        + falling(far, 0.42) * np.float32(0.06)
    )
    turn = np.arctan2(down - np.float32(HORIZON), across) / np.float32(2 * math.pi)
    rays = sample(fractal("dawn/rays", 4, 0.6, size=256), turn, np.zeros_like(turn))
    return glow * (1 + rays * falling(far, 0.33))


def draw_dawn() -> Image.Image:
    """The sun rises behind the limb of a world."""
    wide, high = DAWN_WIDE, DAWN_HIGH
    columns, rows = np.arange(wide, dtype=np.float32), np.arange(high, dtype=np.float32)
    across, down = np.meshgrid((columns - wide / 2) / high, rows / high)
    under = np.float32(LIMB) - np.sqrt(across**2 + (down - np.float32(HORIZON + LIMB)) ** 2)  # below the limb
    far = np.sqrt(across**2 + (down - np.float32(HORIZON - 0.005)) ** 2)  # from the sun
    glow, beside = sunrise(across, down, far), falling(np.abs(across), 0.42)
    gold, blue, white = linear("#ffc588"), linear("#4f8cff"), np.ones(3, np.float32)
    tint = blue + (linear("#ffd9a8") - blue) * beside[..., None]
    beyond, below = np.clip(-under, 0, None), np.clip(under, 0, None)
    air = falling(beyond, 0.012) * (np.float32(0.25) + beside) + falling(beyond, 0.05) * beside * np.float32(0.5)
    above = space("dawn", WEATHERS["lobby"], wide, high) ** np.float32(2.2) * np.float32(0.8)
    above = above + gold * glow[..., None] + tint * air[..., None] + white * (smooth(0.046, 0.022, far) * 4)[..., None]
    edge = falling(below, 0.010) * (np.float32(0.18) + beside * np.float32(1.1))
    ground = dawn_ground(across, under, far) * smooth(0.0, 0.03, under)[..., None]
    ground = ground + tint * edge[..., None] + gold * (glow * np.float32(0.2))[..., None]
    cover = smooth(-0.0015, 0.0015, under)[..., None]
    streak = falling(np.abs(down - np.float32(HORIZON)), 0.0035) * falling(np.abs(across), 0.55) * np.float32(0.6)
    return shown_picture(toned(above * (1 - cover) + ground * cover + white * streak[..., None]))
