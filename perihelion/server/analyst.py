"""A finished game looked at again, in a process of its own: chances over time, turning points, missed moves."""

import asyncio
import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from perihelion.arena.analysis import analyse
from perihelion.bots.turns import Turns
from perihelion.kernel.history import History
from perihelion.kernel.record import Record, game_of, parse_record
from perihelion.kernel.table import Phrase
from perihelion.orphans import die_with
from perihelion.server.errors import NobodyThinks
from perihelion.server.thinking import Thinking

LONGEST: Final = 600.0
"""Seconds for one game: it takes ten, but players come first, and on a busy machine they leave it little."""
LOOKS: Final = 16
PLAYOUTS: Final = 6


class Analyst:
    """One game at a time, however many ask, and in fair turns."""

    def __init__(self, budget: Thinking) -> None:
        self.budget = budget
        self._turns = Turns(1, budget.spend)

    async def analysis(self, record: Record, set_file: Path | None, caller: str) -> dict[str, Any]:
        self.budget.check(caller)
        async with self._turns.turn(caller):
            command = [sys.executable, "-m", "perihelion.server.analyst", str(os.getpid())]
            command += [str(set_file)] if set_file else []
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
    history = History.replay(game_of(record, set_file=set_file), record)
    found = analyse(history, LOOKS, PLAYOUTS).to_json()
    for each in found["missed"]:
        before = history.at(each["ply"])
        for move in ("played", "better"):
            each[move] = phrased(before.phrase(each["seat"], each[move]))
    return found


def phrased(phrase: Phrase) -> dict[str, Any]:
    """With the phrases inside it."""
    return asdict(phrase)


def main() -> None:
    die_with(int(sys.argv[1]))
    os.nice(5)  # players come first, but three to one: on a busy machine more would be a standstill
    set_file = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    json.dump(looked_at(parse_record(sys.stdin.read()), set_file), sys.stdout)


if __name__ == "__main__":
    main()
