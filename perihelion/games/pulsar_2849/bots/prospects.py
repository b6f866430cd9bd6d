"""What could be gained: effects before they happen, and the best thing a die can pay for besides a flight."""

from typing import Final

from perihelion.kernel.bits import ones
from perihelion.kernel.effect import Catalogue

from ..rules import scoring
from ..rules.effects import ROWS, Effect
from ..rules.state import NOTHING, SPINS
from ..rules.tables import EACH_PRODUCTION, INSTANT, PROJECTS, PULSARS, Project, Technology, Transmitter
from ..rules.technologies import has_room
from ..rules.terms import BUY, Program
from .outlook import Outlook

EVENTS: Final[list[float]] = [0.6, 0.5, 0.5, 0.45, 1.1, 0.7, 0.45, 0.4, 0.8, 0.35, 0.5, 0.4, 0.2, 0.6, 0.2, 0.4]
"""How often a round an event happens to a player, by its number."""
MEDIUM: Final = 1


class Worth:
    """What an effect with its two numbers brings before it happens: once where it is received, in all rounds to come
    where it allows.

    A class and not a function: mypyc calls a method natively, a function in a list through Python, with which
    `best_uses` took 1.7 times as many instructions.
    """

    def of(self, outlook: Outlook, a: int, b: int) -> float:
        raise NotImplementedError


class Points(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return float(a)


class Cubes(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return outlook.weights.cube * a


class Tokens(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return outlook.weights.token * b


class Tiles(Worth):
    """Gyrodyne tiles, of whatever size."""

    def __init__(self, number: float) -> None:
        self.number = number

    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return self.number * (1.0 + outlook.weights.planned * outlook.of_construction(MEDIUM, 2))


class Errand(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return outlook.weights.errand


class Errands(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return outlook.weights.errand * a


class RedDie(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return outlook.weights.red_die * outlook.of_die(a)


class TwoDice(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return outlook.of_die(a) + outlook.of_die(b)


class Elsewhere(Worth):
    """Counted where it belongs: an extra base among the bases."""

    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return 0.0


class ForEach(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return float(a * scoring.count(outlook.table, outlook.seat, b))


class FromTable(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return float(scoring.from_table(outlook.table, outlook.seat, a, b))


class Purchase(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return max(0.0, outlook.weights.purchase * (b - outlook.weights.cube * a))


class Run(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return outlook.of_run(b)


class Shift(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return outlook.weights.shift * outlook.left


class Zero(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return outlook.weights.zero * outlook.left


class Answer(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        each = of_effect(outlook, outlook.table.tables.programs[b])
        return outlook.weights.answers * EVENTS[a] * outlook.left * each


class CheaperCopy(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return outlook.weights.copy_cost * outlook.left


class FinalStep(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return outlook.weights.final_step


class GoalMet(Worth):
    def of(self, outlook: Outlook, a: int, b: int) -> float:
        return outlook.weights.goal_granted


WORTHS: Final[dict[str, Worth]] = {
    "vp": Points(),
    "cube": Cubes(),
    "mod": Tokens(),
    "gyro": Tiles(1.0),
    "gyro_pair": Tiles(2.0),
    "explore": Errands(),
    "die": RedDie(),
    "must_die": RedDie(),
    "dup": TwoDice(),
    "claim_isolated": Errand(),
    "teleport": Errand(),
    "extra_base": Elsewhere(),
    "vp_per": ForEach(),
    "table": FromTable(),
    "buy": Purchase(),
    "run": Run(),
    "shift": Shift(),
    "zero": Zero(),
    "on": Answer(),
    "copy_cost": CheaperCopy(),
    "final": FinalStep(),
    "goal_met": GoalMet(),
}
WORTH: Final[list[Worth]] = Catalogue(ROWS, base=Effect, worth=WORTHS).column("worth")


def of_effect(outlook: Outlook, program: Program) -> float:
    """What an effect brings each time it is carried out, before it is."""
    value = 0.0
    for code, a, b in program:
        value += WORTH[code].of(outlook, a, b)
    return value


def of_transmitter(outlook: Outlook, transmitter: Transmitter) -> float:
    """What a transmitter will bring that begins to operate in the next round."""
    value = of_effect(outlook, outlook.table.tables.programs[transmitter.blue])
    return value + max(0, outlook.left - 1) * of_effect(outlook, transmitter.green)


def of_technology(outlook: Outlook, tech: Technology) -> float:
    """What a patent will still bring to its owner: what it gave at once is counted where it went."""
    if tech.kind == INSTANT:
        return 0.0
    value = 0.0
    for code, a, b in tech.program:
        once = WORTH[code].of(outlook, a, b)
        if tech.kind == EACH_PRODUCTION:
            value += outlook.left * (once if code == BUY else once + outlook.weights.growth)
        elif code != BUY:
            value += once
        elif outlook.player.cubes >= a or outlook.left > 0:
            value += max(0.0, b - outlook.weights.cube * a)
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
        paid = ones(table.paid[tile])
        gain = of_costs(outlook, transmitter, paid + 1)
        if paid:  # without any cost covered it is worth nothing yet
            gain -= of_costs(outlook, transmitter, paid)
        for cost, die in enumerate(transmitter.dice):
            if not table.paid[tile] >> cost & 1:
                best[die] = max(best[die], gain)


def of_costs(outlook: Outlook, transmitter: Transmitter, paid: int) -> float:
    """What a transmitter is worth with so many of its costs covered; with all of them it produces this round."""
    costs = len(transmitter.dice)
    if paid == costs:
        blue = of_effect(outlook, outlook.table.tables.programs[transmitter.blue])
        return blue + outlook.left * of_effect(outlook, transmitter.green)
    promise = outlook.weights.transmitter * of_transmitter(outlook, transmitter) * paid / costs
    return promise * outlook.chance(costs - paid)


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
