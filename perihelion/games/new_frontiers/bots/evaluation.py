"""How well a seat stands, in points: what it would score now, and what its empire still promises.

The greedy bot climbs this one step at a time. In the middle of a turn a position is worth the best of the own answers
to the question that is open, so a tile just chosen counts with what it lets its chooser do at once. The numbers are in
`weights.toml`; `weights.py` says what they mean, `prospects.py` what an empire promises.
"""

from typing import Final

from ..rules import rounds, scoring
from ..rules.empire import Empire
from ..rules.state import WITH_GOALS, Table
from . import prospects
from .weights import Holdings, Weights

LOOK_AHEAD: Final = 3
"""Own answers in a row that are tried out."""
LEAST_TIME: Final = 0.05
"""Of the game, while no end condition is met."""


def evaluate(table: Table, seat: int, weights: Weights) -> float:
    return best_answer(table, seat, weights, LOOK_AHEAD)


def best_answer(table: Table, seat: int, weights: Weights, depth: int) -> float:
    """The worth after the best own answer to the open question; the choice of a tile is no part of the same turn.

    Where every line of answers was followed to its end the best position is kept: a search need not try them again.
    """
    if depth == 0 or has_answered(table, seat):
        return judge(table, seat, weights)
    best = -1000.0
    following: Table | None = None
    to_the_end = True
    for action in table.choices[seat]:
        after = table.clone()
        after.apply(seat, action)
        assert isinstance(after, Table)
        value = best_answer(after, seat, weights, depth - 1)
        if value > best:
            best, following = value, after
        if after.foreseen is None and not has_answered(after, seat):
            to_the_end = False
    if to_the_end:
        table.foreseen, table.foreseer = following, seat
    return best


def has_answered(table: Table, seat: int) -> bool:
    return seat not in table.acting or rounds.picks_a_tile(table, seat)


def judge(table: Table, seat: int, weights: Weights) -> float:
    """As the table lies, without trying answers out."""
    value = worth(table, seat, weights)
    if table.acting and table.chooser == seat:
        value -= prospects.gift(table, seat, weights)
    return value


def time_left(table: Table, weights: Weights) -> float:
    """The share of the game still to come: how far the nearest end condition is (NFR-16), and how long it has lasted.

    Without the second part players who are behind would put the end off for ever.
    """
    if table.ends or not table.acting:
        return 0.0
    tables = table.tables
    left = table.chips / tables.chips_at_first[table.seats]
    left = min(left, (table.colonists - 3) / (tables.colonists_at_first[table.seats] - 3))
    for empire in table.empires:  # two numbers at a time: `min` of three goes through Python
        left = min(left, (11 - empire.spaces) / 11)
        left = min(left, (8 - len(empire.colonies)) / 7)
    return max(LEAST_TIME, min(left, 1.0 - table.round / weights.usual_rounds))


def worth(table: Table, seat: int, weights: Weights) -> float:
    empire = table.empires[seat]
    kind = scoring.best_kind(table, empire)
    held = prospects.holdings(table, empire, kind, weights)
    value = points(table, empire, kind, held) + 0.01 * scoring.tie_break(empire) + taste(empire, weights)
    left = time_left(table, weights)
    if left <= 0.0:
        return value
    useful = min(1.0, weights.useful_at_once + 1.3 * left)
    credit = min(float(empire.credits), weights.enough_credits)
    value += weights.credit * useful * (credit + 0.1 * (empire.credits - credit))
    value += weights.colonist * useful * (min(empire.reserve, 3) + 0.1 * max(0, empire.reserve - 3))
    value += left * (held.powers - weights.tempo)
    value += prospects.of_worlds(table, empire, left, weights)
    value += prospects.of_goods(held, left, weights)
    value += left * prospects.of_large(table, empire, kind, held, weights)
    return value + left * weights.early * place(table, seat)


def taste(empire: Empire, weights: Weights) -> float:
    """What a style likes besides."""
    settled = len(empire.colonies)
    value = weights.colony * settled + weights.discovery * (settled + len(empire.discovered))
    return value + weights.development * empire.spaces + weights.chip * empire.chips


def points(table: Table, empire: Empire, kind: int, held: Holdings) -> float:
    value = empire.chips + held.points
    if table.setup == WITH_GOALS:
        value += scoring.goal_points(table, empire, table.goals_up, kind)
        return value + prospects.goal_progress(table, empire)
    return float(value)


def place(table: Table, seat: int) -> float:
    """On the track of the next round, if those still to choose come home in turn: 1 for the first, 0 for the last."""
    track = table.coming_home(table.face_of(table.action)) + table.waiting
    disks = 0
    places = 0
    for place in range(len(track)):
        if track[place] == seat:
            disks += 1
            places += place
    return 1.0 - places / (disks * (len(track) - 1))
