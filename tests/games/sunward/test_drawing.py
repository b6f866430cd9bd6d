"""WSS-4: where a shape may be drawn."""

import random
from copy import deepcopy

import pytest
from support.rules import rule
from support.sunward import GAME, NAMES, covered, draw, drawings, kinds, pieces, place, table, zone_drawn_by
from support.sunward_by_hand import ALIENS, DATA, GRID, IN_ORDER, RESOURCES, SPACESHIP, UPGRADES, beside, touch, turned

from perihelion.games.sunward.play import SunwardState
from perihelion.games.sunward.rules.tables import Tables

MIDDLE = [(3, 7)]
LINE = [(-4, 11), (-3, 11), (-2, 11), (-1, 11)]
GALAXIES = ["galaxy", "comet", "star", "sun", "satellite"]


def all_but(*free: tuple[int, int]) -> set[tuple[int, int]]:
    """Everything that can be covered, but for some free hexes."""
    return set(GRID) - RESOURCES - set(free)


@rule("WSS-4.1", "WSS-A4")
@pytest.mark.parametrize("zone", ["moon", "lightning", "rocket", "asteroid", "shuttle", "black_hole"])
def test_the_first_shape_touches_the_spaceship(zone: str) -> None:
    state = table().drawing(zone)
    assert drawings(state, 0)
    assert all(hexes & beside(SPACESHIP) for hexes in drawings(state, 0))


@rule("WSS-4.1")
def test_a_later_shape_shares_an_edge_with_a_covered_hex() -> None:
    state = table().with_piece(0, "moon", MIDDLE).drawing("rocket")
    assert drawings(state, 0)
    assert all(touch(hexes, MIDDLE) for hexes in drawings(state, 0))


@rule("WSS-4.1")
def test_touching_an_older_piece_is_as_good_as_touching_the_last_one() -> None:
    state = table().with_piece(0, "moon", MIDDLE).with_piece(0, "moon", [(0, 4)]).drawing("rocket")
    assert any(touch(hexes, MIDDLE) for hexes in drawings(state, 0))
    assert any(touch(hexes, [(0, 4)]) for hexes in drawings(state, 0))


@rule("WSS-4.2")
@pytest.mark.parametrize("zone", GALAXIES)
def test_every_rotation_and_mirror_image_is_allowed_and_nothing_else(zone: str) -> None:
    def moved(hexes: frozenset[tuple[int, int]] | set[tuple[int, int]]) -> frozenset[tuple[int, int]]:
        q, r = min(hexes)
        return frozenset((a - q, b - r) for a, b in hexes)

    state = table(zones=GALAXIES).with_piece(0, "galaxy", MIDDLE).drawing(zone)
    assert {moved(hexes) for hexes in drawings(state, 0)} == {moved(picture) for picture in turned(IN_ORDER[zone])}


@rule("WSS-4.3")
def test_aliens_and_upgrades_and_empty_hexes_may_be_covered() -> None:
    state = table().with_piece(0, "moon", MIDDLE).drawing("rocket")
    allowed = set().union(*drawings(state, 0))
    assert {(2, 7), (4, 7)} <= allowed
    assert (2, 7) in ALIENS
    assert (4, 7) in UPGRADES
    assert allowed - ALIENS - UPGRADES


@rule("WSS-4.4")
def test_no_resource_no_covered_hex_and_nothing_outside_the_grid() -> None:
    """Given a piece between a resource, the border and the spaceship; Then drawings stay clear of them all."""
    state = table().with_piece(0, "moon", [(-2, 10), (-1, 10), (-1, 9)]).drawing("shuttle")
    allowed = set().union(*drawings(state, 0))
    assert {(-1, 8), (0, 10)} <= RESOURCES
    assert allowed <= GRID - RESOURCES - covered(state, 0)
    assert SPACESHIP not in allowed


@rule("WSS-4.4")
@pytest.mark.parametrize(
    ("start", "why"),
    [((0, 10), "a resource"), ((-2, 11), "a covered hex"), ((-1, 10), "a resource beside"), ((7, 9), "outside")],
)
def test_the_refusal_names_the_rule(start: tuple[int, int], why: str) -> None:
    """Orientation 2 of the rocket: four hexes to the right."""
    state = table().with_piece(0, "moon", LINE).drawing("rocket")
    cell = state.tables.grid.index[start]
    assert state.why_not(0, GAME.actions.index("draw", cell, 2)) == ["WSS-4.4"], why


@rule("WSS-4.5", "WSS-A9")
def test_who_can_draw_must_draw_also_with_upgrades_in_hand() -> None:
    state = table(seats=2).with_upgrades(1, 2).drawing("moon")
    assert kinds(state, 0) == {"draw"}
    assert kinds(state, 1) == {"draw", "leave_out"}
    assert state.why_not(1, GAME.actions.index("draw_nothing")) == ["WSS-4.5"]


@rule("WSS-4.5")
def test_who_cannot_draw_draws_nothing_and_the_others_go_on() -> None:
    state = table(seats=2).with_piece(0, "moon", all_but((3, 7), (4, 7))).with_upgrades(0, 0).drawing("rocket")
    assert state.actors() == (1,)
    draw(state, 1, next(iter(drawings(state, 1))))
    assert [len(pieces(state, seat)) for seat in (0, 1)] == [1, 1]
    assert state.view(0)["phase"] == "coordinates"


@rule("WSS-4.5", "WSS-A9")
def test_making_it_fit_with_upgrades_is_a_choice() -> None:
    """Given room for two hexes only, the shape of three and an upgrade; Then nothing may be drawn, or less."""
    state = table(seats=2).with_piece(0, "moon", all_but((3, 7), (4, 7))).with_upgrades(0, 1).drawing("shuttle")
    assert kinds(state, 0) == {"leave_out", "draw_nothing"}
    state.apply(0, GAME.actions.index("draw_nothing"))
    draw(state, 1, next(iter(drawings(state, 1))))
    assert len(pieces(state, 0)) == 1
    assert state.sheets[0].used == 0


@rule("WSS-4.5")
def test_who_has_left_out_a_hex_must_draw_what_remains() -> None:
    """Given room for two hexes at two places, the shape of three and an upgrade that is being used."""
    room = all_but((3, 7), (4, 7), (0, 9), (1, 9))
    state = table(seats=2).with_piece(0, "moon", room).with_upgrades(0, 1).drawing("shuttle")
    assert kinds(state, 0) == {"leave_out", "draw_nothing"}
    state.apply(0, next(action for action in state.legal(0) if GAME.actions.move(action).kind == "leave_out"))
    assert kinds(state, 0) == {"draw"}
    assert state.why_not(0, GAME.actions.index("draw_nothing")) == ["WSS-4.5"]


@rule("WSS-4.6")
def test_the_sheet_remembers_zone_and_piece_of_every_hex() -> None:
    """Given two rockets side by side and a moon; Then they stay three pieces, each with its zone."""
    first, second = frozenset(LINE), frozenset((q, 10) for q in range(-4, 0))
    state = table().with_piece(0, "rocket", first).drawing("rocket")
    draw(state, 0, second)
    assert pieces(state, 0) == [(2, first), (2, second)]
    shown = state.view(None)["sheets"][0]["pieces"]
    assert [piece["column"] for piece in shown] == [2, 2]
    cells = state.tables.grid.cells
    assert [{cells[cell] for cell in piece["cells"]} for piece in shown] == [set(first), set(second)]


@rule("WSS-4.7")
def test_hexes_inside_drawn_shapes_are_covered() -> None:
    """An alien inside a drawn shape is covered: it threatens no more, and nothing can be drawn over it again."""
    state = table().with_piece(0, "moon", [(0, 9), (1, 9)]).drawing("rocket")
    before = state.tally()[0]["alien-threat"]
    draw(state, 0, [(2, 6), (2, 7), (2, 8), (2, 9)])
    assert covered(state, 0) == {(0, 9), (1, 9), (2, 6), (2, 7), (2, 8), (2, 9)}
    assert state.tally()[0]["alien-threat"] == before + 5
    again = table().with_piece(0, "rocket", covered(state, 0)).drawing("moon")
    assert not any(hexes & covered(state, 0) for hexes in drawings(again, 0))


@rule("WSS-4.8")
def test_with_an_empty_sheet_the_first_shape_rule_holds_in_any_turn() -> None:
    state = table(seats=2).in_round(2).with_piece(0, "moon", MIDDLE).drawing("rocket")
    assert all(hexes & beside(SPACESHIP) for hexes in drawings(state, 1))
    assert drawings(state, 1)


@rule("WSS-4.8")
def test_who_could_draw_nothing_in_the_first_turn_still_starts_at_the_spaceship() -> None:
    """Given resources round five hexes at the spaceship, no room for a rocket; Then a shuttle is drawn there later."""
    pocket = {(-5, 11), (-4, 11), (-4, 12), (-3, 11), (-3, 12)}
    data = deepcopy(DATA)
    walls = set().union(*(beside(cell) for cell in pocket)) & GRID - pocket
    data["sheet"]["symbols"]["resource"] += sorted(walls)
    state = GAME.new(seats=1, seed=1)
    assert isinstance(state, SunwardState)
    state.tables = Tables(data, state.stamp)
    state.zones = [NAMES.index(zone) for zone in ["rocket", "shuttle", "moon", "sun", "star", "black_hole"]]
    state.sheets[0].find_open_spots(state.tables)
    place(state, 0, 0)  # the circle points at the rocket
    assert zone_drawn_by(state, 0) == "rocket"
    assert len(state.placed) == 1
    assert state.view(0)["phase"] == "coordinates"  # nothing could be drawn, and the next turn has begun
    assert covered(state, 0) == set()
    place(state, 1, 1, side=1)
    assert zone_drawn_by(state, 0) == "shuttle"
    offered = set(drawings(state, 0))
    assert len(offered) > 1
    assert all(hexes <= pocket and hexes & beside(SPACESHIP) for hexes in offered)
    draw(state, 0, min(offered, key=sorted))
    assert len(covered(state, 0)) == 3


@rule("WSS-4.8")
def test_afterwards_touching_the_spaceship_is_neither_needed_nor_enough() -> None:
    state = table().with_piece(0, "moon", MIDDLE).drawing("rocket")
    assert drawings(state, 0)
    assert not any(hexes & beside(SPACESHIP) for hexes in drawings(state, 0))


@rule("WSS-4.1", "WSS-4.8")
@pytest.mark.parametrize("seed", range(4))
def test_in_play_a_later_shape_touches_a_piece_wherever_the_spaceship_is(seed: int) -> None:
    """Through moves, not a position set up: what a sheet keeps open from turn to turn follows the same rule."""
    state, rng = GAME.new(2, seed), random.Random(seed)
    looked = 0
    while not state.over():
        seat = state.actors()[0]
        if covered(state, seat) and drawings(state, seat):
            assert all(touch(hexes, covered(state, seat)) for hexes in drawings(state, seat))
            looked += 1
        state.apply(seat, rng.choice(state.legal(seat)))
    assert looked > 10
