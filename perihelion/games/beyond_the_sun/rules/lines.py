"""Lines of effects on the agenda: pay the cost, then one call after the other (BTS-4.17, BTS-21.1 to BTS-21.6)."""

from typing import Final

from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event, Fact, named

from . import abilities, feasibility, steps
from .asking import Asking
from .counters import value
from .pieces import pay_ore, retire
from .saying import said
from .ships import may_stop
from .state import NOWHERE, Table, tell_line
from .vocabulary import CARD_ACTIONS, CHOOSE_LINE, COPY_ACTION, DO, REPLACE, SKIP, TECHNOLOGY_ACTION

PAID_AS_PRINTED: Final = [0]
"""The one way of paying where ore may replace no cube."""


@declare(steps.START, name="paying", rule="BTS-21.30", parts="seat number flags card")
class Paying(Asking):
    """Choose the way of paying where there is one (BTS-21.30), then pay."""

    def run(self, table: Table, step: Step) -> None:
        _, seat, number, flags, card = step
        line = table.tables.lines[number]
        if line.free:
            x = 0 if line.plain else value(table, seat, line.x, 0, 0)
            RUN_LINE.run(table, (steps.LINE, seat, number, 0, x, 0, flags, card))
            return
        swaps = table.swaps if flags & steps.CHOSEN and not flags & steps.AT_WILL_LINE else 0
        ways = feasibility.ways_to_pay(table, seat, line, swaps, card) if swaps else PAID_AS_PRINTED  # BTS-21.30
        if len(ways) == 1:
            pay(table, step, ways[0])
        else:
            table.ask(step, seat, [REPLACE + replaced for replaced in ways])

    def answer(self, table: Table, seat: int, action: int) -> None:
        pay(table, table.asked, action - REPLACE)


PAYING: Final[Paying] = Paying()


def pay(table: Table, step: Step, replaced: int) -> None:
    """BTS-4.17, 9.1 and 10.8, in full; as many cubes replaced by ore as was chosen (BTS-21.30)."""
    _, seat, number, flags, card = step
    line = table.tables.lines[number]
    x = 0 if line.plain else value(table, seat, line.x, 0, 0)
    ore = line.price if line.plain else value(table, seat, line.ore, x, 0)
    cubes = line.cubes if line.plain else value(table, seat, line.retire, x, 0)
    pay_ore(table, seat, replaced if line.to_opponent else ore + replaced)
    if cubes > replaced:
        retire(table, seat, cubes - replaced)
    table.swaps -= replaced
    RUN_LINE.run(table, (steps.LINE, seat, number, 0, x, 0, flags, card))


@declare(steps.LINE, parts="seat number at x counted flags card")
class RunLine(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        _, seat, number, at, x, counted, flags, card = step
        line = table.tables.lines[number]
        calls = line.calls
        if at == len(calls):  # it only marked where an action ends
            return
        call = calls[at]
        while call.at_once:  # BTS-21.1: nothing to ask, so the next call at once
            call.effect.run(table, seat, call, x, counted, flags, card, NOWHERE)
            if call.last:
                return
            counted = 0
            at += 1
            call = calls[at]
        frame = NOWHERE
        if not call.last or flags & steps.BOTTOM:
            frame = len(table.agenda)
            table.agenda.append((steps.LINE, seat, number, at + 1, x, 0, flags, card))
        call.effect.run(table, seat, call, x, counted, flags, card, frame)


RUN_LINE: Final[RunLine] = RunLine()


# -------------------------------------------------------------------- parts of lines with a choice


@declare(steps.OPTION, name="option", rule="BTS-21.6", parts="seat number flags card")
class Option(Asking):
    """BTS-21.6: do or skip; a skip that would leave the action without any change is not offered (BTS-16.8)."""

    def run(self, table: Table, step: Step) -> None:
        _, seat, _, flags, _ = step
        options = [DO]
        if may_stop(table, flags):
            options.append(SKIP)  # BTS-16.8, BTS-21.6
        table.ask(step, seat, options)

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, number, flags, card = table.asked
        if action == SKIP:  # BTS-21.6
            return
        if flags & steps.ONCE:
            abilities.use_up(table, seat, card)
            abilities.tell(table, seat, card)
            flags &= ~steps.ONCE
        PAYING.run(table, (steps.START, seat, number, flags, card))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, number, _, _ = table.asked
        return {"part": said(table.tables.lines[number])}


OFFER: Final[Option] = Option()


def selectable(table: Table, step: Step) -> list[int]:
    """BTS-21.5: the lines that can be paid and done now; in an action one that changes nothing is no choice."""
    _, seat, number, at, _, flags, card = step
    lines = table.tables.lines[number].calls[at].lines
    swaps = table.swaps if flags & steps.CHOSEN and not flags & steps.AT_WILL_LINE else 0
    needs_change = not may_stop(table, flags)
    found: list[int] = []
    for k, line in enumerate(lines):
        if needs_change:
            if feasibility.worth_doing(table, seat, line, table.factions[seat].ore, swaps, card):
                found.append(k)
        elif feasibility.possible(table, seat, line, swaps, card):
            found.append(k)
    return found


@declare(steps.CHOOSING, name="choosing", rule="BTS-21.5", parts="seat number at times flags card")
class Choosing(Asking):
    def run(self, table: Table, step: Step) -> None:
        options = [CHOOSE_LINE + k for k in selectable(table, step)]  # BTS-21.5
        if options:
            _, seat, _, _, _, _, _ = step
            table.ask(step, seat, options)

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, number, at, times, flags, card = table.asked
        if times > 1:  # BTS-21.5: anew in the changed position
            table.push((steps.CHOOSING, seat, number, at, times - 1, flags, card))
        inner = table.tables.lines[number].calls[at].lines[action - CHOOSE_LINE]
        PAYING.run(table, (steps.START, seat, inner.number, flags, card))


CHOICE: Final[Choosing] = Choosing()


@declare(steps.COPYING, name="copying", rule="BTS-21.19", parts="seat kind card before frame")
class Copying(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat, kind, card, before, _ = step
        faction = table.factions[seat]
        found = feasibility.copies(
            table, seat, kind, card, before, faction.ore, faction.pop, sum(faction.supply), table.swaps
        )
        if found:  # BTS-21.19
            table.ask(step, seat, [COPY_ACTION + action for action in found])

    def answer(self, table: Table, seat: int, action: int) -> None:
        """BTS-21.19: the copied action is an action of its own: paid, complete, and changing something."""
        _, _, _, _, _, frame = table.asked
        copied = action - COPY_ACTION
        if copied >= TECHNOLOGY_ACTION:
            tell_line(table, frame, (copied - TECHNOLOGY_ACTION) // CARD_ACTIONS + 1)  # the next is another one
        table.changed = 0
        if table.sink is not None:
            table.emit(Event("copied", seat, facts={"action": action_name(table, copied)}))
        PAYING.run(table, (steps.START, seat, table.tables.action_line[copied], steps.CHOSEN | steps.BOTTOM, copied))


def action_name(table: Table, action: int) -> str:
    tables = table.tables
    if action < 4:
        return named("basic", str(action + 1))
    if action < 8:
        return named("guild", tables.guild_names[action - 4])
    if action == 8:
        return "@sphere-action"
    return named("technology", tables.technologies[(action - TECHNOLOGY_ACTION) // CARD_ACTIONS].name)
