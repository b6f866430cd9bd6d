"""The set as the page draws it: what lies where, and every effect as signs."""

from typing import Any

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.components import Data
from perihelion.kernel.table import named

from ..rules.state import WITH_GOALS, Table
from ..rules.tables import KIND_NAMES, WORLDS, Tables
from ..rules.terms import ANY, TYPES
from .explaining import messages, of_effect
from .shortly import cards, shorter
from .signs import glyph, good, signs, signs_of_gain


def layout(data: Data, tables: Tables, actions: ActionSpace) -> Data:
    """Powers carry the numbers by which `use_power` and the views name them; `moves` has the first action of a kind."""
    printed = ("worlds", "homes", "small_developments", "large_developments", "goals", "kinds", "limits", "layout")
    return {
        **{name: data[name] for name in printed},
        "actions": [{**action, "signs": signs_of_bonus(tables, action)} for action in data["actions"]],
        "tiles": [tile.name for tile in tables.tiles],
        "moves": {kind.name: kind.first for kind in actions.kinds},
        "powers": [
            {
                "tile": tables.tiles[power.tile].name,
                "code": power.name,
                "type": TYPES[power.type],
                "signs": signs(power),
                "words": shorter(of_effect(tables, power)),
            }
            for power in tables.powers
        ],
        "cards": cards(tables),
    }


def signs_of_bonus(tables: Tables, action: Data) -> list[dict[str, Any]]:
    """What its chooser has of an action tile beyond the others; the credits on Produce are told by the view."""
    if action["id"] == "develop":
        return [{"text": f"−{tables.develop_bonus}"}, glyph("credit")]
    if action["id"] in ("explore", "produce"):
        return [{"text": "+1"}, glyph("world") if action["id"] == "explore" else good(ANY)]
    return [{"text": "+"}, *signs_of_gain(tables.bonuses[tables.actions.index(action["id"])])]


def names(data: Data, tables: Tables) -> list[str]:
    """The message ids of everything a player can meet."""
    ids = [named("tile", tile.name) for tile in tables.tiles]
    ids += [named("goal", goal.name) for goal in tables.goals]
    ids += [named("action", action) for action in tables.actions]
    ids += [f"{named('action', action)}-help" for action in tables.actions]
    ids += messages()
    ids += [named("kind", kind) for kind in KIND_NAMES]
    ids += [named("keyword", keyword.lower()) for keyword in tables.keyword_names]
    ids += [named("power-type", kind.lower()) for kind in TYPES]
    return ids


def met(data: Data, table: Table) -> list[str]:
    """The components of a game: the faces of developments that lie up, and homes of mats that have been dealt."""
    tables = table.tables
    ids = [named("tile", tile.name) for tile in tables.tiles[:WORLDS]]
    for empire in table.empires:
        homes = tables.mats[empire.mat]
        ids += [named("tile", tables.tiles[home].name) for home in (homes if table.free_sides else homes[:1])]
    ids += [named("tile", tables.tiles[face].name) for face in table.faces]
    goals = table.setup == WITH_GOALS
    ids += [named("goal", goal.name) for goal in tables.goals if goals]
    ids += [named("action", action) for action in tables.actions if goals or action != "goals_review"]
    return ids + [named("kind", kind) for kind in KIND_NAMES]
