"""Burning Suns as it is played: setup, then rounds of status, regroup, planning and action (BSU-7.1)."""

from typing import Any, Final, final

from perihelion.kernel.fields import copying
from perihelion.kernel.question import Rulebook, kinds_in
from perihelion.kernel.rng import TWIN, Rng
from perihelion.kernel.state import Packed

from .people import phrases, viewing
from .reading import READINGS
from .rules import hidden, leaders, limits, rounds, scoring, setup, steps, turns
from .rules.abilities import aimed, dealings, losses, powers, rows
from .rules.board import GIVEN
from .rules.combat import fighting, military
from .rules.empire import building, diplomacy
from .rules.empire.sources import add_up
from .rules.galaxy import moving
from .rules.galaxy.chance_galaxies import GALAXIES
from .rules.galaxy.places import refresh_reach
from .rules.state import FOUND, KEPT, Table
from .rules.tables import Tables
from .rules.terms import LAYOUTS

BOOK: Final[Rulebook[Table]] = Rulebook(
    kinds_in(
        setup,
        rounds,
        turns,
        moving,
        leaders,
        diplomacy,
        building,
        military,
        fighting,
        limits,
        powers,
        rows,
        aimed,
        dealings,
        losses,
    ),
    READINGS,
    over="BSU-5.2",
    winning="BSU-5.2",
    view=viewing.view,
    own=viewing.own,
    phrase=phrases.phrase,
    quote=phrases.cost_and_gain,
)


@final
class BurningSunsState(Table):
    __slots__ = ()

    def book(self) -> Rulebook[Any]:
        return BOOK

    @copying(KEPT, FOUND, given=GIVEN)
    def clone(self) -> "BurningSunsState":
        twin = BurningSunsState(self.tables, self.seats, TWIN)
        twin.copy_base(self)
        self.private = 0
        return twin

    def tally(self) -> list[dict[str, int]]:
        return [scoring.tally_of(self, seat) for seat in range(self.seats)]

    def scores(self) -> list[int]:
        return [scoring.score_of(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        return rounds.ranking(self)

    def tie_breaks(self, seat: int) -> dict[str, int]:
        _, uniques, income = rounds.standing_of(self, seat)
        return {"uniques": uniques, "income": income}

    def ending(self) -> str:
        return steps.ENDINGS[self.ended]

    def redraw(self, seat: int) -> None:
        hidden.redraw(self, seat)


def set_up(tables: Tables, seats: int, rng: Rng, options: list[int]) -> BurningSunsState:
    """BSU-4.34: galaxy, decks and market, then the empires are chosen. Chance draws the number of its galaxy."""
    state = BurningSunsState(tables, seats, rng)
    if options[steps.OPT_GALAXY] == len(LAYOUTS):
        options[steps.OPT_GALAXY] += rng.below(GALAXIES)
    state.choose(options)
    setup.lay_galaxy(state)
    setup.lay_table(state)
    setup.homes(state)
    state.push((steps.PICK_SHEETS, 0))
    return state


def restored(tables: Tables, seats: int, packed: Packed) -> BurningSunsState:
    state = BurningSunsState(tables, seats, Rng(0, 0, 0, 0))
    state.unpack(packed)
    state.no_sources_yet()
    state.frontier = [0] * seats
    for seat in range(seats):
        add_up(state, seat)
    refresh_reach(state)
    return state
