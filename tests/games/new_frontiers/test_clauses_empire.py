"""NFR-5 to NFR-7, clause by clause: what is left to the others, in which order, and what does not help."""

import pytest
from games.new_frontiers.builder import table
from support.rules import rule


@rule("NFR-5.5")
def test_a_development_of_another_player_can_still_be_bought() -> None:
    game = table(3).give(1, developments=["space_marines"]).give(0, credit=9)
    game.give(1, credit=9).choose(0, "develop")
    assert game.can(0, "buy", "space_marines")
    game.do(0, "buy", "space_marines")
    assert not game.can(1, "buy", "space_marines")


@rule("NFR-5.10", "NFR-A-4")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("spaces", "ends"), [(9, False), (10, True)])
def test_whoever_covers_an_eleventh_space_brings_the_end(seat: int, spaces: int, ends: bool) -> None:
    game = table(3)
    for each in range(3):
        game.give(each, credit=0)
    game.give(seat, credit=2)
    game.empire(seat).spaces = spaces
    game.choose(0, "develop")
    while game.state.action >= 0:
        asked = game.state.actors()[0]
        if asked == seat:
            game.do(seat, "buy", "space_marines")
        else:
            game.do(asked, "decline")
    assert game.empire(seat).spaces == spaces + 1
    assert bool(game.state.ends) == ends
    assert (game.state.actors(), game.moves(1)) == ((1,), ["choose_tile"])  # the round is played to its end


@rule("NFR-5.11", "NFR-6.12")
@pytest.mark.parametrize("action", ["develop", "explore"])
def test_develop_and_explore_go_round_from_the_chooser(action: str) -> None:
    game = table(4)
    for seat in range(4):
        game.give(seat, credit=9)
    game.choose(0, action)
    asked = []
    while game.state.action >= 0:
        (seat,) = game.state.actors()
        asked.append(seat)
        game.state.apply(seat, game.state.legal(seat)[0])
    assert asked == ([0, 1, 2, 3] if action == "develop" else [0, 1, 2, 3, 0])


@rule("NFR-6.4", "NFR-12.8")
def test_a_discovered_world_lends_no_power() -> None:
    game = table(2).give(0, credit=1).bag("rebel_signal_tower", "draughtsmens_moon", "imperium_survey_hq")
    game.choose(0, "explore").do(0, "take_world", "rebel_signal_tower").do(1, "take_world", "imperium_survey_hq")
    while game.state.action >= 0:
        seat = game.state.actors()[0]
        game.state.apply(seat, game.state.legal(seat)[0])
    assert game.discovered(0) == ["draughtsmens_moon", "rebel_signal_tower"]
    assert not any(game.empire(0).powers)
    assert game.empire(0).moments == 0


@rule("NFR-7.1", "NFR-7.2")
def test_only_the_chooser_gets_the_bonus_colonist() -> None:
    game = table(3)
    for seat in range(3):
        game.give(seat, credit=9, reserve=0, discovered=[["copper_flats", "artist_settlement", "spice_world"][seat]])
    game.choose(0, "settle")
    assert [game.empire(seat).reserve for seat in range(3)] == [1, 2, 2]  # the others have taken theirs
    assert game.can(0, "settle", "copper_flats", "credits")


@rule("NFR-7.3")
def test_one_world_or_two_colonists_and_nothing_besides() -> None:
    worlds = ["copper_flats", "artist_settlement"]
    settled = table(2).give(0, credit=9, reserve=3, discovered=worlds).choose(0, "settle")
    settled.do(0, "settle", "copper_flats", "credits")
    assert settled.empire(0).reserve == 3 + 1 - 1
    assert settled.discovered(0) == ["artist_settlement"]
    assert settled.state.action < 0  # nothing further is asked
    taken = table(2).give(0, credit=9, reserve=3, discovered=worlds).choose(0, "settle").do(0, "take_colonists")
    assert (taken.empire(0).reserve, len(taken.colonies(0))) == (3 + 1 + 2, 1)


@rule("NFR-7.9", "NFR-7.8")
def test_credits_never_take_a_military_world_without_its_strength() -> None:
    game = table(2).give(0, credit=30, reserve=3, discovered=["rebel_signal_tower", "artist_settlement"])
    game.choose(0, "settle")
    assert game.can(0, "settle", "artist_settlement", "credits")
    for way in ("strength", "credits", "contact"):
        assert not game.can(0, "settle", "rebel_signal_tower", way)


SIX = [
    "copper_flats",
    "artist_settlement",
    "spice_world",
    "auction_station",
    "new_vinland",
    "comet_zone",
    "tidal_smelter",
    "puppet_theatre_moon",
]


@rule("NFR-7.14")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("colonies", "ends"), [(5, False), (6, True)])
def test_whoever_has_an_eighth_colony_brings_the_end(seat: int, colonies: int, ends: bool) -> None:
    game = table(3).give(seat, credit=9, reserve=3, colonies=SIX[:colonies], discovered=["drifting_ore_barges"])
    game.choose(0, "settle")
    game.do(seat, "settle", "drifting_ore_barges", "credits").finish_action()
    assert len(game.colonies(seat)) == colonies + 2
    assert bool(game.state.ends) == ends


@rule("NFR-7.16")
@pytest.mark.parametrize("action", ["isolation", "develop", "explore", "produce", "trade_consume", "send_diplomats"])
def test_few_colonists_end_nothing_in_another_action(action: str) -> None:
    game = table(3).give(0, credit=0).give(1, credit=0).give(2, credit=0).pool(colonists=2)
    game.choose(0, action).finish_action()
    assert not game.state.ends


@rule("NFR-7.17")
def test_a_short_pool_of_colonists_is_served_in_order() -> None:
    game = table(3)
    for seat in range(3):
        game.give(seat, credit=9, reserve=1, discovered=[["copper_flats", "artist_settlement", "spice_world"][seat]])
    game.pool(colonists=4).choose(0, "settle")
    gained = []
    for seat in (0, 1, 2):
        assert game.state.actors() == (seat,)
        before = game.empire(seat).reserve
        game.do(seat, "take_colonists")
        gained.append(game.empire(seat).reserve - before)
    assert gained == [2, 1, 0]


@rule("NFR-7.20")
def test_nothing_that_settling_brings_helps_to_settle() -> None:
    windfall = table(2).give(0, credit=0, reserve=2, discovered=["drifting_ore_barges", "devolved_uplift_race"])
    windfall.choose(0, "settle")
    assert windfall.can(0, "settle", "devolved_uplift_race", "credits")
    assert not windfall.can(0, "settle", "drifting_ore_barges", "credits")
    rewarded = table(2).give(0, credit=0, reserve=2, home="imperium_banner_keep", developments=["contact_specialist"])
    rewarded.give(0, discovered=["uplift_crane_flock", "artist_settlement", "devolved_uplift_race"])
    rewarded.choose(0, "settle")
    assert not rewarded.can(0, "settle", "uplift_crane_flock", "contact")
    assert not rewarded.can(0, "settle", "artist_settlement", "credits")
    crowded = table(2).give(0, credit=9, reserve=0, home="caravan_cradle", developments=["space_marines"])
    crowded.give(0, discovered=["festival_archipelago", "artist_settlement"]).choose(0, "settle")
    assert crowded.can(0, "settle", "artist_settlement", "credits")
    assert not crowded.can(0, "settle", "festival_archipelago", "credits")  # two colonists, one is there


@rule("NFR-5.7")
@pytest.mark.parametrize(("name", "spaces"), [("space_marines", 1), ("galactic_federation", 2)])
def test_a_development_of_cost_nine_covers_two_spaces(name: str, spaces: int) -> None:
    game = table(2).give(0, credit=9).show(name).choose(0, "develop").do(0, "buy", name)
    assert game.empire(0).spaces == spaces
