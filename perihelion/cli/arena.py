"""`perihelion arena`: tournaments between bots, measured honestly."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from perihelion.arena.report import write_report
from perihelion.arena.standings import Told, as_csv, standings
from perihelion.arena.tournament import KINDS, MATCH, Tournament, run
from perihelion.bots import bot_for
from perihelion.cli.bars import bar
from perihelion.cli.errors import BadNumber, CannotWrite, TooFewBots, UnknownKind, os_problem
from perihelion.cli.language import SAY, decimal, percent
from perihelion.cli.options import GivenOptions, Lang, SetFile, game_named, given_options, several_seats
from perihelion.cli.output import console_for, print_json
from perihelion.cli.saving import make_sure_of, write_whole
from perihelion.kernel.errors import BadSeed

Output = Annotated[Path | None, typer.Option("--report", help=SAY("cli-help-arena-report"), show_default=False)]
Csv = Annotated[Path | None, typer.Option("--csv", help=SAY("cli-help-arena-csv"), show_default=False)]
Kept = Annotated[Path | None, typer.Option("--file", help=SAY("cli-help-arena-file"), show_default=False)]


def arena(
    game: Annotated[str, typer.Argument(help=SAY("cli-help-game"))],
    bots: Annotated[str, typer.Option("--bots", help=SAY("cli-help-arena-bots"))] = "hard@100,normal,easy,random",
    kind: Annotated[str, typer.Option("--kind", help=SAY("cli-help-arena-kind"))] = KINDS[0],
    rounds: Annotated[int, typer.Option("--rounds", help=SAY("cli-help-arena-rounds"))] = 10,
    seats: Annotated[int | None, typer.Option("--seats", help=SAY("cli-help-arena-seats"), show_default=False)] = None,
    seed: Annotated[int, typer.Option("--seed", help=SAY("cli-help-seed"))] = 1,
    jobs: Annotated[int, typer.Option("--jobs", help=SAY("cli-help-jobs"))] = 1,
    ray: Annotated[str | None, typer.Option("--ray", help=SAY("cli-help-arena-ray"), show_default=False)] = None,
    controls: Annotated[bool, typer.Option("--controls/--no-controls", help=SAY("cli-help-arena-controls"))] = True,
    file: Kept = None,
    report: Output = None,
    csv: Csv = None,
    option: GivenOptions = None,
    set_file: SetFile = None,
    as_json: Annotated[bool, typer.Option("--json", help=SAY("cli-help-json"))] = False,
    lang: Lang = None,
) -> None:
    if jobs < 1:
        raise BadNumber(name="--jobs", least=1, value=jobs)
    tournament = tournament_of(game, bots, kind, rounds, seats, seed, controls, option, set_file)
    for each in (file, csv):
        if each is not None:
            make_sure_of(each)
    with bar(tournament.game, len(tournament.matches())) as more:
        played = run(tournament, file, jobs, more, ray)
    told = standings(tournament, played)
    if csv is not None:
        write_whole(csv, as_csv(tournament, played))
    if report is not None:
        try:
            report.mkdir(parents=True, exist_ok=True)
            (report / "standings.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf8")
            write_report(tournament, played, told, report)
        except OSError as error:
            raise CannotWrite(file=str(report), problem=os_problem(error)) from None
    if as_json:
        print_json(told)
    else:
        print_standings(told)


def tournament_of(
    name: str,
    bots: str,
    kind: str,
    rounds: int,
    seats: int | None,
    seed: int,
    controls: bool,
    option: list[str] | None,
    set_file: Path | None,
) -> Tournament:
    """Everything asked for, checked before the first match."""
    game = game_named(name, set_file)
    names = tuple(dict.fromkeys(each.strip() for each in bots.split(",")))
    for each in names:
        bot_for(game, each)
    if kind not in KINDS:
        raise UnknownKind(name=kind, known=", ".join(KINDS))
    if len(names) < 2:
        raise TooFewBots(least=2, bots=len(names))
    if rounds < 1:
        raise BadNumber(name="--rounds", least=1, value=rounds)
    if seed < 0:
        raise BadSeed(seed=seed)
    count = several_seats(game, seats)
    own_set = str(set_file) if set_file is not None else None
    return Tournament(game.id, names, kind, rounds, seed, count, controls, given_options(game, option), own_set)


def print_standings(told: Told) -> None:
    console = console_for()
    console.print(
        SAY("cli-arena-head", game=told["game"], games=told["games"], seats=told["seats"], commit=commits(told))
    )
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(SAY("cli-arena-lineup"))
    for column in ("games", "wins", "interval", "scores", "control"):
        table.add_column(SAY(f"cli-arena-{column}"), justify="right")
    for each in told["lineups"]:
        low, high = each["interval"]
        control = ""
        if each["purpose"] != MATCH:
            verdict = SAY("cli-arena-holds" if each["holds"] else "cli-arena-fails")
            control = f"{SAY('cli-arena-' + each['purpose'])}: {verdict}"
        table.add_row(
            " – ".join(each["bots"]),
            str(each["games"]),
            percent(each["win_rate"]),
            f"{percent(low)}–{percent(high)}",
            " : ".join(decimal(score) for score in each["mean_scores"]),
            control,
        )
    console.print(table)
    console.print()
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(SAY("cli-arena-bot"))
    for column in ("rating", "sigma", "milliseconds"):
        table.add_column(SAY(f"cli-arena-{column}"), justify="right")
    for each in told["ratings"]:
        milliseconds = decimal(1000 * told["timing"][each["bot"]])
        table.add_row(each["bot"], decimal(each["mu"]), decimal(each["sigma"]), milliseconds)
    console.print(table)


def commits(told: Told) -> str:
    return ", ".join(told["commits"])
