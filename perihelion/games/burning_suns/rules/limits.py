"""What is checked when an action ends: limits, levels and alliances (BSU-11.12)."""

from bisect import bisect_right

from perihelion.kernel.lists import how_many
from perihelion.kernel.question import Kind, declare
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event, Fact, Phrase, named

from . import steps
from .empire.decks import FIRST_CARD, cards_of, discard_card
from .empire.diplomacy import check_alliances, drifted_apart
from .empire.numbers import army_limit, limit
from .empire.sources import change_level
from .galaxy.masks import places_in
from .galaxy.moving import leave_no_mercenaries
from .names import unit_message, unit_name
from .state import SeatQuestion, Table
from .tables import PICK, UNIT_AT
from .terms import AGENT, ARMY, ARTEFACT, FLEET, GROUND, KINDS, LIMITS, MERCENARY, UNIQUE


@declare(steps.CHECK)
class Check(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        check(table)


def check(table: Table) -> None:
    """BSU-11.12, 4.13, 18.9, 24.8: limits, levels lost and gained, alliances, until nothing changes."""
    turn = order_of_check(table)
    for seat in turn:
        if over_limit(table, seat):
            return
    for seat in turn:
        if change_levels(table, seat):
            return
    if drifted_apart(table):
        check_alliances(table)
        table.push((steps.CHECK,))
    elif not table.frames[-1].mods:
        for seat in turn:
            if not limits_vary(table, seat):
                table.unchecked &= ~(1 << seat)  # until it gets units or antimatter, or a source changes


def order_of_check(table: Table) -> list[int]:
    """The empires to be checked: the acting one, then player order. Mostly there is one."""
    unchecked = table.unchecked
    if unchecked and not unchecked & (unchecked - 1):
        return [unchecked.bit_length() - 1]
    actor = table.frames[-1].actor
    turn = [seat for seat in table.order if unchecked >> seat & 1]
    if actor in turn:
        turn.remove(actor)
        turn.insert(0, actor)
    return turn


def over_limit(table: Table, seat: int) -> bool:
    """BSU-18.9, 19.8, 40.7. Limits are never below the printed ones, but for armies in unrest."""
    if table.crowded >> seat & 1 and too_large(table, seat):
        return True
    printed = table.tables.organisations[table.organisation[seat]].limits
    agents = how_many(table.agent_owner, seat)
    if agents > printed[AGENT] and agents > limit(table, seat, AGENT):
        return cut_down(table, (steps.ASK_SURPLUS_CARD, seat, AGENT))
    artefacts = how_many(table.artefact_owner, seat)
    if artefacts > printed[ARTEFACT] and artefacts > limit(table, seat, ARTEFACT):
        return cut_down(table, (steps.ASK_SURPLUS_CARD, seat, ARTEFACT))
    return False


def too_large(table: Table, seat: int) -> bool:
    """Whether a fleet or an army has to shrink; an empire where none is above the printed limit is crowded no more."""
    crowded = False
    for place in places_in(table.fleets[seat]):
        size = table.fleet[seat][place]
        if size > table.tables.fleet_limit:
            crowded = True
            if size > limit(table, seat, FLEET):
                return cut_down(table, (steps.ASK_SURPLUS, seat, place, FLEET))
    small = table.tables.small_army
    for place in places_in(table.armies[seat]):
        size = table.army[seat][place]
        if size > small:
            crowded = True
            if size > army_limit(table, seat, place):
                return cut_down(table, (steps.ASK_SURPLUS, seat, place, ARMY))
    if not crowded:
        table.crowded &= ~(1 << seat)
    return False


def cut_down(table: Table, question: Step) -> bool:
    table.push((steps.CHECK,))
    table.push(question)
    return True


def limits_vary(table: Table, seat: int) -> bool:
    """A limit for each of something changes with that."""
    if not table.tables.scales_limits:
        return False
    for index in table.scaled[seat]:
        for effect in table.tables.abilities[index].effects:
            if effect.op == LIMITS:
                return True
    return False


@declare(steps.ASK_SURPLUS, name="surplus", rule="BSU-18.9", parts="seat place what")
class Surplus(SeatQuestion):
    """BSU-18.9, A-13: discarded, not destroyed: nobody scores."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, place, what = step
        found: list[int] = []
        for kind in range(KINDS):
            if (GROUND >> kind & 1 == 1) == (what == ARMY) and table.has(seat, place, kind):
                found.append(UNIT_AT + kind)
        return found

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, place, _ = table.asked
        kind = action - UNIT_AT
        table.change_units(seat, place, kind, -1)
        if UNIQUE >> kind & 1:
            table.set_hull(seat, kind, 0)
        if kind >= MERCENARY:
            table.supply[table.tables.mercenaries[kind - MERCENARY]] += 1
        leave_no_mercenaries(table, seat, place)
        if table.sink is not None:
            facts: dict[str, Fact] = {"unit": unit_message(table, kind)}
            origin = table.galaxy.names[place]
            table.emit(Event("discarded", seat, unit_name(table, kind), origin, "", 1, facts=facts))


@declare(steps.ASK_SURPLUS_CARD, name="surplus-card", rule="BSU-19.8", parts="seat what")
class SurplusCard(SeatQuestion):
    """BSU-19.8, 40.7."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, what = step
        return cards_of(table, seat, what)

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, what = table.asked
        discard_card(table, what, action - FIRST_CARD[what])


def change_levels(table: Table, seat: int) -> bool:
    """BSU-4.13–4.16, A-14: lost from above, gained from below; a level with two abilities is a choice."""
    thresholds = table.tables.thresholds[table.opt[steps.OPT_LONG]][table.seats]
    levels = table.levels[seat]
    antimatter = table.antimatter[seat]
    if levels.count(-1) == len(thresholds) - bisect_right(thresholds, antimatter):
        return False  # as many as are due, and levels are held from below
    for level in (3, 2, 1):
        if levels[level] >= 0 and antimatter < thresholds[level]:
            change_level(table, seat, level, -1)
            table.push((steps.CHECK,))
            if table.sink is not None:
                table.emit(Event("level-lost", seat, amount=level))
            return True
    for level in (1, 2, 3):
        if levels[level] < 0 and antimatter >= thresholds[level]:
            table.push((steps.CHECK,))
            table.push((steps.ASK_LEVEL, seat, level))
            return True
    return False


@declare(steps.ASK_LEVEL, name="level", rule="BSU-4.14", parts="seat level")
class Level(SeatQuestion):
    """BSU-4.14: a level with two abilities is a choice."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, level = step
        if table.levels[seat][level] >= 0:
            return []
        return [PICK + option for option in range(len(table.tables.levels[table.ideology[seat]][level]))]

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, level = table.asked
        change_level(table, seat, level, action - PICK)
        if table.sink is not None:
            name = table.tables.level_names[table.ideology[seat]][level][action - PICK]
            table.emit(Event("level", seat, name, amount=level, facts={"ability": named("level", name)}))

    def picked(self, table: Table, seat: int, option: int) -> Phrase:
        _, _, level = table.asked
        name = table.tables.level_names[table.ideology[seat]][level][option]
        return Phrase("move-pick", {"what": named("level", name)})
