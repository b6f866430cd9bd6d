"""Moves and quotes as message ids with facts; the sentences are in text/*.ftl."""

from typing import Final

from perihelion.kernel.table import Amount, Fact, Phrase, Quote, named

from ..rules import dice, tables
from ..rules.final_scoring import premiums_bought
from ..rules.flight import sector_facts
from ..rules.state import TOKEN_STEPS, Table
from ..rules.terms import COLOURS, MODIFIER_NAMES, SIZE_NAMES

Facts = dict[str, Fact]

TOKENS: Final[list[str]] = ["minus-one", "plus-one", "plus-two"]


def pulsar_name(table: Table, pulsar: int) -> str:
    return table.cluster.ids[table.cluster.pulsars[pulsar]]


def project_name(table: Table, seat: int, number: int) -> str:
    return table.tables.hq_sides[table.players[seat].hq_side].projects[number].name


def goal_name(table: Table, place: int) -> str:
    return table.tables.goals[table.goals[place]].name


def phrase(table: Table, seat: int, action: int) -> Phrase:
    if action < tables.TAKE_DIE:
        return phrase_of_setup(table, seat, action)
    if action < tables.USE_SILVER:
        return phrase_of_die(table, seat, action)
    if action < tables.SPEND:
        return phrase_of_step(table, seat, action)
    if action < tables.TAKE_GYRODYNE:
        return phrase_of_flight(table, seat, action)
    if action < tables.NEW_ARRAY:
        return phrase_of_target(table, seat, action)
    if action < tables.BUY_POINTS:
        return phrase_of_benefit(table, seat, action)
    return phrase_of_scoring(table, seat, action)


def phrase_of_setup(table: Table, seat: int, action: int) -> Phrase:
    if action < tables.CHOOSE_SIDE:
        return Phrase(
            "move-choose-gate", {"sector": table.cluster.ids[table.cluster.entries[action - tables.CHOOSE_GATE]]}
        )
    side = table.tables.hq_sides[2 * table.players[seat].hq_board + action - tables.CHOOSE_SIDE]
    return Phrase("move-choose-side", {"side": side.name})


def phrase_of_die(table: Table, seat: int, action: int) -> Phrase:
    value = (action - tables.TAKE_DIE) // tables.MARKERS + 1
    number = (action - tables.TAKE_DIE) % tables.MARKERS
    move = dice.move_for(table, value)
    if number == 0:
        return Phrase("move-take-die", {"value": value})
    facts: Facts = {
        "value": value,
        "fields": abs(move),
        "track": "@track-initiative" if number < 3 else "@track-engineers",
    }
    if table.seats == 2:
        facts["marker"] = "@marker-leading" if number % 2 else "@marker-trailing"
        return Phrase("move-take-die-left-two" if move < 0 else "move-take-die-right-two", facts)
    return Phrase("move-take-die-left" if move < 0 else "move-take-die-right", facts)


def phrase_of_step(table: Table, seat: int, action: int) -> Phrase:
    if action == tables.END_TURN:
        unused = len(table.players[seat].dice)
        return Phrase("move-end-turn-losing", {"dice": unused}) if unused else Phrase("move-end-turn")
    if action >= tables.PLACE:
        size, pulsar = divmod(action - tables.PLACE, tables.PULSARS)
        return Phrase("move-place", {"size": SIZE_NAMES[size], "sector": pulsar_name(table, pulsar)})
    if action < tables.USE_RED:
        return Phrase("move-use-silver", {"value": action - tables.USE_SILVER})
    if action < tables.COPY:
        return Phrase("move-use-red", {"value": action - tables.USE_RED})
    return Phrase("move-copy", {"value": action - tables.COPY, "cubes": table.players[seat].copy_cost})


def phrase_of_flight(table: Table, seat: int, action: int) -> Phrase:
    if action < tables.FLY:
        token = action - tables.SPEND
        return Phrase(f"move-spend-{TOKENS[token]}", {"value": table.die_value + TOKEN_STEPS[token + 1]})
    if action < tables.ANNOUNCE_RUN:
        return Phrase("move-fly", {"length": action - tables.FLY})
    if action < tables.GO:
        number, colour = divmod(action - tables.ANNOUNCE_RUN, len(COLOURS))
        return Phrase(
            "move-run", {"project": project_name(table, seat, number), "colour": named("colour", COLOURS[colour])}
        )
    flown = len(table.route)
    return Phrase(
        "move-go", {**sector_facts(table, action - tables.GO), "step": flown, "length": flown - 1 + table.left}
    )


def phrase_of_target(table: Table, seat: int, action: int) -> Phrase:
    if action < tables.FINISH_GYRODYNE:
        return Phrase("move-take-gyrodyne", {"size": SIZE_NAMES[action - tables.TAKE_GYRODYNE]})
    if action < tables.TAKE_TRANSMITTER:
        pulsar = action - tables.FINISH_GYRODYNE
        size = (table.gyrodyne[pulsar] - 1) % 3
        return Phrase("move-finish-gyrodyne", {"size": SIZE_NAMES[size], "sector": pulsar_name(table, pulsar)})
    if action < tables.PATENT:
        taking = action < tables.PAY_TRANSMITTER
        place, cost = divmod(action - (tables.TAKE_TRANSMITTER if taking else tables.PAY_TRANSMITTER), tables.COSTS)
        tile = table.offer[place] if taking else place
        facts: Facts = {
            "transmitter": table.tables.transmitters[tile].name,
            "die": table.tables.transmitters[tile].dice[cost],
        }
        return Phrase("move-take-transmitter" if taking else "move-pay-transmitter", facts)
    if action < tables.COMPLETE:
        return Phrase("move-patent", {"technology": table.boards.techs[action - tables.PATENT].name})
    if action < tables.BUY_MODIFIER:
        return Phrase("move-complete", {"project": project_name(table, seat, action - tables.COMPLETE)})
    return Phrase("move-buy-modifier", {"token": MODIFIER_NAMES[action - tables.BUY_MODIFIER]})


def phrase_of_benefit(table: Table, seat: int, action: int) -> Phrase:
    if action == tables.NEW_ARRAY:
        _, tile = table.asked
        return Phrase("move-new-array", {"transmitter": table.tables.transmitters[tile].name})
    if action < tables.TAKE_BONUS:
        return phrase_of_link(table, action)
    if action == tables.TAKE_BONUS:
        _, system = table.asked
        name = table.tables.tiles[table.systems[system]].name
        return Phrase("move-take-bonus", {"system": name, "bonus": f"{name}-bonus"})
    if action == tables.DRAW_TILE:
        return Phrase("move-draw-tile")
    if action < tables.CLAIM_ISOLATED_PULSAR:
        return Phrase("move-gain-gyrodyne", {"size": SIZE_NAMES[action - tables.GAIN_GYRODYNE]})
    if action < tables.TELEPORT_TO:
        pulsar = table.cluster.first_isolated + action - tables.CLAIM_ISOLATED_PULSAR
        return Phrase("move-claim-isolated", {"sector": pulsar_name(table, pulsar)})
    return Phrase("move-teleport", sector_facts(table, action - tables.TELEPORT_TO))


def phrase_of_link(table: Table, action: int) -> Phrase:
    other, sides = divmod(action - tables.LINK, 4)
    side, own_side = divmod(sides, 2)
    transmitters = table.tables.transmitters
    _, tile = table.asked
    value = transmitters[other].edges[side] + transmitters[tile].edges[own_side]
    return Phrase(
        "move-link",
        {
            "other": transmitters[other].name,
            "side": "@edge-left" if side == 0 else "@edge-right",
            "own": "@edge-left" if own_side == 0 else "@edge-right",
            "value": value,
        },
    )


def phrase_of_scoring(table: Table, seat: int, action: int) -> Phrase:
    if action == tables.DECLINE:
        return Phrase("move-decline")
    if action == tables.BUY_POINTS:
        return Phrase("move-buy-points", table.book().question(table.asked).facts(table, seat))
    if action >= tables.COUNT_GOAL:
        return Phrase("move-count-goal", {"goal": goal_name(table, action - tables.COUNT_GOAL)})
    place = action - tables.BUY_PREMIUM
    goal = table.tables.goals[table.goals[place]]
    bought = premiums_bought(table, seat, place)
    facts: Facts = {"goal": goal_name(table, place), "cubes": goal.cubes[bought], "points": goal.points[bought]}
    return Phrase("move-buy-premium", facts)


# -------------------------------------------------------------------- quotes


def cost_and_gain(table: Table, seat: int, action: int) -> Quote:
    if action < tables.USE_SILVER:
        return Quote()
    if action < tables.SPEND:
        if action >= tables.PLACE:
            return Quote()
        cubes = table.players[seat].copy_cost if action >= tables.COPY else 0
        return Quote(cost=(Amount("cube", cubes),) if cubes else (), group="first")
    if action < tables.FLY:
        return Quote(cost=(Amount("token", 1),), group="middle")
    if action < tables.TAKE_GYRODYNE:
        return quote_of_flight(table, action)
    if action < tables.NEW_ARRAY:
        extra = (
            table.boards.techs[action - tables.PATENT].extra_cubes if tables.PATENT <= action < tables.COMPLETE else 0
        )
        cost = [Amount("die", table.die_value)]
        if extra:
            cost.append(Amount("cube", extra))
        return Quote(cost=tuple(cost), group="last")
    if action == tables.BUY_POINTS:
        _, _, cubes, points, _, _ = table.asked
        return Quote((Amount("cube", cubes),), (Amount("point", points),))
    if tables.BUY_PREMIUM <= action < tables.COUNT_GOAL:
        goal = table.tables.goals[table.goals[action - tables.BUY_PREMIUM]]
        bought = premiums_bought(table, seat, action - tables.BUY_PREMIUM)
        return Quote((Amount("cube", goal.cubes[bought]),), (Amount("point", goal.points[bought]),))
    return Quote()


def quote_of_flight(table: Table, action: int) -> Quote:
    if action < tables.ANNOUNCE_RUN:
        return Quote(cost=(Amount("die", table.die_value),), group="middle")
    return Quote(group="last" if action >= tables.GO and table.left == 1 else "middle")
