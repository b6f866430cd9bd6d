"""Beyond the Sun as it is played: its questions and steps in one book, in the order of the rulebook."""

from typing import Any, Final, final

from perihelion.kernel.fields import copying
from perihelion.kernel.question import Rulebook, all_see_the_same, kinds_in
from perihelion.kernel.rng import TWIN, Rng
from perihelion.kernel.state import Packed

from .people import forecast, phrases, viewing
from .reading import READINGS
from .rules import abilities, colonising, control, decks, lines, marks, production, researching, scoring, ships, turns
from .rules.pieces import refresh_all
from .rules.state import FIELDS, FOUND, GIVEN, Table
from .rules.tables import Tables

BOOK: Final[Rulebook[Table]] = Rulebook(
    kinds_in(turns, production, lines, ships, control, abilities, colonising, marks, researching),
    READINGS,
    others="BTS-3.1",
    over="BTS-7.9",
    winning="BTS-8.13",
    view=viewing.view,
    own=all_see_the_same,
    phrase=phrases.phrase,
    quote=phrases.cost_and_gain,
    forecast=forecast.forecast,
    own_forecast=forecast.own,
)


@final
class BeyondState(Table):
    __slots__ = ()

    def book(self) -> Rulebook[Any]:
        return BOOK

    @copying(FIELDS, FOUND, given=GIVEN)
    def clone(self) -> "BeyondState":
        twin = BeyondState(self.tables, self.seats, TWIN, self.side, self.layout)
        twin.copy_base(self)
        return twin

    def tally(self) -> list[dict[str, int]]:
        return [scoring.tally_of(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        return scoring.ranking(self)

    def tie_breaks(self, seat: int) -> dict[str, int]:
        return dict(zip(scoring.TIE_BREAKS, scoring.tie_breaks(self, seat), strict=True))

    def ending(self) -> str:
        return self.ended

    def standing(self, seat: int) -> dict[str, int]:
        return scoring.tally_of(self, seat)

    def redraw(self, seat: int) -> None:
        decks.redraw(self)


def restored(tables: Tables, seats: int, packed: Packed) -> BeyondState:
    made = BeyondState(tables, seats, Rng(0, 0, 0, 0), tables.sides[packed[0]], packed[1])
    made.unpack(packed)
    refresh_all(made)
    return made
