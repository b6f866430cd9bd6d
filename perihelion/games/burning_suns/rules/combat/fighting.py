"""Battles, assaults and shots: dice, rerolls, damage, and how they end (BSU-33 to BSU-37)."""

from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event, Fact

from .. import steps, terms
from ..empire.numbers import amount
from ..frames import Fight, Frame
from ..galaxy.places import at, gain_control
from ..names import unit_message, unit_name
from ..state import SeatQuestion, Table
from ..tables import DECLINE, UNIT_AT
from .falling import drop_mercenaries, fall, gain_antimatter
from .sides import attack_of, damage_of, dice_of, force_of, grants, rerolls_left, seat_or_all, side_of, size_of

# ---------------------------------------------------------------- forces


def declare_combat(table: Table, attacker: int, defender: int, shot: int) -> None:
    """A combat with its sizes as they are before any ability (BSU-42.2, A-9)."""
    frame = table.frames[-1]
    fight = Fight()
    fight.owners = [attacker, defender]
    fight.shot = shot
    frame.fight = fight
    for side in range(2):
        if not (frame.action == terms.ASSAULT and side == 0):
            fight.declared[side] = size_of(force_of(table, frame, fight, side))
    fight.defended = fight.declared[1]


@declare(steps.BEGIN_FIGHT)
class BeginFight(Kind[Table]):
    """BSU-35.18, 37.9, 37.19: whether there is anything to fight about after the abilities before it."""

    def run(self, table: Table, step: Step) -> None:
        frame = table.frames[-1]
        fight = table.fight()
        if fight.begun:
            return
        for side in range(2):
            fight.counts[side] = force_of(table, frame, fight, side)
            fight.sizes[side] = max(fight.declared[side], size_of(fight.counts[side]))
        sizes = [size_of(fight.counts[0]), size_of(fight.counts[1])]
        if frame.action == terms.BATTLE and (sizes[0] == 0 or sizes[1] == 0):
            empty = 0 if sizes[0] == 0 else 1
            frame.result = steps.NOT_FOUGHT
            left = frame.leaving >> fight.owners[empty] & 1  # what stayed alive is not beaten
            if sum(fight.lost[empty]) > 0 and sizes[1 - empty] and not left:
                frame.result = steps.ATTACKER_WON if empty else steps.DEFENDER_WON
            table.push((steps.FIGHT_END,))
            return
        if frame.action == terms.ASSAULT and (sizes[0] == 0 or sizes[1] == 0):
            frame.result = steps.ATTACKER_WON if sizes[0] else steps.NOT_FOUGHT
            table.push((steps.FIGHT_END,))
            return
        fight.begun = 1
        for side in range(2):
            fight.pools[side] = grants(table, frame, fight, side)
            fight.cancels[side] += lasting_cancels(table, fight.owners[side], frame.action)
        table.push((steps.FIGHT_TURN,))


def lasting_cancels(table: Table, owner: int, action: int) -> int:
    """BSU-44.27: damage that passive abilities cancel in every combat of this kind."""
    found = 0
    if owner < terms.SEATS:
        for code in table.active[owner]:
            ability = table.tables.abilities[code >> 6]
            if ability.timing == terms.PASSIVE:
                for effect in ability.effects:
                    if effect.op == terms.CANCEL_DAMAGE and effect.scope == action:
                        found += amount(table, owner, ability, effect)
    return found


# ---------------------------------------------------------------- dice


@declare(steps.FIGHT_TURN)
class FightTurn(Kind[Table]):
    """BSU-35.6, 35.7: both sides roll, by kind of unit; a shot is rolled by the shooter only (BSU-36.9)."""

    def run(self, table: Table, step: Step) -> None:
        table.reveal()
        frame = table.frames[-1]
        fight = table.fight()
        fight.turn += 1
        shot = frame.action == terms.BOMBARD
        if table.opt[steps.OPT_POOL_PER_TURN]:  # BSU-A-46: by what gives rerolls now
            fight.spent = [0, 0]
            fight.pools = [grants(table, frame, fight, side) for side in range(2)]
        for side in range(2):
            fight.packets[side] = []
            fight.marks[side] = [0] * terms.TARGETS
            fight.misses[side] = [0] * terms.TARGETS
        for side in range(1 if shot else 2):
            roll_side(table, fight, side)
        table.push((steps.STRIKE_OUT,))
        table.push((steps.DAMAGE_TURN, 1))
        if not shot:
            table.push((steps.DAMAGE_TURN, 0))
            table.push((steps.REROLLS, 1))
        table.push((steps.REROLLS, 0))


def roll_side(table: Table, fight: Fight, side: int) -> None:
    rng = table.rng
    told: list[str] = []
    for kind in range(terms.CONSTRUCTION):
        number = fight.counts[side][kind]
        if number == 0:
            continue
        value = attack_of(table, side, kind)
        hurt = damage_of(table, side, kind)
        rolled = [1 + rng.below(8) for _ in range(number * dice_of(table, side, kind))]
        for die in rolled:
            if die <= value:
                fight.packets[1 - side].append(hurt)
            else:
                fight.misses[side][kind] += 1
        if table.sink is not None:
            told.append(f"{unit_name(table, kind)} {' '.join(map(str, rolled))}")
    if table.sink is not None:
        facts: dict[str, Fact] = {"hits": len(fight.packets[1 - side]), "misses": sum(fight.misses[side])}
        facts |= {"side": side, "turn": fight.turn, "rolled": ", ".join(told)}
        table.emit(Event("dice", seat_or_all(fight.owners[side]), facts=facts))


# ---------------------------------------------------------------- rerolls


@declare(steps.REROLLS, parts="side")
class Rerolls(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        _, side = step
        fight = table.fight()
        owner = fight.owners[side]
        if (
            owner < terms.SEATS
            and sum(fight.misses[side]) > 0
            and rerolls_left(table, table.frames[-1], fight, side) > 0
        ):
            table.push((steps.ASK_REROLL, owner, side))


@declare(steps.ASK_REROLL, name="reroll", rule="BSU-35.8", parts="seat side")
class Reroll(SeatQuestion):
    """BSU-35.8, 42.14: one own missed die."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, _, side = step
        misses = table.fight().misses[side]
        return [DECLINE] + [UNIT_AT + kind for kind in range(terms.TARGETS) if misses[kind]]

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, side = table.asked
        if action == DECLINE:
            return
        table.reveal()
        fight = table.fight()
        kind = action - UNIT_AT
        fight.spent[side] += 1
        die = 1 + table.rng.below(8)
        if die <= attack_of(table, side, kind):
            fight.misses[side][kind] -= 1
            fight.packets[1 - side].append(damage_of(table, side, kind))
        if table.sink is not None:
            facts: dict[str, Fact] = {"side": side, "turn": fight.turn, "unit": unit_message(table, kind)}
            table.emit(Event("reroll", seat, unit_name(table, kind), amount=die, facts=facts))
        table.push((steps.REROLLS, side))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, side = table.asked
        return {"left": rerolls_left(table, table.frames[-1], table.fight(), side)}


# ---------------------------------------------------------------- damage


@declare(steps.DAMAGE_TURN, parts="side")
class DamageTurn(Kind[Table]):
    """BSU-35.10: the damage of the turn, the largest hits first; the owner spreads it."""

    def run(self, table: Table, step: Step) -> None:
        _, side = step
        fight = table.fight()
        packets = fight.packets[side]
        if fight.turn == 1 and table.frames[-1].action != terms.BOMBARD and fight.cancels[side]:
            packets = cancelled(packets, fight.cancels[side])  # BSU-44.27
        packets = sorted(packets)
        fight.packets[side] = packets
        owner = fight.owners[side]
        if not packets:
            return
        # An owner who may waste damage on doomed units (BSU-A-45) has a choice whatever the hits come to.
        certain = not table.opt[steps.OPT_DOOMED] and len(packets) >= endurance(table, fight, side)
        if owner >= terms.SEATS or certain:
            while packets and spread(table, side, packets[-1], first_free(table, fight, side)):
                packets.pop()
            fight.packets[side] = []
            return
        table.push((steps.ASK_DAMAGE, owner, side))


def cancelled(packets: list[int], points: int) -> list[int]:
    """Smallest hits first, so that as many hits as possible come to nothing."""
    found: list[int] = []
    for packet in sorted(packets):
        taken = min(points, packet)
        points -= taken
        if packet > taken:
            found.append(packet - taken)
    return found


def endurance(table: Table, fight: Fight, side: int) -> int:
    """So many hits of one damage certainly destroy everything."""
    found = 0
    for kind in range(terms.TARGETS):
        if fight.counts[side][kind]:
            found += (
                table.hull[fight.owners[side]][kind - terms.TITAN]
                if terms.UNIQUE >> kind & 1
                else fight.counts[side][kind]
            )
    return found


def stands(table: Table, fight: Fight, side: int, kind: int) -> bool:
    """A unit of this kind is left that is not doomed by the damage of this turn."""
    number = fight.counts[side][kind]
    if number == 0:
        return False
    if terms.UNIQUE >> kind & 1:
        return fight.marks[side][kind] < table.hull[fight.owners[side]][kind - terms.TITAN]
    return fight.marks[side][kind] < number


def first_free(table: Table, fight: Fight, side: int) -> int:
    for kind in range(terms.TARGETS - 1, -1, -1):
        if stands(table, fight, side, kind):
            return kind
    return -1


def spread(table: Table, side: int, packet: int, kind: int) -> bool:
    if kind < 0:
        return False
    fight = table.fight()
    fight.marks[side][kind] += packet if terms.UNIQUE >> kind & 1 else 1  # BSU-30.5: the rest of a hit is lost
    return True


@declare(steps.ASK_DAMAGE, name="damage", rule="BSU-35.10", parts="seat side")
class TakeDamage(SeatQuestion):
    """BSU-35.20: one hit; none on a doomed unit while another one stands, unless that is allowed (BSU-A-45).

    Declined, it goes to a unit that is lost anyway.
    """

    def options(self, table: Table, step: Step) -> list[int]:
        _, _, side = step
        fight = table.fight()
        found: list[int] = []
        if not fight.packets[side]:
            return found
        for kind in range(terms.TARGETS):
            if stands(table, fight, side, kind):
                found.append(UNIT_AT + kind)
        if found and table.opt[steps.OPT_DOOMED] and any_doomed(table, fight, side):
            found.insert(0, DECLINE)
        return found

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, side = table.asked
        fight = table.fight()
        packet = fight.packets[side].pop()
        if action != DECLINE:
            spread(table, side, packet, action - UNIT_AT)
        if first_free(table, fight, side) < 0:
            fight.packets[side] = []  # nothing is left to hit
        elif fight.packets[side]:
            table.push((steps.ASK_DAMAGE, fight.owners[side], side))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, side = table.asked
        return {"hits": len(table.fight().packets[side])}


def any_doomed(table: Table, fight: Fight, side: int) -> bool:
    """Whether a unit is already lost by the damage of this turn."""
    for kind in range(terms.TARGETS):
        marks = fight.marks[side][kind]
        if marks and not (terms.UNIQUE >> kind & 1 and marks < table.hull[fight.owners[side]][kind - terms.TITAN]):
            return True
    return False


@declare(steps.STRIKE_OUT)
class StrikeOut(Kind[Table]):
    """BSU-35.15, 35.20: everything falls together; then the combat ends or goes on."""

    def run(self, table: Table, step: Step) -> None:
        frame = table.frames[-1]
        fight = table.fight()
        hurt = sum(fight.marks[0]) + sum(fight.marks[1])
        for side in range(2):
            for kind in range(terms.TARGETS):
                if fight.marks[side][kind]:
                    fall(table, frame, fight, side, kind, fight.marks[side][kind])
        for side in range(2):
            drop_mercenaries(table, frame, fight, side)  # BSU-31.9
        fight.quiet = 0 if hurt else fight.quiet + 1
        sizes = [size_of(fight.counts[0]), size_of(fight.counts[1])]
        if frame.action == terms.BOMBARD:
            return
        if sizes[0] and sizes[1] and fight.quiet < table.tables.quiet_turns:
            table.push((steps.FIGHT_TURN,))
            return
        if (sizes[0] > 0) == (sizes[1] > 0):
            frame.result = steps.DRAWN  # both gone, or BSU-45.2
        elif sizes[1]:
            frame.result = steps.DEFENDER_WON
        else:
            alone = frame.action == terms.ASSAULT and fight.counts[0][terms.REGIMENT] == 0  # BSU-37.20
            frame.result = steps.DRAWN if alone else steps.ATTACKER_WON
        table.push((steps.FIGHT_END,))


# ---------------------------------------------------------------- ends


@declare(steps.FIGHT_END)
class FightEnd(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        frame = table.frames[-1]
        fight = table.fight()
        if frame.result in (steps.ATTACKER_WON, steps.DEFENDER_WON):
            winner = 0 if frame.result == steps.ATTACKER_WON else 1
            fought = fight.begun or fight.defended
            if fight.owners[winner] < terms.SEATS and fought and fight.sizes[1 - winner] >= table.tables.fight_min:
                gain_antimatter(table, fight.owners[winner], 1)  # BSU-5.8, 5.15
        if table.sink is not None:
            kind = ("", "attack-won", "attack-lost", "fight-drawn", "not-fought")[frame.result]
            facts: dict[str, Fact] = {
                **at(table, frame.place),
                "defender": seat_or_all(fight.owners[1]),
                "attackers": side_of(fight.owners[0]),
                "defenders": side_of(fight.owners[1]),
                "turns": fight.turn,
                "lost": sum(fight.lost[0]),
                "beaten": sum(fight.lost[1]),
            }
            table.emit(Event(kind, seat_or_all(fight.owners[0]), facts=facts))
        fight.joined = [0, 0]
        if frame.action == terms.ASSAULT:
            end_assault(table, frame, fight)


def end_assault(table: Table, frame: Frame, fight: Fight) -> None:
    """BSU-37.9–37.12, 37.16: control changes hands, in unrest, the attacker blocks a benefit."""
    if frame.result != steps.ATTACKER_WON:
        return
    seat = fight.owners[0]
    if fight.begun:
        landed = fight.counts[0][terms.REGIMENT]
    elif fight.defended or table.opt[steps.OPT_WHOLE_WAVE]:
        landed = max(1, fight.counts[0][terms.REGIMENT])
    else:
        landed = 1  # BSU-A-53
    table.change_units(seat, frame.place, terms.REGIMENT, landed)
    gain_control(table, seat, frame.place, True)
    table.push((steps.ASK_BLOCK, seat, frame.place))
