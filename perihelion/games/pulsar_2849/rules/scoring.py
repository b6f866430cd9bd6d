"""What can be counted, the goals, and the final scoring (PUL-20, PUL-21, PUL-25.29)."""

from perihelion.kernel.bits import ones
from perihelion.kernel.lists import how_many, total

from . import technologies, terms, transmitters
from .dice import ranking_on
from .state import BASES, CUBES_LEFT, INITIATIVE, INITIATIVE_TRACK, NOTHING, PULSARS_LEFT, SPINS, UNFINISHED, Table
from .tables import Goal

STEP_PULSARS, STEP_GYRODYNES, STEP_INITIATIVE = range(3)


def spinning_by_size(table: Table, seat: int) -> list[int]:
    found = [0, 0, 0]
    if pulsars_of(table, seat):
        for pulsar, built in enumerate(table.gyrodyne):
            if built > SPINS and table.owner[pulsar] == seat:
                found[built - SPINS - 1] += 1
    return found


def in_construction(table: Table, seat: int) -> int:
    found = 0
    if pulsars_of(table, seat):
        for pulsar, built in enumerate(table.gyrodyne):
            if 0 < built <= SPINS and table.owner[pulsar] == seat:
                found += 1
    return found


def pulsars_of(table: Table, seat: int) -> int:
    return table.tables.rings - table.players[seat].rings  # every ring on a pulsar is a claim


def count(table: Table, seat: int, what: int) -> int:
    """PUL-25.29."""
    player = table.players[seat]
    if what == terms.COUNT_BASE:
        return player.bases
    if what == terms.COUNT_PULSAR:
        return pulsars_of(table, seat)
    if what == terms.COUNT_PATENT:
        return ones(player.patents)
    if what == terms.COUNT_PROJECT:
        return ones(player.projects)
    if what == terms.COUNT_RUN_USED:
        return ones(player.runs_used)
    if what == terms.COUNT_AWARD:
        return how_many(table.awards, seat)
    if what in (terms.COUNT_TX_ON, terms.COUNT_LINK_ON, terms.COUNT_ARRAY_MAX):
        return count_transmitters(table, seat, what)
    spinning = spinning_by_size(table, seat)
    if what == terms.COUNT_PULSAR_IDLE:
        return pulsars_of(table, seat) - total(spinning)
    if what == terms.COUNT_SPINNING:
        return total(spinning)
    if what == terms.COUNT_KINDS:
        return len([number for number in spinning if number])
    assert what == terms.COUNT_SAME
    small, medium, large = spinning
    return max(small, max(medium, large))  # `max` of a list goes through Python


def count_transmitters(table: Table, seat: int, what: int) -> int:
    own = [tile for tile in table.players[seat].arrays if table.operating >> tile & 1]
    if what == terms.COUNT_TX_ON:
        return len(own)
    if what == terms.COUNT_LINK_ON:
        ends = 0
        for tile in own:
            for edge in (2 * tile, 2 * tile + 1):
                other = table.links[edge]
                if other != NOTHING and table.operating >> other // 2 & 1:
                    ends += 1
        return ends // 2
    best = 0
    for tile in own:
        best = max(best, len([each for each in transmitters.array_of(table, tile) if table.operating >> each & 1]))
    return best


def from_table(table: Table, seat: int, what: int, number: int) -> int:
    """PUL-25.17: the points of the highest step reached."""
    counted = count(table, seat, what)
    points = 0
    for least, worth in table.tables.point_tables[number]:
        if counted >= least:
            points = worth
    return points


# -------------------------------------------------------------------- goals


def needs_gyrodynes(goal: Goal) -> bool:
    return goal.count in (terms.COUNT_SAME, terms.COUNT_SPINNING, terms.COUNT_KINDS)


def goals_met(table: Table, seat: int) -> int:
    """The goals in play that a player meets, a bit each; no gyrodyne counts for two of them (PUL-21.22)."""
    met = 0
    spinning: list[int] = []
    for place, number in enumerate(table.goals):
        goal = table.tables.goals[number]
        if count(table, seat, goal.count) >= goal.least:
            met |= 1 << place
            if needs_gyrodynes(goal):
                spinning.append(place)
    if len(spinning) == 2:
        one = table.tables.goals[table.goals[spinning[0]]]
        other = table.tables.goals[table.goals[spinning[1]]]
        if not both_met(one, other, spinning_by_size(table, seat)):
            met &= ~(1 << (spinning[1] if worth_more(one, other) else spinning[0]))
    return met


def worth_more(one: Goal, other: Goal) -> bool:
    """AMB-27: the split that is best for the player; in a set with fair premiums the dearer goal always is."""
    return one.base + sum(one.points) >= other.base + sum(other.points)


def both_met(one: Goal, other: Goal, spinning: list[int]) -> bool:
    """Whether the gyrodynes can be split between two goals, tried in every way."""
    for small in range(spinning[0] + 1):
        for medium in range(spinning[1] + 1):
            for large in range(spinning[2] + 1):
                rest = [spinning[0] - small, spinning[1] - medium, spinning[2] - large]
                if meets([small, medium, large], one) and meets(rest, other):
                    return True
    return False


def meets(spinning: list[int], goal: Goal) -> bool:
    if goal.count == terms.COUNT_SAME:
        return max(spinning) >= goal.least
    if goal.count == terms.COUNT_SPINNING:
        return sum(spinning) >= goal.least
    return len([number for number in spinning if number]) >= goal.least


# -------------------------------------------------------------------- final scoring, steps 3 to 7


def boost(table: Table, seat: int, step: int) -> tuple[int, int]:
    """PUL-25.28: what purple technologies add to every item of a step, and the factor they put on its points."""
    more = 0
    factor = 1
    if not table.players[seat].patents & table.boards.boosting:
        return more, factor
    for tech in technologies.patents_of(table, seat):
        for code, which, value in tech.program:
            if code == terms.FINAL_STEP and which == step:
                if value > 0:
                    more += value
                else:
                    factor *= -value
    return more, factor


def extra_bases(table: Table, seat: int) -> int:
    """PUL-20.15: kept tiles and technologies."""
    player = table.players[seat]
    if not player.patents & table.boards.with_bases:
        return player.extra_bases
    return player.extra_bases + sum([tech.extra_bases for tech in technologies.patents_of(table, seat)])


def final_points(table: Table, seat: int) -> list[tuple[int, int]]:
    """(source, points) of the final steps 3 to 7."""
    tables = table.tables
    player = table.players[seat]
    idle = count(table, seat, terms.COUNT_PULSAR_IDLE)
    more, factor = boost(table, seat, STEP_PULSARS)
    pulsars = idle * (tables.pulsar_without_spinning + more) * factor
    building = in_construction(table, seat)
    more, factor = boost(table, seat, STEP_GYRODYNES)
    unfinished = (building + sum(player.waiting)) * (tables.gyrodyne_not_spinning + more) * factor
    places = 0
    _, factor = boost(table, seat, STEP_INITIATIVE)
    for owner, points in zip(ranking_on(table, INITIATIVE_TRACK), tables.initiative[table.seats], strict=True):
        if owner == seat:
            places += points
    return [
        (PULSARS_LEFT, pulsars),
        (UNFINISHED, unfinished),
        (CUBES_LEFT, player.cubes // tables.cubes_per_point),
        (INITIATIVE, places * factor),
        (BASES, tables.points_for_bases(player.bases + extra_bases(table, seat))),
    ]
