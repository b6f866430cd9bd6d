"""What the effects of abilities do (BSU-44)."""

from perihelion.kernel.lists import altered
from perihelion.kernel.question import Kind, declare
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event, Fact

from .. import leaders, steps
from ..empire.sources import keep_watch
from ..names import performing
from ..state import SeatQuestion, Table
from ..tables import ACCEPT, ACTION_AT, OF_CARD, PICK, YES_OR_NO
from ..terms import ACTIONS, LEADER
from .possible import can_do, performable
from .programs import Ability

# ---------------------------------------------------------------- using an ability


def use(table: Table, seat: int, code: int) -> None:
    """BSU-38, 26.2, 26.5: a race card is gone as soon as it is used, whatever its roll brings."""
    ability = table.tables.abilities[code >> 6]
    if ability.source == OF_CARD:
        table.hand[seat] &= ~(1 << ability.slot)
        table.played = altered(table.played, seat, table.played[seat] | 1 << ability.slot)
        keep_watch(table, seat)
    if table.sink is not None:
        table.emit(Event("ability", seat, ability.name, facts={"source": "@" + ability.name.replace("_", "-")}))
    if ability.roll:
        table.push((steps.ABILITY_ROLLED, seat, code >> 6, code & 63))
        leaders.begin_roll(table, seat, LEADER)
    else:
        push_effects(table, seat, code >> 6, code & 63)


@declare(steps.ABILITY_ROLLED, parts="seat ability source")
class AbilityRolled(Kind[Table]):
    """BSU-44.8."""

    def run(self, table: Table, step: Step) -> None:
        _, seat, ability, source = step
        if table.frames[-1].success == 1:
            push_effects(table, seat, ability, source)


def push_effects(table: Table, seat: int, ability: int, place: int) -> None:
    for number in range(len(table.tables.abilities[ability].effects) - 1, -1, -1):
        table.push((steps.EFFECT, seat, ability, number, 0, place))


def counts_for_limit(table: Table, ability: Ability) -> bool:
    """BSU-38.10, A-38."""
    return not (ability.source == OF_CARD and table.opt[steps.OPT_FREE_CARDS])


@declare(steps.ASK_TAX, name="tax", rule="BSU-44.20", parts="seat demander crystals")
class Tax(SeatQuestion):
    """BSU-44.20, A-70: pay, or the action ends unperformed."""

    def options(self, table: Table, step: Step) -> list[int]:
        return YES_OR_NO

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, demander, crystals = table.asked
        if action == ACCEPT:
            table.crystals[seat] -= crystals
            table.crystals[demander] += crystals
        else:
            table.frames[-1].stopped = 1

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, _, crystals = table.asked
        return {"amount": crystals}

    def cost(self, table: Table, seat: int, action: int) -> int:
        _, _, _, crystals = table.asked
        return crystals if action == ACCEPT else 0


@declare(steps.ASK_BRANCH, name="branch", rule="BSU-44.13", parts="seat ability number branch source nothing")
class ChooseBranch(SeatQuestion):
    """BSU-44.13: one of two effects."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, ability, number, branch, source, _ = step
        program = table.tables.abilities[ability]
        branches = table.tables.effect(ability, number, branch).branches
        return [PICK + each for each in range(len(branches)) if can_do(table, seat, program, branches[each], source)]

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, ability, number, _, source, _ = table.asked
        table.push((steps.EFFECT, seat, ability, number, action - PICK + 1, source))


@declare(steps.ASK_NESTED, name="nested", rule="BSU-44.35", parts="seat performed nothing")
class Nested(SeatQuestion):
    """BSU-14.9, 44.35: an action more, if it can be performed."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, performed, _ = step
        return YES_OR_NO if performable(table, seat, performed, table.frames[-1].leader) else []

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, performed, _ = table.asked
        if action == ACCEPT:
            table.push((steps.BEGIN_ACTION, performed, seat, table.frames[-1].leader, 0))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, performed, _ = table.asked
        return performing(table, seat, performed, table.frames[-1].leader)


@declare(steps.ASK_INSTEAD, name="instead", rule="BSU-44.35", parts="seat ability number branch source actions")
class Instead(SeatQuestion):
    """BSU-44.35: in place of the first action; the trigger used counts for the new one."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, _, _, _, _, _, actions = step
        return [ACTION_AT + action for action in range(len(ACTIONS)) if actions >> action & 1]

    def answer(self, table: Table, seat: int, action: int) -> None:
        table.frames[-1].stopped = 1
        table.push((steps.BEGIN_ACTION, action - ACTION_AT, seat, table.frames[-1].leader, 2))
