"""Galaxies laid by chance: legal ones, the same around every home (BSU-2.1, A-76).

Everything but the special system in the middle comes in rounds, one tile for each player, turned or mirrored into
each other. So no seat can be better than another, whatever chance brings.
"""

from functools import lru_cache
from math import cos, hypot, radians, sin
from typing import Final

from perihelion.kernel.components import Data
from perihelion.kernel.rng import Rng, seeded

from .layouts import EDGE, LEFT_FOR_THE_STACK, TIP, VALUED, Stock, judge, judge_seats

Site = tuple[float, float, int]
"""Where a tile lies, and the way an anomaly there points, in degrees."""
Round = list[Site]

CHANCE: Final = "random"
FAR: Final = 3.7
TRIES: Final = 4000
GALAXIES: Final = 1_000_000
"""So many can be laid for a number of players, each by its number."""
AXES: Final = (0, 18, 30, 36, 54, 60, 72)
HEX_AXES: Final = (0, 30, 60)
MOST_PLACES: Final = (0, 0, 39, 40, 43, 41)
"""By number of players: as many as the standard galaxy has with its free places, so that no other is larger."""

# By number of players, for each back the least and the most tiles.
SHARES: Final[list[dict[str, tuple[int, int]]]] = [
    {},
    {},
    {"2": (4, 8), "3": (4, 6), "4": (2, 6), "0": (0, 4), "?": (6, 10)},
    {"2": (6, 9), "3": (3, 6), "4": (3, 6), "0": (0, 3), "?": (6, 12)},
    {"2": (4, 8), "3": (4, 6), "4": (4, 6), "0": (2, 4), "?": (6, 12)},
    {"2": (5, 5), "3": (5, 5), "4": (5, 5), "0": (0, 5), "?": (5, 15)},
]
FIVE_RINGS: Final = ((1.0, 90), (1.9, 108), (1.9, 72), (2.65, 90), (2.65, 126), (3.08, 108), (3.08, 72), (3.65, 126))
"""Five-fold symmetry does not fit hexagons: distance and direction of the first tile of every ring."""


def tidy(number: float) -> float:
    return round(number, 3) + 0.0  # no minus before a zero


def turned(x: float, y: float, axis: int, players: int) -> Round:
    """A tile for each player: mirrored both ways for four, turned about the middle for any other number."""
    if players == 4:
        all_four = [(x, y, axis), (x, -y, -axis % 90), (-x, -y, axis), (-x, y, -axis % 90)]
        sites = [(tidy(each), tidy(other), way) for each, other, way in all_four]
    else:
        sites = []
        for number in range(players):
            angle = radians(360 * number / players)
            turned_x = x * cos(angle) - y * sin(angle)
            turned_y = x * sin(angle) + y * cos(angle)
            sites.append((tidy(turned_x), tidy(turned_y), (axis + 360 * number // players) % 90))
    found: Round = []
    for site in sites:
        if all([hypot(site[0] - other[0], site[1] - other[1]) > 0.01 for other in found]):
            found.append(site)
    return found


@lru_cache(maxsize=8)
def grid(players: int) -> list[tuple[float, float]]:
    """The first site of every round around the middle, from the inside out."""
    if players == 5:
        return [(tidy(far * cos(radians(way))), tidy(far * sin(radians(way)))) for far, way in FIVE_RINGS]
    hexes: list[tuple[float, float]] = []
    for row in range(-4, 5):
        for column in range(-6, 7):
            x, y = tidy(column + row % 2 / 2), tidy(row * 3**0.5 / 2)
            if 0.5 < hypot(x, y) < FAR:
                hexes.append((x, y))
    hexes.sort(key=lambda site: (round(hypot(site[0], site[1]), 2), site))
    found: list[tuple[float, float]] = []
    covered: Round = []
    for x, y in hexes:
        if all([hypot(x - other[0], y - other[1]) > 0.1 for other in covered]):
            covered += turned(x, y, 0, players)
            found.append((x, y))
    return found


@lru_cache(maxsize=64)
def laid_by_chance(players: int, seed: int, stock: Stock) -> Data:
    """The galaxy of a seed: the first legal one of a long row of tries."""
    rng = seeded(seed)
    for _ in range(TRIES):
        galaxy = attempt(players, rng, stock)
        if galaxy and all([finding.holds for finding in judge(galaxy, stock)]):
            return galaxy
    raise AssertionError("no legal galaxy was found")


def attempt(players: int, rng: Rng, stock: Stock) -> Data:
    """One galaxy, which may turn out not to be legal; nothing where the rounds do not work out."""
    backs = drawn_backs(players, rng)
    if sum([backs.get(back, 0) for back in VALUED]) > sum([stock.backs[back] for back in VALUED]) - LEFT_FOR_THE_STACK:
        return {}
    sites = grid(players)
    homes = home_sites(players)
    home = homes[rng.below(len(homes))]
    first = turned(*sites[home], 0, players)
    chosen: list[tuple[str, Round]] = [("H", first), ("1", [(0.0, 0.0, 0)])]
    covered: Round = [(0.0, 0.0, 0)]
    left = [number for number in range(len(sites)) if number != home]
    while backs and left:
        near = [each for each in left if touches(sites[each], covered, stock)]
        if not near:
            return {}
        number = min(near[rng.below(len(near))], near[rng.below(len(near))])  # rather nearer the middle
        left.remove(number)
        tiles = turned(*sites[number], drawn_axis(sites[number], players, rng), players)
        fitting = [back for back in backs if backs[back] >= len(tiles)]
        if not fitting:
            continue
        back = fitting[rng.below(len(fitting))]
        chosen.append((back, tiles))
        covered += tiles
        backs[back] -= len(tiles)
        if backs[back] == 0:
            del backs[back]
    if any([back in VALUED for back in backs]) or valued_beside(first[0], chosen, stock) < 2:
        return {}
    places = placed(chosen)
    lying: Data = {"id": CHANCE, "places": places, "edges": [list(pair) for pair in stock.contacts(places, EDGE)]}
    if not all([finding.holds for finding in judge_seats(lying, CHANCE)]):
        return {}  # mostly found here, before more is worked out
    return written(players, rng, stock, lying, [sites[number] for number in left])


@lru_cache(maxsize=8)
def home_sites(players: int) -> list[int]:
    """The rounds that can be homes: a tile for each player, neither in the middle nor at the edge, equally apart."""
    found: list[int] = []
    for number, (x, y) in enumerate(grid(players)):
        tiles = turned(x, y, 0, players)
        if len(tiles) == players and 1.7 < hypot(x, y) < 3.1:
            apart = [hypot(tiles[k][0] - tiles[k - 1][0], tiles[k][1] - tiles[k - 1][1]) for k in range(players)]
            if max(apart) - min(apart) < 1.1 and min(apart) > 2:
                found.append(number)
    return found


def drawn_axis(site: tuple[float, float], players: int, rng: Rng) -> int:
    """The way an anomaly points; one that is its own mirror image has no choice."""
    if players == 4 and min(abs(site[0]), abs(site[1])) < 0.1:
        return 0
    axes = AXES if players == 5 else HEX_AXES
    return axes[rng.below(len(axes))]


def valued_beside(home: Site, chosen: list[tuple[str, Round]], stock: Stock) -> int:
    return sum([touches((x, y), [home], stock) for back, tiles in chosen if back in VALUED for x, y, _ in tiles])


def drawn_backs(players: int, rng: Rng) -> dict[str, int]:
    """How many tiles of each back there are to be; four players and two have them in pairs, others in full rounds."""
    step = players if players % 2 else 2
    found: dict[str, int] = {}
    for back, (least, most) in SHARES[players].items():
        number = least + step * rng.below((most - least) // step + 1)
        if number:
            found[back] = number
    return found


def touches(site: tuple[float, float], covered: Round, stock: Stock) -> bool:
    return any([hypot(site[0] - other[0], site[1] - other[1]) <= stock.touch for other in covered])


def placed(chosen: list[tuple[str, Round]]) -> list[Data]:
    places: list[Data] = []
    for back, tiles in chosen:
        for seat, (x, y, axis) in enumerate(tiles):
            place: Data = {"id": f"p{len(places) + 1:02}", "back": back, "x": x, "y": y}
            if back == "?":
                place["axis"] = axis
            elif back == "H":
                place["seat"] = seat + 1
            places.append(place)
    return places


def written(players: int, rng: Rng, stock: Stock, lying: Data, left: list[tuple[float, float]]) -> Data:
    """The galaxy in the words of a component set."""
    places: list[Data] = lying["places"]
    anomalies = len([place for place in places if place["back"] == "?"])
    pool, dark = drawn_pool(anomalies, rng, stock)
    return {
        **lying,
        "players": players,
        "anomaly_pool": pool,
        "dark_fleet_x": dark,
        "tip_contacts": [list(pair) for pair in stock.contacts(places, TIP)],
        "free_places": free_places(players, rng, stock, places, left),
    }


def drawn_pool(number: int, rng: Rng, stock: Stock) -> tuple[dict[str, int], list[int]]:
    """So many anomalies by chance; a wormhole that would be the only one makes room for something else."""
    copies = [kind for kind in sorted(stock.kinds) for _ in range(stock.kinds[kind])]
    order = list(range(len(copies)))
    rng.shuffle(order)
    pool: dict[str, int] = {}
    for each in order[:number]:
        pool[copies[each]] = pool.get(copies[each], 0) + 1
    if pool.get("wormhole", 0) == 1:
        others = [each for each in order[number:] if copies[each] != "wormhole"]
        del pool["wormhole"]
        if others:
            pool[copies[others[0]]] = pool.get(copies[others[0]], 0) + 1
    dark = stock.dark[:]
    rng.shuffle(dark)
    return pool, sorted(dark[: pool.get("dark_fleet", 0)])


def free_places(
    players: int, rng: Rng, stock: Stock, places: list[Data], left: list[tuple[float, float]]
) -> list[Data]:
    """BSU-2.15: rounds of sites beside the tiles, as many as the board has room for."""
    found: list[Data] = []
    order = list(range(len(left)))
    rng.shuffle(order)
    home = {place["id"] for place in places if place["back"] == "H"}
    for each in order:
        tiles = turned(*left[each], drawn_axis(left[each], players, rng), players)
        if len(places) + len(found) + len(tiles) > MOST_PLACES[players]:
            continue
        made: list[Data] = []
        for x, y, axis in tiles:
            place: Data = {"id": f"f{len(found) + len(made) + 1:02}", "x": x, "y": y, "axis": axis}
            place["adj"] = stock.beside(place, "0", places)
            place["adj_anomaly"] = stock.beside(place, "?", places)
            made.append(place)
        if not home.issuperset(made[0]["adj"]):
            found += made
    for place in found:
        place["adj_free"] = [
            other["id"]
            for other in found
            if other is not place and hypot(place["x"] - other["x"], place["y"] - other["y"]) <= stock.touch
        ]
    return found
