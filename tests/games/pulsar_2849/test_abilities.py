"""PUL-25.20 to PUL-25.26: what permanent technologies answer to, and which dice they let pay."""

import pytest
from games.pulsar_2849.builder import quiet
from support.rules import rule

# -------------------------------------------------------------------- triggers


def action_points(made, act):
    before = made.score(0)
    act(made)
    return made.score(0) - before


TRIGGERS = [
    ("AI-2", [5], lambda b: b.use(5, "patent", "AI-3"), 2),
    ("BI-1", [5], lambda b: b.use(5, "patent", "AII-6"), 2 * 2 + 4 + 5),
    ("BI-2", [2], lambda b: b.use(2, "complete", "b1"), 1),
    ("BI-3", [1], lambda b: b.fly(1, "P5"), 4),
    ("BI-5", [4], lambda b: b.use(4, "take_gyrodyne", "large"), 2),
    ("BI-6", [5], lambda b: b.fly(5, "P5", "S6", "k7", "k8", "S9"), 3),
    ("CI-3", [2], lambda b: b.fly(2, "P5", "S6").do("take_bonus"), 1),
    ("CI-5", [2], lambda b: b.use(2, "complete", "b1"), 3),
    ("CI-6", [5], lambda b: b.use(5, "pay_transmitter", "TB3", 0), 4 + 4),
    ("DI-2", [2], lambda b: b.use(2, "take_gyrodyne", "small", token="-1"), 2),
    ("AI-3", [2], lambda b: b.fly(2, "P5", "S6").do("take_bonus"), 3),
    ("AI-4", [6], lambda b: b.use(6, "finish_gyrodyne", "P11"), 3),
    ("AI-6", [5], lambda b: b.use(5, "pay_transmitter", "TB3", 0), 1 + 4),
    ("CII-2", [6], lambda b: b.use(6, "finish_gyrodyne", "P11"), 4),
    ("CII-3", [2], lambda b: b.fly(2, "P5", "S6").do("take_bonus"), 2),
    ("DII-6", [5], lambda b: b.use(5, "patent", "AI-3"), 3),
]


@pytest.mark.parametrize(("tech", "dice", "act", "points"), TRIGGERS, ids=[each[0] for each in TRIGGERS])
@rule("PUL-15.15", "PUL-25.25", "PUL-25.26", "PUL-25.4")
def test_technologies_that_answer_to_actions(tech, dice, act, points):
    made = quiet().with_side(0, "HQ-A1").with_ship(0, "g4").with_tile("S6", "SY14").with_tile("S9", "SY11")
    made.with_pulsar(0, "P11", "large").with_transmitter(0, "TB3").with_top_tile("X01", "X02")
    made.with_patent(0, tech)
    if tech == "CI-3" or tech == "CII-3":
        made.with_pulsar(1, "P5")
    made.with_base(0, "S9")
    made.turn(dice=[*dice, 1], in_round=8)
    assert action_points(made, act) == points


@rule("PUL-25.25", "PUL-25.26")
def test_answers_to_red_dice_runs_and_bought_modifiers():
    made = quiet().with_patent(0, "DI-3").turn(dice=[6], red=[1])
    before = made.score(0)
    made.do("use_red", 1).do("take_gyrodyne", "small")
    assert made.score(0) - before == 2
    made = (
        quiet().with_patent(0, "DI-1").with_side(0, "HQ-B2").with_projects(0, "b3").with_ship(0, "g4").turn(dice=[1, 1])
    )
    before = made.score(0)
    made.do("use_silver", 1).do("fly", 1).go("P5", run=("b3", "orange"))
    assert made.score(0) - before == 2  # the run itself scored nothing
    made = quiet().with_patent(0, "DI-4").turn(dice=[1, 1]).use(1, "buy_modifier", "pm1")
    assert made.player(0).plus_minus == 3


@rule("PUL-25.25", "PUL-25.4")
def test_a_technology_is_not_triggered_by_its_own_patent_or_payment():
    made = quiet().face(0, "DI").turn(dice=[2, 1])
    before = made.score(0)
    made.use(2, "patent", "DI-2", token="+1")  # it pays for spent tokens, from the next one on
    assert made.score(0) == before
    made = quiet().turn(dice=[3, 1]).use(3, "patent", "AI-2")
    assert made.score(0) == before
    made = quiet().face(0, "DI").turn(dice=[6], red=[4])
    made.do("use_red", 4).do("patent", "DI-3")
    assert made.score(0) == before


@rule("PUL-25.26")
def test_events_are_counted_one_by_one():
    made = quiet().with_patent(0, "BI-5").with_side(0, "HQ-A1").turn(dice=[4, 1])
    before = made.score(0)
    made.use(4, "complete", "b2").do("gain_gyrodyne", "small").do("gain_gyrodyne", "large")
    assert made.score(0) - before == 4
    made = quiet().with_patent(0, "CI-3").with_ship(0, "o13").turn(dice=[6])
    made.with_tile("S15", "SY05").with_tile("S75", "SY11").turn(dice=[6, 1])
    before = made.score(0)
    made.fly(6, "S15", "P16", "g17", "S15", "k74", "S75").do("take_bonus")
    assert made.score(0) - before == 2
    made = quiet().with_patent(0, "BI-3").turn(dice=[5, 1], in_round=2)
    made.with_transmitter(0, "TC7", paid=[0]).turn(dice=[5, 1])
    before = made.score(0)
    made.use(5, "pay_transmitter", "TC7", 1).do("claim_isolated", "I71")
    assert made.score(0) - before == 4 + 9


# -------------------------------------------------------------------- shifts


SHIFTS = [
    ("AI-4", "finish_gyrodyne", ("P11",), (5, 6)),
    ("AI-6", "pay_transmitter", ("TB3", 0), (4, 5, 6)),
    ("BI-2", "complete", ("b2",), (3, 4, 5)),
    ("BI-5", "take_gyrodyne", ("large",), (3, 4, 5)),
    ("CI-2", "patent", ("AII-2",), (3, 4, 5)),
    ("DII-6", "patent", ("AI-3",), (4, 5, 6)),
    ("DI-6", "take_gyrodyne", ("medium",), (1, 2, 3)),
]


@pytest.mark.parametrize(("tech", "kind", "args", "values"), SHIFTS, ids=[each[0] for each in SHIFTS])
@rule("PUL-25.21", "PUL-8.13", "PUL-25.4", "PUL-AMB-10")
def test_shifts_widen_what_a_die_can_pay_for(tech, kind, args, values):
    for with_tech in (True, False):
        made = quiet().with_side(0, "HQ-A1").with_pulsar(0, "P11", "large").with_transmitter(0, "TB3")
        if with_tech:
            made.with_patent(0, tech)
        accepted = set()
        for die in range(1, 7):
            made.turn(dice=[die, 1], in_round=8).do("use_silver", die)
            if made.can(kind, *args):
                accepted.add(die)
        assert accepted == (set(values) if with_tech else accepted)
        assert len(accepted) == (len(values) if with_tech else 1)


@rule("PUL-25.21")
def test_a_shift_once_a_round_works_for_one_die():
    made = quiet().with_patent(0, "DI-6").turn(dice=[3, 3], in_round=2)
    made.use(3, "take_gyrodyne", "medium")
    made.do("use_silver", 3)
    assert not made.can("take_gyrodyne", "medium")
    assert made.moves("fly") == [(3,)]
    made.do("fly", 3)
    while made.state.acting and made.state.round == 2:
        made.state.apply(made.actor, made.state.legal(made.actor)[0])
    made.turn(dice=[3, 1], in_round=3)
    assert made.player(0).shifted == 0


@rule("PUL-25.21", "PUL-25.22")
def test_a_shift_without_a_limit_comes_before_the_one_of_the_round():
    made = quiet().with_patent(0, "DI-6", "DII-6").turn(dice=[4, 3], in_round=5)
    made.use(4, "patent", "DII-2")  # costs 5
    assert made.player(0).shifted == 0
    assert made.state.owed == 3


@rule("PUL-25.21", "PUL-11.9")
def test_a_slingshot_needs_a_gate_of_its_colour():
    made = quiet().with_patent(0, "AI-1").with_ship(0, "o57").turn(dice=[1, 6]).do("use_silver", 1)
    assert made.moves("fly") == [(1,)]  # no green gate within two segments
    made = quiet().with_patent(0, "AI-1").with_ship(0, "S6").turn(dice=[1, 6]).do("use_silver", 1)
    assert made.moves("fly") == [(1,), (2,)]
    made.do("fly", 2)
    assert made.refused("go", "k7") == ["PUL-25.21"]
    assert {made.state.cluster.ids[sector] for (sector,) in made.moves("go")} == {"P5", "g4"}


@rule("PUL-25.20", "PUL-25.23")
def test_zero_and_tokens():
    made = quiet().with_patent(0, "BI-5").turn(dice=[1, 6]).do("use_silver", 1).do("spend", "-1")
    made.do("take_gyrodyne", "small")  # a shift may start from 0
    assert made.player(0).waiting == [1, 0, 0]
    made = quiet().turn(dice=[6], red=[0])
    made.player(0).plus_two = 1
    made.turn(dice=[6], red=[0]).do("use_red", 0)
    assert made.refused("spend", "-1") == ["PUL-25.20"]


@rule("PUL-25.24")
def test_copying_for_less():
    made = quiet().with_patent(0, "CI-4")
    made.player(0).cubes = 3
    made.with_dice(1).turn(dice=[6])
    made.do("copy", 1).do("take_gyrodyne", "small")
    assert made.player(0).cubes == 0
