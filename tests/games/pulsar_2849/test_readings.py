"""Options for what the rulebook leaves open, and options that contradict each other."""

import json

import pytest
from games.pulsar_2849.builder import GAME, quiet
from support.rules import rule

from perihelion.games.pulsar_2849.rules.rounds import next_round
from perihelion.kernel.errors import OptionsClash

# ---------------------------------------------------------------- the start gate of a run (AMB-24)


def run_back_to_the_start(**options):
    made = quiet(**options).with_side(0, "HQ-B1").with_projects(0, "s1").with_ship(0, "o20").turn(dice=[3, 1])
    made.do("use_silver", 3).do("fly", 3)
    return made


@rule("PUL-14.18", "PUL-AMB-24")
@pytest.mark.parametrize(("reading", "points"), [("counts", 4), ("never", 2)])
def test_the_start_gate_visited_again(reading, points):
    made = run_back_to_the_start(run_start_gate=reading)
    made.go("o21", "P22", "o20", run=("s1", "orange"))
    assert made.points(0, "gate_runs") == points  # o21, and o20 where it counts


@rule("PUL-14.18", "PUL-14.19")
@pytest.mark.parametrize("reading", ["counts", "never"])
def test_other_gates_count_once_with_either_reading(reading):
    made = quiet(run_start_gate=reading).with_side(0, "HQ-B1").with_projects(0, "s1").with_ship(0, "g26")
    made.turn(dice=[6]).do("use_silver", 6).do("fly", 6)
    made.go("S25", "o23", "o21", "P22", "o20", "o21", run=("s1", "orange"))
    assert made.points(0, "gate_runs") == 6


@pytest.mark.parametrize(("reading", "gates"), [("counts", 2), ("never", 1)])
def test_the_forecast_of_a_route_counts_gates_as_the_run_does(reading, gates):
    made = quiet(run_start_gate=reading).with_side(0, "HQ-B1").with_projects(0, "s1").with_ship(0, "o20")
    made.turn(dice=[3, 1])
    routes = json.dumps(made.state.forecast(0))
    assert '["o20", "o21", "P22", "o20"]' in routes
    found = [
        each["gates"]["orange"]
        for each in every_route(made.state.forecast(0))
        if each["route"][-1] == "o20" == each["route"][0]
    ]
    assert found
    assert set(found) == {gates}


def every_route(node):
    if isinstance(node, dict):
        if "route" in node and "gates" in node:
            yield node
        for child in node.values():
            yield from every_route(child)
    elif isinstance(node, list):
        for child in node:
            yield from every_route(child)


# ---------------------------------------------------------------- a teleport may or must be made (AMB-25)


@rule("PUL-25.15", "PUL-AMB-25")
@pytest.mark.parametrize(("reading", "optional"), [("may", True), ("must", False)])
def test_whether_a_teleport_can_be_declined(reading, optional):
    made = quiet(teleport=reading).with_ship(0, "E1").turn(dice=[4, 1], in_round=4).use(4, "patent", "AII-4")
    assert made.can("decline") == optional
    assert made.refused("decline") == ([] if optional else ["PUL-25.15"])
    assert made.state.prompt(0).reason.message == (
        "prompt-teleport-reason" if optional else "prompt-teleport-must-reason"
    )
    made.do("teleport", "S75")
    assert made.player(0).ship == made.sector("S75")


@rule("PUL-24.15")
def test_an_isolated_pulsar_may_be_left_with_either_reading():
    for reading in ("may", "must"):
        made = quiet(teleport=reading).turn(dice=[5, 1], in_round=2).use(5, "patent", "AI-5")
        assert made.can("decline")


# ---------------------------------------------------------------- the stack of transmitters (AMB-30)


def stack_of(state):
    return state.view(0)["transmitters"]


@rule("PUL-2.29", "PUL-18.41", "PUL-AMB-30")
def test_a_closed_stack_shows_letters_only():
    seen, unseen = quiet(), quiet(transmitter_stack="closed")
    assert stack_of(unseen.state)["top"] is None
    assert stack_of(seen.state)["top"] == GAME.tables.transmitters[seen.state.stack[-1]].id
    assert stack_of(unseen.state)["stack"] == stack_of(seen.state)["stack"] == "A" * 5 + "B" * 8 + "C" * 8


@rule("PUL-2.28")
def test_what_is_not_seen_of_the_stack_is_drawn_anew():
    """Drawing anew keeps the letters; the top tile stays where everybody sees it."""
    for reading, tops in (("open", 1), ("closed", 5)):
        state = quiet(transmitter_stack=reading).state
        drawn = [state.determinize(0, seed) for seed in range(60)]
        assert len({each.stack[-1] for each in drawn}) == tops
        assert {stack_of(each)["stack"] for each in drawn} == {stack_of(state)["stack"]}
        assert len({tuple(each.stack) for each in drawn}) > 20
        assert all(sorted(each.stack) == sorted(state.stack) for each in drawn)


@rule("PUL-18.41")
def test_laying_out_a_closed_stack_is_news():
    state = quiet(transmitter_stack="closed").state
    before, top = state.horizon(), state.stack[-3:][::-1]
    next_round(state)
    assert state.offer == top
    assert state.horizon() > before


# ---------------------------------------------------------------- contradictions


@pytest.mark.parametrize(
    ("options", "name", "other"),
    [
        ({"first_game": True, "map": "dead_ends"}, "map", "first_game"),
        ({"first_game": True, "technologies_2": "B"}, "technologies_2", "first_game"),
        ({"first_game": True, "goal_2": "G1"}, "goal_2", "first_game"),
        ({"first_game": True, "goal_1": "G9", "goal_2": "G9"}, "goal_2", "goal_1"),
        ({"headquarters": False, "technologies_3": "D"}, "technologies_3", "headquarters"),
        ({"headquarters": False, "goal_1": "G12"}, "goal_1", "headquarters"),
        ({"goal_1": "G7", "goal_3": "G8"}, "goal_3", "goal_1"),
    ],
)
@rule("PUL-2.2", "PUL-2.17", "PUL-2.21", "PUL-3.8", "PUL-2.16")
def test_options_that_contradict_each_other_are_refused(options, name, other):
    with pytest.raises(OptionsClash) as refusal:
        GAME.new(seats=3, seed=1, **options)
    assert (refusal.value.facts["name"], refusal.value.facts["other"]) == (name, other)
    for option in (name, other):
        GAME.new(seats=3, seed=1, **{option: options[option]})  # each of them alone is fine


@rule("PUL-2.2", "PUL-2.17", "PUL-2.21", "PUL-3.7")
def test_what_the_first_game_says_anyway_may_be_said():
    plain = GAME.new(seats=3, seed=1, first_game=True)
    said = {"map": "normal", "headquarters": False, "goal_1": "G9", "goal_2": "G4"}
    said |= {f"technologies_{number}": "A" for number in (1, 2, 3)}
    assert GAME.new(seats=3, seed=1, first_game=True, **said).fingerprint() == plain.fingerprint()


def test_the_usual_readings_leave_a_position_as_it_was():
    usual = {"run_start_gate": "counts", "teleport": "may", "transmitter_stack": "open"}
    assert GAME.new(seats=3, seed=1, **usual).fingerprint() == GAME.new(seats=3, seed=1).fingerprint()
    other = {"run_start_gate": "never", "teleport": "must", "transmitter_stack": "closed"}
    prints = {GAME.new(seats=3, seed=1, **{name: value}).fingerprint() for name, value in other.items()}
    assert len(prints) == 3
    state = GAME.new(seats=3, seed=1, **other, even_start=True)
    again = GAME.load(state.dump())
    assert again.options == state.options == 15
