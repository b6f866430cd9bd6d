"""A finished game looked at again, in a process of its own: chances over time, turning points, missed moves."""

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any, Final

import perihelion
from perihelion.arena.analysis import analyse
from perihelion.kernel.history import History
from perihelion.kernel.record import Record, parse_record
from perihelion.kernel.table import Phrase
from perihelion.server.errors import NobodyThinks

LONGEST: Final = 180.0
"""Seconds for one game."""
LOOKS: Final = 16
PLAYOUTS: Final = 6


class Analyst:
    """One game at a time, however many ask."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)

    async def analysis(self, record: Record, set_file: Path | None) -> dict[str, Any]:
        async with self._turn:
            command = [sys.executable, "-m", "perihelion.server.analyst", *([str(set_file)] if set_file else [])]
            process = await asyncio.create_subprocess_exec(
                *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
            try:
                said, _ = await asyncio.wait_for(process.communicate(record.to_json().encode()), LONGEST)
            except TimeoutError:
                raise NobodyThinks from None
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        if process.returncode:
            raise NobodyThinks
        found: dict[str, Any] = json.loads(said)
        return found


def looked_at(record: Record, set_file: Path | None) -> dict[str, Any]:
    """The analysis, with the missed moves in phrases."""
    game = perihelion.game(record.game, set_file)
    history = History.replay(game, record)
    found = analyse(history, LOOKS, PLAYOUTS).to_json()
    for each in found["missed"]:
        before = history.at(each["ply"])
        for move in ("played", "better"):
            each[move] = phrased(before.phrase(each["seat"], each[move]))
    return found


def phrased(phrase: Phrase) -> dict[str, Any]:
    return {"message": phrase.message, "facts": phrase.facts}


def main() -> None:
    os.nice(10)  # players come first
    set_file = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    json.dump(looked_at(parse_record(sys.stdin.read()), set_file), sys.stdout)


if __name__ == "__main__":
    main()
