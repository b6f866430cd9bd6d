"""`perihelion check`: the component sets against the rulebooks' counts, and where their values come from."""

from pathlib import Path
from typing import Annotated, Any

import typer

import perihelion
from perihelion.cli.language import SAY
from perihelion.cli.options import Lang, SetFile, game_named
from perihelion.cli.output import console_for, print_json
from perihelion.kernel.game import Game
from perihelion.words import unnamed

FAILED = 1


def check(
    game: Annotated[str | None, typer.Argument(help=SAY("cli-help-game"), show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help=SAY("cli-help-json"))] = False,
    set_file: SetFile = None,
    lang: Lang = None,
) -> int:
    chosen = chosen_games(game, set_file)
    reports = [report_of(each, set_file is None) for each in chosen]
    if as_json:
        print_json(reports)
    else:
        print_reports(reports)
    return 0 if all(finding["holds"] for report in reports for finding in report["findings"]) else FAILED


def chosen_games(name: str | None, set_file: Path | None) -> list[Game]:
    return perihelion.all_games() if name is None else [game_named(name, set_file)]


def report_of(game: Game, of_package: bool) -> dict[str, Any]:
    """Things of somebody's own set go by the names in their ids; those of a package must have words."""
    findings = [{"rule": each.rule, "what": each.what, "holds": each.holds} for each in game.check()]
    for language, name in unnamed(game) if of_package else []:
        said = SAY("cli-check-unnamed", language=language, word=name)
        findings.append({"rule": game.rules_prefix, "what": said, "holds": False})
    counted = game.components.provenance()
    whole = sum(counted.values())
    return {
        "game": game.id,
        "set": game.components.stamp,
        "findings": findings,
        "values": counted,
        "share": {source: round(count / whole, 4) if whole else 0.0 for source, count in counted.items()},
    }


def print_reports(reports: list[dict[str, Any]]) -> None:
    console = console_for()
    for report in reports:
        failed = [finding for finding in report["findings"] if not finding["holds"]]
        console.print(SAY("cli-check-head", game=report["game"], set=report["set"]), style="bold")
        for finding in report["findings"]:
            mark, style = ("ok", "green") if finding["holds"] else (SAY("cli-check-fails"), "bold red")
            console.print(f"  {mark:<5}", style=style, end="")
            console.print(f"{finding['rule']:<12} {finding['what']}", soft_wrap=True)
        passed = len(report["findings"]) - len(failed)
        console.print(SAY("cli-check-sum", passed=passed, failed=len(failed)), style="red" if failed else "green")
        shares = [
            SAY(
                "cli-check-share",
                source=f"@cli-source-{source}",
                percent=f"{100 * report['share'][source]:.0f}",
                values=count,
            )
            for source, count in report["values"].items()
        ]
        console.print(SAY("cli-check-provenance", shares=", ".join(shares)))
        console.print()
