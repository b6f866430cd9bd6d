"""`perihelion set-report`: how a component set plays between bots of mixed styles."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from perihelion.arena.aims import MISSED, verdicts
from perihelion.arena.sets import SetPlan, in_all_styles, report
from perihelion.arena.sets_page import page_of
from perihelion.bots import bot_for
from perihelion.cli.bars import bar
from perihelion.cli.errors import BadNumber
from perihelion.cli.language import SAY, decimal, percent, words_for
from perihelion.cli.options import GivenOptions, Lang, SetFile, game_named, given_options, several_seats
from perihelion.cli.output import console_for, print_json
from perihelion.cli.saving import make_sure_of, write_whole
from perihelion.kernel.errors import BadSeats, BadSeed
from perihelion.kernel.game import Game
from perihelion.words import Words

Page = Annotated[Path | None, typer.Option("--page", help=SAY("cli-help-set-page"), show_default=False)]


def set_report(
    game: Annotated[str, typer.Argument(help=SAY("cli-help-game"))],
    seats: Annotated[str | None, typer.Option("--seats", help=SAY("cli-help-set-seats"), show_default=False)] = None,
    bots: Annotated[str, typer.Option("--bots", help=SAY("cli-help-set-bots"))] = "normal",
    styles: Annotated[bool, typer.Option("--styles/--no-styles", help=SAY("cli-help-set-styles"))] = True,
    games: Annotated[int, typer.Option("--games", help=SAY("cli-help-games"))] = 100,
    seed: Annotated[int, typer.Option("--seed", help=SAY("cli-help-seed"))] = 1,
    jobs: Annotated[int, typer.Option("--jobs", help=SAY("cli-help-jobs"))] = 1,
    option: GivenOptions = None,
    set_file: SetFile = None,
    page: Page = None,
    as_json: Annotated[bool, typer.Option("--json", help=SAY("cli-help-json"))] = False,
    lang: Lang = None,
) -> None:
    found = game_named(game, set_file)
    names = named_bots(found, bots, styles)
    for name, value in (("--games", games), ("--jobs", jobs)):
        if value < 1:
            raise BadNumber(name=name, least=1, value=value)
    if seed < 0:
        raise BadSeed(seed=seed)
    if page is not None:
        make_sure_of(page)
    options = given_options(found, option)
    plans = [SetPlan(found.id, names, each, games, seed, options, set_file) for each in counts(found, seats)]
    with bar(found.id, sum(plan.games for plan in plans)) as more:
        reports = [report(plan, jobs, more) for plan in plans]
    if page is not None:
        write_whole(page, page_of(found, reports, Words("en", found).say, command_of(plans, bots, styles)))
    if as_json:
        print_json(reports[0] if len(reports) == 1 else reports)
    else:
        for told in reports:
            print_set_report(found, told)


def counts(game: Game, text: str | None) -> list[int]:
    """`2` or `2,3,4`: numbers of seats, each in a report of its own."""
    given = [each.strip() for each in text.split(",")] if text is not None else [None]
    if not all(each is None or each.isdecimal() for each in given):
        raise BadSeats(game=game.id, allowed=", ".join(map(str, game.seats)), seats=str(text))
    return [several_seats(game, None if each is None else int(each)) for each in given]


def named_bots(game: Game, text: str, styles: bool) -> tuple[str, ...]:
    names = [each.strip() for each in text.split(",")]
    for name in names:
        bot_for(game, name)
    return tuple(in_all_styles(game, names) if styles else names)


def command_of(plans: list[SetPlan], bots: str, styles: bool) -> str:
    seats = ",".join(str(plan.seats) for plan in plans)
    first = plans[0]
    mixed = "" if styles else " --no-styles"
    return (
        f"perihelion set-report {first.game} --seats {seats} --bots {bots}{mixed} "
        f"--games {first.games} --seed {first.seed}"
    )


def print_set_report(game: Game, told: dict[str, Any]) -> None:
    words, console = words_for(game), console_for()
    console.print(
        words.say(
            "cli-set-head",
            title="@title",
            games=told["games"],
            seats=told["seats"],
            rounds=decimal(told["rounds"]["mean"]),
            score=decimal(told["winning_scores"]["mean"]),
            commit=told["commit"],
        )
    )
    for ending, each in told["endings"].items():
        console.print(words.say("cli-sim-ending", ending=f"@ending-{ending}", percent=percent(each["share"])))
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(SAY("cli-set-source"))
    for column in ("mean", "winners", "losers", "share"):
        table.add_column(SAY(f"cli-set-{column}"), justify="right")
    for name, each in told["sources"].items():
        source = words.say(f"tally-{name.replace('_', '-')}")
        means = [decimal(each[who]) for who in ("mean", "winners", "losers")]
        table.add_row(source, *means, percent(each["of_all_points"]))
    console.print(table)
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(SAY("cli-set-had"))
    for column in ("players", "wins", "interval"):
        table.add_column(SAY(f"cli-set-{column}"), justify="right")
    for kind, groups in told["wins"].items():
        for name, won in groups.items():
            shown = name if kind == "bot" else words.say(name) if words.has(name) else SAY(f"cli-set-{kind}", n=name)
            low, high = won["interval"]
            table.add_row(shown, str(won["of"]), percent(won["share"]), f"{percent(low)}–{percent(high)}")
    console.print(table)
    missed = [each for each in verdicts(game, told) if each.state == MISSED]
    console.print(SAY("cli-set-aims", missed=len(missed)))
