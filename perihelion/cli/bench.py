"""`perihelion bench`: decisions a second and clone time of every game, plain and compiled, beside other projects.

`perihelion bench server`: moves a second of a server, every one on disk.
"""

import asyncio
import platform
from dataclasses import asdict
from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from perihelion.arena import speed
from perihelion.cli.errors import BadNumber
from perihelion.cli.language import SAY, decimal
from perihelion.cli.options import Lang
from perihelion.cli.output import console_for, print_json
from perihelion.server.command import check_installed

ROUNDS = 9
TABLES = (1, 30, 300)


class Measured(StrEnum):
    games = "games"
    server = "server"


def bench(
    what: Annotated[Measured, typer.Argument(help=SAY("cli-help-measured"))] = Measured.games,
    seconds: Annotated[float, typer.Option("--seconds", help=SAY("cli-help-seconds"))] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help=SAY("cli-help-json"))] = False,
    lang: Lang = None,
) -> None:
    if not seconds > 0:
        raise BadNumber(name="--seconds", least=0, value=str(seconds))
    if what == Measured.server:
        bench_the_server(seconds, as_json)
        return
    stderr = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=stderr, disable=not stderr.is_terminal, transient=True) as bar:
        task = bar.add_task("bench", total=None)

        def more(finished: int) -> None:
            bar.advance(task, finished)

        results = speed.reported(speed.race(seconds, ROUNDS, more))
    if as_json:
        print_json(
            {"python": platform.python_version(), "machine": platform.machine(), "seconds": seconds, "results": results}
        )
        return
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(SAY("cli-bench-name"))
    table.add_column(SAY("cli-bench-build"))
    for column in ("rate", "clone", "times"):
        table.add_column(SAY(f"cli-bench-{column}"), justify="right")
    for each in results:
        times = each[f"times_{speed.YARDSTICK}"]
        build = SAY(f"cli-build-{each['build']}") if each["build"] else ""
        rate = f"{each['decisions_per_second']:,}".replace(",", "\u00a0")
        table.add_row(
            each["name"], build, rate, f"{decimal(each['clone_us'])} µs", "–" if times is None else f"{decimal(times)}×"
        )
    console = console_for()
    console.print(table)
    if not any(each["name"] == speed.YARDSTICK for each in results):
        console.print(SAY("cli-bench-no-peers"))
    if not any(each["build"] == speed.COMPILED for each in results):
        console.print(SAY("cli-bench-not-compiled"))


def bench_the_server(seconds: float, as_json: bool) -> None:
    check_installed()
    from perihelion.server.bench import bench_server, told

    figures = asyncio.run(bench_server(TABLES, seconds))
    if as_json:
        print_json({"seconds": seconds, "results": [asdict(figure) for figure in figures]})
        return
    for figure in figures:
        console_for().print(SAY("bench-server", **told(figure)))
