"""Sunward for the registry: seats, vocabulary, set, and the way into `play.py`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.components import Finding
from perihelion.kernel.game import Game, Options
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, State
from perihelion.kernel.table import Event, named

from .bots.evaluation import evaluate
from .bots.shortlist import shortlist
from .bots.terms import explain
from .bots.worths import Weights
from .components.checks import check_parts, check_set
from .people.digest import GATHERS, TELLING, retell
from .people.reasons import REASONS
from .play import SunwardState, restored, set_up
from .rules.spots import ORIENTATIONS
from .rules.tables import COLUMNS, EDGES, MAX_HEXES, SIDES, Tables

if TYPE_CHECKING:
    from perihelion.kernel.features import Features


class Sunward(Game):
    id = "sunward"
    package = "perihelion.games.sunward"
    seats = (1, 2, 3, 4, 5)
    rules_version = 2
    rules_prefix = "WSS"
    tastes = ("frontier", "alien", "resource")
    unseen = ("upgrade",)  # kept for a later turn
    telling = TELLING
    reasons = REASONS
    gathers = GATHERS
    stage = "complete"

    def __init__(self, set_file: Path | None = None) -> None:
        super().__init__(set_file)
        check_parts(self.components.data, self.components.file)
        self.tables = Tables(self.components.data, self.stamp)
        self.weigh({})
        self.actions = ActionSpace(
            ("place_tile", (("edge", EDGES), ("column", COLUMNS), ("side", SIDES))),
            ("leave_out", (("hex", MAX_HEXES),)),
            ("draw_nothing", ()),
            ("draw", (("cell", len(self.tables.grid.cells)), ("orientation", ORIENTATIONS))),
        )
        self.hold_to_rulebook(set_file)

    def retell(self, turn: Sequence[Event], reader: int | None) -> list[Event]:
        return retell(turn, reader)

    def begin(self, seats: int, rng: Rng, options: Options) -> SunwardState:
        return set_up(self.tables, seats, rng)

    def restore(self, seats: int, packed: Packed) -> SunwardState:
        return restored(self.tables, seats, packed)

    def check(self) -> list[Finding]:
        return check_set(self.components.data, self.tables)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, SunwardState)
        return evaluate(state, seat, self.weighed)

    def explain(self, state: State, seat: int) -> dict[str, float]:
        assert isinstance(state, SunwardState)
        return explain(state, seat, self.weighed)

    def weigh(self, values: Mapping[str, float]) -> None:
        self.weighed = Weights(self.all_weights(values))

    def features(self, seats: int) -> "Features":
        from .bots.features import SunwardFeatures

        return SunwardFeatures(self.tables, seats)

    def insights(self, seats: int) -> "Features":
        from .bots.insights import SunwardInsights

        return SunwardInsights(self.tables, seats)

    def shortlist(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, SunwardState)
        return shortlist(state, seat, self.weighed)

    def layout(self) -> dict[str, Any]:
        """The set as the page draws it, with the cells in the order of their numbers."""
        data = self.components.data
        return {
            "cells": self.tables.grid.cells,
            "sheet": data["sheet"],
            "zones": [*data["zones"]["tiles"], data["zones"]["printed"]],
            "missions": data["missions"]["tokens"],
            "places": data["command_board"]["places"],
            "spans": data["coordinate_tiles"]["spans"],
            "scoring": data["scoring"],
            "layout": data["layout"],
            "orientations": {
                zone.name: {str(left_out): shape.orientations for left_out, shape in enumerate(zone.reduced) if shape}
                for zone in self.tables.zones
            },
        }

    def component_names(self) -> list[str]:
        tables = self.tables
        ids = [named("zone", zone.name) for zone in tables.zones]
        ids += [named("mission", mission) for mission in tables.missions]
        ids += [named("frontier", frontier.name) for frontier in tables.frontiers]
        ids += [named("edge", edge) for edge in tables.edges]
        ids += [named("rank", rank) for rank, _ in tables.ranks]
        return [each.removeprefix("@") for each in ids]
