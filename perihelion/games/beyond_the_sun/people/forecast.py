"""What lies ahead of a choice, told to the page: what it could reach, what would change hands, what trade costs."""

from typing import Any

from ..rules import production
from ..rules import vocabulary as v
from ..rules.cards import DEEP, FOOD, ORE_DISC, TOP_SHIP
from ..rules.control import rightful
from ..rules.counters import value
from ..rules.effects import Call, Line
from ..rules.feasibility import docks, research_slots, targets
from ..rules.ships import DEEP_ONLY, DOCK_PLACES
from ..rules.state import NOWHERE, Table


def forecast(table: Table, seat: int | None) -> dict[str, Any]:
    prices = [production.population_price(table, each) for each in range(table.seats)]
    return {"prices": prices, **own(table, seat)}


def own(table: Table, seat: int | None) -> dict[str, Any]:
    """For whoever chooses."""
    found: dict[str, Any] = {}
    if seat is None or seat not in table.acting:
        return found
    legal = table.legal(seat)
    reach = {str(action): reached(table, seat, action) for action in legal if action < v.REPLACE}
    if reach:
        found["reach"] = reach
    if any(
        [v.BUILD_AT <= action < v.TARGET for action in legal]
    ):  # ships come, grow or move: control is checked after it
        found["control"] = {
            "now": changes(table),
            "after": {str(action): after(table, seat, action) for action in legal},
        }
    return found


# -------------------------------------------------------------------- what an action could reach


def reached(table: Table, seat: int, action: int) -> dict[str, list[int]]:
    """The slots, areas and tracks with which an action could have to do, at any depth of its line."""
    chosen = table.tables.space_action[action] if action < v.COPY_ACTION else action - v.COPY_ACTION
    line = table.tables.lines[table.tables.action_line[chosen]]
    found: dict[str, set[int]] = {"slots": set(), "areas": set(), "discs": set()}
    collect(table, seat, line, found)
    return {kind: sorted(places) for kind, places in found.items() if places}


def collect(table: Table, seat: int, line: Line, found: dict[str, set[int]]) -> None:
    x = value(table, seat, line.x, 0, 0)
    for call in line.calls:
        if call.name == "research":
            slots = research_slots(table, seat, call, x, line.to_opponent)
            found["slots"].update([slot for slot in range(v.SLOTS) if slots >> slot & 1])
        elif call.name == "automate":
            found["discs"].update([(FOOD,), (ORE_DISC,), (FOOD, ORE_DISC)][call.a])
        else:
            found["areas"].update(areas_of(table, seat, call))
        for inner in call.lines:
            collect(table, seat, inner, found)


def areas_of(table: Table, seat: int, call: Call) -> list[int]:
    if call.name == "colonise":
        return targets(table, seat, call.a == 1)
    if call.name == "ship":
        if call.b == DOCK_PLACES:
            return docks(table, seat)
        return [DEEP] if call.b == DEEP_ONLY else table.areas()
    if call.name in ("jump", "warp", "upgrade"):
        return [area for area in table.areas() if table.factions[seat].strength[area]]
    return []


# -------------------------------------------------------------------- what would change hands


def changes(table: Table) -> list[dict[str, int | None]]:
    """Where control would pass on if it were checked now (BTS-14.35)."""
    found: list[dict[str, int | None]] = []
    for area in table.areas():
        if table.system_at[area] >= 0 or table.side.spec[area]:
            heir, owner = rightful(table, area), table.base[area]
            if heir != owner:
                found.append({"area": area, "loses": seated(owner), "gains": seated(heir)})
    return found


def seated(seat: int) -> int | None:
    return seat if seat != NOWHERE else None


def after(table: Table, seat: int, action: int) -> list[dict[str, int | None]]:
    """The same with one more step of a movement, a ship more or a level more."""
    twin = table.clone()
    assert isinstance(twin, Table)
    for area, by in strength_moved(table, action):
        twin.factions[seat].strength[area] += by
    return changes(twin)


def strength_moved(table: Table, action: int) -> list[tuple[int, int]]:
    if v.MOVE <= action < v.TARGET:
        ship, to = divmod(action - v.MOVE, v.AREAS)
        area, below = divmod(ship, v.SHIP_LEVELS)
        return [(area, -below - 1), (to, below + 1)]
    if v.UPGRADE_SHIP <= action < v.MOVE:
        _, _, _, levels, *_ = table.asked
        area, below = divmod(action - v.UPGRADE_SHIP, v.SHIP_LEVELS)
        return [(area, min(levels, TOP_SHIP - below - 1))]
    if v.BUILD_AT <= action < v.UPGRADE_SHIP:
        _, _, level, *_ = table.asked
        return [(action - v.BUILD_AT, level)]
    return []
