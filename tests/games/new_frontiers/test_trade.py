"""Trade-Consume (NFR-9)."""

from typing import Any

import pytest
from games.new_frontiers.builder import Builder, table
from support.rules import rule

FOUR = {"spice_world": "N", "copper_flats": "R", "uplift_apiary": "G", "alien_glassworks": "A"}


def merchant() -> Builder:
    return table(2).give(
        0, credit=0, colonies=["artist_settlement", "copper_flats", "uplift_orchid_minds", "alien_glassworks"]
    )


@rule("NFR-9.1")
def test_the_chooser_takes_a_chip_first() -> None:
    game = merchant().give(0, goods={"copper_flats": "R"}).choose(0, "trade_consume")
    assert (game.empire(0).chips, game.empire(1).chips) == (1, 0)
    assert game.state.chips == 23


@rule("NFR-9.2")
def test_each_does_both_parts_before_the_next_when_it_goes_in_order() -> None:
    game = table(2).pool(chips=3)
    for seat, colony in enumerate(("puppet_theatre_moon", "rebel_broadcast_studio")):
        game.give(seat, colonies=[colony], goods={colony: "N"})
    game.choose(0, "trade_consume")
    assert game.state.actors() == (0,)
    game.do(0, "no_sale")
    assert game.empire(0).chips == 2  # consumed before seat 1 is asked to sell
    assert game.state.actors() == (1,)


@rule("NFR-9.3", "NFR-9.4", "NFR-9.5", "NFR-9.20", "NFR-EX-28")
@pytest.mark.parametrize(
    ("colony", "kind", "price"),
    [
        ("artist_settlement", "N", 1),
        ("copper_flats", "R", 2),
        ("uplift_orchid_minds", "G", 3),
        ("alien_glassworks", "A", 4),
    ],
)
def test_one_good_may_be_sold_for_the_price_of_its_kind(colony: str, kind: str, price: int) -> None:
    goods = {"artist_settlement": "N", "copper_flats": "R", "uplift_orchid_minds": "G", "alien_glassworks": "A"}
    game = merchant().give(0, goods=goods).choose(0, "trade_consume")
    assert game.can(0, "no_sale")
    pool = game.state.goods["NRGA".index(kind)]
    game.do(0, "sell", colony)
    assert game.empire(0).credits == price
    assert game.state.goods["NRGA".index(kind)] == pool + 1
    assert sum(good >= 0 for good in game.empire(0).goods) == 3  # at most one
    assert game.state.action < 0


@rule("NFR-9.6")
def test_trade_powers_do_nothing_without_a_sale() -> None:
    game = merchant().give(0, developments=["export_duties"], goods={"copper_flats": "R"}).choose(0, "trade_consume")
    twin = game.state.clone()
    game.do(0, "no_sale")
    assert game.empire(0).credits == 0
    twin.apply(0, game.number(0, "sell", "copper_flats"))
    assert twin.empires[0].credits == 3


@rule("NFR-9.8", "NFR-9.9", "NFR-11.3")
def test_consume_powers_must_be_used_and_each_works_once() -> None:
    game = table(2).give(0, colonies=["puppet_theatre_moon", "copper_flats", "comet_zone"])
    game.give(0, goods={"puppet_theatre_moon": "N", "copper_flats": "R", "comet_zone": "R"})
    game.choose(0, "trade_consume").do(0, "no_sale")
    assert game.moves(0) == ["spend"]  # the only power is used without being asked whether
    game.do(0, "spend", "copper_flats")
    assert game.state.action < 0
    assert game.empire(0).chips == 2
    assert game.good(0, "comet_zone") == "R"  # once only


@rule("NFR-9.10", "NFR-9.11", "NFR-EX-31")
def test_any_order_is_legal_even_a_wasteful_one() -> None:
    game = table(2).give(0, colonies=["uplift_apiary", "puppet_theatre_moon"])
    game.give(0, goods={"uplift_apiary": "G", "puppet_theatre_moon": "N"}).choose(0, "trade_consume").do(0, "no_sale")
    assert game.can(0, "use_power", "uplift_apiary")
    assert game.can(0, "use_power", "puppet_theatre_moon")
    game.do(0, "use_power", "puppet_theatre_moon").do(0, "spend", "uplift_apiary")
    assert game.good(0, "puppet_theatre_moon") == "N"
    assert game.empire(0).chips == 1 + 1
    assert game.state.action < 0


@rule("NFR-9.12")
def test_without_consume_powers_nothing_is_consumed() -> None:
    game = merchant().give(0, goods={"copper_flats": "R", "alien_glassworks": "A"}).choose(0, "trade_consume")
    game.do(0, "no_sale")
    assert sum(good >= 0 for good in game.empire(0).goods) == 2


@rule("NFR-9.13", "NFR-9.14")
def test_consumed_goods_go_back_and_pay_chips_and_credits() -> None:
    game = table(2).give(0, credit=0, developments=["diversified_economy"], colonies=["copper_flats"])
    game.give(0, goods={"copper_flats": "R"})
    assert game.state.goods[1] == 16
    game.choose(0, "trade_consume").do(0, "no_sale")
    assert game.state.goods[1] == 17
    assert (game.empire(0).chips, game.empire(0).credits) == (2, 1)


@rule("NFR-9.17", "NFR-21.22")
def test_a_power_for_two_goods_cannot_be_used_with_one() -> None:
    for goods, chips in (({"copper_flats": "R"}, 1), ({"copper_flats": "R", "comet_zone": "R"}, 4)):
        game = table(2).give(0, home="old_earth", colonies=["copper_flats", "comet_zone"], goods=goods)
        game.choose(0, "trade_consume").do(0, "no_sale")
        assert game.empire(0).chips == chips
        assert sum(good >= 0 for good in game.empire(0).goods) == (1 if chips == 1 else 0)


@rule("NFR-9.18", "NFR-16.8", "NFR-EX-32")
def test_chips_are_paid_in_full_when_the_pool_runs_out() -> None:
    game = table(2).pool(chips=2)
    game.give(0, home="old_earth", colonies=["copper_flats"], goods={"old_earth": "N", "copper_flats": "R"})
    game.give(1, colonies=["uplift_apiary"], goods={"uplift_apiary": "G"})
    game.choose(0, "trade_consume").do(0, "no_sale").do(1, "no_sale")
    assert (game.empire(0).chips, game.empire(1).chips) == (4, 2)
    assert game.state.chips == 0
    assert game.state.view(None)["ends"]["met"] == ["chips"]


@rule("NFR-16.8")
def test_chips_are_paid_in_full_in_other_actions_too() -> None:
    game = table(3).pool(chips=0).give(0, credit=9, developments=["galactic_federation"]).show("survey_team")
    game.choose(0, "develop").do(0, "buy", "survey_team")
    assert game.empire(0).chips == 1


@rule("NFR-18.7", "NFR-18.8")
def test_trade_is_at_the_same_time_while_the_pool_lasts() -> None:
    for chips, actors in ((20, (0, 1)), (3, (0,))):
        game = table(2).pool(chips=chips)
        for seat, colony in enumerate(("puppet_theatre_moon", "rebel_broadcast_studio")):
            game.give(seat, colonies=[colony], goods={colony: "N"})
        assert game.choose(0, "trade_consume").state.actors() == actors


@rule("NFR-9.15", "NFR-21.23", "NFR-A-25")
def test_an_up_to_power_pays_for_each_good_really_consumed() -> None:
    game = table(2).give(0, credit=0, colonies=["imperium_ore_bastion", "spice_world"], goods={"spice_world": "N"})
    game.choose(0, "trade_consume").do(0, "no_sale")
    assert game.empire(0).credits == 1


@rule("NFR-9.16")
def test_an_up_to_power_may_be_used_later_but_then_takes_all_it_can() -> None:
    game = table(2).give(0, colonies=["clockmakers_garden", "copper_flats", "puppet_theatre_moon"])
    game.give(0, goods={"clockmakers_garden": "N", "copper_flats": "R", "puppet_theatre_moon": "N"})
    game.choose(0, "trade_consume").do(0, "no_sale").do(0, "use_power", "clockmakers_garden")
    game.do(0, "spend", "copper_flats")
    assert game.moves(0) == ["spend"]  # a second good must follow
    game.do(0, "spend", "clockmakers_garden")
    assert game.empire(0).chips == 1 + 2 + 1


@rule("NFR-9.10", "NFR-9.16", "NFR-21.23", "NFR-A-25")
def test_of_four_goods_the_owner_chooses_the_three_that_a_power_takes() -> None:
    game = table(2).give(0, credit=0, colonies=["imperium_ore_bastion", "spice_world", "copper_flats", "comet_zone"])
    goods = {"imperium_ore_bastion": "R", "spice_world": "N", "copper_flats": "R", "comet_zone": "R"}
    game.give(0, goods=goods).choose(0, "trade_consume").do(0, "no_sale")
    for number, colony in enumerate(("comet_zone", "spice_world", "imperium_ore_bastion")):
        assert len(game.state.legal(0)) == 4 - number
        game.do(0, "spend", colony)
    assert game.state.action < 0
    assert (game.empire(0).credits, game.good(0, "copper_flats")) == (3, "R")


@rule("NFR-18.8")
@pytest.mark.parametrize(
    ("tiles", "goods", "due"),
    [
        ({"colonies": ["puppet_theatre_moon"]}, 1, 1),
        ({"developments": ["consumer_markets"]}, 1, 3),  # up to three, as if they were there
        ({"developments": ["wealthy_economy"]}, 2, 2 + 1),  # for each good that there is, and as if with the Salon
        ({"developments": ["wealthy_economy", "galactic_salon"]}, 1, 1 + 1 + 1),
        ({"home": "old_earth"}, 2, 3),
        ({"colonies": ["new_vinland"]}, 1, 0),  # credits only
    ],
)
def test_trade_goes_in_order_as_soon_as_the_chips_might_not_last(tiles: dict[str, Any], goods: int, due: int) -> None:
    """The chooser's chip comes first; with one more left than are due all trade at the same time."""
    for left, actors in ((due + 1, (0, 1)), (due, (0,))):
        game = table(2).give(0, colonies=["copper_flats", "comet_zone"], developments=tiles.get("developments", []))
        game.give(0, home=tiles.get("home"), colonies=tiles.get("colonies", []))
        game.give(0, goods=dict([("copper_flats", "R"), ("comet_zone", "R")][:goods]))
        game.give(1, colonies=["tidal_smelter"], goods={"tidal_smelter": "R"})
        assert game.pool(chips=left + 1).choose(0, "trade_consume").state.actors() == actors


@rule("NFR-11.12", "NFR-11.1")
def test_powers_work_in_the_part_they_name() -> None:
    game = table(2).give(0, credit=0, colonies=["galactic_information_network"]).choose(0, "produce").finish_action()
    assert game.empire(0).credits == 1  # its Produce power
    assert game.empire(0).chips == 0
    game.choose(1, "trade_consume").do(0, "no_sale")
    assert game.empire(0).chips == 2  # its Consume power
    assert game.empire(0).credits == 1


@rule("NFR-9.16", "NFR-21.22", "NFR-21.23")
def test_the_quote_of_a_power_counts_all_goods_it_takes() -> None:
    """Up to three, of which two are there; and two goods for one reward."""
    game = table(2).give(
        0, home="old_earth", developments=["consumer_markets"], colonies=["spice_world", "copper_flats"]
    )
    game.give(0, goods={"spice_world": "N", "old_earth": "N", "copper_flats": "R"}).choose(0, "trade_consume")
    game.do(0, "no_sale")
    before = game.empire(0).chips
    several = game.state.quote(0, game.number(0, "use_power", "consumer_markets"))
    assert [(each.what, each.amount) for each in several.cost] == [("good", 2)]
    assert [(each.what, each.amount) for each in several.gain] == [("chip", 2)]
    pair = game.state.quote(0, game.number(0, "use_power", "old_earth"))
    assert [(each.what, each.amount) for each in (*pair.cost, *pair.gain)] == [("good", 2), ("chip", 3)]
    game.do(0, "use_power", "consumer_markets")
    assert game.empire(0).chips == before + 2
