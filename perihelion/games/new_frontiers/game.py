"""New Frontiers for the registry: seats, options, vocabulary, set, and the way into `play.py`."""

from perihelion.kernel.game import Option, Options
from perihelion.kernel.house import HouseGame, Parts
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.kernel.table import named

from .bots.evaluation import evaluate, judge
from .bots.terms import explain
from .bots.weights import Weights
from .components.checks import check_set
from .components.form import check_parts
from .people.digest import GATHERS, TELLING, retell
from .people.explaining import explanations
from .people.layout import layout, met, names
from .people.reasons import REASONS
from .people.viewing import SETUPS
from .play import NewFrontiersState, restored, set_up
from .rules.effects import EFFECTS
from .rules.tables import VOCABULARY, Tables

ENGINEERS = ("after", "before", "either")
"""In the order of AFTER, BEFORE and EITHER."""


class NewFrontiers(HouseGame[Tables, Weights]):
    id = "new-frontiers"
    package = "perihelion.games.new_frontiers"
    seats = (2, 3, 4, 5)
    options = (
        Option("setup", ("standard", "first", "goals"), "standard"),
        Option("homes", ("chosen", "white"), "chosen"),
        Option("round_limit", (60, 20, "none"), 60),
        Option("red_part", ("counted", "last"), "counted"),
        Option("engineers", ENGINEERS, "after"),
    )
    rules_version = 2
    rules_prefix = "NFR"
    tastes = ("colony", "discovery", "development", "chip")
    unseen = ("gift", "time")  # what others get of the action it chooses, how soon the end comes
    telling = TELLING
    reasons = REASONS
    gathers = GATHERS
    stage = "complete"
    parts = Parts(
        form=check_parts,
        tables=lambda box, stamp: Tables(box.data, stamp, EFFECTS.by_name),
        vocabulary=lambda tables: VOCABULARY.with_last("use_power", ("power", len(tables.powers))),
        rulebook=check_set,
        restored=restored,
        weights=lambda values, tables: Weights(values, tables.tiles),
        evaluate=evaluate,
        judge=judge,
        explain=explain,
        retell=retell,
        layout=layout,
        names=names,
        met=met,
        explanations=explanations,
        features="bots.features:NewFrontiersFeatures",
    )

    def begin(self, seats: int, rng: Rng, options: Options) -> NewFrontiersState:
        limit = options["round_limit"]
        return set_up(
            self.tables,
            seats,
            rng,
            SETUPS.index(str(options["setup"])),
            free_sides=options["homes"] == "chosen",  # NFR-2.18
            round_limit=limit if isinstance(limit, int) else 0,
            red_last=options["red_part"] == "last",
            engineers=ENGINEERS.index(str(options["engineers"])),
        )

    def traits(self, state: State, seat: int) -> dict[str, str]:
        assert isinstance(state, NewFrontiersState)
        found = {"place": str(state.waiting.index(seat) + 1)} if seat in state.waiting else {}
        if state.empires[seat].colonies:
            found["home"] = named("tile", self.tables.tiles[state.empires[seat].colonies[0]].name)[1:]
        return found
