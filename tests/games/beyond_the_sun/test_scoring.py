"""BTS-8: points and tie-breaks."""

import pytest
from support.rules import rule

from perihelion.games.beyond_the_sun.rules import scoring

from .bench import EVENT, SYSTEM, TABLES, Bench, table


def tally(bench: Bench, seat: int = 0) -> dict[str, int]:
    return bench.s.tally()[seat]


@rule("BTS-8.1", "BTS-8.2", "BTS-8.3")
def test_technologies_score_their_level() -> None:
    bench = table().cube("I-1", 0)
    assert tally(bench)["technologies"] == 1
    bench.tech("mass_cloning", "II-1", 0)
    assert tally(bench)["technologies"] == 3
    bench.tech("capital_ship", "III-1", 0)
    assert tally(bench)["technologies"] == 6


@rule("BTS-8.4", "BTS-17.23")
def test_private_technologies_score_like_the_others() -> None:
    assert tally(table().private(0, "mass_cloning"))["technologies"] == 2
    assert tally(table().private(0, "capital_ship"))["technologies"] == 3


@rule("BTS-8.5", "BTS-21.26")
def test_level_four_scores_what_its_card_says_for_everybody_who_has_it() -> None:
    bench = table().tech("omega_theorem", "IIII-1", 0, 1).tech("capital_ship", "III-1", 0)
    bench.tech("android_armada", "III-2", 0)
    assert tally(bench)["top-technologies"] == 4 + 2
    assert tally(bench, 1)["top-technologies"] == 4
    bench = table().tech("galactic_empire", "IIII-2", 0).colonised(0, "sirius", "procyon", "wolf_359")
    assert tally(bench)["top-technologies"] == 4 + 3
    assert tally(table().tech("galactic_archive", "IIII-3", 0))["top-technologies"] == 3
    assert tally(table().tech("parallel_universe_generator", "IIII-3", 0))["top-technologies"] == 5


@rule("BTS-8.6", "BTS-8.7", "BTS-EX-25", "BTS-18.10")
def test_automation_adds_all_levels_reached_and_one_for_each_beyond() -> None:
    assert [tally(table().mat(0, automation=n))["automation"] for n in range(8)] == [0, 0, 1, 1, 2, 3, 4, 6]
    assert tally(table().mat(0, automation=9))["automation"] == sum(TABLES.automation_vp) + 2


@rule("BTS-8.8", "BTS-8.9", "BTS-14.33")
def test_colonies_score_their_points_and_bases_one_each() -> None:
    bench = table().colonised(0, "wolf_1061", "barnards_star").base(0, "Y1").base(0, "A1")
    assert (tally(bench)["systems"], tally(bench)["bases"]) == (12, 2)


@rule("BTS-8.10")
def test_the_strongest_in_sol_and_deep_space_score_one_ties_included() -> None:
    bench = table(3)
    assert [each["space"] for each in bench.s.tally()] == [0, 0, 0]  # no ships, no point
    bench.ships(0, "sol", 2).ships(1, "sol", 1, 1).ships(2, "sol", 1).ships(2, "deep", 1)
    assert [each["space"] for each in bench.s.tally()] == [1, 1, 1]
    bench.ships(0, "deep", 1)
    assert [each["space"] for each in bench.s.tally()] == [2, 1, 1]


@rule("BTS-8.11", "BTS-21.26", "BTS-21.35")
def test_events_in_play_score_for_those_they_name() -> None:
    bench = table()
    bench.s.kept = [EVENT["kc_24x"] * 8 + 1]
    assert [each["events"] for each in bench.s.tally()] == [0, 1]
    bench.s.kept = [EVENT["census_of_worlds"] * 8 + 7]
    bench.colonised(0, "sirius", "procyon", "wolf_359", "ross_128").base(0, "Y1")
    assert [each["events"] for each in bench.s.tally()] == [2, 0]
    bench.s.kept = [EVENT["beacon_in_the_dark"] * 8 + 7]
    assert [each["events"] for each in bench.s.tally()] == [0, 0]
    bench.ships(1, "deep", 3)
    assert [each["events"] for each in bench.s.tally()] == [0, 2]
    bench.s.kept = [EVENT["museum_of_retired_spaceships"] * 8 + 7]
    bench.mat(0, museum=[1, 2, 3, 4])
    assert [each["events"] for each in bench.s.tally()] == [1 + 1 + 2 + 2, 0]


@rule("BTS-21.26")
def test_events_for_all_are_counted_for_every_faction_and_the_beacon_for_all_that_tie() -> None:
    bench = table(3)
    bench.s.kept = [EVENT["census_of_worlds"] * 8 + 7]
    for seat, cards in ((1, ("sirius", "procyon", "wolf_359", "ross_128")), (2, ("yz_ceti", "61_cygni"))):
        bench.colonised(seat, *cards)
    bench.base(1, "Y1").base(2, "Y2").base(2, "Y3").base(2, "A1")
    assert [each["events"] for each in bench.s.tally()] == [0, 2, 2]
    bench.s.kept = [EVENT["beacon_in_the_dark"] * 8 + 7]
    bench.ships(0, "deep", 1).ships(1, "deep", 2).ships(2, "deep", 1, 1)
    assert [each["events"] for each in bench.s.tally()] == [0, 2, 2]


@rule("BTS-8.13", "BTS-8.14", "BTS-8.15", "BTS-8.16", "BTS-8.17", "BTS-EX-29")
@pytest.mark.parametrize(
    ("first", "second", "ranking"),
    [
        ({"noted": 1}, {"food_out": 8, "pop": 9, "ore": 9}, [[0], [1]]),
        ({"food_out": 1}, {"pop": 9, "ore": 9}, [[0], [1]]),
        ({"ore_out": 2}, {"food_out": 1, "pop": 9}, [[0], [1]]),
        ({"pop": 2}, {"pop": 1, "ore": 9}, [[0], [1]]),
        ({"ore": 2}, {"ore": 1}, [[0], [1]]),
        ({"ore": 1}, {"ore": 1}, [[0, 1]]),
    ],
)
def test_ties_are_broken_by_production_population_and_ore(
    first: dict[str, int], second: dict[str, int], ranking: list[list[int]]
) -> None:
    assert table().mat(0, **first).mat(1, **second).s.ranking() == ranking


@rule("BTS-8.13", "BTS-8.12", "BTS-8.8", "BTS-8.9", "BTS-A-52")
def test_the_points_of_a_faction_are_the_sum_of_all_their_sources() -> None:
    """Given every source at once, each with another number of points."""
    bench = table().cube("I-1", 0).tech("mass_cloning", "II-1", 0).tech("omega_theorem", "IIII-1", 0)
    bench.mat(0, automation=6, noted=7).colonised(0, "wolf_1061").base(0, "Y1").base(0, "Y2", 1)
    bench.ships(0, "sol", 2).ships(0, "deep", 1).goals("empire", "efficiency").disc("empire", 1).disc("empire", 0)
    bench.disc("efficiency", 0)
    bench.s.kept = [EVENT["kc_24x"] * 8]
    found = tally(bench)
    spaces = [TABLES.achievements[goal].spaces for goal in bench.s.goals]
    assert found == {
        "technologies": 3, "top-technologies": found["top-technologies"], "automation": 4,
        "systems": TABLES.systems[SYSTEM["wolf_1061"]].vp, "bases": 2, "space": 2, "events": 1,
        "achievements": spaces[0][1] + spaces[1][0], "abilities": 7,
    }  # fmt: skip
    assert found["top-technologies"] >= 4
    assert scoring.points_of(bench.s, 0) == sum(found.values()) == bench.s.scores()[0]
    assert scoring.points_of(bench.s, 1) == sum(tally(bench, 1).values()) == spaces[0][0]


@rule("BTS-8.18")
def test_noted_points_are_added() -> None:
    bench = table().resolve(0, "vp(2)")
    assert tally(bench)["abilities"] == 2
    assert bench.s.scores() == [2, 0]


@rule("BTS-21.24")
def test_giga_corporations_swaps_discs_in_play_and_at_the_end() -> None:
    bench = table().tech("giga_corporations", "IIII-1", 0).goals("empire", "efficiency", "harmony")
    bench.disc("empire", 0).disc("harmony", 0).mat(0, pop=1, food_out=7).turn(0)
    source = bench.args("use_ability")[0][0]
    bench.do("use_ability", source).do("swap", "harmony").do("disc", "ore")
    assert (bench.faction(0).ore_out, bench.faction(0).swapped) == (1, [0, 1])
    assert bench.s.claims[2] == [1]
    assert bench.s.discs_claimed() == 2  # goes on counting for the end
    bench.achievement_phase(0)
    assert tally(bench)["achievements"] == 8
    assert tally(bench)["top-technologies"] == 4 + 1
    bench.s.last_round = bench.s.round
    bench.achievement_phase(1)
    assert bench.s.ended == "achievements"
    assert bench.faction(0).food_out == 8  # food first, without any trigger
    assert tally(bench)["top-technologies"] == 4 + 2
