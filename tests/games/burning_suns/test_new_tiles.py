"""Tiles that come to the galaxy later: from the stack, or back from the box (BSU-2.5, 2.6, 2.14, 2.15, 44.37)."""

import pytest
from games.burning_suns.builder import TABLES, Builder, built
from support.rules import rule


def at_the_edge(*stack: str, aside: tuple[str, ...] = ()) -> Builder:
    """A face-up tile of seat 0's beside two free places, and these tiles in the stack, the last one at its bottom."""
    table = built()
    place = table.state.galaxy.names.index("p14")
    table.free = [place]
    table.tile("edge", "inhabited_7", "home0").control(0, "edge")
    table.labels["f08"] = table.state.galaxy.names.index("f08")
    table.labels["f12"] = table.state.galaxy.names.index("f12")
    table.state.stack = [TABLES.tile_names.index(name) for name in stack]
    table.state.aside = [TABLES.tile_names.index(name) for name in aside]
    return table


def lies(table: Builder, label: str) -> str:
    tile = table.state.tile[table.labels[label]]
    return TABLES.tile_names[tile] if tile >= 0 else ""


def is_up(table: Builder, label: str) -> bool:
    return table.state.up >> table.labels[label] & 1 == 1


@rule("BSU-44.37", "BSU-2.5", "BSU-2.15", "BSU-13.8")
def test_a_system_placed_face_up_is_turned_up_at_once_with_its_local_forces() -> None:
    table = at_the_edge("inhabited_1", "hostile_6").card(0, "ercinean_high_roost").begin(0, "activate")
    assert table.asked() == "place"
    assert table.places() == {"f08", "f12"}
    table.do("place", "f08")
    assert lies(table, "f08") == "hostile_6"  # the bottom of the stack
    assert [TABLES.tile_names[tile] for tile in table.state.stack] == ["inhabited_1"]
    assert is_up(table, "f08")
    assert table.state.local[table.labels["f08"]] == TABLES.tile_force[TABLES.tile_names.index("hostile_6")] > 0
    assert table.state.reach[0] >> table.labels["f08"] & 1
    assert table.state.view(1)["places"][table.labels["f08"]]["tile"] == "hostile_6"


@rule("BSU-44.37", "BSU-2.5", "BSU-2.15")
def test_a_system_placed_face_down_stays_hidden_without_forces_and_can_be_explored() -> None:
    table = at_the_edge("inhabited_1", "hostile_6").artefact(0, "world_spindle").begin(0, "activate")
    assert table.asked() == "place"
    table.do("place", "f08")
    assert lies(table, "f08") == "hostile_6"
    assert not is_up(table, "f08")
    assert table.state.local[table.labels["f08"]] == 0
    assert not table.state.reach[0] >> table.labels["f08"] & 1
    assert table.state.frontier[0] >> table.labels["f08"] & 1
    for seat in (0, 1, None):
        shown = table.state.view(seat)["places"][table.labels["f08"]]
        assert (shown["tile"], shown["up"]) == (None, False)
        assert shown["back"] == str(TABLES.tile_back[TABLES.tile_names.index("hostile_6")])


@rule("BSU-44.37", "BSU-2.6", "BSU-2.14")
@pytest.mark.parametrize(
    ("card", "tile", "other"),
    [("tide_callers_horn", "dark_fleet_2", "void_3"), ("void_lantern", "void_3", "dark_fleet_2")],
)
def test_a_tile_that_comes_back_lies_face_down_and_does_nothing_yet(card: str, tile: str, other: str) -> None:
    table = at_the_edge(aside=(tile, other)).artefact(0, card).begin(0, "activate")
    assert table.asked() == "place"
    table.do("place", "f08")
    assert lies(table, "f08") == tile
    assert [TABLES.tile_names[each] for each in table.state.aside] == [other]
    assert not is_up(table, "f08")
    assert table.state.dark[table.labels["f08"]] == 0
    assert table.state.returned == 1 << table.labels["f08"]  # everybody knows what kind of tile it is
    assert table.state.view(0)["places"][table.labels["f08"]]["tile"] is None


@rule("BSU-2.15", "BSU-2.14")
@pytest.mark.parametrize(("card", "tile"), [("tide_callers_horn", "dark_fleet_2"), ("void_lantern", "void_3")])
def test_a_tile_comes_back_to_every_free_place_beside_a_revealed_path(card: str, tile: str) -> None:
    table = at_the_edge(aside=(tile,)).artefact(0, card).begin(0, "activate")
    assert table.places() >= {"f08"}  # both readings of the rules
    assert "home0" not in table.places()
    assert table.why_not("place", "edge") == ["BSU-2.15"]


@rule("BSU-2.16", "BSU-44.37")
def test_nothing_comes_back_when_nothing_of_its_kind_is_left() -> None:
    table = at_the_edge(aside=("void_3",)).artefact(0, "tide_callers_horn").begin(0, "activate")
    assert lies(table, "f08") == lies(table, "f12") == ""
    assert table.state.crystals[0] == 2  # the rest of the ability
