"""The chances of a combat before it is fought and while it lasts, from open numbers only, for people.

Unlike the quick odds of the bots this fights the combat out many times, with rerolls, strike bonus, hit points and
every modifier in force; damage goes to the units that lose least by it. The same forces always give the same chances.
"""

from functools import lru_cache
from typing import Final

from perihelion.kernel.rng import Rng, seeded

from ..rules.combat.military import attack
from ..rules.combat.sides import attack_of, damage_of, dice_of, force_of, grants, rerolls_left
from ..rules.frames import Fight, Frame
from ..rules.state import Table
from ..rules.tables import FORCE_AT, LOCAL_FORCES, OWNERS, PLACE_AT
from ..rules.terms import ASSAULT, BOMBARD, CONSTRUCTION, REGIMENT, SEATS, TARGETS, TITAN, UNIQUE

COMBATS: Final = 400
LONGEST: Final = 60

# Units of one kind: number, dice each, attack in the first turn and later, damage of a hit, hit points, 1 if it is
# regiments. The kind that loses least by a hit comes first.
Row = tuple[int, int, int, int, int, int, int]
Side = tuple[Row, ...]


def chances(table: Table) -> tuple[int, int]:
    """In percent: that the attacker wins the combat under way, and that the defender does; the rest are draws."""
    frame = table.frames[-1]
    fight = table.fight()
    sides = [side_of(table, frame, fight, 0), side_of(table, frame, fight, 1)]
    rerolls = [pool(table, frame, fight, 0), pool(table, frame, fight, 1)]
    first = 1 if fight.turn == 0 else 0
    return fought(sides[0], sides[1], rerolls[0], rerolls[1], first, 1 if frame.action == ASSAULT else 0)


def chances_against(table: Table, seat: int, action: int) -> tuple[int, int]:
    """The same for a target of a battle or an assault that may be chosen now."""
    declared = declared_against(table, seat, action, 0)
    return chances(declared)


def chance_of_a_hit(table: Table, seat: int, action: int) -> int:
    """In percent: that a shot at a target hits at all, with all rerolls on the best dice (BSU-36.7)."""
    declared = declared_against(table, seat, action, 2 if action >= FORCE_AT else 1)
    frame, fight = declared.frames[-1], declared.fight()
    miss = 1.0
    best = 0
    for number, dice, _, value, _, _, _ in side_of(declared, frame, fight, 0):
        miss *= ((8 - value) / 8.0) ** (number * dice)
        best = max(best, value)
    miss *= ((8 - best) / 8.0) ** pool(declared, frame, fight, 0)
    return round(100 * (1.0 - miss))


def declared_against(table: Table, seat: int, action: int, shot: int) -> Table:
    """A copy of the table where the target is declared."""
    copy = table.clone()
    assert isinstance(copy, Table)
    if action >= FORCE_AT:
        place, owner = divmod(action - FORCE_AT, OWNERS)
    else:
        place = action - PLACE_AT
        owner = table.control[place] if table.control[place] >= 0 else LOCAL_FORCES
    attack(copy, seat, place, owner, shot)
    return copy


def pool(table: Table, frame: Frame, fight: Fight, side: int) -> int:
    """The rerolls of a side; the target of a bombard does not fire."""
    if fight.owners[side] >= SEATS or (frame.action == BOMBARD and side == 1):
        return 0
    before = fight.pools[side]
    counted = fight.counts[side]
    if not fight.begun:
        fight.counts[side] = force_of(table, frame, fight, side)
        fight.pools[side] = grants(table, frame, fight, side)
    found = rerolls_left(table, frame, fight, side)
    fight.pools[side] = before
    fight.counts[side] = counted
    return max(0, found)


def forces(table: Table, frame: Frame, fight: Fight, side: int) -> list[int]:
    """The units of a side by kind, also before the first turn."""
    return fight.counts[side] if fight.begun else force_of(table, frame, fight, side)


def side_of(table: Table, frame: Frame, fight: Fight, side: int) -> Side:
    """A side after the damage that is already certain."""
    counts = forces(table, frame, fight, side)
    owner = fight.owners[side]
    turn = fight.turn
    rows: list[Row] = []
    for kind in range(TARGETS):
        if counts[kind] == 0 or kind == CONSTRUCTION:
            continue
        fight.turn = 1
        first = attack_of(table, side, kind)
        fight.turn = 2
        later = attack_of(table, side, kind)
        fight.turn = turn
        unique = UNIQUE >> kind & 1 == 1
        hull = table.hull[owner][kind - TITAN] if unique else counts[kind]
        left = hull - fight.marks[side][kind]
        if left > 0:
            row = (dice_of(table, side, kind), first, later, damage_of(table, side, kind))
            rows.append((1 if unique else left, *row, left if unique else 1, 1 if kind == REGIMENT else 0))
    rows.sort(key=worth)
    return after_hits(rows, fight.packets[side])


def worth(row: Row) -> float:
    """What a hit point of such a unit is worth."""
    return row[1] * row[3] / row[5]


def after_hits(rows: list[Row], packets: list[int]) -> Side:
    left = [[row[0], row[5]] for row in rows]
    for packet in packets:
        hurt(left, packet)
    return tuple((left[at][0], *row[1:5], left[at][1], row[6]) for at, row in enumerate(rows) if left[at][0])


def hurt(left: list[list[int]], packet: int) -> None:
    """One hit, on the first unit that stands; what it does beyond destroying a unit is lost (BSU-30.5)."""
    for each in left:
        if each[0]:
            if each[1] == 1:
                each[0] -= 1
            else:
                each[1] -= packet
                if each[1] <= 0:
                    each[0] = 0
            return


@lru_cache(maxsize=512)
def fought(one: Side, other: Side, rerolls: int, others: int, first: int, ground: int) -> tuple[int, int]:
    """Fight the combat many times over and count."""
    won, lost = 0, 0
    rng = seeded(8)
    for _ in range(COMBATS):
        result = once(rng, one, other, rerolls, others, first, ground)
        won += result > 0
        lost += result < 0
    return round(100 * won / COMBATS), round(100 * lost / COMBATS)


def once(rng: Rng, one: Side, other: Side, rerolls: int, others: int, first: int, ground: int) -> int:
    """1 for the attacker, -1 for the defender, 0 for neither."""
    sides = (one, other)
    left = [[[row[0], row[5]] for row in side] for side in sides]
    spare = [rerolls, others]
    for turn in range(LONGEST):
        made = [rolled(rng, sides[each], left[each], spare, each, first and turn == 0) for each in range(2)]
        for each in range(2):
            for packet in made[1 - each]:
                hurt(left[each], packet)
        standing = [sum([each[0] for each in side]) for side in left]
        if standing[0] == 0 or standing[1] == 0:
            if standing[1]:
                return -1
            regiments = sum([left[0][at][0] for at in range(len(one)) if one[at][6]])
            return 1 if standing[0] and (regiments or not ground) else 0
    return 0


def rolled(rng: Rng, side: Side, left: list[list[int]], spare: list[int], which: int, strike: bool | int) -> list[int]:
    """The hits of a side in one turn; rerolls are spent on the first misses."""
    found: list[int] = []
    for at in range(len(side)):
        row = side[at]
        value = row[2] if strike else row[3]
        for _ in range(left[at][0] * row[1]):
            hit = rng.below(8) < value
            if not hit and spare[which]:
                spare[which] -= 1
                hit = rng.below(8) < value
            if hit:
                found.append(row[4])
    return sorted(found, reverse=True)
