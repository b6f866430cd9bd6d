"""What a view holds, field by field. The page's types are made of it (`tools/views.py`), so both always agree."""

from typing import TypedDict

Phase = str
Size = str
"""Of a gyrodyne."""
Colour = str
"""Of a gate."""
Counted = str
"""What a goal counts."""
DieKind = str
Token = str


class DiceView(TypedDict):
    silver: list[int]
    median: str | None
    median_position: float | None


class Marker(TypedDict):
    field: int
    seat: int


class Tracks(TypedDict):
    """Of each track, the leading marker first."""

    initiative: list[Marker]
    engineers: list[Marker]


class SystemView(TypedDict):
    sector: str
    tile: str | None
    blue: list[int]
    barren: list[int]


class PulsarSpot(TypedDict):
    sector: str
    owner: int | None
    gyrodyne: Size | None
    spinning: bool


class Exploration(TypedDict):
    stack: int
    discarded: list[str]


class Transmitters(TypedDict):
    offer: list[str | None]
    stack: str
    top: str | None


class TechnologyView(TypedDict):
    id: str
    row: int
    patents: list[int]
    slid: bool


class DieInHand(TypedDict):
    kind: DieKind
    value: int
    counts_as: int


class TurnView(TypedDict):
    red_dice: list[int]
    owed: int | None
    bonus_used: bool
    die: DieInHand | None
    token: Token | None
    route: list[str]
    left: int
    run: int | None
    run_colour: Colour | None
    choosing: bool


class Link(TypedDict):
    id: str
    turned: bool


class Progress(TypedDict):
    goal: str
    counts: Counted
    has: int
    needs: int
    met: bool
    premiums: int


class PlayerView(TypedDict):
    colour: str
    score: int
    tally: dict[str, int]
    dice: list[int]
    cubes: int
    plus_minus: int
    plus_two: int
    rings: int
    ship: str | None
    waiting: dict[Size, int]
    bases: int
    extra_bases: int
    arrays: list[list[Link]]
    paid: dict[str, list[int]]
    operating: list[str]
    hq_board: str | None
    hq_side: str | None
    projects: list[str]
    runs_used: list[str]
    copy_cost: int
    shift_used: bool
    goals: list[Progress]


class PulsarView(TypedDict):
    seats: int
    phase: Phase
    round: int
    map: str
    headquarters: bool
    even_start: bool
    faces: list[str]
    order: list[int]
    active: int | None
    dice: DiceView
    tracks: Tracks
    systems: list[SystemView]
    pulsars: list[PulsarSpot]
    gyrodynes: dict[Size, int]
    awards: dict[Size, list[int | None]]
    exploration: Exploration
    transmitters: Transmitters
    technologies: list[TechnologyView]
    goals: list[str]
    row_bonus: int | None
    turn: TurnView | None
    players: list[PlayerView]
