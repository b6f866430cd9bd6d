"""Headquarters: the pyramid of projects, and the gate runs they grant (PUL-14)."""

from perihelion.kernel.bits import lowest
from perihelion.kernel.table import Event, Fact

from . import steps
from .player import Player
from .state import GATE_RUNS, NOTHING, PROJECTS_DONE, START_NEVER_COUNTS, Table
from .tables import ANNOUNCE_RUN, COMPLETE
from .terms import ANY_COLOUR, COLOURS, ON_GATE_RUN, ON_PROJECT


def completable(table: Table, player: Player, reach: int, red_possible: bool, options: list[int]) -> None:
    """PUL-14.2 to PUL-14.7: not yet completed, and everything beneath it is."""
    side = table.tables.hq_sides[player.hq_side]
    projects = side.payable[reach] & table.tables.open_projects[player.projects]
    if not red_possible:
        projects &= ~side.owing  # PUL-17.19
    while projects:
        options.append(COMPLETE + lowest(projects))
        projects &= projects - 1


def complete(table: Table, seat: int, number: int) -> None:
    player = table.players[seat]
    project = table.tables.hq_sides[player.hq_side].projects[number]
    player.projects |= 1 << number
    table.happened.append(ON_PROJECT)  # PUL-25.26
    if table.sink is not None:
        table.emit(Event("project-completed", seat, f"project:{project.id}", facts={"project": project.name}))
    table.push((steps.EFFECT, project.effect, 0, PROJECTS_DONE))


def runs(table: Table, seat: int) -> list[int]:
    """D-11: completed gate-run projects that are not used yet, each with its colour or with any (PUL-14.22)."""
    player = table.players[seat]
    options: list[int] = []
    if player.hq_side == NOTHING or player.projects == player.runs_used:
        return options
    for number, project in enumerate(table.tables.hq_sides[player.hq_side].projects):
        if project.run_colour < 0 or not player.projects >> number & 1 or player.runs_used >> number & 1:
            continue
        for colour in range(len(COLOURS)):
            if project.run_colour in (ANY_COLOUR, colour):
                options.append(ANNOUNCE_RUN + number * len(COLOURS) + colour)
    return options


def announce(table: Table, seat: int, action: int) -> None:
    table.run_project = (action - ANNOUNCE_RUN) // len(COLOURS)
    table.run_colour = (action - ANNOUNCE_RUN) % len(COLOURS)
    if table.sink is not None:
        project = table.tables.hq_sides[table.players[seat].hq_side].projects[table.run_project]
        table.emit(Event("run-announced", seat, facts={"project": project.name}))


def score_run(table: Table, seat: int) -> None:
    """PUL-14.17 to PUL-14.21: every different gate of the colour once, the start only if the ship came back to it."""
    player = table.players[seat]
    project = table.tables.hq_sides[player.hq_side].projects[table.run_project]
    gates = len(gates_of_run(table, table.route, table.run_colour))
    player.runs_used |= 1 << table.run_project
    table.score_points(seat, gates * project.run_points, GATE_RUNS)
    table.happened.append(ON_GATE_RUN)  # PUL-25.26
    if table.sink is not None:
        facts: dict[str, Fact] = {"project": project.name, "gates": gates}
        table.emit(Event("gate-run", seat, amount=gates * project.run_points, facts=facts))
    table.run_project = NOTHING


def gates_of_run(table: Table, route: list[int], colour: int) -> list[int]:
    """The gates that a run in this colour counts along a route, each once (PUL-14.18, AMB-24)."""
    seen: list[int] = []
    for sector in route[1:]:
        if table.cluster.colour[sector] == colour and sector not in seen:
            seen.append(sector)
    if table.options & START_NEVER_COUNTS and route[0] in seen:
        seen.remove(route[0])
    return seen
