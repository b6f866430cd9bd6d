"""What abilities destroy and damage, and who picks the losses (BSU-44.13 to 44.17)."""

from perihelion.games.burning_suns.combat import gain_antimatter
from perihelion.games.burning_suns.effect_steps import again, effect_of
from perihelion.games.burning_suns.empire import amount
from perihelion.games.burning_suns.moving import leave_no_mercenaries
from perihelion.games.burning_suns.names import unit_message, unit_name
from perihelion.games.burning_suns.programs import Effect
from perihelion.games.burning_suns.sources import touch
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_EMPIRE,
    ASK_FORCE,
    ASK_LOSS,
)
from perihelion.games.burning_suns.tables import DARK_SHIPS, FORCE_AT, LOCAL_FORCES, OWNERS, PLACE_AT, UNIT_AT
from perihelion.games.burning_suns.targets import (
    forces,
    present,
)
from perihelion.games.burning_suns.terms import (
    CHOSEN,
    CONSTRUCTION,
    DAMAGE,
    DARK,
    KINDS,
    LOCAL,
    MERCENARY,
    SEATS,
    TITAN,
    UNIQUE,
    UP_TO_TWO,
)
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event


def aim(table: Table, step: Step, effect: Effect) -> None:
    if effect.who in (UP_TO_TWO, CHOSEN) and effect.dist < 0:
        table.push(again(step, ASK_EMPIRE, 0))
    else:
        table.push(again(step, ASK_FORCE, 0))


def force_options(table: Table, step: Step) -> list[int]:
    return forces(table, step[1], effect_of(table, step))


def choose_force(table: Table, step: Step, action: int) -> None:
    place, owner = divmod(action - FORCE_AT, OWNERS)
    begin_losses(table, step, owner, place)


def begin_losses(table: Table, step: Step, owner: int, place: int) -> None:
    """BSU-38.12, 44.15: the victim picks what is lost unless the ability lets its user do so."""
    seat = step[1]
    effect = effect_of(table, step)
    number = amount(table, seat, table.tables.abilities[step[2]], effect)
    if owner >= SEATS:
        for _ in range(min(number, present(table, owner, place, effect.a))):
            lose(table, seat, owner, place, DARK if owner == DARK_SHIPS else LOCAL)
        return
    picker = seat if effect.by_user else owner
    table.push((ASK_LOSS, picker, step[2], step[3], step[4], seat, owner, place + 1, number))


def loss_options(table: Table, step: Step) -> list[int]:
    """Of a force the kinds that can be hit; of an empire the places where such units are."""
    effect = effect_of(table, step)
    owner, place, left = step[6], step[7] - 1, step[8]
    if left <= 0:
        return []
    if place < 0:
        home = table.galaxy.homes[owner]
        return [
            PLACE_AT + each
            for each in range(table.galaxy.size)
            if each != home and present(table, owner, each, effect.a)
        ]
    found: list[int] = []
    for kind in range(KINDS):
        if effect.a >> kind & 1 and table.has(owner, place, kind):
            found.append(UNIT_AT + kind)
    if effect.a >> CONSTRUCTION & 1 and table.control[place] == owner and table.construction[place] >= 0:
        found.append(UNIT_AT + CONSTRUCTION)
    return found


def choose_loss(table: Table, step: Step, action: int) -> None:
    effect = effect_of(table, step)
    owner, place, left = step[6], step[7] - 1, step[8]
    table.push((ASK_LOSS, step[1], step[2], step[3], step[4], step[5], owner, place + 1, left - 1))
    if place < 0:
        at_place = action - PLACE_AT
        lose(table, step[5], owner, at_place, lowest_kind(table, owner, at_place, effect.a))
        return
    kind = action - UNIT_AT
    if effect.op == DAMAGE and UNIQUE >> kind & 1 and table.hull[owner][kind - TITAN] > 1:
        table.hull[owner][kind - TITAN] -= 1
    else:
        lose(table, step[5], owner, place, kind)


def lowest_kind(table: Table, owner: int, place: int, mask: int) -> int:
    for kind in range(KINDS):
        if mask >> kind & 1 and table.has(owner, place, kind):
            return kind
    return CONSTRUCTION


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
        table.dark[place] -= 1
    elif owner == LOCAL_FORCES:
        table.local[place] -= 1
    elif kind == CONSTRUCTION:
        table.supply[table.construction[place]] += 1
        table.construction[place] = -1
        touch(table, owner)
    else:
        table.change_units(owner, place, kind, -1)
        if kind >= MERCENARY:
            table.supply[table.tables.mercenaries[kind - MERCENARY]] += 1
        if UNIQUE >> kind & 1:
            table.hull[owner][kind - TITAN] = 0
            if killer != owner:
                gain_antimatter(table, killer, 1)
        leave_no_mercenaries(table, owner, place)
