"""Why an action space or an ability cannot be used now."""

from ..rules import effects, steps
from ..rules import vocabulary as v
from ..rules.cards import NO_LINE, SHARED
from ..rules.state import Table
from . import outcomes


def swaps_in(table: Table, flags: int) -> int:
    """Retired cubes that ore may still replace: only in the costs of an action (BTS-21.30)."""
    return table.swaps if flags & steps.CHOSEN and not flags & steps.AT_WILL_LINE else 0


def refuse_space(table: Table, seat: int, space: int) -> list[str]:
    access = refuse_access(table, seat, space)
    if access:
        return access
    faction = table.factions[seat]
    extra = extra_ore(table, space)
    if extra != SHARED:
        if faction.pawn == space:
            return ["BTS-4.3"]
        extra = max(extra, 0)
        taken = [each for each in range(table.seats) if each != seat and table.factions[each].pawn == space]
        if any([not table.factions[each].aside for each in taken]):
            if not outcomes.holds_rule(table, seat, effects.PUSH_PAWN):
                return ["BTS-4.2"]
            extra += table.tables.rule_value[effects.PUSH_PAWN]
    return refuse_action(table, seat, table.tables.space_action[space], max(extra, 0))


def refuse_access(table: Table, seat: int, space: int) -> list[str]:
    """Whether the space is there at all, and open to this faction."""
    if space < v.GUILD_SPACE:
        row = table.tables.layouts[table.layout].spaces[space // v.BASIC_SPACES]
        return [] if space % v.BASIC_SPACES < len(row) else ["BTS-2.21"]
    if space < v.SPHERE_SPACE:
        return [] if table.open_guilds & 1 << (space - v.GUILD_SPACE) else ["BTS-4.23"]
    if space == v.SPHERE_SPACE:
        return [] if table.sphere >= 0 else ["BTS-17.14"]
    card, number = divmod(space - v.TECHNOLOGY_SPACE, v.CARD_SPACES)
    if number >= len(table.tables.technologies[card].spaces):
        return ["BTS-4.13"]
    if card in table.factions[seat].private:
        return []
    if card not in table.tech_at:
        private = any([card in faction.private for faction in table.factions])
        return ["BTS-17.24"] if private else ["BTS-4.7"]
    return [] if table.factions[seat].techs & 1 << table.tech_at.index(card) else ["BTS-4.7"]


def extra_ore(table: Table, space: int) -> int:
    if space >= v.GUILD_SPACE:
        return 0
    return table.tables.layouts[table.layout].spaces[space // v.BASIC_SPACES][space % v.BASIC_SPACES]


def refuse_action(table: Table, seat: int, action: int, extra: int) -> list[str]:
    faction = table.factions[seat]
    line = table.tables.lines[table.tables.action_line[action]]
    swaps = 0
    if outcomes.holds_rule(table, seat, effects.RETIRE_FOR_ORE):
        swaps = table.tables.rule_value[effects.RETIRE_FOR_ORE]
    amounts = outcomes.amounts_of(table, seat, faction.ore - extra, swaps, 0)
    ways = outcomes.outcomes(table, seat, line, amounts, action) if faction.ore >= extra else []
    if not ways:
        rich = (100, amounts[1], amounts[2], swaps, 0)
        if outcomes.outcomes(table, seat, line, rich, action):
            return ["BTS-4.10", "BTS-4.12"] if extra else ["BTS-4.10"]
        return ["BTS-4.9"]
    return [] if any([way[4] for way in ways]) else ["BTS-16.8"]


def refuse_ability(table: Table, seat: int, source: int) -> list[str]:
    """BTS-21.29: an own ability at will, within its limit, payable, and changing something."""
    faction = table.factions[seat]
    if source >= v.MAT_SOURCE:
        return ["BTS-21.32"]
    if source >= v.SYSTEM_SOURCE:
        system = source - v.SYSTEM_SOURCE
        on_board = system in table.system_at and table.base[table.system_at.index(system)] == seat
        if not on_board and system not in [colony // 16 for colony in faction.colonised]:
            return ["BTS-21.25"]
        special = table.tables.systems[system].special
        found = [] if special is None else [special]
    else:
        on_tree = source in table.tech_at and faction.techs & 1 << table.tech_at.index(source)
        if not on_tree and source not in faction.private:
            return ["BTS-21.25"]
        found = table.tables.technologies[source].abilities
    found = [ability for ability in found if ability.kind == effects.AT_WILL]
    if not found:
        return ["BTS-21.29"]
    if len([each for each in table.uses if each == source]) >= found[0].value:
        return ["BTS-21.29"]
    line = found[0].line
    amounts = outcomes.amounts_of(table, seat, faction.ore, 0, 0)
    if line is None or not outcomes.can_be_chosen(table, seat, line, amounts, NO_LINE):
        return ["BTS-21.29"]
    return []
