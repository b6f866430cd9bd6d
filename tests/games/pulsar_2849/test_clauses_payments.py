"""What a second die or the bonus die pays for, kind by kind; links, goals, order in production."""

import pytest
from games.pulsar_2849.builder import quiet
from games.pulsar_2849.test_final_scoring import final
from support.rules import rule

TWICE = {
    "take_gyrodyne": (lambda made: made, (1, "small"), (2, "medium")),
    "finish_gyrodyne": (
        lambda made: made.with_pulsar(0, "P5", "small").with_pulsar(0, "P11", "medium"),
        (3, "P5"),
        (5, "P11"),
    ),
    "take_transmitter": (lambda made: made.with_offer("TB8", "TC6"), (4, "TB8", 0), (3, "TC6", 0)),
    "pay_transmitter": (lambda made: made.with_transmitter(0, "TA1"), (1, "TA1", 0), (2, "TA1", 1)),
    "patent": (lambda made: made, (1, "AI-1"), (3, "AI-2")),
    "complete": (lambda made: made.with_side(0, "HQ-B1"), (1, "b1"), (2, "b3")),
    "buy_modifier": (lambda made: made, (2, "p2"), (2, "p2")),
    "fly": (lambda made: made.with_ship(0, "k7"), (1, 1), (1, 1)),
}


@rule("PUL-8.8", "PUL-17.4")
@pytest.mark.parametrize("kind", TWICE)
@pytest.mark.parametrize("how", ["use_silver", "use_red"])
def test_every_kind_of_action_is_paid_a_second_time_with_silver_or_red(kind, how):
    lay_out, (first, *done), (second, *wanted) = TWICE[kind]
    made = lay_out(quiet())
    made.turn(dice=[first, second] if how == "use_silver" else [first], red=[] if how == "use_silver" else [second])
    made.do("use_silver", first)
    assert made.can(kind, *done)
    if kind == "fly":
        made.do("fly", 1).go("k8")
    else:
        made.do(kind, *done)
    made.do(how, second)
    assert made.can(kind, *wanted)


@rule("PUL-25.31", "PUL-13.5", "PUL-13.6")
def test_only_edges_with_half_a_die_can_be_linked():
    made = quiet().with_transmitter(0, "TA7").with_offer("TB8").turn(dice=[4, 6])
    made.use(4, "take_transmitter", "TB8", 0)  # no edge of its own: nothing to choose
    assert made.kinds() == {"use_silver", "end_turn"}
    made = quiet().with_transmitter(0, "TB8").with_transmitter(0, "TA3").with_offer("TA5").turn(dice=[2, 6])
    made.use(2, "take_transmitter", "TA5", 0)
    assert len(made.moves("link")) == 1  # the left edges of both
    assert made.can("link", "TA3", 0, 0)


@rule("PUL-21.9", "PUL-21.11", "PUL-21.12")
@pytest.mark.parametrize(("goal", "own"), [("G1", ["small"]), ("G3", ["small", "small"]), ("G4", ["small"])])
def test_gyrodynes_of_others_count_for_no_goal(goal, own):
    made = quiet().with_goals(goal, "G6", "G10")
    for name, size in zip(("P5", "P11"), own, strict=False):
        made.with_pulsar(0, name, size, spinning=True)
    for name, size in (("P16", "small"), ("P22", "small"), ("P28", "large")):
        made.with_pulsar(1, name, size, spinning=True)
    final(made)
    assert made.points(0, "goals") == 0
    assert made.points(1, "goals") > 0


@rule("PUL-AMB-33", "PUL-18.20", "PUL-22.18")
def test_of_two_players_too_the_new_order_holds_in_production():
    made = quiet(2).with_tracks(initiative=[(3, 1), (5, 0), (6, 1), (7, 0)])
    made.state.order = [0, 1, 0, 1]
    for seat, name in enumerate(("TA5", "TB6")):
        made.with_transmitter(seat, name, operating=True)
        made.player(seat).cubes = 1
    made.produce(in_round=1)
    assert made.actor == 1
    made.do("buy_points")
    assert made.actor == 0


@rule("PUL-20.2", "PUL-20.11", "PUL-20.13")
def test_initiative_is_told_before_bases_each_with_its_own_points():
    made = quiet().with_tracks(initiative=[(2, 0), (3, 1), (4, 2)])
    made.player(0).bases = 5
    told = []
    made.state.watch(lambda event: told.append((event.kind, event.seat, event.amount)))
    final(made)
    last = [each for each in told if each[0] in ("final-initiative", "final-bases")]
    assert last == [("final-initiative", 0, 7), ("final-initiative", 1, 4), ("final-bases", 0, 9)]
