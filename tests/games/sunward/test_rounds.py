"""WSS-3: rounds and turns, placing coordinate tiles, and who draws what."""

import pytest
from support.play import random_game
from support.rules import rule
from support.sunward import (
    GAME,
    column_of,
    draw,
    draw_anything,
    drawings,
    kinds,
    pieces,
    place,
    placements,
    table,
    zone_drawn_by,
)
from support.sunward_by_hand import UPGRADES

from perihelion.games.sunward.play import SunwardState
from perihelion.kernel.table import Event

TOP, BOTTOM = 0, 1
FOUR_TURNS = [(TOP, 1), (BOTTOM, 0), (TOP, 0), (BOTTOM, 2)]
"""Edges and lower columns of tiles 1 to 4 after which tile 5, three columns wide, fits nowhere."""
FIVE_TURNS = [(TOP, 1), (BOTTOM, 0), (BOTTOM, 2), (TOP, 3), (BOTTOM, 1)]


def play_turns(state: SunwardState, places: list[tuple[int, int]]) -> None:
    for edge, column in places:
        place(state, edge, column)
        draw_anything(state)


@rule("WSS-3.1")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_three_rounds_of_four_or_five_turns_each_coordinates_then_drawing(seats: int) -> None:
    events: list[Event] = []
    state = GAME.new(seats=seats, seed=3)
    state.watch(events.append)
    for _, seat, action in random_game(GAME, seats, 3):
        state.apply(seat, action)
    kept = [event for event in events if event.kind in ("round", "tile-placed", "drawn", "nothing-drawn")]
    told = "".join(event.kind[0] for event in kept if event.only < 0)
    rounds = told.replace("n", "d").split("r")
    turn = "t" + "d" * seats  # a tile, then a drawing or nothing by every seat
    assert len(rounds) == 3  # the first round was announced before anybody watched
    assert all(part in (turn * 4, turn * 5) for part in rounds)


@rule("WSS-3.2", "WSS-A7")
def test_the_active_player_alone_places_the_top_tile_anywhere_its_tabs_fit_either_side_up() -> None:
    """Given tile 1, whose tabs are one column apart, and no notch at the seam between columns 2 and 3."""
    state = table(seats=3).placing(active=1)
    assert state.actors() == (1,)
    assert placements(state) == [(edge, column, side) for edge in (0, 1) for column in (0, 1, 3, 4) for side in (0, 1)]


@rule("WSS-3.2", "WSS-A5")
@pytest.mark.parametrize(("edge", "side", "circle"), [(TOP, 0, 3), (TOP, 1, 4), (BOTTOM, 0, 4), (BOTTOM, 1, 3)])
def test_placing_chooses_both_shapes(edge: int, side: int, circle: int) -> None:
    state = table(seats=2).placing()
    place(state, edge, 3, side)
    assert (state.circle, state.octagon) == (circle, 7 - circle)


@rule("WSS-3.3")
def test_notches_used_in_this_round_are_not_free() -> None:
    """Given tile 1 in the top notches 1 and 2; Then tile 2, five wide, fits at the top only from 0 to 4."""
    state = table().placing()
    assert {column for edge, column, _ in placements(state) if edge == TOP} == {0, 1, 3, 4}
    place(state, TOP, 1)
    draw_anything(state)
    assert {(edge, column) for edge, column, _ in placements(state)} == {(TOP, 0), (BOTTOM, 0), (BOTTOM, 1)}


@rule("WSS-3.4")
@pytest.mark.parametrize("seats", [1, 3])
def test_placing_is_mandatory(seats: int) -> None:
    """There is no other choice than a placement, and the round goes on while tile 5 fits somewhere."""
    for state, seat, _ in random_game(GAME, seats, 5):
        if state.view(None)["phase"] == "coordinates":
            assert kinds(state, seat) == {"place_tile"}  # type: ignore[arg-type]
    state = table(seats).placing()
    play_turns(state, FIVE_TURNS[:4])
    assert (state.round, len(state.placed)) == (1, 4)
    assert {(edge, column) for edge, column, _ in placements(state)} == {(BOTTOM, 1)}


@rule("WSS-3.5", "WSS-EX-2")
def test_the_round_ends_at_once_when_tile_5_fits_nowhere() -> None:
    """Given four tiles placed and no two free notches that fit tile 5; Then the round ends after 4 turns."""
    state = table(seats=2).placing()
    play_turns(state, FOUR_TURNS[:3])
    assert state.round == 1
    play_turns(state, FOUR_TURNS[3:])
    assert (state.round, len(state.placed)) == (2, 0)


@rule("WSS-3.5")
def test_the_round_ends_at_once_when_no_tile_is_left() -> None:
    state = table(seats=2).placing()
    play_turns(state, FIVE_TURNS)
    assert (state.round, len(state.placed)) == (2, 0)


@rule("WSS-3.6")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_active_player_draws_the_circle_all_others_the_octagon_at_the_same_time(active: int) -> None:
    state = table(seats=3).placing(active)
    place(state, TOP, 0)
    assert state.actors() == (0, 1, 2)
    for seat in range(3):
        assert zone_drawn_by(state, seat) == ("moon" if seat == active else "lightning")
        assert {len(hexes) for hexes in drawings(state, seat)} == ({3} if seat == active else {5})


@rule("WSS-3.1", "WSS-3.6", "WSS-1.7")
def test_after_every_tile_each_draws_on_their_own_sheet_only() -> None:
    state = table(seats=2).placing()
    for turn in range(3):
        assert state.view(None)["phase"] == "coordinates"
        state.apply(state.active, state.legal(state.active)[0])
        assert state.view(None)["phase"] == "drawing"
        draw_anything(state)
        for seat in range(2):
            assert len(pieces(state, seat)) == turn + 1
            drawn = frozenset().union(*[hexes for _, hexes in pieces(state, seat)])
            assert state.sheets[seat].covered == state.tables.grid.mask(sorted(drawn))


@rule("WSS-EX-1")
def test_moon_for_the_active_player_lightning_for_the_others_and_a_moon_on_an_upgrade_counts() -> None:
    """Given a circle at moon, paired with the mission upgrades, and an octagon at lightning; When all draw."""
    missions = ["upgrades", "aliens", "resources", "cluster", "black_hole"]
    state = table(seats=3, missions=missions).with_piece(1, "rocket", [(3, 7)]).placing(active=1)
    place(state, TOP, 0)
    over_an_upgrade = next(hexes for hexes in drawings(state, 1) if hexes & UPGRADES)
    draw(state, 1, over_an_upgrade)
    draw_anything(state)
    moon, lightning = column_of(state, "moon"), column_of(state, "lightning")
    assert [column for column, _ in pieces(state, 1)] == [column_of(state, "rocket"), moon]
    assert [column for seat in (0, 2) for column, _ in pieces(state, seat)] == [lightning, lightning]
    assert state.view(None)["sheets"][1]["missions"][moon] == 1
    assert state.tally()[1]["mission-upgrades"] == 3


@rule("WSS-3.7")
def test_the_player_to_the_left_becomes_active() -> None:
    state = table(seats=3).placing(active=1)
    order = []
    for edge, column in FIVE_TURNS[:4]:
        order.append(state.active)
        assert state.actors() == (state.active,)
        play_turns(state, [(edge, column)])
    assert order == [1, 2, 0, 1]


@rule("WSS-3.8")
def test_a_new_round_has_all_tiles_again_and_begins_left_of_the_last_to_place() -> None:
    """Given 3 players and five turns by 0, 1, 2, 0, 1; Then 2 begins with tile 1 and all notches are free."""
    state = table(seats=3).placing()
    play_turns(state, FIVE_TURNS)
    assert state.round == 2
    assert state.actors() == (2,)
    assert placements(state) == placements(table().placing())
    assert state.view(None)["placed"] == []


@rule("WSS-3.11")
def test_who_cannot_place_is_not_the_last_to_place() -> None:
    """Given 5 players and a round of four turns by 0 to 3; Then 4, who could not place, begins the next round."""
    state = table(seats=5).placing()
    play_turns(state, FOUR_TURNS)
    assert (state.round, state.actors()) == (2, (4,))


@rule("WSS-3.9")
def test_the_game_ends_after_the_third_round() -> None:
    state = table(seats=2).in_round(3).placing()
    play_turns(state, FIVE_TURNS[:4])
    assert not state.over()
    assert state.ending() == ""
    play_turns(state, FIVE_TURNS[4:])
    assert state.over()
    assert (state.round, state.ending()) == (3, "last-round")
    assert state.why_not(0, 0) == ["WSS-3.9"]
    for earlier in (1, 2):
        state = table(seats=2).in_round(earlier).placing()
        play_turns(state, FIVE_TURNS)
        assert not state.over()
        assert (state.round, state.ending()) == (earlier + 1, "")


@rule("WSS-3.10")
def test_board_drawings_and_upgrades_carry_over_only_the_tiles_return() -> None:
    state = table(seats=2).with_upgrades(0, 3).placing()
    play_turns(state, FOUR_TURNS[:3])
    place(state, *FOUR_TURNS[3])
    before = state.view(None)
    draw_anything(state)
    after = state.view(None)
    assert (before["round"], after["round"]) == (1, 2)
    assert after["columns"] == before["columns"]
    for old, new in zip(before["sheets"], after["sheets"], strict=True):
        assert new["pieces"][: len(old["pieces"])] == old["pieces"]
        assert len(old["pieces"]) == 3
        assert new["upgrades_gained"] >= old["upgrades_gained"]
        assert new["upgrades_used"] == old["upgrades_used"]
    assert after["sheets"][0]["upgrades_gained"] >= 3
