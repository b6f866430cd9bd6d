"""Beyond the Sun as it is played: which module does a step of the agenda, and which one carries out a choice."""

from collections.abc import Callable
from typing import Any, Final, final

from perihelion.games.beyond_the_sun import (
    abilities,
    colonising,
    control,
    decks,
    lines,
    marks,
    phrases,
    production,
    refusals,
    researching,
    scoring,
    ships,
    state,
    turns,
    viewing,
)
from perihelion.games.beyond_the_sun.components import Side
from perihelion.games.beyond_the_sun.pieces import (
    refresh_aims,
    refresh_common,
    refresh_pawns,
    refresh_slots,
    refresh_technologies,
    refresh_triggers,
)
from perihelion.games.beyond_the_sun.setting_up import deal
from perihelion.games.beyond_the_sun.state import Table
from perihelion.games.beyond_the_sun.tables import Tables
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, Step
from perihelion.kernel.table import Phrase, Prompt, Quote


@final
class BeyondState(Table):
    __slots__ = ()

    def clone(self) -> "BeyondState":
        twin = BeyondState(self.tables, self.seats, self.rng, self.side, self.layout)
        twin.take_over(self)
        return twin

    # ---------------------------------------------------------------- the agenda and choices

    def run(self, step: Step) -> None:
        RUNNING[step[0]](self, step)

    def act(self, seat: int, action: int) -> None:
        ACTING[self.asked[0]](self, seat, action)

    # ---------------------------------------------------------------- results and knowledge

    def tally(self) -> list[dict[str, int]]:
        return [scoring.tally_of(self, seat) for seat in range(self.seats)]

    def scores(self) -> list[int]:
        return [sum(points.values()) for points in self.tally()]

    def ranking(self) -> list[list[int]]:
        return scoring.ranking(self)

    def ending(self) -> str:
        return self.ended

    def standing(self, seat: int) -> dict[str, int]:
        return scoring.tally_of(self, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        return viewing.view(self)

    def redraw(self, seat: int) -> None:
        decks.redraw(self)

    # ---------------------------------------------------------------- for people at a table

    def refusals(self, seat: int, action: int) -> list[str]:
        return refusals.refusals(self, seat, action)

    def cost_and_gain(self, seat: int, action: int) -> Quote:
        return phrases.cost_and_gain(self, seat, action)

    def phrase(self, seat: int, action: int) -> Phrase:
        return phrases.phrase(self, seat, action)

    def prompt(self, seat: int) -> Prompt:
        return phrases.prompt(self, seat)


Run = Callable[[Table, Step], None]
Act = Callable[[Table, int, int], None]

RUN: Final[dict[int, Run]] = {
    state.TURN: turns.run_turn,
    state.ACTION: turns.ask_space,
    state.PRODUCTION: turns.ask_production,
    state.TRADE: production.trade,
    state.LAST_WINDOW: turns.ask_last_window,
    state.ACHIEVEMENT: turns.ask_achievement,
    state.END_TURN: turns.end_turn,
    state.START: lines.start,
    state.LINE: lines.run_line,
    state.CHOOSING: lines.ask_line,
    state.COPYING: lines.ask_copy,
    state.BUILD: ships.build,
    state.WARPING: ships.warp,
    state.CONTROL: control.update,
    state.BASE: control.build_base,
    state.BONUSES: control.bonuses,
    state.TRIGGERS: abilities.run_triggers,
    state.COLONISING: colonising.choose_target,
    state.SETTLING: colonising.settle_crews,
    state.COLONY: colonising.second_disc,
    state.SUPPLY: marks.ask_column,
    state.PLACING: marks.ask_place,
    state.SENDING: marks.ask_send,
    state.SWAPPING: marks.ask_swap,
    state.SWAP_KIND: marks.ask_swap_kind,
    state.TYPE: researching.choose_type,
    state.PRIVATE_CARD: researching.choose_card,
    state.LAYING: researching.choose_card,
    state.EVENT_OVER: researching.event_over,
    state.OPPONENT: researching.choose_opponent,
    state.LAYING_SLOT: researching.choose_laying_slot,
    state.UNCOVERING: marks.ask_uncover,
    state.JOINING: colonising.choose_neighbour,
    state.TAKING: colonising.choose_system,
}
"""What does each kind of step."""

ACT: Final[dict[int, Act]] = {
    state.ACTION: turns.act_space,
    state.PRODUCTION: turns.act_production,
    state.TRADE: production.act_trade,
    state.LAST_WINDOW: turns.act_last_window,
    state.ACHIEVEMENT: turns.claim,
    state.START: lines.act_start,
    state.CHOOSING: lines.act_line,
    state.OPTION: lines.act_option,
    state.COPYING: lines.act_copy,
    state.BUILD: ships.act_build,
    state.UPGRADING: ships.act_upgrade,
    state.JUMPING: ships.act_jump,
    state.WARPING: ships.act_warp,
    state.BASE: control.act_base,
    state.BONUSES: control.act_bonus,
    state.TRIGGERS: abilities.act_trigger,
    state.COLONISING: colonising.act_target,
    state.SETTLING: colonising.act_settle,
    state.COLONY: colonising.act_disc,
    state.AUTOMATING: marks.act_automate,
    state.SUPPLY: marks.act_column,
    state.PLACING: marks.act_place,
    state.SENDING: marks.act_send,
    state.SWAPPING: marks.act_swap,
    state.SWAP_KIND: marks.act_swap_kind,
    state.RESEARCHING: researching.act_slot,
    state.OPPONENT: researching.act_opponent,
    state.TYPE: researching.act_type,
    state.CARD: researching.act_card,
    state.PRIVATE_CARD: researching.act_private,
    state.LAYING: researching.act_laying,
    state.LAYING_SLOT: researching.act_laying_slot,
    state.UNCOVERING: marks.act_uncover,
    state.JOINING: colonising.act_join,
    state.TAKING: colonising.act_take,
}
"""What carries out a choice, by the kind of the step that asked for it."""


def no_step(table: Table, step: Step) -> None:
    raise ValueError(f"no such step: {step}")


def no_choice(table: Table, seat: int, action: int) -> None:
    raise ValueError(f"a step that asks nothing: {table.asked}")


# The same as lists: these take a quarter of the time that comparisons one after the other take.
KINDS_OF_STEPS: Final = max(*RUN, *ACT) + 1
RUNNING: Final[list[Run]] = [RUN.get(kind, no_step) for kind in range(KINDS_OF_STEPS)]
ACTING: Final[list[Act]] = [ACT.get(kind, no_choice) for kind in range(KINDS_OF_STEPS)]


def set_up(tables: Tables, seats: int, rng: Rng, side: Side, layout: int) -> BeyondState:
    """A table without cards; `deal` lays them out."""
    return BeyondState(tables, seats, rng, side, layout)


def restored(tables: Tables, seats: int, packed: Packed) -> BeyondState:
    made = BeyondState(tables, seats, Rng(0, 0, 0, 0), tables.sides[packed[0]], packed[1])
    made.unpack(packed)
    refresh_slots(made)
    refresh_aims(made)
    refresh_common(made)
    refresh_pawns(made)
    for seat, faction in enumerate(made.factions):
        refresh_technologies(made, faction)
        refresh_triggers(made, seat)
    return made


__all__ = ["BeyondState", "deal", "restored", "set_up"]
