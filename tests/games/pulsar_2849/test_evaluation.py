"""What the evaluation knows: begun things fade towards the end, and greedy finishes what pays."""

import pytest
from games.pulsar_2849.builder import GAME, TABLES, quiet

from perihelion.bots import Position, bot
from perihelion.kernel.rng import seeded


def worth(made, seat=0):
    return GAME.evaluate(made.state, seat)


def greedy_move(made):
    action = bot("greedy").choose(Position(GAME, made.state, made.actor), seeded(1))
    return GAME.actions.move(action).kind, GAME.actions.move(action).args


def test_a_gyrodyne_is_worth_more_with_every_step_and_less_every_round():
    def at(size=None, spinning=False, in_round=2):
        return worth(quiet().with_pulsar(0, "P5", size, spinning).turn(dice=[1, 1], in_round=in_round))

    nothing = worth(quiet().turn(dice=[1, 1], in_round=2))
    assert nothing < at() < at("large") < at("large", spinning=True)
    assert at("small", spinning=True) < at("large", spinning=True)
    late = at("large", spinning=True, in_round=7) - at("large", in_round=7)
    assert 0 < late < at("large", spinning=True) - at("large")


def test_what_is_begun_is_worth_nothing_more_when_no_die_is_left():
    def gain(in_round, dice):
        begun = quiet().with_transmitter(0, "TA4", paid=[2]).turn(dice=dice, in_round=in_round)
        return worth(begun) - worth(quiet().turn(dice=dice, in_round=in_round))

    assert gain(2, [1, 1]) > gain(7, [1, 1]) > 0
    assert gain(8, []) <= 0


def test_greedy_finishes_a_large_gyrodyne_early():
    made = quiet().with_pulsar(0, "P5", "large").turn(dice=[6, 6], in_round=2).do("use_silver", 6)
    kind, args = greedy_move(made)
    assert (kind, made.state.cluster.ids[made.state.cluster.pulsars[args[0]]]) == ("finish_gyrodyne", "P5")


def test_greedy_completes_a_project_that_pays():
    made = quiet().with_side(0, "HQ-A1").with_projects(0, "b1", "b2", "b3", "s2").turn(dice=[6, 6], in_round=8)
    assert greedy_move(made.do("use_silver", 6)) == ("complete", (6,))


@pytest.mark.parametrize("side", ["normal", "dead_ends"])
def test_the_ends_of_flights_are_those_of_every_way(side):
    """Of the ways to an end, those with the most systems and gates are kept, and nothing else is found."""
    cluster = next(each for each in TABLES.clusters if each.name == side)
    for start in (cluster.entries[0], cluster.systems[3], cluster.pulsars[2]):
        for length in (1, 3, 5):
            for colour in (-1, 1):
                ways = set(all_ways(cluster, start, length, [], 0, 0, colour))
                best = {way for way in ways if not any(surpasses(other, way) for other in ways)}
                assert set(cluster.ends(start, length, [], colour)) == best
                first = cluster.exits[start][0]
                rest = set(all_ways(cluster, first[0], length, [first[1]], 0, 0, colour))
                kept = {way for way in rest if not any(surpasses(other, way) for other in rest)}
                assert set(cluster.ends(first[0], length, [first[1]], colour)) == kept


def surpasses(one, other):
    return one != other and one[0] == other[0] and all(a | b == a for a, b in zip(one[1:], other[1:], strict=True))


def all_ways(cluster, at, left, used, systems, gates, colour):
    if left == 0:
        yield (at, systems, gates)
        return
    for near, segment, twin in cluster.exits[at]:
        for way in (segment, twin):
            if way >= 0 and way not in used:
                system = cluster.system_at[near]
                more = systems | (1 << system if system >= 0 else 0)
                gate = 1 << cluster.gate_at[near] if colour >= 0 and cluster.colour[near] == colour else 0
                yield from all_ways(cluster, near, left - 1, [*used, way], more, gates | gate, colour)
                break
