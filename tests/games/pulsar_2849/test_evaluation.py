"""What the evaluation knows: begun things fade towards the end, and greedy finishes what pays."""

from games.pulsar_2849.builder import GAME, quiet

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
