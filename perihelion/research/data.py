"""Records of games as training sets: one row for every decision, in Parquet or NumPy's own format.

| column | meaning |
|---|---|
| `game_number` | which of the records, from 0 |
| `ply` | the number of the action in its game, from 0 |
| `seat` | who chose |
| `action` | what was chosen |
| `legal` | the mask of legal actions, packed to bits (`numpy.packbits`) |
| `observation` | the encoding of the seat's view before the action |
| `win`, `rank`, `margin` | what the finished game was worth to that seat (`perihelion/research/rewards.py`) |
| `score` | its final score |

All records of a set are of one game, one number of seats and finished: only then are the rows of one width and the
rewards known. Actions that were taken back are not in it.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.record import Record, read_record, replayed
from perihelion.research.encoding import Encoding, encoding_for, legal_mask
from perihelion.research.rewards import KINDS, rewards

PARQUET: Final = ".parquet"
NUMPY: Final = ".npz"
ROWS: Final = 4096
"""In a row group of Parquet, and in memory at a time."""
ABOUT: Final = b"perihelion"

Arrays = dict[str, NDArray[Any]]


class UnknownFormat(PerihelionError):
    code = "error-export-format"
    says = "a training set ends with .parquet or .npz, not like {file}"


class NotFinished(PerihelionError):
    code = "error-export-not-finished"
    says = "the game of the record {file} is not finished: what it was worth is not known"


class OtherKind(PerihelionError):
    code = "error-export-other-kind"
    says = "the record {file} is of {game} for {seats}; the others are of {first} for {first_seats}"


@dataclass(frozen=True)
class Dataset:
    """A training set in memory, and what it is about: game, seats, number of actions, fields of the observation."""

    about: dict[str, Any]
    columns: Arrays

    def __len__(self) -> int:
        return len(self.columns["action"])

    def masks(self) -> NDArray[np.uint8]:
        """The legal actions of every row, one number for each action of the vocabulary."""
        return np.unpackbits(self.columns["legal"], axis=1, count=self.about["actions"])

    def field(self, name: str) -> NDArray[np.float32]:
        """One field of the observations of all rows, in its shape."""
        first, end, shape = self.about["fields"][name]
        part: NDArray[np.float32] = self.columns["observation"][:, first:end]
        return part.reshape((len(self), *shape))


@dataclass(frozen=True)
class Source:
    """Records that make one set."""

    files: list[Path]
    records: list[Record]
    encoding: Encoding

    def about(self) -> dict[str, Any]:
        encoding = self.encoding
        places = encoding.places
        return {
            "game": encoding.game.stamp,
            "seats": encoding.seats,
            "actions": encoding.game.actions.size,
            "records": [str(file) for file in self.files],
            "fields": {
                field.name: [places[field.name].start, places[field.name].stop, list(field.shape)]
                for field in encoding.fields
            },
        }


def export(files: Sequence[Path], target: Path) -> int:
    """Write the decisions of all records into one training set; returns how many there are."""
    if target.suffix not in (PARQUET, NUMPY):
        raise UnknownFormat(file=target.name)
    source = opened(files)
    beside = target.with_name(target.name + ".part" + target.suffix)
    try:
        count = write_parquet(source, beside) if target.suffix == PARQUET else write_numpy(source, beside)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
    return count


def opened(files: Sequence[Path]) -> Source:
    """All records, read and compared before the first one is replayed."""
    records = [read_record(file) for file in files]
    first = records[0]
    for file, record in zip(files, records, strict=True):
        if record.game != first.game or len(record.seats) != len(first.seats):
            raise OtherKind(
                file=str(file), game=record.game, seats=len(record.seats), first=first.game,
                first_seats=len(first.seats),
            )  # fmt: skip
    game = replayed(first, str(files[0])).game
    return Source(list(files), records, encoding_for(game, len(first.seats)))


def decisions(source: Source) -> Iterator[dict[str, Any]]:
    """Every decision that stands, game after game, in order."""
    encoding = source.encoding
    for number, (file, record) in enumerate(zip(source.files, source.records, strict=True)):
        history = replayed(record, str(file))
        if not history.state.over():
            raise NotFinished(file=str(file))
        paid = {kind: rewards(history.state, kind) for kind in KINDS}
        scores = history.state.scores()
        state = history.game.new(len(record.seats), record.seed, **record.options)
        for ply, each in enumerate(history.line):
            seat = each.seat
            yield {
                "game_number": number,
                "ply": ply,
                "seat": seat,
                "action": each.action,
                "legal": np.packbits(legal_mask(history.game.actions.size, state.legal(seat)).astype(np.uint8)),
                "observation": encoding.observe(state, seat),
                **{kind: paid[kind][seat] for kind in KINDS},
                "score": scores[seat],
            }
            state.apply(seat, each.action)


TYPES: Final[dict[str, Any]] = {
    "game_number": np.int32, "ply": np.int32, "seat": np.int8, "action": np.int32, "legal": np.uint8,
    "observation": np.float32, "win": np.float32, "rank": np.float32, "margin": np.float32, "score": np.int32,
}  # fmt: skip


def as_arrays(rows: list[dict[str, Any]]) -> Arrays:
    return {name: np.array([row[name] for row in rows], dtype=kind) for name, kind in TYPES.items()}


def write_numpy(source: Source, target: Path) -> int:
    arrays = as_arrays(list(decisions(source)))
    about = np.frombuffer(json.dumps(source.about()).encode(), dtype=np.uint8)
    with target.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, about=about, **arrays)
    return len(arrays["action"])


def write_parquet(source: Source, target: Path) -> int:
    schema = parquet_schema(source)
    count = 0
    with pq.ParquetWriter(target, schema, compression="zstd") as writer:
        waiting: list[dict[str, Any]] = []
        for row in decisions(source):
            waiting.append(row)
            count += 1
            if len(waiting) == ROWS:
                writer.write_table(as_table(waiting, schema))
                waiting = []
        if waiting:
            writer.write_table(as_table(waiting, schema))
    return count


def parquet_schema(source: Source) -> Any:
    widths = {"legal": (source.encoding.game.actions.size + 7) // 8, "observation": source.encoding.size}
    fields = []
    for name, kind in TYPES.items():
        single = pa.from_numpy_dtype(kind)
        fields.append(pa.field(name, pa.list_(single, widths[name]) if name in widths else single))
    return pa.schema(fields, metadata={ABOUT: json.dumps(source.about()).encode()})


def as_table(rows: list[dict[str, Any]], schema: Any) -> Any:
    columns = []
    for values in as_arrays(rows).values():
        column = pa.array(values.ravel())
        if values.ndim == 2:
            column = pa.FixedSizeListArray.from_arrays(column, values.shape[1])
        columns.append(column)
    return pa.Table.from_arrays(columns, schema=schema)


def load(path: Path) -> Dataset:
    """A training set of either format as arrays."""
    if path.suffix == NUMPY:
        with np.load(path, allow_pickle=False) as stored:
            arrays = {name: stored[name] for name in TYPES}
            return Dataset(json.loads(stored["about"].tobytes()), arrays)
    if path.suffix != PARQUET:
        raise UnknownFormat(file=path.name)
    table = pq.read_table(path)
    columns: Arrays = {}
    for name in TYPES:
        column = table.column(name).combine_chunks()
        wide = isinstance(column, pa.FixedSizeListArray)
        values = (column.flatten() if wide else column).to_numpy(zero_copy_only=False)
        columns[name] = values.reshape(len(column), -1) if wide else values
    return Dataset(json.loads(table.schema.metadata[ABOUT]), columns)
