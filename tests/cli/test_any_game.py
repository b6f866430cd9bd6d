"""Every registered game can be played at the terminal, with a picture of its own or without."""

import random
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from support.commands import perihelion
from support.play import some_positions

from perihelion import Game
from perihelion.cli.boards import painter_for
from perihelion.cli.boards.generic import Listing
from perihelion.cli.choices import Choices
from perihelion.cli.results import points_table
from perihelion.kernel.record import check_record, read_record
from perihelion.words import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_makes_the_first_choices(any_game: Game, lang: str) -> None:
    seats = ",".join(["human"] + ["random"] * (any_game.seats[0] - 1))
    done = perihelion("play", any_game.id, "--seats", seats, "--seed", "4", "--lang", lang, typed="1\n" * 5)
    assert done.returncode == 0, done.stderr
    prompt = {"en": "Your choice: 1", "pl": "Twój wybór: 1"}[lang]
    assert done.stdout.count(prompt) == 5
    assert not re.search(r"\b(cli|error|event|move|prompt|tally|amount)-[a-z]", done.stdout)


def test_every_view_can_be_drawn_for_everybody(any_game: Game) -> None:
    words = Words("pl", any_game)
    seats = any_game.seats[-1]
    names = [f"Ada {seat}" for seat in range(seats)]
    for painter in (painter_for(any_game, words, names), Listing(any_game, words, names)):
        for state in some_positions(any_game, seats, 8, share=0.015):
            for seat in [*range(seats), None]:
                for width in (60, 200):
                    page = StringIO()
                    Console(file=page, width=width).print(painter.picture(state.view(seat), seat, seat or 0, width))
                    assert page.getvalue().strip()


def test_choices_keep_their_numbers_and_come_best_first(any_game: Game) -> None:
    rng = random.Random(2)
    words = Words("en", any_game)
    for state in some_positions(any_game, any_game.seats[0], 9):
        seat = state.actors()[0]
        choices = Choices(state, seat, words)
        assert sorted(choice.action for choice in choices.all) == state.legal(seat)
        points = [choice.points for choice in choices.all]
        assert points == sorted(points, reverse=True)
        some = rng.choice(choices.all)
        number = choices.number_of(some.action)
        assert choices.narrow(some.text)
        assert (number, some) in choices.narrowed()
        assert choices.number(number) == some
        seen = set()
        choices.narrow("")
        for _ in range(0, len(choices.all), 10):
            seen |= {number for number, _ in choices.page()}
            choices.turn(1)
        assert seen == set(range(1, len(choices.all) + 1))
        assert choices.first == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_points_of_the_end_are_told_by_all_their_sources(any_game: Game, lang: str) -> None:
    words = Words(lang, any_game)
    for path in sorted((Path(__file__).parents[1] / "records" / any_game.id).glob("*-players.json")):
        state = check_record(read_record(path), path.name)
        sources, *players = [
            list(column.cells)
            for column in points_table(words, state, [f"Ada {seat}" for seat in range(len(state.scores()))]).columns
        ]
        assert all(" " in str(name) or str(name)[0].isupper() for name in sources)
        assert len(set(sources)) == len(sources)
        for points in players:
            assert sum(int(str(each)) for each in points[:-1]) == int(str(points[-1]))
