"""What abilities destroy and damage, and who picks the losses (BSU-44.13 to 44.17)."""

from perihelion.kernel.lists import altered
from perihelion.kernel.question import declare
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event

from .. import steps
from ..combat.falling import gain_antimatter
from ..empire.numbers import amount
from ..empire.sources import touch
from ..galaxy.moving import leave_no_mercenaries
from ..names import unit_message, unit_name
from ..state import SeatQuestion, Table
from ..tables import DARK_SHIPS, FORCE_AT, LOCAL_FORCES, OWNERS, PLACE_AT, UNIT_AT
from ..terms import CONSTRUCTION, DAMAGE, DARK, KINDS, LOCAL, MERCENARY, SEATS, TITAN, UNIQUE
from .targets import aimed_at, forces, present


@declare(steps.ASK_FORCE, name="force", rule="BSU-44.14", parts="seat ability number branch source nothing")
class ChooseForce(SeatQuestion):
    """BSU-44.13, 44.14."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, ability, number, branch, _, _ = step
        return forces(table, seat, table.tables.effect(ability, number, branch))

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, ability, number, branch, _, _ = table.asked
        place, owner = divmod(action - FORCE_AT, OWNERS)
        begin_losses(table, seat, ability, number, branch, owner, place)


def begin_losses(table: Table, seat: int, ability: int, number: int, branch: int, owner: int, place: int) -> None:
    """BSU-38.12, 44.15: the victim picks what is lost unless the ability lets its user do so."""
    effect = table.tables.effect(ability, number, branch)
    many = amount(table, seat, table.tables.abilities[ability], effect)
    if owner >= SEATS:
        for _ in range(min(many, present(table, owner, place, effect.a))):
            lose(table, seat, owner, place, DARK if owner == DARK_SHIPS else LOCAL)
        return
    aimed_at(table, owner)
    picker = seat if effect.by_user else owner
    table.push((steps.ASK_LOSS, picker, ability, number, branch, seat, owner, place + 1, many))


@declare(steps.ASK_LOSS, name="loss", rule="BSU-44.15", parts="seat ability number branch user owner force_at left")
class ChooseLoss(SeatQuestion):
    """BSU-44.15: of a force the kinds that can be hit; of an empire the places where such units are.

    `user` is whose ability it is, `force_at` one more than the place of the force, 0 while it is to be chosen.
    """

    def options(self, table: Table, step: Step) -> list[int]:
        _, _, ability, number, branch, _, owner, force_at, left = step
        hit = table.tables.effect(ability, number, branch).a
        if left <= 0:
            return []
        if not force_at:
            home = table.galaxy.homes[owner]
            places = [place for place in range(table.galaxy.size) if place != home]
            return [PLACE_AT + place for place in places if present(table, owner, place, hit)]
        place = force_at - 1
        found: list[int] = []
        for kind in range(KINDS):
            if hit >> kind & 1 and table.has(owner, place, kind):
                found.append(UNIT_AT + kind)
        if hit >> CONSTRUCTION & 1 and table.control[place] == owner and table.construction[place] >= 0:
            found.append(UNIT_AT + CONSTRUCTION)
        return found

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, ability, number, branch, user, owner, force_at, left = table.asked
        table.push((steps.ASK_LOSS, seat, ability, number, branch, user, owner, force_at, left - 1))
        if not force_at:  # now which unit there
            table.push((steps.ASK_LOSS, seat, ability, number, branch, user, owner, action - PLACE_AT + 1, 1))
            return
        kind = action - UNIT_AT
        damages = table.tables.effect(ability, number, branch).op == DAMAGE
        if damages and UNIQUE >> kind & 1 and table.hull[owner][kind - TITAN] > 1:
            table.set_hull(owner, kind, table.hull[owner][kind - TITAN] - 1)
        else:
            lose(table, user, owner, force_at - 1, kind)


def lose(table: Table, killer: int, owner: int, place: int, kind: int) -> None:
    """One thing is destroyed by an ability (BSU-5.11, 44.17)."""
    if table.sink is not None:
        facts: dict[str, int | str] = {"unit": unit_message(table, kind)}
        loser = owner if owner < SEATS else -1
        table.emit(Event("fell", loser, unit_name(table, kind), table.galaxy.names[place], "", 1, facts=facts))
    frame = table.frames[-1]
    fight = frame.fight
    if fight is not None and place == frame.place and owner in fight.owners:
        fight.lost[0 if fight.owners[0] == owner else 1][kind] += 1
    if owner == DARK_SHIPS:
        table.dark = altered(table.dark, place, table.dark[place] - 1)
    elif owner == LOCAL_FORCES:
        table.local = altered(table.local, place, table.local[place] - 1)
    elif kind == CONSTRUCTION:
        table.supply[table.construction[place]] += 1
        table.construction = altered(table.construction, place, -1)
        touch(table, owner)
    else:
        table.change_units(owner, place, kind, -1)
        if kind >= MERCENARY:
            table.supply[table.tables.mercenaries[kind - MERCENARY]] += 1
        if UNIQUE >> kind & 1:
            table.set_hull(owner, kind, 0)
            if killer != owner:
                gain_antimatter(table, killer, 1)
        leave_no_mercenaries(table, owner, place)
