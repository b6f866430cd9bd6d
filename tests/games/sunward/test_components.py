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
    assert broken_rules(lambda data: data["sheet"].update(upgrade_track=6)) == {"WSS-1.5"}
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


@pytest.mark.parametrize(
    ("broken", "change"),
    [
        ("WSS-3.1", lambda data: data["set"].update(rounds=4)),
        ("WSS-3.5", lambda data: data["coordinate_tiles"].update(spans=[1, 1, 1, 1, 1])),
        ("WSS-4.1", lambda data: data["sheet"].update(spaceship=[-7, 12])),
        ("WSS-4.2", lambda data: data["zones"]["tiles"][0].update(orientations=5)),
        ("WSS-4.2", lambda data: data["zones"]["tiles"][0].update(cells=[[0, 0], [2, 0], [4, 0]])),
        ("WSS-4.4", lambda data: data["sheet"]["symbols"]["resource"].extend([[-4, 11], [-4, 10]])),
        ("WSS-5.1", lambda data: data["sheet"]["frontiers"][0].update(edges=[{"hex": [1, 2], "sides": ["W"]}])),
        ("WSS-5.2", lambda data: data["sheet"]["frontiers"][0].update(first=12)),
        ("WSS-6.3", lambda data: data["scoring"].update(upgrades_per_turn=3)),
        ("WSS-7.7", lambda data: data["scoring"].update(mission_points=[0, 3, 6, 10, 15, 21])),
        ("WSS-7.9", lambda data: data["sheet"]["symbols"]["resource"].append([1, 3])),
        ("WSS-7.9", lambda data: data["scoring"].update(resource_enclosed=8)),
        ("WSS-7.10", lambda data: data["scoring"].update(alien_uncovered=-3)),
    ],
)
def test_the_checker_finds_the_rule_that_a_set_breaks(broken: str, change: Callable[[Data], None]) -> None:
    assert broken in broken_rules(change)


def test_every_finding_names_a_rule_of_the_reference() -> None:
    assert all(finding.rule.startswith("WSS-") and finding.what for finding in GAME.check())
