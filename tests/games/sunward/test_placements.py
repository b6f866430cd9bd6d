"""The engine's bitmasks against the slow and obvious second implementation, on thousands of random sheets."""

import random

import pytest
from support.play import random_game
from support.rules import rule
from support.sunward import (
    GAME,
    NAMES,
    covered,
    drawings,
    kinds,
    leave_out,
    left_out_by,
    table,
    zone_drawn_by,
)
from support.sunward_by_hand import GRID, IN_ORDER, RESOURCES, SPACESHIP, Hexes, all_drawings, beside, spots

from perihelion.games.sunward.play import SunwardState
from perihelion.games.sunward.rules.drawing import hexes_of
from perihelion.games.sunward.rules.steps import DRAWING
from perihelion.games.sunward.rules.tables import DRAW_NOTHING, LEAVE_OUT

SHEETS = 750  # in each of four parts
SHEETS_WITH_UPGRADES = 400


def random_cells(rng: random.Random, tight: bool = False) -> set[tuple[int, int]]:
    """A random blot: grown from any hex, from a few hexes to nearly the whole sheet, now and then in two parts."""
    free = sorted(GRID - RESOURCES)
    blot = set(rng.sample(free, rng.choice([1, 1, 1, 2])))
    size = rng.choice([90, 100, 105, 108, 110, 111] if tight else [1, 3, 8, 20, 40, 60, 80, 95, 105, 110])
    while len(blot) < size:
        edge = sorted({near for cell in blot for near in beside(cell)} & set(free) - blot)
        if not edge:
            break
        blot.add(rng.choice(edge))
    return blot


def engine_drawings(state: SunwardState) -> dict[frozenset[int], set[Hexes]]:
    """For every choice of left-out hexes that seat 0 can make step by step, what it may then draw."""
    found = {}
    there = set(drawings(state, 0))
    if there:
        found[left_out_by(state, 0)] = there
    for action in state.legal(0):
        move = GAME.actions.move(action)
        if move.kind == "leave_out":
            after = state.clone()
            leave_out(after, 0, move.args[0])
            if after.drawn[0] == -1:
                inner = engine_drawings(after)
                assert inner, "a hex was left out and nothing can be drawn"
                found |= inner
            else:  # a single drawing was left, and taken at once
                cells = after.tables.grid.indices(hexes_of(after, 0, after.drawn[0]))
                found[left_out_by(after, 0)] = {frozenset(after.tables.grid.cells[cell] for cell in cells)}
    return found


def position(zone: str, cells: set[tuple[int, int]], upgrades: int) -> SunwardState:
    """Seat 0 has this sheet and draws the zone; seat 1 has not drawn yet, so that the turn waits."""
    zones = [zone, *[name for name in NAMES[:10] if name != zone][:4]] if zone != "black_hole" else NAMES[:5]
    both = table(seats=2, zones=zones)
    if cells:
        both.with_piece(0, zone, cells)
    return both.with_upgrades(0, upgrades).drawing(zone)


@rule("WSS-4.1", "WSS-4.2", "WSS-4.3", "WSS-4.4", "WSS-4.5")
@pytest.mark.parametrize("part", range(4))
def test_the_same_places_on_thousands_of_random_sheets(part: int) -> None:
    rng = random.Random(part)
    full, empty = 0, 0
    for _ in range(SHEETS):
        zone, cells = rng.choice(NAMES), random_cells(rng)
        state = position(zone, cells, 0)
        expected = spots(IN_ORDER[zone], cells)
        if len(expected) > 1:
            assert set(drawings(state, 0)) == expected
            full += 1
        elif expected:  # a single place is drawn at once
            cells = state.tables.grid.indices(hexes_of(state, 0, state.drawn[0]))
            assert {frozenset(state.tables.grid.cells[cell] for cell in cells)} == expected
        else:
            assert state.actors() == (1,)
            empty += 1
    assert full > SHEETS // 2
    assert empty > SHEETS // 20


@rule("WSS-4.1", "WSS-4.8", "WSS-A4")
@pytest.mark.parametrize("zone", NAMES)
def test_the_same_first_places_on_an_empty_sheet(zone: str) -> None:
    assert set(drawings(position(zone, set(), 0), 0)) == spots(IN_ORDER[zone], [])
    assert all(hexes & beside(SPACESHIP) for hexes in spots(IN_ORDER[zone], []))


@rule("WSS-4.5", "WSS-6.4")
def test_the_same_reduced_places_on_random_sheets_with_upgrades() -> None:
    rng = random.Random(77)
    for _ in range(SHEETS_WITH_UPGRADES):
        zone, upgrades = rng.choice(NAMES), rng.choice([1, 1, 2, 3])
        cells = random_cells(rng, tight=rng.random() < 0.6) if rng.random() < 0.95 else set()
        state = position(zone, cells, upgrades)
        expected = all_drawings(zone, cells, upgrades)
        if not expected:
            assert state.actors() == (1,)
            continue
        assert engine_drawings(state) == expected
        offered = {action - LEAVE_OUT for action in state.legal(0) if LEAVE_OUT <= action < DRAW_NOTHING}
        assert offered == {number for left_out in expected for number in left_out}
        nothing_fits_whole = frozenset() not in expected
        assert ("draw_nothing" in kinds(state, 0)) == nothing_fits_whole


@rule("WSS-4.1", "WSS-4.4")
def test_the_same_places_all_along_random_games() -> None:
    compared = 0
    for seats, seed in [(1, 1), (2, 2), (3, 3)]:
        for state, seat, _ in random_game(GAME, seats, seed):
            assert isinstance(state, SunwardState)
            if state.asked[0] != DRAWING:
                continue
            kept = [
                cell for k, cell in enumerate(IN_ORDER[zone_drawn_by(state, seat)]) if k not in left_out_by(state, seat)
            ]
            found = set(drawings(state, seat))
            if found:
                assert found == spots(kept, covered(state, seat))
                compared += 1
    assert compared > 60
