"""Units that fall in a combat leave the board, and who destroyed them gains by it (BSU-5, BSU-31, BSU-35)."""

from perihelion.kernel.lists import altered
from perihelion.kernel.retelling import signed
from perihelion.kernel.table import Event

from ..empire.sources import touch
from ..frames import Fight, Frame
from ..galaxy.moving import leave_no_mercenaries
from ..names import unit_message, unit_name
from ..state import Table
from ..tables import DARK_SHIPS
from ..terms import ASSAULT, CONSTRUCTION, DARK, KINDS, MERCENARY, SEATS, TITAN, UNIQUE
from .sides import fight_on_ground, seat_or_all


def fall(table: Table, frame: Frame, fight: Fight, side: int, kind: int, marks: int) -> None:
    """Units of one kind take the damage put on them."""
    owner = fight.owners[side]
    if UNIQUE >> kind & 1:
        table.set_hull(owner, kind, max(0, table.hull[owner][kind - TITAN] - marks))
        if table.hull[owner][kind - TITAN]:
            return
        marks = 1
    number = min(marks, fight.counts[side][kind])
    fight.counts[side][kind] -= number
    fight.lost[side][kind] += number
    remove(table, frame, fight, side, kind, number)
    if UNIQUE >> kind & 1 and fight.owners[1 - side] < SEATS:
        gain_antimatter(table, fight.owners[1 - side], 1)  # BSU-5.11


def remove(table: Table, frame: Frame, fight: Fight, side: int, kind: int, number: int) -> None:
    """Take fallen units off the board."""
    owner = fight.owners[side]
    place = frame.place
    if table.sink is not None:
        facts: dict[str, int | str] = {"unit": unit_message(table, kind)}
        origin = table.galaxy.names[place]
        table.emit(Event("fell", seat_or_all(owner), unit_name(table, kind), origin, "", number, facts=facts))
    if kind == CONSTRUCTION:
        table.supply[table.construction[place]] += 1
        table.construction = altered(table.construction, place, -1)
        touch(table, owner)
    elif owner == DARK_SHIPS:
        table.dark = altered(table.dark, place, table.dark[place] - number)
    elif owner >= SEATS:
        table.local = altered(table.local, place, table.local[place] - number)
    elif kind >= DARK:
        fight.joined[side] -= number
    elif not (frame.action == ASSAULT and side == 0):
        table.change_units(owner, place, kind, -number)
        if kind >= MERCENARY:
            table.supply[table.tables.mercenaries[kind - MERCENARY]] += number


def drop_mercenaries(table: Table, frame: Frame, fight: Fight, side: int) -> None:
    """BSU-31.4, 31.9: checked before the result is read."""
    owner = fight.owners[side]
    if owner >= SEATS or fight_on_ground(frame, fight, side):
        return
    leave_no_mercenaries(table, owner, frame.place)
    for kind in range(MERCENARY, KINDS):
        fight.counts[side][kind] = table.has(owner, frame.place, kind)


def gain_antimatter(table: Table, seat: int, number: int) -> None:
    table.change_antimatter(seat, number)
    if table.sink is not None:
        table.emit(Event("antimatter", seat, "antimatter", amount=number, facts={"change": signed(number)}))
