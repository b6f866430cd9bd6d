"""Flying the survey ship: the route step by step, visits, bases, claims, dead ends, teleports (PUL-9 to PUL-11)."""

from typing import Final

from perihelion.games.pulsar_2849 import headquarters, turns
from perihelion.games.pulsar_2849.cluster import PULSAR, SYSTEM
from perihelion.games.pulsar_2849.effects import (
    FOR_FLIGHT,
    ON_BASE,
    ON_BASE_BLUE,
    ON_CLAIM,
    ON_FLIGHT_5PLUS,
    ON_FLIGHT_PULSAR,
)
from perihelion.games.pulsar_2849.state import (
    BONUS,
    DRAW,
    EFFECT,
    LANDED,
    NOBODY,
    NOTHING,
    ROUTE,
    SYSTEMS,
    VISIT,
    Table,
)
from perihelion.games.pulsar_2849.tables import (
    ANNOUNCE_RUN,
    CLAIM_ISOLATED_PULSAR,
    DECLINE,
    DRAW_TILE,
    FLY,
    GO,
    TAKE_BONUS,
    TELEPORT_TO,
)
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event, named

LONG_FLIGHT: Final = 5
PASSING: Final = 0
ENDING: Final = 1


def take_off(table: Table, seat: int, action: int) -> None:
    """The die is paid; a shifted flight may have to visit a gate (PUL-25.21)."""
    player = table.players[seat]
    length = action - FLY
    shifted = length != table.die_value
    turns.pay(table, seat, FOR_FLIGHT, length)
    table.need = max(0, turns.shift_needs(player)) if shifted else 0
    table.route = [player.ship]
    table.used_segments = []
    table.left = length
    table.run_project = NOTHING
    ask_route(table, True)


def ask_route(table: Table, first: bool) -> None:
    table.ask((ROUTE, 1 if first else 0), table.active, ways(table, table.active, first))


def ways(table: Table, seat: int, first: bool) -> list[int]:
    """D-11, D-12: a gate run before the first segment, and the sectors from which the flight can be completed."""
    cluster = table.cluster
    if table.used_segments:
        return [GO + s for s in cluster.next_sectors(table.route[-1], table.left, table.used_segments, table.need)]
    options = [GO + sector for sector in cluster.first_sectors(table.route[-1], table.left, table.need)]
    return headquarters.runs(table, seat) + options if first else options


def fly_on(table: Table, seat: int, action: int) -> None:
    if action < GO:
        headquarters.announce(table, action)
        if table.sink is not None:
            player = table.players[seat]
            project = table.tables.hq_sides[player.hq_side].projects[(action - ANNOUNCE_RUN) // 3]
            facts: dict[str, int | str] = {"project": named("project", project.id.lower())}
            table.emit(Event("run-announced", seat, facts=facts))
        ask_route(table, False)
        return
    cluster = table.cluster
    sector = action - GO
    table.used_segments.append(cluster.free_segment(table.used_segments, table.route[-1], sector))
    table.route.append(sector)
    table.left -= 1
    if cluster.colour[sector] >= 0 and table.need >> cluster.colour[sector] & 1:
        table.need = 0
    if table.left:
        ask_route(table, False)
    else:
        table.push((LANDED,))


def land(table: Table, seat: int) -> None:
    """After the move: systems are turned up (PUL-9.16), the run scores, then the visits in their order (AMB-31)."""
    player = table.players[seat]
    cluster = table.cluster
    route = table.route
    end = route[-1]
    player.ship = end
    count_shift(table, seat)
    if table.sink is not None:
        tell_flight(table, seat)
    turn_up(table, route)
    visits: list[Step] = []
    over_pulsar = False
    for sector in route[1:]:
        kind = cluster.kind[sector]
        if kind == PULSAR:
            over_pulsar = True
        elif kind == SYSTEM and sector != end:  # PUL-10.16: of a system that is also the end, only the end counts
            passing: Step = (VISIT, sector, PASSING)
            if passing not in visits:
                visits.append(passing)
    if over_pulsar:
        table.happened.append(ON_FLIGHT_PULSAR)
    if len(route) > LONG_FLIGHT:
        table.happened.append(ON_FLIGHT_5PLUS)
    if table.run_project != NOTHING:
        headquarters.score_run(table, seat)
    if cluster.kind[end] in (SYSTEM, PULSAR):
        visits.append((VISIT, end, ENDING))
    if visits:
        table.push_all(visits)
    table.route = []
    table.used_segments = []


def count_shift(table: Table, seat: int) -> None:
    """A shifted flight uses up the shift of the round, unless a technology without that limit covers it."""
    player = table.players[seat]
    if len(table.route) - 1 == table.die_value or player.shift & FOR_FLIGHT:
        return
    for sector in table.route[1:]:
        colour = table.cluster.colour[sector]
        if colour >= 0 and player.shift_visit >> colour & 1:
            return
    player.shifted = 1


def tell_flight(table: Table, seat: int) -> None:
    names = [table.cluster.ids[sector] for sector in table.route]
    facts: dict[str, int | str] = {"route": " ".join(names), "sector": names[-1]}
    origin = f"sector:{names[0]}"
    table.emit(Event("flown", seat, f"ship:{seat}", origin, f"sector:{names[-1]}", len(names) - 1, facts=facts))


def turn_up(table: Table, sectors: list[int]) -> None:
    hidden: list[int] = []
    for sector in sectors:
        system = table.cluster.system_at[sector]
        if system >= 0 and not table.shown >> system & 1 and system not in hidden:
            hidden.append(system)
    if not hidden:
        return
    table.reveal()
    for system in hidden:
        table.shown |= 1 << system
        if table.sink is not None:
            tile = table.tables.tiles[table.systems[system]].id
            name = table.cluster.ids[table.cluster.systems[system]]
            facts: dict[str, int | str] = {"system": named("system", tile.lower()), "sector": name}
            table.emit(Event("system-found", table.active, f"system:{tile}", target=f"sector:{name}", facts=facts))


def visit(table: Table, seat: int, sector: int, how: int) -> None:
    if table.cluster.kind[sector] == SYSTEM:
        found_base(table, seat, table.cluster.system_at[sector], how)
    elif table.cluster.kind[sector] == PULSAR and how == ENDING:
        pulsar = table.cluster.pulsar_at[sector]
        if table.owner[pulsar] == NOBODY and table.players[seat].rings:  # PUL-11.1, PUL-11.5
            claim(table, seat, pulsar)
            if table.cluster.dead_end[sector]:
                table.push((DRAW,))  # PUL-11.14


def planets_left(table: Table, system: int) -> tuple[int, int]:
    """Free open planets of a system: blue ones, barren ones (PUL-10.2, PUL-10.3)."""
    tile = table.tables.tiles[table.systems[system]]
    blue = tile.blue[table.seats] - len(table.blue[system])
    barren = tile.barren[table.seats] - len(table.barren[system])
    return blue, barren


def found_base(table: Table, seat: int, system: int, how: int) -> None:
    """PUL-10.6 to PUL-10.14: ending prefers blue and gives the bonus, passing prefers barren and never does."""
    if seat in table.blue[system] or seat in table.barren[system]:
        return
    blue, barren = planets_left(table, system)
    if not blue and not barren:
        return
    on_blue = blue > 0 and (how == ENDING or not barren)
    if on_blue:
        table.blue[system] += (seat,)
        table.happened.append(ON_BASE_BLUE)
    else:
        table.barren[system] += (seat,)
    table.players[seat].bases += 1
    table.happened.append(ON_BASE)
    sector = table.cluster.systems[system]
    if table.sink is not None:
        name = table.cluster.ids[sector]
        facts: dict[str, int | str] = {"sector": name, "planet": "@planet-blue" if on_blue else "@planet-barren"}
        table.emit(Event("base", seat, piece=f"base:{seat}", target=f"sector:{name}", facts=facts))
    if on_blue and how == ENDING:
        table.push((BONUS, system))
    if table.cluster.dead_end[sector]:
        table.push((DRAW,))  # PUL-11.15, PUL-11.18: before the bonus


def claim(table: Table, seat: int, pulsar: int) -> None:
    table.owner[pulsar] = seat
    table.players[seat].rings -= 1
    table.happened.append(ON_CLAIM)
    if table.sink is not None:
        name = table.cluster.ids[table.cluster.pulsars[pulsar]]
        table.emit(Event("claimed", seat, f"ring:{seat}", f"seat:{seat}", f"sector:{name}", facts={"sector": name}))


def ask_bonus(table: Table, step: Step) -> None:
    table.ask(step, table.active, [TAKE_BONUS, DRAW_TILE])  # PUL-10.18


def choose_bonus(table: Table, system: int, action: int) -> None:
    if action == DRAW_TILE:
        table.push((DRAW,))
    else:
        table.push((EFFECT, table.tables.tiles[table.systems[system]].bonus, 0, SYSTEMS))


def open_claims(table: Table, seat: int) -> list[int]:
    """PUL-25.14: free isolated pulsars, as long as there is a ring."""
    if not table.players[seat].rings:
        return []
    first = table.cluster.first_isolated
    count = len(table.cluster.isolated)
    return [CLAIM_ISOLATED_PULSAR + k for k in range(count) if table.owner[first + k] == NOBODY]


def ask_claim(table: Table, step: Step) -> None:
    options = open_claims(table, table.active)
    if options:
        options.append(DECLINE)
        table.ask(step, table.active, options)


def teleport_targets(table: Table, seat: int, kind: int) -> list[int]:
    """PUL-25.15: any sector of the kind but the one the ship is in."""
    at = table.players[seat].ship
    return [TELEPORT_TO + sector for sector in table.cluster.targets[kind] if sector != at]


def ask_teleport(table: Table, step: Step) -> None:
    options = teleport_targets(table, table.active, step[1])
    options.append(DECLINE)
    table.ask(step, table.active, options)


def teleport(table: Table, seat: int, sector: int) -> None:
    table.players[seat].ship = sector
    if table.sink is not None:
        name = table.cluster.ids[sector]
        table.emit(Event("teleported", seat, f"ship:{seat}", target=f"sector:{name}", facts={"sector": name}))
    turn_up(table, [sector])
    table.push((VISIT, sector, ENDING))
