"""Why an action is not allowed, by rule id: the slow and obvious second reading of the rules.

It reads tiles and predicates as printed, not the gathered powers of the fast lists, so that each checks the other.
"""

from itertools import permutations
from typing import Final

from perihelion.games.new_frontiers import effects
from perihelion.games.new_frontiers import state as at
from perihelion.games.new_frontiers import tables as words
from perihelion.games.new_frontiers.effects import Power, Tile
from perihelion.games.new_frontiers.empire import Empire
from perihelion.games.new_frontiers.state import Table

ASKED_BY: Final = {
    at.SIDE: "NFR-2.18",
    at.TILE: "NFR-3.3",
    at.GOAL_ASKED: "NFR-19.10",
    at.KEEPING: "NFR-4.7",
    at.ORDERING: "NFR-4.7",
    at.BUYING: "NFR-5.1",
    at.PICKING: "NFR-6.2",
    at.SURPLUS: "NFR-6.10",
    at.SETTLING: "NFR-7.3",
    at.ARMING: "NFR-12.5",
    at.ARMING_GOOD: "NFR-12.6",
    at.DECLARING: "NFR-14.23",
    at.REPLACING: "NFR-14.8",
    at.REPLACING_WITH: "NFR-14.8",
    at.SHORT: "NFR-8.11",
    at.WINDFALLS: "NFR-21.17",
    at.WINDFALL_ON: "NFR-21.17",
    at.BONUS_WINDFALL: "NFR-8.3",
    at.STOCKING: "NFR-19.7",
    at.SELLING: "NFR-9.3",
    at.TAXED: "NFR-19.9",
    at.CONSUMING: "NFR-9.8",
    at.SPENDING: "NFR-9.10",
    at.SCORING_KIND: "NFR-14.26",
}
"""The rule that asks each question: what is no answer to it is refused by that rule."""


def refusals(table: Table, seat: int, action: int) -> list[str]:
    if not table.acting:
        return ["NFR-16.7"]
    if seat not in table.acting:
        return ["NFR-3.5"]
    step = table.questions[seat]
    kind = step[0]
    asked_by = [ASKED_BY[kind]]
    if kind == at.SIDE:
        return [] if action in (words.CHOOSE_SIDE, words.CHOOSE_SIDE + 1) else asked_by
    if kind in (at.DECLARING, at.SCORING_KIND):
        return [] if words.DECLARE <= action < words.DECLARE + effects.KINDS else asked_by
    if kind == at.TILE:
        tile = action - words.CHOOSE_TILE
        return [] if 0 <= tile < words.ACTION_TILES and not table.picked & 1 << tile else asked_by
    if kind in (at.GOAL_ASKED, at.KEEPING, at.ORDERING):
        return refuse_about_goals(table, kind, action) or []
    if kind == at.BUYING:
        return refuse_buying(table, seat, action)
    if kind in (at.PICKING, at.SURPLUS):
        return refuse_worlds(table, seat, kind, action)
    if kind in (at.SETTLING, at.ARMING, at.ARMING_GOOD, at.REPLACING, at.REPLACING_WITH):
        return refuse_in_settle(table, seat, action)
    if kind in (at.SHORT, at.WINDFALLS, at.WINDFALL_ON, at.BONUS_WINDFALL, at.STOCKING):
        return refuse_in_produce(table, seat, action)
    return refuse_in_trade(table, seat, action)


# -------------------------------------------------------------------- reading an empire


def active_powers(table: Table, empire: Empire) -> list[Power]:
    """NFR-21.1: of what was in the empire when the action tile was picked."""
    tiles = [*empire.developments[: empire.ready_developments], *empire.colonies[: empire.ready_colonies]]
    return [power for tile in tiles for power in table.tables.tiles[tile].powers]


def of_code(table: Table, empire: Empire, code: int) -> list[Power]:
    return [power for power in active_powers(table, empire) if power.code == code]


def fits(table: Table, power: Power, tile: Tile, declared: bool) -> bool:
    kind = table.oort_kind if declared and tile.number == table.tables.oort else tile.kind
    return not power.predicate or effects.fits(power.predicate, tile, kind)


def goods_of(empire: Empire) -> dict[int, int]:
    """The colonies with a good, and its kind."""
    return {colony: kind for colony, kind in zip(empire.colonies, empire.goods, strict=True) if kind >= 0}


def goal_up(table: Table, subject: int) -> words.Goal | None:
    found = [table.tables.goals[goal] for goal in table.goals_up if table.tables.goals[goal].subject == subject]
    return found[0] if found else None


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
    reductions = [
        power.amount for power in of_code(table, empire, effects.DEVELOP_DISCOUNT) if fits(table, power, tile, False)
    ]
    if seat == table.chooser:
        reductions.append(table.tables.develop_bonus)
    return [] if max(0, tile.cost - sum(reductions)) <= empire.credits else ["NFR-5.2"]


def refuse_worlds(table: Table, seat: int, kind: int, action: int) -> list[str]:
    empire = table.empires[seat]
    if kind == at.PICKING:
        return [] if action - words.TAKE_WORLD in table.centre else ["NFR-6.2"]
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


def refuse_about_goals(table: Table, kind: int, action: int) -> list[str]:
    if kind == at.KEEPING:
        return [] if action - words.KEEP_GOAL in table.looked else ["NFR-4.7"]
    if kind == at.ORDERING:
        return [] if action - words.GOAL_UNDER in table.looked else ["NFR-4.7"]
    if action in (words.LEAVE_GOAL, words.LEAVE_GOAL + 1):
        return []
    storage = table.tables.goals[table.hidden].subject in (4, 5, 6)  # NFR-19.3
    return [] if action == words.TURN_UP_GOAL and storage else ["NFR-19.10"]


# -------------------------------------------------------------------- Settle


def refuse_in_settle(table: Table, seat: int, action: int) -> list[str]:
    step = table.questions[seat]
    kind = step[0]
    if kind == at.SETTLING:
        return refuse_settling(table, seat, action)
    if kind in (at.REPLACING, at.REPLACING_WITH):
        return refuse_replacing(table, seat, action)
    empire = table.empires[seat]
    world = table.tables.tiles[step[1]]
    if kind == at.ARMING and action == words.SETTLE_NOW:
        return [] if step[2] and strength(table, empire, world) >= world.value else ["NFR-7.8"]
    if kind == at.ARMING:
        powers = [power for power in unused_arms(table, empire) if power.number == action - words.USE_POWER]
        if not powers:
            return ["NFR-12.5"]
        feeding = [colony for colony in goods_of(empire) if feeds(table, empire, world, powers[0], colony)]
        return [] if feeding else ["NFR-21.8"]
    colony = action - words.SPEND
    if colony not in goods_of(empire):
        return ["NFR-12.6"]
    return [] if feeds(table, empire, world, table.tables.powers[step[3]], colony) else ["NFR-21.8"]


def strength(table: Table, empire: Empire, world: Tile) -> int:
    """NFR-12.1 to 12.4, with what is temporary in this action."""
    special = [power for power in of_code(table, empire, effects.STRENGTH_VS) if fits(table, power, world, False)]
    return empire.temporary + sum([power.amount for power in of_code(table, empire, effects.STRENGTH) + special])


def unused_arms(table: Table, empire: Empire) -> list[Power]:
    return [power for power in of_code(table, empire, effects.TEMP_STRENGTH) if power.number not in empire.used]


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
    first = table.questions[seat][1] == 0
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
    reductions = [
        power for power in of_code(table, empire, effects.SETTLE_DISCOUNT) if fits(table, power, world, False)
    ]
    return max(0, number - sum([power.amount for power in reductions]))


def refuse_contact(table: Table, empire: Empire, world: Tile) -> list[str]:
    contacts = of_code(table, empire, effects.CONTACT)
    if not contacts or "Alien" in world.keywords or world.kind == effects.LETTERS.index("A"):
        return ["NFR-14.7"]
    return [] if to_pay(table, empire, world, world.value - contacts[0].amount) <= empire.credits else ["NFR-14.7"]


def refuse_doom(table: Table, empire: Empire, world: Tile) -> list[str]:
    doomed = of_code(table, empire, effects.DOOMED)
    if not doomed or world.military:
        return ["NFR-14.20"]
    moving = table.tables.tiles[doomed[0].tile].colonists
    return [] if empire.reserve + moving >= world.colonists else ["NFR-14.18"]


def refuse_replacing(table: Table, seat: int, action: int) -> list[str]:
    step = table.questions[seat]
    empire = table.empires[seat]
    if step[0] == at.REPLACING_WITH:
        new = action - words.REPLACE_WITH
        if new not in empire.discovered:
            return ["NFR-14.8"]
        return refuse_pair(table, empire, step[1], new)
    if action == words.NO_REPLACEMENT:
        return []
    old = action - words.REPLACE_COLONY
    if old not in empire.colonies:
        return ["NFR-14.8"]
    if empire.colonies.index(old) >= empire.ready_colonies:
        return ["NFR-14.13"]
    reasons = [refuse_pair(table, empire, old, new) for new in empire.discovered]
    return [] if [] in reasons else reasons[0] if reasons else ["NFR-14.8"]


def refuse_pair(table: Table, empire: Empire, old: int, new: int) -> list[str]:
    leaving, coming = table.tables.tiles[old], table.tables.tiles[new]
    if leaving.military or coming.military:
        return ["NFR-14.8"]
    refinery = table.tables.oort
    if refinery in (old, new):
        other = coming if old == refinery else leaving
        if other.good == effects.GREY:
            return ["NFR-14.14"]
    elif leaving.kind != coming.kind:
        return ["NFR-14.9"] if effects.GREY in (leaving.good, coming.good) else ["NFR-14.8"]
    dearer = coming.cost - leaving.cost
    if dearer < 0 or dearer > max([power.amount for power in of_code(table, empire, effects.REPLACE)]):
        return ["NFR-14.10"]
    return [] if coming.colonists - leaving.colonists <= empire.reserve else ["NFR-14.18"]


# -------------------------------------------------------------------- Produce


def refuse_in_produce(table: Table, seat: int, action: int) -> list[str]:
    step = table.questions[seat]
    kind = step[0]
    empire = table.empires[seat]
    if kind == at.STOCKING:
        full = action - words.STORE_GOOD in goods_of(empire)
        return [] if action == words.DONE_STORING or full else ["NFR-19.7"]
    if kind == at.WINDFALLS:
        powers = [
            power
            for power in of_code(table, empire, effects.PRODUCE_WINDFALL)
            if power.number == action - words.USE_POWER and power.number not in empire.used
        ]
        if not powers:
            return ["NFR-21.17"]
        filled = [colony for colony in empire.colonies if not refuse_windfall(table, empire, powers[0], colony)]
        return [] if filled else ["NFR-8.12"]
    colony = action - words.PRODUCE_ON
    if colony not in empire.colonies:
        return ["NFR-8.2"]
    if kind == at.SHORT:
        tile = table.tables.tiles[colony]
        empty = tile.good == effects.PRODUCTION and tile.kind == step[1] and colony not in goods_of(empire)
        return [] if empty else ["NFR-8.11"]
    power = table.tables.powers[step[1]] if kind == at.WINDFALL_ON else None
    return refuse_windfall(table, empire, power, colony)


def refuse_windfall(table: Table, empire: Empire, power: Power | None, colony: int) -> list[str]:
    tile = table.tables.tiles[colony]
    if tile.good != effects.WINDFALL:
        return ["NFR-8.6"]
    if colony in goods_of(empire):
        return ["NFR-8.5"]
    if power is not None and not fits(table, power, tile, True):
        return ["NFR-21.17"]
    kind = table.oort_kind if colony == table.tables.oort else tile.kind
    return [] if kind >= 0 and table.goods[kind] > 0 else ["NFR-8.12"]


# -------------------------------------------------------------------- Trade-Consume


def refuse_in_trade(table: Table, seat: int, action: int) -> list[str]:
    step = table.questions[seat]
    kind = step[0]
    empire = table.empires[seat]
    goods = goods_of(empire)
    if kind == at.SELLING:
        if action == words.NO_SALE:
            return []
        colony = action - words.SELL
        if colony not in goods:
            return ["NFR-9.3"]
        return ["NFR-14.25"] if colony == table.tables.oort else []
    if kind == at.TAXED:
        credit = action - words.STORE_CREDITS
        goal = goal_up(table, words.STORED_CREDITS)
        if not 0 <= credit <= step[1]:
            return ["NFR-19.9"]
        return [] if goal is not None and empire.stored_credits + credit <= goal.most else ["NFR-19.5"]
    if kind == at.SPENDING:
        colony = action - words.SPEND
        if colony not in goods:
            return ["NFR-9.10"]
        return [] if can_consume(table, table.tables.powers[step[1]], goods, colony) else ["NFR-9.14"]
    usable = usable_powers(table, empire)
    if action == words.STOP_CONSUMING:
        return [] if all([power.may for power in usable]) else ["NFR-9.8"]
    return [] if action - words.USE_POWER in [power.number for power in usable] else ["NFR-9.8"]


def can_consume(table: Table, power: Power, goods: dict[int, int], colony: int) -> bool:
    if power.gain.price and colony == table.tables.oort:
        return False
    return power.good in (-1, goods[colony])


def usable_powers(table: Table, empire: Empire) -> list[Power]:
    """NFR-9.8, 9.9, 9.17: not used yet, and its whole requirement can be met."""
    goods = goods_of(empire)
    needed = {effects.CONSUME_ONE: 1, effects.CONSUME_TWO: 2, effects.CONSUME_UPTO: 1}
    found = []
    for power in active_powers(table, empire):
        if power.code in needed and power.number not in empire.used:
            fitting = [colony for colony in goods if can_consume(table, power, goods, colony)]
            if len(fitting) >= needed[power.code]:
                found.append(power)
    return found
