"""Clauses of BSU-32 to 34, 39.1, 40.1 and 42: values of units, and what the words of abilities mean."""

import pytest
from games.burning_suns.builder import activated, built, facing, storming
from support.rules import rule

from perihelion.games.burning_suns.rules.abilities.possible import performable
from perihelion.games.burning_suns.rules.combat.sides import attack_of, dice_of
from perihelion.games.burning_suns.rules.empire.numbers import jump_distance, unit_price
from perihelion.games.burning_suns.rules.galaxy.places import opposing_fleet
from perihelion.games.burning_suns.rules.terms import ACTION


@rule("BSU-32.8", "BSU-32.4")
def test_the_antimatter_of_a_construction_goes_with_it() -> None:
    table = storming(0, dreadnought=1).construction("a", "con_well").dice(1)
    assert table.state.antimatter == [0, 1]
    assert table.begin(0, "bombard").state.antimatter == [0, 0]


@rule("BSU-29.3")
@pytest.mark.parametrize(("technology", "more"), [("tech_batteries", [0, 1]), ("tech_servos", [0, 0])])
def test_a_technology_gives_dice_to_its_own_unique_unit(technology: str, more: list[int]) -> None:
    table = facing({"titan": 1, "starbase": 1, "fighter": 1}, {"dreadnought": 2}).technology(0, technology)
    table.dice(*[8] * 12).begin(0, "battle")
    assert [dice_of(table.state, 0, kind) - 3 for kind in (4, 5)] == more


@rule("BSU-29.4")
def test_the_antimatter_of_a_technology_goes_with_it() -> None:
    table = built().card(0, "cyborg_subnet_breach").line("a").join("a", "home1").technology(1, "tech_lattice")
    assert table.state.antimatter == [0, 1]
    assert activated(table).state.antimatter == [0, 0]


@rule("BSU-30.2", "BSU-30.4")
def test_an_upgrade_is_for_all_units_of_its_type_in_attack_and_defence() -> None:
    table = facing({"fighter": 2, "battlecruiser": 1}, {"fighter": 1, "battlecruiser": 1})
    for seat in (0, 1):
        table.upgrade(seat, "upg_targeting", "battlecruiser")
    table.dice(*[8] * 5).begin(0, "battle")
    assert [[attack_of(table.state, side, kind) for kind in (1, 2)] for side in (0, 1)] == [[6, 6], [5, 5]]


@rule("BSU-33.2")
def test_units_cost_what_the_sheet_of_the_race_says() -> None:
    prices = {
        race: unit_price(built().empire(0, race=race).state, 0, 1) for race in ("templar", "usurper", "leviathan")
    }
    assert prices == {"templar": 4, "usurper": 3, "leviathan": 3}


@rule("BSU-33.8")
@pytest.mark.parametrize("ship", ["dreadnought", "battlecruiser", "fighter", "titan", "starbase"])
def test_a_single_dreadnought_colonises_and_nothing_else_does(ship: str) -> None:
    table = built().tile("a", "uninhabited_1", "home0").units(0, "a", **{ship: 1}).crystals(9)
    assert performable(table.state, 0, ACTION["colonise"], 0) == (ship == "dreadnought")


@rule("BSU-34.4", "BSU-34.8", "BSU-34.9")
def test_unique_units_are_built_with_all_their_hit_points() -> None:
    table = built().crystals(40).begin(0, "build")
    for name in ("titan", "starbase", "colossus"):
        table.do("buy", name)
    assert table.state.hull[0] == [7, 6, 4]


@rule("BSU-39.1", "BSU-44.4")
def test_what_an_ability_changed_is_over_with_its_action() -> None:
    table = built().card(0, "ercinean_eclipse_flight").card(0, "ercinean_thermals").units(0, "home0", dreadnought=1)
    table.tile("a", "void_1", "home0", up=False).tile("u", "uninhabited_1", "home0").tile("b", "void_2", "home0")
    far = jump_distance(table.state, 0)
    table.crystals(9).begin(0, "explore")
    table.use("card-rc_ercinean_eclipse_flight").do("accept").use("card-rc_ercinean_thermals")
    assert jump_distance(table.state, 0) == far + 3
    table.do("place", "u").do("decline").decline_while("trigger")
    assert (table.asked(), jump_distance(table.state, 0)) == ("nested", far)


@rule("BSU-40.1", "BSU-40.5")
def test_a_failed_recruit_brings_no_agent() -> None:
    table = built().dice(8).begin(0, "recruit")
    assert (table.state.agent_owner.count(0), table.has(0, "home0", "regiment")) == (0, 1)
    assert built().dice(1).begin(0, "recruit").asked() == "recruit"


# ---------------------------------------------------------------- words


@rule("BSU-42.1")
def test_units_added_cost_nothing() -> None:
    table = activated(built().agent(0, "mother_tamsin").crystals(5))
    assert (table.has(0, "home0", "regiment"), table.state.crystals[0]) == (3, 5)


@rule("BSU-42.3", "BSU-12.2")
def test_a_leap_needs_a_revealed_path_and_no_distance() -> None:
    table = built().card(0, "leviathan_slow_currents").line("a", "b", "c", "d", "e").units(0, "home0", fighter=2)
    table.tile("x", "void_1", "e", up=False).tile("y", "void_2", "x").units(1, "b", fighter=9).begin(0, "activate")
    assert table.places() == {"a", "b", "c", "d", "e"}


@rule("BSU-42.9", "BSU-18.12")
def test_the_own_fleet_is_never_an_opposing_one() -> None:
    table = built(3).line("a").units(0, "a", fighter=6)
    place = table.labels["a"]
    assert [opposing_fleet(table.state, seat, place) for seat in range(3)] == [False, True, True]
    table.ally(0, 2)
    assert [opposing_fleet(table.state, seat, place) for seat in range(3)] == [False, True, False]


@rule("BSU-44.18", "BSU-24.9")
def test_abilities_may_be_used_on_an_ally_who_stays_one() -> None:
    table = (
        built().agent(0, "the_kindler").tile("a", "inhabited_1", "home0").control(1, "a").join("a", "home1").ally(0, 1)
    )
    activated(table).do("benefit", 0)
    assert (table.unrest("a"), table.state.allied(0, 1)) == (True, True)
    robbed = built().card(0, "usurper_empty_coffers").line("a").join("a", "home1").crystals(0, 5).ally(0, 1)
    assert (activated(robbed).state.crystals, robbed.state.allied(0, 1)) == ([5, 0], True)


@rule("BSU-45.3", "BSU-41.9")
def test_no_mission_is_gained_by_a_mission() -> None:
    table = built().crystals(20).dice(1).begin(0, "mission")
    if table.asked() == "boost":
        table.do("roll")
    actions = {move.args[0] for move in table.moves() if move.kind == "action"}
    assert actions >= {ACTION["scan"], ACTION["build"]}
    assert ACTION["mission"] not in actions
