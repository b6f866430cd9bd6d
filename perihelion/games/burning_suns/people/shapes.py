"""What a view holds, field by field. The page's types are made of it (`tools/views.py`), so both always agree."""

from typing import NotRequired, TypedDict

ActionName = str
Owner = int | str
"""A seat, or what local forces and dark ships are called."""
Pair = list[int]
Names = list[str]
"""Of a resource and of the unit it improves."""
Limits = list[int]
"""Fleet, army, agents, artefacts, purchases of a build action."""
Site = list[float]
"""Of a galaxy laid by chance: where a place lies, and the way an anomaly there points."""


class PlaceView(TypedDict):
    id: str
    back: str | None
    tile: str | None
    up: bool
    near: list[str]
    owner: int | None
    unrest: bool
    blocked: int | None
    construction: str | None
    dark_ships: int
    local_forces: int
    units: list[dict[str, int]]


class UnitFigures(TypedDict):
    cost: int
    dice: int
    attack: int
    damage: int
    hp: int
    left: int
    in_play: int


class Change(TypedDict):
    source: str | None
    effect: str
    what: str | None
    amount: int


class Ally(TypedDict):
    seat: int
    back: str


class EmpireView(TypedDict):
    ideology: str | None
    race: str | None
    organisation: str | None
    crystals: int
    antimatter: int
    hull: list[int]
    agents: list[str]
    artefacts: list[str]
    technologies: list[str]
    upgrades: list[Names]
    race_cards: int | None
    played: list[str]
    allies: list[Ally]
    choosing: bool
    tally: dict[str, int]
    force: NotRequired[str]
    levels: NotRequired[list[str]]
    income: NotRequired[int]
    limits: NotRequired[Limits]
    distances: NotRequired[Pair]  # jump, diplomacy
    units: NotRequired[dict[str, UnitFigures]]
    changes: NotRequired[list[Change]]


class CombatRow(TypedDict):
    unit: str
    kind: int
    number: int
    dice: int
    attack: int
    damage: int
    misses: int
    marks: int
    lost: int
    hull: int


class FightView(TypedDict):
    sides: list[Owner]
    turn: int
    counts: list[dict[str, int]]
    misses: list[dict[str, int]]
    damage: list[list[int]]
    wave: int
    joined: list[int]
    rows: NotRequired[list[list[CombatRow]]]
    rerolls: NotRequired[Pair]
    chances: NotRequired[Pair]


class FrameView(TypedDict):
    action: ActionName | None
    actor: int
    leader: int
    place: str | None
    opponent: int
    die: int
    boosts: int
    success: int
    steps: int
    group: dict[str, int]
    fight: NotRequired[FightView]


class OwnView(TypedDict):
    """What the viewer alone knows."""

    race_cards: list[str]
    offer: str | None
    dealt: list[str] | None
    picked: int | None
    steps: dict[str, list[str]]


class SunsView(TypedDict):
    seats: int
    round: int
    question: str | None
    win: int
    thresholds: list[int]
    order: list[int]
    next_order: list[int]
    sheets: list[str]
    resolution: list[int]
    leaders: list[int]
    galaxy: str
    sites: list[Site] | None
    places: list[PlaceView]
    empires: list[EmpireView]
    market: list[str | None]
    supply: int
    stack: int
    decks: Pair
    agent: str | None
    artefact: str | None
    actions: list[FrameView]
    ending: str
    winners: list[int]
    mine: OwnView | None
