"""Develop (NFR-5) and its powers."""

import pytest
from games.new_frontiers.builder import table
from support.rules import rule


@rule("NFR-5.1", "NFR-5.2", "NFR-5.3", "NFR-5.11", "NFR-18.6", "NFR-EX-4", "NFR-A-1", "NFR-3.6")
def test_each_in_order_may_buy_one_and_the_chooser_pays_one_less() -> None:
    game = table(2).give(0, credit=5).give(1, credit=5).show("mining_industry", "alien_monument")
    game.choose(0, "develop")
    assert game.state.actors() == (0,)  # in order, one after the other
    assert game.can(0, "decline")
    game.do(0, "buy", "mining_industry")
    assert game.empire(0).credits == 2
    assert game.state.actors() == (1,)
    assert game.can(1, "decline")
    game.do(1, "buy", "alien_monument")
    assert game.empire(1).credits == 2
    assert game.state.action < 0  # one tile each


@rule("NFR-5.2")
def test_what_cannot_be_paid_cannot_be_bought() -> None:
    game = table(3).give(0, credit=1).choose(0, "develop")
    assert game.can(0, "buy", "space_marines")
    assert not game.can(0, "buy", "mining_industry")
    assert game.why_not(0, "buy", "mining_industry") == ["NFR-5.2"]


@rule("NFR-5.4", "NFR-11.4", "NFR-11.5", "NFR-21.2", "NFR-EX-8")
def test_reductions_add_up_and_stop_at_zero() -> None:
    game = table(2).give(0, credit=3, home="keel_harbour", developments=["modular_construction"]).show("survey_team")
    game.choose(0, "develop")
    assert game.state.view(0)["market"][game.tables.pile_of[game.names["homesteading_pioneers"]]]["prices"][0] == 0
    assert game.state.view(0)["market"][game.tables.pile_of[game.names["consumer_markets"]]]["prices"][0] == 2
    game.do(0, "buy", "survey_team")
    assert game.empire(0).credits == 3


@rule("NFR-21.2")
def test_a_reduction_for_large_tiles_helps_with_large_tiles_only() -> None:
    game = table(3).give(0, credit=6, developments=["investment_credits"]).choose(0, "develop")
    assert game.can(0, "buy", "free_trade_association")  # 9 - 1 - 2
    prices = game.state.view(0)["market"]
    assert prices[game.tables.pile_of[game.names["consumer_markets"]]]["prices"] == [4, 5, 5]


@rule("NFR-5.5")
def test_nobody_buys_the_same_development_twice() -> None:
    game = table(3).give(0, credit=9, developments=["space_marines"]).choose(0, "develop")
    assert not game.can(0, "buy", "space_marines")
    assert game.why_not(0, "buy", "space_marines") == ["NFR-5.5"]


@rule("NFR-5.6")
def test_an_empty_stack_and_a_taken_large_tile_are_gone() -> None:
    game = table(2).give(0, credit=20).give(1, credit=20).choose(0, "develop").do(0, "buy", "mining_league")
    assert game.why_not(1, "buy", "mining_league") == ["NFR-5.6"]
    game.finish_action().choose(1, "isolation").choose(0, "produce").choose(1, "explore").finish_action()
    game.choose(0, "develop").do(0, "buy", "space_marines")
    assert game.why_not(1, "buy", "space_marines") == ["NFR-5.6"]
    assert not game.can(1, "buy", "imperium_war_profiteers")  # the other face is not on offer


@rule("NFR-5.2", "NFR-5.3", "NFR-5.1")
@pytest.mark.parametrize(("seat", "price"), [(0, 3), (1, 4)])
def test_a_purchase_takes_exactly_its_price_and_one_credit_less_is_too_little(seat: int, price: int) -> None:
    for credit, enough in ((price, True), (price - 1, False)):
        game = table(3).give(0, credit=9).give(1, credit=9).give(seat, credit=credit).choose(0, "develop")
        if seat:
            game.do(0, "decline")
        assert game.can(seat, "buy", "mining_industry") == enough
        if enough:
            quote = game.state.quote(seat, game.number(seat, "buy", "mining_industry"))
            assert [(each.what, each.amount) for each in (*quote.cost, *quote.gain)] == [
                ("credit", price),
                ("point", 2),
            ]
            game.do(seat, "buy", "mining_industry")
            assert game.empire(seat).credits == 0
    poor = table(2).give(0, credit=0).give(1, credit=0).choose(0, "develop")
    assert poor.can(0, "buy", "modular_construction")  # 1 - 1
    assert poor.do(0, "decline").state.action < 0  # seat 1 can afford nothing and is not asked


@rule("NFR-5.6")
def test_a_stack_of_two_serves_two_and_not_a_third() -> None:
    game = table(3)
    for seat in range(3):
        game.give(seat, credit=9)
    game.choose(0, "develop").do(0, "buy", "space_marines").do(1, "buy", "space_marines")
    assert game.why_not(2, "buy", "space_marines") == ["NFR-5.6"]
    assert game.can(2, "buy", "mining_industry")


@rule("NFR-21.3", "NFR-21.4")
def test_rewards_for_buying_go_to_the_buyer_alone() -> None:
    game = table(2).give(0, credit=9, colonies=["deep_space_symbionts"], developments=["technology_investors"])
    game.give(1, credit=9, colonies=["copper_flats"]).choose(0, "develop").do(0, "buy", "consumer_markets")
    assert (game.empire(0).credits, game.empire(0).chips) == (9 - 4 + 1, 1)
    game.do(1, "buy", "imperium_arms_factory")
    assert (game.empire(0).credits, game.empire(0).chips) == (6, 1)
    assert (game.empire(1).credits, game.empire(1).chips) == (4, 0)


@rule("NFR-5.8", "NFR-5.10", "NFR-EX-9", "NFR-A-3")
def test_a_large_tile_fits_whatever_lies_where_and_eleven_spaces_end_the_game() -> None:
    large = ["new_galactic_order", "alien_tech_institute", "pan_galactic_league", "frontier_settlers"]
    for small, ended in ((["space_marines"], True), ([], False)):
        game = table(3).give(0, credit=20, developments=[*large, *small])
        game.choose(0, "develop").do(0, "buy", "mining_league")
        assert not game.state.ends  # after the action
        game.finish_action()
        assert game.empire(0).spaces == (11 if ended else 10)
        assert bool(game.state.ends) == ended


@rule("NFR-5.12")
def test_a_development_is_worth_its_printed_points() -> None:
    game = table(3).give(0, developments=["drop_ships", "survey_team"])
    assert game.state.tally()[0]["developments"] == 4
    assert game.state.tally()[0]["bonuses"] == 0


@rule("NFR-5.14", "NFR-21.3", "NFR-11.9")
def test_a_reward_for_buying_comes_after_paying_and_not_when_declining() -> None:
    game = table(3).give(0, credit=2, colonies=["deep_space_symbionts"]).show("export_duties")
    game.choose(0, "develop")
    assert not game.can(0, "buy", "mining_industry")  # 4 - 1 = 3, and the reward cannot help
    game.do(0, "buy", "export_duties")
    assert game.empire(0).credits == 2  # 2 - (2 - 1) + 1
    game = table(3).give(0, credit=1, colonies=["deep_space_symbionts"]).choose(0, "develop").do(0, "decline")
    assert game.empire(0).credits == 1


@rule("NFR-11.6", "NFR-21.4")
def test_powers_on_printed_cost_ignore_reductions() -> None:
    game = table(3).give(0, credit=9, developments=["technology_investors", "modular_construction"])
    game.choose(0, "develop").do(0, "buy", "consumer_markets")  # printed 5, paid 3
    assert (game.empire(0).credits, game.empire(0).chips) == (6, 1)
    game = table(3).give(0, credit=9, developments=["technology_investors"])
    game.choose(0, "develop").do(0, "buy", "homesteading_pioneers")
    assert game.empire(0).chips == 0  # printed 3
    game = table(3).give(0, credit=9, developments=["technology_investors"])
    game.choose(0, "develop").do(0, "buy", "mining_league")
    assert game.empire(0).chips == 1


@rule("NFR-11.2", "NFR-21.1")
def test_a_tile_helps_only_from_the_next_action_on() -> None:
    game = table(2).give(0, credit=9).give(1, credit=9).choose(0, "develop").do(0, "buy", "galactic_federation")
    assert game.empire(0).chips == 0  # it would pay a chip for buying
    game.do(1, "decline").choose(1, "isolation").choose(0, "produce").choose(1, "explore").finish_action()
    game.choose(0, "develop").do(0, "buy", "space_marines" if game.can(0, "buy", "space_marines") else "survey_team")
    assert game.empire(0).chips == 1


@rule("NFR-21.1", "NFR-11.2")
def test_between_two_actions_views_show_what_counts_in_the_next_one() -> None:
    game = table(3).give(0, credit=9).give(1, credit=9).choose(0, "develop").do(0, "buy", "space_marines")
    assert game.state.view(None)["empires"][0]["strength"]["general"] == 0
    game.finish_action()
    assert game.state.view(None)["empires"][0]["strength"]["general"] == 2
