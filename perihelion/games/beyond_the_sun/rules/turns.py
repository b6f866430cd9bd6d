"""Rounds and turns: the action space, the production phase, the achievement phase, the end (BTS-3 to BTS-7)."""

from typing import Final

from perihelion.kernel.lists import total
from perihelion.kernel.question import Kind, Step, declare, kind_of
from perihelion.kernel.table import Event, Fact, named

from . import abilities, effects, feasibility, lines, production, steps
from .asking import AskingActive
from .counters import count_of, own_cards, value
from .marks import swap_disc
from .pieces import close_aims, pay_ore
from .sets import TEN, bits_of, spaces_in
from .state import NEVER, NOWHERE, Faction, Table
from .vocabulary import CLAIM, DONE, PRODUCE_OPTION, SPHERE_SPACE, USE_ABILITY, USE_SPACE

PRODUCE_OPTIONS: Final = [PRODUCE_OPTION, PRODUCE_OPTION + 1, PRODUCE_OPTION + 2]
SPACES_ONE_BY_ONE: Final = 1 << effects.RETIRE_FOR_ORE | 1 << effects.PUSH_PAWN
THE_REST: Final[list[Step]] = [(steps.LAST_WINDOW,), (steps.PRODUCTION,)]
"""What is left of a turn after its action."""
NO_PUSHING: Final = -1
"""The price of pushing a pawn aside for a faction that cannot."""


def begin_turn(table: Table) -> None:
    """BTS-3.4: action, production, achievement. Abilities at will are offered before each (BTS-21.29)."""
    table.uses = []  # BTS-21.29
    table.exchanges = 0  # BTS-17.17
    table.based = table.bases  # BTS-21.13
    if table.sink is not None:
        if table.active == table.first:
            table.emit(Event("round", amount=table.round))
        table.emit(Event("turn", table.active))
    table.agenda += THE_REST
    ACTION_PHASE.run(table, (steps.ACTION,))


@declare(steps.TURN)
class Turn(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        begin_turn(table)


# -------------------------------------------------------------------- action phase


@declare(steps.ACTION, name="action", rule="BTS-4.1")
class ActionPhase(AskingActive):
    def run(self, table: Table, step: Step) -> None:
        seat = table.active
        options = legal_spaces(table, seat)
        if table.factions[seat].at_will:
            options += [USE_ABILITY + source for source in abilities.usable(table, seat)]
        table.ask(step, seat, options)

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action >= USE_ABILITY:
            table.push((steps.ACTION,))
            abilities.use(table, seat, action)
            return
        space = action - USE_SPACE
        chosen = table.tables.space_action[space]
        if table.sink is not None:
            facts: dict[str, Fact] = {"action": lines.action_name(table, chosen)}
            table.emit(Event("space", seat, "pawn", str(table.factions[seat].pawn), str(space), facts=facts))
        faction = table.factions[seat]
        layout = table.tables.layouts[table.layout]
        if layout.extra[space]:
            pay_ore(table, seat, layout.extra[space])  # BTS-4.11
        if faction.rules and faction.has_rule(effects.PUSH_PAWN) and not layout.shared[space]:
            push_aside(table, seat, space)
        left = 0 if faction.aside else layout.blocked[faction.pawn]
        table.held = table.held & ~left | layout.blocked[space]
        faction.pawn = space if space != SPHERE_SPACE else NOWHERE  # BTS-17.15
        faction.aside = 0
        table.changed = 0
        table.swaps = replaceable(table, faction) if faction.rules else 0
        lines.PAYING.run(
            table, (steps.START, seat, table.tables.action_line[chosen], steps.CHOSEN | steps.BOTTOM, chosen)
        )

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        return {"round": table.round}


ACTION_PHASE: Final[ActionPhase] = ActionPhase()


def legal_spaces(table: Table, seat: int) -> list[int]:
    """BTS-4.2 to BTS-4.13: the spaces that can be used, which are numbered like their actions.

    Sets of spaces are integers: those that are reached, free (BTS-4.2, BTS-4.3: also the own pawn is in the way, even
    one put aside) and paid for, then of these the ones that have what their lines need. This way takes a third of the
    time of asking for every space by itself.
    """
    faction = table.factions[seat]
    if faction.rules & SPACES_ONE_BY_ONE:  # BTS-21.30, BTS-21.38
        return spaces_one_by_one(table, seat)
    tables = table.tables
    layout = tables.layouts[table.layout]
    ore = faction.ore
    pop = faction.pop
    paid = (table.common | faction.space_mask) & ~(table.held | layout.blocked[faction.pawn])
    paid &= layout.affordable[ore if ore < layout.most_ore else layout.most_ore]
    paid &= tables.populated[pop if pop < tables.most_population else tables.most_population]
    supply = total(faction.supply)
    slots = faction.open_slots
    ready = tables.for_first_slots[slots & TEN] | tables.for_further_slots[slots >> 10]
    if faction.fleet:
        ready |= tables.crewed_spaces
    else:
        ready |= tables.peopled_spaces if pop else tables.sure_spaces
    if supply:
        ready |= tables.supplied_spaces
    if paid & tables.colonising_spaces and feasibility.targets(table, seat, False):
        ready |= tables.colonising_spaces
    if paid & tables.seeing_spaces:
        slots &= table.discovered
        ready |= tables.for_first_seen[slots & TEN] | tables.for_further_seen[slots >> 10]
    uncertain = paid & ~ready & tables.uncertain_spaces
    if uncertain:
        ready |= usable_among(table, seat, uncertain)
    return spaces_in(paid & ready)


def usable_among(table: Table, seat: int, spaces: int) -> int:
    """Of spaces that are reached, free and paid for those whose lines can be done (BTS-4.9, BTS-4.10)."""
    tables = table.tables
    faction = table.factions[seat]
    extra = tables.layouts[table.layout].extra
    pop = faction.pop
    supply = total(faction.supply)
    found = 0
    last_action = NOWHERE
    last_left = NOWHERE
    usable = False
    for space in bits_of(spaces):
        left = faction.ore - extra[space]
        action = tables.space_action[space]
        if action != last_action or left != last_left:  # else it is one more space of the same action
            last_action = action
            last_left = left
            usable = feasibility.payable(table, seat, tables.space_line[space], left, pop, supply, 0, action, True)
        if usable:
            found |= 1 << space
    return found


def spaces_one_by_one(table: Table, seat: int) -> list[int]:
    """The same for a faction that may replace retired cubes by ore or push pawns aside (BTS-21.30, BTS-21.38)."""
    tables = table.tables
    faction = table.factions[seat]
    layout = tables.layouts[table.layout]
    supply = sum(faction.supply)
    swaps = replaceable(table, faction)
    push = tables.rule_value[effects.PUSH_PAWN] if faction.has_rule(effects.PUSH_PAWN) else NO_PUSHING
    pawns = table.held | layout.blocked[faction.pawn]
    found: list[int] = []
    for space in spaces_in(table.common | faction.space_mask):
        left = faction.ore - layout.extra[space]
        if pawns >> space & 1:
            if push == NO_PUSHING or space == faction.pawn:
                continue
            left -= push
        line = tables.space_line[space]
        if feasibility.payable(table, seat, line, left, faction.pop, supply, swaps, tables.space_action[space], True):
            found.append(space)
    return found


def replaceable(table: Table, faction: Faction) -> int:
    """BTS-21.30: how many retired cubes of one action ore may replace."""
    if faction.has_rule(effects.RETIRE_FOR_ORE):
        return table.tables.rule_value[effects.RETIRE_FOR_ORE]
    return 0


def push_aside(table: Table, seat: int, space: int) -> None:
    """BTS-21.38: the pawn that stood there is paid for and blocks nothing any more."""
    other = feasibility.is_free(table, seat, space)
    if other == NOWHERE:
        return
    price = table.tables.rule_value[effects.PUSH_PAWN]
    pay_ore(table, seat, price)
    table.factions[other].ore += price
    table.factions[other].aside = 1
    if table.sink is not None:
        table.emit(Event("pushed", other, "pawn", str(space), "aside", price))


# -------------------------------------------------------------------- production and achievement phases


@declare(steps.PRODUCTION, name="production", rule="BTS-5.1")
class ProductionPhase(AskingActive):
    def run(self, table: Table, step: Step) -> None:
        options = PRODUCE_OPTIONS
        if table.factions[table.active].at_will:
            options = [USE_ABILITY + source for source in abilities.usable(table, table.active)] + PRODUCE_OPTIONS
        table.ask(step, table.active, options)

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action < PRODUCE_OPTION:
            table.push((steps.PRODUCTION,))
            abilities.use(table, seat, action)
            return
        table.exchanges = 0  # BTS-17.17
        if table.factions[seat].on_trigger:
            abilities.push_triggers(table, seat, 1 << effects.WHEN_PRODUCTION_DONE)
        production.produce(table, seat, action - PRODUCE_OPTION, True)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        return {"round": table.round}


@declare(steps.LAST_WINDOW, name="last-window", rule="BTS-21.29")
class LastWindow(AskingActive):
    def run(self, table: Table, step: Step) -> None:
        if table.factions[table.active].at_will:
            sources = abilities.usable(table, table.active)
            if sources:
                table.push((steps.ACHIEVEMENT,))
                table.ask(step, table.active, [DONE, *[USE_ABILITY + source for source in sources]])
                return
        ACHIEVEMENT_PHASE.run(table, (steps.ACHIEVEMENT,))

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action != DONE:
            table.agenda[-1] = (steps.LAST_WINDOW,)  # once more, in place of the achievement phase
            abilities.use(table, seat, action)


def claimable(table: Table, seat: int) -> list[int]:
    """BTS-6.5 to BTS-6.9: conditions met now, a usable space free, not claimed before."""
    found: list[int] = []
    faction = table.factions[seat]
    achievements = table.tables.achievements
    for goal in faction.aims:
        condition = achievements[goal].condition
        for which, argument, number in condition.least:  # as `value` does, for this is asked after every turn
            if count_of(table, faction, which, argument) < number:
                break
        else:
            if condition.least or value(table, seat, condition, 0, 0):
                found.append(goal)
    return found


@declare(steps.ACHIEVEMENT, name="achievement", rule="BTS-6.3")
class AchievementPhase(AskingActive):
    """BTS-6.1, BTS-6.3: exactly one if any can be claimed."""

    def run(self, table: Table, step: Step) -> None:
        goals = claimable(table, table.active)  # BTS-6.1, BTS-6.3
        if goals:
            table.push((steps.END_TURN,))
            table.ask(step, table.active, [CLAIM + goal for goal in goals])
        else:
            pass_turn(table)

    def answer(self, table: Table, seat: int, action: int) -> None:
        goal = action - CLAIM
        place = table.goals.index(goal)
        points = table.tables.achievements[goal].spaces[len(table.claims[place])]
        table.claims[place] = [*table.claims[place], seat * 4 + 3]  # BTS-6.5, BTS-6.6
        close_aims(table, place)
        if table.sink is not None:
            name = table.tables.achievements[goal].name
            facts: dict[str, Fact] = {
                "achievement": named("achievement", name),
                "disc": table.discs_claimed(),
                "all": table.tables.end_discs[table.seats],
            }
            table.emit(Event("claimed", seat, name, "mat", "achievements", points, facts=facts))


ACHIEVEMENT_PHASE: Final[AchievementPhase] = AchievementPhase()


@declare(steps.END_TURN)
class EndTurn(Kind[Table]):
    """BTS-7: the trigger after a claim, the rest of the round, one final round; or the round cap."""

    def run(self, table: Table, step: Step) -> None:
        if not table.last_round and table.discs_claimed() >= table.tables.end_discs[table.seats]:  # BTS-7.1, BTS-7.2
            table.last_round = table.round + 1  # BTS-7.4, BTS-7.5
            if table.sink is not None:
                table.emit(Event("end-triggered", amount=table.last_round))
        pass_turn(table)


def pass_turn(table: Table) -> None:
    """BTS-3.2, BTS-3.5; after the final round the game is over (BTS-7.5, BTS-7.9)."""
    table.active = (table.active + 1) % table.seats
    if table.active == table.first:
        if table.round == table.last_round:
            finish(table, "achievements")
            return
        if table.cap != NEVER and table.round >= table.cap:
            finish(table, "round-cap")
            return
        table.round += 1
    begin_turn(table)


def finish(table: Table, ending: str) -> None:
    """BTS-21.24, A-66: remaining achievement discs are exchanged while discs last, food first, without any trigger."""
    table.ended = ending
    for seat in range(table.seats):
        if swaps_discs(table, seat):
            goals = feasibility.swappable(table, seat)
            while goals and feasibility.tracks_with_discs(table, seat):
                swap_disc(table, seat, goals[0], feasibility.tracks_with_discs(table, seat)[0])
                goals = feasibility.swappable(table, seat)
    if table.sink is not None:
        table.emit(Event("game-over"))


def swaps_discs(table: Table, seat: int) -> bool:
    """BTS-21.24."""
    for card in own_cards(table, table.factions[seat]):
        for ability in table.tables.technologies[card].abilities:
            if ability.line is not None and ability.line.calls[0].name == "swap_disc":
                return True
    return False


def phase(table: Table) -> str:
    """Of the turn, also while others are asked within it."""
    if not table.acting:
        return "over"
    kinds = [kind_of(step) for step in table.agenda]
    if steps.PRODUCTION in kinds or table.asks(steps.ACTION):
        return "action"
    if steps.LAST_WINDOW in kinds or table.asks(steps.PRODUCTION):
        return "production"
    return "achievement"
