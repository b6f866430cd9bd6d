"""New Frontiers as it is played: rounds of chosen action tiles, each carried out by all, to the end (NFR-3, 15, 16).

In most actions one seat's lane runs after another in the order of resolution; where the rulebook allows it all lanes
run at the same time (NFR-18.7).
"""

from typing import Any, Final, final

from perihelion.kernel.fields import copying, flat
from perihelion.kernel.question import Rulebook, all_see_the_same, kinds_in
from perihelion.kernel.rng import TWIN, Rng
from perihelion.kernel.state import Packed

from .people import forecast, phrases, viewing
from .reading import READINGS
from .rules import (
    arming,
    asking,
    develop,
    explore,
    goals,
    produce,
    refinery,
    replacement,
    rounds,
    scoring,
    settle,
    setup,
    trade,
)
from .rules.state import ENDINGS, FIRST, FOUND, GIVEN, GOALS_KEPT, KEPT, LANES, WITH_GOALS, Table
from .rules.tables import Tables

BOOK: Final[Rulebook[Any]] = Rulebook(
    kinds_in(rounds, setup, develop, explore, settle, arming, refinery, replacement, produce, trade, goals),
    READINGS,
    over="NFR-16.7",
    winning="NFR-17.9",
    view=viewing.view,
    own=viewing.own,
    forecast=forecast.forecast,
    own_forecast=all_see_the_same,
    phrase=phrases.phrase,
    quote=asking.quote_of,
)


@final
class NewFrontiersState(Table):
    __slots__ = ()

    def book(self) -> Rulebook[Any]:
        return BOOK

    def clone(self) -> "NewFrontiersState":
        return self.clone_with_goals() if self.setup == WITH_GOALS else self.clone_without_goals()

    @copying(KEPT, LANES, FOUND, given=(*GIVEN, *flat(GOALS_KEPT)))
    def clone_without_goals(self) -> "NewFrontiersState":
        twin = NewFrontiersState(self.tables, self.seats, TWIN)
        twin.copy_base(self)
        return twin

    @copying(GOALS_KEPT, given=(*GIVEN, *flat(KEPT), *LANES, *FOUND))
    def clone_with_goals(self) -> "NewFrontiersState":
        return self.clone_without_goals()

    # ---------------------------------------------------------------- results

    def tally(self) -> list[dict[str, int]]:
        return [scoring.tally_of(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        return scoring.ranking(self, self.scores())

    def tie_breaks(self, seat: int) -> dict[str, int]:
        return {"credits": scoring.tie_break(self.empires[seat])}

    def ending(self) -> str:
        if not self.acting:
            for end, name in enumerate(ENDINGS):
                if self.ends >> end & 1:
                    return name
        return ""

    # ---------------------------------------------------------------- knowledge

    def redraw(self, seat: int) -> None:
        """The bag has no order, its draws come with the new generator; goals are dealt anew as far as unknown."""
        if self.setup == WITH_GOALS:
            goals.redraw(self, seat)

    def wish(self, seat: int) -> int | None:
        return goals.wish(self, seat)

    def refusals(self, seat: int, action: int) -> list[str]:
        if self.acting and not self.choices[seat]:
            return ["NFR-3.5"]  # not this seat's turn
        return super().refusals(seat, action)


def set_up(
    tables: Tables, seats: int, rng: Rng, mode: int, free_sides: bool, round_limit: int, red_last: bool, engineers: int
) -> NewFrontiersState:
    state = NewFrontiersState(tables, seats, rng)
    state.setup = mode
    state.free_sides = 1 if free_sides and mode != FIRST else 0
    state.round_limit = round_limit
    state.red_last = 1 if red_last else 0
    state.engineers = engineers
    setup.lay_out(state)
    return state


def restored(tables: Tables, seats: int, packed: Packed) -> NewFrontiersState:
    state = NewFrontiersState(tables, seats, Rng(0, 0, 0, 0))
    state.unpack(packed)
    return state
