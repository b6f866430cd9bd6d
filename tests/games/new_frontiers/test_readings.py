"""Options for what the rulebook leaves open: the red part, the moment of the Engineers, the limit of rounds."""

import pytest
from games.new_frontiers.builder import Builder, table, the_game
from support.rules import rule

from perihelion.games.new_frontiers.rules import state as at

LARGE = "alien_tech_institute"
SMALL = "space_marines"


def developed(spaces: int, **options: str) -> Builder:
    """A rich seat 0 that covers so many spaces and is asked what it buys."""
    game = table(2, options=options).give(0, credit=30).show(LARGE, SMALL)
    game.empire(0).spaces = spaces
    return game.restart().choose(0, "develop")


# ---------------------------------------------------------------- the red part (NFR-A-3)


@rule("NFR-5.9")
@pytest.mark.parametrize(("spaces", "large"), [(7, True), (8, True), (9, False), (10, True), (11, True)])
def test_no_tile_lies_on_the_red_part_before_the_ten_others_are_covered(spaces: int, large: bool) -> None:
    game = developed(spaces, red_part="last")
    assert game.can(0, "buy", LARGE) == large
    assert game.can(0, "buy", SMALL)
    if not large:
        assert game.why_not(0, "buy", LARGE) == ["NFR-5.9"]


@rule("NFR-5.9", "NFR-5.10", "NFR-EX-9")
def test_as_usual_spaces_are_counted_and_a_large_tile_may_reach_over() -> None:
    game = developed(9).do(0, "buy", LARGE).finish_action()
    assert game.empire(0).spaces == 11
    assert game.state.view(None)["ends"]["met"] == ["developments"]


@rule("NFR-5.9")
def test_the_red_part_is_each_players_own() -> None:
    game = table(2, options={"red_part": "last"}).give(0, credit=30).give(1, credit=30).show(LARGE)
    game.empire(0).spaces = 9
    game.restart().choose(0, "develop").do(0, "decline")
    assert game.can(1, "buy", LARGE)


# ---------------------------------------------------------------- the Engineers (NFR-A-15)


def engineers(moment: str, seats: int = 2) -> Builder:
    """Seat 0 has the Engineers, a colony to replace, a world to put there and one to settle."""
    game = table(seats, options={"engineers": moment}).give(0, reserve=2, developments=["terraforming_engineers"])
    return game.give(0, credit=2, colonies=["puppet_theatre_moon"], discovered=["auction_station", "copper_flats"])


@rule("NFR-21.14")
def test_after_the_main_choice_as_usual() -> None:
    game = engineers("after").choose(0, "settle")
    assert "take_colonists" in game.moves(0)
    game.do(0, "settle", "copper_flats", "credits")
    assert game.moves(0) == ["no_replacement", "replace"]
    game.do(0, "replace", "puppet_theatre_moon").finish_action()
    assert game.colonies(0)[1:] == ["copper_flats", "auction_station"]


@rule("NFR-21.14", "NFR-14.11", "NFR-A-15")
def test_before_the_main_choice_and_not_after_it() -> None:
    game = engineers("before").choose(0, "settle")
    assert game.moves(0) == ["no_replacement", "replace"]
    game.do(0, "replace", "puppet_theatre_moon")
    assert game.colonies(0)[1:] == ["auction_station"]
    assert game.moves(0) == ["settle", "take_colonists"]
    game.do(0, "settle", "copper_flats", "credits")
    assert game.state.action < 0
    left = engineers("before").choose(0, "settle").do(0, "no_replacement").do(0, "take_colonists")
    assert left.state.action < 0  # not asked a second time
    assert left.colonies(0)[1:] == ["puppet_theatre_moon"]


@rule("NFR-21.14", "NFR-11.7", "NFR-A-15")
def test_before_or_after_but_once() -> None:
    game = engineers("either").give(0, colonies=["draughtsmens_moon"], discovered=["spice_world"]).choose(0, "settle")
    game.do(0, "replace", "puppet_theatre_moon").do(0, "replace_with", "auction_station")
    game.do(0, "settle", "copper_flats", "credits")
    assert game.state.action < 0  # the Engineers have worked
    game = engineers("either").choose(0, "settle").do(0, "no_replacement").do(0, "settle", "copper_flats", "credits")
    assert game.moves(0) == ["no_replacement", "replace"]
    game.do(0, "replace", "puppet_theatre_moon").finish_action()
    assert game.colonies(0)[1:] == ["copper_flats", "auction_station"]


@rule("NFR-14.13", "NFR-11.2", "NFR-A-59", "NFR-A-74")
def test_a_world_put_in_place_first_gives_no_power_in_the_same_action() -> None:
    """Nor can the world that left be settled, nor what was settled be replaced afterwards."""
    game = table(2, options={"engineers": "either"}).give(0, reserve=2, developments=["terraforming_engineers"])
    worlds = ["terraforming_weather_net", "copper_flats", "artist_settlement"]
    game.give(0, credit=1, colonies=["settlers_way_station"], discovered=worlds)
    game.choose(0, "settle").do(0, "replace", "settlers_way_station")
    assert "terraforming_weather_net" in game.colonies(0)
    assert game.why_not(0, "settle", "copper_flats", "credits") == ["NFR-7.7"]  # 2 credits, not 0
    assert game.why_not(0, "settle", "settlers_way_station", "credits") == ["NFR-7.3"]
    later = engineers("either").choose(0, "settle").do(0, "no_replacement").do(0, "settle", "copper_flats", "credits")
    assert later.why_not(0, "replace", "copper_flats") == ["NFR-14.13"]


@rule("NFR-3.5", "NFR-A-60")
def test_where_settle_goes_in_order_so_do_the_engineers() -> None:
    game = engineers("before", seats=3).give(1, developments=["terraforming_robots"])
    game.give(1, credit=9, reserve=2, discovered=["spice_world"]).choose(0, "settle")
    assert game.state.actors() == (0,)  # worlds are drawn in this action (NFR-A-60)
    game.do(0, "no_replacement")
    assert game.state.actors() == (0,)
    game.do(0, "take_colonists")
    assert game.state.actors() == (1,)


# ---------------------------------------------------------------- the limit of rounds (NFR-A-72)


@rule("NFR-16.9", "NFR-A-72")
def test_without_a_limit_nothing_but_the_four_conditions_ends_the_game() -> None:
    state = the_game().new(seats=3, seed=1, setup="first", round_limit="none")
    for _ in range(70):
        for _ in range(3):
            seat = state.actors()[0]
            idle = [action for action in (2, 6, 4) if action in state.legal(seat)]  # isolation, produce, explore
            state.apply(seat, idle[0])
            while state.view(seat)["phase"] not in ("choosing", "over"):
                asked = state.actors()[0]
                state.apply(asked, state.legal(asked)[0])
    assert state.view(None)["round"] == 71
    assert state.view(None)["round_limit"] is None
    assert not state.over()


def test_the_moments_of_the_engineers_are_named_in_the_order_of_their_numbers() -> None:
    for name, number in (("after", at.AFTER), ("before", at.BEFORE), ("either", at.EITHER)):
        assert table(2, options={"engineers": name}).state.engineers == number
