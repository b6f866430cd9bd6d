"""Scoring and tie-breaks (BTS-8, BTS-21.26)."""

from typing import Final

from perihelion.games.beyond_the_sun.rules.cards import DEEP, DISCS, SOL
from perihelion.games.beyond_the_sun.rules.counters import own_cards, value
from perihelion.games.beyond_the_sun.rules.state import Faction, Table

TECHNOLOGY_POINTS: Final = (1, 2, 3)
"""BTS-8.1 to BTS-8.3: of the levels I to III; cards of level IIII say their own."""
BASE_POINTS: Final = 1
SPACE_POINTS: Final = 1
"""BTS-8.10: for the strongest in Sol, and in Deep Space."""


def tally_of(table: Table, seat: int) -> dict[str, int]:
    faction = table.factions[seat]
    return {
        "technologies": technology_points(table, faction),
        "top-technologies": top_technology_points(table, seat),
        "automation": automation_points(table, faction.automation),
        "systems": sum([table.tables.systems[colony // 16].vp for colony in faction.colonised]),
        "bases": BASE_POINTS * faction.bases.bit_count(),
        "space": SPACE_POINTS * (int(strongest(table, seat, SOL)) + int(strongest(table, seat, DEEP))),
        "events": event_points(table, seat),
        "achievements": achievement_points(table, seat),
        "abilities": faction.noted,
    }


def technology_points(table: Table, faction: Faction) -> int:
    """BTS-8.1 to BTS-8.4: 1, 2 or 3 points by level, private ones like the others."""
    points = 0
    for level, worth in enumerate(TECHNOLOGY_POINTS):
        points += worth * (faction.techs & table.tables.slots_of_level[level]).bit_count()
    for card in faction.private:
        level = table.tables.technologies[card].level
        if level < len(TECHNOLOGY_POINTS):
            points += TECHNOLOGY_POINTS[level]
    return points


def top_technology_points(table: Table, seat: int) -> int:
    """BTS-8.5: level IIII as its cards say."""
    points = 0
    for card in own_cards(table, table.factions[seat]):
        technology = table.tables.technologies[card]
        if technology.level == 3:
            points += technology.vp + value(table, seat, technology.end, 0, 0)
    return points


def automation_points(table: Table, automation: int) -> int:
    """BTS-8.6, BTS-8.7: all printed points up to the level reached, then 1 for each further one."""
    printed = table.tables.automation_vp
    beyond = max(0, automation - len(printed))
    return sum(printed[:automation]) + beyond * table.tables.automation_beyond


def strongest(table: Table, seat: int, area: int) -> bool:
    """BTS-8.10: the highest strength, above 0; all who tie for it (A-6)."""
    highest = max([faction.strength[area] for faction in table.factions])
    return highest > 0 and table.factions[seat].strength[area] == highest


def event_points(table: Table, seat: int) -> int:
    points = 0
    for kept in table.kept:
        event = table.tables.events[kept // 8]
        if kept % 8 == seat:
            points += event.vp
        if event.each or (event.deep and strongest(table, seat, DEEP)):
            points += value(table, seat, event.end, 0, 0)
    return points


def achievement_points(table: Table, seat: int) -> int:
    points = 0
    for goal, discs in zip(table.goals, table.claims, strict=True):
        spaces = table.tables.achievements[goal].spaces
        for place, disc in enumerate(discs):
            if disc // 4 == seat:
                points += spaces[place]
    return points


def tie_breaks(table: Table, seat: int) -> tuple[int, int, int]:
    """BTS-8.14 to BTS-8.16: fewest discs on the tracks, most population, most ore; greater is better."""
    faction = table.factions[seat]
    return (faction.food_out + faction.ore_out - 2 * DISCS, faction.pop, faction.ore)


def ranking(table: Table) -> list[list[int]]:
    totals = [sum(tally_of(table, seat).values()) for seat in range(table.seats)]
    standings = [(totals[seat], *tie_breaks(table, seat)) for seat in range(table.seats)]
    groups: list[list[int]] = []
    for standing in sorted(set(standings), reverse=True):
        groups.append([seat for seat in range(table.seats) if standings[seat] == standing])
    return groups
