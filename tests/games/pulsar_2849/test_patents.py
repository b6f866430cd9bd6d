"""PUL-15: which technologies are open to whom, and when their kinds take effect."""

import pytest
from games.pulsar_2849.builder import TABLES, board, quiet
from support.rules import rule

from perihelion.games.pulsar_2849.rules.technologies import has_room


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


@rule("PUL-15.5", "PUL-15.7")
def test_a_full_technology_closes_no_other_one():
    made = quiet().with_patent(1, "AI-2").with_patent(2, "AI-2").turn(dice=[3, 1], in_round=8).do("use_silver", 3)
    threes = [slot for slot, tech in enumerate(made.state.boards.techs) if tech.die == 3]
    assert len(threes) > 2
    assert made.moves("patent") == [(slot,) for slot in threes if slot != made.slot("AI-2")]


@rule("PUL-15.5", "PUL-15.6")
@pytest.mark.parametrize("tech", ["AI-2", "AI-4"])
def test_a_technology_without_a_patent_has_room_for_everybody(tech):
    made = quiet(3)
    slot = made.slot(tech)
    assert [has_room(made.state, made.state.boards.techs[slot], slot, seat) for seat in range(3)] == [True] * 3


@rule("PUL-15.6")
@pytest.mark.parametrize("tech", ["AI-2", "AI-4"])
def test_the_second_place_is_not_for_the_owner_of_the_first(tech):
    made = quiet().with_patent(0, tech)
    slot = made.slot(tech)
    assert [has_room(made.state, made.state.boards.techs[slot], slot, seat) for seat in range(3)] == [False, True, True]


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


@rule("PUL-15.10", "PUL-22.16", "PUL-EX-44", "PUL-AMB-43")
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
