"""What leaders on the sheets promise: each action by what it could bring when its turn comes."""

from typing import Final

from perihelion.kernel.bits import ones

from ..rules import terms
from ..rules.empire.building import can_place
from ..rules.empire.numbers import build_limit, distance, jump_distance, resource_price, total
from ..rules.galaxy.masks import places_in
from ..rules.galaxy.places import can_win_over, is_system, within
from ..rules.state import Table
from . import odds
from .prospects import Prospects, fleet_prospect, within_jump
from .weights import Weights, gains_antimatter, holds_antimatter, resource_worth, tile_worth

AFTER_JUMP: Final = 0.8  # of what it promises where a fleet has to jump first
SECOND: Final = (0.6, 0.75, 0.8, 0.35, 0.45, 0.25, 0.4, 0.3, 0.4, 0.4, 0.7, 0.6)
"""Of an action's promise, for a second leader on it."""
RICH: Final = 16  # crystals that keep a second builder busy


def plans_worth(table: Table, seat: int, found: Prospects) -> float:
    """Leaders on the sheets that have not acted yet, in the order of their turns."""
    acting = -1
    if table.frames and table.frames[0].action >= 0 and table.frames[0].actor == seat:
        acting = seat * 3 + table.frames[0].leader
    first = seat * 3
    if not table.placed >> first & 7:
        return 0.0
    value = 0.0
    jumps = False
    taken = [0] * 12
    for space in table.spaces:
        code = table.leader_at[space]
        if code < first or code >= first + 3 or code == acting:
            continue
        action = space // 3
        worth = action_worth(table, seat, action, code - first, found, jumps)
        taken[action] += 1
        if taken[action] > 1:
            rich = action == terms.BUILD and table.crystals[seat] >= RICH
            worth *= 0.7 if rich else SECOND[action]
        value += found.weights.planned * worth - 0.01 * (space % 3)
        jumps = jumps or action == terms.JUMP
    return value


def success_chance(table: Table, seat: int, leader: int, scope: int, boosts: int) -> float:
    """BSU-20.2, 20.3, without rerolls."""
    value = (
        table.tables.races[table.race[seat]].leaders[leader] + boosts + total(table, seat, terms.BOOST, terms.LEADER)
    )
    value += total(table, seat, terms.BOOST, scope)
    if scope == terms.MISSION:
        value += table.tables.organisations[table.organisation[seat]].mission_boost
    return min(7, value) / 8.0


def action_worth(table: Table, seat: int, action: int, leader: int, found: Prospects, jumps: bool) -> float:
    """`jumps`: a fleet can jump before it."""
    if action in (terms.SCAN, terms.DIPLOMACY, terms.RECRUIT, terms.MISSION):
        chance = success_chance(table, seat, leader, action, 0)
        consolation = 2.0 if action == terms.SCAN else 0.8 if action == terms.RECRUIT else 0.0
        return consolation + chance * (prize_of(table, seat, action, found.weights) - consolation)
    if action == terms.EXPLORE:
        return 2.6 * min(2, ones(table.frontier[seat]))
    if action == terms.JUMP:
        return jump_worth(table, seat, found)
    if action == terms.COLONISE:
        return best_settlement(table, seat, found, jumps)
    if action == terms.BUILD:
        return build_worth(table, seat, found.weights)
    if action == terms.BATTLE:
        return best_battle(table, seat, found, jumps) + after_worth(table, seat, action, found.weights)
    if action == terms.BOMBARD:
        return 0.3
    if action == terms.ASSAULT:
        return best_assault(table, seat, found, jumps) + after_worth(table, seat, action, found.weights)
    return activation_worth(table, seat, found.weights)


def prize_of(table: Table, seat: int, action: int, weights: Weights) -> float:
    """What a successful leader roll brings."""
    value = after_worth(table, seat, action, weights)
    if action == terms.DIPLOMACY:
        return value + best_treaty(table, seat, weights) + weights.treaty
    if action == terms.SCAN:
        card = table.face_up[1]
        best = card >= 0 and holds_antimatter(table.tables.abilities[table.tables.artefact_ability[card]])
        return value + (weights.antimatter + 4.0 if best else 4.5)
    if action == terms.RECRUIT:
        card = table.face_up[0]
        best = card >= 0 and holds_antimatter(table.tables.abilities[table.tables.agent_abilities[card][0]])
        return value + (weights.antimatter + 4.0 if best else 4.5)
    return value + weights.mission_prize + weights.treaty


def after_worth(table: Table, seat: int, action: int, weights: Weights) -> float:
    """Antimatter by an ability after the action."""
    for code in table.active[seat]:
        ability = table.tables.abilities[code >> 6]
        if ability.timing == terms.AFTER and ability.actions >> action & 1 and gains_antimatter(ability):
            return weights.antimatter * (0.3 if action in (terms.BATTLE, terms.ASSAULT) else 1.0)
    return 0.0


def jump_worth(table: Table, seat: int, found: Prospects) -> float:
    steps = jump_distance(table, seat)
    best = 0.0
    for place in places_in(table.fleets[seat]):
        best = max(best, fleet_prospect(table, seat, found, place, steps) - prospect_here(table, seat, found, place))
    return 0.5 + 0.6 * best


def prospect_here(table: Table, seat: int, found: Prospects, place: int) -> float:
    return fleet_prospect(table, seat, found, place, 0)


def targets_of(table: Table, seat: int, place: int, jumps: bool) -> int:
    return within_jump(table, seat, place, jump_distance(table, seat)) if jumps else 1 << place


def best_settlement(table: Table, seat: int, found: Prospects, jumps: bool) -> float:
    best = 0.3
    for place in places_in(table.fleets[seat]):
        if table.has(seat, place, terms.DREADNOUGHT):
            for target in places_in(targets_of(table, seat, place, jumps) & found.prizes):
                best = max(best, found.settle[target] * (1.0 if target == place else AFTER_JUMP))
    return best


def best_battle(table: Table, seat: int, found: Prospects, jumps: bool) -> float:
    best = 0.0
    for place in places_in(table.fleets[seat]):
        ships = table.fleet[seat][place]
        strength = odds.fleet_strength(table, seat, place)
        for target in places_in(targets_of(table, seat, place, jumps) & found.prizes):
            share = 1.0 if target == place else AFTER_JUMP
            best = max(best, share * found.battle(strength, ships, target))
    return best


def best_assault(table: Table, seat: int, found: Prospects, jumps: bool) -> float:
    best = 0.0
    for place in places_in(table.fleets[seat]):
        wave = odds.wave_strength(table, seat, place)
        if wave > 0.0:
            for target in places_in(targets_of(table, seat, place, jumps) & found.prizes):
                best = max(best, (1.0 if target == place else AFTER_JUMP) * found.assault(wave, target))
    return best


def best_treaty(table: Table, seat: int, weights: Weights) -> float:
    best = 1.0
    for place in places_in(within(table, seat, distance(table, seat, terms.DIPLOMACY_DISTANCE))):
        owner = table.control[place]
        if can_win_over(table, place, terms.INHABITED):
            best = max(best, tile_worth(table, table.tile[place], False, weights) + 2.0 + weights.system)
        elif owner == seat and table.unrest >> place & 1:
            best = max(best, 3.0)
        elif owner >= 0 and owner != seat and is_system(table, place) and not table.allied(seat, owner):
            best = max(best, 2.0 + 0.5 * weights.rival)
    return best


def build_worth(table: Table, seat: int, weights: Weights) -> float:
    """Crystals turned into units, and a resource of the market that holds antimatter."""
    crystals = table.crystals[seat]
    value = 0.42 * min(crystals, 3 * build_limit(table, seat))
    for resource in table.market:
        if resource >= 0 and resource_price(table, seat, resource) <= crystals and can_place(table, seat, resource):
            worth = resource_worth(table.tables, resource, weights)
            if worth > weights.antimatter:
                return value + worth - 4.0
    return value


def activation_worth(table: Table, seat: int, weights: Weights) -> float:
    """BSU-38.11: agents, cards and levels that can be activated; antimatter above all."""
    tables = table.tables
    value = 0.6 * table.agent_owner.count(seat) + 0.3 * table.artefact_owner.count(seat)
    codes = [code >> 6 for code in table.active[seat]]
    for card in range(8):
        if table.hand[seat] >> card & 1:
            codes.append(tables.card_front[table.race[seat]][card])
    for index in codes:
        ability = tables.abilities[index]
        if ability.timing == terms.ACTIVATE:
            value = max(value, 3.0)
            if gains_antimatter(ability) and table.crystals[seat] >= price_of(table, index):
                return weights.antimatter
    return value


def price_of(table: Table, index: int) -> int:
    for effect in table.tables.abilities[index].effects:
        if effect.op == terms.PAY:
            return effect.n
    return 0
