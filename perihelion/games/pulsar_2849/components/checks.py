"""The component set against what the rulebook says of it (`perihelion check pulsar-2849`)."""

from collections import Counter
from collections.abc import Iterator

from perihelion.kernel.components import Data, Finding, all_checks

from ..rules.cluster import ENTRY, ISOLATED, Cluster
from ..rules.tables import GOALS, MEDIAN, PULSARS, SECTORS, Tables, offered
from ..rules.terms import ANY_COLOUR, DUP, EXTRA_BASE, MUST_DIE, SHIFT, SHIFT_ONCE_A_ROUND, SIZES

LONGEST = 9


def check_set(data: Data, tables: Tables) -> list[Finding]:
    return all_checks(data, tables, __name__)


def check_maps(data: Data, tables: Tables) -> Iterator[Finding]:
    sides = [any(cluster.dead_end) for cluster in tables.clusters]
    yield Finding("PUL-1.3", "two sides, one of them with dead ends", sorted(sides) == [False, True])
    for cluster in tables.clusters:
        raw = data["maps"][cluster.name]
        yield from check_map(cluster, raw)


def check_map(cluster: Cluster, raw: Data) -> Iterator[Finding]:
    name = cluster.name
    kinds = Counter(node["kind"] for node in raw["nodes"])
    colours = Counter(node["colour"] for node in raw["nodes"] if "colour" in node)
    counts = raw["counts"]
    as_stated = all(kinds[kind] == counts[kind] for kind in ("entry", "system", "pulsar", "isolated"))
    yield Finding("PUL-9.2", f"{name}: sectors as counted", as_stated and cluster.size <= SECTORS)
    coloured = all(colours[colour] == counts[colour] for colour in ("green", "orange", "pink"))
    yield Finding("PUL-9.2", f"{name}: gates of three colours as counted", coloured)
    single = sum("-" in segment for segment in raw["segments"])
    double = sum("=" in segment for segment in raw["segments"])
    yield Finding("PUL-9.7", f"{name}: segments as counted", (single, double) == (counts["single"], counts["double"]))
    yield Finding("PUL-2.9", f"{name}: 16 planetary system sectors", len(cluster.systems) == 16)
    yield Finding("PUL-3.22", f"{name}: 4 entry gates", len(cluster.entries) == 4)
    yield Finding(
        "PUL-25.14", f"{name}: 3 isolated pulsars of 16", (len(cluster.isolated), len(cluster.pulsars)) == (3, PULSARS)
    )
    cut_off = all(not cluster.exits[n] for n in cluster.isolated)
    yield Finding("PUL-9.13", f"{name}: isolated pulsars have no segments", cut_off)
    entered = any(cluster.kind[near] == ENTRY for exits in cluster.exits for near, _, _ in exits)
    yield Finding("PUL-9.12", f"{name}: no segment leads into an entry gate", not entered)
    yield Finding("PUL-11.11", f"{name}: dead ends as said", any(cluster.dead_end) == raw["has_dead_ends"])
    hanging = all(on_one_double_segment(cluster, n) for n in range(cluster.size) if cluster.dead_end[n])
    yield Finding("PUL-11.12", f"{name}: a dead end hangs on one double segment", hanging)
    unmarked = [
        n for n in range(cluster.size) if len(cluster.exits[n]) < 2 and cluster.kind[n] not in (ENTRY, ISOLATED)
    ]
    yield Finding("PUL-11.19", f"{name}: every blind alley is marked", all(cluster.dead_end[n] for n in unmarked))
    flights = all(
        cluster.can_finish(n, length, [], 0)
        for n in range(cluster.size)
        if cluster.kind[n] != ISOLATED
        for length in range(1, LONGEST + 1)
    )
    yield Finding("PUL-9.19", f"{name}: from everywhere a flight of every length from 1 to 9", flights)


def on_one_double_segment(cluster: Cluster, sector: int) -> bool:
    exits = cluster.exits[sector]
    return len(exits) == 1 and exits[0][2] >= 0


def check_dice(data: Data, tables: Tables) -> Iterator[Finding]:
    boards = data["dice_boards"].values()
    yield Finding("PUL-1.4", "a dice board for 2 or 3 and one for 4", [b["players"] for b in boards] == [[2, 3], [4]])
    yield Finding("PUL-2.5", "9 silver dice with 4 players", tables.silver_dice[4] == 9)
    yield Finding("PUL-2.6", "7 silver dice with 2 or 3 players", tables.silver_dice[2] == tables.silver_dice[3] == 7)
    fields = all(board["fields"] == [1, 2, 3, 4, 5, 6] for board in boards)
    yield Finding("PUL-5.4", "a field for every value of a die", fields)
    for board in boards:
        for track in ("initiative_track", "engineer_track"):
            same = board[track] == {"cells": 15, "start": 8, "penalty_cells": [14, 15], "penalties": [-1, -2]}
            yield Finding("PUL-25.32", f"{board['id']}: {track} of 15 fields, start on 8, -1 and -2 at the end", same)
    rewards = {players: given for board in boards for players, given in board["engineer_rewards"].items()}
    yield Finding("PUL-18.11", "3 players: 3, 2, 0 cubes", rewards["3"] == ["cube(3)", "cube(2)", "none"])
    yield Finding("PUL-18.12", "2 players: by marker", rewards["2"] == ["cube(2)", "cube(1)", "vp(1)", "none"])
    yield Finding("PUL-18.13", "4 players: 3, 2, 1, 0 cubes", rewards["4"] == ["cube(3)", "cube(2)", "cube(1)", "none"])


def check_systems(data: Data, tables: Tables) -> Iterator[Finding]:
    systems = data["systems"]["list"]
    yield Finding("PUL-1.14", "17 planetary system tiles", len(systems) == 17)
    for system in systems:
        open_blue = 2 in system["blue"].values()
        yield Finding("PUL-10.15", f"{system['id']}: a blue planet open at every number of players", open_blue)
    yield Finding("PUL-1.19", "12 exploration tiles", sum(tables.exploration_copies) == 12)
    kinds = range(len(tables.exploration_ids))
    kept = [k for k in kinds if any(code == EXTRA_BASE for code, _, _ in tables.programs[tables.exploration_effect[k]])]
    agree = kept == [k for k in kinds if tables.exploration_kept[k]]
    yield Finding(
        "PUL-24.13", "exactly the extra bases are kept, and there are at least 2", agree and copies(tables, kept) >= 2
    )
    extra = [b for k in kept for code, b, _ in tables.programs[tables.exploration_effect[k]] if code == EXTRA_BASE]
    yield Finding("PUL-24.13", "each of them counts as 1 base", set(extra) == {1})
    points = [k for k in kinds if tables.programs[tables.exploration_effect[k]][0][0] == 0]
    yield Finding("PUL-10.21", "most exploration tiles give points", copies(tables, points) > 6)


def copies(tables: Tables, kinds: list[int]) -> int:
    return sum(tables.exploration_copies[kind] for kind in kinds)


def check_pieces(data: Data, tables: Tables) -> Iterator[Finding]:
    yield Finding("PUL-1.12", "10 gyrodyne tiles of each size", tables.gyro_count == [10, 10, 10])
    yield Finding("PUL-12.2", "small, medium, large cost 1, 2, 4 to take", tables.gyro_take == [1, 2, 4])
    yield Finding("PUL-12.12", "and 3, 5, 6 to finish", tables.gyro_finish == [3, 5, 6])
    yield Finding("PUL-18.27", "a medium one is worth 1 point more than a small one", tables.gyro_points[:2] == [1, 2])
    yield Finding("PUL-1.18", "builder awards of 7 and 4 points for every size", tables.award_points == [[7, 4]] * 3)
    yield Finding("PUL-12.19", "an award needs 2 gyrodynes of a size", tables.award_needs == [2, 2, 2])
    yield Finding("PUL-12.23", "both awards of a size need 4 of it", tables.award_both == [4, 4, 4])
    modifiers = {each["kind"]: each for each in data["modifiers"]["list"]}
    each_gets = modifiers["pm1"]["start_each"], modifiers["p2"]["start_each"]
    yield Finding("PUL-2.14", "a ±1 token each, no +2 token", each_gets == (1, 0))
    yield Finding("PUL-1.22", "12 and 9 tokens", (modifiers["pm1"]["count"], modifiers["p2"]["count"]) == (12, 9))
    yield Finding("PUL-16.1", "a 1 or 2 buys ±1, a 2 buys +2", tables.modifier_dice == [[1, 2], [2]])
    cubes = {each["id"]: each["count"] for each in data["cubes"]["list"]}
    yield Finding(
        "PUL-1.16", "12 tokens of four cubes, 25 cubes", (cubes["cube_four"], cubes["cube_single"]) == (12, 25)
    )
    worth = {each["id"]: each["worth"] for each in data["cubes"]["list"]} == {"cube_single": 1, "cube_four": 4}
    yield Finding("PUL-2.26", "a token of four cubes is worth 4", worth)
    endless = all(each["unlimited"] for each in [*data["modifiers"]["list"], *data["cubes"]["list"]])
    yield Finding("PUL-16.3", "modifiers and cubes do not run out", endless)
    pieces = {each["id"]: each["per_colour"] for each in data["player_pieces"]["list"]}
    expected = {"pc_ring": 6, "pc_rocket": 3, "pc_marker": 30, "pc_hundred": 1}
    yield Finding("PUL-1.15", "6 rings, 3 rockets, 30 markers, 1 token of a hundred each", pieces == expected)
    yield Finding("PUL-1.1", "four colours", tables.colours == ["green", "yellow", "red", "blue"])


def check_transmitters(data: Data, tables: Tables) -> Iterator[Finding]:
    letters = Counter(transmitter.letter for transmitter in tables.transmitters)
    yield Finding("PUL-1.27", "24 transmitters, 8 of each letter", letters == {"A": 8, "B": 8, "C": 8})
    yield Finding("PUL-18.48", "three for every round", len(tables.transmitters) == tables.rounds * tables.offers)
    edges = [transmitter.edges for transmitter in tables.transmitters]
    linkable = Counter(sum(edge >= 0 for edge in pair) for pair in edges)
    mixed = 0 < linkable[0] < linkable[1] and linkable[2] > 0
    yield Finding("PUL-13.6", "most can be linked, some twice, a few not at all", mixed)
    halves = [edge for pair in edges for edge in pair if edge >= 0]
    yield Finding("PUL-25.31", "half dice of 0 to 3 pips, and a red die of 0 is possible", set(halves) == {0, 1, 2, 3})
    dice = all(1 <= len(t.dice) <= 3 and all(1 <= die <= 6 for die in t.dice) for t in tables.transmitters)
    yield Finding("PUL-13.3", "one to three die costs", dice)
    yield Finding("PUL-13.21", "some cost one die only", any(len(t.dice) == 1 for t in tables.transmitters))
    offers = {cubes for t in tables.transmitters for cubes, _ in offered(t.green)}
    yield Finding("PUL-18.21", "points cost 1 cube at a transmitter", offers == {1})


def check_technologies(data: Data, tables: Tables) -> Iterator[Finding]:
    boards = data["technology_boards"]["list"]
    by_category = Counter(board["category"] for board in boards)
    yield Finding("PUL-1.7", "6 boards, 2 of each category", by_category == {"I": 2, "II": 2, "III": 2})
    faces = sorted(face for board in boards for face in board["faces"])
    named = sorted(letter + category for letter in "ABCD" for category in ("I", "II", "III"))
    yield Finding("PUL-1.9", "12 faces, A to D", faces == named == sorted(face.id for face in tables.faces))
    rows = {"I": {1: 3, 2: 3}, "II": {3: 2, 4: 2, 5: 2}, "III": {6: 2, 7: 2, 8: 1}}
    for face in tables.faces:
        count = Counter(tables.techs[tech].row for tech in face.techs)
        fits = dict(count) == rows[face.category] and len(face.bonus) == len(rows[face.category])
        yield Finding("PUL-25.33", f"{face.id}: technologies and a bonus in every row", fits)
    for tech, raw in zip(tables.techs, (t for face in data["technology_faces"] for t in face["techs"]), strict=True):
        icons = 2 if tech.row in (1, 8) else 1
        equal = len(raw["dice"]) == icons and len(set(raw["dice"])) == 1
        yield Finding("PUL-15.17", f"{tech.id}: {icons} icons of one cost", equal)
        owes = any(code == MUST_DIE for code, _, _ in tech.program)
        yield Finding("PUL-17.15", f"{tech.id}: a die patent costs a cube", owes == (tech.extra_cubes == 1))
    bonuses = {bonus for face in tables.faces for bonus in face.bonus}
    yield Finding("PUL-18.29", "a row bonus of the median, and one of 0", {MEDIAN, 0} <= bonuses)
    once = [t.id for t in tables.techs for code, _, b in t.program if code == SHIFT and b == SHIFT_ONCE_A_ROUND]
    yield Finding("PUL-25.21", "at most one technology with a shift once a round", len(once) <= 1)
    yield Finding("PUL-17.29", "owed dice are at least 1", all(value >= 1 for value in owed_dice(tables)))


def owed_dice(tables: Tables) -> list[int]:
    terms = [term for program in tables.programs for term in program]
    return [a if code == MUST_DIE else min(a, b) for code, a, b in terms if code in (MUST_DIE, DUP)]


def check_headquarters(data: Data, tables: Tables) -> Iterator[Finding]:
    boards = data["hq_boards"]
    two = all([side["side"] for side in board["sides"]] == [1, 2] for board in boards)
    yield Finding("PUL-1.10", "4 headquarters boards with two sides", len(boards) == 4 and two)
    rows = [len(row) for row in data["hq_pyramid"]["rows"].values()]
    yield Finding("PUL-25.34", "pyramids of 3, 2, 2 and 1 projects", rows == [3, 2, 2, 1])
    beneath = [required.bit_count() for required in tables.requires]
    yield Finding("PUL-14.3", "second row over two, third over one, top over all", beneath == [0, 0, 0, 2, 2, 1, 1, 7])
    runs_of_example = [
        project["id"]
        for board in boards
        for side in board["sides"]
        for project in side["projects"]
        if project["effect"] == "vp(4)" and project.get("run") == "run(orange, 2)"
    ]
    yield Finding("PUL-EX-25", "a project of 4 points with an orange run of 2 a gate", bool(runs_of_example))
    for side in tables.hq_sides:
        runs = [project.run_colour for project in side.projects if project.run_points]
        yield Finding(
            "PUL-21.21", f"{side.id}: at least 3 gate runs, one of a free colour", len(runs) >= 3 and ANY_COLOUR in runs
        )


def check_goals(data: Data, tables: Tables) -> Iterator[Finding]:
    tiles = [goal.tile for goal in tables.goals]
    yield Finding("PUL-1.11", "12 goals on 6 tiles", tiles == [tile for tile in range(1, 7) for _ in range(2)])
    conditions = [goal["condition"] for goal in data["goals"]["list"]]
    stated = [
        *("gyro_same >= 2", "gyro_same >= 3", "gyro_spinning >= 3", "gyro_kinds >= 2", "tx_on >= 3", "tx_on >= 4"),
        *("base >= 9", "base >= 11", "patent >= 5", "patent >= 6", "project >= 5", "run_used >= 3"),
    ]
    yield Finding("PUL-21.9", "the conditions of the rulebook", conditions == stated)
    about = [goal.id for goal in tables.goals if goal.needs_hq]
    yield Finding("PUL-21.20", "the goals about projects and runs need headquarters", about == ["G11", "G12"])
    ninth = tables.goals[8]
    numbers = (ninth.base, ninth.cubes, ninth.points) == (6, [4, 1], [6, 6])
    yield Finding("PUL-21.24", "G9: 6 points, premiums of 6 for 4 cubes and for 1", numbers)


def check_scoring(data: Data, tables: Tables) -> Iterator[Finding]:
    end = data["end_scoring"]
    steps = ["purple_technologies", "goals", "pulsars", "gyrodynes", "cubes", "initiative", "bases"]
    yield Finding("PUL-20.2", "seven final steps", end["steps"] == steps)
    yield Finding("PUL-20.5", "1 point for a pulsar without a spinning gyrodyne", tables.pulsar_without_spinning == 1)
    yield Finding("PUL-20.6", "1 point for a gyrodyne that does not spin", tables.gyrodyne_not_spinning == 1)
    yield Finding("PUL-20.9", "1 point for 2 cubes", tables.cubes_per_point == 2)
    places = end["initiative"] == {"2": [7, 4, 2, 0], "3": [7, 4, 0], "4": [7, 4, 2, 0]}
    yield Finding("PUL-20.11", "7, 4 and 2 points for initiative", places)
    yield Finding(
        "PUL-20.14",
        "13 bases give 50, 15 give 56",
        tables.points_for_bases(13) == 50 and tables.points_for_bases(15) == 56,
    )
    rising = sorted(tables.base_points) == tables.base_points
    yield Finding("PUL-20.13", "more bases, more points", rising and len(tables.base_points) == 14)


def check_setup(data: Data, tables: Tables) -> Iterator[Finding]:
    setup = data["setup"]
    yield Finding(
        "PUL-4.1", "8 rounds", tables.rounds == 8 == sum(len(f.bonus) for f in tables.faces if f.id[0] == "A")
    )
    yield Finding("PUL-2.16", "3 goals in play", setup["goals_in_play"] == GOALS == 3)
    yield Finding("PUL-2.19", "3 technology boards in play", setup["technology_categories"] == ["I", "II", "III"])
    yield Finding("PUL-3.20", "nobody starts with cubes", tables.start_cubes == 0)
    yield Finding("PUL-3.7", "first game: no headquarters", data["beginner_setup"]["hq_boards"] is False)
    yield Finding("PUL-3.14", "starting points 5, 6, 7, 8", tables.start_points == [5, 6, 7, 8])
    yield Finding("PUL-2.13", "one ±1 token each at the start", tables.start_modifiers == [1, 0])
    yield Finding("PUL-17.7", "copying costs 4 cubes", tables.copy_cost == 4)
    used = setup["systems_on_board"] + setup["systems_removed"] == len(tables.tiles)
    yield Finding("PUL-2.10", "one system is left over", used)
    for key, each in setup["players"].items():
        left = each["silver_dice"] - 2 * int(key)
        yield Finding(
            "PUL-6.5", f"{key} players: {each['leftover_dice']} dice are left over", left == each["leftover_dice"]
        )
    even = {key: (each["fixed"], each["rolled"]) for key, each in setup["even_start"].items()}
    four = even["4"] == ([1, 2, 3, 4, 5, 6], 3)
    fewer = even["2"] == even["3"] == ([2, 3, 4, 5], 3)
    yield Finding("PUL-7.2", "even start: dice set and rolled", four and fewer)
    yield Finding("PUL-2.21", "first game: faces AI, AII, AIII", tables.beginner_faces == ["AI", "AII", "AIII"])
    marked = [goal["id"] for goal in data["goals"]["list"] if goal["beginner"]]
    yield Finding(
        "PUL-2.17", "first game: the three marked goals", tables.beginner_goals == marked and len(marked) == 3
    )
    plain = [name for name in tables.map_names if data["maps"][name]["beginner"]]
    yield Finding("PUL-2.2", "first game: the side without dead ends", plain == [tables.beginner_map])
    yield Finding("PUL-12.22", "an award stack for every size", len(tables.award_points) == len(SIZES))


def check_players(data: Data, tables: Tables) -> Iterator[Finding]:
    """What depends on the number of players (PUL-22, PUL-23)."""
    orders = {"2": [1, 2, 1, 2], "3": [1, 2, 3], "4": [1, 2, 3, 4]}
    for key, each in data["setup"]["players"].items():
        players = int(key)
        double = 2 if players == 2 else 1
        yield Finding("PUL-1.25", f"{key} players: 1 red die", each["red_dice"] == 1)
        rockets = (each["ships"], each["order_rockets"]) == (1, double)
        yield Finding("PUL-22.2", f"{key} players: a ship and {double} on the order spaces each", rockets)
        yield Finding("PUL-22.4", f"{key} players: rockets on the order spaces", each["order"] == orders[key])
        yield Finding("PUL-22.5", f"{key} players: {double} markers a track each", each["track_markers"] == double)
        given = each["start_points"] == tables.start_points[:players] == [5, 6, 7, 8][:players]
        yield Finding("PUL-3.14", f"{key} players: starting points", given)
        marks = each["open_planet_marks"] == list(range(2, players + 1))
        yield Finding("PUL-10.2", f"{key} players: planets for more players are blocked", marks)
        patents = each["one_icon_patents"] == (1 if players == 2 else 2)
        yield Finding("PUL-22.16", f"{key} players: patents of a one-icon technology", patents)
