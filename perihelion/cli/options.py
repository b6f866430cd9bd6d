"""Options that several commands share, and how their texts are read."""

from pathlib import Path
from typing import Annotated, Final

import typer

from perihelion.bots import bots, check_style, is_bot
from perihelion.cli.errors import BadLanguage, BadOptionText, BadSeatList, readable
from perihelion.cli.language import SAY
from perihelion.kernel.errors import BadSeats
from perihelion.kernel.game import Game, Options, OptionValue
from perihelion.kernel.registry import game as find_game
from perihelion.words import LANGUAGES

HUMAN: Final = "human"


def checked_language(name: str | None) -> str | None:
    """The language itself was settled when the program started (`language.py`); here a wrong one is refused."""
    if name is not None and name not in LANGUAGES:
        raise BadLanguage(name=name, known=", ".join(LANGUAGES))
    return name


Lang = Annotated[str | None, typer.Option("--lang", help=SAY("cli-help-lang"), callback=checked_language)]
SetFile = Annotated[Path | None, typer.Option("--set", help=SAY("cli-help-set"), show_default=False)]
GivenOptions = Annotated[list[str] | None, typer.Option("--option", help=SAY("cli-help-option"), show_default=False)]


def game_named(name: str, set_file: Path | None = None) -> Game:
    game = find_game(name)  # an unknown game is told first, whatever the set file
    return game if set_file is None else find_game(name, readable(set_file))


def given_options(game: Game, texts: list[str] | None) -> Options:
    """`name=value` texts as the game's options; the value takes the type of the declared ones."""
    chosen: Options = {}
    declared = {option.name: option for option in game.options}
    for text in texts or []:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise BadOptionText(text=text)
        option = declared.get(name.replace("-", "_"))
        known: dict[str, OptionValue] = {str(each).lower(): each for each in option.values} if option else {}
        chosen[option.name if option else name] = known.get(value.lower(), value)
    return game.complete(chosen)


def several_seats(game: Game, seats: int | None) -> int:
    """A number of seats for bots that meet: the given one, otherwise the fewest."""
    several = [count for count in game.seats if count > 1]
    count = seats if seats is not None else several[0]
    if count not in several:
        raise BadSeats(game=game.id, allowed=", ".join(map(str, several)), seats=count)
    return count


def seat_list(text: str, game: Game) -> list[str]:
    """`human,greedy,normal:settler`: who sits where."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name != HUMAN and not is_bot(name):
            raise BadSeatList(name=name, known=", ".join([HUMAN, *bots()]))
        if name != HUMAN:
            check_style(game, name)
    return names
