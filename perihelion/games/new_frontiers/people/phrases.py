"""Moves as message ids with facts; the sentences are in text/*.ftl."""

from typing import Final

from perihelion.kernel.table import Fact, Phrase, named

from ..rules import develop, settle, trade
from ..rules import tables as words
from ..rules.military import strength_against
from ..rules.replacement import leaving
from ..rules.state import Table
from ..rules.tables import kind_name

PLAIN: Final = {
    words.LEAVE_GOAL: "move-leave-goal",
    words.LEAVE_GOAL + 1: "move-leave-goal-for-good",
    words.TURN_UP_GOAL: "move-turn-up-goal",
    words.DECLINE: "move-decline",
    words.TAKE_COLONISTS: "move-take-colonists",
    words.STOP_SETTLING: "move-stop-settling",
    words.SETTLE_NOW: "move-settle-now",
    words.NO_REPLACEMENT: "move-no-replacement",
    words.DONE_STORING: "move-done-storing",
    words.NO_SALE: "move-no-sale",
    words.STOP_CONSUMING: "move-stop-consuming",
}
"""Moves without facts."""

ABOUT_A_COLONY: Final = [
    (words.SPEND, words.USE_POWER, "move-spend"),
    (words.SELL, words.STORE_CREDITS, "move-sell"),
    (words.STORE_GOOD, words.DONE_STORING, "move-store-good"),
    (words.PRODUCE_ON, words.STORE_GOOD, "move-produce-on"),
    (words.REPLACE_WITH, words.PRODUCE_ON, "move-replace-with"),
    (words.REPLACE_COLONY, words.REPLACE_WITH, "move-replace"),
    (words.STORE_WORLD, words.TAKE_COLONISTS, "move-store-world"),
    (words.RETURN_WORLD, words.STORE_WORLD, "move-return-world"),
    (words.TAKE_WORLD, words.RETURN_WORLD, "move-take-world"),
]
"""Moves that name a world or colony: the first action, the one after the last, the message."""

WAY_MOVES: Final = [
    "move-settle-credits",
    "move-settle-strength",
    "move-settle-contact",
    "move-settle-doomed",
    "move-settle-arming",
]


def phrase(table: Table, seat: int, action: int) -> Phrase:
    if action in PLAIN:
        return Phrase(PLAIN[action])
    for first, end, message in ABOUT_A_COLONY:
        if first <= action < end:
            return phrase_about_colony(table, seat, message, action - first)
    if action >= words.USE_POWER:
        power = table.tables.powers[action - words.USE_POWER]
        return Phrase("move-use-power", {"tile": table.tile_name(power.tile)})
    if words.SETTLE_WORLD <= action < words.SETTLE_NOW:
        return phrase_of_settling(table, seat, action)
    if words.BUY <= action < words.TAKE_WORLD:
        tile = action - words.BUY + words.COLONIES
        return Phrase("move-buy", {"tile": table.tile_name(tile), "price": develop.price(table, seat, tile)})
    if action >= words.STORE_CREDITS:
        return Phrase("move-store-credits", {"credits": action - words.STORE_CREDITS})
    if action >= words.DECLARE:
        return Phrase("move-declare", {"kind": kind_name(action - words.DECLARE)})
    if action >= words.KEEP_GOAL:
        under = action >= words.GOAL_UNDER
        goal = table.tables.goals[action - (words.GOAL_UNDER if under else words.KEEP_GOAL)]
        return Phrase("move-goal-under" if under else "move-keep-goal", {"goal": named("goal", goal.name)})
    if action >= words.CHOOSE_TILE:
        return Phrase("move-choose-tile", {"action": table.action_name(action - words.CHOOSE_TILE)})
    home = table.tables.mats[table.empires[seat].mat][action - words.CHOOSE_SIDE]
    return Phrase("move-choose-side", {"tile": table.tile_name(home)})


def phrase_about_colony(table: Table, seat: int, message: str, tile: int) -> Phrase:
    facts: dict[str, Fact] = {"tile": table.tile_name(tile)}
    if message in ("move-sell", "move-spend", "move-store-good"):
        kind = table.empires[seat].good_on(tile)
        facts["good"] = kind_name(kind)
        if message == "move-sell":
            facts["price"] = trade.sale_price(table, seat, kind)
    elif message == "move-take-world":
        printed = table.tables.tiles[tile]
        message = "move-take-world-military" if printed.military else message
        facts["value"] = printed.value
    elif message == "move-replace-with":
        facts["colony"] = table.tile_name(leaving(table, seat))
    return Phrase(message, facts)


def phrase_of_settling(table: Table, seat: int, action: int) -> Phrase:
    world, way = divmod(action - words.SETTLE_WORLD, words.WAYS)
    empire = table.empires[seat]
    tile = table.tables.tiles[world]
    facts: dict[str, Fact] = {"tile": table.tile_name(world)}
    if way in (words.BY_CREDITS, words.BY_CONTACT):
        facts["price"] = settle.credits_asked(table, empire, world, way)
    elif way == words.BY_DOOM:
        facts["colony"] = table.tile_name(settle.doomed_colony(empire))
    else:
        facts["strength"] = strength_against(empire, world)
        facts["defence"] = tile.value
    return Phrase(WAY_MOVES[way], facts)
