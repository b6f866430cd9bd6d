"""Chances of a combat in microseconds: for bots that weigh an attack and for players before they commit.

Every side is its hits a turn and the damage it can take. By the square law its strength is the root of their product;
the chance follows from the ratio of the strengths, fitted to exact odds (`tests/games/burning_suns/test_odds.py`).
"""

import math
from typing import Final

from ..rules.state import Table
from ..rules.tables import DARK_SHIPS, LOCAL_FORCES
from ..rules.terms import BATTLECRUISER, COLOSSUS, FIGHTER, KINDS, MERCENARY, REGIMENT, STARBASE, TITAN

STRIKE_WORTH: Final = 1.1  # what the bonus of the first turn is worth to the attacker
DRAWS: Final = 0.8  # both may fall together
CHANCE: Final = 1.8
LARGE: Final = 1.8  # large forces leave less to chance


def chance(strength: float, other: float, smaller: int) -> float:
    """The chance of the first side to win; `smaller` is the number of units of the smaller side."""
    if strength <= 0.0:
        return 0.0
    if other <= 0.0:
        return 1.0
    ratio = DRAWS * math.pow(strength / other, CHANCE + LARGE * math.pow(float(max(1, smaller)), 0.5))
    return ratio / (1.0 + ratio)


def fleet_strength(table: Table, owner: int, place: int) -> float:
    if owner == DARK_SHIPS:
        return table.dark[place] * math.pow(table.tables.dark_attack / 8.0, 0.5)
    hits = 0.0
    hull = 0.0
    race = table.tables.races[table.race[owner]]
    for kind in range(KINDS):
        number = table.units[owner][place * KINDS + kind]
        if number == 0 or kind in (REGIMENT, COLOSSUS):
            continue
        if kind >= MERCENARY:
            resource = table.tables.resources[table.tables.mercenaries[kind - MERCENARY]]
            hits += number * resource.attack / 8.0
            hull += number
        else:
            hits += number * race.dice[kind] * race.attack[kind] / 8.0
            hits += number * 0.15 if kind == FIGHTER else 0.0
            hull += table.hull[owner][kind - TITAN] if kind in (TITAN, STARBASE) else number
    return math.pow(hits * hull, 0.5)


def army_strength(table: Table, owner: int, place: int) -> float:
    if owner == LOCAL_FORCES:
        return table.local[place] * math.pow(table.tables.local_attack / 8.0, 0.5)
    race = table.tables.races[table.race[owner]]
    regiments = table.has(owner, place, REGIMENT)
    hits = regiments * race.attack[REGIMENT] / 8.0
    hull = float(regiments)
    if table.has(owner, place, COLOSSUS):
        hits += race.dice[COLOSSUS] * race.attack[COLOSSUS] / 8.0
        hull += table.hull[owner][2]
    return math.pow(hits * hull, 0.5)


def wave_strength(table: Table, seat: int, place: int) -> float:
    """What the ships of an empire could land at a place."""
    base = place * KINDS
    units = table.units[seat]
    wave = units[base + BATTLECRUISER] + 2 * units[base + TITAN] + 2 * units[base + MERCENARY]
    attack = table.tables.races[table.race[seat]].attack[REGIMENT]
    return wave * math.pow(attack / 8.0, 0.5)


def battle_chance(table: Table, seat: int, owner: int, place: int) -> float:
    """The chance of the seat to win a battle it starts."""
    size = table.dark[place] if owner == DARK_SHIPS else table.fleet[owner][place]
    smaller = min(size, table.fleet[seat][place])
    return chance(STRIKE_WORTH * fleet_strength(table, seat, place), fleet_strength(table, owner, place), smaller)
