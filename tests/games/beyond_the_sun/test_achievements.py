"""BTS-6 and BTS-7: claiming achievements, and how the game ends."""

import pytest
from support.rules import rule

from .bench import FOOD, GOAL, ORE, TABLES, Bench, table


def rich(seats: int = 2) -> Bench:
    """Seat 0 meets Efficiency and Abundance; seat 1 meets Efficiency too."""
    bench = table(seats).goals("empire", "transcendence", "efficiency", "abundance")
    return bench.mat(0, automation=5, pop=6, ore=9).mat(1, automation=5)


@rule("BTS-6.1", "BTS-6.2", "BTS-6.3", "BTS-6.4", "BTS-7.8")
def test_one_achievement_a_turn_is_claimed_by_the_active_player_only() -> None:
    bench = rich().achievement_phase(0)
    assert bench.args("claim") == [(GOAL["efficiency"],), (GOAL["abundance"],)]
    assert bench.kinds() == {"claim"}  # declining is no choice
    bench.do("claim", "abundance")
    assert [len(discs) for discs in bench.s.claims] == [0, 0, 0, 1]
    assert bench.s.active == 1
    bench = rich().mat(0, pop=0).achievement_phase(0)
    assert bench.s.claims[2] == [3]  # the only one is claimed at once, and the other player gets nothing
    bench = rich().mat(0, automation=0, pop=0).achievement_phase(0)
    assert bench.s.discs_claimed() == 0


@rule("BTS-6.5", "BTS-6.6", "BTS-8.12", "BTS-6.11", "BTS-18.2")
def test_discs_fill_the_spaces_from_the_left() -> None:
    bench = rich().mat(0, pop=0).achievement_phase(0)
    bench.achievement_phase(1)
    assert bench.s.claims[2] == [3, 7]
    points = [tally["achievements"] for tally in bench.s.tally()]
    assert points == TABLES.achievements[GOAL["efficiency"]].spaces[:2]


@rule("BTS-6.7", "BTS-6.8")
def test_a_full_card_is_closed_and_four_player_spaces_need_four() -> None:
    for seats, open_for_third in ((3, False), (4, True)):
        bench = rich(seats).disc("efficiency", 1).disc("efficiency", 2).achievement_phase(0)
        claimable = bench.s.view(0)["achievements"][2]["claimable"][0] if bench.s.actors() else None
        if open_for_third:
            assert (GOAL["efficiency"],) in bench.args("claim")
        else:
            assert claimable is False
            assert bench.s.claims[3] == [3]  # only Abundance was left
    bench = rich(3).disc("efficiency", 1).disc("efficiency", 2).goals("efficiency", "abundance", "great_library")
    bench.disc("efficiency", 1).disc("efficiency", 2).mat(0, techs=0b111111111).achievement_phase(0)
    assert bench.why("claim", "efficiency") == ["BTS-6.7"]


@rule("BTS-6.9")
def test_nobody_claims_the_same_achievement_twice() -> None:
    bench = rich().disc("efficiency", 0).mat(0, techs=0b111111111)
    bench.s.goals[0] = GOAL["great_library"]
    bench.achievement_phase(0)
    assert bench.why("claim", "efficiency") == ["BTS-6.9"]
    for seat in range(3):  # nor with a production disc in place of the own one, and only for its owner
        for kind in (FOOD, ORE):
            bench = table(3).goals("efficiency", "abundance", "great_library")
            bench.s.claims[0] = [seat * 4 + kind]
            for other in range(3):
                bench.mat(other, automation=5, pop=6, ore=9, techs=0b111111111).achievement_phase(other)
                assert bench.why("claim", "efficiency") == (["BTS-6.9"] if other == seat else [])


@rule("BTS-6.10", "BTS-6.12")
def test_the_condition_counts_in_the_achievement_phase_and_discs_stay() -> None:
    bench = table().goals("abundance", "efficiency").mat(0, pop=3, ore=8)
    bench.production(0).do("produce", "trade").do("sell_population").do("done")
    assert bench.s.discs_claimed() == 0  # met before production, not any more
    bench = table().goals("abundance", "efficiency").mat(0, pop=3, ore=8).achievement_phase(0)
    assert bench.s.claims[0] == [3]
    bench.mat(0, pop=0, ore=0).achievement_phase(0)
    assert bench.s.claims[0] == [3]


@rule("BTS-6.13", "BTS-EX-5")
def test_empire_needs_four_colonies_and_comes_once() -> None:
    four = ("barnards_star", "wolf_359", "sirius", "procyon")
    bench = table().goals("empire", "efficiency").colonised(0, *four[:3]).achievement_phase(0)
    assert bench.s.discs_claimed() == 0
    bench.colonised(0, four[3]).achievement_phase(0)
    assert bench.s.claims[0] == [3]
    bench.colonised(0, "tau_ceti", "trappist_1", "wolf_1061", "ross_154").achievement_phase(0)
    assert bench.s.claims[0] == [3]


@rule("BTS-6.14")
def test_some_cards_have_fewer_spaces_than_factions() -> None:
    spaces = {each.name: len(each.usable(4)) for each in TABLES.achievements}
    assert spaces["empire"] == spaces["transcendence"] == 4
    assert min(spaces.values()) < 4
    bench = table(4).goals("empire", "harmony")
    for seat in range(4):
        bench.colonised(seat, "barnards_star", "wolf_359", "sirius", "procyon").mat(seat, food_out=8, ore_out=8)
    for seat in range(4):
        bench.achievement_phase(seat)
        if bench.s.actors():
            bench.do("claim", "empire")
    assert len(bench.s.claims[0]) == 4
    alone = table(4).goals("empire", "vanguard").disc("empire", 0)
    alone.colonised(0, "barnards_star", "wolf_359", "sirius", "procyon").achievement_phase(0)
    assert len(alone.s.claims[0]) == 1  # once by every faction, though three spaces are free


def play_turns(bench: Bench, turns: int) -> list[int]:
    """Everybody only takes the last Basic action and ore."""
    acted: list[int] = []
    while len(acted) < turns and not bench.s.over():
        acted.append(bench.s.active)
        before = bench.s.active, bench.s.round
        while not bench.s.over() and (bench.s.active, bench.s.round) == before:
            if "use_space" in bench.kinds():
                bench.use("basic_4")
            elif "produce" in bench.kinds():
                bench.do("produce", "ore")
            else:
                bench.do("claim", TABLES.achievements[bench.args("claim")[0][0]].name)
    return acted


@rule("BTS-7.1", "BTS-7.4", "BTS-7.5", "BTS-7.7", "BTS-7.9", "BTS-EX-3")
def test_the_fourth_disc_in_mid_round_leaves_the_round_and_one_more() -> None:
    bench = table(4).goals("empire", "transcendence", "efficiency", "harmony")
    for seat in range(4):
        bench.mat(seat, pop=2)
    bench.disc("empire", 0).disc("empire", 1).disc("empire", 3).mat(2, automation=5)
    bench.turn(2)
    assert play_turns(bench, 1) == [2]
    assert bench.s.discs_claimed() == 4
    bench.mat(3, automation=5)  # still claimed after the trigger
    assert play_turns(bench, 99) == [3, 0, 1, 2, 3]
    assert bench.s.over()
    assert bench.s.ending() == "achievements"
    assert bench.s.discs_claimed() == 5


@rule("BTS-7.6", "BTS-EX-4", "BTS-3.1")
def test_the_fourth_disc_by_the_last_player_starts_the_final_round_at_once() -> None:
    bench = table(4).goals("empire", "transcendence", "efficiency", "harmony")
    for seat in range(4):
        bench.mat(seat, pop=2)
    bench.disc("empire", 0).disc("empire", 1).disc("empire", 2).mat(3, automation=5)
    bench.turn(3)
    assert play_turns(bench, 99) == [3, 0, 1, 2, 3]
    assert bench.s.ending() == "achievements"


@pytest.mark.parametrize("seats", [2, 3])
@rule("BTS-7.2", "BTS-7.3")
def test_three_discs_in_all_end_a_game_of_two_or_three(seats: int) -> None:
    bench = table(seats).goals("empire", "transcendence", "efficiency", "harmony")
    for seat in range(seats):
        bench.mat(seat, pop=2)
    bench.disc("empire", 0).mat(0, automation=5).turn(0)
    play_turns(bench, 1)
    assert bench.s.last_round == 0
    bench = table(seats).goals("empire", "transcendence", "efficiency", "harmony")
    for seat in range(seats):
        bench.mat(seat, pop=2)
    bench.disc("empire", 0).disc("transcendence", 1).mat(0, automation=5).turn(0)
    play_turns(bench, 1)
    assert bench.s.last_round == bench.s.round + 1
    play_turns(bench, seats - 1)
    bench.mat(1, automation=5)  # a fourth disc in the final round brings no other one
    assert play_turns(bench, 99) == list(range(seats))
    assert (bench.s.discs_claimed(), bench.s.ending()) == (4, "achievements")


@rule("BTS-A-64")
def test_a_game_that_nobody_ends_stops_at_the_round_cap() -> None:
    bench = table(2, round_cap=20).goals("empire", "transcendence", "power", "harmony")
    for seat in range(2):
        bench.mat(seat, pop=2)
    bench.turn(0)
    turns = play_turns(bench, 999)
    assert len(turns) == 40
    assert bench.s.ending() == "round-cap"


@rule("BTS-A-64")
def test_without_a_cap_only_achievements_end_a_game() -> None:
    """A-64: no rule ends a game in which nobody claims anything."""
    for cap, over in ((100, True), ("none", False)):
        bench = table(2, round_cap=cap).goals("empire", "transcendence", "power", "harmony")
        for seat in range(2):
            bench.mat(seat, pop=2)
        bench.s.round = 100
        bench.turn(0)
        play_turns(bench, 4 if not over else 2)
        assert bench.s.over() is over
        assert bench.s.view(0)["cap"] == (100 if over else None)
    assert bench.s.round == 102
    bench.s.round, bench.s.last_round = 5000, 5000
    bench.turn(1)
    play_turns(bench, 1)
    assert bench.s.ending() == "achievements"
