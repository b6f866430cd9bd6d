"""Sunward as it is played: three rounds of turns, each turn coordinates then drawing (WSS-3)."""

from typing import Any, Final, final

from perihelion.kernel.fields import copying
from perihelion.kernel.question import Rulebook, all_see_the_same, kinds_in
from perihelion.kernel.rng import TWIN, Rng
from perihelion.kernel.state import Packed

from .people import forecast, phrases, viewing
from .people.sheets import told_of
from .reading import READINGS
from .rules import coordinates, drawing, rounds, scoring
from .rules.setup import lay_out
from .rules.state import GIVEN, TABLE, Table
from .rules.tables import DRAW_NOTHING, Tables

BOOK: Final[Rulebook[Table]] = Rulebook(
    kinds_in(rounds, coordinates, drawing),
    READINGS,
    over="WSS-3.9",
    winning="WSS-7.11",
    view=viewing.view,
    own=viewing.own,
    forecast=forecast.forecast,
    own_forecast=all_see_the_same,
    phrase=phrases.phrase,
    quote=phrases.cost_and_gain,
)


@final
class SunwardState(Table):
    def book(self) -> Rulebook[Any]:
        return BOOK

    @copying(TABLE, given=GIVEN)
    def clone(self) -> "SunwardState":
        twin = SunwardState(self.tables, self.seats, TWIN)
        twin.copy_base(self)
        return twin

    # ---------------------------------------------------------------- results

    def scores(self) -> list[int]:
        return [scoring.points_of(self, sheet) for sheet in self.sheets]

    def tally(self) -> list[dict[str, int]]:
        return [told_of(self, sheet).tally.copy() for sheet in self.sheets]

    def ending(self) -> str:
        return "" if self.acting else "last-round"

    def standing(self, seat: int) -> dict[str, int]:
        return scoring.tally_of(self, drawing.sheet_with_new_piece(self, seat))

    # ---------------------------------------------------------------- knowledge

    def reveals(self, seat: int, action: int) -> bool:
        """WSS-3.7: drawings are shown when the last player has drawn; a list of drawings need not try each of them."""
        if self.seats > 1 and action >= DRAW_NOTHING and self.may(seat, action):
            return len(self.acting) == 1
        return super().reveals(seat, action)

    def redraw(self, seat: int) -> None:
        drawing.redraw(self, seat)


def set_up(tables: Tables, seats: int, rng: Rng) -> SunwardState:
    state = SunwardState(tables, seats, rng)
    lay_out(state)
    return state


def restored(tables: Tables, seats: int, packed: Packed) -> SunwardState:
    state = SunwardState(tables, seats, Rng(0, 0, 0, 0))
    state.unpack(packed)
    return state
