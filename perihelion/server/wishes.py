"""What a client sends: docs/wire-protocol.md as types, with the limits of every field."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=128)]
Seed = Annotated[int, Meta(ge=0, le=2**53)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Action = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table; a human seat with a name is taken at once, one without waits for somebody to join."""

    kind: Literal["human", "bot"]
    level: Annotated[str, Meta(max_length=64)] = "normal"
    name: Name = ""


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(max_length=12)] = []
    """Of a lesson: at most the learner's, for a name; who sits there says the lesson."""
    options: dict[str, int | str | bool] = {}
    seed: Seed | None = None
    chat: bool = False
    open: bool = False
    clock: Literal["none", "relaxed", "day"] = "none"
    set: Annotated[str, Meta(max_length=400_000)] = ""
    """A component set of one's own, as TOML; empty for the game's."""
    lesson: Annotated[str, Meta(max_length=64)] = ""
    """Seats, options and seed are the lesson's."""
    newcomer: bool = False
    """Choices of the preparation are made as for a first game, so that play begins at once."""


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number
    level: Annotated[str, Meta(max_length=64)] = "normal"


class FreeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number


class ForkWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game to be played again from where so many moves had been made."""

    move: Number
    seat: Number
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class MyTokens(Struct, frozen=True, forbid_unknown_fields=True):
    tokens: Annotated[list[Token], Meta(max_length=200)]


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


class LessonWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on to the next beat, leave the lesson and play on freely, or tell that the right move was shown."""

    do: Literal["next", "leave", "shown"]


class ConcedeWish(Struct, frozen=True, forbid_unknown_fields=True):
    level: Annotated[str, Meta(max_length=64)] = "normal"


class ChatWish(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
