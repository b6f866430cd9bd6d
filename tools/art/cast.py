"""Which picture every component of every game gets, told from its kind and its id alone.

An order names its picture, the kind it belongs to (pictures of one kind stand in for components of somebody's own
set) and how it is drawn. Kinds are the words of the game's own set: `N`, `ore`, `hostile`, `wormhole`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import perihelion
from tools.art.kinds import KINDS
from tools.art.seeds import number, pick


@dataclass(frozen=True)
class Order:
    game: str
    name: str  # the component's id, or that of a picture shown for several
    kind: str
    recipe: str  # a key of paint.RECIPES
    look: str = ""  # kind of world, star or pulsar, or a colour
    ring: bool = False
    moon: bool = False
    count: int = 0  # ships of a fleet; which of several alike

    @property
    def seed(self) -> str:
        return f"{self.game}/{self.name}"


@dataclass(frozen=True)
class Cast:
    """The pictures of a game, and which of them its components show; textures by zone with the colour of each."""

    game: str
    orders: list[Order]
    shows: dict[str, str]
    textures: dict[str, str]
    in_sheets: bool  # all of them are seen at one table


WORDS = {
    "moon": "moon", "forge": "lava", "foundry": "lava", "foundries": "lava", "ember": "lava", "smelter": "lava",
    "copper": "copper", "comet": "ice", "archipelago": "ocean", "lagoon": "ocean", "kelp": "ocean", "orchid": "bloom",
    "garden": "bloom", "seed": "moss", "quarry": "rust", "earth": "terra", "vinland": "terra", "earths": "terra",
}  # fmt: skip
"""Words of an id that say how a world looks, if its family has that look."""


def look_of(seed: str, name: str, family: tuple[str, ...], also: tuple[str, ...] = ()) -> str:
    for word in name.split("_"):
        if WORDS.get(word) in family + also:
            return WORDS[word]
    return pick(seed, family)


def world(game: str, name: str, kind: str, family: tuple[str, ...], also: tuple[str, ...] = ()) -> Order:
    """One in ten has a ring, one in ten a moon."""
    seed = f"{game}/{name}"
    look = look_of(seed, name, family, also)
    lot = number(f"{seed}/company") % 10
    words = name.split("_")
    ring = "ring" in words or (lot == 0 and look not in ("moon", "city", "red city"))
    moon = not ring and look != "moon" and ("moon" in words or lot == 1)
    return Order(game, name, kind, "world", look, ring, moon)


NEW_FRONTIERS = {
    "N": (("terra", "ocean", "steppe"), ()),
    "R": (("desert", "rust", "copper"), ("lava", "ice")),
    "G": (("jungle", "bloom", "moss"), ("ocean",)),
    "A": (("alien",), ()),
    "any": (("alien",), ()),
    "none": (("moon", "city"), ()),
}


def new_frontiers(data: dict[str, Any]) -> Cast:
    game = "new-frontiers"
    orders = []
    for tile in data["worlds"] + data["homes"]:
        family, also = NEW_FRONTIERS[tile["kind"]]
        keywords = tile.get("keywords", [])
        if tile["kind"] == "none" and "Alien" in keywords:
            family = ("alien",)
        elif tile["kind"] == "none" and "Rebel" in keywords:
            family = ("red city",)
        orders.append(world(game, tile["id"], tile["kind"], family, also))
    return Cast(game, orders, {order.name: order.name for order in orders}, {}, in_sheets=False)


BEYOND_THE_SUN = {
    "food": ("terra", "ocean", "jungle", "steppe", "moss"),
    "ore": ("desert", "rust", "copper", "ice", "lava", "moon"),
    "food ore": ("gas", "blue", "violet"),
}


def beyond_the_sun(data: dict[str, Any]) -> Cast:
    game = "beyond-the-sun"
    orders = [
        world(game, system["id"], kind, BEYOND_THE_SUN[kind])
        for system in data["systems"]
        for kind in [" ".join(sorted(system["spec"]))]
    ]
    orders.append(Order(game, "sol", "sol", "sun", "yellow star"))
    orders.append(Order(game, "deep", "deep", "wormhole", "#9fc6ff"))
    return Cast(game, orders, {order.name: order.name for order in orders}, {}, in_sheets=False)


PULSAR_WORLDS = {
    "blue": ("terra", "ocean", "jungle", "bloom", "blue", "violet", "gas", "steppe"),
    "barren": ("desert", "rust", "copper", "ice", "lava", "moon", "toxic", "gas", "city"),
}
PULSARS = {"pulsar": ("pulsar", 5), "isolated": ("violet pulsar", 3)}
"""Pulsars of a board look alike: so many pictures of each kind, one of them by the id of the place."""


def pulsar(data: dict[str, Any]) -> Cast:
    game = "pulsar-2849"
    orders = [
        world(game, system["id"], kind, PULSAR_WORLDS[kind])
        for system in data["systems"]["list"]
        for kind in ["barren" if system["barren"] else "blue"]
    ]
    shows = {order.name: order.name for order in orders}
    for kind, (look, count) in PULSARS.items():
        orders += [Order(game, f"{kind}_{k}", kind, "pulsar", look, count=k) for k in range(1, count + 1)]
    for board in ("normal", "dead_ends"):
        for node in data["maps"][board]["nodes"]:
            name, kind = node["id"], node["kind"]
            if kind in PULSARS:
                shows[name] = f"{kind}_{number(f'{game}/{name}') % PULSARS[kind][1] + 1}"
    orders.append(Order(game, "centre", "centre", "black hole"))
    shows["centre"] = "centre"
    return Cast(game, orders, shows, {}, in_sheets=True)


BURNING_SUNS = {
    "home": ("terra", "city", "ocean", "copper", "jungle", "steppe"),
    "hostile": ("lava", "rust", "moon", "toxic", "red city"),
    "inhabited": ("terra", "ocean", "city", "steppe", "bloom", "violet"),
    "uninhabited": ("ice", "desert", "blue", "gas", "moss", "violet"),
    "special": ("lava",),
}
NAMED = {
    "home_1": "terra", "home_2": "city", "home_3": "ocean", "home_4": "copper", "home_5": "jungle",
    "hostile_1": "moon", "hostile_2": "lava", "hostile_3": "rust", "hostile_4": "lava", "hostile_5": "toxic",
    "hostile_6": "lava", "hostile_7": "red city", "inhabited_1": "steppe", "inhabited_2": "terra",
    "inhabited_4": "ocean", "inhabited_5": "violet", "inhabited_6": "city", "inhabited_7": "bloom",
    "uninhabited_1": "desert", "uninhabited_2": "ice", "uninhabited_3": "gas", "uninhabited_4": "copper",
    "uninhabited_5": "blue", "uninhabited_7": "violet",
}  # fmt: skip
"""Systems of our own set whose name says how they look."""
SUNS = {"special_1": "red star", "uninhabited_6": "protostar"}
HOLES = ("void_4",)
ODDITIES = {
    "asteroid_field": "asteroid field",
    "babel_post": "babel post",
    "dark_fleet": "dark fleet",
    "ion_storm": "ion storm",
    "portal": "portal",
    "wormhole": "wormhole",
}


def burning_suns(data: dict[str, Any]) -> Cast:
    game = "burning-suns"
    orders = []
    for system in data["systems"]:
        name, kind = system["id"], system["kind"]
        if name in SUNS:
            orders.append(Order(game, name, kind, "sun", SUNS[name]))
        elif kind == "void":
            orders.append(Order(game, name, kind, "black hole" if name in HOLES else "void"))
        else:
            family = (NAMED[name],) if name in NAMED else BURNING_SUNS[kind]
            orders.append(world(game, name, kind, family))
    for tile in data["anomalies"]:
        colour = pick(f"{game}/{tile['id']}", ("#9fc6ff", "#c9a0ff", "#8ff0e0"))
        orders.append(Order(game, tile["id"], tile["kind"], ODDITIES[tile["kind"]], colour, count=tile.get("x", 4)))
    return Cast(game, orders, {order.name: order.name for order in orders}, {}, in_sheets=True)


def sunward(data: dict[str, Any]) -> Cast:
    zones = [*data["zones"]["tiles"], data["zones"]["printed"]]
    return Cast("sunward", [], {}, {zone["id"]: zone["fill"]["colour"] for zone in zones}, in_sheets=False)


CASTS: dict[str, Callable[[dict[str, Any]], Cast]] = {
    "sunward": sunward,
    "beyond-the-sun": beyond_the_sun,
    "new-frontiers": new_frontiers,
    "pulsar-2849": pulsar,
    "burning-suns": burning_suns,
}


def cast_of(game: str) -> Cast:
    cast = CASTS[game](perihelion.game(game).components.data)
    assert all(order.look in KINDS for order in cast.orders if order.recipe == "world")
    return cast
