"""Moves, prompts and quotes as message ids with facts; the sentences are in text/*.ftl."""

from perihelion.kernel.table import Amount, Fact, Phrase, Quote, named

from ..rules import production, steps
from ..rules import vocabulary as v
from ..rules.abilities import ability_at, source_name
from ..rules.asking import faction_name
from ..rules.cards import KINDS, SHARED, TYPES
from ..rules.counters import food_symbols, value
from ..rules.effects import PUSH_PAWN, Line
from ..rules.feasibility import is_free
from ..rules.lines import action_name
from ..rules.pieces import area_name
from ..rules.saying import said
from ..rules.state import NOWHERE, Table


def line_of_action(table: Table, action: int) -> Line:
    return table.tables.lines[table.tables.action_line[action]]


# -------------------------------------------------------------------- moves


def phrase(table: Table, seat: int, action: int) -> Phrase:
    if action < v.REPLACE:
        return phrase_of_action(table, seat, action)
    if action < v.DISC:
        return phrase_of_card(table, seat, action)
    if action < v.USE_ABILITY:
        return phrase_of_ship(table, action)
    return phrase_of_rest(table, seat, action)


def phrase_of_action(table: Table, seat: int, action: int) -> Phrase:
    if action >= v.COPY_ACTION:
        copied = action - v.COPY_ACTION
        facts: dict[str, Fact] = {"place": action_name(table, copied), "action": said(line_of_action(table, copied))}
        return Phrase("move-copy", facts)
    space = action - v.USE_SPACE
    chosen = table.tables.space_action[space]
    facts = {"place": action_name(table, chosen), "action": said(line_of_action(table, chosen))}
    extra = extra_ore(table, seat, space)
    if extra:
        facts["extra"] = extra
        return Phrase("move-use-space-extra", facts)
    return Phrase("move-use-space", facts)


def extra_ore(table: Table, seat: int, space: int) -> int:
    """The surcharge of a space, and what pushing a pawn aside costs."""
    extra = 0
    if space < v.GUILD_SPACE:
        extra = table.tables.layouts[table.layout].spaces[space // v.BASIC_SPACES][space % v.BASIC_SPACES]
        if extra == SHARED:
            return 0
    if is_free(table, seat, space) != NOWHERE:
        extra += table.tables.rule_value[PUSH_PAWN]
    return extra


def phrase_of_card(table: Table, seat: int, action: int) -> Phrase:
    tables = table.tables
    if action < v.DO:
        return Phrase("move-replace", {"cubes": action - v.REPLACE})
    if action <= v.SKIP:
        _, _, number, _, _ = table.asked
        line = tables.lines[number]
        return Phrase("move-do" if action == v.DO else "move-skip", {"part": said(line)})
    if action < v.RESEARCH_SLOT:
        _, _, number, at, _, _, _ = table.asked
        inner = tables.lines[number].calls[at].lines[action - v.CHOOSE_LINE]
        return Phrase("move-choose", {"part": said(inner)})
    if action < v.PAY_OPPONENT:
        return phrase_of_slot(table, action - v.RESEARCH_SLOT)
    if action < v.TAKE_TYPE:
        return Phrase("move-pay-opponent", {"faction": faction_name(table, action - v.PAY_OPPONENT)})
    if action < v.TAKE_TECHNOLOGY:
        return Phrase("move-type", {"type": named("type", TYPES[action - v.TAKE_TYPE].lower())})
    if action < v.LAY_AT:
        return Phrase(
            "move-technology", {"card": named("technology", tables.technologies[action - v.TAKE_TECHNOLOGY].name)}
        )
    if action < v.TAKE_SYSTEM_CARD:
        return Phrase("move-lay-at", {"slot": named("slot", tables.slots[action - v.LAY_AT].name.lower())})
    if action < v.UNCOVER_GUILD:
        return Phrase("move-take-system", {"system": named("system", tables.systems[action - v.TAKE_SYSTEM_CARD].name)})
    if action < v.JOIN:
        return Phrase("move-uncover", {"guild": named("guild", tables.guild_names[action - v.UNCOVER_GUILD])})
    return Phrase("move-join", {"area": area_name(table, action - v.JOIN)})


def phrase_of_slot(table: Table, slot: int) -> Phrase:
    facts: dict[str, Fact] = {"slot": named("slot", table.tables.slots[slot].name.lower())}
    card = table.tech_at[slot]
    if card >= 0:
        facts["card"] = named("technology", table.tables.technologies[card].name)
        return Phrase("move-research", facts)
    return Phrase("move-research-event" if table.event_at[slot] >= 0 else "move-research-unknown", facts)


def phrase_of_ship(table: Table, action: int) -> Phrase:
    if action < v.USE_POPULATION:
        return Phrase("move-disc", {"disc": named("disc", KINDS[action - v.DISC])})
    if action <= v.LEAVE:
        return Phrase("move-use-population" if action == v.USE_POPULATION else "move-leave")
    if action < v.UPGRADE_SHIP:
        _, _, level, _, _, _, _, _ = table.asked
        return Phrase("move-build", {"area": area_name(table, action - v.BUILD_AT), "level": level})
    if action < v.MOVE:
        return Phrase("move-upgrade", ship_facts(table, action - v.UPGRADE_SHIP))
    if action < v.TARGET:
        ship, to = divmod(action - v.MOVE, v.AREAS)
        facts = ship_facts(table, ship)
        facts["to"] = area_name(table, to)
        return Phrase("move-move", facts)
    if action < v.DONE:
        return Phrase("move-target", {"area": area_name(table, action - v.TARGET)})
    if action == v.DONE:
        return Phrase(f"move-done-{table.book().question(table.asked).name}")
    return Phrase("move-bonus", {"area": area_name(table, action - v.TAKE_BONUS)})


def ship_facts(table: Table, ship: int) -> dict[str, Fact]:
    area, below = divmod(ship, v.SHIP_LEVELS)
    return {"area": area_name(table, area), "level": below + 1}


def phrase_of_rest(table: Table, seat: int, action: int) -> Phrase:
    if action < v.COLONISE_AREA:
        source = action - v.USE_ABILITY
        line = ability_at(table, seat, source).line
        assert line is not None
        return Phrase("move-ability", {"ability": source_name(table, seat, source), "part": said(line)})
    if action < v.SETTLE:
        return Phrase("move-colonise", {"area": area_name(table, action - v.COLONISE_AREA)})
    if action < v.PRODUCE_OPTION:
        return Phrase("move-settle", {"level": action - v.SETTLE + 1})
    if action < v.BUY_POPULATION:
        return phrase_of_production(table, seat, action - v.PRODUCE_OPTION)
    if action < v.CLAIM:
        if action == v.BUY_POPULATION:
            return Phrase("move-buy-population", {"price": production.population_price(table, seat)})
        if action == v.SELL_POPULATION:
            return Phrase("move-sell-population")
        return Phrase("move-retire-ship", ship_facts(table, action - v.RETIRE_SHIP))
    if action < v.FROM_COLUMN:
        goal = action - v.CLAIM
        name = named("achievement", table.tables.achievements[goal].name)
        return Phrase("move-claim", {"achievement": name, "points": points_of_claim(table, goal)})
    if action < v.SEND:
        column = action - v.FROM_COLUMN
        message = "move-from-column" if action < v.TO_COLUMN else "move-to-column"
        return Phrase(message, {"column": "ABCDE"[column % v.COLUMNS]})
    if action < v.SWAP:
        return Phrase("move-send", ship_facts(table, action - v.SEND))
    return Phrase("move-swap", {"achievement": named("achievement", table.tables.achievements[action - v.SWAP].name)})


def points_of_claim(table: Table, goal: int) -> int:
    spaces = table.tables.achievements[goal].spaces
    return spaces[min(len(table.claims[table.goals.index(goal)]), len(spaces) - 1)] if goal in table.goals else 0


def growth_yield(table: Table, seat: int) -> int:
    faction = table.factions[seat]
    visible = food_symbols(table, faction)
    return len([k for k in range(v.COLUMNS) if visible >> k & 1 and faction.supply[k]])


def phrase_of_production(table: Table, seat: int, option: int) -> Phrase:
    if option == production.GROWTH:
        return Phrase("move-growth", {"amount": growth_yield(table, seat)})
    if option == production.ORE_PRODUCTION:
        faction = table.factions[seat]
        return Phrase("move-ore", {"amount": table.tables.mats[faction.mat].ore_symbols[faction.ore_out]})
    return Phrase("move-trade")


# -------------------------------------------------------------------- quotes


def cost_and_gain(table: Table, seat: int, action: int) -> Quote:
    if action < v.COPY_ACTION:
        chosen = table.tables.space_action[action - v.USE_SPACE]
        return Quote(cost=cost_of(table, seat, line_of_action(table, chosen), extra_ore(table, seat, action)))
    if action < v.REPLACE:
        return Quote(cost=cost_of(table, seat, line_of_action(table, action - v.COPY_ACTION), 0))
    if v.MOVE <= action < v.TARGET:
        return Quote(group="first" if table.before == table.factions[seat].ships else "middle")
    if v.RESEARCH_SLOT <= action < v.PAY_OPPONENT:
        _, _, _, flags, _ = table.asked
        cube = "supply" if flags & steps.SUPPLY_CUBE else "population"
        return Quote(cost=(Amount(cube, 1),))
    if action == v.BUY_POPULATION:
        return Quote(
            (Amount("ore", production.population_price(table, seat)),), (Amount("population", 1),), group="middle"
        )
    if action == v.SELL_POPULATION:
        return Quote((Amount("population", 1),), (Amount("ore", 1),), group="middle")
    if v.RETIRE_SHIP <= action < v.SELL_POPULATION:
        return Quote((Amount("ore", 1), Amount("ship", 1)), (Amount("population", 1),), group="middle")
    if v.PRODUCE_OPTION <= action < v.BUY_POPULATION:
        return quote_of_production(table, seat, action - v.PRODUCE_OPTION)
    if v.CLAIM <= action < v.FROM_COLUMN:
        return Quote(gain=(Amount("point", points_of_claim(table, action - v.CLAIM)),))
    if v.SETTLE <= action < v.PRODUCE_OPTION:
        return Quote(cost=(Amount("ship", 1),), group="middle")
    return Quote()


def cost_of(table: Table, seat: int, line: Line, extra: int) -> tuple[Amount, ...]:
    x = value(table, seat, line.x, 0, 0)
    ore = value(table, seat, line.ore, x, 0) + extra
    retire = value(table, seat, line.retire, x, 0)
    return tuple([amount for amount in (Amount("ore", ore), Amount("retire", retire)) if amount.amount])


def quote_of_production(table: Table, seat: int, option: int) -> Quote:
    if option == production.GROWTH:
        return Quote(gain=(Amount("population", growth_yield(table, seat)),))
    if option == production.ORE_PRODUCTION:
        faction = table.factions[seat]
        return Quote(gain=(Amount("ore", table.tables.mats[faction.mat].ore_symbols[faction.ore_out]),))
    return Quote(group="first")
