"""WSS-2: setting the table up."""

from collections import Counter

from support.rules import rule
from support.sunward import BLACK_HOLE, GAME, NAMES, placements, table

from perihelion.games.sunward.play import SunwardState

SEEDS = range(600)


def new(seats: int, seed: int) -> SunwardState:
    state = GAME.new(seats=seats, seed=seed)
    assert isinstance(state, SunwardState)
    return state


@rule("WSS-2.1")
def test_five_of_ten_zones_are_drawn_in_random_order() -> None:
    """Every zone comes up in every slot about equally often, and the black hole is always there."""
    seen: Counter[tuple[int, str]] = Counter()
    for seed in SEEDS:
        state = new(1, seed)
        zones = [NAMES[zone] for zone in state.zones]
        assert len(set(zones)) == 6
        assert zones[BLACK_HOLE] == "black_hole"
        seen.update(enumerate(zones[:BLACK_HOLE]))
    assert len(seen) == 50
    assert all(30 < count < 95 for count in seen.values())


@rule("WSS-2.1", "WSS-3.10")
def test_the_other_five_zones_leave_the_game() -> None:
    state = new(1, 3)
    zones = list(state.zones)
    while not state.over():
        state.apply(0, state.legal(0)[-1])
    assert state.zones == zones
    assert all(0 <= column <= BLACK_HOLE for column, _ in state.sheets[0].pieces)


@rule("WSS-2.2", "WSS-1.3")
def test_every_slot_has_one_mission_in_random_order_and_the_black_hole_none() -> None:
    seen: Counter[tuple[int, str]] = Counter()
    for seed in SEEDS:
        columns = new(1, seed).view(None)["columns"]
        assert columns[BLACK_HOLE]["mission"] is None
        missions = [column["mission"] for column in columns[:BLACK_HOLE]]
        assert sorted(missions) == ["aliens", "black_hole", "cluster", "resources", "upgrades"]
        seen.update(enumerate(missions))
    assert len(seen) == 25
    assert all(75 < count < 170 for count in seen.values())


@rule("WSS-2.3")
def test_the_stack_gives_tile_1_first_and_5_last() -> None:
    """Which tile is on top shows in how far apart its tabs are: 1, 5, 4, 2 and 3 columns."""
    state = table().placing()
    reach = []
    while state.round == 1 and len(reach) < 5:
        tile = len(state.placed) + 1
        choices = placements(state)
        state.apply(0, state.legal(0)[0])
        placed = state.view(None)["placed"][-1]
        assert placed["tile"] == tile
        assert (placed["edge"] == "bottom", placed["low"]) == (choices[0][0] == 1, choices[0][1])
        reach.append([0, 1, 2, 4, 5, 6][placed["high"]] - [0, 1, 2, 4, 5, 6][placed["low"]])
        while state.asked[0] != 1:
            state.apply(0, state.legal(0)[-1])
    assert reach in ([1, 5, 4, 2], [1, 5, 4, 2, 3])


@rule("WSS-2.4")
def test_everybody_starts_with_an_empty_sheet_and_somebody_by_lot() -> None:
    first: Counter[int] = Counter()
    for seed in SEEDS:
        state = new(3, seed)
        first[state.actors()[0]] += 1
        for sheet in state.sheets:
            assert (sheet.covered, sheet.pieces, sheet.gained, sheet.used) == (0, [], 0, 0)
            assert sheet.frontiers == [0, 0, 0]
    assert all(150 < first[seat] < 250 for seat in range(3))
