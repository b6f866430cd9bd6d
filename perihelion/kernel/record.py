"""The record of a game: its header and its log. It is the save file, the replay, the bug report and the test.

A record is JSON, small and readable:

    {"format": "perihelion-record/1", "game": "sunward", "rules_version": 1, "set": "house@3f2a91c0",
     "options": {}, "seats": ["human", "greedy"], "seed": 7,
     "log": [[0, 12], [1, 340], [0, "undo"], [0, 14]],
     "result": {"scores": [81, 77], "ranking": [[0], [1]], "ending": "last-round", "tally": […]}}

The log only grows: an entry is a seat with an action, or with "undo" or "redo". A finished game has a `result`.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, cast

from perihelion.kernel.errors import CorruptRecord, IllegalAction, OtherRulesVersion, OtherSet, WrongResult
from perihelion.kernel.game import Game, Options
from perihelion.kernel.registry import game as find_game
from perihelion.kernel.state import State

FORMAT: Final = "perihelion-record/1"
UNDO: Final = "undo"
REDO: Final = "redo"

Entry = tuple[int, int | str]
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

    def to_json(self) -> str:
        header: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "set": self.set,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
        }
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in header.items()]
        lines.append(f'  "log": {_folded([list(entry) for entry in self.log])}')
        if self.result is not None:
            lines.append(f'  "result": {json.dumps(self.result, ensure_ascii=False)}')
        return "{\n" + ",\n".join(lines) + "\n}\n"


def _folded(entries: Sequence[object]) -> str:
    """A list a few entries a line, so that a record stays readable and its changes small."""
    texts = [json.dumps(entry, separators=(",", ":")) for entry in entries]
    rows = [", ".join(texts[k : k + 12]) for k in range(0, len(texts), 12)]
    return "[\n    " + ",\n    ".join(rows) + "\n  ]" if rows else "[]"


def begin_record(game: Game, seats: list[str], seed: int, options: Options) -> Record:
    return Record(game.id, game.rules_version, game.components.stamp, game.complete(options), seats, seed)


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
    except ValueError as error:
        raise CorruptRecord(file=file, problem=f"not JSON, or cut short ({error})") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise CorruptRecord(file=file, problem=f'it does not say "format": "{FORMAT}"')
    kinds: dict[str, type] = {
        "game": str, "rules_version": int, "set": str, "options": dict, "seats": list, "seed": int, "log": list,
    }  # fmt: skip
    for key, kind in kinds.items():
        if not isinstance(data.get(key), kind):
            raise CorruptRecord(file=file, problem=f'"{key}" is missing or of the wrong kind')
    if not isinstance(data.get("result"), dict | None):
        raise CorruptRecord(file=file, problem='"result" is of the wrong kind')
    log = [_entry(entry, number, file) for number, entry in enumerate(data["log"])]
    return Record(
        data["game"],
        data["rules_version"],
        data["set"],
        data["options"],
        [str(seat) for seat in data["seats"]],
        data["seed"],
        log,
        data.get("result"),
    )


def _entry(entry: object, number: int, file: str) -> Entry:
    if isinstance(entry, list) and len(entry) == 2:
        seat, what = entry
        if type(seat) is int and (type(what) is int or what in (UNDO, REDO)):
            return (seat, cast(int | str, what))
    raise CorruptRecord(file=file, problem=f"entry {number + 1} of the log is no [seat, action]")


def read_record(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf8")
    except OSError as error:
        raise CorruptRecord(file=str(path), problem=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise CorruptRecord(file=str(path), problem="not a text file") from None
    return parse_record(text, str(path))


def game_of(record: Record, file: str = "-", set_file: Path | None = None) -> Game:
    """The game a record was played with; refuses another rules version or component set."""
    game = find_game(record.game, set_file)
    if record.rules_version != game.rules_version:
        raise OtherRulesVersion(file=file, game=game.id, recorded=record.rules_version, current=game.rules_version)
    if record.set != game.components.stamp:
        raise OtherSet(file=file, recorded=record.set, current=game.components.stamp)
    return game


def check_record(record: Record, file: str = "-", set_file: Path | None = None) -> State:
    """Replay a record and prove that it leads to its stated result."""
    from perihelion.kernel.history import History

    game = game_of(record, file, set_file)
    try:
        state = History.replay(game, record).state
    except IllegalAction as error:
        raise CorruptRecord(file=file, problem=str(error)) from None
    if record.result is not None:
        reached = result_of(state)
        for key, stated in record.result.items():
            if key in reached and reached[key] != stated:
                raise WrongResult(file=file, problem=f"{key} is {reached[key]}, not {stated}")
    return state
