"""Clauses that another test could leave unnoticed: both tabs, both sheets, what carries over, each and once."""

import random
from itertools import pairwise

import pytest
from support.play import random_game
from support.rules import rule
from support.sunward import (
    BLACK_HOLE,
    GAME,
    NAMES,
    TABLES,
    column_of,
    draw,
    draw_anything,
    drawings,
    kinds,
    leave_out,
    pieces,
    placements,
    table,
)
from support.sunward_by_hand import ALIENS, GRID, RESOURCES, UPGRADES, Hex, beside

from perihelion.games.sunward.play import SunwardState
from perihelion.kernel.table import Event

SLOTS = range(BLACK_HOLE)


def fitting(placed: list[dict[str, object]]) -> set[tuple[int, int, int]]:
    """Where the next tile fits, read from the tiles at the board alone: edge, column of the lower tab, side."""
    if len(placed) == len(TABLES.spans):
        return set()
    used = {(tile["edge"], tile[tab]) for tile in placed for tab in ("low", "high")}
    found = set()
    for edge, name in enumerate(TABLES.edges):
        for low, place in enumerate(TABLES.places):
            for high, other in enumerate(TABLES.places):
                if other - place == TABLES.spans[len(placed)] and not {(name, low), (name, high)} & used:
                    found |= {(edge, low, side) for side in (0, 1)}
    return found


@rule("WSS-3.2", "WSS-3.3", "WSS-3.4", "WSS-3.5", "WSS-A5", "WSS-A6", "WSS-A7")
@pytest.mark.parametrize("seed", range(6))
def test_a_tile_fits_wherever_both_its_tabs_meet_notches_not_used_in_this_round(seed: int) -> None:
    """Given the tiles at the board; Then the choices are all places and sides, and none of them ends the round."""
    TABLES.placements.clear()
    state, rng = table(2).placing(), random.Random(seed)
    rounds = []
    while not state.over():
        expected = fitting(state.view(None)["placed"])
        assert expected
        assert set(placements(state)) == expected
        before = state.round
        state.apply(state.active, rng.choice(state.legal(state.active)))
        placed = state.view(None)["placed"]
        draw_anything(state)
        if state.over() or state.round > before:
            assert not fitting(placed)
            rounds.append(len(placed))
    assert len(rounds) == TABLES.rounds
    assert set(rounds) <= {4, 5}


@rule("WSS-A5", "WSS-3.6")
@pytest.mark.parametrize("column", range(6))
def test_every_column_can_be_pointed_at_by_either_part_at_either_edge(column: int) -> None:
    """Turning the tile over swaps its parts, and each part points at the zone over its own tab."""
    TABLES.placements.clear()
    start = table(2).placing()
    met = set()
    for action in start.legal(0):
        state = start.clone()
        state.apply(0, action)
        tile = state.view(None)["placed"][-1]
        assert {tile["circle"], tile["octagon"]} == {tile["low"], tile["high"]}
        assert (state.column_for(0), state.column_for(1)) == (tile["circle"], tile["octagon"])
        met |= {(part, tile["edge"]) for part in ("circle", "octagon") if tile[part] == column}
    assert met == {(part, edge) for part in ("circle", "octagon") for edge in TABLES.edges}


@rule("WSS-1.1", "WSS-1.2", "WSS-2.1")
def test_in_every_game_the_black_hole_is_printed_and_five_of_ten_tiles_lie_in_the_slots() -> None:
    tiles = set()
    for seed in range(60):
        columns = [column["zone"] for column in GAME.new(seats=2, seed=seed).view(None)["columns"]]
        assert columns[BLACK_HOLE] == "black_hole"
        assert len(set(columns[:BLACK_HOLE])) == 5
        tiles |= set(columns[:BLACK_HOLE])
    assert tiles == set(NAMES) - {"black_hole"}
    assert len(tiles) == 10


@rule("WSS-2.3")
def test_the_number_on_each_tile_tells_how_many_were_placed_before_it() -> None:
    events: list[Event] = []
    state = table(2).placing()
    state.watch(events.append)
    while state.round == 1:
        state.apply(state.active, state.legal(state.active)[0])
        draw_anything(state)
    told = [event.facts["tile"] for event in events if event.kind == "tile-placed"]
    assert told == list(range(1, len(told) + 1))


@rule("WSS-3.10")
def test_frontiers_and_used_upgrades_carry_over_into_the_next_round() -> None:
    position = table(2).with_upgrades(0, 2)
    first = position.state.sheets[0]
    first.used, first.gained, first.frontiers = 3, 5, [10, 0, 8]
    position.state.claimed = [1, 0, 1]
    state = position.in_round(1).new_round()
    assert (state.round, state.claimed) == (2, [1, 0, 1])
    sheet = state.view(None)["sheets"][0]
    assert (sheet["upgrades_gained"], sheet["upgrades_used"], sheet["frontiers"]) == (5, 3, [10, 0, 8])


@rule("WSS-4.5", "WSS-3.7")
def test_after_a_turn_in_which_somebody_draws_nothing_the_player_to_the_left_is_active() -> None:
    everything = GRID - RESOURCES
    state = table(3).with_piece(0, "moon", everything).with_upgrades(0, 0).drawing("rocket", active=1)
    assert state.actors() == (1, 2)
    draw_anything(state)
    assert state.actors() == (2,)


@rule("WSS-4.6", "WSS-3.6")
def test_each_of_two_shapes_of_a_turn_is_kept_with_its_own_zone() -> None:
    state = table(3).drawing("moon", "rocket", active=1)
    draw_anything(state)
    drawn = [column for seat in range(3) for column, _ in pieces(state, seat)]
    assert drawn == [column_of(state, zone) for zone in ("rocket", "moon", "rocket")]


@rule("WSS-5.6")
def test_another_sheet_changes_neither_upgrades_gained_nor_the_total() -> None:
    """Given the same drawing over an upgrade hex beside an empty sheet and beside one with everything covered."""
    upgrade = min(UPGRADES)
    near = min(beside(upgrade) & GRID - RESOURCES - UPGRADES)
    outcomes = []
    for theirs in ([], GRID - RESOURCES):
        position = table(2).with_piece(0, "moon", [near])
        if theirs:
            position.with_piece(1, "moon", theirs)
        state = position.drawing("shuttle")
        draw(state, 0, min((hexes for hexes in drawings(state, 0) if upgrade in hexes), key=sorted))
        draw_anything(state)
        outcomes.append((state.sheets[0].gained, state.tally()[0], state.scores()[0]))
    assert outcomes[0] == outcomes[1]
    assert outcomes[0][0] > 0
    assert all(sum(tally.values()) == total for _, tally, total in outcomes)


@rule("WSS-6.2")
@pytest.mark.parametrize("zone", NAMES[:5])
def test_in_the_first_turn_nobody_has_an_upgrade_to_use(zone: str) -> None:
    state = table(2, zones=NAMES[:5]).drawing(zone)
    assert all(kinds(state, seat) == {"draw"} for seat in (0, 1))
    assert state.view(0)["mine"]["may_leave_out"] == 0


@rule("WSS-6.3")
def test_with_many_upgrades_two_hexes_may_be_left_out_and_no_third() -> None:
    middle = [min(GRID - RESOURCES - UPGRADES)]
    state = table(2).with_piece(0, "moon", middle).with_upgrades(0, 5).drawing("lightning")
    left = []
    while "leave_out" in kinds(state, 0):
        left.append(state.view(0)["mine"]["may_leave_out"])
        state.apply(0, state.legal(0)[0])
    assert left == [2, 1]
    assert state.view(0)["mine"]["may_leave_out"] == 0


def with_two_left_out(upgrades: int) -> SunwardState:
    """Seat 0 has left out as many hexes as it may, and drawn the rest."""
    state = table().with_piece(0, "moon", [min(GRID - RESOURCES - UPGRADES)]).with_upgrades(0, upgrades)
    drawn = state.drawing("lightning")
    while "leave_out" in kinds(drawn, 0):
        drawn.apply(0, drawn.legal(0)[0])
    away = [action for hexes, action in drawings(drawn, 0).items() if not hexes & UPGRADES]
    drawn.apply(0, away[0])
    return drawn


@rule("WSS-6.5", "WSS-6.3")
@pytest.mark.parametrize("upgrades", [2, 3])
def test_each_hex_left_out_uses_an_upgrade_up(upgrades: int) -> None:
    state = with_two_left_out(upgrades)
    assert (state.sheets[0].gained, state.sheets[0].used) == (upgrades, 2)
    state.apply(0, state.legal(0)[0])
    assert ("leave_out" in kinds(state, 0)) == (upgrades > 2)


@rule("WSS-A3", "WSS-6.1")
def test_a_reduced_shape_over_an_upgrade_hex_gives_the_upgrade() -> None:
    upgrade = min(UPGRADES)
    near = min(beside(upgrade) & GRID - RESOURCES - UPGRADES)
    state = table().with_piece(0, "moon", [near]).with_upgrades(0, 1).drawing("rocket")
    leave_out(state, 0, 0)
    hexes = next(hexes for hexes in drawings(state, 0) if hexes & UPGRADES == {upgrade})
    draw(state, 0, hexes)
    assert (state.sheets[0].gained, state.sheets[0].used) == (2, 1)


@rule("WSS-7.6")
def test_a_shape_that_touches_black_holes_with_several_hexes_counts_once() -> None:
    hole = min(cell for cell in GRID if len(beside(cell) & GRID) == 6)
    ring = sorted(beside(hole))
    both = next([a, b] for a, b in pairwise([*ring, ring[0]]) if b in beside(a))
    position = table(missions=["black_hole", "aliens", "upgrades", "resources", "cluster"])
    state = position.with_piece(0, "black_hole", [hole]).with_piece(0, "moon", both).placing()
    assert state.view(None)["sheets"][0]["missions"][0] == 1


def ringed(count: int) -> list[Hex]:
    """The neighbours of so many resources."""
    return sorted(set().union(*[beside(cell) & GRID for cell in sorted(RESOURCES)[:count]]))


@rule("WSS-7.9", "WSS-7.10", "WSS-7.8")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_the_total_counts_every_enclosed_resource_and_every_alien_left_uncovered(count: int) -> None:
    cells = ringed(count)
    position = table()
    if cells:
        position.with_piece(0, "black_hole", cells)
    state = position.placing()
    enclosed = sum(beside(cell) & GRID <= set(cells) for cell in RESOURCES)
    threats = len(ALIENS - set(cells))
    assert enclosed >= count
    expected = enclosed * TABLES.resource_enclosed - 5 * threats
    assert state.scores() == [expected]
    assert (state.tally()[0]["enclosed"], state.tally()[0]["alien-threat"]) == (10 * enclosed, -5 * threats)


@rule("WSS-A2", "WSS-3.6")
def test_a_single_player_draws_the_circle_in_every_turn_and_gets_the_larger_number_of_every_frontier() -> None:
    reached = 0
    for seed in range(8):
        for state, seat, action in random_game(GAME, 1, seed):
            assert isinstance(state, SunwardState)
            assert (seat, state.active, state.column_for(0)) == (0, 0, state.circle)
            after = state.clone()
            after.apply(seat, action)
            for number, kept in enumerate(after.sheets[0].frontiers):
                assert kept in (0, TABLES.frontiers[number].first)
                reached += kept > 0
    assert reached


@rule("WSS-A8")
def test_the_frontier_of_15_or_8_points_is_the_farthest_from_the_spaceship() -> None:
    points = {frontier.name: (frontier.first, frontier.later) for frontier in TABLES.frontiers}
    assert points == {"upper_left": (10, 5), "upper_right": (15, 8), "lower_right": (10, 5)}
    ship = TABLES.spaceship

    def steps(cell: Hex) -> int:
        q, r = cell[0] - ship[0], cell[1] - ship[1]
        return max(abs(q), abs(r), abs(q + r))

    away = {
        frontier.name: min(steps(TABLES.grid.cells[cell]) for cell in TABLES.grid.indices(frontier.hexes))
        for frontier in TABLES.frontiers
    }
    assert max(away, key=lambda name: away[name]) == "upper_right"
