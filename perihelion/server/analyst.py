"""A finished game looked at again, in a process of its own, step by step and as long as somebody looks on."""

import asyncio
import json
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, Final
from weakref import WeakValueDictionary

from perihelion.arena.analysis import Looking
from perihelion.arena.misses import SHOWN
from perihelion.bots.turns import Turns
from perihelion.kernel.history import History
from perihelion.kernel.record import Record, game_of, parse_record
from perihelion.orphans import die_with
from perihelion.server import messages as m
from perihelion.server.ending import end
from perihelion.server.errors import NobodyThinks
from perihelion.server.scenes import Viewer
from perihelion.server.table import Table
from perihelion.server.thinking import Thinking

STAGE: Final = 1.5
"""Seconds of work between two reports; analyses take turns after each."""
LONGEST: Final = 120.0
"""Seconds for one stage: players come first, and on a busy machine they leave it little."""
HOLD: Final = 10.0
"""Seconds a question waits for news."""
FORGOTTEN: Final = 5.0
"""Seconds after the last question when nobody looks any more."""
PLACES: Final = 6
"""Analyses under way at once, each of another address."""
KEPT: Final = 200
"""Analyses that are remembered, the latest ones."""
LONGEST_LINE: Final = 4 * 1024 * 1024

Found = dict[str, Any]


class Work:
    """The analysis of one game, and who looks on."""

    def __init__(self) -> None:
        self.found: Found | None = None
        self.looking_on = 0
        self.left = time.monotonic()
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def report(self, found: Found) -> None:
        self.found = found
        self.news.set()
        self.news = asyncio.Event()

    def is_wanted(self) -> bool:
        return self.looking_on > 0 or time.monotonic() - self.left < FORGOTTEN

    def has_more_than(self, seen: int) -> bool:
        return self.found is not None and (self.found["done"] > seen or is_whole(self.found))


def is_whole(found: Found) -> bool:
    return bool(found["done"] >= found["of"])


class Analyst:
    """One stage of one game at a time, however many ask, in fair turns; of one address one game at a time."""

    def __init__(self, budget: Thinking) -> None:
        self.budget = budget
        self._turns = Turns(1, budget.spend)
        self._places = Turns(PLACES)
        self._own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._works: dict[str, Work] = {}
        self._whole: OrderedDict[str, Found] = OrderedDict()

    async def close(self) -> None:
        """Whoever still looks on is told that nothing comes."""
        await end(*[work.task for work in self._works.values()])

    async def analysis(self, table: str, record: Record, set_file: Path | None, caller: str, seen: int) -> Found | None:
        """What is known, as soon as more than `seen` steps are done; None while others' games are looked at first."""
        if table in self._whole:
            return self._whole[table]
        work = self._works.get(table)
        if work is None:
            self.budget.check(caller)
            work = self._works[table] = Work()
            work.task = asyncio.create_task(self._run(table, work, record, set_file, caller))
        work.looking_on += 1
        try:
            await self._news(work, seen)
        finally:
            work.looking_on -= 1
            work.left = time.monotonic()
        return work.found

    async def _news(self, work: Work, seen: int) -> None:
        until = time.monotonic() + HOLD
        while not work.has_more_than(seen) and time.monotonic() < until:
            assert work.task is not None
            news = asyncio.create_task(work.news.wait())
            await asyncio.wait({work.task, news}, timeout=until - time.monotonic(), return_when="FIRST_COMPLETED")
            news.cancel()
            if work.task.done() and not work.has_more_than(seen):
                raise NobodyThinks

    async def _run(self, table: str, work: Work, record: Record, set_file: Path | None, caller: str) -> None:
        own = self._own.setdefault(caller, asyncio.Lock())
        try:
            async with own, self._places.turn(caller):
                if work.is_wanted():
                    await self._looked_at(work, record, set_file, caller)
        except TimeoutError:
            pass  # whoever looks on is told that nothing comes
        finally:
            del self._works[table]
            if work.found is not None and is_whole(work.found):
                self._keep(table, work.found)

    def _keep(self, table: str, found: Found) -> None:
        self._whole[table] = found
        if len(self._whole) > KEPT:
            self._whole.popitem(last=False)

    async def _looked_at(self, work: Work, record: Record, set_file: Path | None, caller: str) -> None:
        async with started(record, set_file) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            while work.is_wanted() and not (work.found and is_whole(work.found)):
                async with self._turns.turn(caller):
                    process.stdin.write(b"\n")
                    said = await asyncio.wait_for(process.stdout.readline(), LONGEST)
                if not said:
                    return
                work.report(json.loads(said))


@asynccontextmanager
async def started(record: Record, set_file: Path | None) -> AsyncIterator[Process]:
    """The process that looks at a game: a stage for every line it gets."""
    command = [sys.executable, "-m", "perihelion.server.analyst", str(os.getpid())]
    command += [str(set_file)] if set_file else []
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
    try:
        assert process.stdin is not None
        process.stdin.write(json.dumps(record.to_json()).encode() + b"\n")
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def told(looking: Looking) -> Found:
    """What is known so far, with the missed moves in phrases."""
    found = looking.so_far().to_json()
    for each in found["missed"]:
        before = looking.history.at(each["ply"])
        for move in ("played", "better"):
            each[move] = asdict(before.phrase(each["seat"], each[move]))
    return found


def analysis_for(table: Table, viewer: Viewer, found: Found | None) -> m.AnalysisScene:
    """The analysis counts the moves that stand; the viewer's plies count all it noticed, undos too.

    Who played sees what they missed themselves; who looked on, what anybody did.
    """
    if found is None:
        return m.AnalysisScene(0, 0, [], [], [])
    ply = partial(table.ply_after, viewer)
    missed = [each for each in found["missed"] if viewer in (None, each["seat"])][:SHOWN]
    return m.AnalysisScene(
        found["done"],
        found["of"],
        [
            m.LookScene(ply(each["ply"]), each["round"], each["chances"], each["low"], each["high"], each["scores"])
            for each in found["looks"]
        ],
        [m.TurnScene(**{**each, "first": ply(each["first"]), "last": ply(each["last"])}) for each in found["turns"]],
        [
            m.MissedScene(
                ply(each["ply"]),
                each["ply"],
                each["seat"],
                each["round"],
                each["played"],
                each["better"],
                each["reason"],
            )
            for each in missed
        ],
    )


def main() -> None:
    die_with(int(sys.argv[1]))
    os.nice(5)  # players come first, but three to one: on a busy machine more would be a standstill
    set_file = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    record = parse_record(json.loads(sys.stdin.readline()))
    looking = Looking(History.replay(game_of(record, set_file=set_file), record))
    work = looking.work()
    for _ in sys.stdin:
        until = time.monotonic() + STAGE
        while time.monotonic() < until and next(work, None) is not None:
            pass
        sys.stdout.write(json.dumps(told(looking)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
