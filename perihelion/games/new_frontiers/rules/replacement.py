"""The Terraforming Engineers: a colony replaced by a dearer discovered world of its kind (NFR-14.8 to 14.19)."""

from typing import Any

from perihelion.kernel.lists import without
from perihelion.kernel.question import Step, declare
from perihelion.kernel.table import Fact, Quote

from . import steps
from .asking import Asked
from .empire import Empire
from .settle import has_replacement, put_windfall, remove, use_replacement
from .state import Table, with_sorted
from .tables import NO_REPLACEMENT, REPLACE_COLONY, REPLACE_WITH, WORLDS
from .terms import ANY_KIND, NO_KIND, WINDFALL


def same_kind(old: int, new: int) -> bool:
    """NFR-14.9, 14.14: grey is a kind here; the Oort refinery is any of the four, never grey."""
    if old == ANY_KIND:
        return new != NO_KIND
    if new == ANY_KIND:
        return old != NO_KIND
    return old == new


def worlds_for(table: Table, empire: Empire, old: int) -> list[int]:
    """The discovered worlds that can take the place of a colony, sorted (NFR-14.8, 14.10, 14.18)."""
    tiles = table.tables.tiles
    colony = tiles[old]
    dearer = has_replacement(empire)
    found: list[int] = []
    if colony.military or dearer < 0:
        return found
    for world in empire.discovered:
        tile = tiles[world]
        if (
            not tile.military
            and same_kind(colony.kind, tile.kind)
            and 0 <= tile.cost - colony.cost <= dearer
            and empire.reserve + colony.colonists >= tile.colonists
        ):
            found.append(world)
    return found


@declare(steps.REPLACING, name="replacing", rule="NFR-14.8")
class Replacing(Asked):
    """NFR-14.13: only colonies that were there before this action; without a pair nothing is asked."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        empire = table.empires[seat]
        if has_replacement(empire) < 0 or not empire.discovered:  # NFR-21.14
            return
        old = [colony for colony in empire.colonies[: empire.ready_colonies] if worlds_for(table, empire, colony)]
        if old:  # NFR-14.8, NFR-14.13
            old.sort()
            table.ask_seat(seat, step, [NO_REPLACEMENT, *[REPLACE_COLONY + colony for colony in old]])

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action != NO_REPLACEMENT:  # NFR-21.14
            table.lanes[seat].append((steps.REPLACING_WITH, action - REPLACE_COLONY))

    def quote(self, table: Table, seat: int, action: int) -> Quote:
        return Quote() if action == NO_REPLACEMENT else Quote(group="first")


@declare(steps.REPLACING_WITH, name="replacing-with", rule="NFR-14.8", parts="colony")
class ReplacingWith(Asked):
    """Which discovered world comes in its place."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        _, colony = step
        table.ask_seat(seat, step, [REPLACE_WITH + world for world in worlds_for(table, table.empires[seat], colony)])

    def answer(self, table: Table, seat: int, action: int) -> None:
        replace(table, seat, leaving(table, seat), action - REPLACE_WITH)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        return {"tile": table.tile_name(leaving(table, seat))}

    def about(self, table: Table, seat: int) -> dict[str, Any]:
        return {"tile": table.tables.tiles[leaving(table, seat)].name}

    def quote(self, table: Table, seat: int, action: int) -> Quote:
        return Quote(group="last")


def leaving(table: Table, seat: int) -> int:
    """The colony that a seat is asked to replace."""
    _, colony = table.questions[seat]
    return colony


def replace(table: Table, seat: int, old: int, new: int) -> None:
    """NFR-14.15 to 14.19; the pair itself declares the kind of an Oort refinery among them (NFR-21.27)."""
    empire = table.empires[seat]
    kinds = (table.tables.tiles[old].kind, table.tables.tiles[new].kind)
    if ANY_KIND in kinds:
        table.oort_kind = min(kinds)
    use_replacement(empire)
    remove(table, seat, old)
    if old < WORLDS:
        table.aside = with_sorted(table.aside, old)
    empire.reserve -= table.tables.tiles[new].colonists
    empire.discovered = without(empire.discovered, new)
    empire.add_colony(new)
    if table.sink is not None:
        facts: dict[str, Fact] = {"tile": table.tile_name(new), "colony": table.tile_name(old)}
        table.tell("replaced", seat, f"tile:{new}", f"discovered:{seat}", f"empire:{seat}", 1, facts)
    if table.tables.tiles[new].good == WINDFALL:
        put_windfall(table, seat, new)
