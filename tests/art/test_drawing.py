"""How pictures are drawn: from ids alone, lit from the upper left, each of its own."""

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import perihelion
from tools.art.blackhole import AIMS, EYE, FARTHEST_AIM, FULL_WAY, SHADOW, STEPS, paths
from tools.art.cast import CASTS, Order, cast_of
from tools.art.colour import linear, luminance, ramp, smooth, toned
from tools.art.kinds import KINDS
from tools.art.noise import EVEN, fractal, sample
from tools.art.paint import RECIPES, paint
from tools.art.planet import World, draw_world
from tools.art.seeds import chance, number, pick
from tools.art.ships import outlines
from tools.art.space import WEATHERS, draw_backdrop
from tools.art.zones import TEXTURES, draw_zone

ROOT = Path(__file__).parents[2]


def orders() -> list[Order]:
    return [order for game in CASTS for order in cast_of(game).orders]


def one_of_each() -> list[Order]:
    """An order for every way of drawing."""
    found = {(order.recipe, order.ring, order.moon): order for order in orders()}
    return [found[key] for key in sorted(found)]


def components(game: str) -> set[str]:
    """The ids of everything that lies on a board of this game as a picture, read from its set."""
    data = perihelion.game(game).components.data
    if game == "new-frontiers":
        return {tile["id"] for tile in data["worlds"] + data["homes"]}
    if game == "beyond-the-sun":
        return {system["id"] for system in data["systems"]} | {"sol", "deep"}
    if game == "pulsar-2849":
        stars = [node for side in ("normal", "dead_ends") for node in data["maps"][side]["nodes"]]
        pulsars = {node["id"] for node in stars if node["kind"] in ("pulsar", "isolated")}
        return pulsars | {system["id"] for system in data["systems"]["list"]}
    if game == "burning-suns":
        return {tile["id"] for tile in data["systems"] + data["anomalies"]}
    return set()


@pytest.mark.parametrize("game", CASTS)
def test_every_component_has_a_picture(game: str) -> None:
    cast = cast_of(game)
    assert components(game) - set(cast.shows) == set()
    assert set(cast.shows.values()) <= {order.name for order in cast.orders}
    assert len({order.name for order in cast.orders}) == len(cast.orders)


def test_every_zone_of_sunward_has_a_texture_of_its_own() -> None:
    zones = perihelion.game("sunward").components.data["zones"]
    assert set(cast_of("sunward").textures) == {zone["id"] for zone in zones["tiles"]} | {zones["printed"]["id"]}
    assert set(cast_of("sunward").textures) == set(TEXTURES)


def test_all_games_of_the_lobby_are_cast() -> None:
    assert set(CASTS) == {game.id for game in perihelion.all_games()}
    assert set(WEATHERS) == set(CASTS) | {"lobby"}


def test_the_family_shows_before_the_icon() -> None:
    """New Frontiers: goods are told by the look of a world (novelty blue, rare rust, genes green, alien engraved)."""
    looks = {order.name: order.look for order in cast_of("new-frontiers").orders}
    for tile in perihelion.game("new-frontiers").components.data["worlds"]:
        allowed = {
            "N": {"terra", "ocean", "steppe"},
            "R": {"desert", "rust", "copper", "lava", "ice"},
            "G": {"jungle", "bloom", "moss", "ocean"},
            "A": {"alien"},
            "any": {"alien"},
            "none": {"moon", "city", "red city", "alien"},
        }[tile["kind"]]
        assert looks[tile["id"]] in allowed, tile["id"]


def test_a_gradient_stands_for_every_kind() -> None:
    known = (ROOT / "web" / "src" / "art" / "gradients.ts").read_text(encoding="utf8")
    listed = set(re.findall(r"^  '?([\w ]+)'?: \['#", known, re.MULTILINE))
    assert {order.kind for order in orders()} - listed == set()


@pytest.mark.parametrize("order", one_of_each(), ids=lambda order: f"{order.recipe} {order.name}")
def test_a_picture_comes_out_the_same_whatever_was_drawn_before(order: Order) -> None:
    first = paint(order)
    paint(Order("nowhere", "other", "N", "world", "terra"))
    second = paint(order)
    assert first.large == second.large
    assert first.small.tobytes() == second.small.tobytes()


def test_another_process_draws_the_same_bytes() -> None:
    names = [order.seed for order in one_of_each()][:4]
    program = (
        "import hashlib, sys\n"
        "from tools.art.cast import CASTS, cast_of\n"
        "from tools.art.paint import paint\n"
        "wanted = {o.seed: o for g in CASTS for o in cast_of(g).orders}\n"
        "print([hashlib.sha256(paint(wanted[n]).large).hexdigest() for n in sys.argv[1:]])\n"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", program, *names],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1


def test_every_recipe_is_ordered() -> None:
    assert {order.recipe for order in orders()} == set(RECIPES)


@pytest.mark.parametrize("kind", sorted(set(KINDS) - {"lava", "alien"}))  # these shine by themselves
def test_light_falls_from_the_upper_left(kind: str) -> None:
    light = luminance(draw_world(World("test", kind), 128))
    far = np.hypot(*np.mgrid[-63.5:64, -63.5:64]) / 64
    rows, columns = np.mgrid[0:128, 0:128]
    lit = light[(rows + columns < 110) & (far < 0.9)].mean()
    night = light[(rows + columns > 200) & (far < 0.9)].mean()
    assert lit > 2.5 * night
    assert night < 0.06


def test_own_zones_get_their_own_colour() -> None:
    green, red = (np.asarray(draw_zone("somebody's", colour)).mean((0, 1)) for colour in ("#20c040", "#c02020"))
    assert green[1] > green[0]
    assert red[0] > red[1]


@pytest.mark.parametrize("zone", TEXTURES)
def test_textures_go_on_beyond_their_edges(zone: str) -> None:
    """The step over the seam is no larger than the steps inside."""
    pixels = np.asarray(draw_zone(zone, "#808080")).astype(np.float32)
    for axis in (0, 1):
        inside = np.abs(np.diff(pixels, axis=axis)).mean((1 - axis, 2))
        seam = np.abs(pixels.take(0, axis) - pixels.take(-1, axis)).mean()
        assert seam <= inside.max() * 1.05


def test_noise_is_periodic_and_even() -> None:
    for ridged in (False, True):
        plane = fractal("test", 5, ridged=ridged)
        assert plane.mean() == pytest.approx(0, abs=0.01)
        assert plane.std() == pytest.approx(EVEN, rel=0.02)
        assert np.array_equal(plane[0], plane[-1])
    x = np.linspace(0, 1, 50, dtype=np.float32)
    one, later = sample(plane, x, x * 0 + np.float32(0.3)), sample(plane, x + 3, x * 0 + np.float32(0.3))
    assert np.allclose(one, later, atol=0.02)
    assert np.allclose(sample(plane, x[:1] - 1e-9, x[:1]), plane[0, 0], atol=0.02)


def test_names_make_chance() -> None:
    assert chance("a", "b").random() == chance("a/b").random()
    assert chance("a").random() != chance("b").random()
    assert number("") == int.from_bytes(hashlib.blake2b(b"", digest_size=8).digest(), "big")
    assert {pick(f"world {k}", ("x", "y", "z")) for k in range(60)} == {"x", "y", "z"}


def test_ramps_and_steps() -> None:
    stops = ((0.0, "#000000"), (0.5, "#ff0000"), (1.0, "#ffffff"))
    assert ramp(np.float32([0.5]), stops)[0] == pytest.approx([1, 0, 0], abs=0.01)
    assert ramp(np.float32([-3, 3]), stops)[:, 1] == pytest.approx([0, 1])
    assert smooth(1, 0, np.float32([0, 0.5, 1])) == pytest.approx([1, 0.5, 0])
    assert toned(linear("#000000")) == pytest.approx([0, 0, 0])
    assert np.all(np.diff(toned(np.linspace(0, 9, 50, dtype=np.float32))) >= 0)


def test_light_is_bent_as_gravity_bends_it() -> None:
    """Rays aimed within 1.5 √3 radii of the horizon fall in; far ones are bent by about 2 radii over their distance."""
    table = paths()
    for row in range(1, AIMS, 7):
        aim = row / (AIMS - 1) * FARTHEST_AIM
        if abs(aim - SHADOW) < 0.1:
            continue
        last = table[row][table[row] > 0][-1]
        assert (last < 1.5) == (aim < SHADOW), aim
    turned = np.count_nonzero(table[-1]) / STEPS * FULL_WAY  # from the eye past the hole until it is far away again
    straight = np.pi - np.arcsin(FARTHEST_AIM / EYE) - np.arcsin(FARTHEST_AIM / (EYE * 1.5))
    assert turned - straight == pytest.approx(2 / FARTHEST_AIM, rel=0.35)


def test_outlines_of_ships_are_whole() -> None:
    for kind, form in outlines().items():
        for part in ("hull", "inlay"):
            points = form[part]
            assert points[0][0] == points[-1][0] == 0, f"{kind}: {part} begins and ends on the middle line"
            assert all(0 <= x <= 45 and 0 <= y <= 100 for x, y in points)
        assert form["engines"]


@pytest.mark.parametrize("scene", WEATHERS)
def test_backdrops_stay_dark(scene: str) -> None:
    """White text on 80 % glass keeps its contrast over the brightest half per cent of every backdrop."""
    assert np.percentile(luminance(draw_backdrop(scene)), 99.5) < 0.35
