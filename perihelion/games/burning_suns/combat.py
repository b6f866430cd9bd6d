"""Battles, assaults and shots: dice, rerolls, damage, and how they end (BSU-33 to BSU-37)."""

from perihelion.games.burning_suns.empire import amount
from perihelion.games.burning_suns.frames import Fight, Frame
from perihelion.games.burning_suns.galaxy import at, gain_control
from perihelion.games.burning_suns.moving import leave_no_mercenaries
from perihelion.games.burning_suns.names import unit_message, unit_name
from perihelion.games.burning_suns.sides import (
    attack_of,
    damage_of,
    dice_of,
    fight_on_ground,
    force_of,
    grants,
    rerolls_left,
    seat_or_all,
    size_of,
)
from perihelion.games.burning_suns.sources import touch
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_BLOCK,
    ASK_DAMAGE,
    ASK_REROLL,
    ATTACKER_WON,
    DAMAGE_TURN,
    DEFENDER_WON,
    DRAWN,
    FIGHT_END,
    FIGHT_TURN,
    NOT_FOUGHT,
    OPT_DOOMED,
    OPT_POOL_PER_TURN,
    OPT_WHOLE_WAVE,
    REROLLS,
    STRIKE_OUT,
)
from perihelion.games.burning_suns.tables import DARK_SHIPS, DECLINE, UNIT_AT
from perihelion.games.burning_suns.terms import (
    ASSAULT,
    BATTLE,
    BOMBARD,
    CANCEL_DAMAGE,
    CONSTRUCTION,
    DARK,
    KINDS,
    MERCENARY,
    PASSIVE,
    REGIMENT,
    SEATS,
    TARGETS,
    TITAN,
    UNIQUE,
)
from perihelion.kernel.table import Event

# ---------------------------------------------------------------- forces


def declare(table: Table, attacker: int, defender: int, shot: int) -> None:
    """A combat with its sizes as they are before any ability (BSU-42.2, A-9)."""
    frame = table.frames[-1]
    fight = Fight()
    fight.owners = [attacker, defender]
    fight.shot = shot
    frame.fight = fight
    for side in range(2):
        if not (frame.action == ASSAULT and side == 0):
            fight.declared[side] = size_of(force_of(table, frame, fight, side))
    fight.defended = fight.declared[1]


def begin_fight(table: Table) -> None:
    """BSU-35.18, 37.9, 37.19: whether there is anything to fight about after the abilities before it."""
    frame = table.frames[-1]
    fight = table.fight()
    if fight.begun:
        return
    for side in range(2):
        fight.counts[side] = force_of(table, frame, fight, side)
        fight.sizes[side] = max(fight.declared[side], size_of(fight.counts[side]))
    sizes = [size_of(fight.counts[0]), size_of(fight.counts[1])]
    if frame.action == BATTLE and (sizes[0] == 0 or sizes[1] == 0):
        empty = 0 if sizes[0] == 0 else 1
        frame.result = NOT_FOUGHT
        if sum(fight.lost[empty]) > 0 and sizes[1 - empty]:
            frame.result = ATTACKER_WON if empty else DEFENDER_WON
        table.push((FIGHT_END,))
        return
    if frame.action == ASSAULT and (sizes[0] == 0 or sizes[1] == 0):
        frame.result = ATTACKER_WON if sizes[0] else NOT_FOUGHT
        table.push((FIGHT_END,))
        return
    fight.begun = 1
    for side in range(2):
        fight.pools[side] = grants(table, frame, fight, side)
        fight.cancels[side] += lasting_cancels(table, fight.owners[side], frame.action)
    table.push((FIGHT_TURN,))


def lasting_cancels(table: Table, owner: int, action: int) -> int:
    """BSU-44.27: damage that passive abilities cancel in every combat of this kind."""
    found = 0
    if owner < SEATS:
        for code in table.active[owner]:
            ability = table.tables.abilities[code >> 6]
            if ability.timing == PASSIVE:
                for effect in ability.effects:
                    if effect.op == CANCEL_DAMAGE and effect.scope == action:
                        found += amount(table, owner, ability, effect)
    return found


# ---------------------------------------------------------------- dice


def fight_turn(table: Table) -> None:
    """BSU-35.6, 35.7: both sides roll, by kind of unit; a shot is rolled by the shooter only (BSU-36.9)."""
    table.reveal()
    frame = table.frames[-1]
    fight = table.fight()
    fight.turn += 1
    shot = frame.action == BOMBARD
    if table.opt[OPT_POOL_PER_TURN]:
        fight.spent = [0, 0]
    for side in range(2):
        fight.packets[side] = []
        fight.marks[side] = [0] * TARGETS
        fight.misses[side] = [0] * TARGETS
    for side in range(1 if shot else 2):
        roll_side(table, fight, side)
    table.push((STRIKE_OUT,))
    table.push((DAMAGE_TURN, 1))
    if not shot:
        table.push((DAMAGE_TURN, 0))
        table.push((REROLLS, 1))
    table.push((REROLLS, 0))


def roll_side(table: Table, fight: Fight, side: int) -> None:
    rng = table.rng
    for kind in range(CONSTRUCTION):
        number = fight.counts[side][kind]
        if number == 0:
            continue
        value = attack_of(table, side, kind)
        hurt = damage_of(table, side, kind)
        for _ in range(number * dice_of(table, side, kind)):
            if 1 + rng.below(8) <= value:
                fight.packets[1 - side].append(hurt)
            else:
                fight.misses[side][kind] += 1
    if table.sink is not None:
        facts: dict[str, int | str] = {"hits": len(fight.packets[1 - side]), "misses": sum(fight.misses[side])}
        table.emit(Event("dice", seat_or_all(fight.owners[side]), facts=facts))


# ---------------------------------------------------------------- rerolls


def rerolls(table: Table, side: int) -> None:
    fight = table.fight()
    owner = fight.owners[side]
    if owner < SEATS and sum(fight.misses[side]) > 0 and rerolls_left(table, table.frames[-1], fight, side) > 0:
        table.push((ASK_REROLL, owner, side))


def reroll_options(table: Table, side: int) -> list[int]:
    fight = table.fight()
    return [DECLINE] + [UNIT_AT + kind for kind in range(TARGETS) if fight.misses[side][kind]]


def reroll(table: Table, side: int, action: int) -> None:
    """BSU-35.8, 42.14: one own missed die."""
    if action == DECLINE:
        return
    table.reveal()
    fight = table.fight()
    kind = action - UNIT_AT
    fight.spent[side] += 1
    if 1 + table.rng.below(8) <= attack_of(table, side, kind):
        fight.misses[side][kind] -= 1
        fight.packets[1 - side].append(damage_of(table, side, kind))
    table.push((REROLLS, side))


# ---------------------------------------------------------------- damage


def damage_turn(table: Table, side: int) -> None:
    """BSU-35.10: the damage of the turn, the largest hits first; the owner spreads it."""
    fight = table.fight()
    packets = fight.packets[side]
    if fight.turn == 1 and table.frames[-1].action != BOMBARD and fight.cancels[side]:
        packets = cancelled(packets, fight.cancels[side])  # BSU-44.27
    packets = sorted(packets)
    fight.packets[side] = packets
    owner = fight.owners[side]
    if not packets:
        return
    if owner >= SEATS or len(packets) >= endurance(table, fight, side):
        while packets and spread(table, side, packets[-1], first_free(table, fight, side)):
            packets.pop()
        fight.packets[side] = []
        return
    table.push((ASK_DAMAGE, owner, side))


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
    for kind in range(TARGETS):
        if fight.counts[side][kind]:
            found += table.hull[fight.owners[side]][kind - TITAN] if UNIQUE >> kind & 1 else fight.counts[side][kind]
    return found


def stands(table: Table, fight: Fight, side: int, kind: int) -> bool:
    """A unit of this kind is left that is not doomed by the damage of this turn."""
    number = fight.counts[side][kind]
    if number == 0:
        return False
    if UNIQUE >> kind & 1:
        return fight.marks[side][kind] < table.hull[fight.owners[side]][kind - TITAN]
    return fight.marks[side][kind] < number


def first_free(table: Table, fight: Fight, side: int) -> int:
    for kind in range(TARGETS - 1, -1, -1):
        if stands(table, fight, side, kind):
            return kind
    return -1


def spread(table: Table, side: int, packet: int, kind: int) -> bool:
    if kind < 0:
        return False
    fight = table.fight()
    fight.marks[side][kind] += packet if UNIQUE >> kind & 1 else 1  # BSU-30.5: the rest of a hit is lost
    return True


def damage_options(table: Table, side: int) -> list[int]:
    """BSU-35.20: no damage on a doomed unit while another one stands."""
    fight = table.fight()
    found: list[int] = []
    if first_free(table, fight, side) < 0 or not fight.packets[side]:
        return found
    for kind in range(TARGETS):
        if stands(table, fight, side, kind) or (table.opt[OPT_DOOMED] and fight.counts[side][kind]):
            found.append(UNIT_AT + kind)
    return found


def take_damage(table: Table, side: int, action: int) -> None:
    fight = table.fight()
    spread(table, side, fight.packets[side].pop(), action - UNIT_AT)
    if fight.packets[side]:
        table.push((ASK_DAMAGE, fight.owners[side], side))


def strike_out(table: Table) -> None:
    """BSU-35.15, 35.20: everything falls together; then the combat ends or goes on."""
    frame = table.frames[-1]
    fight = table.fight()
    hurt = sum(fight.marks[0]) + sum(fight.marks[1])
    for side in range(2):
        for kind in range(TARGETS):
            if fight.marks[side][kind]:
                fall(table, frame, fight, side, kind, fight.marks[side][kind])
    for side in range(2):
        drop_mercenaries(table, frame, fight, side)
    fight.quiet = 0 if hurt else fight.quiet + 1
    sizes = [size_of(fight.counts[0]), size_of(fight.counts[1])]
    if frame.action == BOMBARD:
        return
    if sizes[0] and sizes[1] and fight.quiet < table.tables.quiet_turns:
        table.push((FIGHT_TURN,))
        return
    if (sizes[0] > 0) == (sizes[1] > 0):
        frame.result = DRAWN  # both gone, or BSU-45.2
    elif sizes[1]:
        frame.result = DEFENDER_WON
    else:
        alone = frame.action == ASSAULT and fight.counts[0][REGIMENT] == 0  # BSU-37.20
        frame.result = DRAWN if alone else ATTACKER_WON
    table.push((FIGHT_END,))


def fall(table: Table, frame: Frame, fight: Fight, side: int, kind: int, marks: int) -> None:
    """Units of one kind take the damage put on them."""
    owner = fight.owners[side]
    if UNIQUE >> kind & 1:
        table.hull[owner][kind - TITAN] = max(0, table.hull[owner][kind - TITAN] - marks)
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
        table.construction[place] = -1
        touch(table, owner)
    elif owner >= SEATS:
        (table.dark if owner == DARK_SHIPS else table.local)[place] -= number
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
        table.emit(Event("antimatter", seat, "antimatter", amount=number))


# ---------------------------------------------------------------- ends


def fight_end(table: Table) -> None:
    frame = table.frames[-1]
    fight = table.fight()
    if frame.result in (ATTACKER_WON, DEFENDER_WON):
        winner = 0 if frame.result == ATTACKER_WON else 1
        fought = fight.begun or fight.defended
        if fight.owners[winner] < SEATS and fought and fight.sizes[1 - winner] >= table.tables.fight_min:
            gain_antimatter(table, fight.owners[winner], 1)  # BSU-5.8, 5.15
    if table.sink is not None:
        kind = ("", "attack-won", "attack-lost", "fight-drawn", "not-fought")[frame.result]
        table.emit(Event(kind, seat_or_all(fight.owners[0]), facts=at(table, frame.place)))
    fight.joined = [0, 0]
    if frame.action == ASSAULT:
        end_assault(table, frame, fight)


def end_assault(table: Table, frame: Frame, fight: Fight) -> None:
    """BSU-37.9–37.12, 37.16: control changes hands, in unrest, the attacker blocks a benefit."""
    if frame.result != ATTACKER_WON:
        return
    seat = fight.owners[0]
    if fight.begun:
        landed = fight.counts[0][REGIMENT]
    elif fight.defended or table.opt[OPT_WHOLE_WAVE]:
        landed = max(1, fight.counts[0][REGIMENT])
    else:
        landed = 1  # BSU-A-53
    table.change_units(seat, frame.place, REGIMENT, landed)
    gain_control(table, seat, frame.place, True)
    table.push((ASK_BLOCK, seat, frame.place))
