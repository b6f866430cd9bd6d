"""NFR-8, NFR-9 and what powers do with goods, clause by clause: whose colonies, how often, what is counted."""

from games.new_frontiers.builder import PLAIN_HOME, Builder, table
from support.rules import rule


@rule("NFR-8.2", "NFR-8.5", "NFR-14.27")
def test_a_colony_with_a_good_produces_nothing_more() -> None:
    game = table(2).give(1, colonies=["comet_zone", "copper_flats"], goods={"comet_zone": "R"}, credit=0)
    left = game.state.goods[:]
    game.choose(0, "produce").finish_action()
    assert [game.good(1, name) for name in ("comet_zone", "copper_flats")] == ["R", "R"]
    assert game.state.goods[1] == left[1] - 1  # one good for the empty one
    assert game.empire(1).credits == 0


@rule("NFR-8.3", "NFR-8.6", "NFR-13.4")
def test_the_bonus_good_is_the_choosers_and_goes_on_an_empty_windfall_colony() -> None:
    game = table(3).choose(0, "produce").finish_action()
    assert [game.good(seat, PLAIN_HOME) for seat in range(3)] == ["G", "", ""]
    full = table(2).give(0, goods={PLAIN_HOME: "G"}, colonies=["draughtsmens_moon"]).choose(0, "produce")
    assert full.state.action < 0  # one colony could take it
    assert full.good(0, "draughtsmens_moon") == "N"
    nowhere = table(2).give(0, goods={PLAIN_HOME: "G"})
    left = nowhere.state.goods[:]
    assert nowhere.choose(0, "produce").state.goods == left


@rule("NFR-8.4")
def test_a_grey_colony_takes_no_good() -> None:
    game = table(2).give(0, home="keel_harbour", colonies=["settlers_way_station"])
    left = game.state.goods[:]
    game.choose(0, "produce")
    assert game.state.action < 0
    assert (game.good(0, "keel_harbour"), game.good(0, "settlers_way_station")) == ("", "")
    assert game.state.goods == left


@rule("NFR-8.12", "NFR-8.3")
def test_the_bonus_good_cannot_be_left() -> None:
    game = table(2).give(0, colonies=["draughtsmens_moon", "drifting_ore_barges"]).pool(goods="N0").choose(0, "produce")
    assert game.moves(0) == ["produce_on"]
    assert game.can(0, "produce_on", PLAIN_HOME)
    assert game.can(0, "produce_on", "drifting_ore_barges")
    assert not game.can(0, "produce_on", "draughtsmens_moon")  # no Novelty is left


def trading() -> Builder:
    """The chooser of Trade-Consume, without credits."""
    return table(2).give(0, credit=0)


@rule("NFR-9.6", "NFR-11.4", "NFR-21.20")
def test_all_trade_powers_raise_one_sale() -> None:
    game = trading().give(0, developments=["export_duties"], colonies=["auction_station", "spice_world"])
    game.give(0, goods={"auction_station": "N"}).choose(0, "trade_consume").do(0, "sell", "auction_station")
    assert game.empire(0).credits == 1 + 1 + 1 + 2


@rule("NFR-9.8", "NFR-9.9", "NFR-9.13")
def test_every_power_is_used_once_and_the_goods_go_back() -> None:
    names = ["puppet_theatre_moon", "new_vinland", "artist_settlement"]
    game = trading().give(0, colonies=names, goods=dict.fromkeys(names, "N"))
    left = game.state.goods[0]
    game.choose(0, "trade_consume").do(0, "no_sale")
    assert game.moves(0) == ["use_power"]
    game.do(0, "use_power", "new_vinland").do(0, "spend", "artist_settlement")
    assert game.empire(0).credits == 2
    game.finish_action()
    assert game.empire(0).chips == 1 + 1  # the bonus and the theatre
    assert sorted(game.good(0, name) for name in names) == ["", "", "N"]
    assert game.good(0, "artist_settlement") == ""
    assert game.state.goods[0] == left + 2
    assert game.empire(0).used == []  # all of it works again in the next one


@rule("NFR-9.14", "NFR-14.36", "NFR-21.22")
def test_two_goods_are_paid_for_once() -> None:
    game = trading().give(
        0, home="old_earth", colonies=["artist_settlement"], goods={"old_earth": "N", "artist_settlement": "N"}
    )
    game.choose(0, "trade_consume").do(0, "no_sale").finish_action()
    assert game.empire(0).chips == 1 + 3
    assert (game.good(0, "old_earth"), game.good(0, "artist_settlement")) == ("", "")


@rule("NFR-9.19", "NFR-21.25", "NFR-14.34")
def test_a_sold_good_is_not_a_consumed_one() -> None:
    names = ["puppet_theatre_moon", "artist_settlement"]
    game = trading().give(0, developments=["wealthy_economy"], colonies=names, goods=dict.fromkeys(names, "N"))
    game.choose(0, "trade_consume").do(0, "sell", "artist_settlement").finish_action()
    assert game.empire(0).chips == 1 + 1 + 1  # bonus, theatre, one good consumed
    assert game.empire(0).consumed == 0  # the next action begins to count anew


@rule("NFR-14.33", "NFR-21.24")
def test_the_salon_pays_once_however_many_powers_are_used() -> None:
    names = ["puppet_theatre_moon", "new_vinland"]
    game = trading().give(0, developments=["galactic_salon"], colonies=names, goods=dict.fromkeys(names, "N"))
    game.choose(0, "trade_consume").do(0, "no_sale").finish_action()
    assert game.empire(0).chips == 1 + 1 + 1  # bonus, salon, theatre
    idle = trading().give(0, developments=["galactic_salon"]).choose(0, "trade_consume")
    assert idle.empire(0).chips == 1 + 1


@rule("NFR-21.20", "NFR-21.21", "NFR-14.32")
def test_a_consumed_good_is_paid_without_trade_powers() -> None:
    game = trading().give(0, developments=["trade_league", "export_duties"], colonies=["copper_flats"])
    game.give(0, goods={"copper_flats": "R"}).choose(0, "trade_consume").do(0, "no_sale")
    game.do(0, "use_power", "trade_league").finish_action()
    assert game.empire(0).credits == 2


@rule("NFR-11.7", "NFR-14.39", "NFR-21.17")
def test_a_windfall_power_fills_one_colony_that_fits() -> None:
    names = ["alien_music_vault", "alien_garden_ring"]
    for power in ("alien_monument", "alien_tech_institute"):
        game = table(2).give(1, developments=[power], colonies=names).choose(0, "produce")
        game.do(1, "produce_on", "alien_garden_ring").finish_action()
        assert [game.good(1, name) for name in names] == ["", "A"]
        assert game.good(1, PLAIN_HOME) == ""  # an empty windfall colony of Genes
        alone = table(2).give(1, developments=[power], colonies=["drifting_ore_barges"]).choose(0, "produce")
        assert alone.state.action < 0
        assert [alone.good(1, name) for name in (PLAIN_HOME, "drifting_ore_barges")] == ["", ""]


@rule("NFR-21.19", "NFR-14.28")
def test_the_most_is_more_than_each_of_the_others_and_at_least_one() -> None:
    none = table(3).give(0, credit=0, developments=["mining_industry"]).choose(0, "produce").finish_action()
    assert none.empire(0).credits == 0
    game = table(3).give(0, credit=0, developments=["mining_industry"], colonies=["copper_flats", "assayers_moon"])
    game.give(1, colonies=["terraforming_boreholes"]).give(2, colonies=["imperium_arsenal_moon"])
    assert game.choose(0, "produce").finish_action().empire(0).credits == 2  # two against one and one


OORT = "oort_cloud_alien_refinery"


@rule("NFR-21.27", "NFR-14.22", "NFR-14.23", "NFR-A-73")
def test_the_refinery_is_declared_where_a_power_or_the_bonus_could_fill_it() -> None:
    power = table(2).give(1, developments=["alien_monument"], colonies=[OORT]).choose(0, "produce")
    assert power.moves(1) == ["declare"]
    power.do(1, "declare", "A").finish_action()
    assert power.good(1, OORT) == "A"
    idle = table(2).give(1, colonies=[OORT]).choose(0, "produce").finish_action()
    assert idle.told("declared") == []
    full = table(2).give(0, colonies=[OORT], goods={OORT: "N", PLAIN_HOME: "G"}, home=PLAIN_HOME).choose(0, "produce")
    assert full.state.action < 0  # nothing is asked
    unsettled = table(2).give(0, developments=["alien_monument"], discovered=[OORT], goods={PLAIN_HOME: "G"})
    assert unsettled.choose(0, "produce").state.action < 0


@rule("NFR-14.24", "NFR-14.26")
def test_a_declaration_leaves_the_good_on_the_refinery_as_it_is() -> None:
    game = table(2).give(0, colonies=[OORT], goods={OORT: "A"}).pool(chips=1)
    game.choose(0, "send_diplomats").finish_round()
    assert game.moves(0) == ["declare"]
    game.do(0, "declare", "N")
    assert game.state.over()
    assert game.good(0, OORT) == "A"


@rule("NFR-21.21", "NFR-9.8")
def test_a_power_for_one_good_takes_its_kind_and_must_be_used() -> None:
    game = trading().give(0, colonies=["uplift_apiary", "artist_settlement"], goods={"artist_settlement": "N"})
    game.choose(0, "trade_consume").do(0, "no_sale")
    assert game.state.action < 0  # Genes are asked for, and there are none
    assert game.good(0, "artist_settlement") == "N"
    fed = trading().give(0, colonies=["uplift_apiary", "artist_settlement", "puppet_theatre_moon"])
    fed.give(0, goods={"artist_settlement": "N", "uplift_apiary": "G"})
    fed.choose(0, "trade_consume").do(0, "no_sale")
    assert fed.moves(0) == ["use_power"]  # no way to stop
    fed.do(0, "use_power", "uplift_apiary").finish_action()
    assert (fed.good(0, "uplift_apiary"), fed.good(0, "artist_settlement")) == ("", "")
    assert fed.empire(0).chips == 1 + 2 + 1
