"""The evaluation of a flight under way: what its best completion will give."""

from perihelion.games.pulsar_2849 import scoring
from perihelion.games.pulsar_2849.cluster import NOWHERE, PULSAR, SYSTEM
from perihelion.games.pulsar_2849.construction import of_gyrodynes
from perihelion.games.pulsar_2849.effects import ON_FLIGHT_5PLUS, ON_FLIGHT_PULSAR
from perihelion.games.pulsar_2849.outlook import Outlook
from perihelion.games.pulsar_2849.state import NOBODY, NOTHING, Table


def best_flight(outlook: Outlook) -> float:
    table = outlook.table
    outlook.of_claim = of_gyrodynes(outlook, 1) - of_gyrodynes(outlook, 0)
    here = table.route[-1]
    gates: list[int] = []
    if table.run_project != NOTHING:
        for sector in table.route[1:]:
            if table.cluster.colour[sector] == table.run_colour and sector not in gates:
                gates.append(sector)
    passed = [s for s in table.route[1:] if table.cluster.kind[s] == SYSTEM]
    return explore_ways(outlook, here, table.left, table.used_segments[:], passed, gates, table.need)


def explore_ways(
    outlook: Outlook, at: int, left: int, used: list[int], passed: list[int], gates: list[int], need: int
) -> float:
    if left == 0:
        return -100.0 if need else worth_of_route(outlook, at, passed, len(gates))
    table = outlook.table
    cluster = table.cluster
    best = -100.0
    for near, segment, twin in cluster.exits[at]:
        if segment in used:
            if twin == NOWHERE or twin in used:
                continue
            segment = twin
        used.append(segment)
        system = cluster.kind[near] == SYSTEM and near not in passed
        if system:
            passed.append(near)
        colour = cluster.colour[near]
        gate = table.run_project != NOTHING and colour == table.run_colour and near not in gates
        if gate:
            gates.append(near)
        then = 0 if colour >= 0 and need >> colour & 1 else need
        best = max(best, explore_ways(outlook, near, left - 1, used, passed, gates, then))
        if gate:
            gates.pop()
        if system:
            passed.pop()
        used.pop()
    return best


def worth_of_route(outlook: Outlook, end: int, passed: list[int], gates: int) -> float:
    table = outlook.table
    seat = outlook.seat
    player = outlook.player
    weights = outlook.weights
    tables = table.tables
    cluster = table.cluster
    value = 0.0
    bases = 0
    for sector in passed:
        if may_settle(table, seat, cluster.system_at[sector]):
            bases += 1
            if sector == end:
                value += weights.bonus
            if cluster.dead_end[sector]:
                value += weights.bonus
    have = player.bases + scoring.extra_bases(table, seat)
    value += tables.points_for_bases(have + bases) - tables.points_for_bases(have)
    value += weights.progress * outlook.share * bases
    if cluster.kind[end] == PULSAR and table.owner[cluster.pulsar_at[end]] == NOBODY and player.rings:
        value += outlook.of_claim
        value += weights.bonus if cluster.dead_end[end] else 0.0
    if table.run_project != NOTHING:
        project = tables.hq_sides[player.hq_side].projects[table.run_project]
        value += gates * project.run_points - outlook.of_run(project.run_points)
    if cluster.kind[end] != SYSTEM and any_open_near(table, seat, end):
        value += weights.near
    if player.answers >> ON_FLIGHT_PULSAR & 1 and cluster.kind[end] == PULSAR:
        value += 1.0
    if player.answers >> ON_FLIGHT_5PLUS & 1 and table.left + len(table.route) > 5:
        value += 1.0
    return value


def any_open_near(table: Table, seat: int, sector: int) -> bool:
    """Whether a neighbour is a system where the seat can still settle."""
    for near, _, _ in table.cluster.exits[sector]:
        if table.cluster.kind[near] == SYSTEM and may_settle(table, seat, table.cluster.system_at[near]):
            return True
    return False


def may_settle(table: Table, seat: int, system: int) -> bool:
    """Whether a base can be founded, as far as anybody knows."""
    if seat in table.blue[system] or seat in table.barren[system]:
        return False
    if not table.shown >> system & 1:
        return True
    tile = table.tables.tiles[table.systems[system]]
    blue = tile.blue[table.seats] > len(table.blue[system])
    return blue or tile.barren[table.seats] > len(table.barren[system])
