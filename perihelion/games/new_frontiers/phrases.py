"""Moves, prompts and quotes as message ids with facts; the sentences are in text/*.ftl."""

from typing import Final

from perihelion.games.new_frontiers import develop, scoring, settle, trade
from perihelion.games.new_frontiers import state as at
from perihelion.games.new_frontiers import tables as words
from perihelion.games.new_frontiers.effects import CONSUME_TWO, WINDFALL
from perihelion.games.new_frontiers.military import strength_against
from perihelion.games.new_frontiers.refusals import ASKED_BY
from perihelion.games.new_frontiers.state import Table
from perihelion.games.new_frontiers.trade import kind_name
from perihelion.kernel.table import Amount, Fact, Phrase, Prompt, Quote, named

PROMPTS: Final = {
    at.SIDE: "side",
    at.TILE: "tile",
    at.GOAL_ASKED: "goal-asked",
    at.KEEPING: "keeping",
    at.ORDERING: "ordering",
    at.BUYING: "buying",
    at.PICKING: "picking",
    at.SURPLUS: "surplus",
    at.SETTLING: "settling",
    at.ARMING: "arming",
    at.ARMING_GOOD: "arming-good",
    at.DECLARING: "declaring",
    at.REPLACING: "replacing",
    at.REPLACING_WITH: "replacing-with",
    at.SHORT: "short",
    at.WINDFALLS: "windfalls",
    at.WINDFALL_ON: "windfall-on",
    at.BONUS_WINDFALL: "bonus-windfall",
    at.STOCKING: "stocking",
    at.SELLING: "selling",
    at.TAXED: "taxed",
    at.CONSUMING: "consuming",
    at.SPENDING: "spending",
    at.SCORING_KIND: "scoring-kind",
}

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
        return Phrase("move-choose-tile", {"action": action_name(table, action - words.CHOOSE_TILE)})
    home = table.tables.mats[table.empires[seat].mat][action - words.CHOOSE_SIDE]
    return Phrase("move-choose-side", {"tile": table.tile_name(home)})


def action_name(table: Table, tile: int) -> str:
    face = words.GOALS_REVIEW if tile == 0 and table.setup == at.WITH_GOALS else tile
    return named("action", table.tables.actions[face])


def phrase_about_colony(table: Table, seat: int, message: str, tile: int) -> Phrase:
    facts: dict[str, Fact] = {"tile": table.tile_name(tile)}
    empire = table.empires[seat]
    if message in ("move-sell", "move-spend", "move-store-good"):
        kind = empire.goods[empire.colonies.index(tile)]
        facts["good"] = kind_name(kind)
        if message == "move-sell":
            facts["price"] = trade.sale_price(table, seat, kind)
    elif message == "move-take-world":
        printed = table.tables.tiles[tile]
        message = "move-take-world-military" if printed.military else message
        facts["value"] = printed.value
    elif message == "move-replace-with":
        facts["colony"] = table.tile_name(table.questions[seat][1])
    return Phrase(message, facts)


def phrase_of_settling(table: Table, seat: int, action: int) -> Phrase:
    world, way = divmod(action - words.SETTLE_WORLD, words.WAYS)
    empire = table.empires[seat]
    tile = table.tables.tiles[world]
    facts: dict[str, Fact] = {"tile": table.tile_name(world)}
    if way == words.BY_CREDITS:
        facts["price"] = settle.credits_for(empire, world, tile.value)
    elif way == words.BY_CONTACT:
        facts["price"] = settle.contact_price(table, empire, world)
    elif way == words.BY_DOOM:
        facts["colony"] = table.tile_name(settle.doomed_colony(empire))
    else:
        facts["strength"] = strength_against(empire, world)
        facts["defence"] = tile.value
    return Phrase(WAY_MOVES[way], facts)


def prompt(table: Table, seat: int) -> Prompt:
    if not table.acting:
        return Prompt(Phrase("prompt-over"), Phrase("prompt-over-reason"), "NFR-17.9")
    if seat not in table.acting:
        return waiting_prompt(table)
    step = table.questions[seat]
    name = PROMPTS[step[0]]
    facts: dict[str, Fact] = {}
    if step[0] == at.SETTLING and step[1]:
        name = "settling-again"
    elif step[0] in (at.ARMING, at.ARMING_GOOD):
        facts["tile"] = table.tile_name(step[1])
        facts["strength"] = strength_against(table.empires[seat], step[1])
        facts["defence"] = table.tables.tiles[step[1]].value
    elif step[0] == at.REPLACING_WITH:
        facts["tile"] = table.tile_name(step[1])
    elif step[0] in (at.WINDFALL_ON, at.SPENDING):
        facts["tile"] = table.tile_name(table.tables.powers[step[1]].tile)
    elif step[0] == at.SURPLUS:
        empire = table.empires[seat]
        facts["count"] = len(empire.discovered) + len(empire.colonies) - table.tables.most_worlds
    elif step[0] == at.TILE:
        facts["round"] = table.round
    elif step[0] == at.BUYING:
        facts["credits"] = table.empires[seat].credits
    return Prompt(Phrase(f"prompt-{name}", facts), reason(table, seat, name), ASKED_BY[step[0]])


def reason(table: Table, seat: int, name: str) -> Phrase:
    """Why it is asked: whose action it is and which place the seat has in it, or what the question means."""
    if table.chooser < 0:
        return Phrase(f"prompt-{name}-reason")
    facts: dict[str, Fact] = {"action": action_name(table, table.action)}
    if seat == table.chooser:
        return Phrase("prompt-own-action", facts)
    facts["place"] = table.order.index(seat) + 1
    return Phrase("prompt-others-action", facts)


def waiting_prompt(table: Table) -> Prompt:
    if table.action < 0:
        return Prompt(Phrase("prompt-wait"), Phrase("prompt-wait-reason"), "NFR-3.2")
    facts: dict[str, Fact] = {"action": action_name(table, table.action)}
    return Prompt(Phrase("prompt-wait"), Phrase("prompt-wait-action", facts), "NFR-3.5")


def cost_and_gain(table: Table, seat: int, action: int) -> Quote:
    kind = table.questions[seat][0] if seat in table.acting else -1
    if kind == at.TILE and action < words.KEEP_GOAL:
        return quote_of_tile(table, action - words.CHOOSE_TILE)
    if kind == at.BUYING and action >= words.BUY:
        tile = action - words.BUY + words.COLONIES
        return Quote(paid("credit", develop.price(table, seat, tile)), gained("point", worth_of(table, seat, tile)))
    if kind == at.SETTLING:
        return quote_of_settling(table, seat, action)
    if kind == at.SELLING and action >= words.SELL:
        empire = table.empires[seat]
        good = empire.goods[empire.colonies.index(action - words.SELL)]
        return Quote(paid("good", 1), gained("credit", trade.sale_price(table, seat, good)))
    if kind == at.CONSUMING and action >= words.USE_POWER:
        power = table.tables.powers[action - words.USE_POWER]
        goods = 2 if power.code == CONSUME_TWO else 1
        gain = gained("credit", power.gain.credits) + gained("chip", power.gain.chips)
        return Quote(paid("good", goods), gain, group="first")
    if kind == at.SPENDING:
        return Quote(paid("good", 1), group="last")
    if kind == at.ARMING_GOOD:
        strength = table.tables.powers[table.questions[seat][3]].amount
        return Quote(paid("good", 1), gained("strength", strength), group="middle")
    if kind == at.ARMING:
        return Quote(group="last" if action == words.SETTLE_NOW else "middle")
    if kind == at.REPLACING and action != words.NO_REPLACEMENT:
        return Quote(group="first")
    if kind == at.REPLACING_WITH:
        return Quote(group="last")
    return Quote()


def paid(what: str, amount: int) -> tuple[Amount, ...]:
    return (Amount(what, amount),) if amount else ()


def gained(what: str, amount: int) -> tuple[Amount, ...]:
    return paid(what, amount)


def worth_of(table: Table, seat: int, tile: int) -> int:
    """The points a development would be worth now, the "?" of a large one counted with itself."""
    empire = table.empires[seat].clone()
    empire.developments = [*empire.developments, tile]
    printed = table.tables.tiles[tile]
    if not printed.variable:
        return printed.points
    return scoring.bonus_of(table.tables, empire, tile, scoring.best_kind(table, empire))


def quote_of_tile(table: Table, tile: int) -> Quote:
    face = words.GOALS_REVIEW if tile == 0 and table.setup == at.WITH_GOALS else tile
    bonus = table.tables.bonuses[face]
    credit = bonus.credits + (table.pot if tile == words.PRODUCE_TILE else 0)
    return Quote((), gained("credit", credit) + gained("chip", bonus.chips) + gained("colonist", bonus.colonists))


def quote_of_settling(table: Table, seat: int, action: int) -> Quote:
    if action == words.TAKE_COLONISTS:
        return Quote((), gained("colonist", min(table.tables.colonists_taken, table.colonists)))
    if action == words.STOP_SETTLING:
        return Quote()
    world, way = divmod(action - words.SETTLE_WORLD, words.WAYS)
    empire = table.empires[seat]
    tile = table.tables.tiles[world]
    credit = 0
    if way == words.BY_CREDITS:
        credit = settle.credits_for(empire, world, tile.value)
    elif way == words.BY_CONTACT:
        credit = settle.contact_price(table, empire, world)
    cost = paid("credit", credit) + paid("colonist", tile.colonists)
    gain = gained("point", tile.points) + gained("good", 1 if tile.good == WINDFALL else 0)
    return Quote(cost, gain, group="first" if way == words.BY_ARMING else "only")
