"""Battle, bombard and assault: what may be attacked (BSU-35 to BSU-37), and dark ships that attack (BSU-15)."""

from perihelion.kernel.question import Kind, Step, declare

from .. import steps, terms
from ..empire.diplomacy import break_alliance
from ..frames import Frame
from ..galaxy.masks import places_in
from ..galaxy.places import foreign_home, hindered
from ..state import SeatQuestion, Table
from ..tables import DARK_SHIPS, DECLINE, FORCE_AT, ION_STORM, LOCAL_FORCES, OWNERS, PLACE_AT
from .fighting import declare_combat


def battle_targets(table: Table, seat: int) -> list[int]:
    """BSU-35.1–35.3, 35.14: another fleet where an own fleet is."""
    return fleets_of_others(table, seat, table.fleets[seat] & ~table.lands[ION_STORM])


def fleets_of_others(table: Table, seat: int, where: int) -> list[int]:
    """Those on certain places, given as a mask."""
    found: list[int] = []
    if not where:
        return found
    for place in places_in(where):
        for other, fleets in enumerate(table.fleets):
            if fleets >> place & 1 and other != seat:
                found.append(FORCE_AT + place * OWNERS + other)
        if table.dark[place]:
            found.append(FORCE_AT + place * OWNERS + DARK_SHIPS)
    return found


def shot_targets(table: Table, seat: int, used: int) -> list[int]:
    """BSU-36.1–36.5, 36.10, 36.11, 36.14, 36.16; `used` has a bit for each option already fired."""
    found: list[int] = []
    if not used & 1:
        for place in places_in(table.fleets[seat] & ~table.domain[seat]):
            if can_bombard(table, seat, place):
                found.append(PLACE_AT + place)
    if not used & 2:
        found += fleets_of_others(table, seat, table.armies[seat])
    return found


def can_bombard(table: Table, seat: int, place: int) -> bool:
    owner = table.control[place]
    if owner < 0:
        if not table.local[place]:
            return False
    elif table.has(owner, place, terms.COLOSSUS) or not (table.army[owner][place] or table.construction[place] >= 0):
        return False
    return not foreign_home(table, seat, place) and not hindered(table, seat, place)


def assault_targets(table: Table, seat: int) -> list[int]:
    """BSU-37.1, 37.2, 37.15, 13.14."""
    found: list[int] = []
    lands = table.lands
    systems = lands[terms.SPECIAL] | lands[terms.HOSTILE] | lands[terms.INHABITED] | lands[terms.UNINHABITED]
    units = table.units[seat]
    for place in places_in(table.fleets[seat] & systems & ~table.domain[seat]):
        base = place * terms.KINDS
        carriers = units[base + terms.BATTLECRUISER] + units[base + terms.TITAN] + units[base + terms.MERCENARY]
        if carriers == 0 or hindered(table, seat, place):
            continue
        wild = table.kind_at(place) == terms.UNINHABITED and table.control[place] < 0
        if not wild or table.local[place]:
            found.append(PLACE_AT + place)
    return found


def attack(table: Table, seat: int, place: int, owner: int, shot: int) -> None:
    """The target is declared: an alliance breaks before anything else (BSU-24.9, 24.15)."""
    frame = table.frames[-1]
    if 0 <= frame.opponent < terms.SEATS:
        frame.met |= 1 << frame.opponent
    frame.place = place
    frame.opponent = owner
    if owner < terms.SEATS:
        break_alliance(table, seat, owner)
    declare_combat(table, seat, owner, shot)


def attack_at(table: Table, seat: int, action: int) -> None:
    """The target that an answer names: a fleet, or whoever holds a system."""
    if action >= FORCE_AT:
        place, owner = divmod(action - FORCE_AT, OWNERS)
        shot = 2
    else:
        place = action - PLACE_AT
        owner = table.control[place] if table.control[place] >= 0 else LOCAL_FORCES
        shot = 1
    attack(table, seat, place, owner, shot if table.frames[-1].action == terms.BOMBARD else 0)


class Attack(SeatQuestion):
    """Whom to attack."""

    def answer(self, table: Table, seat: int, action: int) -> None:
        attack_at(table, seat, action)


@declare(steps.ASK_BATTLE, name="battle", rule="BSU-35.1", parts="seat")
class Battle(Attack):
    odds = "combat"

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat = step
        return battle_targets(table, seat)


@declare(steps.ASK_ASSAULT, name="assault", rule="BSU-37.1", parts="seat")
class Assault(Attack):
    odds = "combat"

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat = step
        return assault_targets(table, seat)


@declare(steps.ASK_BOMBARD, name="bombard", rule="BSU-36.1", parts="seat used")
class Bombard(SeatQuestion):
    """BSU-36.1; `used` has a bit for each kind of shot already fired."""

    odds = "hit"

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, used = step
        found = shot_targets(table, seat, used)
        return [DECLINE, *found] if used and found else found

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, used = table.asked
        if action == DECLINE:
            return
        attack_at(table, seat, action)
        if used:  # BSU-11.11: what may be used before it, by those its target involves as well
            table.push((steps.BEGIN_FIGHT,))
            table.push((steps.WINDOW, terms.BEFORE, 0))


@declare(steps.SECOND_SHOT, parts="seat")
class SecondShot(Kind[Table]):
    """BSU-36.1, A-51: the other option may follow."""

    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        frame = table.frames[-1]
        frame.count += 1
        if frame.count < 2 and frame.fight is not None:
            used = 4 if table.opt[steps.OPT_SAME_SHOT] else frame.fight.shot
            table.push((steps.ASK_BOMBARD, seat, used))


@declare(steps.AMBUSH, parts="place seat")
class Ambush(Kind[Table]):
    """BSU-15.2, 15.5, 15.14: dark ships start a battle against a fleet, as an action of its own."""

    def run(self, table: Table, step: Step) -> None:
        _, place, seat = step
        if table.dark[place] == 0 or table.fleet[seat][place] == 0 or table.kind_at(place) == ION_STORM:
            return
        outer = table.frames[-1] if table.frames else None
        leader = outer.leader if outer is not None and outer.actor == seat else -1
        first = table.opt[steps.OPT_FLEET_ATTACKS] == 1
        frame = Frame(terms.BATTLE, seat if first else DARK_SHIPS, leader)
        frame.place = place
        frame.opponent = DARK_SHIPS if first else seat
        table.frames.append(frame)
        declare_combat(table, frame.actor, frame.opponent, 0)
        table.push((steps.END_ACTION,))
        table.push((steps.WINDOW, terms.AFTER, 0))
        table.push((steps.BODY,))
        table.push((steps.WINDOW, terms.BEFORE, 0))


@declare(steps.AMBUSH_HERE, parts="place seat")
class AmbushHere(Kind[Table]):
    """BSU-15.13: the fleets there one after the other, the acting empire's first, then player order."""

    def run(self, table: Table, step: Step) -> None:
        _, place, seat = step
        if table.dark[place] == 0:
            return
        turn = [seat] + [other for other in table.order if other != seat]
        for other in reversed(turn):
            if table.fleet[other][place]:
                table.push((steps.AMBUSH, place, other))
