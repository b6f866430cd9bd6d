"""PUL-2 to 4 and 19 to 24, clause by clause: draws, how a round ends, what counts for goals, what is blocked."""

import pytest
from games.pulsar_2849.builder import EXPLORATION, GAME, TABLES, board, quiet
from support.rules import rule

from perihelion.games.pulsar_2849.rules.cluster import GATE, PULSAR, SYSTEM
from perihelion.games.pulsar_2849.rules.flight import planets_left
from perihelion.games.pulsar_2849.rules.scoring import goals_met
from perihelion.games.pulsar_2849.rules.terms import ANY_COLOUR, COLOURS, CUBE, VP


def goal_met(made, goal):
    place = made.state.goals.index([each.id for each in TABLES.goals].index(goal))
    return bool(goals_met(made.state, 0) >> place & 1)


@rule("PUL-2.20", "PUL-2.19")
def test_every_category_is_drawn_for_itself():
    drawn = {tuple(GAME.new(seats=2, seed=seed).view(None)["faces"]) for seed in range(150)}
    for category in range(3):
        assert len({faces[category] for faces in drawn}) == 4
    assert len(drawn) > 40  # of 64


@rule("PUL-3.9")
def test_a_project_is_the_one_of_the_players_own_side():
    for seat, other in ((0, 1), (1, 0)):
        made = quiet().with_side(seat, "HQ-D1").with_side(other, "HQ-A2").turn(seat, dice=[4]).use(4, "complete", "b3")
        assert made.points(seat, "projects") == 3
        assert made.player(other).projects == 0


@rule("PUL-3.11", "PUL-18.3")
def test_the_order_can_change_at_the_end_of_every_round():
    made = quiet(3)
    for number, order in ((1, [2, 0, 1]), (2, [1, 2, 0])):
        made.with_tracks(initiative=[(3 + place, seat) for place, seat in enumerate(order)]).produce(in_round=number)
        assert made.state.order == order
        assert made.actor == order[0]


@rule("PUL-3.22", "PUL-3.17", "PUL-3.18", "PUL-AMB-2")
@pytest.mark.parametrize("side", ["normal", "dead_ends"])
def test_every_free_gate_of_four_may_be_picked(side):
    state = GAME.new(seats=4, seed=3, map=side)
    gates = []
    for taken in range(4):
        free = state.legal(state.actors()[0])
        if taken < 3:
            assert len(free) == 4 - taken
            state.apply(state.actors()[0], free[-1])
        gates = [player.ship for player in state.players if player.ship >= 0]
    assert len(set(gates)) == len(gates)
    assert len(state.cluster.entries) == 4


@rule("PUL-4.2", "PUL-4.5", "PUL-18.41")
def test_after_the_last_turn_comes_production_and_the_next_round_has_new_transmitters():
    made = quiet(3).with_pulsar(0, "P5", "small", spinning=True)
    made.state.order = [0, 1, 2]
    offer, stack = made.state.offer[:], made.state.stack[:]
    made.state.round = 2
    made.turns()
    for _ in range(3):
        made.end_turn()
    assert made.points(0, "gyrodynes") > 0
    assert made.state.round == 3
    assert made.state.offer == stack[-1:-4:-1]
    assert not set(made.state.offer) & set(offer)


@rule("PUL-19.1")
def test_awards_score_in_the_action_phase():
    made = quiet().with_pulsar(0, "P5", "small").with_pulsar(0, "P11").with_waiting(0, "small").turn(0, dice=[1])
    before = made.player(0).score
    made.do("place", "small", "P11")
    assert (made.points(0, "awards"), made.player(0).score) == (7, before + 7)


@rule("PUL-20.4", "PUL-21.4")
def test_the_second_step_of_final_scoring_gives_the_points_of_goals():
    made = quiet(3).with_goals("G7", "G6", "G10")
    made.player(0).bases = 9
    made.produce(in_round=8)
    while not made.state.over():
        made.do("decline")
    assert made.points(0, "goals") == TABLES.goals[6].base > 0
    assert made.points(1, "goals") == 0


@rule("PUL-21.11", "PUL-21.9", "PUL-21.12")
def test_gyrodynes_under_construction_count_for_no_goal():
    made = quiet(3).with_goals("G1", "G3", "G6")
    made.with_pulsar(0, "P5", "small", spinning=True).with_pulsar(0, "P11", "large", spinning=True)
    made.with_pulsar(0, "P16", "small").with_waiting(0, "small")
    assert not goal_met(made, "G3")
    assert not goal_met(made, "G1")
    made = quiet(3).with_goals("G4", "G6", "G10").with_pulsar(0, "P5", "small", spinning=True)
    made.with_pulsar(0, "P11", "large")
    assert not goal_met(made, "G4")


@rule("PUL-21.13", "PUL-21.14")
@pytest.mark.parametrize(("goal", "number"), [("G5", 3), ("G6", 4)])
def test_transmitters_that_do_not_operate_count_for_no_goal(goal, number):
    made = quiet(3).with_goals(goal, "G1", "G10")
    names = ("TA4", "TA6", "TA2", "TC3")[:number]
    for name in names[:-1]:
        made.with_transmitter(0, name, operating=True)
    made.with_transmitter(0, names[-1])
    assert not goal_met(made, goal)
    made.state.operating |= 1 << [each.id for each in TABLES.transmitters].index(names[-1])
    assert goal_met(made, goal)


@rule("PUL-21.20")
@pytest.mark.parametrize("used", [0, 0b00101])
def test_completed_projects_count_whether_their_runs_were_flown_or_not(used):
    made = quiet(3).with_goals("G11", "G1", "G10").with_side(0, "HQ-B2")
    made.player(0).projects, made.player(0).runs_used = 0b11111, used
    assert goal_met(made, "G11")
    made.player(0).projects = 0b1111
    assert not goal_met(made, "G11")


@rule("PUL-21.21", "PUL-14.20")
def test_a_gate_run_that_scored_nothing_is_used_all_the_same():
    made = quiet().with_side(0, "HQ-B1").with_projects(0, "b1", "b2", "s1").with_ship(0, "o55").turn(dice=[1])
    made.do("use_silver", 1).do("fly", 1)
    runs = [action for action in made.legal() if GAME.actions.move(action).kind == "announce_run"]
    gate_colours = {
        made.state.cluster.colour[move.args[0]] for move in map(GAME.actions.move, made.legal()) if move.kind == "go"
    }
    other = [action for action in runs if GAME.actions.move(action).args[1] not in gate_colours]
    made.state.apply(0, (other or runs)[0])
    ends = [action for action in made.legal() if made.state.cluster.colour[GAME.actions.move(action).args[0]] < 0]
    made.state.apply(0, (ends or made.legal())[0])
    assert made.points(0, "gate_runs") == 0
    assert made.player(0).runs_used != 0


@rule("PUL-22.11", "PUL-AMB-46")
def test_with_two_players_a_marker_near_the_end_is_not_offered_while_another_has_room():
    """Given the median at 3 and a marker of seat 0 on the last field but one of the initiative track."""
    made = board(2).with_dice(2, 3, 3, 3, 5, 6, 6)
    last = TABLES.track_fields[2]
    made.with_tracks(initiative=[(4, 1), (5, 0), (6, 1), (last, 0)], engineers=[(4, 0), (5, 1), (6, 0), (7, 1)])
    made.picks(0, 1, 0, 1)
    moves = [GAME.actions.move(action).args for action in made.legal()]
    right = {marker for value, marker in moves if value + 1 > 3}
    assert right == {1, 3, 4}  # never the trailing marker of the initiative track
    left = {marker for value, marker in moves if value + 1 < 3}
    assert left == {1, 2, 3, 4}


@rule("PUL-22.18", "PUL-22.10")
def test_all_four_rockets_follow_the_four_markers():
    made = quiet(2).with_tracks(initiative=[(3, 1), (4, 1), (5, 0), (6, 0)]).produce(in_round=1)
    assert made.state.order == [1, 1, 0, 0]
    made = quiet(2).with_tracks(initiative=[(3, 1), (4, 0), (5, 0), (6, 1)]).produce(in_round=1)
    assert made.state.order == [1, 0, 0, 1]


@rule("PUL-22.15", "PUL-23.3", "PUL-AMB-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_planets_with_an_icon_for_more_players_are_blocked(seats):
    """Read from the icons of the set: with 2 players both, with 3 players only those for 4."""
    made = quiet(seats)
    blocked = 0
    for tile in GAME.components.data["systems"]["list"]:
        made.with_tile("S3", tile["id"])
        wanted = tuple(sum(least <= seats for least in tile[kind].values()) for kind in ("blue", "barren"))
        assert planets_left(made.state, made.system("S3")) == wanted
        assert wanted[0] > 0
        blocked += len(tile["blue"]) + len(tile["barren"]) - sum(wanted)
    assert (blocked > 0) == (seats < 4)


RUNS = [
    (side.id, TABLES.places[number], project.run_colour, project.run_points)
    for side in TABLES.hq_sides
    for number, project in enumerate(side.projects)
    if project.run_colour >= 0
]


@rule("PUL-24.11", "PUL-24.12", "PUL-19.1")
@pytest.mark.parametrize(
    ("side", "place", "colour", "points"), RUNS, ids=[f"{side}-{place}" for side, place, _, _ in RUNS]
)
def test_a_run_has_the_printed_colour_or_a_free_one_and_the_printed_points(side, place, colour, points):
    """Given a ship beside a gate of each colour; When it flies there with the run announced; Then it scores once."""
    cluster = quiet().state.cluster
    for wanted in range(len(COLOURS)):
        gate = next(sector for sector in range(cluster.size) if cluster.colour[sector] == wanted)
        start = next(s for s in range(cluster.size) if any(near == gate for near, _, _ in cluster.exits[s]))
        made = quiet().with_side(0, side).with_projects(0, place).turn(dice=[1])
        made.player(0).ship = start
        made.do("use_silver", 1).do("fly", 1)
        announced = GAME.actions.index("announce_run", TABLES.places.index(place), wanted)
        assert (announced in made.legal()) == (colour in (wanted, ANY_COLOUR))
        if announced in made.legal():
            made.state.apply(0, announced)
            if made.state.players[0].ship == start:
                made.state.apply(0, GAME.actions.index("go", gate))
            if made.state.players[0].ship == gate:
                assert made.points(0, "gate_runs") == points


@rule("PUL-24.13", "PUL-10.22")
@pytest.mark.parametrize("tile", EXPLORATION)
def test_only_the_extra_base_is_not_discarded(tile):
    made = quiet().with_top_tile(tile).with_tile("S3", "SY14").with_ship(0, "k2").turn(dice=[1, 6])
    made.fly(1, "S3").do("draw_tile")
    number = EXPLORATION.index(tile)
    assert made.state.discarded == ([] if TABLES.exploration_kept[number] else [number])
    assert made.player(0).extra_bases == int(TABLES.exploration_kept[number])


@rule("PUL-24.20", "PUL-24.21")
@pytest.mark.parametrize("name", [each.id for each in TABLES.transmitters])
def test_an_operating_transmitter_brings_all_its_points_and_cubes_in_every_round(name):
    program = TABLES.transmitters[[each.id for each in TABLES.transmitters].index(name)].green
    cubes = sum(a for code, a, _ in program if code == CUBE)
    points = sum(a for code, a, _ in program if code == VP)
    for number in (1, 2):
        made = quiet(3).with_transmitter(0, name, operating=True)
        made.with_tracks(engineers=[(3, 1), (4, 2), (5, 0)])
        before = made.player(0).cubes
        given = sum(a for code, a, _ in TABLES.rewards[3][2] if code == CUBE)
        made.produce(in_round=number)
        assert made.player(0).cubes - before - given == cubes
        assert made.points(0, "broadcasts") == points


@rule("PUL-AMB-13", "PUL-20.14")
@pytest.mark.parametrize("bases", range(18))
def test_points_for_bases_rise_by_three_above_thirteen(bases):
    table = [0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42, 50]
    assert TABLES.points_for_bases(bases) == (table[bases] if bases <= 13 else 50 + 3 * (bases - 13))


@rule("PUL-AMB-18", "PUL-AMB-56", "PUL-11.13")
def test_a_ship_may_leave_a_dead_end_and_come_straight_back():
    made = quiet(map="dead_ends").with_ship(0, "S4").turn(dice=[2, 6])
    made.do("use_silver", 2).do("fly", 2)
    made.go("g4", "S4")
    assert made.state.cluster.ids[made.player(0).ship] == "S4"


@rule("PUL-AMB-25", "PUL-24.18", "PUL-24.19")
@pytest.mark.parametrize("side", ["normal", "dead_ends"])
def test_a_teleport_leads_to_no_entry_gate_and_to_no_isolated_pulsar(side):
    cluster = quiet(map=side).state.cluster
    pulsars, systems, anywhere = [{cluster.kind[sector] for sector in found} for found in cluster.targets]
    assert (pulsars, systems, anywhere) == ({PULSAR}, {SYSTEM}, {PULSAR, SYSTEM, GATE})
    assert set(cluster.entries).isdisjoint(cluster.targets[2])


@rule("PUL-AMB-32", "PUL-6.12")
def test_a_die_that_moves_no_marker_leaves_the_stacks_as_they_are():
    made = board(3).with_dice(1, 2, 3, 3, 3, 5, 6)
    made.with_tracks(initiative=[(5, 1), (5, 0), (5, 2)], engineers=[(6, 2), (6, 0), (6, 1)])
    made.picks(0, 1)
    before = [track[:] for track in made.state.tracks]
    made.do("take_die", 2, 0)
    assert made.state.tracks == before


@rule("PUL-AMB-39", "PUL-8.12")
def test_another_token_may_be_used_on_the_next_die_of_the_turn():
    made = quiet().with_ship(0, "k2").turn(dice=[1, 3])
    made.player(0).plus_minus = 2
    made.do("use_silver", 3)
    assert made.can("spend", "+1")
    made.do("spend", "+1")
    assert not made.can("spend", "+1")  # one token a die
    fly = [action for action in made.legal() if GAME.actions.move(action).kind == "fly"]
    made.state.apply(0, fly[0])
    while GAME.actions.move(made.legal()[0]).kind in ("go", "announce_run", "take_bonus"):
        made.state.apply(0, made.legal()[0])
    while not made.can("use_silver", 1):
        made.state.apply(made.actor, made.legal()[0])
    made.do("use_silver", 1)
    assert made.can("spend", "+1")


@rule("PUL-AMB-40", "PUL-13.4")
def test_two_equal_costs_need_a_die_each():
    made = quiet().with_offer("TA3").turn(0, dice=[3, 3])
    assert TABLES.transmitters[[each.id for each in TABLES.transmitters].index("TA3")].dice == [3, 3]
    made.do("use_silver", 3).do("take_transmitter", "TA3", 0)
    while not made.can("use_silver", 3):
        made.state.apply(made.actor, made.legal()[0])
    tile = [each.id for each in TABLES.transmitters].index("TA3")
    assert not made.state.operating >> tile & 1
    made.do("use_silver", 3)
    assert made.can("pay_transmitter", "TA3", 1)
    assert not made.can("pay_transmitter", "TA3", 0)


@rule("PUL-AMB-41", "PUL-10.22")
def test_without_any_tile_left_nothing_is_drawn():
    made = quiet().with_tile("S3", "SY14").with_ship(0, "k2").turn(dice=[1, 6])
    made.state.exploration, made.state.discarded = [], []
    made.fly(1, "S3").do("draw_tile")
    assert made.points(0, "exploration") == 0
    assert (made.state.exploration, made.state.discarded) == ([], [])


@rule("PUL-AMB-7", "PUL-AMB-23", "PUL-AMB-26", "PUL-AMB-34", "PUL-AMB-38")
def test_what_the_rulings_say_of_pieces():
    data = GAME.components.data
    assert TABLES.rings == 6
    assert {each["kind"]: each["count"] for each in data["modifiers"]["list"]} == {"pm1": 12, "p2": 9}
    tiles = {}
    for goal in TABLES.goals:
        tiles.setdefault(goal.tile, []).append(goal.id)
    assert sorted(tiles.values()) == sorted([[f"G{n}", f"G{n + 1}"] for n in range(1, 12, 2)])
    nine = TABLES.goals[8]
    assert (nine.id, list(nine.cubes)) == ("G9", [4, 1])
    rows = [len({tech.row for number in face.techs for tech in [TABLES.techs[number]]}) for face in TABLES.faces]
    assert {face.category: count for face, count in zip(TABLES.faces, rows, strict=True)} == {"I": 2, "II": 3, "III": 3}
