"""The final scoring: purple technologies, goals and their premiums, and what else is counted (PUL-20, PUL-21)."""

from typing import Final

from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event, Fact

from . import scoring, steps, technologies
from .production import score_technologies, seats_in_order
from .state import GOALS_MET, PURPLE, Table
from .tables import BUY_PREMIUM, COUNT_GOAL, DECLINE, END, GOALS

FINAL_LINES: Final[list[str]] = ["pulsars", "gyrodynes", "cubes", "initiative", "bases"]


def begin(table: Table) -> None:
    """PUL-20.18: every step for all players before the next one."""
    seats = seats_in_order(table)
    table.push((steps.FINAL_COUNT,))
    table.push_all([(steps.FINAL_GOALS, seat) for seat in seats])
    purple = table.boards.of_kind[END]
    table.push_all([(steps.FINAL_TECHNOLOGIES, seat) for seat in seats if table.players[seat].patents & purple])
    if table.sink is not None:
        table.emit(Event("final-scoring"))


@declare(steps.FINAL_TECHNOLOGIES, parts="seat")
class FinalTechnologies(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        score_technologies(table, seat, END, PURPLE)


@declare(steps.FINAL_GOALS, parts="seat")
class FinalGoals(Kind[Table]):
    """Step 2: own goals first, then those that count as met by a technology (PUL-25.27), then premiums."""

    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        table.players[seat].goals = scoring.goals_met(table, seat)
        table.push((steps.PREMIUMS, seat))
        granted = sum([tech.goals_met for tech in technologies.patents_of(table, seat)])
        if granted:
            table.push_all([(steps.GOAL_CHOICE, seat)] * granted)
        for place in range(GOALS):
            if table.players[seat].goals >> place & 1:
                score_goal(table, seat, place)


def score_goal(table: Table, seat: int, place: int) -> None:
    goal = table.tables.goals[table.goals[place]]
    table.score_points(seat, goal.base, GOALS_MET)
    if table.sink is not None:
        table.emit(Event("goal-met", seat, amount=goal.base, facts={"goal": goal.name}))


@declare(steps.GOAL_CHOICE, name="count-goal", rule="PUL-25.27", parts="seat")
class GoalChoice(steps.PulsarQuestion):
    """PUL-25.27: which goal counts as met by a technology."""

    phase = "final"

    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        unmet = [COUNT_GOAL + place for place in range(GOALS) if not table.players[seat].goals >> place & 1]
        if unmet:
            table.ask(step, seat, unmet)

    def answer(self, table: Table, seat: int, action: int) -> None:
        place = action - COUNT_GOAL
        table.players[seat].goals |= 1 << place
        score_goal(table, seat, place)


def premiums_bought(table: Table, seat: int, place: int) -> int:
    return table.players[seat].premiums >> 2 * place & 3


@declare(steps.PREMIUMS, name="premium", rule="PUL-21.5", parts="seat")
class Premiums(steps.PulsarQuestion):
    """PUL-21.5 to PUL-21.8: the next premium of every goal that is met and can be paid."""

    phase = "final"

    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        options = premiums(table, seat)
        if options:
            table.ask(step, seat, [*options, DECLINE])

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action != DECLINE:
            buy_premium(table, seat, action - BUY_PREMIUM)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        return {"cubes": table.players[seat].cubes}


def premiums(table: Table, seat: int) -> list[int]:
    player = table.players[seat]
    options: list[int] = []
    for place in range(GOALS):
        bought = premiums_bought(table, seat, place)
        goal = table.tables.goals[table.goals[place]]
        if player.goals >> place & 1 and bought < len(goal.cubes) and player.cubes >= goal.cubes[bought]:
            options.append(BUY_PREMIUM + place)
    return options


def buy_premium(table: Table, seat: int, place: int) -> None:
    player = table.players[seat]
    goal = table.tables.goals[table.goals[place]]
    bought = premiums_bought(table, seat, place)
    player.cubes -= goal.cubes[bought]
    player.premiums += 1 << 2 * place
    table.score_points(seat, goal.points[bought], GOALS_MET)
    if table.sink is not None:
        facts: dict[str, Fact] = {"goal": goal.name, "cubes": goal.cubes[bought]}
        table.emit(Event("premium", seat, amount=goal.points[bought], facts=facts))
    table.push((steps.PREMIUMS, seat))


@declare(steps.FINAL_COUNT)
class FinalCount(Kind[Table]):
    """Steps 3 to 7."""

    def run(self, table: Table, step: Step) -> None:
        seats = seats_in_order(table)
        counted = [scoring.final_points(table, seat) for seat in seats]
        for place in range(len(FINAL_LINES)):
            for number, seat in enumerate(seats):
                source, points = counted[number][place]
                table.score_points(seat, points, source)
                if table.sink is not None and points:
                    table.emit(Event(f"final-{FINAL_LINES[place]}", seat, amount=points))
        if table.sink is not None:
            table.emit(Event("game-over"))
