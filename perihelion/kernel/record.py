"""The record of a game: its header and its log. It is the save file, the replay, the bug report and the test.

A record is JSON, small and readable:

    {"format": "perihelion-record/2", "game": "sunward", "rules_version": 1, "set": "house@3f2a91c0",
     "options": {}, "seats": ["human", "greedy"], "seed": 7,
     "log": [[0, "choose 3"], [1, "draw 41 2"], [0, "undo"], [0, "choose 4"]],
     "result": {"scores": [81, 77], "ranking": [[0], [1]], "ending": "last-round", "tally": […]}}

The log only grows: an entry is a seat with a move by its name, or with "undo" or "redo". A finished game has a
`result`. One played with a component set of its own may carry that set, as `set_text`. Records of the first format have
numbers for moves, which mean what they meant in the vocabulary of their rules version.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, cast

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.elders import game_of_version
from perihelion.kernel.errors import (
    CorruptRecord,
    IllegalAction,
    NothingToRedo,
    NothingToUndo,
    RecordEntry,
    RecordField,
    RecordIllegal,
    RecordNotJson,
    RecordNotText,
    RecordOfNoFormat,
    UndoAfterOthers,
    UndoBeyondHorizon,
    WrongResult,
)
from perihelion.kernel.game import Game, Options
from perihelion.kernel.state import State

if TYPE_CHECKING:
    from perihelion.kernel.history import History

FORMAT: Final = "perihelion-record/2"
BY_NUMBER: Final = "perihelion-record/1"
"""The first format, which is read for good."""
UNDO: Final = "undo"
REDO: Final = "redo"
LONGEST: Final = 40
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}( [0-9]{1,9}){0,8}")

Entry = tuple[int, int | str]
"""A seat, and an action, its name, "undo" or "redo"."""
Result = dict[str, Any]


@dataclass
class Record:
    game: str
    rules_version: int
    set: str
    options: Options
    seats: list[str]
    seed: int
    log: list[Entry] = field(default_factory=list)
    result: Result | None = None
    set_text: str | None = None  # the component set itself, where it is not one that everybody has
    actions: ActionSpace | None = field(default=None, compare=False, repr=False)  # what the numbers in the log mean

    def named(self) -> list[Entry]:
        """The log with moves by name, as far as what their numbers mean is known."""
        actions = self.actions
        if actions is None:
            return self.log
        return [(seat, what if isinstance(what, str) else actions.name(what)) for seat, what in self.log]

    def to_json(self) -> str:
        log = self.named()
        by_number = any(isinstance(what, int) for _, what in log)
        header: dict[str, Any] = {
            "format": BY_NUMBER if by_number else FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "set": self.set,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
        }
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in header.items()]
        lines.append(f'  "log": {_folded([list(entry) for entry in log])}')
        if self.result is not None:
            lines.append(f'  "result": {json.dumps(self.result, ensure_ascii=False)}')
        if self.set_text is not None:
            lines.append(f'  "set_text": {json.dumps(self.set_text, ensure_ascii=False)}')
        return "{\n" + ",\n".join(lines) + "\n}\n"


def _folded(entries: Sequence[object]) -> str:
    """A list a few entries a line, so that a record stays readable and its changes small."""
    texts = [json.dumps(entry, separators=(",", ":")) for entry in entries]
    rows = [", ".join(texts[k : k + 12]) for k in range(0, len(texts), 12)]
    return "[\n    " + ",\n    ".join(rows) + "\n  ]" if rows else "[]"


def begin_record(game: Game, seats: list[str], seed: int, options: Options) -> Record:
    options = game.complete(options)
    return Record(game.id, game.rules_version, game.components.stamp, options, seats, seed, actions=game.actions)


def result_of(state: State) -> Result:
    return {
        "scores": state.scores(),
        "ranking": state.ranking(),
        "ending": state.ending(),
        "tally": state.tally(),
    }


def parse_record(text: str, file: str = "-") -> Record:
    """A record from its JSON; CorruptRecord says what is wrong with it."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordNotJson(file=file, line=getattr(error, "lineno", 1)) from None
    if not isinstance(data, dict) or data.get("format") not in (FORMAT, BY_NUMBER):
        raise RecordOfNoFormat(file=file, format=FORMAT)
    kinds: dict[str, type] = {
        "game": str, "rules_version": int, "set": str, "options": dict, "seats": list, "seed": int, "log": list,
    }  # fmt: skip
    for key, kind in kinds.items():
        if not isinstance(data.get(key), kind):
            raise RecordField(file=file, field=key)
    if not isinstance(data.get("result"), dict | None):
        raise RecordField(file=file, field="result")
    if not isinstance(data.get("set_text"), str | None):
        raise RecordField(file=file, field="set_text")
    by_name = data["format"] == FORMAT
    log = [_entry(entry, number, file, by_name) for number, entry in enumerate(data["log"])]
    return Record(
        data["game"],
        data["rules_version"],
        data["set"],
        data["options"],
        [str(seat) for seat in data["seats"]],
        data["seed"],
        log,
        data.get("result"),
        data.get("set_text"),
    )


def _entry(entry: object, number: int, file: str, by_name: bool) -> Entry:
    if isinstance(entry, list) and len(entry) == 2:
        seat, what = entry
        is_move = isinstance(what, str) and NAME.fullmatch(what) if by_name else type(what) is int
        if type(seat) is int and (is_move or what in (UNDO, REDO)):
            return (seat, cast(int | str, what))
    raise RecordEntry(file=file, number=number + 1)


def read_record(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf8")
    except OSError as error:
        raise CorruptRecord(file=str(path), problem=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise RecordNotText(file=str(path)) from None
    return parse_record(text, str(path))


def game_of(record: Record, file: str = "-", set_file: Path | None = None) -> Game:
    """The game a record was played with, of that rules version; refuses one that is gone, and another set."""
    if record.set_text is None or set_file:
        return game_of_version(record.game, record.rules_version, record.set, set_file, file)
    with TemporaryDirectory() as folder:
        carried = Path(folder) / "set.toml"
        carried.write_bytes(record.set_text.encode("utf8", "replace"))
        return game_of_version(record.game, record.rules_version, record.set, carried, file)


def replayed(record: Record, file: str = "-", set_file: Path | None = None) -> "History":
    """The whole game of a record, played again; refuses one that breaks the rules."""
    from perihelion.kernel.history import History

    game = game_of(record, file, set_file)
    game.complete(record.options)  # before they are used as arguments
    try:
        return History.replay(game, record)
    except IllegalAction as error:
        raise RecordIllegal(file=file, **error.facts) from None
    except (NothingToUndo, UndoBeyondHorizon, UndoAfterOthers) as error:
        raise RecordIllegal(file=file, action=UNDO, rules=UNDO, **error.facts) from None
    except NothingToRedo as error:
        raise RecordIllegal(file=file, action=REDO, rules=REDO, **error.facts) from None


def check_record(record: Record, file: str = "-", set_file: Path | None = None) -> State:
    """Replay a record and prove that it leads to its stated result."""
    state = replayed(record, file, set_file).state
    if record.result is not None:
        for key, reached in result_of(state).items():
            field, reached, stated = _first_difference(key, reached, record.result.get(key))
            if reached != stated:
                raise WrongResult(file=file, field=field, reached=_shortly(reached), stated=_shortly(stated))
    return state


def _shortly(value: Any) -> str:
    """A value in an error's sentence."""
    text = "–" if value is None else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else "…"


def _first_difference(field: str, reached: Any, stated: Any) -> tuple[str, Any, Any]:
    """Where two results differ first: `tally[1].frontiers`."""
    if isinstance(reached, list) and isinstance(stated, list) and len(reached) == len(stated):
        for number, (one, other) in enumerate(zip(reached, stated, strict=True)):
            if one != other:
                return _first_difference(f"{field}[{number}]", one, other)
    if isinstance(reached, dict) and isinstance(stated, dict):
        for key, one in reached.items():
            if one != stated.get(key):
                return _first_difference(f"{field}.{key}", one, stated.get(key))
    return field, reached, stated
