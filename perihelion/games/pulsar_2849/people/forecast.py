"""What lies ahead, computed from open information: where every die can fly, what it can pay for, what production and
the final scoring would bring as things stand. The board draws it before a die is spent; nothing in the rules reads it.
"""

from typing import Any, Final, final

from ..rules import dice, flight, headquarters, paying, production, scoring, state, steps, technologies
from ..rules.cluster import NOWHERE, PULSAR, SYSTEM
from ..rules.dice import ranking_on
from ..rules.effects import ROWS
from ..rules.player import Player
from ..rules.state import Table
from ..rules.tables import (
    ANNOUNCE_RUN,
    COPY,
    EACH_PRODUCTION,
    END,
    FLY,
    GOALS,
    LENGTHS,
    MARKERS,
    PLACE,
    PULSARS,
    TAKE_DIE,
    USE_RED,
    USE_SILVER,
)
from ..rules.terms import BUY, COLOURS, CUBE, Program
from . import viewing

HIGHEST: Final = 6
"""Of a die."""


def forecast(table: Table, seat: int | None) -> dict[str, Any]:
    shows = steps.asking(table).shows if table.acting else ""
    if shows == "gates":
        return {"reach": {table.cluster.ids[entry]: within_a_die(table, entry) for entry in table.cluster.entries}}
    if viewing.phase(table) not in ("dice", "actions"):
        return {}
    found: dict[str, Any] = {
        "order": ranking_on(table, state.INITIATIVE_TRACK),
        "production": [next_production(table, each) for each in range(table.seats)],
        "final": [final_scoring(table, each) for each in range(table.seats)],
    }
    found.update(own(table, seat))
    return found


def own(table: Table, seat: int | None) -> dict[str, Any]:
    """For whoever is to act, and for whoever takes a die."""
    found: dict[str, Any] = {}
    shows = steps.asking(table).shows if table.acting else ""
    if shows == "gates" or viewing.phase(table) not in ("dice", "actions"):
        return found
    if seat is not None and seat == table.active:
        found.update(ahead(table, seat))
    if seat is not None and seat in table.acting and shows == "dice":
        found["picks"] = [pick(table, seat, action) for action in table.choices[seat]]
        found["buys"] = {
            str(value): paying.targets(table, seat, value, state.SILVER) for value, n in enumerate(table.silver) if n
        }
    return found


def within_a_die(table: Table, start: int) -> list[str]:
    """The sectors that a ship can come to from an entry gate with its first die."""
    cluster = table.cluster
    reached = {start}
    for _ in range(HIGHEST):
        reached |= {near for sector in reached for near, _, _ in cluster.exits[sector]}
    return [cluster.ids[sector] for sector in sorted(reached - {start})]


# -------------------------------------------------------------------- points to come


def worth(table: Table, seat: int, program: Program) -> int:
    """The points of a program that need no choice, as things stand."""
    return sum([ROWS[code].points(table, seat, a, b) for code, a, b in program])


def cubes_in(program: Program) -> int:
    return sum([a for code, a, _ in program if code == CUBE])


def next_production(table: Table, seat: int) -> dict[str, Any]:
    """Steps 2 to 6 of the production phase (PUL-18), and the points that cubes could buy in it."""
    tables = table.tables
    operating = [tables.transmitters[tile].green for tile in table.players[seat].arrays if table.operating >> tile & 1]
    green = [tech.program for tech in technologies.patents_of(table, seat) if tech.kind == EACH_PRODUCTION]
    rewards = [
        tables.rewards[table.seats][rank]
        for rank, owner in enumerate(ranking_on(table, state.ENGINEER_TRACK))
        if owner == seat
    ]
    penalties = tables.penalties[table.seats]
    lost = sum([penalties[marker >> 2] for track in table.tracks for marker in track if marker & 3 == seat])
    return {
        "cubes": sum([cubes_in(program) for program in [*rewards, *operating]]),
        "engineers": sum([worth(table, seat, program) for program in rewards]),
        "penalties": lost,
        "broadcasts": sum([worth(table, seat, program) for program in operating]),
        "gyrodynes": gyrodyne_points(table, seat),
        "production": sum([worth(table, seat, program) for program in green]),
        "offers": [
            {"cubes": a, "points": b} for program in [*operating, *green] for code, a, b in program if code == BUY
        ],
    }


def gyrodyne_points(table: Table, seat: int) -> int:
    bonus = production.row_bonus(table)
    points = 0
    for pulsar in range(PULSARS):
        if table.gyrodyne[pulsar] > state.SPINS and table.owner[pulsar] == seat:
            points += table.tables.gyro_points[table.gyrodyne[pulsar] - state.SPINS - 1] + bonus
    return points


def final_scoring(table: Table, seat: int) -> dict[str, int]:
    """What the final scoring would give now, by source, without what cubes could buy (PUL-20)."""
    purple = [tech.program for tech in technologies.patents_of(table, seat) if tech.kind == END]
    met = scoring.goals_met(table, seat)
    goals = [table.tables.goals[table.goals[place]].base for place in range(GOALS) if met >> place & 1]
    found = {"purple": sum([worth(table, seat, program) for program in purple]), "goals": sum(goals)}
    for source, points in scoring.final_points(table, seat):
        found[state.SOURCES[source]] = points
    return found


def pick(table: Table, seat: int, action: int) -> dict[str, Any]:
    """The tracks after taking a die, and what they would then bring (PUL-6, PUL-18.3, PUL-18.10)."""
    after = table.clone()
    assert isinstance(after, Table)
    dice.take_die(after, seat, action)
    expected = next_production(after, seat)
    return {
        "action": action,
        "move": dice.move_for(table, (action - TAKE_DIE) // MARKERS + 1),
        "tracks": viewing.tracks(after),
        "order": ranking_on(after, state.INITIATIVE_TRACK),
        "cubes": expected["cubes"],
        "engineers": expected["engineers"],
        "penalties": expected["penalties"],
    }


# -------------------------------------------------------------------- the turn ahead


def ahead(table: Table, seat: int) -> dict[str, Any]:
    """In the own turn: what every die, as it is or with a token, can pay for; and the flights of all these lengths."""
    player = table.players[seat]
    shows = steps.asking(table).shows
    if shows == "route":
        routes = Routes(table, seat, table.route, table.used_segments, table.need)
        routes.explore(table.left)
        length = len(table.route) - 1 + table.left
        return {"dice": [], "flights": {str(length): routes.listed(length, table.need > 0)}}
    if shows == "menu":
        uses = [
            each for action in table.choices[seat] if action < PLACE for each in uses_of(table, seat, player, action)
        ]
    elif shows == "die":
        action = {state.SILVER: USE_SILVER, state.RED: USE_RED, state.COPIED: COPY}[table.die_kind] + table.die_base
        uses = uses_of(table, seat, player, action)
    else:
        return {"dice": [], "flights": {}}
    return {"dice": uses, "flights": flights(table, seat, player, uses)}


def uses_of(table: Table, seat: int, player: Player, action: int) -> list[dict[str, Any]]:
    """A die as it is and with each token the player could spend on it."""
    first, kind = (
        (USE_SILVER, state.SILVER)
        if action < USE_RED
        else (USE_RED, state.RED)
        if action < COPY
        else (COPY, state.COPIED)
    )
    base = action - first
    tokens = [state.NO_TOKEN, state.MINUS_ONE, state.PLUS_ONE] if player.plus_minus else [state.NO_TOKEN]
    if player.plus_two:
        tokens.append(state.PLUS_TWO)
    if steps.asking(table).shows == "die" and table.token != state.NO_TOKEN:
        tokens = [table.token]
    found: list[dict[str, Any]] = []
    for token in tokens:
        value = base + state.TOKEN_STEPS[token]
        if value < 0:
            continue
        pays = paying.targets(table, seat, value, kind)
        if pays:
            found.append({"die": action, "token": token, "value": value, "pays": pays})
    return found


def flights(table: Table, seat: int, player: Player, uses: list[dict[str, Any]]) -> dict[str, Any]:
    """By key: the length, with "v" behind it where a shifted flight has to visit a gate (PUL-25.21)."""
    need = max(0, paying.shift_needs(player))
    wanted: dict[str, tuple[int, bool]] = {}
    for use in uses:
        for action in use["pays"]:
            if FLY <= action < ANNOUNCE_RUN:
                length = action - FLY
                visit = bool(need) and length != use["value"]
                wanted[flight_key(length, visit)] = (length, visit)
    routes = Routes(table, seat, [player.ship], [], need)
    routes.explore(max([length for length, _ in wanted.values()], default=0))
    return {key: routes.listed(length, visit) for key, (length, visit) in sorted(wanted.items())}


def flight_key(length: int, visit: bool) -> str:
    return f"{length}v" if visit else str(length)


@final
class Routes:
    """The best route to every end, by length: the one that founds most bases, counting systems that are face down."""

    def __init__(self, table: Table, seat: int, flown: list[int], used: list[int], need: int) -> None:
        self.table = table
        self.seat = seat
        self.route = flown[:]
        self.used = used[:]
        self.flown = len(flown)
        self.need = need
        self.best: list[dict[int, tuple[int, list[int]]]] = [{} for _ in range(LENGTHS)]
        self.visiting: list[dict[int, tuple[int, list[int]]]] = [{} for _ in range(LENGTHS)]

    def explore(self, left: int) -> None:
        """All flights of up to `left` more segments from where the route ends."""
        if len(self.route) > self.flown:
            self.keep()
        if left == 0:
            return
        for near, segment, twin in self.table.cluster.exits[self.route[-1]]:
            if segment in self.used:
                if twin == NOWHERE or twin in self.used:
                    continue
                segment = twin
            self.used.append(segment)
            self.route.append(near)
            self.explore(left - 1)
            self.route.pop()
            self.used.pop()

    def keep(self) -> None:
        length = len(self.route) - 1
        self.keep_better(self.best[length])
        colours = self.table.cluster.colour
        if self.need and any([colours[sector] >= 0 and self.need >> colours[sector] & 1 for sector in self.route[1:]]):
            self.keep_better(self.visiting[length])

    def keep_better(self, ends: dict[int, tuple[int, list[int]]]) -> None:
        end = self.route[-1]
        bases = self.bases_on(self.route)
        if end not in ends or ends[end][0] < bases:
            ends[end] = (bases, self.route[:])

    def bases_on(self, route: list[int]) -> int:
        found = 0
        for sector in set(route[1:]):
            if self.table.cluster.kind[sector] == SYSTEM and self.may_settle(sector):
                found += 1
        return found

    def may_settle(self, sector: int) -> bool:
        """A system that is face down counts as open: every tile has a planet for its discoverer (PUL-10.15)."""
        table = self.table
        system = table.cluster.system_at[sector]
        if not table.shown >> system & 1:
            return True
        if self.seat in table.blue[system] or self.seat in table.barren[system]:
            return False
        return max(flight.planets_left(table, system)) > 0

    def listed(self, length: int, visit: bool) -> list[dict[str, Any]]:
        ends = self.visiting[length] if visit else self.best[length]
        return [self.told(ends[end][1]) for end in sorted(ends)]

    def told(self, route: list[int]) -> dict[str, Any]:
        """A route with what it is known to give."""
        table = self.table
        cluster = table.cluster
        end = route[-1]
        visited = sorted(set(route[1:]))
        systems = [sector for sector in visited if cluster.kind[sector] == SYSTEM]
        shown = [sector for sector in systems if table.shown >> cluster.system_at[sector] & 1]
        bases = [sector for sector in shown if self.may_settle(sector)]
        gates = [len(headquarters.gates_of_run(table, route, colour)) for colour in range(len(COLOURS))]
        pulsar = cluster.pulsar_at[end]
        return {
            "route": [cluster.ids[sector] for sector in route],
            "bases": [cluster.ids[sector] for sector in bases],
            "turned_up": [cluster.ids[sector] for sector in systems if sector not in shown],
            "bonus": end in bases and flight.planets_left(table, cluster.system_at[end])[0] > 0,
            "claims": cluster.kind[end] == PULSAR
            and table.owner[pulsar] == state.NOBODY
            and table.players[self.seat].rings > 0,
            "gates": dict(zip(COLOURS, gates, strict=True)),
        }
