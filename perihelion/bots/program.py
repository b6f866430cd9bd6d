"""A bot that is a program of its own: it reads positions and writes actions, one JSON object a line.

`program@COMMAND` starts the command once and asks it for every move. docs/bots.md describes the lines.
"""

import json
import shlex
import subprocess
import threading
from typing import Any, Final

from perihelion.bots.bot import Position
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.rng import Rng

SECONDS: Final = 60.0
"""A program that does not answer within this time is ended."""


class ProgramFailed(PerihelionError):
    code = "error-program-failed"
    says = "the bot program {command!r} gave no usable answer: {answer!r}"


class Program:
    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.process: subprocess.Popen[str] | None = None

    def choose(self, position: Position, rng: Rng) -> int:
        legal = position.legal()
        moves = [position.game.actions.move(action) for action in legal]
        answer = self.ask(
            {
                "game": position.game.id,
                "seat": position.seat,
                "view": position.view(),
                "legal": [[action, move.kind, *move.args] for action, move in zip(legal, moves, strict=True)],
                "chance": rng.word(),
            }
        )
        chosen = answer.get("action") if isinstance(answer, dict) else None
        if type(chosen) is not int or chosen not in legal:
            self.close()
            raise ProgramFailed(command=self.command, answer=json.dumps(answer)[:80])
        return chosen

    def ask(self, question: dict[str, Any]) -> Any:
        """A line to the program and its line back; a timer ends one that hangs."""
        process = self.started()
        assert process.stdin is not None
        assert process.stdout is not None
        timer = threading.Timer(self.seconds, process.kill)
        timer.start()
        line = ""
        try:
            process.stdin.write(json.dumps(question) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
            return json.loads(line)
        except (OSError, ValueError):
            self.close()
            raise ProgramFailed(command=self.command, answer=line[:80]) from None
        finally:
            timer.cancel()

    def started(self) -> subprocess.Popen[str]:
        if self.process is None or self.process.poll() is not None:
            try:
                self.process = subprocess.Popen(
                    shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf8"
                )
            except (OSError, ValueError, IndexError) as error:
                raise ProgramFailed(command=self.command, answer=str(error)) from None
        return self.process

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None

    def __del__(self) -> None:
        self.close()
