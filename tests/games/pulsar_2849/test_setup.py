"""PUL-2, PUL-3: the table before the first roll; options; the choices of gates and sides."""

import pytest
from games.pulsar_2849.builder import GAME, TABLES, board
from support.rules import rule

from perihelion.games.pulsar_2849.rules.steps import GATE_CHOICE, PICK, SIDE_CHOICE
from perihelion.kernel.errors import BadOption, OptionsClash

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def new(seats=3, seed=1, **options):
    return GAME.new(seats=seats, seed=seed, **options)


def started(seats, seed=1, **options):
    return board(seats, seed, **options).state


@rule("PUL-2.1", "PUL-2.2")
def test_either_side_of_the_main_board_can_be_chosen_and_the_first_game_has_the_plain_one():
    assert new(map="normal").view(None)["map"] == "normal"
    assert new(map="dead_ends").view(None)["map"] == "dead_ends"
    for side in ("normal", "dead_ends"):
        assert new(map=side).cluster.name == GAME.load(new(map=side).dump()).cluster.name == side
    assert new(first_game=True).view(None)["map"] == "normal"
    with pytest.raises(OptionsClash):
        new(map="dead_ends", first_game=True)


@rule("PUL-2.3", "PUL-2.4", "PUL-2.5", "PUL-2.6", "PUL-22.1", "PUL-23.1", "PUL-23.2")
def test_dice_by_number_of_players():
    for seats, dice in ((2, 7), (3, 7), (4, 9)):
        state = started(seats)
        assert sum(state.silver) == dice
        assert len(TABLES.rewards[seats]) == (4 if seats == 2 else seats)


@rule("PUL-2.7", "PUL-2.8")
def test_no_dice_and_no_median_before_the_first_roll():
    state = new()
    assert state.view(None)["dice"] == {"silver": [], "median": None, "median_position": None}


@SEATS
@rule("PUL-2.9", "PUL-2.10")
def test_sixteen_systems_face_down_and_one_out_of_the_game(seats):
    state = new(seats)
    assert sorted([*state.systems, state.removed]) == list(range(17))
    assert all(system["tile"] is None for system in state.view(None)["systems"])
    assert len({new(seats, seed).removed for seed in range(30)}) > 5


@rule("PUL-1.5", "PUL-2.11", "PUL-2.12", "PUL-2.14", "PUL-3.20")
def test_stacks_awards_and_empty_hands():
    state = new()
    assert state.view(None)["gyrodynes"] == {"small": 10, "medium": 10, "large": 10}
    assert state.view(None)["awards"] == {"small": [None, None], "medium": [None, None], "large": [None, None]}
    for player in state.players:
        assert (player.cubes, player.plus_two, player.waiting, player.extra_bases) == (0, 0, [0, 0, 0], 0)


@SEATS
@rule("PUL-2.13")
def test_everybody_begins_with_one_plus_minus_token(seats):
    assert [player.plus_minus for player in new(seats).players] == [1] * seats


@rule("PUL-2.15")
def test_twelve_exploration_tiles_are_shuffled():
    stacks = [tuple(new(seed=seed).exploration) for seed in range(10)]
    assert len(set(stacks)) > 5
    assert {tuple(sorted(stack)) for stack in stacks} == {(0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4)}


@rule("PUL-2.16", "PUL-2.18", "PUL-21.1")
def test_three_goals_of_three_tiles_on_random_sides():
    seen = set()
    for seed in range(60):
        goals = new(seed=seed).goals
        assert len({TABLES.goals[goal].tile for goal in goals}) == 3
        seen |= set(goals)
    assert seen == set(range(12))


@rule("PUL-2.17", "PUL-2.21")
def test_the_first_game():
    state = new(first_game=True)
    assert state.view(None)["goals"] == ["G4", "G7", "G9"]
    assert state.view(None)["faces"] == ["AI", "AII", "AIII"]


@rule("PUL-2.19", "PUL-2.20", "PUL-EX-1")
def test_one_technology_board_of_each_category():
    seen = set()
    for seed in range(80):
        faces = new(seed=seed).view(None)["faces"]
        assert [face[1:] for face in faces] == ["I", "II", "III"]
        seen |= set(faces)
    assert len(seen) == 12
    chosen = new(technologies_1="D", technologies_2="A", technologies_3="C")
    assert chosen.view(None)["faces"] == ["DI", "AII", "CIII"]


@rule("PUL-2.23", "PUL-2.24")
def test_the_time_marker_is_at_row_one_in_round_one():
    made = board().face(0, "BI")
    assert made.state.round == 1
    made.state.median = 8
    assert made.state.view(None)["row_bonus"] == 1


@rule("PUL-2.27", "PUL-2.28", "PUL-2.29", "PUL-13.1", "PUL-1.27")
def test_the_transmitter_stack_has_a_on_top_and_three_are_laid_out():
    offers = set()
    for seed in range(10):
        state = new(seed=seed)
        shown = state.view(None)["transmitters"]
        assert shown["stack"] == "AAAAA" + "BBBBBBBB" + "CCCCCCCC"
        assert all(name.startswith("TA") for name in shown["offer"])
        offers.add(tuple(shown["offer"]))
    assert len(offers) > 5


@rule("PUL-3.2", "PUL-3.3", "PUL-22.2", "PUL-23.5")
def test_rockets_on_the_order_spaces():
    assert len(new(2).order) == 4
    assert sorted(new(3).order) == [0, 1, 2]
    assert sorted(new(4).order) == [0, 1, 2, 3]


@rule("PUL-3.5", "PUL-3.23")
def test_everybody_is_dealt_a_headquarters_board():
    dealt = [tuple(player.hq_board for player in new(3, seed).players) for seed in range(20)]
    assert all(len(set(boards)) == 3 for boards in dealt)
    assert len(set(dealt)) > 5


@rule("PUL-3.6", "PUL-3.9", "PUL-AMB-36")
def test_the_owner_chooses_the_side_before_the_first_roll():
    state = new(3)
    while state.asked[0] == GATE_CHOICE:
        state.apply(state.actors()[0], state.legal(state.actors()[0])[0])
    order = state.order[:]
    for seat in order:
        assert state.asked[0] == SIDE_CHOICE
        assert state.actors() == (seat,)
        assert sum(state.silver) == 0
        other = (seat + 1) % 3
        assert state.why_not(other, GAME.actions.index("choose_side", 0)) == ["PUL-3.9"]
        state.apply(seat, GAME.actions.index("choose_side", 1))
        assert state.players[seat].hq_side == 2 * state.players[seat].hq_board + 1
    assert state.asked[0] == PICK


@rule("PUL-3.7", "PUL-3.8")
def test_without_headquarters_the_a_faces_are_used():
    state = new(headquarters=False)
    assert state.view(None)["faces"] == ["AI", "AII", "AIII"]
    assert all(player["hq_board"] is None for player in state.view(None)["players"])
    with pytest.raises(BadOption):
        new(headquarters=False, technologies_2="B")
    assert new(first_game=True).view(None)["headquarters"] is False


@rule("PUL-2.16", "PUL-AMB-37")
def test_goals_about_headquarters_are_left_out_without_them():
    """AMB-37."""
    for seed in range(40):
        assert not {10, 11} & set(new(seed=seed, headquarters=False).goals)
    with pytest.raises(BadOption):
        new(headquarters=False, goal_1="G11")


@rule("PUL-2.16", "PUL-21.23")
def test_chosen_goals():
    for seed in range(20):
        goals = [
            TABLES.goals[goal] for goal in new(seed=seed, goal_1="G8", goal_3="G2", headquarters=seed % 2 == 0).goals
        ]
        assert len({goal.tile for goal in goals}) == 3
    assert new(goal_1="G8", goal_3="G2").view(None)["goals"][0] == "G2"
    assert {"G2", "G8"} < set(new(goal_1="G8", goal_3="G2").view(None)["goals"])
    with pytest.raises(BadOption):
        new(goal_1="G7", goal_2="G8")


@SEATS
@rule("PUL-3.10", "PUL-22.3")
def test_the_starting_order_is_random(seats):
    assert len({tuple(new(seats, seed).order) for seed in range(30)}) > 1
    assert {new(seats, seed).order[0] for seed in range(40)} == set(range(seats))


@rule("PUL-3.11")
def test_the_starting_order_holds_in_round_one():
    state = started(4)
    order = state.order[:]
    assert state.actors() == (order[0],)
    picks = []
    while state.asked[0] == PICK:
        picks.append(state.actors()[0])
        state.apply(picks[-1], state.legal(picks[-1])[0])
    assert picks == order + order[::-1]
    assert state.active == order[0]


@SEATS
@rule("PUL-3.12", "PUL-3.13", "PUL-22.5", "PUL-22.6", "PUL-25.32", "PUL-AMB-12")
def test_markers_start_stacked_in_reverse_order(seats):
    state = new(seats)
    for track in state.view(None)["tracks"].values():
        assert {marker["field"] for marker in track} == {8}
        assert [marker["seat"] for marker in track] == state.order[::-1]


@SEATS
@rule("PUL-3.14", "PUL-3.15", "PUL-19.6", "PUL-22.7")
def test_starting_scores(seats):
    state = new(seats)
    starting = state.order[:seats]
    assert [state.scores()[seat] for seat in starting] == [5, 6, 7, 8][:seats]
    assert [state.view(None)["players"][seat]["score"] for seat in starting] == [5, 6, 7, 8][:seats]


@SEATS
@rule("PUL-3.17", "PUL-3.18", "PUL-3.21", "PUL-9.11", "PUL-AMB-36")
def test_entry_gates_are_chosen_from_last_to_first(seats):
    state = new(seats)
    taken = []
    for seat in reversed(state.order[:seats]):
        if state.asked[0] != GATE_CHOICE:  # the last of four had one gate left, and took it
            assert state.players[seat].ship == state.cluster.entries[6 - sum(taken)]
            break
        assert state.actors() == (seat,)
        assert len(state.legal(seat)) == 4 - len(taken)
        for gate in taken:
            assert state.why_not(seat, gate) == ["PUL-3.18"]
        gate = state.legal(seat)[-1]
        state.apply(seat, gate)
        assert state.players[seat].ship == state.cluster.entries[gate]
        taken.append(gate)


@rule("PUL-3.24", "PUL-5.1")
def test_the_setup_procedure_leads_to_the_first_roll():
    """Gates first, then sides, then the roll of round 1 (AMB-36)."""
    state = new(3)
    kinds = []
    while state.round == 0:
        horizon = state.horizon()
        kinds.append(state.asked[0])
        state.apply(state.actors()[0], state.legal(state.actors()[0])[0])
    assert kinds == [GATE_CHOICE] * 3 + [SIDE_CHOICE] * 3
    assert state.asked[0] == PICK
    assert state.horizon() > horizon  # a roll is not taken back


@rule("PUL-7.1", "PUL-7.2", "PUL-7.4", "PUL-EX-13")
def test_even_start_with_four_players():
    for seed in range(10):
        state = started(4, seed, even_start=True)
        assert min(state.silver[1:]) >= 1
        assert sum(state.silver) == 9
        assert 2 <= state.median <= 12


@rule("PUL-7.3", "PUL-EX-14")
def test_even_start_with_fewer_players_concerns_round_one_only():
    ones = 0
    for seed in range(12):
        made = board(3, seed, even_start=True)
        assert sum(made.state.silver) == 7
        assert all(made.state.silver[value] >= 1 for value in (2, 3, 4, 5))
        made.produce(in_round=1)
        while made.state.round == 1:
            made.do("decline")
        assert sum(made.state.silver) == 7
        ones += any(made.state.silver[value] == 0 for value in (2, 3, 4, 5))
    assert ones > 6


def test_without_the_variant_all_dice_are_rolled():
    assert any(min(started(4, seed).silver[1:]) == 0 for seed in range(10))


@rule("PUL-EX-37", "PUL-22.4")
def test_two_player_start():
    state = new(2)
    first, second = state.order[:2]
    assert state.order == [first, second, first, second]
    for track in state.tracks:
        assert [marker & 3 for marker in reversed(track)] == [first, second, first, second]
    assert (state.scores()[first], state.scores()[second]) == (5, 6)


@rule("PUL-EX-35", "PUL-18.41", "PUL-18.47", "PUL-18.48")
def test_letters_of_the_offers_round_by_round():
    made = board(3)
    letters = []
    for number in range(1, 9):
        offer = made.state.view(None)["transmitters"]["offer"]
        letters.append("".join(name[1] for name in offer))
        if number < 8:
            made.produce(in_round=number)
    assert letters == ["AAA", "AAA", "AAB", "BBB", "BBB", "BCC", "CCC", "CCC"]
    assert made.state.stack == []


@SEATS
@rule("PUL-3.1")
def test_everybody_has_a_colour_and_six_rings(seats):
    players = new(seats).view(None)["players"]
    assert [player["colour"] for player in players] == ["green", "yellow", "red", "blue"][:seats]
    assert [player["rings"] for player in players] == [6] * seats


@rule("PUL-3.19", "PUL-19.6")
def test_everything_is_open():
    """Nothing is private: all players and spectators see the same, also what lies in front of a player."""
    made = board(3).with_waiting(1, "large")
    made.player(1).cubes = 7
    assert made.state.view(0) == made.state.view(1) == made.state.view(None)
    shown = made.state.view(0)["players"][1]
    assert (shown["waiting"]["large"], shown["cubes"], shown["plus_minus"]) == (1, 7, 1)
