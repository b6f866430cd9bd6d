"""Settle where two or three rules meet: the doomed home, the Engineers, the refinery, two worlds, arms."""

import pytest
from games.new_frontiers.builder import goals, table
from support.rules import rule

OORT = "oort_cloud_alien_refinery"


# ---------------------------------------------------------------- the doomed home


@rule("NFR-16.2", "NFR-A-17", "NFR-A-66", "NFR-21.11")
def test_the_eighth_colony_is_the_second_world_and_not_the_one_in_the_doomed_homes_place() -> None:
    six = ["spice_world", "new_vinland", "comet_zone", "copper_flats", "tidal_smelter", "auction_station"]
    for second, met in ((False, []), (True, ["colonies"])):
        game = table(2).give(0, credit=9, reserve=2, home="doomed_colony", developments=["improved_logistics"])
        game.give(0, colonies=six, discovered=["alien_glassworks", "artist_settlement"]).choose(0, "settle")
        game.do(0, "settle", "alien_glassworks", "doomed")
        assert len(game.colonies(0)) == 7
        if second:
            game.do(0, "settle", "artist_settlement", "credits")
        else:
            game.do(0, "stop_settling")
        game.finish_action()
        assert game.state.view(None)["ends"]["met"] == met
        assert game.empire(0).credits == (8 if second else 9)


@rule("NFR-21.15", "NFR-21.27", "NFR-21.13", "NFR-14.22")
def test_the_refinery_may_take_the_doomed_homes_place_and_is_declared_there() -> None:
    game = table(2).give(0, credit=0, home="doomed_colony", developments=["uplift_gene_hunters"], discovered=[OORT])
    game.choose(0, "settle").do(0, "settle", OORT, "doomed")
    assert game.colonies(0) == [OORT]
    assert game.moves(0) == ["declare"]
    reserve = game.empire(0).reserve
    game.do(0, "declare", "G")
    assert game.good(0, OORT) == "G"
    assert game.empire(0).reserve == reserve + 1  # a Genes world was settled


@rule("NFR-21.12", "NFR-21.15", "NFR-A-14", "NFR-A-66")
def test_a_world_drawn_for_the_doomed_homes_may_be_settled_second_but_only_once_without_credits() -> None:
    game = table(2).give(0, credit=3, reserve=3, home="doomed_colony", discovered=["alien_glassworks"])
    game.give(0, developments=["improved_logistics", "terraforming_robots"]).bag("spice_world")
    game.choose(0, "settle").do(0, "settle", "alien_glassworks", "doomed")
    assert game.discovered(0) == ["spice_world"]
    assert game.state.actors() == (0,)
    assert game.why_not(0, "settle", "spice_world", "doomed") == ["NFR-14.20"]  # the home is gone
    game.do(0, "settle", "spice_world", "credits")
    assert game.colonies(0) == ["alien_glassworks", "spice_world"]
    assert game.empire(0).credits == 0


@rule("NFR-21.1", "NFR-21.9", "NFR-A-17")
def test_reductions_do_not_touch_the_doomed_way_nor_does_it_pay_for_one() -> None:
    """No credit comes back for a reduction, and both ways are open for the same world."""
    game = table(2).give(0, credit=4, home="doomed_colony", developments=["terraforming_specialists"])
    game.give(0, discovered=["alien_glassworks"], reserve=1).choose(0, "settle")
    assert game.can(0, "settle", "alien_glassworks", "credits")  # 6 less 2
    game.do(0, "settle", "alien_glassworks", "doomed").finish_action()
    assert game.empire(0).credits == 4
    assert game.empire(0).reserve == 1  # the bonus colonist and the home's, less two, and the one there was


# ---------------------------------------------------------------- two worlds


@rule("NFR-14.3", "NFR-21.1", "NFR-A-74")
def test_the_first_world_lends_neither_reduction_nor_temporary_strength_to_the_second() -> None:
    game = table(2).give(0, credit=4, reserve=4, developments=["improved_logistics"])
    game.give(0, discovered=["terraforming_weather_net", "spice_world", "artist_settlement"]).choose(0, "settle")
    game.do(0, "settle", "terraforming_weather_net", "credits")
    assert game.why_not(0, "settle", "spice_world", "credits") == ["NFR-7.7"]  # 3 asked, 2 left
    game = table(2).give(0, reserve=4, developments=["improved_logistics", "space_marines"])
    game.give(0, discovered=["rebel_powder_mill", "imperium_ore_bastion"]).choose(0, "settle")
    game.do(0, "settle", "rebel_powder_mill", "strength")
    assert game.good(0, "rebel_powder_mill") == "R"  # its own good is there, its power is not
    assert not game.can(0, "settle", "imperium_ore_bastion", "arming")


@rule("NFR-14.2", "NFR-A-13", "NFR-A-52", "NFR-7.9")
def test_strength_bought_for_the_first_world_serves_the_second_by_strength_and_no_contact() -> None:
    game = table(2).give(0, credit=1, reserve=6, developments=["improved_logistics", "expeditionary_force"])
    game.give(0, developments=["contact_specialist"], goods={"uplift_hatchery": "G"})
    game.give(0, discovered=["uplift_crane_flock", "uplift_orchid_minds", "rebel_broadcast_studio"])
    game.choose(0, "settle").do(0, "settle", "uplift_crane_flock", "arming")
    assert game.can(0, "settle", "uplift_orchid_minds", "strength")
    assert not game.can(0, "settle", "uplift_orchid_minds", "contact")  # 2 asked, whatever the strength
    assert game.can(0, "settle", "rebel_broadcast_studio", "contact")
    assert not game.can(0, "settle", "uplift_orchid_minds", "arming")  # the power is used up
    game.do(0, "settle", "rebel_broadcast_studio", "contact").finish_action()
    assert game.empire(0).credits == 0


@rule("NFR-21.8", "NFR-12.6", "NFR-A-51")
def test_a_good_that_another_power_needs_cannot_feed_the_power_that_takes_any() -> None:
    game = table(2).give(0, reserve=2, developments=["expeditionary_force"], colonies=["rebel_powder_mill"])
    game.give(0, goods={"rebel_powder_mill": "R", "uplift_hatchery": "G"}, discovered=["rebel_seed_vault"])
    game.choose(0, "settle").do(0, "settle", "rebel_seed_vault", "arming")
    assert game.moves(0) == ["use_power"]  # 3 and 3 are needed, nothing can be settled yet
    game.do(0, "use_power", "expeditionary_force")
    assert game.good(0, "uplift_hatchery") == ""  # the Rare good is the mill's: no choice
    game.finish_action()
    assert "rebel_seed_vault" in game.colonies(0)
    assert game.good(0, "rebel_powder_mill") == ""


@rule("NFR-21.11", "NFR-21.27", "NFR-A-12", "NFR-A-20")
@pytest.mark.parametrize(("kind", "fits"), [("R", True), ("N", False)])
def test_a_refinery_settled_first_lends_its_good_as_declared_for_the_strength_of_the_second(
    kind: str, fits: bool
) -> None:
    game = table(2).give(0, credit=9, reserve=5, developments=["improved_logistics"], colonies=["rebel_powder_mill"])
    game.give(0, discovered=[OORT, "rebel_carnival_fleet", "artist_settlement"])
    game.choose(0, "settle").do(0, "settle", OORT, "credits").do(0, "declare", kind)
    assert game.good(0, OORT) == kind
    assert game.can(0, "settle", "rebel_carnival_fleet", "arming") == fits  # a Rare good is worth 3
    if fits:
        game.do(0, "settle", "rebel_carnival_fleet", "arming")
        assert game.good(0, OORT) == ""
        assert game.colonies(0)[-1] == "rebel_carnival_fleet"


@rule("NFR-21.13", "NFR-7.17", "NFR-A-11", "NFR-A-60")
def test_colonists_that_settling_brings_are_those_the_pool_has_left_in_order() -> None:
    game = table(3).give(0, reserve=2, credit=9, developments=["frontier_settlers", "improved_logistics"])
    game.give(0, discovered=["copper_flats", "artist_settlement"]).pool(colonists=2)
    game.choose(0, "settle")  # the bonus takes one
    assert game.state.actors() == (0,)
    game.do(0, "settle", "copper_flats", "credits")
    assert (game.empire(0).reserve, game.state.colonists) == (2 + 1 - 1 + 1, 0)
    game.do(0, "settle", "artist_settlement", "credits")
    assert game.empire(0).reserve == 2  # nothing comes back from an empty pool
    assert [game.empire(seat).reserve for seat in (1, 2)] == [0, 0]
    assert game.state.view(None)["ends"]["met"] == ["colonists"]


# ---------------------------------------------------------------- the Engineers


@rule("NFR-21.1", "NFR-14.12", "NFR-A-76")
def test_a_colony_replaced_first_takes_its_reduction_from_the_main_choice() -> None:
    for replaced, price in ((True, 3), (False, 1)):
        game = table(2, options={"engineers": "before"}).give(0, credit=3, reserve=4)
        game.give(0, developments=["terraforming_engineers"], colonies=["terraforming_weather_net"])
        game.give(0, discovered=["alien_rosetta_stone_world", "spice_world"]).choose(0, "settle")
        if replaced:
            game.do(0, "replace", "terraforming_weather_net")
        else:
            game.do(0, "no_replacement")
        game.do(0, "settle", "spice_world", "credits").finish_action()
        assert game.empire(0).credits == 3 - price


@rule("NFR-14.19", "NFR-16.3", "NFR-21.14")
def test_the_colonist_a_replacement_sets_free_is_no_colonist_of_the_pool() -> None:
    game = table(2).give(0, reserve=0, developments=["terraforming_engineers"], colonies=["alien_repair_hive"])
    game.give(0, discovered=["alien_music_vault"]).pool(colonists=9).choose(0, "settle")
    game.do(0, "replace", "alien_repair_hive").finish_action()
    assert game.state.colonists == 9 - 1 - 2 - 2
    assert game.empire(0).reserve == 1 + 2 + 1
    assert game.state.view(None)["ends"]["met"] == ["colonists"]


@rule("NFR-14.13", "NFR-A-15", "NFR-21.15")
def test_the_doomed_home_may_be_replaced_instead_of_given_up_but_not_both() -> None:
    game = table(2).give(0, credit=0, home="doomed_colony", developments=["terraforming_engineers"])
    game.give(0, reserve=1, discovered=["settlers_way_station", "terraforming_weather_net"]).choose(0, "settle")
    twin = game.state.clone()
    game.do(0, "settle", "settlers_way_station", "doomed")
    assert 0 not in game.state.actors()  # no colony from before this action is left to be replaced
    game.state = twin
    game.do(0, "take_colonists").do(0, "replace", "doomed_colony").do(0, "replace_with", "settlers_way_station")
    game.finish_action()
    assert game.colonies(0) == ["settlers_way_station"]
    assert game.state.view(0)["empires"][0]["reserve"] == 1 + 1 + 2


@rule("NFR-14.12", "NFR-14.8", "NFR-14.10")
def test_reductions_and_contact_are_no_help_to_a_replacement() -> None:
    game = table(2).give(0, credit=20, reserve=4, developments=["terraforming_engineers", "contact_specialist"])
    game.give(0, developments=["terraforming_specialists"], colonies=["copper_flats"])
    game.give(0, discovered=["imperium_ore_bastion", "drifting_ore_barges"])  # military, and cheaper than printed 2
    game.choose(0, "settle").do(0, "take_colonists")
    assert game.state.action < 0  # nothing to ask: the way of contact makes no world non-military here
    assert game.colonies(0)[1:] == ["copper_flats"]


@rule("NFR-14.15", "NFR-19.8", "NFR-A-40", "NFR-A-9")
def test_a_replaced_colony_is_not_the_world_that_may_be_stored() -> None:
    game = goals(2).goal("exploration").give(0, reserve=4, developments=["terraforming_engineers"])
    game.give(0, colonies=["puppet_theatre_moon"], discovered=["auction_station"]).choose(0, "settle")
    game.do(0, "take_colonists").do(0, "replace", "puppet_theatre_moon").finish_action()
    assert game.in_bag("puppet_theatre_moon")
    assert game.empire(0).stored_worlds == []


# ---------------------------------------------------------------- contact, and what counts as military


@rule("NFR-21.10", "NFR-14.7", "NFR-21.9")
def test_contact_of_defence_one_is_free_and_a_reduction_pays_nothing_out() -> None:
    game = table(2).give(1, credit=0, reserve=2, developments=["contact_specialist", "terraforming_specialists"])
    game.give(1, discovered=["rebel_signal_tower", "alien_guard_beacon"]).choose(0, "settle")
    assert not game.can(1, "settle", "alien_guard_beacon", "contact")
    game.do(1, "settle", "rebel_signal_tower", "contact").finish_action()
    assert game.empire(1).credits == 0


@rule("NFR-12.4", "NFR-12.3", "NFR-13.7")
def test_strength_against_two_sorts_counts_twice_against_a_world_of_both() -> None:
    game = table(2).give(0, reserve=4, colonies=["imperium_customs_fort", "imperium_siege_depot"])
    game.give(0, discovered=["rebel_torpedo_foundry", "rebel_seed_vault", "imperium_ore_bastion"])
    game.choose(0, "settle")
    assert game.can(0, "settle", "rebel_torpedo_foundry", "strength")  # 2 against Rebels, 3 against Rare military
    assert not game.can(0, "settle", "rebel_seed_vault", "strength")
    assert not game.can(0, "settle", "imperium_ore_bastion", "strength")
