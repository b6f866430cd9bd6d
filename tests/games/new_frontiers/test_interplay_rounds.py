"""Rounds, goods, goals and scoring where two or three rules meet, down to the last chip and the last good."""

from games.new_frontiers.builder import Builder, goals, points, table
from support.rules import rule

from perihelion.games.new_frontiers.rules.state import BY_CHIPS

OORT = "oort_cloud_alien_refinery"


def resolved_by(game: Builder, seat: int, action: str) -> list[int]:
    game.choose_quietly(seat, action)
    return game.state.order


# ---------------------------------------------------------------- the track


@rule("NFR-3.5", "NFR-4.10", "NFR-10.3", "NFR-A-31")
def test_diplomats_and_a_review_in_one_round_both_count_in_its_last_action_and_the_next_round() -> None:
    game = goals(5).give(4, credit=9).choose(0, "produce").finish_action().choose(1, "send_diplomats")
    assert game.state.done == [1, 0]
    game.choose(2, "isolation").finish_action()  # the review: just before the last of those that have chosen
    assert game.state.done == [1, 2, 0]
    assert resolved_by(game, 3, "explore") == [3, 4, 1, 2, 0]
    game.finish_action()
    assert resolved_by(game, 4, "develop") == [4, 1, 2, 0, 3]
    game.finish_action()
    assert game.state.waiting == [1, 2, 0, 3, 4]


@rule("NFR-4.4", "NFR-3.9", "NFR-A-32", "NFR-A-33")
def test_of_two_players_a_review_passes_the_other_one_and_the_next_round_begins_twice_in_a_row() -> None:
    game = goals(2).choose(0, "develop").finish_action().choose(1, "trade_consume").finish_action()
    game.choose(0, "isolation").finish_action()
    assert game.state.done == [0, 0, 1]
    assert resolved_by(game, 1, "explore") == [1, 0]
    game.finish_action()
    assert game.state.waiting == [0, 0, 1, 1]


@rule("NFR-A-72", "NFR-A-55", "NFR-16.5", "NFR-15.1")
def test_in_the_round_of_the_limit_a_condition_that_is_met_is_what_ends_the_game() -> None:
    for chips, ending in ((1, "chips"), (9, "round-limit")):
        game = table(3, options={"round_limit": 20}).pool(chips=chips)
        game.state.round = 20
        game.choose(0, "send_diplomats").choose(1, "isolation").choose(2, "develop").finish_action()
        assert game.state.over()
        assert game.state.ending() == ending
        assert game.state.view(None)["ends"]["met"] == [ending]
        assert game.state.pot == 0  # Produce was not picked, but no round follows
    game = table(3, options={"round_limit": 20})
    game.state.round = 19
    game.choose(0, "send_diplomats").choose(1, "isolation").choose(2, "develop").finish_action()
    assert (game.state.over(), game.state.round, game.state.pot) == (False, 20, 1)


# ---------------------------------------------------------------- Develop


@rule("NFR-5.4", "NFR-21.2", "NFR-5.14", "NFR-5.3")
def test_every_reduction_and_the_bonus_come_off_a_large_tile_and_the_reward_comes_after_paying() -> None:
    powers = ["modular_construction", "investment_credits"]
    for credit, buys in ((4, True), (3, False)):
        game = table(2).give(0, credit=credit, home="keel_harbour", developments=powers)
        game.give(0, colonies=["deep_space_symbionts"]).show("galactic_federation", "space_marines")
        game.choose(0, "develop")
        assert game.can(0, "buy", "galactic_federation") == buys  # 9, less 1, 1, 2 and the bonus
        assert game.can(0, "buy", "space_marines")
    game = table(2).give(0, credit=4, home="keel_harbour", developments=powers, colonies=["deep_space_symbionts"])
    game.show("galactic_federation").choose(0, "develop").do(0, "buy", "galactic_federation")
    assert game.empire(0).credits == 1
    assert game.empire(0).chips == 0  # its own reward is for purchases after this action


@rule("NFR-16.4", "NFR-16.8", "NFR-A-29", "NFR-3.14")
def test_the_pool_emptied_amid_develop_pays_the_next_buyers_reward_and_the_round_goes_on() -> None:
    game = table(3).show("alien_tech_institute", "technology_investors", "consumer_markets")
    game.give(0, credit=20, developments=["galactic_federation"])
    game.give(1, credit=20, developments=["technology_investors"]).pool(chips=1).choose(0, "develop")
    game.do(0, "buy", "alien_tech_institute")
    assert game.state.ends == BY_CHIPS
    game.do(1, "buy", "consumer_markets").finish_action()
    assert [game.empire(seat).chips for seat in range(3)] == [1, 1, 0]
    assert game.state.actors() == (1,)  # the second tile of the round is picked all the same
    assert game.moves(1) == ["choose_tile"]


# ---------------------------------------------------------------- Explore


@rule("NFR-6.11", "NFR-6.10", "NFR-A-8", "NFR-6.6")
def test_who_is_above_nine_returns_when_all_have_drawn_and_nothing_returned_is_drawn() -> None:
    nine = ["spice_world", "new_vinland", "comet_zone", "copper_flats", "tidal_smelter", "auction_station"]
    game = table(2).give(1, discovered=[*nine, "alien_loom", "alien_glassworks"])
    game.give(0, developments=["survey_team", "federation_survey"])
    game.bag("gladiator_moon", "rebel_scrapyard", "uplift_moth_swarm", "contraband_wharf").choose(0, "explore")
    game.do(0, "take_world", "gladiator_moon").do(1, "take_world", "rebel_scrapyard")
    game.do(0, "take_world", "uplift_moth_swarm")
    assert game.discovered(0) == ["gladiator_moon", "uplift_moth_swarm"]  # the bag was empty, and the last one stays
    assert game.state.actors() == (1,)
    assert game.moves(1) == ["return_world"]
    game.do(1, "return_world", "spice_world")
    assert sorted(game.state.bag) == sorted([game.names["spice_world"], game.names["contraband_wharf"]])
    assert len(game.empire(1).discovered) == 8


# ---------------------------------------------------------------- Produce


@rule("NFR-8.12", "NFR-8.8", "NFR-21.18", "NFR-21.19")
def test_without_a_good_nothing_that_pays_for_producing_pays() -> None:
    game = table(2).give(0, credit=0, colonies=["comet_zone"], developments=["mining_league", "mining_industry"])
    game.pool(goods="R0").choose(0, "produce").finish_action()
    assert game.good(0, "comet_zone") == ""
    assert game.empire(0).credits == 0


@rule("NFR-8.10", "NFR-8.3", "NFR-8.12")
def test_the_last_good_goes_to_the_choosers_production_and_none_is_left_for_the_bonus_or_the_next() -> None:
    game = table(3).give(0, colonies=["drifting_ore_barges", "copper_flats"]).give(1, colonies=["comet_zone"])
    game.pool(goods="R1").choose(0, "produce")
    assert game.state.action < 0  # nothing to choose: the bonus can fill the home alone
    assert game.good(0, "copper_flats") == "R"
    assert (game.good(0, "drifting_ore_barges"), game.good(1, "comet_zone")) == ("", "")
    assert game.good(0, "uplift_hatchery") == "G"


@rule("NFR-21.27", "NFR-21.18", "NFR-A-22", "NFR-A-62", "NFR-8.3")
def test_a_bonus_good_on_the_refinery_counts_as_the_declared_kind_for_every_reward() -> None:
    for kind, paid in (("R", 1 + 1 + 2), ("N", 0)):
        game = table(2).give(0, credit=0, developments=["mining_robots", "mining_league", "mining_industry"])
        game.give(0, colonies=[OORT], goods={"uplift_hatchery": "G"}).choose(0, "produce")
        game.do(0, "declare", kind).finish_action()
        assert game.good(0, OORT) == kind
        assert game.empire(0).credits == paid


@rule("NFR-21.17", "NFR-21.18", "NFR-8.3", "NFR-11.10")
def test_genes_by_action_power_and_bonus_all_count_and_goods_that_lay_there_do_not() -> None:
    game = table(2).give(0, credit=0, developments=["pan_galactic_league"], colonies=["uplift_university"])
    game.give(0, colonies=["uplift_kelp_choir", "uplift_apiary", "uplift_crane_flock"])
    game.give(0, goods={"uplift_crane_flock": "G"}).choose(0, "produce")
    game.finish_action()
    assert game.empire(0).credits == 2 + 2  # university and apiary, one by the power, one by the bonus
    assert game.good(0, "uplift_kelp_choir") == game.good(0, "uplift_hatchery") == "G"


# ---------------------------------------------------------------- Trade and Consume


@rule("NFR-9.17", "NFR-9.11", "NFR-9.8", "NFR-21.23")
def test_three_of_four_goods_eaten_first_leave_one_that_a_power_for_two_cannot_take() -> None:
    colonies = ["festival_archipelago", "imperium_ore_bastion", "copper_flats"]
    held = {"festival_archipelago": "N", "imperium_ore_bastion": "R", "copper_flats": "R", "uplift_hatchery": "G"}
    game = table(2).give(0, credit=0, colonies=colonies, goods=held).choose(0, "trade_consume").do(0, "no_sale")
    game.do(0, "use_power", "imperium_ore_bastion")
    for colony in ("copper_flats", "uplift_hatchery", "imperium_ore_bastion"):
        assert game.moves(0) == ["spend"]
        if game.good(0, colony):
            game.do(0, "spend", colony)
    assert (game.empire(0).credits, game.empire(0).chips) == (3, 1)
    assert game.good(0, "festival_archipelago") == "N"
    assert game.state.action < 0


@rule("NFR-19.9", "NFR-19.5", "NFR-A-39", "NFR-A-42")
def test_the_mat_takes_of_a_sale_no_more_than_it_has_room_for() -> None:
    game = goals(2).goal("turnover_tax").give(0, credit=0, home="lantern_bazaar", colonies=["alien_glassworks"])
    game.empire(0).stored_credits = 5
    game.give(0, goods={"alien_glassworks": "A"}).choose(0, "trade_consume").do(0, "sell", "alien_glassworks")
    assert not game.can(0, "store_credits", 3)
    game.do(0, "store_credits", 2)
    assert (game.empire(0).credits, game.empire(0).stored_credits) == (5 - 2, 7)
    assert points(game, 0, "turnover_tax") == 8


@rule("NFR-19.10", "NFR-4.8", "NFR-19.9", "NFR-A-37")
def test_the_chooser_may_turn_the_own_goal_up_before_the_own_sale_and_every_seller_may_store() -> None:
    game = goals(2).goal("turnover_tax", owner=0, up=False)
    for seat, colony in ((0, "copper_flats"), (1, "comet_zone")):
        game.give(seat, credit=0, colonies=[colony], goods={colony: "R"})
    game.choose(0, "trade_consume").do(0, "turn_up_goal")
    game.do(0, "sell", "copper_flats").do(0, "store_credits", 0)
    game.do(1, "sell", "comet_zone").do(1, "store_credits", 2)
    assert [game.empire(seat).credits for seat in range(2)] == [2, 0]
    assert [game.empire(seat).stored_credits for seat in range(2)] == [0, 2]


# ---------------------------------------------------------------- goals and scoring


@rule("NFR-19.7", "NFR-19.6", "NFR-8.10", "NFR-18.9", "NFR-19.12")
def test_goods_on_the_mats_are_short_in_the_next_produce() -> None:
    game = goals(2).goal("stockpiling").give(0, colonies=["alien_glassworks"]).give(1, colonies=["alien_loom"])
    game.pool(goods="A1").choose(0, "produce")
    game.do(0, "store_good", "alien_glassworks").do(0, "done_storing")
    assert game.state.goods[3] == 0
    assert game.empire(0).stored_goods == [0, 0, 0, 1]
    game.choose(1, "explore").finish_action()
    game.choose(0, "trade_consume").finish_action().choose(1, "isolation").finish_action()
    game.choose(0, "produce").finish_action()
    assert game.good(1, "alien_loom") == game.good(0, "alien_glassworks") == ""


@rule("NFR-17.10", "NFR-17.11")
def test_of_three_with_equal_points_two_share_the_victory_by_credits_and_goods() -> None:
    game = table(4).give(0, credit=3, colonies=["copper_flats"], goods={"copper_flats": "R"})
    game.give(1, credit=4, colonies=["tidal_smelter"]).give(2, credit=3, colonies=["auction_station"])
    for seat, chips in enumerate((5, 5, 5, 9)):
        game.give(seat, chips=chips)
    game.give(3, credit=0)
    assert [game.state.scores()[seat] for seat in range(4)] == [10, 10, 10, 11]
    assert game.state.ranking() == [[3], [0, 1], [2]]
