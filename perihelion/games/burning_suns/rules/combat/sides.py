"""The two sides of a combat: their units, attacks, dice and rerolls (BSU-33, BSU-35, BSU-39)."""

from typing import Final

from .. import steps, terms
from ..empire.numbers import amount, total
from ..frames import Fight, Frame
from ..state import Table
from ..tables import DARK_SHIPS, LOCAL_FORCES, RANK_SHEET, RANK_UNIQUE, RANK_UNIT

CORSAIR: Final = terms.MERCENARY + 2
JAMMER: Final = terms.MERCENARY + 3


def force_of(table: Table, frame: Frame, fight: Fight, side: int) -> list[int]:
    """The units of a side as they stand now, by kind."""
    counts = [0] * terms.TARGETS
    owner = fight.owners[side]
    place = frame.place
    ground = fight_on_ground(frame, fight, side)
    if owner == DARK_SHIPS:
        counts[terms.DARK] = table.dark[place]
        return counts
    if owner == LOCAL_FORCES:
        counts[terms.LOCAL] = table.local[place]
        return counts
    if frame.action == terms.ASSAULT and side == 0:
        counts[terms.REGIMENT] = fight.wave + landing(table, owner, place)
    else:
        base = place * terms.KINDS
        for kind in range(terms.KINDS):
            if (terms.GROUND >> kind & 1 == 1) == ground:
                counts[kind] = table.units[owner][base + kind]
        if frame.action == terms.BOMBARD and fight.shot == 1 and side == 1 and table.construction[place] >= 0:
            counts[terms.CONSTRUCTION] = 1  # BSU-36.8
    counts[terms.LOCAL if ground else terms.DARK] += fight.joined[side]
    return counts


def fight_on_ground(frame: Frame, fight: Fight, side: int) -> bool:
    if frame.action == terms.ASSAULT:
        return True
    if frame.action == terms.BOMBARD:
        return (fight.shot == 1) == (side == 1)
    return False


def landing(table: Table, seat: int, place: int) -> int:
    """BSU-37.3: every ship able to do so deploys its regiments."""
    base = place * terms.KINDS
    units = table.units[seat]
    return units[base + terms.BATTLECRUISER] + 2 * units[base + terms.TITAN] + 2 * units[base + terms.MERCENARY]


def size_of(counts: list[int]) -> int:
    return sum(counts) - counts[terms.CONSTRUCTION]


def attack_of(table: Table, side: int, kind: int) -> int:
    """BSU-33.4, 35.4, 44.31: a unit's attack in this turn, held between 1 and 7."""
    frame = table.frames[-1]
    fight = table.fight()
    owner = fight.owners[side]
    tables = table.tables
    if kind == terms.CONSTRUCTION:
        return 0  # a target only (BSU-36.8)
    if kind == terms.DARK:
        value = tables.dark_attack
    elif kind == terms.LOCAL:
        value = tables.local_attack
    elif kind >= terms.MERCENARY:
        value = tables.resources[tables.mercenaries[kind - terms.MERCENARY]].attack
    else:
        value = tables.races[table.race[owner]].attack[kind] + total(table, owner, terms.ATTACK, kind)
    ground = fight_on_ground(frame, fight, side)
    if owner < terms.SEATS:
        value += total(table, owner, terms.ATTACK, terms.ARMY_BODY if ground else terms.FLEET_BODY)
        value += attack_here(table, owner, frame.place)
    if fight.owners[1 - side] < terms.SEATS and not ground:
        value += total(table, fight.owners[1 - side], terms.ATTACK, terms.ENEMY_FLEET)
    if fight.turn == 1 and frame.action != terms.BOMBARD:  # BSU-36.6
        value += tables.strike_bonus if side == 0 else 0
        if owner < terms.SEATS:
            value += strike_of(table, owner)
    return max(tables.attack_min, min(tables.attack_max, value))


def strike_of(table: Table, seat: int) -> int:
    return total(table, seat, terms.STRIKE, 0)


def attack_here(table: Table, seat: int, place: int) -> int:
    """BSU-32.7."""
    found = 0
    for code in table.active[seat]:
        if code & 63 == place:
            for effect in table.tables.abilities[code >> 6].effects:
                if effect.op == terms.ATTACK and effect.a == terms.HERE_BODY:
                    found += effect.n
    return found


def dice_of(table: Table, side: int, kind: int) -> int:
    fight = table.fight()
    owner = fight.owners[side]
    if kind == terms.CONSTRUCTION:
        return 0
    if kind >= terms.COLOSSUS + 1:
        return 1
    found = table.tables.races[table.race[owner]].dice[kind] + total(table, owner, terms.DICE, kind)
    if kind == terms.TITAN:
        found += table.has(owner, table.frames[-1].place, terms.MERCENARY + 1)  # BSU-31.7: titan tenders of its fleet
    return max(0, found)


def damage_of(table: Table, side: int, kind: int) -> int:
    """BSU-30.5: the damage of a hit, which goes to one target."""
    owner = table.fight().owners[side]
    return 1 if kind > terms.COLOSSUS or owner >= terms.SEATS else 1 + total(table, owner, terms.HIT_DAMAGE, kind)


def seat_or_all(owner: int) -> int:
    return owner if owner < terms.SEATS else -1


def side_of(owner: int) -> str:
    """Whose side it is, for who tells of it."""
    return "seat" if owner < terms.SEATS else "dark" if owner == DARK_SHIPS else "locals"


def key_of(rank: int, timing: int, force: int) -> int:
    """BSU-39.3–39.5 as one number: less is stronger."""
    kind = 0 if timing == terms.PASSIVE else 2 if timing == 2 else 1
    return rank * 100 + kind * 10 + (0 if force == 0 else 1 if force == 2 else 2)


def key_of_mercenary(table: Table, kind: int) -> int:
    """BSU-39.3: the ability of a mercenary is that of a resource."""
    resources = table.tables.resources
    ability = table.tables.abilities[resources[table.tables.mercenaries[kind - terms.MERCENARY]].ability]
    return key_of(ability.rank, ability.timing, ability.force)


def grants(table: Table, frame: Frame, fight: Fight, side: int) -> list[int]:
    """BSU-A-46: the rerolls of a side, each grant with the strength of its source."""
    owner = fight.owners[side]
    found: list[int] = []
    if owner >= terms.SEATS:
        return found
    for code in table.active[owner]:
        ability = table.tables.abilities[code >> 6]
        if ability.timing == terms.PASSIVE:
            for effect in ability.effects:
                if effect.op == terms.REROLL and effect.a == frame.action:
                    key = key_of(ability.rank, terms.PASSIVE, ability.force)
                    found += [key, amount(table, owner, ability, effect)]
    mods = frame.mods
    for each in range(0, len(mods), 5):
        if mods[each] == owner and mods[each + 1] == terms.REROLL and mods[each + 2] == frame.action:
            found += [mods[each + 4], mods[each + 3]]
    organisation = table.tables.organisations[table.organisation[owner]]
    sheet = 5 if table.opt[steps.OPT_SHEET_FIRST] else RANK_SHEET
    if frame.action == terms.BATTLE:
        found += [sheet * 100, organisation.battle_rerolls]  # BSU-35.9
        found += [key_of_mercenary(table, CORSAIR), table.has(owner, frame.place, CORSAIR)]
    elif frame.action == terms.ASSAULT:
        found += [sheet * 100, organisation.assault_rerolls]  # BSU-37.7
    if frame.action != terms.ASSAULT:
        found += [RANK_UNIT * 100, fight.counts[side][terms.FIGHTER]]  # BSU-33.10, 37.17
    return found


def strongest_ban(table: Table, frame: Frame, fight: Fight, side: int) -> int:
    """The strongest thing that forbids this side rerolls now (BSU-34.6, 44.30), 10,000 for none."""
    other = fight.owners[1 - side]
    found = 10_000
    if other < terms.SEATS:
        for code in table.active[other]:
            ability = table.tables.abilities[code >> 6]
            if ability.timing == terms.PASSIVE:
                for effect in ability.effects:
                    if effect.op == terms.NO_REROLLS and effect.a == frame.action:
                        found = min(found, key_of(ability.rank, terms.PASSIVE, ability.force))
        mods = frame.mods
        for each in range(0, len(mods), 5):
            if mods[each] == other and mods[each + 1] == terms.NO_REROLLS and mods[each + 2] == frame.action:
                found = min(found, mods[each + 4])
        if frame.action == terms.BATTLE and table.has(other, frame.place, JAMMER):
            found = min(found, key_of_mercenary(table, JAMMER))
    owner = fight.owners[side]
    for seat in range(table.seats):
        hostile = seat != owner and not table.allied(seat, owner)
        if hostile and table.has(seat, frame.place, terms.STARBASE):
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
