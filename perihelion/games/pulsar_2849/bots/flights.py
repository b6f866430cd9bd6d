"""The evaluation of flights: the best end of a flight, looked up among those that the cluster has (`Cluster.ends`)."""

from typing import Final

from perihelion.kernel.bits import ones

from ..rules import scoring
from ..rules.cluster import PULSAR
from ..rules.headquarters import gates_of_run
from ..rules.state import NOBODY, NOTHING, START_NEVER_COUNTS, Table
from ..rules.terms import ON_FLIGHT_5PLUS, ON_FLIGHT_PULSAR
from .construction import of_gyrodynes
from .outlook import Outlook

LONG: Final = 5


def of_flight(outlook: Outlook) -> float:
    """The best completion of the flight that the seat is on."""
    table = outlook.table
    cluster = table.cluster
    passed = 0
    for sector in table.route[1:]:
        if cluster.system_at[sector] >= 0:
            passed |= 1 << cluster.system_at[sector]
    gates = 0
    if table.run_project != NOTHING:
        for sector in gates_of_run(table, table.route, table.run_colour):
            gates |= 1 << cluster.gate_at[sector]
    return best_end(outlook, passed, gates)


def best_end(outlook: Outlook, passed: int, gates: int) -> float:
    """Of all ends so far away: bases founded on the way, what lies at the end, and gates of a run."""
    table = outlook.table
    player = outlook.player
    weights = outlook.weights
    cluster = table.cluster
    run_points = 0
    colour = -1
    start = 0
    if table.run_project != NOTHING:
        run_points = table.tables.hq_sides[player.hq_side].projects[table.run_project].run_points
        colour = table.run_colour
        if table.options & START_NEVER_COUNTS and cluster.gate_at[table.route[0]] >= 0:
            start = 1 << cluster.gate_at[table.route[0]]
    claim = of_gyrodynes(outlook, 1) - of_gyrodynes(outlook, 0) if player.rings else 0.0
    open_systems = systems_to_settle(table, outlook.seat)
    by_bases = of_more_bases(outlook)
    over_pulsar = 1.0 if player.answers >> ON_FLIGHT_PULSAR & 1 else 0.0
    best = -100.0
    for end, systems, visited in cluster.ends(table.route[-1], table.left, table.used_segments, colour):
        settled = (systems | passed) & open_systems
        value = by_bases[min(ones(settled), len(by_bases) - 1)]
        dead = settled & cluster.dead_systems
        if dead:
            value += weights.bonus * ones(dead)
        system = cluster.system_at[end]
        if system >= 0:
            if open_systems >> system & 1:
                value += weights.bonus
        else:
            if cluster.kind[end] == PULSAR:
                value += over_pulsar
                if table.owner[cluster.pulsar_at[end]] == NOBODY and player.rings:
                    value += claim + (weights.bonus if cluster.dead_end[end] else 0.0)
            if cluster.near_systems[end] & open_systems:
                value += weights.near
        if run_points:
            value += ones((visited | gates) & ~start) * run_points
        best = max(best, value)
    if run_points:
        best -= outlook.of_run(run_points)
    if table.left + len(table.route) > LONG and player.answers >> ON_FLIGHT_5PLUS & 1:
        best += 1.0
    return best


def of_more_bases(outlook: Outlook) -> list[float]:
    """What one, two, … bases more are worth."""
    tables = outlook.table.tables
    have = outlook.player.bases + scoring.extra_bases(outlook.table, outlook.seat)
    each = outlook.weights.progress * outlook.share
    now = tables.points_for_bases(have)
    return [tables.points_for_bases(have + more) - now + each * more for more in range(6)]


def systems_to_settle(table: Table, seat: int) -> int:
    """Where a base can be founded, as far as anybody knows, a bit each."""
    found = 0
    for system, number in enumerate(table.systems):
        blue = table.blue[system]
        barren = table.barren[system]
        if not (blue or barren):
            found |= 1 << system
        elif seat not in blue and seat not in barren:
            tile = table.tables.tiles[number]
            if tile.blue[table.seats] > len(blue) or tile.barren[table.seats] > len(barren):
                found |= 1 << system
    return found
