"""Clauses of BSU-25 to BSU-30: control, race cards, building – what is blocked, returned, replaced."""

import pytest
from games.burning_suns.builder import TABLES, Builder, built
from support.rules import rule

from perihelion.games.burning_suns.rules.empire.numbers import army_limit, distance, total
from perihelion.games.burning_suns.rules.terms import ATTACK, DIPLOMACY_DISTANCE


def benefits(table: Builder) -> tuple[int, int]:
    """What the seventh inhabited system gives seat 0: antimatter, and a longer way for diplomacy."""
    return table.state.antimatter[0], distance(table.state, 0, DIPLOMACY_DISTANCE) - 1


@rule("BSU-25.2", "BSU-25.4", "BSU-25.3")
@pytest.mark.parametrize(("blocked", "given"), [(-1, (1, 1)), (0, (0, 1)), (1, (1, 0))])
def test_in_unrest_one_of_the_two_benefits_is_blocked(blocked: int, given: tuple[int, int]) -> None:
    table = built().tile("a", "inhabited_7", "home0").control(0, "a", unrest=blocked >= 0, blocked=blocked)
    assert benefits(table) == given


@rule("BSU-25.5")
def test_the_army_limit_is_lower_where_there_is_unrest() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a", unrest=True, blocked=0)
    table.tile("b", "inhabited_2", "home0").control(0, "b")
    assert [army_limit(table.state, 0, table.labels[label]) for label in ("a", "b", "home0")] == [5, 10, 10]


@rule("BSU-25.7")
def test_a_calmed_system_gives_both_benefits_again() -> None:
    table = (
        built().tile("a", "inhabited_7", "home0").control(0, "a", unrest=True, blocked=0).tile("b", "inhabited_1", "a")
    )
    assert benefits(table) == (0, 1)
    table.dice(1).begin(0, "diplomacy").do("place", "a")
    assert (table.unrest("a"), benefits(table), table.state.blocked[table.labels["a"]]) == (False, (1, 1), -1)


@rule("BSU-25.10", "BSU-25.13")
def test_a_rebellion_takes_the_benefits_and_returns_the_construction() -> None:
    table = built().tile("a", "inhabited_7", "home0").control(1, "a", unrest=True, blocked=1)
    table.construction("a", "con_well").units(1, "a", regiment=2)
    supply = table.state.supply[table.resource("con_well")]
    assert table.state.antimatter[1] == 2
    table.dice(1).begin(0, "diplomacy")
    assert (table.owner("a"), table.state.antimatter, table.has(1, "a", "regiment")) == (-1, [0, 0], 0)
    assert table.state.supply[table.resource("con_well")] == supply + 1


@rule("BSU-26.4")
def test_a_card_with_a_moment_is_not_activated() -> None:
    table = built().card(0, "terran_emergency_yards").card(0, "terran_grand_exhibition").agent(0, "quartermaster_pell")
    table.crystals(9).begin(0, "activate")
    assert table.usable() == {"card-rc_terran_grand_exhibition", "card-agent_quartermaster_pell"}


# ---------------------------------------------------------------- building


@rule("BSU-27.1", "BSU-A-39")
def test_units_resources_and_repairs_in_any_order() -> None:
    table = built().units(0, "home0", titan=1).crystals(40).market("tech_fold", "tech_mesh")
    table.state.hull[0][0] = 4
    table.begin(0, "build").do("buy", "fighter").do("repair", 0).do("market", 1).do("repair", 0).do("buy", "starbase")
    assert (table.has(0, "home0", "fighter"), table.has(0, "home0", "starbase"), table.state.hull[0][0]) == (1, 1, 6)
    assert table.state.technologies[0] == [table.resource("tech_mesh")]


@rule("BSU-27.10", "BSU-30.1")
def test_an_upgrade_replaces_one_below_the_same_unit_which_works_no_more() -> None:
    table = (
        built().empire(0, race="templar").upgrade(0, "upg_targeting", "fighter").upgrade(0, "upg_breach", "dreadnought")
    )
    table.crystals(9).market("upg_assembly").begin(0, "build").do("market", 0)
    fighter, dreadnought = 2, 0
    assert total(table.state, 0, ATTACK, fighter) == 1
    table.do("unit", "fighter")  # one space, and one upgrade there to give way
    assert total(table.state, 0, ATTACK, fighter) == 0
    lying = {(TABLES.resources[each >> 4].name, each & 15) for each in table.state.upgrades[0]}
    assert lying == {("upg_assembly", fighter), ("upg_breach", dreadnought)}
