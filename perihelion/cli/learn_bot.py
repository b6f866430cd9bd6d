"""`perihelion learn-bot`: what the bots know of a game, learned from self-play."""

import os
import re
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from perihelion.cli.bars import bar
from perihelion.cli.errors import BadDuration, BadNumber, CannotWrite, NothingToAnswer, NotInstalled, os_problem
from perihelion.cli.language import SAY, decimal, percent
from perihelion.cli.options import Lang, game_named, several_seats
from perihelion.cli.output import console_for
from perihelion.cli.saving import make_sure_of, write_whole
from perihelion.kernel.errors import BadSeed
from perihelion.kernel.game import Game

if TYPE_CHECKING:
    from perihelion.research.learner import Learner, Plan

SECONDS: Final = {"s": 1, "m": 60, "h": 3600}
FOREVER: Final = 10**6
"""Generations, when the time decides."""


def learn_bot(
    game: Annotated[str, typer.Argument(help=SAY("cli-help-game"))],
    seats: Annotated[int | None, typer.Option("--seats", help=SAY("cli-help-arena-seats"), show_default=False)] = None,
    seed: Annotated[int, typer.Option("--seed", help=SAY("cli-help-seed"))] = 1,
    generations: Annotated[int, typer.Option("--generations", help=SAY("cli-help-learn-bot-generations"))] = 8,
    games: Annotated[int, typer.Option("--games", help=SAY("cli-help-learn-bot-games"))] = 500,
    match: Annotated[int, typer.Option("--match", help=SAY("cli-help-learn-bot-match"))] = 400,
    hidden: Annotated[int, typer.Option("--hidden", help=SAY("cli-help-learn-bot-hidden"))] = 64,
    epochs: Annotated[int, typer.Option("--epochs", help=SAY("cli-help-learn-bot-epochs"))] = 3,
    start: Annotated[int, typer.Option("--start", help=SAY("cli-help-learn-bot-start"), show_default=False)] = 0,
    respond: Annotated[bool, typer.Option("--respond", help=SAY("cli-help-learn-bot-respond"))] = False,
    apart: Annotated[int, typer.Option("--apart", help=SAY("cli-help-learn-bot-apart"), show_default=False)] = 0,
    siblings: Annotated[bool, typer.Option("--siblings", help=SAY("cli-help-learn-bot-siblings"))] = False,
    turns: Annotated[int, typer.Option("--turns", help=SAY("cli-help-learn-bot-turns"), show_default=False)] = 0,
    budget: Annotated[str, typer.Option("--budget", help=SAY("cli-help-learn-bot-budget"), show_default=False)] = "",
    folder: Annotated[Path, typer.Option("--folder", help=SAY("cli-help-learn-bot-folder"))] = Path("learning"),
    file: Annotated[
        Path | None, typer.Option("--file", help=SAY("cli-help-learn-bot-file"), show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    need_research()
    from perihelion.research.learner import Plan
    from perihelion.research.starting import shipped

    chosen = game_named(game)
    given = (("generations", generations), ("games", games), ("match", match), ("hidden", hidden), ("epochs", epochs))
    check_numbers(given, apart, turns, seed)
    seated = several_seats(chosen, seats)
    if respond and start != seated:
        raise NothingToAnswer(seats=seated)
    if start:
        shipped(chosen, start)  # or say that there is nothing
    seconds = duration(budget) if budget else 0.0
    if file is not None:
        make_sure_of(file)
    plan = Plan(
        chosen.id, seated, seed, FOREVER if budget else generations, games, match, hidden,
        epochs=epochs, start=start, respond=respond, apart=apart, siblings=siblings, turns=turns,
    )  # fmt: skip
    run(chosen, plan, folder, file, seconds)


def need_research() -> None:
    """What learns needs the extra `research`."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # sums of several threads may differ, and others work here too
    try:
        import perihelion.research.learner  # noqa: F401
    except ModuleNotFoundError as missing:
        if missing.name not in ("numpy", "librt"):
            raise
        raise NotInstalled(name=missing.name, extra="research") from None


def check_numbers(given: Iterable[tuple[str, int]], apart: int, turns: int, seed: int) -> None:
    for name, value in given:
        if value < 1:
            raise BadNumber(name=f"--{name}", least=1, value=value)
    if apart < 0 or apart == 1:
        raise BadNumber(name="--apart", least=2, value=apart)
    if turns < 0:
        raise BadNumber(name="--turns", least=1, value=turns)
    if seed < 0:
        raise BadSeed(seed=seed)


def run(game: Game, plan: "Plan", folder: Path, file: Path | None, seconds: float) -> None:
    """Generation by generation, each told and written when it is over."""
    from perihelion.research.learner import Learner
    from perihelion.research.siblings import SiblingLearner

    kind = SiblingLearner if plan.siblings else Learner
    clock = Clock(seconds)
    with bar(game.id, int(seconds) or plan.whole) as more:
        try:
            learner = kind(game, plan, folder, lambda games: more(clock.passed() if seconds else games))
        except OSError as error:
            raise CannotWrite(file=str(folder), problem=os_problem(error)) from None
        for entry in learner.run():
            tell(entry)
            write(learner, file)
            if clock.over():
                break
    write(learner, file)
    if learner.file() is None:
        console_for().print(SAY("cli-learn-bot-nothing"))
    elif file is not None:
        console_for().print(SAY("cli-learn-bot-written", file=str(file)))


class Clock:
    """Of a run that lasts so many seconds; 0 is as long as it takes."""

    def __init__(self, seconds: float) -> None:
        self.begun = self.last = time.monotonic()
        self.seconds = seconds

    def passed(self) -> int:
        """Whole seconds since it was asked last."""
        whole = int(time.monotonic() - self.last)
        self.last += whole
        return whole

    def over(self) -> bool:
        return 0.0 < self.seconds < time.monotonic() - self.begun


def tell(entry: dict[str, Any]) -> None:
    met = entry["against_champion"]
    low, high = met["interval"]
    console_for().print(
        SAY(
            "cli-learn-bot-generation",
            number=entry["generation"],
            games=entry["games"],
            won=percent(met["won"]),
            low=percent(low),
            high=percent(high),
            points=decimal(met["ahead"]),
            error=decimal(met["error"]),
            promoted="yes" if entry["promoted"] else "no",
        )
    )


def write(learner: "Learner", file: Path | None) -> None:
    """After every generation, so that a long run can be stopped."""
    whole = learner.file()
    if file is not None and whole is not None:
        write_whole(file, whole)


def duration(text: str) -> float:
    """90s, 30m or 2h as seconds."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([smh])", text)
    if found is None or float(found[1]) <= 0:
        raise BadDuration(text=text)
    return float(found[1]) * SECONDS[found[2]]
