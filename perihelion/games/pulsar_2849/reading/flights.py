"""Flights, read a second time: segment by segment, with every way on tried (PUL-9, PUL-14)."""

from ..rules.cluster import ENTRY, Cluster
from ..rules.state import NOTHING, Table
from ..rules.tables import ANNOUNCE_RUN, GO
from ..rules.terms import ANY_COLOUR, COLOURS, FOR_FLIGHT, SHIFT, SHIFT_FREELY, SHIFT_ONCE_A_ROUND
from .patents import own_terms


def refuse_route(table: Table, seat: int, action: int) -> list[str]:
    return refuse_run(table, seat, action) if action < GO else refuse_sector(table, seat, action - GO)


def refuse_run(table: Table, seat: int, action: int) -> list[str]:
    number, colour = divmod(action - ANNOUNCE_RUN, len(COLOURS))
    player = table.players[seat]
    if player.hq_side == NOTHING or not 1 << number & player.projects:
        return ["PUL-14.12"]
    project = table.tables.hq_sides[player.hq_side].projects[number]
    if project.run_colour == -1 or colour not in (
        range(3) if project.run_colour == ANY_COLOUR else [project.run_colour]
    ):
        return ["PUL-14.12"]
    if 1 << number & player.runs_used:
        return ["PUL-14.13"]
    if table.run_project != NOTHING:
        return ["PUL-14.16"]
    return ["PUL-14.14"] if len(table.route) > 1 else []


def refuse_sector(table: Table, seat: int, sector: int) -> list[str]:
    cluster = table.cluster
    at = table.route[-1]
    if sector >= cluster.size or segments_between(cluster, at, sector) == 0:
        return ["PUL-9.7"]
    if cluster.kind[sector] == ENTRY:
        return ["PUL-9.12"]
    if segments_between(cluster, at, sector) <= times_flown(table.route, at, sector):
        return ["PUL-9.8"]
    route = [*table.route, sector]
    if not completable(cluster, route, table.left - 1, 0):
        return ["PUL-9.4"]
    needed = colours_to_visit(table, seat, len(table.route) - 1 + table.left, table.die_value)
    return [] if completable(cluster, route, table.left - 1, max(0, needed)) else ["PUL-25.21"]


def refuse_flight(table: Table, seat: int, length: int, value: int) -> list[str]:
    if length == 0:
        return ["PUL-9.5"]
    needed = colours_to_visit(table, seat, length, value)
    if needed < 0:
        return ["PUL-9.4"]
    if completable(table.cluster, [table.players[seat].ship], length, needed):
        return []
    return ["PUL-25.21"] if needed else ["PUL-9.14"]


def colours_to_visit(table: Table, seat: int, length: int, value: int) -> int:
    """0 when the flight is free, a mask of colours when it has to visit one, -1 when it is not possible at all."""
    if length == value:
        return 0
    if abs(length - value) != 1:
        return -1
    colours = 0
    for code, actions, condition in own_terms(table, seat):
        if code != SHIFT or not actions & FOR_FLIGHT:
            continue
        if condition == SHIFT_FREELY or (condition == SHIFT_ONCE_A_ROUND and not table.players[seat].shifted):
            return 0
        if condition != SHIFT_ONCE_A_ROUND:
            colours |= 1 << condition - 1
    return colours if colours else -1


def segments_between(cluster: Cluster, one: int, other: int) -> int:
    return len([pair for pair in cluster.segments if pair in ((one, other), (other, one))])


def times_flown(route: list[int], one: int, other: int) -> int:
    """How often a route has gone between two neighbours, in either direction."""
    return len([k for k in range(1, len(route)) if {route[k - 1], route[k]} == {one, other}])


def completable(cluster: Cluster, route: list[int], left: int, needed: int) -> bool:
    """Whether a route can be flown on for exactly so many segments and visit a gate of a needed colour."""
    visited = [cluster.colour[sector] for sector in route[1:] if cluster.colour[sector] >= 0]
    if left == 0:
        return needed == 0 or any([needed >> colour & 1 for colour in visited])
    at = route[-1]
    neighbours = {a if b == at else b for a, b in cluster.segments if at in (a, b)}
    for sector in sorted(neighbours):
        if cluster.kind[sector] == ENTRY or times_flown(route, at, sector) >= segments_between(cluster, at, sector):
            continue
        if completable(cluster, [*route, sector], left - 1, needed):
            return True
    return False
