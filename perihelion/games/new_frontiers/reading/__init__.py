"""Why an action is not allowed, by rule id: the slow and obvious second reading of the rules.

It reads tiles and predicates as printed, not the gathered powers of the fast lists, so that each checks the other.
"""

from itertools import permutations
from typing import Final

from perihelion.kernel.question import Refuse

from ..rules import tables as words
from ..rules import terms
from ..rules.empire import Empire
from ..rules.state import Table
from ..rules.terms import Power, Tile
from .empires import active_powers, fits, goal_up, goods_of, named

# -------------------------------------------------------------------- Develop, Explore, goals


def refuse_buying(table: Table, seat: int, action: int) -> list[str]:
    if action == words.DECLINE:
        return []
    if not words.BUY <= action < words.BUY + words.FACES:
        return ["NFR-5.1"]
    empire = table.empires[seat]
    tile = table.tables.tiles[action - words.BUY + words.COLONIES]
    if tile.number not in table.faces or table.left[table.faces.index(tile.number)] == 0:
        return ["NFR-5.6"]
    if tile.number in empire.developments:
        return ["NFR-5.5"]
    free = table.tables.most_spaces - empire.spaces  # beside the red part
    if table.red_last and 0 < free < tile.spaces:
        return ["NFR-5.9"]
    reductions = [power.amount for power in named(table, empire, "develop_discount") if fits(table, power, tile, False)]
    if seat == table.chooser:
        reductions.append(table.tables.develop_bonus)
    return [] if max(0, tile.cost - sum(reductions)) <= empire.credits else ["NFR-5.2"]


def refuse_picking(table: Table, seat: int, action: int) -> list[str]:
    return [] if action - words.TAKE_WORLD in table.centre else ["NFR-6.2"]


def refuse_giving_up(table: Table, seat: int, action: int) -> list[str]:
    empire = table.empires[seat]
    if action - words.RETURN_WORLD in empire.discovered:
        return []
    if action - words.STORE_WORLD not in empire.discovered:
        return ["NFR-6.10"]
    goal = goal_up(table, words.STORED_WORLDS)
    if goal is None:
        return ["NFR-19.4"]
    if empire.stored_now:
        return ["NFR-19.8"]
    return [] if len(empire.stored_worlds) < goal.most else ["NFR-19.5"]


def refuse_keeping(table: Table, seat: int, action: int) -> list[str]:
    return [] if action - words.KEEP_GOAL in table.looked else ["NFR-4.7"]


def refuse_ordering(table: Table, seat: int, action: int) -> list[str]:
    return [] if action - words.GOAL_UNDER in table.looked else ["NFR-4.7"]


def refuse_about_hidden_goal(table: Table, seat: int, action: int) -> list[str]:
    if action in (words.LEAVE_GOAL, words.LEAVE_GOAL + 1):
        return []
    storage = table.tables.goals[table.hidden].subject in (4, 5, 6)  # NFR-19.3
    return [] if action == words.TURN_UP_GOAL and storage else ["NFR-19.10"]


# -------------------------------------------------------------------- Settle


def refuse_arming(table: Table, seat: int, action: int) -> list[str]:
    _, world, discarded = table.questions[seat]
    empire = table.empires[seat]
    tile = table.tables.tiles[world]
    if action == words.SETTLE_NOW:
        return [] if discarded and strength(table, empire, tile) >= tile.value else ["NFR-7.8"]
    powers = [power for power in unused_arms(table, empire) if power.number == action - words.USE_POWER]
    if not powers:
        return ["NFR-12.5"]
    feeding = [colony for colony in goods_of(empire) if feeds(table, empire, tile, powers[0], colony)]
    return [] if feeding else ["NFR-21.8"]


def refuse_discarding(table: Table, seat: int, action: int) -> list[str]:
    _, world, _, power = table.questions[seat]
    empire = table.empires[seat]
    colony = action - words.SPEND
    if colony not in goods_of(empire):
        return ["NFR-12.6"]
    tile = table.tables.tiles[world]
    return [] if feeds(table, empire, tile, table.tables.powers[power], colony) else ["NFR-21.8"]


def strength(table: Table, empire: Empire, world: Tile) -> int:
    """NFR-12.1 to 12.4, with what is temporary in this action."""
    special = [power for power in named(table, empire, "strength_vs") if fits(table, power, world, False)]
    return empire.temporary + sum([power.amount for power in named(table, empire, "strength") + special])


def unused_arms(table: Table, empire: Empire) -> list[Power]:
    return [power for power in named(table, empire, "temp_strength") if power.number not in empire.used]


def reachable(powers: list[Power], kinds: list[int]) -> int:
    """The most temporary strength: every power with a good of its own, tried in all orders."""
    best = 0
    spare = [*kinds, *[-1] * len(powers)]  # -1: no good for this power
    for dealt in permutations(spare, len(powers)):
        used = [
            power.amount for power, kind in zip(powers, dealt, strict=True) if kind >= 0 and power.good in (-1, kind)
        ]
        best = max(best, sum(used))
    return best


def feeds(table: Table, empire: Empire, world: Tile, power: Power, colony: int) -> bool:
    """Whether this good may feed this power so that the world can still be settled (NFR-21.8)."""
    goods = goods_of(empire)
    if power.good not in (-1, goods[colony]):
        return False
    rest = [kind for other, kind in goods.items() if other != colony]
    others = [each for each in unused_arms(table, empire) if each is not power]
    return strength(table, empire, world) + power.amount + reachable(others, rest) >= world.value


def refuse_settling(table: Table, seat: int, action: int) -> list[str]:
    _, settled = table.questions[seat]
    first = not settled
    if action == words.TAKE_COLONISTS:
        return [] if first else ["NFR-7.3"]
    if action == words.STOP_SETTLING:
        return ["NFR-7.4"] if first else []
    if not words.SETTLE_WORLD <= action < words.SETTLE_NOW:
        return ["NFR-7.3"]
    number, way = divmod(action - words.SETTLE_WORLD, words.WAYS)
    empire = table.empires[seat]
    if number not in empire.discovered:
        return ["NFR-7.3"]
    world = table.tables.tiles[number]
    if way == words.BY_DOOM:
        return refuse_doom(table, empire, world)
    if empire.reserve < world.colonists:
        return ["NFR-7.6"]
    if way == words.BY_CREDITS:
        if world.military:
            return ["NFR-7.8"]
        return [] if to_pay(table, empire, world, world.value) <= empire.credits else ["NFR-7.7"]
    if not world.military:
        return ["NFR-7.7"]
    if way == words.BY_STRENGTH:
        return [] if strength(table, empire, world) >= world.value else ["NFR-7.8"]
    if way == words.BY_CONTACT:
        return refuse_contact(table, empire, world)
    most = reachable(unused_arms(table, empire), list(goods_of(empire).values()))
    if most == 0:
        return ["NFR-12.5"]
    return [] if strength(table, empire, world) + most >= world.value else ["NFR-7.8"]


def to_pay(table: Table, empire: Empire, world: Tile, number: int) -> int:
    reductions = [power for power in named(table, empire, "settle_discount") if fits(table, power, world, False)]
    return max(0, number - sum([power.amount for power in reductions]))


def refuse_contact(table: Table, empire: Empire, world: Tile) -> list[str]:
    contacts = named(table, empire, "contact")
    if not contacts or "Alien" in world.keywords or world.kind == terms.LETTERS.index("A"):
        return ["NFR-14.7"]
    return [] if to_pay(table, empire, world, world.value - contacts[0].amount) <= empire.credits else ["NFR-14.7"]


def refuse_doom(table: Table, empire: Empire, world: Tile) -> list[str]:
    doomed = named(table, empire, "doomed")
    if not doomed or world.military:
        return ["NFR-14.20"]
    moving = table.tables.tiles[doomed[0].tile].colonists
    return [] if empire.reserve + moving >= world.colonists else ["NFR-14.18"]


def refuse_replacing(table: Table, seat: int, action: int) -> list[str]:
    empire = table.empires[seat]
    if action == words.NO_REPLACEMENT:
        return []
    old = action - words.REPLACE_COLONY
    if old not in empire.colonies:
        return ["NFR-14.8"]
    if empire.colonies.index(old) >= empire.ready_colonies:
        return ["NFR-14.13"]
    reasons = [refuse_pair(table, empire, old, new) for new in empire.discovered]
    return [] if [] in reasons else reasons[0] if reasons else ["NFR-14.8"]


def refuse_world_in_place(table: Table, seat: int, action: int) -> list[str]:
    _, colony = table.questions[seat]
    empire = table.empires[seat]
    new = action - words.REPLACE_WITH
    return refuse_pair(table, empire, colony, new) if new in empire.discovered else ["NFR-14.8"]


def refuse_pair(table: Table, empire: Empire, old: int, new: int) -> list[str]:
    leaving, coming = table.tables.tiles[old], table.tables.tiles[new]
    if leaving.military or coming.military:
        return ["NFR-14.8"]
    refinery = table.tables.oort
    if refinery in (old, new):
        other = coming if old == refinery else leaving
        if other.good == terms.GREY:
            return ["NFR-14.14"]
    elif leaving.kind != coming.kind:
        return ["NFR-14.9"] if terms.GREY in (leaving.good, coming.good) else ["NFR-14.8"]
    dearer = coming.cost - leaving.cost
    if dearer < 0 or dearer > max([power.amount for power in named(table, empire, "replace")]):
        return ["NFR-14.10"]
    return [] if coming.colonists - leaving.colonists <= empire.reserve else ["NFR-14.18"]


# -------------------------------------------------------------------- Produce


def refuse_stocking(table: Table, seat: int, action: int) -> list[str]:
    full = action - words.STORE_GOOD in goods_of(table.empires[seat])
    return [] if action == words.DONE_STORING or full else ["NFR-19.7"]


def refuse_windfall_power(table: Table, seat: int, action: int) -> list[str]:
    empire = table.empires[seat]
    powers = [
        power
        for power in named(table, empire, "produce_windfall")
        if power.number == action - words.USE_POWER and power.number not in empire.used
    ]
    if not powers:
        return ["NFR-21.17"]
    filled = [colony for colony in empire.colonies if not refuse_windfall(table, empire, powers[0], colony)]
    return [] if filled else ["NFR-8.12"]


def refuse_short(table: Table, seat: int, action: int) -> list[str]:
    _, kind = table.questions[seat]
    empire = table.empires[seat]
    colony = action - words.PRODUCE_ON
    if colony not in empire.colonies:
        return ["NFR-8.2"]
    tile = table.tables.tiles[colony]
    empty = tile.good == terms.PRODUCTION and tile.kind == kind and colony not in goods_of(empire)
    return [] if empty else ["NFR-8.11"]


def refuse_windfall_on(table: Table, seat: int, action: int) -> list[str]:
    _, power = table.questions[seat]
    return refuse_windfall(table, table.empires[seat], table.tables.powers[power], action - words.PRODUCE_ON)


def refuse_bonus(table: Table, seat: int, action: int) -> list[str]:
    return refuse_windfall(table, table.empires[seat], None, action - words.PRODUCE_ON)


def refuse_windfall(table: Table, empire: Empire, power: Power | None, colony: int) -> list[str]:
    if colony not in empire.colonies:
        return ["NFR-8.2"]
    tile = table.tables.tiles[colony]
    if tile.good != terms.WINDFALL:
        return ["NFR-8.6"]
    if colony in goods_of(empire):
        return ["NFR-8.5"]
    if power is not None and not fits(table, power, tile, True):
        return ["NFR-21.17"]
    kind = table.oort_kind if colony == table.tables.oort else tile.kind
    return [] if kind >= 0 and table.goods[kind] > 0 else ["NFR-8.12"]


# -------------------------------------------------------------------- Trade-Consume


def refuse_selling(table: Table, seat: int, action: int) -> list[str]:
    if action == words.NO_SALE:
        return []
    colony = action - words.SELL
    if colony not in goods_of(table.empires[seat]):
        return ["NFR-9.3"]
    return ["NFR-14.25"] if colony == table.tables.oort else []


def refuse_storing_credits(table: Table, seat: int, action: int) -> list[str]:
    _, price = table.questions[seat]
    credit = action - words.STORE_CREDITS
    goal = goal_up(table, words.STORED_CREDITS)
    if not 0 <= credit <= price:
        return ["NFR-19.9"]
    room = goal is not None and table.empires[seat].stored_credits + credit <= goal.most
    return [] if room else ["NFR-19.5"]


def refuse_consuming(table: Table, seat: int, action: int) -> list[str]:
    usable = usable_powers(table, table.empires[seat])
    if action == words.STOP_CONSUMING:
        return [] if all([power.may for power in usable]) else ["NFR-9.8"]
    return [] if action - words.USE_POWER in [power.number for power in usable] else ["NFR-9.8"]


def refuse_spending(table: Table, seat: int, action: int) -> list[str]:
    _, power, _ = table.questions[seat]
    goods = goods_of(table.empires[seat])
    colony = action - words.SPEND
    if colony not in goods:
        return ["NFR-9.10"]
    return [] if can_consume(table, table.tables.powers[power], goods, colony) else ["NFR-9.14"]


def can_consume(table: Table, power: Power, goods: dict[int, int], colony: int) -> bool:
    if power.gain.price and colony == table.tables.oort:
        return False
    return power.good in (-1, goods[colony])


def usable_powers(table: Table, empire: Empire) -> list[Power]:
    """NFR-9.8, 9.9, 9.17: not used yet, and its whole requirement can be met."""
    goods = goods_of(empire)
    needed = {"consume": 1, "consume_two": 2, "consume_upto": 1}
    found = []
    for power in active_powers(table, empire):
        if power.name in needed and power.number not in empire.used:
            fitting = [colony for colony in goods if can_consume(table, power, goods, colony)]
            if len(fitting) >= needed[power.name]:
                found.append(power)
    return found


# -------------------------------------------------------------------- every question


def refuse_side(table: Table, seat: int, action: int) -> list[str]:
    return [] if action in (words.CHOOSE_SIDE, words.CHOOSE_SIDE + 1) else ["NFR-2.18"]


def refuse_tile(table: Table, seat: int, action: int) -> list[str]:
    tile = action - words.CHOOSE_TILE
    return [] if 0 <= tile < words.ACTION_TILES and not table.picked & 1 << tile else ["NFR-3.3"]


def refuse_declaring(table: Table, seat: int, action: int) -> list[str]:
    return [] if words.DECLARE <= action < words.DECLARE + terms.KINDS else ["NFR-14.23"]


def refuse_scoring_kind(table: Table, seat: int, action: int) -> list[str]:
    return ["NFR-14.26"] if refuse_declaring(table, seat, action) else []


READINGS: Final[dict[str, Refuse]] = {
    "side": refuse_side,
    "tile": refuse_tile,
    "declaring": refuse_declaring,
    "scoring-kind": refuse_scoring_kind,
    "buying": refuse_buying,
    "picking": refuse_picking,
    "surplus": refuse_giving_up,
    "keeping": refuse_keeping,
    "ordering": refuse_ordering,
    "goal-asked": refuse_about_hidden_goal,
    "settling": refuse_settling,
    "arming": refuse_arming,
    "arming-good": refuse_discarding,
    "replacing": refuse_replacing,
    "replacing-with": refuse_world_in_place,
    "short": refuse_short,
    "windfalls": refuse_windfall_power,
    "windfall-on": refuse_windfall_on,
    "bonus-windfall": refuse_bonus,
    "stocking": refuse_stocking,
    "selling": refuse_selling,
    "taxed": refuse_storing_credits,
    "consuming": refuse_consuming,
    "spending": refuse_spending,
}
