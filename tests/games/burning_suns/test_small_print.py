"""Clauses that no test of their rule asked for, as broken lines showed: what stays, what returns, what is left."""

import pytest
from games.burning_suns.builder import TABLES, built, checked, storming
from support.rules import rule

from perihelion.games.burning_suns.rules.empire.numbers import income
from perihelion.games.burning_suns.rules.empire.sources import source_of, sources
from perihelion.games.burning_suns.rules.galaxy.moving import jump_starts
from perihelion.games.burning_suns.rules.galaxy.places import gain_control
from perihelion.games.burning_suns.rules.tables import ARMY_AT, NOWHERE
from perihelion.games.burning_suns.rules.terms import UNIT_NAMES


@rule("BSU-32.4", "BSU-36.8", "BSU-EX-51")
def test_a_construction_that_was_shot_lies_with_the_resources_again() -> None:
    table = storming(0, dreadnought=1).construction("a", "con_well").dice(1)
    left = table.state.supply[table.resource("con_well")]
    table.begin(0, "bombard")
    assert table.state.construction[table.labels["a"]] == -1
    assert table.state.supply[table.resource("con_well")] == left + 1


@rule("BSU-36.1", "BSU-36.7", "BSU-32.4")
@pytest.mark.parametrize("shooter", [0, 1])
def test_a_shot_hits_whoever_controls_the_system(shooter: int) -> None:
    held = 1 - shooter
    table = built().tile("a", "inhabited_1", f"home{shooter}").control(held, "a").units(held, "a", regiment=2)
    table.construction("a", "con_well").units(shooter, "a", dreadnought=1).dice(1).begin(shooter, "bombard")
    assert (table.asked(), table.seat) == ("damage", held)
    table.do("unit", "regiment")
    assert (table.has(held, "a", "regiment"), table.owner("a")) == (1, held)


@rule("BSU-16.3", "BSU-16.4")
def test_a_group_leaves_neither_its_last_unit_nor_one_that_it_has_not() -> None:
    fighter, dreadnought = UNIT_NAMES.index("fighter"), UNIT_NAMES.index("dreadnought")
    for fighters in (1, 2):
        table = built().line("a", "b").units(0, "home0", fighter=fighters).units(0, "b", dreadnought=1)
        table.begin(0, "jump").do("fleet", "home0")
        assert table.why_not("leave", fighter) == ([] if fighters == 2 else ["BSU-16.3"])
        assert table.why_not("leave", dreadnought) == ["BSU-16.3"]


@rule("BSU-22.3", "BSU-37.12")
@pytest.mark.parametrize("unrest", [False, True])
def test_in_a_system_just_taken_nothing_is_blocked_before_its_new_owner_says_what(unrest: bool) -> None:
    table = built().tile("a", "inhabited_1", "home0")
    worth = income(built().tile("a", "inhabited_1", "home0").control(0, "a").state, 0)
    table.control(1, "a", unrest=True, blocked=0)
    gain_control(table.state, 0, table.labels["a"], unrest)
    assert table.state.blocked[table.labels["a"]] == -1
    assert income(table.state, 0) == worth


@rule("BSU-24.1", "BSU-30.3", "BSU-38.3")
def test_an_alliance_and_an_upgrade_add_to_what_an_empire_has_of_its_own() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a").agent(0, "the_siphon")
    table.artefact(0, "mirror_aegis").technology(0, "tech_servos").upgrade(0, "tech_servos", "fighter").ally(0, 1)
    place, servos = table.labels["a"], table.resource("tech_servos")
    own = [benefit << 6 | place for benefit in TABLES.benefits[table.state.tile[place]]]
    own += TABLES.agent_sources[TABLES.agents.index("agent_the_siphon")]
    own += TABLES.artefact_sources[TABLES.artefacts.index("artefact_mirror_aegis")]
    own += [source_of(table.state, servos, NOWHERE), source_of(table.state, servos, UNIT_NAMES.index("fighter"))]
    lent = TABLES.back_abilities[TABLES.card_back[table.state.race[1]][0]]
    found = sources(table.state, 0)
    assert set(own) | {index << 6 | NOWHERE for index in lent} <= set(found)


@rule("BSU-5.6", "BSU-5.11", "BSU-5.12")
def test_every_change_of_antimatter_is_followed_by_a_look_at_the_levels() -> None:
    table = built().antimatter(0, 0)
    table.state.unchecked = 0
    table.state.change_antimatter(0, 1)
    assert checked(table).asked() == "level"
    table.do("pick", 0)
    assert table.state.levels[0][1] == 0
    table.state.unchecked = 0
    table.state.change_antimatter(0, -2)
    assert table.state.antimatter[0] == 0
    assert checked(table).state.levels[0][1] == -1


@rule("BSU-16.13", "BSU-16.1")
def test_an_army_may_set_out_over_a_wormhole_that_only_two_steps_lead_off() -> None:
    table = built().empire(0, organisation="eternity").tile("w", "wormhole_1", "home0").units(0, "home0", regiment=1)
    assert jump_starts(table.state, 0) == [ARMY_AT + table.labels["home0"]]


@rule("BSU-27.1", "BSU-27.6", "BSU-27.18")
def test_what_is_bought_for_a_place_is_a_unit_or_a_construction_as_the_market_says() -> None:
    table = built().crystals(20).market("merc_corsair", "con_refinery").tile("a", "inhabited_1", "home0")
    table.control(0, "a").construction("a", "con_well").units(0, "a", fighter=1).units(0, "home0", fighter=1)
    table.begin(0, "build").do("market", 0).do("place", "a")
    well = table.resource("con_well")
    assert (table.state.construction[table.labels["a"]], table.has(0, "a", "corsair")) == (well, 1)
    table.do("market", table.state.market.index(table.resource("con_refinery"))).do("place", "a")
    assert table.state.construction[table.labels["a"]] == table.resource("con_refinery")
    assert (table.has(0, "a", "corsair"), table.has(0, "a", "fighter")) == (1, 1)
