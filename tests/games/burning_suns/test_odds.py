"""The quick odds against exact ones, and against battles fought by the engine."""

from functools import cache
from math import comb

import pytest
from games.burning_suns.builder import built

from perihelion.games.burning_suns.bots.odds import STRIKE_WORTH, battle_chance, chance
from perihelion.kernel.rng import seeded


@cache
def hits(dice: int, attack: int) -> list[float]:
    """The distribution of hits of so many dice."""
    good = attack / 8
    return [comb(dice, k) * good**k * (1 - good) ** (dice - k) for k in range(dice + 1)]


@cache
def exact(own: int, attack: int, other: int, defence: int) -> float:
    """The chance of the first side from now on, without strike bonus, by all ways the dice can fall."""
    if own == 0 or other == 0:
        return 1.0 if own else 0.0
    total, nothing = 0.0, hits(own, attack)[0] * hits(other, defence)[0]
    for made, likely in enumerate(hits(own, attack)):
        for taken, as_well in enumerate(hits(other, defence)):
            if made or taken:
                after = exact(own - min(own, taken), attack, other - min(other, made), defence)
                total += likely * as_well * after
    return total / (1 - nothing)


def struck(own: int, attack: int, other: int, defence: int) -> float:
    """With the strike bonus of the first turn."""
    return sum(
        likely * as_well * exact(own - min(own, taken), attack, other - min(other, made), defence)
        for made, likely in enumerate(hits(own, min(7, attack + 1)))
        for taken, as_well in enumerate(hits(other, defence))
    )


def quick(own: int, attack: int, other: int, defence: int) -> float:
    strength = STRIKE_WORTH * own * (attack / 8) ** 0.5
    return chance(strength, other * (defence / 8) ** 0.5, min(own, other))


def test_the_quick_odds_are_close_to_the_exact_ones() -> None:
    errors = [
        quick(own, attack, other, defence) - struck(own, attack, other, defence)
        for own in range(1, 11)
        for other in range(1, 11)
        for attack in (4, 6)
        for defence in (4, 5)
    ]
    assert (sum(error * error for error in errors) / len(errors)) ** 0.5 < 0.07


@pytest.mark.parametrize(("own", "other"), [(4, 4), (5, 3), (3, 5)])
def test_the_exact_odds_are_those_of_the_engine(own: int, other: int) -> None:
    """Ercinean dreadnoughts, attack 6, without rerolls."""
    won = 0
    games = 300
    for seed in range(games):
        table = built(race_cards=False).line("a").units(0, "a", dreadnought=own).units(1, "a", dreadnought=other)
        table.empire(0, organisation="eclipse").empire(1, organisation="eclipse")
        table.state.rng = seeded(seed)
        table.begin(0, "battle")
        won += table.state.fleet[1][table.labels["a"]] == 0 and table.state.fleet[0][table.labels["a"]] > 0
    assert abs(won / games - struck(own, 6, other, 6)) < 0.09


def test_better_fleets_have_better_odds() -> None:
    table = built().line("a").units(0, "a", dreadnought=2).units(1, "a", dreadnought=3)
    before = battle_chance(table.state, 0, 1, table.labels["a"])
    table.units(0, "a", titan=1)
    assert battle_chance(table.state, 0, 1, table.labels["a"]) > before + 0.3
    assert battle_chance(table.state, 0, 5, table.labels["a"]) == 1.0  # nobody there
