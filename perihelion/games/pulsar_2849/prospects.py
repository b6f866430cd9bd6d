"""What could be gained: effects before they happen, and the best thing a die can pay for besides a flight."""

from typing import Final

from perihelion.games.pulsar_2849 import scoring
from perihelion.games.pulsar_2849.effects import (
    BUY,
    CLAIM_ISOLATED,
    COPY_COST,
    CUBE,
    DIE,
    DUP,
    EXPLORE,
    FINAL_STEP,
    GOAL_MET,
    GYRO,
    GYRO_PAIR,
    MOD,
    MUST_DIE,
    ON,
    SHIFT,
    TABLE,
    TELEPORT,
    VP,
    VP_PER,
    ZERO,
    Program,
)
from perihelion.games.pulsar_2849.outlook import Outlook
from perihelion.games.pulsar_2849.state import NOTHING, SPINS
from perihelion.games.pulsar_2849.tables import END, INSTANT, PROJECTS, PULSARS, Project, Technology, Transmitter
from perihelion.games.pulsar_2849.technologies import has_room

EVENTS: Final[list[float]] = [0.6, 0.5, 0.5, 0.45, 1.1, 0.7, 0.45, 0.4, 0.8, 0.35, 0.5, 0.4, 0.2, 0.6, 0.2, 0.4]
"""How often a round an event happens to a player, by its number."""
MEDIUM: Final = 1


def of_effect(outlook: Outlook, program: Program) -> float:
    """What an effect brings each time it is carried out, before it is."""
    weights = outlook.weights
    value = 0.0
    for code, a, b in program:
        if code == VP:
            value += a
        elif code == CUBE:
            value += weights.cube * a
        elif code == MOD:
            value += weights.token * b
        elif code == BUY:
            value += max(0.0, weights.purchase * (b - weights.cube * a))
        elif code in (GYRO, GYRO_PAIR):
            tile = 1.0 + weights.planned * outlook.of_construction(MEDIUM, 2)
            value += tile if code == GYRO else 2.0 * tile
        elif code in (EXPLORE, CLAIM_ISOLATED, TELEPORT):
            value += weights.errand * (a if code == EXPLORE else 1)
        elif code in (DIE, MUST_DIE):
            value += weights.red_die * (weights.die + weights.pip * a)
        elif code == DUP:
            value += 2.0 * weights.die + weights.pip * (a + b)
        elif code == VP_PER:
            value += a * scoring.count(outlook.table, outlook.seat, b)
        elif code == TABLE:
            value += scoring.from_table(outlook.table, outlook.seat, a, b)
    return value


def of_transmitter(outlook: Outlook, transmitter: Transmitter) -> float:
    """What a transmitter will bring that begins to operate in the next round."""
    value = of_effect(outlook, outlook.table.tables.programs[transmitter.blue])
    return value + max(0, outlook.left - 1) * of_effect(outlook, transmitter.green)


def of_technology(outlook: Outlook, tech: Technology) -> float:
    """What a patent will still bring to its owner."""
    table = outlook.table
    seat = outlook.seat
    weights = outlook.weights
    left = outlook.left
    value = 0.0
    for code, a, b in tech.program:
        if code == ON:
            value += weights.answers * EVENTS[a] * left * of_effect(outlook, table.tables.programs[b])
        elif code == SHIFT:
            value += weights.shift * left
        elif code == ZERO:
            value += weights.zero * left
        elif code == COPY_COST:
            value += weights.copy_cost * left
        elif code in (VP_PER, TABLE) and tech.kind != INSTANT:
            now = a * scoring.count(table, seat, b) if code == VP_PER else scoring.from_table(table, seat, a, b)
            value += float(now) if tech.kind == END else left * (now + weights.growth)
        elif code == BUY and tech.kind == END:
            value += max(0.0, b - weights.cube * a) if outlook.player.cubes >= a or left > 0 else 0.0
        elif code == BUY:
            value += left * of_effect(outlook, [(code, a, b)])
        elif code == GOAL_MET:
            value += weights.goal_granted
        elif code == FINAL_STEP:
            value += weights.final_step
    return value


def of_project(outlook: Outlook, project: Project) -> float:
    value = outlook.weights.project + of_effect(outlook, outlook.table.tables.programs[project.effect])
    return value + outlook.of_run(project.run_points)


# -------------------------------------------------------------------- the best use of a die


def best_uses(outlook: Outlook) -> list[float]:
    """For every value of a die, what the best thing brings that it can pay for exactly, flights apart."""
    best = [0.0] * 7
    gyrodynes_to_finish(outlook, best)
    transmitters_to_pay(outlook, best)
    technologies_to_patent(outlook, best)
    projects_to_complete(outlook, best)
    return best


def gyrodynes_to_finish(outlook: Outlook, best: list[float]) -> None:
    table = outlook.table
    for pulsar in range(PULSARS):
        built = table.gyrodyne[pulsar]
        if 0 < built <= SPINS and table.owner[pulsar] == outlook.seat:
            die = table.tables.gyro_finish[built - 1]
            gain = outlook.of_spinning(built - 1) - outlook.weights.begun * outlook.of_construction(built - 1, 1)
            best[die] = max(best[die], gain)


def transmitters_to_pay(outlook: Outlook, best: list[float]) -> None:
    table = outlook.table
    own = [tile for tile in outlook.player.arrays if not table.operating >> tile & 1]
    for tile in own + [tile for tile in table.offer if tile != NOTHING]:
        transmitter = table.tables.transmitters[tile]
        missing = len(transmitter.dice) - table.paid[tile].bit_count()
        gain = of_transmitter(outlook, transmitter) / len(transmitter.dice)
        if missing > 1:
            gain *= outlook.weights.transmitter * outlook.chance(missing - 1)
        for cost, die in enumerate(transmitter.dice):
            if not table.paid[tile] >> cost & 1:
                best[die] = max(best[die], gain)


def technologies_to_patent(outlook: Outlook, best: list[float]) -> None:
    table = outlook.table
    for slot, number in enumerate(table.techs):
        tech = table.tables.techs[number]
        if tech.row > table.round:
            break
        if has_room(table, tech, slot, outlook.seat):
            gain = of_effect(outlook, tech.program) if tech.kind == INSTANT else of_technology(outlook, tech)
            best[tech.die] = max(best[tech.die], gain)


def projects_to_complete(outlook: Outlook, best: list[float]) -> None:
    player = outlook.player
    if player.hq_side == NOTHING:
        return
    tables = outlook.table.tables
    projects = tables.hq_sides[player.hq_side].projects
    for number in range(PROJECTS):
        if not player.projects >> number & 1 and not tables.requires[number] & ~player.projects:
            die = projects[number].die
            best[die] = max(best[die], of_project(outlook, projects[number]))
