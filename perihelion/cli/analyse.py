"""`perihelion analyse`: a finished game looked at again: chances, turning points, missed moves."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from perihelion.arena.analysis import LOOKS, PLAYOUTS, Analysis, Look, Looking
from perihelion.arena.misses import Missed, largest
from perihelion.cli.bars import bar
from perihelion.cli.errors import BadNumber
from perihelion.cli.language import SAY, words_for
from perihelion.cli.options import Lang, SetFile, game_named
from perihelion.cli.output import console_for, print_json
from perihelion.cli.saving import load
from perihelion.kernel.history import History
from perihelion.kernel.record import replayed
from perihelion.kernel.table import Fact


def analyse(
    file: Annotated[Path, typer.Argument(help=SAY("cli-help-file"))],
    looks: Annotated[int, typer.Option("--looks", help=SAY("cli-help-analyse-looks"))] = LOOKS,
    playouts: Annotated[int, typer.Option("--playouts", help=SAY("cli-help-analyse-playouts"))] = PLAYOUTS,
    seat: Annotated[int, typer.Option("--seat", help=SAY("cli-help-analyse-seat"))] = 0,
    seed: Annotated[int, typer.Option("--seed", help=SAY("cli-help-seed"))] = 1,
    set_file: SetFile = None,
    as_json: Annotated[bool, typer.Option("--json", help=SAY("cli-help-json"))] = False,
    lang: Lang = None,
) -> None:
    for name, value, least in (
        ("--looks", looks, 1),
        ("--playouts", playouts, 1),
        ("--seed", seed, 0),
        ("--seat", seat, 0),
    ):
        if value < least:
            raise BadNumber(name=name, least=least, value=value)
    record = load(file)
    game_named(record.game, set_file)
    history = replayed(record, str(file), set_file)
    looking = Looking(history, looks, playouts, seed)
    with bar(record.game, looking.of) as more:
        for done in looking.work():
            more(done)
    found = looking.so_far()
    if as_json:
        print_json({"game": record.game, "seats": record.seats, "moves": len(history.line), **found.to_json()})
    else:
        print_analysis(history, found, largest(found.missed, seat - 1 if seat else None))


def print_analysis(history: History, found: Analysis, missed: list[Missed]) -> None:
    console = console_for()
    words = words_for(history.game)
    names = [f"{name} {seat}" for seat, name in enumerate(history.record.seats, 1)]
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(SAY("cli-analyse-move"), justify="right")
    for name in names:
        table.add_column(SAY("cli-analyse-player", player=name), justify="right")
    for look in found.looks:
        table.add_row(str(look.ply), *(chance_of(look, seat) for seat in range(len(names))))
    console.print(table)
    console.print(SAY("cli-analyse-sure", playouts=found.looks[0].playouts))
    for turn in found.turns:
        facts: dict[str, Fact] = {"first": turn.first, "last": turn.last, "player": names[turn.seat]}
        chances = {name: f"{round(100 * value)}%" for name, value in asdict(turn).items() if isinstance(value, float)}
        console.print(SAY("cli-analyse-turn", **facts, **chances))
    if not found.turns:
        console.print(SAY("cli-analyse-no-turn"))
    for each in missed:
        state = history.at(each.ply)
        played, better = (words.phrase(state.phrase(each.seat, action)) for action in (each.played, each.better))
        place: dict[str, Fact] = {"round": each.round, "move": each.ply + 1, "player": names[each.seat]}
        console.print(
            SAY("cli-analyse-missed", **place, played=played, better=better, reason=words.phrase(each.reason))
        )
    if not missed:
        console.print(SAY("cli-analyse-none-missed"))


def chance_of(look: Look, seat: int) -> str:
    """With its interval, and the points: "62% (51–72%) 34"."""
    chance, low, high = (round(100 * each[seat]) for each in (look.chances, look.low, look.high))
    return f"{chance}% ({low}–{high}%) {look.scores[seat]:>4}"
