"""PUL-1: what is in the box, as the set has it."""

from games.pulsar_2849.builder import GAME, TABLES
from support.rules import rule

DATA = GAME.components.data


def listed(name):
    return DATA[name]["list"]


@rule("PUL-1.1")
def test_two_to_four_players_in_four_colours():
    assert GAME.seats == (2, 3, 4)
    assert TABLES.colours == ["green", "yellow", "red", "blue"]


@rule("PUL-1.2", "PUL-1.3", "PUL-11.11", "PUL-11.19")
def test_a_board_of_two_sides_one_with_dead_ends():
    dead = {c.name: sorted(c.ids[n] for n in range(c.size) if c.dead_end[n]) for c in TABLES.clusters}
    assert dead == {"normal": [], "dead_ends": ["P11", "S10", "S4"]}


@rule("PUL-1.4", "PUL-1.25")
def test_dice_boards():
    assert [board["players"] for board in DATA["dice_boards"].values()] == [[2, 3], [4]]
    assert max(TABLES.silver_dice) == 9
    assert {each["red_dice"] for each in DATA["setup"]["players"].values()} == {1}


@rule("PUL-1.7", "PUL-1.8", "PUL-1.9")
def test_technology_boards():
    boards = listed("technology_boards")
    assert [board["category"] for board in boards] == ["I", "I", "II", "II", "III", "III"]
    faces = [face for board in boards for face in board["faces"]]
    assert sorted(faces) == sorted(letter + category for letter in "ABCD" for category in ("I", "II", "III"))


@rule("PUL-1.10", "PUL-25.34")
def test_headquarters_boards():
    assert len(TABLES.hq_boards) == 4
    assert len(TABLES.hq_sides) == 8
    assert all(len(side.projects) == 8 for side in TABLES.hq_sides)


@rule("PUL-1.11", "PUL-21.23")
def test_goal_tiles():
    pairs = {}
    for goal in TABLES.goals:
        pairs.setdefault(goal.tile, []).append(goal.id)
    assert list(pairs.values()) == [[f"G{n}", f"G{n + 1}"] for n in range(1, 12, 2)]


@rule("PUL-1.12", "PUL-1.14", "PUL-1.19")
def test_tiles():
    assert TABLES.gyro_count == [10, 10, 10]
    assert len(TABLES.tiles) == 17
    assert sum(TABLES.exploration_copies) == 12


@rule("PUL-1.15", "PUL-1.16", "PUL-1.17", "PUL-1.18", "PUL-1.20", "PUL-1.21", "PUL-1.22", "PUL-1.23")
def test_pieces():
    pieces = {each["id"]: each["per_colour"] for each in listed("player_pieces")}
    assert pieces == {"pc_ring": 6, "pc_rocket": 3, "pc_marker": 30, "pc_hundred": 1}
    assert {each["id"]: each["count"] for each in listed("cubes")} == {"cube_single": 25, "cube_four": 12}
    assert TABLES.award_points == [[7, 4], [7, 4], [7, 4]]
    assert [each["count"] for each in listed("modifiers")] == [12, 9]


@rule("PUL-1.26", "PUL-1.27", "PUL-13.6", "PUL-25.31")
def test_transmitters():
    letters = [each.letter for each in TABLES.transmitters]
    assert [letters.count(letter) for letter in "ABC"] == [8, 8, 8]
    linkable = [sum(edge >= 0 for edge in each.edges) for each in TABLES.transmitters]
    assert linkable.count(0) < 4 <= linkable.count(2)
    assert {edge for each in TABLES.transmitters for edge in each.edges} == {-1, 0, 1, 2, 3}


@rule("PUL-10.7", "PUL-10.15", "PUL-25.30")
def test_every_system_has_an_open_blue_planet():
    for tile in TABLES.tiles:
        assert tile.blue[2] >= 1
        assert tile.blue[2] <= tile.blue[3] <= tile.blue[4]
        assert tile.barren[2] <= tile.barren[3] <= tile.barren[4]


@rule("PUL-10.21", "PUL-24.13")
def test_most_exploration_tiles_give_points_and_two_are_kept():
    points = sum(
        copies
        for copies, effect in zip(TABLES.exploration_copies, TABLES.exploration_effect, strict=True)
        if TABLES.programs[effect][0][0] == 0
    )
    assert points == 7
    kept = zip(TABLES.exploration_copies, TABLES.exploration_kept, strict=True)
    assert sum(copies for copies, keep in kept if keep) == 2


@rule("PUL-15.17", "PUL-25.33")
def test_rows_and_icons_of_technologies():
    assert len(TABLES.techs) == 68
    for tech in TABLES.techs:
        assert tech.icons == (2 if tech.row in (1, 8) else 1)
    rows = [[TABLES.techs[tech].row for tech in face.techs] for face in TABLES.faces if face.id[0] == "A"]
    assert rows == [[1, 1, 1, 2, 2, 2], [3, 3, 4, 4, 5, 5], [6, 6, 7, 7, 8]]


@rule("PUL-9.2", "PUL-3.22")
def test_kinds_of_sectors():
    for cluster in TABLES.clusters:
        counts = [cluster.kind.count(kind) for kind in range(4)]
        assert counts == [4, 16, 13, 3]
        gates = [cluster.colour.count(colour) for colour in range(3)]
        assert gates == ([17, 17, 17] if cluster.name == "normal" else [16, 16, 16])


@rule(*sorted({finding.rule for finding in GAME.check()}))
def test_the_whole_set_holds():
    assert [finding for finding in GAME.check() if not finding.holds] == []
