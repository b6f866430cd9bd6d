"""Scoring and tie-breaks (BTS-8, BTS-21.26)."""

from typing import Final

from perihelion.kernel.bits import ones

from .cards import DEEP, DISCS, SOL
from .counters import own_cards, value
from .state import Faction, Table

TECHNOLOGY_POINTS: Final = [1, 2, 3]
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
        "systems": system_points(table, faction),
        "bases": BASE_POINTS * ones(faction.bases),
        "space": SPACE_POINTS * (int(strongest(table, seat, SOL)) + int(strongest(table, seat, DEEP))),
        "events": event_points(table, seat),
        "achievements": achievement_points(table, seat),
        "abilities": faction.noted,
    }


def points_of(table: Table, seat: int) -> int:
    """The sum of the tally (BTS-8.13)."""
    faction = table.factions[seat]
    points = technology_points(table, faction) + top_technology_points(table, seat)
    points += automation_points(table, faction.automation) + system_points(table, faction)
    points += BASE_POINTS * ones(faction.bases)
    points += SPACE_POINTS * (int(strongest(table, seat, SOL)) + int(strongest(table, seat, DEEP)))
    return points + event_points(table, seat) + achievement_points(table, seat) + faction.noted


def system_points(table: Table, faction: Faction) -> int:
    """BTS-8.8."""
    points = 0
    for colony in faction.colonised:
        points += table.tables.systems[colony // 16].vp
    return points


def technology_points(table: Table, faction: Faction) -> int:
    """BTS-8.1 to BTS-8.4: 1, 2 or 3 points by level, private ones like the others."""
    points = 0
    for level in range(len(TECHNOLOGY_POINTS)):
        points += TECHNOLOGY_POINTS[level] * ones(faction.techs & table.tables.slots_of_level[level])
    for card in faction.private:
        level = table.tables.technologies[card].level
        if level < len(TECHNOLOGY_POINTS):
            points += TECHNOLOGY_POINTS[level]
    return points


def top_technology_points(table: Table, seat: int) -> int:
    """BTS-8.5: level IIII as its cards say."""
    points = 0
    faction = table.factions[seat]
    if not faction.techs & table.tables.slots_of_level[3] and not faction.private:
        return 0
    for card in own_cards(table, faction):
        technology = table.tables.technologies[card]
        if technology.level == 3:
            points += technology.vp + value(table, seat, technology.end, 0, 0)
    return points


def automation_points(table: Table, automation: int) -> int:
    """BTS-8.6, BTS-8.7: all printed points up to the level reached, then 1 for each further one."""
    printed = table.tables.automation_vp
    points = max(0, automation - len(printed)) * table.tables.automation_beyond
    for level in range(min(automation, len(printed))):
        points += printed[level]
    return points


def strongest(table: Table, seat: int, area: int) -> bool:
    """BTS-8.10: the highest strength, above 0; all who tie for it (A-6)."""
    own = table.factions[seat].strength[area]
    if own == 0:
        return False
    for faction in table.factions:
        if faction.strength[area] > own:
            return False
    return True


def event_points(table: Table, seat: int) -> int:
    """BTS-8.11, BTS-21.26."""
    points = 0
    for kept in table.kept:
        event = table.tables.events[kept // 8]
        if kept % 8 == seat:
            points += event.vp
        if event.each or (event.deep and strongest(table, seat, DEEP)):
            points += value(table, seat, event.end, 0, 0)
    return points


def achievement_points(table: Table, seat: int) -> int:
    """BTS-8.12."""
    points = 0
    for number in range(len(table.goals)):
        discs = table.claims[number]
        for place in range(len(discs)):
            if discs[place] // 4 == seat:
                points += table.tables.achievements[table.goals[number]].spaces[place]
    return points


TIE_BREAKS: Final = ("discs", "population", "ore")


def tie_breaks(table: Table, seat: int) -> tuple[int, int, int]:
    """BTS-8.14 to BTS-8.16: fewest discs on the tracks, most population, most ore; greater is better."""
    faction = table.factions[seat]
    return (faction.food_out + faction.ore_out - 2 * DISCS, faction.pop, faction.ore)


def ranking(table: Table) -> list[list[int]]:
    totals = [points_of(table, seat) for seat in range(table.seats)]
    standings = [(totals[seat], *tie_breaks(table, seat)) for seat in range(table.seats)]
    groups: list[list[int]] = []
    for standing in sorted(set(standings), reverse=True):
        groups.append([seat for seat in range(table.seats) if standings[seat] == standing])
    return groups
