"""Why an action is not allowed, by rule id: the slow and obvious second reading of the rules.

It reads the patents term by term, the route sector by sector and the tracks field by field, not the masks and lists of
the fast rules, so that each checks the other.
"""

from collections.abc import Callable
from typing import Final

from perihelion.kernel.question import Refuse

from ..rules import tables
from ..rules.state import Table
from . import decisions
from .dice import refuse_die
from .flights import refuse_route
from .turns import refuse_payment, refuse_step

THE_QUESTIONS_OWN: Final = ""
MOMENTS: Final[list[tuple[int, str, str]]] = [
    (tables.CHOOSE_GATE, "choose-gate", THE_QUESTIONS_OWN),
    (tables.CHOOSE_SIDE, "choose-side", THE_QUESTIONS_OWN),
    (tables.TAKE_DIE, "take-die", "PUL-4.3"),
    (tables.USE_SILVER, "turn", "PUL-8.3"),
    (tables.PLACE, "turn", "PUL-12.8"),
    (tables.END_TURN, "turn", "PUL-4.4"),
    (tables.SPEND, "pay", "PUL-8.20"),
    (tables.FLY, "pay", THE_QUESTIONS_OWN),
    (tables.ANNOUNCE_RUN, "route", "PUL-14.14"),
    (tables.GO, "route", THE_QUESTIONS_OWN),
    (tables.TAKE_GYRODYNE, "pay", THE_QUESTIONS_OWN),
    (tables.NEW_ARRAY, "link", THE_QUESTIONS_OWN),
    (tables.TAKE_BONUS, "bonus", THE_QUESTIONS_OWN),
    (tables.GAIN_GYRODYNE, "gain-gyrodyne", THE_QUESTIONS_OWN),
    (tables.CLAIM_ISOLATED_PULSAR, "claim", THE_QUESTIONS_OWN),
    (tables.TELEPORT_TO, "teleport", THE_QUESTIONS_OWN),
    (tables.BUY_POINTS, "offer", THE_QUESTIONS_OWN),
    (tables.BUY_PREMIUM, "premium", THE_QUESTIONS_OWN),
    (tables.COUNT_GOAL, "count-goal", THE_QUESTIONS_OWN),
]
"""From which action on a question answers with them, and the rule that says when they are due."""


def whose_turn(table: Table) -> int:
    return table.active


def named_in_step(table: Table) -> int:
    _, seat = table.asked
    return seat


def named_in_offer(table: Table) -> int:
    _, seat, _, _, _, _ = table.asked
    return seat


def reading(
    name: str,
    refuse: Refuse,
    asks: Callable[[Table], int] = whose_turn,
    not_now: str = "PUL-8.1",
    may_decline: bool = False,
) -> Refuse:
    """The reading of a question: whether the seat is asked, whether the action is due, and what is against it."""

    def refusals(table: Table, seat: int, action: int) -> list[str] | None:
        if seat != asks(table):
            return [not_now]
        if action == tables.DECLINE:
            return refuse(table, seat, action) if may_decline else ["PUL-25.1"]
        due, rule = moment(table, action)
        return refuse(table, seat, action) if due == name else [rule]

    return refusals


def moment(table: Table, action: int) -> tuple[str, str]:
    """The question that an action answers, and the rule that says when that is."""
    _, name, rule = [each for each in MOMENTS if each[0] <= action][-1]
    if rule == THE_QUESTIONS_OWN:
        rule = next(question.rule for question in table.book().questions.values() if question.name == name)
    return name, rule


READINGS: Final[dict[str, Refuse]] = {
    "choose-gate": reading("choose-gate", decisions.refuse_gate, named_in_step, "PUL-3.17"),
    "choose-side": reading("choose-side", decisions.refuse_nothing, named_in_step, "PUL-3.9"),
    "take-die": reading("take-die", refuse_die, named_in_step, "PUL-6.1"),
    "turn": reading("turn", refuse_step),
    "pay": reading("pay", refuse_payment),
    "route": reading("route", refuse_route),
    "bonus": reading("bonus", decisions.refuse_nothing),
    "gain-gyrodyne": reading("gain-gyrodyne", decisions.refuse_size),
    "claim": reading("claim", decisions.refuse_claim, may_decline=True),
    "teleport": reading("teleport", decisions.refuse_teleport, may_decline=True),
    "link": reading("link", decisions.refuse_link),
    "offer": reading("offer", decisions.refuse_nothing, named_in_offer, "PUL-20.18", may_decline=True),
    "count-goal": reading("count-goal", decisions.refuse_goal, named_in_step, "PUL-20.18"),
    "premium": reading("premium", decisions.refuse_premium, named_in_step, "PUL-20.18", may_decline=True),
}
