"""WSS-1: the component set against the rulebook's counts; a set that breaks one of them is refused."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from support.rules import rule
from support.sunward import GAME, drawings, pieces, place, placements, table
from support.sunward_by_hand import ALIENS, DATA, FRONTIERS, GRID, RESOURCES, SPACESHIP, UPGRADES, beside, in_one_group

from perihelion.games.sunward.components.checks import check_set
from perihelion.games.sunward.rules.tables import Tables

Data = dict[str, Any]


def broken_rules(change: Callable[[Data], None]) -> set[str]:
    """The rules that the set's checker finds broken after a change."""
    data = deepcopy(DATA)
    change(data)
    return {finding.rule for finding in check_set(data, Tables(data, "test")) if not finding.holds}


@rule(*sorted({finding.rule for finding in GAME.check()}))
def test_the_house_set_keeps_every_count_of_the_rulebook() -> None:
    assert broken_rules(lambda data: None) == set()


@rule("WSS-1.1")
def test_the_board_has_five_slots_a_black_hole_and_notches_at_two_edges() -> None:
    state = table().placing()
    columns = state.view(None)["columns"]
    assert len(columns) == 6
    assert columns[5] == {"zone": "black_hole", "mission": None}
    assert {edge for edge, _, _ in placements(state)} == {0, 1}
    assert broken_rules(lambda data: data["zones"]["printed"].update(id="white_hole")) == {"WSS-1.1"}
    assert "WSS-1.1" in broken_rules(lambda data: data["command_board"].update(places=[0, 1, 2, 5, 4, 6]))


@rule("WSS-1.2")
def test_ten_zone_tiles_each_with_a_shape_and_a_picture_of_its_own() -> None:
    tiles = DATA["zones"]["tiles"]
    assert len(tiles) == 10
    assert len({str(tile["fill"]) for tile in tiles}) == 10
    assert broken_rules(lambda data: data["zones"]["tiles"].pop()) == {"WSS-1.2"}
    assert broken_rules(lambda data: data["zones"]["tiles"][0].update(fill=tiles[1]["fill"])) == {"WSS-1.2"}
    same_shape = {"cells": tiles[1]["cells"], "orientations": tiles[1]["orientations"]}
    assert broken_rules(lambda data: data["zones"]["tiles"][0].update(same_shape)) == {"WSS-1.2"}


@rule("WSS-1.3")
def test_two_identical_sets_of_five_mission_tokens() -> None:
    assert sorted(DATA["missions"]["tokens"]) == ["aliens", "black_hole", "cluster", "resources", "upgrades"]
    assert [each["id"] for each in DATA["missions"]["sets"]] == ["blue", "purple"]
    assert broken_rules(lambda data: data["missions"]["sets"].pop()) == {"WSS-1.3"}
    assert "WSS-1.3" in broken_rules(lambda data: data["missions"]["tokens"].append("comets"))


@rule("WSS-1.4")
def test_five_tiles_with_two_tabs_and_two_sides_that_swap_circle_and_octagon() -> None:
    for edge in (0, 1):
        state = table(seats=2).placing()
        other = state.clone()
        place(state, edge, 0, side=0)
        place(other, edge, 0, side=1)
        assert (state.circle, state.octagon) == (other.octagon, other.circle)
        assert state.circle != state.octagon
    assert "WSS-1.4" in broken_rules(lambda data: data["coordinate_tiles"]["spans"].pop())
    assert "WSS-1.4" in broken_rules(lambda data: data["coordinate_tiles"]["circle_low"].update(back=["top"]))


@rule("WSS-1.5")
def test_the_sheet_has_symbols_a_spaceship_in_the_corner_three_frontiers_and_an_upgrade_track() -> None:
    assert in_one_group(GRID)
    assert len(ALIENS | UPGRADES | RESOURCES) == len(ALIENS) + len(UPGRADES) + len(RESOURCES)
    assert SPACESHIP not in GRID
    assert SPACESHIP[1] == max(r for _, r in GRID)
    assert SPACESHIP[0] == min(q for q, r in GRID | {SPACESHIP} if r == SPACESHIP[1])
    assert len(FRONTIERS) == 3
    assert not any(cells & beside(SPACESHIP) for cells in FRONTIERS.values())
    symbols = DATA["sheet"]["symbols"]
    assert broken_rules(lambda data: data["sheet"].update(upgrade_track=4)) == {"WSS-1.5"}
    assert broken_rules(lambda data: data["sheet"].update(hex_count=121)) == {"WSS-1.5"}
    assert "WSS-1.5" in broken_rules(lambda data: data["sheet"]["frontiers"].pop())
    assert "WSS-1.5" in broken_rules(lambda data: data["sheet"]["symbols"]["alien"].append(symbols["upgrade"][0]))
    assert "WSS-1.5" in broken_rules(lambda data: data["sheet"].update(spaceship=[5, 5]))


@rule("WSS-1.7")
def test_drawing_marks_only_ones_own_sheet() -> None:
    """Given two players; When both have drawn; Then each piece is on its own sheet only, the board common."""
    state = table(seats=2).drawing("moon", "rocket")
    drawn = {seat: next(iter(drawings(state, seat))) for seat in (0, 1)}
    for seat in (0, 1):
        state.apply(seat, drawings(state, seat)[drawn[seat]])
    assert [hexes for _, hexes in pieces(state, 0)] == [drawn[0]]
    assert [hexes for _, hexes in pieces(state, 1)] == [drawn[1]]
    assert state.view(0)["placed"] == state.view(1)["placed"]


def first_zone(**values: object) -> Callable[[Data], object]:
    return lambda data: data["zones"]["tiles"][0].update(values)


def resources(*more: list[int]) -> Callable[[Data], object]:
    return lambda data: data["sheet"]["symbols"]["resource"].extend(more)


def scoring(**values: object) -> Callable[[Data], object]:
    return lambda data: data["scoring"].update(values)


def frontier(number: int, **values: object) -> Callable[[Data], object]:
    return lambda data: data["sheet"]["frontiers"][number].update(values)


def an_island(data: Data) -> None:
    """A hex more, counted, but joined to nothing."""
    data["sheet"]["rows"][0]["spans"].append([30, 30])
    data["sheet"]["hex_count"] += 1


def nine_tiles(data: Data) -> None:
    data["zones"]["tiles"].pop()
    data["zones"]["count"] = 9


def all_alike(data: Data) -> None:
    for each in data["sheet"]["frontiers"]:
        each.update(first=10, later=5)


LINE = [[k, 0] for k in range(6)]
WALL = [[-3, 10], [-3, 11], [-3, 12], [-4, 10]]  # round three hexes at the spaceship
BROKEN: list[tuple[str, str, Callable[[Data], object]]] = [
    ("WSS-1.1", "a black hole is printed", lambda data: data["zones"]["printed"].update(id="white_hole")),
    ("WSS-1.1", "six columns", lambda data: data["command_board"].update(places=[0, 1, 2, 5, 4, 6])),
    ("WSS-1.1", "six columns", lambda data: data["command_board"].update(places=[0, 1, 2, 2, 5, 6])),
    ("WSS-1.1", "two notched edges", lambda data: data["command_board"].update(edges=["top", "bottom", "side"])),
    ("WSS-1.2", "10 exploration", lambda data: data["zones"]["tiles"].pop()),
    ("WSS-1.2", "10 exploration", lambda data: data["zones"].update(count=11)),
    ("WSS-1.2", "10 exploration", nine_tiles),
    ("WSS-1.2", "10 exploration", lambda data: data["zones"].update(used=4)),
    ("WSS-1.2", "zone names", lambda data: data["zones"]["tiles"][0].update(id=data["zones"]["tiles"][1]["id"])),
    ("WSS-1.2", "every zone has a fill", first_zone(fill=DATA["zones"]["tiles"][1]["fill"])),
    ("WSS-1.2", "every zone has a fill", first_zone(fill=DATA["zones"]["printed"]["fill"])),
    ("WSS-1.2", "no two zones", first_zone(cells=DATA["zones"]["tiles"][1]["cells"])),
    ("WSS-1.3", "five missions", lambda data: data["missions"]["tokens"].reverse()),
    ("WSS-1.3", "two sets", lambda data: data["missions"]["sets"].pop()),
    ("WSS-1.4", "5 coordinate tiles", lambda data: data["coordinate_tiles"]["spans"].pop()),
    ("WSS-1.4", "5 coordinate tiles", lambda data: data["coordinate_tiles"].update(spans=[1, 5, 4, 2, 0])),
    ("WSS-1.4", "two sides", lambda data: data["coordinate_tiles"]["circle_low"].update(back=["top"])),
    ("WSS-1.4", "two sides", lambda data: data["coordinate_tiles"]["circle_low"].update(back=["top", "bottom"])),
    ("WSS-1.5", "hexes in one piece", lambda data: data["sheet"].update(hex_count=121)),
    ("WSS-1.5", "hexes in one piece", an_island),
    ("WSS-1.5", "every symbol", lambda data: data["sheet"]["symbols"]["alien"].append([9, 4])),
    ("WSS-1.5", "the upgrade track", lambda data: data["sheet"].update(upgrade_track=4)),
    ("WSS-1.5", "the upgrade track", lambda data: data["sheet"].update(upgrade_track=6)),
    ("WSS-1.5", "the spaceship", lambda data: data["sheet"].update(spaceship=[5, 5])),
    ("WSS-1.5", "the spaceship", lambda data: data["sheet"].update(spaceship=[-4, 12])),  # a hex of the bottom row
    ("WSS-1.5", "the spaceship", lambda data: data["sheet"].update(spaceship=[-6, 11])),  # outside, but higher up
    ("WSS-1.5", "the spaceship", lambda data: data["sheet"].update(spaceship=[-7, 12])),  # beside no hex
    ("WSS-1.5", "three frontiers", lambda data: data["sheet"]["frontiers"].pop()),
    ("WSS-2.2", "a mission for each", lambda data: data["missions"]["tokens"].append("comets")),
    ("WSS-2.2", "a mission for each", lambda data: data["zones"].update(used=4)),
    ("WSS-3.1", "3 rounds", lambda data: data["set"].update(rounds=4)),
    ("WSS-3.1", "3 rounds", lambda data: data["set"].update(rounds=2)),
    ("WSS-3.5", "every round lasts", lambda data: data["coordinate_tiles"].update(spans=[1, 1, 1, 1, 1])),
    ("WSS-3.5", "every round lasts", lambda data: data["set"].update(turns_per_round=[4])),
    ("WSS-4.1", "moon can be the first", lambda data: data["sheet"].update(spaceship=[-7, 12])),
    ("WSS-4.1", "rocket can be the first", resources(*WALL)),
    ("WSS-4.2", "moon is one group", first_zone(cells=[[0, 0], [2, 0], [4, 0]])),
    ("WSS-4.2", "moon is one group", first_zone(cells=[[0, 0], [1, 0]])),
    ("WSS-4.2", "moon has 2 orientations", first_zone(orientations=5)),
    ("WSS-4.4", "resources cut", resources([-4, 11], [-4, 10])),
    ("WSS-5.1", "upper_left touches", frontier(0, edges=[{"hex": [1, 2], "sides": ["W"]}])),
    ("WSS-5.2", "frontiers of 10 or 5", scoring(frontier_pairs=[[10, 5], [15, 7]])),
    ("WSS-5.2", "both sorts", all_alike),
    ("WSS-5.2", "upper_left: 12 or 5", frontier(0, first=12)),
    ("WSS-5.2", "upper_left: 10 or 6", frontier(0, later=6)),
    ("WSS-6.3", "at most 2", scoring(upgrades_per_turn=3)),
    ("WSS-6.3", "at most 2", scoring(upgrades_per_turn=1)),
    ("WSS-6.4", "moon can lose", first_zone(cells=[[0, 0], [2, 0], [4, 0]])),
    ("WSS-6.7", "an upgrade left over", scoring(unused_upgrade=1)),
    ("WSS-7.7", "missions score", scoring(mission_points=[0, 3, 6, 10, 15, 21])),
    ("WSS-7.7", "missions score", scoring(mission_points_beyond=6)),
    ("WSS-7.9", "exactly one resource", resources([2, 0])),
    ("WSS-7.9", "exactly one resource", lambda data: data["sheet"]["symbols"]["resource"].remove([0, 10])),
    ("WSS-7.9", "no two resources", resources([1, 3])),
    ("WSS-7.9", "an enclosed resource", scoring(resource_enclosed=8)),
    ("WSS-7.10", "an uncovered alien", scoring(alien_uncovered=-3)),
]
"""Every line of the checker, each of its clauses broken alone."""


@pytest.mark.parametrize(
    ("broken", "says", "change"),
    [pytest.param(*each, marks=rule(each[0]), id=f"{each[0]} {each[1]}") for each in BROKEN],
)
def test_every_line_of_the_checker_finds_what_breaks_it(
    broken: str, says: str, change: Callable[[Data], object]
) -> None:
    data = deepcopy(DATA)
    change(data)
    lines = [each for each in check_set(data, Tables(data, "test")) if each.rule == broken and says in each.what]
    assert [each.holds for each in lines] == [False]


@rule("WSS-4.2", "WSS-6.4")
def test_a_zone_of_six_hexes_is_allowed_and_what_can_lose_a_hex_is_told_by_its_rest() -> None:
    assert broken_rules(first_zone(cells=LINE, orientations=3)) == set()
    for apart in ([[0, 0], [1, 0], [3, 0]], [[0, 0], [2, 0], [3, 0]]):  # without the one that stands apart it holds
        assert "WSS-6.4" not in broken_rules(first_zone(cells=apart))


def test_every_finding_names_a_rule_of_the_reference() -> None:
    assert all(finding.rule.startswith("WSS-") and finding.what for finding in GAME.check())
