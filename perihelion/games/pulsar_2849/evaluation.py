"""How well a seat stands, in points: what it has, what that will bring in the productions to come, and what is begun.

The greedy bot climbs this one step at a time, so half-finished turns count: a chosen die is worth the best thing it can
still pay for, a flight under way the best way to complete it.
"""

from typing import Final

from perihelion.games.pulsar_2849 import scoring, technologies
from perihelion.games.pulsar_2849.cluster import NOWHERE, PULSAR, SYSTEM
from perihelion.games.pulsar_2849.dice import ranking_on
from perihelion.games.pulsar_2849.effects import (
    BUY,
    COPY_COST,
    CUBE,
    FINAL_STEP,
    GOAL_MET,
    ON,
    ON_FLIGHT_5PLUS,
    ON_FLIGHT_PULSAR,
    SHIFT,
    TABLE,
    VP,
    VP_PER,
    ZERO,
    Program,
)
from perihelion.games.pulsar_2849.player import Player
from perihelion.games.pulsar_2849.state import (
    ENGINEER_TRACK,
    INITIATIVE_TRACK,
    NOBODY,
    NOTHING,
    PAYING,
    PICK,
    PRODUCTION,
    ROUTE,
    SPINS,
    Table,
)
from perihelion.games.pulsar_2849.tables import ANNOUNCE_RUN, END, FLY, GOALS, PULSARS, Technology
from perihelion.games.pulsar_2849.turns import turn_order

DIE: Final = 4.0
"""An unused die, before what its value adds."""
PIP: Final = 0.35
CUBE_WORTH: Final = 1.8
TOKEN: Final = 2.4
ROW_BONUS: Final = 1.2
"""Of an average row, for each spinning gyrodyne."""
BEGUN: Final = 0.55
"""Of what a spinning gyrodyne will bring, for one under construction."""
WAITING: Final = 0.25
CLAIM: Final = 2.5
BONUS_WORTH: Final = 4.0
GATES_A_RUN: Final = 2.5
PROGRESS: Final = 2.4
"""For each base at the start, because the next ones are worth more."""
FIELD: Final = 0.1
"""For each field of a marker to the left."""
EVENTS: Final[list[float]] = [0.6, 0.5, 0.5, 0.45, 1.1, 0.7, 0.45, 0.4, 0.8, 0.35, 0.5, 0.4, 0.2, 0.6, 0.2, 0.4]
"""How often a round an event happens to a player, by its number."""


def evaluate(table: Table, seat: int) -> float:
    if not table.acting:
        return float(table.players[seat].score)
    if table.active == seat:
        if table.asked[0] == PAYING:
            return best_payment(table, seat)
        if table.asked[0] == ROUTE:
            return worth(table, seat) + best_flight(table, seat)
    return worth(table, seat)


def best_payment(table: Table, seat: int) -> float:
    """The die is chosen: the best of what it can do."""
    best = -1000.0
    for action in table.choices[seat]:
        if FLY <= action < ANNOUNCE_RUN and action - FLY > 6 and best > 0.0:
            continue  # long flights are many; their best end is seldom better than that of six segments
        after = table.clone()
        assert isinstance(after, Table)
        after.apply(seat, action)
        best = max(best, evaluate(after, seat))
    return best


def productions_left(table: Table) -> int:
    """Productions still to come, this round's included while it has not begun."""
    begun = 1 if table.active == NOBODY and table.asked[0] >= PRODUCTION else 0
    return table.tables.rounds - max(1, table.round) + 1 - begun


def worth(table: Table, seat: int) -> float:
    left = productions_left(table)
    share = left / table.tables.rounds
    player = table.players[seat]
    value = float(player.score)
    value += worth_of_dice(table, seat)
    value += player.cubes * (0.5 + (CUBE_WORTH - 0.5) * (1.0 if left > 0 else 0.0))
    if left > 1:
        value += TOKEN * (player.plus_minus + player.plus_two)
    elif left == 1:
        value += 0.4 * (player.plus_minus + player.plus_two)
    bases = player.bases + scoring.extra_bases(table, seat)
    value += table.tables.points_for_bases(bases) + PROGRESS * share * player.bases
    value += worth_of_gyrodynes(table, seat, left)
    value += worth_of_transmitters(table, player, left)
    for tech in technologies.patents_of(table, seat):
        value += worth_of_technology(table, seat, tech, left)
    value += worth_of_runs(table, player, left)
    value += worth_of_goals(table, seat, share)
    value += worth_of_tracks(table, seat, left)
    return value


def worth_of_dice(table: Table, seat: int) -> float:
    """Silver dice count until the own turn is over; so do red ones on offer in it."""
    if table.asked[0] >= PRODUCTION:
        return 0.0
    player = table.players[seat]
    value = 0.0
    if table.asked[0] > PICK:
        order = turn_order(table)
        if table.active != seat and order.index(table.active) > order.index(seat):
            return 0.0
        if table.active == seat and not table.bonus_used:
            if table.owed != NOTHING:
                value += DIE + PIP * table.owed
            elif table.offered_dice:
                value += 0.8 * DIE + PIP * max(table.offered_dice)
    for die in player.dice:
        value += DIE + PIP * die
    return value


def worth_of_gyrodynes(table: Table, seat: int, left: int) -> float:
    tables = table.tables
    value = 0.0
    free = 0
    for pulsar in range(PULSARS):
        if table.owner[pulsar] != seat:
            continue
        built = table.gyrodyne[pulsar]
        if built > SPINS:
            value += left * (tables.gyro_points[built - SPINS - 1] + ROW_BONUS)
        elif built:
            value += 2.0 + BEGUN * max(0, left - 1) * (tables.gyro_points[built - 1] + ROW_BONUS)
        else:
            free += 1
            value += 1.0 + CLAIM * left / tables.rounds
    waiting = table.players[seat].waiting
    for size in range(len(waiting)):
        for _ in range(waiting[size]):
            value += 1.0
            if free:
                free -= 1
                value += WAITING * max(0, left - 1) * (tables.gyro_points[size] + ROW_BONUS)
            else:
                value += 0.5 * WAITING * max(0, left - 2) * (tables.gyro_points[size] + ROW_BONUS)
    return value


def each_production(program: Program) -> float:
    value = 0.0
    for code, a, b in program:
        if code == VP:
            value += a
        elif code == CUBE:
            value += CUBE_WORTH * a
        elif code == BUY:
            value += max(0.0, 0.8 * (b - CUBE_WORTH * a))
    return value


def worth_of_transmitters(table: Table, player: Player, left: int) -> float:
    value = 0.0
    for tile in player.arrays:
        transmitter = table.tables.transmitters[tile]
        steady = each_production(transmitter.green)
        if table.operating >> tile & 1:
            value += left * steady
            continue
        total = max(0, left - 1) * steady
        for code, a, _ in table.tables.programs[transmitter.blue]:
            total += float(a) if code == VP else 5.0
        done = table.paid[tile].bit_count() / len(transmitter.dice)
        if left > 1 or table.paid[tile].bit_count() + 1 == len(transmitter.dice):
            value += 0.75 * done * total
    for tile in player.arrays:
        for edge in (2 * tile, 2 * tile + 1):
            if table.links[edge] != NOTHING and not table.operating >> tile & 1:
                value += 0.8
    return value


def worth_of_technology(table: Table, seat: int, tech: Technology, left: int) -> float:
    value = 0.0
    for code, a, b in tech.program:
        if code == ON:
            for each, amount, more in table.tables.programs[b]:
                points = float(amount) if each == VP else CUBE_WORTH * amount if each == CUBE else TOKEN * more
                value += EVENTS[a] * left * points
        elif code == SHIFT:
            value += 1.1 * left
        elif code == ZERO:
            value += 0.4 * left
        elif code == COPY_COST:
            value += 0.6 * left
        elif code in (VP_PER, TABLE) and tech.kind != 0:
            now = a * scoring.count(table, seat, b) if code == VP_PER else scoring.from_table(table, seat, a, b)
            value += float(now) if tech.kind == END else left * (now + 0.8)
        elif code == BUY and tech.kind == END:
            value += max(0.0, b - CUBE_WORTH * a) if table.players[seat].cubes >= a or left > 0 else 0.0
        elif code == BUY:
            value += 0.8 * left * max(0.0, b - CUBE_WORTH * a)
        elif code == GOAL_MET:
            value += 8.0
        elif code == FINAL_STEP:
            value += 3.0
    return value


def worth_of_runs(table: Table, player: Player, left: int) -> float:
    if player.hq_side == NOTHING or left == 0:
        return 0.0
    value = 0.0
    for number, project in enumerate(table.tables.hq_sides[player.hq_side].projects):
        if project.run_points and player.projects >> number & 1 and not player.runs_used >> number & 1:
            value += GATES_A_RUN * project.run_points * 0.9
    return value + 0.5 * player.projects.bit_count()


def worth_of_goals(table: Table, seat: int, share: float) -> float:
    value = 0.0
    player = table.players[seat]
    for place in range(GOALS):
        goal = table.tables.goals[table.goals[place]]
        if player.goals:  # final scoring has begun, and their points are in the score
            continue
        has = min(goal.least, scoring.count(table, seat, goal.count))
        value += 0.7 * goal.base * has / goal.least if has < goal.least else goal.base + (1.0 - share) * 2.0
    return value


def worth_of_tracks(table: Table, seat: int, left: int) -> float:
    if left == 0:
        return 0.0
    value = 0.0
    rewards = table.tables.rewards[table.seats]
    for rank, owner in enumerate(ranking_on(table, ENGINEER_TRACK)):
        if owner == seat:
            value += CUBE_WORTH * sum([a if code == CUBE else 0.7 * a for code, a, _ in rewards[rank]])
    last = table.tables.initiative[table.seats]
    for rank, owner in enumerate(ranking_on(table, INITIATIVE_TRACK)):
        if owner == seat:
            value += last[rank] * (1.0 if left == 1 else 0.25)
    penalties = table.tables.penalties[table.seats]
    for track in table.tracks:
        for marker in track:
            if marker & 3 == seat:
                value += penalties[marker >> 2] * min(2, left) - FIELD * (marker >> 2)
    return value


# -------------------------------------------------------------------- flights


def best_flight(table: Table, seat: int) -> float:
    """What the best completion of the flight under way will give."""
    here = table.route[-1]
    gates: list[int] = []
    if table.run_project != NOTHING:
        for sector in table.route[1:]:
            if table.cluster.colour[sector] == table.run_colour and sector not in gates:
                gates.append(sector)
    passed = [s for s in table.route[1:] if table.cluster.kind[s] == SYSTEM]
    return explore_ways(table, seat, here, table.left, table.used_segments[:], passed, gates, table.need)


def explore_ways(
    table: Table, seat: int, at: int, left: int, used: list[int], passed: list[int], gates: list[int], need: int
) -> float:
    if left == 0:
        return -100.0 if need else worth_of_route(table, seat, at, passed, len(gates))
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
        best = max(best, explore_ways(table, seat, near, left - 1, used, passed, gates, then))
        if gate:
            gates.pop()
        if system:
            passed.pop()
        used.pop()
    return best


def worth_of_route(table: Table, seat: int, end: int, passed: list[int], gates: int) -> float:
    player = table.players[seat]
    tables = table.tables
    cluster = table.cluster
    value = 0.0
    bases = 0
    for sector in passed:
        if may_settle(table, seat, cluster.system_at[sector], sector == end):
            bases += 1
            if sector == end:
                value += BONUS_WORTH
            if cluster.dead_end[sector]:
                value += BONUS_WORTH
    have = player.bases + scoring.extra_bases(table, seat)
    share = productions_left(table) / tables.rounds
    value += tables.points_for_bases(have + bases) - tables.points_for_bases(have) + PROGRESS * share * bases
    if cluster.kind[end] == PULSAR and table.owner[cluster.pulsar_at[end]] == NOBODY and player.rings:
        value += 1.0 + CLAIM * share + (BONUS_WORTH if cluster.dead_end[end] else 0.0)
        if sum(player.waiting):
            value += 1.5
    if table.run_project != NOTHING:
        project = tables.hq_sides[player.hq_side].projects[table.run_project]
        value += gates * project.run_points - 0.9 * GATES_A_RUN * project.run_points
    if cluster.kind[end] != SYSTEM and any_open_near(table, seat, end):
        value += 0.4
    if player.answers >> ON_FLIGHT_PULSAR & 1 and cluster.kind[end] == PULSAR:
        value += 1.0
    if player.answers >> ON_FLIGHT_5PLUS & 1 and table.left + len(table.route) > 5:
        value += 1.0
    return value


def any_open_near(table: Table, seat: int, sector: int) -> bool:
    """Whether a neighbour is a system where the seat can still settle."""
    for near, _, _ in table.cluster.exits[sector]:
        if table.cluster.kind[near] == SYSTEM and may_settle(table, seat, table.cluster.system_at[near], True):
            return True
    return False


def may_settle(table: Table, seat: int, system: int, ending: bool) -> bool:
    """Whether a base can be founded, as far as anybody knows."""
    if seat in table.blue[system] or seat in table.barren[system]:
        return False
    if not table.shown >> system & 1:
        return True
    tile = table.tables.tiles[table.systems[system]]
    blue = tile.blue[table.seats] > len(table.blue[system])
    return blue or tile.barren[table.seats] > len(table.barren[system])
