"""`perihelion bench`: decisions a second and clone time of every game, plain and compiled, beside other projects.

`perihelion bench --against REV`: this source beside another commit of it.

`perihelion bench server`: moves a second of a server, every one on disk.
"""

import platform
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from perihelion.arena import speed
from perihelion.arena.against import builds_of, compared
from perihelion.arena.commit import commit
from perihelion.cli.errors import BadNumber
from perihelion.cli.language import SAY, decimal
from perihelion.cli.options import Lang
from perihelion.cli.output import console_for, print_json
from perihelion.cli.saving import make_sure_of
from perihelion.kernel.registry import game, known_games
from perihelion.research import beginning, position_speed, search_speed, two_processes
from perihelion.research import speed as steps_speed
from perihelion.research.figures import Figures, write_page
from perihelion.server.command import check_installed

LEAST_ROUNDS = 9
STRETCH = 0.4
"""Seconds of each in a round: short, for then a median over many rounds is steady where a machine's speed is not."""
TABLES = (1, 30, 300)
MANY = 100
"""Rates from here on are told without a fraction."""


class Measured(StrEnum):
    games = "games"
    server = "server"


def bench(
    what: Annotated[Measured, typer.Argument(help=SAY("cli-help-measured"))] = Measured.games,
    seconds: Annotated[float, typer.Option("--seconds", help=SAY("cli-help-seconds"))] = 10.0,
    peers: Annotated[bool, typer.Option("--peers", help=SAY("cli-help-peers"))] = False,
    against: Annotated[
        str | None, typer.Option("--against", metavar="REV", help=SAY("cli-help-against"), show_default=False)
    ] = None,
    only: Annotated[
        list[str] | None, typer.Option("--game", help=SAY("cli-help-only-game"), show_default=False)
    ] = None,
    docs: Annotated[Path | None, typer.Option("--docs", help=SAY("cli-help-docs"), show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help=SAY("cli-help-json"))] = False,
    lang: Lang = None,
) -> None:
    if not seconds > 0:
        raise BadNumber(name="--seconds", least=0, value=str(seconds))
    if what == Measured.server:
        bench_the_server(seconds, as_json)
        return
    if against is not None:
        bench_against(against, [game(name).id for name in only or known_games()], seconds, as_json)
        return
    if docs is not None:
        make_sure_of(docs / "speed.md")
    figures = measured(seconds, peers or docs is not None)
    if as_json:
        print_json(described(seconds, figures))
        return
    print_engines(figures.engines)
    if figures.steps:
        print_rates(figures.steps, "steps", "steps_per_second")
    if figures.searches:
        print_rates(figures.searches, "simulations", "simulations_per_second")
    if docs is not None:
        machine = f"Python {platform.python_version()} on {platform.machine()}"
        page = write_page(docs, machine, seconds, figures, set(known_games()))
        console_for().print(SAY("cli-bench-written", file=str(page)))


def measured(seconds: float, peers: bool) -> Figures:
    """All in one run: the engines, and with the peers what learners and searches ask of them."""
    heats: tuple[speed.Heat, ...] = (speed.contestants,)
    if peers:
        heats += (
            steps_speed.contestants, two_processes.contestants, position_speed.contestants, search_speed.contestants,
            beginning.contestants,
        )  # fmt: skip
    stderr = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=stderr, disable=not stderr.is_terminal, transient=True) as bar:
        task = bar.add_task("bench", total=None)
        taking_part = speed.race(seconds, rounds_in(seconds), lambda finished: bar.advance(task, finished), heats)
    engines = [each for each in taking_part if each.worker == speed.WORKER]
    return Figures(
        speed.reported(engines),
        steps_speed.reported(taking_part),
        search_speed.reported(taking_part),
        position_speed.reported(taking_part),
        two_processes.reported(taking_part),
        beginning.reported(taking_part),
    )


def described(seconds: float, figures: Figures) -> dict[str, object]:
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": seconds,
        "results": figures.engines,
        "steps": figures.steps,
        "searches": figures.searches,
        "positions": figures.positions,
        "two_processes": figures.pairs,
        "beginnings": figures.beginnings,
    }


def bench_against(revision: str, games: list[str], seconds: float, as_json: bool) -> None:
    stderr = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with TemporaryDirectory() as scratch:
        with stderr.status(SAY("cli-bench-building", commit=revision)):
            name, theirs, ours = builds_of(revision, Path(scratch))
        with Progress(*columns, console=stderr, disable=not stderr.is_terminal, transient=True) as bar:
            task = bar.add_task("bench", total=None)
            told = compared(games, theirs, ours, seconds, rounds_in(seconds), lambda more: bar.advance(task, more))
    if as_json:
        print_json({"seconds": seconds, "before": name, "after": commit(), "results": told})
        return
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for head in ("name", "build", "what"):
        table.add_column(SAY(f"cli-bench-{head}"))
    for head in (name, commit(), SAY("cli-bench-ratio"), SAY("cli-bench-quarters")):
        table.add_column(head, justify="right")
    for each in told:
        rates = [spaced(round(each[key]) if each[key] >= MANY else each[key]) for key in ("before", "after")]
        spread = f"{decimal(each['low'], 2)}–{decimal(each['high'], 2)}"
        what = SAY(f"cli-bench-what-{each['what']}")
        table.add_row(each["game"], build_name(each), what, *rates, f"{decimal(each['times'], 2)}×", spread)
    console_for().print(table)


def rounds_in(seconds: float) -> int:
    return max(LEAST_ROUNDS, round(seconds / STRETCH))


def print_engines(results: list[dict[str, Any]]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(SAY("cli-bench-name"))
    table.add_column(SAY("cli-bench-build"))
    for column in ("rate", "clone", "times", "times-spiel"):
        table.add_column(SAY(f"cli-bench-{column}"), justify="right")
    for each in results:
        ratios = [each[f"times_{name}"] for name in (speed.YARDSTICK, speed.ALSO_A_YARDSTICK)]
        clone = f"{decimal(each['clone_us'])} µs"
        told = ["–" if times is None else f"{decimal(times)}×" for times in ratios]
        table.add_row(each["name"], build_name(each), spaced(each["decisions_per_second"]), clone, *told)
    console = console_for()
    console.print(table)
    if not any(each["name"] == speed.YARDSTICK for each in results):
        console.print(SAY("cli-bench-no-peers"))
    if not any(each["build"] == speed.COMPILED for each in results):
        console.print(SAY("cli-bench-not-compiled"))


def bench_the_server(seconds: float, as_json: bool) -> None:
    check_installed()
    from perihelion.server.bench import bench_server, told

    figures = bench_server(TABLES, seconds)
    if as_json:
        print_json({"seconds": seconds, "results": [asdict(figure) for figure in figures]})
        return
    for figure in figures:
        console_for().print(SAY("bench-server", **told(figure)))


def print_rates(rows: list[dict[str, Any]], column: str, key: str) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for head in ("name", "build", "way"):
        table.add_column(SAY(f"cli-bench-{head}"))
    table.add_column(SAY(f"cli-bench-{column}"), justify="right")
    for each in rows:
        table.add_row(each["name"], build_name(each), each["way"], spaced(each[key]))
    console_for().print(table)


def build_name(each: dict[str, Any]) -> str:
    return SAY(f"cli-build-{each['build']}") if each["build"] else ""


def spaced(number: float) -> str:
    """Thousands apart; a small rate with its fraction."""
    return decimal(number) if isinstance(number, float) else f"{number:,}".replace(",", "\u00a0")
