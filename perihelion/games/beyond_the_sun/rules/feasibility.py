"""What can be done at all: costs, mandatory parts, and whether an action changes anything (A-32, BTS-16.8, BTS-21.3).

The questions are asked with amounts of ore, population and supply as they will be at that point of the line; every way
of paying (BTS-21.30) is tried. `soundness.check_order` makes sure that nothing in between can spoil an answer.
"""

from typing import Final

from perihelion.kernel.question import kind_of

from . import effects, steps
from .cards import DISCS, NO_LINE
from .counters import own_cards, value
from .effects import Call, Line, Purse
from .state import AREAS_IN, NOWHERE, Table
from .vocabulary import BASIC_ACTIONS, CARD_ACTIONS, GUILD_ACTION, GUILDS, TECHNOLOGY_ACTION

BELOW_TOP: Final = 0x7777777777
"""Of the kinds of ships, as bits: those below level 4."""


def worth_doing(table: Table, seat: int, line: Line, ore: int, swaps: int, card: int) -> bool:
    """Whether a faction with that much ore can do the line in full and change something by it."""
    faction = table.factions[seat]
    return payable(table, seat, line, ore, faction.pop, sum(faction.supply), swaps, card, True)


def possible(table: Table, seat: int, line: Line, swaps: int, card: int) -> bool:
    """BTS-21.5: whether the cost can be paid and the mandatory calls be done now."""
    faction = table.factions[seat]
    return payable(table, seat, line, faction.ore, faction.pop, sum(faction.supply), swaps, card, False)


def ways_to_pay(table: Table, seat: int, line: Line, swaps: int, card: int) -> list[int]:
    """How many retired cubes ore may replace so that the line can still be done (D-36)."""
    faction = table.factions[seat]
    x = value(table, seat, line.x, 0, 0)
    ore = value(table, seat, line.ore, x, 0)
    retire = value(table, seat, line.retire, x, 0)
    found: list[int] = []
    for replaced in range(min(swaps, retire) + 1):
        kept = retire - replaced
        if faction.ore < ore + replaced or faction.pop < kept:
            continue
        left = faction.ore - ore - replaced
        supply = sum(faction.supply) + kept
        purse = (left, faction.pop - kept, supply)
        if calls_possible(table, seat, line, 0, x, purse, swaps - replaced, card):
            found.append(replaced)
    return found


def payable(
    table: Table, seat: int, line: Line, ore: int, pop: int, supply: int, swaps: int, card: int, changing: bool
) -> bool:
    """BTS-4.9, 4.10 and 21.3: whether a line can be paid and done, and changes something if it has to (BTS-16.8)."""
    if line.choice:  # else every inner line would be asked for twice
        for inner in line.calls[0].lines:
            if payable(table, seat, inner, ore, pop, supply, swaps, card, changing):
                return True
        return False
    if line.plain:
        x = 0
        price = line.price
        retire = line.cubes
        if ore < price or pop + swaps < line.population:
            return False
        needs = line.needs
        if needs and not swaps:
            if needs == effects.NO_MORE or has_needed(table, seat, line, pop - retire, supply + retire):
                return True
            if needs >= effects.A_TARGET or (needs == effects.A_FLEET and changing):
                return False
    else:
        x = value(table, seat, line.x, 0, 0)
        price = value(table, seat, line.ore, x, 0)
        retire = value(table, seat, line.retire, x, 0)
    for replaced in range(min(swaps, retire) + 1):
        kept = retire - replaced
        left = ore - price - replaced
        if left < 0 or pop < kept:
            continue
        purse = (left, pop - kept, supply + kept)
        if not line.safe and not calls_possible(table, seat, line, 0, x, purse, swaps - replaced, card):
            continue
        if not changing or line.sure:
            return True
        if calls_change(table, seat, line, 0, x, purse, swaps - replaced, card):
            return True
    return False


def has_needed(table: Table, seat: int, line: Line, pop: int, supply: int) -> bool:
    """BTS-4.9: whether a faction has the one thing that a line needs; with so many cubes once it has paid."""
    needs = line.needs
    faction = table.factions[seat]
    if needs >= effects.A_SLOT:
        slots = table.tables.slots_of_levels[line.research] & faction.open_slots
        return (slots & table.discovered if needs == effects.A_SEEN_SLOT else slots) != 0
    if needs == effects.A_SHIP or needs == effects.A_FLEET:
        return faction.fleet != 0
    if needs == effects.A_CUBE:
        return supply > 0
    if needs == effects.A_CREW:
        return pop > 0 or faction.fleet != 0
    if needs == effects.A_TARGET:
        return bool(targets(table, seat, False))
    return needs == effects.NO_MORE


def calls_possible(table: Table, seat: int, line: Line, at: int, x: int, purse: Purse, swaps: int, card: int) -> bool:
    """Whether the mandatory calls of a line, from one on, can be done with these amounts (BTS-21.3)."""
    for k in range(at, len(line.calls)):
        call = line.calls[k]
        purse = call.effect.after(table, seat, call, x, purse, swaps, card)
        if purse[1] < 0:
            return False
    return True


def calls_change(table: Table, seat: int, line: Line, at: int, x: int, purse: Purse, swaps: int, card: int) -> bool:
    """Whether some way of resolving the calls of a line, from one on, changes anything (BTS-16.8, BTS-16.11)."""
    for k in range(at, len(line.calls)):
        call = line.calls[k]
        if call.effect.changes(table, seat, call, x, purse, swaps, card):
            return True
    return False


def some_payable(table: Table, seat: int, call: Call, purse: Purse, swaps: int, card: int, changing: bool) -> bool:
    """Whether one of the lines inside a call can be paid and done."""
    ore, pop, supply = purse
    for inner in call.lines:
        if payable(table, seat, inner, ore, pop, supply, swaps, card, changing):
            return True
    return False


def rest_can_change(table: Table) -> bool:
    """Whether what is still to come of the action now resolved can change anything (BTS-16.8)."""
    for k in range(len(table.agenda) - 1, -1, -1):
        step = table.agenda[k]
        if kind_of(step) != steps.LINE:
            continue
        _, seat, number, at, x, _, flags, card = step
        line = table.tables.lines[number]
        if at < len(line.calls):
            faction = table.factions[seat]
            purse = (faction.ore, faction.pop, sum(faction.supply))
            if calls_change(table, seat, line, at, x, purse, table.swaps, card):
                return True
        if flags & steps.BOTTOM:
            return False
    return False


def rest_is_possible_without(table: Table, cubes: int) -> bool:
    """Whether the line now resolved can be finished with so many population cubes fewer (BTS-21.3)."""
    for k in range(len(table.agenda) - 1, -1, -1):
        step = table.agenda[k]
        if kind_of(step) == steps.LINE:
            _, seat, number, at, x, _, _, card = step
            faction = table.factions[seat]
            line = table.tables.lines[number]
            purse = (faction.ore, faction.pop - cubes, sum(faction.supply))
            return calls_possible(table, seat, line, at, x, purse, table.swaps, card)
    return True


# -------------------------------------------------------------------- single questions


def levels_of(table: Table, seat: int, call: Call, x: int, told: int) -> int:
    """The levels a research call speaks of, as bits (BTS-11.2); a counter may name a level that there is not."""
    if call.levels:
        return call.levels
    level = value(table, seat, call.n, x, told)
    return 1 << (level - 1) if 0 < level <= len(table.tables.slots_of_level) else 0


def research_slots(table: Table, seat: int, call: Call, x: int, to_opponent: bool) -> int:
    levels = levels_of(table, seat, call, x, 0)
    return eligible_slots(table, seat, levels, call.a == 1, call.c == 1, to_opponent)


def eligible_slots(table: Table, seat: int, levels: int, seen: bool, no_prerequisite: bool, to_opponent: bool) -> int:
    """BTS-11.3, BTS-11.8: the slots of these levels that the faction may research now, as bits."""
    tables = table.tables
    faction = table.factions[seat]
    found = tables.slots_of_levels[levels] & (~faction.techs if no_prerequisite else faction.open_slots)
    if seen:
        found &= table.discovered
    if to_opponent:  # BTS-21.28
        of_opponents = 0
        for other in table.factions:
            if other is not faction:
                of_opponents |= other.techs
        found &= of_opponents
    return found


def researchers(table: Table, seat: int, slot: int) -> list[int]:
    """The opponents with a cube at a slot (BTS-21.28)."""
    return [each for each in range(table.seats) if each != seat and table.factions[each].techs >> slot & 1]


def targets(table: Table, seat: int, fresh: bool) -> list[int]:
    """BTS-15.3: the areas a faction can colonise now; fresh ones had no base when the turn began (BTS-21.13)."""
    faction = table.factions[seat]
    found: list[int] = []
    for area in AREAS_IN[faction.bases & ~table.based if fresh else faction.bases]:
        system = table.system_at[area]
        if system >= 0 and faction.strength[area] >= table.tables.systems[system].strength:
            found.append(area)
    return found


def can_upgrade(table: Table, seat: int) -> bool:
    """BTS-13.8, BTS-16.5."""
    return table.factions[seat].fleet & BELOW_TOP != 0


def swappable(table: Table, seat: int) -> list[int]:
    """Achievements in play that hold an own disc not yet replaced (BTS-21.24)."""
    return [goal for goal, discs in zip(table.goals, table.claims, strict=True) if seat * 4 + 3 in discs]


def tracks_with_discs(table: Table, seat: int) -> list[int]:
    """BTS-21.24."""
    faction = table.factions[seat]
    found: list[int] = []
    if faction.food_out < DISCS:
        found.append(0)
    if faction.ore_out < DISCS:
        found.append(1)
    return found


def copies(
    table: Table, seat: int, kind: int, card: int, before: int, ore: int, pop: int, supply: int, swaps: int
) -> list[int]:
    """BTS-21.19: the actions that can be copied, 0 research, 1 basic, 2 own; `card` is the copying action."""
    tables = table.tables
    found: list[int] = []
    for action in copy_candidates(table, seat, kind, card, before):
        if payable(table, seat, tables.lines[tables.action_line[action]], ore, pop, supply, swaps, action, True):
            found.append(action)
    found.sort()
    return found


def can_copy(table: Table, seat: int, kind: int, card: int, ore: int, pop: int, supply: int, swaps: int) -> bool:
    """Whether there is any (BTS-21.19): the first one found is enough."""
    tables = table.tables
    for action in copy_candidates(table, seat, kind, card, NO_LINE):
        if payable(table, seat, tables.lines[tables.action_line[action]], ore, pop, supply, swaps, action, True):
            return True
    return False


def copy_candidates(table: Table, seat: int, kind: int, card: int, before: int) -> list[int]:
    """BTS-17.3, 17.5, 21.19: the actions of that kind, but for those of the copying card and the one copied before."""
    if kind == 1:
        there = list(range(BASIC_ACTIONS))
    elif kind == 2:
        there = card_actions(own_cards(table, table.factions[seat]))
    else:
        there = list(range(BASIC_ACTIONS))
        there += [GUILD_ACTION + k for k in range(GUILDS) if table.open_guilds >> k & 1]
        discovered = [each for each in table.tech_at if each >= 0]
        there += card_actions(discovered + table.factions[seat].private)
    found: list[int] = []
    for action in there:
        if table.tables.action_line[action] == NO_LINE or (kind == 0 and not table.tables.researching[action]):
            continue
        if action >= TECHNOLOGY_ACTION:
            technology = (action - TECHNOLOGY_ACTION) // CARD_ACTIONS
            if technology == (card - TECHNOLOGY_ACTION) // CARD_ACTIONS or technology == before:
                continue
        found.append(action)
    return found


def card_actions(cards: list[int]) -> list[int]:
    found: list[int] = []
    for card in cards:
        first = TECHNOLOGY_ACTION + card * CARD_ACTIONS
        found.append(first)
        found.append(first + 1)
    return found


def docks(table: Table, seat: int) -> list[int]:
    """BTS-13.2: Sol and own shipyards; with dock_everywhere any system under own control."""
    faction = table.factions[seat]
    everywhere = faction.rules >> effects.DOCK_EVERYWHERE & 1
    return [0] + [area for area in AREAS_IN[faction.bases] if everywhere or table.side.spec[area]]


def is_free(table: Table, seat: int, space: int) -> int:
    """The seat whose pawn holds a space against this one, or NOWHERE (BTS-4.2); a pawn put aside holds nothing."""
    for other in range(table.seats):
        faction = table.factions[other]
        if other != seat and faction.pawn == space and not faction.aside:
            return other
    return NOWHERE
