"""What goals score (NFR-17.8, NFR-19)."""

import pytest
from games.new_frontiers.builder import goals, points, table
from support.rules import rule

from perihelion.games.new_frontiers.rules import scoring


@rule("NFR-17.8", "NFR-19.2", "NFR-17.3", "NFR-19.13", "NFR-A-46")
def test_every_goal_in_play_scores_for_everybody_and_the_hidden_one_is_revealed() -> None:
    game = goals().goal("conscription", owner=0).goal("diversification", owner=1, up=False)
    game.give(1, reserve=5).give(
        2, reserve=3, home="keel_harbour", colonies=["copper_flats", "spice_world", "uplift_apiary"]
    )
    assert [tally["goals"] for tally in game.state.tally()] == [0, 5, 2]  # the face-down one is not shown yet
    game.pool(chips=1)
    while not game.state.over():
        seat = game.state.actors()[0]
        options = game.state.legal(seat)
        idle = [action for action in (8, 7, 6) if game.state.action < 0 and action in options]
        game.state.apply(seat, idle[0] if idle else options[0])
    assert game.state.hidden == -1
    assert [tally["goals"] for tally in game.state.tally()] == [0, 5, 2 + 3]
    assert len(game.state.goal_stack) == 6  # those in the stack never score


@rule("NFR-17.4", "NFR-17.8")
def test_points_of_goals_are_shown_in_games_with_goals_wherever_these_lie() -> None:
    assert [tally.get("goals") for tally in goals().state.tally()] == [0, 0, 0]  # all of them in the stack
    assert "goals" not in table(3).state.tally()[0]
    game = goals().goal("conscription", owner=0).give(1, reserve=5)
    game.state.goal_stack = []
    assert [tally.get("goals") for tally in game.state.tally()] == [0, 5, 0]
    game.state.goals_up = []
    assert "goals" not in game.state.tally()[1]
    game.state.hidden = 3
    assert game.state.tally()[1]["goals"] == 0


@rule("NFR-19.14", "NFR-19.18", "NFR-EX-40", "NFR-EX-46")
def test_skilled_workforce_counts_types_of_powers() -> None:
    game = goals().give(0, developments=["space_marines", "modular_construction", "survey_team"])
    assert points(game, 0, "skilled_workforce") == 0
    game.give(0, developments=["drop_ships", "mining_industry"])  # a second Settle power adds nothing
    assert points(game, 0, "skilled_workforce") == 2
    game.give(0, developments=["trade_league"])
    assert points(game, 0, "skilled_workforce") == 8  # Trade and Consume
    alone = goals().give(0, developments=["trade_league"])
    assert scoring.goal_count(alone.tables, alone.empire(0), 2, -1) == 2
    assert scoring.goal_count(alone.tables, alone.empire(0), 0, -1) == 1


@rule("NFR-19.15", "NFR-19.16", "NFR-21.30")
@pytest.mark.parametrize(("count", "scored"), [(1, 0), (2, 2), (3, 2), (4, 5), (5, 5), (6, 8), (7, 8)])
def test_civil_services_counts_consume_powers(count: int, scored: int) -> None:
    tiles = ["trade_league", "galactic_salon", "wealthy_economy", "consumer_markets", "imperium_arms_factory"]
    game = goals().give(0, developments=tiles[:count], colonies=["new_vinland", "uplift_apiary"][: max(0, count - 5)])
    assert points(game, 0, "civil_services") == scored


@rule("NFR-19.17", "NFR-21.30")
def test_tolerance_counts_different_keywords_of_developments_and_colonies() -> None:
    game = goals().give(0, developments=["terraforming_robots"], colonies=["rebel_scrapyard"])
    assert points(game, 0, "faction_tolerance") == 2  # with the Uplift home
    game.give(0, developments=["alien_monument"], colonies=["rebel_signal_tower"])
    assert points(game, 0, "faction_tolerance") == 5
    game.give(0, colonies=["imperium_survey_hq"])
    assert points(game, 0, "faction_tolerance") == 8


@rule("NFR-19.19")
def test_diversification_counts_kinds_of_colonies() -> None:
    game = goals().give(0, colonies=["copper_flats"])
    assert points(game, 0, "diversification") == 0
    game.give(0, colonies=["spice_world"])
    assert points(game, 0, "diversification") == 3
    game.give(0, colonies=["alien_loom"])
    assert points(game, 0, "diversification") == 8


@rule("NFR-19.19", "NFR-A-47")
def test_the_refinery_is_one_declared_kind_for_diversification() -> None:
    game = goals().give(0, colonies=["copper_flats", "oort_cloud_alien_refinery"])
    goal = game.tables.goals[game.goal_number("diversification")]
    counts = [scoring.goal_count(game.tables, game.empire(0), goal.subject, kind) for kind in range(4)]
    assert counts == [3, 2, 2, 3]


@rule("NFR-19.20", "NFR-EX-42")
def test_stockpiling_scores_stored_goods() -> None:
    game = goals()
    found = []
    for stored in range(1, 7):
        game.empire(0).stored_goods = [stored, 0, 0, 0]
        found.append(points(game, 0, "stockpiling"))
    assert found == [0, 2, 2, 5, 5, 8]


@rule("NFR-19.21")
def test_exploration_scores_stored_worlds() -> None:
    game = goals()
    found = []
    for stored in range(5):
        game.empire(0).stored_worlds = list(range(stored))
        found.append(points(game, 0, "exploration"))
    assert found == [0, 2, 5, 5, 8]


@rule("NFR-19.22")
def test_turnover_tax_scores_stored_credits() -> None:
    game = goals()
    found = []
    for stored in (2, 3, 4, 5, 6, 7):
        game.empire(0).stored_credits = stored
        found.append(points(game, 0, "turnover_tax"))
    assert found == [0, 2, 2, 5, 5, 8]


@rule("NFR-19.23", "NFR-EX-41", "NFR-21.30")
@pytest.mark.parametrize(("reserve", "scored"), [(2, 0), (3, 2), (6, 5), (7, 8), (9, 8)])
def test_conscription_counts_the_reserve_only(reserve: int, scored: int) -> None:
    game = goals().give(0, reserve=reserve, colonies=["tidal_smelter", "festival_archipelago"])
    assert points(game, 0, "conscription") == scored
