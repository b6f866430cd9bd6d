"""Clauses of BSU-36 and BSU-37: whom shots and assaults may be aimed at, and for how long they go on."""

import pytest
from games.burning_suns.builder import Builder, built, storming
from support.rules import rule

from perihelion.games.burning_suns.rules.abilities.possible import performable
from perihelion.games.burning_suns.rules.combat.sides import attack_of, rerolls_left
from perihelion.games.burning_suns.rules.terms import ACTION

REGIMENT = 3


def can(table: Builder, action: str) -> bool:
    return performable(table.state, 0, ACTION[action], 0)


@rule("BSU-36.2", "BSU-36.9")
def test_a_fleet_fires_once_where_it_is_and_nobody_fires_back() -> None:
    table = storming(4, dreadnought=2).tile("b", "inhabited_2", "a").control(1, "b").units(1, "b", regiment=2)
    assert table.dice(1, 8, *[1] * 9).begin(0, "bombard").asked() != "bombard"  # b is no target from here
    assert not table.state.actors()
    assert (table.has(1, "a", "regiment"), table.has(0, "a", "dreadnought")) == (3, 2)


@rule("BSU-36.4", "BSU-37.2", "BSU-18.12")
@pytest.mark.parametrize("action", ["bombard", "assault"])
def test_whose_fleet_protects_a_system(action: str) -> None:
    """Anybody's of four units, dark ships too; an ally's never, not even the ally's own system."""

    def target() -> Builder:
        table = built(3).tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", regiment=2)
        return table.units(0, "a", battlecruiser=2)

    assert can(target(), action)
    for owner in (1, 2):
        for size in (3, 4):
            table = target().units(owner, "a", fighter=size)
            assert can(table, action) == (size == 3)
            assert can(table.ally(0, owner), action)
    for size in (3, 4):
        assert can(target().dark("a", size), action) == (size == 3)


@rule("BSU-36.8")
def test_a_fleet_under_fire_cannot_give_the_construction_for_itself() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a").construction("a", "con_well")
    table.units(0, "a", regiment=1).units(1, "a", dreadnought=2, fighter=1).dice(1).begin(0, "bombard")
    assert (table.asked(), table.seat) == ("damage", 1)
    assert {move.args[0] for move in table.moves()} == {0, 2}


@rule("BSU-36.11", "BSU-36.16")
def test_an_army_names_one_fleet_of_any_size_or_dark_ships() -> None:
    table = (
        built(3).tile("a", "inhabited_1", "home0").control(0, "a").units(0, "a", regiment=1).units(1, "a", fighter=1)
    )
    table.units(2, "a", fighter=2).dark("a", 1).tile("b", "inhabited_2", "a").control(0, "b").units(2, "b", fighter=1)
    table.begin(0, "bombard")
    assert sorted(move.args for move in table.moves()) == [(table.labels["a"], owner) for owner in (1, 2, 5)]
    table.dice(1).do("force", "a", 5)
    assert (table.state.dark[table.labels["a"]], table.has(1, "a", "fighter"), table.has(2, "a", "fighter")) == (
        0,
        1,
        2,
    )


@rule("BSU-36.14")
def test_a_construction_alone_is_a_target_and_an_empty_system_is_none() -> None:
    table = storming(0, dreadnought=1)
    assert not can(table, "bombard")
    assert can(table.construction("a", "con_well"), "bombard")
    table.dice(1).begin(0, "bombard")
    assert (table.state.construction[table.labels["a"]], table.owner("a")) == (-1, 1)
    free = built().tile("a", "inhabited_1", "home0").units(0, "a", dreadnought=1)
    assert not can(free, "bombard")


@rule("BSU-36.15")
def test_the_second_shot_has_its_own_rerolls() -> None:
    table = (
        storming(9, dreadnought=1, fighter=1).tile("b", "inhabited_2", "a").control(0, "b").units(0, "b", regiment=2)
    )
    table.units(1, "b", dreadnought=9).agent(0, "breaker_ninefold")  # two rerolls in bombards
    table.dice(*[8] * 12).begin(0, "bombard").do("place", "a")
    for left in (3, 2, 1):
        assert rerolls_left(table.state, table.state.frames[-1], table.state.fight(), 0) == left
        table.do("unit", "fighter")
    table.do("force", "b", 1)
    assert (table.asked(), table.state.fight().spent[0]) == ("reroll", 0)
    assert (
        rerolls_left(table.state, table.state.frames[-1], table.state.fight(), 0) == 2
    )  # the fighter serves its fleet


# ---------------------------------------------------------------- assaults


@rule("BSU-37.1", "BSU-A-75")
@pytest.mark.parametrize(("ship", "able"), [("battlecruiser", 1), ("titan", 1), ("lander", 1), ("dreadnought", 0)])
def test_one_ship_that_deploys_is_enough_for_any_system(ship: str, able: int) -> None:
    for name in ("special_1", "hostile_1", "inhabited_1"):
        table = built().tile("a", name, "home0").units(0, "a", fighter=1, **{ship: 1})
        assert can(table, "assault") == bool(able)
        assert not can(table.control(0, "a"), "assault")


@rule("BSU-37.5", "BSU-37.6")
def test_armies_fight_on_without_the_bonus_of_the_first_turn() -> None:
    """Templar regiments of attack 5 against usurpers of attack 4, which never have a bonus."""
    for face, left in ((5, 0), (6, 1)):
        table = storming(1, battlecruiser=1).dice(7, 5, face, 4).begin(0, "assault")
        assert (table.owner("a"), table.has(1, "a", "regiment"), table.has(0, "a", "regiment")) == (1, left, 0)
    rolling = storming(2, battlecruiser=2).empire(1, organisation="nova").dice(8, 8, 8, 8, *[8] * 9).begin(0, "assault")
    assert [attack_of(rolling.state, side, REGIMENT) for side in (0, 1)] == [6, 4]
    rolling.do("decline")
    assert rolling.state.fight().turn == 2
    assert [attack_of(rolling.state, side, REGIMENT) for side in (0, 1)] == [5, 4]


@rule("BSU-37.7")
def test_the_defenders_organisation_gives_rerolls_in_assaults_too() -> None:
    table = storming(2, battlecruiser=2).empire(1, organisation="eternity").dice(8, 8, 8, 8).begin(0, "assault")
    assert (table.asked(), table.seat) == ("reroll", 1)
    assert rerolls_left(table.state, table.state.frames[-1], table.state.fight(), 1) == 1
