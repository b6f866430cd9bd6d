"""Looks for house values of Beyond the Sun with which greedy games last about 15 rounds.

    tune_set_of_beyond_the_sun.py [--games 150] [--seed 500] [--rounds 15]

Every choice below is a house value and what it could be instead. One after the other is tried in games of 2, 3 and 4
players; a value that brings the games nearer to the wanted length, without more of them reaching the round cap,
stays. What stays is printed, to be written into set/*.toml by hand; the set is then measured on other seeds by
balance_of_beyond_the_sun.py. Values that the rulebook or public text gives are refused.
"""

import argparse
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from balance_of_beyond_the_sun import Balance, mean, measure

from perihelion.games.beyond_the_sun.game import BeyondTheSun
from perihelion.games.beyond_the_sun.rules.catalogue import CATALOGUE
from perihelion.games.beyond_the_sun.rules.tables import Tables

Value = Any


@dataclass(frozen=True)
class Choice:
    """A value of the set: table, id of the entry, the way to the value, and what to try there."""

    table: str
    entry: str
    name: str
    tries: tuple[Value, ...]


CHOICES = [
    Choice("achievements", "power", "cond", ("areas_with_strength(3) >= 3", "areas_with_strength(2) >= 3")),
    Choice("achievements", "abundance", "cond", ("pop >= 6 and ore >= 9", "pop >= 4 and ore >= 6")),
    Choice("achievements", "specialisation", "cond", ("max(symbols(food), symbols(ore)) >= 5",)),
    Choice("achievements", "vanguard", "cond", ("controlled + colonised >= 6", "controlled + colonised >= 4")),
    Choice("achievements", "great_library", "cond", ("techs(all) >= 9", "techs(all) >= 7")),
    Choice("achievements", "flexibility", "cond", ("passed_types(II) >= 4",)),
    Choice("achievements", "harmony", "cond", ("food_symbols >= 4 and ore_symbols >= 4",)),
    Choice("achievements", "efficiency", "cond", ("automation >= 4", "automation >= 6")),
]
"""Tried in this order."""


def entry_of(data: dict[str, Any], choice: Choice) -> dict[str, Any]:
    found = [each for each in data[choice.table] if each["id"] == choice.entry]
    source = found[0].get("sources", {}).get(choice.name, found[0]["source"])
    if source != "house":
        raise SystemExit(f"{choice.table}.{choice.entry}.{choice.name} comes from the {source}: not to be tuned")
    return dict(found[0])


def with_value(data: dict[str, Any], choice: Choice, value: Value) -> dict[str, Any]:
    changed = deepcopy(data)
    for each in changed[choice.table]:
        if each["id"] == choice.entry:
            each[choice.name] = value
    return changed


def played(data: dict[str, Any], games: int, seed: int) -> list[Balance]:
    game = BeyondTheSun()
    game.tables = Tables(data, game.stamp, CATALOGUE)
    return [measure(game, seats, games, ["greedy"], seed, {}) for seats in game.seats]


def fault(balances: list[Balance], rounds: float) -> float:
    """How far the games are from what is wanted; every percent of capped games counts like a round."""
    worst = 0.0
    for balance in balances:
        length, _ = mean(balance.rounds)
        worst += abs(length - rounds) + 100 * balance.endings["round-cap"] / balance.games
    return worst / len(balances)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=150)
    options.add_argument("--seed", type=int, default=500)
    options.add_argument("--rounds", type=float, default=15.0)
    wanted = options.parse_args()
    data = BeyondTheSun().components.data
    least = fault(played(data, wanted.games, wanted.seed), wanted.rounds)
    print(f"as it is: {least:.2f} from what is wanted", flush=True)
    for choice in CHOICES:
        before = entry_of(data, choice)[choice.name]
        for value in choice.tries:
            changed = with_value(data, choice, value)
            balances = played(changed, wanted.games, wanted.seed)
            found = fault(balances, wanted.rounds)
            lengths = ", ".join(f"{mean(balance.rounds)[0]:.1f}" for balance in balances)
            stays = found < least
            print(
                f"{choice.entry}.{choice.name} {before!r} → {value!r}: {lengths} rounds, {found:.2f}"
                f"{', stays' if stays else ''}",
                flush=True,
            )
            if stays:
                data, least = changed, found


if __name__ == "__main__":
    main()
