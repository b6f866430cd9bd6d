"""Levels of an ideology: gained from below, lost from above, looked at when an action ends (BSU-4.12 to BSU-4.16)."""

import pytest
from games.burning_suns.builder import TABLES, built, checked
from support.rules import rule

from perihelion.games.burning_suns.rules.empire.numbers import limit
from perihelion.games.burning_suns.rules.terms import AGENT


@rule("BSU-EX-47", "BSU-4.12", "BSU-4.13", "BSU-4.14", "BSU-4.15", "BSU-4.16", "BSU-5.4", "BSU-A-14", "BSU-21.5")
def test_levels_are_chosen_when_gained_and_lost_below_their_threshold() -> None:
    table = built(length="long").empire(0, "psyonic").antimatter(0)
    checked(table)
    assert not table.state.actors()
    checked(table.antimatter(1))
    assert table.asked() == "level"
    table.do("pick", 1)
    assert table.state.levels[0] == [0, 1, -1, -1]
    checked(table.antimatter(0))
    assert table.state.levels[0] == [0, -1, -1, -1]
    checked(table.antimatter(1)).do("pick", 0)
    assert table.state.levels[0] == [0, 0, -1, -1]


@rule("BSU-11.12", "BSU-A-14")
def test_several_levels_at_once_from_below() -> None:
    table = built().antimatter(4)
    checked(table).do("pick", 0).do("pick", 1)
    assert table.state.levels[0] == [0, 0, 1, 0]


@rule("BSU-4.13", "BSU-4.14", "BSU-11.12")
@pytest.mark.parametrize("actor", [0, 1])
def test_whoever_acts_is_the_first_to_gain_a_level(actor: int) -> None:
    table = built(length="long").empire(0, "psyonic").empire(1, "psyonic").antimatter(1, 1)
    checked(table, actor)
    for seat in (actor, 1 - actor):
        assert (table.seat, table.asked()) == (seat, "level")
        table.do("pick", 0)
    assert table.state.levels == [[0, 0, -1, -1], [0, 0, -1, -1]]


@rule("BSU-4.13", "BSU-4.15", "BSU-11.12", "BSU-18.9")
def test_what_a_lost_level_allowed_is_given_up_at_once() -> None:
    table = built(length="long").empire(0, "psyonic").antimatter(0)
    number = limit(table.state, 0, AGENT) + 1
    for agent in TABLES.agents[:number]:
        table.agent(0, agent.removeprefix("agent_"))
    checked(table.level(0, 1).level(0, 2))
    assert table.state.levels[0] == [0, 0, -1, -1]  # the next one is looked at when the agents are in order
    assert table.asked() == "surplus-card"
    assert len(table.moves()) == number
