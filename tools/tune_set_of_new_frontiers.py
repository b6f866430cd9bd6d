"""Looks for house values of New Frontiers with which greedy games last 12 to 15 rounds and all homes win their share.

    tune_set_of_new_frontiers.py length [--games 400] [--seed 50] [--rounds 14]
    tune_set_of_new_frontiers.py homes [--games 1500] [--seed 51] [--passes 3]

`length` tries groups of house values one after the other in games of three; a group that brings the games clearly
nearer to the wanted length stays. `homes` lets a coin choose the sides of the mats, in games of 2 to 5 players; a home
clearly above its share gives up a point, one clearly below gets one, for as many passes as wanted. What stays is
printed, to be written into set/*.toml by hand, and is then measured on other seeds by new_frontiers_report.py. Values
that the rulebook or public text gives are refused.
"""

import argparse
from collections.abc import Iterator
from copy import deepcopy
from math import sqrt
from typing import Any

from new_frontiers_report import Balance, Usage, measure

from perihelion.games.new_frontiers.components.checks import check_set
from perihelion.games.new_frontiers.game import NewFrontiers
from perihelion.games.new_frontiers.rules.tables import Tables

Data = dict[str, Any]
Change = tuple[str, str, Any]
"""Id of a tile, name of the value, and the new one; a number is added to the value."""

GROUPS: dict[str, list[Change]] = {
    "the dearest small developments": [
        ("imperium_arms_factory", "cost", -1),
        ("wealthy_economy", "cost", -1),
        ("terraforming_specialists", "cost", -1),
        ("terraforming_engineers", "cost", -1),
    ],
    "small developments of middle cost": [
        ("alien_monument", "cost", -1),
        ("alien_researchers", "cost", -1),
        ("improved_logistics", "cost", -1),
        ("diversified_economy", "cost", -1),
        ("trade_league", "cost", -1),
        ("technology_investors", "cost", -1),
    ],
    "cheap small developments": [
        ("modular_construction", "cost", -1),
        ("contact_specialist", "cost", -1),
        ("export_duties", "cost", -1),
        ("mining_robots", "cost", -1),
        ("terraforming_robots", "cost", -1),
    ],
    "reductions for large developments": [("investment_credits", "powers", ["develop_discount 3 of large"])],
    "income from worlds": [
        ("draughtsmens_moon", "powers", ["develop_discount 1", "produce_here -> 1cr"]),
        ("spice_world", "powers", ["trade_bonus_kind 3 N"]),
        ("assayers_moon", "powers", ["trade_bonus_kind 3 R"]),
    ],
}
"""Tried in this order."""
CLEARLY = 2.0
"""Standard errors."""
MOST_POINTS = 2
"""Of a home."""


def tiles(data: Data) -> Iterator[Data]:
    yield from data["worlds"]
    yield from data["homes"]
    for stack in data["small_developments"] + data["large_developments"]:
        yield from stack["faces"]


def with_change(data: Data, change: Change) -> Data:
    name, value, new = change
    changed = deepcopy(data)
    tile = next(tile for tile in tiles(changed) if tile["id"] == name)
    source = tile.get("sources", {}).get(value, tile["source"])
    if source != "house":
        raise SystemExit(f"{name}.{value} comes from the {source}: not to be tuned")
    tile[value] = tile[value] + new if isinstance(new, int) else new
    return changed


def game_with(data: Data) -> NewFrontiers:
    game = NewFrontiers()
    game.tables = Tables(data, game.stamp, game.tables.effects)
    game.weigh({})
    for finding in check_set(data, game.tables):
        if not finding.holds:
            raise SystemExit(f"against {finding.rule}: {finding.what}")
    return game


def played(data: Data, seats: int, seeds: range, by_chance: bool = False) -> Balance:
    return measure(game_with(data), seats, seeds, ["greedy"], "standard", Usage(), by_chance)


def tune_length(data: Data, seeds: range, rounds: float) -> None:
    now = played(data, 3, seeds)
    print(f"as it is: {now.length():.2f} rounds", flush=True)
    for group, changes in GROUPS.items():
        tried = data
        for change in changes:
            tried = with_change(tried, change)
        then = played(tried, 3, seeds)
        nearer = abs(now.length() - rounds) - abs(then.length() - rounds)
        stays = nearer > CLEARLY * sqrt(error(now) ** 2 + error(then) ** 2)
        print(f"{group}: {then.length():.2f} rounds{', stays' if stays else ''}", flush=True)
        if stays:
            data, now = tried, then


def error(balance: Balance) -> float:
    """The standard error of the mean length."""
    middle = balance.length()
    games = len(balance.rounds)
    return sqrt(sum((each - middle) ** 2 for each in balance.rounds) / (games - 1) / games)


def tune_homes(data: Data, first: int, games: int, passes: int) -> None:
    for number in range(passes):
        seeds = range(first + number * games, first + (number + 1) * games)
        found = [played(data, seats, seeds, True) for seats in NewFrontiers.seats]
        print(f"pass {number + 1}: " + ", ".join(f"{each.length():.1f}" for each in found) + " rounds", flush=True)
        for home in data["homes"]:
            name = home["id"]
            weights = [1 / each.error(name) ** 2 for each in found]
            share = sum(w * each.share(name) for w, each in zip(weights, found, strict=True)) / sum(weights)
            off = (share - 1) * sqrt(sum(weights))
            step = -1 if off > CLEARLY and home["vp"] > 0 else 1 if off < -CLEARLY and home["vp"] < MOST_POINTS else 0
            told = f" {step:+}" if step else ""
            print(f"  {name}: {share:.2f} (±{1.96 / sqrt(sum(weights)):.2f}), {home['vp']}{told} points", flush=True)
            if step:
                data = with_change(data, (name, "vp", step))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("what", choices=("length", "homes"))
    options.add_argument("--games", type=int, default=400)
    options.add_argument("--seed", type=int, default=50)
    options.add_argument("--rounds", type=float, default=14.0)
    options.add_argument("--passes", type=int, default=3)
    wanted = options.parse_args()
    data = NewFrontiers().components.data
    first = wanted.seed * 1_000_000
    if wanted.what == "length":
        tune_length(data, range(first, first + wanted.games), wanted.rounds)
    else:
        tune_homes(data, first, wanted.games, wanted.passes)


if __name__ == "__main__":
    main()
