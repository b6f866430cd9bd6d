"""Flying the survey ship: the route step by step, visits, bases, claims, dead ends, teleports (PUL-9 to PUL-11)."""

from typing import Final

from perihelion.kernel.lists import altered
from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event, Fact, Phrase, Prompt

from . import headquarters, steps
from .cluster import GATE, KINDS, PULSAR, SYSTEM
from .paying import pay, shift_needs
from .state import NOBODY, NOTHING, SYSTEMS, TELEPORT_MUST, Table
from .tables import CLAIM_ISOLATED_PULSAR, DECLINE, DRAW_TILE, GO, TAKE_BONUS, TELEPORT_TO
from .terms import COLOURS, FOR_FLIGHT, ON_BASE, ON_BASE_BLUE, ON_CLAIM, ON_FLIGHT_5PLUS, ON_FLIGHT_PULSAR

LONG_FLIGHT: Final = 5
PASSING: Final = 0
ENDING: Final = 1


@declare(steps.ROUTE, name="route", rule="PUL-9.3", parts="run_possible")
class Route(steps.PulsarQuestion):
    """PUL-9.3: the next sector of a flight; before the first one a gate run may be announced."""

    shows = "route"

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action < GO:
            headquarters.announce(table, seat, action)
            ask_route(table, False)
        else:
            fly_on(table, action - GO)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        return {"left": table.left, **sector_facts(table, table.route[-1])}


def sector_facts(table: Table, sector: int) -> dict[str, Fact]:
    """A sector by its name on the map and by what it is."""
    cluster = table.cluster
    kind = KINDS[cluster.kind[sector]]
    if cluster.kind[sector] == GATE:
        kind = f"gate-{COLOURS[cluster.colour[sector]]}"
    return {"sector": cluster.ids[sector], "kind": f"@sector-{kind}"}


def take_off(table: Table, seat: int, length: int) -> None:
    """The die is paid; a shifted flight may have to visit a gate (PUL-25.21)."""
    player = table.players[seat]
    shifted = length != table.die_value
    pay(table, seat, FOR_FLIGHT, length)
    table.need = max(0, shift_needs(player)) if shifted else 0
    table.route = [player.ship]
    table.used_segments = []
    table.left = length
    table.run_project = NOTHING
    ask_route(table, True)


def ask_route(table: Table, first: bool) -> None:
    table.ask((steps.ROUTE, 1 if first else 0), table.active, ways(table, table.active, first))


def ways(table: Table, seat: int, first: bool) -> list[int]:
    """D-11, D-12: a gate run before the first segment, and the sectors from which the flight can be completed."""
    cluster = table.cluster
    if table.used_segments:
        return [GO + s for s in cluster.next_sectors(table.route[-1], table.left, table.used_segments, table.need)]
    options = [GO + sector for sector in cluster.first_sectors(table.route[-1], table.left, table.need)]
    return headquarters.runs(table, seat) + options if first else options


def fly_on(table: Table, sector: int) -> None:
    cluster = table.cluster
    segment = cluster.free_segment(table.used_segments, table.route[-1], sector)
    table.used_segments = [*table.used_segments, segment]
    table.route = [*table.route, sector]
    table.left -= 1
    if cluster.colour[sector] >= 0 and table.need >> cluster.colour[sector] & 1:
        table.need = 0
    if table.left:
        ask_route(table, False)
    else:
        table.push((steps.LANDED,))


@declare(steps.LANDED)
class Landed(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        land(table, table.active)


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
            passing: Step = (steps.VISIT, sector, PASSING)
            if passing not in visits:
                visits.append(passing)
    if over_pulsar:
        table.happened.append(ON_FLIGHT_PULSAR)  # PUL-25.26
    if len(route) > LONG_FLIGHT:
        table.happened.append(ON_FLIGHT_5PLUS)  # PUL-25.26
    if table.run_project != NOTHING:
        headquarters.score_run(table, seat)
    if cluster.kind[end] in (SYSTEM, PULSAR):
        visits.append((steps.VISIT, end, ENDING))
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
    facts: dict[str, Fact] = {"route": " ".join(names), "sector": names[-1]}
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
            tile = table.tables.tiles[table.systems[system]]
            name = table.cluster.ids[table.cluster.systems[system]]
            facts: dict[str, Fact] = {"system": tile.name, "sector": name}
            table.emit(Event("system-found", table.active, f"system:{tile.id}", target=f"sector:{name}", facts=facts))


@declare(steps.VISIT, parts="sector how")
class Visit(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        _, sector, how = step
        visit(table, table.active, sector, how)


def visit(table: Table, seat: int, sector: int, how: int) -> None:
    if table.cluster.kind[sector] == SYSTEM:
        found_base(table, seat, table.cluster.system_at[sector], how)
    elif table.cluster.kind[sector] == PULSAR and how == ENDING:
        pulsar = table.cluster.pulsar_at[sector]
        if table.owner[pulsar] == NOBODY and table.players[seat].rings:  # PUL-11.1, PUL-11.5
            claim(table, seat, pulsar)
            if table.cluster.dead_end[sector]:
                table.push((steps.DRAW,))  # PUL-11.14


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
        table.blue = table.blue[:]
        table.blue[system] += (seat,)
        table.happened.append(ON_BASE_BLUE)  # PUL-25.26
    else:
        table.barren = table.barren[:]
        table.barren[system] += (seat,)
    table.players[seat].bases += 1
    table.happened.append(ON_BASE)  # PUL-25.26
    sector = table.cluster.systems[system]
    if table.sink is not None:
        name = table.cluster.ids[sector]
        facts: dict[str, Fact] = {"sector": name, "planet": "@planet-blue" if on_blue else "@planet-barren"}
        table.emit(Event("base", seat, piece=f"base:{seat}", target=f"sector:{name}", facts=facts))
    if on_blue and how == ENDING:
        table.push((steps.BONUS, system))
    if table.cluster.dead_end[sector]:
        table.push((steps.DRAW,))  # PUL-11.15, PUL-11.18: before the bonus


def claim(table: Table, seat: int, pulsar: int) -> None:
    table.owner = altered(table.owner, pulsar, seat)
    table.players[seat].rings -= 1
    table.happened.append(ON_CLAIM)  # PUL-25.26
    if table.sink is not None:
        name = table.cluster.ids[table.cluster.pulsars[pulsar]]
        table.emit(Event("claimed", seat, f"ring:{seat}", f"seat:{seat}", f"sector:{name}", facts={"sector": name}))


@declare(steps.BONUS, name="bonus", rule="PUL-10.18", parts="system")
class Bonus(steps.PulsarQuestion):
    """PUL-10.18: the printed bonus of a system, or an exploration tile."""

    def run(self, table: Table, step: Step) -> None:
        table.ask(step, table.active, [TAKE_BONUS, DRAW_TILE])

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, system = table.asked
        if action == DRAW_TILE:
            table.push((steps.DRAW,))
        else:
            table.push((steps.EFFECT, table.tables.tiles[table.systems[system]].bonus, 0, SYSTEMS))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, system = table.asked
        return {"system": table.tables.tiles[table.systems[system]].name}


@declare(steps.CLAIMING, name="claim", rule="PUL-25.14")
class Claiming(steps.PulsarQuestion):
    """PUL-25.14: an isolated pulsar, or none."""

    def run(self, table: Table, step: Step) -> None:
        options = open_claims(table, table.active)
        if options:
            table.ask(step, table.active, [*options, DECLINE])

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action != DECLINE:
            claim(table, seat, table.cluster.first_isolated + action - CLAIM_ISOLATED_PULSAR)


def open_claims(table: Table, seat: int) -> list[int]:
    """PUL-25.14: free isolated pulsars, as long as there is a ring."""
    if not table.players[seat].rings:
        return []
    first = table.cluster.first_isolated
    count = len(table.cluster.isolated)
    return [CLAIM_ISOLATED_PULSAR + k for k in range(count) if table.owner[first + k] == NOBODY]


@declare(steps.TELEPORTING, name="teleport", rule="PUL-25.15", parts="kind")
class Teleporting(steps.PulsarQuestion):
    """PUL-25.15: where the ship is moved, if it is."""

    def run(self, table: Table, step: Step) -> None:
        _, kind = step
        options = teleport_targets(table, table.active, kind)
        if not table.options & TELEPORT_MUST:
            options.append(DECLINE)  # AMB-25
        table.ask(step, table.active, options)

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action != DECLINE:
            teleport(table, seat, action - TELEPORT_TO)

    def prompt(self, table: Table, seat: int) -> Prompt:
        must = table.options & TELEPORT_MUST
        reason = "prompt-teleport-must-reason" if must else "prompt-teleport-reason"
        return Prompt(Phrase("prompt-teleport"), Phrase(reason), self.rule)


def teleport_targets(table: Table, seat: int, kind: int) -> list[int]:
    """PUL-25.15: any sector of the kind but the one the ship is in."""
    at = table.players[seat].ship
    return [TELEPORT_TO + sector for sector in table.cluster.targets[kind] if sector != at]


def teleport(table: Table, seat: int, sector: int) -> None:
    table.players[seat].ship = sector
    if table.sink is not None:
        name = table.cluster.ids[sector]
        table.emit(Event("teleported", seat, f"ship:{seat}", target=f"sector:{name}", facts={"sector": name}))
    turn_up(table, [sector])
    table.push((steps.VISIT, sector, ENDING))
