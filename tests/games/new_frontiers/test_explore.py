"""Explore (NFR-6), its powers, and the limit of nine worlds."""

from games.new_frontiers.builder import Builder, table
from support.rules import rule

SEVEN = [
    "copper_flats",
    "artist_settlement",
    "auction_station",
    "comet_zone",
    "spice_world",
    "new_vinland",
    "tidal_smelter",
]
SIX = ["gladiator_moon", "contraband_wharf", "rebel_scrapyard", "uplift_otter_clans", "uplift_moth_swarm", "alien_loom"]


def picks(game: Builder) -> list[int]:
    """Everybody takes the first world; the seats in the order they were asked."""
    seen = []
    while game.state.centre and game.state.action >= 0:
        seat = game.state.actors()[0]
        if game.moves(seat) != ["take_world"]:
            break
        seen.append(seat)
        game.state.apply(seat, game.state.legal(seat)[0])
    return seen


@rule("NFR-6.1", "NFR-6.2", "NFR-6.3", "NFR-6.8", "NFR-6.12", "NFR-EX-10")
def test_seven_worlds_one_each_in_order_and_a_second_for_the_chooser() -> None:
    game = table(3).choose(0, "explore")
    assert len(game.state.view(None)["centre"]) == 7
    assert len(game.state.bag) == 53
    assert picks(game) == [0, 1, 2, 0]
    assert [len(game.empire(seat).discovered) for seat in range(3)] == [2, 1, 1]
    assert len(game.state.bag) == 56
    assert game.state.centre == []


@rule("NFR-6.1", "NFR-21.5")
def test_every_draw_from_the_bag_shows_something_new_to_all() -> None:
    """What the seven are, and what a power draws, is known only then; an empty bag shows nothing."""
    game = table(2).give(1, developments=["survey_team"])
    before = game.state.horizon()
    game.choose(0, "explore")
    assert game.state.horizon() == before + 1
    picks(game)
    assert game.state.horizon() == before + 2
    empty = table(2).give(1, developments=["survey_team"]).bag()
    before = empty.state.horizon()
    assert empty.choose(0, "explore").state.horizon() == before


@rule("NFR-6.2")
def test_a_world_must_be_taken_and_only_from_the_centre() -> None:
    game = table(3).bag(*SEVEN, "alien_loom").choose(0, "explore")
    assert game.moves(0) == ["take_world"]
    missing = [name for name in [*SEVEN, "alien_loom"] if not game.can(0, "take_world", name)]
    assert len(missing) == 1
    assert game.in_bag(missing[0])


@rule("NFR-6.4")
def test_a_discovered_world_gives_no_power_and_no_points() -> None:
    game = table(3).give(0, discovered=["last_rebel_citadel", "rebel_training_camp", "terraforming_weather_net"])
    game.give(0, reserve=4, credit=1, discovered=["rebel_scrapyard", "copper_flats"]).choose(0, "settle")
    assert not game.can(0, "settle", "rebel_scrapyard", "strength")
    assert not game.can(0, "settle", "copper_flats", "credits")
    assert game.state.tally()[0]["colonies"] == 2  # the home alone


@rule("NFR-6.5", "NFR-6.6", "NFR-6.7", "NFR-14.21", "NFR-21.5", "NFR-EX-11", "NFR-A-6")
def test_draw_powers_work_after_the_own_last_pick_and_never_on_leftovers() -> None:
    game = table(2).give(0, developments=["survey_team"]).give(1, home="cartographers_ring")
    game.bag(*SEVEN, "alien_loom", "alien_glassworks").choose(0, "explore")
    left_over = set(game.state.bag)
    first = game.state.legal(0)[0]
    game.state.apply(0, first)
    assert len(game.empire(0).discovered) == 1  # not yet: the second pick comes first
    game.state.apply(1, game.state.legal(1)[0])
    assert len(game.empire(1).discovered) == 2
    assert len(left_over & set(game.empire(1).discovered)) == 1
    assert game.state.actors() == (0,)
    game.state.apply(0, game.state.legal(0)[0])
    assert len(game.empire(0).discovered) == 3
    assert len(left_over & set(game.empire(0).discovered)) == 1
    assert len(game.state.bag) == 4  # leftovers came back last


@rule("NFR-21.5", "NFR-A-5")
def test_every_draw_power_draws_one_world_even_without_a_pick() -> None:
    game = table(2).give(1, developments=["survey_team"], home="cartographers_ring")
    game.bag("copper_flats").choose(0, "explore")
    assert game.discovered(0) == ["copper_flats"]
    assert game.discovered(1) == []  # the bag is empty
    assert game.state.action < 0
    game = table(2).give(1, developments=["survey_team"], home="cartographers_ring").choose(0, "explore")
    picks(game)
    assert len(game.empire(1).discovered) == 3


@rule("NFR-6.9", "NFR-6.10", "NFR-6.11", "NFR-EX-12", "NFR-A-7", "NFR-A-8", "NFR-A-9")
def test_only_the_surplus_above_nine_goes_back_by_choice() -> None:
    game = table(3).give(0, colonies=["copper_flats", "artist_settlement"], discovered=SIX).choose(0, "explore")
    picks(game)
    assert len(game.empire(0).discovered) == 8  # above the limit during the action
    assert game.moves(0) == ["return_world"]
    assert len(game.state.legal(0)) == 8
    assert not game.can(0, "return_world", "copper_flats")  # a colony
    game.do(0, "return_world", "alien_loom")
    assert not game.in_bag("alien_loom")  # with the rest, at the end
    game.do(0, "return_world", "gladiator_moon")
    assert game.in_bag("alien_loom")
    assert game.in_bag("gladiator_moon")
    assert len(game.empire(0).discovered) == 6
    assert game.state.actors() == (1,)


@rule("NFR-6.10")
def test_with_nine_worlds_nothing_is_returned() -> None:
    game = table(3).give(1, colonies=["copper_flats"], discovered=SIX).choose(0, "explore")
    picks(game)
    assert len(game.empire(1).discovered) + len(game.empire(1).colonies) == 9
    assert game.state.action < 0


@rule("NFR-21.6", "NFR-7.16", "NFR-EX-23", "NFR-11.14")
def test_a_colonist_gained_in_explore_never_ends_the_game_by_itself() -> None:
    game = table(3).give(1, developments=["homesteading_pioneers"]).pool(colonists=5).choose(0, "explore")
    picks(game)
    assert game.empire(1).reserve == 1
    assert [game.empire(seat).reserve for seat in (0, 2)] == [0, 0]
    assert (game.state.colonists, game.state.ends) == (4, 0)
    game.choose(1, "settle").finish_action()
    assert game.state.view(None)["ends"]["met"] == ["colonists"]


@rule("NFR-21.6", "NFR-21.5", "NFR-A-5")
def test_explore_gains_come_also_without_a_pick() -> None:
    game = table(2).give(1, developments=["homesteading_pioneers"]).bag("copper_flats").choose(0, "explore")
    assert game.discovered(1) == []
    assert game.empire(1).reserve == 1


def test_a_small_bag_serves_as_far_as_it_goes() -> None:
    """NFR-A-5: the later ones and the second pick may get nothing."""
    game = table(3).bag("copper_flats", "comet_zone").choose(0, "explore")
    game.do(0, "take_world", "comet_zone")
    assert game.discovered(1) == ["copper_flats"]
    assert game.discovered(2) == []
    assert game.state.action < 0
