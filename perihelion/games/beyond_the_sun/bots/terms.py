"""The evaluation of Beyond the Sun split by what it counts: the terms of a hint's reason."""

from ..rules import scoring
from ..rules.state import Table
from . import evaluation as parts
from .outlook import Outlook
from .prospects import of_agenda
from .weights import Weights


def explain(table: Table, seat: int, weights: Weights) -> dict[str, float]:
    found = {f"points:{source}": float(points) for source, points in scoring.tally_of(table, seat).items()}
    if table.ended:
        found["rest"] = parts.evaluate(table, seat, weights) - sum(found.values())
        return found
    outlook = Outlook(table, seat, weights)
    found["growth"] = parts.of_growth(outlook)
    found["mining"] = parts.of_mining(outlook)
    found["population"] = parts.of_cubes(outlook)
    found["ore"] = parts.of_ore(outlook)
    found["shortage"] = -parts.of_shortage(outlook)
    found["risk"] = parts.of_risk(outlook)
    found["fleet"] = parts.of_fleet(outlook) - found["risk"]
    found["points:systems"] += weights.colony * outlook.fade * len(outlook.faction.colonised)
    found["ways"] = parts.of_technologies(outlook)
    for place in range(len(table.goals)):
        found[f"goal:{place}"] = parts.of_goal(outlook, place)
    found["under-way"] = of_agenda(outlook)
    taste = parts.of_taste(outlook)
    if taste:
        found["taste"] = taste
    return found
