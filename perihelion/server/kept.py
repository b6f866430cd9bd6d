"""What is kept of a finished game: its record, and what every viewer was shown."""

import lzma
from functools import lru_cache
from typing import Any

import msgspec

from perihelion.server.messages import LogLine


class Seen(msgspec.Struct, frozen=True):
    """What one viewer was shown: the core of the scene at every ply, and at the end, and the log."""

    cores: list[msgspec.Raw]
    last: msgspec.Raw
    log: list[LogLine]


class Kept(msgspec.Struct, frozen=True):
    record: str
    result: dict[str, Any]
    plies: list[int]  # by viewer, spectators last
    seen: list[bytes]  # pressed; by viewer


@lru_cache(4)
def unpressed(pressed: bytes) -> Seen:
    """The last few that were looked at: some tens of megabytes each."""
    return msgspec.json.decode(lzma.decompress(pressed), type=Seen)
