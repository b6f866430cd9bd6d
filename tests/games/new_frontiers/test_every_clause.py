"""Clauses of rules that a single example leaves out: other players, both ways at once, what is not meant as well."""

from games.new_frontiers.builder import Builder, table
from support.rules import rule

from perihelion.games.new_frontiers.rules import scoring
from perihelion.games.new_frontiers.rules.tables import GOALS_REVIEW


@rule("NFR-7.21", "NFR-7.15")
def test_colonists_are_counted_when_the_whole_settle_is_over() -> None:
    game = table(3).pool(colonists=8).give(0, credit=0, discovered=["devolved_uplift_race"], reserve=1)
    game.give(1, credit=0, discovered=["oort_cloud_alien_refinery"]).give(
        2, reserve=1, discovered=["artist_settlement"]
    )
    game.pool(colonists=8).choose(0, "settle")
    while game.state.action >= 0:
        assert not game.state.ends
        seat = game.state.actors()[0]
        game.do(seat, "take_colonists")
    assert game.state.colonists < 5
    assert game.state.ends


@rule("NFR-19.18", "NFR-11.1")
def test_four_five_and_six_types_of_powers_pay_whatever_tile_has_them() -> None:
    develop, explore, settle = "draughtsmens_moon", "settlers_way_station", "prospectors_camp"
    produce, trade, consume = "tidal_smelter", "auction_station", "puppet_theatre_moon"
    game = table(2, "goals").give(0, colonies=[develop, explore, settle])

    def paid() -> int:
        return scoring.goal_points(game.state, game.empire(0), [game.goal_number("skilled_workforce")], -1)

    assert paid() == 0
    game.give(0, colonies=["imperium_survey_hq"])  # another Explore power of another sort
    assert paid() == 0
    for colony, points in ((produce, 2), (trade, 5), (consume, 8)):
        game.give(0, colonies=[colony])
        assert paid() == points


@rule("NFR-4.10")
def test_a_reviewer_comes_just_before_the_last_of_many() -> None:
    state = table(5, "goals").state
    state.chooser, state.done = 4, [2, 0, 3, 1]
    assert state.coming_home(GOALS_REVIEW) == [2, 0, 3, 4, 1]
    state.done = [2]
    assert state.coming_home(GOALS_REVIEW) == [4, 2]
    state.done = []
    assert state.coming_home(GOALS_REVIEW) == [4]


@rule("NFR-17.9")
def test_the_higher_score_wins_whatever_is_left_in_the_purse() -> None:
    game = table(2).give(0, chips=40, credit=9).give(1, chips=41, credit=0)
    assert game.state.scores()[1] == game.state.scores()[0] + 1
    assert game.state.ranking() == [[1], [0]]


@rule("NFR-14.7", "NFR-A-52")
def test_contact_is_a_choice_of_its_owner_and_never_pays_out() -> None:
    game = table(2).give(0, credit=3, reserve=3, home="rebel_quarry", developments=["contact_specialist"])
    game.give(0, discovered=["rebel_scrapyard", "copper_flats"]).give(1, credit=3, discovered=["uplift_otter_clans"])
    game.choose(0, "settle")
    assert game.can(0, "settle", "rebel_scrapyard", "strength")
    assert game.can(0, "settle", "rebel_scrapyard", "contact")
    if 1 in game.state.actors():
        assert not game.can(1, "settle", "uplift_otter_clans", "contact")
    cheap = table(2).give(0, credit=1, home="terraforming_terraces", developments=["contact_specialist"])
    cheap.give(0, discovered=["rebel_scrapyard"]).choose(0, "settle").do(0, "settle", "rebel_scrapyard", "contact")
    assert cheap.empire(0).credits == 1  # 1 - 1 - 2 is nothing


@rule("NFR-14.7")
def test_without_the_specialist_nobody_makes_contact() -> None:
    game = table(2).give(1, credit=9, developments=["contact_specialist"])
    game.give(0, credit=9, reserve=2, home="rebel_quarry", discovered=["uplift_orchid_minds", "copper_flats"])
    game.choose(0, "settle")
    assert game.why_not(0, "settle", "uplift_orchid_minds", "contact")


@rule("NFR-14.25", "NFR-21.21", "NFR-A-27")
def test_no_power_sells_the_good_of_the_refinery_either() -> None:
    game = table(2).give(0, credit=0, developments=["trade_league"], colonies=["oort_cloud_alien_refinery"])
    game.give(0, goods={"oort_cloud_alien_refinery": "A"}).choose(0, "trade_consume")
    assert game.state.action < 0  # nothing could be sold, nothing consumed
    assert (game.good(0, "oort_cloud_alien_refinery"), game.empire(0).credits) == ("A", 0)


@rule("NFR-14.1")
def test_only_the_owner_of_improved_logistics_settles_two_and_in_every_round() -> None:
    worlds = ["copper_flats", "artist_settlement"]
    other = table(2).give(0, credit=9, reserve=4, discovered=worlds).give(1, developments=["improved_logistics"])
    other.choose(0, "settle").do(0, "settle", "copper_flats", "credits")
    assert other.discovered(0) == ["artist_settlement"]
    assert "settle" not in (other.moves(0) if 0 in other.state.actors() else [])
    later = table(2).give(0, credit=9, reserve=4, discovered=worlds, developments=["improved_logistics"])
    later.state.round = 4
    later.choose(0, "settle").do(0, "settle", "copper_flats", "credits")
    assert later.can(0, "settle", "artist_settlement", "credits")


@rule("NFR-8.11")
def test_in_a_shortage_only_empty_production_colonies_of_the_kind_are_chosen_from() -> None:
    def short(goods: str) -> Builder:
        game = table(2).give(1, colonies=["spice_world", "auction_station", "new_vinland", "copper_flats"])
        game.give(1, colonies=["draughtsmens_moon"], goods={"new_vinland": "N"})  # a windfall colony, a full one
        game.give(0, home="keel_harbour", colonies=["puppet_theatre_moon", "orchard_biosphere"])
        return game.pool(goods=goods).choose(0, "produce")  # no Genes: the pools run short

    game = short("G0N2")  # one for the chooser
    names = [name for name in game.colonies(1) if game.can(1, "produce_on", name)]
    assert names == ["spice_world", "auction_station"]
    assert game.good(1, "copper_flats") == "R"
    enough = short("G0N3")
    assert [enough.good(1, name) for name in ("spice_world", "auction_station")] == ["N", "N"]
    assert enough.state.action < 0  # nobody had to choose


@rule("NFR-14.10", "NFR-13.3", "NFR-14.9", "NFR-A-77")
def test_a_world_up_to_three_dearer_takes_the_place_of_a_colony_grey_for_grey() -> None:
    worlds = ["imperium_pageant_court", "clockmakers_garden", "terraforming_weather_net"]  # 5, 4, and 2 without a kind
    game = table(2).give(0, reserve=5, credit=0, developments=["terraforming_engineers"], discovered=worlds)
    game.give(0, colonies=["artist_settlement", "settlers_way_station"]).choose(0, "settle")
    game.take_colonists(0)
    twin = game.state.clone()
    assert game.can(0, "replace", "settlers_way_station")
    game.do(0, "replace", "artist_settlement")
    assert "clockmakers_garden" in game.colonies(0)  # the other one would be four dearer
    game.state = twin
    game.do(0, "replace", "settlers_way_station")
    assert "terraforming_weather_net" in game.colonies(0)


@rule("NFR-10.7", "NFR-16.7")
def test_the_round_in_which_the_pool_is_emptied_is_played_to_its_end() -> None:
    game = table(3).pool(chips=1).choose(0, "send_diplomats")
    assert game.state.ends
    assert (game.state.actors(), game.state.round) == ((1,), 1)
    game.choose(1, "isolation").choose(2, "develop").finish_action()
    assert game.state.over()
