"""A pool of processes in which bots think, each decision under a hard time limit: who is late is ended and replaced."""

import asyncio
import json
import os
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from perihelion.bots.advice import Advice, Hint
from perihelion.bots.reasons import read_why
from perihelion.bots.turns import PEOPLE, Turns
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.state import State

LONGEST_ANSWER: Final = 1 << 20
THINKING: Final = "1s"
"""For advice."""
BEGIN_WITHIN: Final = 90.0
"""Seconds for a process to start and to open a game. On a busy machine that takes many times as long as a decision:
were it counted as thinking, a process that was once late would be replaced by others that are always late."""
OPENED: Final = 8
"""Games and bots that a process has at hand."""


class ThoughtLost(PerihelionError):
    code = "error-thought-lost"
    says = "the bot's process {problem}"


class Workers:
    """`choose` and `advise` ask an idle process; one that crashes or is late is ThoughtLost, and is replaced.

    They are shared fairly among callers: see `Turns`.
    """

    def __init__(self, turns: Turns, count: int, limit: float) -> None:
        self.turns = turns
        self.limit = limit
        self._idle: list[Process | None] = [None] * count  # started when first needed
        self._started: dict[Process, deque[tuple[str, ...]]] = {}  # with what each has opened

    async def choose(
        self, state: State, game: str, seat: int, bot: str, set_file: Path | None = None, luck: int | None = None,
        caller: str = "", rank: int = PEOPLE,
    ) -> int:  # fmt: skip
        """With the same luck the same choice; without any, what nobody can foresee."""
        question = self._question(state, game, seat, bot, set_file, "", luck)
        async with self.turns.turn(caller, rank):
            said = await self._ask(question)
        return int(said["action"])

    async def advise(self, state: State, game: str, seat: int, set_file: Path | None = None, caller: str = "") -> Hint:
        question = self._question(state, game, seat, "", set_file, THINKING)
        async with self.turns.turn(caller):
            asked = asyncio.create_task(self._ask(question))
            try:
                said = await asyncio.shield(asked)
            except asyncio.CancelledError:
                await asyncio.wait({asked})  # a second at most: a new process would take as long
                raise
        return Hint([Advice(*each) for each in said["advice"]], read_why(said["why"]))

    async def close(self) -> None:
        for process in list(self._started):
            await self._end(process)

    def _question(
        self, state: State, game: str, seat: int, bot: str, set_file: Path | None, advise: str, luck: int | None = None
    ) -> dict[str, Any]:
        return {
            "game": game,
            "set": None if set_file is None else str(set_file),
            "state": state.dump().decode(),
            "seat": seat,
            "bot": bot,
            "seed": secrets.randbits(64) if luck is None else luck,
            "advise": advise,
        }

    async def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        process = self._idle.pop()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            await self._prepare(process, question)
            said = await asyncio.wait_for(self._exchange(process, question), self.limit)
        except TimeoutError:
            await self._end(process)
            process = None
            raise ThoughtLost(problem=f"did not answer in {self.limit:g} seconds") from None
        except (OSError, EOFError, ValueError):
            await self._end(process)
            process = None
            raise ThoughtLost(problem="ended without an answer") from None
        except asyncio.CancelledError:
            await self._end(process)  # its answer to this question must not reach the next one
            process = None
            raise
        finally:
            self._idle.append(process)
        if "error" in said:
            raise ThoughtLost(problem=f"refused: {said['error']}")
        return said

    async def _prepare(self, process: Process, question: dict[str, Any]) -> None:
        """Open what the question is about, unless it is open; what is wrong with it the question itself will tell."""
        about = (question["state"].partition("\n")[0], question["set"] or "", question["bot"])
        opened = self._started[process]
        if about not in opened:
            preparing = self._exchange(process, {**question, "prepare": True})
            await asyncio.wait_for(preparing, max(self.limit, BEGIN_WITHIN))
            opened.append(about)

    async def _exchange(self, process: Process, question: dict[str, Any]) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        said: dict[str, Any] = json.loads(line)
        return said

    async def _start(self) -> Process:
        command = [sys.executable, "-m", "perihelion.bots.worker", str(os.getpid())]
        started = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_ANSWER
        )
        self._started[started] = deque(maxlen=OPENED)
        return started

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._started.pop(process, None)
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
