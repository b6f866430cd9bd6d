"""The numbers people see before they commit: odds of combats and rolls, and where an empire's numbers come from."""

import pytest
from games.burning_suns.builder import GAME, Builder, built
from games.burning_suns.test_odds import exact, hits, struck

from perihelion.games.burning_suns.people.chances import chances_against
from perihelion.kernel.rng import seeded
from perihelion.kernel.table import Amount


def facing(own: int, other: int, organisation: str = "eclipse") -> Builder:
    """Ercinean dreadnoughts, attack 6, at one place."""
    table = built(race_cards=False).line("a").units(0, "a", dreadnought=own).units(1, "a", dreadnought=other)
    # A second fleet to choose between, so that the question is put.
    table.tile("b", "void_2", "a").units(0, "b", dreadnought=1).dark("b", 1)
    return table.empire(0, organisation=organisation).empire(1, organisation="eclipse").begin(0, "battle")


def at_them(table: Builder) -> int:
    return GAME.actions.index("force", table.labels["a"], 1)


def beaten(own: int, other: int) -> float:
    """The exact chance of the defender, with attacks of 6 and the attacker's strike bonus."""
    return sum(
        likely * as_well * exact(other - min(other, made), 6, own - min(own, taken), 6)
        for made, likely in enumerate(hits(own, 7))
        for taken, as_well in enumerate(hits(other, 6))
    )


@pytest.mark.parametrize(("own", "other"), [(1, 1), (4, 4), (5, 3), (3, 5), (2, 6)])
def test_the_chances_shown_before_a_battle_are_the_exact_ones(own: int, other: int) -> None:
    table = facing(own, other)
    shown = chances_against(table.state, 0, at_them(table))
    assert shown[0] / 100 == pytest.approx(struck(own, 6, other, 6), abs=0.06)
    assert shown[1] / 100 == pytest.approx(beaten(own, other), abs=0.06)
    assert sum(shown) <= 100  # the rest are draws


def test_rerolls_count_in_the_chances_and_the_engine_agrees() -> None:
    table = facing(4, 4, organisation="outer_rim")
    fighters = facing(4, 4, organisation="outer_rim").units(0, "a", fighter=2)
    target = at_them(table)
    without, shown = chances_against(table.state, 0, target)[0], chances_against(fighters.state, 0, target)[0]
    assert shown > without + 5
    won, games = 0, 200
    for seed in range(games):
        state = fighters.state.clone()
        state.rng = seeded(seed)
        state.apply(0, target)
        while state.acting and state.view(None)["question"] in ("reroll", "damage"):
            seat = state.actors()[0]
            state.apply(seat, state.legal(seat)[-1])
        won += state.fleet[1][table.labels["a"]] == 0 and state.fleet[0][table.labels["a"]] > 0
    assert won / games == pytest.approx(shown / 100, abs=0.1)


def test_a_target_is_quoted_with_its_chance_and_looking_changes_nothing() -> None:
    table = facing(3, 3)
    target = at_them(table)
    before = table.state.fingerprint()
    quote = table.state.quote(0, target)
    assert quote.gain == (Amount("chance", chances_against(table.state, 0, target)[0]),)
    assert table.state.fingerprint() == before


def test_a_shot_is_quoted_and_shown_with_its_rerolls() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", regiment=2)
    table.tile("b", "inhabited_2", "home0").control(1, "b").units(1, "b", regiment=1).units(0, "b", dreadnought=1)
    table.empire(0, "merchant", "ercinean", "eclipse").units(0, "a", dreadnought=1, fighter=2).begin(0, "bombard")
    state = table.state
    assert table.asked() == "bombard"
    attack = state.tables.races[state.race[0]].attack
    missed = [(8 - attack[kind]) / 8 for kind in (0, 2)]
    nothing = missed[0] * missed[1] ** 2 * min(missed) ** 2  # a reroll for each fighter, on the better dice
    shot = GAME.actions.index("place", table.labels["a"])
    assert state.quote(0, shot).gain == (Amount("hit_chance", round(100 * (1 - nothing))),)
    table.dice(8, 8, 8).do("place", "a")
    assert table.asked() == "reroll"
    assert state.view(None)["actions"][-1]["fight"]["rerolls"] == [2, 0]


def test_a_leader_roll_is_quoted_in_eighths() -> None:
    table = built().crystals(3).begin(0, "scan", 0)
    state = table.state
    leader = state.tables.races[state.race[0]].leaders[0]
    roll, boost = GAME.actions.index("roll"), GAME.actions.index("boost")
    assert state.quote(0, roll).gain == (Amount("eighths", leader),)
    assert state.quote(0, boost).gain == (Amount("eighths", leader + 1),)


def test_the_combat_under_way_is_shown_by_kind_of_unit() -> None:
    table = facing(3, 2, organisation="outer_rim").dice(8, 8, 1, 8, 8)
    table.state.apply(0, at_them(table))
    fight = table.state.view(None)["actions"][-1]["fight"]
    ours, theirs = fight["rows"][0][0], fight["rows"][1][0]
    assert (ours["unit"], ours["number"], ours["dice"], ours["attack"], ours["misses"]) == ("dreadnought", 3, 1, 7, 2)
    assert (theirs["number"], theirs["attack"], theirs["misses"]) == (2, 6, 2)
    assert fight["rerolls"] == [1, 0]
    assert fight["chances"][0] > 80  # three against the one that is left


def test_the_unit_table_shows_prices_after_discounts_and_where_they_come_from() -> None:
    table = built().tile("a", "uninhabited_1", "home0").control(0, "a")  # Luginea: dreadnoughts are 1 cheaper
    empire = table.state.view(None)["empires"][0]
    base = table.state.tables.races[table.state.race[0]].cost[0]
    found = [each for each in empire["changes"] if each["effect"] == "discount" and each["what"] == "dreadnought"]
    assert empire["units"]["dreadnought"]["cost"] == max(1, base - sum(each["amount"] for each in found))
    assert {"source": "tile-uninhabited_1", "effect": "discount", "what": "dreadnought", "amount": 1} in found
    assert {"source": "tile-uninhabited_1", "effect": "crystals", "what": None, "amount": 1} in empire["changes"]
    crystals = [each["amount"] for each in empire["changes"] if each["effect"] == "crystals"]
    assert sum(crystals) == empire["income"]
