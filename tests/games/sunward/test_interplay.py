"""Where two or three rules of Sunward meet: two upgrades at once, frontiers, the last turn, negative totals."""

import pytest
from support.rules import rule
from support.sunward import GAME, covered, draw, draw_anything, drawings, kinds, leave_out, pieces, table
from support.sunward_by_hand import ALIENS, FRONTIERS, GRID, RESOURCES, UPGRADES, Hex, beside, touch

from perihelion.games.sunward.play import SunwardState

POCKET = [(5, 7), (6, 7)]
"""Two hexes; with everything else covered, no shape lies there unless it loses all but two of its hexes."""


def in_a_pocket(upgrades: int, seats: int = 1) -> SunwardState:
    rest = sorted(GRID - RESOURCES - set(POCKET))
    position = table(seats)
    for seat in range(seats):
        position.with_piece(seat, "moon", rest).with_upgrades(seat, upgrades)
    return position.drawing("rocket")


@rule("WSS-6.3", "WSS-6.6", "WSS-4.5", "WSS-A9")
def test_a_shape_that_fits_with_two_hexes_less_may_be_left_but_one_hex_is_not_left_out_for_nothing() -> None:
    assert not set(POCKET) & (RESOURCES | UPGRADES | ALIENS)
    state = in_a_pocket(2)
    assert kinds(state, 0) == {"leave_out", "draw_nothing"}
    left = state.clone()
    left.apply(0, GAME.actions.index("draw_nothing"))
    assert (left.sheets[0].used, len(left.sheets[0].pieces)) == (0, 1)
    leave_out(state, 0, 0)
    assert kinds(state, 0) == {"leave_out"}  # no way back, and three hexes fit nowhere
    leave_out(state, 0, 3)
    draw_anything(state)
    assert pieces(state, 0)[-1] == (2, frozenset(POCKET))
    assert state.sheets[0].used == 2
    with_three = in_a_pocket(3)
    leave_out(with_three, 0, 3)
    leave_out(with_three, 0, 2)
    draw_anything(with_three)
    assert with_three.sheets[0].gained - with_three.sheets[0].used == 1


@rule("WSS-4.5", "WSS-6.3", "WSS-3.7")
@pytest.mark.parametrize("upgrades", [0, 1])
def test_who_would_need_two_upgrades_and_has_fewer_is_not_asked_and_the_turn_goes_on(upgrades: int) -> None:
    state = in_a_pocket(upgrades, seats=2)
    assert state.active == 1
    assert state.actors() == (1,)
    assert [len(sheet.pieces) for sheet in state.sheets] == [1, 1]
    assert [sheet.gained - sheet.used for sheet in state.sheets] == [upgrades, upgrades]


@rule("WSS-3.5", "WSS-3.8", "WSS-3.11", "WSS-3.1")
@pytest.mark.parametrize("choice", [0, -1])
def test_turns_in_which_nobody_can_draw_count_for_the_round_and_for_who_begins_the_next(choice: int) -> None:
    state = in_a_pocket(0, seats=3)  # the first turn is over already
    turns, last = 1, 0
    while state.round == 1:
        last = state.active
        state.apply(last, state.legal(last)[choice])
        turns += 1
    assert turns in (4, 5)
    assert last == (turns - 1) % 3
    assert state.active == (last + 1) % 3
    assert all(len(sheet.pieces) == 1 for sheet in state.sheets)


def reaches(state: SunwardState, seat: int, frontier: str) -> list[frozenset[Hex]]:
    return sorted((hexes for hexes in drawings(state, seat) if hexes & FRONTIERS[frontier]), key=sorted)


@rule("WSS-5.3", "WSS-6.4", "WSS-5.5", "WSS-3.6")
def test_a_reduced_shape_and_a_full_one_reach_a_frontier_in_the_same_turn_alike() -> None:
    """Also where one draws the circle and the other the octagon."""
    start = [(10, 3), (3, 7)]
    position = table(3)
    for seat in range(3):
        position.with_piece(seat, "moon", start).with_upgrades(seat, 1)
    state = position.drawing("rocket", "lightning")
    far = min((hexes for hexes in drawings(state, 2) if not hexes & FRONTIERS["upper_right"]), key=sorted)
    draw(state, 2, far)
    leave_out(state, 0, 0)
    draw(state, 0, reaches(state, 0, "upper_right")[0])
    assert [sheet.frontiers[1] for sheet in state.sheets] == [0, 0, 0]  # not before all have drawn
    draw(state, 1, reaches(state, 1, "upper_right")[0])
    assert [sheet.frontiers[1] for sheet in state.sheets] == [15, 15, 0]
    assert state.standing(2)["frontiers"] == sum(state.sheets[2].frontiers)


@rule("WSS-3.9", "WSS-5.2", "WSS-6.7", "WSS-7.8")
def test_the_last_drawing_of_the_game_still_reaches_a_frontier_and_its_upgrade_is_worth_nothing() -> None:
    position = table(2).with_piece(0, "moon", [(10, 3), (3, 7)]).with_piece(1, "moon", [(3, 7)])
    state = position.in_round(3).drawing("rocket")
    state.placed = [0] * 5  # the fifth turn of round 3
    with_an_upgrade = next(hexes for hexes in drawings(state, 1) if hexes & UPGRADES and not hexes & ALIENS)
    draw(state, 1, with_an_upgrade)
    before = state.tally()[1]
    draw(state, 0, reaches(state, 0, "upper_right")[0])
    assert state.over()
    assert state.tally()[0]["frontiers"] == 15
    after = state.tally()[1]
    assert state.sheets[1].gained == len(with_an_upgrade & UPGRADES) > 0
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == {}


@rule("WSS-7.6", "WSS-7.1", "WSS-5.6")
def test_a_black_hole_drawn_later_counts_for_shapes_drawn_before_and_only_on_its_own_sheet() -> None:
    missions = ["black_hole", "aliens", "upgrades", "resources", "cluster"]
    position = table(2, missions=missions)
    for seat in range(2):
        position.with_piece(seat, "moon", [(3, 7)]).with_piece(seat, "moon", [(10, 3)])
        position.with_piece(seat, "rocket", [(3, 6)])
    state = position.drawing("black_hole")
    assert [state.tally()[seat]["mission-black-hole"] for seat in range(2)] == [0, 0]
    beside_it = min((hexes for hexes in drawings(state, 0) if touch(hexes, [(3, 7)])), key=sorted)
    apart = min((hexes for hexes in drawings(state, 1) if not touch(hexes, [(3, 7), (10, 3)])), key=sorted)
    draw(state, 0, beside_it)
    draw(state, 1, apart)
    assert [state.tally()[seat]["mission-black-hole"] for seat in range(2)] == [3, 0]


@rule("WSS-7.9", "WSS-7.4", "WSS-7.10", "WSS-4.6")
def test_one_resource_may_count_for_a_mission_and_be_enclosed_by_reduced_shapes_and_black_holes() -> None:
    resource = (6, 5)
    ring = sorted(beside(resource) & GRID)
    missions = ["resources", "aliens", "upgrades", "cluster", "black_hole"]
    zones = ("moon", "black_hole", "rocket")
    position = table(missions=missions)
    for number, cell in enumerate(ring):
        position.with_piece(0, zones[number % 3], [cell])
    state = position.placing()
    tally = state.tally()[0]
    near = {each for each in RESOURCES if beside(each) & {cell for k, cell in enumerate(ring) if k % 3 == 0}}
    assert tally["mission-resources"] == {1: 3, 2: 6}[len(near)]
    assert tally["enclosed"] == 10
    assert tally["alien-threat"] == -5 * len(ALIENS - covered(state, 0))


@rule("WSS-7.11", "WSS-7.10")
def test_totals_below_nothing_are_compared_like_others_and_shared_when_equal() -> None:
    one, another = sorted(ALIENS)[:2]
    position = table(3).with_piece(0, "black_hole", [one]).with_piece(1, "black_hole", [another])
    state = position.placing()
    scores = state.scores()
    assert scores[0] == scores[1] == scores[2] + 5
    assert scores[0] < 0
    assert state.ranking() == [[0, 1], [2]]


@rule("WSS-6.1", "WSS-6.2", "WSS-A3", "WSS-6.5")
def test_a_shape_reduced_by_two_upgrades_may_gain_two_that_are_for_later() -> None:
    assert {(3, 3), (4, 3)} <= UPGRADES
    state = table().with_piece(0, "moon", [(2, 3)]).with_upgrades(0, 2).drawing("rocket")
    leave_out(state, 0, 3)
    leave_out(state, 0, 2)
    draw(state, 0, [(3, 3), (4, 3)])
    assert (state.sheets[0].gained, state.sheets[0].used) == (4, 2)
    state.apply(0, state.legal(0)[0])
    assert kinds(state, 0) == {"draw", "leave_out"}


@rule("WSS-7.3", "WSS-7.1", "WSS-6.1", "WSS-7.10")
@pytest.mark.parametrize(("zone", "counts"), [("rocket", True), ("asteroid", False), ("black_hole", False)])
def test_any_shape_gains_upgrades_and_covers_aliens_but_only_the_required_one_meets_the_mission(
    zone: str, counts: bool
) -> None:
    missions = ["cluster", "aliens", "upgrades", "resources", "black_hole"]  # the rocket is paired with upgrades
    state = table(missions=missions).with_piece(0, "moon", [(2, 3)]).drawing(zone)
    over = min((hexes for hexes in drawings(state, 0) if hexes & UPGRADES), key=sorted)
    before = state.tally()[0]
    draw(state, 0, over)
    after = state.tally()[0]
    assert state.sheets[0].gained == len(over & UPGRADES)
    assert (after["mission-upgrades"] > before["mission-upgrades"]) == counts
    assert after["alien-threat"] - before["alien-threat"] == 5 * len(over & ALIENS)


@rule("WSS-5.2", "WSS-5.3", "WSS-5.4", "WSS-3.10")
def test_who_come_to_a_frontier_together_after_the_first_all_get_the_smaller_number_in_any_later_round() -> None:
    position = table(3).in_round(2)
    for seat in range(3):
        position.with_piece(seat, "moon", [(10, 3), (3, 7)])
    position.state.claimed[1] = 1
    position.state.sheets[2].frontiers[1] = 15
    state = position.drawing("rocket", "lightning")
    for seat in range(3):
        draw(state, seat, reaches(state, seat, "upper_right")[0])
    assert [sheet.frontiers[1] for sheet in state.sheets] == [8, 8, 15]


@rule("WSS-7.5", "WSS-7.1")
def test_a_group_is_joined_by_a_required_shape_and_by_no_other() -> None:
    missions = ["cluster", "aliens", "upgrades", "resources", "black_hole"]
    for between, points in (("black_hole", 3), ("rocket", 3), ("moon", 10)):
        position = table(missions=missions).with_piece(0, "moon", [(3, 7)]).with_piece(0, "moon", [(5, 7)])
        assert position.with_piece(0, between, [(4, 7)]).placing().tally()[0]["mission-cluster"] == points


@rule("WSS-3.6", "WSS-A5", "WSS-2.2")
@pytest.mark.parametrize("seats", [2, 5])
def test_where_the_circle_points_at_the_black_hole_only_the_active_player_draws_one(seats: int) -> None:
    state = table(seats).drawing("black_hole", "moon", active=1)
    for seat in range(seats):
        draw(state, seat, min(drawings(state, seat), key=sorted))
    columns = [pieces(state, seat)[0][0] for seat in range(seats)]
    assert columns == [5 if seat == 1 else 0 for seat in range(seats)]
    assert state.active == 2 % seats


@rule("WSS-3.4", "WSS-4.5", "WSS-3.2")
def test_a_tile_is_placed_even_if_nobody_can_draw_what_it_points_at() -> None:
    state = in_a_pocket(0, seats=2)
    assert (state.active, len(state.placed)) == (1, 1)
    options = [GAME.actions.move(action).kind for action in state.legal(1)]
    assert set(options) == {"place_tile"}
    state.apply(1, state.legal(1)[0])
    assert len(state.placed) == 2
