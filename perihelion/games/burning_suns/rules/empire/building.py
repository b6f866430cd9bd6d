"""Build and market: units, resources and repairs, one purchase after another (BSU-27 to BSU-32)."""

from typing import Final

from perihelion.kernel.lists import altered, without
from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event, Fact, named

from .. import steps
from ..galaxy.masks import moves_to, places_in
from ..galaxy.moving import add_units
from ..names import unit_message, unit_name
from ..state import UNIQUE_KINDS, SeatQuestion, Table
from ..tables import BUY, DECLINE, EMPIRE_AT, MARKET_AT, NOWHERE, PLACE_AT, REPAIR_AT, RESOURCE_AT, UNIT_AT
from ..terms import CONSTRUCTED, HIRED, REPAIR, TECHNOLOGY, TITAN, UPGRADE
from .numbers import (
    CHEAPEST,
    DEAREST,
    build_limit,
    full_hull,
    price,
    price_list,
    regular_or_unique,
    resource_price,
    unit_price,
)
from .sources import exchange_sources, gain_sources, source_of

UNIQUES: Final = BUY + TITAN
ALL_UNITS: Final = [BUY + kind for kind in range(TITAN + 3)]
WHOLE_MARKETS: Final = [list(range(MARKET_AT, MARKET_AT + size)) for size in range(REPAIR_AT - MARKET_AT + 1)]


def purchases(table: Table, seat: int) -> list[int]:
    """BSU-27.1–27.7, 27.16: what the empire can pay for and put somewhere."""
    crystals = table.crystals[seat]
    if not crystals:
        return []  # nothing is free
    prices = price_list(table, seat)
    if prices[DEAREST] <= crystals and table.tables.races[table.race[seat]].room_for_all and can_hire(table, seat):
        # Who can pay for the dearest thing can pay for everything.
        found = ALL_UNITS + on_offer(table.market)
    else:
        found = affordable(table, seat, prices)
    for number, points in enumerate(table.hull[seat]):
        if points:  # a unique unit in play can only be repaired
            if UNIQUES + number in found:
                found.remove(UNIQUES + number)
            if can_repair(table, seat, TITAN + number) and repair_price(table, seat, TITAN + number) <= crystals:
                found.append(REPAIR_AT + number)
    return found


def on_offer(market: list[int]) -> list[int]:
    if -1 not in market:
        return WHOLE_MARKETS[len(market)]
    return [MARKET_AT + space for space, resource in enumerate(market) if resource >= 0]


def affordable(table: Table, seat: int, prices: list[int]) -> list[int]:
    """Units, in play or not, and resources, one by one."""
    crystals = table.crystals[seat]
    found = [BUY + kind for kind, cost in enumerate(prices[: TITAN + 3]) if cost <= crystals]
    costs = table.tables.resource_costs
    kinds = table.tables.resource_kinds
    room = table.tables.races[table.race[seat]].room
    for space, resource in enumerate(table.market):
        kind = kinds[resource]
        if costs[resource] - prices[kind] <= crystals and room[kind] and (kind != HIRED or can_hire(table, seat)):
            found.append(MARKET_AT + space)
    return found


def can_buy(table: Table, seat: int) -> bool:
    """Whether there is anything of that; mostly a unit is cheap enough."""
    return price_list(table, seat)[CHEAPEST] <= table.crystals[seat] or bool(purchases(table, seat))


def repair_price(table: Table, seat: int, kind: int) -> int:
    """BSU-27.8, A-40: the printed attack of the unit, for one hit point."""
    return price(table, seat, REPAIR, table.tables.races[table.race[seat]].attack[kind])


def damaged(table: Table, seat: int, kind: int) -> bool:
    return 0 < table.hull[seat][kind - TITAN] < full_hull(table, seat, kind)


def can_repair(table: Table, seat: int, kind: int) -> bool:
    return damaged(table, seat, kind) and table.control[table.where_unique(seat, kind)] == seat


def can_place(table: Table, seat: int, resource: int) -> bool:
    kind = table.tables.resources[resource].kind
    return table.tables.races[table.race[seat]].room[kind] and (kind != HIRED or can_hire(table, seat))


def can_hire(table: Table, seat: int) -> bool:
    """BSU-27.18."""
    where = table.domain[seat] & table.fleets[seat]
    if not where:
        return False
    for place in places_in(where):
        if regular_or_unique(table, seat, place):
            return True
    return False


def build_options(table: Table, seat: int) -> list[int]:
    """BSU-27.2, 11.10: at least one purchase, then stop at will, within the build limit."""
    count = table.frames[-1].count
    found = [DECLINE] if count else []
    if count < build_limit(table, seat):
        return found + purchases(table, seat)
    repairs = further_repairs(table, seat)
    return found + repairs if repairs else []


def further_repairs(table: Table, seat: int) -> list[int]:
    """A-39: by option one repair restores any number of points of a unit, each paid; these do not count any more."""
    found: list[int] = []
    if table.opt[steps.OPT_FULL_REPAIR]:
        for kind in UNIQUE_KINDS:
            begun = table.frames[-1].steps >> kind & 1 == 1
            if begun and can_repair(table, seat, kind) and repair_price(table, seat, kind) <= table.crystals[seat]:
                found.append(REPAIR_AT + kind - TITAN)
    return found


@declare(steps.ASK_BUILD, name="build", rule="BSU-27.1", parts="seat")
class Build(SeatQuestion):
    def options(self, table: Table, step: Step) -> list[int]:
        _, seat = step
        return build_options(table, seat)

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        if action not in further_repairs(table, seat):
            table.frames[-1].count += 1
        table.agenda.append((steps.BUILD_ON, seat))
        if action < MARKET_AT:
            kind = action - BUY
            table.crystals[seat] -= unit_price(table, seat, kind)
            table.question((steps.ASK_SITE, seat, kind, -1), site_options(table, seat, -1))
        elif action < REPAIR_AT:
            space = action - MARKET_AT
            resource = table.market[space]
            table.crystals[seat] -= resource_price(table, seat, resource)
            table.market[space] = -1
            place_resource(table, seat, resource)
        else:
            kind = TITAN + action - REPAIR_AT
            table.crystals[seat] -= repair_price(table, seat, kind)
            table.set_hull(seat, kind, table.hull[seat][kind - TITAN] + 1)
            table.frames[-1].steps |= 1 << kind

    def cost(self, table: Table, seat: int, action: int) -> int:
        if BUY <= action < MARKET_AT:
            return unit_price(table, seat, action - BUY)
        if MARKET_AT <= action < REPAIR_AT:
            resource = table.market[action - MARKET_AT]
            return resource_price(table, seat, resource) if resource >= 0 else 0
        repairs = REPAIR_AT <= action < EMPIRE_AT
        return repair_price(table, seat, TITAN + action - REPAIR_AT) if repairs else 0


@declare(steps.BUILD_ON, parts="seat")
class BuildOn(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        table.question((steps.ASK_BUILD, seat), build_options(table, seat))


def place_resource(table: Table, seat: int, resource: int) -> None:
    """A resource bought or received finds its place (BSU-29.1, 30.1, 31.2, 32.1)."""
    kind = table.tables.resources[resource].kind
    if table.sink is not None:
        name = table.tables.resources[resource].name
        table.emit(Event("resource", seat, name, facts={"resource": named("resource", name)}))
    if kind == TECHNOLOGY:
        if len(table.technologies[seat]) < table.tables.races[table.race[seat]].technology_spaces:
            table.technologies[seat] = [*table.technologies[seat], resource]
            gain_sources(table, seat, [source_of(table, resource, NOWHERE)])
        else:
            table.push((steps.ASK_REPLACED, seat, resource, -1))
    elif kind == UPGRADE:
        table.push((steps.ASK_SPACE, seat, resource))
    else:
        table.push((steps.ASK_SITE, seat, -1, resource))


def site_options(table: Table, seat: int, resource: int) -> list[int]:
    """Where a unit (resource -1), a mercenary (BSU-27.18) or a construction may go."""
    found = moves_to(table.domain[seat])
    if resource >= 0 and table.tables.resources[resource].kind == HIRED:
        found = [move for move in found if regular_or_unique(table, seat, move - PLACE_AT)]
    return found


@declare(steps.ASK_SITE, name="site", rule="BSU-27.6", parts="seat kind resource")
class Site(SeatQuestion):
    """BSU-27.6: where a unit goes, or a mercenary or a construction of the market; the other of the two is -1."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, _, resource = step
        return site_options(table, seat, resource)

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, kind, resource = table.asked
        place = action - PLACE_AT
        if resource >= 0 and table.tables.resources[resource].kind == CONSTRUCTED:
            old = table.construction[place]
            table.construction = altered(table.construction, place, resource)
            if old >= 0:
                table.supply[old] += 1  # BSU-27.10, 32.2
                exchange_sources(table, seat, source_of(table, resource, place), source_of(table, old, place))
            else:
                gain_sources(table, seat, [source_of(table, resource, place)])
            return
        if resource >= 0:
            kind = table.tables.resources[resource].unit
        add_units(table, seat, place, kind, 1)
        if kind in UNIQUE_KINDS:
            table.set_hull(seat, kind, full_hull(table, seat, kind))
        if table.sink is not None:
            facts: dict[str, Fact] = {"unit": unit_message(table, kind)}
            table.emit(Event("built", seat, unit_name(table, kind), "", table.galaxy.names[place], 1, facts=facts))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, kind, resource = table.asked
        if kind >= 0:
            return {"what": unit_message(table, kind)}
        return {"what": named("resource", table.tables.resources[resource].name)}


@declare(steps.ASK_SPACE, name="space", rule="BSU-30.1", parts="seat resource")
class Space(SeatQuestion):
    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, _ = step
        spaces = table.tables.races[table.race[seat]].upgrade_spaces
        return [UNIT_AT + kind for kind in range(len(spaces)) if spaces[kind]]

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, resource = table.asked
        kind = action - UNIT_AT
        there = [upgrade for upgrade in table.upgrades[seat] if upgrade & 15 == kind]
        if len(there) < table.tables.races[table.race[seat]].upgrade_spaces[kind]:
            table.upgrades[seat] = [*table.upgrades[seat], resource << 4 | kind]
            gain_sources(table, seat, [source_of(table, resource, kind)])
        else:
            table.push((steps.ASK_REPLACED, seat, resource, kind))


@declare(steps.ASK_REPLACED, name="replaced", rule="BSU-27.10", parts="seat resource kind")
class Replaced(SeatQuestion):
    """BSU-27.10: one of the resources in the full place gives way; `kind` is the unit of an upgrade, or -1."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, _, kind = step
        if kind < 0:
            there = set(table.technologies[seat])
        else:
            there = {upgrade >> 4 for upgrade in table.upgrades[seat] if upgrade & 15 == kind}
        return [RESOURCE_AT + resource for resource in sorted(there)]

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, resource, kind = table.asked
        old = action - RESOURCE_AT
        if kind < 0:
            table.technologies[seat] = [*without(table.technologies[seat], old), resource]
        else:
            table.upgrades[seat] = [*without(table.upgrades[seat], old << 4 | kind), resource << 4 | kind]
        table.supply[old] += 1  # BSU-28.5
        place = NOWHERE if kind < 0 else kind
        exchange_sources(table, seat, source_of(table, resource, place), source_of(table, old, place))
