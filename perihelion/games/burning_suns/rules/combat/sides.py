"""The two sides of a combat: their units, attacks, dice and rerolls (BSU-33, BSU-35, BSU-39)."""

from .. import steps
from ..empire.numbers import amount, total
from ..frames import Fight, Frame
from ..state import Table
from ..tables import DARK_SHIPS, LOCAL_FORCES, RANK_SHEET, RANK_UNIQUE, RANK_UNIT
from ..terms import (
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
    SEATS,
    STARBASE,
    STRIKE,
    TARGETS,
    TITAN,
)


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


def attack_of(table: Table, side: int, kind: int) -> int:
    """BSU-33.4, 35.4, 44.31: a unit's attack in this turn, held between 1 and 7."""
    frame = table.frames[-1]
    fight = table.fight()
    owner = fight.owners[side]
    tables = table.tables
    if kind == CONSTRUCTION:
        return 0  # a target only (BSU-36.8)
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
    if kind == CONSTRUCTION:
        return 0
    if kind >= COLOSSUS + 1:
        return 1
    found = table.tables.races[table.race[owner]].dice[kind] + total(table, owner, DICE, kind)
    if kind == TITAN:
        found += table.has(owner, table.frames[-1].place, MERCENARY + 1)  # BSU-31.7: titan tenders of its fleet
    return max(0, found)


def damage_of(table: Table, side: int, kind: int) -> int:
    """BSU-30.5: the damage of a hit, which goes to one target."""
    owner = table.fight().owners[side]
    return 1 if kind > COLOSSUS or owner >= SEATS else 1 + total(table, owner, HIT_DAMAGE, kind)


def seat_or_all(owner: int) -> int:
    return owner if owner < SEATS else -1


def side_of(owner: int) -> str:
    """Whose side it is, for who tells of it."""
    return "seat" if owner < SEATS else "dark" if owner == DARK_SHIPS else "locals"


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
    sheet = 5 if table.opt[steps.OPT_SHEET_FIRST] else RANK_SHEET
    if frame.action == BATTLE:
        found += [sheet * 100, organisation.battle_rerolls]  # BSU-35.9
        found += [600, table.has(owner, frame.place, MERCENARY + 2)]  # corsairs
    elif frame.action == ASSAULT:
        found += [sheet * 100, organisation.assault_rerolls]  # BSU-37.7
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
            found = min(found, 0 if table.opt[steps.OPT_STARBASE_ALL] else RANK_UNIQUE * 100)
    return found


def rerolls_left(table: Table, frame: Frame, fight: Fight, side: int) -> int:
    """BSU-35.8, 39.7: what was not spent; what comes from stronger sources than a ban stays."""
    ban = strongest_ban(table, frame, fight, side)
    found = 0
    pool = fight.pools[side]
    for each in range(0, len(pool), 2):
        if not (ban < pool[each] or (ban == pool[each] and side == 1)):  # BSU-39.6
            found += pool[each + 1]
    return found - fight.spent[side]
