"""The evaluation of New Frontiers split by what it counts: the terms of a hint's reason."""

from ..rules import rounds, scoring
from ..rules.state import WITH_GOALS, Table
from . import prospects
from .evaluation import LOOK_AHEAD, best_answer, place, taste, time_left
from .weights import Weights


def explain(table: Table, seat: int, weights: Weights) -> dict[str, float]:
    """Of the position after the best own answers to the questions that are open, as `evaluate` looks at it."""
    depth = LOOK_AHEAD
    while depth and seat in table.acting and not rounds.picks_a_tile(table, seat):
        best = -1000.0
        following = table
        for action in table.choices[seat]:
            after = table.clone()
            after.apply(seat, action)
            assert isinstance(after, Table)
            value = best_answer(after, seat, weights, depth - 1)
            if value > best:
                best, following = value, after
        table = following
        depth -= 1
    found = terms_of(table, seat, weights)
    if table.acting and table.chooser == seat:
        found["gift"] = -prospects.gift(table, seat, weights)
    return found


def terms_of(table: Table, seat: int, weights: Weights) -> dict[str, float]:
    empire = table.empires[seat]
    tables = table.tables
    kind = scoring.best_kind(table, empire)
    found = {
        "chips": float(empire.chips),
        "colonies": float(scoring.printed(tables, empire.colonies)),
        "developments": float(scoring.printed(tables, empire.developments)),
        "bonuses": float(scoring.bonuses(tables, empire, kind)),
        "rest": 0.01 * scoring.tie_break(empire) + taste(empire, weights),
    }
    if table.setup == WITH_GOALS:
        goals = scoring.goal_points(table, empire, table.goals_up, kind)
        found["goals"] = goals + prospects.goal_progress(table, empire)
    left = time_left(table, weights)
    if left <= 0.0:
        return found
    useful = min(1.0, weights.useful_at_once + 1.3 * left)
    credit = min(float(empire.credits), weights.enough_credits)
    found["credits"] = weights.credit * useful * (credit + 0.1 * (empire.credits - credit))
    found["colonists"] = weights.colonist * useful * (min(empire.reserve, 3) + 0.1 * max(0, empire.reserve - 3))
    held = prospects.holdings(table, empire, kind, weights)
    found["powers"] = left * held.powers
    found["time"] = -left * weights.tempo
    found["worlds"] = prospects.of_worlds(table, empire, left, weights)
    found["goods"] = prospects.of_goods(held, left, weights)
    found["large"] = left * prospects.of_large(table, empire, kind, held, weights)
    found["early"] = left * weights.early * place(table, seat)
    return found
