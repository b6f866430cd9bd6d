"""What was learned from self-play as a file beside the game: `learned/<seats>.net`, written by `perihelion learn-bot`.

Its first line is JSON: the game with its rules and set, the fields of its rows, sizes, and where the numbers come from.
The rest is packed whole numbers. A first weight is one of 63 levels times the step of its input, so that the nets of
a game for all its numbers of seats take less than 300 kB together.
"""

import hashlib
import json
import lzma
import sys
from array import array
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from perihelion.kernel.errors import PerihelionError

if TYPE_CHECKING:
    from perihelion.kernel.features import Features
    from perihelion.kernel.network import Network

FOLDER: Final = "learned"
FORMAT: Final = 2
LARGEST_WEIGHT: Final = 31
"""Of the first layer; a network of 127 plays as one of 31 does (docs/bots.md)."""
PACKING: Final = [{"id": lzma.FILTER_LZMA1, "preset": 9, "dict_size": 1 << 16}]
ENOUGH: Final = 400
"""Games of a match that proves something."""


class BrokenNet(PerihelionError):
    code = "error-broken-net"
    says = "{file} is no learned evaluation, or is broken: {why}"


@dataclass(frozen=True)
class Learned:
    """A correction of a game's evaluation, in whole numbers, with what it is for and where it comes from."""

    stamp: str  # game, rules and set it was trained on
    fields: str  # digest of the fields of its rows
    seats: int
    scale: float  # points for an output of 1
    sizes: list[int]  # inputs, hidden units of both layers, outputs
    first: list[int]  # up to `LARGEST_WEIGHT` each
    steps: list[int]  # of the first weights, one for every input
    second: list[int]
    output: list[int]
    biases: list[list[int]]
    provenance: dict[str, Any]

    def network(self) -> "Network":
        """A network that is asked; every user has its own, for it remembers what it was asked last."""
        from perihelion.kernel.network import Network  # compiled it needs librt, which not everybody has

        hidden = self.sizes[1]
        first = [step * weight for k, step in enumerate(self.steps) for weight in self.first[k * hidden :][:hidden]]
        return Network(self.sizes, self.seats, [first, self.second, self.output], self.biases)

    @property
    def searched(self) -> bool:
        """Whether the search judges by it. What was learned by comparing siblings only tells lines of a turn apart."""
        return not self.provenance.get("siblings", False)

    def has_won(self, bot: str) -> bool:
        """Whether a bot that uses it was measured to win more than its share, beyond chance and in enough games."""
        for match in self.provenance.get("measured", []):
            beyond_chance = match["games"] >= ENOUGH and match["interval"][0] > 1 / len(match["bots"])
            kinds = [name.partition("@")[0] for name in match["bots"]]
            if kinds[0] == bot and bot not in kinds[1:] and beyond_chance:  # against itself it only had more time
                return True
        return False

    def fits(self, stamp: str, features: "Features | None") -> bool:
        return features is not None and self.stamp == stamp and self.fields == digest_of(features)


def digest_of(features: "Features") -> str:
    """Tells two rows of features apart by names and shapes of their fields."""
    told = [[field.name, list(field.shape)] for field in features.fields]
    return hashlib.blake2b(json.dumps(told).encode(), digest_size=8).hexdigest()


def read_learned(folder: Path | Traversable, seats: int) -> Learned | None:
    """What a game's folder holds for that number of seats."""
    file = folder / FOLDER / f"{seats}.net"
    return unpacked(file.read_bytes(), file.name) if file.is_file() else None


def packed(learned: Learned) -> bytes:
    """The file that `unpacked` reads back the same."""
    parts = [("b", learned.first), ("i", learned.steps), ("h", learned.second), ("h", learned.output)]
    parts += [("i", each) for each in learned.biases]
    body = b"".join([as_bytes(code, values) for code, values in parts])
    header = {
        "format": FORMAT,
        "stamp": learned.stamp,
        "fields": learned.fields,
        "seats": learned.seats,
        "scale": learned.scale,
        "sizes": learned.sizes,
        "digest": hashlib.blake2b(body, digest_size=16).hexdigest(),
        "provenance": learned.provenance,
    }
    return json.dumps(header).encode() + b"\n" + lzma.compress(body, lzma.FORMAT_ALONE, filters=PACKING)


def unpacked(whole: bytes, name: str) -> Learned:
    first_line, _, rest = whole.partition(b"\n")
    try:
        header = json.loads(first_line)
        if header["format"] != FORMAT:
            raise BrokenNet(file=name, why=f"format {header['format']}")
        inputs, hidden, second, outputs = sizes = [int(each) for each in header["sizes"]]
        body = lzma.decompress(rest)
    except (ValueError, KeyError, TypeError, lzma.LZMAError) as wrong:
        raise BrokenNet(file=name, why=str(wrong) or type(wrong).__name__) from None
    if hashlib.blake2b(body, digest_size=16).hexdigest() != header["digest"]:
        raise BrokenNet(file=name, why="digest")
    counts = [("b", inputs * hidden), ("i", inputs), ("h", hidden * second), ("h", second * outputs)]
    counts += [("i", hidden), ("i", second), ("i", outputs)]
    parts: list[list[int]] = []
    for code, count in counts:
        part = array(code)
        size = part.itemsize * count
        if len(body) < size:
            raise BrokenNet(file=name, why="sizes")
        part.frombytes(body[:size])
        in_order(part)
        parts.append(part.tolist())
        body = body[size:]
    return Learned(
        header["stamp"],
        header["fields"],
        header["seats"],
        header["scale"],
        sizes,
        parts[0],
        parts[1],
        parts[2],
        parts[3],
        parts[4:],
        header["provenance"],
    )


def as_bytes(code: str, values: list[int]) -> bytes:
    part = array(code, values)
    in_order(part)
    return part.tobytes()


def in_order(part: "array[int]") -> None:
    """In a file the lowest byte comes first."""
    if sys.byteorder == "big":
        part.byteswap()
