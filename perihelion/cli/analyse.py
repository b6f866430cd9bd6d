"""`perihelion analyse`: a finished game looked at again: chances, turning points, missed moves."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from perihelion.arena.analysis import Analysis
from perihelion.arena.analysis import analyse as analysed
from perihelion.cli.bars import bar
from perihelion.cli.errors import BadNumber
from perihelion.cli.language import SAY, decimal, percent, words_for
from perihelion.cli.options import Lang, SetFile, game_named
from perihelion.cli.output import console_for, print_json
from perihelion.cli.saving import load
from perihelion.kernel.history import History
from perihelion.kernel.record import replayed
from perihelion.kernel.table import Fact


def analyse(
    file: Annotated[Path, typer.Argument(help=SAY("cli-help-file"))],
    looks: Annotated[int, typer.Option("--looks", help=SAY("cli-help-analyse-looks"))] = 12,
    playouts: Annotated[int, typer.Option("--playouts", help=SAY("cli-help-analyse-playouts"))] = 8,
    seed: Annotated[int, typer.Option("--seed", help=SAY("cli-help-seed"))] = 1,
    set_file: SetFile = None,
    as_json: Annotated[bool, typer.Option("--json", help=SAY("cli-help-json"))] = False,
    lang: Lang = None,
) -> None:
    for name, value, least in (("--looks", looks, 1), ("--playouts", playouts, 1), ("--seed", seed, 0)):
        if value < least:
            raise BadNumber(name=name, least=least, value=value)
    record = load(file)
    game_named(record.game, set_file)
    history = replayed(record, str(file), set_file)
    with bar(record.game, looks + 1) as more:
        found = analysed(history, looks, playouts, seed, more)
    if as_json:
        print_json({"game": record.game, "seats": record.seats, "moves": len(history.line), **found.to_json()})
    else:
        print_analysis(history, found)


def print_analysis(history: History, found: Analysis) -> None:
    console = console_for()
    words = words_for(history.game)
    names = [f"{name} {seat}" for seat, name in enumerate(history.record.seats, 1)]
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(SAY("cli-analyse-move"), justify="right")
    for name in names:
        table.add_column(SAY("cli-analyse-player", player=name), justify="right")
    for look in found.looks:
        cells = [f"{percent(chance)} {points:>4}" for chance, points in zip(look.chances, look.scores, strict=True)]
        table.add_row(str(look.ply), *cells)
    console.print(table)
    for turn in found.turns:
        console.print(
            SAY(
                "cli-analyse-turn",
                first=turn.first,
                last=turn.last,
                player=names[turn.seat],
                before=percent(turn.before),
                after=percent(turn.after),
            )
        )
    for missed in found.missed:
        state = history.at(missed.ply)
        played, better = (words.phrase(state.phrase(missed.seat, action)) for action in (missed.played, missed.better))
        facts: dict[str, Fact] = {
            "move": missed.ply + 1,
            "player": names[missed.seat],
            "points": decimal(missed.points),
        }
        console.print(SAY("cli-analyse-missed", played=played, better=better, **facts))
    if not found.missed:
        console.print(SAY("cli-analyse-none-missed"))
