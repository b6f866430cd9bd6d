"""The evaluation of Pulsar 2849 split by what it counts: the terms of a hint's reason."""

from ..rules import steps
from ..rules.state import Table
from . import evaluation as parts
from .construction import of_awards, of_gyrodynes
from .flights import of_flight
from .outlook import Outlook
from .weights import Weights


def explain(table: Table, seat: int, weights: Weights) -> dict[str, float]:
    """Of the position after the best payment, where a die is chosen: as `evaluate` looks at it."""
    if not table.acting:
        return {"score": float(table.players[seat].score)}
    if table.active == seat and table.asks(steps.PAYING):
        best = -1000.0
        following = table
        for action in table.choices[seat]:
            after = table.clone()
            assert isinstance(after, Table)
            after.apply(seat, action)
            value = parts.evaluate(after, seat, weights)
            if value > best:
                best, following = value, after
        return explain(following, seat, weights)
    outlook = Outlook(table, seat, weights)
    found = terms_of(outlook)
    if table.active == seat and table.asks(steps.ROUTE):
        found["flight"] = of_flight(outlook)
    return found


def terms_of(outlook: Outlook) -> dict[str, float]:
    player = outlook.player
    found = {
        "score": float(player.score),
        "cubes": parts.of_cubes(outlook),
        "tokens": outlook.of_token() * (player.plus_minus + player.plus_two),
        "bases": parts.of_bases(outlook),
        "gyrodynes": of_gyrodynes(outlook, 0),
        "awards": of_awards(outlook),
        "transmitters": parts.of_transmitters(outlook),
        "patents": parts.of_patents(outlook),
        "headquarters": parts.of_headquarters(outlook),
        "goals": parts.of_goals(outlook),
        "dice": parts.of_dice(outlook),
    }
    if outlook.weights.tasted:
        found["taste"] = parts.of_taste(outlook)
    if outlook.left:
        found["engineers"] = parts.of_engineers(outlook)
        found["initiative"] = parts.of_initiative(outlook)
        found["penalty"] = parts.of_fields(outlook)
    return found
