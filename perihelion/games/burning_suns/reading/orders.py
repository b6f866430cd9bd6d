"""Why a leader, a purchase, a repair or a card is refused, by rule id."""

from ..rules import steps, tables
from ..rules.state import Table
from ..rules.terms import AGENT, ARTEFACT, BUILD_LIMIT, HIRED, REPAIR, TECHNOLOGY, TITAN, UPGRADE
from .numbers import ALLOWED, damaged, has_force, limit, price, resource_price, unit_price
from .paths import way_to
from .places import escorted


def refuse_leader(table: Table, seat: int, action: int) -> list[str]:
    if not tables.LEADER_AT <= action < tables.USE:
        return ["BSU-9.6"]
    leader, space = divmod(action - tables.LEADER_AT, 36)
    found: list[str] = []
    if space % 3 == 1 and table.seats < 4:
        found.append("BSU-9.4")
    if table.leader_at[space] >= 0:
        found.append("BSU-9.1")
    if seat * 3 + leader in table.leader_at:
        found.append("BSU-9.2")
    return found


def refuse_build(table: Table, seat: int, action: int) -> list[str]:
    bought = table.frames[-1].count
    if action == tables.DECLINE:
        return ALLOWED if bought else ["BSU-11.10"]
    full = bought >= limit(table, seat, BUILD_LIMIT) and not goes_on(table, action)
    return ["BSU-27.2"] if full else refuse_purchase(table, seat, action)


def goes_on(table: Table, action: int) -> bool:
    """A-39: by option one repair is of as many points of a unit as are paid for."""
    unit = action - tables.REPAIR_AT
    begun = 0 <= unit < 3 and table.frames[-1].steps >> TITAN + unit & 1 == 1
    return begun and table.opt[steps.OPT_FULL_REPAIR] == 1


def refuse_purchase(table: Table, seat: int, action: int) -> list[str]:
    """What can be had at all, whatever has been bought before."""
    crystals = table.crystals[seat]
    if tables.BUY <= action < tables.MARKET_AT:
        kind = action - tables.BUY
        if kind >= TITAN and any([table.has(seat, place, kind) for place in range(table.galaxy.size)]):
            return ["BSU-27.16"]
        return ALLOWED if unit_price(table, seat, kind) <= crystals else ["BSU-27.2"]
    if tables.MARKET_AT <= action < tables.REPAIR_AT:
        space = action - tables.MARKET_AT
        if space >= len(table.market) or table.market[space] < 0:
            return ["BSU-28.2"]
        resource = table.market[space]
        refused = refuse_keeping(table, seat, resource)
        return refused or (ALLOWED if resource_price(table, seat, resource) <= crystals else ["BSU-27.2"])
    if tables.REPAIR_AT <= action < tables.REPAIR_AT + 3:
        return refuse_repair(table, seat, TITAN + action - tables.REPAIR_AT)
    return ["BSU-27.1"]


def refuse_keeping(table: Table, seat: int, resource: int) -> list[str]:
    """A resource needs a space of the race sheet, or a fleet to join."""
    race = table.tables.races[table.race[seat]]
    kind = table.tables.resources[resource].kind
    if kind == TECHNOLOGY and race.technology_spaces == 0:
        return ["BSU-29.2"]
    if kind == UPGRADE and not any(race.upgrade_spaces):
        return ["BSU-30.1"]
    if kind == HIRED and not any([escorted(table, seat, place) for place in range(table.galaxy.size)]):
        return ["BSU-31.2"]
    return ALLOWED


def refuse_repair(table: Table, seat: int, kind: int) -> list[str]:
    places = [place for place in range(table.galaxy.size) if table.has(seat, place, kind)]
    if not places or not damaged(table, seat, kind):
        return ["BSU-27.17"]
    if table.control[places[0]] != seat:
        return ["BSU-27.7"]
    printed = table.tables.races[table.race[seat]].attack[kind]
    return ALLOWED if price(table, seat, printed, REPAIR) <= table.crystals[seat] else ["BSU-27.8"]


def refuse_scan(table: Table, seat: int, action: int) -> list[str]:
    return ALLOWED if action == tables.TAKE_CRYSTALS else refuse_source(table, action, ARTEFACT, "BSU-19.2")


def refuse_source(table: Table, action: int, what: int, rule: str) -> list[str]:
    """The top of a deck, or its face-up card."""
    if action not in (tables.TAKE_DECK, tables.TAKE_FACE_UP):
        return [rule]
    there = bool(table.decks[what - AGENT]) if action == tables.TAKE_DECK else table.face_up[what - AGENT] >= 0
    return ALLOWED if there else ["BSU-45.5"]


def refuse_recruit(table: Table, seat: int, action: int) -> list[str]:
    if not tables.AGENT_AT <= action < tables.ARTEFACT_AT:
        return refuse_source(table, action, AGENT, "BSU-40.1")
    agent = action - tables.AGENT_AT
    owner, wanted = table.agent_owner[agent], table.tables.agent_force[agent]
    if owner < 0 or owner == seat or not has_force(table, seat, wanted) or has_force(table, owner, wanted):
        return ["BSU-40.3"]
    return ALLOWED if way_to(table, seat, owner) else ["BSU-40.11"]
