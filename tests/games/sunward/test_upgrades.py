"""WSS-6: gaining upgrades and leaving hexes out of a shape."""

import pytest
from support.rules import rule
from support.sunward import (
    GAME,
    ZONES,
    draw,
    draw_anything,
    drawings,
    kinds,
    leave_out,
    left_out_by,
    pieces,
    table,
)
from support.sunward_by_hand import UPGRADES, in_one_group, reductions

from perihelion.games.sunward.play import SunwardState

MIDDLE = [(3, 7)]


def offered(state: SunwardState) -> set[int]:
    """The hexes that seat 0 may leave out now."""
    moves = [GAME.actions.move(action) for action in state.legal(0)]
    return {move.args[0] for move in moves if move.kind == "leave_out"}


def remainders(state: SunwardState) -> set[frozenset[int]]:
    """Every choice of left-out hexes with which seat 0 can draw, reached step by step."""
    found = {left_out_by(state, 0)} if drawings(state, 0) else set()
    for number in offered(state):
        after = state.clone()
        leave_out(after, 0, number)
        found |= remainders(after)
    return found


@rule("WSS-6.1")
def test_covering_an_upgrade_hex_gives_one_upgrade_at_once_each_hex_once() -> None:
    """Given an upgrade hex beside a covered one; When it is covered, and then its neighbours; Then one is gained."""
    state = table().with_piece(0, "moon", MIDDLE).drawing("rocket")
    assert (4, 7) in UPGRADES
    draw(state, 0, [(4, 7), (5, 7), (6, 7), (7, 7)])
    assert (state.sheets[0].gained, state.sheets[0].used) == (1, 0)
    state.apply(0, state.legal(0)[0])
    draw(state, 0, next(hexes for hexes in drawings(state, 0) if not hexes & UPGRADES))
    assert state.sheets[0].gained == 1


@rule("WSS-6.1")
def test_two_upgrade_hexes_in_one_shape_give_two() -> None:
    state = table().with_piece(0, "moon", [(1, 3)]).drawing("rocket")
    assert {(3, 3), (4, 3)} <= UPGRADES
    draw(state, 0, [(2, 3), (3, 3), (4, 3), (5, 3)])
    assert state.sheets[0].gained == 2


@rule("WSS-6.2")
def test_an_unused_upgrade_may_be_spent_to_leave_out_one_hex() -> None:
    state = table().with_piece(0, "moon", MIDDLE).with_upgrades(0, 1).drawing("rocket")
    leave_out(state, 0, 3)
    assert state.why_not(0, GAME.actions.index("leave_out", 3)) == ["WSS-6.2"]  # it is left out already
    assert {len(hexes) for hexes in drawings(state, 0)} == {3}
    assert all(in_one_group(hexes) for hexes in drawings(state, 0))
    draw_anything(state)
    assert state.sheets[0].used == 1
    assert len(pieces(state, 0)[-1][1]) == 3


@rule("WSS-6.2")
def test_an_upgrade_gained_in_this_drawing_cannot_be_spent_in_it() -> None:
    """Given no upgrade and a shape that can cover an upgrade hex; Then no hex may be left out before the next turn."""
    state = table().with_piece(0, "moon", MIDDLE).drawing("rocket")
    over_an_upgrade = next(hexes for hexes in drawings(state, 0) if hexes & UPGRADES)
    assert kinds(state, 0) == {"draw"}
    assert state.why_not(0, GAME.actions.index("leave_out", 0)) == ["WSS-6.2", "WSS-6.5"]
    draw(state, 0, over_an_upgrade)
    state.apply(0, state.legal(0)[0])
    assert kinds(state, 0) == {"draw", "leave_out"}


@rule("WSS-6.3")
def test_at_most_two_upgrades_in_one_turn() -> None:
    state = table().with_piece(0, "moon", MIDDLE).with_upgrades(0, 5).drawing("lightning")
    leave_out(state, 0, 0)
    assert offered(state) == {1, 4}
    leave_out(state, 0, 4)
    assert kinds(state, 0) == {"draw"}
    assert state.why_not(0, GAME.actions.index("leave_out", 1)) == ["WSS-6.3"]
    assert {len(hexes) for hexes in drawings(state, 0)} == {3}


@rule("WSS-6.4")
@pytest.mark.parametrize(("number", "allowed"), [(0, True), (1, False), (2, False), (3, True)])
def test_the_reduced_shape_stays_connected(number: int, allowed: bool) -> None:
    """Given one upgrade and the rocket, a line of four; Then only its ends may be left out."""
    state = table().with_piece(0, "moon", MIDDLE).with_upgrades(0, 1).drawing("rocket")
    action = GAME.actions.index("leave_out", number)
    assert (action in state.legal(0)) == allowed
    assert state.why_not(0, action) == ([] if allowed else ["WSS-6.4"])


@rule("WSS-6.4")
def test_a_reduced_shape_keeps_its_zone_and_counts_in_full() -> None:
    """Given the mission cluster for rockets; When a rocket of two hexes is drawn beside a whole one; Then it is 2."""
    missions = ["aliens", "upgrades", "cluster", "resources", "black_hole"]
    whole = [(3, 7), (4, 7), (5, 7), (6, 7)]
    state = table(missions=missions).with_piece(0, "rocket", whole).with_upgrades(0, 2).drawing("rocket")
    leave_out(state, 0, 3)
    leave_out(state, 0, 2)
    draw(state, 0, [(3, 8), (4, 8)])
    assert pieces(state, 0)[-1] == (2, frozenset({(3, 8), (4, 8)}))
    assert state.tally()[0]["mission-cluster"] == 6
    assert state.sheets[0].used == 2


@rule("WSS-6.5")
def test_an_upgrade_is_used_only_once_in_the_game() -> None:
    state = table().with_piece(0, "moon", [(3, 8)]).with_upgrades(0, 1).drawing("rocket")
    leave_out(state, 0, 0)
    draw(state, 0, next(hexes for hexes in drawings(state, 0) if not hexes & UPGRADES))
    assert (state.sheets[0].gained, state.sheets[0].used) == (1, 1)
    state.apply(0, state.legal(0)[0])
    assert kinds(state, 0) == {"draw"}
    assert state.why_not(0, GAME.actions.index("leave_out", 0)) == ["WSS-6.2", "WSS-6.5"]


@rule("WSS-6.2", "WSS-6.5")
def test_of_several_upgrades_only_those_not_used_yet_can_be_spent() -> None:
    """Given three upgrades, two of them used; Then one hex is left out, and no second one."""
    position = table(seats=2).with_piece(0, "moon", MIDDLE)
    position.state.sheets[0].used = 2
    state = position.with_upgrades(0, 1).drawing("lightning")
    assert offered(state) == {0, 4}
    leave_out(state, 0, 0)
    assert kinds(state, 0) == {"draw"}
    assert state.why_not(0, GAME.actions.index("leave_out", 4)) == ["WSS-6.2", "WSS-6.5"]


@rule("WSS-6.2")
def test_only_hexes_that_the_shape_has_can_be_left_out() -> None:
    """The rocket has four: there is no fifth, while the lightning has one."""
    state = table().with_piece(0, "moon", MIDDLE).with_upgrades(0, 2).drawing("rocket")
    assert state.why_not(0, GAME.actions.index("leave_out", 4)) == ["WSS-6.2"]
    longer = table().with_piece(0, "moon", MIDDLE).with_upgrades(0, 2).drawing("lightning")
    assert longer.why_not(0, GAME.actions.index("leave_out", 4)) == []


@rule("WSS-6.6")
@pytest.mark.parametrize("zone", [*ZONES, "black_hole"])
@pytest.mark.parametrize("upgrades", [1, 2, 3])
def test_any_hexes_may_be_left_out_whose_remainder_is_one_group(zone: str, upgrades: int) -> None:
    """End or middle; with two left out only the final remainder counts."""
    state = table(seats=2).with_piece(0, "moon", MIDDLE).with_upgrades(0, upgrades).drawing(zone)
    assert remainders(state) == set(reductions(zone, upgrades))


@rule("WSS-6.6")
def test_a_middle_hex_first_then_the_end_beyond_it() -> None:
    """Given the rocket and two upgrades; When its second hex is left out; Then only its first can follow."""
    state = table(seats=2).with_piece(0, "moon", MIDDLE).with_upgrades(0, 2).drawing("rocket")
    leave_out(state, 0, 1)
    assert left_out_by(state, 0) == {0, 1}  # the only choice is taken at once
    assert {len(hexes) for hexes in drawings(state, 0)} == {2}


@rule("WSS-6.7")
def test_upgrades_left_over_score_nothing() -> None:
    without = table().with_piece(0, "moon", MIDDLE).with_upgrades(0, 0).placing()
    with_three = table().with_piece(0, "moon", MIDDLE).with_upgrades(0, 3).placing()
    assert with_three.scores() == without.scores()
    assert with_three.tally() == without.tally()
