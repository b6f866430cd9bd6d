"""Sunward as it is played: three rounds of turns, each turn coordinates then drawing (WSS-3)."""

from typing import Any, final

from perihelion.games.sunward import coordinates, drawing, phrases, refusals, scoring, viewing
from perihelion.games.sunward.state import BEGIN_ROUND, COORDINATES, DRAWING, SHOWING, Table, sheet_of
from perihelion.games.sunward.tables import DRAW_NOTHING, LEAVE_OUT, Tables
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, Step
from perihelion.kernel.table import Event, Phrase, Prompt, Quote


@final
class SunwardState(Table):
    def clone(self) -> "SunwardState":
        twin = SunwardState(self.tables, self.seats, self.rng)
        twin.take_over(self)
        return twin

    # ---------------------------------------------------------------- the agenda

    def run(self, step: Step) -> None:
        kind = step[0]
        if kind == COORDINATES:
            self.begin_turn(step)
        elif kind == DRAWING:
            self.push((SHOWING,))
            drawing.ask_everybody(self, step)
        elif kind == SHOWING:
            drawing.show(self)
            self.active = (self.active + 1) % self.seats  # WSS-3.7
            self.push((COORDINATES,))
        else:
            self.begin_round()

    def begin_round(self) -> None:
        """WSS-3.8: the tiles return to the stack; `active` is already the one to the left of the last to place."""
        self.round += 1
        self.notches = 0
        self.placed = []
        if self.sink is not None:
            self.emit(Event("round", amount=self.round, facts={"round": self.round}))
        self.push((COORDINATES,))

    def begin_turn(self, step: Step) -> None:
        options = coordinates.placements(self)
        if options:
            self.ask(step, self.active, options)
        elif self.round < self.tables.rounds:  # WSS-3.5: the round ends at once
            self.push((BEGIN_ROUND,))
        elif self.sink is not None:
            self.emit(Event("game-over"))  # WSS-3.9

    def act(self, seat: int, action: int) -> None:
        if action < LEAVE_OUT:
            coordinates.place_tile(self, seat, action)
        else:
            drawing.draw(self, seat, action)

    # ---------------------------------------------------------------- results

    def tally(self) -> list[dict[str, int]]:
        return [scoring.tally_of(self, sheet) for sheet in self.sheets]

    def scores(self) -> list[int]:
        return [sum(points.values()) for points in self.tally()]

    def ending(self) -> str:
        return "" if self.acting else "last-round"

    def standing(self, seat: int) -> dict[str, int]:
        return scoring.tally_of(self, drawing.sheet_with_new_piece(self, seat))

    # ---------------------------------------------------------------- knowledge

    def view(self, seat: int | None) -> dict[str, Any]:
        return viewing.view(self, seat)

    def redraw(self, seat: int) -> None:
        """Nobody knows what the others have drawn or left out in this turn, only whether they are done."""
        if not self.acting or self.asked[0] != DRAWING:
            return
        for other in range(self.seats):
            if other == seat:
                continue
            if not self.choices[other]:
                drawing.draw_at_random(self, other)
            elif self.left_out[other]:
                self.left_out[other] = 0
                self.choices[other] = drawing.drawings(self, other)

    # ---------------------------------------------------------------- for people at a table

    def refusals(self, seat: int, action: int) -> list[str]:
        return refusals.refusals(self, seat, action)

    def cost_and_gain(self, seat: int, action: int) -> Quote:
        return phrases.cost_and_gain(self, seat, action)

    def phrase(self, seat: int, action: int) -> Phrase:
        return phrases.phrase(self, seat, action)

    def prompt(self, seat: int) -> Prompt:
        return phrases.prompt(self, seat)


def set_up(tables: Tables, seats: int, rng: Rng) -> SunwardState:
    """WSS-2: five zone tiles, the missions beside them, empty sheets, a first player by lot."""
    state = SunwardState(tables, seats, rng)
    state.zones = rng.sample(list(range(tables.printed_zone)), tables.zone_slots)
    state.zones.append(tables.printed_zone)
    state.missions = rng.sample(list(range(len(tables.missions))), len(tables.missions))
    state.active = rng.below(seats)
    state.sheets = [sheet_of(tables, 0, [], [0] * len(tables.frontiers)) for _ in range(seats)]
    state.claimed = [0] * len(tables.frontiers)
    state.left_out = [0] * seats
    state.drawn = [DRAW_NOTHING] * seats
    state.push((BEGIN_ROUND,))
    return state


def restored(tables: Tables, seats: int, packed: Packed) -> SunwardState:
    state = SunwardState(tables, seats, Rng(0, 0, 0, 0))
    state.unpack(packed)
    return state
