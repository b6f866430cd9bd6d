"""Burning Suns as it is played: setup, then rounds of status, regroup, planning and action (BSU-7.1)."""

from typing import Any, Final, final

from perihelion.games.burning_suns.people import phrases, viewing
from perihelion.games.burning_suns.reading import READINGS
from perihelion.games.burning_suns.rules import hidden, leaders, limits, rounds, scoring, setup, steps, turns
from perihelion.games.burning_suns.rules.abilities import aimed, dealings, losses, powers, rows
from perihelion.games.burning_suns.rules.combat import fighting, military
from perihelion.games.burning_suns.rules.empire import building, diplomacy
from perihelion.games.burning_suns.rules.empire.sources import add_up
from perihelion.games.burning_suns.rules.galaxy import moving
from perihelion.games.burning_suns.rules.galaxy.chance_galaxies import GALAXIES
from perihelion.games.burning_suns.rules.galaxy.places import refresh_reach
from perihelion.games.burning_suns.rules.state import Table
from perihelion.games.burning_suns.rules.tables import Tables
from perihelion.games.burning_suns.rules.terms import LAYOUTS
from perihelion.kernel.question import Rulebook
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed

BOOK: Final[Rulebook[Table]] = Rulebook(
    [
        *setup.KINDS_OF_STEPS,
        *rounds.KINDS_OF_STEPS,
        *turns.KINDS_OF_STEPS,
        *moving.KINDS_OF_STEPS,
        *leaders.KINDS_OF_STEPS,
        *diplomacy.KINDS_OF_STEPS,
        *building.KINDS_OF_STEPS,
        *military.KINDS_OF_STEPS,
        *fighting.KINDS_OF_STEPS,
        *limits.KINDS_OF_STEPS,
        *powers.KINDS_OF_STEPS,
        *rows.KINDS_OF_STEPS,
        *aimed.KINDS_OF_STEPS,
        *dealings.KINDS_OF_STEPS,
        *losses.KINDS_OF_STEPS,
    ],
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

    def clone(self) -> "BurningSunsState":
        twin = BurningSunsState(self.tables, self.seats, self.rng)
        twin.take_over(self)
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
