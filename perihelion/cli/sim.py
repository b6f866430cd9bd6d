"""`perihelion sim`: many games between bots."""

from typing import Annotated

import typer
from rich.table import Table

from perihelion.arena.simulation import Plan, Report, simulate, wilson
from perihelion.bots import bot_for
from perihelion.cli.bars import bar
from perihelion.cli.errors import BadNumber, BotsDoNotFit
from perihelion.cli.language import SAY, decimal, percent, words_for
from perihelion.cli.options import GivenOptions, Lang, SetFile, game_named, given_options
from perihelion.cli.output import console_for, print_json
from perihelion.kernel.errors import BadSeats, BadSeed


def sim(
    game: Annotated[str, typer.Argument(help=SAY("cli-help-game"))],
    seats: Annotated[int | None, typer.Option("--seats", help=SAY("cli-help-sim-seats"), show_default=False)] = None,
    bots: Annotated[str, typer.Option("--bots", help=SAY("cli-help-bots"))] = "greedy",
    games: Annotated[int, typer.Option("--games", help=SAY("cli-help-games"))] = 100,
    seed: Annotated[int, typer.Option("--seed", help=SAY("cli-help-seed"))] = 1,
    jobs: Annotated[int, typer.Option("--jobs", help=SAY("cli-help-jobs"))] = 1,
    rotate: Annotated[bool, typer.Option("--rotate", help=SAY("cli-help-rotate"))] = False,
    option: GivenOptions = None,
    set_file: SetFile = None,
    as_json: Annotated[bool, typer.Option("--json", help=SAY("cli-help-json"))] = False,
    lang: Lang = None,
) -> None:
    plan = plan_of(game, seats, bots, games, seed, rotate, option, set_file)
    if jobs < 1:
        raise BadNumber(name="--jobs", least=1, value=jobs)
    with bar(plan.game, plan.games) as more:
        report = simulate(plan, jobs, more)
    if as_json:
        print_json(report.to_json())
    else:
        print_report(report)


def plan_of(
    name: str,
    seats: int | None,
    bots: str,
    games: int,
    seed: int,
    rotate: bool,
    option: GivenOptions,
    set_file: SetFile,
) -> Plan:
    """Everything asked for, checked before the first game."""
    game = game_named(name, set_file)
    names = [each.strip() for each in bots.split(",")]
    for each in names:
        bot_for(game, each)
    least = max(2, game.seats[0]) if 2 in game.seats or game.seats[0] > 1 else game.seats[0]
    seats = seats if seats is not None else len(names) if len(names) > 1 else least
    if seats not in game.seats:
        raise BadSeats(game=game.id, allowed=", ".join(map(str, game.seats)), seats=seats)
    if len(names) not in (1, seats):
        raise BotsDoNotFit(bots=len(names), seats=seats)
    if games < 1:
        raise BadNumber(name="--games", least=1, value=games)
    if seed < 0:
        raise BadSeed(seed=seed)
    filled = tuple(names * seats if len(names) == 1 else names)
    return Plan(game.id, filled, games, seed, given_options(game, option), set_file, rotate)


def print_report(report: Report) -> None:
    words = words_for(game_named(report.plan.game))
    console = console_for()
    told = report.to_json()
    console.print(
        words.say(
            "cli-sim-head",
            title="@title",
            games=report.plan.games,
            decisions=report.decisions,
            seconds=decimal(report.seconds),
            rate=told["decisions_per_second"],
            length=decimal(report.mean_length),
        )
    )
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(words.say("cli-sim-bot"))
    rotated = ["seat-wins"] if report.plan.rotate else []
    for column in ("score", "wins", "interval", *rotated):
        table.add_column(words.say(f"cli-sim-{column}"), justify="right")
    for k, name in enumerate(report.plan.bots):
        low, high = wilson(report.win_rate[k], report.plan.games)
        table.add_row(
            f"{k + 1} {name}",
            decimal(report.mean_scores[k]),
            percent(report.win_rate[k]),
            f"{percent(low)}–{percent(high)}",
            *[percent(report.seat_win_rate[k]) for _ in rotated],
        )
    console.print(table)
    for ending, count in report.endings.items():
        console.print(
            words.say("cli-sim-ending", ending=f"@ending-{ending}", percent=percent(count / report.plan.games))
        )
