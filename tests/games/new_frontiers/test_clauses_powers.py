"""NFR-11, NFR-14 and NFR-21, clause by clause: powers that add up, work once or twice, and for their owner only."""

import pytest
from games.new_frontiers.builder import PLAIN_HOME, table
from support.rules import rule

from perihelion.games.new_frontiers.rules import scoring

OORT = "oort_cloud_alien_refinery"


@rule("NFR-11.3", "NFR-21.5", "NFR-14.21")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_explore_draw_is_made_without_being_asked_for(seat: int) -> None:
    game = table(2).give(seat, developments=["survey_team"], colonies=["imperium_survey_hq"])
    game.choose(0, "explore").finish_action()
    picked = 2 if seat == 0 else 1
    assert len(game.discovered(seat)) == picked + 2  # one for each of the two powers


@rule("NFR-11.4", "NFR-12.1")
def test_strengths_and_reductions_add_up() -> None:
    game = table(2).give(0, reserve=2, developments=["space_marines", "drop_ships"], discovered=["alien_loom"])
    game.choose(0, "settle")
    assert game.can(0, "settle", "alien_loom", "strength")  # 2 + 3 against 5
    cheap = table(2).give(0, credit=1, reserve=2, home="terraforming_terraces", discovered=["imperium_arsenal_moon"])
    cheap.give(0, developments=["terraforming_specialists"]).choose(0, "settle")
    assert cheap.can(0, "settle", "imperium_arsenal_moon", "credits")  # 5 - 2 - 2


@rule("NFR-11.10", "NFR-14.4", "NFR-21.12", "NFR-21.13")
def test_two_settlings_set_off_a_power_twice() -> None:
    worlds = ["copper_flats", "artist_settlement"]
    game = table(2).give(0, credit=9, reserve=2, home="caravan_cradle", discovered=worlds)
    game.give(0, developments=["improved_logistics", "terraforming_robots"]).choose(0, "settle")
    game.do(0, "settle", "copper_flats", "credits").do(0, "settle", "artist_settlement", "credits")
    assert game.empire(0).reserve == 2 + 1 - 2 + 2
    assert len(game.discovered(0)) == 2


@rule("NFR-11.11", "NFR-11.14")
def test_a_home_works_like_any_colony_and_for_its_owner_only() -> None:
    game = table(3).give(1, home="keel_harbour", credit=1).give(2, credit=1)
    game.give(0, credit=0).choose(0, "develop").do(0, "decline")
    assert game.can(1, "buy", "space_marines")  # 2 - 1
    game.do(1, "decline")
    assert not game.can(2, "buy", "space_marines")


@rule("NFR-11.14", "NFR-21.3", "NFR-A-54")
def test_a_reward_for_buying_is_nobody_elses_and_not_for_its_own_tile() -> None:
    game = table(2).give(1, developments=["galactic_federation"], colonies=["deep_space_symbionts"])
    game.give(0, credit=9).choose(0, "develop").do(0, "buy", "space_marines").do(1, "decline")
    assert (game.empire(0).credits, game.empire(0).chips) == (9 - 1, 0)
    assert game.empire(1).chips == 0
    own = table(2).give(0, credit=9).show("galactic_federation").choose(0, "develop")
    own.do(0, "buy", "galactic_federation").finish_action()
    assert own.empire(0).chips == 0


@rule("NFR-14.38", "NFR-21.6")
def test_a_gain_in_explore_is_taken_once_by_chooser_and_others() -> None:
    for seat in (0, 1):
        game = table(2).give(seat, credit=3, reserve=0, home="alien_stairway", developments=["homesteading_pioneers"])
        game.choose(0, "explore").finish_action()
        assert (game.empire(seat).credits, game.empire(seat).reserve) == (3 + 2, 1)


# ---------------------------------------------------------------- settling


@rule("NFR-21.1", "NFR-11.2", "NFR-14.3", "NFR-A-74")
def test_a_world_settled_first_lends_nothing_to_the_second() -> None:
    game = table(2).give(0, credit=3, reserve=4, developments=["improved_logistics"])
    game.give(0, discovered=["terraforming_weather_net", "spice_world"]).choose(0, "settle")
    game.do(0, "settle", "terraforming_weather_net", "credits")
    assert game.empire(0).credits == 1
    assert "settle" not in (game.moves(0) if 0 in game.state.actors() else [])  # 3, not 3 - 2
    assert game.discovered(0) == ["spice_world"]


@rule("NFR-21.9", "NFR-21.10", "NFR-A-19")
def test_reductions_that_fit_make_contact_cheaper() -> None:
    game = table(2).give(0, credit=0, home="terraforming_terraces", developments=["contact_specialist"], reserve=1)
    game.give(0, discovered=["uplift_orchid_minds", "alien_guard_beacon"]).choose(0, "settle")
    assert game.can(0, "settle", "uplift_orchid_minds", "contact")  # 3 - 1 - 2
    assert not game.can(0, "settle", "alien_guard_beacon", "contact")
    special = table(2).give(0, credit=1, home="alien_stairway", developments=["contact_specialist"], reserve=1)
    special.give(0, discovered=["uplift_orchid_minds", "artist_settlement"]).choose(0, "settle")
    assert not special.can(0, "settle", "uplift_orchid_minds", "contact")  # its reduction is for Alien worlds


@rule("NFR-21.13", "NFR-21.27")
@pytest.mark.parametrize(("kind", "colonists"), [("G", 1), ("R", 0)])
def test_a_refinery_just_settled_fits_as_it_is_declared(kind: str, colonists: int) -> None:
    game = table(2).give(0, credit=9, reserve=1, developments=["uplift_gene_hunters"], discovered=[OORT])
    game.choose(0, "settle").do(0, "settle", OORT, "credits").do(0, "declare", kind).finish_action()
    assert game.empire(0).reserve == 1 + 1 - 1 + colonists
    assert game.good(0, OORT) == kind


@rule("NFR-21.14", "NFR-14.15", "NFR-14.8", "NFR-A-16")
def test_a_home_can_be_replaced() -> None:
    game = table(2).give(0, credit=0, reserve=0, developments=["terraforming_engineers"], discovered=["uplift_apiary"])
    game.choose(0, "settle").take_colonists(0)
    assert game.can(0, "replace", PLAIN_HOME)
    game.do(0, "replace", PLAIN_HOME).finish_action()
    assert game.colonies(0) == ["uplift_apiary"]


@rule("NFR-14.12", "NFR-14.10", "NFR-21.9")
def test_reductions_do_not_bring_a_world_within_the_engineers_reach() -> None:
    game = table(2).give(0, reserve=5, credit=0, developments=["terraforming_engineers", "terraforming_specialists"])
    game.give(0, colonies=["artist_settlement"], discovered=["imperium_pageant_court"]).choose(0, "settle")
    game.take_colonists(0)
    assert game.state.action < 0  # four dearer: nothing is asked
    assert "artist_settlement" in game.colonies(0)


@rule("NFR-14.14", "NFR-A-20")
def test_a_discovered_refinery_takes_no_grey_colonys_place() -> None:
    game = table(2).give(0, reserve=5, credit=0, developments=["terraforming_engineers"], discovered=[OORT])
    game.give(0, colonies=["settlers_way_station", "devolved_uplift_race"]).choose(0, "settle").take_colonists(0)
    assert game.can(0, "replace", "devolved_uplift_race")
    assert not game.can(0, "replace", "settlers_way_station")


@rule("NFR-14.20", "NFR-21.15", "NFR-A-17")
def test_the_doomed_colony_pays_nothing_and_is_a_choice() -> None:
    game = table(2).give(0, credit=5, reserve=1, home="doomed_colony", discovered=["spice_world"])
    game.choose(0, "settle")
    assert game.can(0, "settle", "spice_world", "credits")
    assert game.can(0, "settle", "spice_world", "doomed")
    twin = game.state.clone()
    game.do(0, "settle", "spice_world", "doomed")
    assert (game.empire(0).credits, game.colonies(0)) == (5, ["spice_world"])
    game.state = twin
    game.do(0, "settle", "spice_world", "credits")
    assert (game.empire(0).credits, game.colonies(0)) == (2, ["doomed_colony", "spice_world"])


# ---------------------------------------------------------------- bonuses


@rule("NFR-21.29", "NFR-A-70")
def test_bonuses_count_different_kinds_and_general_strength() -> None:
    game = table(2).give(0, developments=["galactic_exchange"], colonies=["artist_settlement", "spice_world"])
    exchange = game.names["galactic_exchange"]
    assert scoring.bonus_of(game.tables, game.empire(0), exchange, -1) == 2 * 2 + 1  # Genes, Novelty; one power
    armed = table(2).give(0, developments=["new_galactic_order", "alien_researchers", "space_marines"])
    armed.give(0, colonies=["imperium_customs_fort"])
    order = armed.names["new_galactic_order"]
    assert scoring.bonus_of(armed.tables, armed.empire(0), order, -1) == 3 + 2
    many = table(2).give(0, developments=["new_galactic_order", "space_marines", "drop_ships"])
    many.give(0, colonies=["rebel_seed_vault", "rebel_training_camp", "rebel_signal_tower"])
    assert scoring.bonus_of(many.tables, many.empire(0), order, -1) == 12  # 13 at most 12
