"""How a galaxy lies on the table: which tiles touch, and what makes its layout a legal and a fair one (BSU-2, A-76)."""

from collections import Counter
from itertools import pairwise
from math import atan2, degrees, hypot
from typing import Final, final

from perihelion.kernel.components import Data, Finding

from ..terms import PLACES

Pair = tuple[str, str]

BACKS: Final = ("0", "1", "2", "3", "4", "?", "H")
"""The backs of tiles in the order of their numbers."""
VALUED: Final = ("2", "3", "4")
NO_CONTACT, EDGE, TIP, TWO_ANOMALIES = range(4)
OVERLAP: Final = 0.95
"""Tiles are a little less than this across; centres must be farther apart."""
LEFT_FOR_THE_STACK: Final = 4


@final
class Stock:
    """What the box has to lay a galaxy with, and how near tiles must lie to touch."""

    def __init__(self, data: Data) -> None:
        self.backs: Counter[str] = Counter(str(system["value"]) for system in data["systems"])
        self.backs["?"] = len(data["anomalies"])
        self.kinds: Counter[str] = Counter(anomaly["kind"] for anomaly in data["anomalies"])
        self.dark: list[int] = sorted([each["x"] for each in data["anomalies"] if each["kind"] == "dark_fleet"])
        self.touch: float = data["galaxy_geometry"]["touch"]
        self.tip_angle: float = data["galaxy_geometry"]["tip_angle"]

    def relation(self, one: Data, other: Data) -> int:
        """BSU-2.8: two tiles touch, an anomaly only at its inner curves and never another anomaly."""
        across: float = one["x"] - other["x"]
        if abs(across) > self.touch or hypot(across, one["y"] - other["y"]) > self.touch:
            return NO_CONTACT
        if one["back"] == "?" and other["back"] == "?":
            return TWO_ANOMALIES
        if one["back"] != "?" and other["back"] != "?":
            return EDGE
        star, beside = (one, other) if one["back"] == "?" else (other, one)
        way = degrees(atan2(beside["y"] - star["y"], beside["x"] - star["x"]))
        off = (way - star["axis"]) % 90  # there is a tip every 90 degrees
        return TIP if min(off, 90 - off) < self.tip_angle else EDGE

    def contacts(self, places: list[Data], kind: int) -> list[Pair]:
        """All pairs of places that meet like that."""
        found: list[Pair] = []
        for number, one in enumerate(places):
            for other in places[number + 1 :]:
                if self.relation(one, other) == kind:
                    found.append((one["id"], other["id"]))
        return found

    def beside(self, place: Data, back: str, places: list[Data]) -> list[str]:
        """What a tile with that back would touch if it came to a free place."""
        laid = {"x": place["x"], "y": place["y"], "axis": place["axis"], "back": back}
        return [other["id"] for other in places if self.relation(laid, other) == EDGE]


def lanes(galaxy: Data) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {place["id"]: set() for place in galaxy["places"]}
    for one, other in galaxy["edges"]:
        found[one].add(other)
        found[other].add(one)
    return found


def steps_from(near: dict[str, set[str]], start: str, closed: set[str]) -> dict[str, int]:
    """The distance of every place that can be reached without crossing the closed ones."""
    found = {start: 0}
    front = [start]
    for place in front:
        for other in sorted(near[place]):
            if other not in found and other not in closed:
                found[other] = found[place] + 1
                front.append(other)
    return found


def judge(galaxy: Data, stock: Stock) -> list[Finding]:
    """A galaxy against the rules for laying one: those of the rulebook, and those that make seats alike."""
    name = galaxy["id"]
    places: list[Data] = galaxy["places"]
    names = [place["id"] for place in places + galaxy["free_places"]]
    homes = [place for place in places if place["back"] == "H"]
    seats = sorted(place.get("seat", 0) for place in homes)
    found = [
        Finding("BSU-2.10", f"{name} has one home for each player", seats == list(range(1, galaxy["players"] + 1))),
        Finding(
            "BSU-2.9", f"{name} fits the board", len(names) <= PLACES and len(names) == len(set(names)) and names != []
        ),
    ]
    if not (found[0].holds and found[1].holds):
        return found
    found += judge_tiles(galaxy, stock, name)
    found += judge_contacts(galaxy, stock, name)
    return found + judge_seats(galaxy, name)


def judge_tiles(galaxy: Data, stock: Stock, name: str) -> list[Finding]:
    used: Counter[str] = Counter(place["back"] for place in galaxy["places"])
    pool: dict[str, int] = galaxy["anomaly_pool"]
    known = all(back in BACKS and number <= stock.backs[back] for back, number in used.items())
    left = sum(stock.backs[back] - used[back] for back in VALUED)
    kinds = all(0 <= number <= stock.kinds[kind] for kind, number in pool.items())
    dark: Counter[int] = Counter(galaxy["dark_fleet_x"])
    dark_fits = dark.total() == pool.get("dark_fleet", 0) and not dark - Counter(stock.dark)
    return [
        Finding("BSU-2.3", f"{name} uses no more tiles of a back than there are", known),
        Finding("BSU-2.3", f"{name} has the special system", used["1"] == 1),
        Finding("BSU-2.4", f"{name} leaves systems for the stack", left >= LEFT_FOR_THE_STACK),
        Finding("BSU-2.12", f"{name} has an anomaly for every place of its kind", sum(pool.values()) == used["?"]),
        Finding("BSU-2.12", f"{name} takes its anomalies from the box", kinds and dark_fits),
        Finding("BSU-14.8", f"{name} has no wormhole without another", pool.get("wormhole", 0) != 1),
    ]


def judge_contacts(galaxy: Data, stock: Stock, name: str) -> list[Finding]:
    places: list[Data] = galaxy["places"]
    free: list[Data] = galaxy["free_places"]
    apart = all(
        hypot(one["x"] - other["x"], one["y"] - other["y"]) > OVERLAP
        for number, one in enumerate(places)
        for other in places[number + 1 :]
    )
    edges = {frozenset(pair) for pair in galaxy["edges"]}
    tips = {frozenset(pair) for pair in galaxy["tip_contacts"]}
    touching = edges == {frozenset(pair) for pair in stock.contacts(places, EDGE)}
    pointing = tips == {frozenset(pair) for pair in stock.contacts(places, TIP)}
    once = len(edges) == len(galaxy["edges"])
    home = {place["id"] for place in places if place["back"] == "H"}
    fit = all(
        sorted(each["adj"]) == sorted(stock.beside(each, "0", places))
        and sorted(each["adj_anomaly"]) == sorted(stock.beside(each, "?", places))
        and not home.issuperset(each["adj"])
        for each in free
    )
    pairs = {(each["id"], other) for each in free for other in each["adj_free"]}
    return [
        Finding("BSU-2.9", f"{name} has room for every tile", apart),
        Finding("BSU-2.9", f"{name} joins exactly the tiles that touch", touching and once),
        Finding("BSU-2.8", f"{name} knows the tips that meet a tile", pointing),
        Finding("BSU-2.15", f"{name} has free places for every player", len(free) >= galaxy["players"]),
        Finding("BSU-2.15", f"{name} joins its free places to what they touch", fit),
        Finding("BSU-2.15", f"{name} has mutual free places", all((other, one) in pairs for one, other in pairs)),
    ]


def judge_seats(galaxy: Data, name: str) -> list[Finding]:
    """Seats are comparable: from every home the same backs lie equally far, and neighbours are equally near."""
    near = lanes(galaxy)
    back: dict[str, str] = {place["id"]: place["back"] for place in galaxy["places"]}
    home: dict[int, str] = {place["seat"]: place["id"] for place in galaxy["places"] if place["back"] == "H"}
    order = [home[seat] for seat in sorted(home)]
    far = [steps_from(near, each, set()) for each in order]
    whole = len(far[0]) == len(back)
    others = [each for each in near if back[each] != "H"]
    through = len(steps_from(near, others[0], set(order))) == len(others)
    found = [Finding("BSU-2.9", f"{name} hangs together, also without crossing a home", whole and through)]
    if not whole:
        return found
    apart = {far[number][other] for number, (_, other) in enumerate(pairwise([*order, order[0]]))}
    profiles = {tuple(sorted((steps, back[each]) for each, steps in known.items())) for known in far}
    beside = all(sum(back[other] in VALUED for other in near[each]) >= 2 for each in order)
    return [
        *found,
        Finding("BSU-A-76", f"{name} has neighbours 3 or 4 steps apart, all alike", apart in ({3}, {4})),
        Finding("BSU-A-76", f"{name} has two valued systems beside every home", beside),
        Finding("BSU-A-76", f"{name} lies the same way around every home", len(profiles) == 1),
    ]
