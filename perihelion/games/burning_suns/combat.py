"""Battles, assaults and shots: dice, rerolls, damage, and how they end (BSU-33 to BSU-37)."""

from perihelion.games.burning_suns.effects import (
    ARMY_BODY,
    ASSAULT,
    ATTACK,
    BATTLE,
    BATTLECRUISER,
    BOMBARD,
    COLOSSUS,
    CONSTRUCTION,
    DARK,
    DICE,
    ENEMY_FLEET,
    FIGHTER,
    FLEET_BODY,
    GROUND,
    HERE_BODY,
    HIT_DAMAGE,
    KINDS,
    LOCAL,
    MERCENARY,
    NO_REROLLS,
    PASSIVE,
    REGIMENT,
    REROLL,
    STARBASE,
    STRIKE,
    TARGETS,
    TITAN,
    UNIQUE,
)
from perihelion.games.burning_suns.empire import amount, total, touch
from perihelion.games.burning_suns.galaxy import at, gain_control
from perihelion.games.burning_suns.moving import leave_no_mercenaries
from perihelion.games.burning_suns.names import unit_message, unit_name
from perihelion.games.burning_suns.state import (
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
    OPT_SHEET_FIRST,
    OPT_STARBASE_ALL,
    OPT_WHOLE_WAVE,
    REROLLS,
    STRIKE_OUT,
    Fight,
    Frame,
    Table,
)
from perihelion.games.burning_suns.tables import (
    DARK_SHIPS,
    DECLINE,
    LOCAL_FORCES,
    RANK_SHEET,
    RANK_UNIQUE,
    RANK_UNIT,
    SEATS,
    UNIT_AT,
)
from perihelion.kernel.table import Event

# ---------------------------------------------------------------- forces


def force_of(table: Table, frame: Frame, fight: Fight, side: int) -> list[int]:
    """The units of a side as they stand now, by kind."""
    counts = [0] * TARGETS
    owner = fight.owners[side]
    place = frame.place
    ground = fight_on_ground(frame, fight, side)
    if owner == DARK_SHIPS:
        counts[DARK] = table.dark[place]
        return counts
    if owner == LOCAL_FORCES:
        counts[LOCAL] = table.local[place]
        return counts
    if frame.action == ASSAULT and side == 0:
        counts[REGIMENT] = fight.wave + landing(table, owner, place)
    else:
        base = place * KINDS
        for kind in range(KINDS):
            if (GROUND >> kind & 1 == 1) == ground:
                counts[kind] = table.units[owner][base + kind]
        if frame.action == BOMBARD and fight.shot == 1 and side == 1 and table.construction[place] >= 0:
            counts[CONSTRUCTION] = 1  # BSU-36.8
    counts[LOCAL if ground else DARK] += fight.joined[side]
    return counts


def fight_on_ground(frame: Frame, fight: Fight, side: int) -> bool:
    if frame.action == ASSAULT:
        return True
    if frame.action == BOMBARD:
        return (fight.shot == 1) == (side == 1)
    return False


def landing(table: Table, seat: int, place: int) -> int:
    """BSU-37.3: every ship able to do so deploys its regiments."""
    base = place * KINDS
    units = table.units[seat]
    return units[base + BATTLECRUISER] + 2 * units[base + TITAN] + 2 * units[base + MERCENARY]


def size_of(counts: list[int]) -> int:
    return sum(counts) - counts[CONSTRUCTION]


def declare(table: Table, attacker: int, defender: int, shot: int) -> None:
    """A combat with its sizes as they are before any ability (BSU-42.2, A-9)."""
    frame = table.frame()
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
    frame = table.frame()
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
    table.push((FIGHT_TURN,))


# ---------------------------------------------------------------- dice


def attack_of(table: Table, side: int, kind: int) -> int:
    """BSU-33.4, 35.4, 44.31: a unit's attack in this turn, held between 1 and 7."""
    frame = table.frame()
    fight = table.fight()
    owner = fight.owners[side]
    tables = table.tables
    if kind == DARK:
        value = tables.dark_attack
    elif kind == LOCAL:
        value = tables.local_attack
    elif kind >= MERCENARY:
        value = tables.resources[tables.mercenaries[kind - MERCENARY]].attack
    else:
        value = tables.races[table.race[owner]].attack[kind] + total(table, owner, ATTACK, kind)
    ground = fight_on_ground(frame, fight, side)
    if owner < SEATS:
        value += total(table, owner, ATTACK, ARMY_BODY if ground else FLEET_BODY)
        value += attack_here(table, owner, frame.place)
    if fight.owners[1 - side] < SEATS and not ground:
        value += total(table, fight.owners[1 - side], ATTACK, ENEMY_FLEET)
    if fight.turn == 1 and frame.action != BOMBARD:  # BSU-36.6
        value += tables.strike_bonus if side == 0 else 0
        if owner < SEATS:
            value += strike_of(table, owner)
    return max(tables.attack_min, min(tables.attack_max, value))


def strike_of(table: Table, seat: int) -> int:
    return total(table, seat, STRIKE, 0)


def attack_here(table: Table, seat: int, place: int) -> int:
    """BSU-32.7."""
    found = 0
    for code in table.active[seat]:
        if code & 63 == place:
            for effect in table.tables.abilities[code >> 6].effects:
                if effect.op == ATTACK and effect.a == HERE_BODY:
                    found += effect.n
    return found


def dice_of(table: Table, side: int, kind: int) -> int:
    fight = table.fight()
    owner = fight.owners[side]
    if kind >= COLOSSUS + 1:
        return 1
    found = table.tables.races[table.race[owner]].dice[kind] + total(table, owner, DICE, kind)
    if kind == TITAN:
        found += table.has(owner, table.frame().place, MERCENARY + 1)  # BSU-31.7: titan tenders of its fleet
    return max(0, found)


def damage_of(table: Table, side: int, kind: int) -> int:
    """BSU-30.5: the damage of a hit, which goes to one target."""
    owner = table.fight().owners[side]
    return 1 if kind > COLOSSUS or owner >= SEATS else 1 + total(table, owner, HIT_DAMAGE, kind)


def fight_turn(table: Table) -> None:
    """BSU-35.6, 35.7: both sides roll, by kind of unit; a shot is rolled by the shooter only (BSU-36.9)."""
    table.reveal()
    frame = table.frame()
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


def seat_or_all(owner: int) -> int:
    return owner if owner < SEATS else -1


# ---------------------------------------------------------------- rerolls


def key_of(rank: int, timing: int, force: int) -> int:
    """BSU-39.3–39.5 as one number: less is stronger."""
    kind = 0 if timing == PASSIVE else 2 if timing == 2 else 1
    return rank * 100 + kind * 10 + (0 if force == 0 else 1 if force == 2 else 2)


def grants(table: Table, frame: Frame, fight: Fight, side: int) -> list[int]:
    """BSU-A-46: the rerolls of a side, each grant with the strength of its source."""
    owner = fight.owners[side]
    found: list[int] = []
    if owner >= SEATS:
        return found
    for code in table.active[owner]:
        ability = table.tables.abilities[code >> 6]
        if ability.timing == PASSIVE:
            for effect in ability.effects:
                if effect.op == REROLL and effect.a == frame.action:
                    key = key_of(ability.rank, PASSIVE, ability.force)
                    found += [key, amount(table, owner, ability, effect)]
    mods = frame.mods
    for each in range(0, len(mods), 5):
        if mods[each] == owner and mods[each + 1] == REROLL and mods[each + 2] == frame.action:
            found += [mods[each + 4], mods[each + 3]]
    organisation = table.tables.organisations[table.organisation[owner]]
    sheet = 5 if table.opt[OPT_SHEET_FIRST] else RANK_SHEET
    if frame.action == BATTLE:
        found += [sheet * 100, organisation.battle_rerolls]
        found += [600, table.has(owner, frame.place, MERCENARY + 2)]  # corsairs
    elif frame.action == ASSAULT:
        found += [sheet * 100, organisation.assault_rerolls]
    if frame.action != ASSAULT:
        found += [RANK_UNIT * 100, fight.counts[side][FIGHTER]]  # BSU-33.10, 37.17
    return found


def strongest_ban(table: Table, frame: Frame, fight: Fight, side: int) -> int:
    """The strongest thing that forbids this side rerolls now (BSU-34.6, 44.30), 10,000 for none."""
    other = fight.owners[1 - side]
    found = 10_000
    if other < SEATS:
        for code in table.active[other]:
            ability = table.tables.abilities[code >> 6]
            if ability.timing == PASSIVE:
                for effect in ability.effects:
                    if effect.op == NO_REROLLS and effect.a == frame.action:
                        found = min(found, key_of(ability.rank, PASSIVE, ability.force))
        mods = frame.mods
        for each in range(0, len(mods), 5):
            if mods[each] == other and mods[each + 1] == NO_REROLLS and mods[each + 2] == frame.action:
                found = min(found, mods[each + 4])
        if frame.action == BATTLE and table.has(other, frame.place, MERCENARY + 3):
            found = min(found, 600)  # jammers
    owner = fight.owners[side]
    for seat in range(table.seats):
        hostile = seat != owner and not table.allied(seat, owner)
        if hostile and table.has(seat, frame.place, STARBASE):
            found = min(found, 0 if table.opt[OPT_STARBASE_ALL] else RANK_UNIQUE * 100)
    return found


def rerolls_left(table: Table, frame: Frame, fight: Fight, side: int) -> int:
    """BSU-39.7: what comes from stronger sources than the ban stays."""
    ban = strongest_ban(table, frame, fight, side)
    found = 0
    pool = fight.pools[side]
    for each in range(0, len(pool), 2):
        if not (ban < pool[each] or (ban == pool[each] and side == 1)):  # BSU-39.6
            found += pool[each + 1]
    return found - fight.spent[side]


def rerolls(table: Table, side: int) -> None:
    fight = table.fight()
    owner = fight.owners[side]
    if owner < SEATS and sum(fight.misses[side]) > 0 and rerolls_left(table, table.frame(), fight, side) > 0:
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
    if fight.turn == 1 and table.frame().action != BOMBARD and fight.cancels[side]:
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
    frame = table.frame()
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
    table.antimatter[seat] = max(0, table.antimatter[seat] + number)  # BSU-5.6
    if table.sink is not None:
        table.emit(Event("antimatter", seat, "antimatter", amount=number))


# ---------------------------------------------------------------- ends


def fight_end(table: Table) -> None:
    frame = table.frame()
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
