"""Settle: two colonists, or a world by one of its ways, perhaps a second one, and what follows (NFR-7, 14)."""

from typing import Final

from perihelion.kernel.lists import without
from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Fact, Quote

from . import explore, steps, terms
from .asking import Asked, amounts
from .empire import Empire
from .military import can_arm, strength_against
from .state import AFTER, BEFORE, BY_COLONIES, BY_COLONISTS, Table
from .tables import (
    BY_ARMING,
    BY_CONTACT,
    BY_CREDITS,
    BY_DOOM,
    BY_STRENGTH,
    SETTLE_TILE,
    SETTLE_WORLD,
    STOP_SETTLING,
    STORED_GOODS,
    STORED_WORLDS,
    TAKE_COLONISTS,
    WAYS,
)
from .terms import AFTER_SETTLING, ARMS, CONTACT, DOOM, REPLACEMENT, SETTLE_PRICE, SETTLE_TWICE, STRENGTH

FIRST_SETTLING: Final = (steps.SETTLING, 0)
OPENING_STEP: Final = (steps.OPENING,)
WAYS_AND_MEANS: Final = 1 << STRENGTH | 1 << ARMS | 1 << SETTLE_PRICE | 1 << CONTACT | 1 << DOOM


def begin(table: Table) -> None:
    explore.push_surplus(table)  # NFR-7.19
    if in_order(table):
        first = FIRST_SETTLING if table.engineers == AFTER else OPENING_STEP
        for seat in reversed(table.order):
            table.push((steps.TURN, seat, *first))
    elif table.engineers != AFTER:
        table.push((steps.TOGETHER, steps.OPENING))
    else:
        for seat in range(table.seats):
            ask_to_settle(table, seat, FIRST_SETTLING)


@declare(steps.OPENING)
class Opening(Kind[Table]):
    """Where the Engineers may work first (NFR-A-15): the question about them, then the main choice."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        table.lanes[seat].append(FIRST_SETTLING)
        if table.empires[seat].powers[REPLACEMENT]:
            table.lanes[seat].append((steps.REPLACING,))


def in_order(table: Table) -> bool:
    """NFR-18.8, 18.9: in order where an end condition or a shortage could be met, or worlds are drawn (NFR-A-60)."""
    if table.goals_up and (table.goal_is_up(STORED_GOODS) or table.goal_is_up(STORED_WORLDS)):
        return True
    tables = table.tables
    wanted = 0
    for empire in table.empires:
        settlements = 2 if empire.powers[SETTLE_TWICE] else 1
        triggered = 0
        for power in empire.powers[AFTER_SETTLING]:
            if power.effect.draws(power) or power.effect.chips(power, 0):
                return True
            triggered += power.gain.colonists
        triggered *= settlements
        wanted += triggered if triggered > tables.colonists_taken else tables.colonists_taken
        if len(empire.colonies) + settlements > tables.most_colonies:
            return True
    return table.colonists - wanted < tables.least_colonists


def credits_for(empire: Empire, world: int, asked: int) -> int:
    """NFR-21.9: reductions test the world to be settled; never below 0."""
    for power in empire.powers[SETTLE_PRICE]:
        asked -= power.effect.adds(power, world)
    return asked if asked > 0 else 0


def contact_price(table: Table, empire: Empire, world: int) -> int:
    """NFR-14.7, NFR-21.10: what the Contact Specialist asks, -1 where there is none or it cannot be used."""
    tile = table.tables.tiles[world]
    if tile.alien or not tile.military:
        return -1
    for power in empire.powers[CONTACT]:
        return credits_for(empire, world, tile.value - power.amount)
    return -1


def doomed_colony(empire: Empire) -> int:
    """The colony that can be given up for a world (NFR-14.20), -1 if there is none."""
    for power in empire.powers[DOOM]:
        return power.tile
    return -1


@declare(steps.SETTLING, name="settling", rule="NFR-7.3", parts="settled")
class Settling(Asked):
    """NFR-7.3: two colonists, or one of the discovered worlds by one of its ways; then perhaps a second one."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        ask_to_settle(table, seat, step)

    def answer(self, table: Table, seat: int, action: int) -> None:
        choose_way(table, seat, action)

    def wording(self, table: Table, seat: int) -> str:
        _, settled = table.questions[seat]
        return "settling-again" if settled else self.name

    def quote(self, table: Table, seat: int, action: int) -> Quote:
        if action == TAKE_COLONISTS:
            return Quote((), amounts(("colonist", min(table.tables.colonists_taken, table.colonists))))
        if action == STOP_SETTLING:
            return Quote()
        world, way = divmod(action - SETTLE_WORLD, WAYS)
        tile = table.tables.tiles[world]
        cost = amounts(("credit", credits_asked(table, table.empires[seat], world, way)), ("colonist", tile.colonists))
        gain = amounts(("point", tile.points), ("good", 1 if tile.good == terms.WINDFALL else 0))
        return Quote(cost, gain, group="first" if way == BY_ARMING else "only")


def credits_asked(table: Table, empire: Empire, world: int, way: int) -> int:
    """What is paid for a world that is settled this way."""
    if way == BY_CREDITS:
        return credits_for(empire, world, table.tables.tiles[world].value)
    return contact_price(table, empire, world) if way == BY_CONTACT else 0


def ask_to_settle(table: Table, seat: int, step: Step) -> None:
    """NFR-7.3, 7.4 and 21.11; whoever has no other choice takes the colonists, or stops."""
    _, settled = step
    options = [STOP_SETTLING if settled else TAKE_COLONISTS]
    empire = table.empires[seat]
    if empire.discovered:
        if empire.moments & WAYS_AND_MEANS:
            add_ways(table, empire, options)
        else:
            add_plain_ways(table, empire, options)
    if len(options) == 1 and not replacements_possible(table):
        table.take_only(seat, step, options[0])
        choose_way(table, seat, options[0])
    else:
        table.ask_seat(seat, step, options)


def replacements_possible(table: Table) -> bool:
    """Whether a question could follow for a seat that settles nothing (NFR-21.14)."""
    for empire in table.empires:
        if empire.powers[REPLACEMENT]:
            return True
    return False


def add_plain_ways(table: Table, empire: Empire, options: list[int]) -> None:
    """NFR-7.6 to 7.8, without any of the powers to do with it: what `add_ways` finds then, in less time."""
    tiles = table.tables.tiles
    reserve = empire.reserve
    purse = empire.credits
    for world in empire.discovered:
        tile = tiles[world]
        if tile.colonists <= reserve:  # NFR-7.6
            if tile.military:
                if tile.value <= empire.temporary:
                    options.append(SETTLE_WORLD + world * WAYS + BY_STRENGTH)
            elif tile.value <= purse:
                options.append(SETTLE_WORLD + world * WAYS + BY_CREDITS)


def add_ways(table: Table, empire: Empire, options: list[int]) -> None:
    """NFR-7.6 to 7.9: by strength, also specialised or temporary, by credits, by contact or for the doomed home."""
    contact = len(empire.powers[CONTACT])
    arms = len(empire.powers[ARMS])
    doomed = doomed_colony(empire)
    tiles = table.tables.tiles
    for world in empire.discovered:
        tile = tiles[world]
        first = SETTLE_WORLD + world * WAYS
        enough = empire.reserve >= tile.colonists  # NFR-7.6
        if tile.military:
            if not enough:
                continue
            if strength_against(empire, world) >= tile.value:  # NFR-7.8, NFR-12.4
                options.append(first + BY_STRENGTH)
            # NFR-14.7, NFR-21.10
            if contact and 0 <= contact_price(table, empire, world) <= empire.credits:
                options.append(first + BY_CONTACT)
            if arms and can_arm(table, empire, world):  # NFR-21.8
                options.append(first + BY_ARMING)
            continue
        if enough and credits_for(empire, world, tile.value) <= empire.credits:  # NFR-7.7, NFR-21.9
            options.append(first + BY_CREDITS)
        if doomed >= 0 and empire.reserve + tiles[doomed].colonists >= tile.colonists:  # NFR-14.18, NFR-14.20
            options.append(first + BY_DOOM)


def choose_way(table: Table, seat: int, action: int) -> None:
    """NFR-7.3: colonists, or a world by one of its ways."""
    if action < SETTLE_WORLD:
        if action == TAKE_COLONISTS:
            table.gain(seat, 0, 0, table.tables.colonists_taken, -1 - SETTLE_TILE)
        then_replace(table, seat)
        return
    world = (action - SETTLE_WORLD) // WAYS
    way = (action - SETTLE_WORLD) % WAYS
    if way == BY_ARMING:
        table.lanes[seat].append((steps.ARMING, world, 0))
    else:
        settle(table, seat, world, way)


def settle(table: Table, seat: int, world: int, way: int) -> None:
    """NFR-7.20: first everything is paid, then comes the good, then what settling triggers."""
    empire = table.empires[seat]
    tile = table.tables.tiles[world]
    paid = credits_asked(table, empire, world, way)
    empire.credits -= paid  # NFR-7.7
    if way == BY_DOOM:  # NFR-14.20
        give_up_home(table, seat)
    empire.reserve -= tile.colonists  # NFR-7.6
    empire.discovered = without(empire.discovered, world)
    empire.add_colony(world)  # NFR-7.10
    if table.sink is not None:
        facts: dict[str, Fact] = {
            "tile": table.tile_name(world),
            "way": "strength" if way in (BY_STRENGTH, BY_ARMING) else "credits",
            "points": tile.points,
        }
        table.tell("settled", seat, f"tile:{world}", f"discovered:{seat}", f"empire:{seat}", paid, facts)
    if world == table.tables.oort:
        table.lanes[seat].append((steps.SETTLED, world))
        table.lanes[seat].append((steps.DECLARING,))  # NFR-21.27
    else:
        after_settling(table, seat, world)


def then_replace(table: Table, seat: int) -> None:
    """NFR-21.14: after the main choice, whichever it was."""
    if table.engineers != BEFORE and table.empires[seat].powers[REPLACEMENT]:
        table.lanes[seat].append((steps.REPLACING,))


def give_up_home(table: Table, seat: int) -> None:
    """NFR-14.20, 21.15: the home leaves the game, its colonists come back to the reserve, its good to the pool."""
    empire = table.empires[seat]
    home = doomed_colony(empire)
    remove(table, seat, home)
    if table.sink is not None:
        table.tell("abandoned", seat, f"tile:{home}", f"empire:{seat}", "box", 1, {"tile": table.tile_name(home)})


def remove(table: Table, seat: int, colony: int) -> None:
    """Take a colony out of an empire: its good to the pool, its colonists to the reserve (NFR-14.16, 14.19)."""
    empire = table.empires[seat]
    kind = empire.goods[empire.colonies.index(colony)]
    if kind >= 0:
        table.return_good(kind)
    empire.reserve += table.tables.tiles[colony].colonists
    empire.remove_colony(colony, table.tables)


def put_windfall(table: Table, seat: int, world: int) -> None:
    """NFR-7.11: the good of a windfall colony, if the pool has one (NFR-A-23)."""
    kind = table.kind_of(world)
    if table.goods[kind] == 0:
        return
    empire = table.empires[seat]
    table.take_good(kind)
    empire.put_good(empire.colonies.index(world), kind)
    if table.sink is not None:
        name = table.tile_name(world)
        table.tell("windfall", seat, f"good:{kind}", "pool", f"tile:{world}", 1, {"tile": name})


@declare(steps.SETTLED, parts="world")
class Settled(Kind[Table]):
    """What follows once the kind of a refinery just settled has been declared."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        _, world = step
        after_settling(table, seat, world)


def after_settling(table: Table, seat: int, world: int) -> None:
    """NFR-7.20: the good, then what settling sets off (NFR-21.12, NFR-21.13), a second world (NFR-21.11)."""
    if table.tables.tiles[world].good == terms.WINDFALL:  # NFR-7.11, NFR-7.12
        put_windfall(table, seat, world)
    empire = table.empires[seat]
    empire.settled += 1
    if empire.powers[SETTLE_TWICE] and empire.settled == 1:  # NFR-21.11
        table.lanes[seat].append((steps.SETTLING, 1))
    else:
        then_replace(table, seat)
    for power in empire.powers[AFTER_SETTLING]:
        power.effect.give(table, seat, power, table.as_declared(world))


def has_replacement(empire: Empire) -> int:
    """How much dearer the new world may be (NFR-14.10), -1 without the power or when it has been used."""
    for power in empire.powers[REPLACEMENT]:
        if power.number not in empire.used:
            return power.amount
    return -1


def use_replacement(empire: Empire) -> None:
    """NFR-21.14: once in an action."""
    empire.used = [*empire.used, *[power.number for power in empire.powers[REPLACEMENT]]]


def end(table: Table) -> None:
    """NFR-7.21: once, when all is over: NFR-7.14, NFR-7.15; what was settled works from now on (NFR-11.2)."""
    for empire in table.empires:
        empire.ready_all(table.tables)
        if len(empire.colonies) > table.tables.most_colonies:
            table.end_by(BY_COLONIES)
    if table.colonists < table.tables.least_colonists:
        table.end_by(BY_COLONISTS)
