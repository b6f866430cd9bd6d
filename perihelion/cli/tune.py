"""`perihelion tune`: the weights of a game's evaluation, tuned from self-play."""

from pathlib import Path
from typing import Annotated

import typer

from perihelion.arena import tuning
from perihelion.cli.bars import bar
from perihelion.cli.errors import BadNumber
from perihelion.cli.language import SAY, decimal
from perihelion.cli.options import Lang, game_named
from perihelion.cli.output import console_for
from perihelion.cli.saving import make_sure_of, write_whole
from perihelion.kernel.errors import BadSeed
from perihelion.kernel.weights import weights_text


def tune(
    game: Annotated[str, typer.Argument(help=SAY("cli-help-game"))],
    challenges: Annotated[int, typer.Option("--challenges", help=SAY("cli-help-tune-challenges"))] = 40,
    pairs: Annotated[int, typer.Option("--pairs", help=SAY("cli-help-tune-pairs"))] = 40,
    seed: Annotated[int, typer.Option("--seed", help=SAY("cli-help-seed"))] = 1,
    file: Annotated[Path | None, typer.Option("--file", help=SAY("cli-help-tune-file"), show_default=False)] = None,
    lang: Lang = None,
) -> None:
    chosen = game_named(game)
    for name, value in (("--challenges", challenges), ("--pairs", pairs)):
        if value < 1:
            raise BadNumber(name=name, least=1, value=value)
    if seed < 0:
        raise BadSeed(seed=seed)
    if file is not None:
        make_sure_of(file)
    console = console_for()
    with bar(chosen.id, challenges) as more:

        def heard(challenge: tuning.Challenge) -> None:
            more(1)
            if challenge.accepted:
                ahead, error = decimal(challenge.ahead), decimal(challenge.error)
                console.print(SAY("cli-tune-accepted", number=challenge.number + 1, points=ahead, error=error))

        weights = tuning.tune(chosen, challenges, pairs, seed, heard)
    text = weights_text(weights)
    if file is None:
        console.print(text, end="")
    else:
        write_whole(file, text)
        console.print(SAY("cli-tune-written", file=str(file)))
