"""Beyond the Sun for the registry: seats, options, vocabulary, set, and the way into `play.py`."""

from typing import Final

from perihelion.kernel.game import Option, Options
from perihelion.kernel.house import HouseGame, Parts
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.kernel.table import named

from .bots.evaluation import evaluate
from .bots.terms import explain
from .bots.weights import Weights
from .components.checks import check_set
from .components.form import check_parts
from .people.digest import TELLING, retell
from .people.explaining import explanations
from .people.layout import layout, met, names
from .people.reasons import REASONS
from .play import BeyondState, restored
from .rules.catalogue import CATALOGUE
from .rules.setup import deal
from .rules.state import NEVER
from .rules.tables import Tables
from .rules.vocabulary import VOCABULARY

BY_PLAYERS: Final = "by-players"
NO_CAP: Final = "none"


class BeyondTheSun(HouseGame[Tables, Weights]):
    id = "beyond-the-sun"
    package = "perihelion.games.beyond_the_sun"
    seats = (2, 3, 4)
    options = (
        Option("mats", ("basic", "advanced"), "basic"),
        Option("tableau", (False, True), False),
        Option("side", (BY_PLAYERS, "inner", "outer"), BY_PLAYERS),
        Option("basic_tile", (BY_PLAYERS, "2", "3", "4"), BY_PLAYERS),
        Option("setup", ("standard", "first-game"), "standard"),
        Option("round_cap", (20, 30, 40, 60, 100, NO_CAP), 100),
    )
    rules_version = 2
    rules_prefix = "BTS"
    tastes = ("technology", "base", "colonised", "automated")
    unseen = ("risk", "shortage")  # of losing control to others, of having no cubes left
    telling = TELLING
    reasons = REASONS
    stage = "complete"
    parts = Parts(
        form=check_parts,
        tables=lambda box, stamp: Tables(box.data, stamp, CATALOGUE),
        vocabulary=lambda _: VOCABULARY,
        rulebook=check_set,
        restored=restored,
        weights=lambda values, _: Weights(values),
        evaluate=evaluate,
        explain=explain,
        retell=retell,
        layout=layout,
        names=names,
        met=met,
        explanations=explanations,
        features="bots.features:BeyondFeatures",
        insights="bots.insights:BeyondInsights",
    )

    def begin(self, seats: int, rng: Rng, options: Options) -> BeyondState:
        tables = self.tables
        names = [side.name for side in tables.sides]
        side = tables.side_for[seats] if options["side"] == BY_PLAYERS else names.index(str(options["side"]))
        layout = seats if options["basic_tile"] == BY_PLAYERS else int(options["basic_tile"])
        state = BeyondState(tables, seats, rng, tables.sides[side], layout)
        state.cap = NEVER if options["round_cap"] == NO_CAP else int(options["round_cap"])
        state.tableau = bool(options["tableau"])
        deal(state, options["mats"] == "advanced", options["setup"] == "first-game")
        return state

    def traits(self, state: State, seat: int) -> dict[str, str]:
        assert isinstance(state, BeyondState)
        mat = named("mat", self.tables.mats[state.factions[seat].mat].name)
        return {"mat": mat[1:], "place": str((seat - state.first) % state.seats + 1)}

    def aim(self, action: int) -> str:
        """An action is the same on its dearer space."""
        move = self.actions.move(action)
        return f"action{self.tables.space_action[move.args[0]]}" if move.kind == "use_space" else super().aim(action)

    def turn(self, state: State, seat: int) -> int:
        """The active player's, also while others answer: events and changes of control ask everybody."""
        assert isinstance(state, BeyondState)
        return state.active
