"""What a view holds, field by field. The page's types are made of it (`tools/views.py`), so both always agree."""

from typing import Any, Literal, NotRequired, TypedDict

Sign = dict[str, Any]
"""One sign of a line, as `signs.py` makes it; the page knows its pictures by name."""


class ActionView(TypedDict):
    name: str
    picked: bool
    current: bool
    forecast: list[int]  # while an action is being chosen: for every seat, how much it could do with this one


class PileView(TypedDict):
    face: str
    left: int
    prices: list[int]
    worth: NotRequired[list[int]]


class WorldView(TypedDict):
    tile: str
    price: NotRequired[int]
    contact: NotRequired[int]
    strength: NotRequired[int]
    armed: NotRequired[int]


class ColonyView(TypedDict):
    tile: str
    good: int | None
    new: bool


class SpecialStrength(TypedDict):
    amount: int
    against: list[Sign]


class GoodStrength(TypedDict):
    amount: int
    good: int
    used: bool


class Strength(TypedDict):
    general: int
    special: list[SpecialStrength]
    temporary: int
    by_goods: list[GoodStrength]


class Stored(TypedDict):
    goods: list[int]
    worlds: list[str]
    credits: int


class EmpireView(TypedDict):
    mat: int
    sides: list[str]
    credits: int
    chips: int
    reserve: int
    colonies: list[ColonyView]
    discovered: list[WorldView]
    developments: list[str]
    spaces: int
    worth: dict[str, int]
    strength: Strength
    sales: list[int]
    powers: list[int]  # the numbers of those that are active
    used: list[int]
    produced: list[int]
    consumed: int
    stored: Stored
    tally: dict[str, int]
    choosing: bool


class PlanUse(TypedDict):
    power: str
    colony: int


class PlanGain(TypedDict):
    credits: int
    chips: int
    unused: int


class AskedView(TypedDict):
    question: str
    muted: NotRequired[bool]  # about the own face-down goal: whether its owner wished to be asked no more
    tile: NotRequired[str]
    power: NotRequired[int]
    best: NotRequired[int]
    plan: NotRequired[list[int]]
    plan_uses: NotRequired[list[PlanUse]]  # every good of the plan with the power that takes it
    plan_gain: NotRequired[PlanGain]


class GoalUp(TypedDict):
    goal: str
    owner: int


class GoalsView(TypedDict):
    stack: int
    up: list[GoalUp]
    hidden_owner: int | None
    hidden: str | None
    looked_at: int
    looking: list[str]
    keeping: bool
    kept: str | None
    known: list[str | None]


class Bag(TypedDict):
    count: int
    worlds: list[str]


class Ends(TypedDict):
    met: list[str]
    spaces: list[int]
    colonies: list[int]
    colonists: int
    chips: int


class OwnView(TypedDict):
    """What differs from viewer to viewer."""

    offers: list[WorldView]
    asked: AskedView | None
    goals: NotRequired[GoalsView]


class FrontiersView(OwnView):
    seats: int
    setup: Literal["first", "standard", "goals"]
    round: int
    round_limit: int | None
    phase: str
    actions: list[ActionView]
    action: str | None
    chooser: int | None
    order: list[int]
    waiting: list[int]
    done: list[int]
    pot: int
    discount: int  # what the chooser of Develop pays less, while it is carried out
    market: list[PileView]
    centre: list[str]
    bag: Bag
    goods: list[int]
    chips: int
    colonists: int
    ends: Ends
    oort_kind: int | None
    empires: list[EmpireView]
