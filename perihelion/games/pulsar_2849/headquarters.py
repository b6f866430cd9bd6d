"""Headquarters: the pyramid of projects, and the gate runs they grant (PUL-14)."""

from perihelion.games.pulsar_2849.effects import ANY_COLOUR, COLOURS, ON_GATE_RUN, ON_PROJECT
from perihelion.games.pulsar_2849.player import Player
from perihelion.games.pulsar_2849.state import EFFECT, GATE_RUNS, NOTHING, PROJECTS_DONE, Table
from perihelion.games.pulsar_2849.tables import ANNOUNCE_RUN, COMPLETE
from perihelion.kernel.table import Event, named


def completable(table: Table, player: Player, reach: int, red_possible: bool, options: list[int]) -> None:
    """PUL-14.2 to PUL-14.7: not yet completed, and everything beneath it is."""
    side = table.tables.hq_sides[player.hq_side]
    projects = side.payable[reach] & table.tables.open_projects[player.projects]
    if not red_possible:
        projects &= ~side.owing  # PUL-17.19
    while projects:
        options.append(COMPLETE - 1 + (projects & -projects).bit_length())
        projects &= projects - 1


def complete(table: Table, seat: int, number: int) -> None:
    player = table.players[seat]
    project = table.tables.hq_sides[player.hq_side].projects[number]
    player.projects |= 1 << number
    table.happened.append(ON_PROJECT)
    if table.sink is not None:
        facts: dict[str, int | str] = {"project": named("project", project.id.lower())}
        table.emit(Event("project-completed", seat, piece=f"project:{project.id}", facts=facts))
    table.push((EFFECT, project.effect, 0, PROJECTS_DONE))


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


def announce(table: Table, action: int) -> None:
    table.run_project = (action - ANNOUNCE_RUN) // len(COLOURS)
    table.run_colour = (action - ANNOUNCE_RUN) % len(COLOURS)


def score_run(table: Table, seat: int) -> None:
    """PUL-14.17 to PUL-14.21: every different gate of the colour once, the start only if the ship came back to it."""
    player = table.players[seat]
    project = table.tables.hq_sides[player.hq_side].projects[table.run_project]
    gates = gates_visited(table)
    player.runs_used |= 1 << table.run_project
    table.score_points(seat, gates * project.run_points, GATE_RUNS)
    table.happened.append(ON_GATE_RUN)
    if table.sink is not None:
        facts: dict[str, int | str] = {"project": named("project", project.id.lower()), "gates": gates}
        table.emit(Event("gate-run", seat, amount=gates * project.run_points, facts=facts))
    table.run_project = NOTHING


def gates_visited(table: Table) -> int:
    seen: list[int] = []
    for sector in table.route[1:]:
        if table.cluster.colour[sector] == table.run_colour and sector not in seen:
            seen.append(sector)
    return len(seen)
