"""What goes over the wire: docs/wire-protocol.md as types. The OpenAPI document is made from these."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from perihelion.kernel.table import Fact

Name = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=128)]
Seed = Annotated[int, Meta(ge=0, le=2**53)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Action = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]


class Said(Struct, frozen=True):
    """A phrase: a message id with its facts."""

    message: str
    facts: dict[str, Fact]


class OptionInfo(Struct, frozen=True):
    name: str
    values: list[int | str | bool]
    default: int | str | bool


class LevelInfo(Struct, frozen=True):
    """A level of play, and the bot that plays it."""

    id: str
    bot: str


class GameInfo(Struct, frozen=True):
    id: str
    title: dict[str, str]
    tagline: dict[str, str]
    seats: list[int]
    options: list[OptionInfo]
    stage: str
    rules_version: int
    set: str
    rules_prefix: str
    actions: int
    levels: list[LevelInfo]


class RuleLine(Struct, frozen=True):
    section: dict[str, str]
    id: str
    text: str
    terms: list[str]
    """What it speaks of, in Polish: the text itself is English."""


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table; a human seat with a name is taken at once, one without waits for somebody to join."""

    kind: Literal["human", "bot"]
    level: Annotated[str, Meta(max_length=64)] = "normal"
    name: Name = ""


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: dict[str, int | str | bool] = {}
    seed: Seed | None = None
    chat: bool = False
    open: bool = False
    clock: Literal["none", "relaxed", "day"] = "none"
    set: Annotated[str, Meta(max_length=400_000)] = ""
    """A component set of one's own, as TOML; empty for the game's."""


class SeatToken(Struct, frozen=True):
    seat: int
    token: str


class TableMade(Struct, frozen=True):
    table: str
    seats: list[SeatToken]
    spectator: str


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


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number
    level: Annotated[str, Meta(max_length=64)] = "normal"


class MyTokens(Struct, frozen=True, forbid_unknown_fields=True):
    tokens: Annotated[list[Token], Meta(max_length=200)]


class MyTable(Struct, frozen=True):
    table: str
    token: int  # which of the tokens sent opens it
    seat: int | None
    game: str
    status: str
    your_move: bool
    ply: int
    players: list[str]
    created: float


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class MoveWish(Struct, frozen=True, forbid_unknown_fields=True):
    ply: Number
    action: Action
    key: Key


class StepWish(Struct, frozen=True, forbid_unknown_fields=True):
    """An undo or a redo."""

    ply: Number
    key: Key


class ConcedeWish(Struct, frozen=True, forbid_unknown_fields=True):
    level: Annotated[str, Meta(max_length=64)] = "normal"


class ChatWish(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


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


class PromptScene(Struct, frozen=True):
    question: Said
    reason: Said
    rule: str


class EventScene(Struct, frozen=True):
    ply: int
    kind: str
    seat: int
    piece: str
    origin: str
    target: str
    amount: int
    facts: dict[str, Fact]


class ResultScene(Struct, frozen=True):
    scores: list[int]
    ranking: list[list[int]]
    tally: list[dict[str, int]]
    ending: str
    seed: str  # up to 96 bits, more than a browser's numbers hold


class Trouble(Struct, frozen=True):
    """A bot's process failed and is tried again."""

    seat: int
    failures: int


class ClockScene(Struct, frozen=True):
    """Seconds for a decision, and when the table last moved on for everybody; null where there is no clock."""

    kind: str
    seconds: int
    since: float


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
    type: Literal["scene"] = "scene"
    done: str | UnsetType = UNSET
    """Over a socket: the key of the message that this scene answers."""


class AmountScene(Struct, frozen=True):
    what: str
    amount: int


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


class Hint(Struct, frozen=True):
    ply: int
    actions: list[Advice]


class LookScene(Struct, frozen=True):
    ply: int
    chances: list[float]
    scores: list[int]


class TurnScene(Struct, frozen=True):
    """The chance of a seat grew much between two plies."""

    first: int
    last: int
    seat: int
    before: float
    after: float


class MissedScene(Struct, frozen=True):
    ply: int
    seat: int
    played: Said
    better: Said
    points: float


class AnalysisScene(Struct, frozen=True):
    """A finished game looked at again; plies are the caller's."""

    looks: list[LookScene]
    turns: list[TurnScene]
    missed: list[MissedScene]


class LogLine(Struct, frozen=True):
    ply: int
    seat: int
    what: Literal["move", "undo", "redo"]
    events: list[EventScene]


class Spoken(Struct, frozen=True):
    seat: int
    text: str
    at: float


class ErrorScene(Struct, frozen=True):
    error: str
    facts: dict[str, Fact]
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
