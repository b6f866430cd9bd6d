"""WSS-7: missions, enclosed resources, alien threat, and who wins."""

import pytest
from support.play import random_game
from support.rules import rule
from support.sunward import MISSIONS, table
from support.sunward_by_hand import ALIENS, GRID, RESOURCES, UPGRADES, Hex, beside

from perihelion import game
from perihelion.games.sunward.rules.scoring import gaps, mission_counts, points_of, tally_of, times_met
from perihelion.games.sunward.rules.state import Table, sheet_of

Pieces = list[tuple[str, list[Hex]]]
INNER = (6, 5)
AT_BORDER = (0, 10)


def met(mission: str, pieces: Pieces) -> int:
    """How often a mission is met when it is paired with the moon."""
    others = [each for each in MISSIONS if each != mission]
    position = table(missions=[mission, *others])
    for zone, cells in pieces:
        position.with_piece(0, zone, cells)
    times: int = position.placing().view(None)["sheets"][0]["missions"][0]
    return times


def source(name: str, *pieces: list[Hex]) -> int:
    """The points of one source with these pieces, whatever their zones."""
    position = table()
    for number, cells in enumerate(pieces):
        position.with_piece(0, ["moon", "rocket", "black_hole"][number % 3], cells)
    return position.placing().tally()[0][name]


def ring(cell: Hex) -> list[Hex]:
    return sorted(beside(cell) & GRID)


@rule("WSS-7.1")
@pytest.mark.parametrize("slot", range(5))
def test_each_mission_counts_the_pieces_of_its_own_zone(slot: int) -> None:
    """Given the mission aliens in any slot; When every zone covers one alien; Then it is met once."""
    zones = ["moon", "lightning", "rocket", "asteroid", "shuttle"]
    others = MISSIONS[1:]
    missions = [*others[:slot], "aliens", *others[slot:]]
    position = table(missions=missions)
    for zone, alien in zip([*zones, "black_hole"], sorted(ALIENS), strict=False):
        position.with_piece(0, zone, [alien])
    state = position.placing()
    assert state.view(None)["sheets"][0]["missions"][slot] == 1
    assert state.tally()[0]["mission-aliens"] == 3


@rule("WSS-7.2")
def test_aliens_counts_alien_hexes_covered_by_the_required_shape() -> None:
    first, second, third, *_ = sorted(ALIENS)
    free = (1, 7)
    assert met("aliens", []) == 0
    assert met("aliens", [("moon", [first, second, free]), ("moon", [(1, 8)]), ("rocket", [third])]) == 2


@rule("WSS-7.3")
def test_upgrades_counts_upgrade_hexes_covered_by_the_required_shape() -> None:
    first, second, third, *_ = sorted(UPGRADES)
    assert met("upgrades", []) == 0
    assert met("upgrades", [("moon", [first]), ("moon", [second, (3, 7)]), ("rocket", [third])]) == 2
    assert met("upgrades", [("moon", [first, second]), ("moon", [third])]) == 3


@rule("WSS-7.4")
def test_resources_counts_each_resource_beside_a_required_hex_once() -> None:
    """Given two moons beside one resource, a hex between two, and a rocket beside a third."""
    assert met("resources", []) == 0
    assert met("resources", [("moon", [(6, 4)]), ("moon", [(5, 5)])]) == 1
    assert met("resources", [("moon", [(-1, 9), (-1, 10)])]) == 2  # beside (-1, 8) and beside (0, 10)
    assert met("resources", [("moon", [(6, 4)]), ("rocket", [(0, 2)])]) == 1
    assert met("resources", [("moon", [(3, 7)])]) == 0  # two hexes away from every resource


@rule("WSS-7.5")
def test_cluster_counts_pieces_of_the_largest_group_compact_or_a_chain() -> None:
    chain: Pieces = [("moon", [(k, 4)]) for k in range(4)]
    compact: Pieces = [("moon", [(5, 8)]), ("moon", [(6, 8)]), ("moon", [(5, 9)])]
    assert met("cluster", []) == 0
    assert met("cluster", [("moon", [(0, 4)])]) == 1
    assert met("cluster", chain) == 4
    assert met("cluster", compact) == 3
    assert met("cluster", chain + compact) == met("cluster", compact + chain) == 4


@rule("WSS-7.5")
def test_of_groups_of_the_same_size_one_counts_and_other_zones_join_nothing() -> None:
    two: Pieces = [("moon", [(0, 4)]), ("moon", [(1, 4)])]
    other_two: Pieces = [("moon", [(3, 4)]), ("moon", [(4, 4)])]
    assert met("cluster", two + other_two) == 2
    assert met("cluster", [*two, ("rocket", [(2, 4)]), *other_two]) == 2
    assert met("cluster", [*two, *other_two, ("moon", [(2, 4)])]) == 5  # the joint comes last


@rule("WSS-7.6")
def test_black_hole_counts_required_pieces_beside_a_black_hole_piece_once() -> None:
    """Given moons beside one black hole, beside two, beside none; Then two of them count."""
    holes: Pieces = [("black_hole", [(2, 8)]), ("black_hole", [(4, 8)])]
    assert met("black_hole", [("rocket", [(2, 8)]), ("moon", [(3, 8)]), ("moon", [(4, 8)])]) == 0  # no black hole
    assert met("black_hole", [*holes, ("moon", [(3, 8)])]) == 1
    assert met("black_hole", [*holes, ("moon", [(3, 8)]), ("moon", [(1, 8)]), ("moon", [(6, 8)])]) == 2
    assert met("black_hole", [*holes, ("moon", [(5, 8)])]) == 1  # whichever black hole it is beside
    assert met("black_hole", [*holes, ("rocket", [(3, 8)])]) == 0
    everywhere: Pieces = [("moon", [cell]) for cell in sorted(GRID - RESOURCES)]
    assert met("black_hole", everywhere) == 0
    assert met("black_hole", [("moon", [(3, 8)]), *holes]) == 1  # the order of drawing does not matter


@rule("WSS-2.2")
def test_the_zone_of_the_black_hole_counts_for_no_mission() -> None:
    for mission in ("aliens", "upgrades", "resources", "cluster"):
        assert met(mission, [("black_hole", sorted(ALIENS | UPGRADES)), ("black_hole", [(3, 4)])]) == 0


@rule("WSS-EX-3")
def test_three_required_pieces_beside_black_holes_score_10() -> None:
    position = table(missions=["black_hole", "aliens", "upgrades", "resources", "cluster"])
    position.with_piece(0, "black_hole", [(3, 8)])
    for cell in [(2, 8), (4, 8), (3, 7)]:
        position.with_piece(0, "moon", [cell])
    state = position.placing()
    assert state.view(None)["sheets"][0]["missions"][0] == 3
    assert state.tally()[0]["mission-black-hole"] == 10


@rule("WSS-7.7", "WSS-EX-4")
@pytest.mark.parametrize(
    ("times", "points"), [(0, 0), (1, 3), (2, 6), (3, 10), (4, 15), (5, 20), (6, 25), (7, 30), (8, 35)]
)
def test_points_of_a_mission_met_so_many_times(times: int, points: int) -> None:
    position = table()  # the moon is paired with the mission aliens
    for alien in sorted(ALIENS)[:times]:
        position.with_piece(0, "moon", [alien])
    assert position.placing().tally()[0]["mission-aliens"] == points


@rule("WSS-7.8")
def test_the_numbers_kept_of_frontiers_are_part_of_the_total() -> None:
    state = table().placing()
    before = state.scores()[0]
    state.sheets[0].frontiers = [5, 15, 0]
    assert state.tally()[0]["frontiers"] == 20
    assert state.scores()[0] == before + 20


@rule("WSS-7.9")
def test_an_enclosed_resource_scores_10_whatever_the_shapes() -> None:
    first, *rest = ring(INNER)
    assert len(rest) == 5
    assert source("enclosed") == 0
    assert source("enclosed", rest) == 0
    assert source("enclosed", rest, [first]) == 10
    assert source("enclosed", rest, [first], ring((1, 2))) == 20


@rule("WSS-7.9", "WSS-EX-6")
def test_the_border_resource_needs_only_the_neighbours_that_exist() -> None:
    at_border = [cell for cell in RESOURCES if not beside(cell) <= GRID]
    assert at_border == [AT_BORDER]
    first, *rest = ring(AT_BORDER)
    assert len(rest) == 3
    assert source("enclosed", rest) == 0
    assert source("enclosed", rest, [first]) == 10


@rule("WSS-7.10")
def test_every_uncovered_alien_costs_5() -> None:
    aliens = sorted(ALIENS)
    assert source("alien-threat") == -5 * len(aliens) == -45
    assert source("alien-threat", aliens[:3], aliens[3:4]) == -25
    assert source("alien-threat", aliens) == 0


@rule("WSS-7.11")
def test_the_highest_total_wins_and_equals_share_the_victory() -> None:
    alien, other, *_ = sorted(ALIENS)
    state = (
        table(seats=4)
        .with_piece(1, "lightning", [alien])
        .with_piece(2, "lightning", [alien, other])
        .with_piece(3, "lightning", [alien, other])
        .placing()
    )
    assert state.scores() == [-45, -40, -35, -35]
    assert state.ranking() == [[2, 3], [1], [0]]


@rule("WSS-A2")
def test_a_single_player_is_read_against_the_rank_table() -> None:
    """WSS-A2: the rank is the last one whose least total is reached."""
    state = table().in_round(3).placing()
    state.agenda, state.choices = [], [[]]
    state.settle()
    for points, rank in [(0, "cadet"), (104, "cadet"), (105, "scout"), (180, "legend")]:
        state.sheets[0].frontiers = [points, 0, 0]
        assert state.scores() == [points - 45]
        assert state.view(0)["rank"] == rank


@rule("WSS-7.1", "WSS-7.6")
def test_missions_kept_from_move_to_move_are_those_counted_anew() -> None:
    """What a sheet remembers is counted again for every position, asked about at every move or now and then."""
    sunward = game("sunward")
    for seed in range(6):
        for number, (state, _, _) in enumerate(random_game(sunward, 2, seed)):
            assert isinstance(state, Table)
            if number % (seed + 1) == 0:
                for sheet in state.sheets:
                    anew = [
                        times_met(state.tables, mission, column, sheet.pieces)
                        for column, mission in enumerate(state.missions)
                    ]
                    assert mission_counts(state, sheet) == anew
                    assert points_of(state, sheet) == sum(tally_of(state, sheet).values())


def test_every_drawing_tells_the_points_that_it_brings() -> None:
    """Alone at the table nobody else can take a frontier: what is told is what then happens."""
    state = game("sunward").new(1, 5)
    told = 0
    while state.acting and told < 60:
        for action in state.legal(0)[:4]:
            gain = dict(state.quote(0, action).gain)
            if "point" in gain:
                after = state.clone()
                after.apply(0, action)
                assert sum(after.tally()[0].values()) - sum(state.tally()[0].values()) == gain["point"]
                told += 1
        state.apply(0, state.legal(0)[0])
    assert told == 60 or not state.acting
    assert told > 20


def test_gaps_are_kept_as_long_as_a_sheet_stays_as_it_is() -> None:
    """What is kept is what a sheet that nobody has looked at says, at every move; a clone asks for itself."""
    changes = 0
    for state, _, _ in random_game(game("sunward"), 3, 12):
        assert isinstance(state, Table)
        for sheet in state.sheets:
            before = sheet.gaps
            fresh = sheet_of(state.tables, sheet.covered, sheet.pieces, sheet.frontiers)
            assert gaps(state.tables, sheet) == gaps(state.tables, fresh)
            assert gaps(state.tables, sheet.clone()) == sheet.gaps
            changes += before != sheet.gaps
    assert changes > 20
