"""PUL-15 and PUL-25: patents, abilities, triggers, and every one of the 68 technologies taking effect."""

import pytest
from games.pulsar_2849.builder import TABLES, TRANSMITTERS, board, quiet
from support.rules import rule


def patentable(made, tech):
    die = TABLES.techs[made.state.techs[made.slot(tech)]].die
    made.turn(made.state.active if made.state.active >= 0 else 0, dice=[die, 1])
    made.do("use_silver", die)
    return made.can("patent", tech)


@rule("PUL-15.1", "PUL-2.22")
def test_all_technologies_are_visible_from_the_start():
    shown = board(3, technologies_1="D", technologies_2="B", technologies_3="C").state.view(None)["technologies"]
    assert [tech["id"].split("-")[0] for tech in shown] == ["DI"] * 6 + ["BII"] * 6 + ["CIII"] * 5
    assert [tech["row"] for tech in shown] == [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]


@rule("PUL-15.2", "PUL-15.3", "PUL-18.45")
def test_rows_open_round_by_round():
    for number in range(1, 9):
        made = quiet()
        made.player(0).cubes = 1
        opened = set()
        for die in range(1, 7):
            made.turn(dice=[die, 1], in_round=number).do("use_silver", die)
            opened |= {slot for (slot,) in made.moves("patent")}
        rows = [TABLES.techs[tech].row for tech in made.state.techs]
        assert opened == {slot for slot, row in enumerate(rows) if row <= number}
    made = quiet().turn(dice=[2, 1], in_round=1).do("use_silver", 2)
    assert made.refused("patent", "AI-4") == ["PUL-15.3"]


@rule("PUL-15.4", "PUL-15.6", "PUL-15.8")
def test_a_two_icon_technology_is_patented_by_two_players_in_one_round():
    made = quiet(3).turn(0, dice=[3, 3], in_round=1).use(3, "patent", "AI-2")
    made.do("use_silver", 3)
    assert made.refused("patent", "AI-2") == ["PUL-15.6"]
    made.turn(1, dice=[3, 1], in_round=1).use(3, "patent", "AI-2")
    assert made.state.view(None)["technologies"][made.slot("AI-2")]["patents"] == [0, 1]
    made.turn(2, dice=[3, 1], in_round=1).do("use_silver", 3)
    assert made.refused("patent", "AI-2") == ["PUL-15.5"]


@rule("PUL-15.5", "PUL-15.7", "PUL-15.9", "PUL-EX-44", "PUL-18.42")
def test_a_one_icon_technology_takes_one_player_a_round():
    made = quiet(3).turn(0, dice=[2, 1], in_round=2).use(2, "patent", "AI-4")
    made.turn(1, dice=[2, 1], in_round=2).do("use_silver", 2)
    assert made.refused("patent", "AI-4") == ["PUL-15.7"]
    made.produce(in_round=2)
    assert made.state.round == 3
    assert made.state.view(None)["technologies"][made.slot("AI-4")]["slid"]
    made.turn(1, dice=[2, 1], in_round=3).use(2, "patent", "AI-4")
    made.produce(in_round=3)
    made.turn(2, dice=[2, 1], in_round=4).do("use_silver", 2)
    assert made.refused("patent", "AI-4") == ["PUL-15.5"]


@rule("PUL-15.10", "PUL-22.16", "PUL-EX-44")
def test_with_two_players_a_one_icon_technology_takes_one_in_the_whole_game():
    made = quiet(2).turn(0, dice=[2, 1], in_round=2).use(2, "patent", "AI-4")
    made.produce(in_round=2)
    made.turn(1, dice=[2, 1], in_round=3).do("use_silver", 2)
    assert made.refused("patent", "AI-4") == ["PUL-15.10"]


@rule("PUL-18.43", "PUL-18.44")
def test_single_markers_slide_and_full_technologies_stay():
    made = quiet(3)
    made.state.first_patent[0] = 1
    made.state.first_patent[1] = 0
    made.state.second_patent[1] = 2
    made.produce(in_round=1)
    shown = made.state.view(None)["technologies"]
    assert [tech["slid"] for tech in shown[:3]] == [True, False, False]


@rule("PUL-15.11", "PUL-25.2")
def test_an_instant_technology_gives_its_benefit_once():
    made = quiet().turn(dice=[1, 1], in_round=5).use(1, "patent", "AII-5")
    assert made.player(0).cubes == 3
    made.end_turn()
    assert made.player(0).cubes - 3 in (0, 2, 3)  # engineers only


@rule("PUL-15.13", "PUL-15.16", "PUL-18.31", "PUL-25.3")
def test_green_technologies_score_from_the_round_of_their_patent():
    made = quiet().with_pulsar(0, "P5", "small", spinning=True).turn(dice=[4, 1], in_round=3)
    made.use(4, "patent", "AII-2").end_turn()
    assert made.points(0, "production") == 1
    made.produce(in_round=4)
    assert made.points(0, "production") == 2


@rule("PUL-15.14", "PUL-25.5", "PUL-20.3")
def test_purple_technologies_score_at_the_end():
    made = quiet().with_patent(0, "BIII-4").with_pulsar(0, "P5").with_pulsar(0, "I70")
    made.produce(in_round=7)
    assert made.points(0, "purple") == 0
    made.produce(in_round=8)
    assert made.points(0, "purple") == 4


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
@rule("PUL-25.21", "PUL-8.13", "PUL-25.4")
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


# -------------------------------------------------------------------- instants and endings, one by one


def rich(seats=3):
    """A player who has something of everything."""
    made = quiet(seats).with_side(0, "HQ-B2").with_projects(0, "b1", "b2", "b3").with_ship(0, "g4")
    made.with_base(0, "S3").with_base(0, "S9").with_base(0, "S15", "barren")
    made.with_pulsar(0, "P5").with_pulsar(0, "P11", "small", spinning=True).with_pulsar(
        0, "P16", "large", spinning=True
    )
    made.with_pulsar(0, "P22", "large", spinning=True)
    made.with_transmitter(0, "TA7", operating=True).with_transmitter(0, "TB1", operating=True)
    made.with_transmitter(0, "TB3", operating=True).link("TA7", 0, "TB1", 0)
    made.player(0).runs_used = 1
    made.player(0).cubes = 2
    return made


INSTANTS = [
    ("AII-3", 3),
    ("BII-5", 2),
    ("BII-6", 9),
    ("CII-6", 6),
    ("DII-4", 8),
    ("DIII-5", 2),
    ("BI-4", 1),
]


@pytest.mark.parametrize(("tech", "points"), INSTANTS, ids=[each[0] for each in INSTANTS])
@rule("PUL-25.17", "PUL-25.29", "PUL-24.1", "PUL-25.7")
def test_instant_points(tech, points):
    made = rich()
    made.face(len(tech.split("-")[0]) - 2, tech.split("-")[0])
    die = TABLES.techs[made.state.techs[made.slot(tech)]].die
    made.turn(dice=[die, 1], in_round=8).use(die, "patent", tech)
    if "gain_gyrodyne" in made.kinds():
        made.do("gain_gyrodyne", "large")
    assert made.points(0, "patents") == points


@rule("PUL-24.6", "PUL-24.7", "PUL-25.10", "PUL-25.1", "PUL-25.7", "PUL-24.9")
def test_instant_goods():
    made = rich().with_top_tile("X04", "X05").turn(dice=[5, 1], in_round=5).use(5, "patent", "AII-6")
    assert made.player(0).cubes == 4
    assert (made.player(0).plus_minus, made.player(0).plus_two) == (3, 2)
    made = rich().face(1, "DII").turn(dice=[1, 1], in_round=5).use(1, "patent", "DII-3")
    assert (made.player(0).plus_minus, made.player(0).cubes) == (3, 3)
    made = rich().face(2, "CIII").with_top_tile("X01").turn(dice=[6, 1], in_round=8).use(6, "patent", "CIII-5")
    assert (made.points(0, "patents"), made.points(0, "exploration")) == (6, 4)
    made = rich().face(2, "DIII").turn(dice=[1, 1], in_round=8).use(1, "patent", "DIII-5")
    assert made.player(0).cubes == 4
    made = rich().face(1, "BII").turn(dice=[3, 1], in_round=5).use(3, "patent", "BII-3")
    made.do("gain_gyrodyne", "small").do("gain_gyrodyne", "medium")
    assert made.player(0).waiting == [1, 1, 0]


@rule("PUL-25.1", "PUL-25.14")
def test_a_part_that_cannot_be_carried_out_lapses():
    made = quiet().turn(dice=[5, 1], in_round=2)
    made.player(0).rings = 0
    made.use(5, "patent", "AI-5")
    assert made.kinds() == {"gain_gyrodyne"}
    made = quiet().face(1, "CII").with_pulsar(1, "I70").with_pulsar(1, "I71").with_pulsar(2, "I76")
    made.turn(dice=[6, 1], in_round=4).use(6, "patent", "CII-4")
    assert made.player(0).waiting == [0, 0, 1]


@rule("PUL-24.16", "PUL-24.17", "PUL-24.18", "PUL-24.19", "PUL-25.15")
def test_teleports():
    made = quiet().with_ship(0, "E1").with_tile("S75", "SY14").turn(dice=[4, 1], in_round=4)
    made.use(4, "patent", "AII-4")
    kinds = {made.state.cluster.kind[sector] for (sector,) in made.moves("teleport")}
    assert kinds == {1}
    assert made.refused("teleport", "P5") == ["PUL-24.16", "PUL-24.17"]
    assert made.refused("teleport", "I70") == ["PUL-24.19"]
    assert made.refused("teleport", "E14") == ["PUL-25.15"]
    declined = made.state.clone()
    made.do("teleport", "S75")
    assert made.player(0).bases == 1
    assert made.kinds() == {"take_bonus", "draw_tile"}
    made.state = declined
    made.do("decline")
    assert made.player(0).ship == made.sector("E1")
    made = quiet().face(1, "DII").with_ship(0, "P5").with_pulsar(1, "P16").turn(dice=[3, 1], in_round=5)
    made.use(3, "patent", "DII-5")
    assert {made.state.cluster.kind[sector] for (sector,) in made.moves("teleport")} == {2}
    assert len(made.moves("teleport")) == 12  # claimed ones too, but not the own sector
    made.do("teleport", "P11")
    assert made.state.owner[made.pulsar("P11")] == 0
    assert made.player(0).cubes == 1
    made = quiet().face(1, "BII").with_ship(0, "k7").turn(dice=[5, 1], in_round=4).use(5, "patent", "BII-4")
    assert {made.state.cluster.kind[sector] for (sector,) in made.moves("teleport")} == {1, 2, 4}
    made.do("teleport", "o10")
    assert made.points(0, "patents") == 2


@rule("PUL-25.15")
def test_a_teleport_is_no_flight_but_ends_like_one():
    made = quiet(3, map="dead_ends").with_patent(0, "AI-3").with_top_tile("X01").with_ship(0, "E1")
    made.with_transmitter(0, "TA6").turn(dice=[4, 1])
    before = made.score(0)
    made.use(4, "pay_transmitter", "TA6", 0).do("teleport", "P11")
    assert made.score(0) - before == 2 + 4  # AMB-50: the draw of a dead end; nothing for a flight over a pulsar
    made = quiet().with_ship(0, "k7").face(1, "AII")
    made.state.shown = 0
    made.turn(dice=[4, 1], in_round=4).use(4, "patent", "AII-4").do("teleport", "S75")
    assert made.state.shown == 1 << made.system("S75")  # AMB-55


ENDINGS = [
    ("AIII-2", 3),
    ("AIII-3", 8),
    ("BIII-2", 2),
    ("BIII-4", 8),
    ("CIII-1", 6),
    ("CIII-2", 9),
    ("CIII-4", 4),
    ("DIII-1", 6),
    ("DIII-4", 6),
    ("BIII-5", 0),
]


@pytest.mark.parametrize(("tech", "points"), ENDINGS, ids=[each[0] for each in ENDINGS])
@rule("PUL-25.17", "PUL-25.29", "PUL-25.5")
def test_purple_points(tech, points):
    made = rich().with_patent(0, tech).produce(in_round=8)
    while not made.state.over():
        made.do("decline")
    assert made.points(0, "purple") == points


@rule("PUL-25.17")
def test_a_table_pays_its_highest_step():
    for bases, points in ((6, 0), (7, 6), (8, 6), (9, 9), (11, 13), (14, 13)):
        made = quiet().with_patent(0, "BIII-5")
        made.player(0).bases = bases
        made.produce(in_round=8)
        while not made.state.over():
            made.do("decline")
        assert made.points(0, "purple") == points


PRODUCTIONS = [("AII-2", 3), ("CII-1", 3), ("DII-1", 3), ("DIII-2", 1), ("DI-5", 1)]


@pytest.mark.parametrize(("tech", "points"), PRODUCTIONS, ids=[each[0] for each in PRODUCTIONS])
@rule("PUL-25.3", "PUL-18.31")
def test_green_points(tech, points):
    made = rich().with_patent(0, tech).produce(in_round=6)
    while made.state.round == 6:
        made.do("decline")
    assert made.points(0, "production") == points


@rule("PUL-25.18")
def test_offers_of_technologies():
    made = quiet().with_patent(0, "BII-1").with_tracks(engineers=[(3, 0), (8, 1), (9, 2)]).produce(in_round=4)
    assert made.kinds() == {"buy_points", "decline"}
    made.do("buy_points")
    assert (made.player(0).cubes, made.points(0, "production")) == (2, 3)
    assert made.state.round == 5  # once each time
    made = quiet().with_patent(0, "AIII-5").with_tracks(engineers=[(3, 0), (8, 1), (9, 2)]).produce(in_round=8)
    made.do("buy_points")
    assert made.points(0, "purple") == 9
    made = quiet().with_patent(0, "AIII-5").with_tracks(engineers=[(3, 1), (8, 2), (9, 0)]).produce(in_round=8)
    assert made.state.over()  # without cubes there is no offer


def test_every_technology_is_tested_or_played():
    """The 68 technologies by the tests of this file and its neighbours."""
    here = {tech for tech, *_ in [*TRIGGERS, *SHIFTS, *INSTANTS, *ENDINGS, *PRODUCTIONS]}
    elsewhere = {
        *("AI-1", "AI-5", "CI-1", "CI-4", "DI-1", "DI-3", "DI-4", "AII-1", "AII-4", "AII-5", "AII-6"),
        *("BII-1", "BII-2", "BII-3", "BII-4", "CII-4", "CII-5", "DII-2", "DII-3", "DII-5"),
        *("AIII-1", "AIII-4", "AIII-5", "BIII-1", "BIII-3", "CIII-3", "CIII-5", "DIII-3"),
    }
    assert {tech.id for tech in TABLES.techs} == here | elsewhere


def test_rose_slingshot_and_emergency_crew_and_night_watch():
    made = quiet().with_patent(0, "CI-1").with_ship(0, "g4").turn(dice=[1, 6]).do("use_silver", 1)
    assert made.moves("fly") == [(1,), (2,)]
    made = quiet().face(1, "CII")
    made.player(0).cubes = 1
    made.turn(dice=[1, 1], in_round=5).use(1, "patent", "CII-5")
    assert (made.state.owed, made.player(0).cubes) == (6, 0)
    made = quiet().turn(dice=[4, 1], in_round=6).use(4, "patent", "AIII-1")
    assert (sorted(made.player(0).dice), made.state.owed) == ([1, 3], 2)
    assert len(TRANSMITTERS) == 24
