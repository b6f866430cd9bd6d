"""`perihelion play`: a game at the terminal, against bots or with several people at one screen."""

from itertools import chain, repeat
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

from perihelion.bots import is_bot, runs_code
from perihelion.cli.errors import NoGameNamed, TwoGames
from perihelion.cli.language import SAY, words_for
from perihelion.cli.options import HUMAN, GivenOptions, Lang, SetFile, game_named, given_options, seat_list
from perihelion.cli.output import console_for
from perihelion.cli.saving import load, make_sure_of
from perihelion.cli.table import TerminalTable
from perihelion.kernel.errors import BadSeats, BadSeed
from perihelion.kernel.game import Game
from perihelion.kernel.history import History
from perihelion.kernel.record import replayed
from perihelion.kernel.registry import known_games

OPPONENT = "greedy"


def play(
    game: Annotated[str | None, typer.Argument(help=SAY("cli-help-game"), show_default=False)] = None,
    seats: Annotated[str | None, typer.Option("--seats", help=SAY("cli-help-seats"), show_default=False)] = None,
    seed: Annotated[int | None, typer.Option("--seed", help=SAY("cli-help-play-seed"), show_default=False)] = None,
    option: GivenOptions = None,
    set_file: SetFile = None,
    save: Annotated[Path | None, typer.Option("--save", help=SAY("cli-help-save"), show_default=False)] = None,
    autosave: Annotated[bool, typer.Option("--autosave", help=SAY("cli-help-autosave"))] = False,
    resume: Annotated[Path | None, typer.Option("--resume", help=SAY("cli-help-resume"), show_default=False)] = None,
    plain: Annotated[bool, typer.Option("--plain", help=SAY("cli-help-plain"))] = False,
    no_notes: Annotated[bool, typer.Option("--no-notes", help=SAY("cli-help-no-notes"))] = False,
    lang: Lang = None,
) -> int:
    if resume is not None:
        history = resumed(resume, game, set_file)
    elif game is not None:
        history = begun(game_named(game, set_file), seats, seed, option)
    else:
        raise NoGameNamed(known=", ".join(known_games()))
    file = save or resume
    if file is not None:
        make_sure_of(file)
    words, keep = words_for(history.game), autosave and file is not None
    table = TerminalTable(history, words, console_for(plain), file, keep, notes=not no_notes)
    return table.play()


def begun(game: Game, seats: str | None, seed: int | None, option: list[str] | None) -> History:
    names = seat_list(seats, game) if seats is not None else usual_seats(game)
    if len(names) not in game.seats:
        raise BadSeats(game=game.id, allowed=", ".join(map(str, game.seats)), seats=len(names))
    if seed is not None and seed < 0:
        raise BadSeed(seed=seed)
    return History.begin(game, names, randbelow(1 << 32) if seed is None else seed, given_options(game, option))


def usual_seats(game: Game) -> list[str]:
    """One person against bots: three at the table where the game allows it."""
    count = min(game.seats, key=lambda seats: (abs(seats - 3), seats))
    return [name for _, name in zip(range(count), chain([HUMAN], repeat(OPPONENT)), strict=False)]


def resumed(file: Path, game: str | None, set_file: Path | None) -> History:
    record = load(file)
    if game is not None and game_named(game).id != record.game:
        raise TwoGames(file=str(file), recorded=record.game, asked=game)
    game_named(record.game, set_file)  # an unreadable set file is told as what it is
    history = replayed(record, str(file), set_file)
    # a file may come from anywhere: it cannot make a program run
    kept = [is_bot(name, history.game) and not runs_code(name) for name in record.seats]
    history.record.seats = [name if keeps else HUMAN for name, keeps in zip(record.seats, kept, strict=True)]
    return history
