"""Clauses of rules that a single example leaves out: the other players, the next one, what is not meant as well."""

from games.pulsar_2849.builder import TRANSMITTERS, board, quiet
from support.rules import rule

from perihelion.games.pulsar_2849.rules import final_scoring, flight, scoring
from perihelion.games.pulsar_2849.rules.cluster import ENTRY
from perihelion.games.pulsar_2849.rules.state import SPINS


@rule("PUL-12.1", "PUL-12.7", "PUL-12.10", "PUL-AMB-42")
def test_a_gyrodyne_is_placed_on_an_own_pulsar_without_one():
    made = quiet().with_pulsar(0, "P5").with_pulsar(0, "P11", "small").with_pulsar(1, "P16").with_waiting(0, "small")
    made.turn(dice=[1])
    assert made.moves("place") == [(0, made.pulsar("P5"))]
    made.do("place", "small", "P5")
    assert made.state.gyrodyne[made.pulsar("P5")] == 1  # it does not spin yet
    assert "place" not in made.kinds()


@rule("PUL-12.1", "PUL-12.14")
def test_only_an_own_gyrodyne_under_construction_is_made_to_spin():
    made = quiet().with_pulsar(0, "P5").with_pulsar(0, "P11", "small").with_pulsar(1, "P16", "small")
    made.with_pulsar(0, "P22", "small", spinning=True)
    made.turn(dice=[3]).do("use_silver", 3)
    assert made.moves("finish_gyrodyne") == [(made.pulsar("P11"),)]
    made.do("finish_gyrodyne", "P11")
    assert made.state.gyrodyne[made.pulsar("P11")] == 1 + SPINS
    assert made.state.gyrodyne[made.pulsar("P16")] == 1


@rule("PUL-2.12", "PUL-12.19", "PUL-12.20")
def test_the_first_builder_of_every_size_takes_seven_points_the_second_four():
    for size in ("small", "medium", "large"):
        made = quiet()
        for seat, pulsars in ((1, ("P5", "P11")), (0, ("P16", "P22"))):
            first, second = pulsars
            made.with_pulsar(seat, first, size).with_pulsar(seat, second).with_waiting(seat, size)
            made.turn(seat, dice=[1]).do("place", size, second)
        assert [made.points(seat, "awards") for seat in range(3)] == [4, 7, 0]


@rule("PUL-12.22", "PUL-12.19")
def test_gyrodynes_of_two_sizes_are_no_two_of_a_size():
    made = quiet().with_pulsar(0, "P5", "small").with_pulsar(0, "P11").with_waiting(0, "medium")
    made.turn(dice=[1]).do("place", "medium", "P11")
    assert made.points(0, "awards") == 0


@rule("PUL-13.4")
def test_a_fifth_transmitter_is_one_more():
    made = quiet().with_offer("TA7", "TB1")
    for name in ("TA2", "TA3", "TA5", "TB2"):
        made.with_transmitter(0, name)
    made.turn(dice=[1]).do("use_silver", 1)
    assert made.can("take_transmitter", "TA7", 0)
    made.do("take_transmitter", "TA7", 0)
    assert "new_array" in made.kinds()
    made.do("new_array")
    assert made.player(0).arrays[-1] == TRANSMITTERS.index("TA7")
    assert len(made.player(0).arrays) == 5


@rule("PUL-3.3", "PUL-22.2", "PUL-22.4")
def test_with_two_players_each_has_two_rockets_on_the_order_spaces():
    for seed in range(4):
        order = board(2, seed).state.order
        assert sorted(order) == [0, 0, 1, 1]
        assert order[0] != order[1]


@rule("PUL-9.1")
def test_a_flight_moves_the_own_ship_only():
    made = quiet().with_ship(0, "k2").with_ship(1, "g4").with_ship(2, "o13").turn(dice=[2]).fly(2, "S3", "g4")
    assert [made.player(seat).ship for seat in range(3)] == [made.sector(name) for name in ("g4", "g4", "o13")]


@rule("PUL-9.12")
def test_an_entry_gate_is_left_and_never_entered():
    made = quiet()
    for side in made.state.tables.clusters:
        for entry in side.entries:
            assert side.exits[entry]
        assert not [
            sector for sector in range(side.size) for near, _, _ in side.exits[sector] if side.kind[near] == ENTRY
        ]


@rule("PUL-17.28")
def test_a_silver_die_pays_for_a_die_patent():
    made = quiet().turn(dice=[3], in_round=3).do("use_silver", 3)
    assert made.can("patent", "AII-1")
    made.do("patent", "AII-1")
    assert made.state.owed > 0


@rule("PUL-14.15", "PUL-24.12", "PUL-AMB-24")
def test_a_run_is_used_up_by_one_flight():
    made = quiet().with_side(0, "HQ-B2").with_projects(0, "b1", "b3", "t1").with_ship(0, "o55").turn(dice=[2, 2])
    made.do("use_silver", 2).do("fly", 2).do("announce_run", "t1", "orange").go("o56", "o57")
    scored = made.points(0, "gate_runs")
    assert scored == 4
    made.do("use_silver", 2).do("fly", 2)
    left = {args[0] for args in made.moves("announce_run")}
    assert left
    assert made.refused("announce_run", "t1", "orange")
    made.go("o56", "o55")
    assert made.points(0, "gate_runs") == scored


@rule("PUL-20.7", "PUL-20.6")
def test_a_pulsar_with_a_gyrodyne_under_construction_gives_a_point_for_each():
    made = quiet().with_pulsar(0, "P11", "large").with_pulsar(1, "P5").with_waiting(2, "small", 2)
    made.state.round = 8
    made.produce(in_round=8)
    while not made.state.over():
        made.state.apply(made.actor, made.state.legal(made.actor)[-1])
    points = [(made.points(seat, "pulsars"), made.points(seat, "unfinished")) for seat in range(3)]
    assert points == [(1, 1), (1, 0), (0, 2)]


@rule("PUL-24.15", "PUL-25.14")
def test_without_a_ring_no_isolated_pulsar_is_claimed():
    made = quiet()
    assert len(flight.open_claims(made.state, 0)) == len(made.state.cluster.isolated)
    made.with_pulsar(1, "I70")
    assert len(flight.open_claims(made.state, 0)) == len(made.state.cluster.isolated) - 1
    made.player(0).rings = 0
    assert flight.open_claims(made.state, 0) == []


@rule("PUL-21.14", "PUL-21.7")
def test_four_transmitters_must_operate_before_a_premium_can_be_bought():
    made = quiet().with_goals("G6", "G1", "G3")
    names = ["TA2", "TA3", "TA5", "TA7"]
    for name in names[:3]:
        made.with_transmitter(0, name, operating=True)
    made.with_transmitter(0, names[3])
    made.player(0).cubes = 20
    assert not scoring.goals_met(made.state, 0) & 1
    made.player(0).goals = 0
    assert final_scoring.premiums(made.state, 0) == []
    made.state.operating |= 1 << TRANSMITTERS.index(names[3])
    assert scoring.goals_met(made.state, 0) & 1
    made.player(0).goals = 1
    assert len(final_scoring.premiums(made.state, 0)) == 1


@rule("PUL-13.25")
def test_the_next_player_finds_no_red_die_of_another_turn():
    made = quiet()
    made.state.offered_dice = [3]
    for seat in range(3):
        made.player(seat).dice = [1]
    made.turns((1, 0, 2))
    assert (made.actor, made.state.offered_dice) == (1, [])
    assert "use_red" not in made.kinds()
