"""The galaxies on offer: those of the set and those laid by chance, all of them legal and the same for every seat."""

import copy
import random
from collections import Counter
from math import hypot
from typing import Any

import pytest
from games.burning_suns.builder import GAME, TABLES
from support.rules import rule

from perihelion.games.burning_suns.play import BurningSunsState
from perihelion.games.burning_suns.rules.galaxy.chance_galaxies import CHANCE, drawn_pool, grid, laid_by_chance
from perihelion.games.burning_suns.rules.galaxy.layouts import judge
from perihelion.games.burning_suns.rules.sheets import Galaxy
from perihelion.games.burning_suns.rules.terms import HOME_BACK, LAYOUTS, UNKNOWN_BACK
from perihelion.kernel.rng import seeded

OFFERED: list[dict[str, Any]] = GAME.components.data["galaxies"]
LAID = 300
"""So many by chance for every number of players are looked at."""


def broken(galaxy: dict[str, Any]) -> set[str]:
    return {finding.rule for finding in judge(galaxy, TABLES.stock) if not finding.holds}


def far_from(galaxy: Galaxy, start: int) -> list[int]:
    """The distance to every place, by the masks that the engine plays with."""
    far = [-1] * galaxy.count
    reached = 1 << start
    far[start] = 0
    for steps in range(1, galaxy.count):
        for place in range(galaxy.count):
            if far[place] < 0 and galaxy.near[place] & reached:
                far[place] = steps
        reached = sum(1 << place for place in range(galaxy.count) if far[place] >= 0)
    return far


def examine(data: dict[str, Any]) -> None:
    """What the rules ask of a galaxy, counted on the graph that is played; the checker has no part in it."""
    galaxy = Galaxy(data)
    seats = data["players"]
    backs = Counter(galaxy.backs)
    stock = Counter(TABLES.tile_back)
    assert backs[HOME_BACK] == seats == len(set(galaxy.homes))
    assert all(galaxy.backs[home] == HOME_BACK for home in galaxy.homes)
    assert all(number <= stock[back] for back, number in backs.items())
    assert backs[1] == 1
    assert sum(stock[back] - backs[back] for back in (2, 3, 4)) >= 4
    assert sum(galaxy.pool) == backs[UNKNOWN_BACK]
    assert galaxy.pool[2] == len(galaxy.dark_x)
    assert galaxy.pool[5] != 1
    far = [far_from(galaxy, home) for home in galaxy.homes]
    assert min(far[0]) == 0
    assert {far[seat][galaxy.homes[(seat + 1) % seats]] for seat in range(seats)} in ({3}, {4})
    around = {tuple(sorted(zip(each, galaxy.backs, strict=True))) for each in far}
    assert len(around) == 1  # to every back, the middle included, the same distances from every home
    for home in galaxy.homes:
        beside = [galaxy.backs[place] for place in range(galaxy.count) if galaxy.near[home] >> place & 1]
        assert sum(back in (2, 3, 4) for back in beside) >= 2
    for place in range(galaxy.count):
        for other in range(galaxy.count):
            if galaxy.near[place] >> other & 1:
                assert galaxy.near[other] >> place & 1
                assert not galaxy.backs[place] == galaxy.backs[other] == UNKNOWN_BACK
                assert (
                    hypot(
                        galaxy.sites[place][0] - galaxy.sites[other][0], galaxy.sites[place][1] - galaxy.sites[other][1]
                    )
                    > 0.95
                )
    assert galaxy.size - galaxy.count >= seats
    assert galaxy.size <= TABLES.galaxy(seats, 0).size


@rule("BSU-2.1")
def test_three_galaxies_and_chance_are_offered_for_every_number_of_players() -> None:
    option = next(option for option in GAME.options if option.name == "galaxy")
    assert option.values == (*LAYOUTS, CHANCE)
    assert option.default == "standard"
    assert len(LAYOUTS) >= 3
    assert Counter((each["layout"], each["players"]) for each in OFFERED) == {
        (layout, seats): 1 for layout in LAYOUTS for seats in GAME.seats
    }


@rule("BSU-2.1", "BSU-2.3", "BSU-2.4", "BSU-2.10", "BSU-2.12", "BSU-A-76")
@pytest.mark.parametrize("galaxy", OFFERED, ids=lambda galaxy: str(galaxy["id"]))
def test_an_offered_galaxy_is_legal_and_fair(galaxy: dict[str, Any]) -> None:
    assert broken(galaxy) == set()
    examine(galaxy)


@rule("BSU-2.1", "BSU-2.3", "BSU-2.4", "BSU-2.10", "BSU-2.12", "BSU-A-76")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_galaxies_laid_by_chance_are_legal_and_fair_and_differ(seats: int) -> None:
    seen = set()
    for seed in range(LAID):
        galaxy = laid_by_chance(seats, seed, TABLES.stock)
        examine(galaxy)
        seen.add(tuple(sorted((place["back"], place["x"], place["y"]) for place in galaxy["places"])))
    assert len(seen) > LAID * 0.6


@rule("BSU-2.1", "BSU-4.34")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("layout", [*LAYOUTS, CHANCE])
def test_a_game_is_played_in_the_galaxy_that_was_chosen(seats: int, layout: str) -> None:
    state = GAME.new(seats=seats, seed=4, galaxy=layout)
    assert isinstance(state, BurningSunsState)
    view = state.view(None)
    wanted = (
        CHANCE
        if layout == CHANCE
        else next(each["id"] for each in OFFERED if (each["layout"], each["players"]) == (layout, seats))
    )
    assert view["galaxy"] == wanted
    assert (view["sites"] is None) == (layout != CHANCE)
    backs = [place["back"] for place in view["places"] if place["back"] is not None]
    assert Counter(backs) == Counter(("0", "1", "2", "3", "4", "?", "H")[back] for back in state.galaxy.backs)
    rng = random.Random(seats)
    for _ in range(200):
        if state.over():
            break
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)))
    again = GAME.load(state.dump())
    assert again.fingerprint() == state.fingerprint()
    assert again.view(0) == state.view(0)
    twin = state.clone()
    assert twin.view(1) == state.view(1)


@rule("BSU-2.1")
def test_chance_lays_other_galaxies_for_other_seeds_and_the_same_for_the_same() -> None:
    laid = [str(GAME.new(seats=3, seed=seed, galaxy=CHANCE).view(None)["sites"]) for seed in (1, 2, 3, 1)]
    assert laid[0] == laid[3]
    assert len(set(laid)) == 3


def moved(galaxy: dict[str, Any]) -> None:
    galaxy["places"][-1]["x"] = galaxy["places"][0]["x"]
    galaxy["places"][-1]["y"] = galaxy["places"][0]["y"]


def cut_off(galaxy: dict[str, Any]) -> None:
    name = galaxy["places"][-1]["id"]
    galaxy["edges"] = [pair for pair in galaxy["edges"] if name not in pair]


def near_home(galaxy: dict[str, Any], back: str) -> None:
    """The tiles beside the first home get another back."""
    home = galaxy["places"][0]["id"]
    beside = {one if other == home else other for one, other in galaxy["edges"] if home in (one, other)}
    for place in galaxy["places"]:
        if place["id"] in beside and place["back"] in "234":
            place["back"] = back


def minus_one(pool: dict[str, int]) -> dict[str, int]:
    """One kind has less than nothing, and another makes up for it."""
    less, more = [kind for kind in pool if kind not in ("dark_fleet", "wormhole")][:2]
    return {less: -1, more: pool[more] + pool[less] + 1}


SPOILT: list[tuple[str, Any]] = [
    ("BSU-2.10", lambda galaxy: galaxy["places"][0].update(seat=2)),
    ("BSU-2.10", lambda galaxy: galaxy["places"][0].pop("seat")),
    ("BSU-2.9", lambda galaxy: galaxy["free_places"][0].update(id="p01")),
    ("BSU-2.3", lambda galaxy: galaxy["places"][3].update(back="1")),
    ("BSU-2.3", lambda galaxy: near_home(galaxy, "5")),
    ("BSU-2.4", lambda galaxy: [p.update(back="4") for p in galaxy["places"] if p["back"] in "023?"]),
    ("BSU-2.12", lambda galaxy: galaxy["anomaly_pool"].update(asteroid_field=3)),
    ("BSU-2.12", lambda galaxy: galaxy["anomaly_pool"].update(walrus=1)),
    ("BSU-2.12", lambda galaxy: galaxy["anomaly_pool"].update(minus_one(galaxy["anomaly_pool"]))),
    ("BSU-2.12", lambda galaxy: galaxy["dark_fleet_x"].append(3)),
    ("BSU-2.12", lambda galaxy: galaxy.update(dark_fleet_x=[9, 9])),
    ("BSU-14.8", lambda galaxy: galaxy["anomaly_pool"].update(wormhole=1, portal=2)),
    ("BSU-2.9", moved),
    ("BSU-2.9", cut_off),
    ("BSU-2.9", lambda galaxy: galaxy["edges"].append(galaxy["edges"][0])),
    ("BSU-2.9", lambda galaxy: galaxy["edges"].append(["p01", "p02"])),
    ("BSU-2.8", lambda galaxy: galaxy["tip_contacts"].pop()),
    ("BSU-2.8", lambda galaxy: galaxy["edges"].append(galaxy["tip_contacts"].pop())),
    ("BSU-2.15", lambda galaxy: galaxy.update(free_places=galaxy["free_places"][:1])),
    ("BSU-2.15", lambda galaxy: galaxy["free_places"][0]["adj"].append("p03")),
    ("BSU-2.15", lambda galaxy: galaxy["free_places"][0]["adj_anomaly"].clear()),
    ("BSU-2.15", lambda galaxy: galaxy["free_places"][0]["adj_free"].append("f08")),
    ("BSU-A-76", lambda galaxy: near_home(galaxy, "0")),
    ("BSU-A-76", lambda galaxy: galaxy["places"][5].update(back="3")),
    ("BSU-A-76", lambda galaxy: galaxy["edges"].append(["p01", "p03"])),
]


@rule("BSU-2.3", "BSU-2.4", "BSU-2.8", "BSU-2.9", "BSU-2.10", "BSU-2.12", "BSU-2.15", "BSU-14.8", "BSU-A-76")
@pytest.mark.parametrize("number", range(len(SPOILT)))
def test_every_fault_of_a_galaxy_is_found(number: int) -> None:
    galaxy = copy.deepcopy(next(each for each in OFFERED if each["id"] == "galaxy_2"))
    expected, spoil = SPOILT[number]
    spoil(galaxy)
    assert expected in broken(galaxy)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_are_tried_from_the_middle_outwards(players: int) -> None:
    """Of two that are drawn the one nearer the middle is taken."""
    far = [round(hypot(x, y), 2) for x, y in grid(players)]
    assert far == sorted(far)


@rule("BSU-2.12", "BSU-A-76")
def test_there_are_as_many_anomalies_by_chance_as_places_for_them_and_never_one_wormhole_alone() -> None:
    for number in (4, 6, 8):
        for seed in range(40):
            pool, dark = drawn_pool(number, seeded(seed), TABLES.stock)
            assert sum(pool.values()) == number
            assert pool.get("wormhole", 0) != 1
            assert len(dark) == pool.get("dark_fleet", 0)
