"""Settle and strength (NFR-7, NFR-12)."""

from typing import Any

import pytest
from games.new_frontiers.builder import table
from support.rules import rule

SIX = ["copper_flats", "artist_settlement", "auction_station", "comet_zone", "spice_world", "new_vinland"]


@rule("NFR-7.1", "NFR-7.2", "NFR-EX-13")
def test_the_bonus_colonist_comes_first_and_may_be_used_at_once() -> None:
    game = table(3).give(0, credit=2, discovered=["copper_flats"]).choose(0, "settle")
    assert game.empire(0).reserve == 1
    game.do(0, "settle", "copper_flats", "credits")
    assert game.colonies(0)[-1] == "copper_flats"
    assert (game.empire(0).credits, game.empire(0).reserve) == (0, 0)


@rule("NFR-7.3", "NFR-7.4", "NFR-7.5", "NFR-EX-14")
def test_two_colonists_or_one_world_and_no_passing() -> None:
    game = table(3).give(0, credit=9, discovered=["copper_flats", "comet_zone"]).choose(0, "settle")
    assert game.moves(0) == ["settle", "take_colonists"]
    assert game.why_not(0, "stop_settling") == ["NFR-7.4"]
    twin = game.state.clone()
    game.do(0, "take_colonists")
    assert game.empire(0).reserve == 3
    assert game.state.actors() == (1,)
    twin.apply(0, game.number(0, "settle", "copper_flats", "credits"))
    assert twin.actors() == (1,)  # one world only


@rule("NFR-7.6")
def test_a_world_needs_its_colonists() -> None:
    game = table(3).give(0, credit=9, discovered=["tidal_smelter", "copper_flats"]).choose(0, "settle")
    assert game.why_not(0, "settle", "tidal_smelter", "credits") == ["NFR-7.6"]
    assert game.can(0, "settle", "copper_flats", "credits")
    game = table(3).give(0, credit=9, reserve=3, discovered=["tidal_smelter"]).choose(0, "settle")
    game.do(0, "settle", "tidal_smelter", "credits")
    assert game.empire(0).reserve == 2  # 3 and the bonus, less 2


@rule("NFR-7.7", "NFR-7.9")
def test_a_non_military_world_costs_credits_and_strength_is_no_help() -> None:
    game = table(3).give(0, credit=3, developments=["drop_ships"], discovered=["comet_zone", "copper_flats"])
    game.choose(0, "settle")
    assert game.why_not(0, "settle", "comet_zone", "credits") == ["NFR-7.7"]
    assert game.why_not(0, "settle", "comet_zone", "strength") == ["NFR-7.7"]
    game.do(0, "settle", "copper_flats", "credits")
    assert game.empire(0).credits == 1


@rule("NFR-7.8", "NFR-7.9", "NFR-EX-15")
def test_a_military_world_needs_strength_and_no_credits() -> None:
    game = table(3).give(0, credit=5, developments=["space_marines"], discovered=["alien_guard_beacon", "copper_flats"])
    game.choose(0, "settle")
    assert game.why_not(0, "settle", "alien_guard_beacon", "strength") == ["NFR-7.8"]
    assert game.why_not(0, "settle", "alien_guard_beacon", "credits") == ["NFR-7.8"]
    game = table(3).give(0, credit=5, developments=["drop_ships"], discovered=["alien_guard_beacon"])
    game.choose(0, "settle").do(0, "settle", "alien_guard_beacon", "strength")
    assert game.empire(0).credits == 5
    assert game.good(0, "alien_guard_beacon") == "A"


@rule("NFR-7.10")
def test_a_settled_world_leaves_the_discovered_ones_and_follows_the_last_colony() -> None:
    game = table(3).give(0, credit=9, colonies=["comet_zone"], discovered=["copper_flats", "alien_loom"])
    game.choose(0, "settle").do(0, "settle", "copper_flats", "credits")
    assert game.colonies(0)[1:] == ["comet_zone", "copper_flats"]
    assert game.discovered(0) == ["alien_loom"]


@rule("NFR-7.11", "NFR-7.12", "NFR-13.4")
@pytest.mark.parametrize(
    ("world", "good"), [("uplift_kelp_choir", "G"), ("copper_flats", ""), ("settlers_way_station", "")]
)
def test_only_a_windfall_world_gets_a_good_when_settled(world: str, good: str) -> None:
    game = table(3).give(0, credit=9, discovered=[world]).choose(0, "settle").do(0, "settle", world, "credits")
    assert game.good(0, world) == good
    assert game.state.goods == [19, 17, 13 - (1 if good else 0), 11]


@rule("NFR-7.13", "NFR-11.2", "NFR-12.8", "NFR-EX-48")
def test_a_new_colony_helps_from_the_next_action_on() -> None:
    game = table(2).give(0, reserve=4, developments=["improved_logistics", "space_marines"])
    game.give(0, credit=9, discovered=["rebel_training_camp", "uplift_orchid_minds", "copper_flats"]).choose(
        0, "settle"
    )
    game.do(0, "settle", "rebel_training_camp", "strength")
    assert game.why_not(0, "settle", "uplift_orchid_minds", "strength") == ["NFR-7.8"]  # 2 against 3
    game.finish_action().choose(1, "isolation").choose(0, "produce").finish_action()
    game.choose(1, "explore").finish_action().choose(0, "settle")
    assert game.can(0, "settle", "uplift_orchid_minds", "strength")  # 2 + 2 against 3


@rule("NFR-7.14", "NFR-7.21", "NFR-EX-47", "NFR-11.11")
def test_more_than_seven_colonies_end_the_game_home_included() -> None:
    for colonies, ended in ((SIX[:5], False), (SIX, True)):
        game = table(3).give(0, credit=9, colonies=colonies, discovered=["drifting_ore_barges"])
        game.give(1, credit=9, reserve=1, discovered=["puppet_theatre_moon"]).choose(0, "settle")
        game.do(0, "settle", "drifting_ore_barges", "credits")
        assert not game.state.ends  # only when the whole action is over
        game.finish_action()
        assert bool(game.state.ends) == ended


@rule("NFR-7.15", "NFR-7.21")
def test_fewer_than_five_colonists_after_settle_end_the_game() -> None:
    for pool, ended in ((12, False), (11, True)):
        game = table(3).pool(colonists=pool).choose(0, "settle").finish_action()
        assert game.state.colonists == pool - 7
        assert bool(game.state.ends) == ended


@rule("NFR-7.17", "NFR-EX-22", "NFR-18.2", "NFR-A-10")
def test_later_players_get_what_is_left_of_the_colonists() -> None:
    game = table(3).give(1, credit=9, reserve=1, discovered=["copper_flats"]).pool(colonists=3).choose(0, "settle")
    assert game.empire(0).reserve == 3
    assert game.can(1, "take_colonists")  # 0 of them, and no duty to settle
    game.do(1, "take_colonists")
    assert [game.empire(seat).reserve for seat in range(3)] == [3, 1, 0]
    assert game.state.view(None)["ends"]["met"] == ["colonists"]


@rule("NFR-7.18")
def test_a_colony_is_worth_its_printed_points() -> None:
    game = table(3).give(0, colonies=["alien_garden_ring", "last_rebel_citadel"])
    assert game.state.tally()[0]["colonies"] == 2 + 6 + 9


@rule("NFR-7.19", "NFR-14.6", "NFR-EX-19", "NFR-A-64")
def test_the_limit_of_nine_holds_at_the_end_of_settle_too() -> None:
    discovered = ["alien_loom", "comet_zone", "gladiator_moon", "contraband_wharf", "rebel_scrapyard", "spice_world"]
    game = table(3).give(0, credit=9, developments=["terraforming_robots"], colonies=["artist_settlement"])
    game.give(0, discovered=[*discovered, "copper_flats"]).choose(0, "settle")
    game.do(0, "settle", "copper_flats", "credits")
    assert len(game.empire(0).discovered) == 7  # a tenth world was drawn
    assert game.moves(0) == ["return_world"]
    assert len(game.state.legal(0)) == 7
    game.do(0, "return_world", "alien_loom")
    assert game.in_bag("alien_loom")
    assert len(game.empire(0).discovered) + len(game.empire(0).colonies) == 9


@rule("NFR-7.20", "NFR-A-75")
def test_what_settling_brings_cannot_help_to_settle_the_same_world() -> None:
    game = table(3).give(0, credit=9, developments=["expeditionary_force"], discovered=["rebel_scrapyard"])
    game.choose(0, "settle")
    assert game.moves(0) == []  # its own windfall good is not there yet: only colonists were left
    game = table(3).give(0, credit=1, developments=["frontier_settlers"], discovered=["copper_flats", "tidal_smelter"])
    game.choose(0, "settle")
    assert game.state.actors() == (1,)  # 1 credit and 1 colonist reach neither world


@rule("NFR-12.1", "NFR-12.2", "NFR-21.7", "NFR-A-13")
def test_strength_is_the_sum_over_developments_and_colonies_and_is_not_spent() -> None:
    game = table(2).give(0, reserve=5, home="imperium_banner_keep", colonies=["rebel_training_camp"])
    game.give(
        0, developments=["space_marines", "improved_logistics"], discovered=["alien_loom", "imperium_ore_bastion"]
    )
    assert game.state.view(None)["empires"][0]["strength"]["general"] == 5
    game.choose(0, "settle").do(0, "settle", "alien_loom", "strength")
    assert game.can(0, "settle", "imperium_ore_bastion", "strength")


@rule("NFR-12.3", "NFR-12.4", "NFR-21.7", "NFR-EX-16")
def test_specialised_strength_adds_up_against_its_own_sort_only() -> None:
    game = table(3).give(0, reserve=2, developments=["space_marines", "galactic_imperium"])
    game.give(0, discovered=["rebel_torpedo_foundry", "uplift_orchid_minds", "rebel_seed_vault"]).choose(0, "settle")
    assert game.can(0, "settle", "rebel_torpedo_foundry", "strength")  # 2 + 3 against 4
    assert not game.can(0, "settle", "uplift_orchid_minds", "strength")  # 2 against 3
    assert not game.can(0, "settle", "rebel_seed_vault", "strength")  # 5 against 6


@rule("NFR-12.5", "NFR-12.6", "NFR-12.7", "NFR-21.8")
def test_a_good_from_any_colony_gives_strength_for_this_action() -> None:
    game = table(2).give(0, reserve=3, developments=["expeditionary_force"], colonies=["copper_flats"])
    game.give(0, goods={"copper_flats": "R", "uplift_hatchery": "G"}, discovered=["alien_guard_beacon", "alien_loom"])
    game.choose(0, "settle")
    assert not game.can(0, "settle", "alien_guard_beacon", "strength")
    assert not game.can(0, "settle", "alien_loom", "arming")  # 3 against 5: it would not succeed
    game.do(0, "settle", "alien_guard_beacon", "arming")
    assert game.can(0, "spend", "copper_flats")
    assert game.can(0, "spend", "uplift_hatchery")
    game.do(0, "spend", "copper_flats")
    assert game.colonies(0)[-1] == "alien_guard_beacon"
    assert game.good(0, "copper_flats") == ""
    assert game.state.goods[1] == 17
    game.finish_action().choose(1, "isolation")
    assert game.empire(0).temporary == 0
    assert game.state.view(0)["empires"][0]["strength"]["temporary"] == 0


@rule("NFR-21.8", "NFR-11.7")
def test_a_power_that_spends_a_good_works_once_and_takes_only_its_kind() -> None:
    game = table(3).give(0, reserve=3, colonies=["rebel_powder_mill", "copper_flats", "rebel_torpedo_foundry"])
    goods = {"rebel_powder_mill": "R", "copper_flats": "R", "uplift_hatchery": "G"}
    game.give(0, goods=goods, discovered=["imperium_ore_bastion"]).choose(0, "settle")
    game.do(0, "settle", "imperium_ore_bastion", "arming")  # 3 for a Rare good, 2 for any: both are needed
    game.do(0, "use_power", "rebel_powder_mill")
    assert not game.can(0, "spend", "uplift_hatchery")
    game.do(0, "spend", "copper_flats")
    assert not game.can(0, "use_power", "rebel_powder_mill")
    game.do(0, "spend", "uplift_hatchery")
    assert game.colonies(0)[-1] == "imperium_ore_bastion"
    assert game.good(0, "rebel_powder_mill") == "R"


@rule("NFR-21.8", "NFR-A-13")
def test_strength_that_suffices_may_be_raised_but_not_without_a_good() -> None:
    """Given enough strength and a power; Then arming means discarding a good first; a used power arms nothing more."""
    game = table(2).give(0, reserve=3, developments=["expeditionary_force", "space_marines", "improved_logistics"])
    game.give(0, colonies=["copper_flats"], goods={"copper_flats": "R", "uplift_hatchery": "G"})
    game.give(0, discovered=["contraband_wharf", "gladiator_moon", "alien_loom", "rebel_seed_vault"])
    game.choose(0, "settle")
    assert game.can(0, "settle", "alien_loom", "arming")  # 2 + 3 against 5
    assert not game.can(0, "settle", "rebel_seed_vault", "arming")  # against 6
    game.do(0, "settle", "contraband_wharf", "arming")
    assert game.moves(0) == ["spend"]  # the only power: no settling before its good
    game.do(0, "spend", "copper_flats")
    assert game.colonies(0)[-1] == "contraband_wharf"
    assert (game.good(0, "uplift_hatchery"), game.empire(0).temporary) == ("G", 3)
    assert game.can(0, "settle", "gladiator_moon", "strength")
    assert game.why_not(0, "settle", "gladiator_moon", "arming") != []  # used up, though a good is left


@rule("NFR-21.8", "NFR-A-51")
def test_more_strength_than_needed_may_be_bought_with_goods() -> None:
    """NFR-A-51."""
    game = table(3).give(0, reserve=2, developments=["expeditionary_force"], colonies=["rebel_torpedo_foundry"])
    game.give(0, goods={"rebel_torpedo_foundry": "R", "uplift_hatchery": "G"}, discovered=["contraband_wharf"])
    game.choose(0, "settle").do(0, "settle", "contraband_wharf", "arming")
    game.do(0, "use_power", "expeditionary_force").do(0, "spend", "uplift_hatchery")
    assert game.moves(0) == ["settle_now", "use_power"]
    game.do(0, "settle_now")
    assert game.colonies(0)[-1] == "contraband_wharf"


@rule("NFR-11.8", "NFR-21.9", "NFR-11.5")
def test_a_cheaper_world_still_needs_its_colonists() -> None:
    game = table(3).give(0, credit=0, home="terraforming_terraces", discovered=["copper_flats", "tidal_smelter"])
    game.choose(0, "settle")
    assert game.can(0, "settle", "copper_flats", "credits")
    assert game.why_not(0, "settle", "tidal_smelter", "credits") == ["NFR-7.6"]
    game = table(3).give(0, credit=0, home="terraforming_terraces", discovered=["artist_settlement"])
    game.choose(0, "settle").do(0, "settle", "artist_settlement", "credits")
    assert game.empire(0).credits == 0  # 1 - 2 is no gain


@rule("NFR-21.9", "NFR-11.4")
def test_reductions_test_the_world_and_stack() -> None:
    game = table(3).give(0, credit=0, home="alien_stairway", colonies=["alien_rosetta_stone_world", "prospectors_camp"])
    game.give(0, reserve=3, discovered=["alien_music_vault", "copper_flats", "oort_cloud_alien_refinery"])
    prices = {world["tile"]: world["price"] for world in game.state.view(0)["empires"][0]["discovered"]}
    assert prices == {"alien_music_vault": 1, "copper_flats": 1, "oort_cloud_alien_refinery": 0}


@rule("NFR-21.13", "NFR-11.9", "NFR-11.10")
def test_rewards_for_settling_test_the_new_colony() -> None:
    game = table(3).give(0, credit=4, reserve=2, colonies=["imperium_staff_college"], developments=["space_marines"])
    game.give(0, discovered=["rebel_scrapyard", "copper_flats"]).choose(0, "settle")
    twin = game.state.clone()
    game.do(0, "settle", "rebel_scrapyard", "strength")
    assert game.empire(0).credits == 5
    twin.apply(0, game.number(0, "settle", "copper_flats", "credits"))
    assert twin.empires[0].credits == 2
    game = table(3).give(0, developments=["uplift_gene_hunters"], credit=9, discovered=["uplift_kelp_choir"])
    game.choose(0, "settle").do(0, "settle", "uplift_kelp_choir", "credits")
    assert game.empire(0).reserve == 1


@rule("NFR-18.8")
@pytest.mark.parametrize(
    ("tiles", "at_once"),
    [
        ({}, 12),  # 6 for the three players, and 5 stay in the pool; the bonus is the twelfth
        ({"developments": ["improved_logistics"]}, 12),
        ({"developments": ["frontier_settlers"]}, 12),  # 1 for settling is less than the 2 that could be taken
        ({"home": "caravan_cradle", "developments": ["frontier_settlers", "uplift_gene_hunters"]}, 13),
        ({"developments": ["frontier_settlers", "improved_logistics"]}, 12),
        ({"home": "caravan_cradle", "developments": ["frontier_settlers", "improved_logistics"]}, 14),
        ({"colonies": ["imperium_staff_college"]}, 12),  # credits for settling take nothing out of the pool
    ],
)
def test_settle_goes_in_order_as_soon_as_the_colonists_might_not_last(tiles: dict[str, Any], at_once: int) -> None:
    """So many in the pool, and all choose at the same time; one fewer, and they choose in order."""
    for pool, actors in ((at_once, (0, 1, 2)), (at_once - 1, (0,))):
        game = table(3)
        for seat, world in enumerate(("copper_flats", "artist_settlement", "auction_station")):
            game.give(seat, credit=5, reserve=1, discovered=[world])
        game.give(1, **tiles).pool(colonists=pool).choose(0, "settle")
        assert game.state.actors() == actors


@rule("NFR-18.8")
@pytest.mark.parametrize(("developments", "most"), [([], 6), (["improved_logistics"], 5)])
def test_settle_goes_in_order_when_somebody_might_have_eight_colonies(developments: list[str], most: int) -> None:
    others = ["comet_zone", "spice_world", "new_vinland", "assayers_moon", "tidal_smelter", "deep_space_symbionts"]
    for colonies, actors in ((most, (0, 1, 2)), (most + 1, (0,))):
        game = table(3).give(2, developments=developments, colonies=others[: colonies - 1])
        for seat, world in enumerate(("copper_flats", "artist_settlement", "auction_station")):
            game.give(seat, credit=5, reserve=1, discovered=[world])
        assert game.pool(colonists=30).choose(0, "settle").state.actors() == actors


@rule("NFR-18.7", "NFR-18.8")
def test_settle_is_chosen_at_the_same_time_unless_the_game_could_end_by_it() -> None:
    def prepared(colonists: int) -> list[int]:
        game = table(3)
        for seat, world in enumerate(("copper_flats", "artist_settlement", "auction_station")):
            game.give(seat, credit=5, reserve=1, discovered=[world])
        return list(game.pool(colonists=colonists).choose(0, "settle").state.actors())

    assert prepared(30) == [0, 1, 2]
    assert prepared(11) == [0]
    game = table(3)
    for seat, world in enumerate(("copper_flats", "artist_settlement", "auction_station")):
        game.give(seat, credit=5, reserve=1, discovered=[world])
    game.choose(0, "settle")
    twin = game.state.clone()
    moves = [
        (0, game.number(0, "settle", "copper_flats", "credits")),
        (1, game.number(1, "settle", "artist_settlement", "credits")),
        (2, game.number(2, "take_colonists")),
    ]
    for seat, action in moves:
        game.state.apply(seat, action)
    for seat, action in reversed(moves):
        twin.apply(seat, action)
    assert game.state.fingerprint() == twin.fingerprint()
