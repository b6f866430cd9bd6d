"""Sunward a second time, slow and obvious: sets of coordinates read straight from the set file, nothing of the engine.

Tests compare the engine's bitmasks and scores with it.
"""

import tomllib
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import perihelion

Hex = tuple[int, int]
Hexes = frozenset[Hex]
Piece = tuple[int, Hexes]
"""The column of a zone, and the hexes drawn."""

HOUSE = Path(perihelion.__file__).parent / "games" / "sunward" / "set" / "house.toml"
DATA: dict[str, Any] = tomllib.loads(HOUSE.read_text(encoding="utf8"))


def hexes(pairs: Iterable[Iterable[int]]) -> Hexes:
    return frozenset((q, r) for q, r in pairs)


GRID = hexes((q, row["r"]) for row in DATA["sheet"]["rows"] for a, b in row["spans"] for q in range(a, b + 1))
ALIENS = hexes(DATA["sheet"]["symbols"]["alien"])
UPGRADES = hexes(DATA["sheet"]["symbols"]["upgrade"])
RESOURCES = hexes(DATA["sheet"]["symbols"]["resource"])
SPACESHIP: Hex = (DATA["sheet"]["spaceship"][0], DATA["sheet"]["spaceship"][1])
ZONES = {tile["id"]: hexes(tile["cells"]) for tile in [*DATA["zones"]["tiles"], DATA["zones"]["printed"]]}
IN_ORDER = {tile["id"]: [tuple(cell) for cell in tile["cells"]] for tile in DATA["zones"]["tiles"]}
IN_ORDER["black_hole"] = [tuple(cell) for cell in DATA["zones"]["printed"]["cells"]]
FRONTIERS = {each["id"]: hexes(edge["hex"] for edge in each["edges"]) for each in DATA["sheet"]["frontiers"]}
BLACK_HOLE_COLUMN = 5


def beside(cell: Hex) -> set[Hex]:
    q, r = cell
    return {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}


def touch(some: Iterable[Hex], others: Iterable[Hex]) -> bool:
    others = set(others)
    return any(beside(cell) & others for cell in some)


def in_one_group(cells: Iterable[Hex]) -> bool:
    left = set(cells)
    if not left:
        return False
    group = [left.pop()]
    for cell in group:
        near = beside(cell) & left
        left -= near
        group.extend(near)
    return not left


def turned(cells: Iterable[Hex]) -> list[set[Hex]]:
    """Six rotations of the shape and six of its mirror image; some may be alike."""
    found = []
    for picture in ({(q, r) for q, r in cells}, {(r, q) for q, r in cells}):
        for _ in range(6):
            found.append(picture)
            picture = {(-r, q + r) for q, r in picture}
    return found


def spots(cells: Iterable[Hex], covered: Iterable[Hex]) -> set[Hexes]:
    """Every set of hexes on which this shape may be drawn (WSS-4.1 to WSS-4.4)."""
    covered = set(covered)
    free = GRID - RESOURCES - covered
    border = set().union(*(beside(cell) for cell in covered or {SPACESHIP}))
    found = set()
    for picture in turned(cells):
        anchor_q, anchor_r = min(picture)
        for q, r in free:
            put = frozenset((q + a - anchor_q, r + b - anchor_r) for a, b in picture)
            if put <= free and put & border:
                found.add(put)
    return found


def reductions(zone: str, upgrades: int) -> Iterator[frozenset[int]]:
    """Which hexes of a zone's shape may be left out, by their numbers, none first (WSS-6.2 to WSS-6.6)."""
    cells = IN_ORDER[zone]
    for count in range(min(upgrades, 2) + 1):
        for left_out in combinations(range(len(cells)), count):
            if in_one_group(cell for k, cell in enumerate(cells) if k not in left_out):
                yield frozenset(left_out)


def all_drawings(zone: str, covered: Iterable[Hex], upgrades: int) -> dict[frozenset[int], set[Hexes]]:
    """For every choice of left-out hexes the sets of hexes that may be drawn; choices that allow none are absent."""
    covered = set(covered)
    cells = IN_ORDER[zone]
    found = {}
    for left_out in reductions(zone, upgrades):
        there = spots([cell for k, cell in enumerate(cells) if k not in left_out], covered)
        if there:
            found[left_out] = there
    return found


def points_for(times: int) -> int:
    return [0, 3, 6, 10, 15, 20][times] if times <= 5 else 20 + 5 * (times - 5)


def times_met(mission: str, column: int, pieces: list[Piece]) -> int:
    required = [drawn for zone, drawn in pieces if zone == column]
    together = set().union(*required)
    if mission == "aliens":
        return len(together & ALIENS)
    if mission == "upgrades":
        return len(together & UPGRADES)
    if mission == "resources":
        return sum(bool(beside(resource) & together) for resource in RESOURCES)
    if mission == "cluster":
        return max((len(group_of(piece, required)) for piece in required), default=0)
    holes = [drawn for zone, drawn in pieces if zone == BLACK_HOLE_COLUMN]
    return sum(any(touch(piece, hole) for hole in holes) for piece in required)


def group_of(piece: Hexes, required: list[Hexes]) -> list[Hexes]:
    group = [piece]
    for member in group:
        group.extend(other for other in required if other not in group and touch(member, other))
    return group


def score(missions: list[str], pieces: list[Piece], frontiers: list[int]) -> int:
    """The whole score of a sheet (WSS-7)."""
    covered = set().union(*(drawn for _, drawn in pieces))
    total = sum(points_for(times_met(mission, column, pieces)) for column, mission in enumerate(missions))
    total += sum(frontiers)
    total += 10 * sum(beside(resource) & GRID <= covered for resource in RESOURCES)
    return total - 5 * len(ALIENS - covered)
