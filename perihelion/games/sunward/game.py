"""Sunward for the registry: seats, vocabulary, set, and the way into `play.py`."""

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.game import Options
from perihelion.kernel.house import HouseGame, Parts
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.kernel.table import Phrase

from .bots.evaluation import evaluate
from .bots.shortlist import shortlist
from .bots.terms import explain
from .bots.weights import Weights
from .components.checks import check_set
from .components.form import check_parts
from .people.digest import GATHERS, TELLING, retell
from .people.giving import for_others
from .people.layout import layout, names
from .people.reasons import REASONS
from .play import SunwardState, restored, set_up
from .rules.spots import ORIENTATIONS
from .rules.tables import VOCABULARY, Tables


def vocabulary(tables: Tables) -> ActionSpace:
    return VOCABULARY.with_last("draw", ("cell", len(tables.grid.cells)), ("orientation", ORIENTATIONS))


class Sunward(HouseGame[Tables, Weights]):
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
    parts = Parts(
        form=check_parts,
        tables=lambda box, stamp: Tables(box.data, stamp),
        vocabulary=vocabulary,
        rulebook=check_set,
        restored=restored,
        weights=lambda values, _: Weights(values),
        evaluate=evaluate,
        explain=explain,
        retell=retell,
        layout=layout,
        names=names,
        features="bots.features:SunwardFeatures",
        insights="bots.insights:SunwardInsights",
    )

    def begin(self, seats: int, rng: Rng, options: Options) -> SunwardState:
        return set_up(self.tables, seats, rng)

    def shortlist(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, SunwardState)
        return shortlist(state, seat, self.weighed)

    def for_others(self, state: State, seat: int, action: int) -> Phrase | None:
        assert isinstance(state, SunwardState)
        return for_others(state, seat, action, self.weighed)
