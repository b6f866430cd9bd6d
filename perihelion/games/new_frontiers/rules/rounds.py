"""Rounds and the priority track: a tile is chosen, its action carried out, the disk comes home (NFR-3, 15, 16, 17)."""

from typing import Final

from perihelion.kernel.lanes import InTurn, Together
from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Fact, Quote

from . import develop, explore, goals, produce, settle, steps, tables, trade
from .asking import Asked, amounts
from .empire import NONE
from .state import BY_ROUNDS, WITH_GOALS, Table
from .terms import NO_KIND, NOTHING

TILE_STEP: Final = (steps.TILE,)
LAST_STEP: Final = (steps.END_ACTION,)
WITHOUT_MARKS: Final = (tables.ISOLATION, tables.DEVELOP_TILE, tables.DIPLOMATS, tables.GOALS_REVIEW)
"""Actions in which no empire uses anything up and nothing is counted."""


@declare(steps.TURN, parts="seat lane")
class OneSeat(InTurn):
    """A step of one seat's lane."""


@declare(steps.TOGETHER, parts="lane")
class AllSeats(Together):
    """The same step in every lane (NFR-18.7)."""


@declare(steps.NEXT_CHOICE)
class NextChoice(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        next_choice(table)


def next_choice(table: Table) -> None:
    """NFR-3.2: the leftmost waiting disk chooses; without one the round is over."""
    if table.waiting:
        table.ask_seat(table.waiting[0], TILE_STEP, tables.TILES_LEFT[table.picked])
    else:
        end_round(table)


@declare(steps.TILE, name="tile", rule="NFR-3.3")
class ChooseTile(Asked):
    """NFR-3.3: which action tile, of those that nobody has picked in this round."""

    def answer(self, table: Table, seat: int, action: int) -> None:
        tile = action - tables.CHOOSE_TILE
        table.picked |= 1 << tile  # NFR-3.3
        table.action = tile
        table.chooser = seat
        table.waiting = table.waiting[1:]
        order = [seat, *table.waiting, *table.done]  # NFR-3.5
        table.order = order if len(order) == table.seats else list(dict.fromkeys(order))
        if table.sink is not None:
            name = table.action_name(tile)
            table.tell("chosen", seat, f"action:{tile}", "row", "chosen", tile, {"action": name})
        table.agenda.append(LAST_STEP)
        if table.setup == WITH_GOALS:
            table.push((steps.RESOLVE,))
            goals.push_question(table)
        else:
            resolve(table)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        return {"round": table.round}

    def quote(self, table: Table, seat: int, action: int) -> Quote:
        tile = action - tables.CHOOSE_TILE
        bonus = table.tables.bonuses[table.face_of(tile)]
        credit = bonus.credits + (table.pot if tile == tables.PRODUCE_TILE else 0)
        return Quote((), amounts(("credit", credit), ("chip", bonus.chips), ("colonist", bonus.colonists)))


def picks_a_tile(table: Table, seat: int) -> bool:
    return table.asks_seat(seat, steps.TILE)


@declare(steps.RESOLVE)
class Resolve(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        resolve(table)


def resolve(table: Table) -> None:
    """The bonus that comes first, then the action (NFR-3.6)."""
    face = table.face_of(table.action)
    bonus = table.tables.bonuses[face]
    if bonus is not NOTHING:
        table.gain(table.chooser, bonus.credits, bonus.chips, bonus.colonists, -1 - face)
    if face == tables.DEVELOP_TILE:
        develop.begin(table)
    elif face == tables.EXPLORE_TILE:
        explore.begin(table)
    elif face == tables.SETTLE_TILE:
        settle.begin(table)
    elif face == tables.PRODUCE_TILE:
        produce.begin(table)
    elif face == tables.TRADE_TILE:
        trade.begin(table)
    elif face == tables.GOALS_REVIEW:
        goals.review(table)


@declare(steps.END_ACTION)
class EndAction(Kind[Table]):
    """NFR-3.7: the chooser's disk comes home; Send diplomats and Goals review put it further ahead."""

    def run(self, table: Table, step: Step) -> None:
        face = table.face_of(table.action)
        table.done = table.coming_home(face)  # NFR-3.7
        if face == tables.DEVELOP_TILE:
            develop.end(table)
        elif face == tables.SETTLE_TILE:
            settle.end(table)
        if face not in WITHOUT_MARKS:
            for empire in table.empires:  # NFR-11.7, NFR-12.7
                empire.end_action()
        table.action = -1
        table.chooser = -1
        table.order = NONE
        table.oort_kind = NO_KIND  # NFR-14.23
        table.short = 0
        next_choice(table)


def end_round(table: Table) -> None:
    """NFR-15.1 to 15.5: nothing of it once an end condition has been met; then comes scoring (NFR-16.7)."""
    if not table.ends and table.round_limit and table.round >= table.round_limit:
        table.ends |= BY_ROUNDS  # NFR-A-72
    if table.ends:
        table.push((steps.SCORING,))
        return
    if not table.picked >> tables.PRODUCE_TILE & 1:
        table.pot += 1  # NFR-15.2
    table.picked = 0
    table.waiting = table.done
    table.done = NONE
    table.round += 1
    if table.sink is not None:
        table.tell("round", -1, "", "", "", table.round, {"round": table.round})
    next_choice(table)


@declare(steps.SCORING)
class BeginScoring(Kind[Table]):
    """NFR-17.1 to 17.3: discovered worlds leave, the Oort owner declares, the last goal is turned up."""

    def run(self, table: Table, step: Step) -> None:
        if table.sink is not None:
            table.tell("game-over", -1, "", "", "", table.round, {})
        for empire in table.empires:
            table.aside = table.aside + empire.discovered
            empire.discovered = NONE  # NFR-17.1
        table.push((steps.LAST_GOAL,))  # NFR-17.3
        for seat in range(table.seats):
            if table.tables.oort in table.empires[seat].colonies:
                table.push((steps.TURN, seat, steps.SCORING_KIND))  # NFR-14.26, NFR-17.2
