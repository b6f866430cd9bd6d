"""PUL-18: the production phase in its seven steps."""

import pytest
from games.pulsar_2849.builder import board, quiet
from support.rules import rule

from perihelion.games.pulsar_2849.rules.steps import PICK

POINTS = ["points", "points-bought", "gyrodynes-score"]


def finished(made, answer="decline"):
    """Plays the offers of this production; stops at the next round or at the end."""
    start = made.state.round
    while made.state.acting and made.state.asked[0] != PICK and made.state.round == start:
        made.do(answer)
    return made


@rule("PUL-18.3", "PUL-18.4", "PUL-18.5", "PUL-18.6")
def test_the_new_order_follows_the_initiative_track():
    made = board(4).with_tracks(initiative=[(4, 3), (4, 1), (7, 0), (9, 2)]).produce(in_round=1)
    assert made.state.order == [3, 1, 0, 2]
    assert made.actor == 3


@rule("PUL-18.7", "PUL-20.11")
def test_the_order_is_also_made_after_round_eight():
    made = quiet(3).with_tracks(initiative=[(2, 2), (3, 0), (4, 1)]).produce(in_round=8)
    finished(made)
    assert made.state.order == [2, 0, 1]
    assert made.points(2, "initiative") == 7


@rule("PUL-18.8")
def test_in_round_one_stack_and_order_disagree_later_they_agree():
    made = board(3)
    ranking = [marker & 3 for marker in made.state.tracks[0]]
    assert ranking == made.state.order[::-1]
    made.produce(in_round=1)
    assert made.state.order == [marker & 3 for marker in made.state.tracks[0]]


@rule("PUL-18.9", "PUL-18.10", "PUL-18.11", "PUL-EX-31")
def test_cubes_with_three_players():
    made = quiet(3).with_tracks(engineers=[(3, 2), (9, 0), (9, 1)]).produce(in_round=1)
    assert [made.player(seat).cubes for seat in (2, 0, 1)] == [3, 2, 0]


@rule("PUL-18.12", "PUL-22.19", "PUL-22.20", "PUL-EX-38")
def test_cubes_with_two_players():
    made = quiet(2).with_tracks(engineers=[(3, 0), (4, 0), (9, 1), (9, 1)]).produce(in_round=1)
    assert [made.player(seat).cubes for seat in (0, 1)] == [3, 0]
    assert (made.points(0, "engineers"), made.points(1, "engineers")) == (0, 1)


@rule("PUL-18.13")
def test_cubes_with_four_players():
    made = quiet(4).with_tracks(engineers=[(3, 2), (9, 0), (9, 1), (10, 3)]).produce(in_round=1)
    assert [made.player(seat).cubes for seat in (2, 0, 1, 3)] == [3, 2, 1, 0]


@rule("PUL-18.15", "PUL-18.16", "PUL-18.17")
def test_penalties_are_added():
    made = quiet(3).with_tracks([(3, 2), (14, 1), (15, 0)], [(3, 2), (4, 1), (14, 0)]).produce(in_round=1)
    assert [made.points(seat, "penalties") for seat in range(3)] == [-3, -1, 0]
    assert made.score(0) == 17


@rule("PUL-18.15", "PUL-18.16", "PUL-18.17")
@pytest.mark.parametrize(("field", "lost"), [(13, 0), (14, 1), (15, 2)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_single_marker_on_either_track_costs_its_field(field, lost, seat):
    plain = [(3, each) for each in range(3)]
    last = [*[(3, each) for each in range(3) if each != seat], (field, seat)]
    for tracks in ([plain, last], [last, plain]):
        made = quiet(3).with_tracks(*tracks).produce(in_round=1)
        assert [made.score(each) for each in range(3)] == [20 - lost * (each == seat) for each in range(3)]


@rule("PUL-18.18", "PUL-EX-40", "PUL-AMB-33")
def test_a_score_never_falls_below_zero():
    made = quiet(3).with_tracks([(3, 2), (4, 1), (15, 0)], [(3, 2), (4, 1), (14, 0)])
    made.player(0).score = 2
    made.player(0).tally[0] = 2
    made.produce(in_round=1)
    assert made.score(0) == 0


@rule("PUL-22.21")
def test_with_two_players_every_marker_counts_for_penalties():
    made = quiet(2).with_tracks([(3, 1), (4, 1), (14, 0), (15, 0)], [(3, 1), (4, 1), (14, 0), (14, 0)])
    made.produce(in_round=1)
    assert made.points(0, "penalties") == -5


@rule("PUL-18.19", "PUL-18.23", "PUL-24.20", "PUL-24.21", "PUL-AMB-6")
def test_operating_transmitters_give_points_and_cubes():
    made = quiet(3).with_tracks(engineers=[(3, 2), (4, 1), (5, 0)])
    made.with_transmitter(0, "TA1", operating=True).with_transmitter(0, "TB4", paid=[0]).produce(in_round=1)
    assert made.player(0).cubes == 1
    assert made.points(0, "broadcasts") == 2  # TB4 is not turned over
    made = quiet(3).with_tracks(engineers=[(3, 2), (4, 1), (5, 0)])
    made.with_transmitter(0, "TB4", paid=[0]).with_transmitter(0, "TA1", operating=True).produce(in_round=1)
    assert (made.player(0).cubes, made.points(0, "broadcasts")) == (1, 2)  # whichever was built first


@rule("PUL-18.14", "PUL-18.20", "PUL-18.21", "PUL-18.22", "PUL-24.22", "PUL-25.18")
def test_points_may_be_bought_with_cubes_just_produced():
    made = quiet(3).with_tracks(engineers=[(3, 2), (4, 1), (5, 0)])
    made.with_transmitter(0, "TB6", operating=True).with_transmitter(0, "TA7", operating=True).produce(in_round=1)
    assert made.kinds() == {"buy_points", "decline"}
    declined = made.state.clone()
    made.do("buy_points")
    assert made.player(0).cubes == 0
    assert made.points(0, "broadcasts") == 4
    assert made.state.round == 2  # once a round
    made.state = declined
    made.do("decline")
    assert (made.player(0).cubes, made.points(0, "broadcasts")) == (1, 0)


@rule("PUL-25.18", "PUL-18.21", "PUL-18.22")
def test_the_better_offer_comes_first():
    made = quiet(3).with_tracks(engineers=[(3, 0), (4, 1), (5, 2)])
    made.with_transmitter(0, "TA5", operating=True).with_transmitter(0, "TC6", operating=True).produce(in_round=1)
    made.do("buy_points")
    assert made.points(0, "broadcasts") == 6
    made.do("buy_points")
    assert made.points(0, "broadcasts") == 9


@rule("PUL-18.24", "PUL-18.25", "PUL-18.26", "PUL-18.27", "PUL-EX-32")
def test_spinning_gyrodynes_score_their_points_and_the_row_bonus():
    made = quiet(3).with_pulsar(1, "P5", "medium", spinning=True).with_pulsar(1, "P11", "small", spinning=True)
    made.with_pulsar(1, "P16", "large").with_waiting(1, "large").with_pulsar(2, "P22", "large", spinning=True)
    made.produce(in_round=8)  # row 8 of AIII: 4
    assert made.points(1, "gyrodynes") == 11
    assert made.points(2, "gyrodynes") == 7
    assert made.points(0, "gyrodynes") == 0


@rule("PUL-18.28", "PUL-EX-34")
def test_a_row_bonus_of_nothing():
    made = quiet(3).with_pulsar(1, "P5", "large", spinning=True).produce(in_round=1)
    assert made.points(1, "gyrodynes") == 3


@rule("PUL-18.29", "PUL-18.30", "PUL-EX-33", "PUL-AMB-49")
def test_a_row_bonus_of_the_median():
    for median in (10, 9):  # field 5, gap 4|5
        made = quiet(3).face(1, "CII").with_pulsar(1, "P5", "medium", spinning=True)
        made.state.median = median
        made.produce(in_round=4)
        assert made.points(1, "gyrodynes") == 7


@rule("PUL-18.2", "PUL-AMB-33")
def test_the_seven_steps_in_their_order():
    made = quiet(3).with_tracks([(3, 2), (4, 1), (15, 0)], [(3, 0), (4, 1), (5, 2)])
    made.with_transmitter(0, "TB3", operating=True).with_pulsar(0, "P5", "small", spinning=True).with_patent(0, "AII-2")
    events = []
    made.state.watch(lambda event: events.append(event.kind))
    made.produce(in_round=4)
    told = [kind for kind in events if kind != "forced"]
    order = ["production", "cubes", "penalty", "points", "gyrodynes-score", "technology-scores", "round"]
    assert [told.index(kind) for kind in order] == sorted(told.index(kind) for kind in order)
    assert made.state.order == [2, 1, 0]


@rule("PUL-18.40")
def test_no_new_round_after_the_eighth():
    made = quiet(3)
    made.state.stack = []
    offer = made.state.offer[:]
    made.produce(in_round=8)
    finished(made)
    assert made.state.over()
    assert made.state.offer == offer
    assert made.state.round == 8


@rule("PUL-18.41", "PUL-13.2")
def test_untaken_transmitters_are_discarded():
    made = quiet(3)
    before = made.state.offer[:]
    following = made.state.stack[-3:][::-1]
    made.produce(in_round=1)
    assert made.state.offer == following
    assert not set(before) & set(made.state.stack)


@rule("PUL-22.18")
def test_two_players_have_four_rockets_by_four_markers():
    made = quiet(2).with_tracks(initiative=[(2, 1), (3, 0), (3, 1), (9, 0)]).produce(in_round=1)
    assert made.state.order == [1, 0, 1, 0]


def test_events_tell_what_every_step_gives_to_whom():
    made = quiet(3).with_tracks([(3, 2), (4, 1), (15, 0)], [(3, 0), (4, 1), (5, 2)])
    made.with_transmitter(0, "TA3", operating=True).with_transmitter(0, "TB6", operating=True)
    made.with_pulsar(0, "P5", "small", spinning=True).with_patent(0, "AII-2")
    scores = [made.score(seat) for seat in range(3)]
    events = []
    made.state.watch(events.append)
    finished(made.produce(in_round=4), "buy_points")
    facts = events[0].facts
    assert (facts["order"], facts["scores"]) == ("2 1 0", " ".join(map(str, scores)))
    told = [(event.kind, event.amount, event.facts) for event in events if event.seat == 0 and event.kind != "forced"]
    after = next(k for k, (kind, _, _) in enumerate(told) if kind == "transmitter-produces")
    assert told[after][2] == {"transmitter": "@transmitter-ta3"}
    assert [(kind, amount) for kind, amount, _ in told[after + 1 : after + 3]] == [("cubes", 1), ("points", 2)]
    assert told[after + 3] == ("points-bought", 4, {"cubes": 1, "component": "@transmitter-tb6"})
    assert "technology-scores" in [kind for kind, _, _ in told[after + 4 :]]
    losses = sum(event.amount for event in events if event.kind == "penalty" and event.seat == 0)
    gained = sum(event.amount for event in events if event.seat == 0 and event.kind in POINTS) - losses
    assert made.score(0) - scores[0] == gained != 0
