"""Why an action is not allowed, by rule id: read from the rules a second time (see `outcomes.py`).

One function for each question; None when the action is no answer to it at all.
"""

from typing import Final

from perihelion.kernel.question import Refuse, naming

from ..rules import effects, steps
from ..rules import vocabulary as v
from ..rules.cards import SHIPYARDS, SYSTEM_SLOTS
from ..rules.counters import value
from ..rules.state import Table
from . import outcomes
from .ships import refuse_building, refuse_jump, refuse_stopping, refuse_upgrade, refuse_warp
from .spaces import refuse_ability, refuse_space, swaps_in

refuse_at_will: Final = naming(v.USE_ABILITY, v.SOURCES, refuse_ability)


def within(action: int, first: int, size: int) -> bool:
    return first <= action < first + size


# -------------------------------------------------------------------- the turn


def refuse_in_action(table: Table, seat: int, action: int) -> list[str] | None:
    if within(action, v.USE_SPACE, v.SPACES):
        return refuse_space(table, seat, action - v.USE_SPACE)
    return refuse_at_will(table, seat, action)


def refuse_in_production(table: Table, seat: int, action: int) -> list[str] | None:
    return [] if within(action, v.PRODUCE_OPTION, 3) else refuse_at_will(table, seat, action)


def refuse_in_last_window(table: Table, seat: int, action: int) -> list[str] | None:
    return [] if action == v.DONE else refuse_at_will(table, seat, action)


def refuse_claim(table: Table, seat: int, goal: int) -> list[str]:
    if goal not in table.goals:
        return ["BTS-2.7"]
    achievement = table.tables.achievements[goal]
    discs = table.claims[table.goals.index(goal)]
    if seat in [disc // 4 for disc in discs]:
        return ["BTS-6.9"]
    usable = len(achievement.spaces) - (0 if table.seats == 4 else achievement.four_only)
    if len(discs) == usable:
        return ["BTS-6.7"]
    return [] if value(table, seat, achievement.condition, 0, 0) else ["BTS-6.12"]


def refuse_exchange(table: Table, seat: int, action: int) -> list[str] | None:
    faction = table.factions[seat]
    if action == v.DONE:
        return []
    if action == v.BUY_POPULATION:
        if not sum(faction.supply):
            return ["BTS-5.14"]
        cheap = outcomes.holds_rule(table, seat, effects.CHEAP_GROWTH_TRADE)
        price = table.tables.rule_value[effects.CHEAP_GROWTH_TRADE] if cheap else 3
        return [] if faction.ore >= price else ["BTS-5.12"]
    if action == v.SELL_POPULATION:
        return [] if faction.pop else ["BTS-5.17"]
    if within(action, v.RETIRE_SHIP, v.AREAS * v.SHIP_LEVELS):
        if outcomes.divmod_ship(action - v.RETIRE_SHIP) not in outcomes.fleet_of(table, seat):
            return ["BTS-5.15"]
        return [] if faction.ore >= 1 else ["BTS-5.15"]
    return None


# -------------------------------------------------------------------- lines of effects


def refuse_paying(table: Table, seat: int, replaced: int) -> list[str]:
    _, _, number, flags, card = table.asked
    line = table.tables.lines[number]
    amounts = outcomes.amounts_of(table, seat, table.factions[seat].ore, swaps_in(table, flags), 0)
    x = value(table, seat, line.x, 0, 0)
    ways = amounts[3] >= replaced and outcomes.paid_outcomes(table, seat, line, amounts, card, x, replaced)
    return [] if ways else ["BTS-21.30"]


def refuse_option(table: Table, seat: int, action: int) -> list[str] | None:
    _, _, _, flags, _ = table.asked
    if action == v.DO:
        return []
    return refuse_stopping(table, flags) if action == v.SKIP else None


def refuse_line(table: Table, seat: int, chosen: int) -> list[str]:
    _, _, number, at, _, flags, card = table.asked
    lines = table.tables.lines[number].calls[at].lines
    if chosen >= len(lines):
        return ["BTS-21.5"]
    amounts = outcomes.amounts_of(table, seat, table.factions[seat].ore, swaps_in(table, flags), 0)
    ways = outcomes.outcomes(table, seat, lines[chosen], amounts, card)
    if not ways:
        return ["BTS-21.5"]
    if refuse_stopping(table, flags) and not any([way[4] for way in ways]):
        return ["BTS-16.8"]
    return []


def refuse_copying(table: Table, seat: int, copied: int) -> list[str]:
    _, _, kind, card, before, _ = table.asked
    if copied not in outcomes.every_action(table):
        return ["BTS-4.13"]
    amounts = outcomes.amounts_of(table, seat, table.factions[seat].ore, table.swaps, 0)
    return [] if outcomes.may_copy(table, seat, copied, kind, card, before, amounts) else ["BTS-21.19"]


# -------------------------------------------------------------------- bases, bonuses, triggers


def refuse_base(table: Table, seat: int, action: int) -> list[str] | None:
    _, _, area = table.asked
    return refuse_disc(table, seat, table.spec(area), action)


def refuse_colony(table: Table, seat: int, action: int) -> list[str] | None:
    return refuse_disc(table, seat, table.tables.systems[table.factions[seat].colonised[-1] // 16].spec, action)


def refuse_automating(table: Table, seat: int, action: int) -> list[str] | None:
    _, _, kind, _ = table.asked
    return refuse_disc(table, seat, (1, 2, 3)[kind], action)


def refuse_disc(table: Table, seat: int, spec: int, action: int) -> list[str] | None:
    if not within(action, v.DISC, 2):
        return None
    if outcomes.holds_rule(table, seat, effects.ANY_TRACK_DISC):
        return []
    return [] if spec & (1, 2)[action - v.DISC] else ["BTS-14.19"]


def refuse_bonus(table: Table, seat: int, area: int) -> list[str]:
    _, _, areas, *cards = table.asked
    gained = [each for each in range(v.AREAS) if areas & 1 << each]
    if area not in gained:
        return ["BTS-14.27"]
    card = cards[gained.index(area)]
    return [] if card >= 0 and table.tables.systems[card].control >= 0 else ["BTS-14.27"]


def refuse_trigger(table: Table, seat: int, source: int) -> list[str]:
    _, _, triggers, happened, done = table.asked
    faction = table.factions[seat]
    if done & 1 << source:
        return ["BTS-21.32"]
    if source >= v.MAT_SOURCE:
        own = table.tables.mats[faction.mat].abilities
        number = source - v.MAT_SOURCE
        if number >= len(own) or faction.used & 1 << number:
            return ["BTS-21.32"]
        abilities = [own[number]]
    elif source < v.SYSTEM_SOURCE and source in owned(table, seat):
        abilities = table.tables.technologies[source].abilities
    else:
        return ["BTS-21.25"]
    for ability in abilities:
        fits = ability.kind == effects.WHEN and triggers & 1 << ability.number
        if fits and value(table, seat, ability.condition, 0, happened):
            return []
    return ["BTS-21.33"]


def owned(table: Table, seat: int) -> list[int]:
    faction = table.factions[seat]
    return [card for slot, card in enumerate(table.tech_at) if faction.techs & 1 << slot] + faction.private


# -------------------------------------------------------------------- pieces


def refuse_colonising(table: Table, seat: int, area: int) -> list[str]:
    _, _, fresh, _ = table.asked
    if area in SHIPYARDS:
        return ["BTS-15.1"]
    return [] if outcomes.may_colonise(table, seat, area, fresh == 1) else ["BTS-15.3"]


def refuse_settling(table: Table, seat: int, action: int) -> list[str] | None:
    _, _, area, settled = table.asked
    if action == v.DONE:
        return [] if settled >= table.tables.systems[table.system_at[area]].strength else ["BTS-15.5"]
    if not within(action, v.SETTLE, v.SHIP_LEVELS):
        return None
    return [] if (area, action - v.SETTLE + 1) in outcomes.fleet_of(table, seat) else ["BTS-15.5"]


def refuse_supply(table: Table, seat: int, column: int) -> list[str]:
    return [] if column and table.factions[seat].supply[column] else ["BTS-21.9"]


def refuse_placing(table: Table, seat: int, column: int) -> list[str]:
    _, _, origin, *_ = table.asked
    room = column == 0 or table.factions[seat].supply[column] < table.tables.capacity[column]
    return [] if room and column != origin else ["BTS-21.9"]


def refuse_sending(table: Table, seat: int, ship: int) -> list[str]:
    return [] if outcomes.divmod_ship(ship) in outcomes.fleet_of(table, seat) else ["BTS-21.14"]


def refuse_swapping(table: Table, seat: int, goal: int) -> list[str]:
    own = goal in table.goals and seat * 4 + 3 in table.claims[table.goals.index(goal)]
    return [] if own else ["BTS-21.24"]


def refuse_swap_kind(table: Table, seat: int, kind: int) -> list[str]:
    faction = table.factions[seat]
    return [] if (faction.food_out, faction.ore_out)[kind] < 8 else ["BTS-21.24"]


# -------------------------------------------------------------------- cards


def refuse_researching(table: Table, seat: int, slot: int) -> list[str]:
    _, _, levels, flags, ore = table.asked
    wanted = [level for level in range(4) if levels >> level & 1]
    found = outcomes.refuse_slot(table, seat, slot, wanted, flags & steps.SEEN > 0, flags & steps.NO_PREREQUISITE > 0)
    return ["BTS-21.28"] if not found and ore and not outcomes.others_at(table, seat, slot) else found


def refuse_opponent(table: Table, seat: int, other: int) -> list[str]:
    _, _, slot, _, _ = table.asked
    return [] if other in outcomes.others_at(table, seat, slot) else ["BTS-21.28"]


def refuse_type(table: Table, seat: int, kind: int) -> list[str]:
    """BTS-11.21, BTS-11.22: only types that own prerequisites pass on; A-10: none that was tried in vain."""
    _, _, slot, _, tried = table.asked
    needed = [each for each in range(v.SLOTS) if table.tables.slots[slot].needs & 1 << each]
    own = [each for each in needed if table.factions[seat].techs & 1 << each]
    passed = [table.tables.technologies[table.tech_at[each]].passes for each in own]
    if kind in passed and not tried & 1 << kind:
        return []
    return ["BTS-11.22"] if len(needed) > len(own) else ["BTS-11.21"]


def refuse_card(table: Table, seat: int, action: int) -> list[str] | None:
    return [] if action - v.TAKE_TECHNOLOGY in table.offer and action < v.LAY_AT else None


def refuse_laying_slot(table: Table, seat: int, slot: int) -> list[str]:
    _, _, card = table.asked
    fits = table.tables.slots[slot].level == table.tables.technologies[card].level
    return [] if fits and table.tech_at[slot] < 0 else ["BTS-21.17"]


def refuse_uncovering(table: Table, seat: int, guild: int) -> list[str]:
    _, _, level = table.asked
    covered = not table.open_guilds & 1 << guild
    return [] if covered and table.tables.guild_levels[guild] == level else ["BTS-21.21"]


def refuse_joining(table: Table, seat: int, action: int) -> list[str] | None:
    return [] if within(action, v.JOIN, v.AREAS) and action - v.JOIN in SYSTEM_SLOTS else None


def refuse_taking(table: Table, seat: int, action: int) -> list[str] | None:
    return [] if within(action, v.TAKE_SYSTEM_CARD, v.SYSTEMS) and action - v.TAKE_SYSTEM_CARD in table.offer else None


READINGS: Final[dict[str, Refuse]] = {
    "action": refuse_in_action,
    "production": refuse_in_production,
    "trade": refuse_exchange,
    "last-window": refuse_in_last_window,
    "achievement": naming(v.CLAIM, v.ACHIEVEMENTS, refuse_claim),
    "paying": naming(v.REPLACE, v.MOST_REPLACED, refuse_paying),
    "option": refuse_option,
    "choosing": naming(v.CHOOSE_LINE, v.MOST_LINES, refuse_line),
    "copying": naming(v.COPY_ACTION, v.ACTIONS, refuse_copying),
    "building": refuse_building,
    "upgrading": refuse_upgrade,
    "jumping": refuse_jump,
    "warping": refuse_warp,
    "base": refuse_base,
    "bonuses": naming(v.TAKE_BONUS, v.AREAS, refuse_bonus),
    "triggers": naming(v.USE_ABILITY, v.SOURCES, refuse_trigger),
    "colonising": naming(v.COLONISE_AREA, v.AREAS, refuse_colonising),
    "settling": refuse_settling,
    "colony": refuse_colony,
    "automating": refuse_automating,
    "supply": naming(v.FROM_COLUMN, v.COLUMNS, refuse_supply),
    "placing": naming(v.TO_COLUMN, v.COLUMNS, refuse_placing),
    "sending": naming(v.SEND, v.AREAS * v.SHIP_LEVELS, refuse_sending),
    "swapping": naming(v.SWAP, v.ACHIEVEMENTS, refuse_swapping),
    "swap-kind": naming(v.DISC, 2, refuse_swap_kind),
    "researching": naming(v.RESEARCH_SLOT, v.SLOTS, refuse_researching),
    "opponent": naming(v.PAY_OPPONENT, v.MOST_SEATS, refuse_opponent),
    "type": naming(v.TAKE_TYPE, 4, refuse_type),
    "card": refuse_card,
    "private": refuse_card,
    "laying": refuse_card,
    "laying-slot": naming(v.LAY_AT, v.SLOTS, refuse_laying_slot),
    "uncovering": naming(v.UNCOVER_GUILD, v.GUILDS, refuse_uncovering),
    "joining": refuse_joining,
    "taking": refuse_taking,
}
