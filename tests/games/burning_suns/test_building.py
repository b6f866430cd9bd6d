"""Build and market, resources and units (BSU-27 to BSU-32)."""

import pytest
from games.burning_suns.builder import TABLES, Builder, built
from support.rules import rule

from perihelion.games.burning_suns.rules.empire.numbers import build_limit, income, limit, resource_price, unit_price


def buy(table: Builder, unit: str, place: str = "home0") -> Builder:
    table.do("buy", unit)
    return table.do("place", place) if table.asked() == "site" else table


@rule("BSU-EX-26", "BSU-27.1", "BSU-27.2", "BSU-27.3", "BSU-27.4")
def test_a_build_limit_of_four() -> None:
    table = built().empire(0, organisation="nova").crystals(40).market("upg_targeting", "con_refinery", "tech_mesh")
    table.begin(0, "build")
    buy(buy(table, "dreadnought"), "dreadnought")
    table.do("market", 0).do("unit", "fighter").do("market", 1)
    assert table.state.frames == []
    assert table.has(0, "home0", "dreadnought") == 2
    assert len(table.state.upgrades[0]) == 1
    assert table.state.construction[table.labels["home0"]] == table.resource("con_refinery")


@rule("BSU-EX-27", "BSU-27.5", "BSU-29.1", "BSU-27.8", "BSU-27.9", "BSU-A-40", "BSU-A-39")
def test_a_build_limit_of_eight_with_a_repair() -> None:
    table = built().empire(0, race="ercinean", organisation="iron_ledger").crystals(60).units(0, "home0", titan=1)
    table.state.hull[0][0] = 5
    table.market("tech_mesh", "tech_fold").begin(0, "build")
    before = table.state.crystals[0]
    table.do("repair", 0)
    assert (table.state.hull[0][0], before - table.state.crystals[0]) == (6, 6)  # the titan's attack
    for _ in range(5):
        buy(table, "fighter")
    table.do("market", 0).do("market", 1)
    assert table.state.frames == []
    assert table.state.technologies[0] == [table.resource("tech_mesh"), table.resource("tech_fold")]


@rule("BSU-A-39")
def test_option_a_repair_restores_as_many_points_of_one_unit_as_are_paid_for() -> None:
    """As many as the player likes: every point is paid for, the first alone counts toward the build limit."""
    for repair in ("point", "full"):
        table = built(repair=repair).empire(0, organisation="nova").crystals(40).units(0, "home0", titan=1, starbase=1)
        table.state.hull[0][:2] = [3, 1]
        table.begin(0, "build").do("repair", 0)
        paid = 40 - table.state.crystals[0]
        if repair == "full":
            table.do("repair", 0)
        for _ in range(3):
            buy(table, "fighter")
        if repair == "point":
            assert not table.state.actors()  # four of four
            continue
        assert table.kinds() == {"decline", "repair"}
        assert table.why_not("repair", 1) == ["BSU-27.2"]  # the starbase would be a repair more
        crystals = table.state.crystals[0]
        table.do("repair", 0)
        assert (table.state.hull[0][0], table.state.crystals[0]) == (6, crystals - paid)
        table.do("decline")
        assert table.state.hull[0][:2] == [6, 1]


@rule("BSU-27.7", "BSU-27.17")
def test_repairs_only_at_home_and_never_beyond_full() -> None:
    table = built().crystals(30).line("a").units(0, "a", titan=1).units(0, "home0", colossus=1)
    table.state.hull[0][0] = 1
    table.begin(0, "build")
    assert table.why_not("repair", 0) == ["BSU-27.7"]
    assert table.why_not("repair", 2) == ["BSU-27.17"]


@rule("BSU-EX-28", "BSU-27.13", "BSU-13.12", "BSU-27.19")
def test_prices_never_fall_below_one() -> None:
    table = built().tile("a", "hostile_1", "home0").control(0, "a").empire(0, "merchant").level(0, 2, 0)
    table.upgrade(0, "upg_assembly", "regiment")
    assert unit_price(table.state, 0, 3) == 1  # 2 less 3


@rule("BSU-EX-39", "BSU-43.3")
def test_a_discount_on_upgrades_is_no_discount_on_technologies() -> None:
    table = built().agent(0, "tinker_moss").tile("a", "inhabited_2", "home0")
    assert resource_price(table.state, 0, table.resource("upg_overcharge")) == 4
    assert resource_price(table.state, 0, table.resource("tech_fold")) == 3
    table.control(0, "a")
    assert resource_price(table.state, 0, table.resource("upg_overcharge")) == 4
    assert resource_price(table.state, 0, table.resource("tech_fold")) == 2


@rule("BSU-30.3", "BSU-30.6")
def test_an_upgrade_can_raise_the_price_of_its_unit() -> None:
    table = built()
    before = unit_price(table.state, 0, 2)
    assert unit_price(table.upgrade(0, "upg_overcharge", "fighter").state, 0, 2) == before + 1


@rule("BSU-27.6", "BSU-32.1", "BSU-27.14")
def test_new_units_go_to_controlled_systems_only() -> None:
    table = built().crystals(9).tile("a", "inhabited_1", "home0").control(0, "a").units(1, "a", fighter=6)
    table.line("b").units(0, "b", fighter=1).begin(0, "build").do("buy", "dreadnought")
    assert table.places() == {"home0", "a"}
    assert table.why_not("place", "b") == ["BSU-27.6"]


@rule("BSU-27.16")
def test_one_unique_unit_of_each_kind() -> None:
    table = built().crystals(60).begin(0, "build")
    buy(table, "titan")
    assert table.why_not("buy", 4) == ["BSU-27.16"]
    assert (4,) not in {move.args for move in table.moves() if move.kind == "buy"}
    table.state.change_units(0, table.labels["home0"], 4, -1)
    table.state.hull[0][0] = 0
    buy(table, "colossus")
    assert "buy" in table.kinds()
    assert table.why_not("buy", 4) == []  # a lost one can be built again


@rule("BSU-27.2", "BSU-11.10")
def test_nothing_can_be_bought_without_crystals_and_one_purchase_is_the_least() -> None:
    table = built().crystals(3).begin(0, "build")
    assert "decline" not in table.kinds()
    assert table.why_not("buy", 4) == ["BSU-27.2"]
    assert table.why_not("decline") == ["BSU-11.10"]


@rule("BSU-29.2")
def test_a_race_without_spaces_buys_no_technology_and_a_full_sheet_replaces_one() -> None:
    table = built().empire(0, race="neomorph").crystals(20).market("tech_mesh", "con_refinery").begin(0, "build")
    assert table.why_not("market", 0) == ["BSU-29.2"]
    table = built().empire(0, race="templar").crystals(20).technology(0, "tech_mesh").technology(0, "tech_fold")
    table.state.technologies[0].pop()
    table.market("tech_lattice").begin(0, "build").do("market", 0)
    assert table.state.technologies[0] == [table.resource("tech_lattice")]
    assert table.state.antimatter[0] == 1


@rule("BSU-27.10", "BSU-28.5", "BSU-30.1")
def test_a_full_space_replaces_an_upgrade_which_returns_to_the_supply() -> None:
    table = built().empire(0, race="terran").crystals(20).upgrade(0, "upg_targeting", "fighter").market("upg_breach")
    before = table.state.supply[table.resource("upg_targeting")]
    table.begin(0, "build").do("market", 0)
    assert {move.args[0] for move in table.moves()} == {0, 1, 2, 3}  # spaces below these units
    table.do("unit", "fighter")
    assert table.state.upgrades[0] == [table.resource("upg_breach") << 4 | 2]
    assert table.state.supply[table.resource("upg_targeting")] == before + 1


@rule("BSU-32.2", "BSU-27.10")
def test_a_system_has_one_construction() -> None:
    table = built().crystals(20).construction("home0", "con_refinery").market("con_well").begin(0, "build")
    table.do("market", 0)
    assert table.state.construction[table.labels["home0"]] == table.resource("con_well")
    assert table.state.antimatter[0] == 1


@rule("BSU-28.2", "BSU-28.4")
def test_a_bought_resource_is_not_replaced_and_the_space_has_no_price() -> None:
    table = built().crystals(20).market("tech_mesh", "tech_mesh", "con_refinery").begin(0, "build")
    table.do("market", 1)
    assert table.state.crystals[0] == 18
    assert table.why_not("market", 1) == ["BSU-28.2"]
    assert table.why_not("market", 0) == []


@rule("BSU-31.1", "BSU-31.2", "BSU-31.3", "BSU-27.18", "BSU-18.11")
def test_a_mercenary_joins_a_fleet_in_a_controlled_system() -> None:
    table = built().crystals(20).market("merc_corsair", "con_refinery").line("a").units(0, "a", fighter=1)
    table.begin(0, "build")
    assert table.why_not("market", 0) == ["BSU-31.2"]
    table = built().crystals(20).market("merc_corsair").tile("a", "inhabited_1", "home0").control(0, "a")
    table.units(0, "a", fighter=1).units(0, "home0", regiment=1).begin(0, "build").do("market", 0)
    assert table.has(0, "a", "corsair") == 1
    assert table.state.fleet[0][table.labels["a"]] == 2


@rule("BSU-31.4", "BSU-31.5")
def test_mercenaries_left_alone_by_a_jump_are_discarded() -> None:
    table = built().line("a").units(0, "home0", fighter=1, corsair=1).begin(0, "jump").do("leave", "corsair")
    table.decline_while("jump")
    assert table.has(0, "home0", "corsair") == 0
    assert table.has(0, "a", "fighter") == 1


@rule("BSU-29.4", "BSU-29.5", "BSU-32.8", "BSU-32.5", "BSU-5.12")
def test_known_resources() -> None:
    table = built()
    agents, artefacts = limit(table.state, 0, 2), limit(table.state, 0, 3)
    table.technology(0, "tech_whisper").technology(0, "tech_reliquary").technology(0, "tech_lattice")
    assert (limit(table.state, 0, 2), limit(table.state, 0, 3)) == (agents + 1, artefacts + 1)
    assert table.state.antimatter[0] == 1
    table.construction("home0", "con_well")
    assert table.state.antimatter[0] == 2
    before = income(table.state, 0)
    assert income(table.construction("home0", "con_refinery").state, 0) == before + 1


@rule("BSU-4.18", "BSU-44.33")
@pytest.mark.parametrize(("name", "number"), [("nova", 4), ("iron_ledger", 8)])
def test_the_build_limit_is_the_organisations(name: str, number: int) -> None:
    table = built().empire(0, organisation=name)
    assert build_limit(table.state, 0) == number
    assert build_limit(table.agent(0, "foreman_dask").state, 0) == number + 2


@rule("BSU-1.20", "BSU-43.5")
def test_figures_never_limit_units() -> None:
    table = built().empire(0, "exiled", organisation="iron_ledger").crystals(60).units(0, "home0", fighter=9)
    table.begin(0, "build")
    buy(buy(table, "fighter"), "fighter").do("decline")
    assert table.has(0, "home0", "fighter") == 11
    assert TABLES.resources


@rule("BSU-27.15", "BSU-18.9")
def test_new_units_respect_the_fleet_limit_when_the_action_ends() -> None:
    table = built().crystals(9).units(0, "home0", fighter=10).begin(0, "build")
    buy(table, "dreadnought")
    assert table.has(0, "home0", "dreadnought") == 1  # during the action the limit may be exceeded
    table.do("decline")
    assert table.asked() == "surplus"
    table.do("unit", "fighter")
    assert table.state.fleet[0][table.labels["home0"]] == 10


@rule("BSU-27.19", "BSU-28.1", "BSU-44.16")
def test_a_discount_on_resources_covers_all_four_kinds() -> None:
    table = built().tile("a", "inhabited_5", "home0")
    names = ("tech_fold", "upg_breach", "merc_corsair", "con_refinery")
    before = [resource_price(table.state, 0, table.resource(name)) for name in names]
    table.control(0, "a")
    assert [resource_price(table.state, 0, table.resource(name)) for name in names] == [each - 1 for each in before]
    assert unit_price(table.state, 0, 2) == unit_price(built().state, 0, 2)


@rule("BSU-27.12", "BSU-18.14", "BSU-27.11")
def test_nothing_is_discarded_voluntarily() -> None:
    table = built().crystals(9).units(0, "home0", fighter=2).technology(0, "tech_mesh").begin(0, "build")
    assert not table.kinds() & {"unit", "resource", "leave"}
