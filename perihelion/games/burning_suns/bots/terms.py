"""The evaluation of Burning Suns split by what it counts: the terms of a hint's reason."""

from ..rules.state import Table
from . import evaluation as parts
from .plans import plans_worth
from .prospects import Prospects, position_worth
from .weights import Weights


def explain(table: Table, seat: int, weights: Weights) -> dict[str, float]:
    if table.organisation[seat] < 0 or table.round == 0:
        return {"setup": parts.setup_worth(table, seat)}
    if not table.acting and table.ended:
        return {"victory": parts.evaluate(table, seat, weights)}
    prospects = Prospects(table, seat, weights)
    found = {
        "antimatter": parts.of_antimatter(table, seat, weights),
        "rival": -parts.of_rivals(table, seat, weights),
        "allies": parts.of_allies(table, seat),
        "crystals": parts.of_crystals(table, seat, weights),
        "income": parts.of_income(table, seat, weights),
        "cards": parts.of_cards(table, seat, weights),
        "resources": parts.of_resources(table, seat),
        "systems": parts.of_systems(table, seat),
        "map": parts.of_map(table, seat, weights),
        "fleet": parts.fleet_worth(table, seat),
        "promise": position_worth(table, seat, prospects),
        "plans": plans_worth(table, seat, prospects),
    }
    taste = parts.of_taste(table, seat, weights)
    if taste:
        found["taste"] = taste
    if table.frames:
        found["under-way"] = parts.under_way(table, seat, table.frames[-1], prospects)
    return found
