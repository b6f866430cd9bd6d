"""PUL-24 and PUL-25: the benefits of technologies, and every one of the 68 taking effect."""

import pytest
from games.pulsar_2849.builder import TABLES, TRANSMITTERS, quiet
from games.pulsar_2849.test_abilities import SHIFTS, TRIGGERS
from support.rules import rule


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


@rule("PUL-24.16", "PUL-24.17", "PUL-24.18", "PUL-24.19", "PUL-25.15", "PUL-AMB-25")
def test_teleports():
    made = quiet().with_ship(0, "E1").with_tile("S75", "SY14").turn(dice=[4, 1], in_round=4)
    made.use(4, "patent", "AII-4")
    kinds = {made.state.cluster.kind[sector] for (sector,) in made.moves("teleport")}
    assert kinds == {1}
    assert made.refused("teleport", "P5") == ["PUL-24.16", "PUL-24.17"]
    assert made.refused("teleport", "I70") == ["PUL-24.19"]
    assert made.refused("teleport", "E14") == ["PUL-25.15"]
    at_home = quiet().with_ship(0, "S75").turn(dice=[4, 1], in_round=4).use(4, "patent", "AII-4")
    assert at_home.refused("teleport", "S75") == ["PUL-25.15"]
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


@rule("PUL-25.15", "PUL-AMB-50", "PUL-AMB-55")
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
