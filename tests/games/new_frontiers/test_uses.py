"""What a tile promises before it is picked is what its action offers once it is: from built and from random positions.

Every tile still to be had is tried on a copy of the table, and the action played in every way the seats can.
"""

from collections.abc import Iterator

import pytest
from games.new_frontiers.builder import Builder, table, the_game
from support.play import random_game
from support.rules import rule

from perihelion.games.new_frontiers.people.uses import by_seat as uses
from perihelion.games.new_frontiers.play import NewFrontiersState
from perihelion.games.new_frontiers.rules import steps as at
from perihelion.games.new_frontiers.rules.produce import goods_may_run_short
from perihelion.games.new_frontiers.rules.tables import (
    CHOOSE_TILE,
    DECLINE,
    DEVELOP_TILE,
    DONE_STORING,
    EXPLORE_TILE,
    LEAVE_GOAL,
    PRODUCE_TILE,
    SETTLE_TILE,
    SETTLE_WORLD,
    TRADE_TILE,
    WAYS,
)
from perihelion.kernel.table import Event

MANY = 400
"""Lines of play looked at for one tile; positions with more are left out."""


class TooMany(Exception):
    pass


def picked(state: NewFrontiersState, tile: int) -> NewFrontiersState:
    """The table after the pick, with a face-down goal left as it is."""
    after = state.clone()
    after.apply(after.actors()[0], CHOOSE_TILE + tile)
    while after.action >= 0 and after.acting and after.questions[after.acting[0]] == (at.GOAL_ASKED,):
        after.apply(after.acting[0], LEAVE_GOAL)
    return after


def carried_out(state: NewFrontiersState, tile: int, chosen_by: int) -> Iterator[list[Event]]:
    """The events of the action, for every way in which one seat can play it; the others do the first thing they may."""
    events: list[Event] = []
    begun = state.clone()
    begun.watch(events.append)
    begun.apply(begun.actors()[0], CHOOSE_TILE + tile)
    open_ones = [(begun, events)]
    tried = 0
    while open_ones:
        now, told = open_ones.pop()
        if now.action != tile or now.over():
            yield told
            continue
        tried += 1
        if tried > MANY:
            raise TooMany
        seat = now.acting[0]
        options = now.legal(seat)
        if now.questions[seat] == (at.STOCKING,):
            options = [DONE_STORING]
        elif seat != chosen_by or now.questions[seat] == (at.GOAL_ASKED,):
            options = options[:1]
        for action in options:
            later = now.clone()
            heard = told[:]
            later.watch(heard.append)
            later.apply(seat, action)
            open_ones.append((later, heard))


def check_develop(state: NewFrontiersState) -> None:
    after = picked(state, DEVELOP_TILE)
    found = [0] * state.seats
    while after.action == DEVELOP_TILE:
        seat = after.actors()[0]
        found[seat] = len(after.legal(seat)) - 1
        after.apply(seat, DECLINE)
    assert uses(state, DEVELOP_TILE) == found


def check_settle(state: NewFrontiersState) -> None:
    wanted = uses(state, SETTLE_TILE)
    after = picked(state, SETTLE_TILE)
    asked: set[int] = set()
    while after.action == SETTLE_TILE:
        for seat in after.actors():
            if after.questions[seat] == (at.SETTLING, 0) and seat not in asked:
                worlds = {(action - SETTLE_WORLD) // WAYS for action in after.legal(seat) if action >= SETTLE_WORLD}
                assert len(worlds) == wanted[seat]
                asked.add(seat)
        seat = after.actors()[0]
        after.apply(seat, after.legal(seat)[0])
    for seat in set(range(state.seats)) - asked:
        assert wanted[seat] == 0


def check_explore(state: NewFrontiersState) -> None:
    """Which worlds are taken does not matter to how many."""
    events: list[Event] = []
    after = state.clone()
    after.watch(events.append)
    after.apply(after.actors()[0], CHOOSE_TILE + EXPLORE_TILE)
    while after.action == EXPLORE_TILE:
        seat = after.actors()[0]
        after.apply(seat, after.legal(seat)[0])
    taken = [event.seat for event in events if event.kind == "discovered"]
    assert uses(state, EXPLORE_TILE) == [taken.count(seat) for seat in range(state.seats)]


def check_produce(state: NewFrontiersState) -> None:
    """The most that a seat can produce; in a shortage that is known only of the chooser, who comes first."""
    wanted = uses(state, PRODUCE_TILE)
    begun = state.clone()
    begun.chooser = state.waiting[0]
    short = goods_may_run_short(begun)
    for seat in [state.waiting[0]] if short else range(state.seats):
        counts = [
            len([event for event in events if event.kind == "produced" and event.seat == seat])
            for events in carried_out(state, PRODUCE_TILE, seat)
        ]
        assert wanted[seat] == max(counts)
    assert sum(wanted) <= sum(state.goods)


def check_trade(state: NewFrontiersState) -> None:
    for seat, wanted in enumerate(uses(state, TRADE_TILE)):
        gone = {
            event.origin
            for events in carried_out(state, TRADE_TILE, seat)
            for event in events
            if event.kind in ("sold", "consumed") and event.seat == seat
        }
        assert wanted == len(gone)


CHECKS = {
    DEVELOP_TILE: check_develop,
    EXPLORE_TILE: check_explore,
    SETTLE_TILE: check_settle,
    PRODUCE_TILE: check_produce,
    TRADE_TILE: check_trade,
}


def check(game: Builder) -> None:
    for each in CHECKS.values():
        each(game.state)


# ---------------------------------------------------------------- built positions


@rule("NFR-12.7", "NFR-11.7", "NFR-A-51")
def test_strength_from_goods_is_gone_when_the_action_is_over() -> None:
    game = table(3).give(0, reserve=3, developments=["expeditionary_force"], colonies=["copper_flats"])
    game.give(0, goods={"copper_flats": "R"}, discovered=["rebel_signal_tower", "rebel_scrapyard"])
    game.choose(0, "settle").do(0, "settle", "rebel_scrapyard", "arming").finish_action()
    assert (game.colonies(0)[-1], game.good(0, "copper_flats")) == ("rebel_scrapyard", "")
    shown = game.state.view(0)["empires"][0]
    assert (shown["used"], shown["strength"]["temporary"]) == ([], 0)
    assert not [arms for arms in shown["strength"]["by_goods"] if arms["used"]]
    assert (shown["produced"], shown["consumed"]) == ([0, 0, 0, 0], 0)
    world = shown["discovered"][0]
    assert (world["tile"], world["strength"]) == ("rebel_signal_tower", 0)
    game.state.picked = 0
    check(game.restart())


@rule("NFR-11.7")
def test_what_was_produced_and_consumed_is_gone_when_the_action_is_over() -> None:
    game = table(3).give(0, colonies=["copper_flats", "new_vinland"], developments=["alien_monument"])
    game.choose(0, "produce").finish_action().choose(1, "trade_consume").finish_action()
    for empire in game.state.view(None)["empires"]:
        assert (empire["used"], empire["produced"], empire["consumed"]) == ([], [0, 0, 0, 0], 0)


def test_the_refinery_counts_as_the_kind_that_fills_most() -> None:
    """NFR-14.23: it is declared within the action, so before it every kind is open."""
    game = table(2).give(0, home="keel_harbour", colonies=["oort_cloud_alien_refinery"])
    game.give(1, home="keel_harbour")
    assert uses(game.state, PRODUCE_TILE) == [1, 0]
    check(game)
    game.give(1, colonies=["alien_loom"], developments=["alien_monument"])
    check(game)
    owner = table(2).give(
        1, home="keel_harbour", colonies=["oort_cloud_alien_refinery"], developments=["alien_monument"]
    )
    assert uses(owner.state, PRODUCE_TILE)[1] == 1
    check(owner)


def test_a_good_on_the_refinery_counts_only_where_a_power_consumes_it() -> None:
    game = table(2).give(0, colonies=["oort_cloud_alien_refinery"], goods={"oort_cloud_alien_refinery": "G"})
    assert uses(game.state, TRADE_TILE) == [0, 0]
    check(game)
    game.give(0, colonies=["new_vinland"])
    assert uses(game.state, TRADE_TILE) == [1, 0]
    check(game)


def test_a_power_for_two_goods_does_not_count_one() -> None:
    game = table(2).give(0, home="old_earth", colonies=["oort_cloud_alien_refinery"])
    game.give(0, goods={"oort_cloud_alien_refinery": "G"})
    assert uses(game.state, TRADE_TILE) == [0, 0]
    game.give(0, colonies=["copper_flats"], goods={"copper_flats": "R"})
    assert uses(game.state, TRADE_TILE) == [2, 0]
    check(game)


@pytest.mark.parametrize("left", range(9))
def test_a_bag_that_is_nearly_empty(left: int) -> None:
    game = table(3).give(0, developments=["survey_team"]).give(2, developments=["survey_team"])
    game.state.bag = game.state.bag[:left]
    check(game)


@pytest.mark.parametrize("left", range(4))
def test_goods_that_run_short(left: int) -> None:
    game = table(3, "goals").goal("stockpiling").give(0, home="old_earth", colonies=["copper_flats", "rebel_scrapyard"])
    game.give(1, home="old_earth", colonies=["tidal_smelter", "comet_zone", "alien_guard_beacon"])
    game.give(1, developments=["alien_monument"]).give(2, home="old_earth", colonies=["assayers_moon"])
    game.state.goods = [left, left, left, left]
    check_produce(game.state)


@rule("NFR-5.9")
def test_the_red_part_read_literally_is_in_the_forecast() -> None:
    game = table(2).give(0, credit=20)
    game.state.red_last = 1
    for spaces in (8, 9, 10):
        game.empire(0).spaces = spaces
        game.restart()
        check_develop(game.state)


# ---------------------------------------------------------------- random positions


@pytest.mark.parametrize("number", range(12))
def test_forecasts_of_random_positions(number: int) -> None:
    setup = ("standard", "goals", "first")[number % 3]
    checked = left_out = 0
    for ply, (state, _, _) in enumerate(random_game(the_game(), 2 + number % 4, number, setup=setup)):
        assert isinstance(state, NewFrontiersState)
        if state.action < 0 and state.waiting and state.legal(state.acting[0])[0] >= CHOOSE_TILE and ply % 3 == 0:
            for tile, promise_kept in CHECKS.items():
                if not state.picked >> tile & 1:
                    try:
                        promise_kept(state)
                        checked += 1
                    except TooMany:
                        left_out += 1
    assert checked > left_out
