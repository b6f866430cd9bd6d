"""Kinds and sorts of worlds, orders and prices: clauses that a rule's own tests let pass."""

import pytest
from games.new_frontiers.builder import goals, table
from support.rules import rule

WORLDS_OF_KINDS = [
    ("N", "puppet_theatre_moon", "draughtsmens_moon"),
    ("R", "copper_flats", "drifting_ore_barges"),
    ("G", "uplift_apiary", "uplift_kelp_choir"),
    ("A", "alien_glassworks", "alien_music_vault"),
]
GREY = "settlers_way_station"


@rule("NFR-13.1", "NFR-13.2", "NFR-13.4", "NFR-8.4")
@pytest.mark.parametrize(("kind", "production", "windfall"), WORLDS_OF_KINDS)
def test_a_windfall_world_has_its_good_when_settled_and_a_production_world_when_produced(
    kind: str, production: str, windfall: str
) -> None:
    for world, good in ((windfall, kind), (production, ""), (GREY, "")):
        game = table(2).give(1, credit=9, reserve=2, discovered=[world])
        left = sum(game.state.goods)
        game.choose(0, "settle").do(1, "settle", world, "credits")
        assert game.good(1, world) == good
        assert sum(game.state.goods) == left - len(good)
    game = table(2).give(1, colonies=[production, windfall, GREY]).choose(0, "produce").finish_action()
    assert [game.good(1, world) for world in (production, windfall, GREY)] == [kind, "", ""]


@rule("NFR-5.11", "NFR-6.12", "NFR-10.4")
@pytest.mark.parametrize("action", ["develop", "explore"])
def test_develop_and_explore_follow_the_track_and_not_the_seats(action: str) -> None:
    game = table(4)
    for seat in range(4):
        game.give(seat, credit=9)
    game.choose(0, "isolation").choose(1, "send_diplomats").choose(2, action)
    asked = []
    while game.state.action >= 0:
        (seat,) = game.state.actors()
        asked.append(seat)
        game.state.apply(seat, game.state.legal(seat)[0])
    assert asked == [2, 3, 1, 0, 2][: len(asked)]
    assert len(asked) == (4 if action == "develop" else 5)


@rule("NFR-14.7", "NFR-21.10")
@pytest.mark.parametrize(("credit", "enough"), [(2, False), (3, True)])
def test_contact_asks_for_every_credit_of_its_price(credit: int, enough: bool) -> None:
    game = table(2).give(0, credit=credit, reserve=2, developments=["contact_specialist"])
    game.give(0, discovered=["rebel_torpedo_foundry", "rebel_scrapyard"]).choose(0, "settle")
    assert game.can(0, "settle", "rebel_torpedo_foundry", "contact") == enough  # 4 less 1
    assert game.can(0, "settle", "rebel_scrapyard", "contact")


@rule("NFR-19.9", "NFR-A-42")
def test_of_a_full_purse_only_what_the_sale_brought_may_be_stored() -> None:
    game = goals(2).goal("turnover_tax").give(0, credit=9, colonies=["copper_flats"], goods={"copper_flats": "R"})
    game.choose(0, "trade_consume").do(0, "sell", "copper_flats")
    assert game.can(0, "store_credits", 2)
    assert not game.can(0, "store_credits", 3)


@rule("NFR-21.13", "NFR-21.15")
def test_a_gain_after_settling_comes_also_for_the_world_in_the_doomed_homes_place() -> None:
    game = table(2).give(0, credit=0, reserve=0, home="doomed_colony", developments=["frontier_settlers"])
    game.give(0, discovered=["artist_settlement"]).choose(0, "settle").do(0, "settle", "artist_settlement", "doomed")
    assert game.empire(0).reserve == 1 + 1  # the bonus and the gain


@rule("NFR-A-50", "NFR-2.4")
def test_logistics_and_robots_lie_beside_each_other_in_some_games() -> None:
    seen = set()
    for seed in range(30):
        game = table(2, "standard", seed)
        shown = {game.tables.tiles[face].name for face in game.state.faces}
        seen.add((bool(shown & {"improved_logistics"}), bool(shown & {"terraforming_robots"})))
    assert len(seen) == 4


@rule("NFR-21.9", "NFR-A-20")
@pytest.mark.parametrize(("helper", "price"), [("alien_rosetta_stone_world", 0), ("prospectors_camp", 2)])
def test_a_discovered_refinery_is_cheaper_by_its_keyword_and_by_no_kind(helper: str, price: int) -> None:
    for credit in (price - 1, price):
        game = table(2).give(0, credit=max(0, credit), reserve=2, colonies=[helper])
        game.give(0, discovered=["oort_cloud_alien_refinery", "devolved_uplift_race"]).choose(0, "settle")
        assert game.can(0, "settle", "oort_cloud_alien_refinery", "credits") == (max(0, credit) >= price)
    game.do(0, "settle", "oort_cloud_alien_refinery", "credits")
    assert game.empire(0).credits == 0
