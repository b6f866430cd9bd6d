"""Effects in a combat and against other empires: what they do and whether they can (BSU-44.13 to 44.28)."""

from perihelion.kernel.question import Step

from .. import steps, terms
from ..empire.numbers import amount, controlled
from ..frames import Fight
from ..state import Table
from .dealings import suffer
from .power import Deed
from .programs import Ability, Effect
from .targets import forces, victims


class InFight(Deed):
    """Only for the sides of a combat."""

    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, _, _, _, _ = step
        fight = table.frames[-1].fight
        if fight is not None and seat in fight.owners:
            self.join(table, fight, 0 if fight.owners[0] == seat else 1, step, amount(table, seat, program, effect))

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        fight = table.frames[-1].fight
        if fight is None or seat not in fight.owners:
            return False
        return self.helps(table, fight, 0 if fight.owners[0] == seat else 1, seat, effect)

    def join(self, table: Table, fight: Fight, side: int, step: Step, many: int) -> None:
        raise NotImplementedError

    def helps(self, table: Table, fight: Fight, side: int, seat: int, effect: Effect) -> bool:
        """A regiment more in an assault of one's own."""
        return table.frames[-1].action == terms.ASSAULT and side == 0


class Join(InFight):
    def join(self, table: Table, fight: Fight, side: int, step: Step, many: int) -> None:
        _, _, ability, number, branch, _ = step
        local = table.tables.effect(ability, number, branch).a == terms.LOCAL
        if (table.frames[-1].action == terms.ASSAULT) == local:
            fight.joined[side] += many

    def helps(self, table: Table, fight: Fight, side: int, seat: int, effect: Effect) -> bool:
        return table.frames[-1].action == (terms.BATTLE if effect.a == terms.DARK else terms.ASSAULT)


class Deploy(InFight):
    def join(self, table: Table, fight: Fight, side: int, step: Step, many: int) -> None:
        fight.wave += many


class Transfer(InFight):
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, ability, number, branch, source = step
        many = amount(table, seat, program, effect)
        table.push((steps.ASK_PLACE, seat, ability, number, branch, source, many, -1))

    def helps(self, table: Table, fight: Fight, side: int, seat: int, effect: Effect) -> bool:
        if table.frames[-1].action != terms.ASSAULT or side:
            return False
        return any([table.has(seat, place, terms.REGIMENT) for place in controlled(table, seat)])


class CancelDamage(InFight):
    def join(self, table: Table, fight: Fight, side: int, step: Step, many: int) -> None:
        fight.cancels[side] += many

    def helps(self, table: Table, fight: Fight, side: int, seat: int, effect: Effect) -> bool:
        return table.frames[-1].action != terms.BOMBARD


class SalvageUnits(InFight):
    def join(self, table: Table, fight: Fight, side: int, step: Step, many: int) -> None:
        _, seat, ability, number, branch, source = step
        table.frames[-1].group = fight.lost[side][: terms.TITAN]
        table.push((steps.ASK_SALVAGE, seat, ability, number, branch, source, many))

    def helps(self, table: Table, fight: Fight, side: int, seat: int, effect: Effect) -> bool:
        return sum(fight.lost[side][: terms.TITAN]) > 0


# ---------------------------------------------------------------- against others


class Hit(Deed):
    """Destroys or damages units: of an empire that is chosen, or of one force."""

    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, ability, number, branch, source = step
        by_empire = effect.who in (terms.UP_TO_TWO, terms.CHOSEN) and effect.dist < 0
        table.push((steps.ASK_EMPIRE if by_empire else steps.ASK_FORCE, seat, ability, number, branch, source, 0))

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        return bool(forces(table, seat, effect)) or bool(victims(table, seat, effect))


class FromEmpires(Deed):
    """Takes something from empires, or lets them or oneself discard it."""

    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, ability, number, branch, source = step
        if effect.who == terms.SELF:
            many = amount(table, seat, program, effect)
            table.push((steps.ASK_THROW, seat, ability, number, branch, seat, many))
        elif effect.who == terms.EACH_OTHER or effect.who == terms.OPPONENT:
            for other in victims(table, seat, effect):
                suffer(table, step, other)
        else:
            table.push((steps.ASK_EMPIRE, seat, ability, number, branch, source, 0))

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        return bool(victims(table, seat, effect))
