"""How a price, a strength or a sale comes about, part by part: told to the page, which only spells it out."""

from collections.abc import Callable
from typing import Any

from perihelion.kernel.table import named

from ..rules.empire import Empire
from ..rules.settle import contact_price
from ..rules.state import Table
from ..rules.tables import DEVELOP_TILE, Tables
from ..rules.terms import CONTACT, DEVELOP_PRICE, KINDS, SALE, SETTLE_PRICE, STRENGTH, Power

Part = list[str | int]
"""The name of what changes a number, and by how much; a list, as it comes back from JSON."""


def forecast(table: Table, _: int | None) -> dict[str, Any]:
    """For every empire; tiles whose numbers nothing changes are left out."""
    return {"prices": [of_empire(table, seat) for seat in range(table.seats)]}


def of_empire(table: Table, seat: int) -> dict[str, Any]:
    empire = table.empires[seat]
    worlds = [*empire.discovered, *table.centre]
    return {
        "developments": by_tile(table, table.faces, lambda face: of_development(table, seat, face)),
        "worlds": by_tile(table, worlds, lambda world: of_settlement(table.tables, empire, world)),
        "contact": by_tile(table, worlds, lambda world: of_contact(table, empire, world)),
        "strength": by_tile(table, worlds, lambda world: of_strength(table.tables, empire, world)),
        "sales": [of_sale(table.tables, empire, kind) for kind in range(KINDS)],
    }


def by_tile(table: Table, tiles: list[int], told: Callable[[int], list[Part]]) -> dict[str, list[Part]]:
    found = {table.tables.tiles[tile].name: told(tile) for tile in tiles}
    return {name: parts for name, parts in found.items() if parts}


def parts_of(tables: Tables, powers: list[Power], subject: int, sign: int) -> list[Part]:
    """What these powers add to a number, or take off it, for this tile or kind."""
    found = [(power, power.effect.adds(power, subject)) for power in powers]
    return [part(tables, power, sign * amount) for power, amount in found if amount]


def part(tables: Tables, power: Power, amount: int) -> Part:
    return [named("tile", tables.tiles[power.tile].name), amount]


def of_development(table: Table, seat: int, face: int) -> list[Part]:
    """NFR-5.3, 5.4: what comes off its printed cost; the chooser's bonus only while Develop is carried out."""
    found = parts_of(table.tables, table.empires[seat].powers[DEVELOP_PRICE], face, -1)
    if seat == table.chooser and table.action == DEVELOP_TILE:
        found.append([named("action", "develop"), -table.tables.develop_bonus])
    return found


def of_settlement(tables: Tables, empire: Empire, world: int) -> list[Part]:
    """NFR-21.9: what comes off the cost of a world."""
    return parts_of(tables, empire.powers[SETTLE_PRICE], world, -1)


def of_contact(table: Table, empire: Empire, world: int) -> list[Part]:
    """NFR-14.7: what comes off the defence of a world that is paid for instead of fought for."""
    if contact_price(table, empire, world) < 0:
        return []
    specialist = empire.powers[CONTACT][0]
    off = part(table.tables, specialist, -specialist.amount)
    return [off, *of_settlement(table.tables, empire, world)]


def of_strength(tables: Tables, empire: Empire, world: int) -> list[Part]:
    """NFR-12.1: general strength and what fits this world; what goods have lent is told apart."""
    return parts_of(tables, empire.powers[STRENGTH], world, 1) if tables.tiles[world].military else []


def of_sale(tables: Tables, empire: Empire, kind: int) -> list[Part]:
    """NFR-9.4: what Trade powers add to the price of a kind."""
    return parts_of(tables, empire.powers[SALE], kind, 1)
