"""Why an action is not allowed, by rule id: the slow and obvious second reading of the rules.

It reads the patents term by term, the route sector by sector and the tracks field by field, not the masks and lists of
the fast rules, so that each checks the other. What a die can pay for is in `refusals_paying.py`.
"""

from typing import Final

from perihelion.games.pulsar_2849 import refusals_paying as paying
from perihelion.games.pulsar_2849.cluster import ENTRY, GATE, ISOLATED, PULSAR, SYSTEM
from perihelion.games.pulsar_2849.effects import ANY_COLOUR, COLOURS, COPY_COST
from perihelion.games.pulsar_2849.state import (
    BONUS,
    CLAIMING,
    GAIN,
    GATE_CHOICE,
    GOAL_CHOICE,
    LINKING,
    MENU,
    NO_TOKEN,
    NOBODY,
    NOTHING,
    OFFER,
    PAYING,
    PICK,
    PREMIUMS,
    RED,
    ROUTE,
    SIDE_CHOICE,
    TELEPORTING,
    Table,
)
from perihelion.games.pulsar_2849.tables import (
    ANNOUNCE_RUN,
    BUY_POINTS,
    BUY_PREMIUM,
    CHOOSE_GATE,
    CHOOSE_SIDE,
    CLAIM_ISOLATED_PULSAR,
    COPY,
    COUNT_GOAL,
    DECLINE,
    DRAW_TILE,
    END_TURN,
    FLY,
    GAIN_GYRODYNE,
    GO,
    LINK,
    MARKERS,
    NEW_ARRAY,
    PLACE,
    PULSARS,
    SPEND,
    TAKE_BONUS,
    TAKE_DIE,
    TAKE_GYRODYNE,
    TELEPORT_TO,
    USE_RED,
    USE_SILVER,
)

# The first action of a kind, the step that asks for it, and the rule that says when it is due.
MOMENTS: Final[list[tuple[int, int, str]]] = [
    (CHOOSE_GATE, GATE_CHOICE, "PUL-3.17"),
    (CHOOSE_SIDE, SIDE_CHOICE, "PUL-3.6"),
    (TAKE_DIE, PICK, "PUL-4.3"),
    (USE_SILVER, MENU, "PUL-8.3"),
    (PLACE, MENU, "PUL-12.8"),
    (END_TURN, MENU, "PUL-4.4"),
    (SPEND, PAYING, "PUL-8.20"),
    (FLY, PAYING, "PUL-8.3"),
    (ANNOUNCE_RUN, ROUTE, "PUL-14.14"),
    (GO, ROUTE, "PUL-9.3"),
    (TAKE_GYRODYNE, PAYING, "PUL-8.3"),
    (NEW_ARRAY, LINKING, "PUL-13.7"),
    (TAKE_BONUS, BONUS, "PUL-10.18"),
    (GAIN_GYRODYNE, GAIN, "PUL-25.8"),
    (CLAIM_ISOLATED_PULSAR, CLAIMING, "PUL-25.14"),
    (TELEPORT_TO, TELEPORTING, "PUL-25.15"),
    (BUY_POINTS, OFFER, "PUL-25.18"),
    (BUY_PREMIUM, PREMIUMS, "PUL-21.5"),
    (COUNT_GOAL, GOAL_CHOICE, "PUL-25.27"),
]
MAY_DECLINE: Final[list[int]] = [CLAIMING, TELEPORTING, OFFER, PREMIUMS]
WITH_SEAT: Final[list[int]] = [GATE_CHOICE, SIDE_CHOICE, PICK, OFFER, GOAL_CHOICE, PREMIUMS]


def refusals(table: Table, seat: int, action: int) -> list[str]:
    if not table.acting:
        return ["PUL-20.1"]
    asked = table.asked[0]
    chooser = table.asked[1] if asked in WITH_SEAT else table.active
    if seat != chooser:
        return [not_your_turn(asked)]
    if action == DECLINE:
        return [] if asked in MAY_DECLINE else ["PUL-25.1"]
    due, rule = moment(action)
    if due != asked:
        return [rule]
    if asked == PICK:
        return refuse_die(table, seat, action)
    if asked == MENU:
        return refuse_step(table, seat, action)
    if asked == PAYING:
        return refuse_payment(table, seat, action)
    if asked == ROUTE:
        return refuse_run(table, seat, action) if action < GO else refuse_sector(table, seat, action - GO)
    return refuse_decision(table, seat, action)


def not_your_turn(asked: int) -> str:
    if asked == GATE_CHOICE:
        return "PUL-3.17"
    if asked == SIDE_CHOICE:
        return "PUL-3.9"
    if asked == PICK:
        return "PUL-6.1"
    return "PUL-20.18" if asked >= OFFER else "PUL-8.1"


def moment(action: int) -> tuple[int, str]:
    found = MOMENTS[0]
    for each in MOMENTS:
        if each[0] <= action:
            found = each
    return found[1], found[2]


# -------------------------------------------------------------------- dice phase


def refuse_die(table: Table, seat: int, action: int) -> list[str]:
    value = (action - TAKE_DIE) // MARKERS + 1
    number = (action - TAKE_DIE) % MARKERS
    if not table.silver[value]:
        return ["PUL-6.6"]
    if fields_to_move(table, value) == 0:
        return [] if number == 0 else ["PUL-6.12"]
    if number == 0:
        return ["PUL-6.7"]
    if field_of(table, seat, number) < 0:
        return ["PUL-6.7"]
    if has_room(table, seat, value, number):
        return []
    if any([table.silver[other] and fits(table, seat, other) for other in range(1, 7)]):
        return ["PUL-6.18", "PUL-6.19"]
    return []  # PUL-6.22: no die fits, so any may be taken


def fits(table: Table, seat: int, value: int) -> bool:
    """Whether a die moves nothing, or has room for one of the seat's markers."""
    if fields_to_move(table, value) == 0:
        return True
    return any([has_room(table, seat, value, number) for number in range(1, MARKERS)])


def fields_to_move(table: Table, value: int) -> int:
    """Counted field by field from the median marker to the die, the die's own field included (PUL-6.10)."""
    steps = 0
    if 2 * value > table.median:
        for field in range(1, 7):
            if table.median < 2 * field <= 2 * value:
                steps += 1
        return steps
    for field in range(1, 7):
        if 2 * value <= 2 * field < table.median:
            steps -= 1
    return steps


def field_of(table: Table, seat: int, number: int) -> int:
    """The field of a marker, -1 when the seat has none of that number."""
    track = table.tracks[0] if number <= 2 else table.tracks[1]
    fields = [marker // 4 for marker in track if marker % 4 == seat]
    place = (number - 1) % 2
    return fields[place] if place < len(fields) else -1


def has_room(table: Table, seat: int, value: int, number: int) -> bool:
    field = field_of(table, seat, number)
    return field >= 0 and field + fields_to_move(table, value) < table.tables.track_fields[table.seats]


# -------------------------------------------------------------------- the turn


def refuse_step(table: Table, seat: int, action: int) -> list[str]:
    player = table.players[seat]
    if action == END_TURN:
        return ["PUL-17.26"] if table.owed != NOTHING else []
    if action >= PLACE:
        size, pulsar = divmod(action - PLACE, PULSARS)
        if not player.waiting[size] or table.owner[pulsar] != seat:
            return ["PUL-12.7"]
        return ["PUL-12.10"] if table.gyrodyne[pulsar] else []
    if action < USE_RED:
        return [] if action - USE_SILVER in player.dice else ["PUL-8.2"]
    if table.bonus_used:
        return ["PUL-17.1", "PUL-17.22"]
    if action < COPY:
        return refuse_red(table, seat, action - USE_RED)
    if table.owed != NOTHING:
        return ["PUL-17.26"]
    if not table.silver[action - COPY] or player.cubes < price_of_copy(table, seat):
        return ["PUL-17.7"]
    return []


def refuse_red(table: Table, seat: int, value: int) -> list[str]:
    if table.owed != NOTHING:
        return [] if value == table.owed else ["PUL-17.26"]
    if value not in table.offered_dice:
        return ["PUL-17.2"]
    player = table.players[seat]
    if value == 0 and not player.plus_minus and not player.plus_two:
        return [] if paying.something_payable(table, seat, 0, RED) else ["PUL-13.26"]
    return []


def price_of_copy(table: Table, seat: int) -> int:
    price = table.tables.copy_cost
    for code, a, _ in paying.own_terms(table, seat):
        if code == COPY_COST:
            price = a
    return price


def refuse_payment(table: Table, seat: int, action: int) -> list[str]:
    if action >= FLY:
        return paying.refuse_target(table, seat, action, table.die_value, table.die_kind)
    player = table.players[seat]
    if table.token != NO_TOKEN:
        return ["PUL-8.12"]
    if action - SPEND == 2:
        return [] if player.plus_two else ["PUL-8.10"]
    if not player.plus_minus:
        return ["PUL-8.9"]
    if action == SPEND:
        if table.die_value == 0:
            return ["PUL-25.20"]
        if table.die_value == 1 and not paying.something_payable(table, seat, 0, table.die_kind):
            return ["PUL-8.16"]
    return []


# -------------------------------------------------------------------- the flight


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
    if sector >= cluster.size or paying.segments_between(cluster, at, sector) == 0:
        return ["PUL-9.7"]
    if cluster.kind[sector] == ENTRY:
        return ["PUL-9.12"]
    if paying.segments_between(cluster, at, sector) <= paying.times_flown(table.route, at, sector):
        return ["PUL-9.8"]
    route = [*table.route, sector]
    if not paying.completable(cluster, route, table.left - 1, 0):
        return ["PUL-9.4"]
    needed = paying.colours_to_visit(table, seat, len(table.route) - 1 + table.left, table.die_value)
    return [] if paying.completable(cluster, route, table.left - 1, max(0, needed)) else ["PUL-25.21"]


# -------------------------------------------------------------------- decisions that benefits ask for


def refuse_decision(table: Table, seat: int, action: int) -> list[str]:
    player = table.players[seat]
    if action < CHOOSE_SIDE:
        gate = table.cluster.entries[action - CHOOSE_GATE]
        return ["PUL-3.18"] if any([other.ship == gate for other in table.players]) else []
    if LINK <= action < TAKE_BONUS:
        return refuse_link(table, seat, action)
    if TAKE_BONUS <= action <= DRAW_TILE or action in (NEW_ARRAY, BUY_POINTS) or action < TAKE_DIE:
        return []
    if action < CLAIM_ISOLATED_PULSAR:
        size = action - GAIN_GYRODYNE
        if not table.asked[1] >> size & 1:
            return ["PUL-25.8"]
        return [] if table.stacks[size] else ["PUL-12.26"]
    if action < TELEPORT_TO:
        number = table.cluster.pulsars.index(table.cluster.isolated[action - CLAIM_ISOLATED_PULSAR])
        return ["PUL-11.3"] if table.owner[number] != NOBODY else []
    if action < BUY_POINTS:
        return refuse_teleport(table, seat, action - TELEPORT_TO)
    if action >= COUNT_GOAL:
        return ["PUL-25.27"] if player.goals >> action - COUNT_GOAL & 1 else []
    return refuse_premium(table, seat, action - BUY_PREMIUM)


def refuse_link(table: Table, seat: int, action: int) -> list[str]:
    other, sides = divmod(action - LINK, 4)
    side, own_side = divmod(sides, 2)
    tile = table.asked[1]
    if other == tile or other not in table.players[seat].arrays:
        return ["PUL-13.7"]
    if table.tables.transmitters[tile].edges[own_side] == -1 or table.tables.transmitters[other].edges[side] == -1:
        return ["PUL-13.8"]
    return ["PUL-13.12"] if table.links[2 * other + side] != NOTHING else []


def refuse_teleport(table: Table, seat: int, sector: int) -> list[str]:
    cluster = table.cluster
    if sector >= cluster.size or cluster.kind[sector] == ENTRY or sector == table.players[seat].ship:
        return ["PUL-25.15"]
    if cluster.kind[sector] == ISOLATED:
        return ["PUL-24.19"]
    allowed = [[PULSAR], [SYSTEM], [PULSAR, SYSTEM, GATE]][table.asked[1]]
    return [] if cluster.kind[sector] in allowed else ["PUL-24.16", "PUL-24.17"]


def refuse_premium(table: Table, seat: int, place: int) -> list[str]:
    player = table.players[seat]
    goal = table.tables.goals[table.goals[place]]
    bought = player.premiums // 4**place % 4
    if not player.goals >> place & 1:
        return ["PUL-21.7"]
    if bought == len(goal.cubes):
        return ["PUL-21.8"]
    return ["PUL-21.5"] if player.cubes < goal.cubes[bought] else []
