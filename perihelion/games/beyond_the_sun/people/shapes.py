"""What a view holds, field by field. The page's types are made of it (`tools/views.py`), so both always agree."""

from typing import TypedDict

Phase = str
Disc = str
"""`food`, `ore`, `marker` or `none`."""
Discs = list[Disc]
"""The two discs on a colonised system."""
Automated = list[int]
"""On the automation track: food discs, ore discs, markers."""


class SlotView(TypedDict):
    id: str
    technology: str | None
    event: bool
    researched: list[int]


class AreaView(TypedDict):
    id: str
    system: str | None
    base: int | None
    base_kind: Disc | None
    ships: list[list[int]]  # for every seat how many of levels 1 to 4
    strength: list[int]
    had_base: bool


class DeckView(TypedDict):
    size: int
    unseen: int
    groups: list[list[str]]


class KeptView(TypedDict):
    event: str
    owner: int | None


class Claim(TypedDict):
    seat: int
    kind: Disc


class Part(TypedDict):
    have: int
    need: int


class AchievementView(TypedDict):
    id: str
    spaces: list[int]
    discs: list[Claim]
    met: list[bool]
    progress: list[list[Part]]
    claimable: list[bool]


class Colony(TypedDict):
    system: str
    discs: Discs


class FactionView(TypedDict):
    mat: str
    ore: int
    population: int
    supply: list[int]
    food_discs_off: int
    ore_discs_off: int
    growth: list[str]
    ore_symbols: int
    automation: int
    automated: Automated
    private: list[str]
    colonised: list[Colony]
    controlled: int
    museum: list[int]
    noted: int
    abilities_used: list[bool]
    pawn: int | None
    pawn_aside: bool
    at_will_uses: list[int]
    tally: dict[str, int]


class AskedView(TypedDict):
    step: str
    seat: int
    numbers: list[int]


class ResearchView(TypedDict):
    seat: int
    slot: str
    event: str | None


class View(TypedDict):
    seats: int
    phase: Phase
    round: int
    first: int
    active: int
    last_round: int
    cap: int | None
    ended: str
    side: str
    basic_layout: int
    tableau: bool
    slots: list[SlotView]
    rows: list[list[str | None]]
    guilds: list[bool]
    areas: list[AreaView]
    joined: str | None
    sphere: str | None
    decks: dict[str, DeckView]
    discarded: list[str]
    kept: list[KeptView]
    achievements: list[AchievementView]
    end_discs: int
    factions: list[FactionView]
    asked: AskedView | None
    research: ResearchView | None
    offer: list[str]
