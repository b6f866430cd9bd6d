"""WSS-5: reaching the frontiers, first or later."""

import pytest
from support.rules import rule
from support.sunward import Position, column_of, draw, drawings, table
from support.sunward_by_hand import FRONTIERS, GRID, RESOURCES, beside, touch

from perihelion.games.sunward.play import SunwardState
from perihelion.games.sunward.rules.steps import DRAWING
from perihelion.kernel.table import Event

NAMES = ["upper_left", "upper_right", "lower_right"]
NUMBERS = {"upper_left": (10, 5), "upper_right": (15, 8), "lower_right": (10, 5)}


FAR = (3, 7)
SHORT_OF = {"upper_left": (1, 3), "upper_right": (10, 3), "lower_right": (8, 10)}


def near(frontier: str) -> set[tuple[int, int]]:
    """Hexes next to a frontier's hexes that do not touch it themselves."""
    cells = FRONTIERS[frontier]
    return {near for cell in cells for near in beside(cell)} & GRID - RESOURCES - cells


def at(frontier: str, seats: int) -> SunwardState:
    """Everybody has a piece just short of the frontier, another one far from it, and draws rockets."""
    return ready(frontier, seats).drawing("rocket")


def ready(frontier: str, seats: int) -> Position:
    position = table(seats)
    for seat in range(seats):
        position.with_piece(seat, "moon", [SHORT_OF[frontier], FAR])
    return position


def reach(state: SunwardState, seat: int, frontier: str) -> None:
    draw(state, seat, next(hexes for hexes in drawings(state, seat) if hexes & FRONTIERS[frontier]))


def stay_away(state: SunwardState, seat: int, frontier: str) -> None:
    border = frozenset().union(*FRONTIERS.values()) | near(frontier)
    draw(state, seat, next(hexes for hexes in drawings(state, seat) if not hexes & border and not touch(hexes, border)))


def next_turn(state: SunwardState, zone: str = "rocket") -> None:
    """Everybody draws the same zone again, whoever is active."""
    state.apply(state.active, state.legal(state.active)[0])
    state.circle = state.octagon = column_of(state, zone)
    state.agenda = [(DRAWING,)]
    state.choices = [[] for _ in range(state.seats)]
    state.settle()


def kept(state: SunwardState, frontier: str) -> list[int]:
    return [sheet.frontiers[NAMES.index(frontier)] for sheet in state.sheets]


@rule("WSS-5.1")
@pytest.mark.parametrize("frontier", NAMES)
def test_a_frontier_is_reached_by_covering_one_hex_that_touches_it(frontier: str) -> None:
    for cell in FRONTIERS[frontier]:
        state = table().with_piece(0, "moon", [min(beside(cell) & GRID - RESOURCES)]).drawing("shuttle")
        with_the_hex = [hexes for hexes in drawings(state, 0) if cell in hexes]
        assert with_the_hex
        for hexes in with_the_hex:
            after = state.clone()
            draw(after, 0, hexes)
            assert kept(after, frontier) == [NUMBERS[frontier][0]]
    state = at(frontier, 1)
    assert kept(state, frontier) == [0]  # a hex beside it is not enough
    stay_away(state, 0, frontier)
    assert kept(state, frontier) == [0]


@rule("WSS-5.1")
@pytest.mark.parametrize("frontier", NAMES)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_in_any_round_who_covers_only_hexes_beside_it_has_not_reached_it(frontier: str, number: int) -> None:
    state = ready(frontier, 2).in_round(number).drawing("rocket")
    reach(state, 0, frontier)
    stay_away(state, 1, frontier)
    assert kept(state, frontier) == [NUMBERS[frontier][0], 0]


@rule("WSS-5.2")
@pytest.mark.parametrize("frontier", NAMES)
def test_the_first_scores_the_larger_number_everyone_later_the_smaller(frontier: str) -> None:
    first, later = NUMBERS[frontier]
    state = at(frontier, 3)
    reach(state, 2, frontier)
    stay_away(state, 0, frontier)
    stay_away(state, 1, frontier)
    assert kept(state, frontier) == [0, 0, first]
    next_turn(state)
    stay_away(state, 2, frontier)
    reach(state, 0, frontier)
    stay_away(state, 1, frontier)
    assert kept(state, frontier) == [later, 0, first]
    next_turn(state)
    stay_away(state, 2, frontier)
    stay_away(state, 0, frontier)
    reach(state, 1, frontier)
    assert kept(state, frontier) == [later, later, first]


@rule("WSS-5.3")
@pytest.mark.parametrize("frontier", NAMES)
def test_all_who_reach_it_in_the_same_turn_score_the_larger_number(frontier: str) -> None:
    state = at(frontier, 3)
    for seat in (1, 0, 2):
        reach(state, seat, frontier)
    assert kept(state, frontier) == [NUMBERS[frontier][0]] * 3


@rule("WSS-EX-5")
def test_two_reach_the_15_8_frontier_together_and_a_third_two_turns_later() -> None:
    state = at("upper_right", 3)
    reach(state, 0, "upper_right")
    reach(state, 1, "upper_right")
    stay_away(state, 2, "upper_right")
    for last in (False, True):
        next_turn(state)
        for seat in state.actors():
            stay_away(state, seat, "upper_right") if seat < 2 or not last else reach(state, seat, "upper_right")
    assert kept(state, "upper_right") == [15, 15, 8]
    assert [points["frontiers"] for points in state.tally()] == [15, 15, 8]


@rule("WSS-5.4")
def test_a_player_scores_each_frontier_at_most_once() -> None:
    """Given a frontier reached first; When the same player covers another of its hexes; Then nothing changes."""
    state = table(2).with_piece(0, "moon", [(10, 1)]).with_piece(1, "moon", [FAR]).drawing("shuttle")
    draw(state, 0, [(11, 1), (12, 0), (13, 0)])
    stay_away(state, 1, "upper_right")
    assert kept(state, "upper_right") == [15, 0]
    next_turn(state, "shuttle")
    draw(state, 0, [(13, 1), (13, 2), (14, 0)])
    stay_away(state, 1, "upper_right")
    assert kept(state, "upper_right") == [15, 0]
    assert state.tally()[0]["frontiers"] == 15


@rule("WSS-5.5")
def test_reaching_is_announced_at_once_and_leaves_the_smaller_number_to_the_rest() -> None:
    state = at("upper_right", 2)
    events: list[Event] = []
    state.watch(events.append)
    reach(state, 0, "upper_right")
    assert state.view(1)["claimed"] == [False, False, False]  # nothing before all have drawn
    stay_away(state, 1, "upper_right")
    told = [(event.seat, event.target, event.amount) for event in events if event.kind == "frontier"]
    assert told == [(0, "upper_right", 15)]
    assert state.view(1)["claimed"] == [False, True, False]
    next_turn(state)
    reached = FRONTIERS["upper_right"]
    offered = [state.quote(1, action).gain for hexes, action in drawings(state, 1).items() if hexes & reached]
    assert offered
    assert all(("frontier", 8) in gain for gain in offered)


@rule("WSS-5.5", "WSS-3.1")
@pytest.mark.parametrize("frontier", NAMES)
def test_whoever_reaches_it_is_told_with_what_is_left_there_for_whom(frontier: str) -> None:
    first, later = NUMBERS[frontier]
    state = at(frontier, 4)
    events: list[Event] = []
    state.watch(events.append)
    for comers in ([1, 3], [0]):
        for seat in range(4):
            reach(state, seat, frontier) if seat in comers else stay_away(state, seat, frontier)
        next_turn(state)
    told = [event for event in events if event.kind == "frontier"]
    assert [(event.seat, event.target, event.amount) for event in told] == [
        (1, frontier, first), (3, frontier, first), (0, frontier, later),
    ]  # fmt: skip
    assert [(event.facts["left"], event.facts["others"]) for event in told] == [
        (later, "0 2"),
        (later, "0 2"),
        (0, "2"),
    ]


@rule("WSS-5.5", "WSS-5.2")
@pytest.mark.parametrize(("claimed", "number"), [(0, 15), (1, 8)])
def test_what_is_drawn_but_not_shown_stands_with_the_number_that_is_left(claimed: int, number: int) -> None:
    """The larger one while nobody has been there, whatever others draw in this turn; once only."""
    state = at("upper_right", 2)
    state.claimed[1] = claimed
    before = state.standing(0)["frontiers"]
    reach(state, 0, "upper_right")
    assert (before, state.standing(0)["frontiers"]) == (0, number)
    assert state.view(0)["mine"]["tally"]["frontiers"] == number
    assert state.tally()[0]["frontiers"] == 0  # not shown yet
    stay_away(state, 1, "upper_right")
    assert (kept(state, "upper_right"), state.claimed) == ([number, 0], [0, 1, 0])
    next_turn(state)
    state.apply(0, next(action for hexes, action in drawings(state, 0).items() if not hexes & FRONTIERS["upper_left"]))
    assert state.standing(0)["frontiers"] == number


@rule("WSS-5.5")
def test_a_frontier_never_reached_scores_nothing() -> None:
    assert table().with_piece(0, "moon", near("upper_left")).placing().tally()[0]["frontiers"] == 0


@rule("WSS-5.6")
def test_nothing_but_frontiers_depends_on_another_sheet() -> None:
    """Given the same sheet beside an empty one and beside a full one; Then choices and score are the same."""
    mine = [(3, 7), (2, 7), (4, 7), (3, 8)]
    everything = set(GRID) - RESOURCES
    alone = table(2).with_piece(0, "rocket", mine).drawing("rocket")
    beside_a_full_sheet = table(2).with_piece(0, "rocket", mine).with_piece(1, "rocket", everything).drawing("rocket")
    assert alone.legal(0) == beside_a_full_sheet.legal(0)
    action = alone.legal(0)[0]
    alone.apply(0, action)
    alone.apply(1, alone.legal(1)[0])
    beside_a_full_sheet.apply(0, action)
    assert alone.tally()[0] == beside_a_full_sheet.tally()[0]
    assert alone.view(None)["sheets"][0] == beside_a_full_sheet.view(None)["sheets"][0]


@rule("WSS-5.2")
@pytest.mark.parametrize("frontier", NAMES)
def test_every_frontier_has_a_first_of_its_own(frontier: str) -> None:
    """The others have been reached by somebody else before."""
    position = ready(frontier, 2)
    for other in NAMES:
        if other != frontier:
            position.state.claimed[NAMES.index(other)] = 1
            position.state.sheets[1].frontiers[NAMES.index(other)] = NUMBERS[other][0]
    state = position.drawing("rocket")
    reach(state, 0, frontier)
    stay_away(state, 1, frontier)
    assert kept(state, frontier) == [NUMBERS[frontier][0], 0]
