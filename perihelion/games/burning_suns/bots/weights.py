"""What things are worth to a bot, in points; a point is about a crystal and a half."""

from collections.abc import Mapping
from typing import Final, final

from ..rules import steps
from ..rules.abilities.programs import Ability, Effect
from ..rules.state import Table
from ..rules.tables import Tables
from ..rules.terms import CHOOSE, GAIN_ANTIMATTER, HOLD_ANTIMATTER, MERCENARY
from .effects import WORTH

PURSE: Final = 14
"""Crystals beyond that are worth little."""
TASTES: Final = ("fight", "warship", "resource", "treaty", "system")
"""Weights that are 0 in neutral play."""


@final
class Weights:
    """What the evaluation weighs, in points; the numbers are in `weights.toml`."""

    def __init__(self, values: Mapping[str, float]) -> None:
        self.antimatter = values["antimatter"]
        self.winning = values["winning"]  # more for enough antimatter to win
        self.rival = values["rival"]  # of the leading rival's antimatter
        self.crystal = values["crystal"]
        self.income = values["income"]  # a crystal a round, at the start of the game
        self.late_income = values["late_income"]  # and when somebody is about to win
        self.card = values["card"]
        self.race_card = values["race_card"]
        self.known_tile = values["known_tile"]
        self.mission_prize = values["mission_prize"]
        self.planned = values["planned"]  # of what an action promises, while its leader waits
        self.promise = values["promise"]  # of what could be gained, for a fleet that could gain it
        self.short = values["short"]  # for every crystal that is missing to settle
        self.risk = values["risk"]  # for every ship of a fleet that loses its battle
        # tastes
        self.fight = values["fight"]  # for a battle or an assault that is won, before it is
        self.warship = values["warship"]  # of the price of every unit
        self.resource = values["resource"]  # for every technology, upgrade and construction
        self.treaty = values["treaty"]  # for a leader roll of Diplomacy or a mission that succeeds, before it does
        self.system = values["system"]  # for every system of the domain, also before it is


def progress(table: Table) -> float:
    """How much of the way to victory the leading empire has gone."""
    most = 0
    for antimatter in table.antimatter:
        most = max(most, antimatter)
    return min(1.0, most / table.tables.win[table.opt[steps.OPT_LONG]][table.seats])


def income_worth(table: Table, weights: Weights) -> float:
    return weights.income + (weights.late_income - weights.income) * progress(table)


def tile_worth(table: Table, tile: int, unrest: bool, weights: Weights) -> float:
    """What controlling a system would be worth."""
    best = 0.0
    both = 2.0
    for index in table.tables.benefits[tile]:
        worth = benefit_worth(table, table.tables.abilities[index], weights)
        both += worth
        best = max(best, worth)
    return 1.0 + best if unrest else both


def benefit_worth(table: Table, ability: Ability, weights: Weights) -> float:
    if ability.fleet_here:
        return 10.0
    worth = 0.0
    for effect in ability.effects:
        each = WORTH[effect.op]
        if each.antimatter:
            worth += each.antimatter * weights.antimatter * effect.n
        elif each.income:
            worth += each.income * income_worth(table, weights) * effect.n
        else:
            worth += each.once / len(ability.effects)
    return worth


def unit_worth(table: Table, seat: int, kind: int) -> float:
    return 3.0 if kind >= MERCENARY else float(table.tables.races[table.race[seat]].cost[kind])


def resource_worth(tables: Tables, resource: int, weights: Weights) -> float:
    made = tables.resources[resource]
    if holds_antimatter(tables.abilities[made.ability]):
        return weights.antimatter + 2.0
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
