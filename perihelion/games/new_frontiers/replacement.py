"""The Terraforming Engineers: a colony replaced by a dearer discovered world of its kind (NFR-14.8 to 14.19)."""

from perihelion.games.new_frontiers.effects import ANY_KIND, NO_KIND, WINDFALL
from perihelion.games.new_frontiers.empire import Empire
from perihelion.games.new_frontiers.settle import has_replacement, put_windfall, remove
from perihelion.games.new_frontiers.state import REPLACING_WITH, Table, with_sorted, without
from perihelion.games.new_frontiers.tables import NO_REPLACEMENT, REPLACE_COLONY, REPLACE_WITH, WORLDS
from perihelion.kernel.state import Step


def same_kind(old: int, new: int) -> bool:
    """NFR-14.9, 14.14: grey is a kind here; the Oort refinery is any of the four, never grey."""
    if old == ANY_KIND:
        return new != NO_KIND
    if new == ANY_KIND:
        return old != NO_KIND
    return old == new


def worlds_for(table: Table, empire: Empire, old: int) -> list[int]:
    """The discovered worlds that can take the place of a colony, sorted."""
    tiles = table.tables.tiles
    leaving = tiles[old]
    dearer = has_replacement(empire)
    found: list[int] = []
    if leaving.military or dearer < 0:
        return found
    for world in empire.discovered:
        tile = tiles[world]
        if (
            not tile.military
            and same_kind(leaving.kind, tile.kind)
            and 0 <= tile.cost - leaving.cost <= dearer
            and empire.reserve + leaving.colonists >= tile.colonists
        ):
            found.append(world)
    return found


def ask_to_replace(table: Table, seat: int, step: Step) -> None:
    """NFR-14.13: only colonies that were there before this action; without a pair nothing is asked."""
    empire = table.empires[seat]
    if has_replacement(empire) < 0 or not empire.discovered:
        return
    replaceable = [colony for colony in empire.colonies[: empire.ready_colonies] if worlds_for(table, empire, colony)]
    if replaceable:
        replaceable.sort()
        table.ask_seat(seat, step, [NO_REPLACEMENT, *[REPLACE_COLONY + colony for colony in replaceable]])


def answer(table: Table, seat: int, action: int) -> None:
    if action != NO_REPLACEMENT:
        table.lanes[seat].append((REPLACING_WITH, action - REPLACE_COLONY))


def ask_for_world(table: Table, seat: int, step: Step) -> None:
    found = worlds_for(table, table.empires[seat], step[1])
    table.ask_seat(seat, step, [REPLACE_WITH + world for world in found])


def replace(table: Table, seat: int, action: int, step: Step) -> None:
    """NFR-14.15 to 14.19; the pair itself declares the kind of an Oort refinery among them (NFR-21.27)."""
    empire = table.empires[seat]
    old = step[1]
    new = action - REPLACE_WITH
    kinds = (table.tables.tiles[old].kind, table.tables.tiles[new].kind)
    if ANY_KIND in kinds:
        table.oort_kind = min(kinds)
    remove(table, seat, old)
    if old < WORLDS:
        table.aside = with_sorted(table.aside, old)
    empire.reserve -= table.tables.tiles[new].colonists
    empire.discovered = without(empire.discovered, new)
    empire.add_colony(new)
    if table.sink is not None:
        facts: dict[str, int | str] = {"tile": table.tile_name(new), "colony": table.tile_name(old)}
        table.tell("replaced", seat, f"tile:{new}", f"discovered:{seat}", f"empire:{seat}", 1, facts)
    if table.tables.tiles[new].good == WINDFALL:
        put_windfall(table, seat, new)
