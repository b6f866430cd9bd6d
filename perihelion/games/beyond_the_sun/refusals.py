"""Why an action is not allowed, by rule id: read from the rules a second time (see `readings.py`)."""

from perihelion.games.beyond_the_sun import effects, readings, state
from perihelion.games.beyond_the_sun import vocabulary as v
from perihelion.games.beyond_the_sun.components import SHIPYARDS, SYSTEM_SLOTS
from perihelion.games.beyond_the_sun.counters import value
from perihelion.games.beyond_the_sun.refusals_of_ships import (
    refuse_building,
    refuse_jump,
    refuse_stopping,
    refuse_upgrade,
    refuse_warp,
)
from perihelion.games.beyond_the_sun.refusals_of_spaces import refuse_ability, refuse_space, swaps_in
from perihelion.games.beyond_the_sun.state import Table

NOT_ASKED = {
    state.ACTION: "BTS-4.1",
    state.PRODUCTION: "BTS-5.1",
    state.TRADE: "BTS-5.11",
    state.LAST_WINDOW: "BTS-21.29",
    state.ACHIEVEMENT: "BTS-6.3",
    state.START: "BTS-21.30",
    state.OPTION: "BTS-21.6",
    state.CHOOSING: "BTS-21.5",
    state.COPYING: "BTS-21.19",
    state.BUILD: "BTS-13.2",
    state.UPGRADING: "BTS-13.5",
    state.JUMPING: "BTS-14.3",
    state.WARPING: "BTS-21.12",
    state.BASE: "BTS-14.20",
    state.BONUSES: "BTS-14.32",
    state.TRIGGERS: "BTS-21.32",
    state.COLONISING: "BTS-15.3",
    state.SETTLING: "BTS-15.5",
    state.COLONY: "BTS-15.14",
    state.AUTOMATING: "BTS-12.1",
    state.SUPPLY: "BTS-21.9",
    state.PLACING: "BTS-21.9",
    state.SENDING: "BTS-21.14",
    state.SWAPPING: "BTS-21.24",
    state.SWAP_KIND: "BTS-21.24",
    state.RESEARCHING: "BTS-11.3",
    state.OPPONENT: "BTS-21.28",
    state.TYPE: "BTS-11.21",
    state.CARD: "BTS-11.25",
    state.PRIVATE_CARD: "BTS-21.15",
    state.LAYING: "BTS-21.17",
    state.LAYING_SLOT: "BTS-21.17",
    state.UNCOVERING: "BTS-21.21",
    state.JOINING: "BTS-21.22",
    state.TAKING: "BTS-21.23",
}
"""Of every question the rule that says what has to be answered now; anything else is refused by it."""

OF_THE_TURN = (state.ACTION, state.PRODUCTION, state.LAST_WINDOW, state.ACHIEVEMENT)


def refusals(table: Table, seat: int, action: int) -> list[str]:
    if not table.acting:
        return ["BTS-7.9"]
    kind = table.asked[0]
    if seat != (table.active if kind in OF_THE_TURN else table.asked[1]):
        return ["BTS-3.1", NOT_ASKED[kind]]
    found = None
    if kind < state.START:
        found = refuse_in_turn(table, kind, seat, action)
    elif kind < state.BUILD:
        found = refuse_in_line(table, kind, seat, action)
    elif kind < state.COLONISING:
        found = refuse_in_fleet(table, kind, seat, action)
    elif kind < state.RESEARCHING:
        found = refuse_of_pieces(table, kind, seat, action)
    else:
        found = refuse_of_cards(table, kind, seat, action)
    return [NOT_ASKED[kind]] if found is None else found


def within(action: int, first: int, size: int) -> bool:
    return first <= action < first + size


def refuse_in_turn(table: Table, kind: int, seat: int, action: int) -> list[str] | None:
    """None when the action is no answer to the question at all."""
    if kind == state.ACTION and within(action, v.USE_SPACE, v.SPACES):
        return refuse_space(table, seat, action - v.USE_SPACE)
    if kind in (state.ACTION, state.PRODUCTION, state.LAST_WINDOW) and within(action, v.USE_ABILITY, v.SOURCES):
        return refuse_ability(table, seat, action - v.USE_ABILITY)
    if kind == state.PRODUCTION and within(action, v.PRODUCE_OPTION, 3):
        return []
    if kind == state.LAST_WINDOW and action == v.DONE:
        return []
    if kind == state.ACHIEVEMENT and within(action, v.CLAIM, v.ACHIEVEMENTS):
        return refuse_claim(table, seat, action - v.CLAIM)
    if kind == state.TRADE:
        return refuse_exchange(table, seat, action)
    return None


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
        cheap = readings.holds_rule(table, seat, effects.CHEAP_GROWTH_TRADE)
        return [] if faction.ore >= (2 if cheap else 3) else ["BTS-5.12"]
    if action == v.SELL_POPULATION:
        return [] if faction.pop else ["BTS-5.17"]
    if within(action, v.RETIRE_SHIP, v.AREAS * v.SHIP_LEVELS):
        if readings.divmod_ship(action - v.RETIRE_SHIP) not in readings.fleet_of(table, seat):
            return ["BTS-5.15"]
        return [] if faction.ore >= 1 else ["BTS-5.15"]
    return None


def refuse_in_line(table: Table, kind: int, seat: int, action: int) -> list[str] | None:
    step = table.asked
    if kind == state.START and within(action, v.REPLACE, v.MOST_REPLACED):
        line = table.tables.lines[step[2]]
        amounts = readings.amounts_of(table, seat, table.factions[seat].ore, swaps_in(table, step[3]), 0)
        x = value(table, seat, line.x, 0, 0)
        replaced = action - v.REPLACE
        ways = amounts[3] >= replaced and readings.paid_outcomes(table, seat, line, amounts, step[4], x, replaced)
        return [] if ways else ["BTS-21.30"]
    if kind == state.OPTION:
        if action == v.DO:
            return []
        return refuse_stopping(table, step[3]) if action == v.SKIP else None
    if kind == state.CHOOSING and within(action, v.CHOOSE_LINE, v.MOST_LINES):
        return refuse_line(table, seat, action - v.CHOOSE_LINE)
    if kind == state.COPYING and within(action, v.COPY_ACTION, v.ACTIONS):
        copied = action - v.COPY_ACTION
        if copied not in readings.every_action(table):
            return ["BTS-4.13"]
        amounts = readings.amounts_of(table, seat, table.factions[seat].ore, table.swaps, 0)
        allowed = readings.may_copy(table, seat, copied, step[2], step[3], step[4], amounts)
        return [] if allowed else ["BTS-21.19"]
    return None


def refuse_line(table: Table, seat: int, chosen: int) -> list[str]:
    _, _, number, at, _, flags, card = table.asked
    lines = table.tables.lines[number].calls[at].lines
    if chosen >= len(lines):
        return ["BTS-21.5"]
    amounts = readings.amounts_of(table, seat, table.factions[seat].ore, swaps_in(table, flags), 0)
    ways = readings.outcomes(table, seat, lines[chosen], amounts, card)
    if not ways:
        return ["BTS-21.5"]
    if refuse_stopping(table, flags) and not any([way[4] for way in ways]):
        return ["BTS-16.8"]
    return []


def refuse_in_fleet(table: Table, kind: int, seat: int, action: int) -> list[str] | None:
    if kind == state.BUILD:
        return refuse_building(table, seat, action)
    if kind == state.UPGRADING:
        return refuse_upgrade(table, seat, action)
    if kind == state.JUMPING:
        return refuse_jump(table, seat, action)
    if kind == state.WARPING:
        return refuse_warp(table, seat, action)
    if kind == state.BASE and within(action, v.DISC, 2):
        return refuse_disc(table, seat, table.spec(table.asked[2]), action - v.DISC)
    if kind == state.BONUSES and within(action, v.TAKE_BONUS, v.AREAS):
        return refuse_bonus(table, action - v.TAKE_BONUS)
    if kind == state.TRIGGERS and within(action, v.USE_ABILITY, v.SOURCES):
        return refuse_trigger(table, seat, action - v.USE_ABILITY)
    return None


def refuse_disc(table: Table, seat: int, spec: int, disc: int) -> list[str]:
    if readings.holds_rule(table, seat, effects.ANY_TRACK_DISC):
        return []
    return [] if spec & (1, 2)[disc] else ["BTS-14.19"]


def refuse_bonus(table: Table, area: int) -> list[str]:
    gained = [each for each in range(v.AREAS) if table.asked[2] & 1 << each]
    if area not in gained:
        return ["BTS-14.27"]
    card = table.asked[3 + gained.index(area)]
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


def refuse_of_pieces(table: Table, kind: int, seat: int, action: int) -> list[str] | None:
    step = table.asked
    faction = table.factions[seat]
    if kind == state.COLONISING and within(action, v.COLONISE_AREA, v.AREAS):
        area = action - v.COLONISE_AREA
        if area in SHIPYARDS:
            return ["BTS-15.1"]
        return [] if readings.may_colonise(table, seat, area, step[2] == 1) else ["BTS-15.3"]
    if kind == state.SETTLING:
        if action == v.DONE:
            needed = table.tables.systems[table.system_at[step[2]]].strength
            return [] if step[3] >= needed else ["BTS-15.5"]
        if within(action, v.SETTLE, v.SHIP_LEVELS):
            there = (step[2], action - v.SETTLE + 1) in readings.fleet_of(table, seat)
            return [] if there else ["BTS-15.5"]
        return None
    if kind in (state.COLONY, state.AUTOMATING, state.SWAP_KIND) and within(action, v.DISC, 2):
        return refuse_disc_of(table, kind, seat, action - v.DISC)
    if kind == state.SUPPLY and within(action, v.FROM_COLUMN, v.COLUMNS):
        column = action - v.FROM_COLUMN
        return [] if column and faction.supply[column] else ["BTS-21.9"]
    if kind == state.PLACING and within(action, v.TO_COLUMN, v.COLUMNS):
        column = action - v.TO_COLUMN
        room = column == 0 or faction.supply[column] < table.tables.capacity[column]
        return [] if room and column != step[2] else ["BTS-21.9"]
    if kind == state.SENDING and within(action, v.SEND, v.AREAS * v.SHIP_LEVELS):
        there = readings.divmod_ship(action - v.SEND) in readings.fleet_of(table, seat)
        return [] if there else ["BTS-21.14"]
    if kind == state.SWAPPING and within(action, v.SWAP, v.ACHIEVEMENTS):
        goal = action - v.SWAP
        own = goal in table.goals and seat * 4 + 3 in table.claims[table.goals.index(goal)]
        return [] if own else ["BTS-21.24"]
    return None


def refuse_disc_of(table: Table, kind: int, seat: int, disc: int) -> list[str]:
    faction = table.factions[seat]
    if kind == state.SWAP_KIND:
        return [] if (faction.food_out, faction.ore_out)[disc] < 8 else ["BTS-21.24"]
    if kind == state.COLONY:
        spec = table.tables.systems[faction.colonised[-1] // 16].spec
    else:
        spec = (1, 2, 3)[table.asked[2]]
    return refuse_disc(table, seat, spec, disc)


def refuse_of_cards(table: Table, kind: int, seat: int, action: int) -> list[str] | None:
    step = table.asked
    if kind == state.RESEARCHING and within(action, v.RESEARCH_SLOT, v.SLOTS):
        slot = action - v.RESEARCH_SLOT
        levels = [level for level in range(4) if step[2] >> level & 1]
        seen, free = step[3] & state.SEEN > 0, step[3] & state.NO_PREREQUISITE > 0
        found = readings.refuse_slot(table, seat, slot, levels, seen, free)
        if not found and step[4] and not readings.others_at(table, seat, slot):
            return ["BTS-21.28"]
        return found
    if kind == state.OPPONENT and within(action, v.PAY_OPPONENT, v.MOST_SEATS):
        paid = action - v.PAY_OPPONENT
        return [] if paid in readings.others_at(table, seat, step[2]) else ["BTS-21.28"]
    if kind == state.TYPE and within(action, v.TAKE_TYPE, 4):
        return refuse_type(table, seat, action - v.TAKE_TYPE)
    if kind in (state.CARD, state.PRIVATE_CARD, state.LAYING) and within(action, v.TAKE_TECHNOLOGY, v.TECHNOLOGIES):
        return [] if action - v.TAKE_TECHNOLOGY in table.offer else [NOT_ASKED[kind]]
    if kind == state.LAYING_SLOT and within(action, v.LAY_AT, v.SLOTS):
        slot = action - v.LAY_AT
        fits = table.tables.slots[slot].level == table.tables.technologies[step[2]].level
        return [] if fits and table.tech_at[slot] < 0 else ["BTS-21.17"]
    if kind == state.UNCOVERING and within(action, v.UNCOVER_GUILD, v.GUILDS):
        guild = action - v.UNCOVER_GUILD
        covered = not table.open_guilds & 1 << guild
        return [] if covered and table.tables.guild_levels[guild] == step[2] else ["BTS-21.21"]
    if kind == state.JOINING and within(action, v.JOIN, v.AREAS):
        return [] if action - v.JOIN in SYSTEM_SLOTS else ["BTS-21.22"]
    if kind == state.TAKING and within(action, v.TAKE_SYSTEM_CARD, v.SYSTEMS):
        return [] if action - v.TAKE_SYSTEM_CARD in table.offer else ["BTS-21.23"]
    return None


def refuse_type(table: Table, seat: int, kind: int) -> list[str]:
    """BTS-11.21, BTS-11.22: only types that own prerequisites pass on; A-10: none that was tried in vain."""
    _, _, slot, _, tried = table.asked
    needed = [each for each in range(v.SLOTS) if table.tables.slots[slot].needs & 1 << each]
    own = [each for each in needed if table.factions[seat].techs & 1 << each]
    passed = [table.tables.technologies[table.tech_at[each]].passes for each in own]
    if kind in passed and not tried & 1 << kind:
        return []
    return ["BTS-11.22"] if len(needed) > len(own) else ["BTS-11.21"]
