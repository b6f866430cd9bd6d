"""`perihelion replay`: step through a record, or prove that it leads to its stated result."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from perihelion.cli.boards import painter_for
from perihelion.cli.commands import REPLAY_COMMANDS, Vocabulary
from perihelion.cli.language import SAY, words_for
from perihelion.cli.options import Lang, SetFile, game_named
from perihelion.cli.output import console_for, picture_width, read_line
from perihelion.cli.results import print_result
from perihelion.cli.saving import load
from perihelion.kernel.history import History
from perihelion.kernel.record import Record, check_record, replayed
from perihelion.kernel.table import Event, Fact
from perihelion.words import Words


def replay(
    file: Annotated[Path, typer.Argument(help=SAY("cli-help-file"))],
    check: Annotated[bool, typer.Option("--check", help=SAY("cli-help-check"))] = False,
    set_file: SetFile = None,
    plain: Annotated[bool, typer.Option("--plain", help=SAY("cli-help-plain"))] = False,
    lang: Lang = None,
) -> None:
    record = load(file)
    game_named(record.game, set_file)
    if check:
        prove(record, file, set_file, console_for(plain))
        return
    history = replayed(record, str(file), set_file)
    Replay(history, words_for(history.game), console_for(plain)).run()


def prove(record: Record, file: Path, set_file: Path | None, console: Console) -> None:
    state = check_record(record, str(file), set_file)
    moves = len(record.log)
    if record.result is None:
        console.print(SAY("cli-replay-unfinished", file=str(file), moves=moves), soft_wrap=True)
    else:
        scores = ", ".join(map(str, state.scores()))
        facts: dict[str, Fact] = {
            "file": str(file),
            "moves": moves,
            "scores": scores,
            "fingerprint": state.fingerprint(),
        }
        console.print(SAY("cli-replay-proven", **facts), soft_wrap=True)


class Replay:
    """A record opened at its beginning; everything is shown as a spectator sees it."""

    def __init__(self, history: History, words: Words, console: Console) -> None:
        self.history = history
        self.words = words
        self.console = console
        self.names = [f"{name} {seat}" for seat, name in enumerate(history.record.seats, 1)]
        self.painter = painter_for(history.game, words, self.names)
        self.vocabulary = Vocabulary(words.language, REPLAY_COMMANDS)
        self.ply = 0
        self.focus = 0

    def run(self) -> None:
        self.console.print(Text(self.words.say("title"), style="bold"))
        self.show([])
        while True:
            try:
                line = read_line(self.console, self.words.say("cli-replay-prompt"))
            except EOFError:
                self.console.print()
                return
            command, rest = self.vocabulary.understand(line)
            if command == "quit":
                return
            self.obey(command if line else "next", rest)

    def obey(self, command: str, rest: str) -> None:
        last = len(self.history.line)
        if command == "next":
            self.go(self.ply + (int(rest) if rest.isdecimal() else 1))
        elif command == "back":
            self.go(self.ply - (int(rest) if rest.isdecimal() else 1))
        elif command == "end":
            self.go(last)
        elif command in ("jump", "") and rest.isdecimal():
            self.go(int(rest))
        elif command == "player" and rest.isdecimal() and 1 <= int(rest) <= len(self.names):
            self.focus = int(rest) - 1
            self.show([])
        elif command == "log":
            for event in self.events_between(0, self.ply):
                self.console.print(self.line(event), style="dim")
        else:
            self.console.print(self.words.say("cli-replay-help-numbers", last=last))
            for each in self.vocabulary.help_lines(self.words, "replay"):
                self.console.print(each)

    def go(self, ply: int) -> None:
        target = max(0, min(ply, len(self.history.line)))
        news = self.events_between(self.ply, target) if target > self.ply else []
        if target > self.ply:
            self.focus = self.history.line[target - 1].seat
        self.ply = target
        self.show(news)

    def events_between(self, first: int, last: int) -> list[Event]:
        """What everybody could see happen in these moves."""
        events: list[Event] = []
        state = self.history.at(first)
        state.watch(events.append)
        for ply in self.history.line[first:last]:
            state.apply(ply.seat, ply.action)
        return [event for event in events if event.seen_by(None)]

    def line(self, event: Event) -> str:
        return self.words.event(event, self.names[event.seat] if event.seat >= 0 else "")

    def show(self, news: list[Event]) -> None:
        state = self.history.at(self.ply)
        for event in news:
            self.console.print(self.line(event), style="dim")
        picture = self.painter.picture(state.view(None), None, self.focus, picture_width(self.console))
        self.console.print("", picture, "", sep="\n")
        self.console.print(self.words.say("cli-replay-at", ply=self.ply, last=len(self.history.line)))
        if state.over():
            print_result(self.console, self.words, state, self.names)
