"""`perihelion tune`: the weights of a game's evaluation, tuned from self-play."""

from pathlib import Path
from typing import Annotated

import typer

from perihelion.arena import tuning
from perihelion.cli.bars import bar
from perihelion.cli.errors import BadNumber
from perihelion.cli.language import SAY, decimal
from perihelion.cli.options import Lang, game_named, several_seats
from perihelion.cli.output import console_for
from perihelion.cli.saving import make_sure_of, write_whole
from perihelion.kernel.errors import BadSeed
from perihelion.kernel.weights import weights_text


def tune(
    game: Annotated[str, typer.Argument(help=SAY("cli-help-game"))],
    steps: Annotated[int, typer.Option("--steps", help=SAY("cli-help-tune-steps"))] = 4,
    tries: Annotated[int, typer.Option("--tries", help=SAY("cli-help-tune-tries"))] = 400,
    pairs: Annotated[int, typer.Option("--pairs", help=SAY("cli-help-tune-pairs"))] = 1,
    fresh: Annotated[int, typer.Option("--fresh", help=SAY("cli-help-tune-fresh"))] = 100,
    seats: Annotated[int | None, typer.Option("--seats", help=SAY("cli-help-arena-seats"), show_default=False)] = None,
    seed: Annotated[int, typer.Option("--seed", help=SAY("cli-help-seed"))] = 1,
    file: Annotated[Path | None, typer.Option("--file", help=SAY("cli-help-tune-file"), show_default=False)] = None,
    lang: Lang = None,
) -> None:
    chosen = game_named(game)
    for name, value, least in (("steps", steps, 1), ("tries", tries, 2), ("pairs", pairs, 1), ("fresh", fresh, 2)):
        if value < least:
            raise BadNumber(name=f"--{name}", least=least, value=value)
    if seed < 0:
        raise BadSeed(seed=seed)
    if file is not None:
        make_sure_of(file)
    console = console_for()
    plan = tuning.Plan(steps, tries, pairs, fresh, several_seats(chosen, seats), seed)
    text = ""
    with bar(chosen.id, plan.duels) as more:
        for step in tuning.tune(chosen, plan, more):
            mattered = ", ".join(f"{name} {decimal(slope)}" for name, slope in step.slopes.items() if slope)
            console.print(SAY("cli-tune-slopes", number=step.number, slopes=mattered or "–"))
            console.print(SAY("cli-tune-ahead", points=decimal(step.ahead), error=decimal(1.96 * step.error)))
            text = weights_text(step.weights)
            if file is not None:  # after every step, so that a long run can be stopped
                write_whole(file, text)
    console.print(text if file is None else SAY("cli-tune-written", file=str(file)))
