"""Carrying out effects term by term, drawing exploration tiles, and what technologies answer (PUL-24, PUL-25)."""

from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event, Fact, named

from . import gyrodynes, steps, technologies
from .effects import ROWS
from .state import EXPLORATION, NOTHING, PATENTS, Table
from .tables import GAIN_GYRODYNE
from .terms import ON_EXPLORE, Program


@declare(steps.EFFECT, parts="program at source")
class Effect(Kind[Table]):
    """PUL-25.1: the terms of a program from left to right, beginning with the next one."""

    def run(self, table: Table, step: Step) -> None:
        """What follows a term that asks or draws waits behind it on the agenda."""
        _, program, at, source = step
        terms: Program = table.tables.programs[program]
        while at < len(terms):
            code, a, b = terms[at]
            effect = ROWS[code]
            at += 1
            if effect.asks and at < len(terms):
                table.push((steps.EFFECT, program, at, source))
            effect.give(table, table.active, a, b, source)
            if effect.asks:
                return


@declare(steps.GAIN, name="gain-gyrodyne", rule="PUL-25.8", parts="sizes pair")
class Gain(steps.PulsarQuestion):
    """PUL-25.8: a gyrodyne among the sizes whose stack is not empty; if there is none, it lapses (PUL-12.27)."""

    def run(self, table: Table, step: Step) -> None:
        _, sizes, _ = step
        left = sizes & gyrodynes.sizes_left(table)
        if left:
            table.ask(step, table.active, [GAIN_GYRODYNE + size for size in range(3) if left >> size & 1])

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, pair = table.asked
        size = action - GAIN_GYRODYNE
        gyrodynes.receive(table, seat, size)
        if pair:
            table.push((steps.GAIN, 7 & ~(1 << size), 0))  # PUL-25.9: another size


@declare(steps.DRAW)
class Draw(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        draw(table, table.active)


def draw(table: Table, seat: int) -> None:
    """PUL-10.20, PUL-10.22: the top tile is resolved at once; an empty stack is made anew of the discarded tiles."""
    table.reveal()
    if not table.exploration:
        if not table.discarded:
            return
        table.exploration = table.discarded[:]
        table.discarded = []
        table.rng.shuffle(table.exploration)
    kind = table.exploration[-1]
    table.exploration = table.exploration[:-1]
    table.happened.append(ON_EXPLORE)  # PUL-25.26
    if not table.tables.exploration_kept[kind]:
        table.discarded = [*table.discarded, kind]
    if table.sink is not None:
        name = table.tables.exploration_ids[kind]
        facts: dict[str, Fact] = {"tile": named("exploration", name.lower())}
        table.emit(Event("explored", seat, f"exploration:{name}", "exploration-stack", f"seat:{seat}", facts=facts))
    table.push((steps.EFFECT, table.tables.exploration_effect[kind], 0, EXPLORATION))


def answer(table: Table, seat: int) -> None:
    """PUL-25.25: right after the action, once for each event; what technologies answer causes no further events."""
    if table.players[seat].answers:
        for slot, program in technologies.answers_to(table, seat):
            if table.sink is not None:
                table.emit(Event("answered", seat, facts={"technology": table.boards.techs[slot].name}))
            for code, a, b in table.tables.programs[program]:
                ROWS[code].give(table, seat, a, b, PATENTS)
    table.happened = []
    table.fresh = NOTHING
