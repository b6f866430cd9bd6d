"""What the page is told beyond the pieces: forecasts, worths, strength against worlds, the proposal for consuming."""

from typing import Any

from games.new_frontiers.builder import Builder, table, the_game
from games.new_frontiers.test_suggestion import rich
from support.play import random_game

from perihelion.games.new_frontiers.play import NewFrontiersState


def forecast_of(game: Builder, name: str) -> list[int]:
    actions = game.state.view(None)["actions"]
    return list(next(action["forecast"] for action in actions if action["name"] == name))


def test_the_forecast_of_develop_counts_what_can_be_paid() -> None:
    game = table(2).give(0, credit=1).give(1, credit=1)
    cheap = [pile["prices"][1] for pile in game.state.view(None)["market"]]
    assert forecast_of(game, "develop") == [len([p for p in cheap if p <= 2]), len([p for p in cheap if p <= 1])]
    for seat, wanted in enumerate(forecast_of(game, "develop")):
        after = game.state.clone()
        after.apply(0, after.legal(0)[1])
        assert after.view(0)["action"] == "develop"
        if seat == 1:
            after.apply(0, after.legal(0)[0])
        assert len(after.legal(seat)) - 1 == wanted


def test_the_forecast_of_settle_counts_worlds_in_reach() -> None:
    game = table(2).give(0, credit=2, reserve=0, discovered=["copper_flats", "comet_zone", "rebel_signal_tower"])
    game.give(1, credit=9, reserve=0, discovered=["new_vinland"])
    assert forecast_of(game, "settle") == [1, 0]  # the chooser's colonist comes first
    game.give(0, developments=["space_marines"])
    assert forecast_of(game, "settle") == [2, 0]


def test_the_forecast_of_produce_counts_windfalls_that_powers_and_the_bonus_fill() -> None:
    game = table(2).give(0, home="old_earth", colonies=["alien_music_vault", "alien_guard_beacon", "rebel_scrapyard"])
    game.give(1, home="old_earth", colonies=["devolved_uplift_race"])
    assert forecast_of(game, "produce") == [2, 1]
    game.give(0, developments=["alien_monument"])
    assert forecast_of(game, "produce") == [3, 1]
    game.choose(0, "produce")
    assert forecast_of(game, "produce") == []


def test_the_forecast_of_explore_and_trade() -> None:
    game = table(3).give(1, developments=["survey_team"]).give(2, goods={"uplift_hatchery": "G"})
    assert forecast_of(game, "explore") == [2, 2, 1]
    assert forecast_of(game, "trade_consume") == [0, 0, 1]
    assert forecast_of(game, "send_diplomats") == []


def test_worlds_show_the_strength_against_them() -> None:
    game = table(2).give(0, reserve=2, developments=["space_marines", "alien_researchers", "expeditionary_force"])
    game.give(
        0, colonies=["copper_flats"], goods={"copper_flats": "R"}, discovered=["alien_guard_beacon", "comet_zone"]
    )
    worlds = {world["tile"]: world for world in game.state.view(1)["empires"][0]["discovered"]}
    assert worlds["alien_guard_beacon"]["strength"] == 4
    assert worlds["alien_guard_beacon"]["armed"] == 7
    assert "strength" not in worlds["comet_zone"]


def test_explored_worlds_are_priced_for_the_seat_that_looks() -> None:
    game = table(2).give(1, home="terraforming_terraces").choose(0, "explore")
    for seat, less in ((0, 0), (1, 2)):
        for offer in game.state.view(seat)["offers"]:
            tile = game.tables.tiles[game.names[offer["tile"]]]
            if not tile.military:
                assert offer["price"] == max(0, tile.value - less)
    assert game.state.view(None)["offers"] == []


def test_the_bonus_of_develop_is_no_part_of_a_price_in_other_actions() -> None:
    game = table(2).give(0, goods={"uplift_hatchery": "G"}, developments=["modular_construction"])
    large = 16
    assert game.choose(0, "trade_consume").state.view(0)["market"][large]["prices"] == [8, 9]
    game = table(2).give(0, developments=["modular_construction"]).choose(0, "develop")
    assert game.state.view(0)["market"][large]["prices"] == [7, 9]


def test_question_mark_tiles_say_what_they_are_worth_now() -> None:
    game = table(2, setup="first").give(0, developments=["free_trade_association", "export_duties"])
    game.give(0, colonies=["spice_world"])
    view = game.state.view(1)
    assert view["empires"][0]["worth"] == {"free_trade_association": 6}
    assert sum(view["empires"][0]["worth"].values()) == view["empires"][0]["tally"]["bonuses"]
    worth = {pile["face"]: pile["worth"] for pile in view["market"] if "worth" in pile}
    assert len(worth) == 8
    assert worth["free_trade_association"][1] == 2


def test_prices_and_strength_are_the_sum_of_the_parts_that_are_told() -> None:
    game = the_game()
    printed = {tile.name: tile.value for tile in game.tables.tiles}
    for ply, (state, _, _) in enumerate(random_game(game, 3, 1)):
        if ply % 5:
            continue
        view = state.view(0)
        for seat, (empire, parts) in enumerate(zip(view["empires"], state.forecast(0)["prices"], strict=True)):
            for pile in view["market"]:
                assert pile["prices"][seat] == max(0, printed[pile["face"]] + told(parts["developments"], pile["face"]))
            for world in empire["discovered"] + (view["offers"] if seat == 0 else []):
                name = world["tile"]
                if "price" in world:
                    assert world["price"] == max(0, printed[name] + told(parts["worlds"], name))
                else:
                    assert world["strength"] == told(parts["strength"], name) + empire["strength"]["temporary"]
                if world.get("contact", -1) >= 0:
                    assert world["contact"] == max(0, printed[name] + told(parts["contact"], name))
            for kind, price in enumerate(empire["sales"]):
                assert price == kind + 1 + sum(amount for _, amount in parts["sales"][kind])


def told(parts: dict[str, list[list[Any]]], tile: str) -> int:
    return sum(amount for _, amount in parts.get(tile, []))


def test_every_part_of_a_price_names_where_it_comes_from() -> None:
    game = table(2).give(0, developments=["modular_construction"]).choose(0, "develop")
    large = game.state.view(0)["market"][16]["face"]
    first, second = game.state.forecast(1)["prices"]
    assert first["developments"][large] == [["@tile-modular-construction", -1], ["@action-develop", -1]]
    assert large not in second["developments"]


def test_a_power_is_told_as_signs() -> None:
    powers = {(power["tile"], power["code"]): power["signs"] for power in the_game().layout()["powers"]}
    assert powers["imperium_customs_fort", "strength_vs"] == [
        {"glyph": "Settle"},
        {"text": "+2"},
        {"glyph": "shield"},
        {"text": ":"},
        {"glyph": "Rebel"},
    ]
    assert powers["imperium_arms_factory", "consume_upto"] == [
        {"glyph": "Consume"},
        {"text": "≤2"},
        {"glyph": "good", "kind": 1},
        {"glyph": "arrow"},
        {"text": "1"},
        {"glyph": "chip"},
        {"text": "1"},
        {"glyph": "credit"},
    ]
    assert powers["imperium_siege_depot", "strength_vs"][-1] == {"glyph": "good", "kind": 1}


def test_the_layout_tells_where_each_kind_of_move_begins() -> None:
    game = the_game()
    for name, first in game.layout()["moves"].items():
        assert game.actions.kind(first).name == name


def follow(state: NewFrontiersState, seat: int) -> tuple[int, int]:
    """Credits and chips that come of the proposal."""
    empire = state.empires[seat]
    before = empire.credits, empire.chips
    after = state.clone()
    for action in state.view(seat)["asked"]["plan"]:
        assert action in after.legal(seat)
        after.apply(seat, action)
    return after.empires[seat].credits - before[0], after.empires[seat].chips - before[1]


def test_the_proposal_is_legal_and_brings_what_it_says() -> None:
    game = rich()
    asked = game.state.view(0)["asked"]
    assert len(asked["plan"]) > 4
    assert asked["plan_gain"]["unused"] == 0
    goods = [colony["tile"] for colony in game.state.view(0)["empires"][0]["colonies"] if colony["good"] is not None]
    assert sorted(game.tables.tiles[use["colony"]].name for use in asked["plan_uses"]) == sorted(goods)
    assert "@tile-consumer-markets" in {use["power"] for use in asked["plan_uses"]}
    assert asked["plan"][0] == asked["best"]
    assert follow(game.state, 0) == (asked["plan_gain"]["credits"], asked["plan_gain"]["chips"])
    game.state.apply(0, asked["best"])
    later = game.state.view(0)["asked"]
    assert later["plan"] == asked["plan"][1:]
    assert follow(game.state, 0) == (later["plan_gain"]["credits"], later["plan_gain"]["chips"])


def test_the_salon_is_part_of_the_proposal() -> None:
    game = table(2).give(0, developments=["galactic_salon", "wealthy_economy", "diversified_economy"])
    game.give(0, home="old_earth", colonies=["copper_flats"], goods={"copper_flats": "R", "old_earth": "N"})
    game.choose(0, "trade_consume").do(0, "no_sale")
    asked = game.state.view(0)["asked"]
    assert follow(game.state, 0) == (asked["plan_gain"]["credits"], asked["plan_gain"]["chips"])


def test_nobody_else_sees_the_proposal() -> None:
    game = rich()
    assert game.state.view(None)["asked"] is None
    assert "plan" not in (game.state.view(1)["asked"] or {})


def test_views_of_whole_games_hold_a_forecast_only_while_choosing() -> None:
    for state, _, _ in random_game(the_game(), 2, 5):
        view = state.view(None)
        told = any(action["forecast"] for action in view["actions"])
        assert told == (view["phase"] == "choosing")
