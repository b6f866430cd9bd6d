"""What a learned judgement of Beyond the Sun looks at: sums of what lies on the table, counted here once more."""

from collections.abc import Iterator

import pytest
from support.nets import told
from support.play import random_game

from perihelion.games.beyond_the_sun.bots.insights import BeyondInsights
from perihelion.games.beyond_the_sun.game import BeyondTheSun
from perihelion.games.beyond_the_sun.play import BeyondState
from perihelion.games.beyond_the_sun.rules.counters import value
from perihelion.games.beyond_the_sun.rules.vocabulary import AREAS, SHIP_LEVELS

GAME = BeyondTheSun(None)


def positions(seats: int, seeds: range) -> Iterator[BeyondState]:
    for seed in seeds:
        for number, (state, _, _) in enumerate(random_game(GAME, seats, seed)):
            if number % 3 == 0:
                assert isinstance(state, BeyondState)
                yield state


def test_every_seat_is_told_itself_first() -> None:
    insights = BeyondInsights(GAME.tables, 2)
    different = 0
    for state in positions(2, range(2)):
        rows = [told(insights, state, seat) for seat in range(2)]
        for field in insights.fields:
            if field.shape[0] == 2 and field.name != "goals":
                one, other = (row[field.name] for row in rows)
                half = field.size // 2
                assert one == other[half:] + other[:half], field.name
                different += one != other
    assert different


def test_fleets_and_systems_are_what_a_player_counts() -> None:
    insights = BeyondInsights(GAME.tables, 2)
    contested = ready = 0
    for state in positions(2, range(8)):
        found = told(insights, state, 0)
        own, other = state.factions
        ships = [[own.ships[area * SHIP_LEVELS + level] for level in range(SHIP_LEVELS)] for area in range(AREAS)]
        by_level = [sum(area[level] for area in ships) for level in range(SHIP_LEVELS)]
        assert found["fleet"][:SHIP_LEVELS] == [min(1.0, count / 8) for count in by_level]
        strengths = [sum((level + 1) * area[level] for level in range(SHIP_LEVELS)) for area in ships]
        assert found["fleet"][SHIP_LEVELS] == pytest.approx(min(1.0, sum(strengths) / 20))
        bases = [area for area in range(AREAS) if state.base[area] == 0]
        lead = [strengths[area] - other.strength[area] for area in bases]
        assert found["held"][0] == len(bases) / 8
        assert found["held"][4] == len([each for each in lead if each <= 0]) / 8
        contested += any(other.strength[area] for area in bases)
        there = [area for area in range(AREAS) if state.system_at[area] >= 0 and (strengths[area] or area in bases)]
        cards = {area: GAME.tables.systems[state.system_at[area]] for area in there}
        held = [area for area in there if strengths[area] >= other.strength[area]]
        enough = [cards[area].vp for area in held if strengths[area] >= cards[area].strength]
        assert found["systems"][0] == pytest.approx(len(enough) / 5)
        assert found["systems"][1] == pytest.approx(max(enough, default=0) / 8)
        one_short = [area for area in held if strengths[area] == cards[area].strength - 1]
        assert found["systems"][2] == pytest.approx(len(one_short) / 5)
        ready += bool(enough)
    assert contested
    assert ready


def test_mats_and_technologies_are_what_a_player_counts() -> None:
    insights = BeyondInsights(GAME.tables, 2)
    for state in positions(2, range(3)):
        found = told(insights, state, 0)
        own = state.factions[0]
        assert found["stock"][:5] == [float(own.pop > number) for number in range(5)]
        assert found["stock"][6:11] == [float(own.ore > number) for number in range(5)]
        assert found["stock"][12] == pytest.approx(min(1.0, sum(own.supply) / 15))
        cards = [state.tech_at[slot] for slot in range(len(state.tech_at)) if own.techs >> slot & 1]
        cards = sorted({*(card for card in cards if card >= 0), *own.private})
        technologies = len(GAME.tables.technologies)
        assert [card for card in range(technologies) if found["known"][card]] == cards
        for level in range(4):
            there = [card for card in cards if GAME.tables.technologies[card].level == level]
            assert found["levels"][4 * level] == len(there) / 8


def test_achievements_are_told_by_how_near_they_are() -> None:
    insights = BeyondInsights(GAME.tables, 2)
    goals = GAME.tables.achievements
    met = claimed = 0
    for state in positions(2, range(8)):
        found = told(insights, state, 1)
        assert [goal for goal in range(len(goals)) if found["goals"][2 * goal]] == sorted(state.goals)
        for goal in range(len(goals)):
            near, _, is_met = found["near"][3 * goal : 3 * goal + 3]
            if goal in state.factions[1].aims:
                assert is_met == float(value(state, 1, goals[goal].condition, 0, 0) > 0)
                met += is_met > 0
            else:
                assert near == is_met == 0.0
        own = sum(disc // 4 == 1 for discs in state.claims for disc in discs)
        assert found["claims"][0] == own / 4
        claimed += own
    assert met
    assert claimed
