"""Single tiles (NFR-14) and the powers that only they have."""

from games.new_frontiers.builder import Builder, table
from support.rules import rule


def logistics(*worlds: str, **more: int) -> Builder:
    game = table(2).give(0, developments=["improved_logistics"], discovered=worlds, reserve=more.get("reserve", 4))
    return game.give(0, credit=more.get("credit", 9))


@rule("NFR-14.1", "NFR-21.11", "NFR-A-12")
def test_improved_logistics_settles_a_second_world_but_not_after_taking_colonists() -> None:
    game = logistics("copper_flats", "artist_settlement", "spice_world").choose(0, "settle")
    twin = game.state.clone()
    game.do(0, "settle", "copper_flats", "credits")
    assert game.moves(0) == ["settle", "stop_settling"]
    game.do(0, "settle", "artist_settlement", "credits")
    assert game.colonies(0)[1:] == ["copper_flats", "artist_settlement"]
    assert 0 not in game.state.actors() or game.state.action < 0  # no third
    twin.apply(0, game.number(0, "take_colonists"))
    assert 0 not in twin.actors() or twin.action < 0


@rule("NFR-14.1")
def test_the_second_world_is_no_duty() -> None:
    game = logistics("copper_flats", "artist_settlement").choose(0, "settle").do(0, "settle", "copper_flats", "credits")
    game.do(0, "stop_settling")
    assert game.discovered(0) == ["artist_settlement"]


@rule("NFR-14.2", "NFR-14.3", "NFR-EX-17", "NFR-A-13")
def test_temporary_strength_lasts_for_the_second_world_but_new_powers_do_not_help() -> None:
    game = table(2).give(0, reserve=5, developments=["improved_logistics", "space_marines", "expeditionary_force"])
    game.give(0, colonies=["copper_flats"], goods={"copper_flats": "R", "uplift_hatchery": "G"})
    game.give(0, discovered=["rebel_carnival_fleet", "alien_loom", "rebel_seed_vault"]).choose(0, "settle")
    game.do(0, "settle", "rebel_carnival_fleet", "arming").do(0, "spend", "copper_flats")  # 2 + 3 against 3
    assert game.can(0, "settle", "alien_loom", "strength")  # 5 against 5 without a further good
    assert not game.can(0, "settle", "rebel_seed_vault", "strength")  # the first world's +1 would be needed
    game.do(0, "settle", "alien_loom", "strength")
    assert game.good(0, "uplift_hatchery") == "G"


@rule("NFR-14.4", "NFR-14.5", "NFR-21.12", "NFR-EX-7", "NFR-11.10")
def test_robots_draw_a_world_for_each_of_two_settlements() -> None:
    game = logistics("copper_flats", "artist_settlement").give(0, developments=["terraforming_robots"])
    bag = len(game.state.bag)
    game.choose(0, "settle").do(0, "settle", "copper_flats", "credits")
    assert len(game.empire(0).discovered) == 2
    game.do(0, "settle", "artist_settlement", "credits")
    assert len(game.empire(0).discovered) == 2
    assert len(game.state.bag) == bag - 2


@rule("NFR-21.12")
def test_robots_draw_nothing_for_colonists() -> None:
    game = table(2).give(0, credit=5, developments=["terraforming_robots"], discovered=["copper_flats"])
    game.choose(0, "settle").do(0, "take_colonists")
    assert game.discovered(0) == ["copper_flats"]


@rule("NFR-21.11", "NFR-A-14", "NFR-A-74")
def test_gains_of_the_first_settlement_may_pay_for_the_second() -> None:
    """NFR-A-74, NFR-A-14: credits, colonists and drawn worlds are there by then."""
    game = table(2).give(0, credit=0, developments=["improved_logistics", "space_marines", "frontier_settlers"])
    game.give(0, colonies=["imperium_staff_college"], discovered=["rebel_scrapyard", "artist_settlement"])
    game.choose(0, "settle").do(0, "settle", "rebel_scrapyard", "strength")
    assert (game.empire(0).credits, game.empire(0).reserve) == (1, 1)
    assert game.can(0, "settle", "artist_settlement", "credits")


@rule("NFR-14.7", "NFR-21.10", "NFR-EX-18", "NFR-A-19")
def test_contact_specialist_pays_defence_less_one_for_worlds_that_are_not_alien() -> None:
    worlds = ["rebel_torpedo_foundry", "alien_guard_beacon", "rebel_scrapyard"]
    game = table(3).give(0, credit=3, developments=["contact_specialist"], discovered=worlds).choose(0, "settle")
    assert game.can(0, "settle", "rebel_torpedo_foundry", "contact")  # 4 - 1
    assert game.why_not(0, "settle", "alien_guard_beacon", "contact") == ["NFR-14.7"]
    twin = game.state.clone()
    game.do(0, "settle", "rebel_torpedo_foundry", "contact")
    assert game.empire(0).credits == 0
    assert game.tables.tiles[game.empire(0).colonies[-1]].military  # NFR-A-19
    twin.apply(0, game.number(0, "settle", "rebel_scrapyard", "contact"))
    assert twin.empires[0].credits == 3
    game = table(3).give(0, credit=1, home="terraforming_terraces", developments=["contact_specialist"])
    game.give(0, discovered=["rebel_torpedo_foundry"]).choose(0, "settle")
    game.do(0, "settle", "rebel_torpedo_foundry", "contact")
    assert game.empire(0).credits == 0  # 4 - 1 - 2


def engineers(colony: str, *worlds: str, reserve: int = 3, home: str = "uplift_hatchery") -> Builder:
    colonies = [colony] if colony != home else []
    game = table(2).give(0, reserve=reserve, home=home, developments=["terraforming_engineers"], colonies=colonies)
    return game.give(0, credit=0, discovered=worlds).choose(0, "settle")


@rule("NFR-21.12", "NFR-14.5", "NFR-14.4")
def test_each_power_draws_a_world_for_each_settlement() -> None:
    """Two powers and two settlements: four worlds."""
    powers = ["terraforming_robots", "improved_logistics"]
    game = table(3).give(0, credit=9, reserve=2, home="terraforming_silt_gardens", developments=powers)
    game.give(0, discovered=["copper_flats", "artist_settlement"]).choose(0, "settle")
    game.do(0, "settle", "copper_flats", "credits")
    assert len(game.empire(0).discovered) == 1 + 2
    game.do(0, "settle", "artist_settlement", "credits")
    assert len(game.empire(0).discovered) == 4


@rule("NFR-21.12", "NFR-14.5")
def test_no_world_is_drawn_for_taking_colonists() -> None:
    game = table(3).give(0, credit=9, developments=["terraforming_robots"], discovered=["copper_flats"])
    game.choose(0, "settle").do(0, "take_colonists").finish_action()
    assert game.discovered(0) == ["copper_flats"]


@rule("NFR-21.12", "NFR-14.11", "NFR-A-76")
def test_no_world_is_drawn_for_a_replacement() -> None:
    game = table(3).give(0, credit=0, developments=["terraforming_robots", "terraforming_engineers"])
    game.give(0, colonies=["puppet_theatre_moon"], discovered=["auction_station"]).choose(0, "settle")
    game.take_colonists(0).do(0, "replace", "puppet_theatre_moon").finish_action()
    assert game.colonies(0)[-1] == "auction_station"
    assert game.discovered(0) == []


@rule("NFR-21.12")
def test_a_world_is_drawn_for_settling_in_place_of_the_doomed_colony() -> None:
    game = table(3).give(0, credit=0, home="doomed_colony", developments=["terraforming_robots"])
    game.give(0, discovered=["copper_flats"]).choose(0, "settle").do(0, "settle", "copper_flats", "doomed")
    assert game.colonies(0) == ["copper_flats"]
    assert len(game.empire(0).discovered) == 1


@rule("NFR-14.8", "NFR-14.10", "NFR-14.12", "NFR-EX-20", "NFR-21.14", "NFR-A-59")
def test_engineers_replace_by_a_world_of_the_kind_up_to_three_dearer() -> None:
    worlds = [
        "auction_station",
        "spice_world",
        "clockmakers_garden",
        "galactic_information_network",
        "artist_settlement",
    ]
    game = engineers("puppet_theatre_moon", *worlds, "alien_music_vault", home="terraforming_terraces")
    game.take_colonists(0).do(0, "replace", "puppet_theatre_moon")
    for world in worlds[:4]:
        assert game.can(0, "replace_with", world)
    assert game.why_not(0, "replace_with", "artist_settlement") == ["NFR-14.10"]  # a cheaper one
    assert game.why_not(0, "replace_with", "alien_music_vault") == ["NFR-14.8"]  # another kind
    game.do(0, "replace_with", "galactic_information_network")
    assert game.empire(0).credits == 0
    assert game.colonies(0) == ["terraforming_terraces", "galactic_information_network"]


@rule("NFR-14.8", "NFR-A-71", "NFR-21.14")
def test_engineers_leave_military_worlds_alone() -> None:
    game = engineers("rebel_broadcast_studio", "spice_world", "auction_station").take_colonists(0)
    assert game.state.actors() != (0,) or game.state.action < 0  # nothing to replace: nothing is asked


@rule("NFR-14.9")
def test_for_the_engineers_grey_is_a_kind() -> None:
    game = engineers("settlers_way_station", "terraforming_weather_net", "copper_flats").take_colonists(0)
    game.do(0, "replace", "settlers_way_station")
    assert "terraforming_weather_net" in game.colonies(0)  # the only grey one


@rule("NFR-14.11", "NFR-21.13", "NFR-A-15", "NFR-14.12")
def test_a_replacement_is_no_settling() -> None:
    game = table(2).give(0, reserve=2, developments=["terraforming_engineers", "frontier_settlers"])
    game.give(0, credit=9, colonies=["puppet_theatre_moon"], discovered=["auction_station", "copper_flats"])
    game.choose(0, "settle").do(0, "settle", "copper_flats", "credits")
    reserve = game.empire(0).reserve
    game.do(0, "replace", "puppet_theatre_moon")
    assert game.colonies(0)[-1] == "auction_station"  # on top of the settlement
    assert game.empire(0).reserve == reserve


@rule("NFR-14.13")
def test_a_colony_settled_in_this_action_cannot_be_replaced() -> None:
    game = engineers("copper_flats", "devolved_uplift_race", "auction_station", "tidal_smelter")
    game.do(0, "settle", "devolved_uplift_race", "credits")
    assert game.can(0, "replace", "copper_flats")
    assert game.why_not(0, "replace", "devolved_uplift_race") == ["NFR-14.13"]


@rule("NFR-14.16")
def test_the_good_of_a_replaced_colony_returns_whatever_its_kind() -> None:
    """A Novelty good, the first kind of all; and nothing returns where nothing lay."""
    for goods, left in (({"puppet_theatre_moon": "N"}, 18), ({}, 19)):
        game = table(2).give(0, developments=["terraforming_engineers"], colonies=["puppet_theatre_moon"], goods=goods)
        assert game.state.goods[0] == left
        game.give(0, discovered=["auction_station"]).choose(0, "settle").take_colonists(0)
        game.do(0, "replace", "puppet_theatre_moon")
        assert game.colonies(0)[-1] == "auction_station"
        assert game.state.goods == [19, 17, 13, 11]


@rule("NFR-14.14", "NFR-21.27", "NFR-A-20")
def test_the_refinery_is_any_of_four_kinds_for_the_engineers_but_never_grey() -> None:
    game = engineers("oort_cloud_alien_refinery", "terraforming_weather_net", "comet_zone").take_colonists(0)
    game.do(0, "replace", "oort_cloud_alien_refinery")
    assert game.colonies(0)[-1] == "comet_zone"  # no choice: the grey one is not offered
    game = engineers("copper_flats", "oort_cloud_alien_refinery").take_colonists(0).do(0, "replace", "copper_flats")
    assert game.good(0, "oort_cloud_alien_refinery") == "R"  # declared by the pair


@rule("NFR-14.15", "NFR-14.16", "NFR-14.17", "NFR-14.18", "NFR-14.19", "NFR-EX-21", "NFR-A-17")
def test_a_replacement_moves_goods_colonists_and_tiles() -> None:
    game = table(2).give(0, reserve=0, developments=["terraforming_engineers"], colonies=["alien_music_vault"])
    game.give(0, goods={"alien_music_vault": "A"}, discovered=["alien_repair_hive"]).choose(0, "settle")
    assert game.empire(0).reserve >= 1  # the bonus
    game.do(0, "replace", "alien_music_vault")
    assert game.good(0, "alien_repair_hive") == "A"
    assert game.state.goods[3] == 10  # one came back, one was put
    assert game.in_bag("alien_music_vault")
    assert game.empire(0).reserve == 3 - 1

    game = table(2).give(0, developments=["terraforming_engineers"], colonies=["alien_repair_hive"])
    game.give(0, discovered=["alien_music_vault"]).choose(0, "settle")
    game.do(0, "replace", "alien_repair_hive")
    assert game.empire(0).reserve == 3 + 1  # the colonist left over


@rule("NFR-14.18", "NFR-A-18")
def test_without_the_missing_colonist_there_is_no_replacement() -> None:
    game = table(2).give(1, developments=["terraforming_engineers"], colonies=["alien_music_vault"])
    game.give(1, discovered=["alien_repair_hive"]).pool(colonists=3).choose(0, "settle")
    assert game.empire(1).reserve == 0  # the pool was empty
    assert "alien_music_vault" in game.colonies(1)
    assert game.state.action < 0  # nothing was asked


@rule("NFR-14.15")
def test_a_replaced_home_leaves_the_game() -> None:
    game = engineers("uplift_hatchery", "uplift_apiary").take_colonists(0)
    game.do(0, "replace", "uplift_hatchery")
    assert game.colonies(0) == ["uplift_apiary"]
    assert all(world < 60 for world in game.state.bag)


@rule("NFR-14.20", "NFR-21.15", "NFR-14.18", "NFR-14.19", "NFR-A-17")
def test_the_doomed_colony_is_given_up_for_a_world_without_credits() -> None:
    game = table(2).give(0, credit=0, home="doomed_colony", developments=["terraforming_robots"])
    game.give(0, discovered=["alien_garden_ring", "copper_flats", "rebel_scrapyard"]).choose(0, "settle")
    assert game.can(0, "settle", "copper_flats", "doomed")
    assert game.why_not(0, "settle", "rebel_scrapyard", "doomed") == ["NFR-14.20"]
    other = table(2).give(0, credit=9, home="keel_harbour", developments=["space_marines"], discovered=["copper_flats"])
    assert not other.choose(0, "settle").can(0, "settle", "copper_flats", "doomed")  # another home stays
    game.do(0, "settle", "alien_garden_ring", "doomed")  # needs 2: the home's and the bonus colonist
    assert game.colonies(0) == ["alien_garden_ring"]
    assert game.empire(0).reserve == 0
    assert game.good(0, "alien_garden_ring") == "A"
    assert len(game.empire(0).discovered) == 3  # it is settling: the Robots drew


@rule("NFR-14.18", "NFR-21.15")
def test_a_bigger_world_needs_its_second_colonist_beside_the_doomed_ones() -> None:
    game = table(2).give(1, credit=0, home="doomed_colony", discovered=["alien_garden_ring", "copper_flats"])
    game.choose(0, "settle")
    assert game.why_not(1, "settle", "alien_garden_ring", "doomed") == ["NFR-14.18"]
    game.do(1, "settle", "copper_flats", "doomed")
    assert game.empire(1).reserve == 0


@rule("NFR-14.22", "NFR-14.23", "NFR-21.27")
def test_the_refinery_is_declared_when_settled_and_once_for_each_action() -> None:
    game = table(2).give(0, credit=9, developments=["uplift_gene_hunters"], discovered=["oort_cloud_alien_refinery"])
    game.choose(0, "settle").do(0, "settle", "oort_cloud_alien_refinery", "credits")
    assert game.moves(0) == ["declare"]
    game.do(0, "declare", "G")
    assert game.good(0, "oort_cloud_alien_refinery") == "G"  # its effect works within the action
    assert game.empire(0).reserve == 1  # and it counted as a Genes world
    game.finish_action()
    assert game.state.view(None)["oort_kind"] is None


@rule("NFR-14.24", "NFR-14.25", "NFR-EX-45", "NFR-9.19")
def test_the_good_on_the_refinery_keeps_its_kind_and_is_not_for_sale() -> None:
    game = table(2).give(0, colonies=["oort_cloud_alien_refinery", "galactic_information_network", "copper_flats"])
    game.give(0, goods={"oort_cloud_alien_refinery": "N", "copper_flats": "R"}).choose(0, "trade_consume")
    assert game.why_not(0, "sell", "oort_cloud_alien_refinery") == ["NFR-14.25"]
    game.do(0, "sell", "copper_flats")
    assert game.good(0, "oort_cloud_alien_refinery") == ""  # consumed as Novelty
    assert game.empire(0).chips == 1 + 2


@rule("NFR-14.26", "NFR-17.2", "NFR-A-80")
def test_the_refinery_is_declared_once_more_for_scoring() -> None:
    game = table(3).give(1, colonies=["oort_cloud_alien_refinery"], developments=["mining_league"])
    game.pool(chips=1).choose(0, "send_diplomats").finish_round()
    assert game.state.actors() == (1,)
    assert game.moves(1) == ["declare"]
    twin = game.state.clone()
    game.do(1, "declare", "R")
    twin.apply(1, game.number(1, "declare", "N"))
    assert game.state.over()
    assert game.state.tally()[1]["bonuses"] == 2 + 1  # a Rare colony, and the tile itself
    assert twin.tally()[1]["bonuses"] == 1


@rule("NFR-14.27", "NFR-8.8", "NFR-EX-25", "NFR-21.16")
def test_comet_zone_pays_only_for_a_good_placed_now() -> None:
    for goods, paid in (({"comet_zone": "R"}, 0), ({}, 2)):
        game = table(3).give(1, credit=0, colonies=["comet_zone"], goods=goods).choose(0, "produce").finish_action()
        assert game.good(1, "comet_zone") == "R"
        assert game.empire(1).credits == paid


@rule("NFR-14.28", "NFR-21.19", "NFR-EX-26", "NFR-A-22")
def test_mining_industry_compares_rare_goods_produced_now() -> None:
    game = table(2).give(0, credit=0, developments=["mining_industry"], colonies=["copper_flats", "tidal_smelter"])
    game.give(0, colonies=["assayers_moon"], goods={"tidal_smelter": "R", "assayers_moon": "R"})
    game.give(1, credit=0, colonies=["comet_zone", "terraforming_boreholes"]).choose(0, "produce").finish_action()
    made = [event.seat for event in game.told("produced") if event.piece == "good:1"]
    assert sorted(made) == [0, 1, 1]
    assert game.empire(0).credits == 0
    for others, paid in (([], 2), (["comet_zone"], 0)):
        game = table(2).give(0, credit=0, developments=["mining_industry"], colonies=["copper_flats"])
        game.give(1, colonies=others).choose(0, "produce").finish_action()
        assert game.empire(0).credits == paid


@rule("NFR-14.29", "NFR-9.7", "NFR-21.20", "NFR-11.4")
def test_spice_world_raises_only_sales_of_novelty() -> None:
    game = table(2).give(0, colonies=["spice_world", "copper_flats"], developments=["export_duties"])
    game.give(0, credit=0, goods={"spice_world": "N", "copper_flats": "R"})
    assert game.state.view(0)["empires"][0]["sales"] == [1 + 2 + 1, 2 + 1, 3 + 1, 4 + 1]
    game.choose(0, "trade_consume").do(0, "sell", "spice_world")
    assert game.empire(0).credits == 4


@rule("NFR-14.30", "NFR-14.31", "NFR-21.23", "NFR-EX-30", "NFR-9.15", "NFR-9.16", "NFR-A-25")
def test_stated_kinds_and_up_to_powers() -> None:
    game = table(2).give(
        0, developments=["consumer_markets"], colonies=["spice_world", "auction_station", "copper_flats"]
    )
    game.give(0, goods={"spice_world": "N", "auction_station": "N", "copper_flats": "R"}).choose(0, "trade_consume")
    game.do(0, "no_sale")  # both Novelty goods must go, the Rare one cannot
    assert [game.good(0, name) for name in ("spice_world", "auction_station", "copper_flats")] == ["", "", "R"]
    assert game.empire(0).chips == 1 + 2
    game = table(2).give(0, colonies=["galactic_information_network", "copper_flats"], goods={"copper_flats": "R"})
    game.choose(0, "trade_consume").do(0, "no_sale")
    assert game.empire(0).chips == 1
    assert game.good(0, "copper_flats") == "R"


@rule("NFR-14.31", "NFR-9.10")
def test_arms_factory_takes_up_to_two_rare_goods_of_the_owners_choice() -> None:
    game = table(2).give(0, credit=0, developments=["imperium_arms_factory"], colonies=["copper_flats", "comet_zone"])
    game.give(0, colonies=["tidal_smelter"], goods={"copper_flats": "R", "comet_zone": "R", "tidal_smelter": "R"})
    game.choose(0, "trade_consume").do(0, "no_sale")
    assert game.moves(0) == ["spend"]
    game.do(0, "spend", "comet_zone").do(0, "spend", "copper_flats")
    assert game.good(0, "tidal_smelter") == "R"
    assert (game.empire(0).chips, game.empire(0).credits) == (3, 2)


@rule("NFR-14.32", "NFR-21.21", "NFR-11.3", "NFR-A-27")
def test_only_the_consume_power_of_the_trade_league_is_optional() -> None:
    game = table(2).give(0, credit=0, developments=["trade_league"], colonies=["copper_flats", "comet_zone"])
    game.give(0, goods={"copper_flats": "R", "comet_zone": "R"}).choose(0, "trade_consume")
    game.do(0, "sell", "copper_flats")
    assert game.empire(0).credits == 2 + 1  # the Trade power is no choice
    assert game.moves(0) == ["stop_consuming", "use_power"]
    twin = game.state.clone()
    game.do(0, "stop_consuming")
    assert game.good(0, "comet_zone") == "R"
    twin.apply(0, twin.legal(0)[-1])
    assert twin.empires[0].credits == 3 + 2  # the sale price without Trade powers
    assert twin.empires[0].chips == 1


@rule("NFR-21.21", "NFR-A-27")
def test_the_trade_league_pays_nothing_for_the_good_of_the_refinery() -> None:
    game = table(2).give(0, developments=["trade_league"], colonies=["oort_cloud_alien_refinery"])
    game.give(0, goods={"oort_cloud_alien_refinery": "A"}).choose(0, "trade_consume")
    assert game.good(0, "oort_cloud_alien_refinery") == "A"
    assert game.state.action < 0


@rule("NFR-14.33", "NFR-21.24")
def test_the_galactic_salon_needs_no_good() -> None:
    game = table(2).give(1, developments=["galactic_salon"]).choose(0, "trade_consume")
    assert game.empire(1).chips == 1


@rule("NFR-14.34", "NFR-14.36", "NFR-EX-29", "NFR-21.22", "NFR-21.25")
def test_the_consumption_example_of_the_rulebook_move_by_move() -> None:
    game = table(2).give(1, credit=0, home="old_earth", developments=["wealthy_economy", "galactic_salon"])
    game.give(
        1, colonies=["new_vinland", "copper_flats"], goods={"old_earth": "N", "new_vinland": "N", "copper_flats": "R"}
    )
    game.choose(0, "trade_consume").do(1, "no_sale")
    assert game.empire(1).chips == 1  # the Salon
    game.do(1, "use_power", "new_vinland").do(1, "spend", "copper_flats")
    assert (game.empire(1).credits, game.empire(1).chips) == (2, 8)  # Old Earth 3, Wealthy Economy 4
    assert game.empire(1).reserve == 0
    assert sum(kind >= 0 for kind in game.empire(1).goods) == 0


@rule("NFR-14.34", "NFR-A-26")
def test_wealthy_economy_alone_pays_for_goods_consumed_only() -> None:
    game = table(2).give(0, developments=["wealthy_economy"], colonies=["puppet_theatre_moon", "copper_flats"])
    game.give(0, goods={"puppet_theatre_moon": "N", "copper_flats": "R"}).choose(0, "trade_consume")
    game.do(0, "sell", "copper_flats")
    assert game.empire(0).chips == 1 + 1 + 1  # bonus, consumed for 1, counted once: a sale is no consumption
    game = table(2).give(0, developments=["wealthy_economy", "galactic_salon"]).choose(0, "trade_consume")
    assert game.empire(0).chips == 1 + 1 + 1  # NFR-A-26: the Salon pays, and Wealthy Economy for owning it


@rule("NFR-14.32", "NFR-21.25")
def test_who_stops_consuming_is_still_paid_for_the_goods_consumed_before() -> None:
    game = table(2).give(0, developments=["wealthy_economy", "trade_league"], colonies=["new_vinland", "copper_flats"])
    game.give(0, credit=0, goods={"new_vinland": "N", "copper_flats": "R", "uplift_hatchery": "G"})
    game.choose(0, "trade_consume").do(0, "no_sale").do(0, "use_power", "new_vinland").do(0, "spend", "copper_flats")
    assert game.moves(0) == ["stop_consuming", "use_power"]
    game.do(0, "stop_consuming")
    assert (game.empire(0).credits, game.empire(0).chips) == (2, 1 + 1)
    assert (game.good(0, "new_vinland"), game.good(0, "uplift_hatchery")) == ("N", "G")


@rule("NFR-14.35")
def test_salon_and_drop_ships_are_never_in_one_game() -> None:
    seen = set()
    for seed in range(20):
        game = table(2, "standard", seed)
        shown = {game.tables.tiles[face].name for face in game.state.faces} & {"galactic_salon", "drop_ships"}
        assert len(shown) == 1
        seen |= shown
    assert seen == {"galactic_salon", "drop_ships"}


@rule("NFR-14.39")
def test_the_alien_tech_institute_fills_an_alien_windfall_and_scores_alien_tiles() -> None:
    game = table(2).give(1, developments=["alien_tech_institute"], colonies=["alien_music_vault", "alien_glassworks"])
    assert game.state.tally()[1]["bonuses"] == 2 * 3
    game.choose(0, "produce").finish_action()
    assert game.good(1, "alien_music_vault") == "A"
    assert game.good(1, "uplift_hatchery") == ""


@rule("NFR-14.40", "NFR-21.18")
def test_imperium_lords_pay_for_rebel_military_colonies_and_score_imperium_and_rebels() -> None:
    game = table(2).give(1, credit=0, developments=["imperium_lords"])
    game.give(1, colonies=["rebel_scrapyard", "rebel_signal_tower", "imperium_siege_depot", "copper_flats"])
    assert game.state.tally()[1]["bonuses"] == 1 + 1 + 2 + 2
    game.choose(0, "produce").finish_action()
    assert game.empire(1).credits == 2
