"""The moments of recorded games that are worth a look, and the sizes at which somebody may look."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from perihelion.kernel.record import Record, game_of, read_record, replayed
from perihelion.kernel.state import State

RECORDS = Path(__file__).resolve().parents[2] / "tests" / "records"


@dataclass(frozen=True)
class Size:
    width: int
    height: int
    touch: bool = False


SIZES = {
    "laptop": Size(1366, 768),
    "low": Size(1366, 640),
    "wide": Size(1920, 1080),
    "widest": Size(2560, 1440),
    "phone": Size(390, 844, touch=True),
    "tablet": Size(768, 1024, touch=True),
}


@dataclass(frozen=True)
class Moment:
    """The nth time that a question is asked in a recorded game; no question means its end."""

    name: str
    question: str
    nth: int = 0
    record: str = "3-players"


MOMENTS = {
    "sunward": (
        Moment("start", "prompt-place-tile"),
        Moment("draw-first", "prompt-draw", 1),
        Moment("draw", "prompt-draw", 26),
        Moment("tile", "prompt-place-tile", 9),
        Moment("draw-late", "prompt-draw", 40),
        Moment("end", ""),
    ),
    "beyond-the-sun": (
        Moment("start", "prompt-action"),
        Moment("jump", "prompt-jumping", 5),
        Moment("research", "prompt-researching", 5),
        Moment("action", "prompt-action", 20),
        Moment("production", "prompt-production", 22),
        Moment("colony", "prompt-colony", 0, "2-players"),
        Moment("action-late", "prompt-action", 36),
        Moment("end", ""),
    ),
    "new-frontiers": (
        Moment("start", "prompt-side"),
        Moment("develop", "prompt-buying"),
        Moment("explore", "prompt-picking"),
        Moment("settle", "prompt-settling", 4),
        Moment("consume", "prompt-consuming", 5),
        Moment("sell", "prompt-selling", 6),
        Moment("tile-late", "prompt-tile", 36),
        Moment("end", ""),
    ),
    "pulsar-2849": (
        Moment("start", "prompt-choose-gate"),
        Moment("headquarters", "prompt-choose-side"),
        Moment("draft", "prompt-take-die", 2),
        Moment("turn", "prompt-turn", 8),
        Moment("flight", "prompt-route", 8),
        Moment("pay", "prompt-pay", 30),
        Moment("production", "prompt-offer", 2),
        Moment("draft-late", "prompt-take-die", 34),
        Moment("end", ""),
    ),
    "burning-suns": (
        Moment("start", "prompt-pick-sheet"),
        Moment("cards", "prompt-keep-card", 2),
        Moment("planning", "prompt-leader", 8),
        Moment("explore", "prompt-explore", 1),
        Moment("build", "prompt-build", 4),
        Moment("jump", "prompt-jump", 10),
        Moment("late", "prompt-perform", 30),
        Moment("end", ""),
        Moment("combat", "prompt-reroll", 0, "3-players"),
        Moment("damage", "prompt-damage", 0, "start-advanced"),
    ),
}


@dataclass(frozen=True)
class Reached:
    """A moment, the choices since the one before it (seat and action), and who is to choose."""

    moment: Moment
    since: list[tuple[int, int]]
    seat: int


def positions(record: Record) -> Iterator[tuple[State, int, int]]:
    """Every move of a recorded game with the position before it; the same state goes on, so look at once."""
    state = game_of(record).new(len(record.seats), record.seed, **record.options)
    for ply in replayed(record).line:
        yield state, ply.seat, ply.action
        state.apply(ply.seat, ply.action)


def choices(record: Record) -> Iterator[tuple[State, int, int]]:
    """Those that somebody chose; a single possibility is taken by the table itself."""
    return ((state, seat, action) for state, seat, action in positions(record) if len(state.legal(seat)) > 1)


def reached(record: Record, wanted: list[Moment]) -> Iterator[Reached]:
    """The wanted moments of one record, in the order in which they come."""
    times: dict[str, int] = {}
    since: list[tuple[int, int]] = []
    for state, seat, action in choices(record):
        question = state.prompt(seat).question.message
        time = times[question] = times.get(question, -1) + 1
        for moment in wanted:
            if (moment.question, moment.nth) == (question, time):
                yield Reached(moment, since, seat)
                since = []
        since.append((seat, action))
    for moment in wanted:
        if not moment.question:
            yield Reached(moment, since, 0)


def records_of(game: str) -> list[tuple[Record, list[Moment]]]:
    """The records of a game that are looked at, with the moments of each."""
    names = dict.fromkeys(moment.record for moment in MOMENTS[game])
    return [
        (read_record(RECORDS / game / f"{name}.json"), [each for each in MOMENTS[game] if each.record == name])
        for name in names
    ]
