"""Produce (NFR-8) and its powers."""

from typing import Any

import pytest
from games.new_frontiers.builder import table
from support.rules import rule

from perihelion.games.new_frontiers.rules import produce
from perihelion.games.new_frontiers.rules.terms import Gain


@rule("NFR-8.2", "NFR-8.4", "NFR-8.6", "NFR-8.7")
def test_every_empty_production_colony_gets_its_good_and_no_other() -> None:
    game = table(3).give(1, colonies=["copper_flats", "spice_world", "settlers_way_station", "alien_music_vault"])
    game.choose(0, "produce")
    goods = [game.good(1, name) for name in game.colonies(1)]
    assert goods == ["", "R", "N", "", ""]  # windfall home, production, production, grey, windfall
    assert game.state.actors() == (1,)  # nothing was asked of seat 1: it is choosing the next tile


@rule("NFR-8.5")
def test_no_colony_holds_more_than_one_good() -> None:
    game = table(3).give(1, colonies=["copper_flats"], goods={"copper_flats": "R"}).choose(0, "produce")
    assert game.good(1, "copper_flats") == "R"
    assert game.state.goods[1] == 16
    assert game.state.goods[1] + 1 == 17


@rule("NFR-8.1")
def test_the_chooser_takes_the_credits_on_the_tile_first() -> None:
    game = table(3)
    game.state.pot = 3
    game.choose(0, "produce")
    assert (game.empire(0).credits, game.empire(1).credits, game.state.pot) == (3 + 3, 3, 0)


@rule("NFR-8.3", "NFR-13.4")
def test_the_choosers_bonus_fills_one_windfall_colony() -> None:
    game = table(3).give(0, colonies=["alien_music_vault", "prospectors_camp"]).choose(0, "produce")
    assert game.moves(0) == ["produce_on"]
    assert len(game.state.legal(0)) == 3
    game.do(0, "produce_on", "alien_music_vault")
    assert [game.good(0, name) for name in game.colonies(0)] == ["", "A", ""]
    game = table(3).give(0, goods={"uplift_hatchery": "G"}).choose(0, "produce")
    assert game.state.actors() == (1,)  # no empty one: nothing to do


@rule("NFR-8.10", "NFR-8.11", "NFR-8.12", "NFR-19.12", "NFR-18.9", "NFR-EX-27")
def test_in_a_shortage_goods_go_in_order_and_the_owner_chooses() -> None:
    game = table(3, "goals").goal("stockpiling").give(0, home="keel_harbour").pool(goods="N1")
    game.give(1, home="keel_harbour", colonies=["spice_world", "auction_station", "copper_flats"])
    game.give(2, home="keel_harbour", colonies=["new_vinland"]).choose(0, "produce")
    assert game.state.actors() == (1,)
    assert game.moves(1) == ["produce_on"]
    assert game.good(1, "copper_flats") == "R"
    game.do(1, "produce_on", "auction_station")
    assert [game.good(1, name) for name in ("spice_world", "auction_station")] == ["", "N"]
    game.finish_action()
    assert game.good(2, "new_vinland") == ""


@rule("NFR-8.10")
def test_in_a_shortage_the_chooser_takes_the_bonus_good_with_the_own_ones() -> None:
    game = table(2).give(0, colonies=["uplift_apiary"]).give(1, colonies=["orchard_biosphere"]).pool(goods="G2")
    game.choose(0, "produce")
    assert [game.good(0, name) for name in game.colonies(0)] == ["G", "G"]
    assert game.good(1, "orchard_biosphere") == ""


@rule("NFR-8.10", "NFR-8.3")
def test_in_a_shortage_too_the_bonus_is_one_good() -> None:
    game = table(2).give(0, colonies=["prospectors_camp"]).give(1, colonies=["orchard_biosphere"]).pool(goods="G0")
    game.choose(0, "produce")
    assert [game.good(0, name) for name in game.colonies(0)] == ["", "R"]
    game = table(2).give(0, colonies=["prospectors_camp", "drifting_ore_barges"]).pool(goods="G0").choose(0, "produce")
    game.do(0, "produce_on", "prospectors_camp")
    assert game.good(0, "drifting_ore_barges") == ""
    assert game.state.action < 0


@rule("NFR-8.11")
def test_in_a_shortage_the_owner_chooses_as_often_as_there_are_goods() -> None:
    """Given two goods for three colonies; Then two are chosen, and the third stays empty."""
    game = table(2).give(1, colonies=["spice_world", "auction_station", "new_vinland"]).pool(goods="N2")
    game.choose(0, "produce")
    assert game.moves(1) == ["produce_on"]
    assert len(game.state.legal(1)) == 3
    game.do(1, "produce_on", "new_vinland").do(1, "produce_on", "spice_world")
    assert [game.good(1, name) for name in ("spice_world", "auction_station", "new_vinland")] == ["N", "", "N"]
    assert (game.state.goods[0], game.state.action < 0) == (0, True)


@rule("NFR-8.10", "NFR-A-21")
@pytest.mark.parametrize(
    ("given", "demand"),
    [
        ({0: {"colonies": ["uplift_apiary"]}}, 2),  # one to produce, one for the bonus on the windfall home
        ({0: {"colonies": ["uplift_apiary", "uplift_kelp_choir"]}}, 2),  # the bonus fills one of two
        ({0: {"home": "keel_harbour", "colonies": ["uplift_apiary", "uplift_orchid_minds"]}}, 2),
        ({1: {"colonies": ["uplift_apiary"]}}, 2),  # the chooser's home, the other one's apiary, not its home
        ({1: {"colonies": ["uplift_apiary"], "developments": ["pan_galactic_league"]}}, 3),  # a power fills its home
        ({1: {"colonies": ["uplift_apiary"], "developments": ["alien_monument"]}}, 3),  # counted as if it fitted
        ({1: {"colonies": ["uplift_apiary"], "developments": ["mining_robots"]}}, 2),  # no power to fill anything
        ({0: {"goods": {"uplift_hatchery": "G"}}, 1: {"colonies": ["uplift_apiary", "orchard_biosphere"]}}, 2),
        ({0: {"home": "keel_harbour", "colonies": ["oort_cloud_alien_refinery", "uplift_apiary"]}}, 2),
    ],
)
def test_goods_run_short_only_below_all_demands_together(given: dict[int, dict[str, Any]], demand: int) -> None:
    for pool, short in ((demand, 0), (demand - 1, 1)):
        game = table(2)
        for seat, tiles in given.items():
            game.give(seat, **tiles)
        game.state.chooser = 0
        game.state.goods = [20, 20, pool, 20]
        assert produce.goods_may_run_short(game.state) == bool(short)


@rule("NFR-18.8", "NFR-18.7")
def test_produce_goes_in_order_where_it_pays_chips(monkeypatch: pytest.MonkeyPatch) -> None:
    """A set may have such a power: the game could end by it."""
    for gain, actors in ((Gain(1, 0, 0, False), (0, 1)), (Gain(0, 1, 0, False), (0,))):
        game = table(2).give(0, home="keel_harbour", developments=["alien_monument"])
        game.give(1, home="keel_harbour", colonies=["alien_music_vault", "alien_garden_ring", "tidal_smelter"])
        game.give(0, colonies=["alien_repair_hive", "alien_guard_beacon"])
        game.give(1, developments=["alien_tech_institute"])
        power = game.tables.tiles[game.names["tidal_smelter"]].powers[0]
        monkeypatch.setattr(power, "gain", gain)
        assert game.choose(0, "produce").state.actors() == actors


@rule("NFR-8.12")
def test_a_colony_whose_colour_is_missing_is_no_target() -> None:
    game = table(2).give(0, colonies=["alien_music_vault"]).pool(goods="A0").choose(0, "produce")
    assert game.good(0, "alien_music_vault") == ""
    assert game.good(0, "uplift_hatchery") == "G"  # the alternative that can be filled


@rule("NFR-8.8", "NFR-21.16")
def test_a_colony_that_pays_for_itself_pays_by_whatever_means_it_is_filled() -> None:
    game = table(2).give(1, credit=0, colonies=["tidal_smelter", "galactic_information_network"]).choose(0, "produce")
    assert game.empire(1).credits == 1 + 1


@rule("NFR-21.17", "NFR-A-79")
def test_windfall_powers_work_in_the_owners_order_on_the_owners_targets() -> None:
    game = table(2).give(1, home="keel_harbour", developments=["alien_monument", "military_industry"])
    game.give(1, colonies=["alien_music_vault", "alien_guard_beacon"]).choose(0, "produce")
    assert len(game.state.legal(1)) == 2
    game.do(1, "use_power", "alien_monument")
    game.do(1, "produce_on", "alien_guard_beacon")
    # the other power fits military colonies only, and finds none empty any more (NFR-A-79)
    assert [game.good(1, name) for name in ("alien_music_vault", "alien_guard_beacon")] == ["", "A"]
    assert game.state.action < 0 or 1 not in game.state.actors()


@rule("NFR-21.17")
def test_windfall_powers_come_before_the_choosers_bonus() -> None:
    game = table(2).give(0, home="keel_harbour", developments=["alien_monument"])
    game.give(0, colonies=["alien_music_vault", "prospectors_camp"]).choose(0, "produce")
    # the power had one target; the bonus has one left
    assert [game.good(0, name) for name in ("alien_music_vault", "prospectors_camp")] == ["A", "R"]


@rule("NFR-21.18", "NFR-11.9", "NFR-A-22", "NFR-A-62")
def test_credits_for_each_good_of_a_kind_count_goods_produced_now() -> None:
    game = table(2).give(1, credit=0, developments=["mining_robots"], colonies=["copper_flats", "assayers_moon"])
    game.give(1, colonies=["spice_world"], goods={"assayers_moon": "R"}).choose(0, "produce").finish_action()
    assert game.empire(1).credits == 1
    game = table(2).give(
        0, credit=0, home="keel_harbour", developments=["mining_robots"], colonies=["prospectors_camp"]
    )
    game.choose(0, "produce")
    assert game.empire(0).credits == 1  # the bonus good counts too (NFR-A-62)


@rule("NFR-21.19")
def test_several_tiles_that_compare_pay_each() -> None:
    game = (
        table(2)
        .give(1, credit=0, home="anvil_deep", colonies=["copper_flats"], developments=["mining_industry"])
        .choose(0, "produce")
    )
    game.finish_action()
    assert game.empire(1).credits == 1 + 2


@rule("NFR-14.23", "NFR-21.27")
def test_the_refinery_is_declared_before_a_power_or_the_bonus_could_fill_it() -> None:
    game = table(2).give(0, home="keel_harbour", colonies=["oort_cloud_alien_refinery"]).choose(0, "produce")
    assert game.moves(0) == ["declare"]
    game.do(0, "declare", "A")
    assert game.good(0, "oort_cloud_alien_refinery") == "A"
    game = table(2).give(1, colonies=["oort_cloud_alien_refinery"]).choose(0, "produce").finish_action()
    assert not game.told("declared")  # nothing could fill it: not asked


@rule("NFR-18.7")
def test_produce_is_carried_out_at_the_same_time() -> None:
    game = table(2).give(0, home="keel_harbour", developments=["alien_monument"])
    game.give(1, home="keel_harbour", colonies=["alien_music_vault", "alien_garden_ring"])
    game.give(0, colonies=["alien_repair_hive", "alien_guard_beacon"]).give(1, developments=["alien_tech_institute"])
    game.choose(0, "produce")
    assert game.state.actors() == (0, 1)
