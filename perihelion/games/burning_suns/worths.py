"""What things are worth to a bot, in points; a point is about a crystal and a half."""

from typing import Final

from perihelion.games.burning_suns.effects import Ability, Effect
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import OPT_LONG
from perihelion.games.burning_suns.tables import Tables
from perihelion.games.burning_suns.terms import CHOOSE, GAIN_ANTIMATTER, GAIN_CRYSTALS, HOLD_ANTIMATTER, MERCENARY

ANTIMATTER_WORTH: Final = 14.0
WINNING: Final = 30.0  # more for enough antimatter to win
RIVAL: Final = 4.0  # of the leading rival's antimatter
CRYSTAL: Final = 0.6
PURSE: Final = 14  # crystals beyond that are worth little
INCOME: Final = 2.4  # a crystal a round, at the start of the game
LATE_INCOME: Final = 0.6  # and when somebody is about to win
CARD: Final = 4.0
RACE_CARD: Final = 2.0
KNOWN_TILE: Final = 0.35


def progress(table: Table) -> float:
    """How much of the way to victory the leading empire has gone."""
    return min(1.0, max(table.antimatter) / table.tables.win[table.opt[OPT_LONG]][table.seats])


def income_worth(table: Table) -> float:
    return INCOME + (LATE_INCOME - INCOME) * progress(table)


def tile_worth(table: Table, tile: int, unrest: bool) -> float:
    """What controlling a system would be worth."""
    best = 0.0
    both = 2.0
    for index in table.tables.benefits[tile]:
        worth = benefit_worth(table, table.tables.abilities[index])
        both += worth
        best = max(best, worth)
    return 1.0 + best if unrest else both


def benefit_worth(table: Table, ability: Ability) -> float:
    if ability.fleet_here:
        return 10.0
    worth = 0.0
    for effect in ability.effects:
        if effect.op == HOLD_ANTIMATTER:
            worth += ANTIMATTER_WORTH * effect.n
        elif effect.op == GAIN_CRYSTALS:
            worth += income_worth(table) * effect.n
        else:
            worth += 2.0 / len(ability.effects)
    return worth


def unit_worth(table: Table, seat: int, kind: int) -> float:
    return 3.0 if kind >= MERCENARY else float(table.tables.races[table.race[seat]].cost[kind])


def resource_worth(tables: Tables, resource: int) -> float:
    made = tables.resources[resource]
    if holds_antimatter(tables.abilities[made.ability]):
        return ANTIMATTER_WORTH + 2.0
    return 0.8 * made.cost


def holds_antimatter(ability: Ability) -> bool:
    for effect in ability.effects:
        if effect.op == HOLD_ANTIMATTER:
            return True
    return False


def gains_antimatter(ability: Ability) -> bool:
    for effect in ability.effects:
        if is_gain(effect):
            return True
    return False


def is_gain(effect: Effect) -> bool:
    if effect.op == CHOOSE:
        for branch in effect.branches:
            if branch.op == GAIN_ANTIMATTER:
                return True
    return effect.op == GAIN_ANTIMATTER
