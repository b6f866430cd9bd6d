"""`perihelion check` finds what the rulebook contradicts in a set: one wrong entry, and the rule it breaks."""

import copy

import pytest
from games.pulsar_2849.builder import GAME
from support.rules import rule

from perihelion.games.pulsar_2849.components.checks import check_set
from perihelion.games.pulsar_2849.rules.notation import EffectCompiler
from perihelion.games.pulsar_2849.rules.tables import Tables

VALUES = [
    ("maps.normal.counts.entry", 5, "PUL-9.2"),
    ("maps.normal.counts.system", 15, "PUL-9.2"),
    ("maps.normal.counts.pulsar", 12, "PUL-9.2"),
    ("maps.normal.counts.isolated", 4, "PUL-9.2"),
    ("maps.normal.counts.green", 16, "PUL-9.2"),
    ("maps.dead_ends.counts.orange", 17, "PUL-9.2"),
    ("maps.normal.counts.pink", 18, "PUL-9.2"),
    ("maps.normal.counts.single", 104, "PUL-9.7"),
    ("maps.dead_ends.counts.double", 5, "PUL-9.7"),
    ("maps.normal.has_dead_ends", True, "PUL-11.11"),
    ("maps.dead_ends.has_dead_ends", False, "PUL-11.11"),
    ("dice_boards.dice_23.players", [2], "PUL-1.4"),
    ("dice_boards.dice_4.silver_dice", 8, "PUL-2.5"),
    ("dice_boards.dice_4.silver_dice", 10, "PUL-2.5"),
    ("dice_boards.dice_23.silver_dice", 6, "PUL-2.6"),
    ("dice_boards.dice_4.fields", [1, 2, 3, 4, 5], "PUL-5.4"),
    ("dice_boards.dice_23.initiative_track.start", 7, "PUL-25.32"),
    ("dice_boards.dice_23.initiative_track.penalties", [-1, -3], "PUL-25.32"),
    ("dice_boards.dice_4.engineer_track.penalties", [-2, -2], "PUL-25.32"),
    ("dice_boards.dice_4.engineer_track.penalty_cells", [13, 15], "PUL-25.32"),
    ("dice_boards.dice_23.engineer_rewards.3", ["cube(3)", "cube(1)", "none"], "PUL-18.11"),
    ("dice_boards.dice_23.engineer_rewards.2", ["cube(2)", "cube(1)", "none", "none"], "PUL-18.12"),
    ("dice_boards.dice_4.engineer_rewards.4", ["cube(3)", "cube(2)", "none", "none"], "PUL-18.13"),
    ("systems.list.3.blue", {"TR": 3}, "PUL-10.15"),
    ("exploration_tiles.list.0.copies", 3, "PUL-1.19 PUL-10.21"),
    ("exploration_tiles.list.0.copies", 5, "PUL-1.19"),
    ("exploration_tiles.list.2.kept", False, "PUL-24.13"),
    ("exploration_tiles.list.0.kept", True, "PUL-24.13"),
    ("exploration_tiles.list.2.copies", 1, "PUL-1.19 PUL-24.13"),
    ("exploration_tiles.list.2.effect", "extra_base(2)", "PUL-24.13"),
    ("exploration_tiles.list.1.effect", "cube(5)", "PUL-10.21"),
    ("gyrodynes.list.0.count", 9, "PUL-1.12"),
    ("gyrodynes.list.2.take_die", 3, "PUL-12.2"),
    ("gyrodynes.list.1.finish_die", 4, "PUL-12.12"),
    ("gyrodynes.list.1.vp", 3, "PUL-18.27"),
    ("awards.list.1.points", [7, 3], "PUL-1.18"),
    ("awards.list.2.needs", 3, "PUL-12.19"),
    ("awards.list.0.second_by_same_player", 3, "PUL-12.23"),
    ("modifiers.list.0.start_each", 2, "PUL-2.14"),
    ("modifiers.list.1.start_each", 1, "PUL-2.14"),
    ("modifiers.list.0.count", 13, "PUL-1.22"),
    ("modifiers.list.1.count", 8, "PUL-1.22"),
    ("modifiers.list.0.buy_dice", [1], "PUL-16.1"),
    ("modifiers.list.1.buy_dice", [3], "PUL-16.1"),
    ("modifiers.list.1.unlimited", False, "PUL-16.3"),
    ("cubes.list.0.count", 24, "PUL-1.16"),
    ("cubes.list.1.count", 13, "PUL-1.16"),
    ("cubes.list.1.worth", 3, "PUL-2.26"),
    ("cubes.list.0.unlimited", False, "PUL-16.3"),
    ("player_pieces.list.0.per_colour", 5, "PUL-1.15"),
    ("player_pieces.list.1.per_colour", 2, "PUL-1.15"),
    ("player_pieces.list.2.per_colour", 29, "PUL-1.15"),
    ("player_pieces.list.3.per_colour", 2, "PUL-1.15"),
    ("transmitters.list.0.letter", "B", "PUL-1.27"),
    ("setup.transmitters_on_offer", 2, "PUL-18.48"),
    ("transmitters.list.0.dice", [], "PUL-13.3"),
    ("transmitters.list.0.dice", [1, 2, 6, 6], "PUL-13.3"),
    ("transmitters.list.0.dice", [0, 2, 6], "PUL-13.3"),
    ("transmitters.list.0.dice", [1, 2, 7], "PUL-13.3"),
    ("transmitters.list.0.link", [4, 1], "PUL-25.31"),
    ("technology_boards.list.0.category", "II", "PUL-1.7"),
    ("technology_boards.list.0.faces", ["AI", "AI"], "PUL-1.9"),
    ("technology_faces.0.gyro_bonus", [0], "PUL-25.33 PUL-4.1"),
    ("technology_faces.4.techs.0.row", 4, "PUL-25.33"),
    ("technology_faces.0.techs.0.dice", [1], "PUL-15.17"),
    ("technology_faces.0.techs.0.dice", [1, 2], "PUL-15.17"),
    ("technology_faces.4.techs.0.dice", [1, 1], "PUL-15.17"),
    ("hq_boards.1.sides.0.side", 2, "PUL-1.10"),
    ("hq_pyramid.rows.top", [], "PUL-14.3 PUL-21.21 PUL-25.34"),
    ("hq_pyramid.requires.s1", ["b1"], "PUL-14.3"),
    ("hq_pyramid.requires.t1", ["s1", "s2"], "PUL-14.3"),
    ("hq_pyramid.requires.top", ["b1", "b2", "b3", "s1", "s2", "t1"], "PUL-14.3"),
    ("goals.list.0.tile", 2, "PUL-1.11"),
    ("goals.list.0.condition", "gyro_same >= 3", "PUL-21.9"),
    ("goals.list.10.condition", "base >= 5", "PUL-21.9"),
    ("goals.list.8.base", 7, "PUL-21.24"),
    ("goals.list.8.premium1", {"cubes": 3, "vp": 6}, "PUL-21.24"),
    ("goals.list.8.premium2", {"cubes": 1, "vp": 5}, "PUL-21.24"),
    (
        "end_scoring.steps",
        ["purple_technologies", "goals", "pulsars", "gyrodynes", "cubes", "bases", "initiative"],
        "PUL-20.2",
    ),
    ("end_scoring.pulsar_without_spinning", 2, "PUL-20.5"),
    ("end_scoring.gyrodyne_not_spinning", 2, "PUL-20.6"),
    ("end_scoring.cubes_per_point", 3, "PUL-20.9"),
    ("end_scoring.initiative.3", [7, 4, 2], "PUL-20.11"),
    ("end_scoring.initiative.2", [7, 4, 1, 0], "PUL-20.11"),
    ("end_scoring.initiative.4", [7, 3, 2, 0], "PUL-20.11"),
    ("end_scoring.bases.13", 49, "PUL-20.14"),
    ("end_scoring.bases_each_more", 2, "PUL-20.14"),
    ("end_scoring.bases.5", 13, "PUL-20.13"),
    ("setup.rounds", 7, "PUL-18.48 PUL-4.1"),
    ("setup.goals_in_play", 2, "PUL-2.16"),
    ("setup.technology_categories", ["I", "II"], "PUL-2.19"),
    ("setup.start_cubes", 1, "PUL-3.20"),
    ("beginner_setup.hq_boards", True, "PUL-3.7"),
    ("setup.start_points", [5, 6, 7, 9], "PUL-3.14"),
    ("setup.start_modifiers.pm1", 2, "PUL-2.13"),
    ("setup.start_modifiers.p2", 1, "PUL-2.13"),
    ("setup.copy_cost_cubes", 3, "PUL-17.7"),
    ("setup.systems_on_board", 15, "PUL-2.10"),
    ("setup.systems_removed", 2, "PUL-2.10"),
    ("setup.players.3.leftover_dice", 2, "PUL-6.5"),
    ("setup.players.4.silver_dice", 8, "PUL-6.5"),
    ("setup.even_start.4.fixed", [1, 2, 3, 4, 5], "PUL-7.2"),
    ("setup.even_start.4.rolled", 2, "PUL-7.2"),
    ("setup.even_start.2.fixed", [2, 3, 4], "PUL-7.2"),
    ("setup.even_start.3.rolled", 4, "PUL-7.2"),
    ("beginner_setup.technology_faces", ["BI", "AII", "AIII"], "PUL-2.21"),
    ("beginner_setup.goals", ["G4", "G7", "G8"], "PUL-2.17"),
    ("beginner_setup.map", "dead_ends", "PUL-2.2"),
    ("goals.list.3.beginner", False, "PUL-2.17"),
    ("setup.players.2.red_dice", 2, "PUL-1.25"),
    ("setup.players.3.ships", 2, "PUL-22.2"),
    ("setup.players.2.order_rockets", 1, "PUL-22.2"),
    ("setup.players.4.order_rockets", 2, "PUL-22.2"),
    ("setup.players.2.order", [1, 1, 2, 2], "PUL-22.4"),
    ("setup.players.3.order", [3, 2, 1], "PUL-22.4"),
    ("setup.players.4.order", [1, 2, 4, 3], "PUL-22.4"),
    ("setup.players.2.track_markers", 1, "PUL-22.5"),
    ("setup.players.3.track_markers", 2, "PUL-22.5"),
    ("setup.players.2.start_points", [5, 7], "PUL-3.14"),
    ("setup.players.2.open_planet_marks", [2, 3], "PUL-10.2"),
    ("setup.players.4.open_planet_marks", [2, 3], "PUL-10.2"),
    ("setup.players.2.one_icon_patents", 2, "PUL-22.16"),
    ("setup.players.3.one_icon_patents", 1, "PUL-22.16"),
    ("setup.players.4.one_icon_patents", 1, "PUL-22.16"),
]
"""The place of an entry, a wrong value for it, the rules that the set then breaks."""


def without(entries, entry):
    entries.remove(entry)


def another(entries, entry, instead):
    entries[entries.index(entry)] = instead


def node(data, side, name):
    return next(each for each in data["maps"][side]["nodes"] if each["id"] == name)


def one_side_of_dead_ends(data):
    """Both sides are marked alike, so that no side has dead ends."""
    for each in data["maps"]["dead_ends"]["nodes"]:
        each.pop("dead_end", None)


def edges(data, number, link):
    """Every transmitter that can be linked so often gets other edges."""
    for each in data["transmitters"]["list"]:
        if sum(edge >= 0 for edge in each["link"]) == number:
            each["link"] = link


SHAPES = [
    (one_side_of_dead_ends, "PUL-1.3"),
    (lambda d: without(d["maps"]["normal"]["segments"], "k8-S9"), "PUL-9.7"),
    (lambda d: another(d["maps"]["normal"]["segments"], "k8-S9", "k8=S9"), "PUL-9.7"),
    (lambda d: another(d["maps"]["normal"]["segments"], "k8-S9", "I70-S9"), "PUL-9.13"),
    (lambda d: another(d["maps"]["dead_ends"]["segments"], "k14=P11", "k14-P11"), "PUL-11.12"),
    (lambda d: d["maps"]["dead_ends"]["segments"].append("P11-k13"), "PUL-11.12"),
    (lambda d: node(d, "dead_ends", "S4").pop("dead_end"), "PUL-11.19"),
    (lambda d: node(d, "normal", "S6").update(kind="pulsar"), "PUL-2.9"),
    (lambda d: node(d, "normal", "E1").update(kind="pulsar"), "PUL-3.22"),
    (lambda d: node(d, "normal", "I70").update(kind="pulsar"), "PUL-25.14"),
    (lambda d: [without(d["maps"]["normal"]["segments"], each) for each in ("k2-S3", "k2-k48")], "PUL-9.19"),
    (lambda d: d["systems"]["list"].append({**d["systems"]["list"][0], "id": "SY18"}), "PUL-1.14"),
    (lambda d: d["player_colours"]["list"].reverse(), "PUL-1.1"),
    (lambda d: d["hq_boards"].pop(), "PUL-1.10"),
    (lambda d: edges(d, 0, [0, -1]), "PUL-13.6"),  # none without a link
    (lambda d: edges(d, 1, [-1, -1]), "PUL-13.6"),  # most without one
    (lambda d: edges(d, 2, [-1, 3]), "PUL-13.6"),  # none with two
    (lambda d: [each.update(dice=[1, 2]) for each in d["transmitters"]["list"] if len(each["dice"]) == 1], "PUL-13.21"),
    (lambda d: d["transmitters"]["list"][0].update(production="buy(2, 5)"), "PUL-18.21"),
    (lambda d: d["technology_boards"]["list"].pop(), "PUL-1.7"),
    (lambda d: [face.update(gyro_bonus=[1] * len(face["gyro_bonus"])) for face in d["technology_faces"]], "PUL-18.29"),
    (lambda d: d["technology_faces"][0]["techs"][1].update(effect="shift(fly, pm1, per_round=1)"), "PUL-25.21"),
    (lambda d: d["technology_faces"][0]["techs"][1].update(kind="instant", effect="must_die(2)"), "PUL-17.15"),
    (lambda d: d["hq_boards"][0]["sides"][0]["projects"][4].update(effect="dup(3, 0)"), "PUL-17.29"),
    (lambda d: d["hq_boards"][0]["sides"][0]["projects"][7].pop("run"), "PUL-21.21"),
    (lambda d: [d["hq_boards"][0]["sides"][0]["projects"][each].pop("run") for each in (2, 3)], "PUL-21.21"),
]


LAWFUL = [
    (
        lambda d: [f.update(gyro_bonus=[0, "median", 0][: len(f["gyro_bonus"])]) for f in d["technology_faces"]],
        "PUL-18.29",
    ),
    (lambda d: d["transmitters"]["list"][0].update(dice=[1, 6, 1]), "PUL-13.3"),
    (lambda d: d["transmitters"]["list"][0].update(dice=[6]), "PUL-13.3"),
    (lambda d: d["hq_boards"][1]["sides"][0]["projects"][0].update(effect="dup(1, 1)"), "PUL-17.29"),
    (lambda d: d["hq_boards"][0]["sides"][0]["projects"][2].pop("run"), "PUL-21.21"),  # three are left
    (lambda d: d["exploration_tiles"]["list"][1].update(effect="vp(9)"), "PUL-10.21"),
    (lambda d: d["goals"]["list"][0].update(base=9), "PUL-21.24"),
]
"""What a rule leaves open, at its limits, and the rule."""


def found_in(data):
    return {each.rule for each in check_set(data, Tables(data, "test", EffectCompiler("test.toml"))) if not each.holds}


@pytest.mark.parametrize(
    ("place", "value", "broken"),
    [pytest.param(*row, marks=rule(*row[2].split()), id=f"{row[0]}-{number}") for number, row in enumerate(VALUES)],
)
def test_a_wrong_value_breaks_its_rule_and_no_other(place, value, broken):
    data = copy.deepcopy(GAME.components.data)
    *way, last = [int(name) if name.isdigit() and len(name) < 3 else name for name in place.split(".")]
    entry = data
    for name in way:
        entry = entry[name] if isinstance(entry, list) else entry[str(name)]
    entry[last if isinstance(entry, list) else str(last)] = value
    assert found_in(data) == set(broken.split())


@pytest.mark.parametrize(
    ("change", "broken"),
    [pytest.param(*row, marks=rule(row[1]), id=f"{row[1]}-{number}") for number, row in enumerate(SHAPES)],
)
def test_a_missing_surplus_or_misplaced_part_breaks_its_rule(change, broken):
    data = copy.deepcopy(GAME.components.data)
    change(data)
    assert broken in found_in(data)


@pytest.mark.parametrize(
    "change", [pytest.param(row[0], marks=rule(row[1]), id=f"{row[1]}-{number}") for number, row in enumerate(LAWFUL)]
)
def test_what_a_rule_leaves_open_is_not_found(change):
    data = copy.deepcopy(GAME.components.data)
    change(data)
    assert found_in(data) == set()
