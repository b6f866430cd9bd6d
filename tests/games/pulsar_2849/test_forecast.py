"""The forecast that the board draws: it promises what then happens, and tells nothing hidden."""

import random

import pytest
from games.pulsar_2849.builder import GAME, board, quiet
from games.pulsar_2849.test_invariants import eager_game

from perihelion.games.pulsar_2849.rules.steps import MENU, OFFER, PAYING, PICK, ROUTE
from perihelion.games.pulsar_2849.rules.tables import FLY, GO, SPEND, USE_RED, USE_SILVER


def ends_by_flying(state):
    """Every end of the flight under way, found by making every move."""
    seat = state.active
    if state.asked[0] != ROUTE or not state.acting:
        return {state.cluster.ids[state.players[seat].ship]}
    found = set()
    for action in state.legal(seat):
        if action >= GO:
            on = state.clone()
            left = state.left
            on.apply(seat, action)
            flying = on.acting and on.asked[0] == ROUTE and on.left < left
            found |= ends_by_flying(on) if flying else {on.cluster.ids[on.players[seat].ship]}
    return found


@pytest.mark.parametrize(("seats", "map_side"), [(2, "normal"), (3, "dead_ends")])
def test_the_dice_of_a_turn_pay_for_what_the_forecast_says(seats, map_side):
    for state in eager_game(seats, 1, map=map_side):
        if not state.acting or state.asked[0] != MENU:
            continue
        seat = state.active
        for use in state.forecast(seat)["dice"]:
            paying = state.clone()
            paying.apply(seat, use["die"])
            if use["token"]:
                if paying.asked[0] != PAYING or SPEND + use["token"] - 1 not in paying.legal(seat):
                    continue  # the only choice was taken at once
                paying.apply(seat, SPEND + use["token"] - 1)
            if paying.asked[0] == PAYING:
                assert [action for action in paying.legal(seat) if action >= FLY] == use["pays"]


def test_a_die_on_the_board_buys_what_it_pays_for_in_the_turn():
    told: dict[int, dict[str, list[int]]] = {}
    seen = 0
    for state in eager_game(3, 1):
        if state.acting and state.asked[0] == PICK:
            seat = state.acting[0]
            told[seat] = state.forecast(seat)["buys"]
            assert {int(value) for value in told[seat]} == {value for value, n in enumerate(state.silver) if n}
        elif state.acting and state.asked[0] == MENU and told:
            for use in state.forecast(state.active)["dice"]:
                value = use["die"] - USE_SILVER
                if use["die"] < USE_RED and not use["token"] and str(value) in told.get(state.active, {}):
                    assert use["pays"] == told[state.active][str(value)]
                    seen += 1
            told = {}  # the first turn of a round: nothing has changed since the draft
    assert seen > 3


@pytest.mark.parametrize(("length", "sector"), [(1, "S3"), (3, "E1"), (4, "k2"), (6, "S75")])
def test_all_ends_of_a_flight_are_forecast(length, sector):
    made = board(2).with_ship(0, sector).turn(0, dice=[length, 2])
    told = made.state.forecast(0)["flights"][str(length)]
    made.do("use_silver", length).do("fly", length)
    assert {flight["route"][-1] for flight in told} == ends_by_flying(made.state)
    assert all(len(flight["route"]) == length + 1 for flight in told)


def test_a_shifted_flight_is_forecast_with_its_gate():
    made = board(2).with_patent(0, "AI-1").with_ship(0, "S3").turn(0, dice=[3, 3])
    flights = made.state.forecast(0)["flights"]
    assert set(flights) >= {"2v", "3", "4v"}
    assert all(flight["gates"]["green"] for flight in flights["4v"])
    made.do("use_silver", 3).do("fly", 4)
    assert {flight["route"][-1] for flight in flights["4v"]} == ends_by_flying(made.state)


def test_on_the_way_the_forecast_goes_on_from_the_ship():
    made = board(2).with_ship(0, "S3").turn(0, dice=[4, 2])
    made.do("use_silver", 4).do("fly", 4)
    made.state.apply(0, made.state.legal(0)[0])
    told = made.state.forecast(0)["flights"]["4"]
    flown = [made.state.cluster.ids[sector] for sector in made.state.route]
    assert all(flight["route"][: len(flown)] == flown for flight in told)
    assert {flight["route"][-1] for flight in told} == ends_by_flying(made.state)


def test_a_route_gives_what_it_promises():
    """Known systems become bases, those face down are turned up, a free pulsar at the end is claimed."""
    checked = 0
    for state in eager_game(3, 2, map="dead_ends"):
        if not state.acting or state.asked[0] != ROUTE or len(state.route) > 1:
            continue
        seat = state.active
        for told in state.forecast(seat)["flights"][str(state.left)][:6]:
            on = state.clone()
            for sector in told["route"][1:]:
                if on.asked[0] == ROUTE and on.active == seat and on.left:
                    action = GO + on.cluster.ids.index(sector)
                    if action in on.legal(seat):
                        on.apply(seat, action)
            assert on.cluster.ids[on.players[seat].ship] == told["route"][-1]
            owners = {each["sector"]: each["blue"] + each["barren"] for each in on.view(seat)["systems"]}
            before = {each["sector"]: each for each in state.view(seat)["systems"]}
            assert all(seat in owners[sector] for sector in told["bases"])
            assert all(before[sector]["tile"] is None for sector in told["turned_up"])
            ring = state.players[seat].rings - on.players[seat].rings
            assert ring >= int(told["claims"])
            checked += 1
    assert checked > 50


@pytest.mark.parametrize("seats", [2, 3])
def test_every_pick_is_forecast_with_its_tracks(seats):
    for state in eager_game(seats, 4):
        if not state.acting or state.asked[0] != PICK:
            continue
        seat = state.actors()[0]
        told = state.forecast(seat)["picks"]
        assert [each["action"] for each in told] == state.legal(seat)
        for each in told:
            after = state.clone()
            after.apply(seat, each["action"])
            if after.round == state.round and after.asked[0] in (PICK, MENU):
                assert after.view(seat)["tracks"] == each["tracks"]
                assert after.forecast(None)["order"] == each["order"]
                assert after.forecast(None)["production"][seat]["cubes"] == each["cubes"]


def test_production_is_forecast_to_the_point():
    made = quiet(3).with_tracks(initiative=[(3, 0), (14, 1), (15, 2)], engineers=[(2, 1), (8, 0), (14, 2)])
    made.with_dice(1, 3, 3, 4, 4, 5, 6)
    made.with_pulsar(0, "P5", "medium", spinning=True).with_pulsar(1, "P11", "large", spinning=True)
    made.with_transmitter(0, "TA1", operating=True).with_transmitter(2, "TA5", operating=True)
    made.with_patent(1, "AII-2").turn(0, dice=[4], in_round=4)
    told = made.state.forecast(None)["production"]
    before = made.state.tally()
    cubes = [player.cubes for player in made.state.players]
    assert told[2]["offers"] == [{"cubes": 1, "points": 3}]
    made.end_turn()
    while made.state.asked[0] == OFFER:
        made.do("decline")
    for seat in range(3):
        for source in ("engineers", "penalties", "broadcasts", "gyrodynes", "production"):
            assert made.points(seat, source) - before[seat].get(source, 0) == told[seat][source], source
        assert made.player(seat).cubes - cubes[seat] == told[seat]["cubes"]


def test_final_scoring_is_forecast_to_the_point():
    made = quiet(2).with_goals("G7", "G4", "G9").with_pulsar(0, "P5", "medium").with_pulsar(0, "P11")
    made.with_base(0, "S3").with_base(0, "S6").with_base(1, "S9").turn(0, dice=[4], in_round=8)
    told = made.state.forecast(None)
    cubes = [each["cubes"] for each in told["production"]]
    made.end_turn()
    assert made.state.over()
    for seat in range(2):
        for source, points in told["final"][seat].items():
            expected = cubes[seat] // 2 if source == "cubes" else points
            assert made.points(seat, source) == expected, source


def test_the_forecast_tells_nothing_hidden():
    rng = random.Random(5)
    for state in eager_game(2, 3):
        for seat in (0, 1, None):
            twin = state.determinize(seat or 0, rng.randrange(1 << 30))
            assert twin.forecast(seat) == state.forecast(seat)


def test_only_the_own_turn_is_forecast_in_detail():
    made = board(2).turn(0, dice=[4, 2])
    assert "dice" in made.state.forecast(0)
    assert "dice" not in made.state.forecast(1)
    assert "dice" not in made.state.forecast(None)


def test_before_the_first_round_every_entry_gate_shows_what_a_first_die_reaches():
    state = GAME.new(seats=2, seed=1)
    cluster = state.cluster
    seat = state.actors()[0]
    reach = state.forecast(seat)["reach"]
    assert list(reach) == [cluster.ids[entry] for entry in cluster.entries]
    for entry in cluster.entries:
        ends = {end for length in range(1, 7) for end in all_ends(cluster, [entry], length)}
        assert set(reach[cluster.ids[entry]]) == {cluster.ids[end] for end in ends}


def all_ends(cluster, route, left):
    """Where flights of so many segments can pass, walked one by one; no segment is flown twice."""
    if left == 0:
        return {route[-1]}
    found = set()
    for near, _, twin in cluster.exits[route[-1]]:
        times = [{route[k - 1], route[k]} for k in range(1, len(route))].count({route[-1], near})
        if times < (1 if twin < 0 else 2):
            found |= {near} | all_ends(cluster, [*route, near], left - 1)
    return found
