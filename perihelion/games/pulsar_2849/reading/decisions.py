"""Decisions at the table, in production and in the final scoring, read a second time."""

from ..rules import tables
from ..rules.cluster import ENTRY, GATE, ISOLATED, PULSAR, SYSTEM
from ..rules.state import NOBODY, NOTHING, TELEPORT_MUST, Table


def refuse_nothing(table: Table, seat: int, action: int) -> list[str]:
    """Whoever is asked may give every answer there is."""
    return []


def refuse_gate(table: Table, seat: int, action: int) -> list[str]:
    gate = table.cluster.entries[action - tables.CHOOSE_GATE]
    return ["PUL-3.18"] if any([other.ship == gate for other in table.players]) else []


def refuse_link(table: Table, seat: int, action: int) -> list[str]:
    if action == tables.NEW_ARRAY:
        return []
    other, sides = divmod(action - tables.LINK, 4)
    side, own_side = divmod(sides, 2)
    _, tile = table.asked
    if other == tile or other not in table.players[seat].arrays:
        return ["PUL-13.7"]
    if table.tables.transmitters[tile].edges[own_side] == -1 or table.tables.transmitters[other].edges[side] == -1:
        return ["PUL-13.8"]
    return ["PUL-13.12"] if table.links[2 * other + side] != NOTHING else []


def refuse_size(table: Table, seat: int, action: int) -> list[str]:
    _, sizes, _ = table.asked
    size = action - tables.GAIN_GYRODYNE
    if not sizes >> size & 1:
        return ["PUL-25.8"]
    return [] if table.stacks[size] else ["PUL-12.26"]


def refuse_claim(table: Table, seat: int, action: int) -> list[str]:
    if action == tables.DECLINE:
        return []
    number = table.cluster.pulsars.index(table.cluster.isolated[action - tables.CLAIM_ISOLATED_PULSAR])
    return ["PUL-11.3"] if table.owner[number] != NOBODY else []


def refuse_teleport(table: Table, seat: int, action: int) -> list[str]:
    if action == tables.DECLINE:
        return ["PUL-25.15"] if table.options & TELEPORT_MUST else []
    cluster = table.cluster
    sector = action - tables.TELEPORT_TO
    if sector >= cluster.size or cluster.kind[sector] == ENTRY or sector == table.players[seat].ship:
        return ["PUL-25.15"]
    if cluster.kind[sector] == ISOLATED:
        return ["PUL-24.19"]
    _, kind = table.asked
    allowed = [[PULSAR], [SYSTEM], [PULSAR, SYSTEM, GATE]][kind]
    return [] if cluster.kind[sector] in allowed else ["PUL-24.16", "PUL-24.17"]


def refuse_goal(table: Table, seat: int, action: int) -> list[str]:
    return ["PUL-25.27"] if table.players[seat].goals >> action - tables.COUNT_GOAL & 1 else []


def refuse_premium(table: Table, seat: int, action: int) -> list[str]:
    if action == tables.DECLINE:
        return []
    place = action - tables.BUY_PREMIUM
    player = table.players[seat]
    goal = table.tables.goals[table.goals[place]]
    bought = player.premiums // 4**place % 4
    if not player.goals >> place & 1:
        return ["PUL-21.7"]
    if bought == len(goal.cubes):
        return ["PUL-21.8"]
    return ["PUL-21.5"] if player.cubes < goal.cubes[bought] else []
