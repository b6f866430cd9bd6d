"""New Frontiers for the registry: seats, options, vocabulary, set, and the way into `play.py`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from perihelion.games.new_frontiers import tables as words
from perihelion.games.new_frontiers.checks import check_set
from perihelion.games.new_frontiers.effects import CODES, KINDS, TYPES
from perihelion.games.new_frontiers.evaluation import evaluate
from perihelion.games.new_frontiers.form import check_parts
from perihelion.games.new_frontiers.play import NewFrontiersState, restored, set_up
from perihelion.games.new_frontiers.tables import COLONIES, FACES, GOALS, WAYS, WORLDS, Tables
from perihelion.games.new_frontiers.viewing import SETUPS
from perihelion.games.new_frontiers.weights import Weights
from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.components import Finding
from perihelion.kernel.errors import SetAgainstRule
from perihelion.kernel.game import Game, Option, Options
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, State
from perihelion.kernel.table import named
from perihelion.kernel.weights import complete

KIND_NAMES = ("novelty", "rare", "genes", "alien")


class NewFrontiers(Game):
    id = "new-frontiers"
    package = "perihelion.games.new_frontiers"
    seats = (2, 3, 4, 5)
    options = (
        Option("setup", ("standard", "first", "goals"), "standard"),
        Option("homes", ("chosen", "white"), "chosen"),
        Option("round_limit", (60, 20), 60),
    )
    rules_version = 1
    rules_prefix = "NFR"
    stage = "complete"

    def __init__(self, set_file: Path | None = None) -> None:
        super().__init__(set_file)
        check_parts(self.components.data, self.components.file)
        self.tables = Tables(self.components.data, self.stamp)
        self.actions = vocabulary(len(self.tables.powers))
        self.weigh({})
        if set_file is not None:
            broken = [finding for finding in self.check() if not finding.holds]
            if broken:
                raise SetAgainstRule(file=self.components.file, rule=broken[0].rule, what=broken[0].what)

    def begin(self, seats: int, rng: Rng, options: Options) -> NewFrontiersState:
        setup = SETUPS.index(str(options["setup"]))
        return set_up(self.tables, seats, rng, setup, options["homes"] == "chosen", int(options["round_limit"]))

    def restore(self, seats: int, packed: Packed) -> NewFrontiersState:
        return restored(self.tables, seats, packed)

    def check(self) -> list[Finding]:
        return check_set(self.components.data, self.tables)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, NewFrontiersState)
        return evaluate(state, seat, self.weighed)

    def weigh(self, values: Mapping[str, float]) -> None:
        self.weighed = Weights(complete(values, self.weights.values), self.tables.tiles)

    def layout(self) -> dict[str, Any]:
        """The set as the page draws it; powers carry the numbers by which `use_power` and the views name them.

        `moves` has the first action of every kind of move;
        `fits` lists the tiles for which a power with a condition (`of`) works; one without works for all.
        """
        data = self.components.data
        tables = self.tables
        return {
            "worlds": data["worlds"],
            "homes": data["homes"],
            "small_developments": data["small_developments"],
            "large_developments": data["large_developments"],
            "goals": data["goals"],
            "actions": data["actions"],
            "kinds": data["kinds"],
            "limits": data["limits"],
            "layout": data["layout"],
            "tiles": [tile.name for tile in tables.tiles],
            "moves": {kind.name: kind.first for kind in self.actions.kinds},
            "powers": [
                {
                    "tile": tables.tiles[power.tile].name,
                    "code": CODES[power.code][0],
                    "type": TYPES[power.type],
                    "amount": power.amount,
                    "good": power.good,
                    "gain": [power.gain.credits, power.gain.chips, power.gain.colonists],
                    "price": power.gain.price,
                    "may": power.may,
                    "of": power.predicate,
                    "fits": [tile.name for tile in tables.tiles if power.predicate and power.fits[tile.number]],
                }
                for power in tables.powers
            ],
        }

    def component_names(self) -> list[str]:
        tables = self.tables
        ids = [named("tile", tile.name) for tile in tables.tiles]
        ids += [f"{each}-help" for each in ids]
        ids += [named("goal", goal.name) for goal in tables.goals]
        ids += [f"{named('goal', goal.name)}-help" for goal in tables.goals]
        ids += [named("action", action) for action in tables.actions]
        ids += [f"{named('action', action)}-help" for action in tables.actions]
        ids += [named("kind", kind) for kind in KIND_NAMES]
        ids += [named("keyword", keyword.lower()) for keyword in tables.keyword_names]
        ids += [named("power-type", kind.lower()) for kind in TYPES]
        return [each.removeprefix("@") for each in ids]


def vocabulary(powers: int) -> ActionSpace:
    return ActionSpace(
        ("choose_side", (("side", 2),)),
        ("choose_tile", (("tile", words.ACTION_TILES),)),
        ("keep_goal", (("goal", GOALS),)),
        ("goal_under", (("goal", GOALS),)),
        ("leave_goal", (("for_good", 2),)),
        ("turn_up_goal", ()),
        ("declare", (("kind", KINDS),)),
        ("decline", ()),
        ("buy", (("face", FACES),)),
        ("take_world", (("world", WORLDS),)),
        ("return_world", (("world", WORLDS),)),
        ("store_world", (("world", WORLDS),)),
        ("take_colonists", ()),
        ("stop_settling", ()),
        ("settle", (("world", WORLDS), ("way", WAYS))),
        ("settle_now", ()),
        ("no_replacement", ()),
        ("replace", (("colony", COLONIES),)),
        ("replace_with", (("world", WORLDS),)),
        ("produce_on", (("colony", COLONIES),)),
        ("store_good", (("colony", COLONIES),)),
        ("done_storing", ()),
        ("no_sale", ()),
        ("sell", (("colony", COLONIES),)),
        ("store_credits", (("credits", 8),)),
        ("stop_consuming", ()),
        ("spend", (("colony", COLONIES),)),
        ("use_power", (("power", powers),)),
    )
