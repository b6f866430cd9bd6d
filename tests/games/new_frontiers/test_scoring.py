"""Scoring, ties, open information (NFR-17, NFR-18), and what predicates and goals count (NFR-21.28 to 21.30)."""

import pytest
from games.new_frontiers.builder import Builder, table
from support.rules import rule

from perihelion.games.new_frontiers.rules import scoring
from perihelion.games.new_frontiers.rules.terms import fits, take_predicate
from perihelion.kernel.notation import Reader


def ended(game: Builder) -> Builder:
    game.pool(chips=1)
    while not game.state.over():
        seat = game.state.actors()[0]
        options = game.state.legal(seat)
        idle = [action for action in (8, 2, 4, 6) if game.state.action < 0 and action in options]
        game.state.apply(seat, idle[0] if idle else options[0])
    return game


@rule("NFR-17.1")
def test_discovered_worlds_are_removed_before_scoring() -> None:
    game = table(3).give(0, discovered=["last_rebel_citadel"])
    before = game.state.scores()[0]
    ended(game)
    assert game.discovered(0) == []
    assert game.state.scores()[0] == before + 1  # the chip of the diplomats


@rule("NFR-17.4", "NFR-17.12", "NFR-EX-37", "NFR-17.5", "NFR-A-46")
def test_the_score_is_chips_tiles_bonuses_and_nothing_else() -> None:
    game = table(3).give(0, chips=7, credit=30, reserve=4, colonies=["uplift_apiary", "copper_flats"])
    game.give(0, goods={"copper_flats": "R"}, developments=["space_marines", "pan_galactic_league"])
    assert game.state.tally()[0] == {"chips": 7, "colonies": 2 + 3 + 3, "developments": 1, "bonuses": 2 * 2}
    game.give(0, colonies=["uplift_university"])
    # League: 3 Genes colonies; University: 3 Uplift tiles. The same colonies count for both.
    assert game.state.tally()[0]["bonuses"] == 2 * 3 + 2 * 3
    assert game.state.scores()[0] == sum(game.state.tally()[0].values())


@rule("NFR-17.6", "NFR-EX-36", "NFR-21.29", "NFR-17.7")
def test_within_one_bonus_a_tile_counts_once_under_its_best_line() -> None:
    game = table(3).give(0, home="keel_harbour", developments=["pan_galactic_league"])
    game.give(0, colonies=["uplift_moth_swarm", "uplift_apiary", "orchard_biosphere"])
    game.give(0, colonies=["gladiator_moon", "contraband_wharf", "rebel_scrapyard"])
    assert game.state.tally()[0]["bonuses"] == 2 * 3 + 1 * 3


@rule("NFR-17.7")
def test_a_bonus_tile_counts_itself_when_it_fits() -> None:
    game = table(3).give(0, developments=["alien_tech_institute"])
    assert game.state.tally()[0]["bonuses"] == 2
    game = table(3).give(0, home="keel_harbour", developments=["pan_galactic_league"])
    assert game.state.tally()[0]["bonuses"] == 0
    game = table(3).give(0, developments=["new_galactic_order", "space_marines"])
    assert game.state.tally()[0]["bonuses"] == 3 + 2


@rule("NFR-17.9", "NFR-17.10", "NFR-17.11", "NFR-EX-38", "NFR-A-56")
def test_ties_go_to_credits_and_goods_in_the_empire() -> None:
    game = table(2).give(0, chips=40, credit=3, colonies=["copper_flats", "comet_zone"])
    game.give(0, goods={"copper_flats": "R", "comet_zone": "R"})
    game.give(1, chips=41, credit=4, colonies=["tidal_smelter", "assayers_moon"])
    game.empire(1).stored_credits = 5
    game.empire(1).chips = 40
    assert game.state.scores()[0] == game.state.scores()[1]
    assert game.state.ranking() == [[0], [1]]  # 5 to 4
    game.empire(1).credits = 5
    assert game.state.ranking() == [[0, 1]]
    game.empire(1).chips = 41
    assert game.state.ranking() == [[1], [0]]


@rule("NFR-18.1")
def test_credits_are_without_limit() -> None:
    game = table(3).give(0, credit=500)
    game.state.pot = 200  # more than all chips of the box
    game.choose(0, "produce")
    assert game.empire(0).credits == 700


@rule("NFR-18.3")
def test_chips_and_credits_are_open() -> None:
    game = table(3).give(2, credit=17, chips=9)
    for viewer in (0, 1, None):
        seen = game.state.view(viewer)["empires"][2]
        assert (seen["credits"], seen["chips"]) == (17, 9)


@rule("NFR-21.28", "NFR-13.3")
def test_predicates_look_at_developments_and_colonies_as_they_say() -> None:
    # Free Trade Association: 2 for each tile with a Trade power, 1 for each Novelty colony.
    game = table(3).give(0, home="lantern_bazaar", developments=["free_trade_association", "export_duties"])
    game.give(0, discovered=["auction_station", "spice_world"], colonies=["settlers_way_station"])
    assert game.state.tally()[0]["bonuses"] == 2 + 2 + 2  # itself, Duties, the home; discovered and grey ones nothing
    # Galactic Federation: 3 for each large development, 1 for each small one of cost 3 or more.
    game = table(3).give(0, developments=["galactic_federation", "mining_league", "mining_industry", "space_marines"])
    assert scoring.bonus_of(game.tables, game.empire(0), game.names["galactic_federation"], -1) == 3 + 3 + 1


@rule("NFR-21.28")
def test_a_tile_without_a_cost_fails_cost_tests_and_military_needs_a_colony() -> None:
    game = table(3).give(0, home="rebel_quarry", developments=["military_industry", "drop_ships"])
    game.give(0, colonies=["rebel_training_camp", "rebel_scrapyard"])
    # Military Industry: 2 for each military colony that is not grey, 1 for each development with arms.
    assert game.state.tally()[0]["bonuses"] == 2 + 2 + 1


@rule("NFR-21.29")
def test_lines_per_kind_and_per_strength_have_a_maximum() -> None:
    game = table(3).give(0, developments=["galactic_exchange"], colonies=["copper_flats", "spice_world"])
    assert game.state.tally()[0]["bonuses"] == 2 * 3 + 1  # three kinds with the home, and its own Consume power
    game.give(0, colonies=["alien_glassworks", "alien_loom"])
    assert game.state.tally()[0]["bonuses"] == 8 + 1
    strong = ["new_galactic_order", "space_marines", "drop_ships"]
    camps = ["rebel_training_camp", "rebel_seed_vault", "rebel_signal_tower", "rebel_carnival_fleet"]
    game = table(3).give(0, home="imperium_banner_keep", developments=strong, colonies=camps)
    assert game.state.tally()[0]["bonuses"] == 12  # 3 + 2 + 3 + 2 + 2 + 2 + 1 + 1 = 16, at most 12


@rule("NFR-13.3", "NFR-19.19", "NFR-A-47", "NFR-A-46")
def test_grey_is_no_kind_for_bonuses_and_goals() -> None:
    game = table(3).give(0, home="keel_harbour", developments=["galactic_exchange"], colonies=["settlers_way_station"])
    assert game.state.tally()[0]["bonuses"] == 1


@rule("NFR-21.1")
def test_a_colony_that_leaves_takes_its_powers_with_it_at_once() -> None:
    game = table(2).give(0, credit=9, home="doomed_colony", developments=["improved_logistics"])
    game.give(0, reserve=4, discovered=["copper_flats", "artist_settlement", "spice_world"]).choose(0, "settle")
    game.do(0, "settle", "copper_flats", "doomed")
    assert not game.can(0, "settle", "artist_settlement", "doomed")
    assert game.can(0, "settle", "artist_settlement", "credits")


@rule("NFR-21.26", "NFR-16.4")
def test_gains_go_to_their_owner_out_of_their_pools() -> None:
    """Credits out of nothing, chips out of the pool until it is empty, colonists to the reserve; nobody else gains."""
    game = table(3).pool(chips=5, colonists=9)
    before = [(empire.credits, empire.chips, empire.reserve) for empire in game.state.empires]
    game.state.gain(1, 4, 3, 2, game.names["space_marines"])
    after = [(empire.credits, empire.chips, empire.reserve) for empire in game.state.empires]
    assert after[1] == (before[1][0] + 4, before[1][1] + 3, before[1][2] + 2)
    assert [after[0], after[2]] == [before[0], before[2]]
    assert (game.state.chips, game.state.colonists, game.state.ends) == (2, 7, 0)
    game.state.gain(2, 0, 1, 0, game.names["space_marines"])
    assert (game.state.chips, game.state.ends) == (1, 0)
    game.state.gain(2, 0, 1, 0, game.names["space_marines"])
    assert game.state.view(None)["ends"]["met"] == ["chips"]
    assert (game.empire(2).credits, game.empire(2).reserve) == before[2][::2]


@rule("NFR-14.26")
def test_before_the_end_the_refinery_counts_as_the_kind_that_is_worth_most() -> None:
    """Given bonuses for Rare and for Genes colonies; Then what brings more is shown."""
    game = table(3).give(1, home="keel_harbour", colonies=["oort_cloud_alien_refinery"], developments=["mining_league"])
    assert game.state.tally()[1]["bonuses"] == 2 + 1
    game.give(1, developments=["pan_galactic_league"], colonies=["uplift_apiary"])
    assert game.state.tally()[1]["bonuses"] == (2 + 2) + 2  # Rare or Genes: two more either way, League and Produce
    exchange = table(3).give(1, home="keel_harbour", developments=["galactic_exchange"], colonies=["copper_flats"])
    exchange.give(1, colonies=["oort_cloud_alien_refinery"])
    assert exchange.state.tally()[1]["bonuses"] == 2 * 2 + 1  # not a second Rare one


@rule("NFR-21.28", "NFR-A-69")
@pytest.mark.parametrize(
    ("predicate", "tile", "kind", "holds"),
    [
        ("cost<=2", "space_marines", -1, True),
        ("cost<=1", "space_marines", -1, False),
        ("cost<=9", "rebel_scrapyard", 1, False),  # a military world has no cost
        ("cost<=0", "devolved_uplift_race", 0, True),
        ("cost>=2", "space_marines", -1, True),
        ("cost>=3", "space_marines", -1, False),
        ("cost>=0", "rebel_scrapyard", 1, False),
        ("military", "rebel_scrapyard", 1, True),
        ("military", "copper_flats", 1, False),
        ("military", "drop_ships", -1, False),
        ("windfall", "rebel_scrapyard", 1, True),
        ("windfall", "copper_flats", 1, False),
        ("production", "copper_flats", 1, True),
        ("grey", "gladiator_moon", -1, True),
        ("grey", "space_marines", -1, False),  # developments are of no sort of goods
        ("kind:R", "copper_flats", 1, True),
        ("kind:R", "copper_flats", 0, False),  # as declared
        ("kind:R", "mining_industry", 1, False),
        ("kw:Rebel", "rebel_scrapyard", 1, True),
        ("kw:Alien", "alien_monument", -1, True),
        ("kw:Rebel", "copper_flats", 1, False),
        ("power:Settle", "space_marines", -1, True),
        ("power:Trade", "space_marines", -1, False),
        ("power:Trade", "auction_station", 0, True),
        ("arms", "space_marines", -1, True),
        ("arms", "galactic_imperium", -1, True),  # against some
        ("arms", "expeditionary_force", -1, True),  # for a good
        ("arms", "improved_logistics", -1, False),
        ("colonists:2", "tidal_smelter", 1, True),
        ("colonists:2", "copper_flats", 1, False),
        ("colonists:0", "space_marines", -1, False),
        ("any", "space_marines", -1, True),
        ("dev", "space_marines", -1, True),
        ("dev", "copper_flats", 1, False),
        ("small", "space_marines", -1, True),
        ("small", "mining_league", -1, False),
        ("large", "mining_league", -1, True),
        ("colony", "old_earth", 0, True),
        ("home", "old_earth", 0, True),
        ("home", "copper_flats", 1, False),
        ("!military", "copper_flats", 1, True),
        ("military !grey", "gladiator_moon", -1, False),
        ("military !grey", "rebel_scrapyard", 1, True),
        ("kw:Uplift | kind:G", "orchard_biosphere", 2, True),
        ("kw:Uplift | kind:G", "uplift_otter_clans", 0, True),
        ("kw:Uplift | kind:G", "copper_flats", 1, False),
    ],
)
def test_every_test_of_a_condition_says_yes_and_no(predicate: str, tile: str, kind: int, holds: bool) -> None:
    game = table(2)
    read = take_predicate(Reader(predicate))
    assert fits(read, game.tables.tiles[game.names[tile]], kind) == holds


@rule("NFR-21.26", "NFR-A-11")
@pytest.mark.parametrize(("pool", "given"), [(1, 1), (0, 0), (9, 1)])
def test_gains_of_colonists_stop_at_the_pool(pool: int, given: int) -> None:
    game = table(3).give(1, developments=["homesteading_pioneers"]).pool(colonists=pool).choose(0, "explore")
    game.finish_action()
    assert game.empire(1).reserve == given
    assert game.state.colonists == pool - given
