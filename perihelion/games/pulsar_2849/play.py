"""Pulsar 2849 as it is played: setup, eight rounds of dice, actions and production, final scoring (PUL-4)."""

from typing import Any, Final, final

from perihelion.kernel.fields import copying
from perihelion.kernel.question import Rulebook, all_see_the_same, kinds_in
from perihelion.kernel.rng import TWIN, Rng
from perihelion.kernel.state import Packed

from .people import forecast, phrases, viewing
from .reading import READINGS
from .rules import benefits, dice, final_scoring, flight, production, rounds, setup, transmitters, turns
from .rules.state import FOUND, GIVEN, KEPT, SOURCES, Table
from .rules.tables import Tables

BOOK: Final[Rulebook[Table]] = Rulebook(
    kinds_in(setup, rounds, dice, turns, flight, benefits, transmitters, production, final_scoring),
    READINGS,
    over="PUL-20.1",
    winning="PUL-20.16",
    view=viewing.view,
    own=all_see_the_same,
    phrase=phrases.phrase,
    quote=phrases.cost_and_gain,
    forecast=forecast.forecast,
    own_forecast=forecast.own,
)


@final
class PulsarState(Table):
    __slots__ = ()

    def book(self) -> Rulebook[Any]:
        return BOOK

    @copying(KEPT, FOUND, given=GIVEN)
    def clone(self) -> "PulsarState":
        twin = PulsarState(self.tables, self.seats, TWIN)
        twin.copy_base(self)
        return twin

    # ---------------------------------------------------------------- results

    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    def ranking(self) -> list[list[int]]:
        """PUL-20.16, PUL-20.17: of tied players, the one whose initiative marker is nearer the right end."""
        best: list[tuple[int, int, int]] = []
        for seat in range(self.seats):
            best.append((-self.players[seat].score, -self.tie_breaks(seat)["initiative"], seat))
        best.sort()
        return [[seat] for _, _, seat in best]

    def tie_breaks(self, seat: int) -> dict[str, int]:
        return {"initiative": max([place for place, owner in enumerate(self.order) if owner == seat])}

    def tally(self) -> list[dict[str, int]]:
        return [
            {name: points for name, points in zip(SOURCES, player.tally, strict=True) if points or name == "start"}
            for player in self.players
        ]

    def ending(self) -> str:
        return "" if self.acting else "eighth-round"

    # ---------------------------------------------------------------- knowledge

    def redraw(self, seat: int) -> None:
        viewing.redraw(self)


def set_up(tables: Tables, seats: int, rng: Rng, wishes: setup.Wishes) -> PulsarState:
    state = PulsarState(tables, seats, rng)
    setup.prepare(state, wishes)
    return state


def restored(tables: Tables, seats: int, packed: Packed) -> PulsarState:
    state = PulsarState(tables, seats, Rng(0, 0, 0, 0))
    state.unpack(packed)
    return state
