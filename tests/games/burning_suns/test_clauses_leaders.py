"""Scans, leader rolls, boosts and forces: one clause after another (BSU-19 to BSU-21)."""

import pytest
from games.burning_suns.builder import Builder, built, checked
from support.rules import rule

from perihelion.games.burning_suns.rules.empire.numbers import income, limit
from perihelion.games.burning_suns.rules.steps import REGROUP
from perihelion.games.burning_suns.rules.terms import ACTION, FLEET


def terran(seats: int = 2) -> Builder:
    """Leaders of 5, 4 and 4."""
    return built(seats).empire(0, race="terran")


def scanned(table: Builder, leader: int = 0) -> bool:
    """Whether the scan of that leader succeeds, without boosts."""
    table.begin(0, "scan", leader)
    return table.state.actors() == (0,) and table.asked() == "scan"


@rule("BSU-19.4")
def test_the_next_regroup_turns_up_a_new_artefact() -> None:
    table = terran().dice(1).begin(0, "scan").do("take", 2)
    state = table.state
    assert (state.face_up[1], state.artefact_owner.count(0)) == (-1, 1)
    top = state.decks[1][-1]
    table.step(REGROUP)
    assert state.face_up[1] == top


@rule("BSU-19.5")
def test_a_scan_that_fails_brings_three_crystals_and_no_card() -> None:
    table = terran().crystals(1).dice(6).begin(0, "scan")
    assert not table.state.actors()
    assert (table.state.crystals[0], table.state.artefact_owner.count(0)) == (4, 0)


@rule("BSU-20.2")
def test_modifiers_of_any_roll_and_of_the_action_count() -> None:
    assert scanned(terran().dice(5))
    assert not scanned(terran().dice(6))
    assert scanned(terran().empire(0, "archivist").dice(7))  # two for scans
    assert not scanned(terran().empire(0, "psyonic").dice(7))
    psyonic = terran().empire(0, "psyonic").level(0, 1).level(0, 2, 0)
    assert scanned(psyonic.dice(7))  # two for every roll


@rule("BSU-20.4", "BSU-20.6")
@pytest.mark.parametrize(("face", "success"), [(6, True), (7, False)])
def test_three_crystals_buy_one(face: int, success: bool) -> None:
    assert terran().crystals(2).dice(1).begin(0, "scan").asked() == "scan"  # two buy nothing
    table = terran().crystals(3).dice(face).begin(0, "scan")
    assert table.kinds() == {"boost", "roll"}
    table.do("boost")
    assert (table.asked() == "scan" if table.state.actors() else False) == success
    assert table.state.crystals[0] == (0 if success else 3)  # those of the failure


@rule("BSU-20.5")
def test_a_boost_for_a_mission_is_none_for_the_action_it_gains() -> None:
    table = terran().crystals(3).dice(6, 5).begin(0, "mission", 1).do("boost")
    assert table.asked() == "mission"
    table.do("action", ACTION["scan"])
    assert not table.state.actors()
    assert table.state.crystals[0] == 3  # a 5 of a leader of 4


@rule("BSU-20.7")
def test_the_leader_of_whoever_acts_rolls() -> None:
    table = terran().empire(1, race="usurper").dice(6).begin(1, "scan", 0)
    assert (table.asked(), table.seat) == ("scan", 1)  # a leader of 6
    failed = terran().empire(1, race="usurper").dice(5).begin(1, "scan", 1)
    assert not failed.state.actors()


@rule("BSU-20.8")
def test_as_many_rerolls_as_there_are_and_only_if_wanted() -> None:
    table = terran().artefact(0, "whispering_coil").dice(8, 8, 1).begin(0, "scan")  # one for the neutral
    assert (table.asked(), table.kinds()) == ("leader-reroll", {"accept", "decline"})
    table.do("accept")
    assert (table.asked(), table.state.crystals[0]) == ("level", 3)  # it has failed, and the action has ended
    declined = terran().artefact(0, "whispering_coil").dice(8, 1).begin(0, "scan").do("decline")
    assert (declined.asked(), declined.state.crystals[0]) == ("level", 3)
    dark = terran().empire(0, "imperial").artefact(0, "whispering_coil").dice(8, 8, 1).begin(0, "scan")
    assert dark.do("accept").do("accept").asked() == "scan"  # two for the dark


@rule("BSU-21.4", "BSU-21.6")
def test_with_a_level_the_force_changes_and_every_x_at_once() -> None:
    table = terran().empire(0, "imperial").artefact(0, "banner_of_many").artefact(0, "crystal_womb")
    assert (limit(table.state, 0, FLEET), income(table.state, 0)) == (12, 4 + 1)  # dark
    checked(table.antimatter(table.state.tables.thresholds[0][2][1]))
    table.do("pick", 1)
    assert (limit(table.state, 0, FLEET), income(table.state, 0)) == (13, 4 + 2)  # neutral
    table.units(0, "home0", fighter=13)
    checked(table)
    assert table.has(0, "home0", "fighter") == 13
    checked(table.antimatter(0))
    assert (limit(table.state, 0, FLEET), income(table.state, 0)) == (12, 4 + 1)
    assert table.has(0, "home0", "fighter") == 12  # the limit that fell
