"""`perihelion games`: which games there are."""

from typing import Annotated, Any

import typer
from rich.table import Table

import perihelion
from perihelion.cli.language import SAY, words_for
from perihelion.cli.options import Lang
from perihelion.cli.output import console_for, print_json
from perihelion.kernel.registry import game_classes
from perihelion.words import LANGUAGES, Words


def games(
    as_json: Annotated[bool, typer.Option("--json", help=SAY("cli-help-json"))] = False,
    lang: Lang = None,
) -> None:
    if as_json:
        print_json([described(game) for game in perihelion.all_games()])
        return
    console = console_for()
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for column in ("id", "title", "title-other", "seats", "rules-version", "stage"):
        table.add_column(SAY(f"cli-games-{column}"), no_wrap=column == "id")
    other = next(each for each in LANGUAGES if each != words_for().language)
    here, classes = words_for().language, game_classes()
    for game in classes:
        titles = [Words(language, game).say("title") for language in (here, other)]
        seats = seat_range(game.seats)
        table.add_row(game.id, *titles, seats, str(game.rules_version), SAY(f"cli-stage-{game.stage}"))
    console.print(table)
    for game in classes:
        words = Words(here, game)
        for option in game.options:
            name = words.say(option.meaning.removesuffix("-help"))
            values = ", ".join(str(value) for value in option.values)
            console.print()
            console.print(f"{game.id} --option {option.name}={option.default}  ({values})  {name}", soft_wrap=True)
            console.print(f"    {words.say(option.meaning)}", soft_wrap=True)


def described(game: perihelion.Game) -> dict[str, Any]:
    words = {language: Words(language, game) for language in LANGUAGES}
    return {
        "id": game.id,
        "titles": {language: said.say("title") for language, said in words.items()},
        "taglines": {language: said.say("tagline") for language, said in words.items()},
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "meaning": {language: said.say(option.meaning) for language, said in words.items()},
            }
            for option in game.options
        ],
        "rules_version": game.rules_version,
        "set": game.components.stamp,
        "stage": game.stage,
        "actions": game.actions.size,
    }


def seat_range(seats: tuple[int, ...]) -> str:
    together = list(seats) == list(range(seats[0], seats[-1] + 1)) and len(seats) > 1
    return f"{seats[0]}–{seats[-1]}" if together else ", ".join(map(str, seats))
