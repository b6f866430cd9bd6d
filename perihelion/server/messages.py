"""What the server answers: docs/wire-protocol.md as types. The OpenAPI document is made from these and the wishes."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from perihelion.kernel.table import Fact


class Said(Struct, frozen=True):
    """A phrase: a message id with its facts."""

    message: str
    facts: Mapping[str, Fact]


class SeatToken(Struct, frozen=True):
    seat: int
    token: str


class TableMade(Struct, frozen=True):
    table: str
    seats: list[SeatToken]
    """Of a seat with a name its key, of a free one an invitation."""
    spectator: str
    host: str
    """Frees seats that were abandoned, and opens nothing else."""


class OpenTable(Struct, frozen=True):
    """A table of the lobby at which whoever comes may sit down."""

    table: str
    game: str
    options: dict[str, int | str | bool]
    players: list[str]  # "" for a free seat
    kinds: list[str]
    clock: str
    own_set: bool
    created: float


class SatDown(Struct, frozen=True):
    table: str
    seat: int
    token: str


class MyTable(Struct, frozen=True):
    table: str
    token: int  # which of the tokens sent opens it
    seat: int | None
    game: str
    status: str
    your_move: bool
    actors: list[int]
    """The seats that are to choose."""
    ply: int
    players: list[str]
    created: float
    moved: float
    """When somebody last chose something."""
    scores: list[int]
    """Of every seat, once the game is over; else empty."""
    place: int | None
    """Of this seat, once the game is over; seats that tie share the better one."""


class SeatScene(Struct, frozen=True):
    name: str
    kind: str
    level: str
    taken: bool
    present: bool


class LegalMove(Struct, frozen=True):
    id: int
    kind: str
    args: list[int]


class AmountScene(Struct, frozen=True):
    what: str
    amount: int


class PromptScene(Struct, frozen=True):
    question: Said
    reason: Said
    rule: str
    within: int | None = None
    """Whose turn it is, when the caller is asked within another's."""


class EventScene(Struct, frozen=True):
    ply: int
    kind: str
    seat: int
    piece: str
    origin: str
    target: str
    amount: int
    facts: Mapping[str, Fact]


class QuoteScene(Struct, frozen=True):
    """What a legal move costs and brings, and how it is said."""

    cost: list[AmountScene]
    gain: list[AmountScene]
    reveals: bool
    group: str
    phrase: Said


class PartScene(Struct, frozen=True):
    """A part of the line about a turn: whom it is about, how it is said, and the piece and places that it names."""

    seat: int
    message: str
    facts: Mapping[str, Fact]
    piece: str = ""
    origin: str = ""
    target: str = ""


class ToldScene(Struct, frozen=True):
    """One line about what happened from event number `at` of the entry `ply` on, as far as it is known now.

    A later entry may tell the same stretch anew. `seat` is who moved, -1 where it is about all; `together`: all take
    part in it; `theirs`: what the others did about a thing that the reader began.
    """

    ply: int
    at: int
    seat: int
    heading: bool
    together: bool
    parts: list[PartScene]
    theirs: list[PartScene] = []


class EntryScene(Struct, frozen=True):
    """A line of the log without its events, which the scene has."""

    ply: int
    seat: int
    what: Literal["move", "undo", "redo"]
    told: list[ToldScene] = []


class TieBreak(Struct, frozen=True):
    """What decided between equal scores, and how much of it the winner and the next had."""

    name: str
    first: int
    second: int


class ResultScene(Struct, frozen=True):
    scores: list[int]
    ranking: list[list[int]]
    tally: list[dict[str, int]]
    ending: str
    seed: str  # up to 96 bits, more than a browser's numbers hold
    tie_break: TieBreak | None = None


class Trouble(Struct, frozen=True):
    """A bot's process failed and is tried again."""

    seat: int
    failures: int


class ClockScene(Struct, frozen=True):
    """Seconds for a decision, and since when it is thought about, by a clock that shows `now`; null without a clock."""

    kind: str
    seconds: int
    since: float
    now: float


class LessonScene(Struct, frozen=True):
    """Where the learner of a table is: the beat, what is said, what to look at, which moves it takes."""

    id: str
    title: str
    beat: int
    of: int
    kind: Literal["read", "must", "may", "watch"]
    say: str
    praise: str
    """What is said to the latest move; empty for nothing."""
    at: list[str]
    rules: list[str]
    allow: list[int] | None
    """Of a must beat, the moves that will do; null where all do."""
    next: bool
    """Whether it is time to go on by `next`."""
    end: list[str]
    """Of the last beat, what can be done then."""
    help: int
    """Seconds, after the words can have been read, in which the move is looked for; then it is shown."""


class Scene(Struct, frozen=True):
    table: str
    game: str
    options: dict[str, int | str | bool]
    status: Literal["waiting", "playing", "over"]
    ply: int
    seat: int | None
    seats: list[SeatScene]
    actors: list[int]
    view: dict[str, Any] | None
    forecast: dict[str, Any]
    legal: list[LegalMove]
    prompt: PromptScene | None
    may_undo: bool
    no_undo: str
    """Why not, as a message id of the page; empty when it may."""
    may_redo: bool
    events: list[EventScene]
    result: ResultScene | None
    chat: bool
    seed_known: bool
    rematch: str | None
    trouble: list[Trouble]
    clock: ClockScene | None
    own_set: str | None
    lesson: LessonScene | None
    earlier_rules: int | None
    """The rules version it began with, when new games have another: layout, texts and rules are the table's own."""
    type: Literal["scene"] = "scene"
    done: str | UnsetType = UNSET
    """Over a socket: the key of the message that this scene answers."""
    quotes: list[QuoteScene] | UnsetType = UNSET
    """For who asked for whole scenes: of every legal move, in their order."""
    entries: list[EntryScene] | UnsetType = UNSET
    """For who asked for whole scenes: the lines of the log since the last one."""


class Choice(Struct, frozen=True):
    id: int
    kind: str
    args: list[int]
    cost: list[AmountScene]
    gain: list[AmountScene]
    reveals: bool
    group: str
    phrase: Said


class Choices(Struct, frozen=True):
    ply: int
    choices: list[Choice]


class PreviewScene(Struct, frozen=True):
    events: list[EventScene]
    change: dict[str, int]
    stopped: bool


class Why(Struct, frozen=True):
    action: int
    rules: list[str]


class Advice(Struct, frozen=True):
    """A move, how it is expected to leave the seat a few decisions later, and how far that is behind the best."""

    action: int
    worth: float
    behind: float


class Instead(Struct, frozen=True):
    """Another move than the best, with what it brings and misses."""

    action: int
    reason: Said


class Hint(Struct, frozen=True):
    """The best moves, best first; where to look, why the first is good, and an alternative where there is one."""

    ply: int
    actions: list[Advice]
    look: Said | None
    reason: Said | None
    instead: Instead | None


class LookScene(Struct, frozen=True):
    """Everybody's chance of winning, and between what it lies with 95% certainty."""

    ply: int
    round: int
    chances: list[float]
    low: list[float]
    high: list[float]
    scores: list[int]


class TurnScene(Struct, frozen=True):
    """The chance of a seat grew between two plies, by more than luck explains."""

    first: int
    last: int
    round: int
    seat: int
    before: float
    after: float
    least: float
    most: float


class MissedScene(Struct, frozen=True):
    ply: int
    move: int
    """So many moves had been made: where `fork` goes on from."""
    seat: int
    round: int
    played: Said
    better: Said
    reason: Said


class AnalysisScene(Struct, frozen=True):
    """A finished game looked at again; plies are the caller's. While `done` is less than `of` it goes on."""

    done: int
    of: int
    looks: list[LookScene]
    turns: list[TurnScene]
    missed: list[MissedScene]


class LogLine(Struct, frozen=True):
    ply: int
    seat: int
    what: Literal["move", "undo", "redo"]
    events: list[EventScene]
    told: list[ToldScene] = []
    """The lines that end with this entry so far."""


class Spoken(Struct, frozen=True):
    seat: int
    text: str
    at: float


class ErrorScene(Struct, frozen=True):
    error: str
    facts: Mapping[str, Fact]
    text: str
    scene: Scene | UnsetType = UNSET


class ReplayMade(Struct, frozen=True):
    table: str
    spectator: str


class RematchMade(Struct, frozen=True):
    table: str


class Health(Struct, frozen=True):
    status: str
    version: str
    nodes: Literal["alone", "up", "lost"]
    """Whether this node hears the others; `lost` while it does not."""
