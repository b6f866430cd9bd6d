"""Rulings of Burning Suns (BSU-A-…) that no rule's own test would notice broken."""

import pytest
from games.burning_suns.builder import GAME, TABLES, battle, built
from support.rules import rule

from perihelion.games.burning_suns.play import BurningSunsState
from perihelion.games.burning_suns.rules.combat.sides import rerolls_left
from perihelion.games.burning_suns.rules.empire.building import place_resource
from perihelion.games.burning_suns.rules.setup import fill_market
from perihelion.games.burning_suns.rules.terms import TITAN, UPGRADE


@rule("BSU-A-72", "BSU-3.5", "BSU-3.12")
def test_the_market_has_one_side_for_two_and_three_and_another_for_four_and_five() -> None:
    sizes = {}
    for seats in (2, 3, 4, 5):
        state = GAME.new(seats=seats, seed=1)
        assert isinstance(state, BurningSunsState)
        sizes[seats] = len(state.market)
    assert sizes[2] == sizes[3] < sizes[4] == sizes[5]


@rule("BSU-A-44", "BSU-30.1")
@pytest.mark.parametrize("race", [race.name for race in TABLES.races])
def test_an_upgrade_goes_on_every_unit_with_a_space_on_the_sheet_unique_ones_included(race: str) -> None:
    table = built().empire(0, race=race)
    spaces = next(each for each in TABLES.races if each.name == race).upgrade_spaces
    wanted = {kind for kind, room in enumerate(spaces) if room}
    upgrade = next(number for number, each in enumerate(TABLES.resources) if each.kind == UPGRADE)
    place_resource(table.state, 0, upgrade)
    table.state.settle()
    if len(wanted) > 1:
        assert {move.args[0] for move in table.moves()} == wanted
    assert any(kind >= TITAN for each in TABLES.races for kind, room in enumerate(each.upgrade_spaces) if room)


@rule("BSU-2.2", "BSU-2.11", "BSU-2.13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_start_only_the_homes_lie_face_up_one_for_each_player(seats: int) -> None:
    for seed in range(4):
        state = GAME.new(seats=seats, seed=seed)
        assert isinstance(state, BurningSunsState)
        up = [place for place in range(state.galaxy.count) if state.up >> place & 1]
        assert sorted(up) == sorted(state.galaxy.homes[:seats])
        assert [state.control[state.galaxy.homes[seat]] for seat in range(seats)] == list(range(seats))


@rule("BSU-A-73", "BSU-35.1")
def test_ships_of_an_ally_stand_by_while_others_fight() -> None:
    table = built(3).line("a").units(0, "a", dreadnought=2).units(1, "a", dreadnought=3).units(2, "a", fighter=2)
    table.ally(0, 2, 2, 3).dice(*[8] * 40).begin(0, "battle")
    if table.state.actors() and table.asked() == "battle":
        table.do(*next((move.kind, *move.args) for move in table.moves() if 1 in move.args))
    sides = [sum(counts) for counts in table.state.frames[-1].fight.counts]
    assert sides == [2, 3]
    assert table.has(2, "a", "fighter") == 2


@rule("BSU-A-74", "BSU-4.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_ideology_race_and_organisation_are_shown_when_all_have_picked(seats: int) -> None:
    state = GAME.new(seats=seats, seed=5)
    told: list[int] = []
    state.watch(lambda event: told.append(event.seat) if event.kind == "picked" else None)
    for category in range(3):
        for seat in range(seats):
            assert told == list(range(seats)) * category
            state.apply(seat, state.legal(seat)[1])
        assert told == list(range(seats)) * (category + 1)


@rule("BSU-A-59", "BSU-8.7")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_an_empty_supply_of_resources_leaves_spaces_of_the_market_empty(left: int) -> None:
    state = built().state
    state.supply = [1 if number < left else 0 for number in range(len(state.supply))]
    state.market = [-1] * len(state.market)
    fill_market(state)
    assert sorted(each for each in state.market if each >= 0) == list(range(left))
    assert sum(state.supply) == 0


@rule("BSU-A-77", "BSU-45.2")
def test_a_combat_ends_after_exactly_fifty_turns_without_damage() -> None:
    table = battle({"dreadnought": 1}, {}).dark("a", 1)
    turns: list[object] = []
    table.state.watch(lambda event: turns.append(event.facts["turns"]) if event.kind == "fight-drawn" else None)
    table.dice(*[8] * 120).begin(0, "battle")
    assert turns == [50]


@rule("BSU-A-82", "BSU-39.7")
def test_a_starbase_leaves_the_rerolls_of_an_agent_and_cancels_those_of_fighters() -> None:
    table = battle({"fighter": 2}, {"starbase": 1}).agent(0, "sharpshooter_kessa").dice(*[8] * 12).begin(0, "battle")
    left = rerolls_left(table.state, table.state.frames[-1], table.state.fight(), 0)
    assert left > 0
    plain = battle({"fighter": 2}, {"starbase": 1}).dice(*[8] * 400).begin(0, "battle")
    assert not (plain.state.actors() and plain.asked() == "reroll" and plain.seat == 0)


@rule("BSU-2.3", "BSU-2.4", "BSU-2.6", "BSU-2.14")
@pytest.mark.parametrize("seats", [2, 5])
def test_tiles_lie_by_chance_on_places_of_their_back_and_the_rest_is_in_the_stack_or_aside(seats: int) -> None:
    seen: dict[int, set[int]] = {}
    for seed in range(12):
        state = GAME.new(seats=seats, seed=seed)
        assert isinstance(state, BurningSunsState)
        laid = state.tile[: state.galaxy.count]
        for place, tile in enumerate(laid):
            assert TABLES.tile_back[tile] == state.galaxy.backs[place]
            seen.setdefault(place, set()).add(tile)
        rest = set(range(len(TABLES.tile_back))) - set(laid)
        valued = {tile for tile in rest if 1 <= TABLES.tile_back[tile] <= 4}
        assert set(state.stack) == valued
        assert set(state.aside) >= {tile for tile in rest if TABLES.tile_back[tile] == 0}
    assert sum(len(tiles) > 3 for tiles in seen.values()) > len(seen) // 3
